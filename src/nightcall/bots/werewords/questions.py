"""What a bot can ask: a sentence for each attribute, in the table's language, and back again."""

import re
from functools import cache, lru_cache
from typing import NamedTuple

from nightcall.bots.knowledge.facts import facts
from nightcall.bots.werewords.guessed import guessed
from nightcall.bots.werewords.meaning import Meaning
from nightcall.bots.werewords.understood import understood
from nightcall.bots.werewords.world import Plain, World
from nightcall.text import Texts
from nightcall.text.texts import FOLDER, LANGUAGES

_IDS = re.compile(r"^questions-([a-z0-9-]+) =", re.MULTILINE)
_OTHERS = ("kind-of", "guess", "first-letters", "first-letter", "longer", "one-word")

FEWEST_OF_A_KIND = 8
"""A noun with fewer words below it is not worth a question of its own."""

# Nouns that people ask for. Others above the words are right, but nobody says "gnawer".
KINDS = frozenset({
    "aircraft", "award", "bag", "ball", "battle", "boat", "bone", "bottle", "bowl", "box", "bread",
    "bridge", "bush", "car", "carnivore", "cat", "cereal", "chair", "cheese", "coat", "competition",
    "condiment", "contest", "cosmetic", "crime", "criminal", "currency", "cutlery", "dance",
    "desire", "dessert", "disease", "doctor", "document", "dog", "dress", "drug", "energy",
    "entertainer", "exercise", "fabric", "fastener", "flower", "footwear", "fuel", "garment", "gas",
    "gem", "god", "hat", "headgear", "herb", "home", "horse", "house", "idea", "information",
    "injury", "journey", "knife", "lake", "lamp", "leader", "legume", "light", "machine", "meat",
    "medicine", "message", "metal", "mollusc", "monster", "music", "officer", "organ", "ornament",
    "painting", "paper", "pasta", "pastry", "path", "payment", "performance", "performer",
    "picture", "poultry", "precipitation", "primate", "publication", "ring", "river", "road",
    "rock", "rodent", "ruler", "sandwich", "sauce", "scholar", "seasoning", "seat", "seed", "shape",
    "shellfish", "ship", "singer", "software", "soup", "star", "stone", "storm", "stream",
    "sweetener", "symbol", "symptom", "tableware", "teacher", "ticket", "tower", "traveller",
    "tree", "trousers", "undergarment", "utensil", "vessel", "virtue", "wind", "wood", "worker",
    "writing",
})  # fmt: skip


class Question(NamedTuple):
    """Something to ask. `effort` makes a question a last resort: letters are nobody's first."""

    text: str
    meaning: Meaning
    yes: int
    maybe: int
    effort: float = 0.0


def spoken_at(language: str) -> str:
    """The language of the texts for a table whose words are of this language."""
    return language if language in LANGUAGES and _has_questions(language) else "en"


@cache
def _has_questions(language: str) -> bool:
    return (FOLDER / language / "questions.ftl").is_file()


@cache
def names() -> tuple[str, ...]:
    """What can be asked for, as the texts are named."""
    found = _IDS.findall((FOLDER / "en" / "questions.ftl").read_text("utf-8"))
    return tuple(name for name in found if name not in _OTHERS)


def expression_of(name: str) -> str:
    """The expression that a text asks for: `k-body-part` is `k:body_part`."""
    head, _, rest = name.partition("-")
    match head:
        case "k":
            return f"k:{rest.replace('-', '_')}"
        case "from":
            return f"from:{rest}"
        case "size":
            return f"s<={rest}"
        case _:
            return name


@cache
def asked_in(world: World) -> tuple[Question, ...]:
    """Everything a bot may ask about the words of a world."""
    language = spoken_at(world.language)
    texts = Texts(language)
    found = []
    for name in names():
        text = texts.say(f"questions-{name}")
        meaning = Meaning("asked", text, expression_of(name))
        yes, maybe = world.column(meaning)
        if yes:
            found.append(Question(text, meaning, yes, maybe))
    if not isinstance(world, Plain):
        found += _kinds(texts)
    found += _letters(world, texts)
    by_text = {question.text: question for question in reversed(found)}
    different: dict[tuple[int, int], Question] = {}
    for question in found:
        if by_text[question.text] is question:
            different.setdefault((question.yes, question.maybe), question)
    return tuple(different.values())


def _kinds(texts: Texts) -> list[Question]:
    found = []
    for term, members in facts().above.items():
        if term in KINDS and members.bit_count() >= FEWEST_OF_A_KIND:
            meaning = Meaning("is", term, f"above:{term}")
            text = texts.say("questions-kind-of", what=term)
            found.append(Question(text, meaning, members, 0, 0.1))
    return found


def _letters(world: World, texts: Texts) -> list[Question]:
    found = []
    for high in "cdefghijklmnopqrs":
        text = texts.say("questions-first-letters", low="A", high=high.upper())
        found.append(_spelt(world, text, f"first:a-{high}", 0.35))
    for letter in "abcdefghijklmnoprstw":
        text = texts.say("questions-first-letter", letter=letter.upper())
        found.append(_spelt(world, text, f"first:{letter}", 0.35))
    for count in range(4, 13):
        text = texts.say("questions-longer", count=count)
        found.append(_spelt(world, text, f"length:>{count}", 0.35))
    found.append(_spelt(world, texts.say("questions-one-word"), "words:1", 0.3))
    return found


def _spelt(world: World, text: str, test: str, effort: float) -> Question:
    meaning = Meaning("asked", text, f"letters:{test}")
    return Question(text, meaning, world.spelt(test), 0, effort)


@cache
def _by_sentence(world: World) -> dict[str, Meaning]:
    return {question.text: question.meaning for question in asked_in(world)}


def guess(world: World, number: int) -> Question:
    """The question that names a word outright."""
    word = world.texts[number]
    if spoken_at(world.language) == world.language:
        text = Texts(world.language).say("questions-guess", what=word)
    else:
        text = f"{word}?"
    return Question(text, Meaning("guess", word, f"word:{word}"), 1 << number, 0)


@lru_cache(maxsize=8192)
def heard(world: World, text: str) -> Meaning:
    """What a question means that anybody put at this table, a person or a bot."""
    known = _by_sentence(world).get(text)
    if known is not None:
        return known
    number = guessed(world, text)
    if number is not None:
        word = world.texts[number]
        return Meaning("guess", word, f"word:{word}")
    return understood(text)
