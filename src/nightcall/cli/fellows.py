"""Bots that agree: chance alone would keep people waiting where a table has to be of one mind.

A bot still knows only what its own seat was told.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random

from nightcall.table import Answer, Choice, Scene, Seat, Telling, View

FOLLOWS = 0.5
"""How often a first vote goes where most votes are already."""


def agreed(view: View, chance: Random) -> Answer:
    """What somebody before wanted, or None to leave it to chance."""
    asked = view.asked
    if asked is None or not isinstance(asked.options, Choice):
        return None
    if asked.kind == "victim":
        return the_packs_wish(view, asked.options)
    if asked.kind == "lynch":
        return where_most_stand(view, asked.options, chance)
    return None


def the_packs_wish(view: View, options: Choice) -> Seat | None:
    """The last proposal of a fellow in this night."""
    wish: Seat | None = None
    for item in view.said:
        if isinstance(item, Scene):
            wish = None
        elif (
            isinstance(item, Telling) and item.key == "proposal" and item.args["seat"] != view.seat
        ):
            wish = item.args["victim"]
    return wish if wish in options.values else None


def where_most_stand(view: View, options: Choice, chance: Random) -> Seat | None:
    """A vote that is moved goes to whom most stand against; a first one may go anywhere."""
    votes = votes_in(view.said)
    own = votes.get(view.seat or "")
    if own is None and (not votes or chance.random() > FOLLOWS):
        return None
    counts = Counter({seat: 0 for seat in options.values if seat != own})
    counts.update(accused for accused in votes.values() if accused in counts)
    most = max(counts.values())
    return chance.choice([seat for seat, count in counts.items() if count == most])


def votes_in(said: Iterable[object]) -> dict[Seat, Seat]:
    """Who stands against whom in the last day of what was said."""
    votes: dict[Seat, Seat] = {}
    for item in said:
        if isinstance(item, Scene):
            votes.clear()
        elif isinstance(item, Telling) and item.key == "standing-vote":
            votes[item.args["seat"]] = item.args["accused"]
    return votes
