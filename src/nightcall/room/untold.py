"""What the keeper has still to tell in silence, because an entry was put right when the moment for
it had passed."""

from collections.abc import Iterable

from nightcall.table import Run, Scene, Telling
from nightcall.table.journal import line

Untold = tuple[Telling, ...]


def still_so(untold: Untold, run: Run) -> Untold:
    """Those that this run tells too. They may come from a record, where tuples are lists: their
    lines are compared."""
    if not untold:
        return ()
    told = {line(item) for item in run.said if isinstance(item, Telling)}
    return tuple(telling for telling in untold if line(telling) in told)


def only_so(run: Run, n: int, known: Run) -> Iterable[Telling]:
    """What is told to some from answer `n` on as it was not in the `known` run, in scenes that have
    passed: no line will call for it."""
    now: list[Telling] = []
    for number in range(n, run.length + 1):
        before = known.said_at(number) if number <= known.length else []
        for item in run.said_at(number):
            if isinstance(item, Scene):
                yield from now
                now = []
            elif isinstance(item, Telling) and item.to and item not in before:
                now.append(item)
