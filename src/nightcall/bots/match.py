"""One game among bots, from the deal to the end, with the talk between them. The real script runs;
the House and the Clock are programs."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from nightcall.bots.bot import Bot
from nightcall.games.wherewolf.day import GO_ON
from nightcall.table import (
    CLOCK,
    HOUSE,
    Choice,
    House,
    Run,
    Said,
    Scene,
    Seat,
    Spoken,
    Telling,
    View,
    Viewer,
    attend,
    let_time_pass,
    progress,
)

ROUNDS = 8
"""How often everybody is asked for a word when a scene opens, at most."""

LONGEST = 20_000
"""Answers in a game. One with more has stalled, and no bot may let that happen."""

Bots = Callable[[Mapping[Seat, str]], Mapping[Seat, Bot]]
"""Makes the bots, once the cards are dealt: only who makes them may know the cards."""


class Stalled(RuntimeError):  # noqa: N818  reads as a sentence
    """The bots do not bring the game to an end."""


class Chair:
    """A seat and its bot. What the seat sees is added up as it comes."""

    def __init__(self, run: Run, seat: Seat, bot: Bot) -> None:
        self.seat = seat
        self.bot = bot
        self._run = run
        self._viewer = Viewer(run, seat)
        self._said: tuple[Said, ...] = ()

    def view(self) -> View:
        news = self._viewer.news()
        if news:
            self._said += tuple([said for _, said in news if isinstance(said, Telling | Scene)])
        run, asked = self._run, self._viewer.asked
        return View(self.seat, self._said, asked, run.given.get(self.seat), progress(run))


@dataclass
class Match:
    """A game in progress. `slowest` is the CPU time of the longest turn of a bot, in seconds."""

    run: Run
    house: House
    bots: Bots
    chance: Random
    talk: list[Spoken] = field(default_factory=list)
    cards: dict[Seat, str] = field(default_factory=dict)
    slowest: float = 0.0
    _chairs: dict[Seat, Chair] = field(default_factory=dict)
    _scene: Scene | None = None
    _seen: int = 0

    def play(self) -> Run:
        """Until it is over. Whoever's move it is answers, in no fixed order."""
        run = self.run
        attend(run, self.house)
        while run.ask is not None:
            self._speak()
            if seats := run.waiting() or self._optional():
                self._answer(self.chance.choice(seats))
            elif not self._goes_on() and not let_time_pass(run):
                raise Stalled(f"nobody can answer {run.ask.kind}")
            attend(run, self.house)
            if run.length > LONGEST:
                raise Stalled(f"{run.header.game} with {len(run.header.seats)} seats does not end")
        return run

    def _answer(self, seat: Seat) -> None:
        chair = self._chair(seat)
        view = chair.view()
        start = time.thread_time()
        answer = chair.bot.answer(view, self.talk)
        self.slowest = max(self.slowest, time.thread_time() - start)
        self.run.answer(seat, answer)

    def _optional(self) -> list[Seat]:
        """Those who may answer but are not waited for, once each, where answers are collected."""
        ask = self.run.ask
        if ask is None or ask.settle not in ("all", "time"):
            return []
        given = self.run.given
        return [seat for seat in ask.options if seat not in (HOUSE, CLOCK) and seat not in given]

    def _goes_on(self) -> bool:
        """When all has been said, the table goes on before its time is up."""
        options = self.run.ask.options.get(HOUSE) if self.run.ask else None
        if isinstance(options, Choice) and GO_ON in options.values:
            self.run.answer(HOUSE, GO_ON)
            return True
        return False

    # Talk

    def _speak(self) -> None:
        """All who have something to say when a scene opens; then one now and then."""
        is_new, is_news = self._look_up()
        scene = self._scene
        if scene is None or not scene.speakers or not is_news:
            return
        seats = self.run.header.seats
        speakers = list(seats if scene.speakers == "everyone" else scene.speakers)
        if not is_new:
            self._has_a_word(speakers[int(self.chance.random() * len(speakers))])
            return
        for _ in range(ROUNDS):
            before = len(self.talk)
            self.chance.shuffle(speakers)
            for seat in speakers:
                self._has_a_word(seat)
            if len(self.talk) == before:
                return

    def _look_up(self) -> tuple[bool, bool]:
        """Whether there is a new scene, and whether anything was said at all."""
        said, seen = self.run.said, self._seen
        self._seen = len(said)
        is_new = is_news = False
        for item in said[seen:]:
            if isinstance(item, Scene):
                self._scene = item
                is_new = is_news = True
            elif isinstance(item, Telling):
                is_news = True
        return is_new, is_news

    def _has_a_word(self, seat: Seat) -> None:
        chair = self._chair(seat)
        view = chair.view()
        start = time.thread_time()
        spoken = chair.bot.says(view, self.talk)
        self.slowest = max(self.slowest, time.thread_time() - start)
        if spoken is not None:
            self.talk.append(spoken)

    def _chair(self, seat: Seat) -> Chair:
        if not self._chairs:
            self.cards = dealt(self.run.said)
            bots = self.bots(self.cards)
            self._chairs = {seat: Chair(self.run, seat, bot) for seat, bot in bots.items()}
        return self._chairs[seat]


def dealt(said: Sequence[object]) -> dict[Seat, str]:
    """Who was told which card."""
    told = (item for item in said if isinstance(item, Telling) and item.key == "your-card")
    return {seat: item.args["card"] for item in told for seat in item.to or ()}
