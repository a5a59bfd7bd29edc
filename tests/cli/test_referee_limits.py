"""Whatever is sent, each line has one reply; and a game cannot grow without end."""

import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcall.cli import referee_games
from nightcall.cli.referee import serve
from nightcall.cli.referee_commands import Answers, Given, Start
from nightcall.cli.referee_games import Referee
from tests.cli.referee_process import SEATS, to_the_day

COMMANDS = ("start", "answer", "view", "undo", "journal", "resume", "remarks", "games", "end", "?")

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=6,
)
likely = st.one_of(
    st.sampled_from(["g", "werewords", "Ann", "House", "Clock", "seen", "program", "dictated"]),
    st.just(SEATS),
    st.just([{"seat": "Ann", "answer": "seen"}]),
    st.just({"game": "werewords", "rules": 1, "seats": SEATS}),
    st.integers(0, 3),
    values,
)
FIELDS = (
    "id", "game", "seats", "options", "series", "house", "clock", "seed", "words", "header",
    "entries", "answers", "seat", "language", "to", "more",
)  # fmt: skip
commands = st.builds(
    lambda do, fields: {"do": do, "id": "g", **fields},
    st.sampled_from(COMMANDS),
    st.dictionaries(st.sampled_from(FIELDS), likely, max_size=4),
)


def replies_to(lines: list[bytes]) -> list[dict[str, Any]]:
    out = io.BytesIO()
    serve(io.BufferedReader(io.BytesIO(b"\n".join(lines))), out, 3, 2000)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@settings(deadline=None)  # a busy machine is no fault
@given(st.lists(commands, max_size=8))
def test_every_command_has_one_reply(sent: list[dict[str, Any]]) -> None:
    start = {"do": "start", "id": "g", "game": "werewords", "seats": SEATS, "words": ["frog"]}
    lines = [json.dumps(command).encode() for command in [start, *sent]]
    replies = replies_to(lines)
    assert len(replies) == len(lines)
    for reply in replies[1:]:
        if "refused" in reply:
            assert {"reason", "seat", "text"} <= reply["refused"].keys()


@settings(deadline=None)
@given(
    st.lists(
        st.binary(max_size=60).filter(lambda line: b"\n" not in line and line.strip()), max_size=6
    )
)
def test_every_line_has_one_reply(lines: list[bytes]) -> None:
    assert len(replies_to(lines)) == len(lines)


def test_a_game_can_have_only_so_many_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee_games, "MOST_ENTRIES", 12)
    referee = Referee()
    referee.reply(
        Start(id="g", game="werewords", seats=tuple(SEATS), house="dictated", clock="dictated")
    )
    answers = [*to_the_day(), ("Dee", "is it big?"), ("Ann", "no")]
    reply = referee.reply(
        Answers(id="g", answers=[Given(seat, answer) for seat, answer in answers])
    )
    assert reply["n"] == 12
    assert reply["refused"]["reason"] == "too-many-entries"
