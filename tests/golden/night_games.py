"""Golden games of Werewolf and Wherewolf: dealt by hand, answered by a player with a fixed seed."""

from dataclasses import dataclass
from random import Random

from nightcall.games.werewolf import WEREWOLF
from nightcall.games.werewolf.box import WerewolfBox
from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.deck import SAMPLES
from nightcall.table import CLOCK, HOUSE, TIME_IS_UP, AnyGame, Box, House, Press, Run, start

NAMES = (
    "Nora", "Sam", "Priya", "Leo", "Ruth", "Omar", "Ines", "Kofi", "Mei", "Jack", "Tess", "Ivo",
    "Hana", "Paul", "Rosa", "Yann", "Edie", "Luca", "Wren", "Noor",
)  # fmt: skip


@dataclass(frozen=True)
class Played:
    """`seed` decides the deal and what everybody does. The journal, once written, needs no seed."""

    name: str
    game: AnyGame
    players: int
    box: Box
    seed: int

    def play(self) -> Run:
        run = start(self.game, self.game.header(NAMES[: self.players], self.box))
        chance = Random(self.seed)
        house = House(chance)
        now, started = 0, dict[int, int]()
        while (ask := run.ask) is not None:
            begun = started.setdefault(ask.timer.number, now) if ask.timer else now
            waiting = run.waiting()
            seat = chance.choice(waiting) if waiting else CLOCK
            if seat == CLOCK:
                now = begun + 1000 * ask.timer.seconds if ask.timer else now
                run.answer(CLOCK, TIME_IS_UP, now)
                continue
            options = ask.options[seat]
            if isinstance(options, Press):
                answer = chance.choice(list(options.buttons))
            else:
                answer = house.answer(options)
            now += 0 if seat == HOUSE else 1500
            run.answer(seat, answer, now)
        return run


def later(players: int, **options: object) -> WherewolfBox:
    return WherewolfBox(level="later", roles=SAMPLES[players], **options)  # type: ignore[arg-type]


EXPERT_POOL = {**SAMPLES[10], "Warden": 1, "Huntsman": 1, "Monk": 1, "Young Wolf": 1, "Jester": 1}

NIGHT_GAMES = (
    Played("werewolf-8", WEREWOLF, 8, WerewolfBox(), 3),
    Played("werewolf-dealt-moderator", WEREWOLF, 9, WerewolfBox(moderator="dealt"), 4),
    Played("werewolf-timer", WEREWOLF, 7, WerewolfBox(deadlock="timer", werewolves=1), 5),
    Played("wherewolf-first-8", WHEREWOLF, 8, WherewolfBox(), 6),
    Played("wherewolf-12-amulet-sword", WHEREWOLF, 12, later(12, amulet=True, sword=True), 7),
    Played("wherewolf-16-vampire", WHEREWOLF, 16, later(16, timed=True), 8),
    Played("wherewolf-20-criminals", WHEREWOLF, 20, later(20), 9),
    Played(
        "wherewolf-expert-10",
        WHEREWOLF,
        10,
        WherewolfBox(level="expert", roles=EXPERT_POOL, device="passed"),
        10,
    ),
    Played("wherewolf-6-reveal-public", WHEREWOLF, 6, later(6, reveal=True, public=True), 11),
)
