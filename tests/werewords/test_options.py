"""Where the rulebooks disagree: the reading taken, and the other one as a named option."""

from typing import Any

import pytest

from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.deck import check, resized, standard_roles, werewolves
from nightcall.games.werewords.endgames import singled_out
from nightcall.games.werewords.letters import shape
from nightcall.games.werewords.series import WerewordsSeries
from nightcall.games.werewords.two import winners_of_two
from nightcall.games.werewords.village import EXTRA, Village
from nightcall.table import CannotStart, IllegalAnswer
from tests.werewords.evening import FOUR, Evening
from tests.werewords.test_night import EIGHTEEN
from tests.werewords.test_setup import PEOPLE

DOUBLE = {
    "Ann": "Mayor",
    "Bob": "Seer",
    "Cid": "Werewolf",
    "Dee": "Doppelgänger",
    "Eve": "Villager",
    "Fay": "Villager",
}

SETTLED_BY = {
    "D-01": ("level",),
    "D-02": ("offers",),
    "D-03": ("role_adjusted_words",),
    "D-04": ("werewolf_table", "roles"),
    "D-05": ("small_tables",),
    "D-06": ("call_seer",),
    "D-07": ("asking",),
    "D-09": ("singled_out_by",),
    "D-10": ("one_vote_each",),
    "D-12": ("late_guess",),
    "D-13": ("minion_reveals",),
    "D-14": ("beholder_reveals",),
    "D-15": ("edition",),
    "D-16": ("way_off_answers",),
    "D-17": ("talk_in_hunt",),
    "D-18": ("night_order",),
    "D-19": ("mayor_in_centre",),
    "D-20": ("letters_grow",),
    "D-21": ("letter_shown",),
    "D-22": ("call_masons",),
    "D-23": ("beholder_sees",),
    "D-24": ("beholder_sees_copies", "minion_sees_copies"),
    "D-25": ("must_declare_guess",),
    "D-27": ("extra_card_found_by",),
    "D-28": ("warn_unless_more",),
    "D-29": ("view_seconds", "recognise_seconds", "pace"),
    "D-30": ("yes_no", "maybe", "so_close", "way_off"),
    "D-57": ("small_tables",),
}  # D-08 is a label, D-11 a slip of the pen, D-26 follows from WW-APP-09


@pytest.mark.parametrize("option", sorted({name for row in SETTLED_BY.values() for name in row}))
def test_a_disagreement_is_settled_by_a_named_option(option: str) -> None:
    """WW-APP-06"""
    assert option in WerewordsBox.__struct_fields__


def test_expert_is_another_name_for_ridiculous() -> None:
    """WW-WRD-01, D-01"""
    for level in ("ridiculous", "expert"):
        evening = Evening(FOUR, level=level)
        evening.everyone_looks()
        assert evening.draws[0].wants == ("ridiculous",) * 5


def test_three_or_four_words_may_be_offered_at_every_level() -> None:
    """WW-WRD-03, D-02"""
    for count in (3, 4):
        evening = Evening(FOUR, level="easy", offers=count)
        evening.everyone_looks()
        assert evening.draws[0].wants == ("easy",) * count


@pytest.mark.parametrize(("adjusted", "first"), [(True, "hard"), (False, "medium")])
def test_a_werewolf_mayor_may_be_offered_a_harder_word(adjusted: bool, first: str) -> None:
    """WW-WRD-04, D-03"""
    deal = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Villager"}
    evening = Evening(deal, centre="Werewolf", role_adjusted_words=adjusted)
    evening.everyone_looks()
    assert sorted(evening.draws[0].wants) == sorted([first, "medium", "medium"])


