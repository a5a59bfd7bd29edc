"""The Lesser Vampire, which is no card but what a bite leaves."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Vampire",
    "Bob": "Pack Leader",
    "Cid": "Magistrate",
    "Dee": "Peasant",
    "Eve": "Seer",
    "Fay": "Peasant",
    "Gus": "Werewolf",
}


def test_role_aura_and_faction_are_new_and_the_card_is_the_old_one() -> None:
    """§4 Lesser Vampire, RR-03"""
    now = village(DEAL)
    cid = now.players["Cid"]
    now.bite(cid)
    assert (cid.card, cid.role, cid.faction) == ("Magistrate", "Lesser Vampire", "Vampire")
    assert (cid.aura, cid.kind, cid.is_mystic) == ("Dark", "vampire", False)


def test_old_powers_are_gone() -> None:
    """§4 Lesser Vampire"""
    evening = Evening(DEAL, announce_counts=True)
    evening.night()
    evening.night(bite="Cid", victim="Dee")
    alive = evening.alive
    evening.accuses(**dict.fromkeys(alive, "Cid") | {"Cid": "Ann"})
    assert evening.spoken("accused")[-1]["counts"]["Ann"] == 1, "no longer a Magistrate"


def test_the_brood_wakes_in_the_vampires_turn_from_the_next_night_on() -> None:
    """§4 Lesser Vampire"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(bite="Cid", victim="Dee")
    assert evening.told("Cid", "brood") == []
    evening.call("bite")
    assert evening.told("Cid", "brood") == [{"seats": ["Ann", "Cid"]}]
    assert evening.run.waiting() == ["Ann"], "he has no power of his own"


def test_the_seer_sees_dark() -> None:
    """§4 Lesser Vampire, RR-03"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(bite="Cid", victim="Dee")
    evening.night(look_into="Cid", victim="Fay")
    assert evening.told("Eve", "aura")[-1] == {"seat": "Cid", "aura": "Dark"}


def test_he_remains_when_the_vampire_dies_and_blocks_the_village() -> None:
    """§4 Lesser Vampire, WH-END-02"""
    evening = Evening({**DEAL, "Bob": "Peasant", "Gus": "Peasant"})
    evening.night()
    evening.night(bite="Cid")
    evening.day(burn="Ann")
    assert not evening.is_over
    evening.night()
    assert "vampire" in evening.calls(3)
    evening.day(burn="Cid")
    assert evening.outcome.faction == "Village"
    assert "Cid" not in evening.winners


def test_bitten_and_attacked_in_one_night_he_dies() -> None:
    """§6 Two attackers, one victim"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(bite="Cid", victim="Cid")
    assert evening.dead_at_dawn == ["Cid"]
    assert evening.told("Cid", "bitten") == [{"vampire": "Ann"}]


def test_he_keeps_the_sword_and_takes_the_strongest_along_when_the_pack_kills_him() -> None:
    """§4 Lesser Vampire, §4.6 Lesser Vampire"""
    evening = Evening(DEAL, sword="Dee")
    evening.night()
    evening.night(sword_to="Eve", bite="Cid", victim="Dee")
    evening.night(sword_to="Cid", victim="Cid")
    assert evening.dead_at_dawn == ["Bob", "Cid"]


def test_he_keeps_the_amulet() -> None:
    """§4 Lesser Vampire"""
    now = village(DEAL, amulet="Cid")
    now.bite(now.players["Cid"])
    assert now.items["amulet"].is_held_by(now.players["Cid"])


def test_he_gives_the_vampire_faction_its_claim_to_a_stall() -> None:
    """§4.6 Lesser Vampire, §6 End and stall 5"""
    assert winner(village({"Ann": "Lesser Vampire", "Bob": "Peasant"})) == "Vampire"


def test_he_is_revealed_with_the_new_state_and_the_old_card() -> None:
    """§4.6 Lesser Vampire, §7 Reveal, WH-VAR-REV"""
    evening = Evening(DEAL, reveal=True)
    evening.night()
    evening.night(bite="Cid", victim="Cid")
    assert evening.told(None, "card-shown") == [
        {"seat": "Cid", "card": "Magistrate", "role": "Lesser Vampire", "kind": "vampire"}
    ]
