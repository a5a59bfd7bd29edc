"""Everything that is said or shown, per language, in Fluent files keyed by what is told."""

from nightcall.text.sentences import Sentences, slug
from nightcall.text.texts import FOLDER, LANGUAGES, MissingText, NoSuchLanguage, Texts

__all__ = ["FOLDER", "LANGUAGES", "MissingText", "NoSuchLanguage", "Sentences", "Texts", "slug"]
