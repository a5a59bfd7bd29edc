"""How many complete Werewords games a program can have refereed in a second of CPU.

The referee is a process of its own, driven over pipes: start, answers, end for every game, House
and Clock dictated. Its CPU time alone counts, without the time it takes to start. The games are
played by random seats beforehand, so that this measures the referee and not the driver.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from random import Random
from typing import Any, BinaryIO, cast

import msgspec

from nightcall.bots import RandomBot
from nightcall.cli.supply import OwnWords
from nightcall.games.werewords import WEREWORDS
from nightcall.table import HOUSE, Entry, House, attend, let_time_pass, start, view

GAMES = 1500
RECORDED = 60
FLOOR = 500
WORDS = ("frog", "lighthouse", "ice cream", "Eiffel Tower", "nostalgia")
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
QUESTIONS = ("Is it alive?", "Can I hold it?", "Is it bigger than a car?", "Is it frog?")


def main() -> None:
    for players in (4, 8):
        chance = Random(players)
        recorded = [played(NAMES[:players], chance) for _ in range(RECORDED)]
        answers = sum(map(len, recorded)) / RECORDED
        for batch in (len(max(recorded, key=len)), 1):
            commands = b"".join(
                line
                for number in range(GAMES)
                for line in as_commands(number, NAMES[:players], recorded[number % RECORDED], batch)
            )
            seconds, replies = refereed(commands)
            if replies.count(b'"result":{') != GAMES:
                raise SystemExit("some games did not reach their end")
            how = "one answer a line" if batch == 1 else "all answers in one line"
            figure = GAMES / seconds
            print(
                f"referee, {players} seats, {answers:.0f} answers, {how}: "
                f"{figure:,.0f} games per CPU-second (floor {FLOOR})"
            )


def played(seats: tuple[str, ...], chance: Random) -> list[Entry]:
    """The answers of one game between random seats."""
    run = start(WEREWORDS, WEREWORDS.header(seats))
    house = House(chance, words=OwnWords(WORDS, chance))
    bot = RandomBot(chance, QUESTIONS)
    while not run.is_over:
        attend(run, house)
        if not let_time_pass(run) and run.ask is not None:
            seat = chance.choice([seat for seat in run.waiting() if seat != HOUSE])
            run.answer(seat, bot.answer(view(run, seat)))
    return run.entries


def as_commands(
    number: int, seats: tuple[str, ...], entries: list[Entry], batch: int
) -> Iterator[bytes]:
    name = f"game {number}"
    dictated = {"house": "dictated", "clock": "dictated"}
    yield _line({"do": "start", "id": name, "game": "werewords", "seats": seats, **dictated})
    given = [{"seat": entry.seat, "answer": entry.answer} for entry in entries]
    for first in range(0, len(given), batch):
        yield _line({"do": "answer", "id": name, "answers": given[first : first + batch]})
    yield _line({"do": "end", "id": name})


def refereed(commands: bytes) -> tuple[float, bytes]:
    """The CPU seconds that the referee takes for these commands, and its replies."""
    idle, _ = _cpu_of_a_referee(b"")
    busy, replies = _cpu_of_a_referee(commands)
    return busy - idle, replies


def _cpu_of_a_referee(commands: bytes) -> tuple[float, bytes]:
    process = subprocess.Popen(
        [sys.executable, "-m", "nightcall", "referee"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    stdin, stdout = cast(BinaryIO, process.stdin), cast(BinaryIO, process.stdout)

    def write() -> None:
        stdin.write(commands)
        stdin.close()

    writer = threading.Thread(target=write)
    writer.start()
    replies = stdout.read()
    writer.join()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime, replies


def _line(command: dict[str, Any]) -> bytes:
    return msgspec.json.encode(command) + b"\n"


if __name__ == "__main__":
    main()
