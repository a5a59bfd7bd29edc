"""Word lists on a server: made by sending a file, kept, shared, reported, and played with."""

import asyncio
import logging
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from nightcall.client import Client, Refusal
from nightcall.room.supply import MOST_LISTS, BankWords
from nightcall.server.app import Server
from nightcall.server.keys import Site, network_of
from nightcall.server.librarian import Librarian
from nightcall.server.limits import Limits, Rate
from nightcall.server.lists import add_lists
from nightcall.server.logs import JsonLines
from nightcall.server.world import Wall, World
from nightcall.store.sqlite import SqliteStore
from nightcall.table import EmptySupply, House
from nightcall.words import CATEGORIES, bank_of, languages
from nightcall.words.exchange import LARGEST
from nightcall.words.shelf import Shelf
from nightcall.words.wordlist import WordList
from tests.server.party import FAST, GENEROUS, PLENTY, all_go, play, run, seated

POND = "frog\teasy\tanimals\t\tfrogs\ntoad\nWalden Pond\thard\tplaces\tp\n"
AMPLE = msgspec.structs.replace(
    GENEROUS, lists_read=PLENTY, lists_changed=PLENTY, lists_reported=PLENTY
)

# so that no such word need stand here in the clear
RUDE = bytes([115, 104, 105, 116]).decode()


@asynccontextmanager
async def library(folder: Path, limits: Limits = AMPLE) -> AsyncIterator[str]:
    """The address of a running server with a shelf. Behind a proxy, so that a test can come from
    several networks."""
    with Shelf(folder / "words.db") as shelf:
        house = House(Random(1), words=BankWords(Random(1), shelf))
        store = SqliteStore(folder / "rooms.db")
        librarian = Librarian(folder / "words.db")
        world = World(store, house, limits, Wall(FAST), Random(1), librarian=librarian)
        site = Site("https://play.example", behind_proxy=True, metrics_token="")
        server = Server(world, site)
        port = await server.start("127.0.0.1", 0)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            await server.stop()


