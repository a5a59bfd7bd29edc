"""Faults that were found by playing, each under the name of what the players saw."""

from random import Random

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.series import WerewordsOutcome
from nightcall.table import CannotStart, Header, House, Seat, attend, start
from tests.werewords.evening import Evening


def reasons(seats: tuple[Seat, ...], roles: dict[str, int]) -> list[str]:
    header: Header = WEREWORDS.header(seats, WerewordsBox(roles=roles))
    with pytest.raises(CannotStart) as refused:
        start(WEREWORDS, header)
    return [remark.key for remark in refused.value.remarks]


def test_three_people_who_chose_the_two_cards_of_two_players_got_no_deal() -> None:
    """WW-APP-02, WW-APP-08"""
    assert reasons(("Ann", "Bob", "Cid"), {"Seer": 1, "Werewolf": 1}) == ["werewords-wrong-number"]


@pytest.mark.parametrize("third", ["Doppelgänger", "Fortune Teller", "Minion", "Thing"])
def test_two_people_played_with_a_card_that_two_cannot_use(third: str) -> None:
    """WW-P2-01"""
    keys = reasons(("Ann", "Bob"), {"Seer": 1, "Werewolf": 1, third: 1})
    assert keys == ["werewords-two-players-need"]


@pytest.mark.parametrize("helper", ["Seer", "Fortune Teller"])
def test_two_people_may_name_the_villager_card_themselves(helper: str) -> None:
    """WW-P2-01"""
    box = WerewordsBox(roles={helper: 1, "Werewolf": 1, "Villager": 1})
    run = start(WEREWORDS, WEREWORDS.header(("Ann", "Bob"), box))
    attend(run, House(Random(1)))
    assert run.ask is not None
    assert run.ask.kind == "look"


@pytest.mark.parametrize("name", ["Seer", "Werewolf", "Villager"])
def test_a_player_nicknamed_like_the_extra_card_broke_the_vote_of_two(name: Seat) -> None:
    """WW-P2-06"""
    cards = ["Seer", "Werewolf", "Villager"]
    cards.remove(name)
    evening = Evening({name: cards[0], "Bob": cards[1]}, centre=name, mayor="Bob")
    evening.night()
    evening.time_is_up()
    evening.votes(**{name: "Bob", "Bob": name})
    outcome = evening.run.outcome
    assert isinstance(outcome, WerewordsOutcome)
    wolf_at_the_table = name != "Werewolf"
    assert len(outcome.winners) == (1 if wolf_at_the_table else 0)


def test_a_player_nicknamed_werewolf_was_left_out_when_both_had_won() -> None:
    """WW-P2-04"""
    evening = Evening({"Werewolf": "Seer", "Bob": "Villager"}, centre="Werewolf", mayor="Bob")
    evening.night()
    evening.guesses("Werewolf")
    evening.time_is_up()
    assert evening.outcome.winners == ("Werewolf", "Bob")


def test_a_correct_pressed_by_mistake_could_not_be_taken_back_by_two() -> None:
    """WW-WHO-01: also where neither of two is the Werewolf."""
    evening = Evening({"Ann": "Seer", "Bob": "Villager"}, centre="Werewolf", mayor="Bob")
    evening.night()
    evening.guesses("Ann")
    evening.whoops()
    assert evening.asking == "vote"
    evening.votes(Ann="(extra card)", Bob="(extra card)")
    assert evening.outcome.winners == ("Ann", "Bob")


def test_nobody_learned_why_a_doppelganger_was_a_find() -> None:
    """WW-DOP-03: at the result all see what she had copied, or the village's win is a riddle."""
    deal = {
        "Ann": "Mayor",
        "Bob": "Seer",
        "Cid": "Minion",
        "Dee": "Doppelgänger",
        "Eve": "Werewolf",
    }
    evening = Evening(deal)
    evening.night(copy="Cid")
    evening.time_is_up()
    evening.votes(Ann="Dee", Bob="Dee", Cid="Bob", Dee="Bob", Eve="Ann")
    assert evening.told(None, "cards")[0]["copied"] == "Minion"
    evening = Evening({"Ann": "Mayor", "Bob": "Seer", "Cid": "Werewolf", "Dee": "Villager"})
    evening.night()
    evening.guesses("Dee")
    evening.time_is_up()
    assert evening.told(None, "cards")[0]["copied"] is None
