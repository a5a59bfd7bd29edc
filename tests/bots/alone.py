"""A bot in a process of its own: JSON lines in, JSON lines out, and nothing else it could know.

The first line says which bot; each other line is a view and what was said since the last one.
"""

import sys
from random import Random
from typing import Any

import msgspec

from nightcall.bots import make_bot
from nightcall.table import Asked, Header, Progress, Scene, Spoken, Telling, View


def view_from(sent: dict[str, Any]) -> View:
    said = tuple(
        msgspec.convert(item, Scene) if "chapter" in item else msgspec.convert(item, Telling)
        for item in sent["said"]
    )
    asked = msgspec.convert(sent["asked"], Asked | None)
    progress = msgspec.convert(sent["progress"], Progress | None)
    return View(sent["seat"], said, asked, sent["given"], progress, sent["is_over"])


def main() -> None:
    which = msgspec.json.decode(sys.stdin.readline())
    header = msgspec.convert(which["header"], Header)
    bot = make_bot(header.game, which["seat"], header, which["level"], Random(which["seed"]))
    talk: list[Spoken] = []
    for line in sys.stdin:
        sent = msgspec.json.decode(line)
        talk += msgspec.convert(sent["heard"], list[Spoken])
        seen = view_from(sent["view"])
        reply = bot.answer(seen, talk) if sent["do"] == "answer" else bot.says(seen, talk)
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")


if __name__ == "__main__":
    main()
