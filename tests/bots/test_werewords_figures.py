"""What the bots of Werewords must reach: fair sides, a Seer who can hide, and little memory.
docs/bots.md has the figures of many more games, and of their speed."""

import subprocess
import sys

import pytest

from nightcall.bots.arena import Fixture, counted, found_by_chance, play, seats
from nightcall.bots.tally import Tally
from nightcall.games.werewords import WEREWORDS
from nightcall.table import Header
from tests.bots.werewords_table import played

SEATED = """
import sys
from random import Random
from nightcall.bots import make_bot
from nightcall.table import Header

assert "nightcall.bots.knowledge.facts" not in sys.modules
header = Header("werewords", 1, ("Ann", "Bob", "Cid", "Dee"), {})
bot = make_bot("werewords", "Ann", header, "hard", Random(1))
assert "nightcall.bots.knowledge.facts" in sys.modules
print(int(open("/proc/self/statm").read().split()[1]) * 4096)
"""


def figures(players: int, games: int) -> Tally:
    header = Header("werewords", WEREWORDS.rules, seats(players), {})
    tally = Tally()
    for part in play(Fixture(header, levels=("normal",)), games):
        tally.add(part)
    return tally


@pytest.mark.slow
@pytest.mark.parametrize("players", [5, 7, 10])
def test_the_sides_are_fair_and_the_seer_is_not_found_too_often(players: int) -> None:
    tally = figures(players, 1000)
    assert 0.40 <= tally.by_team()["village"].share <= 0.60
    assert tally.hits / tally.hunts <= tally.by_chance / tally.hunts + 0.10


def test_every_word_that_is_found_is_followed_by_a_hunt() -> None:
    tally = figures(10, 6)
    assert tally.hunts == tally.sums["found"] > 0


@pytest.mark.parametrize(("players", "chance"), [(5, 1 / 4), (7, 2 / 5), (10, 2 / 8)])
def test_chance_is_the_part_of_the_table_a_pack_can_point_at(players: int, chance: float) -> None:
    matches = (played(players, seed) for seed in range(20))
    hunted = next(match for match in matches if dict(counted(match).sums)["found"])
    assert found_by_chance(hunted) == pytest.approx(chance)


@pytest.mark.skipif(sys.platform != "linux", reason="reads the size of the process from /proc")
def test_the_knowledge_is_loaded_for_a_seated_bot_and_is_small() -> None:
    done = subprocess.run(  # noqa: S603  our own text
        [sys.executable, "-c", SEATED], capture_output=True, text=True, check=True, timeout=60
    )
    assert int(done.stdout) < 300e6
