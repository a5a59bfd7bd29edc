"""Where nobody has a device the cards are real, and each seat is a card (WW-DUT-01)."""

from msgspec.structs import replace

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import FEWEST, card_seats, is_for_two, roles_of, standard_roles
from nightcall.table import Seat, Staging


def staged(box: WerewordsBox, staging: Staging) -> tuple[WerewordsBox, tuple[Seat, ...]]:
    """Cards that are too few or too many for the people leave the seats as they are, so that the
    check refuses them."""
    names = staging.names
    box = replace(box, called_by="moderator" if staging.stage == "console" else "app")
    if staging.stage != "device" and not staging.all_guests:
        return replace(box, cards="dealt"), names
    real = replace(box, cards="real")
    if len(names) == FEWEST:
        real = replace(real, roles=_for_two(box))
    roles = roles_of(real, len(names))
    cards = len(names) + is_for_two(real.roles or {})  # for two there is one more, which lies aside
    fits = len(names) >= FEWEST and sum(roles.values()) == cards
    return real, card_seats(roles) if fits else names


def _for_two(box: WerewordsBox) -> dict[str, int]:
    """The selection that is the switch to the rules for two (WW-APP-08)."""
    chosen = box.roles if box.roles is not None else standard_roles(2)
    others = {role: count for role, count in chosen.items() if count and role != "Villager"}
    return others if is_for_two(others) else chosen
