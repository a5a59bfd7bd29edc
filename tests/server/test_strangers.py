"""Whoever has no business at a table can do nothing there, whatever they send."""

import asyncio
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, socket
from typing import Any

import aiohttp
import msgspec
import pytest

from nightcall.client import Client, Key, Refusal
from nightcall.server import closing
from nightcall.server.limits import Limits, Rate
from nightcall.server.wire import FOR_THE_HOST
from tests.server.party import GENEROUS, all_go, run, seated, serving
from tests.server.test_talk import first_death

GUESS = "a secret that nobody has"


async def first_words(url: str, *messages: str, **headers: str) -> tuple[list[Any], int | None]:
    """What a bare socket hears when it says these, and how it was closed."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}/ws", headers=headers) as bare,
    ):
        for message in messages:
            await bare.send_str(message)
        heard: list[Any] = []
        while True:
            frame = await bare.receive(timeout=40)
            if frame.type is not aiohttp.WSMsgType.TEXT:
                return heard, bare.close_code
            heard.append(msgspec.json.decode(frame.data))


def hello(**fields: Any) -> str:
    return msgspec.json.encode(fields).decode()


def test_a_strangers_socket_hears_nothing_but_a_refusal(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            others = await seated(place.url)
            code, bob, other = people[0].key.code, people[1].key, others[1].key
            tries = {
                hello(code="BCDFGH"): "no-such-room",
                hello(code=code, place="p2", secret=GUESS): "not-your-place",
                hello(code=code, place="p2", secret=""): "not-your-place",
                hello(code=code, place="p9", secret=bob.secret): "not-your-place",
                hello(code=code, place="p1", secret=bob.secret): "not-your-place",
                hello(code=code, place=other.place, secret=other.secret): "not-your-place",
                hello(do="start", id="x"): "bad-message",
                "not json": "bad-message",
                "[" * 3000: "bad-message",
            }
            for message, reason in tries.items():
                heard, code_of_close = await first_words(place.url, message)
                assert [word["refused"]["reason"] for word in heard] == [reason]
                assert heard[0]["refused"]["text"]
                assert code_of_close == closing.NOT_ADMITTED
            await all_go([*people, *others])

    run(party)


def test_a_watcher_sees_what_is_public_and_can_do_nothing(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            code = people[0].key.code
            television = await Client.watches(place.url, code)
            guest = await Client.joins(place.url, code, "Zoe", kind="watcher")
            await people[0].does("start")
            await television.until(lambda seen: seen.said)
            length = place.live(television).room.length
            commands: list[dict[str, Any]] = [
                {"do": "answers", "number": 1, "answer": "seen"},
                {"do": "undo"},
                {"do": "kick", "place": people[1].key.place},
                {"do": "standin", "place": people[1].key.place, "on": True},
                {"do": "ticket", "place": people[1].key.place},
                {"do": "takeover"},
                {"do": "watch", "on": False},
                {"do": "record"},
                {"do": "house", "answer": "(whoops)"},
                {"do": "say", "text": "the wolf is Bob"},
                {"do": "say", "saying": "nothing"},
                {"do": "role", "card": "Seer", "count": 0},
                {"do": "patience", "seconds": 15, "then": "stand-in"},
            ]
            for watcher in (television, guest):
                for command in commands:
                    with pytest.raises(Refusal):
                        await watcher.does(**command)
                assert watcher.seen.asked is None
                assert not [item for item in watcher.seen.said if item.get("to")]
            assert place.live(television).room.length == length
            await all_go([*people, television, guest])

    run(party)


HOST_ONLY: list[dict[str, Any]] = [
    {"do": "order", "places": ["p1"]},
    {"do": "kick", "place": "p1"},
    {"do": "handover", "place": "p2"},
    {"do": "lock", "on": True},
    {"do": "choose", "game": "werewolf"},
    {"do": "options", "options": {}},
    {"do": "role", "card": "Beholder", "count": 1},
    {"do": "talk", "on": False, "dead": True},
    {"do": "language", "language": "en"},
    {"do": "patience", "seconds": 15, "then": "stand-in"},
    {"do": "evenings"},
    {"do": "bot", "name": "Oak"},
    {"do": "level", "place": "p1", "level": "hard"},
    {"do": "overrule", "number": 1, "token": "no"},
    {"do": "start"},
    {"do": "house", "answer": "(whoops)"},
    {"do": "undo"},
    {"do": "pause", "on": True},
    {"do": "extend", "seconds": 30},
    {"do": "standin", "place": "p1", "on": True},
    {"do": "giveup"},
    {"do": "takeup"},
]


def test_what_is_the_hosts_is_the_hosts_alone(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            length = place.live(people[0]).room.length
            for command in HOST_ONLY:
                with pytest.raises(Refusal, match="host-only"):
                    await people[1].does(**command)
            assert place.live(people[0]).room.length == length
            await all_go(people)

    run(party)


def test_every_command_of_the_host_is_tried_by_another() -> None:
    assert {command["do"] for command in HOST_ONLY} - {"standin"} == {
        kind.__name__.lower() for kind in FOR_THE_HOST
    }


def test_nobody_sits_down_on_somebody_elses_place(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            host, cid, code = people[0], people[2], people[0].key.code
            await host.does("bot", name="Oak")
            others = await seated(place.url)
            room = place.live(host).room
            held = {p.id: (p.name, *p.keys) for p in room.places.values()}

            async def refused(reason: str, *instead: str | None) -> None:
                for taken in instead:
                    with pytest.raises(Refusal, match=reason):
                        await Client.joins(place.url, code, "Zoe", instead=taken)

            await refused("place-is-taken", *(client.key.place for client in people))
            await refused("unknown-place", "p99", "", "House")
            await host.does("start")
            await host.does("standin", place=cid.key.place, on=True)
            await cid.goes()  # away, and the stand-in plays: still Cid's
            await host.until(lambda seen: not seen.room["people"][2]["is_here"])
            await refused("place-is-taken", cid.key.place)
            await host.does("lock", on=True)
            await refused("room-locked", "p6")
            assert held == {p.id: (p.name, *p.keys) for p in room.places.values()}
            await all_go([*people, *others])

    run(party)


def test_who_steps_in_sees_the_seat_and_everybody_is_told(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            host, dee = people[0], people[3]
            await host.does("start")
            await dee.until(lambda seen: seen.asked)
            card = next(item for item in dee.seen.said if item.get("told") == "your-card")
            await dee.does("leave")
            await host.until(lambda seen: seen.room["people"][3]["is_open"])
            zoe = await Client.joins(place.url, host.key.code, "Zoe", instead=dee.key.place)
            for client in (*people[:3], people[4]):
                await client.until(lambda seen: seen.room["people"][3]["name"] == "Zoe")
                notice = {"key": "replaced", "args": {"name": "Zoe", "before": "Dee"}}
                assert notice in client.seen.notices
                assert client.seen.room["seats"][dee.key.place] == "Dee"
            await zoe.until(lambda seen: seen.said)
            assert card in zoe.seen.said
            with pytest.raises(Refusal, match="not-your-place"):
                await Client(place.url, dee.key).comes()
            await all_go([*people, zoe])

    run(party)


def test_a_dead_player_can_do_nothing_but_watch(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=20) as place:
            people, ghost = await first_death(place)
            await people[0].does("talk", on=True, dead=False)
            room = place.live(ghost).room
            await asyncio.sleep(0.1)
            length = room.length
            living = next(client for client in people if client is not ghost)
            tries: list[tuple[dict[str, Any], str]] = [
                ({"do": "answers", "number": n, "answer": "Ann"}, "question-has-passed")
                for n in range(12)
            ]
            tries += [
                ({"do": "say", "text": "it was Bob"}, "dead-are-silent"),
                ({"do": "say", "saying": "accuse", "args": {"seat": "Bob"}}, "dead-are-silent"),
                ({"do": "watch", "on": True}, "game-running"),
                ({"do": "record"}, "not-over"),
                ({"do": "ticket", "place": living.key.place}, "host-only"),
            ]
            for command, reason in tries if ghost is not people[0] else tries[:-1]:
                with pytest.raises(Refusal, match=reason):
                    await ghost.does(**command)
            assert room.length == length
            await all_go(people)

    run(party)


def test_a_message_that_is_replayed_on_another_socket_does_nothing(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=1) as place:
            people = await seated(place.url)
            await people[0].does("start")
            await people[1].until(lambda seen: seen.asked)
            await people[1].answers("seen")
            room = place.live(people[0]).room
            length = room.length
            for caught in (
                {"do": "answers", "id": "caught", "number": 1, "answer": "seen"},
                {"do": "say", "id": "caught", "text": "hello"},
                {"do": "role", "id": "caught", "card": "Seer", "count": 0},
            ):
                heard, _ = await first_words(place.url, hello(**caught))
                assert "refused" in heard[0]
            watcher = await Client.watches(place.url, people[0].key.code)
            with pytest.raises(Refusal, match="only-watching"):
                await watcher.does("answers", number=1, answer="seen")
            await watcher.goes()
            assert room.length == length
            await all_go(people)

    run(party)


def test_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    async def party() -> None:
        async with (
            serving(tmp_path, public_url="https://play.example") as place,
            aiohttp.ClientSession() as session,
        ):
            for origin, status in (
                ("https://evil.example", 403),
                ("null", 403),
                ("https://play.example", 201),
                (place.url, 201),
            ):
                got = await session.post(
                    f"{place.url}/api/rooms", json={"name": "Ann"}, headers={"Origin": origin}
                )
                assert got.status == status
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await session.ws_connect(
                    f"{place.url}/ws", headers={"Origin": "https://evil.example"}
                )

    run(party)


def test_who_is_refused_for_now_is_told_to_come_back(tmp_path: Path) -> None:
    """A phone that took it for good would throw its key away, and its seat with it."""
    limits = msgspec.structs.replace(GENEROUS, mistakes=Rate(1, 0), devices_of_a_place=1)

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            host = await Client.opens(place.url, "Ann")
            code, own, secret = host.key
            greeting = hello(code=code, place=own, secret=secret)
            heard, closed = await first_words(place.url, greeting)
            assert heard[0]["refused"]["reason"] == "too-many-devices"
            assert closed == closing.TRY_AGAIN
            heard, closed = await first_words(place.url, hello(code="BCDFGH"))
            assert heard[0]["refused"]["reason"] == "no-such-room"
            assert closed == closing.NOT_ADMITTED
            heard, closed = await first_words(place.url, greeting)
            assert heard[0]["refused"]["reason"] == "too-many-tries"
            assert closed == closing.TRY_AGAIN
            await host.goes()

    run(party)


def test_whatever_has_an_id_is_replied_to(tmp_path: Path) -> None:
    """A button that waits for a reply would wait for ever."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            host = await Client.opens(place.url, "Ann")
            with pytest.raises(Refusal, match="bad-message"):
                await host.does("extend", seconds=1.5)
            with pytest.raises(Refusal, match="bad-message"):
                await host.does("dance")
            assert await host.does("ping") is True
            watcher = await Client(place.url, Key(host.key.code, None, "")).comes()
            assert await watcher.does("ping") is True
            await all_go([host, watcher])

    run(party)


