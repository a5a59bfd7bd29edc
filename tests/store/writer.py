"""A process that appends to a store as fast as it can and says what was acknowledged."""

import asyncio
import sys
from pathlib import Path

from nightcall.store.sqlite import SqliteStore
from nightcall.store.store import Record


async def write(path: Path) -> None:
    store = SqliteStore(path)

    async def fill(room: str) -> None:
        last = len(await store.read(room))
        for n in range(last + 1, last + 100_000):
            await store.append(room, [Record(n, n, f"{room} {n}".encode())])
            sys.stdout.write(f"{room} {n}\n")
            sys.stdout.flush()

    await asyncio.gather(*(fill(f"room-{number}") for number in range(4)))


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
