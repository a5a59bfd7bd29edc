"""The HTTP side: opening, sitting, what games there are, health, counts, and strict headers."""

import logging
from pathlib import Path

import aiohttp
import msgspec
import pytest
from yarl import URL

from nightcall.client import Client, Refusal, post
from nightcall.games import GAMES
from nightcall.server import pages
from nightcall.server.codes import LENGTH, SIGNS, clean_code, new_code
from nightcall.server.limits import Buckets, Rate
from nightcall.server.logs import JsonLines
from tests.server.party import GENEROUS, Place, run, seated, serving


async def got(place: Place, path: str, **headers: str) -> tuple[int, str, dict[str, str]]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(place.url + path, headers=headers) as response,
    ):
        return response.status, await response.text(), dict(response.headers)


def test_games_are_listed_with_options_defaults_and_decks(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place, aiohttp.ClientSession() as session:
            found = await (await session.get(f"{place.url}/api/games")).json()
            assert [game["name"] for game in found["games"]] == [game.name for game in GAMES]
            for game in found["games"]:
                for option in game["options"]:
                    assert {"name", "default", "type", "text", "stages"} == option.keys()
                tiles = {"name", "team", "most", "option", "fills"}
                assert [tiles] * len(game["cards"]) == [set(card) for card in game["cards"]]
                assert sum(card["fills"] for card in game["cards"]) == 1
                claim = {"key": "claim", "blanks": {"card": "card"}}
                assert claim in game["sayings"]
            werewords = found["games"][0]
            assert sum(werewords["samples"]["5"].values()) == 5

    run(party)


def test_every_answer_has_strict_headers_and_refusals_have_one_shape(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            for path in ("/healthz", "/api/games", "/nowhere", "/"):
                _, _, headers = await got(place, path)
                assert "default-src 'self'" in headers["Content-Security-Policy"]
                assert headers["X-Content-Type-Options"] == "nosniff"
                assert headers["Referrer-Policy"] == "no-referrer"
                assert headers["Server"] == "nightcall"
            for path, body, reason in (
                ("/api/rooms", {"name": ""}, "name-empty"),
                ("/api/rooms", {"name": "x" * 21}, "name-too-long"),
                ("/api/rooms", {"name": "x" * 200}, "bad-message"),
                ("/api/rooms", {"name": "Ann", "language": "xx"}, "no-such-language"),
                ("/api/rooms", {"name": "Ann", "host": True}, "bad-message"),
                ("/api/rooms", {"name": "x" * 9000}, "too-large"),
                ("/api/rooms/BCDFGH/sit", {"name": "Ann"}, "no-such-room"),
                ("/api/rooms/BCDFGH/device", {"ticket": "x"}, "no-such-room"),
            ):
                with pytest.raises(Refusal) as refused:
                    await post(place.url, path, body)
                assert refused.value.reason == reason
                assert refused.value.refused["text"]

    run(party)


def test_a_form_of_another_site_opens_no_room(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place, aiohttp.ClientSession() as session:
            response = await session.post(f"{place.url}/api/rooms", data={"name": "Ann"})
            assert (await response.json())["refused"]["reason"] == "bad-message"

    run(party)


def test_no_file_beside_the_client_is_ever_sent(tmp_path: Path) -> None:
    for name in ("own.js", "own.mp3"):
        (tmp_path / name).write_text("mine")
    outside = "..%2F" * 20 + str(tmp_path / "own.js").lstrip("/").replace("/", "%2F")
    within = next((Path(pages.__file__).parent / "static").glob("*.js")).name

    async def party() -> None:
        async with serving(tmp_path) as place, aiohttp.ClientSession() as session:

            async def status(path: str) -> int:
                return (await session.get(URL(place.url + path, encoded=True))).status

            assert await status(f"/static/{within}") == 200
            assert await status(f"/static/{outside}") == 404
            assert await status(f"/static/..%2Fstatic%2F{within}") == 404
            assert await status(f"/voice/en/{outside}".replace(".js", ".mp3")) == 404

    run(party)


def test_codes_to_scan_are_not_drawn_without_end(tmp_path: Path) -> None:
    """Each takes the server some twenty milliseconds."""

    async def party() -> None:
        limits = msgspec.structs.replace(GENEROUS, qr_codes=Rate(2, 0))
        async with serving(tmp_path, limits=limits) as place:
            for _ in range(2):
                assert (await post(place.url, "/api/qr", {"path": "/join/BCDFGH"}))["svg"]
            with pytest.raises(Refusal, match="too-many-tries"):
                await post(place.url, "/api/qr", {"path": "/join/BCDFGH"})

    run(party)


def test_counts_are_for_whoever_runs_the_server(tmp_path: Path) -> None:
    """They would tell a player how busy the others are at night."""

    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            status, text, _ = await got(place, "/metrics")
            assert status == 200
            assert "nightcall_rooms 1\n" in text
            assert "nightcall_connections 5\n" in text
            status, _, _ = await got(place, "/metrics", **{"X-Forwarded-For": "127.0.0.1"})
            assert status == 404
            for client in people:
                await client.goes()
        async with serving(tmp_path, metrics_token="let me see") as place:  # noqa: S106  a test's
            assert (await got(place, "/metrics"))[0] == 404
            token = {"Authorization": "Bearer let me see"}
            assert (await got(place, "/metrics", **token))[0] == 200

    run(party)


def test_a_code_is_typed_as_people_type() -> None:
    code = new_code()
    assert len(code) == LENGTH
    assert set(code) <= set(SIGNS)
    assert clean_code(f" {code[:3].lower()}-{code[3:]} ") == code
    assert not set("AEIOU01L25S8") & set(SIGNS)


def test_a_full_server_refuses_politely(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=msgspec.structs.replace(GENEROUS, rooms=1)) as place:
            host = await Client.opens(place.url, "Ann")
            with pytest.raises(Refusal, match="hall-full"):
                await Client.opens(place.url, "Ann")
            await host.goes()

    run(party)


def test_a_bucket_fills_at_its_rate_and_each_name_has_its_own() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 0.5), lambda: now)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now = 2.0
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    assert buckets.is_empty("a")


def test_no_log_names_a_room_or_a_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            with pytest.raises(Refusal):
                await people[1].does("start")
            logging.getLogger("nightcall").warning("odd", extra={"room": people[0].key.code})
            said = "\n".join(JsonLines().format(record) for record in caplog.records)
            assert '"event":"odd","room":"' in said
            for client in people:
                assert client.key.code not in said
                assert client.key.secret not in said
                await client.goes()

    run(party)
