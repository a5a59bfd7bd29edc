"""The same people and options make another table on phones, round one device, and at a console."""

from typing import Any

import pytest

from nightcall.games import GAMES, game_named
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import SAMPLES, check
from nightcall.room.refused import Refused
from nightcall.room.samples import samples
from nightcall.table import Staging
from tests.room.at_keeper import SEVEN, Kept

PEOPLE = tuple(f"P{number}" for number in range(1, 21))


@pytest.mark.parametrize(
    ("game", "stage", "options"),
    [
        ("werewords", "device", {"cards": "real"}),
        ("werewords", "console", {"cards": "real", "called_by": "moderator"}),
        ("werewolf", "device", {"device": "passed"}),
        ("werewolf", "console", {"device": "passed"}),
        ("wherewolf", "device", {"device": "passed"}),
        ("wherewolf", "console", {}),
    ],
)
def test_the_box_follows_the_stage(game: str, stage: Any, options: dict[str, Any]) -> None:
    header = Kept(game, stage).desk.header()
    assert header.options == options
    if game != "werewords":
        assert header.seats == SEVEN


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_what_a_host_chose_stays_and_what_the_stage_decides_does_not(game: str) -> None:
    table = Kept(game, "device", remind_seconds=7)
    assert table.desk.header().options["remind_seconds"] == 7
    facts = {"werewords": {"cards": "dealt"}}.get(game, {"device": "own"})
    table.does(table.desk.sets(facts))
    assert table.desk.header().options != facts


@pytest.mark.parametrize(
    ("players", "roles", "seats"),
    [
        (2, None, ("Seer", "Werewolf", "Villager")),
        (2, {"Fortune Teller": 1, "Werewolf": 1}, ("Fortune Teller", "Werewolf", "Villager")),
        (2, {"Seer": 1, "Werewolf": 1, "Villager": 1}, ("Seer", "Werewolf", "Villager")),
        (3, None, ("Seer", "Werewolf", "Villager")),
        (4, SAMPLES[4], ("Seer", "Werewolf", "Villager 1", "Villager 2")),
    ],
)
def test_round_one_device_the_seats_of_werewords_are_its_cards(
    players: int, roles: dict[str, int] | None, seats: tuple[str, ...]
) -> None:
    """WW-DUT-01, WW-DUT-03"""
    table = Kept("werewords", "device", PEOPLE[:players])
    if roles is not None:
        table.does(table.desk.sets({"roles": roles}))
    assert sorted(table.desk.header().seats) == sorted(seats)
    table.starts()
    assert table.sitting.seats == {}
    assert table.ask.kind == "mayor-card"


@pytest.mark.parametrize("players", range(2, 21))
def test_any_number_can_play_with_real_cards(players: int) -> None:
    table = Kept("werewords", "device", PEOPLE[:players])
    table.starts()
    assert len(table.sitting.header.seats) == (players if players > 2 else 3)


@pytest.mark.parametrize(
    ("players", "roles"),
    [(1, None), (5, SAMPLES[4]), (4, {"Seer": 1, "Werewolf": 1}), (2, SAMPLES[6])],
)
def test_cards_for_other_people_than_there_are_cannot_be_dealt(
    players: int, roles: dict[str, int] | None
) -> None:
    table = Kept("werewords", "device", PEOPLE[:players])
    if roles is not None:
        table.does(table.desk.sets({"roles": roles}))
    with pytest.raises(Refused, match="cannot-start"):
        table.starts()


def test_who_has_a_phone_gets_a_dealt_card_also_beside_guests() -> None:
    table = Kept("werewords", "console", SEVEN[:4])
    table.does(table.desk.sits("p6", "Zoe", "secret", "person"))
    header = table.desk.header()
    assert header.options == {"called_by": "moderator"}
    assert header.seats == (*SEVEN[:4], "Zoe")
    table.starts()
    while (scene := table.sitting.scene) is None or scene.line != "wake-seer":
        if waiting := table.sitting.run.waiting():
            table.enters(waiting[0], table.answer(waiting[0]), sure=True)
        else:
            table.plays_a_step()
    assert scene.args["cards"] == "real", "nobody is told to look at a screen they have not"


def test_a_guest_who_is_called_like_a_card_is_not_that_card() -> None:
    table = Kept("werewords", "device", ("Seer", "Werewolf", "Bob", "Cid"))
    table.starts()
    assert table.sitting.seats == {}


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_on_phones_nothing_is_changed(game: str) -> None:
    known = game_named(game)
    box, seats = known.staged(known.box(), Staging(stage="phones", names=SEVEN))
    assert (box, seats) == (known.box(), SEVEN)


@pytest.mark.parametrize(("game", "sizes"), [("werewords", (3, 20)), ("wherewolf", (5, 40))])
def test_there_is_a_deck_to_begin_with_for_as_many_as_can_play(
    game: str, sizes: tuple[int, int]
) -> None:
    decks = samples(game)
    assert (min(decks), max(decks)) == sizes
    for players, deck in decks.items():
        assert sum(deck.values()) >= players
        assert any(card in deck for card in ("Werewolf", "Pack Leader"))


@pytest.mark.parametrize("players", range(3, 21))
def test_our_pick_for_werewords_is_a_sample_of_the_rules_that_raises_no_eyebrow(
    players: int,
) -> None:
    """WW-RSET-05"""
    deck = samples("werewords")[players]
    assert sum(deck.values()) == players
    found = check(PEOPLE[:players], WerewordsBox(roles=deck))
    assert [remark.key for remark in found if remark.weight != "hint"] == []
    assert deck == SAMPLES.get(players, deck)
    special = [card for card in deck if card not in ("Seer", "Werewolf", "Villager")]
    assert bool(special) == (players >= 6)
