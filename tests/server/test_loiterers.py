"""Connections that only cost: silent ones, slow ones, too many, and those that ping without end."""

import asyncio
from pathlib import Path

import aiohttp
import msgspec
import pytest

from nightcall.client import Client
from nightcall.server import closing, guard, sockets
from nightcall.server.limits import Limits, Rate
from nightcall.server.logs import is_our_business
from tests.server.party import GENEROUS, run, serving
from tests.server.test_strangers import hello

IMPATIENT = msgspec.structs.replace(GENEROUS, hello_seconds=0.2)


async def connected(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = url.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port))


async def is_closed(reader: asyncio.StreamReader, seconds: float = 5) -> bool:
    try:
        async with asyncio.timeout(seconds):
            while await reader.read(1000):
                pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


@pytest.mark.parametrize("said", ["", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow:"])
def test_who_never_asks_for_anything_is_shown_out(tmp_path: Path, said: str) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=IMPATIENT) as place:
            reader, writer = await connected(place.url)
            writer.write(said.encode())
            assert await is_closed(reader)
            writer.close()

    run(party)


def test_who_sits_at_a_table_in_silence_is_not(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=IMPATIENT) as place:
            host = await Client.opens(place.url, "Ann")
            reader, writer = await connected(place.url)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            await asyncio.sleep(2.5)
            assert host.reconnects == 0
            assert not await is_closed(reader, 0.1), "it may ask for more"
            writer.close()
            await host.goes()

    run(party)


def test_one_address_cannot_have_any_number_of_silent_connections(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections_of_an_address=4, hello_seconds=60)

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            pairs = [await connected(place.url) for _ in range(10)]
            await asyncio.sleep(2.2)
            closed = [await is_closed(reader, 0.05) for reader, _ in pairs]
            assert closed.count(True) == 6
            for _, writer in pairs:
                writer.close()

    run(party)


def test_who_sends_a_letter_a_minute_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "AN_UPLOAD", 0.2)

    async def party() -> None:
        async with serving(tmp_path) as place:
            reader, writer = await connected(place.url)
            writer.write(
                b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: 500\r\n\r\n{"
            )
            async with asyncio.timeout(5):
                assert b" 408 " in await reader.readline()
            writer.close()

    run(party)


def test_pings_are_answered_and_counted(tmp_path: Path) -> None:
    """They are messages like others: without end they would keep the server busy."""
    limits = msgspec.structs.replace(GENEROUS, commands=Rate(5, 0.001))

    async def party() -> None:
        async with (
            serving(tmp_path, limits=limits) as place,
            aiohttp.ClientSession() as session,
        ):
            host = await Client.opens(place.url, "Ann")
            async with session.ws_connect(f"{place.url}/ws", autoping=False) as bare:
                await bare.send_str(hello(**host.key._asdict()))
                await bare.ping(b"still there?")
                async with asyncio.timeout(5):
                    while (frame := await bare.receive()).type is not aiohttp.WSMsgType.PONG:
                        pass
                assert frame.data == b"still there?"
                for _ in range(100):
                    await bare.ping()
                async with asyncio.timeout(5):
                    while not bare.closed:
                        await bare.receive()
                assert bare.close_code == closing.TOO_FAST
            await host.goes()

    run(party)


def test_a_phone_that_answers_the_heartbeat_stays_and_a_dead_one_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HEARTBEAT", 0.4)

    async def party() -> None:
        async with (
            serving(tmp_path) as place,
            aiohttp.ClientSession() as session,
        ):
            host = await Client.opens(place.url, "Ann")
            greeting = hello(**host.key._asdict())
            dead = await session.ws_connect(f"{place.url}/ws", autoping=False)
            await dead.send_str(greeting)
            await asyncio.sleep(2)
            assert host.reconnects == 0
            assert await host.does("ping") is True
            async with asyncio.timeout(5):
                while not dead.closed:
                    await dead.receive()
            await host.goes()

    run(party)


def test_the_usual_limits_let_a_party_behind_one_router_in() -> None:
    assert Limits().connections_of_an_address >= 200


def test_what_is_no_http_fills_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Anybody can send it, as often as they like."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            reader, writer = await connected(place.url)
            writer.write(b"GET /" + b"secret" * 3000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
            async with asyncio.timeout(5):
                assert b" 400 " in await reader.readline()
            writer.close()
            reader, writer = await connected(place.url)
            writer.write(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n")
            writer.write(b"Content-Type: application/json\r\n\r\n{")
            await asyncio.sleep(0.1)
            writer.transport.abort()
            await asyncio.sleep(0.1)

    run(party)
    assert not [record.getMessage() for record in caplog.records if is_our_business(record)]
