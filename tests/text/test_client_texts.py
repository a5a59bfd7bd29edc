"""Every text of the client is there, and none is there that no screen shows."""

import re
from functools import cache
from pathlib import Path

from tests.text.test_texts import ids_in

CLIENT = Path(__file__).parents[2] / "client" / "src"
PREFIX = "client-"

PLAIN = re.compile(r'(?<![.\w])say\(\s*(?:[^()"`]*?\?\s*)?"([a-z0-9-]+)"(?:\s*:\s*"([a-z0-9-]+)")?')
WHOLE = re.compile(r'"(client-[a-z0-9-]+)"')
MADE = re.compile(r"`(?:client-)?([a-z-]+-)\$\{[^}]*\}([^`]*)`")
OF_ALL_GAMES = ("value-",)


@cache
def source() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(CLIENT.rglob("*.ts*")))


def shown() -> set[str]:
    """Ids that stand in the source as they are."""
    plain = {id_ for pair in PLAIN.findall(source()) for id_ in pair if id_}
    return {f"{PREFIX}{id_}" for id_ in plain} | set(WHOLE.findall(source()))


def beginnings() -> list[re.Pattern[str]]:
    """Ids that are put together, such as chapter-night."""
    made = (
        (begin, end if end.replace("-", "").isalpha() else "")
        for begin, end in MADE.findall(source())
    )
    return [re.compile(rf"client-{begin}.+{end}$") for begin, end in made]


def test_no_text_of_the_client_is_missing() -> None:
    assert len(shown()) > 150
    assert not sorted(shown() - ids_in("client"))


def test_no_text_of_the_client_is_unused() -> None:
    made = beginnings()
    left = [
        id_
        for id_ in sorted(ids_in("client") - shown())
        if not any(pattern.match(id_) for pattern in made)
        and not id_.startswith(tuple(PREFIX + begin for begin in OF_ALL_GAMES))
    ]
    assert not left