def test_codes_and_secrets_cannot_be_tried_out(tmp_path: Path) -> None:
    limits = Limits(mistakes=Rate(5, 0.0001))

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            host = await Client.opens(place.url, "Ann")
            for _ in range(5):
                with pytest.raises(Refusal, match="no-such-room"):
                    await Client.joins(place.url, "BCDFGH", "Bob")
            for attempt in ("BCDFGH", host.key.code):
                with pytest.raises(Refusal, match="too-many-tries"):
                    await Client.joins(place.url, attempt, "Bob")
            with pytest.raises(Refusal, match="too-many-tries"):
                await Client(place.url, Key(host.key.code, "p1", "guess")).comes()
            await host.goes()

    run(party)


def test_who_sends_too_fast_or_too_much_is_stopped(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, commands=Rate(5, 0.001), hello_seconds=0.2)

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            host = await Client.opens(place.url, "Ann")
            greeting = hello(**host.key._asdict())
            busy = [hello(do="lock", id=str(n), on=True) for n in range(60)]
            heard, code = await first_words(place.url, greeting, *busy)
            assert code == closing.TOO_FAST
            assert [word for word in heard if word.get("refused", {}).get("reason") == "too-fast"]
            heard, code = await first_words(place.url, greeting, hello(do="x", id="y" * 9000))
            assert code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
            heard, code = await first_words(place.url)
            assert (heard, code) == ([], closing.NO_HELLO)
            await host.goes()

    run(party)


def test_a_frozen_phone_is_dropped_and_hurts_nobody(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, write_buffer=2000)

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            people = await seated(place.url)
            host, port = place.url.removeprefix("http://").split(":")
            for number in range(40):
                await people[0].does("bot", name=f"Bot number {number}")
            frozen = socket()
            frozen.setsockopt(SOL_SOCKET, SO_RCVBUF, 2000)
            frozen.connect((host, int(port)))
            reader, writer = await asyncio.open_connection(sock=frozen, limit=1)
            writer.write(
                b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            greeting = hello(code=people[0].key.code).encode()
            writer.write(bytes((0x81, 0x80 | len(greeting))) + bytes(4) + greeting)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            counts = place.live(people[0]).world.counts
            for number in range(20_000):
                await people[0].does("name", name=f"Ann {number}")
                if counts["dropped"]:
                    break
            assert counts["dropped"] == 1
            await people[4].until(lambda seen: seen.room["people"][0]["name"] == f"Ann {number}")
            writer.transport.abort()
            await all_go(people)

    run(party)
