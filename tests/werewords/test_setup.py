"""Setting up: the deck, the deal, and who sits where."""

from random import Random

import pytest

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import check, standard_roles
from nightcall.games.werewords.endgames import outcome
from nightcall.table import HOUSE, Arrange, House, Seat, Table, Telling, attend, seal, start
from tests.evening import SALT
from tests.werewords.evening import FOUR, Evening, village

PEOPLE: tuple[Seat, ...] = (
    *("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"),
    *("Kim", "Leo", "Mia", "Ned", "Oda", "Pia", "Quo", "Ron", "Sue", "Tom", "Una"),
)

STANDARD = {  # players: Werewolves, Villagers; one Seer in each
    3: (1, 1),
    4: (1, 2),
    5: (1, 3),
    6: (1, 4),
    7: (2, 4),
    8: (2, 5),
    9: (2, 6),
    10: (2, 7),
    11: (2, 8),
    12: (3, 8),
    13: (3, 9),
    14: (3, 10),
    15: (3, 11),
    16: (3, 12),
    17: (3, 13),
    18: (3, 14),
    19: (3, 15),
    20: (3, 16),
}


def shuffled(box: WerewordsBox, players: int) -> tuple[str, ...]:
    """The cards the House is handed to shuffle."""
    run = start(WEREWORDS, WEREWORDS.header(PEOPLE[:players], box))
    assert run.ask is not None
    options = run.ask.options[HOUSE]
    assert isinstance(options, Arrange)
    return options.items


@pytest.mark.parametrize("players", STANDARD)
def test_there_is_one_card_more_than_players_and_one_of_them_is_the_mayor(players: int) -> None:
    """WW-SET-01"""
    cards = shuffled(WerewordsBox(), players)
    assert len(cards) == players + 1
    assert cards.count("Mayor") == 1


@pytest.mark.parametrize(("players", "wolves", "villagers"), [(n, *STANDARD[n]) for n in STANDARD])
def test_the_standard_deck_has_these_cards(players: int, wolves: int, villagers: int) -> None:
    """WW-SET-02"""
    assert standard_roles(players) == {"Seer": 1, "Werewolf": wolves, "Villager": villagers}
    cards = shuffled(WerewordsBox(), players)
    counts = [cards.count(card) for card in ("Seer", "Werewolf", "Villager")]
    assert counts == [1, wolves, villagers]


@pytest.mark.parametrize("players", [6, 7, 12, 20])
@pytest.mark.parametrize(
    "special",
    [
        "Fortune Teller",
        "Apprentice",
        "Beholder",
        "Mason",
        "Thing",
        "Minion",
        "Doppelgänger",
        "Werewolf",
    ],
)
def test_another_role_takes_the_place_of_a_villager(players: int, special: str) -> None:
    """WW-SET-03"""
    roles = standard_roles(players)
    roles["Villager"] -= 1
    roles[special] = roles.get(special, 0) + 1
    cards = shuffled(WerewordsBox(roles=roles, most_werewolves=4), players)
    assert len(cards) == players + 1
    assert cards.count("Villager") == STANDARD[players][1] - 1


def test_each_player_looks_only_at_their_own_card() -> None:
    """WW-SET-04"""
    evening = Evening(FOUR, centre="Villager")
    for seat, card in {"Bob": "Seer", "Cid": "Werewolf", "Dee": "Villager"}.items():
        assert evening.told(seat, "your-card") == [{"card": card}]
        assert evening.keys_told_only_to(seat) == ["your-card"]
    assert evening.told(None, "your-card") == []


def test_the_deal_is_sealed_before_anybody_looks_and_opened_at_the_end() -> None:
    """WW-SET-04"""
    evening = Evening(FOUR)
    (sealed,) = evening.told(None, "deal-sealed")
    assert evening.told(None, "deal-opened") == []
    evening.night()
    evening.guesses("Bob")
    evening.votes(Cid="Dee")
    (opened,) = evening.told(None, "deal-opened")
    assert opened["salt"] == SALT
    assert [tuple(place) for place in opened["places"]] == [*FOUR.items(), ("(centre)", "Villager")]
    assert seal(opened["salt"], opened["places"]) == sealed["seal"]


@pytest.mark.parametrize("players", [3, 5, 8, 18])
def test_every_card_but_the_mayor_is_held_by_exactly_one_player(players: int) -> None:
    """WW-SET-05"""
    for chance in range(30):
        run = start(WEREWORDS, WEREWORDS.header(PEOPLE[:players]))
        attend(run, House(Random(chance)))
        held = [
            (item.to, item.args["card"])
            for item in run.said
            if isinstance(item, Telling) and item.key == "your-card"
        ]
        assert [to for to, _ in held] == [(seat,) for seat in PEOPLE[:players]]
        cards = shuffled(WerewordsBox(), players)
        assert sorted(["Mayor", *(card for _, card in held)]) == sorted(cards)


@pytest.mark.parametrize("players", range(2, 21))
def test_two_to_twenty_can_play(players: int) -> None:
    """WW-SET-06"""
    run = start(WEREWORDS, WEREWORDS.header(PEOPLE[:players]))
    attend(run, House(Random(players)))
    assert run.ask is not None
    assert set(run.ask.options) == set(PEOPLE[:players])


@pytest.mark.parametrize(
    ("players", "reason"), [(1, "werewords-too-few"), (21, "werewords-too-many")]
)
def test_one_is_too_few_and_twenty_one_too_many(players: int, reason: str) -> None:
    """WW-SET-06, WW-APP-09"""
    assert reason in [remark.key for remark in check(PEOPLE[:players], WerewordsBox())]


@pytest.mark.parametrize(
    ("card", "copied", "team"),
    [
        ("Villager", None, "village"),
        ("Seer", None, "village"),
        ("Apprentice", None, "village"),
        ("Fortune Teller", None, "village"),
        ("Beholder", None, "village"),
        ("Mason", None, "village"),
        ("Thing", None, "village"),
        ("Werewolf", None, "werewolves"),
        ("Minion", None, "werewolves"),
        ("Doppelgänger", "Villager", "village"),
        ("Doppelgänger", "Seer", "village"),
        ("Doppelgänger", "Apprentice", "village"),
        ("Doppelgänger", "Fortune Teller", "village"),
        ("Doppelgänger", "Beholder", "village"),
        ("Doppelgänger", "Mason", "village"),
        ("Doppelgänger", "Thing", "village"),
        ("Doppelgänger", "Werewolf", "werewolves"),
        ("Doppelgänger", "Minion", "werewolves"),
    ],
)
@pytest.mark.parametrize("mayor", ["Ann", "Bob"])
def test_ann_wins_with_the_team_of_her_role(
    card: str, copied: str | None, team: str, mayor: Seat
) -> None:
    """WW-OBJ-04: also when she is the Mayor."""
    tonight = village({"Ann": card, "Bob": "Werewolf", "Cid": "Seer"}, mayor, copied)
    assert ("Ann" in outcome(tonight, "village", guessed=True).winners) == (team == "village")
    assert ("Ann" in outcome(tonight, "werewolves", guessed=True).winners) == (team != "village")


def test_the_left_neighbour_is_the_next_seat_clockwise() -> None:
    """APP-09"""
    table = Table(("Ann", "Bob", "Cid", "Dee"), [])
    assert table.left_of("Ann") == "Bob"
    assert table.left_of("Dee") == "Ann"
    assert table.neighbours("Ann") == ("Bob", "Dee")
