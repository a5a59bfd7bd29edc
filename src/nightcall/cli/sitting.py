"""A game at one keyboard: who sits there, what has been shown, and where the time stands.

People hold the keyboard in turn; bots, the House and the Clock need none. Time counts only while
the table waits at an open prompt, so passing the keyboard costs nobody any.
"""

import time
from dataclasses import dataclass
from random import Random

from nightcall.bots import RandomBot
from nightcall.cli.book import Book
from nightcall.cli.screen import Screen
from nightcall.table import (
    CLOCK,
    HOUSE,
    TIME_IS_UP,
    Answer,
    Ask,
    House,
    Run,
    Scene,
    Seat,
    Supply,
    Telling,
    Timer,
    view,
)
from nightcall.text import Sentences, Texts


@dataclass(frozen=True)
class Keyboard:
    """What stays the same from game to game; `pace` is how long a call of the night takes."""

    screen: Screen
    bots: tuple[Seat, ...]
    words: Supply
    chance: Random
    pace: float


class Sitting:
    """One game in progress. Answers go in by `enter`, which writes them down first."""

    def __init__(self, run: Run, book: Book, keyboard: Keyboard) -> None:
        self.run = run
        self.book = book
        self.keyboard = keyboard
        self.screen = keyboard.screen
        self.texts = Texts()
        self.sentences = Sentences(self.texts, run.header.game, run.header.seats)
        self.bots = keyboard.bots
        self.people = tuple(seat for seat in run.header.seats if seat not in self.bots)
        self.house = House(keyboard.chance, words=keyboard.words)
        questions = self.texts.say(f"{run.header.game}-bot-questions").split("\n")
        self.bot = RandomBot(keyboard.chance, tuple(questions))
        self.talked: Timer | None = None  # the endgame whose talk is over
        self.has_read_the_night = False
        self._now = run.entries[-1].when if run.entries else 0
        self._public = 0
        self._private = dict.fromkeys(self.people, 0)

    # Saying

    def say(self, key: str, **args: str | int | float) -> None:
        self.screen.say(self.texts.say(key, **args))

    def show_news(self, before: tuple[str, ...] = ()) -> None:
        """What everybody may see and has not seen yet, up to one of these chapters."""
        for item in self.run.said[self._public :]:
            if isinstance(item, Scene):
                if item.chapter in before:
                    return
                self.screen.say(self.sentences.scene(item), voice=True)
            elif isinstance(item, Telling) and item.to is None:
                self.screen.say(self.sentences.telling(item))
            self._public += 1

    def secrets(self, seat: Seat) -> list[Telling]:
        """All that was told to this seat and not to everybody."""
        said = view(self.run, seat).said
        return [item for item in said if isinstance(item, Telling) and item.to is not None]

    def show_secrets(self, seat: Seat, *, again: bool = False) -> bool:
        """What this seat alone may see; `again` from the beginning. Whether there was any."""
        told = self.secrets(seat)
        fresh = told if again else told[self._private[seat] :]
        for telling in fresh:
            self.screen.say(self.sentences.telling(telling))
            if telling.key == "your-card":
                self.screen.say(self.sentences.power(telling.args["card"]))
        self._private[seat] = len(told)
        return bool(fresh)

    # Answering

    def enter(self, seat: Seat, answer: Answer) -> None:
        """Raises IllegalAnswer; otherwise it is on disk when this returns."""
        self.run.answer(seat, answer, self._now)
        self.book.keep(self.run)

    def time_is_up(self) -> None:
        self.enter(CLOCK, TIME_IS_UP)

    def bots_answer(self) -> bool:
        """Let one bot answer whose answer is waited for; says whether there was one."""
        waiting = [seat for seat in self.run.waiting() if seat in self.bots]
        if not waiting:
            return False
        seat = waiting[0]
        self.enter(seat, self.bot.answer(view(self.run, seat)))
        return True

    def house_answers(self) -> None:
        if self.run.ask is not None:
            self.enter(HOUSE, self.house.answer(self.run.ask.options[HOUSE]))

    # Time

    def pause(self, seconds: float) -> None:
        """Let a moment pass, on the table's clock too."""
        if seconds > 0:
            time.sleep(seconds)
            self._now += round(seconds * 1000)

    def seconds_left(self, timer: Timer) -> float:
        """By the table's clock, from the entry that first brought this timer."""
        return (self._began(timer) - self._now) / 1000 + timer.seconds

    def type(self, prompt: str, seconds: float | None = None) -> str | None:
        """A typed line while the table's clock runs; None when those seconds have passed."""
        began = time.monotonic()
        line = self.screen.ask(prompt, seconds)
        self._now += round((time.monotonic() - began) * 1000)
        return line

    def _began(self, timer: Timer) -> int:
        for number in range(self.run.length + 1):
            for item in self.run.said_at(number):
                if isinstance(item, Scene | Ask) and item.timer == timer:
                    return self.run.entries[number - 1].when if number else 0
        return self._now

    # Taking back

    def last_of_people(self) -> int | None:
        """The number of the last entry that somebody typed."""
        for entry in reversed(self.run.entries):
            is_typed = entry.seat == HOUSE and entry.answer == "(whoops)"
            if entry.seat in self.people or is_typed:
                return entry.n
        return None

    def shows_secrets_after(self, number: int) -> bool:
        said = [item for n in range(number, self.run.length + 1) for item in self.run.said_at(n)]
        return any(isinstance(item, Telling) and item.to is not None for item in said)

    def cut(self, number: int) -> None:
        """Go back to where `number` entries were made, and the clock with it."""
        self.run = self.run.cut(number)
        self.book.rewrite(self.run)
        self._now = self.run.entries[-1].when if self.run.entries else 0
        self._public = min(self._public, len(self.run.said))
        for seat in self.people:
            self._private[seat] = min(self._private[seat], len(self.secrets(seat)))
        self.talked = None
        ask = self.run.ask
        self.has_read_the_night &= ask is not None and ask.kind in ("day", "hunt", "vote", "talk")
