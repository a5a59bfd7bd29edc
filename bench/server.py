"""What a server does in a CPU-second, how long people wait, what a phone costs, and a restart.

The server is a process of its own on 127.0.0.1 with its usual settings but no limits on rates;
its CPU time alone counts, read from /proc before and after. Rooms of ten phones play the day of
Werewolf: every action is a vote that is checked, written to SQLite (WAL, FULL) and then told to
ten phones, each with the view of its own seat. The phones are one other process.
"""

import asyncio
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, NamedTuple

import msgspec
import uvloop

from bench._phones import Phone, phone
from nightcall.bots import RandomBot
from nightcall.games import GAMES
from nightcall.room.desk import Desk
from nightcall.room.events import AnyEvent, encode
from nightcall.room.room import Room
from nightcall.server.codes import new_code
from nightcall.store import Record
from nightcall.store.sqlite import SqliteStore
from nightcall.table import Choice, House, view

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
ROOMS = 150
SECONDS = 5.0
IDLE = 1000
RESTARTED = 1000
CORES = sorted(os.sched_getaffinity(0))


class Process(NamedTuple):
    pid: int
    port: int
    url: str

    def cpu(self) -> float:
        return sum(self.user_and_kernel())

    def user_and_kernel(self) -> tuple[float, float]:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = os.sysconf("SC_CLK_TCK")
        return int(fields[11]) / ticks, int(fields[12]) / ticks

    def kilobytes(self) -> int:
        status = Path(f"/proc/{self.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure(Path(folder)))


async def measure(folder: Path) -> None:
    (folder / "votes").mkdir()
    days = await some_days(folder / "votes" / "rooms.db", ROOMS)
    with server(folder / "votes") as process:
        async with tables(process, days) as rooms:
            middle = await rate(process, rooms, at_once=1)
            await rate(process, rooms, at_once=min(len(room.voters) for room in rooms))
        async with tables(process, days[:100]) as rooms:
            fsyncs(folder)
            await half_load(rooms, middle / 2)
    await idle(folder / "idle")
    await restart(folder / "restart")


# Actions


class Table:
    """Ten phones in the day of a game. As long as it runs, whoever was replied to lets the next one
    vote: one after the other, or as many at a time as were begun with."""

    def __init__(self, phones: list[Phone], seats: list[tuple[Phone, int, list[str]]]) -> None:
        self.name = token_hex(4)
        self.voters = seats
        self.done = 0
        self.phones = phones
        self.is_running = False
        self.sent: dict[int, float] = {}
        self.waits: list[float] = []
        for one in phones:
            one.hear = self._hear

    def vote(self) -> None:
        voter, number, others = self.voters[self.done % len(self.voters)]
        whom = others[(self.done // len(self.voters) + self.done) % len(others)]
        self.sent[self.done] = time.perf_counter()
        id_ = f"{self.name} {self.done}"
        voter.send({"do": "answers", "id": id_, "number": number, "answer": whom})
        self.done += 1

    def _hear(self, _: Phone, message: bytes) -> None:
        if not message.startswith(b'{"id"'):
            return
        reply = msgspec.json.decode(message)
        if "refused" in reply:
            raise SystemExit(message.decode())
        sent = self.sent.pop(int(reply["id"].partition(" ")[2]))
        self.waits.append(time.perf_counter() - sent)
        if self.is_running:
            self.vote()


async def rate(process: Process, rooms: list[Table], at_once: int) -> float:
    """Votes a CPU-second, where every table always has so many under way."""
    rates = [await saturated(process, rooms, at_once) for _ in range(3)]
    middle = statistics.median(rates)
    print(
        f"votes told to 10 phones, {at_once} of a table at once: {middle:,.0f} per server "
        f"CPU-second [{min(rates):,.0f} to {max(rates):,.0f}], {ROOMS} rooms (goal 8,000)",
        flush=True,
    )
    return middle


async def saturated(process: Process, rooms: list[Table], at_once: int) -> float:
    for room in rooms:
        room.is_running = True
        for _ in range(at_once):
            room.vote()
    await asyncio.sleep(0.5)
    user, kernel = process.user_and_kernel()
    done, begin = sum(room.done for room in rooms), time.perf_counter()
    await asyncio.sleep(SECONDS)
    actions = sum(room.done for room in rooms) - done
    user, kernel = (
        now - was for now, was in zip(process.user_and_kernel(), (user, kernel), strict=True)
    )
    used, passed = user + kernel, time.perf_counter() - begin
    for room in rooms:
        room.is_running = False
    await asyncio.sleep(0.3)
    print(
        f"   {actions / passed:,.0f} votes a second, {used / passed:.0%} of a core, "
        f"{kernel / used:.0%} of it in the kernel",
        flush=True,
    )
    return actions / used


async def half_load(rooms: list[Table], rate: float) -> None:
    """Votes at a steady rate, one room after the other, whether or not the last is answered.
    While the phones' own process stands still nobody waits for the server, but it looks so."""
    for room in rooms:
        room.waits = []
    gc.collect()
    gc.disable()
    begin, sent, stood = time.perf_counter(), 0, 0.0
    last = begin
    while (passed := time.perf_counter() - begin) < SECONDS:
        while sent < passed * rate:
            rooms[sent % len(rooms)].vote()
            sent += 1
        stood, last = max(stood, begin + passed - last), begin + passed
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)
    gc.enable()
    found = sorted(1000 * wait for room in rooms for wait in room.waits)
    p50, p99 = found[len(found) // 2], found[int(len(found) * 0.99)]
    connections = sum(len(room.phones) for room in rooms)
    print(
        f"{sent / SECONDS:,.0f} votes a second, {connections} connections: the voter's reply in "
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms (goal 5); the phones stood still for up to "
        f"{1000 * stood:.0f} ms",
        flush=True,
    )


def fsyncs(folder: Path) -> None:
    """What this disk takes to make 4 kB durable: no reply can come sooner."""
    waits = []
    with (folder / "fsync").open("wb") as file:
        for _ in range(100):
            begin = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fdatasync(file.fileno())
            waits.append(1000 * (time.perf_counter() - begin))
    waits.sort()
    print(f"   an fdatasync here: p50 {waits[50]:.1f} ms, p99 {waits[98]:.1f} ms", flush=True)


@asynccontextmanager
async def tables(process: Process, days: list["Day"]) -> AsyncIterator[list[Table]]:
    """The phones of all these rooms, connected."""
    rooms = []
    for day in days:
        phones = [await phone(process.port, key) for key in day.keys]
        rooms.append(Table(phones, [(phones[n], *about) for n, about in day.voters.items()]))
    await asyncio.sleep(0.5)
    yield rooms
    for room in rooms:
        for one in room.phones:
            one.close()


class Day(NamedTuple):
    """A room by day: the keys of its ten places, and of each voter its question and whom."""

    keys: list[dict[str, Any]]
    voters: dict[int, tuple[int, list[str]]]


async def some_days(path: Path, number: int) -> list[Day]:
    store, chance, days = SqliteStore(path), Random(3), []
    for _ in range(number):
        events, day = a_day(chance)
        await store.append(day.keys[0]["code"], as_records(events))
        days.append(day)
    await store.close()
    return days


def a_day(chance: Random) -> tuple[list[AnyEvent], Day]:
    """Ten people after the first night of Werewolf."""
    code, secret = new_code(), "secret"
    desk, wall = Desk(Room(), House(chance)), 0
    events = desk.opens(code, "en")
    for name in NAMES:
        events += desk.sits(desk.room.next_place, name, secret, "person")
    events += desk.chooses("werewolf") + desk.starts(wall)
    bot = RandomBot(chance, ("?",))
    sitting = desk.room.sitting
    if sitting is None:
        raise SystemExit("no game")
    while sitting.run.ask is not None and sitting.run.ask.kind != "lynch":
        wall = step(desk, bot, wall, events)
    voters = {}
    for number, place in enumerate(desk.room.places):
        viewer = sitting.viewer(place)
        viewer.news()
        if viewer.asked is not None and isinstance(viewer.asked.options, Choice):
            voters[number] = (viewer.asked.number, list(viewer.asked.options.values))
    keys = [{"code": code, "place": place, "secret": secret} for place in desk.room.places]
    return events, Day(keys, voters)


def step(desk: Desk, bot: RandomBot, wall: int, events: list[AnyEvent]) -> int:
    """Somebody whose move it is moves, or time passes; says how late it is then."""
    sitting = desk.room.sitting
    if sitting is None:
        raise SystemExit("no game")
    waiting = sitting.run.waiting()
    if waiting:
        place = next(place for place, seat in sitting.seats.items() if seat == waiting[0])
        viewer = sitting.viewer(place)
        viewer.news()
        number = viewer.asked.number if viewer.asked else 0
        answer = bot.answer(view(sitting.run, waiting[0]))
        events += desk.answers(place, number, answer, f"id{len(events)}", wall)
    elif (due := desk.wakes_at(wall)) is not None:
        wall = due
        events += desk.time_passes(wall)
    return wall


def as_records(events: list[AnyEvent]) -> list[Record]:
    now = int(time.time() * 1000)
    return [Record(n, now, encode(event)) for n, event in enumerate(events, start=1)]


# Memory, restart


async def idle(folder: Path) -> None:
    folder.mkdir()
    days = await some_days(folder / "rooms.db", IDLE // 10)
    with server(folder) as process:
        before = process.kilobytes()
        async with tables(process, days) as rooms:
            await asyncio.sleep(1)
            phones = sum(len(room.phones) for room in rooms)
            each = (process.kilobytes() - before) / phones
    print(f"{phones} phones in rooms of ten: {each:.1f} kB each (goal 20)", flush=True)


async def restart(folder: Path) -> None:
    folder.mkdir()
    entries = await fill(folder / "rooms.db")
    found, cpu = [], 0.0
    for _ in range(3):
        with server(folder) as process:
            found.append(json.loads((folder / "log").read_text().splitlines()[0])["seconds"])
            cpu = process.cpu()
    print(
        f"{RESTARTED} rooms in mid-game ({entries:,} events) are back in "
        f"{statistics.median(found):.2f} s [{min(found):.2f} to {max(found):.2f}], "
        f"the whole start {cpu:.1f} CPU-seconds (goal 1 s)",
        flush=True,
    )


async def fill(path: Path) -> int:
    """Rooms of eight in the middle of each of the games, written as a server would."""
    store, chance, total = SqliteStore(path), Random(5), 0
    for number in range(RESTARTED):
        events, code = middle_of_a_game(chance, GAMES[number % len(GAMES)].name)
        await store.append(code, as_records(events))
        total += len(events)
    await store.close()
    return total


class Words:
    def draw(self, wants: tuple[str, ...], _limits: Any, /) -> list[Any]:
        return ["frog", "lighthouse", "ice cream", "nostalgia", "kite"][: len(wants)]


def middle_of_a_game(chance: Random, game: str) -> tuple[list[AnyEvent], str]:
    desk, wall, code = Desk(Room(), House(chance, words=Words())), 0, new_code()
    events = desk.opens(code, "en")
    for name in NAMES[:8]:
        events += desk.sits(desk.room.next_place, name, "secret", "person")
    events += desk.chooses(game) + desk.starts(wall)
    bot = RandomBot(chance, ("Is it alive?",))
    for _ in range(25):
        if desk.room.is_playing:
            wall = step(desk, bot, wall, events)
    return events, code


@contextmanager
def server(folder: Path) -> Iterator[Process]:
    folder.mkdir(exist_ok=True)
    with (folder / "log").open("w") as log:
        command = [sys.executable, "-m", "bench._serve", str(folder)]
        with subprocess.Popen(  # noqa: S603  our own server
            command, stdout=subprocess.PIPE, stderr=log, text=True
        ) as process:
            assert process.stdout is not None  # noqa: S101  for the types
            url = process.stdout.readline().strip()
            if len(CORES) > 1:
                os.sched_setaffinity(process.pid, {CORES[0]})
                os.sched_setaffinity(0, {CORES[1]})
            try:
                yield Process(process.pid, int(url.rpartition(":")[2]), url)
            finally:
                process.terminate()
                os.sched_setaffinity(0, CORES)


if __name__ == "__main__":
    main()
