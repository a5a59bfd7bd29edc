"""The arithmetic of both votings. Judgement only: who votes how is the day's business."""

from collections.abc import Iterable, Mapping

from nightcall.games.wherewolf.village import Village
from nightcall.table import Seat


def count(
    village: Village, votes: Mapping[Seat, Seat], client: Seat | None = None
) -> dict[Seat, int]:
    """A Magistrate's vote counts twice, votes against an Enchantress are halved and rounded up,
    an Advocate's client has none, in this order."""
    counts: dict[Seat, int] = {}
    for voter, accused in votes.items():
        counts[accused] = counts.get(accused, 0) + _weight(village, voter)
    return adjusted(village, counts, client)


def hands(village: Village, voters: Iterable[Seat]) -> int:
    """How many votes these have together."""
    return sum(_weight(village, voter) for voter in voters)


def adjusted(
    village: Village, counts: Mapping[Seat, int], client: Seat | None = None
) -> dict[Seat, int]:
    """Raised hands as they were counted, with what the accused and the Advocate change."""
    halved = {
        seat: (number + 1) // 2 if village.players[seat].role == "Enchantress" else number
        for seat, number in counts.items()
    }
    return {seat: number for seat, number in halved.items() if number and seat != client}


def ballot(counts: Mapping[Seat, int], seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Who is accused: all who share the highest count, or the one leader and everyone with the
    second-highest (WH-V1-04). A leader whom nobody follows is accused alone (WH-V1-07)."""
    if not counts:
        return ()
    ranks = sorted(set(counts.values()), reverse=True)
    leaders = [seat for seat, number in counts.items() if number == ranks[0]]
    accused = set(leaders)
    if len(leaders) == 1 and len(ranks) > 1:
        accused |= {seat for seat, number in counts.items() if number == ranks[1]}
    return tuple(seat for seat in seats if seat in accused)


def condemned(counts: Mapping[Seat, int]) -> Seat | None:
    """Who has most votes alone; a tie spares all (WH-V2-02)."""
    highest = max(counts.values(), default=0)
    leaders = [seat for seat, number in counts.items() if number == highest]
    return leaders[0] if len(leaders) == 1 else None


def _weight(village: Village, voter: Seat) -> int:
    return 2 if village.players[voter].role == "Magistrate" else 1
