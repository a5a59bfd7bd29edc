"""Two players: three cards, one of them aside, and each wins or loses alone."""

from itertools import product

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import roles_of
from nightcall.games.werewords.series import WerewordsSeries
from nightcall.games.werewords.two import winners_of_two
from nightcall.games.werewords.village import EXTRA, Village
from nightcall.table import CLOCK, HOUSE, IllegalAnswer
from tests.werewords.evening import Evening

# Ann is the Mayor, Bob asks; V, W, S are Villager, Werewolf, and Seer or Fortune Teller.
# "oe": Ann points at the other player, Bob at the extra card.
NOT_GUESSED = {
    # Ann, Bob, extra card
    "VWS": {"oo": "Ann", "oe": "Ann", "eo": "Bob", "ee": "Bob"},
    "VSW": {"oo": "", "oe": "Bob", "eo": "Ann", "ee": "Ann Bob"},
    "WVS": {"oo": "Bob", "oe": "Ann", "eo": "Bob", "ee": "Ann"},
    "WSV": {"oo": "Bob", "oe": "Ann", "eo": "Bob", "ee": "Ann"},
    "SWV": {"oo": "Ann", "oe": "Ann", "eo": "Bob", "ee": "Bob"},
    "SVW": {"oo": "", "oe": "Bob", "eo": "Ann", "ee": "Ann Bob"},
}

# What the Werewolf points at, other player or extra card, and who then has won.
GUESSED = {
    "VWS": {"o": "Ann", "e": "Bob"},
    "WVS": {"o": "Bob", "e": "Ann"},
    "WSV": {"o": "Ann", "e": "Bob"},
    "SWV": {"o": "Bob", "e": "Ann"},
}


def evening_of(cards: str, helper: str = "Seer", **options: object) -> Evening:
    names = {"V": "Villager", "W": "Werewolf", "S": helper}
    ann, bob, extra = (names[card] for card in cards)
    evening = Evening({"Ann": ann, "Bob": bob}, centre=extra, mayor="Ann", **options)  # type: ignore[arg-type]
    evening.night()
    return evening


@pytest.mark.parametrize("helper", ["Seer", "Fortune Teller"])
def test_there_are_three_cards_beside_the_mayor_and_one_lies_aside(helper: str) -> None:
    """WW-P2-01, WW-P2-02, WW-APP-08"""
    roles = roles_of(WerewordsBox(roles={helper: 1, "Werewolf": 1}), 2)
    assert roles == {helper: 1, "Werewolf": 1, "Villager": 1}
    evening = evening_of("VWS", helper)
    assert evening.told(None, "mayor") == [{"seat": "Ann"}]
    assert evening.told("Ann", "your-card") == [{"card": "Villager"}]
    assert evening.told("Bob", "your-card") == [{"card": "Werewolf"}]
    assert evening.told(None, "your-card") == []


def test_nobody_looks_at_the_extra_card_before_the_end() -> None:
    """WW-P2-01"""
    evening = evening_of("VSW")
    evening.time_is_up()
    for seat in ("Ann", "Bob"):
        assert "Werewolf" not in str([evening.learnt(seat), evening.told(seat, "your-card")])
    evening.votes(Ann="Bob", Bob="Ann")
    (shown,) = evening.told(None, "cards")
    assert shown["extra"] == "Werewolf"


def test_the_two_are_mayor_in_turn() -> None:
    """WW-P2-01"""
    cards = {"Ann": "Villager", "Bob": "Werewolf"}
    for mayor in ("Ann", "Bob"):
        evening = Evening(cards, centre="Seer", mayor=mayor)
        assert evening.mayor == mayor
        series = WerewordsSeries(last_mayor=mayor, games=1)
        assert Evening(cards, centre="Seer", series=series).mayor != mayor


def test_night_and_day_are_as_usual() -> None:
    """WW-P2-03, WW-DUT-03"""
    evening = evening_of("VSW")
    assert evening.lines == [
        *("deal", "night-falls", "wake-mayor", "choose-a-word", "remember-the-word", "sleep-mayor"),
        *("wake-seer", "sleep-seer", "wake-werewolf", "sleep-werewolf", "day-breaks"),
    ]
    evening.question_and_answer("Bob", "is it green?", "yes")
    assert evening.asking == "day"


@pytest.mark.parametrize("helper", ["Seer", "Fortune Teller"])
@pytest.mark.parametrize(
    ("cards", "at", "winner"),
    [(cards, at, winner) for cards, row in GUESSED.items() for at, winner in row.items()],
)
def test_after_a_guess_the_werewolf_says_where_the_seer_is(
    cards: str, at: str, winner: str, helper: str
) -> None:
    """WW-P2-04, WW-P2-07"""
    evening = evening_of(cards, helper)
    evening.guesses("Bob")
    wolf = "Ann" if cards[0] == "W" else "Bob"
    other = "Bob" if wolf == "Ann" else "Ann"
    assert evening.told(None, "werewolves-show") == [{"seats": [wolf]}]
    assert evening.scene.args == {"roles": [helper]}
    assert evening.options(wolf).values == (other, EXTRA)
    assert evening.options(other) is None
    evening.votes(**{wolf: other if at == "o" else EXTRA})
    assert evening.outcome.winners == (winner,)
    assert (evening.outcome.guessed, evening.outcome.team) == (True, None)


