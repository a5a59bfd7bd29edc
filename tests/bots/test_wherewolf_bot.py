"""The bots of Wherewolf at work: each role's power, the votes, and what is said."""

from random import Random

import pytest

from nightcall.bots import LEVELS, Level
from nightcall.bots.arena import Fixture, Side, play_one
from nightcall.games.wherewolf.cards import CARDS
from nightcall.table import House, Seat, Spoken
from tests.bots.table import answer_of, bot_of, bots_of, heard_from, says, talk_of
from tests.conformance.boxes import HEADERS
from tests.wherewolf.evening import PASS, Evening

FIVE = {
    "Ann": "Pack Leader",
    "Bob": "Seer",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Peasant",
}


def answers_of(evening: Evening, seat: Seat, talk: tuple[Spoken, ...] = ()) -> set[object]:
    """What a bot here may answer, over several chances."""
    found: set[object] = set()
    for seed in range(12):
        answer = answer_of(evening.run, bot_of(evening.run, seat, seed=seed), seat, talk)
        found.add(answer if isinstance(answer, str) else tuple(answer.values()))
    return found


# The night


def test_a_seer_looks_at_nobody_twice() -> None:
    evening = Evening(FIVE)
    evening.night(look_into="Cid")
    evening.call("look-into")
    assert answers_of(evening, "Bob") == {"Ann", "Dee", "Eve", "Fay"}


def test_the_pack_goes_for_whoever_says_to_be_the_seer() -> None:
    evening = Evening(FIVE)
    evening.night(look_into="Cid")
    evening.call("victim", look_into="Dee")
    talk = (says("Bob", "claim", card="Seer"),)
    assert answers_of(evening, "Ann", talk) == {"Bob"}


def test_the_pack_spares_the_traitor_and_does_not_try_a_survivor_again() -> None:
    deal = {"Ann": "Pack Leader", "Bob": "Traitor", "Cid": "Hermit", "Dee": "Peasant"}
    evening = Evening({**deal, "Eve": "Peasant"})
    evening.night()
    evening.call("victim")
    assert "Bob" not in answers_of(evening, "Ann")
    evening.night(victim="Cid")
    evening.call("victim")
    assert answers_of(evening, "Ann") == {"Dee", "Eve"}


def test_a_wizard_senses_whoever_claims_a_gift() -> None:
    evening = Evening({**FIVE, "Cid": "Wizard"})
    evening.night(look_into="Ann", sense="Eve")
    evening.call("sense", look_into="Dee")
    assert answers_of(evening, "Cid", (says("Dee", "claim", card="Seer"),)) == {"Dee"}


def test_a_warden_wards_a_seer_who_has_spoken() -> None:
    evening = Evening({**FIVE, "Cid": "Warden"})
    evening.night(look_into="Ann")
    evening.call("ward", look_into="Dee")
    talk = (says("Bob", "claim", card="Seer"), says("Bob", "saw-aura", seat="Ann", aura="Dark"))
    assert answers_of(evening, "Cid", talk) == {"Bob"}


def test_a_healer_saves_somebody_of_the_village() -> None:
    evening = Evening({**FIVE, "Cid": "Healer"})
    evening.night(look_into="Ann")
    evening.call("save", look_into="Dee", victim="Bob")
    assert answers_of(evening, "Cid", (says("Bob", "claim", card="Seer"),)) == {"Bob"}


def test_a_vampire_does_not_bite_where_it_would_be_his_death() -> None:
    deal = {**FIVE, "Cid": "Vampire", "Dee": "Vampire Hunter"}
    evening = Evening(deal)
    evening.night(look_into="Ann")
    evening.call("bite", look_into="Eve")
    talk = (
        says("Dee", "claim", card="Vampire Hunter"),
        says("Bob", "claim", card="Seer"),
        says("Bob", "saw-aura", seat="Ann", aura="Dark"),
    )
    assert answers_of(evening, "Cid", talk) <= {"Eve", "Fay"}


