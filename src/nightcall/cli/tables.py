"""Setting a table at one keyboard: from what was given to a game on disk."""

from pathlib import Path
from typing import Any

from nightcall.cli.book import Book, new_path, opened
from nightcall.cli.screen import InputEnded, Screen
from nightcall.cli.seating import seated
from nightcall.cli.settings import BadSetting, box_from, listed
from nightcall.cli.sitting import Keyboard, Sitting
from nightcall.cli.stop import CannotPlay, Stopped
from nightcall.cli.supply import chance_from, words_from
from nightcall.games import game_named
from nightcall.games.werewords import WEREWORDS
from nightcall.table import CannotStart, Header, JournalMismatch, Run, ScriptFailed, start
from nightcall.text import Sentences, Texts


def set_up(
    names: tuple[str, ...],
    players: int | None,
    level: str | None,
    words_file: Path | None,
    settings: tuple[str, ...],
    journal: Path | None,
    pace: float,
    seed: int | None,
    *,
    bots: bool,
    speedwords: bool,
) -> Sitting:
    """A new game of Werewords, with the people who are asked for."""
    texts, screen = Texts(), Screen()
    options = _options(texts, settings, level, speedwords=speedwords)
    chance = chance_from(seed)
    words = words_from(texts, words_file, options.get("language", "en"), chance)
    try:
        seats, computers = seated(screen, texts, names, players, with_bots=bots)
    except (InputEnded, KeyboardInterrupt):
        raise Stopped(texts.say("cli-not-begun"), 0) from None
    header = Header(WEREWORDS.name, WEREWORDS.rules, seats, options)
    keyboard = Keyboard(screen, computers, words, chance, pace)
    return begun(keyboard, header, journal or new_path(WEREWORDS.name))


def begun(keyboard: Keyboard, header: Header, path: Path) -> Sitting:
    """A new game on disk; says what is unwise about it, raises CannotPlay if it cannot be."""
    texts = Texts()
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
    texts, screen = Texts(), Screen()
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
    language = journal.header.options.get("language", "en")
    words = words_from(texts, words_file, language, chance)
    book = Book(file, bots)
    book.rewrite(run)
    screen.say(texts.say("cli-resumed", seats=texts.listed(run.header.seats)))
    return Sitting(run, book, Keyboard(screen, bots, words, chance, pace))


def option_lines() -> list[str]:
    return list(listed(WEREWORDS, Texts()))


def _options(
    texts: Texts, settings: tuple[str, ...], level: str | None, *, speedwords: bool
) -> dict[str, Any]:
    try:
        options = box_from(WEREWORDS, settings, texts)
    except BadSetting as error:
        raise CannotPlay(str(error)) from error
    if level:
        options["level"] = level
    if speedwords:
        options["speedwords"] = True
    if options.get("cards") == "real":
        raise CannotPlay(texts.say("cli-no-real-cards"))
    return options
