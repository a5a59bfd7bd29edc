"""How fast words come: the first draw after start, later draws, and the memory of a language.

Run as `python -m bench.words`. CPU time, best of several: the steadiest figure on a shared machine.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from nightcall.words import LEVELS, Stock, Word, bank_of, languages
from nightcall.words.exchange import read_list, write_list
from nightcall.words.shelf import Shelf
from nightcall.words.wordlist import WordList

WISHES: dict[str, Any] = {"proper_nouns": True, "categories": (), "lists": (), "avoid": ()}

# A fresh process: importing the library, reading the bank, and the first draw.
FIRST = """
import json, sys, time, tracemalloc
from random import Random
imported = time.process_time()
from nightcall.words import Stock
start = time.process_time()
Stock(Random(1)).draw(["medium"] * 3, proper_nouns=True, categories=[], lists=[], avoid=[],
                      language=sys.argv[1])
drawn = time.process_time()
print(json.dumps([start - imported, drawn - start]))
"""
MEMORY = """
import sys, tracemalloc
from random import Random
from nightcall.words import LEVELS, Stock
tracemalloc.start()
stock = Stock(Random(1))
for names in (True, False):
    stock.draw(LEVELS, proper_nouns=names, categories=[], lists=[], avoid=[], language=sys.argv[1])
print(tracemalloc.get_traced_memory()[1])
"""


def main() -> None:
    for language in languages():
        first = [json.loads(fresh(FIRST, language)) for _ in range(5)]
        imported, drawn = (min(times) * 1000 for times in zip(*first, strict=True))
        megabytes = int(fresh(MEMORY, language)) / 1e6
        print(
            f"{language}: {len(bank_of(language).words)} words; first draw {drawn:.1f} ms "
            f"(import {imported:.1f} ms); peak memory {megabytes:.1f} MB"
        )
    used = [word.text for word in bank_of("en").words[::10]][:1000]
    draws("three medium offers", ["medium"] * 3)
    draws("one of each level", list(LEVELS))
    draws("five easy, two categories, no names", ["easy"] * 5,
          categories=("animals", "sport"), proper_nouns=False)  # fmt: skip
    draws("five hard, one category", ["hard"] * 5, categories=("people",))
    draws("three medium, 1,000 words used (frozenset)", ["medium"] * 3, avoid=frozenset(used))
    draws("three medium, 1,000 words used (list)", ["medium"] * 3, avoid=used)
    almost_all = frozenset(word.text for word in bank_of("en").by_level["medium"][20:])
    draws("three medium, all but 20 used (frozenset)", ["medium"] * 3, avoid=almost_all)
    draws("three medium, all but 20 used (list)", ["medium"] * 3, avoid=list(almost_all))
    lists()


def fresh(program: str, language: str) -> str:
    command = [sys.executable, "-c", program, language]
    return subprocess.run(  # noqa: S603  our own program
        command, check=True, capture_output=True, text=True
    ).stdout


def draws(name: str, levels: list[str], **wishes: Any) -> None:
    stock = Stock(Random(2))
    asked = {**WISHES, **wishes, "language": "en"}
    stock.draw(levels, **asked)
    best = min(timed(lambda: stock.draw(levels, **asked), 500) for _ in range(5))
    print(f"draw {name}: {best * 1000:.3f} ms")


def lists() -> None:
    """A list of ten thousand entries, in and out."""
    words = tuple(Word(f"thing number {number}", "hard") for number in range(10_000))
    for form in ("text", "csv", "json"):
        data = write_list(words, form)
        taken = timed(partial(read_list, data, form), 1)
        print(f"read 10,000 entries of {form}: {taken * 1000:.0f} ms")
    with tempfile.TemporaryDirectory() as folder, Shelf(Path(folder) / "words.db") as shelf:
        wall = time.perf_counter()
        handle, _ = shelf.add(WordList("Many", "en", words))
        print(f"keep 10,000 entries: {(time.perf_counter() - wall) * 1000:.0f} ms")
        stock = Stock(Random(3), shelf)
        asked = {**WISHES, "lists": (handle,), "language": "en"}
        stock.draw(["hard"] * 3, **asked)
        best = min(timed(lambda: stock.draw(["hard"] * 3, **asked), 200) for _ in range(5))
        print(f"draw three hard, pooled with that list: {best * 1000:.3f} ms")


def timed(work: Callable[[], object], times: int) -> float:
    """CPU seconds for one turn."""
    start = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - start) / times


if __name__ == "__main__":
    main()
