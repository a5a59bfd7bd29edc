"""The referee as a program sees it: commands in, replies out, and nothing brings it down."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.cli.referee_process import SEATS, RefereeProcess, to_the_day


@pytest.fixture(scope="module")
def referee() -> Iterator[RefereeProcess]:
    with RefereeProcess() as process:
        yield process


def test_a_whole_game_can_be_dictated() -> None:
    with RefereeProcess() as referee:
        assert referee.start()["ask"]["kind"] == "deal"
        day = referee.answer(*to_the_day())
        assert day["ask"]["kind"] == "day"
        assert day["ask"]["options"]["Dee"] == {"type": "text", "longest": 200, "also": []}
        guess = referee.answer(("Dee", "is it a frog?"), ("Ann", "correct"))
        assert guess["ask"]["waiting"] == ["Cid"]
        end = referee.answer(("Cid", "Bob"), ("Clock", "time"))
        assert end["result"]["team"] == "werewolves"
        assert end["result"]["winners"] == ["Cid"]
        assert referee.do("end", id="g") == {"id": "g", "ended": True}


def test_every_step_says_who_is_told_what() -> None:
    with RefereeProcess() as referee:
        referee.start()
        steps = referee.answer(*to_the_day())["steps"]
        told = [
            (item["told"], item["to"]) for step in steps for item in step["said"] if "told" in item
        ]
        assert ("mayor", None) in told
        assert ("word", ["Bob"]) in told
        assert ("word", ["Cid"]) in told
        assert [step["n"] for step in steps] == list(range(1, len(steps) + 1))


def test_the_programs_can_be_house_and_clock() -> None:
    with RefereeProcess() as referee:
        start = referee.start(house="program", clock="program", words=["frog"], seed=1)
        assert start["ask"]["kind"] == "look"
        again = referee.start("same", house="program", clock="program", words=["frog"], seed=1)
        assert {**again, "id": "g"} == start
        looked = referee.answer(*((seat, "seen") for seat in SEATS))
        (mayor,) = looked["ask"]["waiting"]
        day = referee.answer((mayor, "frog"), (mayor, "ok"))
        assert day["ask"]["kind"] == "day"


def test_the_house_that_is_a_program_can_still_be_told_whoops() -> None:
    with RefereeProcess() as referee:
        referee.start(clock="dictated")
        vote = referee.answer(*to_the_day(), ("Clock", "time"))
        assert vote["ask"]["kind"] == "vote"
        assert referee.answer(("House", "(whoops)"))["ask"]["kind"] == "hunt"


def test_the_first_refused_answer_of_a_batch_stops_the_rest() -> None:
    with RefereeProcess() as referee:
        referee.start()
        reply = referee.answer(*to_the_day(), ("Ann", "is it a frog?"), ("Dee", "is it a frog?"))
        assert reply["refused"] == {
            "reason": "not-an-option",
            "seat": "Ann",
            "text": "That is not one of your choices. Pick one that is shown.",
            "at": 11,
        }
        assert reply["n"] == 11
        assert reply["ask"]["kind"] == "day"


@pytest.mark.parametrize(
    ("seat", "answer", "reason"),
    [
        ("Zoe", "seen", "unknown-seat"),
        ("House", "frog", "not-asked"),
        ("Dee", "", "empty"),
        ("Dee", "x" * 201, "too-long"),
        ("Dee", "a\tb", "unprintable"),
        ("Dee", ["seen"], "not-text"),
        ("Dee", None, "not-text"),
        ("Ann", "is it big?", "not-an-option"),
        ("Ann", {"press": [], "to": {}}, "not-an-option"),
    ],
)
def test_a_refused_answer_changes_nothing(
    referee: RefereeProcess, seat: str, answer: object, reason: str
) -> None:
    referee.start()
    referee.answer(*to_the_day(), ("Bob", "is it big?"))
    before = referee.do("journal", id="g")
    reply = referee.answer((seat, answer))
    assert reply["refused"]["reason"] == reason
    assert reply["refused"]["seat"] == seat
    assert referee.do("journal", id="g") == before
    referee.do("end", id="g")


def test_a_seat_sees_its_own_view_only() -> None:
    with RefereeProcess() as referee:
        referee.start()
        referee.answer(*to_the_day())
        seen = json.dumps(referee.do("view", id="g", seat="Dee", language="en"))
        assert "frog" not in seen
        seers = referee.do("view", id="g", seat="Bob", language="en")["view"]
        assert "The Magic Word is “frog”." in seers["text"]
        watcher = referee.do("view", id="g")["view"]
        assert watcher["asked"] is None
        assert "your-card" not in json.dumps(watcher)


def test_undo_goes_back_and_the_game_goes_another_way() -> None:
    with RefereeProcess() as referee:
        referee.start()
        referee.answer(*to_the_day(), ("Dee", "is it a frog?"), ("Ann", "correct"))
        assert referee.do("undo", id="g", to=11)["ask"]["kind"] == "day"
        assert referee.answer(("Clock", "time"))["ask"]["kind"] == "vote"
        refused = referee.do("undo", id="g", to=99)["refused"]
        assert refused["reason"] == "no-such-entry"


def test_a_journal_resumes_under_another_name() -> None:
    with RefereeProcess() as referee:
        referee.start()
        referee.answer(*to_the_day())
        journal = referee.do("journal", id="g")["journal"]
        referee.do("end", id="g")
        resumed = referee.do("resume", id="h", **journal, clock="dictated")
        assert (resumed["n"], resumed["ask"]["kind"]) == (11, "day")
        journal["entries"][0]["ask"] = "000000000000"
        assert referee.do("resume", id="i", **journal)["refused"]["reason"] == "journal-mismatch"
        journal["entries"].pop(0)
        assert referee.do("resume", id="i", **journal)["refused"]["reason"] == "bad-journal"


def test_a_table_that_cannot_start_says_why() -> None:
    with RefereeProcess() as referee:
        refused = referee.start(options={"roles": {"Seer": 1, "Villager": 3}})["refused"]
        assert refused["reason"] == "cannot-start"
        assert [remark["key"] for remark in refused["remarks"]] == ["werewords-no-werewolf"]
        assert "There is no Werewolf among the cards. Add one." in refused["text"]
        wrong = referee.start(options={"level": "silly"})["refused"]
        assert [remark["key"] for remark in wrong["remarks"]] == ["bad-options"]
        options = {"roles": {"Seer": 1, "Minion": 1, "Werewolf": 1, "Villager": 1}}
        remarks = referee.do("remarks", game="werewords", seats=SEATS, options=options)["remarks"]
        assert {remark["weight"] for remark in remarks} == {"warning", "hint"}


def test_the_games_are_listed_with_their_options() -> None:
    with RefereeProcess() as referee:
        games = {game["name"]: game for game in referee.do("games")["games"]}
        options = {option["name"]: option for option in games["werewords"]["options"]}
        assert options["day_seconds"]["default"] == 240
        assert options["day_seconds"]["type"] == {"type": "integer", "minimum": 1, "maximum": 3600}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"no json", "bad-command"),
        (b"\xff\xfe", "bad-command"),
        (b"[" * 100_000, "bad-command"),
        (b'{"do":"start","id":"g","series":' + b"[" * 5000, "bad-command"),
        (b"null", "bad-command"),
        (b'{"do":"dance"}', "bad-command"),
        (b'{"do":"end"}', "bad-command"),
        (b'{"do":"end","id":"g","more":1}', "bad-command"),
        (b'{"do":"end","id":"nobody"}', "no-open-game"),
        (b'{"do":"view","id":"nobody"}', "no-open-game"),
        (b'{"do":"start","id":"x","game":"chess","seats":[]}', "no-such-game"),
        (b'{"do":"start","id":"x","game":"werewords","seats":[]}', "cannot-start"),
        (
            b'{"do":"start","id":"x","game":"werewords","seats":["A","B"],"words":[""]}',
            "no-letters",
        ),
        (b'{"do":"games"}' + b" " * 1_000_000, "line-too-long"),
    ],
)
def test_nonsense_is_refused_and_the_next_command_is_heard(
    referee: RefereeProcess, line: bytes, reason: str
) -> None:
    reply = referee.line(line)
    assert reply["refused"]["reason"] == reason
    assert reply["refused"]["text"]
    assert "games" in referee.do("games")


def test_only_so_many_games_are_open_at_once() -> None:
    with RefereeProcess("--games", "2") as referee:
        assert "ask" in referee.start("a")
        assert "ask" in referee.start("b")
        assert referee.start("c")["refused"]["reason"] == "too-many-games"
        assert referee.start("a")["refused"]["reason"] == "already-open"
        referee.do("end", id="a")
        assert "ask" in referee.start("c")


def test_games_in_one_stream_do_not_touch_each_other() -> None:
    with RefereeProcess() as referee:
        referee.start("a")
        referee.start("b")
        referee.answer(*to_the_day(), name="a")
        assert referee.do("journal", id="b")["journal"].get("entries", []) == []


def test_a_house_without_words_says_so_and_can_be_helped() -> None:
    with RefereeProcess() as referee:
        options = {"proper_nouns": False}
        referee.start(house="program", words=["Paris"], options=options)
        reply = referee.answer(*((seat, "seen") for seat in SEATS))
        assert reply["refused"]["reason"] == "no-words"
        assert "ask" in referee.answer(("House", ["frog"]))


def test_a_reader_who_goes_away_is_no_reason_to_complain() -> None:
    command = [sys.executable, "-m", "nightcall", "referee"]
    process = subprocess.Popen(  # noqa: S603  our own program
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin and process.stdout and process.stderr  # noqa: PT018  for the type checker
    process.stdout.close()
    process.stdin.write(b'{"do":"games"}\n' * 50)
    process.stdin.close()
    assert process.stderr.read() == b""
    assert process.wait(20) in (0, 1, -signal.SIGPIPE)
    process.stderr.close()