@pytest.mark.parametrize("cards", ["VSW", "SVW"])
def test_a_right_guess_without_a_werewolf_at_the_table_is_won_by_both(cards: str) -> None:
    """WW-P2-04, WW-P2-07"""
    evening = evening_of(cards)
    evening.guesses("Bob")
    assert evening.told(None, "werewolves-show") == []
    while not evening.run.is_over:
        evening.time_is_up()
    assert evening.outcome.winners == ("Ann", "Bob")


@pytest.mark.parametrize("cards", NOT_GUESSED)
def test_without_a_guess_both_point_at_the_other_or_the_extra_card(cards: str) -> None:
    """WW-P2-05"""
    evening = evening_of(cards)
    evening.time_is_up()
    assert evening.scene.line == "word-not-found-by-two"
    assert evening.options("Ann").values == ("Bob", EXTRA)
    assert evening.options("Bob").values == ("Ann", EXTRA)
    for seat in ("Ann", "Bob"):
        with pytest.raises(IllegalAnswer):
            evening.answers(seat, seat)


@pytest.mark.parametrize("helper", ["Seer", "Fortune Teller"])
@pytest.mark.parametrize(
    ("cards", "pointing", "winners"),
    [
        (cards, pointing, winners)
        for cards, row in NOT_GUESSED.items()
        for pointing, winners in row.items()
    ],
)
def test_who_wins_when_the_word_was_not_guessed(
    cards: str, pointing: str, winners: str, helper: str
) -> None:
    """WW-P2-06, WW-P2-07, D-27"""
    evening = evening_of(cards, helper)
    evening.time_is_up()
    ann = "Bob" if pointing[0] == "o" else EXTRA
    bob = "Ann" if pointing[1] == "o" else EXTRA
    evening.votes(Ann=ann, Bob=bob)
    assert evening.told(None, "votes") == [{"votes": {"Ann": ann, "Bob": bob}}]
    assert evening.outcome.winners == tuple(winners.split())
    assert (evening.outcome.guessed, evening.outcome.team) == (False, None)


def test_where_the_werewolf_points_never_matters() -> None:
    """WW-P2-06"""
    for cards, row in NOT_GUESSED.items():
        if cards[0] == "W":
            assert all(row["o" + bob] == row["e" + bob] for bob in "oe")
        if cards[1] == "W":
            assert all(row[ann + "o"] == row[ann + "e"] for ann in "oe")


def test_the_table_holds_for_every_seat_order() -> None:
    """WW-P2-06: judged without playing."""
    names = {"V": "Villager", "W": "Werewolf", "S": "Seer"}
    for (cards, row), ann, bob in product(NOT_GUESSED.items(), "oe", "oe"):
        held = {"Bob": names[cards[1]], "Ann": names[cards[0]]}
        roles = dict.fromkeys(names.values(), 1)
        box = WerewordsBox()
        tonight = Village(box, ("Bob", "Ann"), held, "Ann", roles, names[cards[2]], for_two=True)
        pointing = {
            "Ann": "Bob" if ann == "o" else EXTRA,
            "Bob": "Ann" if bob == "o" else EXTRA,
        }
        assert set(winners_of_two(tonight, pointing)) == set(row[ann + bob].split())


@pytest.mark.parametrize("cards", NOT_GUESSED)
def test_in_speedwords_it_takes_fifteen_seconds_whoever_the_werewolf_is(cards: str) -> None:
    """WW-P2-08"""
    names = {"V": "Villager", "W": "Werewolf", "S": "Seer"}
    ann, bob, extra = (names[card] for card in cards)
    evening = Evening({"Ann": ann, "Bob": bob}, centre=extra, mayor="Ann", speedwords=True)
    evening.mayor_chooses()
    evening.goes_on_until("letter")
    assert evening.run.ask is not None
    assert evening.run.ask.timer is not None
    assert evening.run.ask.timer.seconds == 15
    if cards[2] == "W":
        assert list(evening.run.ask.options) == [CLOCK]
    else:
        evening.answers("Ann" if cards[0] == "W" else "Bob", "2")
    assert evening.asking == "letter"
    evening.time_is_up()
    if cards[2] == "W":
        assert evening.run.waiting() == [HOUSE]
        evening.answers(HOUSE, "2")
    assert evening.told(None, "shape") == [{"shape": "__o_"}]


def test_the_timers_of_the_endgames_stay_the_same() -> None:
    """WW-P2-09"""
    hunt = evening_of("WSV")
    hunt.guesses("Bob")
    vote = evening_of("WSV")
    vote.time_is_up()
    assert [scene.timer.seconds for scene in (hunt.scene, vote.scene) if scene.timer] == [15, 60]


def test_two_players_may_say_whoops_too_and_each_endgame_shows_the_word() -> None:
    """WW-WHO-01, WW-EGA-08"""
    evening = evening_of("WSV")
    evening.time_is_up()
    assert evening.told(None, "magic-word") == [{"word": "frog"}]
    evening.whoops()
    assert evening.scene.line == "word-found-by-two"
    assert evening.told(None, "magic-word") == [{"word": "frog"}] * 2
    evening.whoops()
    assert evening.scene.line == "word-not-found-by-two"


def test_the_same_two_play_on_with_a_score_each() -> None:
    """WW-AGN-02, WW-P2-01"""
    evening = evening_of("WSV")
    evening.guesses("Bob")
    evening.votes(Ann="Bob")
    series = WEREWORDS.after(WerewordsSeries(), evening.outcome)
    assert (series.score, series.last_mayor) == ({"Ann": 1}, "Ann")
