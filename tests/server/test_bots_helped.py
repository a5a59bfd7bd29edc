"""A table whose bots have help from a language service: what they make of it, what is asked, and
that the table goes on whatever the service does."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from nightcall.bots.language.settings import Use
from nightcall.cli.serve import serve
from nightcall.client import Client
from nightcall.server import helping
from nightcall.table import Spoken, Telling
from tests.bots.oracle import Oracle, an_oracle
from tests.server.party import Place, run, seated, serving
from tests.server.test_bots_reading import at_a_day_with_a_bot_as_mayor, by_number

STRANGE = "Would a troubadour blorf the quux?"


def helped(
    folder: Path, oracle: Oracle, *, use: Use = "unknown", speed: float = 60
) -> AbstractAsyncContextManager[Place]:
    return serving(folder, language=oracle.service(use=use), speed=speed)


async def asks(ann: Client, question: str = STRANGE) -> tuple[int, str]:
    """The number of Ann's question, and the token it got."""
    for _ in range(20):
        if ann.seen.asked is not None:
            await ann.does("answers", number=ann.seen.asked["number"], answer=question)
            break
        await asyncio.sleep(0.01)
    put = await told(ann, lambda key, args: key == "question" and args["text"] == question)
    given = await told(ann, lambda key, args: key == "token" and args["number"] == put["number"])
    return put["number"], given["token"]


async def told(client: Client, wanted: Callable[[str, Any], bool]) -> dict[str, Any]:
    def found() -> list[dict[str, Any]]:
        said = (item for item in client.seen.said if "told" in item)
        return [item["args"] for item in said if wanted(item["told"], item["args"])]

    await client.until(lambda _: bool(found()))
    return found()[0]


def sent(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [msgspec.json.decode(each["messages"][1]["content"]) for each in heard]


def test_what_a_bot_mayor_does_not_understand_is_put_to_the_service(tmp_path: Path) -> None:
    """Whatever the service says about other questions is not asked for."""

    async def party() -> None:
        async with an_oracle() as oracle:
            oracle.reply = lambda about: {"token": "yes" if about["question"] == STRANGE else "no"}
            async with serving(tmp_path, language=oracle.service(), speed=60) as place:
                ann = await at_a_day_with_a_bot_as_mayor(place)
                assert ann.seen.room["is_helped"]
                number, token = await asks(ann)
                word = tellings(place, ann, "word")[-1].args["word"]
                assert token in ("yes", "no", "maybe")
                assert {"word": word, "language": "en", "question": STRANGE} in sent(oracle.heard)
                await ann.until(lambda seen: number in by_number(seen))
                assert by_number(ann.seen)[number] == {"key": "helped"}
                again = await Client(place.url, ann.key).comes()
                assert by_number(again.seen)[number] == {"key": "helped"}
                clear = [key for key, meaning in by_number(ann.seen).items() if key != number]
                assert {each["question"] for each in sent(oracle.heard)} == {STRANGE}, clear
                await ann.goes()
                await again.goes()

    run(party)


def test_an_honest_mayor_hands_over_what_the_service_says(tmp_path: Path) -> None:
    async def party() -> None:
        async with an_oracle() as oracle:
            tokens = []
            for reply in ("yes", "no"):
                oracle.reply = f'{{"token": "{reply}"}}'
                folder = tmp_path / reply
                folder.mkdir()
                async with serving(folder, language=oracle.service(), speed=60) as place:
                    ann = await with_an_honest_mayor(place)
                    tokens.append((await asks(ann))[1])
                    await ann.goes()
            assert tokens == ["yes", "no"]

    run(party)


def test_where_all_questions_are_put_to_it_they_are(tmp_path: Path) -> None:
    async def party() -> None:
        async with an_oracle() as oracle, helped(tmp_path, oracle, use="all") as place:
            ann = await at_a_day_with_a_bot_as_mayor(place)
            await ann.until(lambda seen: len(seen.understood) >= 3)
            assert len({each["question"] for each in sent(oracle.heard)}) >= 3
            assert {str(m) for m in by_number(ann.seen).values()} == {"{'key': 'helped'}"}
            await ann.goes()

    run(party)


def test_a_slow_service_holds_nobody_up_for_longer_than_its_time(tmp_path: Path) -> None:
    async def party() -> None:
        async with an_oracle() as oracle:
            oracle.seconds = 120
            service = oracle.service(seconds=0.5)
            async with serving(tmp_path, language=service, speed=20) as place:
                ann = await at_a_day_with_a_bot_as_mayor(place)
                async with asyncio.timeout(60):
                    number, _ = await asks(ann)
                await ann.until(lambda seen: number in by_number(seen))
                assert by_number(ann.seen)[number] == {"key": "unknown"}
                await ann.goes()

    run(party)


def test_a_game_has_a_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helping, "A_GAME", 2)

    async def party() -> None:
        async with an_oracle() as oracle, helped(tmp_path, oracle, use="all") as place:
            ann = await at_a_day_with_a_bot_as_mayor(place)
            await ann.until(lambda seen: len(seen.understood) >= 5)
            assert len(oracle.heard) == 2
            await ann.goes()

    run(party)


