"""What a correction leaves to tell in silence, over real sockets: on every device of the keeper
until it is told, and on no other."""

import asyncio
from pathlib import Path

import pytest

from nightcall.client import Client, Refusal
from nightcall.server import closing
from tests.server.keeping import Json, Leader, opened
from tests.server.party import NAMES, all_go, play, run, serving
from tests.server.test_crash import Mortal
from tests.server.wire_watch import Watch, check, check_keeper


async def looked_into_wrongly(keeper: Client) -> int:
    """It is day, and the Seer had looked into somebody else than was entered. The number of that
    entry."""
    leader = Leader(keeper)
    await leader.leads_until(lambda ask: ask["kind"] == "look-into", manual=True)
    n = len(keeper.seen.steps)
    await leader.leads_until(lambda ask: ask["kind"] == "assembly", manual=True)
    assert keeper.seen.steps[n]["kind"] == "look-into"
    return n


async def puts_right(keeper: Client, n: int) -> Json:
    """It was the other one; what is to be told then."""
    instead = await keeper.does("instead", n=n)
    wrong = keeper.seen.steps[n]["answer"]
    other = next(value for value in instead["options"]["values"] if value != wrong)
    await keeper.does("correct", n=n, answer=other, sure=True)
    await keeper.until(lambda seen: seen.untold)
    untold = keeper.seen.untold
    assert untold is not None
    assert [telling["args"]["seat"] for telling in untold["tell"]] == [other]
    assert [telling["args"]["seat"] for telling in untold["unsay"]] == [wrong]
    return untold


async def tells(keeper: Client) -> None:
    assert keeper.seen.untold is not None
    await keeper.does("told", corrections=keeper.seen.untold["corrections"])
    await keeper.until(lambda seen: not seen.untold)


@pytest.mark.parametrize("keep", [False, True])
def test_what_is_to_be_told_goes_along_with_a_ticket(tmp_path: Path, keep: bool) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=600) as place:
            keeper = await opened(place.url, "console", NAMES[:7], "wherewolf")
            with pytest.raises(Refusal, match="no-game"):
                await keeper.does("told", corrections=0)
            await keeper.does("manual", on=True)
            await keeper.does("start")
            untold = await puts_right(keeper, await looked_into_wrongly(keeper))
            ticket = await keeper.does("ticket", place=keeper.key.place, keep=keep)
            other = await Client.brings(place.url, keeper.key.code, ticket["ticket"])
            await other.until(lambda seen: seen.untold == untold)
            await tells(other)
            if keep:
                await keeper.until(lambda seen: not seen.untold)
            else:
                await keeper.until(lambda _: keeper.shown_out == closing.MOVED)
            await all_go([keeper, other])

    run(party)


def test_it_is_there_after_the_server_was_killed(tmp_path: Path) -> None:
    async def party() -> None:
        server = Mortal(tmp_path)
        await server.lives()
        keeper = await opened(server.url, "console", NAMES[:7], "wherewolf")
        await keeper.does("manual", on=True)
        await keeper.does("start")
        untold = await puts_right(keeper, await looked_into_wrongly(keeper))
        era = keeper.seen.era
        await server.dies()
        await server.lives()
        await keeper.until(lambda seen: seen.era != era)
        assert keeper.seen.untold == untold
        await tells(keeper)
        await keeper.goes()
        await server.dies()

    run(party)


def test_nobody_elses_frames_have_it(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=600) as place:
            keeper = await opened(place.url, "console", NAMES[:6], "wherewolf")
            code = keeper.key.code
            zoe = await Client.joins(place.url, code, "Zoe")
            others = [zoe, await Client.watches(place.url, code)]
            watch, *watches = [Watch(client) for client in (keeper, *others)]
            await keeper.does("manual", on=True)
            await keeper.does("start")
            playing = asyncio.create_task(play([zoe], 60))
            await puts_right(keeper, await looked_into_wrongly(keeper))
            await Leader(keeper).leads(manual=True)
            await playing
            room = place.live(keeper).room
            check_keeper(watch, room)
            assert '"untold":{' in "".join(watch.frames)
            for other in watches:
                check(other, room, {'"untold"'})
            await all_go([keeper, *others])

    run(party)