def test_a_medium_calls_nobody_twice() -> None:
    evening = Evening({**FIVE, "Cid": "Medium"})
    evening.night(look_into="Ann")
    evening.day(burn="Eve")
    evening.night(look_into="Dee", victim="Fay", call_the_dead="Eve")
    evening.day()
    evening.call("call-the-dead", look_into="Dee")
    assert answers_of(evening, "Cid") == {"Fay"}


def test_an_assassin_strikes_a_guard_who_says_so() -> None:
    deal = {**FIVE, "Cid": "Guard", "Dee": "Guard", "Eve": "Assassin", "Gus": "Peasant"}
    evening = Evening(deal)
    evening.night(look_into="Ann")
    evening.call("assassinate", look_into="Fay")
    talk = (says("Cid", "claim", card="Guard"), says("Cid", "saw-card", seat="Dee", card="Guard"))
    assert answers_of(evening, "Eve", talk) & {"Cid", "Dee"}


def test_a_crime_boss_does_not_approach_a_guard() -> None:
    deal = {**FIVE, "Cid": "Guard", "Dee": "Guard", "Eve": "Crime Boss", "Gus": "Peasant"}
    evening = Evening(deal)
    evening.night(look_into="Ann")
    evening.call("recruit", look_into="Fay")
    talk = (says("Cid", "claim", card="Guard"), says("Dee", "claim", card="Guard"))
    assert not answers_of(evening, "Eve", talk) & {"Cid", "Dee"}


def test_one_of_the_pack_lets_the_amulet_crumble_if_no_fellow_is_there() -> None:
    evening = Evening(FIVE, amulet="Ann")
    evening.night(look_into="Cid")
    evening.call("pass-amulet")
    assert answers_of(evening, "Ann") == {PASS}


# The day


def test_the_village_burns_whom_a_credible_seer_names() -> None:
    evening = Evening(FIVE)
    evening.night(look_into="Ann")
    bots = bots_of(evening.run, manner="stealthy")
    talk = talk_of(evening.run, bots)
    assert says("Bob", "saw-aura", seat="Ann", aura="Dark") in talk
    evening.assembly_ends()
    for seat in ("Bob", "Cid", "Dee", "Eve", "Fay"):
        assert answer_of(evening.run, bots[seat], seat, talk) == "Ann"


def test_a_seer_with_a_rival_speaks_up() -> None:
    evening = Evening(FIVE)
    evening.night(look_into="Cid")
    talk = [says("Ann", "claim", card="Seer"), says("Ann", "saw-aura", seat="Dee", aura="Dark")]
    said = heard_from(evening.run, bot_of(evening.run, "Bob"), "Bob", talk)
    assert said[0] == says("Bob", "claim", card="Seer")


def test_a_sinner_whom_the_seer_has_seen_says_what_she_is() -> None:
    evening = Evening({**FIVE, "Cid": "Sinner"})
    evening.night(look_into="Cid")
    talk = [says("Bob", "claim", card="Seer"), says("Bob", "saw-aura", seat="Cid", aura="Dark")]
    said = heard_from(evening.run, bot_of(evening.run, "Cid"), "Cid", talk)
    assert said[0] == says("Cid", "claim", card="Sinner")


def test_a_priest_speaks_for_the_sinner() -> None:
    evening = Evening({**FIVE, "Cid": "Sinner", "Dee": "Priest"})
    evening.night(look_into="Cid")
    talk = [says("Bob", "claim", card="Seer"), says("Bob", "saw-aura", seat="Cid", aura="Dark")]
    said = heard_from(evening.run, bot_of(evening.run, "Dee"), "Dee", talk)
    assert says("Dee", "saw-card", seat="Cid", card="Sinner") in said


def test_twins_do_not_vote_against_each_other() -> None:
    evening = Evening({**FIVE, "Cid": "Twin", "Dee": "Twin"})
    evening.night(look_into="Eve")
    evening.assembly_ends()
    assert "Dee" not in answers_of(evening, "Cid")


def test_the_pack_does_not_vote_against_its_own() -> None:
    evening = Evening({**FIVE, "Cid": "Werewolf"})
    evening.night(look_into="Eve")
    evening.assembly_ends()
    assert "Cid" not in answers_of(evening, "Ann")
    assert "Ann" not in answers_of(evening, "Cid")


