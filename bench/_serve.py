"""The server to be measured, as a process of its own: usual settings, but no limits on rates
and on what one address may do."""

import sys
from pathlib import Path

from nightcall.server.limits import Limits, Rate
from nightcall.server.run import Config, run

PLENTY = Rate(1e9, 1e9)


def ready(url: str) -> None:
    sys.stdout.write(url + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    limits = Limits(
        commands=PLENTY,
        room_commands=PLENTY,
        joins=PLENTY,
        mistakes=PLENTY,
        room_joins=PLENTY,
        rooms_opened=PLENTY,
        connections_of_an_address=20_000,
    )
    run(Config(host="127.0.0.1", port=0, data=Path(sys.argv[1]), limits=limits), ready)
