"""Printing over HTTP: a PDF for whoever asks, in bounds, and no room waits for it."""

import asyncio
import os
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from nightcall.cards import SHEETS, Order, pdf
from nightcall.client import Client, Refusal
from nightcall.server.cards import MOST_WAITING, PRESS
from nightcall.server.keys import HALL, PAPERS
from nightcall.server.limits import Rate
from nightcall.text import LANGUAGES, Texts
from tests.cards.paper import EVERYBODY
from tests.server.party import GENEROUS, Place, run, serving

PLENTY = msgspec.structs.replace(GENEROUS, cards=Rate(1e9, 1e9))
LARGE = {"game": "wherewolf", "whole": True, "sheets": [], "names": EVERYBODY}


async def asked(
    place: Place, body: Any, path: str = "/api/cards", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{place.url}{path}", json=body, headers=headers) as response,
    ):
        return response.status, dict(response.headers), await response.read()


async def room_at(place: Place) -> tuple[str, str]:
    """The code of a new room, and as somebody may type it."""
    host = await Client.opens(place.url, "Ann")
    await host.goes()
    code = host.key.code
    return code, f"{code[:3]}-{code[3:]}".lower()


def refused(body: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(body)["refused"]
    return found


def test_whoever_asks_gets_the_same_file_as_from_the_command(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=PLENTY, public_url="https://play.example") as place:
            code, typed = await room_at(place)
            body = {
                "game": "werewords", "language": "de", "paper": "letter", "players": 8,
                "sheets": ["roles", "badges"], "names": ["Ann", "Bob"], "code": typed,
            }  # fmt: skip
            status, headers, made = await asked(place, body)
            assert status == 200
            assert headers["Content-Type"] == "application/pdf"
            assert (
                headers["Content-Disposition"]
                == 'attachment; filename="nightcall-werewords-de-letter.pdf"'
            )
            order = Order(
                game="werewords", language="de", paper="letter", players=8,
                sheets=("roles", "badges"), names=("Ann", "Bob"),
            )  # fmt: skip
            assert made == pdf(order, f"https://play.example/join/{code}")

    run(party)


def test_a_room_that_rests_can_be_printed_and_one_that_is_gone_cannot(tmp_path: Path) -> None:
    body = {"game": "werewolf", "roles": {"Seer": 1}, "backs": False}
    limits = msgspec.structs.replace(PLENTY, archive_days=1e-9, hours_in_memory=0)

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            code, _ = await room_at(place)
            hall = place.server.app[HALL]
            while hall.rooms:
                hall.rest()
                await asyncio.sleep(0.01)
            assert (await asked(place, {**body, "code": code}))[0] == 200
            while await hall.world.store.read(code):
                hall.rest()
                await place.server.app[PAPERS].put_away()
            for gone in (code, "BCDFGH"):
                status, _, said = await asked(place, {**body, "code": gone})
                wanted = Texts("en").say("print-refused-bad-table", table=gone)
                assert (status, refused(said)["text"]) == (422, wanted)

    run(party)


def test_codes_cannot_be_tried_out_at_the_press(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PLENTY, mistakes=Rate(3, 0.0001))
    body = {"game": "werewolf", "roles": {"Seer": 1}, "backs": False}

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            code, _ = await room_at(place)
            tried = ("BCDFGH", "BCDFGJ", "BCDFGK", "BCDFGM", code)
            found = [(await asked(place, {**body, "code": each}))[0] for each in tried]
            assert found == [422, 422, 422, 429, 429]
            with pytest.raises(Refusal, match="too-many-tries"):
                await Client.joins(place.url, code, "Bob")
            assert (await asked(place, body))[0] == 200, "without a code nothing is tried"

    run(party)


def test_a_page_and_its_question_are_there(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place, aiohttp.ClientSession() as session:
            response = await session.get(f"{place.url}/api/cards")
            said = await response.json()
            assert said["ready"] is True
            assert said["sheets"]["werewords"] == list(SHEETS)
            others = [sheets for game, sheets in said["sheets"].items() if game != "werewords"]
            assert others == [[sheet for sheet in SHEETS if sheet != "tokens"]] * 2
            assert (await session.get(f"{place.url}/cards")).status == 200

    run(party)


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"game": "chess"}, 422, "cannot-print"),
        ({"game": "werewolf", "language": "xx"}, 422, "cannot-print"),
        ({"game": "werewolf", "roles": {"Bishop": 1}}, 422, "cannot-print"),
        ({"game": "werewolf", "code": "AEIOU1"}, 422, "cannot-print"),
        ({"game": "werewolf", "code": "BCDFGH"}, 422, "cannot-print"),
        ({"game": "werewolf", "sheets": ["posters"]}, 409, "bad-message"),
        ({"game": "werewolf", "link": "https://elsewhere.example"}, 409, "bad-message"),
        ({"game": "werewolf", "players": 10_000}, 409, "bad-message"),
        ({"game": "werewolf", "paper": "a3"}, 409, "bad-message"),
        (
            {"game": "werewords", "whole": True, "options": {"night_order": ["Mayor"]}},
            422,
            "cannot-print",
        ),
        ({"game": "werewolf", "names": ["x" * 9000]}, 413, "too-large"),
        ([], 409, "bad-message"),
    ],
)
def test_what_cannot_be_printed_is_refused(
    tmp_path: Path, body: Any, status: int, reason: str
) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=PLENTY) as place:
            got, _, said = await asked(place, body)
            assert (got, refused(said)["reason"]) == (status, reason)
            assert refused(said)["text"].strip()

    run(party)


