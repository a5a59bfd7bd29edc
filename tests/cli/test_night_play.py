"""Werewolf and Wherewolf at one keyboard, on a real terminal, read as each person reads them."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from nightcall.cli.calls import MAY_ASK
from nightcall.table import Run, Scene, Telling
from nightcall.text import Sentences, Texts
from tests.cli.people import (
    AGAIN,
    ASSEMBLY,
    EASY_GOING,
    VOTE,
    VOTES,
    at_night_table,
    kept,
    owner,
    private_tellings,
)
from tests.cli.terminal import Terminal, Typed

EIGHT = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
EVERY_POWER = (
    "--level", "later", "--option",
    "roles=Seer:1,Healer:1,Wizard:1,Juliet:1,Advocate:1,Spy:1,Guard:2,Cursed:1,Huntsman:1,"
    "Pack Leader:1,Young Wolf:1,Vampire:1,Ghoul:1",
)  # fmt: skip
SWORD = ("--option", "sword=yes", "--option", "public=yes")
PASSED = r"Pass the keyboard to (\w+)\."
BOTH = pytest.mark.parametrize("game", ["werewolf", "wherewolf"])


def a_vote(terminal: Terminal) -> str:
    """Bots first; when none wants to move, somebody joins the most accused or the first."""
    run = kept(terminal.home)
    if "No bot wants to move" not in terminal.screen[-100:]:
        people = [seat for seat in run.header.seats if not seat.startswith("Bot ")]
        if len(people) < len(run.header.seats):
            return ""
    alive = [scene.alive for scene in run.said if isinstance(scene, Scene) and scene.alive][-1]
    votes = dict(votes_of(run))
    counts = Counter(votes.values())
    voters = [seat for seat in alive if not seat.startswith("Bot ")]
    for voter in voters:
        others = [seat for seat in alive if seat != voter]
        most = max(others, key=lambda seat: (counts[seat], -alive.index(seat)))
        if votes.get(voter) != most:
            return f"{voter}: {most}"
    # Everybody stands where they would, and it is no majority: somebody gives way.
    chance = Random(len(run.entries))
    voter = chance.choice(voters)
    return f"{voter}: {chance.choice([seat for seat in alive if seat != voter])}"


def votes_of(run: Run) -> list[tuple[str, str]]:
    """Who stands against whom since the last scene."""
    found: list[tuple[str, str]] = []
    for item in run.said:
        if isinstance(item, Scene):
            found.clear()
        elif isinstance(item, Telling) and item.key == "standing-vote":
            found.append((item.args["seat"], item.args["accused"]))
    return found


def to_the_end(terminal: Terminal, **answers: Typed) -> None:
    terminal.answer({**EASY_GOING, VOTES: a_vote, VOTE: a_vote, **answers}, until=AGAIN)
    terminal.type("n")
    assert terminal.close() == 0
    assert "Traceback" not in terminal.shown


@BOTH
def test_a_newcomer_is_in_a_game_of_eight_after_two_enters(tmp_path: Path, game: str) -> None:
    terminal = Terminal("play", game, "--pace", "0", home=tmp_path)
    terminal.see("How many people")
    terminal.type("")
    terminal.see("Name of person 1")
    terminal.type("")
    terminal.see("Player 1, Bot Alder, .* and Bot Ivy")
    terminal.see("Your card: ")
    terminal.press_ctrl_c()
    terminal.see("nightcall resume")
    assert terminal.close() == 130


@pytest.mark.parametrize(
    ("game", "args"),
    [
        ("werewolf", ("Ann", "--bots")),
        ("werewolf", ("Ann", "Bob", "--bots")),
        ("werewolf", ("Ann", "Bob", "--bots", "--option", "deadlock=timer")),
        ("werewolf", (*EIGHT, "--option", "device=passed", "--option", "seers=2")),
        ("wherewolf", ("Ann", "--bots")),
        ("wherewolf", ("Ann", "Bob", "--bots", "--level", "later")),
        ("wherewolf", ("Ann", "Bob", "--bots", "--level", "expert", "--option", "timed=yes")),
        ("wherewolf", ("Ann", "Bob", "--bots", "--players", "14", *EVERY_POWER)),
        ("wherewolf", ("Ann", "Bob", "--bots", "--option", "device=passed", *SWORD)),
    ],
    ids=lambda arg: arg if isinstance(arg, str) else " ".join(arg),
)  # fmt: skip
def test_it_comes_to_an_end(tmp_path: Path, game: str, args: tuple[str, ...]) -> None:
    terminal = at_night_table(tmp_path, game, *args)
    to_the_end(terminal)
    assert kept(tmp_path).is_over


@pytest.mark.parametrize(
    ("game", "args"),
    [
        ("werewolf", EIGHT),
        ("wherewolf", (*EIGHT, "--level", "later", "--option", "amulet=yes")),
        ("wherewolf", (*EIGHT, "--bots", "--players", "14", *EVERY_POWER)),
    ],
    ids=["werewolf", "wherewolf", "every power"],
)
def test_nobody_reads_what_is_not_theirs(tmp_path: Path, game: str, args: tuple[str, ...]) -> None:
    terminal = at_night_table(tmp_path, game, *args)
    to_the_end(terminal)
    run = kept(tmp_path)
    sentences = Sentences(Texts(), game, run.header.seats)
    allowed: dict[str, set[str]] = {}
    for telling in private_tellings(run):
        allowed.setdefault(sentences.telling(telling), set()).update(telling.to or ())
    seen = 0
    for screen in terminal.screens:
        reader = owner(screen, run.header.seats)
        for line in screen.split("\n"):
            if line.strip() in allowed:
                assert reader in allowed[line.strip()], line
                seen += 1
    assert seen >= len(EIGHT)


def test_every_call_that_may_ask_takes_the_keyboard_round(tmp_path: Path) -> None:
    """Also where the role is dead: who is still there must not be heard."""
    args = (*EIGHT, "--level", "later", "--option", "stall_rounds=20")
    terminal = at_night_table(tmp_path, "wherewolf", *args)
    to_the_end(terminal)
    sentences = Sentences(Texts(), "wherewolf", EIGHT)
    calls = [item for item in kept(tmp_path).said if isinstance(item, Scene)]
    shown = "".join(terminal.screens)
    at = 0
    for scene, after in pairwise(calls):
        at = shown.index(sentences.scene(scene), at)
        until = shown.index(sentences.scene(after), at + 1)
        if scene.line.startswith("wake-"):
            passed = re.findall(PASSED, shown[at:until])
            goes_round = scene.line in MAY_ASK["wherewolf"]
            assert passed == (list(scene.alive or ()) if goes_round else []), scene.line


def test_a_pack_that_disagrees_is_asked_again_with_all_others(tmp_path: Path) -> None:
    """PW-NGT-03"""
    terminal = at_night_table(tmp_path, "werewolf", *EIGHT)
    wanted: list[str] = []

    def wants(terminal: Terminal) -> str:
        if "Whom do you want tonight?" not in terminal.screen:
            return "1"
        wanted.append("2" if len(wanted) == 1 else "1")
        return wanted[-1]

    answers: dict[str, Typed] = {**EASY_GOING, r"or a name: ": wants}
    terminal.answer(answers, until="once more")
    assert wanted == ["1", "2"]
    terminal.answer(answers, until="Sleep now, Werewolves")
    assert wanted[2:] in (["1"], ["1", "1"])
    again = terminal.shown.partition("once more")[2].partition("Sleep now")[0]
    assert re.findall(PASSED, again) == list(EIGHT)
    terminal.press_ctrl_c()
    terminal.close()


def test_votes_stand_and_move_at_an_open_prompt(tmp_path: Path) -> None:
    """PW-DAY-03"""
    terminal = at_night_table(tmp_path, "werewolf", *EIGHT)
    terminal.answer(EASY_GOING, until=VOTES)
    dead = next(iter(told_dead(tmp_path)))
    one, two, three = [name for name in EIGHT if name != dead][:3]
    for typed, says in (
        ("", "No bot wants to move"),
        (two, "Whose vote is that"),
        (f"{dead}: {one}", f"{dead} is out, and cannot vote"),
        (f"{one}: {dead}", "nobody to stand against"),
        (f"{one}: {two}", f"{one} stands against {two}.\nSo far: 1 against {two}"),
        (f"{one.lower()}: {three.lower()}", f"So far: 1 against {three}"),
        ("/log", f"{one} stands against {two}.\n{one} stands against {three}"),
        ("/undo", f"Taken back: the last answer of {one}"),
        ("/deadlock", "cannot break off"),
        ("/whoops", "There is no /whoops"),
    ):
        terminal.type(typed)
        terminal.see(re.escape(says))
        terminal.see(VOTES)
    terminal.press_ctrl_c()
    terminal.close()


def told_dead(home: Path) -> list[str]:
    return [
        item.args["seat"]
        for item in kept(home).said
        if isinstance(item, Telling) and item.key in ("killed", "lynched")
    ]


def test_a_table_that_cannot_agree_may_let_night_fall(tmp_path: Path) -> None:
    """PW-DAY-05"""
    args = ("Ann", "Bob", "--bots", "--option", "deadlock=declared", "--option", "werewolves=1")
    terminal = at_night_table(tmp_path, "werewolf", *args, "--seed", "3")
    terminal.answer(EASY_GOING, until=f"{VOTES}|{VOTE}")
    terminal.type("/deadlock")
    terminal.see("You could not agree, so nobody dies today")
    terminal.see("Night falls")
    terminal.press_ctrl_c()
    terminal.close()


def test_the_dead_are_out_and_may_watch(tmp_path: Path) -> None:
    """WH-DAY-04, D-45"""
    two_wolves = ("--level", "later", "--option", "stall_rounds=20")
    terminal = at_night_table(tmp_path, "wherewolf", *EIGHT, *two_wolves)
    terminal.answer(EASY_GOING, until=r"\w+ is out, and silent until the game is over\.")
    dead = re.findall(r"(\w+) is out", terminal.shown)[-1]
    began = len(terminal.shown)
    terminal.answer(EASY_GOING, until=ASSEMBLY)
    terminal.type(f"/me {dead}")
    terminal.see(f"only {dead} is looking")
    terminal.type("")
    terminal.see("You are out. Watch if you like, and keep silent. These are the roles: ")
    terminal.see("Enter to cover")
    terminal.type("")
    terminal.answer(EASY_GOING, until=AGAIN)
    terminal.type("n")
    terminal.close()
    passed = re.findall(PASSED, terminal.shown[began:])
    assert passed.count(dead) == 1


def test_hands_are_counted_by_eye_where_the_table_likes_it(tmp_path: Path) -> None:
    terminal = at_night_table(tmp_path, "wherewolf", *EIGHT[:6], "--option", "votes=counted")
    counts = r"commas between them: "
    terminal.answer(EASY_GOING, until=counts)
    for typed, says in (
        ("Ann 1, Bob 2", "Those are 3 hands, but at least 6"),
        ("Ann 9", "hands"),
        ("Ann many", "not"),
        ("1 2, Bob: 4", "These stand accused today: Ann and Bob"),
    ):
        terminal.type(typed)
        terminal.see(says)
    terminal.press_ctrl_c()
    terminal.close()


def test_an_answer_of_the_night_is_taken_back_without_a_name(tmp_path: Path) -> None:
    terminal = at_night_table(tmp_path, "wherewolf", *EIGHT[:5], "--seed", "2")
    aura = r"\w+ has a (White|Dark) aura\.\nEnter to cover this\. "
    terminal.answer(EASY_GOING, until=aura)
    terminal.type("/undo")
    terminal.see("Secrets were shown since then.*")
    terminal.type("y")
    terminal.see("Taken back: the last answer that was given in secret")
    assert owner(terminal.screen, EIGHT) is None
    terminal.answer(EASY_GOING, until=ASSEMBLY)
    terminal.type("")
    terminal.see("Quiet, please")
    terminal.press_ctrl_c()
    terminal.close()


@BOTH
def test_the_same_people_play_again(tmp_path: Path, game: str) -> None:
    terminal = at_night_table(tmp_path, game, "Ann", "--bots")
    terminal.answer({**EASY_GOING, VOTE: a_vote}, until=AGAIN)
    terminal.type("later" if game == "wherewolf" else "")
    terminal.see("Your card: ")
    terminal.press_ctrl_c()
    terminal.close()
    first, second = kept(tmp_path), kept(tmp_path, "game-again.jsonl")
    assert second.header.seats == first.header.seats
    assert second.header.series["games"] == 1
    assert second.header.options == ({"level": "later"} if game == "wherewolf" else {})


@BOTH
def test_ctrl_c_leaves_a_game_that_goes_on_to_its_end(tmp_path: Path, game: str) -> None:
    terminal = at_night_table(tmp_path, game, "Ann", "Bob", "Cid", "--bots")
    terminal.answer(EASY_GOING, until=f"{VOTES}|{VOTE}|{ASSEMBLY}")
    terminal.press_ctrl_c()
    terminal.see("nightcall resume .*game.jsonl")
    assert terminal.close() == 130
    left = kept(tmp_path).entries
    again = Terminal("resume", str(tmp_path / "game.jsonl"), "--pace", "0", home=tmp_path)
    again.see("Back at the table")
    to_the_end(again)
    assert kept(tmp_path).entries[: len(left)] == left
    assert kept(tmp_path).is_over


@pytest.mark.parametrize(
    ("game", "args", "says"),
    [
        ("werewolf", ("Ann", "--bots", "--option", "moderator=dealt"), "we moderate"),
        ("werewolf", ("Ann", "Bob"), "too few"),
        ("werewolf", ("Ann", "--bots", "--option", "seer=1"), "Did you mean seers?"),
        ("wherewolf", ("Ann", "--bots", "--option", "votes=counted"), "Bots raise no hands"),
        ("wherewolf", ("Ann", "--bots", "--option", "roles=Seer:1"), "too few"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    tmp_path: Path, game: str, args: tuple[str, ...], says: str
) -> None:
    terminal = Terminal("play", game, *args, home=tmp_path)
    assert terminal.close() == 1
    assert says in terminal.shown