async def ask(method: str, url: str, key: str = "", **rest: Any) -> tuple[int, Any]:
    """What the server says, as JSON, and its status."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    headers |= rest.pop("headers", {})
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, url, headers=headers, **rest) as reply,
    ):
        return reply.status, await reply.json()


async def send(
    url: str, data: str | bytes, kind: str = "text/plain", key: str = "", **query: str
) -> tuple[int, Any]:
    """Make a list of this file; with a key, change the one at this address."""
    wished = {"name": "Pond", "language": "en", **query}
    reader = wished.pop("reader", "en")
    body = BytesIO(data.encode() if isinstance(data, str) else data)
    headers = {"Content-Type": kind, "Accept-Language": reader}
    method = "PUT" if key else "POST"
    return await ask(method, url, key, params=wished, data=body, headers=headers)


async def made(url: str, data: str = POND, *, publish: bool = False, **query: str) -> Any:
    """A list that was made, as its owner sees it, with its `key`."""
    status, found = await send(f"{url}/api/lists", data, **query)
    assert status == 201, found
    mine = {**found["list"], "key": found["key"]}
    if publish:
        path = f"{url}/api/lists/{mine['handle']}/publish"
        status, found = await ask("POST", path, mine["key"])
        assert status == 200, found
        mine |= found["list"]
    return mine


async def reason(asked: Any) -> str:
    """Why that was refused."""
    _, found = await asked
    return str(found["refused"]["reason"])


def on_the_shelf(folder: Path) -> list[str]:
    with Shelf(folder / "words.db") as shelf:
        return [each.name for each in shelf.listed()]


# Owners


def test_a_list_is_there_after_a_restart_and_still_its_owners(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url)
        async with library(tmp_path) as url:
            path = f"{url}/api/lists/{pond['handle']}"
            _, found = await ask("GET", path, pond["key"])
            assert found["list"]["name"] == "Pond"
            assert found["list"]["entries"] == 3
            frog, toad, walden = found["words"]
            assert frog == {
                "text": "frog",
                "level": "easy",
                "categories": ["animals"],
                "spellings": ["frogs"],
            }
            assert toad.keys() == {"text", "estimate"}
            assert walden["proper"]
            status, found = await send(path, "newt\n", key=pond["key"], name="Ditch")
            assert (status, found["list"]["entries"]) == (200, 1)
        async with library(tmp_path) as url:
            _, found = await ask("GET", f"{url}/api/lists/{pond['handle']}", pond["key"])
            assert (found["list"]["name"], found["words"][0]["text"]) == ("Ditch", "newt")

    run(party)


def test_nobody_changes_reads_or_drops_a_list_without_its_key(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            pond, other = await made(url), await made(url, "toad\n", name="Other")
            path = f"{url}/api/lists/{pond['handle']}"
            for key in ("", "wrong", other["key"], pond["key"][:-1]):
                for method, end in (
                    ("DELETE", ""),
                    ("POST", "/publish"),
                    ("POST", "/unpublish"),
                    ("GET", "/file"),
                ):
                    status, found = await ask(method, path + end, key)
                    assert (status, found["refused"]["reason"]) == (403, "words-not-the-owner")
                status, found = await send(path, "newt\n", key=key or "none")
                assert status == 403
                _, found = await ask("GET", path, key)
                assert found.keys() == {"list"}, "only what it is called"
            _, found = await ask("GET", path, pond["key"])
            assert [word["text"] for word in found["words"]] == ["frog", "toad", "Walden Pond"]
            assert (await ask("DELETE", path, pond["key"]))[0] == 200
            assert (await ask("GET", path, pond["key"]))[0] == 404

    run(party)


def test_the_owners_key_is_in_no_file_no_log_and_no_other_reply(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url, publish=True)
            path = f"{url}/api/lists/{pond['handle']}"
            replies = [
                await send(path, "newt\n", key=pond["key"]),
                await ask("GET", path, pond["key"]),
                await ask("GET", f"{url}/api/lists/{pond['code']}"),
                await ask("GET", f"{url}/api/lists"),
                await ask("POST", path + "/publish", pond["key"] + "x"),
            ]
            assert pond["key"] not in str(replies)
            kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            assert pond["key"].encode() not in kept
            said = "\n".join(JsonLines().format(record) for record in caplog.records)
            assert pond["key"] not in said
            assert pond["handle"] not in str(replies[2:4]), "a handle is the owner's to give"

    run(party)


def test_who_tries_many_keys_has_to_wait(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(AMPLE, mistakes=Rate(3, 0.0001))

    async def party() -> None:
        async with library(tmp_path, limits) as url:
            pond = await made(url)
            path = f"{url}/api/lists/{pond['handle']}"
            tries = [await reason(ask("DELETE", path, f"key {number}")) for number in range(5)]
            assert tries == ["words-not-the-owner"] * 3 + ["too-many-tries"] * 2
            assert await reason(ask("DELETE", path, pond["key"])) == "too-many-tries"
            elsewhere = {"X-Forwarded-For": "192.0.2.7"}
            assert (await ask("DELETE", path, pond["key"], headers=elsewhere))[0] == 200

    run(party)


# Files


@pytest.mark.parametrize("kind", ["text/plain", "text/csv", "application/json"])
def test_every_format_goes_in_and_comes_out_the_same(tmp_path: Path, kind: str) -> None:
    form = {"text/plain": "text", "text/csv": "csv", "application/json": "json"}[kind]

    async def party() -> None:
        async with library(tmp_path) as url, aiohttp.ClientSession() as session:
            pond = await made(url, name="Pond „7“ / x")
            key = {"Authorization": f"Bearer {pond['key']}"}
            path = f"{url}/api/lists/{pond['handle']}"
            async with session.get(f"{path}/file?format={form}", headers=key) as reply:
                data = await reply.read()
                assert reply.content_type == kind
                end = {"text": "txt"}.get(form, form)
                assert reply.content_disposition is not None
                assert reply.content_disposition.filename == f"Pond „7“ / x.{end}"
            _, before = await ask("GET", path, pond["key"])
            status, _ = await send(path, data, kind, pond["key"])
            assert status == 200
            _, after = await ask("GET", path, pond["key"])
            assert before["words"] == after["words"]

    run(party)


HOSTILE: dict[str, tuple[bytes, str, str, int | None]] = {
    "latin-1": ("frog\ncaf\u00e9\n".encode("latin-1"), "text/plain", "not-utf-8", 2),
    "utf-16": ("frog\n".encode("utf-16"), "text/plain", "utf-16", None),
    "bell": (b"frog\nto\x07ad\n", "text/plain", "control", 2),
    "null": (b"frog\x00\n", "text/plain", "control", 1),
    "right to left": ("frog\n\u202edaot\n".encode(), "text/plain", "direction", 2),
    "isolate": ("frog\nto\u2067ad\n".encode(), "text/plain", "direction", 2),
    "many accents": (("o" + "\u0301" * 9).encode(), "text/plain", "marks", 1),
    "formula": (b'text,level\nfrog,easy\n"=HYPERLINK(1)",easy\n', "text/csv", "formula", 3),
    "formula behind a space": (b"text\n @SUM(1)\n", "text/csv", "formula", 2),
    "open quotation": (b'text\n"frog\n', "text/csv", "broken-csv", 2),
    "unknown column": (b"text,colour\nfrog,green\n", "text/csv", "unknown-column", 1),
    "unknown level": (b"frog\tsimple\n", "text/plain", "unknown-level", 1),
    "unknown category": (b"frog\teasy\tbeasts\n", "text/plain", "unknown-category", 1),
    "broken JSON": (b'["frog",\n"toad"', "application/json", "broken-json", 2),
    "deep JSON": (b"[" * 100_000, "application/json", "broken-json", 1),
    "numbers": (b"[1, 2]", "application/json", "no-text", 1),
    "no list": (b'{"words": "frog"}', "application/json", "no-words", None),
    "nothing": (b"", "text/plain", "empty", None),
    "comments": (b"# frog\n", "text/plain", "empty", None),
    "a long entry": (b"x" * 81, "text/plain", "too-long", 1),
    "too many": (b"\n".join(b"w%d" % n for n in range(10_002)), "text/plain",
                 "too-many-entries", 10_001),
    "giant": (b"frog\n" * (LARGEST // 5 + 1), "text/plain", "too-large", None),
    "a giant line": (b"frog\t" + b"x" * (LARGEST - 10), "text/plain", "unknown-level", 1),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_gets_a_sentence_with_its_line_and_nothing_is_kept(
    tmp_path: Path, name: str
) -> None:
    data, kind, key, line = HOSTILE[name]

    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url)
            path = f"{url}/api/lists/{pond['handle']}"
            for address, owner in ((f"{url}/api/lists", ""), (path, pond["key"])):
                status, found = await send(address, data, kind, owner, reader="de")
                assert status == {"too-large": 413}.get(key, 422)
                refused = found["refused"]
                assert refused["reason"] == f"words-{key}"
                problem = refused["problems"][0]
                assert (problem["key"], problem["line"]) == (key, line)
                assert problem["text"].startswith(f"Zeile {line}: " if line else "")
                assert len(str(found)) < 20_000
                assert all(char.isprintable() for char in refused["text"])
            _, found = await ask("GET", path, pond["key"])
            assert [word["text"] for word in found["words"]] == ["frog", "toad", "Walden Pond"]
        assert on_the_shelf(tmp_path) == ["Pond"]

    run(party)


def test_all_wrong_lines_are_told_in_the_readers_language(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            sentences = {}
            for reader in ("en", "fr-CA,en;q=0.5", "tlh"):
                data = "frog\nt\u200ead\nnewt\tsimple\n"
                _, found = await send(f"{url}/api/lists", data, reader=reader)
                problems = found["refused"]["problems"]
                assert [problem["line"] for problem in problems] == [2, 3]
                sentences[reader] = [problem["text"] for problem in problems]
            assert sentences["tlh"] == sentences["en"] != sentences["fr-CA,en;q=0.5"]
            assert sentences["en"][1].startswith("Line 3: “simple” is no level.")

    run(party)


def test_a_repeated_entry_is_kept_once_and_told(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            _, found = await send(f"{url}/api/lists", "frog\ntoad\nFrog\n")
            assert found["list"]["entries"] == 2
            (repeated,) = found["repeated"]
            assert repeated["text"] == "Line 3: “Frog” is in the list already."

    run(party)


def test_levels_are_estimated_if_the_owner_wishes(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            data = f"{bank_of('en').by_level['hard'][0].text}\nfrobnication\n"
            plain, levelled = await made(url, data), await made(url, data, levels="estimated")
            seen = {}
            for mine in (plain, levelled):
                path = f"{url}/api/lists/{mine['handle']}"
                seen[mine["handle"]] = (await ask("GET", path, mine["key"]))[1]["words"]
            guessed = [word["estimate"] for word in seen[plain["handle"]]]
            assert guessed == [word["level"] for word in seen[levelled["handle"]]]
            assert guessed[0] == "hard"

    run(party)


@pytest.mark.parametrize(
    ("name", "key"),
    [("", "name-no-letters"), ("x" * 61, "name-too-long"), ("\u202ednoP", "name-direction")],
)
def test_a_list_needs_a_name_that_can_be_shown(tmp_path: Path, name: str, key: str) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            assert await reason(send(f"{url}/api/lists", POND, name=name)) == f"words-{key}"
        assert on_the_shelf(tmp_path) == []

    run(party)


def test_ten_thousand_entries_fit_and_rooms_do_not_wait_for_them(tmp_path: Path) -> None:
    data = "\n".join(f"thing number {number}" for number in range(10_000))

    async def party() -> None:
        async with library(tmp_path) as url:
            host = await Client.opens(url, "Ann")
            making = asyncio.create_task(made(url, data))
            served = 0
            while not making.done():
                await host.does("lock", on=True)
                served += 1
            many = await making
            assert many["entries"] == 10_000
            assert served > 5
            path = f"{url}/api/lists/{many['handle']}"
            _, found = await ask("GET", path, many["key"])
            assert len(found["words"]) == 10_000
            await host.goes()

    run(party)


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


# At the table


def test_a_house_without_a_shelf_does_not_pretend_to_know_a_list() -> None:
    limits: dict[str, Any] = {"proper_nouns": True, "categories": (), "avoid": (), "language": "en"}
    words = BankWords(Random(1))
    assert len(words.draw(("easy",), {**limits, "lists": ()})) == 1
    with pytest.raises(EmptySupply):
        words.draw(("easy",), {**limits, "lists": ("ABCDEF",)})


def test_the_kinds_and_languages_of_words_are_told_and_values_keep_their_order(
    tmp_path: Path,
) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            _, found = await ask("GET", f"{url}/api/games")
            werewords = next(game for game in found["games"] if game["name"] == "werewords")
            types = {option["name"]: option["type"] for option in werewords["options"]}
            assert types["language"]["enum"] == list(languages())
            assert types["categories"]["items"]["enum"] == [*CATEGORIES, "none"]
            assert types["level"]["enum"] == ["easy", "medium", "hard", "ridiculous"]
            assert types["most_werewolves"]["enum"] == [3, 4]
            for game in found["games"]:
                for option in game["options"]:
                    if "enum" in option["type"]:
                        assert option["default"] in option["type"]["enum"]

    run(party)


def remarks(client: Client) -> dict[str, str]:
    room = client.seen.room
    assert room is not None
    return {
        remark["key"]: remark["weight"]
        for remark in room["remarks"]
        if remark["key"].startswith("room-words-")
    }


async def sets(host: Client, **options: Any) -> dict[str, str]:
    """What is remarked when the host has set these options."""
    await host.does("options", options=options)
    await host.until(lambda seen: (seen.room or {}).get("options") == options)
    return remarks(host)


def test_a_whole_game_takes_its_word_from_a_shared_list(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url, "newt\ntoad\nfrog\nheron\n", publish=True)
            people = await seated(url)
            host = people[0]
            options = {"word_lists": [pond["code"].lower()], "categories": ["none"]}
            assert await sets(host, **options) == {}
            words = set()
            for _ in range(2):
                await host.does("start")
                await play(people)
                assert host.seen.outcome is not None
                words.add(host.seen.outcome["word"])
            assert words < {"newt", "toad", "frog", "heron"}
            assert len(words) == 2, "none comes twice in a series"
            await all_go(people)

    run(party)


def test_the_host_hears_before_start_what_is_wrong_with_the_lists(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url, publish=True)
            teich = await made(url, "Frosch\n", name="Teich", language="de")
            with Shelf(tmp_path / "words.db") as shelf:
                nothing, _ = shelf.add(WordList("Nothing", "en"))
            people = await seated(url)
            host = people[0]
            assert await sets(host, word_lists=[pond["code"]]) == {}
            assert await sets(host, word_lists=[pond["handle"]]) == {}
            assert await sets(host, word_lists=["ZZZZZZ"]) == {"room-words-no-such-list": "refusal"}
            with pytest.raises(Refusal, match="cannot-start") as refused:
                await host.does("start")
            assert "ZZZZZZ" in refused.value.refused["text"]
            assert await sets(host, word_lists=[nothing]) == {"room-words-empty-list": "warning"}
            assert await sets(host, word_lists=[nothing], categories=["none"]) == {
                "room-words-empty-list": "warning",
                "room-words-only-lists": "refusal",
            }
            assert await sets(host, word_lists=[teich["handle"]]) == {
                "room-words-other-language": "hint"
            }
            assert await sets(host, categories=["beasts"]) == {
                "room-words-no-such-category": "refusal"
            }
            assert await sets(host, language="tlh") == {"room-words-no-such-language": "refusal"}
            many = [pond["code"]] * (MOST_LISTS + 1)
            assert await sets(host, word_lists=many) == {"room-words-too-many-lists": "refusal"}
            await all_go(people)

    run(party)


def test_a_list_that_is_dropped_in_a_game_does_not_stop_it(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url)
            people = await seated(url)
            host = people[0]
            await sets(host, word_lists=[pond["handle"]], new_words=True)
            await host.does("start")
            await ask("DELETE", f"{url}/api/lists/{pond['handle']}", pond["key"])
            await play(people)
            await host.until(lambda seen: not (seen.room or {})["is_playing"])
            assert remarks(host) == {"room-words-no-such-list": "refusal"}
            await all_go(people)

    run(party)


def test_no_handle_of_a_private_list_shows_its_words_to_the_table(tmp_path: Path) -> None:
    """Everybody in a room sees its options."""

    async def party() -> None:
        async with library(tmp_path) as url:
            pond = await made(url)
            people = await seated(url)
            await sets(people[0], word_lists=[pond["handle"]])
            bob = people[1]
            await bob.until(lambda seen: (seen.room or {})["options"] != {})
            assert bob.seen.room is not None
            (handle,) = bob.seen.room["options"]["word_lists"]
            _, found = await ask("GET", f"{url}/api/lists/{handle}")
            assert found == {
                "list": {
                    "name": "Pond",
                    "language": "en",
                    "entries": 3,
                    "code": None,
                    "is_published": False,
                }
            }
            await all_go(people)

    run(party)


SHORT = {"day_seconds": 9, "hunt_seconds": 3, "vote_seconds": 3, "view_seconds": 1, "pace": 0.5}


async def played(url: str, key: str, **options: Any) -> str:
    """The word of one game at a new table, whose host has this key for their evenings."""
    people = await seated(url)
    await people[0].does("evenings", key=key)
    await people[0].does("options", options=options)
    await people[0].does("start")
    await play(people)
    assert people[0].seen.outcome is not None
    assert people[1].seen.room is not None
    assert people[1].seen.room["evenings"] is bool(key)
    await all_go(people)
    return str(people[0].seen.outcome["word"])


def test_no_word_comes_again_on_another_evening_if_the_host_wishes(tmp_path: Path) -> None:
    async def party() -> None:
        pool, words = {"thing 1", "thing 2", "thing 3"}, list[str]()
        options: dict[str, Any] = {"categories": ["none"], "offers": 1, **SHORT}
        async with library(tmp_path) as url:
            options["word_lists"] = [(await made(url, "\n".join(pool)))["handle"]]
        for _ in range(3):  # evenings; the server was stopped between them
            async with library(tmp_path) as url:
                words.append(await played(url, "the key of Ann's phone", **options))
        assert set(words) == pool
        async with library(tmp_path) as url:
            assert await played(url, "another phone", **options) in pool
            assert await played(url, "", **options) in pool
            again = await played(url, "the key of Ann's phone", **options)
            assert again in pool, "all were used, so they come again"
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"the key of Ann" not in kept

    run(party)


def test_only_the_host_decides_on_evenings(tmp_path: Path) -> None:
    async def party() -> None:
        async with library(tmp_path) as url:
            people = await seated(url)
            with pytest.raises(Refusal, match="host-only"):
                await people[1].does("evenings", key="mine")
            await people[0].does("evenings", key="mine")
            await people[0].until(lambda seen: (seen.room or {})["evenings"])
            await people[0].does("evenings")
            await people[0].until(lambda seen: not (seen.room or {})["evenings"])
            await all_go(people)

    run(party)
