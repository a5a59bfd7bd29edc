"""People at one keyboard who do the next best thing at every prompt."""

from collections.abc import Iterator
from pathlib import Path

from nightcall.cli.book import opened
from nightcall.games import game_named
from nightcall.table import Run, Seat, Telling
from tests.cli.terminal import Terminal, Typed

WORDS = ("frog", "lighthouse", "ice cream", "nostalgia", "unicycle", "marmalade")
AGAIN = r"Play again\?.*\. "
QUESTION = r"Who asks what: "
TOKEN = r"\w+ answers: "  # noqa: S105  no password
TALK = r"ready to point: "
POINTED = r"the other way: "
VOTES = r"Who stands against whom\? "
VOTE = r"[\w ]+, whom do you stand against\? "
ASSEMBLY = r"ready to vote: "

EASY_GOING: dict[str, Typed] = {
    r"Pass the keyboard to [\w ]+\. Enter when only [\w ]+ is looking\. ": "",
    r"Enter: [\w, ]+\. ": "",
    r"Enter to cover this\. ": "",
    r"or a name: ": "1",
    r"so that nobody can tell: ": "2",
    QUESTION: "",
    r"\w+ asks: ": "",
    TOKEN: "n",
    TALK: "",
    POINTED: "",
    VOTES: "",
    VOTE: "",
    ASSEMBLY: "",
    r"lets them vote: ": "",
    r"when that is all: ": "",
}


def word_file(folder: Path) -> str:
    path = folder / "words.txt"
    path.write_text("# ours\n" + "\n".join(WORDS) + "\n", "utf-8")
    return str(path)


def at_table(home: Path, *args: str) -> Terminal:
    """A game with the usual words, in no hurry at night, kept in one known file."""
    words, journal = word_file(home), str(home / "game.jsonl")
    usual = ("--words", words, "--journal", journal, "--pace", "0")
    return Terminal("play", "werewords", *usual, *args, home=home)


def at_night_table(home: Path, game: str, *args: str) -> Terminal:
    """A game of Werewolf or Wherewolf, in no hurry at night, kept in one known file."""
    journal = str(home / "game.jsonl")
    return Terminal("play", game, "--journal", journal, "--pace", "0", *args, home=home)


def kept(home: Path, name: str = "game.jsonl") -> Run:
    """The game as it is on disk."""
    journal, _, _ = opened(home / name)
    return Run(game_named(journal.header.game), journal.header, journal.entries)


def the_mayor(run: Run) -> Seat:
    told = [item for item in run.said if isinstance(item, Telling) and item.key == "mayor"]
    return str(told[-1].args["seat"])


def owner(screen: str, seats: tuple[Seat, ...]) -> Seat | None:
    """Whose screen it is: a private one has a name for its heading; None if all may look."""
    heading = screen.strip("\n").split("\n", 1)[0].strip()
    return heading if heading in seats else None


def private_tellings(run: Run) -> Iterator[Telling]:
    for item in run.said:
        if isinstance(item, Telling) and item.to is not None:
            yield item
