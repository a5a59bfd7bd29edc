"""Whatever Werewolf and Wherewolf can say has words, spoken as the rulebooks want them."""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from nightcall.games import game_named
from nightcall.games.werewolf import village as werewolf_village
from nightcall.games.wherewolf.cards import CARDS
from nightcall.games.wherewolf.items import ITEM_TURNS
from nightcall.table import Ask, Asked, Choice, House, Press, Run, Scene, Telling, start
from nightcall.text import Sentences, Texts, slug
from tests.conformance.boxes import HEADERS, NAMES
from tests.conformance.players import answer_once
from tests.text import spoken

TEXTS = Texts("en")
GAMES = ("werewolf", "wherewolf")
CARD_NAMES = {
    "werewolf": [
        werewolf_village.MODERATOR,
        werewolf_village.VILLAGER,
        werewolf_village.SEER,
        werewolf_village.WEREWOLF,
    ],
    "wherewolf": [*(card.name for card in CARDS), "Lesser Vampire"],
}
PLACES = {  # of the key among the arguments, in each of these calls
    "tell": (1, 2),
    "is_watched": (1,),
    "inform": (1, 2),
    "inform_at_dawn": (1,),
    "say": (2,),
    "speak": (3,),
    "scene": (1, 3),
    "dies": (3,),
    "choose": (1,),
    "first": (0,),
    "all": (0,),
    "until": (1,),
    "pause": (0,),
    "shuffle": (0,),
    "pick": (0,),
    "salt": (0,),
    "lengths": (0,),
    "vote": (1,),
    "counted": (1,),
}
TELLS = ("tell", "inform", "inform_at_dawn", "dies")
SPEAKS = ("say", "speak", "scene")
ASKS = ("choose", "first", "all", "until", "pause", "shuffle", "pick", "salt", "lengths", "vote")

over_both = pytest.mark.parametrize("game", GAMES)


@cache
def games(game: str) -> tuple[Run, ...]:
    """Random games, over every option there is."""
    return tuple(played(game, seed) for seed in range(300))


def played(game: str, seed: int) -> Run:
    chance = Random(seed)
    run = start(game_named(game), HEADERS[game](chance))
    house = House(chance)
    while not run.is_over:
        answer_once(run, chance, house)
    return run


def written(game: str, *methods: str) -> set[str]:
    found = set[str]()
    for method in methods:
        for place in PLACES[method]:
            found |= spoken.written(f"games/{game}", method, place)
    return found


def lines(game: str) -> set[str]:
    heard = {item.line for run in games(game) for item in run.said if isinstance(item, Scene)}
    return heard | set(calls(game)) | (written(game, *SPEAKS) - {"night", "day", "dawn"})


def calls(game: str) -> Iterator[str]:
    """The wake lines of Wherewolf, from its turn cards."""
    if game == "wherewolf":
        firsts = [card.first for card in CARDS] + [turns[0] for turns in ITEM_TURNS.values()]
        laters = [card.later for card in CARDS] + [turns[1] for turns in ITEM_TURNS.values()]
        for which, turns in (("first", firsts), ("later", laters)):
            for turn in filter(None, turns):
                yield f"wake-{turn.name}-{which}"
                yield f"sleep-{turn.name}"


def keys(game: str) -> set[str]:
    heard = {item.key for run in games(game) for item in run.said if isinstance(item, Telling)}
    return heard | written(game, *TELLS)


def kinds(game: str) -> set[str]:
    heard = {item.kind for run in games(game) for item in run.said if isinstance(item, Ask)}
    return heard | written(game, *ASKS)


def options(game: str) -> set[str]:
    """Every fixed word on a button, names and cards left out."""
    offered = set[str]()
    for run in games(game):
        asks = (item for item in run.said if isinstance(item, Ask))
        for option in (option for ask in asks for option in ask.options.values()):
            match option:
                case Choice(values):
                    offered |= set(values)
                case Press(buttons):
                    offered |= set(buttons)
    return {slug(value) for value in offered - set(NAMES)}


def remarks(game: str) -> set[str]:
    """Every key of a remark that stands in the source."""
    trees = spoken.trees(f"games/{game}")
    texts = (text for tree in trees for text in spoken.constants(tree))
    return {text for text in texts if text.startswith(f"{game}-")}


def missing(ids: Iterable[str]) -> list[str]:
    return sorted(text_id for text_id in ids if not TEXTS.has(text_id))


def fields(game: str) -> list[str]:
    box = game_named(game).box
    return [field.name.replace("_", "-") for field in msgspec.structs.fields(box)]


@over_both
def test_everything_that_can_be_said_has_words(game: str) -> None:
    assert missing(f"{game}-say-{line}" for line in lines(game)) == []
    assert missing(f"{game}-told-{key}" for key in keys(game)) == []
    assert missing(f"{game}-ask-{kind}" for kind in kinds(game)) == []
    assert missing(f"{game}-option-{value}" for value in options(game)) == []
    assert missing(f"{game}-box-{name}" for name in fields(game)) == []
    assert missing(remarks(game)) == []


@over_both
def test_everything_said_in_a_game_can_be_said_in_words(game: str) -> None:
    """No text misses an argument that the script gives, nor asks for one that it does not."""
    for run in games(game):
        sentences = Sentences(TEXTS, game, run.header.seats)
        for item in run.said:
            said = sentences.ask(item) if isinstance(item, Ask) else sentences.said(item)
            assert said.strip()
        for remark in run.game.remarks(run.header):
            assert sentences.remark(remark).strip()


