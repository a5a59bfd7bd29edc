"""The exchange in docs/protocol.md: read for its test, and written anew when replies change.

python -m tests.cli.protocol_example
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.cli.referee_process import DEAL, SALT, SEATS, RefereeProcess

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BLOCK = re.compile(r"(?<=<!-- example -->\n)```\n.*?```\n", re.DOTALL)
SENT, RECEIVED = "> ", "< "


def exchange() -> list[tuple[str, str]]:
    """Each command of the page with its reply."""
    found = BLOCK.search(PAGE.read_text("utf-8"))
    assert found, "the page has its example between marks"
    lines = [line for line in found[0].splitlines() if line.startswith((SENT, RECEIVED))]
    assert [line[:2] for line in lines] == [SENT, RECEIVED] * (len(lines) // 2)
    return [
        (sent[2:], received[2:]) for sent, received in zip(lines[::2], lines[1::2], strict=True)
    ]


def commands() -> Iterator[dict[str, Any]]:
    """A game of four with a refusal and an undo."""
    dictated = {"house": "dictated", "clock": "dictated"}
    yield {"do": "start", "id": "g1", "game": "werewords", "seats": SEATS, **dictated}
    yield _answers(("House", DEAL), ("House", SALT))
    yield _answers(*((seat, "seen") for seat in SEATS))
    yield _answers(("House", ["frog", "lighthouse", "nostalgia"]), ("Ann", "frog"), ("Ann", "ok"))
    yield _answers(("Clock", "time"), ("Clock", "time"))
    yield {"do": "view", "id": "g1", "seat": "Bob", "language": "en"}
    yield _answers(("Dee", "Is it alive?"), ("Ann", "no"))
    yield _answers(("Ann", "yes"))
    yield {"do": "undo", "id": "g1", "to": 12}
    yield _answers(("Ann", "yes"), ("Cid", "Is it a frog?"), ("Ann", "correct"))
    yield _answers(("Cid", "Dee"), ("Clock", "time"))
    yield {"do": "end", "id": "g1"}


def written() -> str:
    """The block as the referee of today would have it."""
    lines = []
    with RefereeProcess() as referee:
        for command in commands():
            sent = json.dumps(command, ensure_ascii=False)
            reply = referee.line(sent.encode())
            received = json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
            lines += [SENT + sent, RECEIVED + received, ""]
    return "```\n" + "\n".join(lines[:-1]) + "\n```\n"


def _answers(*answers: tuple[str, Any]) -> dict[str, Any]:
    given = [{"seat": seat, "answer": answer} for seat, answer in answers]
    return {"do": "answer", "id": "g1", "answers": given}


if __name__ == "__main__":
    page = PAGE.read_text("utf-8")
    block = written()
    PAGE.write_text(BLOCK.sub(lambda _: block, page), "utf-8")
