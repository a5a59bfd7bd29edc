"""The Madman."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Madman",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Healer",
    "Fay": "Assassin",
    "Gus": "Juliet",
    "Hal": "Peasant",
}


def begun(romeo: str = "Hal", amulet: str | None = None) -> Evening:
    evening = Evening(DEAL, amulet=amulet)
    evening.night(romeo=romeo)
    return evening


def test_a_madman_whom_the_pack_kills_has_won() -> None:
    """§4 Madman, §6 step 9"""
    evening = begun()
    evening.night(victim="Bob")
    assert evening.dead_at_dawn == ["Bob"]
    evening.day(burn="Fay")
    evening.night(victim="Cid")
    evening.day(burn="Ann")
    assert evening.outcome.faction == "Village"
    assert evening.outcome.alone == ("Bob",)
    assert "Bob" in evening.winners


def test_the_packs_next_attack_fails() -> None:
    """§4 Madman, §6 step 4"""
    evening = begun()
    evening.night(victim="Bob")
    evening.night(victim="Cid")
    assert evening.dead_at_dawn == []
    assert evening.told("Ann", "victim")[-1] == {"seat": "Cid"}, "they do not know why"
    evening.night(victim="Cid")
    assert evening.dead_at_dawn == ["Cid"]


def test_he_does_not_win_by_murder_the_stake_or_love() -> None:
    """§4 Madman"""
    murdered = begun()
    murdered.night(assassinate="Bob", victim="Cid")
    murdered.day(burn="Ann")
    assert murdered.outcome.alone == ()
    burned = begun()
    burned.day(burn="Bob")
    burned.night(victim="Cid")
    burned.day(burn="Ann")
    assert burned.outcome.alone == ()
    in_love = begun(romeo="Bob")
    in_love.night(victim="Gus")
    assert in_love.dead_at_dawn == ["Bob", "Gus"]
    in_love.day(burn="Ann")
    assert in_love.outcome.alone == ()


def test_murdered_and_attacked_in_one_night_he_has_died_of_the_attack() -> None:
    """§6: each is worked out"""
    evening = begun()
    evening.night(assassinate="Bob", victim="Bob")
    evening.day(burn="Ann")
    assert evening.outcome.alone == ("Bob",)


def test_saved_by_the_amulet_he_does_not_win() -> None:
    """§4.6 Madman"""
    evening = begun(amulet="Cid")
    evening.night(amulet_to="Bob", victim="Bob")
    assert evening.dead_at_dawn == []
    evening.night(victim="Cid")
    assert evening.dead_at_dawn == ["Cid"], "and no attack has failed but that one"


def test_saved_by_the_healer_he_does_not_win_but_the_packs_next_attack_fails() -> None:
    """§4 Healer: side effects are not undone; §4 Madman: he wins if he dies"""
    evening = begun()
    evening.night(victim="Bob", save="Bob")
    assert evening.dead_at_dawn == []
    evening.night(victim="Cid")
    assert evening.dead_at_dawn == []
    evening.day(burn="Ann")
    assert evening.outcome.alone == ()


def test_saved_by_the_healer_and_dead_of_love_he_does_not_win() -> None:
    """§4 Madman, RR-02"""
    evening = begun(romeo="Bob")
    evening.night(victim="Bob", assassinate="Gus", save="Bob")
    assert evening.dead_at_dawn == ["Bob", "Gus"]
    evening.day(burn="Ann")
    assert evening.outcome.alone == ()


def test_he_is_ignored_when_only_one_faction_is_left() -> None:
    """RR-08, §4.6 Madman"""
    assert winner(village({"Ann": "Pack Leader", "Bob": "Madman"})) == "Werewolves"
