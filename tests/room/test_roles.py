"""Cards are chosen by their tiles, and the deck stays right whoever comes and goes."""

import pytest

from nightcall.games import GAMES, game_named
from nightcall.room.refused import Refused
from nightcall.room.roles import deck_of
from tests.room.at_table import Table

PEOPLE = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")


def at(game: str, players: int) -> Table:
    table = Table(PEOPLE[:players])
    table.does(table.desk.chooses(game))
    return table


def deck(table: Table) -> dict[str, int]:
    room = table.room
    options = room.options.get(room.game, {})
    return deck_of(game_named(room.game), options, len(room.players))


def chooses(table: Table, card: str, count: int) -> None:
    table.does(table.desk.gives_role(card, count))


@pytest.mark.parametrize("players", range(4, 13))
def test_villagers_make_room_for_a_chosen_card_and_take_it_again(players: int) -> None:
    table = at("werewords", players)
    usual = deck(table)
    chooses(table, "Beholder", 1)
    assert deck(table) == {**usual, "Beholder": 1, "Villager": usual["Villager"] - 1}
    table.starts()
    table.does(table.desk.gives_up(table.wall))
    chooses(table, "Beholder", 0)
    assert deck(table) == usual


def test_more_cards_than_there_is_room_for_are_said_before_start() -> None:
    table = at("werewords", 4)
    chooses(table, "Mason", 2)
    chooses(table, "Beholder", 1)
    assert deck(table) == {"Seer": 1, "Werewolf": 1, "Mason": 2, "Beholder": 1}
    assert "werewords-wrong-number" in [remark.key for remark in table.desk.remarks()]
    chooses(table, "Mason", 1)
    table.starts()


@pytest.mark.parametrize(
    ("game", "card", "count", "reason"),
    [
        ("werewords", "Vampire", 1, "no-such-card"),
        ("werewords", "Seer", 2, "card-count"),
        ("werewords", "Seer", -1, "card-count"),
        ("werewords", "Villager", 3, "card-fills"),
        ("werewolf", "Villager", 3, "card-fills"),
        ("werewolf", "Werewolf", 0, "bad-options"),
        ("wherewolf", "Peasant", 1, "card-fills"),
    ],
)
def test_what_cannot_be_chosen_is_refused_by_name(
    game: str, card: str, count: int, reason: str
) -> None:
    table = at(game, 8)
    kept, before = len(table.kept), deck(table)
    with pytest.raises(Refused, match=reason):
        table.desk.gives_role(card, count)
    assert (len(table.kept), deck(table)) == (kept, before)


def test_a_card_with_an_option_of_its_own_sets_that() -> None:
    table = at("werewolf", 8)
    chooses(table, "Werewolf", 3)
    chooses(table, "Seer", 0)
    assert deck(table) == {"Werewolf": 3, "Villager": 5}
    assert table.room.options["werewolf"] == {"werewolves": 3, "seers": 0}
    table.starts()


def test_another_card_than_those_of_first_games_is_for_later_ones() -> None:
    table = at("wherewolf", 8)
    usual = deck(table)
    chooses(table, "Werewolf", 1)
    assert "level" not in table.room.options["wherewolf"]
    chooses(table, "Healer", 1)
    assert table.room.options["wherewolf"]["level"] == "later"
    assert deck(table)["Healer"] == 1
    assert sum(deck(table).values()) == sum(usual.values())
    table.starts()


def test_an_experts_pool_stays_larger_than_the_table() -> None:
    table = at("wherewolf", 8)
    table.does(table.desk.sets({"level": "expert"}))
    chooses(table, "Healer", 0)
    assert sum(deck(table).values()) == 12
    pools = []
    for number in range(5):
        table.does(table.desk.sits(f"b{number}", f"Bot {number}", "", "bot"))
        pools.append(sum(deck(table).values()))
    assert pools == [12, 12, 12, 12, 19]  # as long as it is large enough it stays as chosen


@pytest.mark.parametrize(
    ("game", "card"), [("werewords", "Beholder"), ("wherewolf", "Healer"), ("werewolf", "Seer")]
)
def test_chosen_cards_fit_whoever_comes_and_goes(game: str, card: str) -> None:
    table = at(game, 7)
    chooses(table, card, 1)
    for number in range(5):
        table.does(table.desk.sits(f"b{number}", f"Bot {number}", "", "bot"))
        assert deck(table)[card] == 1
        assert sum(deck(table).values()) == len(table.room.players)
    for place in list(table.room.places)[11:5:-1]:
        table.does(table.desk.is_kicked(place))
        assert sum(deck(table).values()) == len(table.room.players) >= 6
    table.starts()
    assert deck(table.after_a_restart()) == deck(table)


def test_cards_chosen_before_people_come_wait_for_them() -> None:
    table = at("werewords", 1)
    for card in ("Beholder", "Minion", "Apprentice"):
        chooses(table, card, 1)
    for number in range(5):
        table.does(table.desk.sits(f"b{number}", f"Bot {number}", "", "bot"))
        assert {"Beholder", "Minion", "Apprentice"} <= deck(table).keys()
    assert sum(deck(table).values()) == 6
    table.starts()


def test_a_choice_fits_again_when_the_table_comes_back_to_its_game() -> None:
    table = at("werewords", 8)
    chooses(table, "Beholder", 1)
    table.does(table.desk.chooses("werewolf"))
    table.does(table.desk.is_kicked(table.place("Hal")))
    table.does(table.desk.chooses("werewords"))
    assert sum(deck(table).values()) == 7
    table.starts()


@pytest.mark.parametrize("players", range(1, 13))
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_tile_can_be_tried_at_every_table(game: str, players: int) -> None:
    """Nothing but a refusal by name can come of it, and no card gets lost but those that fill."""
    table = at(game, players)
    for face in game_named(game).faces:
        for count in (0, 1, face.most, face.most + 1):
            before = deck(table)
            try:
                chooses(table, face.name, count)
            except Refused:
                assert deck(table) == before
                continue
            assert deck(table).get(face.name, 0) == count
            filler = {other.name for other in game_named(game).faces if other.fills}
            changed = {
                name for name in before | deck(table) if before.get(name) != deck(table).get(name)
            }
            assert changed <= filler | {face.name}
    while len(table.room.players) > 1:
        table.does(table.desk.is_kicked(list(table.room.places)[-1]))
    assert deck_of(game_named(game), {"roles": {"Nobody": 3}}, 5).keys() <= {"Nobody"}
