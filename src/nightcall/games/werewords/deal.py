"""The deal: one card to each player, one in the centre, and a Mayor with a secret role."""

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import card_of, deck, plays_for_two, roles_of
from nightcall.games.werewords.series import WerewordsSeries
from nightcall.games.werewords.village import CENTRE, EXTRA, MAYOR, Village
from nightcall.table import EVERYONE, Choice, SealedDeal, Table

SEEN = Choice(("seen",))


async def deal(
    table: Table, box: WerewordsBox, series: WerewordsSeries
) -> tuple[Village, SealedDeal | None]:
    """Who holds what. Real cards are dealt by hand: then each seat is a card (WW-DUT-01)."""
    for_two = plays_for_two(box, table.seats)
    roles = roles_of(box, 2 if for_two else len(table.seats))
    letters = series.letters(box)
    if box.cards == "real":
        cards = {seat: card_of(seat) for seat in table.seats}
        village = Village(box, table.seats, cards, "", roles, letters=letters, for_two=for_two)
        return village, None
    village = Village(box, table.seats, {}, "", roles, letters=letters, for_two=for_two)
    places = await (deal_to_two if for_two else deal_to_many)(table, series, village)
    dealt = SealedDeal(await table.salt("seal"), places)
    table.scene("deal", "deal", speakers="everyone", roles=roles)
    dealt.announce(table)
    table.tell(EVERYONE, "mayor", seat=village.mayor)
    for seat, card in village.cards.items():
        table.tell((seat,), "your-card", card=card)
    await table.all("look", dict.fromkeys(table.seats, SEEN), open=True, hands=table.seats)
    return village, dealt


async def deal_to_many(
    table: Table, series: WerewordsSeries, village: Village
) -> list[tuple[str, str]]:
    """Whoever has the Mayor card takes the centre card as secret role (WW-MAY-01). A Mayor card
    in the centre goes to the left of the last Mayor, else all is dealt again (WW-MAY-02, 03)."""
    cards = (MAYOR, *deck(village.roles))
    while True:
        order = await table.shuffle("deal", cards)
        places = list(zip((*table.seats, CENTRE), order, strict=True))
        centre = order[-1]
        village.cards = dict(places[:-1])
        if centre != MAYOR:
            village.mayor = next(seat for seat, card in places if card == MAYOR)
            village.cards[village.mayor] = centre
            return places
        if series.last_mayor in table.seats and village.box.mayor_in_centre == "left of last":
            village.mayor = table.left_of(series.last_mayor)
            return places


async def deal_to_two(
    table: Table, series: WerewordsSeries, village: Village
) -> list[tuple[str, str]]:
    """Two are Mayor in turn; of three cards one lies aside, and nobody looks (WW-P2-01)."""
    if series.last_mayor in table.seats:
        village.mayor = table.left_of(series.last_mayor)
    else:
        village.mayor = await table.pick("first-mayor", table.seats)
    order = await table.shuffle("deal", deck(village.roles))
    places = list(zip((*table.seats, EXTRA), order, strict=True))
    village.cards, village.extra = dict(places[:-1]), order[-1]
    return places
