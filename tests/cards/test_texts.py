"""Whatever is printed has words, and no words are left over."""

from fluent.syntax import FluentParser, ast

from nightcall.cards.deck import faces_of
from nightcall.games import GAMES
from nightcall.games.werewords.cards import CALLED
from nightcall.games.wherewolf.cards import CARDS
from nightcall.games.wherewolf.items import ITEM_TURNS
from nightcall.text import Texts, slug
from tests.text import spoken

TEXTS = Texts("en")
NOT_OURS = {"no-such-game", "no-such-language", "bad-options", "cannot-start"}


def ids() -> set[str]:
    resource = FluentParser().parse((spoken.SOURCE / "text/en/print.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def reasons() -> set[str]:
    folders = ("cards", "cli", "server")
    written = (spoken.written(folder, "CannotPrint", 0) for folder in folders)
    return {"no-names", "no-tokens"}.union(*written)


def turns() -> set[str]:
    """The calls of every night, as the ids of what is done in them name them."""
    words = {f"werewords-{name}" for name in ("mayor", *(card.slug for card in CALLED))}
    wolves = {"werewolf-werewolves", "werewolf-seer"}
    whens = [("first", card.first) for card in CARDS] + [("later", card.later) for card in CARDS]
    whens += [("first", each[0]) for each in ITEM_TURNS.values()]
    whens += [("later", each[1]) for each in ITEM_TURNS.values()]
    return words | wolves | {f"wherewolf-{turn.name}-{when}" for when, turn in whens if turn}


def names() -> set[str]:
    return {f"{game.name}-{slug(face.name)}" for game in GAMES for face in faces_of(game)}


def teams() -> set[str]:
    return {f"{game.name}-{slug(face.team)}" for game in GAMES for face in game.faces}


def used() -> set[str]:
    games = {game.name for game in GAMES}
    return {
        *spoken.strings("cards", "print-"),
        *spoken.strings("cli", "print-"),
        *(f"print-refused-{reason}" for reason in reasons() - NOT_OURS),
        *(f"print-do-{turn}" for turn in turns()),
        *(f"print-{kind}-{name}" for kind in ("wakes", "does", "team", "wins") for name in names()),
        *(f"print-does-{name}-uncalled" for name in names()),
        *(f"print-changes-{name}" for name in names() | teams()),
        *(f"print-changes-wherewolf-{thing}" for thing in ITEM_TURNS),
        *(f"print-wins-{team}" for team in teams()),
        *(f"print-{kind}-{game}" for kind in ("rule", "day", "ends") for game in games),
        *(f"print-day-{game.name}-timed" for game in GAMES if hasattr(game.box(), "timed")),
        *(f"print-wakes-{when}" for when in ("once", "first", "later")),
        *(f"print-night-{when}" for when in ("once", "first", "later")),
        *(f"print-score-{head}" for head in ("name", "card", "out", "notes")),
        *(f"print-score-{head}" for head in ("word", "found", "winners")),
    }


def test_no_words_are_left_over() -> None:
    assert sorted(ids() - used()) == []


def test_every_refusal_has_words() -> None:
    for reason in reasons():
        assert any(
            TEXTS.has(key) for key in (f"print-refused-{reason}", f"refused-{reason}", reason)
        ), reason


def test_every_sentence_that_stands_in_the_source_has_words() -> None:
    found = spoken.strings("cards", "print-") | spoken.strings("cli", "print-")
    whole = {text for text in found if not text.endswith("-")}
    assert len(whole) > 15
    assert sorted(text for text in whole if not TEXTS.has(text)) == []


def test_every_game_has_a_rule_and_a_day() -> None:
    for game in GAMES:
        assert TEXTS.has(f"print-rule-{game.name}")
        assert TEXTS.has(f"print-day-{game.name}")
