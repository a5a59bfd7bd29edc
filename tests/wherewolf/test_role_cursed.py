"""The Cursed."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Cursed",
    "Cid": "Young Wolf",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Seer",
    "Gus": "Vampire",
    "Hal": "Assassin",
}


def test_an_attacked_cursed_does_not_die_but_turns() -> None:
    """§4 Cursed"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Bob")
    assert evening.dead_at_dawn == []
    assert evening.told("Bob", "turned") == [{}]


def test_he_is_told_at_dawn_and_not_before() -> None:
    """§4 Cursed"""
    evening = Evening({**DEAL, "Ivy": "Healer"})
    evening.night()
    evening.call("save", victim="Bob", assassinate="Dee")
    assert evening.told("Bob", "turned") == []
    evening.night()
    assert evening.told("Bob", "turned") == [{}]


def test_a_turned_cursed_who_is_murdered_the_same_night_dies_a_werewolf() -> None:
    """§4 Cursed, RR-01, RR-03"""
    evening = Evening(DEAL, reveal=True)
    evening.night()
    evening.night(victim="Bob", assassinate="Bob")
    assert evening.dead_at_dawn == ["Bob"]
    assert evening.told("Bob", "turned") == []
    assert evening.told(None, "card-shown") == [
        {"seat": "Bob", "card": "Cursed", "role": "Cursed", "kind": "werewolf"}
    ]


def test_a_turned_cursed_is_dark_and_wakes_with_the_pack_from_the_next_night() -> None:
    """§4 Cursed, RR-03"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Bob")
    assert evening.told("Bob", "pack") == []
    evening.night(look_into="Bob", victim="Dee")
    assert evening.told("Bob", "pack") == [{"pack": ["Ann", "Bob", "Cid"], "traitors": []}]
    assert evening.told("Fay", "aura")[-1] == {"seat": "Bob", "aura": "Dark"}


def test_a_turned_cursed_is_weakest_but_for_the_young_wolf() -> None:
    """§4 Cursed, RR-07"""
    now = village({"Ann": "turned Cursed", "Bob": "Young Wolf", "Cid": "Werewolf"})
    assert [wolf.seat for wolf in now.pack] == ["Cid", "Ann", "Bob"]


def test_a_turned_cursed_may_be_the_last_of_the_pack_and_choose() -> None:
    """§4 Cursed, WH-NGT-07"""
    evening = Evening({"Ann": "Pack Leader", "Bob": "Cursed", "Cid": "Peasant", "Dee": "Peasant"})
    evening.night()
    evening.night(victim="Bob")
    evening.day(burn="Ann")
    evening.call("victim")
    assert evening.run.waiting() == ["Bob"]
    assert evening.may_choose("Bob") == ["Cid", "Dee"]


def test_a_turned_cursed_cannot_be_attacked_by_the_pack_again() -> None:
    """WH-NGT-10"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Bob")
    evening.call("victim")
    assert "Bob" not in evening.may_choose("Ann")


def test_a_bitten_cursed_becomes_a_lesser_vampire_like_anybody_and_can_then_be_killed() -> None:
    """§4 Cursed, §6 table"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(bite="Bob", victim="Bob")
    assert evening.told("Bob", "bitten") == [{"vampire": "Gus"}]
    assert evening.dead_at_dawn == ["Bob"]


def test_the_amulet_stops_the_attack_and_he_does_not_turn() -> None:
    """§4.6 Cursed"""
    evening = Evening(DEAL, amulet="Dee")
    evening.night()
    evening.night(amulet_to="Bob", victim="Bob")
    assert evening.dead_at_dawn == []
    assert evening.told("Bob", "turned") == []


def test_turning_does_not_trigger_the_sword() -> None:
    """§4.6 Cursed, §6 Sword and Cursed holder"""
    evening = Evening(DEAL, sword="Dee")
    evening.night()
    evening.night(sword_to="Bob", victim="Bob")
    assert evening.dead_at_dawn == []
    evening.call("pass-sword")
    assert evening.run.waiting() == ["Bob"], "the Sword is not used"


def test_he_wins_with_the_village_until_he_turns_and_then_with_the_werewolves() -> None:
    """§4.6 Cursed"""
    deal = {"Ann": "Pack Leader", "Bob": "Cursed", "Cid": "Peasant", "Dee": "Peasant"}
    evening = Evening(deal)
    evening.night()
    evening.day(burn="Ann")
    assert "Bob" in evening.winners
    turned = Evening(deal)
    turned.night()
    turned.night(victim="Bob")
    turned.day(burn="Cid")
    turned.night(victim="Dee")
    assert turned.outcome.faction == "Werewolves"
    assert turned.winners == ("Ann", "Bob")


def test_the_last_one_to_turn_ends_the_game_at_once() -> None:
    """WH-END-01, §4.6 Cursed"""
    evening = Evening({"Ann": "Pack Leader", "Bob": "Cursed", "Cid": "Peasant"}, extra=())
    evening.night()
    evening.day(burn="Cid")
    evening.night(victim="Bob")
    assert evening.outcome.faction == "Werewolves"
    assert evening.lines.count("day-breaks") == 1, "no dawn comes"


def test_with_a_werewolf_he_is_no_stall_for_he_can_be_turned() -> None:
    """§4.6 Cursed"""
    assert winner(village({"Ann": "Pack Leader", "Bob": "Cursed"})) is None
