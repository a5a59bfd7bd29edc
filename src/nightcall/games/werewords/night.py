"""The night: the Mayor finds a word, then every selected role is called in its order."""

from nightcall.games.werewords.box import levels_offered
from nightcall.games.werewords.cards import BACK, CALLED, Card, card_named, looks
from nightcall.games.werewords.village import Village
from nightcall.table import Choice, Table

NEW_WORDS = "(new words)"
CONFIRM = Choice(("ok", BACK))

Spellings = tuple[str, ...]


async def night(table: Table, village: Village, used_words: tuple[str, ...]) -> None:
    table.scene("night", "night-falls")
    await the_mayors_step(table, village, used_words)
    for card in order_of_calls(village):
        if is_called(village, card):
            if card.turn:
                await card.turn(table, village)
            else:
                await looks(table, village, card)


async def the_mayors_step(table: Table, village: Village, used_words: tuple[str, ...]) -> None:
    """Secret role, word, confirmation; all can be taken back until confirmed (WW-NGT-03, 04)."""
    box = village.box
    offers: dict[tuple[str, ...], Offer] = {}
    while True:
        table.scene("night", "wake-mayor", cards=box.cards)
        if box.cards == "real":
            tiles = Choice(table.seats)
            village.mayor = await table.people("mayor-card", tiles, remind=box.remind_seconds)
        levels = levels_offered(box, village.mayors_card)
        if levels not in offers:
            offers[levels] = Offer(table, village, levels, used_words)
            await offers[levels].draw()
        chosen = await choose_a_word(table, village, offers[levels])
        table.scene("night", "remember-and-give-back" if box.is_passed else "remember-the-word")
        if await table.choose(village.mayor, "confirm-word", CONFIRM, word=chosen[0]) != BACK:
            break
    village.spellings = chosen
    table.tell((village.mayor,), "word", word=village.word)  # to peek at in the Day (WW-DAY-12)
    table.scene("night", "sleep-mayor")


class Offer:
    """The words laid before the Mayor. Going back finds the same words again."""

    def __init__(
        self, table: Table, village: Village, levels: tuple[str, ...], avoid: tuple[str, ...]
    ) -> None:
        self._table = table
        self._box = village.box
        self._levels = levels
        self._avoid = avoid
        self.words: dict[str, Spellings] = {}

    async def draw(self) -> None:
        """One word of each level; none comes twice in a series (WW-WRD-07)."""
        self._avoid = (*self._avoid, *self.words)
        drawn = await self._table.draw(
            "draw-words",
            "words",
            self._levels,
            language=self._box.language,
            proper_nouns=self._box.proper_nouns,
            categories=self._box.categories,
            lists=self._box.word_lists,
            avoid=self._avoid,
        )
        entries = [entry if isinstance(entry, list) else [entry] for entry in drawn]
        self.words = {spellings[0]: tuple(spellings) for spellings in entries}


async def choose_a_word(table: Table, village: Village, offer: Offer) -> Spellings:
    table.scene("night", "choose-a-word")
    more = (NEW_WORDS,) if village.box.new_words else ()
    while True:
        words = Choice((*offer.words, *more))
        remind = village.box.remind_seconds
        answer = await table.choose(village.mayor, "choose-word", words, remind=remind)
        if answer != NEW_WORDS:
            return offer.words[answer]
        await offer.draw()


def order_of_calls(village: Village) -> tuple[Card, ...]:
    own = village.box.night_order
    return tuple(map(card_named, own)) if own else CALLED


def is_called(village: Village, card: Card) -> bool:
    """Every selected role, whoever holds it; a lone Mason has nobody to find (WW-ROL-10)."""
    if card.name not in village.roles:
        return False
    if card.name == "Mason" and village.roles["Mason"] == 1:
        if village.box.call_masons == "only when two wake":
            return len(village.acting("Mason")) > 1
        return "Doppelgänger" in village.roles
    is_mayors = card.name in ("Seer", "Fortune Teller") and card.name == village.mayors_card
    return village.box.call_seer == "always" or not is_mayors