def test_a_werewolf_seen_dark_says_to_be_the_sinner() -> None:
    evening = Evening({**FIVE, "Cid": "Sinner"})
    evening.night(look_into="Ann")
    talk = [says("Bob", "claim", card="Seer"), says("Bob", "saw-aura", seat="Ann", aura="Dark")]
    said = heard_from(evening.run, bot_of(evening.run, "Ann"), "Ann", talk)
    assert said[0] == says("Ann", "claim", card="Sinner")


def test_a_jester_on_trial_says_to_be_a_monster() -> None:
    evening = Evening({**FIVE, "Cid": "Jester"})
    evening.night(look_into="Eve")
    evening.accuses(**{**dict.fromkeys(FIVE, "Cid"), "Cid": "Dee"})
    said = heard_from(evening.run, bot_of(evening.run, "Cid"), "Cid")
    assert said[0] == says("Cid", "claim", card="Pack Leader")
    assert answer_of(evening.run, bot_of(evening.run, "Cid"), "Cid") == "done"


@pytest.mark.parametrize(("seat", "key"), [("Bob", "nothing"), ("Cid", "claim"), ("Ann", "claim")])
def test_who_is_asked_for_a_card_answers_but_a_mystic_keeps_it(seat: Seat, key: str) -> None:
    evening = Evening(FIVE)
    evening.night(look_into="Cid")
    talk = [says("Dee", "ask-card", seat=seat)]
    said = heard_from(evening.run, bot_of(evening.run, seat), seat, talk)
    assert said[0].key == key


def test_an_advocate_pleads_for_a_seer_in_danger() -> None:
    evening = Evening({**FIVE, "Cid": "Advocate", "Gus": "Peasant", "Hal": "Peasant"})
    evening.night(look_into="Ann")
    talk = (
        says("Bob", "claim", card="Seer"),
        says("Bob", "saw-aura", seat="Ann", aura="Dark"),
        says("Ann", "accuse", seat="Bob"),
        says("Dee", "accuse", seat="Bob"),
    )
    evening.assembly_ends()
    assert answers_of(evening, "Cid", talk) == {("Ann", "Bob")}


@pytest.mark.parametrize("seat", FIVE)
def test_the_stall_rule_is_not_refused_for_ever(seat: Seat) -> None:
    """The pack wants nobody but the Hermit, and nobody is burned."""
    evening = Evening({**FIVE, "Fay": "Hermit"}, stall_rounds=1)
    bot = bot_of(evening.run, seat)
    answers = []
    evening.night()
    for _ in range(5):
        evening.day()
        answers.append(answer_of(evening.run, bot, seat))
        evening.everyone("no")
        evening.night(victim="Fay")
    assert answers[-1] == "yes"
    assert (answers[0] == "yes") == (seat == "Ann")


# Every table


@pytest.mark.parametrize("seed", range(25))
def test_bots_bring_every_village_to_its_end(seed: int) -> None:
    """Whatever is in the pool, whichever variants are played."""
    chance = Random(seed)
    header = HEADERS["wherewolf"](chance)
    if header.options.get("votes") == "counted":
        header.options["votes"] = "each"  # nobody counts hands that are not there
    levels: tuple[Level, ...] = (chance.choice(LEVELS), "hard")
    match = play_one(Fixture(header, levels), House(chance), chance)
    assert match.run.is_over


ASKED = {
    "romeo", "look-into", "call-the-dead", "sense", "ward", "save", "recruit", "assassinate",
    "bite", "victim", "pass-amulet", "pass-sword", "accuse", "defence", "condemn",
}  # fmt: skip


def test_every_card_is_held_by_bots_and_every_question_put_to_them() -> None:
    chance = Random(6)
    missing = {card.name for card in CARDS} | ASKED
    side = Side(level="easy")
    for _ in range(200):
        header = HEADERS["wherewolf"](chance)
        if header.options.get("votes") == "counted":
            continue
        match = play_one(Fixture(header, village=side, wolves=side), House(chance), chance)
        missing -= set(match.cards.values())
        missing -= {getattr(item, "kind", "") for item in match.run.said}
        if not missing:
            return
    pytest.fail(f"no bot came across {missing}")