@pytest.mark.parametrize(
    ("players", "deluxe", "base"), [(6, 1, 1), (7, 2, 2), (11, 2, 2), (12, 3, 2), (20, 3, 2)]
)
def test_the_third_werewolf_comes_at_twelve_or_never(players: int, deluxe: int, base: int) -> None:
    """WW-SET-02, D-04"""
    assert (werewolves(players), werewolves(players, "base")) == (deluxe, base)
    assert standard_roles(players, "base")["Werewolf"] == base
    assert resized(standard_roles(5), players, "base")["Werewolf"] == base
    box = WerewordsBox(roles={"Seer": 1, "Werewolf": 2, "Villager": players - 3})
    assert not [r for r in check(PEOPLE[:players], box) if r.weight == "refusal"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_of_two_and_three_may_be_refused(players: int) -> None:
    """WW-SET-06, D-05, D-57"""
    usual = check(PEOPLE[:players], WerewordsBox())
    strict = check(PEOPLE[:players], WerewordsBox(small_tables=False))
    assert not [remark for remark in usual if remark.weight == "refusal"]
    refused = [remark.key for remark in strict if remark.weight == "refusal"]
    assert refused == ["werewords-small-table"] * (players < 4)


@pytest.mark.parametrize("card", ["Seer", "Fortune Teller"])
def test_a_seer_mayor_need_not_be_called_at_a_table_that_does_not_mind(card: str) -> None:
    """WW-NGT-05, D-06: it is warned, for all can hear it."""
    deal = {"Ann": "Mayor", "Bob": "Villager", "Cid": "Werewolf", "Dee": "Villager"}
    line = "wake-seer" if card == "Seer" else "wake-fortune-teller"
    usual, other = (
        Evening(deal, centre=card),
        Evening(deal, centre=card, call_seer="unless the Mayor"),
    )
    for evening in (usual, other):
        evening.night()
    assert line in usual.lines
    assert line not in other.lines
    box = WerewordsBox(call_seer="unless the Mayor")
    assert "werewords-seer-call-tells" in [remark.key for remark in check(PEOPLE[:4], box)]


def test_a_seer_who_is_not_the_mayor_is_always_called() -> None:
    """WW-NGT-05, D-06"""
    evening = Evening(FOUR, call_seer="unless the Mayor")
    evening.night()
    assert evening.told("Bob", "word") == [{"word": "frog"}]


def test_players_may_take_turns_to_ask() -> None:
    """WW-DAY-02, D-07: to the left, past the Mayor; a turn may be passed."""
    evening = Evening(FOUR, asking="turns")
    evening.night()
    for seat in ("Bob", "Cid", "Dee", "Bob"):
        assert evening.run.waiting() == [seat]
        for other in {"Bob", "Cid", "Dee"} - {seat}:
            with pytest.raises(IllegalAnswer):
                evening.asks(other, "is it alive?")
        evening.question_and_answer(seat, "is it alive?", "yes")
    evening.answers("Cid", "(pass)")
    assert evening.told(None, "passed") == [{"seat": "Cid", "turn": "Dee"}]
    assert evening.run.waiting() == ["Dee"]


@pytest.mark.parametrize(
    ("reading", "votes", "accused"),
    [
        ("most", "FFABC", {"F"}),
        ("majority", "FFABC", set()),
        ("most", "FFFAB", {"F"}),
        ("majority", "FFFAB", {"F"}),
        ("most", "FFAA", {"F", "A"}),
        ("majority", "FFAA", set()),
    ],
)
def test_most_votes_are_enough_or_more_than_half_are_needed(
    reading: Any, votes: str, accused: set[str]
) -> None:
    """WW-EGB-03, D-09"""
    box = WerewordsBox(singled_out_by=reading)
    cast = {str(voter): seat for voter, seat in enumerate(votes)}
    assert set(singled_out(cast, len(votes), box)) == accused


@pytest.mark.parametrize(
    ("reading", "team", "revealed"), [("nobody", "werewolves", 0), ("everybody", "village", 4)]
)
def test_one_vote_each_singles_out_nobody_or_everybody(
    reading: str, team: str, revealed: int
) -> None:
    """WW-EGB-05, D-10"""
    evening = Evening(FOUR, one_vote_each=reading)
    evening.night()
    evening.time_is_up()
    evening.votes(Ann="Bob", Bob="Cid", Cid="Dee", Dee="Ann")
    assert evening.outcome.team == team
    assert len(evening.told(None, "revealed")) == revealed


@pytest.mark.parametrize(("reading", "asked"), [("counts", "hunt"), ("fails", "vote")])
def test_a_guess_not_yet_declared_when_the_time_is_up_counts_or_fails(
    reading: str, asked: str
) -> None:
    """WW-WHO-03, D-12"""
    evening = Evening(FOUR, late_guess=reading)
    evening.night()
    evening.asks("Dee", "is it a frog?")
    evening.time_is_up()
    assert evening.asking == asked


@pytest.mark.parametrize(("reveals", "shown"), [(False, ["Cid"]), (True, ["Cid", "Dee"])])
def test_the_minion_may_show_himself_beside_the_werewolves(reveals: bool, shown: list[str]) -> None:
    """WW-ROL-07, D-13: he never points, and nobody points at a card that is up."""
    evening = Evening({**FOUR, "Dee": "Minion"}, minion_reveals=reveals)
    evening.night()
    evening.guesses("Bob")
    assert evening.told(None, "werewolves-show") == [{"seats": shown}]
    assert ("Dee" in evening.options("Cid").values) is not reveals
    assert evening.options("Dee") is None


@pytest.mark.parametrize("reveals", [True, False])
def test_the_beholder_may_keep_her_card_down(reveals: bool) -> None:
    """WW-ROL-05, D-14"""
    told = [{"seat": "Dee", "card": "Beholder"}] * reveals
    hunted = Evening({**FOUR, "Dee": "Beholder"}, beholder_reveals=reveals)
    hunted.night()
    hunted.guesses("Bob")
    hunted.votes(Cid="Dee")
    assert hunted.told(None, "revealed") == told
    voted = Evening({**FOUR, "Dee": "Beholder"}, beholder_reveals=reveals)
    voted.night()
    voted.time_is_up()
    voted.votes(Ann="Dee", Bob="Dee", Cid="Dee", Dee="Cid")
    assert voted.told(None, "revealed") == told


@pytest.mark.parametrize(("edition", "there"), [("base", False), ("deluxe", True)])
def test_way_way_off_comes_with_the_deluxe_box(edition: str, there: bool) -> None:
    """WW-TOK-01, D-15"""
    evening = Evening(FOUR, edition=edition)
    evening.night()
    evening.asks("Bob", "is it alive?")
    assert ("way-off" in evening.options("Ann").buttons) is there


@pytest.mark.parametrize(("answers", "number"), [(False, None), (True, 1)])
def test_way_way_off_may_be_an_answer(answers: bool, number: int | None) -> None:
    """WW-DAY-07, D-16"""
    evening = Evening(FOUR, way_off_answers=answers)
    evening.night()
    evening.asks("Bob", "is it a planet?")
    evening.presses("way-off")
    (told,) = evening.told(None, "token")
    assert told["number"] == number
    assert evening.run.waiting() == (["Bob", "Cid", "Dee"] if answers else ["Ann"])


@pytest.mark.parametrize(("free", "speakers"), [(True, "everyone"), (False, ("Cid",))])
def test_talk_in_the_fifteen_seconds_is_free_or_for_the_werewolves(
    free: bool, speakers: object
) -> None:
    """WW-EGA-04, D-17"""
    evening = Evening(FOUR, talk_in_hunt=free)
    evening.night()
    evening.guesses("Bob")
    assert evening.scene.speakers == speakers


def test_a_table_may_call_the_roles_in_its_own_order() -> None:
    """WW-NGT-02, D-18"""
    own = (
        *("Doppelgänger", "Minion", "Thing", "Mason", "Beholder"),
        *("Apprentice", "Fortune Teller", "Seer", "Werewolf"),
    )
    evening = Evening(EIGHTEEN, night_order=own)
    evening.night(copy="Ned", tap="Gus")
    woken = [line.removeprefix("wake-") for line in evening.lines if line.startswith("wake-")]
    assert woken == [
        *("mayor", "doppelganger", "minion", "thing", "mason", "beholder"),
        *("apprentice", "fortune-teller", "seer", "werewolves"),
    ]


@pytest.mark.parametrize(
    ("own", "reason"),
    [
        (("Seer", "Werewolf"), "werewords-night-order-names"),
        (
            (
                *("Werewolf", "Doppelgänger", "Seer", "Fortune Teller", "Apprentice"),
                *("Beholder", "Mason", "Thing", "Minion"),
            ),
            "werewords-night-order-ends",
        ),
    ],
)
def test_the_doppelganger_is_first_and_the_werewolves_are_last_in_any_order(
    own: tuple[str, ...], reason: str
) -> None:
    """WW-NGT-02, D-18"""
    with pytest.raises(CannotStart) as refused:
        Evening(FOUR, night_order=own)
    assert [remark.key for remark in refused.value.remarks] == [reason]


@pytest.mark.parametrize(("reading", "mayor"), [("left of last", "Cid"), ("redeal", "Ann")])
def test_a_mayor_card_in_the_centre_moves_left_or_is_dealt_again(reading: str, mayor: str) -> None:
    """WW-MAY-02, WW-MAY-03, D-19"""
    series = WerewordsSeries(last_mayor="Bob", games=1)
    centre = ["Villager", "Seer", "Werewolf", "Villager", "Mayor"]
    evening = Evening(FOUR, dealt_before=[centre], series=series, mayor_in_centre=reading)
    assert evening.mayor == mayor


@pytest.mark.parametrize(("growth", "letters"), [("in a row", 2), ("in all", 4), ("never", 1)])
def test_letters_grow_in_a_row_or_in_all_or_never(growth: Any, letters: int) -> None:
    """WW-FTL-02, WW-FTL-04, D-20: miss, miss, hit, miss."""
    series = WerewordsSeries(unguessed_in_a_row=1, unguessed_in_all=3, games=4)
    assert series.letters(WerewordsBox(letters_grow=growth)) == letters


@pytest.mark.parametrize(
    ("reading", "shown"), [("tapped", "___ __e__"), ("everywhere", "__e __e__")]
)
def test_the_tapped_letter_is_shown_there_or_everywhere(reading: str, shown: str) -> None:
    """WW-SPD-03, D-21"""
    evening = Evening(FOUR, word="ice cream", speedwords=True, letter_shown=reading)
    evening.night(letter="6")
    assert evening.told(None, "shape") == [{"shape": shown}]
    assert shape("ice cream", 6, everywhere=reading == "everywhere") == shown


@pytest.mark.parametrize(
    ("reading", "copy", "called"),
    [
        ("with Doppelgänger", "Bob", True),
        ("with Doppelgänger", "Fay", True),
        ("only when two wake", "Bob", False),
        ("only when two wake", "Fay", True),
    ],
)
def test_a_lone_mason_is_called_with_the_doppelganger_or_only_with_company(
    reading: str, copy: str, called: bool
) -> None:
    """WW-ROL-10, WW-DOP-09, D-22"""
    evening = Evening({**DOUBLE, "Fay": "Mason"}, call_masons=reading)
    evening.night(copy=copy)
    assert ("wake-mason" in evening.lines) is called


@pytest.mark.parametrize(
    ("reading", "seen"),
    [("group", ["Bob", "Eve"]), ("labels", {"Bob": "Seer", "Eve": "Apprentice"})],
)
def test_the_beholder_sees_a_group_or_who_is_which(reading: str, seen: object) -> None:
    """WW-ROL-06, D-23"""
    deal = {**DOUBLE, "Dee": "Beholder", "Eve": "Apprentice"}
    evening = Evening(deal, beholder_sees=reading)
    evening.night()
    assert evening.told("Dee", "helpers") == [{"helpers": seen, "beholders": []}]


@pytest.mark.parametrize(("sees", "seen"), [(False, ["Bob"]), (True, ["Bob", "Dee"])])
def test_the_beholder_may_see_a_copied_seer(sees: bool, seen: list[str]) -> None:
    """WW-DOP-10, D-24"""
    evening = Evening({**DOUBLE, "Fay": "Beholder"}, beholder_sees_copies=sees)
    evening.night(copy="Bob")
    assert evening.told("Fay", "helpers") == [{"helpers": seen, "beholders": []}]


@pytest.mark.parametrize(("sees", "seen"), [(True, ["Cid", "Dee"]), (False, ["Cid"])])
def test_the_minion_may_not_see_a_copied_werewolf(sees: bool, seen: list[str]) -> None:
    """WW-DOP-10, D-24"""
    evening = Evening({**DOUBLE, "Fay": "Minion"}, minion_sees_copies=sees)
    evening.night(copy="Cid")
    assert evening.told("Fay", "werewolves") == [{"werewolves": seen, "minions": []}]


@pytest.mark.parametrize("must", [True, False])
def test_a_werewolf_mayor_may_overhear_a_right_guess_where_that_is_allowed(must: bool) -> None:
    """WW-MAY-08, D-25"""
    deal = {"Ann": "Mayor", "Bob": "Seer", "Cid": "Villager"}
    evening = Evening(deal, centre="Werewolf", must_declare_guess=must)
    evening.night()
    evening.asks("Bob", "is it a frog?")
    if must:
        with pytest.raises(IllegalAnswer):
            evening.presses("no")
    else:
        evening.presses("no")
        (told,) = evening.told(None, "token")
        assert (told["token"], told["number"]) == ("no", 1)


@pytest.mark.parametrize(
    ("reading", "ann", "bob", "winners"),
    [
        ("each", EXTRA, "Ann", ("Ann",)),
        ("each", EXTRA, EXTRA, ("Ann", "Bob")),
        ("both", EXTRA, "Ann", ()),
        ("both", EXTRA, EXTRA, ("Ann", "Bob")),
        ("both", "Bob", "Ann", ()),
    ],
)
def test_who_finds_the_extra_card_alone_wins_or_both_must(
    reading: Any, ann: str, bob: str, winners: tuple[str, ...]
) -> None:
    """WW-P2-06, D-27"""
    box = WerewordsBox(extra_card_found_by=reading)
    cards = {"Ann": "Seer", "Bob": "Villager"}
    roles = {"Seer": 1, "Werewolf": 1, "Villager": 1}
    tonight = Village(box, ("Ann", "Bob"), cards, "Ann", roles, "Werewolf", for_two=True)
    assert winners_of_two(tonight, {"Ann": ann, "Bob": bob}) == winners


@pytest.mark.parametrize(
    ("reading", "team", "cards"),
    [("village team", None, "hint"), ("villager cards", None, "warning")],
)
def test_the_app_warns_by_team_or_by_cards(reading: Any, team: str | None, cards: str) -> None:
    """WW-RSET-01, D-28: four of the village against one, but no plain Villager."""
    roles = {"Seer": 1, "Beholder": 1, "Thing": 1, "Apprentice": 1, "Werewolf": 1}
    box = WerewordsBox(roles=roles, warn_unless_more=reading)
    weights = {remark.key: remark.weight for remark in check(PEOPLE[:5], box)}
    assert weights.get("werewords-more-village-team") == team
    assert weights["werewords-more-villager-cards"] == cards


def test_each_length_of_the_night_is_a_setting() -> None:
    """WW-TIM-05, D-29"""
    box = WerewordsBox(view_seconds=10, recognise_seconds=4, pace=1.5)
    assert (box.at_pace(box.view_seconds), box.at_pace(box.recognise_seconds)) == (15, 6)


def test_each_number_of_tokens_is_a_setting() -> None:
    """WW-TOK-02, D-30"""
    box = WerewordsBox(edition="german", maybe=12)
    assert box.tokens == {"yes-no": 35, "maybe": 12, "so-close": 1, "way-off": 1}
    box = WerewordsBox(yes_no=20, so_close=0, way_off=0)
    assert box.tokens == {"yes-no": 20, "maybe": 10, "so-close": 0, "way-off": 0}
