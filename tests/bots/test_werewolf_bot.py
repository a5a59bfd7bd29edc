"""The bots of Werewolf at work: what a Seer, a village and a pack do where the evening stands."""

from collections import Counter
from random import Random

import pytest

from nightcall.bots import LEVELS, Level
from nightcall.table import Seat, Spoken, view
from tests.bots.table import answer_of, bot_of, bots_of, heard_from, says, talk_of
from tests.werewolf.evening import EIGHT, SIX, Evening, daylight


def keys(spoken: list[Spoken]) -> list[str]:
    return [one.key for one in spoken]


# The Seer


def test_a_seer_who_has_found_a_werewolf_on_a_day_that_decides_speaks_up() -> None:
    evening = daylight(SIX, victim="Fay")  # Cid has looked at Ann, a Werewolf
    said = heard_from(evening.run, bot_of(evening.run, "Cid"), "Cid")
    assert says("Cid", "claim", card="Seer") in said
    assert says("Cid", "saw", seat="Ann", is_wolf="yes") in said


def test_a_seer_contradicts_somebody_who_claims_her_card() -> None:
    evening = daylight(EIGHT, victim="Hal")
    talk = [says("Bob", "claim", card="Seer"), says("Bob", "saw", seat="Dee", is_wolf="yes")]
    said = heard_from(evening.run, bot_of(evening.run, "Cid"), "Cid", talk)
    assert says("Cid", "claim", card="Seer") in said


def test_a_seer_who_has_spoken_tells_what_she_sees_later() -> None:
    evening = daylight(SIX, victim="Fay")
    bots = bots_of(evening.run)
    talk = talk_of(evening.run, bots)
    evening.lynches("Ann")
    evening.night("Eve", look_into="Bob")
    said = heard_from(evening.run, bots["Cid"], "Cid", talk)
    assert said[0] == says("Cid", "saw", seat="Bob", is_wolf="yes")


def test_a_seer_does_not_look_twice_at_one_player() -> None:
    evening = daylight(EIGHT, victim="Hal")
    evening.lynches("Gus")
    evening.pack_agrees("Fay")
    choices = {
        answer_of(evening.run, bot_of(evening.run, "Cid", seed=seed), "Cid") for seed in range(40)
    }
    assert choices == {"Bob", "Dee", "Eve", "Fay"}


# The village


def test_the_village_lynches_whom_a_seer_has_seen() -> None:
    evening = daylight(SIX, victim="Fay")
    bots = bots_of(evening.run, manner="stealthy")
    talk = talk_of(evening.run, bots)
    votes = {
        seat: answer_of(evening.run, bot, seat, talk)
        for seat, bot in bots.items()
        if seat in evening.alive
    }
    assert {seat for seat, accused in votes.items() if accused == "Ann"} >= {"Cid", "Dee", "Eve"}


def test_somebody_named_by_a_false_seer_knows_better() -> None:
    evening = daylight(EIGHT, victim="Hal")
    talk = [says("Bob", "claim", card="Seer"), says("Bob", "saw", seat="Dee", is_wolf="yes")]
    bot = bot_of(evening.run, "Dee")
    assert answer_of(evening.run, bot, "Dee", talk) == "Bob"


def test_a_claim_that_a_card_refutes_is_noticed() -> None:
    """Bob says that Gus is a Werewolf; Gus is lynched and turns up a Villager."""
    evening = daylight(EIGHT, victim="Hal")
    talk = [says("Bob", "claim", card="Seer"), says("Bob", "saw", seat="Gus", is_wolf="yes")]
    bot = bot_of(evening.run, "Eve")
    assert answer_of(evening.run, bot, "Eve", talk) == "Gus"
    evening.lynches("Gus")
    evening.night("Fay", look_into="Dee")
    assert answer_of(evening.run, bot, "Eve", talk) == "Bob"


def test_nobody_is_believed_to_be_seer_after_her_card_was_shown() -> None:
    evening = daylight(EIGHT, victim="Cid")
    talk = [says("Bob", "claim", card="Seer"), says("Bob", "saw", seat="Dee", is_wolf="yes")]
    assert answer_of(evening.run, bot_of(evening.run, "Eve"), "Eve", talk) == "Bob"


def test_a_village_that_knows_nothing_agrees_by_lot() -> None:
    evening = daylight(EIGHT, victim="Cid")
    votes = Counter(
        answer_of(evening.run, bot, seat)
        for seat, bot in bots_of(evening.run, manner="stealthy").items()
        if seat in evening.alive
    )
    assert votes.most_common(1)[0][1] == 6  # all but the one whom the lot fell on


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(8))
def test_a_deadlock_of_standing_votes_does_not_last(level: Level, seed: int) -> None:
    """Six are left, and they stand two by two."""
    cards = ("Werewolf", "Villager", "Villager", "Villager", "Villager", "Villager", "Seer")
    deal = dict(zip(("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Hal"), cards, strict=True))
    evening = daylight(deal, victim="Hal")
    evening.votes(Bob="Ann", Cid="Ann", Dee="Bob", Ann="Eve", Fay="Eve", Eve="Bob")
    chance = Random(seed)
    bots = {seat: bot_of(evening.run, seat, level, seed=seed) for seat in evening.alive}
    for _ in range(60):
        if evening.asking != "lynch":
            return
        seat = chance.choice(evening.run.waiting())
        evening.answers(seat, answer_of(evening.run, bots[seat], seat))
    pytest.fail("they still stand")


