"""Werewords under Hypothesis: decks, options and answers that nobody would think of."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.cards import CARDS
from nightcall.games.werewords.deck import deck, roles_of
from nightcall.games.werewords.letters import first_letters, letter_places
from nightcall.games.werewords.series import WerewordsOutcome, WerewordsSeries, after
from nightcall.games.werewords.village import Village, finds, targets
from nightcall.table import (
    HOUSE,
    Ask,
    CannotStart,
    Choice,
    Entry,
    House,
    IllegalAnswer,
    Press,
    Run,
    Scene,
    Seat,
    Telling,
    start,
)
from tests.conformance.boxes import NAMES, WORDS, Words, random_options, random_roles, werewords
from tests.conformance.information import known
from tests.conformance.players import play_on, random_answer

often = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60)

chances = st.integers(0, 2**48).map(Random)
counts = st.dictionaries(
    st.sampled_from([card.name for card in CARDS]), st.integers(0, 4), max_size=len(CARDS)
)


def begun(chance: Random, **options: Any) -> tuple[Run, House]:
    """A random table, with these options whatever else is in the box."""
    header = werewords(chance)
    box, series = WEREWORDS.unpack(header)
    values = {name: getattr(box, name) for name in box.__struct_fields__} | options
    if values["cards"] != box.cards:
        return begun(chance, **options)
    header = WEREWORDS.header(header.seats, WerewordsBox(**values), series)
    return start(WEREWORDS, header), House(chance, words=Words(chance))


def played(chance: Random, **options: Any) -> Run:
    run, house = begun(chance, **options)
    play_on(run, chance, house)
    return run


def outcome_of(run: Run) -> WerewordsOutcome:
    assert isinstance(run.outcome, WerewordsOutcome)
    return run.outcome


def told(run: Run, key: str) -> list[dict[str, Any]]:
    return [item.args for item in run.said if isinstance(item, Telling) and item.key == key]


def last_chapter(run: Run) -> str:
    return [item.chapter for item in run.said if isinstance(item, Scene)][-2]


# Options


@often
@given(chances)
def test_an_option_that_is_left_out_on_one_device_changes_nothing_there(chance: Random) -> None:
    """WW-DUT-02"""
    usual = {name: getattr(WerewordsBox(), name) for name in WEREWORDS.left_out["device"]}
    others = {name: value for name, value in random_options(chance).items() if name in usual}
    again = Random()
    again.setstate(chance.getstate())
    one = played(chance, cards="real", **usual)
    other = played(again, cards="real", **(usual | others))
    assert (one.said, one.outcome) == (other.said, other.outcome)


# Results


@often
@given(chances)
def test_exactly_one_team_wins(chance: Random) -> None:
    """WW-OBJ-03, WW-OBJ-04"""
    run = played(chance)
    facts, outcome = known(run), outcome_of(run)
    if len(facts.seats) == 2 or outcome.team is None:
        return
    pack = facts.acting("Werewolf", "Minion")
    winners = set(outcome.winners)
    assert winners in (pack, set(facts.seats) - pack)
    assert (winners == pack) == (outcome.team == "werewolves")
    assert winners
    assert winners != set(facts.seats)


@often
@given(chances)
def test_the_result_is_that_of_the_endgame_played_last(chance: Random) -> None:
    """WW-OBJ-01, WW-OBJ-02, WW-WHO-04"""
    run = played(chance)
    assert outcome_of(run).guessed == (last_chapter(run) == "hunt")
    assert outcome_of(run).word == known(run).word
    assert outcome_of(run).mayor == known(run).mayor


@often
@given(chances)
def test_a_hunt_is_won_by_one_werewolf_who_points_at_a_target(chance: Random) -> None:
    """WW-EGA-02, WW-EGA-05, WW-TGT-01, by the definition of the rules and not by ours"""
    run = played(chance, cards="dealt")
    facts, outcome = known(run), outcome_of(run)
    if outcome.team is None or not outcome.guessed:
        return
    targets_now = targets_by_the_rules(facts.cards, facts.mayor, facts.copied)
    start_of_hunt = max(
        place
        for place, item in enumerate(run.said)
        if isinstance(item, Scene) and item.chapter == "hunt"
    )
    scene = run.said[start_of_hunt]
    assert isinstance(scene, Scene)
    assert set(scene.args["roles"]) == {facts.cards[seat] for seat in targets_now}
    ask = next(item for item in run.said[start_of_hunt:] if isinstance(item, Ask))
    shown = {wolf for args in told(run, "werewolves-show")[-1:] for wolf in args["seats"]}
    assert facts.acting("Werewolf") <= shown
    assert set(ask.waits_for) == facts.acting("Werewolf")
    pointing = pointed(run, ask.fingerprint())
    assert (outcome.team == "werewolves") == bool(targets_now & set(pointing.values()))


def targets_by_the_rules(cards: dict[Seat, str], mayor: Seat, copied: str | None) -> set[Seat]:
    """Seat by seat, as the table of WW-TGT-01 reads."""
    helpers = ("Seer", "Fortune Teller")
    is_active = cards[mayor] in helpers
    has_apprentice = "Apprentice" in cards.values()
    return {
        seat
        for seat, card in cards.items()
        if (card in helpers and not (seat == mayor and has_apprentice))
        or (card == "Apprentice" and is_active)
        or (card == "Doppelgänger" and copied in helpers)
        or (card == "Doppelgänger" and copied == "Apprentice" and is_active)
    }


@settings(often, max_examples=300)
@given(chances, st.integers(3, 20))
def test_targets_are_by_the_rules_whoever_holds_what(chance: Random, players: int) -> None:
    """WW-TGT-01, WW-TGT-02, WW-DOP-02, WW-DOP-03, WW-DOP-07, WW-DOP-13"""
    box = WerewordsBox(roles=random_roles(chance, players))
    roles = roles_of(box, players)
    seats = tuple(f"Player {number}" for number in range(players))
    cards = dict(zip(seats, chance.sample(deck(roles), players), strict=True))
    village = Village(box, seats, cards, chance.choice(seats), roles)
    if village.doppelganger:
        village.copied = chance.choice([cards[s] for s in seats if s != village.doppelganger])
    assert set(targets(village)) == targets_by_the_rules(cards, village.mayor, village.copied)
    pack = {seat for seat, card in cards.items() if card in ("Werewolf", "Minion")}
    if village.doppelganger and village.copied in ("Werewolf", "Minion"):
        pack.add(village.doppelganger)
    assert set(finds(village)) == pack


@often
@given(chances)
def test_a_vote_is_won_by_singling_out_one_of_the_pack(chance: Random) -> None:
    """WW-EGB-03, WW-EGB-04, WW-EGB-05, WW-EGB-06, WW-TGT-02"""
    run = played(chance, cards="dealt", votes="each", singled_out_by="most", one_vote_each="nobody")
    facts, outcome = known(run), outcome_of(run)
    if outcome.team is None or outcome.guessed:
        return
    votes = told(run, "votes")[-1]["votes"]
    counted = Counter(votes.values()).most_common()
    highest = counted[0][1] if counted else 0
    accused = {seat for seat, count in counted if count == highest} if highest > 1 else set()
    assert (outcome.team == "village") == bool(accused & facts.acting("Werewolf", "Minion"))


def pointed(run: Run, fingerprint: str) -> dict[Seat, Seat]:
    """Where each seat pointed in the end, of all answers to this question."""
    answers: dict[Seat, Seat] = {}
    for entry in run.entries:
        if entry.ask == fingerprint and entry.seat in run.header.seats:
            answers[entry.seat] = entry.answer
    return answers


# Tokens and the day


@often
@given(chances, st.integers(1, 6), st.integers(0, 3), st.integers(0, 2), st.integers(0, 2))
def test_no_more_tokens_are_given_than_lie_in_the_box(
    chance: Random, yes_no: int, maybe: int, so_close: int, way_off: int
) -> None:
    """WW-TOK-02, WW-TOK-03, WW-DAY-07, WW-DAY-08, WW-DUT-04"""
    box = {"yes_no": yes_no, "maybe": maybe, "so_close": so_close, "way_off": way_off}
    run = played(chance, count_tokens=True, **box)
    given_out: Counter[str] = Counter()
    for args in told(run, "token"):
        kind = {"yes": "yes-no", "no": "yes-no"}.get(args["token"], args["token"])
        given_out[kind] += 1
        left = {
            name.replace("_", "-"): count - given_out[name.replace("_", "-")]
            for name, count in box.items()
        }
        assert args["left"] == left
        assert min(left.values()) >= 0


@often
@given(chances, st.integers(1, 4))
def test_the_day_ends_exactly_when_the_last_yes_or_no_is_gone(chance: Random, yes_no: int) -> None:
    """WW-DAY-10"""
    run = played(chance, count_tokens=True, yes_no=yes_no)
    for number, entry in enumerate(run.entries, start=1):
        after_entry = run.said_at(number)
        tokens = [item for item in after_entry if isinstance(item, Telling) and item.key == "token"]
        if not tokens:
            continue
        left = tokens[0].args["left"]["yes-no"]
        ended = any(isinstance(item, Scene) for item in after_entry)
        assert ended == (left == 0), entry


@often
@given(chances)
def test_nobody_but_the_mayor_presses_and_the_mayor_asks_nothing(chance: Random) -> None:
    """WW-DAY-02, WW-DAY-04, WW-GUE-04"""
    run = played(chance)
    mayor = known(run).mayor
    for ask in (item for item in run.said if isinstance(item, Ask) and item.kind == "day"):
        pressing = {seat for seat, options in ask.options.items() if isinstance(options, Press)}
        assert pressing <= {mayor}
    assert mayor not in {args["seat"] for args in told(run, "question")}


@often
@given(chances)
def test_one_question_at_a_time_is_before_the_mayor(chance: Random) -> None:
    """WW-DAY-02: a question is answered before the next comes, in the order they were put."""
    run = played(chance, questions="typed", cards="dealt")
    waiting: list[int] = []
    for item in run.said:
        if not isinstance(item, Telling):
            continue
        args = item.args
        if item.key == "question":
            assert args["now"] == (not waiting)
            waiting.append(args["number"])
        elif item.key == "withdrawn":
            assert args["number"] != waiting[0]
            waiting.remove(args["number"])
        elif item.key == "token":
            if args["number"] is not None:
                assert args["number"] == waiting.pop(0)
            assert args["next"] == (waiting[0] if waiting else None)


@often
@given(chances)
def test_a_right_guess_before_the_mayor_can_only_be_called_correct(chance: Random) -> None:
    """WW-MAY-08, D-25"""
    run = played(chance, questions="typed", cards="dealt", must_declare_guess=True)
    word = known(run).word
    for number in range(run.length + 1):
        for item in run.said_at(number):
            is_guess = isinstance(item, Telling) and item.key == "question"
            if is_guess and item.args["now"] and item.args["text"] == f"Is it {word}?":
                (ask,) = [each for each in run.said_at(number) if isinstance(each, Ask)]
                tray = ask.options[known(run).mayor]
                assert isinstance(tray, Press)
                assert list(tray.buttons) == ["correct"]


# Pointing


@often
@given(chances)
def test_nobody_votes_for_themselves_and_no_werewolf_hunts_a_werewolf(chance: Random) -> None:
    """WW-EGB-02, WW-EGA-06"""
    run = played(chance, cards="dealt")
    pack = known(run).acting("Werewolf")
    for ask in (item for item in run.said if isinstance(item, Ask)):
        if ask.kind not in ("vote", "hunt"):
            continue
        for seat, options in ask.options.items():
            if seat in run.header.seats:
                assert isinstance(options, Choice)
                assert seat not in options.values
                assert ask.kind == "vote" or not pack & set(options.values)
    for votes in told(run, "votes"):
        assert all(seat != at for seat, at in votes["votes"].items())


# Cards


@often
@given(chances)
def test_every_card_of_the_deck_is_somewhere(chance: Random) -> None:
    """WW-SET-01, WW-SET-04, WW-SET-05"""
    run = played(chance, cards="dealt")
    box, _ = WEREWORDS.unpack(run.header)
    (opened,) = told(run, "deal-opened")
    (cards,) = told(run, "cards")
    roles = roles_of(box, len(run.header.seats))
    places = dict(map(tuple, opened["places"]))
    mayor_card = [] if len(run.header.seats) == 2 else ["Mayor"]
    assert Counter(places.values()) == Counter([*deck(roles), *mayor_card])
    held = [*cards["cards"].values(), *([cards["extra"]] if cards["extra"] else [])]
    assert Counter(held) == Counter(deck(roles))
    assert set(cards["cards"]) == set(run.header.seats)


@often
@given(st.integers(1, 22), counts, st.booleans())
def test_any_selection_is_refused_with_reasons_or_can_be_played(
    players: int, roles: dict[str, int], fill_up: bool
) -> None:
    """WW-APP-09: what Play accepts is never found impossible later."""
    if fill_up:
        roles["Villager"] = max(0, players - sum(roles.values()) + roles.get("Villager", 0))
    seats = tuple(f"Player {number}" for number in range(players))
    header = WEREWORDS.header(seats, WerewordsBox(roles=roles))
    if any(remark.weight == "refusal" for remark in WEREWORDS.remarks(header)):
        with pytest.raises(CannotStart):
            start(WEREWORDS, header)
        return
    chance = Random(players)
    play_on(start(WEREWORDS, header), chance, House(chance, words=Words(chance)))
    assert roles.get("Werewolf")
    assert roles.get("Seer") or roles.get("Fortune Teller")
    assert sum(roles.values()) in ((2, 3) if players == 2 else (players,))


@often
@given(chances, st.integers(3, 20))
def test_a_selection_that_fits_is_not_refused(chance: Random, players: int) -> None:
    """WW-SET-06, WW-RSET-02"""
    seats = tuple(f"Player {number}" for number in range(players))
    options = {**random_options(chance), "cards": "dealt", "roles": random_roles(chance, players)}
    header = WEREWORDS.header(seats, WerewordsBox(**options))
    assert not [each for each in WEREWORDS.remarks(header) if each.weight == "refusal"]


# Series


@often
@given(chances, st.lists(st.booleans(), min_size=1, max_size=5))
def test_a_series_counts_its_games_words_and_wins(chance: Random, hits: list[bool]) -> None:
    """WW-AGN-02, WW-FTL-02, WW-FTL-05"""
    series, winners, missed = WerewordsSeries(), Counter[Seat](), 0
    seats = NAMES[:5]
    for number, guessed in enumerate(hits, start=1):
        won = tuple(chance.sample(seats, 2))
        word = f"word {number}"
        outcome = WerewordsOutcome(
            winners=won, team="village", guessed=guessed, word=word, mayor=chance.choice(seats)
        )
        series = after(series, outcome)
        winners.update(won)
        missed = 0 if guessed else missed + 1
        assert series.games == number
        assert series.last_mayor == outcome.mayor
        assert series.used_words[-1] == word
        assert len(series.used_words) == number
        assert series.unguessed_in_a_row == missed
        assert series.score == dict(winners)
    misses = hits.count(False)
    assert series.unguessed_in_all == misses
    letters = {"in a row": 1 + missed, "in all": 1 + misses, "never": 1}
    for way, count in letters.items():
        assert series.letters(WerewordsBox(letters_grow=way)) == count  # type: ignore[arg-type]


@often
@given(chances, st.integers(2, 4))
def test_play_again_goes_on_with_what_the_last_game_left(chance: Random, games: int) -> None:
    """WW-AGN-01, WW-AGN-02, WW-MAY-02, WW-P2-01"""
    run, house = begun(chance, cards="dealt")
    box, _ = WEREWORDS.unpack(run.header)
    seats, series = run.header.seats, WerewordsSeries()
    for _ in range(games):
        run = start(WEREWORDS, WEREWORDS.header(seats, box, series))
        play_on(run, chance, house)
        mayor = outcome_of(run).mayor
        if series.last_mayor and (len(seats) == 2 or is_mayor_in_centre(run)):
            left = seats[(seats.index(series.last_mayor) + 1) % len(seats)]
            assert mayor == left or box.mayor_in_centre == "redeal"
        series = after(series, outcome_of(run))
    assert series.games == games


def is_mayor_in_centre(run: Run) -> bool:
    (opened,) = told(run, "deal-opened")
    return bool(opened["places"][-1][1] == "Mayor")


@often
@given(st.sampled_from([word for word in WORDS if isinstance(word, str)]), st.integers(1, 12))
def test_letters_grow_one_by_one_until_the_word_is_whole(word: str, count: int) -> None:
    """WW-FTL-01, WW-FTL-03, WW-WRD-09"""
    parts = zip(word.split(), first_letters(word, count).split(), strict=True)
    for whole, shown in parts:
        letters = len(letter_places(whole))
        if letters <= count:
            assert shown == whole
        else:
            assert shown.endswith("…")
            assert whole.startswith(shown[:-1])
            assert len(letter_places(shown[:-1])) == count


@often
@given(chances)
def test_the_fortune_teller_sees_as_many_letters_as_the_series_has_grown(chance: Random) -> None:
    """WW-FTL-02, WW-DOP-08"""
    run = played(chance)
    box, series = WEREWORDS.unpack(run.header)
    growth = {"in a row": series.unguessed_in_a_row, "in all": series.unguessed_in_all, "never": 0}
    count = box.letters + growth[box.letters_grow]
    for args in told(run, "letters"):
        assert args["letters"] == first_letters(known(run).word, count)


# Whoops and undo


@often
@given(chances, st.integers(0, 7))
def test_whoops_any_number_of_times_then_a_result(chance: Random, times: int) -> None:
    """WW-WHO-01, WW-WHO-02, WW-WHO-04"""
    run, house = begun(chance, cards="dealt", votes="each")
    while run.ask is None or run.ask.kind not in ("hunt", "vote"):
        if run.is_over:
            return  # of two players, both have won
        answer_without_whoops(run, chance, house)
    for _ in range(times):
        before = run.ask.kind
        timer = run.ask.timer
        run.answer(HOUSE, "(whoops)")
        if run.is_over:
            return
        assert run.ask is not None
        assert {before, run.ask.kind} == {"hunt", "vote"}
        assert timer is not None
        assert run.ask.timer is not None
        assert run.ask.timer.number > timer.number
    finally_played = run.ask.kind
    while not run.is_over:
        answer_without_whoops(run, chance, house)
    assert outcome_of(run).guessed == (finally_played == "hunt")
    flips = [args["guessed"] for args in told(run, "whoops")]
    assert len(flips) == times
    assert all(one != other for one, other in pairwise(flips))


def answer_without_whoops(run: Run, chance: Random, house: House) -> None:
    assert run.ask is not None
    seats = [seat for seat in run.ask.options if seat != HOUSE or HOUSE in run.waiting()]
    seat = chance.choice(seats)
    from_players = Random(chance.random())
    options = run.ask.options[seat]
    run.answer(seat, random_answer(options, from_players, house))


@often
@given(chances, st.data())
def test_undo_at_any_point_and_the_same_answers_give_the_same_game(
    chance: Random, data: st.DataObject
) -> None:
    run = played(chance)
    cut = run.cut(data.draw(st.integers(0, run.length)))
    for entry in run.entries[cut.length :]:
        cut.answer(entry.seat, entry.answer, entry.when)
    assert cut.said == run.said
    assert cut.outcome == run.outcome
    assert cut.entries == run.entries


@often
@given(chances, st.data())
def test_undo_and_another_answer_is_a_game_of_its_own(chance: Random, data: st.DataObject) -> None:
    run = played(chance)
    number = data.draw(st.integers(0, run.length))
    cut = run.cut(number)
    play_on(cut, chance, House(chance, words=Words(chance)))
    assert cut.is_over
    assert cut.entries[:number] == run.entries[:number]
    assert Run(cut.game, cut.header, cut.entries).said == cut.said


@often
@given(chances, st.data())
def test_an_answer_that_was_given_once_cannot_be_given_after_the_end(
    chance: Random, data: st.DataObject
) -> None:
    run = played(chance)
    assume(run.length)
    entry: Entry = data.draw(st.sampled_from(run.entries))
    with pytest.raises(IllegalAnswer, match="game-over"):
        run.answer(entry.seat, entry.answer)
