"""The network goes in the middle of a game round one device: it goes on, and nothing is lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from nightcall.client import Client, Json, Refusal, go_on
from nightcall.games import GAMES
from nightcall.server import closing
from nightcall.table import CLOCK
from tests.pocket.carrying import Carrier
from tests.server.keeping import Leader, opened
from tests.server.party import NAMES, TestWall, run, serving

NAMED = [game.name for game in GAMES]
WRONG = "wrong"


async def begun(url: str, game: str, answers: int = 6) -> Client:
    """A game round one device in which so many answers were given."""
    keeper = await opened(url, "device", NAMES[:7], game)
    await keeper.does("start")
    leader = Leader(keeper)
    while leader.entered < answers:
        await leader.enters_one(manual=True)
    return keeper


async def alone(keeper: Client) -> Carrier:
    """The same device after its network has gone."""
    await keeper.goes()
    return await Carrier(keeper.key, keeper.records).comes()


def told(client: Client) -> list[Any]:
    return [[step.get("seat"), step.get("answer"), step["said"]] for step in client.seen.steps]


@pytest.mark.parametrize("game", NAMED)
def test_a_game_that_was_begun_with_the_network_ends_without_it(tmp_path: Path, game: str) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            keeper = await begun(place.url, game)
            before = told(keeper), keeper.seen.ask
            device = await alone(keeper)
            assert (told(device), device.seen.ask) == before, "it goes on from the same question"
            n = len(keeper.records)
            await Leader(device).leads(manual=True)
            await device.until(lambda seen: seen.outcome)
            assert device.kept[:n] == keeper.records

            await go_on(place.url, device.key, n, device.kept[n:-1])  # the reply was lost
            await go_on(place.url, device.key, n, device.kept[n:])
            await go_on(place.url, device.key, n, device.kept[n:])
            back = await Client(place.url, device.key).comes()
            await back.until(lambda seen: seen.outcome)
            assert told(back) == told(device)
            assert back.records == device.kept
            await back.goes()
            await device.goes()
        async with serving(tmp_path) as place:
            again = await Client(place.url, device.key).comes()
            await again.until(lambda seen: seen.outcome)
            assert told(again) == told(device), "after a restart, too"
            await again.goes()

    run(party)


def test_whatever_a_device_was_told_it_has_a_record_of(tmp_path: Path) -> None:
    """And of an answer that was acknowledged, when the acknowledgement comes."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            frames: list[str] = []
            keeper = await opened(place.url, "device", NAMES[:4], "werewords")
            keeper._on_frame = frames.append
            await keeper.does("start")
            await Leader(keeper).leads(manual=True)
            assert len(keeper.records) == place.live(keeper).room.length
            has = told_of = 0
            for message in map(json.loads, frames):
                has = max([has, *(record["n"] for record in message.get("records", ()))])
                told_of = max([told_of, *(step["n"] for step in message.get("steps", ()))])
                answered = [one for one in keeper.records[:has] if is_answer(one)]
                assert told_of <= len(answered), message
            assert told_of > 10
            await keeper.goes()

    run(party)


def is_answer(record: Json) -> bool:
    return bool(record["body"]["event"] == "Answered")


@pytest.mark.parametrize("stage", ["console", "phones"])
def test_only_a_table_that_one_device_carries_is_copied(tmp_path: Path, stage: str) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            host = await Client.opens(place.url, "Kay", stage=stage)
            await host.does("lock", on=True)
            assert host.records == []
            with pytest.raises(Refusal, match=r"keeper-only|went-on-here"):
                await go_on(place.url, host.key, 0, [{"n": 1, "at": 0, "body": {}}])
            await host.goes()

    run(party)


def test_what_time_has_done_on_the_server_meanwhile_nobody_has_seen(tmp_path: Path) -> None:
    """It does not know at once that a device has lost its network: a Day may have ended there."""

    async def party() -> None:
        wall = TestWall(1)
        async with serving(tmp_path, wall=wall) as place:
            keeper = await opened(place.url, "device", NAMES[:4], "werewords")
            await keeper.does("start")
            await Leader(keeper).leads_until(lambda ask: ask["kind"] == "day", manual=True)
            await keeper.does("manual", on=False)
            records, steps = list(keeper.records), len(keeper.seen.steps)
            wall.runs(1, ahead=3_600_000)
            place.live(keeper).arm()
            await keeper.until(lambda seen: len(seen.steps) > steps)
            assert keeper.seen.steps[steps]["seat"] == CLOCK
            assert len(keeper.records) > len(records)

            device = await Carrier(keeper.key, records).comes()
            leader = Leader(device, chooses=correct)
            await leader.leads(manual=True)
            await go_on(place.url, device.key, len(records), device.kept[len(records) :])
            await keeper.until(lambda seen: seen.outcome is not None)
            assert told(keeper) == told(device)
            assert keeper.records == device.kept, "its copy is the new one"
            await keeper.goes()
            await device.goes()

    run(party)


