"""A watch on the wire: every frame that every device gets, checked against what it may hold."""

from itertools import pairwise
from typing import Any

import msgspec

from nightcall.client import Client
from nightcall.room.room import Room
from nightcall.table import CLOCK, HOUSE, Ask, Run, Seat, Telling
from nightcall.table.journal import line


class Watch:
    """All frames to one device, as they came."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.frames: list[str] = []
        client._on_frame = self.frames.append

    def messages(self) -> list[dict[str, Any]]:
        decoded = [msgspec.json.decode(frame) for frame in self.frames]
        return [message for message in decoded if "n" in message]


def check(watch: Watch, room: Room, secrets: set[str]) -> None:
    """After a game: nothing in these frames was for another seat, and nothing was a secret."""
    assert room.sitting is not None
    place = watch.client.key.place
    seat = room.sitting.seat_of(place)
    run = room.sitting.run
    messages = watch.messages()
    assert messages, "nothing came at all"
    for frame in watch.frames:
        assert not any(secret in frame for secret in secrets), "a secret is on the wire"
    for before, after in pairwise(messages):
        is_next = after["n"] == before["n"] + 1
        assert is_next or after.get("whole"), "numbers of this place have no gaps"
    assert all(len(message) > 1 for message in messages), "a message that only says: something"
    check_tellings(messages, run, seat)
    check_questions(messages, run, seat)
    check_talk(messages, room, place)
    check_nudges(messages)
    assert all(message.get("house") is None or place == room.host for message in messages)
    assert not any({"steps", "ask", "notes", "untold"} & message.keys() for message in messages), (
        "a keeper's alone"
    )


def check_keeper(watch: Watch, room: Room) -> None:
    """After a game: all of it came, each step once, and nothing of what others get instead."""
    assert room.sitting is not None
    steps: list[dict[str, Any]] = []
    for message in watch.messages():
        assert not {"said", "asked", "given", "house", "nudged"} & message.keys()
        if message.get("whole"):
            steps.clear()
        steps += message.get("steps", ())
    run = room.sitting.run
    assert [step["n"] for step in steps] == list(range(run.length + 1))
    entries = [[entry.seat, entry.answer] for entry in run.entries]
    assert [[step["seat"], step["answer"]] for step in steps[1:]] == as_json(entries)
    said = [msgspec.json.decode(line(item)) for item in run.said if not isinstance(item, Ask)]
    assert [item for step in steps for item in step["said"]] == said


def check_tellings(messages: list[dict[str, Any]], run: Run, seat: Seat | None) -> None:
    """What was told is exactly what the script told this seat, in that order."""
    expected = [
        (item.key, item.to is None, as_json(item.args))
        for item in run.said
        if isinstance(item, Telling) and (item.to is None or seat in item.to)
    ]
    told: list[tuple[Any, ...]] = []
    for message in messages:
        if message.get("whole"):
            told.clear()
        for item in message.get("said", ()):
            if "told" in item:
                assert item["to"] in (None, [seat]), "another seat's name is on a private telling"
                told.append((item["told"], item["to"] is None, item["args"]))
    assert told == expected


def check_questions(messages: list[dict[str, Any]], run: Run, seat: Seat | None) -> None:
    """Every question that came was put to this seat, with this seat's options."""
    asks = [item for item in run.said if isinstance(item, Ask)]
    own = [as_json(ask.options[seat]) for ask in asks if seat and seat in ask.options]
    for message in messages:
        asked = message.get("asked")
        if asked is not None:
            assert seat not in (None, HOUSE, CLOCK)
            assert asked["options"] in own
            assert not {"waits_for", "at_once", "open"} & asked.keys()
    open_kinds = {ask.kind for ask in asks if ask.open}
    for message in messages:
        progress = message.get("progress")
        assert progress is None or progress["kind"] in open_kinds
        assert "entries" not in message


def check_talk(messages: list[dict[str, Any]], room: Room, place: str | None) -> None:
    """All that was said for this place has come, and nothing of what the dead said to the dead."""
    came: list[tuple[str, str]] = []
    for message in messages:
        if message.get("whole"):
            came.clear()
        for remark in message.get("talk", ()):
            came.append((remark["name"], remark["text"] or remark["key"]))
    assert len(room.talk) == room.remarks_made, "too much talk to check all of it"
    heard = [said for said, by in room.talk if by is None or place in by]
    assert came == [(said.name, said.text or said.remark) for said in heard]


def check_nudges(messages: list[dict[str, Any]]) -> None:
    """A nudge comes alone, and only to who is asked something that everybody knows of."""
    asked, progress = None, None
    for message in messages:
        asked = message.get("asked", None if message.get("whole") else asked)
        progress = message.get("progress", None if message.get("whole") else progress)
        if "nudged" in message:
            assert message.keys() == {"n", "nudged"}
            assert asked is not None
            assert progress is not None
            assert progress["kind"] == asked["kind"]


def check_clocks(messages: list[dict[str, Any]]) -> None:
    """A clock is shown only for a timer that a scene has shown."""
    shown = set()
    for message in messages:
        for item in message.get("said", ()):
            if item.get("timer"):
                shown.add(item["timer"]["number"])
        clock = message.get("clock")
        assert clock is None or clock["timer"] in shown


def as_json(value: object) -> Any:
    """As it is when it has been sent."""
    return msgspec.json.decode(msgspec.json.encode(value))
