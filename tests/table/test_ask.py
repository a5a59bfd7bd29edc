"""Questions have fingerprints that differ when the question does, on every Python alike."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from nightcall.table import CLOCK, TIME_IS_UP, Ask, Choice, Options, Press, Several, Text, Timer
from nightcall.table.ask import wait_for_the_clock
from tests.table.tiny import ASK, TIMER

OTHERS = {
    "kind": replace(ASK, kind="hunt"),
    "a choice": replace(ASK, options={**ASK.options, "Bob": Choice(("Ann",))}),
    "a seat": replace(ASK, options={"Ann": ASK.options["Ann"]}),
    "settle": replace(ASK, settle="time"),
    "waits for": replace(ASK, waits_for=("Ann",)),
    "arguments": replace(ASK, args={"round": 2}),
    "timer": replace(ASK, timer=Timer("day", 240, 2, (60, 30))),
    "no timer": replace(ASK, timer=None),
    "at once": replace(ASK, at_once=()),
    "remind": replace(ASK, remind=31),
    "open": replace(ASK, open=False),
}


@pytest.mark.parametrize("part", OTHERS)
def test_another_question_has_another_fingerprint(part: str) -> None:
    assert OTHERS[part].fingerprint() != ASK.fingerprint()


def test_no_two_of_these_questions_have_the_same_fingerprint() -> None:
    assert len({ask.fingerprint() for ask in (ASK, *OTHERS.values())}) == len(OTHERS) + 1


def test_kinds_of_options_with_the_same_values_are_different_questions() -> None:
    options: list[Options] = [Choice(("a",)), Several(("a",), 1, 1), Text(1, ("a",))]
    options.append(Press({"a": ()}))
    fingerprints = {Ask("k", {"Ann": each}, "one", ("Ann",)).fingerprint() for each in options}
    assert len(fingerprints) == len(options)


def test_the_same_question_has_the_same_fingerprint() -> None:
    again = Ask(*(getattr(ASK, part) for part in Ask.__struct_fields__))
    assert again is not ASK
    assert again.fingerprint() == ASK.fingerprint()


def test_a_fingerprint_never_changes() -> None:
    """Journals keep fingerprints: a change here would make every old journal a mismatch."""
    assert ASK.fingerprint() == "170a9b539273"
    assert wait_for_the_clock("call", TIMER, {"card": "Seer"}).fingerprint() == "5c46965ff46f"


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_a_fingerprint_is_the_same_in_every_process(hash_seed: str) -> None:
    program = "from tests.table.tiny import ASK; print(ASK.fingerprint())"
    done = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-c", program],
        cwd=Path(__file__).parent.parent.parent,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == ASK.fingerprint()


def test_waiting_for_the_clock_waits_for_nobody_else() -> None:
    ask = wait_for_the_clock("call", TIMER, {})
    assert list(ask.options) == [CLOCK]
    assert ask.options[CLOCK].refuse(TIME_IS_UP) is None
    assert ask.waits_for == ()
    assert ask.timer == TIMER
