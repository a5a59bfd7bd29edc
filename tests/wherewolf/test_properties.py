"""Wherewolf under Hypothesis: decks, pools, variants and answers that nobody would think of."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.cards import CARDS, card_named
from nightcall.games.wherewolf.deck import cards_of, pool_of
from nightcall.games.wherewolf.ending import winner
from nightcall.games.wherewolf.series import WherewolfOutcome
from nightcall.games.wherewolf.voting import ballot, condemned, count
from nightcall.table import (
    CLOCK,
    TIME_IS_UP,
    Answer,
    Ask,
    Choice,
    Entry,
    Header,
    House,
    Press,
    Run,
    Said,
    Scene,
    Seat,
    Telling,
    view,
)
from tests.wherewolf.evening import PASS, village
from tests.wherewolf.naive import (
    Somebody,
    naive_ballot,
    naive_condemned,
    naive_counts,
    naive_end,
)

often = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60)
BOUND = 6000
"""No random game was ever half as long; one that does not end is longer."""

chances = st.integers(0, 2**48).map(Random)
STATUSES = [*(card.name for card in CARDS), "Lesser Vampire", "turned Cursed"]
WOLVES = ("Pack Leader", "Werewolf", "Young Wolf")
LOOKS = ("look-into", "sense", "call-the-dead")


# Random tables


def random_header(chance: Random) -> Header:
    """Any cards with a monster among them, or a pool that is not refused; any variants."""
    players = chance.randint(5, 14)
    seats = tuple(f"Player {number}" for number in range(players))
    for _ in range(200):
        is_pool = chance.random() < 0.4
        size = players + (chance.randint(1, players) if is_pool else 0)
        level = "expert" if is_pool else "later"
        box = WherewolfBox(level=level, roles=random_roles(chance, size), **variants(chance))  # type: ignore[arg-type]
        header = WHEREWOLF.header(seats, box)
        if not is_pool or not any(r.weight == "refusal" for r in WHEREWOLF.remarks(header)):
            return header
    box = WherewolfBox(level="expert", **variants(chance))
    return WHEREWOLF.header(seats, box)


def random_roles(chance: Random, size: int) -> dict[str, int]:
    box = [card.name for card in CARDS for _ in range(min(card.most, 8))]
    cards = [chance.choice(("Pack Leader", "Vampire"))]
    box.remove(cards[0])
    cards += chance.sample(box, size - 1)
    return dict(Counter(cards))


def variants(chance: Random) -> dict[str, Any]:
    names = ("reveal", "public", "amulet", "sword", "timed", "announce_counts", "dead_watch")
    options: dict[str, Any] = {name: chance.random() < 0.5 for name in names}
    options["device"] = chance.choice(("own", "own", "passed"))
    options["votes"] = chance.choice(("each", "each", "counted"))
    options["defence_seconds"] = chance.choice((None, 30))
    options["stall_rounds"] = chance.choice((1, 3))
    return options


def played(chance: Random, header: Header | None = None) -> Run:
    """A whole game with random answers; the Clock is impatient now and then."""
    run = Run(WHEREWOLF, header or random_header(chance))
    house = House(chance)
    while run.ask is not None:
        assert run.length < BOUND, "this game does not end"
        waiting = run.waiting()
        is_time = CLOCK in run.ask.options and (not waiting or chance.random() < 0.03)
        seat = CLOCK if is_time else chance.choice(waiting)
        run.answer(seat, TIME_IS_UP if is_time else random_answer(run, seat, chance, house))
    return run


def random_answer(run: Run, seat: Seat, chance: Random, house: House) -> Answer:
    assert run.ask is not None
    options = run.ask.options[seat]
    if isinstance(options, Press):
        button = chance.choice(list(options.buttons))
        to = chance.choice((None, *options.buttons[button]))
        return button if to is None else {"press": button, "to": to}
    return house.answer(options)


Moment = tuple[Ask | None, Entry | None, list[Said | Ask]]


def moments(run: Run) -> Iterator[Moment]:
    """Each answer with its question, and what it brought about; the opening first."""
    asked: Ask | None = None
    for number in range(run.length + 1):
        said = run.said_at(number)
        yield asked, run.entries[number - 1] if number else None, said
        asked = next((item for item in said[::-1] if isinstance(item, Ask)), asked)


def outcome_of(run: Run) -> WherewolfOutcome:
    assert isinstance(run.outcome, WherewolfOutcome)
    return run.outcome


def box_of(run: Run) -> WherewolfBox:
    box = run.game.unpack(run.header)[0]
    assert isinstance(box, WherewolfBox)
    return box


def deaths(said: list[Said | Ask]) -> Iterator[Seat]:
    for item in said:
        match item:
            case Scene(line="day-breaks", args={"dead": dead}):
                yield from dead
            case Scene(line="burned", args={"seat": seat}):
                yield seat
            case Telling(key="dies-of-love", args={"seat": seat}):
                yield seat
            case _:
                pass


# Whole games


@often
@given(chances)
def test_every_game_ends_with_an_outcome(chance: Random) -> None:
    """WH-GEN-03, WH-END-06, §6 End and stall 6"""
    outcome = outcome_of(played(chance))
    assert outcome.nights >= 1
    assert set(outcome.alone) <= set(outcome.winners)


@often
@given(chances)
def test_nobody_dies_twice_and_the_living_are_those_who_have_not_died(chance: Random) -> None:
    """WH-DAY-01, §6 step 9"""
    run = played(chance)
    dead: list[Seat] = []
    for item in run.said:
        if isinstance(item, Ask):
            continue
        if isinstance(item, Scene) and item.line == "day-breaks":
            named = item.args["dead"]
            assert named == [seat for seat in run.header.seats if seat in named], "in seat order"
            dead += named
        if isinstance(item, Scene) and item.alive is not None:
            assert item.alive == tuple(seat for seat in run.header.seats if seat not in dead)
        if not (isinstance(item, Scene) and item.line == "day-breaks"):
            dead += deaths([item])
    assert len(dead) == len(set(dead))


@often
@given(chances)
def test_nobody_dies_on_the_first_night(chance: Random) -> None:
    """WH-NGT-04, WH-NGT-07"""
    scenes = [item for item in played(chance).said if isinstance(item, Scene)]
    first = next(scene for scene in scenes if scene.line == "day-breaks")
    assert first.args == {"dead": []}


@often
@given(chances)
def test_no_dead_player_is_asked_anything_or_can_be_chosen(chance: Random) -> None:
    """WH-DAY-04, WH-DUT-01, WH-NGT-10"""
    dead: set[Seat] = set()
    for item in played(chance).said:
        if not isinstance(item, Ask):
            dead |= set(deaths([item]))
            continue
        assert not dead & set(item.options), item.kind
        for options in item.options.values():
            if isinstance(options, Choice) and item.kind != "call-the-dead":
                assert not dead & set(options.values), item.kind
            if isinstance(options, Press):
                assert not dead & set(options.buttons)


@often
@given(chances)
def test_players_and_cards_are_conserved(chance: Random) -> None:
    """WH-SET-08, WH-SET-04"""
    run = played(chance)
    told = [item for item in run.said if isinstance(item, Telling)]
    dealt = {item.to: item.args["card"] for item in told if item.key == "your-card"}
    (shown,) = [item.args for item in told if item.key == "cards"]
    assert {(seat,): card for seat, card in shown["cards"].items()} == dealt
    assert list(shown["roles"]) == list(run.header.seats)
    pool = Counter(card.name for card in cards_of(pool_of(box_of(run), len(run.header.seats))))
    assert not Counter(dealt.values()) - pool


@often
@given(chances)
def test_the_outcome_agrees_with_the_naive_end(chance: Random) -> None:
    """WH-END-02, WH-END-03, WH-END-04, WH-END-06, WH-END-07, WH-END-08"""
    run = played(chance)
    (shown,) = [i.args for i in run.said if isinstance(i, Telling) and i.key == "cards"]
    dead = set(deaths(list(run.said)))
    assassins = {
        entry.seat
        for asked, entry, _ in moments(run)
        if asked
        and entry
        and asked.kind == "assassinate"
        and entry.answer not in (PASS, TIME_IS_UP)
    }
    living = [
        somebody(shown, seat, has_struck=seat in assassins)
        for seat in run.header.seats
        if seat not in dead
    ]
    expected = naive_end(living)
    if expected is None:
        last = [item for item in run.said if isinstance(item, Ask)][-1]
        assert last.kind == "apply-stall-rule"
        expected = "Werewolves" if any(p.kind == "werewolf" for p in living) else "Vampire"
    assert outcome_of(run).faction == expected
    members = {s for s in run.header.seats if shown["factions"][s] == expected != "none"}
    assert set(outcome_of(run).winners) == members | set(outcome_of(run).alone)


def somebody(shown: dict[str, Any], seat: Seat, *, has_struck: bool) -> Somebody:
    card, role, faction = (shown[what][seat] for what in ("cards", "roles", "factions"))
    is_wolf = role in WOLVES or (role == "Cursed" and faction == "Werewolves")
    is_vampire = role in ("Vampire", "Lesser Vampire")
    assert card in {known.name for known in CARDS}
    kind = "werewolf" if is_wolf else "vampire" if is_vampire else "human"
    return Somebody(role, faction, kind, has_struck)


@often
@given(chances)
def test_no_item_is_lost_or_doubled(chance: Random) -> None:
    """WH-VAR-AMU-02, WH-VAR-AMU-04, WH-VAR-SWO-01, WH-VAR-SWO-03"""
    run = played(chance)
    for item in ("amulet", "sword"):
        if getattr(box_of(run), item):
            follow(run, item)


class Hands:
    """Whose hands an item is in, by the journal alone."""

    def __init__(self) -> None:
        self.bearer: Seat | None = None
        self.had_it: set[Seat] = set()
        self.is_asked = True  # since the last call for the item
        self.may_be_gone = False  # something happened that can destroy it


def follow(run: Run, item: str) -> None:
    """Only its bearer is asked to pass it on, and while nothing can have destroyed it, is."""
    hands, dead = Hands(), set[Seat]()
    exposed = exposed_to_more_than_choices(run)
    for asked, entry, said in moments(run):
        if asked and entry:
            if asked.kind == f"first-{item}":
                hands.bearer, hands.may_be_gone = entry.answer, entry.answer in exposed
            elif asked.kind == f"pass-{item}":
                assert set(asked.options) - {CLOCK} == {hands.bearer}
                assert hands.bearer is not None
                hands.had_it.add(hands.bearer)
                receiver = None if entry.answer in (PASS, TIME_IS_UP) else entry.answer
                hands.bearer = None if receiver in hands.had_it else receiver
                hands.may_be_gone, hands.is_asked = hands.bearer in exposed, True
            elif asked.kind in ("victim", "bite", "assassinate") and entry.answer == hands.bearer:
                hands.may_be_gone = True
        dead |= set(deaths(said))
        for one in said:
            if isinstance(one, Scene) and one.line == "accused":
                hands.may_be_gone |= hands.bearer in one.args["names"]
            if isinstance(one, Scene) and one.line == f"wake-{item}-later":
                hands.is_asked = False
            if isinstance(one, Ask) and one.kind == f"pass-{item}":
                hands.is_asked = True
                assert set(one.options) - {CLOCK} == {hands.bearer}
            if isinstance(one, Scene) and one.line == f"sleep-{item}" and not hands.is_asked:
                assert hands.bearer is None or hands.bearer in dead or hands.may_be_gone
                hands.bearer = None


def exposed_to_more_than_choices(run: Run) -> set[Seat]:
    """Who can be struck without being chosen by anybody: counter-kills, approaches, the Ghoul's
    swap, and love, which is anybody's with a Juliet in the deck."""
    told = [item for item in run.said if isinstance(item, Telling) and item.to]
    deal = {item.to[0]: item.args["card"] for item in told if item.key == "your-card" and item.to}
    if "Juliet" in deal.values():
        return set(deal)
    struck = {*WOLVES, "Cursed", "Vampire", "Ghoul", "Crime Boss"}
    return {seat for seat, card in deal.items() if card in struck}


