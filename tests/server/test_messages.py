"""What goes to everybody tells nothing of what only some may know."""

from random import Random
from typing import Any

import msgspec
import pytest

from nightcall.bots import RandomBot
from nightcall.games import GAMES
from nightcall.room.desk import Desk
from nightcall.room.room import Room
from nightcall.server.crier import Crier
from nightcall.server.messages import clock_key
from nightcall.table import HOUSE, Ask, House, Scene, StageName, Telling, view
from tests.server.party import NAMES, QUESTIONS
from tests.word_list import WordList


class Ear:
    """A device that only counts."""

    def __init__(self) -> None:
        self.heard = 0.0
        self.frames: list[bytes] = []

    def send(self, payload: bytes, *, is_whole: bool = False) -> None:  # noqa: ARG002  a protocol
        self.frames.append(payload)

    def hold(self) -> None:
        raise AssertionError("nobody asks here")

    def let_go(self) -> None:
        raise AssertionError("nobody asks here")

    def close(self, code: int) -> None:
        raise AssertionError(code)


class Listening:
    """A desk with a crier, ears at every place, and a wall clock that jumps."""

    def __init__(self, game: str, seed: int, stage: StageName = "phones") -> None:
        self.chance = Random(seed)
        self.wall = 0
        self.desk = Desk(Room(), House(self.chance, words=WordList()))
        self.desk.opens("ELM", "en", stage)
        if stage == "console":
            self.desk.sits(self.desk.room.next_place, "Kay", "secret", "keeper")
        for name in NAMES[:7]:
            self.desk.sits(self.desk.room.next_place, name, "secret", "person")
        self.desk.chooses(game)
        self.desk.starts(self.wall)
        self.crier = Crier()
        self.ears: dict[str | None, Ear] = {}
        for place in (*self.desk.room.places, None):
            ear = self.ears[place] = Ear()
            self.crier.stream_of(place).readers.add(ear)
        self.crier.cry(self.desk, self.wall)
        self.bot = RandomBot(self.chance, QUESTIONS)

    def step(self) -> None:
        sitting = self.desk.room.sitting
        assert sitting is not None
        waiting = [seat for seat in sitting.run.waiting() if seat != HOUSE]
        if waiting:
            self.wall += self.chance.randint(1, 900)
            seat = self.chance.choice(waiting)
            place = next(place for place, own in sitting.seats.items() if own == seat)
            seen = view(sitting.run, seat)
            assert seen.asked is not None
            answer = self.bot.answer(seen)
            self.desk.answers(place, seen.asked.number, answer, None, self.wall)
        elif (due := self.desk.wakes_at(self.wall)) is not None:
            self.wall = max(self.wall, due)
            self.desk.time_passes(self.wall)
        self.crier.cry(self.desk, self.wall, room_changed=False)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_who_has_nothing_to_learn_from_an_answer_hears_nothing(game: str, seed: int) -> None:
    """Neither a message, nor a change of the clock, nor of a number."""
    table = Listening(game, seed)
    sitting = table.desk.room.sitting
    assert sitting is not None
    run = sitting.run
    while not run.is_over:
        before = {place: len(ear.frames) for place, ear in table.ears.items()}
        said, ask, clock = len(run.said), run.ask, clock_key(sitting)
        length = run.length
        table.step()
        new = run.said[said:]
        if not any(isinstance(item, Scene) for item in new) and not run.is_over:
            assert clock_key(sitting) == clock, "the clock moved without a scene"
        is_open = any(isinstance(item, Ask) and item.open for item in (ask, *new))
        is_public = any(isinstance(i, Scene) or (isinstance(i, Telling) and not i.to) for i in new)
        answered = {entry.seat for entry in run.entries[length:]}
        asked = {s for a in (ask, *new) if isinstance(a, Ask) for s in a.options}
        told = {s for item in new if isinstance(item, Telling) for s in item.to or ()}
        for place, ear in table.ears.items():
            may_hear = is_public or is_open or run.is_over
            if may_hear or sitting.seat_of(place) in answered | asked | told:
                continue
            is_host = place == table.desk.room.host and HOUSE in asked
            assert len(ear.frames) == before[place] or is_host


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_keeper_makes_no_difference_to_what_phones_get(game: str, seed: int) -> None:
    """The same answers with and without one: all is the same but the state of the room, and in
    whose words the night is called."""
    alone, kept = Listening(game, seed), Listening(game, seed, "console")
    for table in (alone, kept):
        while table.desk.room.is_playing:
            table.step()
    for name in NAMES[1:7]:  # the first is host where there is no keeper
        assert heard_by(alone, name) == heard_by(kept, name)
    assert apart_from_room(alone.ears[None]) == apart_from_room(kept.ears[None])
    assert not any(b'"steps"' in frame for frame in kept.ears[None].frames)
    assert any(b'"steps"' in frame for frame in kept.ears[kept.desk.room.keeper].frames)


def heard_by(table: Listening, name: str) -> list[dict[str, Any]]:
    place = next(place.id for place in table.desk.room.places.values() if place.name == name)
    return apart_from_room(table.ears[place])


def apart_from_room(ear: Ear) -> list[dict[str, Any]]:
    """What came in each message, in its order, without numbers and without the lobby."""
    found = []
    for frame in ear.frames:
        message = msgspec.json.decode(frame)
        parts = {name: part for name, part in message.items() if name not in ("n", "era", "room")}
        for said in parts.get("said", ()):
            if said.get("scene") == "night" and said["args"].get("cards") == "real":
                said["args"]["cards"] = "dealt"  # a moderator's words
        found += [parts] if parts else []
    return found
