"""The referee knows every game, and plays each to its end for a program that knows none."""

from random import Random
from typing import Any

import pytest

from nightcall.games import GAMES
from tests.cli.referee_process import Json, RefereeProcess

SEATS = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal"]
ENDS = ("correct", "(withdraw)")


def test_it_names_all_games_with_their_options() -> None:
    with RefereeProcess() as referee:
        games = {game["name"]: game for game in referee.do("games")["games"]}
    assert list(games) == [game.name for game in GAMES]
    for game in GAMES:
        assert games[game.name]["rules"] == game.rules
        names = [option["name"] for option in games[game.name]["options"]]
        assert names == list(game.box.__struct_fields__)
        assert all(option["text"] for option in games[game.name]["options"])


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_program_plays_a_whole_game(game: str) -> None:
    chance = Random(8)
    options = {"yes_no": 3} if game == "werewords" else {}
    with RefereeProcess() as referee:
        state = referee.do("start", id="g", game=game, seats=SEATS, options=options, seed=8)
        for _ in range(2000):
            if "result" in state:
                break
            seat = state["ask"]["waiting"][0]
            given = answer(state["ask"]["options"][seat], chance)
            state = referee.answer((seat, given))
            assert "refused" not in state
    assert state["result"]["winners"]


def answer(options: Json, chance: Random) -> Any:
    match options["type"]:
        case "text":
            return "is it alive?"
        case "press":
            return chance.choice([button for button in options["buttons"] if button not in ENDS])
        case _:
            return chance.choice(options["values"])
