"""A game at one keyboard: who sits there, what has been shown, and where the time stands.

People hold the keyboard in turn; bots, the House and the Clock need none. Time counts only while
the table waits at an open prompt, so passing the keyboard costs nobody any.
"""

import time
from dataclasses import dataclass
from random import Random

from nightcall.bots import RandomBot
from nightcall.cli.book import Book
from nightcall.cli.fellows import agreed
from nightcall.cli.language import spoken
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
from nightcall.text import Sentences

IN_THE_DARK = ("", "deal", "night")
BEFORE_THE_TALK = (*IN_THE_DARK, "dawn")
BY_THE_TABLE = ("(whoops)", "(go on)", "(deadlock)")
"""What the House is never asked to say: people said it."""


@dataclass(frozen=True)
class Keyboard:
    """What stays the same from game to game; `pace` is how long a call of the night takes."""

    screen: Screen
    bots: tuple[Seat, ...]
    words: Supply | None
    chance: Random
    pace: float


class Sitting:
    """One game in progress. Answers go in by `enter`, which writes them down first."""

    def __init__(self, run: Run, book: Book, keyboard: Keyboard) -> None:
        self.run = run
        self.book = book
        self.keyboard = keyboard
        self.screen = keyboard.screen
        self.texts = spoken()
        self.sentences = Sentences(self.texts, run.header.game, run.header.seats)
        self.bots = keyboard.bots
        self.people = tuple(seat for seat in run.header.seats if seat not in self.bots)
        self.house = House(keyboard.chance, **({"words": keyboard.words} if keyboard.words else {}))
        questions = f"{run.header.game}-bot-questions"
        asks = self.texts.say(questions).split("\n") if self.texts.has(questions) else ()
        self.bot = RandomBot(keyboard.chance, tuple(asks))
        self.talked: Timer | None = None  # the endgame whose talk is over
        self.called: Timer | None = None  # the call for which the keyboard went round
        self.gone_round: Ask | None = None  # the secret question it went round for last
        self.nights_read = 0  # what these nights told has been read
        self._now = run.entries[-1].when if run.entries else 0
        self._public = self._last_night() if self.nights > 1 else 0
        self._private = dict.fromkeys(self.people, 0)

    # Where the game stands

    @property
    def living(self) -> tuple[Seat, ...]:
        """The people who are still asked."""
        return self._living_of(self._scene(len(self.run.said)))

    @property
    def nights(self) -> int:
        return sum(isinstance(item, Scene) and item.line == "night-falls" for item in self.run.said)

    @property
    def line(self) -> str:
        """What the moderator said last."""
        scene = self._scene(len(self.run.said))
        return scene.line if scene else ""

    @property
    def is_daylight(self) -> bool:
        scene = self._scene(len(self.run.said))
        return scene is not None and scene.chapter not in IN_THE_DARK

    @property
    def has_read_the_night(self) -> bool:
        return self.nights_read == self.nights

    # Saying

    def say(self, key: str, **args: str | int | float) -> None:
        self.screen.say(self.texts.say(key, **args))

    def show_news(self, *, until_the_talk: bool = False) -> None:
        """What everybody may see and has not seen yet. Whoever plays alone sees their own too."""
        while self._public < len(self.run.said):
            item = self.run.said[self._public]
            if isinstance(item, Scene):
                if until_the_talk and item.chapter not in BEFORE_THE_TALK:
                    return
                self._show_scene(self._public, item)
            elif isinstance(item, Telling) and item.to is None:
                self.screen.say(self.sentences.telling(item))
            elif len(self.people) == 1 and self._private[self.people[0]] <= self._public:
                self._show_secret(item, self.people[0])
            self._public += 1
        if len(self.people) == 1:
            self._private[self.people[0]] = max(self._public, self._private[self.people[0]])

    def _show_scene(self, number: int, scene: Scene) -> None:
        """Dawn says itself who has died; other scenes begin without them."""
        if scene.chapter != "dawn":
            self._say_who_is_out(number, scene)
        self.screen.say(self.sentences.scene(scene), voice=True)
        if scene.chapter == "dawn":
            self._say_who_is_out(number, scene)

    def show_dawn_again(self) -> None:
        """The keyboard has gone round since it broke, and the screen was cleared."""
        for number in range(self._last_night(), self._public):
            item = self.run.said[number]
            if isinstance(item, Scene) and item.chapter == "dawn":
                self._public = number
                return

    def show_secrets(self, seat: Seat, *, again: bool = False) -> bool:
        """What this seat alone may see; `again` from the beginning. Whether there was any."""
        fresh = self.run.said[0 if again else self._private[seat] :]
        shown = [self._show_secret(item, seat) for item in fresh]
        self._private[seat] = len(self.run.said)
        return any(shown)

    def _show_secret(self, item: object, seat: Seat) -> bool:
        if not isinstance(item, Telling) or item.to is None or seat not in item.to:
            return False
        self.screen.say(self.sentences.telling(item))
        if item.key == "your-card":
            self.screen.say(self.sentences.power(item.args["card"]))
        return True

    def _say_who_is_out(self, number: int, scene: Scene) -> None:
        """Whoever has died is not asked any more, and hears what can still be seen."""
        if scene.chapter == "result":
            return
        living = self._living_of(scene)
        for seat in self._living_of(self._scene(number)):
            if seat not in living:
                to_see = self.run.said[self._private[seat] :]
                watches = any(isinstance(i, Telling) and seat in (i.to or ()) for i in to_see)
                has_company = len(self.people) > 1
                self.say("cli-out-watching" if watches and has_company else "cli-out", seat=seat)

    def _scene(self, before: int) -> Scene | None:
        """The last scene before a place in all that was said."""
        for item in reversed(self.run.said[:before]):
            if isinstance(item, Scene):
                return item
        return None

    def _living_of(self, scene: Scene | None) -> tuple[Seat, ...]:
        if scene is None or scene.alive is None:
            return self.people
        return tuple(seat for seat in self.people if seat in scene.alive)

    def _last_night(self) -> int:
        for number in range(len(self.run.said) - 1, -1, -1):
            item = self.run.said[number]
            if isinstance(item, Scene) and item.line == "night-falls":
                return number
        return 0

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
        self._answer_for(waiting[0])
        return True

    def a_bot_moves(self) -> bool:
        """Any of the bots whose move it is; says whether there was one."""
        waiting = [seat for seat in self.run.waiting() if seat in self.bots]
        if waiting:
            self._answer_for(self.keyboard.chance.choice(waiting))
        return bool(waiting)

    def _answer_for(self, seat: Seat) -> None:
        seen = view(self.run, seat)
        self.enter(seat, agreed(seen, self.keyboard.chance) or self.bot.answer(seen))

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

    def is_time_up(self, timer: Timer | None) -> bool:
        return timer is not None and self.seconds_left(timer) <= 0

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
            is_typed = entry.seat == HOUSE and entry.answer in BY_THE_TABLE
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
            self._private[seat] = min(self._private[seat], len(self.run.said))
        self.talked = self.called = self.gone_round = None
        self.nights_read = min(self.nights_read, self.nights - (not self.is_daylight))
