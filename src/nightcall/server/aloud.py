"""How long a screen takes that says what is told. A table of phones does not wait for it as for a
device in the middle: instead the calls of the night last so much longer (APP-03)."""

from collections.abc import Iterator
from functools import partial
from itertools import takewhile
from math import ceil

from nightcall.room.sitting import Sitting
from nightcall.server.refusals import in_words, texts
from nightcall.table import HOUSE, Ask, Run, Scene
from nightcall.text import Sentences

A_LETTER = 0.09
A_REST = 1.3
"""Seconds: of a line as it is spoken, and until eyes are shut after it."""


def seconds_to_say(sitting: Sitting, language: str) -> int:
    """What has been told since anybody was asked anything before."""
    header = sitting.header
    sentences = Sentences(texts(language), header.game, header.seats)
    said = [in_words(partial(sentences.scene, line), "") for line in _just_told(sitting.run)]
    return ceil(sum(A_LETTER * len(line) + A_REST for line in said))


def _just_told(run: Run) -> Iterator[Scene]:
    lately = (item for item in reversed(run.said) if not _is_of_house(item))
    asked = next(lately, None)
    if isinstance(asked, Scene):
        yield asked
    yield from (
        item
        for item in takewhile(lambda item: not isinstance(item, Ask), lately)
        if isinstance(item, Scene)
    )


def _is_of_house(item: object) -> bool:
    return isinstance(item, Ask) and item.options.keys() == {HOUSE}
