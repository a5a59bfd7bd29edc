"""The programs in examples/ run as they are: by the referee's lines, and by the Python client."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.party import Player, run, seated, serving

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("seed", [1, 2])
def test_the_line_bot_plays_a_game_through_the_referee(seed: int) -> None:
    command = [sys.executable, str(EXAMPLES / "line_bot.py"), "--players", "6", "--seed", str(seed)]
    first, again = (
        subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)  # noqa: S603  ours
        for _ in range(2)
    )
    assert " won after " in first.stdout
    assert again.stdout == first.stdout


def test_client_bots_sit_down_in_a_room_and_play(tmp_path: Path) -> None:
    """Ann opens a room; five programs of their own processes join her."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            (ann,) = await seated(place.url, ("Ann",))
            await ann.does("choose", game="werewolf")
            names = ("Bob", "Cid", "Dee", "Eve", "Fay")
            programs = [
                await asyncio.create_subprocess_exec(
                    sys.executable,
                    str(EXAMPLES / "client_bot.py"),
                    *(place.url, ann.key.code, name),
                    stdout=subprocess.PIPE,
                )
                for name in names
            ]
            await ann.until(lambda seen: len(seen.room["people"]) == 6)
            await ann.does("start")
            async with asyncio.timeout(90):
                await Player(ann, 1).plays()
                heard = [(await program.communicate())[0].decode() for program in programs]
            assert ann.seen.outcome is not None
            winners = ann.seen.outcome["winners"]
            for name, said in zip(names, heard, strict=True):
                assert said.strip() == f"{name}: {'won' if name in winners else 'lost'}"
            await ann.goes()

    run(party)
