"""Many people at the same moment: all who are accepted are there."""

import asyncio
from pathlib import Path

from nightcall.client import Client, Refusal
from nightcall.server.run import allow_many_files
from tests.server.party import NAMES, all_go, run, serving

ROOMS = 100


def test_eight_join_at_the_same_moment_in_a_hundred_rooms(tmp_path: Path) -> None:
    allow_many_files()  # for both ends of 900 connections

    async def party() -> None:
        async with serving(tmp_path) as place:
            hosts = await asyncio.gather(*(Client.opens(place.url, "Host") for _ in range(ROOMS)))
            joining = [
                Client.joins(place.url, host.key.code, name) for host in hosts for name in NAMES
            ]
            joined = await asyncio.gather(*joining)
            for host in hosts:
                await host.until(lambda seen: len(seen.room["people"]) == 9)
                await host.until(lambda seen: all(p["is_here"] for p in seen.room["people"]))
                room = place.live(host).room
                assert sorted(p.name for p in room.players) == sorted((*NAMES, "Host"))
            assert len({client.key.secret for client in joined}) == 8 * ROOMS
            await asyncio.gather(*(client.goes() for client in (*hosts, *joined)))

    run(party)


def test_of_many_with_the_same_name_one_gets_it(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            host = await Client.opens(place.url, "Ann")
            tries = (Client.joins(place.url, host.key.code, "Bob") for _ in range(12))
            found = await asyncio.gather(*tries, return_exceptions=True)
            joined = [one for one in found if isinstance(one, Client)]
            refused = [one.reason for one in found if isinstance(one, Refusal)]
            assert (len(joined), refused) == (1, ["name-taken"] * 11)
            await all_go([host, *joined])

    run(party)


def test_everybody_starts_at_once_and_one_game_begins(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            host = await Client.opens(place.url, "Ann")
            others = [await Client.joins(place.url, host.key.code, name) for name in NAMES[1:5]]
            tries = await asyncio.gather(
                *(host.does("start") for _ in range(5)), return_exceptions=True
            )
            assert sum(one is True for one in tries) == 1
            await all_go([host, *others])

    run(party)
