"""A referee as another program has it: a process, lines in, lines out."""

import json
import subprocess
import sys
from collections.abc import Sequence
from typing import IO, Any, cast

Json = dict[str, Any]

SALT = "0123456789abcdef" * 2
SEATS = ["Ann", "Bob", "Cid", "Dee"]
DEAL = ["Mayor", "Seer", "Werewolf", "Villager", "Villager"]


class RefereeProcess:
    """Use it as a context: it must end by itself when its input ends, without a complaint."""

    def __init__(self, *args: str) -> None:
        self._process = subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-m", "nightcall", "referee", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._in = cast(IO[bytes], self._process.stdin)
        self._out = cast(IO[bytes], self._process.stdout)

    def __enter__(self) -> "RefereeProcess":
        return self

    def __exit__(self, *error: object) -> None:
        rest, complaints = self._process.communicate(timeout=120)
        if error == (None, None, None):
            assert (rest, complaints, self._process.returncode) == (b"", b"", 0)

    def line(self, text: bytes) -> Json:
        self._in.write(text + b"\n")
        self._in.flush()
        reply: Json = json.loads(self._out.readline())
        return reply

    def do(self, command: str, **args: Any) -> Json:
        return self.line(json.dumps({"do": command, **args}).encode())

    def start(self, name: str = "g", **args: Any) -> Json:
        dictated = {"house": "dictated", "clock": "dictated"}
        return self.do("start", id=name, game="werewords", seats=SEATS, **{**dictated, **args})

    def answer(self, *answers: tuple[str, Any], name: str = "g") -> Json:
        given = [{"seat": seat, "answer": answer} for seat, answer in answers]
        return self.do("answer", id=name, answers=given)


def to_the_day(word: str = "frog") -> Sequence[tuple[str, Any]]:
    """Ann is Mayor and Villager, Bob the Seer, Cid the Werewolf."""
    return (
        ("House", DEAL),
        ("House", SALT),
        *((seat, "seen") for seat in SEATS),
        ("House", [word, "toad", "newt"]),
        ("Ann", word),
        ("Ann", "ok"),
        ("Clock", "time"),
        ("Clock", "time"),
    )
