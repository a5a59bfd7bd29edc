"""docs/add-a-card.md does what it says: two files, and the new card plays."""

import shutil
import subprocess
import sys
from pathlib import Path

import nightcall
from tests.docs.blocks import blocks, patched

PLAY = """
from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.table import CLOCK, HOUSE, Telling, start
from nightcall.text import Texts
from nightcall.text.sentences import Sentences

roles = {"Seer": 1, "Eavesdropper": 1, "Werewolf": 1}
run = start(WEREWORDS, WEREWORDS.header(("Ann", "Bob", "Cid"), WerewordsBox(roles=roles)))
run.answer(HOUSE, ["Mayor", "Eavesdropper", "Werewolf", "Seer"])
run.answer(HOUSE, "0" * 32)
for seat in ("Ann", "Bob", "Cid"):
    run.answer(seat, "seen")
run.answer(HOUSE, ["ice cream", "frog", "kite"])
run.answer("Ann", "ice cream")
run.answer("Ann", "ok")
sentences = Sentences(Texts("en"), "werewords", run.header.seats)
run.answer(CLOCK, "time")
run.answer(CLOCK, "time")
for item in run.said:
    is_for_bob = isinstance(item, Telling) and item.to == ("Bob",)
    if is_for_bob or "eavesdropper" in getattr(item, "line", ""):
        print(sentences.said(item))
"""


def test_the_eavesdropper_needs_two_files_and_plays(tmp_path: Path) -> None:
    package = tmp_path / "nightcall"
    shutil.copytree(Path(nightcall.__file__).parent, package)
    cards = package / "games" / "werewords" / "cards.py"
    text = package / "text" / "en" / "cards.ftl"
    source = cards.read_text(encoding="utf-8")
    for diff in blocks("add-a-card.md", "diff"):
        source = patched(source, diff)
    cards.write_text(source, encoding="utf-8")
    (sentences,) = blocks("add-a-card.md", "ftl")
    text.write_text(text.read_text(encoding="utf-8") + "\n" + sentences, encoding="utf-8")
    done = subprocess.run(  # noqa: S603  our own command
        [sys.executable, "-c", PLAY],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Eavesdropper, wake up and listen." in done.stdout
    assert "You hear 2 words being whispered." in done.stdout.replace("\u2068", "").replace(
        "\u2069", ""
    )
