"""docs/add-a-card.md does what it says: two files, and the new card plays."""

import shutil
import subprocess
import sys
from pathlib import Path

import nightcall
from tests.docs.blocks import blocks, patched

WEREWORDS = """
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
run.answer(CLOCK, "time")
run.answer(CLOCK, "time")
sentences = Sentences(Texts("en"), "werewords", run.header.seats)
for item in run.said:
    is_for_bob = isinstance(item, Telling) and item.to == ("Bob",)
    if is_for_bob or "eavesdropper" in getattr(item, "line", ""):
        print(sentences.said(item))
"""

WHEREWOLF = """
from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.table import CLOCK, HOUSE, Telling, start
from nightcall.text import Texts
from nightcall.text.sentences import Sentences

roles = {"Seer": 1, "Gossip": 1, "Pack Leader": 1, "Peasant": 3}
box = WherewolfBox(level="later", roles=roles)
run = start(WHEREWOLF, WHEREWOLF.header(("Ann", "Bob", "Cid", "Dee", "Eve", "Fay"), box))
run.answer(HOUSE, ["Seer", "Gossip", "Pack Leader", "Peasant", "Peasant", "Peasant"])
run.answer(HOUSE, "0" * 32)
for seat in run.header.seats:
    run.answer(seat, "seen")
run.answer(HOUSE, [6, 6, 6])
run.answer("Ann", "Cid")
for _ in range(3):
    run.answer(CLOCK, "time")
sentences = Sentences(Texts("en"), "wherewolf", run.header.seats)
print(sentences.power("Gossip"), sentences.wins("Gossip"))
for item in run.said:
    is_for_bob = isinstance(item, Telling) and item.to == ("Bob",)
    if is_for_bob or "gossip" in getattr(item, "line", ""):
        print(sentences.said(item))
"""


def copy_of_the_package(folder: Path) -> Path:
    return Path(shutil.copytree(Path(nightcall.__file__).parent, folder / "nightcall"))


def change(path: Path, *, diffs: list[str], more: str = "") -> None:
    source = path.read_text(encoding="utf-8")
    for diff in diffs:
        source = patched(source, diff)
    path.write_text(source + more, encoding="utf-8")


def heard(script: str, folder: Path) -> str:
    done = subprocess.run(  # noqa: S603  our own command
        [sys.executable, "-c", script],
        cwd=folder,
        env={"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.replace("\u2068", "").replace("\u2069", "")


def test_the_eavesdropper_of_werewords_needs_two_files_and_plays(tmp_path: Path) -> None:
    package = copy_of_the_package(tmp_path)
    diffs, (text,) = blocks("add-a-card.md", "diff"), blocks("add-a-card.md", "ftl")
    change(package / "games" / "werewords" / "cards.py", diffs=diffs)
    change(package / "text" / "en" / "cards.ftl", diffs=[], more=f"\n{text}")
    said = heard(WEREWORDS, tmp_path)
    assert "Eavesdropper, wake up and listen." in said
    assert "You hear 2 words being whispered." in said


def test_the_gossip_of_wherewolf_needs_two_files_and_plays(tmp_path: Path) -> None:
    package = copy_of_the_package(tmp_path)
    diffs, (text,) = blocks("add-a-card.md", "patch"), blocks("add-a-card.md", "fluent")
    change(package / "games" / "wherewolf" / "cards" / "village.py", diffs=diffs)
    change(package / "text" / "en" / "wherewolf.ftl", diffs=[], more=f"\n{text}")
    said = heard(WHEREWOLF, tmp_path)
    assert "Gossip, wake up and listen at the doors." in said
    assert "You hear of 1 gifted in this village." in said
    assert "You never hear who." in said
