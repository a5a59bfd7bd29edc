"""A player that sits down in a room of a server, like a phone, and plays whatever is played there.

It comes with the brain of a child: it takes any legal answer, and now and then it accuses somebody.
Put your own into `decide`; `seen` is all that the server has told this place.

    nightcall serve
    python examples/client_bot.py http://127.0.0.1:8080 BCD347 Robby
"""

import argparse
import asyncio
import random
from typing import Any

from nightcall.client import Client, Refusal, Seen, ShownOut

THINKS = 0.2
"""Seconds: a player who answers at once is no fun."""


def decide(seen: Seen, chance: random.Random) -> Any:
    """A legal answer to what this place is asked."""
    assert seen.asked  # noqa: S101  or nobody would ask us
    options = seen.asked["options"]
    match options["type"]:
        case "choice":
            return chance.choice(options["values"])
        case "several":
            return chance.sample(options["values"], options["least"])
        case "press":
            press = chance.choice(list(options["buttons"]))
            people = options["buttons"][press]
            return {"press": press, "to": chance.choice(people)} if people else press
        case _:
            return "Is it alive?"


def remark(seen: Seen, me: str, chance: random.Random) -> dict[str, Any] | None:
    """Something to say by its key, so that everybody reads it in their own language."""
    scene = next((item for item in reversed(seen.said) if "scene" in item), {})
    others = [seat for seat in scene.get("alive") or () if seat != me]
    if me not in scene.get("speakers", ()) or not others or chance.random() < 0.9:
        return None
    return {"saying": "accuse", "args": {"seat": chance.choice(others)}}


async def play(url: str, code: str, name: str, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311  a game
    client = await Client.joins(url, code, name)
    try:
        while True:
            seen = await client.until(lambda seen: seen.asked or seen.outcome, seconds=3600)
            if seen.outcome is not None:
                print(f"{name}: {'won' if name in seen.outcome['winners'] else 'lost'}")
                return
            await asyncio.sleep(chance.random() * THINKS)
            try:
                if (said := remark(seen, name, chance)) is not None:
                    await client.does("say", **said)
                if seen.asked is not None and seen.given is None:
                    await client.answers(decide(seen, chance))
            except Refusal:
                continue  # somebody was faster; look again
    except ShownOut:
        print(f"{name}: shown out")
    finally:
        await client.goes()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Sit down in a room and play one game.")
    parser.add_argument("url", help="where the server is")
    parser.add_argument("code", help="the room")
    parser.add_argument("name", help="under which name")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    asyncio.run(play(given.url, given.code, given.name, given.seed))