# The pack


@pytest.mark.parametrize("level", LEVELS)
def test_a_werewolf_takes_whom_a_fellow_proposes(level: Level) -> None:
    evening = Evening(EIGHT)
    evening.everyone_looks()
    evening.time_is_up()
    evening.answers("Ann", "Gus")
    assert answer_of(evening.run, bot_of(evening.run, "Bob", level), "Bob") == "Gus"


def test_the_pack_kills_a_seer_who_has_spoken() -> None:
    evening = daylight(EIGHT, victim="Hal")
    talk = [says("Cid", "claim", card="Seer"), says("Cid", "saw", seat="Ann", is_wolf="yes")]
    evening.lynches("Ann")
    assert answer_of(evening.run, bot_of(evening.run, "Bob"), "Bob", talk) == "Cid"


def test_a_bluffing_werewolf_whom_the_seer_has_named_claims_to_be_seer() -> None:
    evening = daylight(EIGHT, victim="Hal")
    talk = [says("Cid", "claim", card="Seer"), says("Cid", "saw", seat="Ann", is_wolf="yes")]
    said = heard_from(evening.run, bot_of(evening.run, "Ann", manner="bluffing"), "Ann", talk)
    assert says("Ann", "claim", card="Seer") in said
    assert says("Ann", "saw", seat="Cid", is_wolf="yes") in said


def test_one_liar_is_enough() -> None:
    evening = daylight(EIGHT, victim="Hal")
    talk = [
        says("Cid", "claim", card="Seer"),
        says("Cid", "saw", seat="Ann", is_wolf="yes"),
        says("Bob", "claim", card="Seer"),
    ]
    said = heard_from(evening.run, bot_of(evening.run, "Ann", manner="bluffing"), "Ann", talk)
    assert "saw" not in keys(said)


def test_a_stealthy_werewolf_never_claims_to_be_seer() -> None:
    evening = daylight(SIX, victim="Fay")
    talk = [says("Cid", "claim", card="Seer"), says("Cid", "saw", seat="Ann", is_wolf="yes")]
    for wolf in ("Ann", "Bob"):
        for seed in range(20):
            bot = bot_of(evening.run, wolf, manner="stealthy", seed=seed)
            for spoken in heard_from(evening.run, bot, wolf, talk):
                assert spoken != says(wolf, "claim", card="Seer")


# Everybody


def test_who_is_asked_for_a_card_names_one_and_a_hidden_seer_does_not_name_hers() -> None:
    evening = daylight(EIGHT, victim="Hal")
    for seat in ("Ann", "Cid", "Dee"):
        bot = bot_of(evening.run, seat, "normal", "stealthy")
        talk = [says("Eve", "ask-card", seat=seat)]
        said = heard_from(evening.run, bot, seat, talk)
        known = says(seat, "claim", card="Seer" if seat == "Cid" else "Villager")
        assert said[0] == known  # Cid has seen a Werewolf, and says so

    evening = Evening(EIGHT)
    evening.night("Hal", look_into="Dee")
    talk = [says("Eve", "ask-card", seat="Cid")]
    said = heard_from(evening.run, bot_of(evening.run, "Cid", "normal"), "Cid", talk)
    assert said == [says("Cid", "claim", card="Villager")]


def test_the_dead_and_the_night_are_silent() -> None:
    evening = daylight(EIGHT, victim="Hal")
    evening.lynches("Gus")
    for seat, bot in bots_of(evening.run).items():
        if seat in ("Gus", "Hal"):
            assert bot.says(view(evening.run, seat), ()) is None


def test_after_an_undo_a_bot_forgets_what_was_undone() -> None:
    evening = daylight(EIGHT, victim="Hal")
    bot = bot_of(evening.run, "Eve")
    before = evening.run.length
    first = answer_of(evening.run, bot, "Eve")
    evening.lynches("Gus")
    evening.night("Fay", look_into="Dee")
    answer_of(evening.run, bot, "Eve")
    assert answer_of(evening.run.cut(before), bot, "Eve") == first


@pytest.mark.parametrize("seat", ["Ann", "Cid", "Dee"])
def test_a_bot_that_sits_down_late_plays_like_one_that_was_there(seat: Seat) -> None:
    evening = daylight(EIGHT, victim="Hal")
    talk = [says("Cid", "claim", card="Seer"), says("Cid", "saw", seat="Bob", is_wolf="no")]
    there = bot_of(evening.run, seat, manner="stealthy")
    there.says(view(evening.run, seat), ())
    late = bot_of(evening.run, seat, manner="stealthy")
    assert answer_of(evening.run, there, seat, talk) == answer_of(evening.run, late, seat, talk)