@often
@given(chances)
def test_ballots_and_stakes_agree_with_the_naive_ones(chance: Random) -> None:
    """WH-V1-04, WH-V1-07, WH-V2-02, WH-V2-04: in games without vote roles"""
    run = played(chance)
    box = box_of(run)
    if box.votes == "counted" or any(card_named(r).is_vote_role for r in box.roles or {}):
        return
    given_: dict[Seat, Seat] = {}
    for asked, entry, said in moments(run):
        if not asked or not entry or asked.kind not in ("accuse", "condemn"):
            continue
        if entry.seat != CLOCK:
            given_[entry.seat] = entry.answer
        lines = {item.line: item for item in said if isinstance(item, Scene)}
        counts = Counter(given_.values())
        if "accused" in lines:
            assert set(lines["accused"].args["names"]) == naive_ballot(counts)
        if "burned" in lines:
            assert lines["burned"].args["seat"] == naive_condemned(counts)
        if lines:
            given_ = {}


@often
@given(chances)
def test_a_journal_replays_to_the_same_tellings(chance: Random) -> None:
    """WH-MOD-06, APP-08"""
    run = played(chance)
    again = Run(WHEREWOLF, run.header, run.entries)
    assert again.said == run.said
    assert again.outcome == run.outcome


# Judgement


