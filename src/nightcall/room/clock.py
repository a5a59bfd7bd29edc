"""The room's clock. It counts table time: pausing stops it, and a restart goes on where it was."""

from nightcall.table import Timer


class TableClock:
    """All times are milliseconds; `wall` is whatever steady clock the caller has."""

    def __init__(self) -> None:
        self._table = 0
        self._since: int | None = None  # wall time of the last reading; None while stopped
        self._started: dict[int, int] = {}
        self.extra: dict[int, int] = {}  # what timers were given beyond their own seconds
        self._given_back: list[tuple[int, int]] = []  # when, and how much

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def now(self, wall: int) -> int:
        return self._table if self._since is None else self._table + max(0, wall - self._since)

    def go(self, wall: int) -> None:
        if self._since is None:
            self._since = wall

    def stop(self, wall: int) -> None:
        self._table = self.now(wall)
        self._since = None

    def set(self, table: int) -> None:
        """From a record: at that moment it was so late. Time that nobody served is not counted."""
        self._table = max(self._table, table)
        self._since = None

    def see(self, timer: Timer | None, table: int) -> None:
        """A timer starts when it is first seen."""
        if timer is not None:
            self._started.setdefault(timer.number, table)

    def forget(self, timer: Timer) -> None:
        """It starts anew when it is next seen."""
        self._started.pop(timer.number, None)

    def has_started(self, timer: Timer) -> bool:
        return timer.number in self._started

    def extend(self, number: int, seconds: int) -> None:
        self.extra[number] = self.extra.get(number, 0) + seconds

    def deadline(self, timer: Timer) -> int:
        """The table time at which this timer is up."""
        return self._started.get(timer.number, self._table) + self.whole(timer)

    def whole(self, timer: Timer) -> int:
        """All the time that it has."""
        return 1000 * (timer.seconds + self.extra.get(timer.number, 0))

    def wall_of(self, table: int) -> int | None:
        """The wall time at which the table time will be `table`; None while stopped."""
        return None if self._since is None else self._since + max(0, table - self._table)

    def go_back(self, then: int, now: int) -> None:
        """After an undo: timers that started later will start anew, without what they were given
        since, and the others have as much time left as they had then."""
        then = self.moved(then)
        back = max(0, now - then)
        self._started = {n: at + back for n, at in self._started.items() if at < then}
        self.extra = {n: more for n, more in self.extra.items() if n in self._started}
        self._given_back.append((now, back))

    def moved(self, table: int) -> int:
        """A time of before, as it counts after all that was given back since."""
        for at, back in self._given_back:
            table += back if table < at else 0
        return table
