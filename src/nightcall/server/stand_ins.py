"""Programs at the table: they move for bots, and for people who are away, after a while that
people might take. Each sees the view of its own seat and nothing else."""

from collections.abc import Iterator
from random import Random

from nightcall.bots import RandomBot
from nightcall.room.events import PlaceId
from nightcall.room.room import Room
from nightcall.server.refusals import in_words, texts
from nightcall.table import Answer, view

A_WHILE = (900, 2600)
"""Milliseconds. Drawn for every move alike, so that it tells nothing of the move."""


class StandIns:
    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._due: dict[tuple[PlaceId, int], int] = {}

    def wakes_at(self, room: Room, wall: int) -> int | None:
        """When the next of them moves, in wall time."""
        turns = set(_turns(room))
        self._due = {turn: due for turn, due in self._due.items() if turn in turns}
        for turn in sorted(turns - self._due.keys()):
            self._due[turn] = wall + self._chance.randint(*A_WHILE)
        return min(self._due.values(), default=None)

    def turn(self, wall: int) -> tuple[PlaceId, int] | None:
        """Whose time to move has come, and the number of its question."""
        ripe = [(due, turn) for turn, due in self._due.items() if due <= wall]
        if not ripe:
            return None
        _, turn = min(ripe)
        del self._due[turn]
        return turn

    def answer(self, room: Room, place: PlaceId) -> Answer:
        sitting = room.sitting
        if sitting is None:
            raise ValueError("nobody is playing")
        game = sitting.header.game
        said = in_words(lambda: texts(room.language).say(f"{game}-bot-questions"), "?")
        bot = RandomBot(self._chance, tuple(said.split("\n")))
        return bot.answer(view(sitting.run, sitting.seat_of(place)))


def _turns(room: Room) -> Iterator[tuple[PlaceId, int]]:
    """The places a program moves for, whose move it is, each with the number of its question."""
    sitting = room.sitting
    if sitting is None or sitting.is_over or sitting.is_paused:
        return
    waiting = sitting.run.waiting()
    for place in room.places.values():
        if (place.kind == "bot" or place.stand_in) and sitting.seat_of(place.id) in waiting:
            viewer = sitting.viewer(place.id)
            viewer.news()
            if viewer.asked is not None:
                yield place.id, viewer.asked.number
