"""The day on a turn card: as its options and its cards have it, beside or after the night."""

from typing import Any

import pytest

from nightcall.games.werewords.deck import SAMPLES as WORDS
from nightcall.games.wherewolf.deck import SAMPLES as VILLAGES
from nightcall.text import LANGUAGES, Texts
from tests.cards.paper import printed
from tests.cards.reader import plain


def test_the_moderator_reads_what_the_cards_of_this_village_change() -> None:
    """Those that are in, and no others; the day has a page of its own only where it needs one."""
    said = {
        card: Texts().say(f"print-changes-wherewolf-{card}", **{"made-count": 0})
        for card in ("hermit", "thief", "criminals", "amulet")
    }
    for roles, options, shown, leaves in (
        ({"Seer": 1, "Werewolf": 1, "Hermit": 1}, {}, {"hermit"}, 2),
        ({"Seer": 1, "Werewolf": 1, "Spy": 1}, {"amulet": True}, {"criminals", "amulet"}, 2),
        (VILLAGES[20], {}, {"hermit", "thief", "criminals"}, 3),
    ):
        pages = printed("wherewolf", sheets=("turn-card",), roles=roles, options=options)
        last = plain("".join(words.text for words in pages[-1].words))
        assert {card for card, line in said.items() if plain(line) in last} == shown
        assert len(pages) == leaves


@pytest.mark.parametrize(
    ("roles", "sought", "changing"),
    [
        ({"Seer": 1}, "He looks for: Seer.", set()),
        ({"Fortune Teller": 1, "Minion": 1}, "He looks for: Fortune Teller.", {"minion"}),
        ({"Seer": 1, "Werewolf": 2}, "They look for: Seer.", set()),
        (
            {"Seer": 1, "Fortune Teller": 1, "Apprentice": 1, "Doppelgänger": 1},
            "They look for: Seer and Fortune Teller.",
            {"apprentice", "doppelganger"},
        ),
    ],
)
def test_the_moderator_reads_whom_the_werewolves_look_for(
    roles: dict[str, int], sought: str, changing: set[str]
) -> None:
    """WW-EGA-02, WW-TGT-01"""
    (page,) = printed("werewords", sheets=("turn-card",), roles={"Werewolf": 1, **roles})
    said = plain("".join(words.text for words in page.words))
    assert plain(sought) in said
    changes = {
        card: Texts().say(f"print-changes-werewords-{card}", minion="no")
        for card in ("apprentice", "doppelganger", "minion")
    }
    assert {card for card, line in changes.items() if plain(line) in said} == changing