@often
@given(chances)
def test_endings_agree_with_the_naive_ones(chance: Random) -> None:
    """WH-END-02, WH-END-03, WH-END-04, WH-END-05, WH-END-06, WH-END-07, WH-END-08, RR-08, D-40"""
    for _ in range(40):
        number = chance.choice((1, 2, 2, 2, 3, 4))
        cards = {f"Player {n}": chance.choice(STATUSES) for n in range(number)}
        juliets = [seat for seat, card in cards.items() if card == "Juliet"]
        others = [seat for seat in cards if seat not in juliets[:1]]
        lovers = (juliets[0], chance.choice(others)) if juliets and others else None
        now = village(cards, lovers=lovers)
        for player in now.living:
            if chance.random() < 0.3:
                player.used.add("strike")
            if player.faction == "Village" and chance.random() < 0.1:
                now.recruit(player)
        people = [
            Somebody(p.role, p.faction, p.kind, has_struck="strike" in p.used) for p in now.living
        ]
        assert winner(now) == naive_end(people), cards


@often
@given(chances)
def test_votes_agree_with_the_naive_ones(chance: Random) -> None:
    """WH-V1-04, WH-V1-05, WH-V1-07, WH-V2-02, WH-DUT-02, §6 Voting effects"""
    roles = ["Magistrate", "Enchantress", "Advocate", "Peasant", "Peasant", "Pack Leader"]
    for _ in range(20):
        cards = {f"Player {n}": chance.choice(roles) for n in range(chance.randint(2, 8))}
        votes = {one: chance.choice([o for o in cards if o != one]) for one in cards}
        client = chance.choice((None, *cards))
        now = village(cards)
        naive = naive_counts(cards, votes, client)
        counts = count(now, votes, client)
        assert counts == {seat: number for seat, number in naive.items() if number}
        assert set(ballot(counts, tuple(cards))) == naive_ballot(naive)
        assert condemned(counts) == naive_condemned(naive)


# Secrets


@often
@given(chances)
def test_what_somebody_looks_at_changes_nothing_for_anybody_else(chance: Random) -> None:
    """APP-03, RR-06: the same game with another look by Seer, Wizard or Medium is the same game to
    everybody but that player and the dead, who may watch"""
    run = played(chance)
    box = box_of(run)
    looks: list[tuple[int, tuple[str, ...]]] = []
    for asked, entry, _ in moments(run):
        if asked and entry and asked.kind in LOOKS and entry.seat != CLOCK:
            options = asked.options[entry.seat]
            assert isinstance(options, Choice)
            looks.append((entry.n, options.values))
    if not looks or "Bard" in pool_of(box, len(run.header.seats)) or box.dead_watch:
        return
    number, others = chance.choice(looks)
    other = Run(WHEREWOLF, run.header)
    for entry in run.entries:
        answer = chance.choice(others) if entry.n == number else entry.answer
        other.answer(entry.seat, answer)
    looker = run.entries[number - 1].seat
    for seat in (*run.header.seats, None):
        if seat != looker:
            assert view(other, seat) == view(run, seat)
