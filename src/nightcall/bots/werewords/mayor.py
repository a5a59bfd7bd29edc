"""The Mayor: which word to choose, and which token to hand over for a question."""

from nightcall.bots.werewords.beliefs import told
from nightcall.bots.werewords.meaning import UNKNOWN, Meaning, Value, is_spelt, value_of
from nightcall.bots.werewords.mind import Mind
from nightcall.bots.werewords.near import is_near
from nightcall.bots.werewords.notes import Put
from nightcall.bots.werewords.questions import heard
from nightcall.games.werewords.box import LEVELS
from nightcall.words.banks import bank_of, languages

CORRECT, WAY_OFF, SO_CLOSE, MAYBE = "correct", "way-off", "so-close", "maybe"
VALUES: tuple[Value, ...] = ("yes", "no", "maybe")

# What people see differently: a lie here is a matter of opinion.
MATTERS_OF_OPINION = frozenset({
    "fun", "good", "bad", "common", "costly", "kidslike", "old", "new", "indoors", "outdoors",
    "gift", "everyday", "party", "school", "taught", "danger", "scary", "smell", "hear", "made",
    "natural", "soft", "hard", "colourful", "people", "travel", "work", "home", "shop", "street",
    "burns", "floats", "healthy", "famous", "happens", "do", "see", "family", "love", "beauty",
    "art", "science", "history", "language", "foody", "water", "nature", "money", "health",
    "white", "black", "red", "green", "blue", "yellow", "brown", "grey", "hot", "cold", "wet",
})  # fmt: skip

PLAIN_TO_SEE = ("k:", "letters:", "word:", "above:", "alive", "touch", "real", "man", "woman")
"""What is asked for here is known to all once the word is: nobody shrugs at it."""

HARMLESS = 0.8
"""Bits that a Werewolf gives away: they make the other answers believable."""

LIES, SHRUGS, PLAIN_LIES = 0.6, 0.4, 0.2
"""How often a Werewolf lies, shrugs, or lies about what is plain when no shrugs are left."""

LIES_PER_GAME = 3
ALL_WRONG = 7
"""So many answers of No in a row, and the line of thought is way off."""


def chooses(mind: Mind, words: tuple[str, ...]) -> str:
    """A Werewolf takes the word that is hardest to find, everybody else the easiest."""
    language = mind.notes.box.language
    bank = bank_of(language) if language in languages() else None

    def difficulty(text: str) -> tuple[int, int, float]:
        entry = bank.find(text) if bank else None
        level = LEVELS.index(entry.level) if entry and entry.level else 1
        is_strange = mind.world.number(text) is None
        return (int(is_strange), level, mind.chance.random())

    return max(words, key=difficulty) if mind.notes.is_wolf else min(words, key=difficulty)


def presses(  # noqa: PLR0911  a line for each
    mind: Mind, buttons: dict[str, tuple[str, ...]], about: int | None
) -> str:
    """The button for the question that is before the Mayor."""
    if set(buttons) == {CORRECT}:
        return CORRECT
    put = next((put for put in mind.notes.asked if put.number == about), None)
    if put is None:
        return _first_of(buttons, MAYBE, "no", "yes", WAY_OFF, CORRECT)
    if WAY_OFF in buttons and _is_way_off(mind):
        return WAY_OFF
    meaning = heard(mind.world, put.text)
    if (
        SO_CLOSE in buttons
        and not mind.notes.is_wolf
        and is_near(mind.world, meaning, mind.notes.word)
    ):
        return SO_CLOSE
    helped = mind.helped.get(put.number, "")
    if helped in (SO_CLOSE, WAY_OFF) and helped in buttons and not mind.notes.is_wolf:
        return helped
    honest = next((value for value in VALUES if value == helped), answer(mind, meaning))
    if mind.notes.is_wolf:
        token = _misled(mind, meaning, honest, may_shrug=MAYBE in buttons)
        if token in buttons:
            return token
    if honest == "maybe" and MAYBE not in buttons:
        return _first_of(
            buttons, "no" if meaning == UNKNOWN else mind.chance.choice(("yes", "no")), "no"
        )
    return _first_of(buttons, honest, "no", "yes", CORRECT)


def answer(mind: Mind, meaning: Meaning) -> Value:
    """What is so of the word, as far as the bot knows; Maybe where it does not."""
    text = mind.notes.word
    if meaning.expression.startswith("letters:"):
        return "yes" if is_spelt(text, meaning.expression[8:]) else "no"
    number = mind.world.number(text)
    if number is None:
        number = mind.world.number(text.split()[-1])
    if number is None or meaning == UNKNOWN:
        return "no" if meaning.key == "guess" else "maybe"
    return value_of(number, mind.world.column(meaning))


def _misled(mind: Mind, meaning: Meaning, honest: Value, *, may_shrug: bool) -> str:
    """A Werewolf’s answer: true where all would notice or where it helps nobody, a lie where
    opinions differ, else a shrug. When the shrugs are used up, a few plain lies as well."""
    chance = mind.chance.random()
    if honest == MAYBE:
        return MAYBE if may_shrug and chance < 0.5 else mind.chance.choice(("yes", "no"))
    if meaning.key == "guess" or meaning.expression.startswith(PLAIN_TO_SEE):
        return honest
    if _helps(mind, meaning) < HARMLESS:
        return honest
    lie = "no" if honest == "yes" else "yes"
    if meaning.expression in MATTERS_OF_OPINION:
        lies = sum(_is_lie(mind, put) for put in mind.notes.answered)
        if lies < LIES_PER_GAME and chance < LIES:
            return lie
    if may_shrug:
        return MAYBE if chance < SHRUGS else honest
    return lie if chance < PLAIN_LIES else honest


def _helps(mind: Mind, meaning: Meaning) -> float:
    """Bits that a true answer would tell those who do not know the word."""
    number = mind.number
    if number is None or meaning == UNKNOWN:  # where only a language service knew the answer
        return HARMLESS
    return told(mind.public[-1], *mind.world.column(meaning), number)


def _is_lie(mind: Mind, put: Put) -> bool:
    honest = answer(mind, heard(mind.world, put.text))
    return put.token in ("yes", "no") and honest in ("yes", "no") and put.token != honest


def _is_way_off(mind: Mind) -> bool:
    """A run of No says it; a Werewolf says it when they are on the right track."""
    tokens = [put.token for put in mind.notes.answered]
    if mind.notes.is_wolf:
        number = mind.number
        return len(tokens) > 6 and number is not None and mind.public[-1].chance_of(number) > 0.02
    return len(tokens) >= ALL_WRONG and set(tokens[-ALL_WRONG:]) == {"no"}


def _first_of(buttons: dict[str, tuple[str, ...]], *wanted: str) -> str:
    return next((button for button in wanted if button in buttons), next(iter(buttons)))
