"""A server for tests that kill it: a clock that runs fast, limits that are generous."""

import sys
from pathlib import Path

from nightcall.server.run import Config, run
from tests.server.party import GENEROUS


def ready(url: str) -> None:
    sys.stdout.write(url + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    run(Config(host="127.0.0.1", port=port, data=folder, limits=GENEROUS, speed=40), ready)