def correct(seat: str, ask: Json) -> Any:
    """The Mayor hears the word; the rest is left to chance."""
    return "correct" if ask["kind"] == "day" and seat != CLOCK else None


def test_what_somebody_has_entered_on_the_server_is_not_lost(tmp_path: Path) -> None:
    """By a second device of the same table, say."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            keeper = await begun(place.url, "wherewolf")
            device = await Carrier(keeper.key, keeper.records).comes()
            n = len(device.kept)
            await Leader(keeper).enters_one(manual=True)
            await Leader(device, seed=2).leads(manual=True)
            with pytest.raises(Refusal, match="went-on-here"):
                await go_on(place.url, device.key, n, device.kept[n:])
            after = await Client(place.url, device.key).comes()
            await after.until(lambda seen: seen.steps)
            assert told(after) == told(keeper)
            await after.goes()
            await keeper.goes()
            await device.goes()

    run(party)


def test_an_answer_whose_reply_was_lost_with_the_network_is_no_other(tmp_path: Path) -> None:
    """The server has it, the device does not know, and gives it again under its first id."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            keeper = await begun(place.url, "wherewolf")
            device = await Carrier(keeper.key, keeper.records).comes()
            n = len(device.kept)
            leader = Leader(keeper)
            while (seat := leader.turn(manual=True)) in (CLOCK, None):
                await leader.enters_one(manual=True)
                device = await Carrier(keeper.key, keeper.records).comes()
                n = len(device.kept)
            assert seat is not None
            assert keeper.seen.ask is not None
            answer = leader.answer(seat, keeper.seen.ask)
            device._ids = iter(("the-same",))  # type: ignore[assignment]
            keeper._ids = iter(("the-same",))  # type: ignore[assignment]
            await keeper.enters(seat, answer)
            await device.enters(seat, answer)
            await go_on(place.url, device.key, n, device.kept[n:])
            assert place.live(keeper).room.length == len(device.kept)
            await keeper.goes()
            await device.goes()

    run(party)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"event": "Unheard"},
        {"event": "Opened", "code": "AAAAAA", "game": "werewords", "language": "en"},
        {"event": "Sat", "place": "p99", "name": "Eve", "key": "", "kind": "bot"},
        {"event": "Answered", "seat": "Nobody", "answer": "x", "when": 1},
    ],
)
def test_what_makes_no_room_is_refused_and_changes_nothing(tmp_path: Path, body: Json) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            keeper = await begun(place.url, "wherewolf")
            n = len(keeper.records)
            with pytest.raises(Refusal, match=r"bad-message|one-device"):
                await go_on(place.url, keeper.key, n, [{"n": n + 1, "at": 0, "body": body}])
            with pytest.raises(Refusal, match="bad-message"):
                await go_on(place.url, keeper.key, n, [{"n": n + 2, "at": 0, "body": body}])
            await Leader(keeper).enters_one(manual=True)
            assert place.live(keeper).room.length == len(keeper.records)
            await keeper.goes()

    run(party)


def test_nobody_else_brings_anything(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            keeper = await begun(place.url, "wherewolf")
            stranger = keeper.key._replace(secret=WRONG)
            with pytest.raises(Refusal, match="not-your-place"):
                await go_on(place.url, stranger, len(keeper.records), [])
            await keeper.goes()

    run(party)


def test_a_pocket_that_cannot_keep_an_answer_does_not_take_it(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            device = await alone(await begun(place.url, "wherewolf"))
            before, kept = told(device), list(device.kept)
            device.is_full = True
            with pytest.raises(Refusal, match="not-kept"):
                await device.does("pause", on=True)
            assert (told(device), device.kept) == (before, kept)
            device.is_full = False
            await device.does("pause", on=True)
            assert len(device.kept) == len(kept) + 1
            await device.goes()

    run(party)


def test_a_pocket_opens_for_its_own_key_only(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            keeper = await begun(place.url, "werewolf")
            await keeper.goes()
            wrong = Carrier(keeper.key._replace(secret=WRONG), keeper.records)
            await wrong.comes()
            assert wrong.closed_with == closing.NOT_ADMITTED
            await wrong.goes()

    run(party)


def test_the_next_game_begins_without_the_network(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            device = await alone(await begun(place.url, "werewords"))
            await Leader(device).leads(manual=True)
            await device.does("choose", game="wherewolf")
            await device.does("guest", name="Hal")
            await device.does("start")
            await Leader(device, seed=2).leads(manual=True)
            await device.until(lambda seen: seen.outcome)
            assert device.seen.room["played"] == "wherewolf"
            await device.goes()

    run(party)
