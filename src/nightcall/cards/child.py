"""Sets one job in a process of its own, which can be stopped and whose memory goes with it.

Run by its path, with the job as JSON on standard input; knows nothing but the typesetter.
"""

import json
import sys


def main() -> None:
    import typst  # noqa: PLC0415  an extra that may be missing

    job = json.load(sys.stdin.buffer)
    made = typst.compile(job.pop("input"), **job, format="pdf")
    sys.stdout.buffer.write(made)


if __name__ == "__main__":
    main()
