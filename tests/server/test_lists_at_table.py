"""Word lists at the table: which words a game takes, and what a host hears of them."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from nightcall.client import Client, Refusal
from nightcall.room.supply import MOST_LISTS, BankWords
from nightcall.table import EmptySupply
from nightcall.words import CATEGORIES, languages
from nightcall.words.shelf import Shelf
from nightcall.words.wordlist import WordList
from tests.server.at_lists import ask, library, made, remarks
from tests.server.party import all_go, play, run, seated


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
