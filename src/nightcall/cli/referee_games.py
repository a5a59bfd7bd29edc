"""The referee: opens games, enters answers, and says what came of it. Knows no stream."""

from random import Random, SystemRandom

from nightcall.cli.referee_commands import (
    Answers,
    AnyCommand,
    End,
    Games,
    Given,
    Look,
    Remarks,
    Resume,
    Start,
    Undo,
    WriteJournal,
)
from nightcall.cli.referee_open import Open
from nightcall.cli.referee_replies import Refused, Reply, described, remarks_said, shown_view, state
from nightcall.cli.supply import is_word, supply
from nightcall.games import GAMES, game_named
from nightcall.table import (
    CLOCK,
    HOUSE,
    AnyGame,
    CannotStart,
    EmptySupply,
    Header,
    House,
    IllegalAnswer,
    JournalMismatch,
    Run,
    ScriptFailed,
)
from nightcall.table import start as start_game

MOST_ENTRIES = 5000


class Referee:
    """Games by their ids, at most `most` at once."""

    def __init__(self, most: int = 1000) -> None:
        self._most = most
        self._open: dict[str, Open] = {}

    def reply(self, command: AnyCommand) -> Reply:  # noqa: PLR0911  a case each
        """What came of a command; raises Refused where it cannot be followed."""
        match command:
            case Answers():
                return self._answer(command)
            case Start():
                return self._start(command)
            case Look():
                return self._look(command)
            case Undo():
                return self._undo(command)
            case Resume():
                return self._resume(command)
            case WriteJournal(id=name):
                return {"id": name, "journal": self._game(name).run.journal}
            case End(id=name):
                self._game(name)
                del self._open[name]
                return {"id": name, "ended": True}
            case Remarks():
                return {"remarks": _remarks(command)}
            case Games():
                return {"games": [described(game) for game in GAMES]}

    # Opening

    def _start(self, command: Start) -> Reply:
        self._has_room_for(command.id)
        game = _named(command.game)
        header = Header(game.name, game.rules, command.seats, command.options, command.series)
        house = _house(command)
        try:
            run = start_game(game, header)
        except CannotStart as error:
            raise _cannot_start(error, header) from error
        self._open[command.id] = Open(run, house, has_clock=command.clock == "program")
        return self._go_on(command.id, since=0)

    def _resume(self, command: Resume) -> Reply:
        self._has_room_for(command.id)
        header, entries = command.header, command.entries
        game = _named(header.game)
        house = _house(command)
        if [entry.n for entry in entries] != list(range(1, len(entries) + 1)):
            raise Refused("bad-journal", error="its entries are not numbered 1, 2, 3 …")
        if len(entries) > MOST_ENTRIES:
            raise Refused("too-many-entries", most=MOST_ENTRIES)
        try:
            start_game(game, header)
            run = Run(game, header, entries)
        except CannotStart as error:
            raise _cannot_start(error, header) from error
        except JournalMismatch as error:
            raise Refused("journal-mismatch", error=str(error)) from error
        except ScriptFailed as error:
            raise Refused("script-failed") from error
        self._open[command.id] = Open(run, house, has_clock=command.clock == "program")
        return self._go_on(command.id, since=run.length + 1)

    def _has_room_for(self, name: str) -> None:
        if name in self._open:
            raise Refused("already-open", name=name)
        if len(self._open) >= self._most:
            raise Refused("too-many-games", most=self._most)

    # Playing

    def _answer(self, command: Answers) -> Reply:
        opened = self._game(command.id)
        since = opened.run.length + 1
        for at, given in enumerate(command.answers):
            refused = _enter(opened, given) or _attend(opened)
            if refused is not None:
                refused.at = at
                return {**self._state(command.id, since), **refused.reply()}
        return self._state(command.id, since)

    def _undo(self, command: Undo) -> Reply:
        opened = self._game(command.id)
        try:
            opened.cut(command.to)
        except ValueError as error:
            count = opened.run.length
            raise Refused("no-such-entry", count=count, to=command.to) from error
        return self._go_on(command.id, since=opened.run.length + 1)

    def _look(self, command: Look) -> Reply:
        run = self._game(command.id).run
        if command.seat not in (None, *run.header.seats, HOUSE, CLOCK):
            raise Refused("unknown-seat", seat=command.seat)
        return {"id": command.id, "view": shown_view(run, command.seat, command.language)}

    def _go_on(self, name: str, since: int) -> Reply:
        """Let the programs answer, then say what happened from entry `since` on."""
        refused = _attend(self._open[name])
        reply = self._state(name, since)
        return reply if refused is None else {**reply, **refused.reply()}

    def _state(self, name: str, since: int) -> Reply:
        opened = self._open[name]
        return state(name, opened.run, opened.entered, since)

    def _game(self, name: str) -> Open:
        if name not in self._open:
            raise Refused("no-open-game", name=name)
        return self._open[name]


def _attend(opened: Open) -> Refused | None:
    try:
        opened.attend()
    except EmptySupply:
        return Refused("no-words", seat=HOUSE)
    except ScriptFailed:
        return Refused("script-failed")
    return None


def _enter(opened: Open, given: Given) -> Refused | None:
    if len(opened.entered) >= MOST_ENTRIES:
        return Refused("too-many-entries", seat=given.seat, most=MOST_ENTRIES)
    try:
        opened.enter(given.seat, given.answer, given.when)
    except IllegalAnswer as error:
        return Refused(error.reason, seat=given.seat)
    except ScriptFailed:
        return Refused("script-failed", seat=given.seat)
    return None


def _named(name: str) -> AnyGame:
    try:
        return game_named(name)
    except KeyError as error:
        raise Refused("no-such-game", name=name) from error


def _house(command: Start | Resume) -> House | None:
    """A House that draws from the program's words, or from the bank."""
    if command.house == "dictated":
        return None
    for word in command.words or ():
        if not is_word(word):
            raise Refused("no-letters")
    chance = Random(command.seed) if command.seed is not None else SystemRandom()  # noqa: S311  by wish
    return House(chance, words=supply(command.words, chance))


def _remarks(command: Remarks) -> list[Reply]:
    game = _named(command.game)
    header = Header(game.name, game.rules, command.seats, command.options)
    try:
        return remarks_said(header, game.remarks(header))
    except CannotStart as error:
        return remarks_said(header, error.remarks)


def _cannot_start(error: CannotStart, header: Header) -> Refused:
    remarks = remarks_said(header, error.remarks)
    why = " ".join(remark["text"] for remark in remarks)
    return Refused("cannot-start", remarks=remarks, error=why)
