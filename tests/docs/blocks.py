"""Fenced blocks of a documentation page, so that tests can run what it says."""

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)


def patched(source: str, diff: str) -> str:
    """`source` with the added lines of `diff` put beside the lines it quotes."""
    lines = diff.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if not line.startswith("+"))
    after = "".join(line[1:] for line in lines)
    if source.count(before) != 1:
        raise ValueError(
            f"the page quotes lines that stand {source.count(before)} times:\n{before}"
        )
    return source.replace(before, after)
