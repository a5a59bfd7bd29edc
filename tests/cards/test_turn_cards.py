"""A turn card has the lines that the game itself would speak, in the same order."""

from random import Random
from typing import Any

import pytest

from nightcall.cards import Order
from nightcall.cards.calls import Night
from nightcall.cards.deck import village_of
from nightcall.games import game_named
from nightcall.games.werewords.deck import SAMPLES as WORDS
from nightcall.games.werewords.deck import card_seats
from nightcall.games.wherewolf.deck import SAMPLES as VILLAGES
from nightcall.table import House, Scene, start
from nightcall.text import LANGUAGES, Sentences, Texts
from tests.cards.paper import printed
from tests.cards.reader import plain
from tests.conformance.players import answer_once
from tests.word_list import WordList

PEOPLE = tuple(f"Player {number}" for number in range(20))
SILENT = ("night-falls", "remember-the-word", "instructions")


def spoken(game: str, seats: tuple[str, ...], options: dict[str, Any], language: str) -> Any:
    """The lines of the first and the second night of a game that is played, as far as it gets."""
    for seed in range(40):
        chance = Random(seed)
        run = start(game_named(game), game_named(game).header(seats, _box(game, options)))
        house = House(chance, words=WordList())
        sentences = Sentences(Texts(language), game)
        while not run.is_over and len(_nights(run, sentences)) < 3:
            answer_once(run, chance, house)
        nights = _nights(run, sentences)
        if game == "werewords" or len(nights) > 2:
            return nights
    raise AssertionError("no game of these has two nights")


def _box(game: str, options: dict[str, Any]) -> Any:
    return game_named(game).box(**options)


def _nights(run: Any, sentences: Sentences) -> list[list[str]]:
    nights: list[list[str]] = []
    for item in run.said:
        if isinstance(item, Scene) and item.chapter == "night":
            if item.line == "night-falls":
                nights.append([])
            elif item.line not in SILENT:
                nights[-1].append(sentences.scene(item))
    return nights


def lines(night: Night) -> list[str]:
    return [line for call in night.calls for line in (*call.spoken, call.sleeps)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [8, 14, 16, 20])
def test_both_turn_cards_of_wherewolf_are_those_of_the_script(players: int, language: str) -> None:
    """WH-NGT-02, WH-NGT-05, WH-NGT-06"""
    options: dict[str, Any] = {"level": "later", "roles": VILLAGES[players]}
    options |= {"amulet": players == 8, "sword": players == 8}
    first, later, *_ = spoken("wherewolf", PEOPLE[:players], options, language)
    village = village_of(
        Order(
            game="wherewolf",
            roles=VILLAGES[players],
            options={"amulet": players == 8, "sword": players == 8},
            language=language,
        )
    )
    printed_first, printed_later = village.nights()
    assert lines(printed_first) == first
    assert lines(printed_later) == later


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_card_of_werewolf_is_that_of_the_script(language: str) -> None:
    """PW-NGT-02"""
    first, later, *_ = spoken("werewolf", PEOPLE[:12], {}, language)
    printed_first, printed_later = village_of(
        Order(game="werewolf", players=12, language=language)
    ).nights()
    assert lines(printed_first) == first
    assert lines(printed_later) in (later, [*later, *lines(printed_later)[-3:]])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", sorted(WORDS))
def test_the_turn_card_of_werewords_is_that_of_the_script(players: int, language: str) -> None:
    """WW-NGT-02; only the Mayor, who has no device to tap, hears another line."""
    roles = WORDS[players]
    options = {"cards": "real", "roles": roles}
    (night, *_) = spoken("werewords", card_seats(roles), options, language)
    (printed_night,) = village_of(Order(game="werewords", roles=roles, language=language)).nights()
    of_others = [line for line in dict.fromkeys(night) if line not in lines_of_mayor(language)]
    assert lines(printed_night)[3:] == of_others


def lines_of_mayor(language: str) -> tuple[str, ...]:
    say = Texts(language).say
    of_mayor = ("wake-mayor", "choose-a-word", "remember-and-give-back", "sleep-mayor")
    return tuple(say(f"werewords-say-{line}", cards="real") for line in of_mayor)


