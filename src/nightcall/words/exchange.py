"""Lists as files: plain text, CSV, JSON, in and out. What comes in is never trusted.

Plain text is one entry a line; more columns, if there are any, are those of FORMAT.md.
"""

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from nightcall.words.entries import MOST_PROBLEMS, Gathered, checked, gather
from nightcall.words.refused import Problem, Refused, refuse
from nightcall.words.word import BadLine, Word, is_proper, line_of, parse

FORMATS = ("text", "csv", "json")
LARGEST = 4 * 1024 * 1024
COLUMNS = ("text", "level", "categories", "proper", "spellings")

_FORMULA = re.compile(r"[=+\-@]")
_QUOTED_FORMULA = re.compile(r"'+[=+\-@]")
_NAMED_FIRST = re.compile(r'^"?(text|word)"?(?=([,;\t])|$)', re.IGNORECASE)

Found = Iterator[tuple[int, Word | BadLine]]


def read_list(data: bytes, form: str) -> Gathered:
    """The entries of a file. Refused as a whole if anything in it is wrong."""
    return gather(found_in(data, form))


def read_lines(data: bytes, form: str) -> list[tuple[int, Word]]:
    """Every entry with its line, repeated ones too: for checking, not for keeping."""
    lines = []
    problems = []
    for line, word in found_in(data, form):
        try:
            if isinstance(word, BadLine):
                raise word
            lines.append((line, checked(word)))
        except BadLine as error:
            problems.append(Problem(error.key, error.value, line))
    if problems:
        raise Refused(*problems[:MOST_PROBLEMS])
    return lines


def found_in(data: bytes, form: str) -> Found:
    """What the lines of a file say, one after the other."""
    text = decode(data)
    match form:
        case "text":
            return read_text(text)
        case "csv":
            return read_csv(text)
        case "json":
            return read_json(text)
        case _:
            raise refuse("unknown-format", form)


def write_list(words: Iterable[Word], form: str) -> bytes:
    """The entries as a file that `read_list` reads back to the same entries."""
    match form:
        case "text":
            return "".join(line_of(word).rstrip("\t") + "\n" for word in words).encode()
        case "csv":
            return write_csv(words)
        case "json":
            shown = [json.dumps(as_json(word), ensure_ascii=False) for word in words]
            return ('{"words": [\n' + ",\n".join(shown) + "\n]}\n").encode()
        case _:
            raise refuse("unknown-format", form)


def decode(data: bytes) -> str:
    """The text of a file in UTF-8, with or without its mark."""
    if len(data) > LARGEST:
        raise refuse("too-large", str(LARGEST // 1024 // 1024))
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise refuse("utf-16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise refuse("not-utf-8", f"0x{data[error.start]:02X}", line) from None


def read_text(text: str) -> Found:
    for number, line in enumerate(re.split(r"\r\n|\n|\r", text), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            yield number, parse(line)
        except BadLine as error:
            yield number, error


def read_csv(text: str) -> Found:
    """Rows with a heading that names the columns, or without one in FORMAT.md's order."""
    named = _NAMED_FIRST.match(text)
    delimiter = (named[2] or ",") if named else ","
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    columns: list[str] = list(COLUMNS)
    number = 0
    try:
        for row in rows:
            number = rows.line_num
            if named:
                columns = ["text", *(name.strip().casefold() for name in row[1:])]
                named = None
                if unknown := [name for name in columns if name not in COLUMNS]:
                    raise refuse("unknown-column", unknown[0], number)
            elif any(cell.strip() for cell in row):
                yield number, row_as_word(row, columns)
    except csv.Error:
        raise refuse("broken-csv", line=number + 1) from None


def row_as_word(row: list[str], columns: list[str]) -> Word | BadLine:
    if len(row) > len(columns):
        return BadLine("too-many-columns", str(len(row)))
    for cell in row:
        if _FORMULA.match(cell.lstrip()):
            return BadLine("formula", cell[:40])
    plain = [cell[1:] if _QUOTED_FORMULA.match(cell) else cell for cell in row]
    cells = dict(zip(columns, plain, strict=False))
    try:
        return Word(
            cells.get("text", ""),
            cells.get("level") or None,
            tuple(name for name in cells.get("categories", "").split(",") if name.strip()),
            is_proper(cells.get("proper", "").strip().casefold()),
            tuple(text for text in cells.get("spellings", "").split("|") if text.strip()),
        )
    except BadLine as error:
        return error


def write_csv(words: Iterable[Word]) -> bytes:
    """Cells that a spreadsheet would take for a formula begin with an apostrophe."""
    out = io.StringIO(newline="")
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for word in words:
        cells = line_of(word).split("\t")
        rows.writerow(
            f"'{cell}" if _FORMULA.match(cell) or _QUOTED_FORMULA.match(cell) else cell
            for cell in cells
        )
    return out.getvalue().encode()


def read_json(text: str) -> Found:
    """A list of texts or entries, or an object that has one under `words`."""
    try:
        value: Any = json.loads(text)
    except json.JSONDecodeError as error:
        raise refuse("broken-json", line=error.lineno) from None
    except (RecursionError, ValueError):
        raise refuse("broken-json", line=1) from None
    entries = value.get("words") if isinstance(value, dict) else value
    if not isinstance(entries, list):
        raise refuse("no-words")
    for number, entry in enumerate(entries, 1):
        yield number, json_as_word(entry)


def json_as_word(entry: Any) -> Word | BadLine:
    if isinstance(entry, str):
        return Word(entry)
    try:
        return shaped(entry)
    except BadLine as error:
        return error


def shaped(entry: Any) -> Word:
    """An entry from a JSON object whose parts have the right types."""
    if not isinstance(entry, dict) or not isinstance(entry.get("text"), str):
        raise BadLine("no-text")
    for name in entry:
        if name not in COLUMNS:
            raise BadLine("unknown-column", name[:40])
    level, proper = entry.get("level"), entry.get("proper", False)
    if level is not None and not isinstance(level, str):
        raise BadLine("unknown-level", str(level)[:40])
    if not isinstance(proper, bool):
        raise BadLine("unknown-proper", str(proper)[:40])
    categories, spellings = entry.get("categories", []), entry.get("spellings", [])
    for texts in (categories, spellings):
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise BadLine("not-a-list")
    return Word(entry["text"], level, tuple(categories), proper, tuple(spellings))


def as_json(word: Word) -> dict[str, Any]:
    """The entry with what it has; nothing empty."""
    parts: dict[str, Any] = {"text": word.text, "level": word.level}
    parts |= {"categories": list(word.categories), "proper": word.proper}
    parts["spellings"] = list(word.spellings)
    return {name: part for name, part in parts.items() if part}
