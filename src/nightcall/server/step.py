"""A step of a game, as a crier sees it: what all may hear, and to whom something else is new."""

from nightcall.table import Ask, Run, Said, Seat, Telling


class Step:
    """What was `said` since entry `told`, which of it to all, and to whom else something is new."""

    def __init__(self, run: Run, told: int, ask: Ask | None) -> None:
        self.said: list[Said] = []
        self.public: list[Said] = []
        self.concerned: set[Seat | None] = set()
        self.encoded: dict[int, bytes] = {}
        for number in range(told + 1, run.length + 1):
            for item in run.said_at(number):
                if isinstance(item, Ask):
                    self.concerned |= asked_anew(ask, item)
                    ask = item
                    continue
                self.said.append(item)
                if isinstance(item, Telling) and item.to is not None:
                    self.concerned.update(item.to)
                else:
                    self.public.append(item)
        if run.ask is None and ask is not None:
            self.concerned |= ask.options.keys()

    def said_to(self, seat: Seat | None) -> list[Said]:
        return [
            item
            for item in self.said
            if not isinstance(item, Telling) or item.to is None or seat in item.to
        ]


def asked_anew(before: Ask | None, now: Ask) -> set[Seat | None]:
    """The seats to which the question is another than before."""
    if before is None:
        return {*now.options}
    was, is_now = before.options, now.options
    if _apart_from_options(before) != _apart_from_options(now):
        return {*was, *is_now}
    if was is is_now:
        return set()
    return {seat for seat in {*was, *is_now} if was.get(seat) != is_now.get(seat)}


def _apart_from_options(ask: Ask) -> tuple[object, ...]:
    return ask.kind, ask.settle, ask.args, ask.timer, ask.remind
