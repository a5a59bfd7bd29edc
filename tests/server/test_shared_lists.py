"""Word lists that are published, found, read and reported; and what strangers may do."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import web

from nightcall.server.keys import network_of
from nightcall.server.librarian import Librarian
from nightcall.server.limits import Rate
from nightcall.server.lists import add_lists
from tests.server.at_lists import (
    AMPLE,
    POND,
    RUDE,
    ask,
    library,
    made,
    on_the_shelf,
    reason,
    remarks,
    send,
)
from tests.server.party import all_go, run, seated

# Sharing


def test_a_published_list_is_found_by_name_and_by_code_and_read(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url)
            assert (await ask("GET", f"{url}/api/lists?find=pond"))[1] == {"lists": []}
            path = f"{url}/api/lists/{pond['handle']}"
            _, found = await ask("POST", path + "/publish", pond["key"])
            code = found["list"]["code"]
            for wanted in ("PON", code.lower()):
                _, found = await ask("GET", f"{url}/api/lists", params={"find": wanted})
                assert found["lists"] == [
                    {
                        "name": "Pond",
                        "language": "en",
                        "entries": 3,
                        "code": code,
                        "is_published": True,
                    }
                ]
            _, found = await ask("GET", f"{url}/api/lists/{code.lower()}")
            assert [word["text"] for word in found["words"]] == ["frog", "toad", "Walden Pond"]
            _, found = await ask("POST", path + "/unpublish", pond["key"])
            assert not found["list"]["is_published"]
            assert (await ask("GET", f"{url}/api/lists/{code}"))[0] == 404
            assert (await ask("GET", f"{url}/api/lists?find=pond"))[1] == {"lists": []}

    run(party)


def test_an_offensive_list_stays_private(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            rude = await made(url, f"frog\n{RUDE}\n")
            path = f"{url}/api/lists/{rude['handle']}/publish"
            status, found = await ask("POST", path, rude["key"])
            assert (status, found["refused"]["reason"]) == (422, "words-offensive")
            assert found["refused"]["args"]["line"] == 2

    run(party)


async def reported(url: str, code: str, network: str, **body: str) -> tuple[int, Any]:
    headers = {"X-Forwarded-For": network}
    return await ask(
        "POST",
        f"{url}/api/lists/{code}/report",
        json={"reason": "spam", **body},
        headers=headers,
    )


def test_three_networks_report_a_list_out_of_sight_until_it_changes(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url, publish=True)

            async def is_found() -> bool:
                return bool((await ask("GET", f"{url}/api/lists?find=pond"))[1]["lists"])

            for network in ("192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2"):
                status, found = await reported(url, pond["code"], network, note="line 2")
                assert (status, found) == (200, {"reported": True})
            assert await is_found(), "two networks have reported it"
            await reported(url, pond["code"], "192.0.2.9")
            assert not await is_found()
            path = f"{url}/api/lists/{pond['handle']}"
            _, found = await ask("GET", path, pond["key"])
            assert (found["list"]["is_hidden"], found["list"]["reports"]) == (True, 3)
            await send(path, POND, key=pond["key"])
            assert not await is_found(), "the same list again"
            await send(path, "toad\n", key=pond["key"])
            assert await is_found()
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"192.0.2" not in kept
        assert b"line 2" in kept

    run(party)


def test_a_report_is_limited_and_has_a_reason(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(AMPLE, lists_reported=Rate(4, 0.0001))

    async def party() -> None:
        async with library(tmp_path, limits) as url:
            pond = await made(url, publish=True)
            network = "192.0.2.1"
            assert await reason(reported(url, pond["code"], network, reason="ugly")) == (
                "words-unknown-reason"
            )
            assert await reason(reported(url, pond["code"], network, note="\u202e x")) == (
                "words-direction"
            )
            assert await reason(reported(url, pond["code"], network, key="x")) == "bad-message"
            assert await reason(reported(url, pond["handle"][:-1], network)) == "words-no-such-list"
            assert await reason(reported(url, pond["code"], network)) == "too-many-tries"
            assert (await reported(url, pond["code"], "192.0.2.2"))[0] == 200

    run(party)


def test_a_network_is_one_reporter() -> None:
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") != network_of("2001:db9::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("nonsense") == "nonsense"


# Strangers


def test_a_page_of_another_site_neither_reads_nor_changes_lists(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url, publish=True)
            evil = {"Origin": "https://evil.example", "Content-Type": "text/plain"}
            for method, path in (
                ("POST", ""),
                ("PUT", f"/{pond['handle']}"),
                ("DELETE", f"/{pond['handle']}"),
                ("POST", f"/{pond['code']}/report"),
                ("GET", ""),
            ):
                status, found = await ask(
                    method, f"{url}/api/lists{path}", pond["key"], data=b"x", headers=evil
                )
                assert (status, found["refused"]["reason"]) == (403, "wrong-origin")
            form = {"name": "Pond"}
            assert await reason(ask("POST", f"{url}/api/lists", data=form)) == "bad-message"
        assert on_the_shelf(tmp_path) == ["Pond"]

    run(party)


def test_one_address_makes_and_reads_so_many_lists(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(
        AMPLE, lists_changed=Rate(2, 0.0001), lists_read=Rate(2, 0.0001)
    )

    async def party() -> None:
        async with library(tmp_path, limits) as url:
            for _ in range(2):
                await made(url)
                assert (await ask("GET", f"{url}/api/lists"))[0] == 200
            assert await reason(send(f"{url}/api/lists", POND)) == "too-many-tries"
            assert await reason(ask("GET", f"{url}/api/lists")) == "too-many-tries"
        assert on_the_shelf(tmp_path) == ["Pond", "Pond"]

    run(party)


def test_other_bodies_stay_small(tmp_path: Path) -> None:
    """Only a list may be large."""

    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url, publish=True)
            for path in ("/api/rooms", f"/api/lists/{pond['code']}/report"):
                headers = {"Content-Type": "application/json"}
                large = b'{"name": "' + b"x" * 9000
                status, _ = await ask("POST", url + path, data=large, headers=headers)
                assert status == 413

    run(party)


@pytest.mark.parametrize("name", ["nowhere", "%27%20OR%201=1", "ZZZZZZ", "%F0%9F%90%B8"])
def test_a_list_that_is_not_there_is_not_there(tmp_path: Path, name: str) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            await made(url, publish=True)
            for end in ("", "/file"):
                status, found = await ask("GET", f"{url}/api/lists/{name}{end}")
                assert (status, found["refused"]["reason"]) == (404, "words-no-such-list")
            status, _ = await ask("DELETE", f"{url}/api/lists/{name}", "key")
            assert status == 404

    run(party)


def test_a_shelf_that_fails_says_so_and_rooms_go_on(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            await made(url)
            with closing(sqlite3.connect(tmp_path / "words.db")) as other:
                other.execute("DROP TABLE entries")
                other.execute("DROP TABLE lists")
            status, found = await send(f"{url}/api/lists", POND)
            assert (status, found["refused"]["reason"]) == (503, "not-kept")
            people = await seated(url)
            await people[0].does("options", options={"word_lists": ["ABCDEF"]})
            assert remarks(people[0]) == {"room-words-no-such-list": "refusal"}
            await people[0].does("options", options={})
            await people[0].does("start")
            await all_go(people)

    run(party)


def test_every_address_is_described(tmp_path: Path) -> None:
    app = web.Application()
    add_lists(app, Librarian(tmp_path / "words.db"), AMPLE)
    served = {
        f"{route.method} {route.resource.canonical.replace('{name}', 'NAME')}"
        for route in app.router.routes()
        if route.resource is not None and route.method != "HEAD"
    }
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    section = page.partition("## Word lists")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `([A-Z]+ /api/lists[^`]*)`", section, re.MULTILINE)) == served
