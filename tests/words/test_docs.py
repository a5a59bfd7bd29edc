"""The examples of docs/words.md are true: the code runs, the commands succeed."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from nightcall.cli.words import words

PAGE = (Path(__file__).parents[2] / "docs" / "words.md").read_text("utf-8")


def test_the_example_in_python_draws_as_it_says() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, object] = {}
    exec(example.replace("stock.draw(", "offers = stock.draw(", 1), names)  # noqa: S102  ours
    offers = names["offers"]
    assert isinstance(offers, list)
    assert len(offers) == 3


def test_the_commands_run_in_the_order_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (block,) = re.findall(r"```\n(nightcall words.*?)```", PAGE, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NIGHTCALL_WORDS", str(tmp_path / "words.db"))
    Path("party.csv").write_text("text,level\nclown,easy\npiñata,medium\n", "utf-8")
    for line in block.splitlines():
        typed = shlex.split(line, comments=True)
        assert typed[:2] == ["nightcall", "words"]
        result = CliRunner().invoke(words, typed[2:])
        assert result.exit_code == 0, f"{line}: {result.output}"
