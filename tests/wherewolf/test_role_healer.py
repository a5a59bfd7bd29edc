"""The Healer."""

from nightcall.games.wherewolf.ending import winner
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Healer",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Werewolf",
    "Fay": "Peasant",
}


def test_the_healer_is_not_called_on_the_first_night_and_comes_last_after_it() -> None:
    """§4 Healer, WH-NGT-06"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Cid")
    assert "healer" not in evening.calls(1)
    assert evening.calls(2)[-1] == "healer"


def test_the_healer_sees_who_is_dying_and_saves_one() -> None:
    """§4 Healer"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Cid", save="Cid")
    assert evening.told("Bob", "dying") == [{"seats": ["Cid"]}]
    assert evening.dead_at_dawn == []


def test_the_healer_may_let_somebody_die_and_keep_her_power() -> None:
    """§4 Healer, RR-04"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Cid", save="(pass)")
    assert evening.dead_at_dawn == ["Cid"]
    evening.night(victim="Dee", save="Dee")
    assert evening.dead_at_dawn == []


def test_the_healer_who_says_nothing_saves_nobody() -> None:
    """§4 Healer, RR-04"""
    evening = Evening(DEAL)
    evening.night()
    evening.call("save", victim="Cid")
    evening.time_is_up()
    assert evening.dead_at_dawn == ["Cid"]


def test_the_healer_saves_once_per_game_and_is_called_and_shown_the_dying_all_the_same() -> None:
    """§4 Healer"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Cid", save="Cid")
    evening.night(victim="Cid")
    assert evening.dead_at_dawn == ["Cid"]
    assert evening.calls(3)[-1] == "healer"
    assert evening.told("Bob", "dying")[-1] == {"seats": ["Cid"]}


def test_the_healer_cannot_save_herself() -> None:
    """§4 Healer"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Bob")
    assert evening.told("Bob", "dying") == [{"seats": ["Bob"]}]
    assert evening.dead_at_dawn == ["Bob"], "and she was not even asked"


def test_a_dying_healer_still_saves_somebody_else() -> None:
    """§4 Healer, RR-01"""
    evening = Evening({**DEAL, "Fay": "Assassin"})
    evening.night()
    evening.call("save", assassinate="Cid", victim="Bob")
    assert evening.told("Bob", "dying") == [{"seats": ["Bob", "Cid"]}]
    assert evening.may_choose("Bob") == ["Cid", "(pass)"]
    evening.night(save="Cid")
    assert evening.dead_at_dawn == ["Bob"]


def test_the_healer_is_not_shown_who_would_die_of_love() -> None:
    """§4 Healer"""
    evening = Evening({**DEAL, "Cid": "Juliet"})
    evening.night(romeo="Dee")
    evening.night(victim="Dee")
    assert evening.told("Bob", "dying") == [{"seats": ["Dee"]}]
    assert evening.dead_at_dawn == ["Cid", "Dee"]


def test_the_healer_undoes_no_counter_kill() -> None:
    """§4 Healer: Huntsman"""
    evening = Evening({**DEAL, "Cid": "Huntsman"})
    evening.night()
    evening.night(victim="Cid", save="Cid")
    assert evening.dead_at_dawn == ["Eve"]


def test_the_healer_cannot_undo_a_bite() -> None:
    """§4 Healer, §6 Healer and Vampire"""
    evening = Evening({**DEAL, "Ann": "Vampire", "Eve": "Peasant"})
    evening.night()
    evening.night(bite="Cid")
    assert evening.told("Bob", "dying") == [{"seats": []}]
    assert evening.told("Cid", "bitten") == [{"vampire": "Ann"}]


def test_the_healer_can_save_a_bearer_of_the_sword_whom_a_bite_killed() -> None:
    """§4 Healer"""
    evening = Evening({**DEAL, "Ann": "Vampire", "Eve": "Pack Leader"}, sword="Cid")
    evening.night()
    evening.night(sword_to="Dee", bite="Dee", victim="Fay", save="Dee")
    assert evening.dead_at_dawn == ["Ann", "Fay"]


def test_a_lone_vampire_and_the_healer_stall() -> None:
    """§4.6 Healer"""
    assert winner(village({"Ann": "Vampire", "Bob": "Healer"})) == "Vampire"
