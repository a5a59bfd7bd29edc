"""The words of the game: banks per language, own and shared lists, drawing without repeats."""

from nightcall.words.banks import Bank, NoSuchLanguage, bank_of, languages
from nightcall.words.stock import NOTHING_BUILT_IN, Lists, Stock
from nightcall.words.word import CATEGORIES, LEVELS, BadLine, Word, key_of

__all__ = [
    "CATEGORIES",
    "LEVELS",
    "NOTHING_BUILT_IN",
    "BadLine",
    "Bank",
    "Lists",
    "NoSuchLanguage",
    "Stock",
    "Word",
    "bank_of",
    "key_of",
    "languages",
]
