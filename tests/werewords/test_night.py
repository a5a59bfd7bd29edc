"""The night: who is called, in which order, for how long, and what is said aloud."""

from itertools import permutations

import pytest

from nightcall.games.werewords.deck import SAMPLES
from nightcall.table import Ask, Scene, Seat, Telling
from tests.werewords.evening import FOUR, Evening

EIGHTEEN: dict[Seat, str] = {
    "Ann": "Mayor",
    "Bob": "Seer",
    "Cid": "Fortune Teller",
    "Dee": "Apprentice",
    "Eve": "Beholder",
    "Fay": "Mason",
    "Gus": "Mason",
    "Hal": "Thing",
    "Ida": "Doppelgänger",
    "Jon": "Werewolf",
    "Kim": "Werewolf",
    "Leo": "Werewolf",
    "Mia": "Minion",
    "Ned": "Villager",
    "Oda": "Villager",
    "Pia": "Villager",
    "Quo": "Villager",
    "Ron": "Villager",
}


def calls(evening: Evening) -> list[tuple[str, int | None]]:
    """What is heard in the night, each line with the seconds that follow it."""
    scenes = [item for item in evening.run.said if isinstance(item, Scene)]
    return [
        (scene.line, scene.timer.seconds if scene.timer else None)
        for scene in scenes
        if scene.chapter == "night"
    ]


def test_the_roles_of_eighteen_are_called_in_this_order() -> None:
    """WW-NGT-02, WW-NGT-01, D-18"""
    evening = Evening(EIGHTEEN)
    assert {card: [*EIGHTEEN.values(), "Villager"].count(card) for card in SAMPLES[18]} == (
        SAMPLES[18]
    )
    evening.night(copy="Ned", tap="Gus")
    assert evening.lines == [
        "deal",
        "night-falls",
        "wake-mayor",
        "choose-a-word",
        "remember-the-word",
        "sleep-mayor",
        "wake-doppelganger",
        "instructions",
        "sleep-doppelganger",
        "wake-seer",
        "sleep-seer",
        "wake-fortune-teller",
        "sleep-fortune-teller",
        "wake-apprentice",
        "sleep-apprentice",
        "wake-beholder",
        "sleep-beholder",
        "wake-mason",
        "sleep-mason",
        "wake-thing",
        "sleep-thing",
        "wake-minion",
        "sleep-minion",
        "wake-werewolves",
        "werewolves-read",
        "sleep-werewolves",
        "day-breaks",
    ]


def test_roles_that_are_not_in_the_deck_are_not_called() -> None:
    """WW-NGT-02, WW-APP-07"""
    evening = Evening(FOUR)
    evening.night()
    assert evening.lines == [
        "deal",
        "night-falls",
        "wake-mayor",
        "choose-a-word",
        "remember-the-word",
        "sleep-mayor",
        "wake-seer",
        "sleep-seer",
        "wake-werewolf",
        "sleep-werewolf",
        "day-breaks",
    ]


def test_everyone_sleeps_and_nobody_speaks_in_the_night() -> None:
    """WW-NGT-01"""
    evening = Evening(EIGHTEEN)
    evening.night(copy="Ned", tap="Gus")
    scenes = [item for item in evening.run.said if isinstance(item, Scene)]
    assert {scene.speakers for scene in scenes if scene.chapter == "night"} == {()}


def test_nobody_is_told_anything_before_their_role_is_called() -> None:
    """WW-NGT-01, APP-05"""
    evening = Evening(EIGHTEEN)
    evening.night(copy="Ned", tap="Gus")
    line, heard = "", dict[str, set[str]]()
    for item in evening.run.said:
        if isinstance(item, Scene):
            line = item.line
        elif isinstance(item, Telling) and item.to is not None and item.key != "your-card":
            heard.setdefault(line, set()).update(item.to)
    assert heard == {
        "remember-the-word": {"Ann"},
        "instructions": {"Ida"},
        "wake-seer": {"Bob"},
        "wake-fortune-teller": {"Cid"},
        "wake-apprentice": {"Dee"},
        "wake-beholder": {"Eve"},
        "wake-mason": {"Fay", "Gus"},
        "wake-thing": {"Gus"},
        "wake-minion": {"Mia"},
        "wake-werewolves": {"Jon", "Kim", "Leo"},
        "werewolves-read": {"Jon", "Kim", "Leo"},
    }


def test_the_mayor_chooses_a_word_and_sees_it_again_before_he_sleeps() -> None:
    """WW-NGT-03"""
    evening = Evening(FOUR)
    evening.everyone_looks()
    assert evening.asking == "choose-word"
    assert evening.options("Ann").values == ("frog", "apple", "ice cream")
    evening.answers("Ann", "apple")
    assert evening.asking == "confirm-word"
    assert evening.run.ask is not None
    assert evening.run.ask.args == {"word": "apple"}
    evening.answers("Ann", "ok")
    assert evening.learnt("Ann") == [("word", {"word": "apple"})]


