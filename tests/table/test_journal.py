"""A journal is readable JSON Lines: a header, then entries; a record has what was said between."""

from typing import Any

import msgspec
import pytest

from nightcall.table import (
    CLOCK,
    EVERYONE,
    TIME_IS_UP,
    Ask,
    BadJournal,
    Choice,
    Entry,
    Header,
    Journal,
    Run,
    Scene,
    Table,
    Telling,
    Text,
    Timer,
)
from nightcall.table.journal import line, read
from tests.table.tiny import play, tiny

HEADER = Header("tiny", 1, ("Ann", "Zoë"), {"rounds": 2}, {"games": 1})
ENTRIES = (
    Entry(1, "0123456789ab", "Ann", "Zoë", 1500),
    Entry(2, "0123456789ab", "Zoë", {"press": "yes", "to": "Ann"}, 2500),
    Entry(3, "ba9876543210", "Ann", ["a", ["b", "c"]]),
    Entry(4, "ba9876543210", "Zoë", "“hello” — \\ \u2028"),
)
LINES = [f"{line(item)}\n" for item in (HEADER, *ENTRIES)]


def test_a_journal_comes_back_from_its_text_as_it_was() -> None:
    assert read(LINES) == (Journal(HEADER, ENTRIES), [])


def test_every_line_is_one_line_of_json_that_people_can_read() -> None:
    assert line(HEADER) == (
        '{"game":"tiny","rules":1,"seats":["Ann","Zoë"],'
        '"options":{"rounds":2},"series":{"games":1},"nightcall":1}'
    )
    assert (
        line(ENTRIES[0]) == '{"n":1,"ask":"0123456789ab","seat":"Ann","answer":"Zoë","when":1500}'
    )
    assert all("\n" not in line(item) for item in (HEADER, *ENTRIES))


def test_what_was_said_is_told_apart_from_answers() -> None:
    told = line(Telling(("Ann",), "word", {"word": "frog", "n": 1}))
    assert told == '{"told":"word","to":["Ann"],"args":{"word":"frog","n":1}}'
    assert line(Telling(EVERYONE, "mayor", {})) == '{"told":"mayor","to":null,"args":{}}'
    lines = [LINES[0], told + "\n", *LINES[1:]]
    assert read(lines) == (Journal(HEADER, ENTRIES), [told])


SCENES = [
    (
        Scene("night", "night-falls"),
        '{"scene":"night","line":"night-falls","args":{},"speakers":[]}',
    ),
    (
        Scene(
            "day", "wake", {"dead": ["Ann"]}, Timer("day", 60, 2, (10,)), "everyone", ("Zoë",), 3
        ),
        '{"scene":"day","line":"wake","args":{"dead":["Ann"]},"speakers":"everyone",'
        '"timer":{"name":"day","seconds":60,"number":2,"warnings":[10]},"alive":["Zoë"],"day":3}',
    ),
]


@pytest.mark.parametrize(("scene", "text"), SCENES)
def test_a_scene_is_written_with_what_it_has(scene: Scene, text: str) -> None:
    assert line(scene) == text


async def asks_and_tells(table: Table) -> Any:
    table.scene("talk", "hello", speakers="everyone")
    text = await table.choose("Ann", "question", Text(40))
    table.tell(("Bob",), "question", text=text)
    timer = table.timer("vote", 10)
    return await table.until(timer, "vote", {seat: Choice(("a", "b")) for seat in table.seats})


def test_a_run_goes_on_from_its_text() -> None:
    run = play(asks_and_tells)
    run.answer("Ann", "Wie schön?", 700)
    run.answer("Bob", "a", 900)
    lines = [line(run.header), *map(line, run.entries)]
    journal, _ = read([f"{text}\n" for text in lines])
    again = Run(tiny(asks_and_tells), journal.header, journal.entries)
    assert (again.said, again.given, again.entries) == (run.said, run.given, run.entries)
    again.answer(CLOCK, TIME_IS_UP)
    assert again.is_over


def test_a_record_has_what_was_said_and_in_what_order() -> None:
    run = play(asks_and_tells)
    run.answer("Ann", "Why?")
    lines = [line(run.header)]
    for number in range(run.length + 1):
        lines += [line(run.entries[number - 1])] if number else []
        lines += [line(item) for item in run.said_at(number) if not isinstance(item, Ask)]
    journal, said = read([f"{text}\n" for text in lines])
    assert journal == run.journal
    assert said == [line(item) for item in run.said if not isinstance(item, Ask)]
    assert [next(iter(msgspec.json.decode(text))) for text in lines] == [
        "game",
        "scene",
        "n",
        "told",
    ]


# Crashes and damage


@pytest.mark.parametrize("kept", range(1, len(LINES[-1]) - 1))
def test_a_last_line_that_was_torn_by_a_crash_is_left_out(kept: int) -> None:
    journal, _ = read([*LINES[:-1], LINES[-1][:kept]])
    assert journal.entries == ENTRIES[:-1]


def test_a_last_line_without_its_line_end_is_whole_if_it_can_be_read() -> None:
    journal, _ = read([*LINES[:-1], LINES[-1].rstrip("\n")])
    assert journal.entries == ENTRIES


def test_a_bad_line_is_named_by_its_number() -> None:
    with pytest.raises(BadJournal, match=r"^line 3: "):
        read([*LINES[:2], '{"n":2,"ask":\n', *LINES[3:]])


def test_blank_lines_do_not_matter_and_are_counted() -> None:
    assert read([LINES[0], "\n", *LINES[1:], "  \n"])[0].entries == ENTRIES
    with pytest.raises(BadJournal, match=r"^line 4: "):
        read([LINES[0], "\n", LINES[1], "nonsense\n"])


BAD_LINES = {
    "an entry without its answer": '{"n":2,"ask":"0123456789ab","seat":"Ann"}\n',
    "an entry with too much": (
        '{"n":2,"ask":"0123456789ab","seat":"Ann","answer":1,"when":0,"by":"me"}\n'
    ),
    "an entry with a number for a seat": '{"n":2,"ask":"0123456789ab","seat":7,"answer":1}\n',
    "a number": "7\n",
    "null": "null\n",
    "no JSON": "the Seer\n",
}


@pytest.mark.parametrize("what", BAD_LINES)
def test_what_is_no_entry_is_refused(what: str) -> None:
    with pytest.raises(BadJournal, match=r"^line 3: "):
        read([*LINES[:2], BAD_LINES[what], *LINES[2:]])


BAD_HEADERS = {
    "nothing": [],
    "only blank lines": ["\n", "\n"],
    "an entry first": LINES[1:],
    "a torn header": [LINES[0][:-5]],
    "a header with too much": ['{"game":"tiny","rules":1,"seats":[],"seed":7}\n'],
    "a header without its rules": ['{"game":"tiny","seats":[]}\n'],
}


@pytest.mark.parametrize("what", BAD_HEADERS)
def test_a_journal_begins_with_its_header(what: str) -> None:
    with pytest.raises(BadJournal, match=r"^line 1: "):
        read(BAD_HEADERS[what])


@pytest.mark.parametrize("order", [(1, 3), (2, 1), (1, 1), (2, 3)])
def test_entries_are_numbered_one_after_the_other(order: tuple[int, ...]) -> None:
    with pytest.raises(BadJournal, match="not numbered"):
        read([LINES[0], *(LINES[number] for number in order)])