def test_without_it_nobody_is_asked(tmp_path: Path) -> None:
    async def party() -> None:
        async with an_oracle() as oracle, serving(tmp_path, speed=20) as place:
            ann = await at_a_day_with_a_bot_as_mayor(place)
            assert not ann.seen.room["is_helped"]
            number, _ = await asks(ann)
            await ann.does("say", text="Bruno is a wolf")
            await ann.until(lambda seen: number in by_number(seen))
            assert by_number(ann.seen)[number] == {"key": "unknown"}
            assert not oracle.heard
            await ann.goes()

    run(party)


def test_bots_understand_what_somebody_says_in_words_of_their_own(tmp_path: Path) -> None:
    async def party() -> None:
        async with an_oracle() as oracle:
            oracle.reply = '{"saying": "accuse", "args": {"seat": "Bruno"}}'
            async with serving(tmp_path, language=oracle.service()) as place:
                (ann,) = await seated(place.url, ("Ann",))
                await ann.does("choose", game="werewolf")
                for name in ("Alba", "Bruno", "Clio", "Dario", "Edda"):
                    await ann.does("bot", name=name)
                await ann.does("say", text="Hello everybody")
                await ann.does("start")
                await ann.does("say", text="It is Bruno, I can smell it")
                live = place.live(ann)
                bot = next(p.id for p in live.room.places.values() if p.kind == "bot")
                accuses = Spoken("Ann", "accuse", {"seat": "Bruno"})
                async with asyncio.timeout(5):
                    while accuses not in live._stand_ins._talk(live.room, bot):
                        await asyncio.sleep(0.01)
                heard = [each["remark"] for each in sent(oracle.heard)]
                assert heard == ["It is Bruno, I can smell it"], "before a game nothing is read"
                await ann.does("say", text="And now?")
                talk = live._stand_ins._talk(live.room, bot)
                assert [spoken.seat for spoken in talk[:2]] == ["Ann", "Ann"]
                assert talk[1] == accuses, "what was heard once stays where it was"
                await ann.goes()

    run(party)


def test_what_the_dead_say_among_themselves_is_never_sent(tmp_path: Path) -> None:
    async def party() -> None:
        async with an_oracle() as oracle, helped(tmp_path, oracle, speed=150) as place:
            ann = await dead_in_a_game_that_goes_on(place)
            await ann.does("say", text="I saw everything")
            assert place.live(ann).room.talk[-1].said.among_dead
            await asyncio.sleep(0.1)
            assert not oracle.heard
            await ann.goes()

    run(party)


async def dead_in_a_game_that_goes_on(place: Place) -> Client:
    for _ in range(20):
        (ann,) = await seated(place.url, ("Ann",))
        await ann.does("choose", game="werewolf")
        await ann.does("talk", on=True, dead=True)
        for name in ("Alba", "Bruno", "Clio", "Dario", "Edda", "Falk", "Greta"):
            await ann.does("bot", name=name)
        await ann.does("start")
        await ann.does("standin", place=ann.key.place, on=True)
        live = place.live(ann)
        sitting = live.room.sitting
        assert sitting is not None
        async with asyncio.timeout(60):
            while "Ann" not in sitting.dead and live.room.is_playing:
                await asyncio.sleep(0.002)
        if live.room.is_playing:
            await ann.does("pause", on=True)
            return ann
        await ann.goes()
    raise AssertionError("Ann never died early")


def tellings(place: Place, client: Client, key: str) -> list[Telling]:
    sitting = place.live(client).room.sitting
    assert sitting is not None
    return [item for item in sitting.run.said if isinstance(item, Telling) and item.key == key]


async def with_an_honest_mayor(place: Place) -> Client:
    for _ in range(30):
        ann = await at_a_day_with_a_bot_as_mayor(place)
        mayor = tellings(place, ann, "mayor")[0].args["seat"]
        dealt = tellings(place, ann, "your-card")
        card = next(item.args["card"] for item in dealt if mayor in (item.to or ()))
        if card not in ("Werewolf", "Minion"):
            return ann
        await ann.goes()
    raise AssertionError("every Mayor was a Werewolf")


def test_a_server_does_not_start_with_half_a_service(tmp_path: Path) -> None:
    named = {"NIGHTCALL_LANGUAGE_URL": "ftp://sk-secret.example", "NIGHTCALL_LANGUAGE_MODEL": "x"}
    found = CliRunner(env=named).invoke(serve, ["--data", str(tmp_path)])
    assert found.exit_code == 1
    assert "NIGHTCALL_LANGUAGE_URL" in found.output
    assert "sk-secret" not in found.output
