"""Whatever a room or the server refuses or announces has words, and no words are left over."""

from fluent.syntax import FluentParser, ast

from nightcall.server.guard import STATUS, _reason
from nightcall.text import Texts
from tests.text import spoken

TEXTS = Texts("en")


def reasons() -> set[str]:
    written = spoken.written("room", "Refused", 0) | spoken.written("server", "Refused", 0)
    return written | {_reason(status) for status in (400, 404, 413)}


def notices() -> set[str]:
    return spoken.written("server", "Notice", 0) | {"stand-in", "back"}


def sentences() -> set[str]:
    of_commands = spoken.strings("cli", "room-serve-") | spoken.strings("cli", "room-backup-")
    of_rooms = spoken.strings("server", "room-no-")
    of_rooms |= spoken.strings("room", "room-words-") | spoken.strings("room", "room-bots-")
    return of_rooms | of_commands


def test_every_refusal_has_words() -> None:
    said = {reason: (f"room-refused-{reason}", f"refused-{reason}") for reason in reasons()}
    assert not [name for name, ids in said.items() if not any(map(TEXTS.has, ids))]


def test_every_notice_and_sentence_has_words() -> None:
    ids = {f"room-notice-{key}" for key in notices()} | sentences()
    assert not [text_id for text_id in ids if not TEXTS.has(text_id)]


def test_no_words_are_left_over() -> None:
    used = {f"room-refused-{reason}" for reason in reasons()}
    used |= {f"room-notice-{key}" for key in notices()} | sentences()
    resource = FluentParser().parse((spoken.SOURCE / "text/en/room.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    ids = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    assert sorted(ids - used) == []


def test_every_status_is_of_a_refusal_there_is() -> None:
    assert set(STATUS) <= reasons()
