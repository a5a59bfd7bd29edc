"""Standing votes: each living player has one, and may move it until somebody has a majority."""

from nightcall.table import Seat


class StandingVotes:
    """`movers` are those whose move it is: first who has not voted, then who stands apart from
    the most accused, because only they can bring a majority about."""

    def __init__(self, voters: tuple[Seat, ...]) -> None:
        self._voters = voters
        self._silent = list(voters)
        self._votes: dict[Seat, Seat] = {}
        self._counts: dict[Seat, int] = dict.fromkeys(voters, 0)

    def stand(self, voter: Seat, accused: Seat) -> int:
        """Put or move a vote; how many now stand against the accused."""
        before = self._votes.get(voter)
        if before is None:
            self._silent.remove(voter)
        else:
            self._counts[before] -= 1
        self._votes[voter] = accused
        self._counts[accused] += 1
        return self._counts[accused]

    def movers(self) -> tuple[Seat, ...]:
        if self._silent:
            return tuple(self._silent)
        votes, counts = self._votes, self._counts
        most = max(counts.values())
        apart = [voter for voter in self._voters if counts[votes[voter]] < most]
        return tuple(apart) or self._voters
