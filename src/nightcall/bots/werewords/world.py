"""All words a table may be after, and what can be said of them: the bank of one language.

English words have the facts; of the others only their categories and letters are known.
"""

from functools import cache, lru_cache

from nightcall.bots.knowledge.facts import Column, facts
from nightcall.bots.werewords.meaning import EMPTY, Meaning, column, spellings_of, spelt
from nightcall.games.werewords.box import LEVELS, WerewordsBox
from nightcall.words.banks import bank_of, languages
from nightcall.words.word import Word, key_of

# What a category of the bank says, where nothing else is known of a word.
BY_CATEGORY = {
    "activities": "k:activity", "animals": "k:animal", "body-health": "health", "books": "book",
    "brands": "k:brand", "clothes": "k:clothing", "film-tv": "film", "food-drink": "foody",
    "games": "games", "history-myth": "history", "holidays": "k:holiday", "home": "home",
    "ideas": "k:concept", "jobs": "k:job", "music-art": "music", "nature": "nature",
    "objects": "k:object", "people": "k:person", "places": "k:place", "science": "science",
    "sport": "sports", "travel": "travel",
}  # fmt: skip


class World:
    """Words by number. A set of words is an integer whose bit n stands for word n."""

    def __init__(self, language: str, texts: list[str]) -> None:
        self.language = language
        self.texts = texts
        self._numbers = {key_of(text): number for number, text in reversed(list(enumerate(texts)))}
        self._exact = {text: number for number, text in enumerate(texts)}

    def number(self, text: str) -> int | None:
        """The number of a word in any of its spellings."""
        found = self._exact.get(text, self._numbers.get(key_of(text)))
        if found is None and (entry := bank_of(self.language).find(text)) is not None:
            return self._exact.get(entry.text)
        return found

    @property
    def everything(self) -> int:
        return (1 << len(self.texts)) - 1

    def column(self, meaning: Meaning) -> Column:
        return column(meaning)

    def spelt(self, test: str) -> int:
        return spelt(test)


class Plain(World):
    """A language of whose words only categories are known."""

    def __init__(self, language: str) -> None:
        words = bank_of(language).words
        super().__init__(language, [word.text for word in words])
        self._columns: dict[str, Column] = {}
        for category, expression in BY_CATEGORY.items():
            yes = sum(1 << n for n, word in enumerate(words) if category in word.categories)
            self._columns[expression] = Column(yes, 0)
        self._columns["famous"] = Column(
            sum(1 << n for n, word in enumerate(words) if word.proper), 0
        )

    def column(self, meaning: Meaning) -> Column:
        expression = meaning.expression
        if expression.startswith("letters:"):
            return Column(self.spelt(expression[8:]), 0)
        if expression.startswith("word:"):
            number = self.number(expression[5:])
            return EMPTY if number is None else Column(1 << number, 0)
        return self._columns.get(expression, Column(0, self.everything))

    def spelt(self, test: str) -> int:
        return spellings_of(self.language, self.texts).passing(test)


@cache
def world_of(language: str) -> World:
    """The words of a language, English where there is no bank of it."""
    if language == "en" or language not in languages():
        return World("en", facts().texts)
    return Plain(language)


@cache
def _entries(language: str) -> dict[str, Word]:
    return {word.text: word for word in bank_of(language).words}


@lru_cache(maxsize=64)
def sought(
    language: str, level: str, categories: tuple[str, ...], *, proper: bool, adjusted: bool
) -> tuple[int, int]:
    """Words that the Mayor may have chosen: those of the level, and those one level beside it.

    One of the offers can be a level easier or harder, by the Mayor's card (WW-WRD-04).
    """
    world, entries = world_of(language), _entries(world_of(language).language)
    place = LEVELS.index(level)
    beside = {LEVELS[near] for near in (place - 1, place + 1) if 0 <= near < len(LEVELS)}
    likely = unlikely = 0
    for number, text in enumerate(world.texts):
        entry = entries.get(text)
        if entry is None or (entry.proper and not proper):
            continue
        if categories and not set(categories) & set(entry.categories):
            continue
        if entry.level == level:
            likely |= 1 << number
        elif adjusted and entry.level in beside:
            unlikely |= 1 << number
    return likely, unlikely


def sought_at(box: WerewordsBox) -> tuple[int, int]:
    return sought(
        box.language,
        box.word_level,
        box.categories,
        proper=box.proper_nouns,
        adjusted=box.role_adjusted_words,
    )
