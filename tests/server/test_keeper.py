"""Whole games that a keeper leads over real sockets: round one device, and at a console."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nightcall.client import Client, Refusal
from nightcall.games import GAMES
from nightcall.games.werewords.deck import SAMPLES
from nightcall.server import closing
from nightcall.server.wire import FOR_THE_KEEPER
from nightcall.table import CLOCK, HOUSE
from tests.server.keeping import Chooses, Json, Leader, opened
from tests.server.party import NAMES, Place, all_go, is_over, play, run, seated, serving
from tests.server.test_devices import loses_its_network
from tests.server.wire_watch import Watch, check, check_keeper

MANY = tuple(f"P{number}" for number in range(1, 19))
NAMED = [game.name for game in GAMES]
WHOOPS = "(whoops)"


@pytest.mark.parametrize("manual", [False, True])
@pytest.mark.parametrize("stage", ["device", "console"])
@pytest.mark.parametrize("game", NAMED)
def test_a_keeper_leads_a_whole_game_of_guests(
    tmp_path: Path, game: str, stage: str, manual: bool
) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=600) as place:
            keeper = await opened(place.url, stage, NAMES[:7], game)
            watch = Watch(keeper)
            await keeper.does("manual", on=manual)
            await keeper.does("start")
            await Leader(keeper).leads(manual=manual)
            await keeper.until(lambda seen: seen.outcome and not seen.room["is_playing"])
            assert keeper.seen.ask is None
            room = place.live(keeper).room
            check_keeper(watch, room)
            clocks = [step for step in keeper.seen.steps if step.get("seat") == CLOCK]
            ids = set(room.sitting.ids.values()) if room.sitting else set()
            assert clocks
            assert manual == all(step["n"] in ids for step in clocks), "who spoke for the Clock"
            await keeper.goes()

    run(party)


# Werewords with real cards


def ends_the_day(keeper: Client, press: str, *, whoops: bool = False) -> Chooses:
    """The Mayor presses this by day; the table may say Whoops, once."""

    def chooses(seat: str, ask: Json) -> Any:
        values = ask["options"][seat].get("values", ())
        if ask["kind"] == "day" and seat != CLOCK:
            return press
        if ask["kind"] == "confirm-word":
            return "ok"
        if whoops and WHOOPS in values and not has_said_whoops(keeper):
            return WHOOPS
        if not ask["by_people"] or ask["options"][seat]["type"] != "choice":
            return None
        return next(value for value in values if value != WHOOPS)

    return chooses


def has_said_whoops(keeper: Client) -> bool:
    return any(step.get("answer") == WHOOPS for step in keeper.seen.steps)


TABLES: dict[str, tuple[tuple[str, ...], dict[str, int] | None, int]] = {
    "base 4": (MANY[:4], None, 4),
    "seven": (MANY[:7], None, 7),
    "Deluxe 18": (MANY, SAMPLES[18], 18),
    "two players": (MANY[:2], None, 3),
}


@pytest.mark.parametrize("whoops", [False, True])
@pytest.mark.parametrize("guessed", [False, True])
@pytest.mark.parametrize("table", TABLES)
def test_werewords_with_real_cards_comes_to_either_end(
    tmp_path: Path, table: str, guessed: bool, whoops: bool
) -> None:
    """WW-DUT-01, WW-DUT-03, WW-WHO-01: row by row, the device knows only what is tapped."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            guests, roles, seats = TABLES[table]
            options = {"roles": roles} if roles else {}
            keeper = await opened(place.url, "device", guests, "werewords", **options)
            watch = Watch(keeper)
            await keeper.does("start")
            press = "correct" if guessed else "no-more-tokens"
            await Leader(keeper, 5, ends_the_day(keeper, press, whoops=whoops)).leads()
            assert keeper.seen.outcome is not None
            assert keeper.seen.outcome["guessed"] == (guessed != whoops)
            check_keeper(watch, place.live(keeper).room)
            said = [item for step in keeper.seen.steps for item in step["said"]]
            assert ["whoops"] * whoops == [i["told"] for i in said if i.get("told") == "whoops"]
            assert "your-card" not in [item.get("told") for item in said]
            sitting = place.live(keeper).room.sitting
            assert sitting is not None
            assert len(sitting.header.seats) == seats
            taps = [step["kind"] for step in keeper.seen.steps[1:] if step["seat"] != CLOCK]
            assert taps[0] == "mayor-card"
            assert keeper.seen.room["seats"] == {}
            await keeper.goes()

    run(party)


