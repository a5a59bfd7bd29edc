"""Table talk over real sockets: who hears what, and how much anybody can say."""

import asyncio
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from nightcall.client import Client, Refusal, Seen
from nightcall.server.crier import TALK_TOLD
from nightcall.server.limits import Rate
from tests.server.party import GENEROUS, NAMES, Place, all_go, run, seated, serving
from tests.server.test_host import by_day
from tests.server.wire_watch import Watch


def texts(seen: Seen) -> list[str]:
    return [remark["text"] or remark["key"] for remark in seen.talk]


async def first_death(place: Place) -> tuple[list[Client], Client]:
    """Seven by day in Werewolf, and the one who did not wake up."""
    people = await seated(place.url, NAMES[:7])
    await people[0].does("choose", game="werewolf")
    await people[0].does("talk", on=True, dead=True)
    await people[0].does("start")
    sitting = place.live(people[0]).room.sitting
    assert sitting is not None
    async with asyncio.timeout(20):
        while not sitting.dead:
            for client in people:
                asked = client.seen.asked
                if asked and client.seen.given is None:
                    with suppress(Refusal):  # the pack has agreed meanwhile
                        await client.answers(asked["options"]["values"][0])
            await asyncio.sleep(0.01)
    (dead,) = sitting.dead
    return people, next(c for c in people if sitting.seat_of(c.key.place) == dead)


def test_what_is_said_between_games_is_heard_by_all_and_kept_for_who_comes(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            code = people[0].key.code
            television = await Client.watches(place.url, code)
            await people[1].does("say", text="<b>hello</b>")
            await people[2].does("say", saying="vouch", args={"seat": "Bob"})
            for client in (*people, television):
                await client.until(lambda seen: len(seen.talk) == 2)
                assert texts(client.seen) == ["<b>hello</b>", "vouch"]
                assert client.seen.talk[0]["name"] == "Bob"
                assert not client.seen.talk[0]["among_dead"]
            late = await Client.joins(place.url, code, "Zoe")
            await late.until(lambda seen: len(seen.talk) == 2)
            await people[0].does("start")
            await late.until(lambda seen: seen.room["is_playing"])
            assert late.seen.talk == []
            await all_go([*people, television, late])

    run(party)


def test_the_dead_are_heard_by_the_dead_and_nobody_else_gets_a_sign_of_it(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=20) as place:
            people, ghost = await first_death(place)
            television = await Client.watches(place.url, ghost.key.code)
            everyone = [*people, television]
            await asyncio.sleep(0.2)
            watches = {client: Watch(client) for client in everyone}
            await ghost.does("say", text="it was the baker")
            await ghost.until(lambda seen: "it was the baker" in texts(seen))
            await asyncio.sleep(0.1)
            assert ghost.seen.talk[-1]["among_dead"]
            for client in everyone:
                if client is not ghost:
                    assert not [f for f in watches[client].frames if "talk" in f]
            back = await Client(place.url, ghost.key).comes()
            other = next(client for client in people if client is not ghost)
            again = await Client(place.url, other.key).comes()
            await back.until(lambda seen: seen.n)
            await again.until(lambda seen: seen.n)
            assert texts(back.seen) == ["it was the baker"]
            assert texts(again.seen) == []
            await people[0].does("talk", on=True, dead=False)
            with pytest.raises(Refusal, match="dead-are-silent"):
                await ghost.does("say", text="it was the baker")
            await all_go([*everyone, back, again])

    run(party)


def test_the_mayor_is_mute_by_day(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path, speed=20) as place:
            people, mayor = await by_day(place.url)
            with pytest.raises(Refusal, match="be-silent") as caught:
                await mayor.does("say", text="getting warm")
            assert caught.value.refused["text"]
            other = next(client for client in people if client is not mayor)
            await other.does("say", saying="good-question", args={"seat": "Ann"})
            await mayor.until(lambda seen: texts(seen) == ["good-question"])
            await all_go(people)

    run(party)


def test_a_remark_that_is_sent_twice_is_heard_once(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            frame = {"do": "say", "id": "same", "text": "once"}
            for _ in range(3):
                await people[1]._send(frame)
            await people[1].does("say", text="after")
            await people[0].until(lambda seen: "after" in texts(seen))
            assert texts(people[0].seen) == ["once", "after"]
            await all_go(people)

    run(party)


def test_nobody_talks_the_others_down(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, says=Rate(8, 0.0001))

    async def party() -> None:
        async with serving(tmp_path, limits=limits) as place:
            people = await seated(place.url)
            for number in range(8):
                await people[1].does("say", text=f"word {number}")
            with pytest.raises(Refusal, match="talk-too-fast"):
                await people[1].does("say", text="one too many")
            await people[2].does("say", text="and me?")
            await people[0].until(lambda seen: len(seen.talk) == 9)
            await all_go(people)

    run(party)


def test_a_long_talk_is_told_from_its_end(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            for number in range(TALK_TOLD + 20):
                await people[1].does("say", text=f"word {number}")
            late = await Client.watches(place.url, people[0].key.code)
            await late.until(lambda seen: seen.talk)
            assert texts(late.seen) == [f"word {n}" for n in range(20, TALK_TOLD + 20)]
            await all_go([*people, late])

    run(party)


def test_a_remark_is_short_whatever_is_sent(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            for text, reason in (("x" * 201, "too-long"), ("a\nb", "unprintable"), ("", "empty")):
                with pytest.raises(Refusal, match=reason):
                    await people[1].does("say", text=text)
            with pytest.raises(Refusal, match="no-such-saying"):
                await people[1].does("say", saying="claim", args={"card": "King"})
            assert place.live(people[0]).room.talk == []
            await all_go(people)

    run(party)