@pytest.mark.parametrize(
    ("roles", "is_one"),
    [
        ({"Werewolf": 1}, True),
        ({"Werewolf": 1, "Minion": 1}, True),
        ({"Werewolf": 2}, False),
        ({"Werewolf": 1, "Doppelgänger": 1}, False),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_by_day_too_a_lone_werewolf_is_one(
    roles: dict[str, int], is_one: bool, language: str
) -> None:
    """WW-EGA-01: a Doppelgänger may become the second."""
    order: dict[str, Any] = {"roles": {"Seer": 1, **roles}, "language": language}
    (page,) = printed("werewords", sheets=("turn-card",), **order)
    say = Texts(language).say
    said = plain("".join(words.text for words in page.words))
    day = said.partition(plain(say("print-day")))[2].partition(plain(say("print-changes")))[0]
    assert (plain(say("card-werewolf.many")) not in day) == is_one


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_spoken_stays_large_in_the_largest_village_of_words(language: str) -> None:
    """The day makes room for the night, on a page of its own."""
    order: dict[str, Any] = {"roles": WORDS[18], "language": language, "paper": "letter"}
    night, day = printed("werewords", sheets=("turn-card",), **order)
    title = max(words.points for words in night.words)
    assert max(words.points for words in night.words if words.points < title) >= 12
    assert plain(Texts(language).say("print-changes")) in plain("".join(w.text for w in day.words))


def test_the_day_of_werewords_has_its_times() -> None:
    (page,) = printed("werewords", players=8, sheets=("turn-card",), options={"day_seconds": 255})
    said = "".join(words.text for words in page.words)
    assert "4:15" in said
    assert plain("15 seconds") in plain(said)


@pytest.mark.parametrize(
    ("ordered", "is_for_two"),
    [
        ({"players": 2}, True),
        ({"names": ("Ann", "Bob")}, True),
        ({"names": ("Ann", "Bob"), "whole": True}, False),
        ({"players": 3}, False),
        ({"roles": {"Seer": 1, "Werewolf": 1, "Villager": 1}}, False),
    ],
)
def test_two_players_have_endgames_of_their_own(ordered: dict[str, Any], is_for_two: bool) -> None:
    """WW-P2-04, WW-P2-05, WW-P2-06"""
    pages = printed("werewords", sheets=("turn-card",), **ordered)
    said = plain("".join(words.text for page in pages for words in page.words))
    assert (plain("at the card aside") in said) == is_for_two
    assert (plain("nobody may claim to be Seer or Villager") in said) == is_for_two
    assert (plain("If nobody has more than one") in said) != is_for_two


@pytest.mark.parametrize(
    ("options", "are_blanks", "is_everywhere"),
    [
        ({"speedwords": False, "letter_shown": "everywhere"}, False, False),
        ({"speedwords": True}, True, False),
        ({"speedwords": True, "letter_shown": "everywhere"}, True, True),
    ],
)
def test_by_day_speedwords_shows_blanks_and_a_letter(
    options: dict[str, Any], are_blanks: bool, is_everywhere: bool
) -> None:
    """WW-SPD-03, D-21"""
    (page,) = printed("werewords", players=8, sheets=("turn-card",), options=options)
    said = plain("".join(words.text for words in page.words))
    assert (plain("Draw a blank for each letter") in said) == are_blanks
    assert (plain("wherever it stands") in said) == is_everywhere


@pytest.mark.parametrize(
    ("options", "is_said"),
    [
        ({}, {"eyes shut": 2, "eyes open": 0, "turns up the card": 0, "7:00": 0}),
        ({}, {"the village talks, for 3:00 at most": 1, "They speak.": 1}),
        ({"assembly_seconds": 255}, {"the village talks, for 4:15 at most": 1}),
        ({"defence_seconds": 45}, {"They speak, each for 0:45 at most.": 1}),
        (
            {"timed": True, "assembly_seconds": 255, "defence_seconds": 45},
            {"the village talks.": 1, "They speak.": 1, "at most": 0},
        ),
        ({"public": True}, {"eyes shut": 0, "eyes open": 2}),
        ({"reveal": True}, {"turns up the card": 1}),
        ({"timed": True, "day_seconds": 420}, {"7:00": 1, "night falls at once": 1}),
        ({}, {"Say their names, never how many votes": 1, "the same as in a tie": 0}),
        ({"announce_counts": True}, {"Say their names and how many votes": 1}),
        ({"amulet": True}, {"the same as in a tie": 1}),
    ],
)
def test_the_day_of_wherewolf_is_that_of_its_variant(
    options: dict[str, Any], is_said: dict[str, int]
) -> None:
    """WH-VAR-PUB, WH-VAR-REV, WH-VAR-TIM, WH-V1-06, WH-VAR-AMU-05, WH-DAY-02, WH-DEF-02"""
    order: dict[str, Any] = {"players": 8, "sheets": ("turn-card",), "options": options}
    *_, last = printed("wherewolf", **order)
    said = plain("".join(words.text for words in last.words))
    assert {part: said.count(plain(part)) for part in is_said} == is_said


@pytest.mark.parametrize(
    ("roles", "made"),
    [
        ({"Pack Leader": 1}, ""),
        ({"Pack Leader": 1, "Cursed": 1}, "nor become a Werewolf; then"),
        ({"Vampire": 1}, "nor become a Lesser Vampire; then"),
        ({"Pack Leader": 1, "Cursed": 1, "Vampire": 1}, "a Werewolf or Lesser Vampire; then"),
    ],
)
def test_the_amulet_saves_from_more_than_death(roles: dict[str, int], made: str) -> None:
    """Whoever is bitten with it is no Vampire, and a Cursed does not turn (D-37)."""
    order: dict[str, Any] = {"roles": {"Seer": 1, **roles}, "options": {"amulet": True}}
    *_, last = printed("wherewolf", sheets=("turn-card",), **order)
    said = plain("".join(words.text for words in last.words))
    assert plain(made) in said
    assert (plain("nor become a") in said) == bool(made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_traitor_learns_of_the_pack_only_when_it_attacks_him(language: str) -> None:
    order: dict[str, Any] = {"roles": {"Pack Leader": 1, "Traitor": 1}, "language": language}
    *_, last = printed("wherewolf", sheets=("turn-card",), **order)
    condition = {
        "en": "If the pack attacks",
        "de": "Greift das Rudel",
        "fr": "Si la meute attaque",
        "es": "Si la manada ataca",
        "it": "Se il branco attacca",
    }[language]
    assert plain(condition) in plain("".join(words.text for words in last.words))
