"""The deal of Werewolf: one card each; a Moderator card is shown, all others stay secret."""

from nightcall.games.werewolf.box import WerewolfBox
from nightcall.games.werewolf.village import MODERATOR, SEER, VILLAGER, WEREWOLF, Village
from nightcall.table import EVERYONE, Choice, SealedDeal, Table

SEEN = Choice(("seen",))


async def deal(table: Table, box: WerewolfBox) -> tuple[Village, SealedDeal]:
    """The Moderator is dealt like the rest, or agreed beforehand and deals (PW-SET-03)."""
    agreed = box.moderator_seat if box.moderator == "agreed" else None
    seats = tuple(seat for seat in table.seats if seat != agreed)
    order = await table.shuffle("deal", deck(len(seats), box))
    cards = dict(zip(seats, order, strict=True))
    moderator = agreed or next((seat for seat in seats if cards[seat] == MODERATOR), None)
    players = tuple(seat for seat in seats if seat != moderator)
    village = Village(box, players, {p: cards[p] for p in players}, moderator, alive=players)
    sealed = SealedDeal(await table.salt("seal"), list(cards.items()))
    table.scene(
        "deal", "deal", speakers="everyone", alive=players, roles=roles_for(box, len(table.seats))
    )
    sealed.announce(table)
    if moderator:
        table.tell(EVERYONE, "moderator", seat=moderator)
    for seat, card in village.cards.items():
        table.tell((seat,), "your-card", card=card)
    table.tell(village.with_moderator(), "all-cards", cards=village.cards)
    await table.all("look", dict.fromkeys(players, SEEN), open=True, hands=players)
    return village, sealed


def deck(cards: int, box: WerewolfBox) -> tuple[str, ...]:
    """Werewolves, Seers, a Moderator if one is dealt, and Villagers for the rest (PW-SET-02)."""
    special = [WEREWOLF] * box.werewolves + [SEER] * box.seers
    special += [MODERATOR] if box.moderator == "dealt" else []
    return (*special, *[VILLAGER] * (cards - len(special)))


def roles_for(box: WerewolfBox, seats: int) -> dict[str, int]:
    """The cards for so many seats, one of which may be the Moderator's."""
    players = seats - (box.moderator != "digital")
    villagers = max(0, players - box.werewolves - box.seers)
    return {WEREWOLF: box.werewolves, SEER: box.seers, VILLAGER: villagers}