@pytest.mark.parametrize("path", ["/api/cards", "/api/calls"])
def test_a_refusal_is_in_the_language_of_the_page_or_else_of_the_cards(
    tmp_path: Path, path: str
) -> None:
    of_the_page = [(f"{page}-XX,it;q=0.5", "it", page) for page in LANGUAGES]
    of_the_cards = [(page, cards, cards) for page in ("", "ja,en;q=0.5") for cards in LANGUAGES]

    async def party() -> None:
        async with serving(tmp_path, limits=PLENTY) as place:
            for page, cards, language in of_the_page + of_the_cards:
                headers = {"Accept-Language": page} if page else {}
                body = {"game": "chess", "language": cards}
                _, _, said = await asked(place, body, path, **headers)
                words = Texts(language).say("refused-no-such-game", name="chess")
                assert refused(said)["text"] == words

    run(party)


def test_another_site_may_not_print_here(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=PLENTY) as place, aiohttp.ClientSession() as session:
            status, _, said = await asked(place, LARGE, Origin="https://elsewhere.example")
            assert (status, refused(said)["reason"]) == (403, "wrong-origin")
            form = await session.post(f"{place.url}/api/cards", data={"game": "werewolf"})
            assert (await form.json())["refused"]["reason"] == "bad-message"

    run(party)


def test_an_address_prints_only_so_often(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, cards=Rate(2, 0.001))

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            body = {"game": "werewolf", "roles": {"Seer": 1}, "backs": False}
            found = [(await asked(place, body))[0] for _ in range(3)]
            assert found == [200, 200, 429]

    run(party)


def test_a_turn_card_for_a_screen_has_the_nights_and_the_day(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, calls=Rate(2, 0.001))

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            body = {"game": "wherewolf", "players": 8, "options": {"amulet": True}}
            status, _, said = await asked(place, body, "/api/calls")
            assert status == 200
            card = msgspec.json.decode(said)
            first, later = card["nights"]
            assert (first["when"], later["when"]) == ("first", "later")
            assert first["calls"][0]["name"] == "amulet", "with the village's own options"
            assert card["day"][0] == "dawn"
            assert all(
                night["ends"] not in night["calls"][-1]["spoken"] for night in card["nights"]
            )
            assert later["ends"] == Texts("en").say("print-ends-wherewolf")
            status, _, said = await asked(place, {"game": "chess"}, "/api/calls")
            assert (status, refused(said)["args"]["why"]) == (422, "no-such-game")
            status, _, said = await asked(place, body, "/api/calls")
            assert (status, refused(said)["reason"]) == (429, "too-many-tries")

    run(party)


def test_no_more_than_a_few_wait_for_the_press(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, limits=PLENTY) as place:
            place.server.app[PRESS].waiting = MOST_WAITING
            status, _, said = await asked(place, LARGE)
            assert (status, refused(said)["reason"]) == (409, "too-fast")
            place.server.app[PRESS].waiting = 0
            assert (await asked(place, LARGE))[0] == 200
            assert place.server.app[PRESS].waiting == 0

    run(party)


def test_nobody_waits_while_cards_are_set(tmp_path: Path) -> None:
    """The loop that serves all rooms goes on; its longest pause is much shorter than the work."""

    async def party() -> None:
        async with serving(tmp_path, limits=PLENTY) as place:
            await asked(place, LARGE)  # texts are read once
            pauses, is_over = [], asyncio.Event()

            async def beats() -> None:
                while not is_over.is_set():
                    begin = time.perf_counter()
                    await asyncio.sleep(0.001)
                    pauses.append(time.perf_counter() - begin)

            beating = asyncio.create_task(beats())
            begin = time.perf_counter()
            made = await asyncio.gather(*(asked(place, LARGE) for _ in range(3)))
            took = time.perf_counter() - begin
            is_over.set()
            await beating
            assert [status for status, _, _ in made] == [200] * 3
            assert sorted(pauses)[int(len(pauses) * 0.9)] < took / 10

    run(party)


def test_a_press_that_hangs_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hanging = tmp_path / "child.py"
    hanging.write_text("import os, pathlib, time\n"
                       f"pathlib.Path({str(tmp_path / 'pid')!r}).write_text(str(os.getpid()))\n"
                       "time.sleep(60)\n")  # fmt: skip
    monkeypatch.setattr("nightcall.server.cards.CHILD", hanging)
    monkeypatch.setattr("nightcall.server.cards.SECONDS", 1)

    async def party() -> None:
        async with serving(tmp_path, limits=PLENTY) as place:
            status, _, said = await asked(place, LARGE)
            assert (status, refused(said)["reason"]) == (500, "our-fault")

    run(party)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_a_press_that_fails_says_so_and_the_next_order_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failing = tmp_path / "child.py"
    failing.write_text("raise SystemExit('out of ink')\n")

    async def party() -> None:
        async with serving(tmp_path, limits=PLENTY) as place:
            with monkeypatch.context() as broken:
                broken.setattr("nightcall.server.cards.CHILD", failing)
                status, _, said = await asked(place, LARGE)
                assert (status, refused(said)["reason"]) == (500, "our-fault")
            assert (await asked(place, LARGE))[0] == 200

    run(party)


def test_a_server_without_the_extra_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)

    async def party() -> None:
        async with serving(tmp_path, limits=PLENTY) as place, aiohttp.ClientSession() as session:
            response = await session.get(f"{place.url}/api/cards")
            assert (await response.json())["ready"] is False
            status, _, said = await asked(place, LARGE)
            assert status == 422
            assert "no part for printing" in refused(said)["text"]

    run(party)
