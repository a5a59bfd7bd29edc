"""One call of the night: spoken, as long as the House drew, whoever acts in it."""

from collections.abc import Sequence
from typing import Any

from nightcall.games.wherewolf.card import Turn
from nightcall.games.wherewolf.deeds import Deeds
from nightcall.games.wherewolf.village import Player, Village
from nightcall.table import CLOCK, Answer, Choice, Table, Timer

PASS = "(pass)"  # noqa: S105  no password


def say(table: Table, village: Village, line: str, timer: Timer | None = None, **args: Any) -> None:
    table.scene("night", line, timer=timer, alive=village.alive, day=village.nights, **args)


class Call:
    """The call begins when it is made, and ends with `end`.

    A player who must choose and has not when the time is up is waited for; nobody else notices
    unless it takes longer than the call.
    """

    def __init__(
        self, table: Table, village: Village, deeds: Deeds, turn: Turn, seconds: int
    ) -> None:
        self.table = table
        self.village = village
        self.deeds = deeds
        self._name = turn.name
        self._timer = table.timer("call", seconds)
        # Made whether it is needed or not: timers are numbered, and a gap would tell.
        self._view = table.timer("view", village.box.view_seconds)
        self._running: Timer | None = self._timer
        line = f"wake-{turn.name}-{'first' if village.nights == 1 else 'later'}"
        if turn.names is None:
            say(table, village, line, self._timer)
        else:
            named = {turn.names.lower(): village.is_in_pool(turn.names)}
            say(table, village, line, self._timer, **named)

    async def choose(
        self, player: Player | None, kind: str, candidates: Sequence[Player], *, may: bool = False
    ) -> Player | None:
        """Whom the player chooses; None if the player passes, or if nobody can act here."""
        if player is None or not candidates:
            return None
        values = [candidate.seat for candidate in candidates]
        options = Choice((*values, PASS) if may else tuple(values))
        answer = await self._answer(player, kind, options, may=may)
        chosen = None if answer in (None, PASS) else self.village.players[answer]
        self.village.show_the_dead(self.table, player, kind, chosen)
        return chosen

    async def _answer(self, player: Player, kind: str, options: Choice, *, may: bool) -> Answer:
        if self._running is self._timer:
            asked = {player.seat: options}
            seat, answer = await self.table.first(kind, asked, timer=self._timer)
            if seat != CLOCK:
                return answer
            self._running = None
            if may:
                return None
        remind = self.village.box.remind_seconds
        answer = await self.table.choose(player.seat, kind, options, remind=remind)
        self._running = self._view
        return answer

    def tell(self, to: Sequence[Player], key: str, **args: Any) -> None:
        self.village.tell(self.table, to, key, **args)

    def inform(self, sleeper: Player, key: str, **args: Any) -> None:
        self.village.inform(self.table, sleeper, key, **args)

    def others(self, player: Player | None) -> list[Player]:
        return [other for other in self.village.living if other is not player]

    async def end(self) -> None:
        if self._running is not None:
            await self.table.pause("call", self._running, turn=self._name)
        say(self.table, self.village, f"sleep-{self._name}")