def test_after_one_game_the_next_begins_with_other_words(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            keeper = await opened(place.url, "device", MANY[:4], "werewords")
            words = []
            for _ in range(2):
                await keeper.does("start")
                await keeper.until(lambda seen: seen.ask)
                await Leader(keeper, 5, ends_the_day(keeper, "correct")).leads()
                assert keeper.seen.outcome is not None
                words.append(keeper.seen.outcome["word"])
            assert words[0] != words[1]
            await keeper.goes()

    run(party)


# Phones beside guests


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", NAMED)
def test_no_phone_at_a_console_gets_what_the_keeper_gets(
    tmp_path: Path, game: str, seed: int
) -> None:
    async def party() -> None:
        async with serving(tmp_path, seed=seed, speed=600) as place:
            keeper = await opened(place.url, "console", NAMES[:4], game)
            code = keeper.key.code
            phones = [await Client.joins(place.url, code, name) for name in NAMES[4:6]]
            await keeper.does("bot", name="Oak")
            television = await Client.watches(place.url, code)
            everybody = [keeper, *phones, television]
            watches = [Watch(client) for client in everybody]
            await keeper.does("start")
            await asyncio.gather(Leader(keeper, seed).leads(), play(phones, 60))
            for client in everybody:
                await client.until(is_over)
            room = place.live(keeper).room
            secrets = {client.key.secret for client in everybody if client.key.secret}
            check_keeper(watches[0], room)
            for watch in watches[1:]:
                check(watch, room, secrets)
            kinds = [person["kind"] for person in phones[0].seen.room["people"]]
            assert kinds == ["guest"] * 4 + ["person"] * 2 + ["bot", "keeper"]
            assert phones[0].seen.room["stage"] == "console"
            await all_go(everybody)

    run(party)


def test_for_a_phone_a_keeper_answers_only_when_sure(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            keeper = await opened(place.url, "console", NAMES[:5], "werewolf")
            zoe = await Client.joins(place.url, keeper.key.code, "Zoe")
            await keeper.does("start")
            await zoe.until(lambda seen: seen.asked)
            await keeper.until(lambda seen: seen.ask and seen.ask["kind"] == "look")
            with pytest.raises(Refusal, match="seat-has-a-device") as caught:
                await keeper.enters("Zoe", "seen")
            assert "Zoe" in caught.value.refused["text"]
            await keeper.enters("Zoe", "seen", sure=True)
            await zoe.until(lambda seen: seen.given == "seen")
            with pytest.raises(Refusal, match="undo-needs-your-word"):
                await keeper.rewinds(0)
            await keeper.rewinds(0, sure=True)
            await zoe.until(lambda seen: [n["key"] for n in seen.notices] == ["undone"])
            await all_go([keeper, zoe])

    run(party)


# Mistakes


def test_a_moderated_wherewolf_with_three_mistakes_comes_to_its_end(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            keeper = await opened(place.url, "console", MANY[:12], "wherewolf")
            television = await Client.watches(place.url, keeper.key.code)
            watch, screen = Watch(keeper), Watch(television)
            await keeper.does("manual", on=True)
            await keeper.does("start")
            leader = Leader(keeper, 4)
            await the_wrong_victim(leader)
            await two_votes_too_many(leader)
            await back_to_the_assembly(leader)
            await leader.leads(manual=True)
            await television.until(is_over)
            room = place.live(keeper).room
            check_keeper(watch, room)
            check(screen, room, {keeper.key.secret})
            notices = [notice["key"] for notice in television.seen.notices]
            assert notices.count("undone") == 3
            await all_go([keeper, television])

    run(party)


async def the_wrong_victim(leader: Leader) -> None:
    """The moderator looked at the wrong player: the choice is put right when all have slept."""
    keeper = leader.keeper
    ask = await leader.leads_until(lambda ask: ask["kind"] == "victim", manual=True)
    (wolf,) = ask["waiting"]
    wrong, right, *_ = ask["options"][wolf]["values"]
    number = await entered(keeper, wolf, wrong)
    await leader.leads_until(lambda ask: ask["kind"] == "assembly", manual=True)
    before = list(keeper.seen.steps)
    told = await keeper.corrects(number, right)
    assert keeper.seen.steps == before, "nothing has changed yet"
    assert told["lost"] == 0
    assert told["kept"] == len(before) - 1 - number
    assert told["steps"][0]["answer"] == right
    after = told["after"]
    assert after == before[-1]["n"]
    with pytest.raises(Refusal, match="entered-meanwhile"):
        await keeper.corrects(number, right, sure=True, after=after - 1)
    with pytest.raises(Refusal, match="entered-meanwhile"):
        await keeper.rewinds(number - 1, sure=True, after=after - 1)
    with pytest.raises(Refusal, match="entered-meanwhile"):
        await keeper.does("undo", sure=True, after=after - 1)
    assert keeper.seen.steps == before
    assert await keeper.corrects(number, right, sure=True, after=after) == told
    await keeper.until(lambda seen: seen.steps[number]["answer"] == right)
    assert keeper.seen.steps[number:] == told["steps"]
    assert right not in keeper.seen.steps[-1]["said"][-1]["alive"]


async def two_votes_too_many(leader: Leader) -> None:
    keeper = leader.keeper
    ask = await leader.leads_until(lambda ask: ask["kind"] == "accuse", manual=True)
    before = keeper.seen.steps[-1]["n"]
    for voter in ask["waiting"][:2]:
        await entered(keeper, voter, leader.answer(voter, ask))
    assert keeper.seen.ask is not None
    assert list(keeper.seen.ask["given"]) == ask["waiting"][:2]
    await keeper.rewinds(before)
    await keeper.until(lambda seen: seen.steps[-1]["n"] == before)
    assert keeper.seen.ask is not None
    assert keeper.seen.ask["given"] == {}


async def back_to_the_assembly(leader: Leader) -> None:
    """When the votings are over it turns out that all of them was wrong."""
    keeper = leader.keeper
    talked = next(step["n"] for step in keeper.seen.steps if step.get("kind") == "assembly")
    voting = ("accuse", "condemn", "defence")
    await leader.leads_until(lambda ask: ask["kind"] not in voting, manual=True)
    assert keeper.seen.steps[-1]["n"] > talked + 5
    with pytest.raises(Refusal, match="nothing-to-undo"):
        await keeper.rewinds(len(keeper.seen.steps))
    await keeper.rewinds(talked)
    await keeper.until(lambda seen: seen.steps[-1]["n"] == talked)
    assert keeper.seen.ask is not None
    assert keeper.seen.ask["kind"] == "accuse"


async def entered(keeper: Client, seat: str, answer: Any) -> int:
    """The number of the answer, when it has come."""
    number: int = keeper.seen.steps[-1]["n"] + 1
    await keeper.enters(seat, answer)
    await keeper.until(lambda seen: seen.steps[-1]["n"] >= number)
    return number


def test_a_second_tap_is_refused_politely(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            keeper = await opened(place.url, "device", NAMES[:7], "werewolf")
            await keeper.does("start")
            await keeper.until(lambda seen: seen.ask)
            tap = {"seat": "Ann", "answer": "seen", "n": keeper.seen.steps[-1]["n"]}
            await keeper.does("enter", **tap)
            with pytest.raises(Refusal, match="question-has-passed"):
                await keeper.does("enter", **tap)
            with pytest.raises(Refusal, match="not-an-option"):
                await keeper.corrects(keeper.seen.steps[-1]["n"], "frog", sure=True)
            await keeper.goes()

    run(party)


# Real cards that people dealt


@pytest.mark.parametrize("game", ["werewolf", "wherewolf"])
def test_a_deal_by_hand_is_entered_and_a_wrong_one_put_right(tmp_path: Path, game: str) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            keeper = await opened(place.url, "console", NAMES[:7], game)
            await keeper.does("byhand", on=True)
            await keeper.until(lambda seen: seen.room["by_hand"])
            await keeper.does("start")
            ask = await Leader(keeper).leads_until(lambda ask: ask["kind"] == "deal")
            dealt = ask["options"][HOUSE]["items"]
            await keeper.enters(HOUSE, dealt)
            await Leader(keeper).leads_until(lambda ask: ask["kind"] == "look")
            assert cards_of(keeper) == dealt
            await keeper.corrects(1, dealt[::-1], sure=True)
            await keeper.until(lambda _: cards_of(keeper) == dealt[::-1])
            await Leader(keeper).leads()
            await keeper.goes()

    run(party)


def cards_of(keeper: Client) -> list[str]:
    said = [item for step in keeper.seen.steps for item in step["said"]]
    return [item["args"]["card"] for item in said if item.get("told") == "your-card"]


# Devices


@pytest.mark.parametrize("keep", [False, True])
def test_another_device_leads_on_by_a_ticket(tmp_path: Path, keep: bool) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            keeper = await opened(place.url, "console", NAMES[:7], "werewolf")
            await keeper.does("start")
            await Leader(keeper).leads_until(lambda ask: ask["kind"] == "lynch")
            own = keeper.key.place
            ticket = (await keeper.does("ticket", place=own, keep=keep))["ticket"]
            other = await Client.brings(place.url, keeper.key.code, ticket)
            await other.until(lambda seen: seen.ask)
            assert other.seen.steps == keeper.seen.steps
            if keep:
                assert keeper.shown_out is None
            else:
                await keeper.until(lambda _: keeper.shown_out == closing.MOVED)
                with pytest.raises(Refusal, match="not-your-place"):
                    await Client(place.url, keeper.key).comes()
            await Leader(other).leads()
            await all_go([keeper, other])

    run(party)


def test_a_keeper_that_comes_back_gets_the_steps_it_missed(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            keeper = await opened(place.url, "console", NAMES[:5], "wherewolf")
            zoe = await Client.joins(place.url, keeper.key.code, "Zoe")
            await keeper.does("start")
            await zoe.until(lambda seen: seen.asked)
            await keeper.until(lambda seen: seen.ask)
            frames: list[str] = []
            keeper._on_frame = frames.append
            before = len(keeper.seen.steps)
            await loses_its_network(keeper)
            await zoe.answers("seen")
            await keeper.until(lambda seen: len(seen.steps) == before + 1)
            assert keeper.seen.steps[-1]["seat"] == "Zoe"
            assert not any('"whole"' in frame for frame in frames)
            await all_go([keeper, zoe])

    run(party)


@pytest.mark.parametrize("stage", ["device", "console"])
@pytest.mark.parametrize("game", NAMED)
def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path, game: str, stage: str) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            port = int(place.url.rpartition(":")[2])
            keeper = await opened(place.url, stage, NAMES[:7], game)
            await keeper.does("start")
            leader = Leader(keeper, 2)
            for _ in range(12):
                await leader.enters_one()
            n = keeper.seen.steps[-1]["n"]
            await keeper.corrects(n, keeper.seen.steps[-1]["answer"], sure=True)
            await keeper.does("manual", on=True)
            steps, era = list(keeper.seen.steps), keeper.seen.era
        async with serving(tmp_path, port=port, seed=9) as place:
            await keeper.until(lambda seen: seen.era != era)
            assert keeper.seen.steps[: len(steps)] == steps
            assert keeper.seen.room["manual"]
            assert keeper.seen.room["stage"] == stage
            await leader.leads(manual=True)
            await keeper.goes()

    run(party)


# Who may not


KEEPER_ONLY: list[Json] = [
    {"do": "guest", "name": "Hal"},
    {"do": "byhand", "on": True},
    {"do": "manual", "on": True},
    {"do": "enter", "seat": "Ann", "answer": "seen", "n": 2, "sure": True},
    {"do": "enter", "seat": "House", "answer": "(go on)", "n": 2},
    {"do": "rewind", "to": 0, "sure": True},
    {"do": "correct", "n": 1, "answer": "seen"},
    {"do": "instead", "n": 1},
    {"do": "note", "place": "p2", "text": "blinked"},
    {"do": "told", "corrections": 0},
    {"do": "name", "name": "Rob", "place": "p2"},
]


def test_every_command_of_the_keeper_is_tried_by_another() -> None:
    tried = {command["do"] for command in KEEPER_ONLY} - {"name"}
    assert tried == {kind.__name__.lower() for kind in FOR_THE_KEEPER}


async def nobody_may(place: Place, keeper: Client, stranger: Client, reason: str) -> None:
    room = place.live(keeper).room
    length = room.length
    for command in KEEPER_ONLY:
        with pytest.raises(Refusal, match=reason):
            await stranger.does(**command)
    assert room.length == length


def test_only_the_keeper_of_a_room_enters_anything_there(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            keeper = await opened(place.url, "console", NAMES[:5], "wherewolf")
            code = keeper.key.code
            zoe = await Client.joins(place.url, code, "Zoe")
            watcher = await Client.joins(place.url, code, "Tom", kind="watcher")
            television = await Client.watches(place.url, code)
            other = await opened(place.url, "console", NAMES[:5], "wherewolf")
            people = await seated(place.url)
            for stage in ("lobby", "game"):
                if stage == "game":
                    await keeper.does("start")
                await nobody_may(place, keeper, zoe, "keeper-only")
                await nobody_may(place, keeper, watcher, "keeper-only")
                await nobody_may(place, keeper, television, "only-watching")
                await nobody_may(place, people[0], people[0], "keeper-only")
            for key in (other.key._replace(code=code), keeper.key._replace(secret="")):
                with pytest.raises(Refusal, match="not-your-place"):
                    await Client(place.url, key).comes()
            for command in ({"do": "takeover"}, {"do": "ticket", "place": keeper.key.place}):
                with pytest.raises(Refusal):
                    await zoe.does(**command)
            length = place.live(keeper).room.length
            with pytest.raises(Refusal):
                await other.does("enter", seat="Ann", answer="seen", n=2)
            assert place.live(keeper).room.length == length
            await all_go([keeper, zoe, watcher, television, other, *people])

    run(party)


def test_who_keeps_a_table_is_said_when_it_is_opened_and_never_again(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            with pytest.raises(Refusal, match="bad-message"):
                await Client.opens(place.url, "Ann", stage="theatre")
            people = await seated(place.url)
            assert people[0].seen.room["stage"] == "phones"
            for kind in ("keeper", "guest"):
                with pytest.raises(Refusal, match="bad-message"):
                    await Client.joins(place.url, people[0].key.code, "Kay", kind=kind)
            keeper = await opened(place.url, "device", NAMES[:5], "werewolf")
            with pytest.raises(Refusal, match="one-device"):
                await Client.joins(place.url, keeper.key.code, "Zoe")
            guest = keeper.seen.room["people"][0]
            with pytest.raises(Refusal, match="place-is-taken"):
                await Client.joins(place.url, keeper.key.code, "Zoe", instead=guest["place"])
            with pytest.raises(Refusal, match="unknown-place"):
                await keeper.does("ticket", place=guest["place"])
            with pytest.raises(Refusal, match="keeper-stays"):
                await keeper.does("leave")
            await keeper.does("name", name="Anna", place=guest["place"])
            await keeper.until(lambda seen: seen.room["people"][0]["name"] == "Anna")
            await all_go([*people, keeper])

    run(party)
