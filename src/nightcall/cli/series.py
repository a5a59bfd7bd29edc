"""Game after game at one keyboard, with the same people, until they have had enough."""

from nightcall.cli import typed
from nightcall.cli.book import next_path
from nightcall.cli.host import play
from nightcall.cli.screen import InputEnded
from nightcall.cli.sitting import Sitting
from nightcall.cli.stop import INTERRUPTED, CannotPlay, Stopped
from nightcall.cli.tables import begun
from nightcall.table import EmptySupply, Header, ScriptFailed, Seat

LEVELS = {
    "werewords": ("easy", "medium", "hard", "ridiculous"),
    "wherewolf": ("first", "later", "expert"),
}


def games(sitting: Sitting) -> None:
    """The series keeps the seats, the last Mayor, used words and the score (WW-AGN-02)."""
    while True:
        played_out(sitting)
        sitting.say("cli-kept", file=str(sitting.book.path))
        game, header = sitting.run.game, sitting.run.header
        series = game.after(game.unpack(header)[1], sitting.run.outcome)
        if series.score:
            sitting.say("cli-score", score=said_score(sitting, series.score))
        level = another(sitting)
        if level is None:
            return
        options = {**header.options, "level": level} if level else header.options
        kept = game.header(header.seats, None, series).series
        header = Header(header.game, header.rules, header.seats, options, kept)
        sitting = begun(sitting.keyboard, header, next_path(sitting.book.path))


def said_score(sitting: Sitting, score: dict[Seat, int]) -> str:
    """The best first."""
    best_first = sorted(score.items(), key=lambda pair: -pair[1])
    say = sitting.texts.say
    return sitting.texts.listed(
        [say("cli-score-of", seat=seat, count=count) for seat, count in best_first]
    )


def played_out(sitting: Sitting) -> None:
    """To the end, or to where somebody left."""
    file = str(sitting.book.path)
    try:
        play(sitting)
    except KeyboardInterrupt:
        raise Stopped(sitting.texts.say("cli-left", file=file), INTERRUPTED) from None
    except InputEnded:
        raise Stopped(sitting.texts.say("cli-input-ended", file=file), 0) from None
    except EmptySupply:
        raise CannotPlay(sitting.texts.say("cli-no-words-left", file=file)) from None
    except ScriptFailed as error:
        raise CannotPlay(sitting.texts.say("cli-script-failed", file=file)) from error


def another(sitting: Sitting) -> str | None:
    """None: enough. Otherwise the level of the next game, empty for the same again."""
    header = sitting.run.header
    levels = LEVELS.get(header.game, ()) if "roles" not in header.options else ()
    key = "cli-again-or-level" if levels else "cli-again"
    while sitting.people:
        try:
            prompt = sitting.texts.say(key, levels=", ".join(levels))
            line = (sitting.screen.ask(prompt) or "").casefold()
        except (InputEnded, KeyboardInterrupt):
            return None
        if line in levels:
            return line
        if not line or typed.begins_with(line, "y", sitting.texts.say("cli-key-yes")):
            return ""
        if typed.begins_with(line, "n", "q", sitting.texts.say("cli-key-no")):
            return None
    return None