def ids_in(game: str) -> set[str]:
    resource = FluentParser().parse((spoken.SOURCE / f"text/en/{game}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, fluent.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, fluent.Message)}


@over_both
def test_no_words_are_left_over(game: str) -> None:
    names = {slug(name) for name in CARD_NAMES[game]}
    sides = {"village", "werewolves", "vampire", "criminals", "none"}
    used = {
        *(f"{game}-say-{line}" for line in lines(game)),
        *(f"{game}-told-{key}" for key in keys(game)),
        *(f"{game}-ask-{kind}" for kind in kinds(game)),
        *(f"{game}-option-{value}" for value in options(game) | sides | {"nobody"}),
        *(f"{game}-option-{name}-at-{kind}" for name in options(game) for kind in kinds(game)),
        *(f"{game}-pair-{name}" for name in ("votes", "counts")),
        *(f"{game}-box-{name}" for name in fields(game)),
        *(f"{game}-wins-{side}" for side in sides),
        *(f"{game}-saying-{saying.key}" for saying in game_named(game).sayings),
        *(f"card-{name}" for name in names),
        *(f"{game}-card-{name}-{part}" for name in names for part in ("power", "wins")),
    }
    assert sorted(ids_in(game) - used - remarks(game)) == []


@over_both
def test_every_card_has_a_name_a_power_in_two_short_lines_and_a_way_to_win(game: str) -> None:
    sentences = Sentences(TEXTS, game)
    for card in CARD_NAMES[game]:
        power = sentences.power(card).split("\n")
        assert TEXTS.say(f"card-{slug(card)}")
        assert len(power) == 2
        assert all(len(line) <= 70 for line in power), card
        assert sentences.wins(card).startswith("You win")


ROLES_OF_TURNS = {
    "twins": "Twins",
    "guards": "Guards",
    "werewolves": "Werewolves",
    "criminals": "Criminals",
    "amulet": "Amulet",
    "sword": "Sword",
}


@over_both
def test_every_wake_line_begins_with_the_name_of_the_role(game: str) -> None:
    """PW-NGT-08"""
    wakes = [line for line in lines(game) if line.startswith("wake-")]
    assert len(wakes) >= 3
    for line in wakes:
        turn = line.removeprefix("wake-").removesuffix("-first").removesuffix("-later")
        name = ROLES_OF_TURNS.get(turn) or TEXTS.say(f"card-{turn}")
        for is_in_pool in ("yes", "no"):
            said = TEXTS.say(f"{game}-say-{line}", traitor=is_in_pool, ghoul=is_in_pool)
            assert said.startswith(name), line


@over_both
def test_a_call_sounds_the_same_whoever_is_there(game: str) -> None:
    """It speaks of nothing but the pool, which everybody knows."""
    for run in games(game):
        deals = [item for item in run.said if isinstance(item, Scene) and item.line == "deal"]
        pool = deals[0].args["roles"]
        known: list[dict[str, bool]] = [{}]
        known += [{role.lower(): role in pool} for role in ("Traitor", "Ghoul")]
        scenes = (item for item in run.said if isinstance(item, Scene))
        said = [scene for scene in scenes if scene.line.startswith(("wake-", "sleep-"))]
        assert all(scene.args in known for scene in said)


def test_dawn_names_the_dead_and_nothing_else() -> None:
    sentences = Sentences(TEXTS, "wherewolf", ("Ann", "Bob"))
    deaths: list[list[str]] = [[], ["Ann"], ["Ann", "Bob"]]
    said = [sentences.scene(Scene("dawn", "day-breaks", {"dead": dead})) for dead in deaths]
    assert said[0].endswith("All of you are here.")
    assert said[2].endswith("Ann and Bob.")
    causes = ["kill", "bite", "bitten", "attack", "murder", "pack", "love", "beast"]
    roles = [card.name.lower() for card in CARDS]
    for line in said:
        assert not [word for word in causes + roles if word in line.lower()]


def test_a_stake_that_spares_somebody_has_one_sentence() -> None:
    """Tie, Amulet and Jester sound alike: one line, without arguments."""
    for run in games("wherewolf"):
        scenes = [item for item in run.said if isinstance(item, Scene) and item.chapter == "stake"]
        assert all(scene.args == {} for scene in scenes if scene.line == "hesitation")
    assert TEXTS.say("wherewolf-say-hesitation")


@pytest.mark.parametrize(
    ("card", "wrong"),
    [
        ("Seer", " him"),
        ("Juliet", " him "),
        ("Enchantress", " he "),
        ("Thief", " he "),
        ("Spy", " he "),
    ],
)
def test_no_text_about_a_woman_says_he(card: str, wrong: str) -> None:
    """Seer, Juliet, Enchantress, Thief and Spy are she."""
    said = " ".join(Sentences(TEXTS, "wherewolf").power(card).split("\n"))
    assert wrong not in f" {said} "


def test_the_dead_read_what_the_living_were_told() -> None:
    sentences = Sentences(TEXTS, "wherewolf", ("Ann", "Bob"))
    args = {"to": ["Ann"], "key": "sinner", "args": {"seat": None}}
    said = sentences.telling(Telling(("Bob",), "watched", args))
    assert said == "To Ann: “There is no Sinner in the village.”"


def test_who_passes_an_item_on_to_nobody_keeps_it() -> None:
    """WH-VAR-AMU-04: to pass would mean the opposite."""
    sentences = Sentences(TEXTS, "wherewolf", ("Ann",))
    asked = {
        kind: sentences.option("(pass)", Asked(1, kind, Choice(("(pass)",)), "one", {}))
        for kind in ("pass-amulet", "murder")
    }
    assert asked == {"pass-amulet": "I keep it", "murder": "I pass"}
