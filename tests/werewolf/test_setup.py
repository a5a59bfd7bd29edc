"""Setting up Werewolf: the deck, the Moderator, the deal, and what is said before Start."""

from collections import Counter
from random import Random

import pytest

from nightcall.games.werewolf import WEREWOLF
from nightcall.games.werewolf.box import FEWEST, MOST, WerewolfBox, check
from nightcall.games.werewolf.deal import deck
from nightcall.games.werewolf.village import WerewolfOutcome, WerewolfSeries
from nightcall.table import CannotStart, House, Remark, Seat, attend, seal, start, view
from tests.evening import SALT
from tests.werewolf.evening import EIGHT, SIX, Evening, daylight

PEOPLE: tuple[Seat, ...] = tuple(f"Player {number}" for number in range(1, 40))


def remarks(people: int, **options: object) -> dict[str, Remark]:
    box = WerewolfBox(**options)  # type: ignore[arg-type]
    return {remark.key: remark for remark in check(PEOPLE[:people], box)}


def weights(people: int, **options: object) -> dict[str, str]:
    return {key: remark.weight for key, remark in remarks(people, **options).items()}


# The deck


@pytest.mark.parametrize(
    ("people", "players", "werewolves", "seers", "villagers"),
    [
        (7, 6, 2, 1, 3),
        (8, 7, 2, 1, 4),
        (9, 8, 2, 1, 5),
        (11, 10, 2, 1, 7),
        (13, 12, 2, 1, 9),
        (17, 16, 2, 1, 13),
    ],
)
def test_the_deck_is_that_of_the_table(
    people: int, players: int, werewolves: int, seers: int, villagers: int
) -> None:
    """PW-SET-02, PW-SET-04: with a Moderator among the people, and without."""
    cards = {"Werewolf": werewolves, "Seer": seers, "Villager": villagers}
    assert Counter(deck(players, WerewolfBox())) == cards
    dealt = deck(people, WerewolfBox(moderator="dealt"))
    assert Counter(dealt) == {**cards, "Moderator": 1}


def test_other_numbers_of_werewolves_and_seers_are_options() -> None:
    """PW-SET-02"""
    box = WerewolfBox(werewolves=3, seers=2)
    assert Counter(deck(12, box)) == {"Werewolf": 3, "Seer": 2, "Villager": 7}


def test_the_cards_in_the_game_are_announced_by_number_only() -> None:
    """PW-SET-02"""
    evening = Evening(EIGHT)
    assert evening.scene.line == "deal"
    assert evening.scene.args["roles"] == {"Werewolf": 2, "Seer": 1, "Villager": 5}


def test_every_deal_the_house_makes_is_a_shuffle_of_the_deck() -> None:
    """PW-SET-02"""
    run = start(WEREWOLF, WEREWOLF.header(PEOPLE[:8]))
    attend(run, House(Random(1)))
    cards = [item.args["card"] for item in run.said if getattr(item, "key", "") == "your-card"]
    assert Counter(cards) == {"Werewolf": 2, "Seer": 1, "Villager": 5}


# The deal


def test_everybody_is_told_their_own_card_and_no_other() -> None:
    """PW-SET-05"""
    evening = Evening(EIGHT)
    for seat, card in EIGHT.items():
        assert evening.told(seat, "your-card") == [{"card": card}]
        assert evening.told(seat, "all-cards") == []
    assert evening.told(None, "your-card") == []


def test_night_falls_when_everybody_has_seen_their_card() -> None:
    """PW-SET-05"""
    evening = Evening(EIGHT)
    *first, last = EIGHT
    for seat in first:
        evening.answers(seat, "seen")
    assert evening.lines == ["deal"]
    evening.answers(last, "seen")
    assert evening.lines[:2] == ["deal", "night-falls"]


def test_the_deal_is_sealed_before_anybody_sees_a_card_and_opened_at_the_end() -> None:
    evening = Evening(SIX)
    keys = [getattr(item, "key", None) for item in evening.run.said]
    assert keys.index("deal-sealed") < keys.index("your-card")
    places = list(SIX.items())
    assert evening.told(None, "deal-sealed") == [{"seal": seal(SALT, places)}]
    evening.night("Dee", look_into="Ann")
    evening.lynches("Eve")
    assert evening.told(None, "deal-opened") == [{"salt": SALT, "places": places}]
    assert evening.told(None, "cards") == [{"cards": SIX}]


# The Moderator


def test_with_a_digital_moderator_everybody_plays() -> None:
    """PW-SET-01, D-54: there is no Moderator card."""
    evening = Evening(EIGHT)
    assert evening.told(None, "moderator") == []
    assert evening.scene.alive == tuple(EIGHT)
    assert "Moderator" not in evening.scene.args["roles"]


def test_a_dealt_moderator_is_shown_and_nobody_elses_card_is() -> None:
    """PW-SET-03"""
    evening = Evening({**EIGHT, "Ida": "Moderator"})
    assert evening.told(None, "moderator") == [{"seat": "Ida"}]
    assert evening.told("Ida", "your-card") == []
    assert evening.told(None, "all-cards") == []


def test_an_agreed_moderator_has_no_card_and_deals_the_rest() -> None:
    """PW-SET-03, D-54"""
    evening = Evening(EIGHT, moderator="Ida")
    assert evening.told(None, "moderator") == [{"seat": "Ida"}]
    assert evening.told("Ida", "your-card") == []
    assert evening.scene.alive == tuple(EIGHT)


