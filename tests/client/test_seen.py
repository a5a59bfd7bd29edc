"""How many remarks of table talk a device counts as new."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.client.node import bundled, run


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled("seen.ts", tmp_path_factory.mktemp("client"))


def remarks(*texts: str) -> list[dict[str, Any]]:
    return [{"name": "Ann", "text": text, "key": "", "args": {}} for text in texts]


def heard(bundle: Path, *messages: Any) -> list[list[int]]:
    """After each message: how many are unread, and how many can be read."""
    lines = []
    for n, message in enumerate(messages, start=1):
        said = message if isinstance(message, str) else json.dumps({"n": n, **message})
        lines.append(said)
    told = run(bundle, given="\n".join(lines))
    return [[int(number) for number in line.split()] for line in told.splitlines()]


def whole(*texts: str) -> dict[str, Any]:
    return {"whole": True, "talk": remarks(*texts)}


def more(*texts: str) -> dict[str, Any]:
    return {"talk": remarks(*texts)}


def test_more_remarks_than_are_kept_are_counted(bundle: Path) -> None:
    many = [more(f"remark {n}") for n in range(250)]
    counts = heard(bundle, whole("before I came"), *many, "read", more("one", "two"))
    assert counts[0] == [0, 1]
    assert counts[199] == [199, 200]
    assert counts[250] == [250, 200]
    assert counts[251:] == [[0, 200], [2, 200]]


def test_who_comes_back_counts_what_was_missed_and_nothing_twice(bundle: Path) -> None:
    counts = heard(
        bundle,
        whole(),
        more("a", "b"),
        "read",
        more("c"),
        whole("b", "c", "d", "e"),
        whole("e", "f"),
    )
    assert [unread for unread, _ in counts] == [0, 2, 0, 1, 3, 4]


def test_what_a_new_game_has_swept_away_is_not_unread(bundle: Path) -> None:
    counts = heard(bundle, whole(), more("a", "b"), whole(), more("c"), whole("x", "y"))
    assert [unread for unread, _ in counts] == [0, 2, 0, 1, 2]
