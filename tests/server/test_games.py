"""Whole games of every kind over real sockets, with every frame to every device watched."""

from pathlib import Path

import pytest

from nightcall.client import Client
from nightcall.games import GAMES
from nightcall.room.room import Room
from nightcall.table import view
from tests.server.party import NAMES, all_go, play, run, seated, serving
from tests.server.wire_watch import Watch, as_json, check, check_clocks

NAMED = [game.name for game in GAMES]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", NAMED)
def test_a_whole_game_tells_every_device_its_own_view_and_no_more(
    tmp_path: Path, game: str, seed: int
) -> None:
    async def party() -> None:
        async with serving(tmp_path, seed=seed) as place:
            people = await seated(place.url, NAMES[:7])
            code = people[0].key.code
            television = await Client.watches(place.url, code)
            guest = await Client.joins(place.url, code, "Zoe", kind="watcher")
            everyone = [*people, television, guest]
            watches = [Watch(client) for client in everyone]
            await television.does("speaks", on=seed == 2)
            await people[0].does("choose", game=game)
            await people[0].does("talk", on=True, dead=True)
            await people[0].does("start")
            await play(people, talking=True)
            for client in everyone:
                await client.until(lambda seen: seen.outcome)
            room = place.live(people[0]).room
            secrets = {client.key.secret for client in everyone if client.key.secret}
            for watch in watches:
                check(watch, room, secrets)
                check_clocks(watch.messages())
            assert room.talk
            everybody_sees_their_view(everyone, room)
            await all_go(everyone)

    run(party)


def everybody_sees_their_view(everyone: list[Client], room: Room) -> None:
    """What the client has added up is what a view from nothing would be."""
    assert room.sitting is not None
    for client in everyone:
        seen = view(room.sitting.run, room.sitting.seat_of(client.key.place))
        assert len(client.seen.said) == len(seen.said)
        assert client.seen.asked is None
        assert client.seen.outcome == as_json(room.sitting.run.outcome)


@pytest.mark.parametrize("game", NAMED)
def test_a_series_goes_on_with_the_same_people(tmp_path: Path, game: str) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url, NAMES[:6])
            await people[0].does("choose", game=game)
            winners: list[str] = []
            for number in (1, 2):
                await people[0].does("start")
                await play(people)
                room = place.live(people[0]).room
                assert room.sitting is not None
                assert room.sitting.run.outcome is not None
                winners += room.sitting.run.outcome.winners
                assert room.series[game].get("games", number) == number
                score = {name: winners.count(name) for name in set(winners)}
                assert room.series[game].get("score", {}) == score
                await people[1].until(lambda seen: not seen.room["is_playing"])
                assert people[1].seen.room["series"].get("score", {}) == score
            await all_go(people)

    run(party)


def test_the_record_is_opened_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url)
            await people[0].does("start")
            with pytest.raises(Exception, match="not-over"):
                await people[1].does("record")
            await play(people)
            found = await people[1].does("record")
            assert '"game":"werewords"' in found["record"][0]
            assert "deal-opened" in found["record"][-1]
            await all_go(people)

    run(party)


def test_bots_fill_the_table_and_play_for_themselves(tmp_path: Path) -> None:
    async def party() -> None:
        async with serving(tmp_path) as place:
            people = await seated(place.url, ("Ann",))
            for name in ("Oak", "Elm", "Fir", "Yew", "Ash"):
                await people[0].does("bot", name=name)
            await people[0].does("choose", game="werewolf")
            await people[0].does("start")
            await play(people)
            await all_go(people)

    run(party)
