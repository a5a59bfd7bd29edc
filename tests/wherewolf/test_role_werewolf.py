"""The Werewolves."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, seats, village

DEAL = {
    "Ann": "Werewolf",
    "Bob": "Peasant",
    "Cid": "Pack Leader",
    "Dee": "Werewolf",
    "Eve": "Peasant",
    "Fay": "Peasant",
    "Gus": "Young Wolf",
}


def test_the_pack_has_an_order_of_strength() -> None:
    """RR-07"""
    now = village({**DEAL, "Hal": "turned Cursed", "Ivy": "turned Cursed"})
    assert seats(now.pack) == ["Cid", "Ann", "Dee", "Hal", "Ivy", "Gus"]


def test_cursed_are_ranked_in_the_order_of_turning() -> None:
    """RR-07"""
    now = village({"Ann": "Cursed", "Bob": "Cursed", "Cid": "Pack Leader"})
    now.turn(now.players["Bob"])
    now.turn(now.players["Ann"])
    assert seats(now.pack) == ["Cid", "Bob", "Ann"]


def test_the_strongest_living_werewolf_chooses() -> None:
    """§4 Werewolf, WH-NGT-07"""
    evening = Evening(DEAL)
    evening.night()
    for burned, chooser in (("Cid", "Ann"), ("Ann", "Dee"), ("Dee", "Gus")):
        evening.day(burn=burned)
        evening.call("victim")
        assert evening.run.waiting() == [chooser]
        evening.night(victim=evening.may_choose(chooser)[0])


def test_all_of_the_pack_wake_and_see_each_other_every_night() -> None:
    """WH-NGT-02, §4 Werewolf"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Bob")
    assert [fact["pack"] for fact in evening.told("Dee", "pack")] == [
        ["Cid", "Ann", "Dee", "Gus"]
    ] * 2


def test_a_werewolf_wins_dead_or_alive_with_the_pack() -> None:
    """WH-GEN-04, WH-END-03, WH-END-09"""
    evening = Evening({"Ann": "Werewolf", "Bob": "Pack Leader", "Cid": "Peasant", "Dee": "Peasant"})
    evening.night()
    evening.day(burn="Ann")
    evening.night(victim="Cid")
    assert not evening.is_over, "one and one: Werewolves must outlast everybody"
    evening.night(victim="Dee")
    assert evening.outcome.faction == "Werewolves"
    assert evening.winners == ("Ann", "Bob")


def test_a_bite_on_a_werewolf_kills_the_vampire() -> None:
    """§4.3"""
    evening = Evening({**DEAL, "Eve": "Vampire"})
    evening.night()
    evening.night(bite="Ann", victim="Bob")
    assert evening.dead_at_dawn == ["Bob", "Eve"]


def test_a_wolf_with_the_sword_has_no_use_of_it_at_night() -> None:
    """§4.6 Werewolf"""
    evening = Evening({**DEAL, "Eve": "Vampire"}, sword="Bob")
    evening.night()
    evening.night(sword_to="Ann", bite="Ann", victim="Fay")
    assert evening.dead_at_dawn == ["Eve", "Fay"], "the bite fails, and Ann is not even hurt"


def test_a_werewolf_with_a_vampire_goes_on() -> None:
    """§6 End and stall 5"""
    assert winner(village({"Ann": "Werewolf", "Bob": "Vampire"})) is None
