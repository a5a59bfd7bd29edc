"""Word lists on a server: made by sending a file, and kept for their owners."""

import asyncio
import logging
from pathlib import Path

import aiohttp
import msgspec
import pytest

from nightcall.client import Client
from nightcall.server.limits import Rate
from nightcall.server.logs import JsonLines
from nightcall.words import bank_of
from nightcall.words.exchange import LARGEST
from tests.server.at_lists import AMPLE, POND, ask, library, made, on_the_shelf, reason, send
from tests.server.party import run

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
