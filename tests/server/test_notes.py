"""A keeper's notes over real sockets: on every device of the keeper, and on no other."""

import asyncio
from pathlib import Path

import pytest

from nightcall.client import Client, Refusal
from nightcall.games import GAMES
from nightcall.server import closing
from tests.server.keeping import Leader, opened
from tests.server.party import NAMES, all_go, is_over, play, run, serving
from tests.server.test_crash import Mortal
from tests.server.test_devices import loses_its_network
from tests.server.wire_watch import Watch, check, check_keeper

WRITTEN = "eyes like a zebu"


def place_of(keeper: Client, name: str) -> str:
    people = keeper.seen.room["people"]
    return next(str(person["place"]) for person in people if person["name"] == name)


async def notes(keeper: Client, name: str, text: str) -> None:
    await keeper.does("note", place=place_of(keeper, name), text=text)


async def reads(keeper: Client, **written: str) -> None:
    """These notes are there, and no others."""
    wanted = {place_of(keeper, name): text for name, text in written.items()}
    await keeper.until(lambda seen: seen.notes == wanted)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_no_frame_but_the_keepers_holds_a_note(tmp_path: Path, game: str) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=600) as place:
            keeper = await opened(place.url, "console", NAMES[:4], game)
            code = keeper.key.code
            zoe = await Client.joins(place.url, code, "Zoe")
            tom = await Client.joins(place.url, code, "Tom", kind="watcher")
            await keeper.does("bot", name="Oak")
            television = await Client.watches(place.url, code)
            others = [zoe, tom, television]
            watch, *watches = [Watch(client) for client in (keeper, *others)]
            await keeper.does("start")
            await asyncio.gather(leads_and_writes(keeper), play([zoe], 60))
            for client in others:
                await client.until(is_over)
            room = place.live(keeper).room
            assert list(room.notes.values()) == [WRITTEN] * 2
            check_keeper(watch, room)
            assert WRITTEN in "".join(watch.frames)
            for other in watches:
                check(other, room, {WRITTEN, '"notes"'})
            assert WRITTEN not in "".join(await zoe.does("record"))
            await all_go([keeper, *others])

    run(party)


async def leads_and_writes(keeper: Client) -> None:
    """On a guest and on somebody with a phone, who might learn of it."""
    leader = Leader(keeper)
    for name in (NAMES[0], "Zoe"):
        await leader.enters_one()
        await notes(keeper, name, WRITTEN)
    await leader.leads()


def test_nobody_else_can_tell_that_something_was_noted(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            keeper = await opened(place.url, "console", NAMES[:5], "werewolf")
            zoe = await Client.joins(place.url, keeper.key.code, "Zoe")
            await keeper.does("start")
            await zoe.until(lambda seen: seen.asked)
            before = zoe.seen.n
            await notes(keeper, "Zoe", "asks too much")
            await keeper.does("lock", on=True)
            await zoe.until(lambda seen: seen.room["is_locked"])
            assert zoe.seen.n == before + 1, "only what was for her"
            await all_go([keeper, zoe])

    run(party)


@pytest.mark.parametrize("keep", [False, True])
def test_notes_go_along_with_a_ticket(tmp_path: Path, keep: bool) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            keeper = await opened(place.url, "console", NAMES[:5], "wherewolf")
            await keeper.does("start")
            await notes(keeper, "Ann", "blinked")
            ticket = await keeper.does("ticket", place=keeper.key.place, keep=keep)
            other = await Client.brings(place.url, keeper.key.code, ticket["ticket"])
            await reads(other, Ann="blinked")
            await notes(other, "Bob", "talks")
            await reads(other, Ann="blinked", Bob="talks")
            if keep:
                await reads(keeper, Ann="blinked", Bob="talks")
            else:
                await keeper.until(lambda _: keeper.shown_out == closing.MOVED)
            await all_go([keeper, other])

    run(party)


def test_a_keeper_that_was_away_gets_the_notes_it_missed(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            keeper = await opened(place.url, "console", NAMES[:5], "wherewolf")
            await keeper.does("start")
            ticket = await keeper.does("ticket", place=keeper.key.place, keep=True)
            other = await Client.brings(place.url, keeper.key.code, ticket["ticket"])
            await asyncio.gather(loses_its_network(keeper), notes(other, "Ann", "blinked"))
            await reads(keeper, Ann="blinked")
            await notes(other, "Ann", "")
            await reads(keeper)
            await all_go([keeper, other])

    run(party)


def test_notes_of_one_game_are_gone_in_the_next(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            keeper = await opened(place.url, "console", NAMES[:5], "wherewolf")
            with pytest.raises(Refusal, match="no-game"):
                await notes(keeper, "Ann", "blinked")
            await keeper.does("start")
            await notes(keeper, "Ann", "blinked")
            await keeper.enters("Ann", "seen")
            await keeper.rewinds(0)
            await reads(keeper, Ann="blinked")
            await keeper.does("giveup")
            await keeper.does("start")
            await reads(keeper)
            await keeper.goes()

    run(party)


def test_a_note_is_there_after_the_server_was_killed(tmp_path: Path) -> None:
    async def party() -> None:
        server = Mortal(tmp_path)
        await server.lives()
        keeper = await opened(server.url, "console", NAMES[:5], "wherewolf")
        await keeper.does("start")
        await notes(keeper, "Ann", "blinked")
        era = keeper.seen.era
        await server.dies()
        written = asyncio.create_task(notes(keeper, "Bob", "while nobody was there"))
        await server.lives()
        await keeper.until(lambda seen: seen.era != era)
        await written
        await reads(keeper, Ann="blinked", Bob="while nobody was there")
        await keeper.goes()
        await server.dies()

    run(party)
