"""Whatever the house can say has words, and no words are left over."""

import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copytree
from threading import Barrier

import msgspec
import pytest
from fluent.syntax import FluentParser, ast, visitor

from nightcall.bots.werewords.shown import KEYS
from nightcall.games import GAMES
from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.cards import CALLED, CARDS
from nightcall.games.werewords.series import WerewordsOutcome
from nightcall.table import SAYINGS, Ask, Scene, Telling
from nightcall.table.remark import Remark
from nightcall.text import MissingText, NoSuchLanguage, Sentences, Texts, slug
from tests.text import spoken

FOLDER = Path(spoken.SOURCE / "text" / "en")
OURS = ("table", "cards", "werewords", "cli")
TEXTS = Texts("en")


def ids_in(name: str) -> set[str]:
    return {entry.id.name for entry in messages(name)}


def messages(name: str) -> list[ast.Message]:
    resource = FluentParser().parse((FOLDER / f"{name}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def missing(ids: Iterable[str]) -> list[str]:
    return sorted(text_id for text_id in ids if not TEXTS.has(text_id))


def lines_said() -> set[str]:
    heard = {item.line for run in spoken.games() for item in run.said if isinstance(item, Scene)}
    return heard | spoken.written("games/werewords", "scene", 1)


def keys_told() -> set[str]:
    heard = {item.key for run in spoken.games() for item in run.said if isinstance(item, Telling)}
    return heard | spoken.written("games/werewords", "tell", 1)


def kinds_asked() -> set[str]:
    heard = {item.kind for run in spoken.games() for item in run.said if isinstance(item, Ask)}
    written = (
        spoken.written("games/werewords", name, place) for name, place in spoken.KIND_IS.items()
    )
    return heard.union(*written)


def reasons() -> set[str]:
    """Of refused answers, and of refused commands."""
    looks_like_one = re.compile(r"[a-z]+(-[a-z]+)*")
    given = {
        text
        for tree in spoken.trees("table")
        for line in spoken.functions(tree, ("refuse", "_refuse_text", "_why_not_asked"))
        for text in spoken.constants(line)
        if looks_like_one.fullmatch(text) and text not in ("press", "to")
    }
    return given | spoken.written("cli", "Refused", 0)


def remarks() -> set[str]:
    written = set[str]()
    for folder in ("table", "games/werewords"):
        for weight in ("refusal", "warning", "hint"):
            written |= spoken.written(folder, weight, 0)
    readings = {"werewords-more-village-team", "werewords-more-villager-cards"}
    return written | readings | {"werewords-apprentice-alone", "werewords-no-helper"}


def sayings() -> set[str]:
    """Of all tables, and of this game."""
    common = {saying.key for saying in SAYINGS}
    own = {saying.key for saying in WEREWORDS.sayings} - common
    return {*(f"saying-{key}" for key in common), *(f"werewords-saying-{key}" for key in own)}


def test_every_line_the_moderator_can_speak_has_words() -> None:
    assert missing(f"werewords-say-{line}" for line in lines_said()) == []


def test_every_fact_that_can_be_told_has_words() -> None:
    assert missing(f"werewords-told-{key}" for key in keys_told()) == []


def test_every_question_has_words() -> None:
    assert missing(f"werewords-ask-{kind}" for kind in kinds_asked()) == []


def test_every_button_has_words() -> None:
    offered = {f"werewords-option-{slug(value)}" for value in spoken.options_offered()}
    cards = {f"werewords-option-{slug(card.name)}" for card in CARDS}
    assert missing(offered - cards) == []


def test_every_saying_has_words_with_all_its_blanks_in_every_game() -> None:
    filled = {"seat": ("Ann", "Bob"), "card": ("Seer", "Werewolf")}
    for game in GAMES:
        sentences = Sentences(TEXTS, game.name, ("Ann", "Bob"))
        for key, blanks in ((saying.key, saying.blanks) for saying in game.sayings):
            fits = {n: filled[b] if isinstance(b, str) else b for n, b in blanks.items()}
            usual = {name: values[0] for name, values in fits.items()}
            assert sentences.saying(key, usual)
            for name, values in fits.items():
                other = {**usual, name: values[1]}
                assert sentences.saying(key, other) != sentences.saying(key, usual)


def test_every_refusal_has_words() -> None:
    assert missing(f"refused-{reason}" for reason in reasons()) == []


def test_every_remark_before_start_has_words() -> None:
    assert missing(remarks()) == []


def test_every_card_has_a_name_and_a_power_in_two_short_lines() -> None:
    for card in ("mayor", *(card.slug for card in CARDS)):
        power = TEXTS.say(f"card-{card}-power").split("\n")
        assert TEXTS.say(f"card-{card}")
        assert len(power) == 2
        assert all(len(line) <= 70 for line in power)


def test_every_option_of_the_box_is_explained() -> None:
    names = (field.name for field in msgspec.structs.fields(WerewordsBox))
    assert missing(f"werewords-box-{name.replace('_', '-')}" for name in names) == []


def test_every_sentence_of_the_terminal_has_words() -> None:
    assert missing(spoken.strings("cli", "cli-") - {"cli-key-"}) == []


def test_no_words_are_left_over() -> None:
    options = {f"werewords-option-{slug(value)}" for value in spoken.options_offered()}
    places = {f"werewords-option-{word}" for word in ("centre", "extra-card", "yes-no", "letter")}
    used = {
        *(f"werewords-say-{line}" for line in lines_said()),
        *(f"werewords-told-{key}" for key in keys_told()),
        *(f"werewords-ask-{kind}" for kind in kinds_asked()),
        *(f"werewords-understood-{key}" for key in KEYS),
        *(f"refused-{reason}" for reason in reasons()),
        *(f"card-{card}" for card in ("mayor", *(card.slug for card in CARDS))),
        *(f"card-{card}-power" for card in ("mayor", *(card.slug for card in CARDS))),
        *(
            f"werewords-box-{field.name.replace('_', '-')}"
            for field in msgspec.structs.fields(WerewordsBox)
        ),
        *(f"cli-key-{button}" for button in spoken.buttons()),
        "werewords-pair-votes",
        "werewords-pair-score",
        "werewords-bot-questions",
        "werewords-why",
    }
    used |= options | places | remarks() | referred_to() | sayings()
    used |= (
        spoken.strings("cli", "cli-")
        | spoken.strings("text", "list-")
        | spoken.strings("cli", "list-")
    )
    assert sorted(set().union(*map(ids_in, OURS)) - used) == []


def referred_to() -> set[str]:
    """Texts that are part of other texts."""

    class References(visitor.Visitor):
        found: set[str] = set()  # noqa: RUF012  one collection for all

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    for name in OURS:
        for message in messages(name):
            References().visit(message)
    return References.found


def test_everything_said_in_a_game_can_be_said_in_words() -> None:
    """No text misses an argument that the script gives, nor asks for one that it does not."""
    for run in spoken.games():
        sentences = Sentences(TEXTS, "werewords", run.header.seats)
        for item in run.said:
            said = sentences.ask(item) if isinstance(item, Ask) else sentences.said(item)
            assert said.strip()


def test_a_wake_line_starts_with_the_name_of_the_role() -> None:
    """PW-NGT-08"""
    for cards in ("dealt", "real"):
        for card in ("mayor", *(card.slug for card in CALLED)):
            said = wake_line(card, cards)
            names = [TEXTS.say(f"card-{card}")]
            names += [TEXTS.say(f"card-{card}.many")] if TEXTS.has(f"card-{card}.many") else []
            assert said.startswith(tuple(names)), said
    assert wake_line("werewolves", "dealt").startswith("Werewolves")


def wake_line(card: str, cards: str) -> str:
    args = {"cards": cards, "helpers": "Seer"}
    return TEXTS.say(f"werewords-say-wake-{card}", **args)


def test_thumbs_go_up_only_where_the_cards_are_real() -> None:
    """WW-NGT-07"""
    for card in ("beholder", "minion"):
        assert "thumb up" in wake_line(card, "real")
        assert "thumb" not in wake_line(card, "dealt")


def test_the_word_is_never_in_a_spoken_line() -> None:
    """WW-NGT-08"""
    for run in spoken.games():
        sentences = Sentences(TEXTS, "werewords", run.header.seats)
        assert isinstance(run.outcome, WerewordsOutcome)
        word = re.compile(rf"\b{re.escape(run.outcome.word)}\b", re.IGNORECASE)
        for item in run.said:
            if isinstance(item, Scene):
                assert not word.search(sentences.scene(item))


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ((), "none"),
        (("Ann",), "Ann"),
        (("Ann", "Bob"), "Ann and Bob"),
        (("Ann", "Bob", "Cid"), "Ann, Bob and Cid"),
        (("Ann", "Bob", "Cid", "Dee"), "Ann, Bob, Cid and Dee"),
    ],
)
def test_names_are_joined_as_one_speaks_them(names: tuple[str, ...], said: str) -> None:
    assert TEXTS.listed(names) == said


