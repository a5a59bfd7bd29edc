"""Refusals as every device gets them: a reason for programs, a sentence for people."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from nightcall.room.refused import Refused
from nightcall.table import Remark
from nightcall.text import MissingText, NoSuchLanguage, Sentences, Texts


def refusal(refused: Refused, language: str, game: str = "") -> dict[str, Any]:
    """`remarks` are there where a table cannot start."""
    sentences = Sentences(texts(language), game)
    args = dict(refused.args_of_text)
    remarks: list[Remark] = args.pop("remarks", [])
    said = [remark_said(sentences, remark) for remark in remarks]
    error = {"error": " ".join(remark["text"] for remark in said)} if remarks else {}
    own = f"room-refused-{refused.reason}"
    if sentences.texts.has(own):
        say = partial(sentences.texts.say, own, **sentences.shaped(args | error))
    else:
        say = partial(sentences.refused, refused.reason, **args, **error)
    found = {"reason": refused.reason, "args": args, "text": in_words(say, refused.reason)}
    return {**found, "remarks": said} if remarks else found


def remark_said(sentences: Sentences, remark: Remark) -> dict[str, Any]:
    text = in_words(partial(sentences.remark, remark), remark.key)
    return {"weight": remark.weight, "key": remark.key, "args": remark.args, "text": text}


def in_words(say: Callable[[], str], otherwise: str) -> str:
    """A game may be played before it has its texts."""
    try:
        return say()
    except MissingText:
        return otherwise


@lru_cache(maxsize=64)
def texts(language: str) -> Texts:
    try:
        return Texts(language)
    except NoSuchLanguage:
        return Texts()


def check_language(language: str) -> str:
    try:
        return Texts(language).language
    except NoSuchLanguage as error:
        raise Refused("no-such-language", name=language) from error