def test_the_mayor_may_go_back_until_the_word_is_confirmed() -> None:
    """WW-NGT-04: he finds the same words again."""
    evening = Evening(FOUR)
    evening.everyone_looks()
    evening.answers("Ann", "apple")
    evening.answers("Ann", "(back)")
    assert evening.options("Ann").values == ("frog", "apple", "ice cream")
    assert len(evening.draws) == 1
    evening.answers("Ann", "frog")
    evening.answers("Ann", "ok")
    assert evening.told("Bob", "word") == [{"word": "frog"}]


def test_a_night_lasts_the_same_whoever_holds_what() -> None:
    """WW-NGT-05, WW-NGT-06, APP-03: all ways to deal these cards, to the Mayor as to others."""
    cards = ("Seer", "Fortune Teller", "Apprentice", "Beholder", "Werewolf", "Minion")
    heard = set()
    for held in permutations(cards):
        deal = {
            "Ann": "Mayor",
            **dict(zip(("Bob", "Cid", "Dee", "Eve", "Fay"), held, strict=False)),
        }
        evening = Evening(deal, centre=held[5])
        evening.night()
        heard.add(tuple(calls(evening)))
    assert len(heard) == 1


@pytest.mark.parametrize("mayors", ["Villager", "Mason", "Thing", "Doppelgänger", "Werewolf"])
@pytest.mark.parametrize("looked_at", [0, 1, 2, 3, 4])
def test_a_night_lasts_the_same_whatever_the_doppelganger_copies(
    mayors: str, looked_at: int
) -> None:
    """WW-NGT-06, APP-03"""
    rest = ["Seer", "Villager", "Mason", "Thing", "Doppelgänger", "Werewolf"]
    rest.remove(mayors)
    deal = {"Ann": "Mayor", **dict(zip(("Bob", "Cid", "Dee", "Eve", "Fay"), rest, strict=True))}
    evening = Evening(deal, centre=mayors)
    me = next((seat for seat, card in deal.items() if card == "Doppelgänger"), "Ann")
    others = [seat for seat in deal if seat != me]
    evening.mayor_chooses()
    while evening.asking != "day":
        waiting = evening.run.waiting()
        if evening.asking == "copy":
            evening.answers(me, others[looked_at])
        elif waiting:
            evening.answers(waiting[0], evening.run.ask.options[waiting[0]].values[0])  # type: ignore[union-attr]
        else:
            evening.time_is_up()
    assert calls(evening)[4:] == [
        ("sleep-mayor", None),
        ("wake-doppelganger", None),
        ("instructions", 8),
        ("sleep-doppelganger", None),
        ("wake-seer", 8),
        ("sleep-seer", None),
        ("wake-mason", 8),
        ("sleep-mason", None),
        ("wake-thing", 8),
        ("sleep-thing", None),
        ("wake-werewolves", 6),
        ("werewolves-read", 8),
        ("sleep-werewolves", None),
    ]


def test_nobody_can_shorten_a_call() -> None:
    """WW-NGT-06: every call ends by the Clock, however fast the answer came."""
    evening = Evening(EIGHTEEN)
    evening.night(copy="Ned", tap="Gus")
    asks = [item for item in evening.run.said if isinstance(item, Ask)]
    in_calls = [ask for ask in asks if ask.kind in ("call", "tap", "instructions")]
    assert len(in_calls) == 10
    assert all(ask.settle == "time" or list(ask.options) == ["Clock"] for ask in in_calls)


@pytest.mark.parametrize("speedwords", [True, False])
@pytest.mark.parametrize("guessed", [True, False])
def test_the_word_is_never_spoken(speedwords: bool, guessed: bool) -> None:
    """WW-NGT-08: no line of the moderator has it in its words."""
    evening = Evening(EIGHTEEN, word="xylophone", speedwords=speedwords)
    evening.night(copy="Bob", tap="Gus", letter="2")
    if guessed:
        evening.guesses("Ned")
    else:
        evening.time_is_up()
    evening.time_is_up()
    scenes = [item for item in evening.run.said if isinstance(item, Scene)]
    assert evening.run.is_over
    assert "xylo" not in str(scenes)


def test_thumbs_are_raised_only_where_cards_are_real() -> None:
    """WW-NGT-07: where the app has dealt, names appear instead."""
    evening = Evening(EIGHTEEN)
    evening.night(copy="Ned", tap="Gus")
    scenes = {item.line: item for item in evening.run.said if isinstance(item, Scene)}
    for line in ("wake-beholder", "wake-minion"):
        assert scenes[line].args["cards"] == "dealt"
    assert scenes["wake-beholder"].args["helpers"] == ["Seer", "Fortune Teller", "Apprentice"]
    assert evening.told("Eve", "helpers") == [{"helpers": ["Bob", "Cid", "Dee"], "beholders": []}]


def test_in_speedwords_the_werewolves_step_ends_with_a_letter() -> None:
    """WW-NGT-09: a lone Werewolf is spoken to as one."""
    evening = Evening(FOUR, speedwords=True)
    evening.night(letter="1")
    taps = "tap-a-letter-one-werewolf"
    assert evening.lines[-4:] == ["wake-werewolf", taps, "sleep-werewolf", "day-breaks"]