def moderated_by_ida() -> list[Evening]:
    return [Evening(EIGHT, moderator="Ida"), Evening({**EIGHT, "Ida": "Moderator"})]


@pytest.mark.parametrize("evening", moderated_by_ida(), ids=["agreed", "dealt"])
def test_a_moderator_sees_everything_and_does_not_play(evening: Evening) -> None:
    """PW-SET-03: all cards, the pack, every proposal, the vision. Nobody can vote for Ida, and
    Ida is asked nothing."""
    assert evening.told("Ida", "all-cards") == [{"cards": EIGHT}]
    evening.night("Hal", look_into="Bob")
    assert [key for key, _ in evening.learnt("Ida")] == [
        "all-cards",
        "pack",
        "proposal",
        "proposal",
        "vision",
    ]
    assert evening.alive == ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")
    assert "Ida" not in evening.asked
    assert all("Ida" not in evening.options(seat).values for seat in evening.alive)
    evening.lynches("Ann")
    evening.night("Cid", look_into="Bob")
    evening.lynches("Bob")
    assert evening.outcome.team == "humans"
    assert "Ida" not in evening.outcome.winners
    assert "Ida" not in evening.told(None, "cards")[0]["cards"]
    asks = [item for item in evening.run.said if hasattr(item, "options")]
    assert all("Ida" not in ask.options for ask in asks)


# Refusals, warnings, hints


@pytest.mark.parametrize("moderator", ["digital", "dealt"])
def test_six_players_are_the_fewest(moderator: str) -> None:
    """PW-SET-01: seven people with a moderator, six with a digital one."""
    extra = moderator != "digital"
    assert "werewolf-too-few" in weights(FEWEST - 1 + extra, moderator=moderator)
    assert "refusal" not in weights(FEWEST + extra, moderator=moderator).values()
    assert remarks(5)["werewolf-too-few"].args == {"players": 5, "fewest": 6}


def test_more_than_thirty_players_are_refused() -> None:
    assert weights(MOST + 1)["werewolf-too-many"] == "refusal"
    assert "refusal" not in weights(MOST).values()


def test_an_agreed_moderator_must_sit_at_the_table() -> None:
    """PW-SET-03"""
    assert weights(9, moderator="agreed")["werewolf-which-moderator"] == "refusal"
    named = {"moderator": "agreed", "moderator_seat": "Nobody"}
    assert remarks(9, **named)["werewolf-no-such-moderator"].args == {"name": "Nobody"}
    named["moderator_seat"] = PEOPLE[0]
    assert "refusal" not in weights(9, **named).values()


@pytest.mark.parametrize(("players", "werewolves"), [(6, 3), (7, 4), (8, 4), (10, 6)])
def test_werewolves_who_would_win_at_once_are_refused(players: int, werewolves: int) -> None:
    """PW-WIN-02"""
    assert weights(players, werewolves=werewolves)["werewolf-too-many-werewolves"] == "refusal"
    assert "refusal" not in weights(players, werewolves=(players - 1) // 2).values()


def test_every_choice_of_cards_that_is_not_refused_can_be_dealt() -> None:
    """PW-SET-02"""
    for players in range(FEWEST, MOST + 1):
        for werewolves in range(1, 10):
            for seers in range(4):
                box = WerewolfBox(werewolves=werewolves, seers=seers)
                if all(remark.weight != "refusal" for remark in check(PEOPLE[:players], box)):
                    assert len(deck(players, box)) == players


def test_a_table_that_is_refused_does_not_start() -> None:
    with pytest.raises(CannotStart, match="werewolf-too-few"):
        start(WEREWOLF, WEREWOLF.header(PEOPLE[:5]))


@pytest.mark.parametrize("players", range(6, 17))
def test_an_odd_number_of_players_gets_a_hint(players: int) -> None:
    """PW-SET-01, PW-WIN-03, D-50: an even number of players is the good case, which is an odd
    number of people with a moderator among them."""
    found = remarks(players)
    assert ("werewolf-odd-number" in found) == (players % 2 == 1)
    if players % 2:
        assert found["werewolf-odd-number"].weight == "hint"
        assert found["werewolf-odd-number"].args == {"players": players, "better": players - 1}
    with_moderator = weights(players + 1, moderator="dealt")
    assert ("werewolf-odd-number" in with_moderator) == (players % 2 == 1)


def test_the_odds_are_told_exactly_and_in_percent() -> None:
    """PW-WIN-04"""
    odds = remarks(10)["werewolf-odds"]
    assert odds.weight == "hint"
    assert odds.args == {"players": 10, "werewolves": 2, "percent": 30, "exact": "94/315"}


def test_a_village_without_a_seer_is_warned() -> None:
    assert weights(8, seers=0)["werewolf-no-seer"] == "warning"
    assert "werewolf-no-seer" not in weights(8)


# Play again


def test_winners_score_and_games_are_counted() -> None:
    outcome = WerewolfOutcome(winners=("Ann", "Bob"), team="werewolves", nights=2)
    series = WEREWOLF.after(WerewolfSeries(games=1, score={"Ann": 1}), outcome)
    assert series == WerewolfSeries(games=2, score={"Ann": 2, "Bob": 1})


def test_whoever_watches_sees_no_card_before_a_death() -> None:
    """PW-SET-05"""
    evening = daylight()
    watched = [item for item in view(evening.run, None).said if "card" in str(item)]
    assert [getattr(item, "key", None) for item in watched] == ["killed"]
