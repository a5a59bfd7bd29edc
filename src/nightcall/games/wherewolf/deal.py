"""The deal of Wherewolf: a secret choice from the pool, one card each, and who holds the items."""

from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.card import Card
from nightcall.games.wherewolf.cards import card_named
from nightcall.games.wherewolf.deck import cards_of, choose_deck, pool_of
from nightcall.games.wherewolf.village import Item, Player, Village
from nightcall.table import Choice, SealedDeal, Seat, Table

SEEN = Choice(("seen",))


async def deal(table: Table, box: WherewolfBox) -> tuple[Village, SealedDeal]:
    roles = pool_of(box, len(table.seats))
    pool = cards_of(roles)
    deck = await draw_the_deck(table, box, pool)
    order = await table.shuffle("deal", tuple(card.name for card in deck))
    players = {
        seat: new_player(seat, card_named(name))
        for seat, name in zip(table.seats, order, strict=True)
    }
    number_the_pack(players)
    village = Village(box, players, pool)
    await hand_out_items(table, village)
    sealed = SealedDeal(await table.salt("seal"), list(zip(table.seats, order, strict=True)))
    table.scene("deal", "deal", speakers="everyone", alive=table.seats, roles=roles)
    sealed.announce(table)
    for seat, card in sealed.places:
        table.tell((seat,), "your-card", card=card)
    await table.all("look", dict.fromkeys(table.seats, SEEN), open=True, hands=table.seats)
    return village, sealed


async def draw_the_deck(
    table: Table, box: WherewolfBox, pool: tuple[Card, ...]
) -> tuple[Card, ...]:
    """With a pool larger than the table, the House chooses in secret which cards are in
    (WH-SET-04). The order it shuffles the pool in decides."""
    if len(pool) == len(table.seats):
        return pool
    order = await table.shuffle("draw-deck", tuple(card.name for card in pool))
    deck = choose_deck([card_named(name) for name in order], len(table.seats), box)
    return deck or choose_deck(pool, len(table.seats), box) or pool[: len(table.seats)]


def new_player(seat: Seat, card: Card) -> Player:
    return Player(
        seat=seat,
        card=card.name,
        role=card.name,
        aura=card.aura,
        kind=card.kind,
        is_mystic=card.is_mystic,
        own_faction=card.faction,
    )


def number_the_pack(players: dict[Seat, Player]) -> None:
    """Pack Leader, then Werewolves in the order of the seats, the Young Wolf last (RR-07)."""
    ranks = {"Pack Leader": 0, "Werewolf": 1, "Young Wolf": 90}
    for place, player in enumerate(players.values()):
        if player.kind == "werewolf":
            player.strength = ranks[player.card] + (place if player.card == "Werewolf" else 0)


async def hand_out_items(table: Table, village: Village) -> None:
    """Amulet and Sword begin with different players (WH-VAR-SWO-03)."""
    for name in ("amulet", "sword"):
        if getattr(village.box, name):
            taken = [item.holder.seat for item in village.items.values() if item.holder]
            holder = await table.pick(f"first-{name}", table.others(*taken))
            village.items[name] = Item(name, village.players[holder])