def test_speedwords_adds_its_line() -> None:
    """WW-SPD-02"""
    order = Order(game="werewords", players=8, options={"speedwords": True})
    said = lines(village_of(order).nights()[0])
    assert Texts().say("werewords-say-tap-a-letter") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_sleeper_listens_for_is_how_the_call_begins(language: str) -> None:
    """PW-NGT-08: a role's name, and no more than that."""
    for game in ("werewords", "werewolf", "wherewolf"):
        order = Order(game=game, whole=True, language=language, options={})
        for night in village_of(order).nights():
            for call in night.calls:
                assert call.spoken[0].startswith(call.heard)
                assert 2 < len(call.heard) < 30


def test_the_page_has_every_line_and_what_to_do_meanwhile() -> None:
    order: dict[str, Any] = {"roles": VILLAGES[20], "options": {"amulet": True, "sword": True}}
    pages = printed("wherewolf", sheets=("turn-card",), **order)
    nights = village_of(Order(game="wherewolf", **order)).nights()
    *of_nights, of_day = pages
    assert plain(Texts().say("print-changes")) in plain("".join(w.text for w in of_day.words))
    for page, night in zip(of_nights, nights, strict=True):
        said = plain("".join(words.text for words in page.words))
        for call in night.calls:
            for line in (*call.spoken, call.does, call.sleeps):
                assert plain(line) in said


def test_the_moderator_reads_whose_aura_is_dark_and_who_has_the_gift() -> None:
    village = village_of(Order(game="wherewolf", roles=VILLAGES[16]))
    first, later = village.nights()
    does = {call.name: call.does for call in first.calls}
    assert {call.name: call.does for call in later.calls}["seer"].endswith(
        "Lesser Vampire and Cursed (once turned)."
    )
    assert does["seer"].endswith("Sinner, Pack Leader, Werewolf and Vampire.")
    assert does["wizard"].endswith("Seer, Medium, Wizard and Healer.")


def test_nobody_is_a_lesser_vampire_before_the_first_bite() -> None:
    order: dict[str, Any] = {"roles": {"Seer": 1, "Vampire": 1, "Lesser Vampire": 2}}
    first, later = printed("wherewolf", sheets=("turn-card",), **order)
    assert "LesserVampire" not in plain("".join(words.text for words in first.words))
    assert "LesserVampire" in plain("".join(words.text for words in later.words))


def test_only_the_seer_of_werewolf_is_called_no_more_when_she_is_out() -> None:
    """PW-NGT-05; in the other games every card is called, whoever is out (WH-NGT-05)."""
    calls = [
        (game, call.name)
        for game in ("werewords", "werewolf", "wherewolf")
        for night in village_of(Order(game=game, whole=True)).nights()
        for call in night.calls
        if call.ends_with_holders
    ]
    assert calls == [("werewolf", "seer")] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_night_ends_with_the_line_that_wakes_the_village(language: str) -> None:
    """WW-NGT-01, PW-NGT-02, WH-DAY-01: in the words of the game, as far as no name is in them."""
    sentences = Sentences(Texts(language), "wherewolf")
    of_a_night, of_deaths = (
        sentences.scene(Scene("dawn", "day-breaks", {"dead": dead})) for dead in ([], ["Ann"])
    )
    say = sentences.texts.say
    ends = {
        "werewords": [say("werewords-say-day-breaks", cards="real")],
        "werewolf": [say("voice-werewolf-say-morning")] * 2,
        "wherewolf": [of_a_night, say("print-ends-wherewolf")],
    }
    assert of_deaths.startswith(say("print-ends-wherewolf"))
    for game, said in ends.items():
        order: dict[str, Any] = {"players": 8, "language": language}
        nights = village_of(Order(game=game, **order)).nights()
        assert [night.ends for night in nights] == said
        for page, night in zip(printed(game, sheets=("turn-card",), **order), nights, strict=True):
            on_page = plain("".join(words.text for words in page.words))
            assert on_page.index(plain(night.calls[-1].sleeps)) < on_page.index(plain(night.ends))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thumb_up_is_yes_in_every_game(language: str) -> None:
    """WH-NGT-03, PW-NGT-02: Dark is the yes, as a Werewolf is; so is the gift."""
    wolf = village_of(Order(game="werewolf", players=8, language=language))
    seer = {call.name: call.does for call in wolf.nights()[0].calls}["seer"]
    up = " ".join(seer.split()[:2])
    village = village_of(Order(game="wherewolf", roles=VILLAGES[16], language=language))
    does = [
        call.does
        for night in village.nights()
        for call in night.calls
        if call.name in {"seer", "medium", "wizard"}
    ]
    assert len(does) == 5
    assert [each for each in does if not each.startswith(up)] == []


