"""Who plays: names given, names asked for, and bots for the seats that are left."""

from collections.abc import Sequence

from nightcall.cli.screen import Screen
from nightcall.cli.stop import CannotPlay
from nightcall.table import Remark, Seat
from nightcall.table.seat import check_seats
from nightcall.text import Sentences, Texts

FEWEST_FOR_A_GOOD_GAME = {"werewords": 5, "werewolf": 8, "wherewolf": 8}
MOST = 20


def seated(
    screen: Screen,
    texts: Texts,
    game: str,
    names: Sequence[str],
    players: int | None,
    *,
    with_bots: bool,
) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """All seats in order, and which of them are bots.

    Without names or a number the people are asked, and bots fill up to a good game.
    """
    people = checked(texts, names, players or MOST)
    if not people and (players is None or with_bots):
        count = how_many(screen, texts, players or MOST)
        ask_names(screen, texts, people, count)
        with_bots = True
    elif players is not None and not with_bots:
        ask_names(screen, texts, people, players)
    enough = FEWEST_FOR_A_GOOD_GAME[game] if with_bots else 0
    wanted = players or max(len(people), enough)
    bots = bot_names(texts, people, wanted - len(people)) if with_bots else ()
    return (*people, *bots), bots


def checked(texts: Texts, names: Sequence[str], most: int) -> list[Seat]:
    """The names that were given, or why they will not do."""
    sentences = Sentences(texts, "werewords")
    people: list[Seat] = []
    for name in names:
        remarks = name_remarks(people, name)
        if remarks:
            raise CannotPlay("\n".join(map(sentences.remark, remarks)))
        people.append(name)
    if len(people) > most:
        raise CannotPlay(texts.say("cli-too-many-names", count=len(people), most=most))
    return people


def how_many(screen: Screen, texts: Texts, most: int) -> int:
    while True:
        line = screen.ask(texts.say("cli-how-many", most=most)) or "1"
        if line.isascii() and line.isdecimal() and int(line) <= most:
            return int(line)
        screen.say(texts.say("cli-how-many-wrong", most=most))


def ask_names(screen: Screen, texts: Texts, people: list[Seat], count: int) -> None:
    sentences = Sentences(texts, "werewords")
    while len(people) < count:
        number = len(people) + 1
        usual = texts.say("cli-usual-name", number=number)
        name = screen.ask(texts.say("cli-name", number=number, usual=usual)) or usual
        remarks = name_remarks(people, name)
        for remark in remarks:
            screen.say(sentences.remark(remark))
        if not remarks:
            people.append(name)


def name_remarks(people: Sequence[Seat], name: str) -> list[Remark]:
    """What is wrong with one more name; names that differ only in capitals cannot be told apart."""
    same = [other for other in people if other.casefold() == name.casefold()]
    return check_seats((*same, same[0])) if same else check_seats((name,))


def bot_names(texts: Texts, people: Sequence[Seat], count: int) -> tuple[Seat, ...]:
    taken = {name.casefold() for name in people}
    names = texts.say("cli-bot-names").split("\n")
    return tuple(name for name in names if name.casefold() not in taken)[: max(count, 0)]