def test_a_text_without_its_argument_fails() -> None:
    with pytest.raises(MissingText, match="seat"):
        TEXTS.say("werewords-told-mayor")


def test_an_unknown_text_fails() -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        TEXTS.say("no-such-text")


def test_a_language_without_texts_is_refused() -> None:
    for language in ("xx", "../en", ""):
        with pytest.raises(NoSuchLanguage):
            Texts(language)


def test_a_player_called_like_a_card_keeps_the_name() -> None:
    sentences = Sentences(TEXTS, "werewords", ("(extra card)", "Yes", "villager"))
    assert sentences.name("villager") == "villager"
    assert sentences.remark(Remark("hint", "seat-twice", {"name": "Seer"})).count("Seer") == 1


def test_threads_that_begin_at_once_find_every_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server's rooms speak while its bots read in a thread of their own."""
    ids = ("room-serve-scan", "questions-k-person", "print-refused-no-cards", "list-empty")
    wanted = sorted(map(TEXTS.say, ids))
    monkeypatch.setattr("nightcall.text.texts.FOLDER", tmp_path)
    for language in ("nl", "pt", "sv", "da"):  # that nobody has read a word of
        copytree(FOLDER, tmp_path / language)
        begins = Barrier(8)

        def say_all(place: int, language: str = language, begins: Barrier = begins) -> list[str]:
            begins.wait()
            texts, first = Texts(language), place % len(ids)
            return sorted(texts.say(text_id) for text_id in ids[first:] + ids[:first])

        with ThreadPoolExecutor(begins.parties) as threads:
            for said in threads.map(say_all, range(begins.parties)):
                assert said == wanted
