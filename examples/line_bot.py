"""A player of Werewolf in any language: this one needs nothing but Python's standard library.

It starts `nightcall referee`, opens a game, and plays every seat of it by that seat's view alone.
A program in another language does the same: a JSON command a line out, a JSON reply a line in.

    python examples/line_bot.py --players 8 --seed 7
"""

import argparse
import json
import random
import subprocess
import sys
from typing import Any

Json = dict[str, Any]
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")


class Referee:
    """The other end of the pipe."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "nightcall", "referee"]
        self.process = subprocess.Popen(  # noqa: S603  our own program
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def does(self, **command: Any) -> Json:
        assert self.process.stdin is not None  # noqa: S101  it is a pipe
        assert self.process.stdout is not None  # noqa: S101  likewise
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        reply: Json = json.loads(self.process.stdout.readline())
        if "refused" in reply:
            raise SystemExit(f"the referee says: {reply['refused']['text']}")
        return reply

    def ends(self) -> None:
        assert self.process.stdin is not None  # noqa: S101  likewise
        self.process.stdin.close()
        self.process.wait(timeout=10)


def decide(view: Json, chance: random.Random) -> str:
    """What a seat answers. All it may know is in its view."""
    asked, told = view["asked"], [item for item in view["said"] if "told" in item]
    choices: list[str] = asked["options"]["values"]
    if asked["kind"] == "victim":  # the pack must agree: take what a fellow wants
        wanted: list[str] = [i["args"]["victim"] for i in told if i["told"] == "proposal"]
        return wanted[-1] if wanted and wanted[-1] in choices else chance.choice(choices)
    if asked["kind"] == "lynch":
        seen = [item["args"] for item in told if item["told"] == "vision"]
        guilty: list[str] = [sight["seat"] for sight in seen if sight["is_werewolf"]]
        votes: list[str] = [i["args"]["accused"] for i in told if i["told"] == "standing-vote"]
        for seat in [*guilty, *reversed(votes)]:  # what I saw, then what the others say
            if seat in choices:
                return seat
    return chance.choice(choices)


def play(players: int, seed: int) -> Json:
    referee, chance = Referee(), random.Random(seed)  # noqa: S311  a game
    seats = NAMES[:players]
    state = referee.does(do="start", id="game", game="werewolf", seats=seats, seed=seed)
    while "result" not in state:
        seat = chance.choice(state["ask"]["waiting"])
        view = referee.does(do="view", id="game", seat=seat)["view"]
        answer = {"seat": seat, "answer": decide(view, chance)}
        state = referee.does(do="answer", id="game", answers=[answer])
    referee.ends()
    result: Json = state["result"]
    return result


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Play a game of Werewolf, all seats.")
    parser.add_argument("--players", type=int, default=8, choices=range(6, 13))
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    outcome = play(given.players, given.seed)
    print(
        f"{outcome['team']} won after {outcome['nights']} nights: {', '.join(outcome['winners'])}"
    )