@pytest.mark.parametrize(
    ("players", "speedwords", "is_said"), [(2, True, True), (2, False, False), (3, True, False)]
)
def test_two_players_get_a_letter_though_nobody_taps(
    players: int, speedwords: bool, is_said: bool
) -> None:
    """WW-P2-08: the Werewolf may be the card aside, so the call lasts the same either way."""
    options = {"speedwords": speedwords, "hunt_seconds": 20}
    (page,) = printed("werewords", players=players, sheets=("turn-card",), options=options)
    said = plain("".join(words.text for words in page.words))
    assert (
        plain("Always wait 20 seconds: if nobody taps a letter, chance picks one.") in said
    ) == is_said


def does_of(card: str, **ordered: Any) -> list[str]:
    """What whoever leads does at this call, in each night that has it."""
    nights = village_of(Order(**ordered)).nights()
    return [call.does for night in nights for call in night.calls if call.name == card]


def test_nobody_has_turned_before_the_first_attack() -> None:
    """WH-NGT-07, RR-07: later he is the weakest but for the Young Wolf."""
    roles = {"Seer": 1, "Pack Leader": 1, "Werewolf": 1, "Young Wolf": 1, "Cursed": 1}
    first, later = does_of("werewolves", game="wherewolf", roles=roles)
    assert "Pack Leader, Werewolf and Young Wolf." in first
    assert "Cursed" not in first
    assert "Pack Leader, Werewolf, Cursed (once turned) and Young Wolf" in later


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            {},
            "the first letter of each part of the word. Each word in a row that is not found adds",
        ),
        ({"letters": 3}, "the first 3 letters of each part of the word. Each word in a row"),
        ({"letters_grow": "in all"}, "Each word that is not found adds a letter."),
        ({"letters": 2, "letters_grow": "never"}, "the first 2 letters of each part of the word."),
    ],
)
def test_the_fortune_teller_is_shown_as_many_letters_as_the_options_say(
    options: dict[str, Any], said: str
) -> None:
    """WW-FTL-01, WW-FTL-02"""
    roles = {"Fortune Teller": 1, "Werewolf": 1, "Villager": 3}
    (does,) = does_of("fortune-teller", game="werewords", roles=roles, options=options)
    assert said in does
    assert ("adds a letter" in does) == (options.get("letters_grow") != "never")


@pytest.mark.parametrize(
    ("others", "option", "is_called", "is_in_doubt"),
    [
        ({"Mason": 1}, "with Doppelgänger", False, False),
        ({"Mason": 1}, "only when two wake", False, False),
        ({"Mason": 2}, "only when two wake", True, False),
        ({"Mason": 1, "Doppelgänger": 1}, "with Doppelgänger", True, False),
        ({"Mason": 1, "Doppelgänger": 1}, "only when two wake", True, True),
        ({"Mason": 2, "Doppelgänger": 1}, "only when two wake", True, False),
    ],
)
def test_masons_are_called_as_the_options_say(
    others: dict[str, int], option: str, is_called: bool, is_in_doubt: bool
) -> None:
    """WW-ROL-10, WW-DOP-09, D-22: whether two wake may depend on what was copied."""
    roles = {"Seer": 1, "Werewolf": 1, "Villager": 3, **others}
    options = {"call_masons": option}
    does = does_of("mason", game="werewords", roles=roles, options=options)
    assert bool(does) == is_called
    assert any("only if the Doppelgänger copied a Mason" in each for each in does) == is_in_doubt
