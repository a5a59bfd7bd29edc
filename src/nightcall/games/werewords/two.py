"""The endgames of two players, who win or lose each for themselves (WW-P2-04 to WW-P2-07)."""

from collections.abc import Mapping

from nightcall.games.werewords.endgames import WHOOPS, Switched, point, talk
from nightcall.games.werewords.series import WerewordsOutcome
from nightcall.games.werewords.village import EXTRA, Village
from nightcall.table import EVERYONE, Choice, Seat, Several, Table

WORD_HELPERS = ("Seer", "Fortune Teller")
YES, NO = "yes", "no"


async def hunt_the_seer_of_two(table: Table, village: Village) -> WerewordsOutcome:
    """A Werewolf at the table must say where the Seer is; without one, both have won."""
    sought = [helper for helper in WORD_HELPERS if helper in village.roles]
    timer = table.timer("hunt", village.box.hunt_seconds)
    table.scene("hunt", "word-found-by-two", timer=timer, speakers="everyone", roles=sought)
    table.tell(EVERYONE, "magic-word", word=village.word)
    wolf = await the_wolf_shows(table, village)
    if wolf is None and village.box.cards == "dealt":
        await point(table, village, timer, "hunt", {})  # time for a Whoops, as ever
    if wolf is None:
        return outcome(village, players_of(village), guessed=True)
    if village.box.cards == "dealt":
        table.tell(EVERYONE, "werewolves-show", seats=[wolf])
    beyond = () if village.box.cards == "real" else (EXTRA,)
    places = Choice((*table.others(wolf), *beyond))
    place = (await point(table, village, timer, "hunt", {wolf: places})).get(wolf)
    if place is not None and card_at(village, place) in WORD_HELPERS:
        return outcome(village, (wolf,), guessed=True)
    if village.box.cards == "real" and village.mayor == wolf:
        await turn_the_extra_card(table, village)
    return outcome(village, (opponent(village, wolf),), guessed=True)


async def find_the_wolf_of_two(table: Table, village: Village) -> WerewordsOutcome:
    """Both point at each other or at the extra card, wherever they think the Werewolf is."""
    timer = table.timer("vote", village.box.vote_seconds)
    table.scene("vote", "word-not-found-by-two", timer=timer, speakers="everyone")
    table.tell(EVERYONE, "magic-word", word=village.word)
    if village.box.cards == "real":
        await talk(table, timer)
        table.scene("vote", "both-point", speakers="everyone")
        await turn_the_extra_card(table, village)
        players = players_of(village)
        several = Several(players, 0, 2, also=(WHOOPS,))
        at_extra = await table.people("pointed-at-extra", several)
        if at_extra == WHOOPS:
            raise Switched
        pointing = {
            player: EXTRA if player in at_extra else opponent(village, player) for player in players
        }
    else:
        choices = {seat: Choice((*table.others(seat), EXTRA)) for seat in table.seats}
        pointing = await point(table, village, timer, "vote", choices)
    table.tell(EVERYONE, "votes", votes=pointing)
    return outcome(village, winners_of_two(village, pointing), guessed=False)


def winners_of_two(village: Village, pointing: Mapping[Seat, Seat]) -> tuple[Seat, ...]:
    """The table of WW-P2-06. What the Werewolf points at never matters."""
    players = players_of(village)
    wolf = next((player for player in players if village.cards[player] == "Werewolf"), None)
    if wolf is not None:
        other = opponent(village, wolf)
        return (other,) if pointing.get(other) == wolf else (wolf,)
    right = tuple(player for player in players if pointing.get(player) == EXTRA)
    return right if village.box.extra_card_found_by == "each" or len(right) == 2 else ()


async def the_wolf_shows(table: Table, village: Village) -> Seat | None:
    """The Werewolf, if a player is; with real cards only the people can say so."""
    wolf = village.holder("Werewolf")
    if village.box.cards == "dealt" or village.mayor == wolf:
        return wolf
    shows = await table.people("werewolf-shows", Choice((YES, NO, WHOOPS)))
    if shows == WHOOPS:
        raise Switched
    village.extra = "Werewolf" if shows == NO else extra_beside_a_mayor(village)
    return wolf if shows == YES else None


async def turn_the_extra_card(table: Table, village: Village) -> None:
    """All cards are up by now, so the people can say which one lay aside."""
    hidden = table.others(village.mayor)
    turned = await table.people("extra-card", Choice((*hidden, WHOOPS)))
    if turned == WHOOPS:
        raise Switched
    village.extra = turned


def extra_beside_a_mayor(village: Village) -> str:
    """The Mayor and the Werewolf are the players: the third card is the extra one."""
    return next(s for s in village.seats if s != village.mayor and village.cards[s] != "Werewolf")


def players_of(village: Village) -> tuple[Seat, ...]:
    """The two seats that are people; with real cards the extra card is a seat too."""
    if village.box.cards == "dealt":
        return village.seats
    return tuple(seat for seat in village.seats if seat != village.extra)


def opponent(village: Village, player: Seat) -> Seat:
    return next(seat for seat in players_of(village) if seat != player)


def card_at(village: Village, place: Seat) -> str | None:
    return village.extra if place == EXTRA else village.cards[place]


def outcome(village: Village, winners: tuple[Seat, ...], *, guessed: bool) -> WerewordsOutcome:
    return WerewordsOutcome(
        winners=winners, team=None, guessed=guessed, word=village.word, mayor=village.mayor
    )
