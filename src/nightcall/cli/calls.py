"""Calls of the night in which somebody may be asked: the keyboard goes round in each of them.

It does so whether the role is held by a person or a bot, dead, or not in the village at all. In
the other calls people only look, and read what they saw when the night is over.
"""

MAY_ASK = {
    "wherewolf": (
        "wake-amulet-later",
        "wake-sword-later",
        "wake-juliet-first",
        "wake-seer-first",
        "wake-seer-later",
        "wake-medium-later",
        "wake-wizard-first",
        "wake-wizard-later",
        "wake-warden-later",
        "wake-crime-boss-later",
        "wake-assassin-later",
        "wake-vampire-later",
        "wake-werewolves-later",
        "wake-healer-later",
    ),
}


def may_ask(game: str, line: str) -> bool:
    return line in MAY_ASK.get(game, ())
