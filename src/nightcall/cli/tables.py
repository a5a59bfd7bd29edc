"""Setting a table at one keyboard: from what was given to a game on disk."""

from pathlib import Path
from random import Random
from typing import Any

from nightcall.cli.book import Book, new_path, opened
from nightcall.cli.language import USUAL, spoken
from nightcall.cli.screen import InputEnded, Screen
from nightcall.cli.seating import seated
from nightcall.cli.settings import BadSetting, box_from, listed
from nightcall.cli.sitting import Keyboard, Sitting
from nightcall.cli.stop import CannotPlay, Stopped
from nightcall.cli.supply import chance_from, words_from
from nightcall.games import game_named
from nightcall.table import (
    AnyGame,
    CannotStart,
    Header,
    JournalMismatch,
    Run,
    ScriptFailed,
    Supply,
    start,
)
from nightcall.text import Sentences, Texts

NOT_HERE = {  # what one keyboard cannot do
    ("werewords", "cards", "real"): "cli-no-real-cards",
    ("werewolf", "moderator", "agreed"): "cli-no-moderator",
    ("werewolf", "moderator", "dealt"): "cli-no-moderator",
}


def set_up(
    game_name: str,
    names: tuple[str, ...],
    players: int | None,
    settings: tuple[str, ...],
    journal: Path | None,
    pace: float,
    seed: int | None,
    *,
    bots: bool,
    words_file: Path | None = None,
    **shortcuts: str | bool | None,
) -> Sitting:
    """A new game, with the people who are asked for. `shortcuts` are options of their own name."""
    texts, screen = spoken(), Screen()
    game = game_named(game_name)
    options = _options(texts, game, settings)
    options.update({name: value for name, value in shortcuts.items() if value})
    if game.name == "werewords" and texts.language != USUAL:
        options.setdefault("language", texts.language)  # who speaks French guesses French words
    chance = chance_from(seed)
    words = _words(texts, game.name, options, words_file, chance)
    try:
        seats, computers = seated(screen, texts, game.name, names, players, with_bots=bots)
    except (InputEnded, KeyboardInterrupt):
        raise Stopped(texts.say("cli-not-begun"), 0) from None
    if computers and game.name == "wherewolf" and options.get("votes") == "counted":
        raise CannotPlay(texts.say("cli-bots-raise-no-hands"))
    header = Header(game.name, game.rules, seats, options)
    keyboard = Keyboard(screen, computers, words, chance, pace)
    return begun(keyboard, header, journal or new_path(game.name))


def begun(keyboard: Keyboard, header: Header, path: Path) -> Sitting:
    """A new game on disk; says what is unwise about it, raises CannotPlay if it cannot be."""
    texts = spoken()
    sentences = Sentences(texts, header.game, header.seats)
    game = game_named(header.game)
    try:
        run = start(game, header)
        for remark in game.remarks(header):
            keyboard.screen.say(sentences.remark(remark))
    except CannotStart as error:
        raise CannotPlay("\n".join(map(sentences.remark, error.remarks))) from error
    book = Book(path, keyboard.bots)
    try:
        book.begin(run)
    except FileExistsError as error:
        raise CannotPlay(texts.say("cli-journal-exists", file=str(path))) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotPlay(texts.say("cli-journal-unwritable", file=str(path), error=why)) from error
    keyboard.screen.say(texts.say("cli-begun", seats=texts.listed(header.seats)))
    return Sitting(run, book, keyboard)


def resumed(file: Path, words_file: Path | None, pace: float, seed: int | None) -> Sitting:
    """The game in a journal that was left in the middle."""
    texts, screen = spoken(), Screen()
    try:
        journal, _, bots = opened(file)
        game = game_named(journal.header.game)
        if journal.header.rules == game.rules:
            start(game, journal.header)
        run = Run(game, journal.header, journal.entries)
    except KeyError as error:
        raise CannotPlay(texts.say("refused-no-such-game", name=str(error.args[0]))) from error
    except (ValueError, OSError) as error:
        raise CannotPlay(texts.say("refused-bad-journal", error=str(error))) from error
    except ScriptFailed as error:
        raise CannotPlay(texts.say("cli-script-failed", file=str(file))) from error
    except JournalMismatch as error:
        raise CannotPlay(texts.say("cli-mismatch", error=str(error), file=str(file))) from error
    if run.is_over:
        raise CannotPlay(texts.say("cli-already-over", file=str(file)))
    chance = chance_from(seed)
    words = _words(texts, game.name, journal.header.options, words_file, chance)
    book = Book(file, bots)
    book.rewrite(run)
    screen.say(texts.say("cli-resumed", seats=texts.listed(run.header.seats)))
    return Sitting(run, book, Keyboard(screen, bots, words, chance, pace))


def option_lines(game_name: str) -> list[str]:
    return list(listed(game_named(game_name), spoken()))


def _options(texts: Texts, game: AnyGame, settings: tuple[str, ...]) -> dict[str, Any]:
    try:
        options = box_from(game, settings, texts)
    except BadSetting as error:
        raise CannotPlay(str(error)) from error
    for name, value in options.items():
        if isinstance(value, str) and (game.name, name, value) in NOT_HERE:
            raise CannotPlay(texts.say(NOT_HERE[game.name, name, value]))
    return options


def _words(
    texts: Texts, game: str, options: dict[str, Any], file: Path | None, chance: Random
) -> Supply | None:
    """Only Werewords needs any."""
    if game != "werewords":
        return None
    return words_from(texts, file, options.get("language", "en"), chance)
