"""The librarian keeps the shelf of word lists in a thread: a large list lets no room wait."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from nightcall.words.refused import Refused
from nightcall.words.shelf import Shelf

log = logging.getLogger("nightcall")

Result = TypeVar("Result")


class Librarian:
    """One thing after the other. Raises what the shelf raises."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "librarian")
        self._shelf: Shelf | None = None

    async def does(self, work: Callable[[Shelf], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def notes_words(self, host: str, language: str, texts: tuple[str, ...]) -> None:
        """Words this host's tables have had. Nobody waits for it: at worst one comes again."""
        self._thread.submit(self._note, host, language, texts)

    async def close(self) -> None:
        """Finish what was begun, then stop."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._leave)
        self._thread.shutdown()

    # In the thread

    def _do(self, work: Callable[[Shelf], Result]) -> Result:
        if self._shelf is None:
            self._shelf = Shelf(self._path)
        return work(self._shelf)

    def _note(self, host: str, language: str, texts: tuple[str, ...]) -> None:
        try:
            self._do(lambda shelf: shelf.evenings.use(host, language, texts))
        except (sqlite3.Error, Refused) as error:
            log.warning("words not noted", extra={"error": repr(error)})

    def _leave(self) -> None:
        if self._shelf is not None:
            self._shelf.close()
