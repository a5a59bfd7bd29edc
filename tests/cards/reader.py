"""A small reader of the PDF files that typst writes: where cuts, lines and words lie on each page.

Knows as much of the format as these files use. Millimetres, from the upper left corner.
"""

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field

MM = 72 / 25.4

Matrix = tuple[float, float, float, float, float, float]
LETTERS = rb"(?:\\.|[^\\()])*"
INNER = rb"\(" + LETTERS + rb"(?:\(" + LETTERS + rb"\)" + LETTERS + rb")*\)"
LITERAL = (
    rb"\(" + LETTERS + rb"(?:" + INNER + LETTERS + rb")*\)"
)  # brackets in pairs stand as they are
TOKEN = re.compile(LITERAL + rb"|\[|\]|/[^\s/\[\]()<>]+|<<|>>|[^\s/\[\]()<>]+", re.DOTALL)
ESCAPED = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float, margin: float = 0) -> bool:
        inside_x = self.x + margin <= x <= self.x + self.width - margin
        return inside_x and self.y + margin <= y <= self.y + self.height - margin


@dataclass(frozen=True)
class Words:
    """One line of text: where its first letter stands, where its last ends, its size in points."""

    text: str
    x: float
    y: float
    end: float
    end_y: float
    points: float


@dataclass(frozen=True)
class Stroke:
    x: float
    y: float
    end: float
    end_y: float


@dataclass
class Page:
    width: float
    height: float
    pieces: list[Box] = field(default_factory=list)
    words: list[Words] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)

    def inside(self, piece: Box) -> list[Words]:
        return [words for words in self.words if piece.holds(words.x, words.y)]

    def said(self, piece: Box) -> str:
        return plain("".join(words.text for words in self.inside(piece)))


def plain(text: str) -> str:
    """Without what a line break adds or takes away."""
    return re.sub(r"[\s\u00ad\u200b-]", "", text)


class File:
    def __init__(self, data: bytes) -> None:
        found = re.finditer(rb"(\d+) 0 obj\n(.*?)\nendobj", data, re.DOTALL)
        self._objects = {int(match[1]): match[2] for match in found}
        self._fonts: dict[int, Font] = {}

    @property
    def pages(self) -> list[Page]:
        kids = re.search(rb"/Kids\[([^\]]*)\]", self._one(rb"/Type/Pages"))
        assert kids
        return [self._page(int(number)) for number in re.findall(rb"(\d+) 0 R", kids[1])]

    @property
    def fonts(self) -> dict[str, bool]:
        """Each font by name, and whether it is in the file."""
        found = [entry for entry in self._objects.values() if b"/Type/FontDescriptor" in entry]
        return {_name(entry, b"/FontName/"): b"/FontFile" in entry for entry in found}

    def _one(self, part: bytes) -> bytes:
        return next(entry for entry in self._objects.values() if part in entry)

    def _page(self, number: int) -> Page:
        entry = self._objects[number]
        box = re.search(rb"/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]", entry)
        assert box
        page = Page(float(box[1]) / MM, float(box[2]) / MM)
        resources = self._objects[self._reference(entry, b"/Resources")]
        fonts = {
            name.decode(): self._font(int(at))
            for name, at in re.findall(rb"/(f\d+) (\d+) 0 R", resources)
        }
        Painter(page, fonts).paint(self._stream(self._reference(entry, b"/Contents")))
        return page

    def _font(self, number: int) -> "Font":
        if number not in self._fonts:
            entry = self._objects[number]
            below = self._objects[self._reference(entry, b"/DescendantFonts\\[?")]
            names = self._stream(self._reference(entry, b"/ToUnicode"))
            self._fonts[number] = Font(below, names)
        return self._fonts[number]

    def _stream(self, number: int) -> bytes:
        _, _, body = self._objects[number].partition(b"stream\n")
        return zlib.decompress(body[: body.rindex(b"\nendstream")])

    def _reference(self, entry: bytes, key: bytes) -> int:
        found = re.search(key + rb" ?(\d+) 0 R", entry)
        assert found, key
        return int(found[1])


class Font:
    def __init__(self, entry: bytes, names: bytes) -> None:
        widths = re.search(rb"/W\[([^\]]*)\]", entry)
        numbers = [float(number) for number in widths[1].split()] if widths else []
        self.widths = {
            glyph: width
            for first, last, width in zip(*[iter(numbers)] * 3, strict=True)
            for glyph in range(int(first), int(last) + 1)
        }
        self.letters = {
            int(glyph, 16): bytes.fromhex(signs.decode()).decode("utf-16-be")
            for glyph, signs in re.findall(rb"<(\w{4})> <(\w+)>", names)
        }


class Painter:
    """Follows the operators of a page."""

    def __init__(self, page: Page, fonts: dict[str, Font]) -> None:
        self._page = page
        self._fonts = fonts
        self._matrix: Matrix = (1, 0, 0, 1, 0, 0)
        self._kept: list[Matrix] = []
        self._path: list[tuple[float, float]] = []
        self._font, self._points = "", 0.0
        self._text: Matrix = (1, 0, 0, 1, 0, 0)

    def paint(self, content: bytes) -> None:
        stack: list[bytes] = []
        for token in TOKEN.findall(content):
            if token[:1] in b"(/[<0123456789-." or token in (b"]", b">>"):
                stack.append(token)
            else:
                self._do(token.decode(), stack)
                stack = []

    def _do(self, operator: str, stack: list[bytes]) -> None:
        match operator:
            case "q":
                self._kept.append(self._matrix)
            case "Q":
                self._matrix = self._kept.pop()
            case "cm":
                self._matrix = _times(_matrix(stack), self._matrix)
            case "m":
                self._path = [self._point(stack)]
            case "l":
                self._path.append(self._point(stack))
            case "c":
                self._path += [(0, 0)] * 9  # a curve is neither a cut nor a mark
            case "W" if len(self._path) == 4:
                self._page.pieces.append(_box(self._path))
            case "S" if len(self._path) == 2:
                self._page.strokes.append(Stroke(*self._path[0], *self._path[1]))
            case "Tf":
                self._font, self._points = stack[-2][1:].decode(), float(stack[-1])
            case "Tm":
                self._text = _matrix(stack)
            case "TJ" | "Tj":
                self._page.words.append(self._shown(stack))

    def _point(self, stack: list[bytes]) -> tuple[float, float]:
        return self._at(float(stack[-2]), float(stack[-1]), self._matrix)

    def _at(self, x: float, y: float, matrix: Matrix) -> tuple[float, float]:
        a, b, c, d, e, f = matrix
        return (a * x + c * y + e) / MM, self._page.height - (b * x + d * y + f) / MM

    def _shown(self, stack: list[bytes]) -> Words:
        font, text, length = self._fonts[self._font], "", 0.0
        for token in stack:
            if token[:1] == b"(":
                for glyph in _glyphs(token[1:-1]):
                    text += font.letters.get(glyph, "?")
                    length += font.widths[glyph]
            elif token not in (b"[", b"]"):
                length -= float(token)
        whole = _times(self._text, self._matrix)
        start = self._at(0, 0, whole)
        return Words(text, *start, *self._at(length * self._points / 1000, 0, whole), self._points)


def _matrix(stack: list[bytes]) -> Matrix:
    a, b, c, d, e, f = (float(number) for number in stack[-6:])
    return a, b, c, d, e, f


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a * g + b * i, a * h + b * j,
        c * g + d * i, c * h + d * j,
        e * g + f * i + k, e * h + f * j + m,
    )  # fmt: skip


def _box(path: list[tuple[float, float]]) -> Box:
    across, down = [x for x, _ in path], [y for _, y in path]
    return Box(min(across), min(down), max(across) - min(across), max(down) - min(down))


def _glyphs(literal: bytes) -> Iterator[int]:
    def sign(found: re.Match[bytes]) -> bytes:
        code = found[1]
        return bytes([int(code, 8)]) if code.isdigit() else ESCAPED.get(code, code)

    raw = re.sub(rb"\\([0-7]{1,3}|.)", sign, literal, flags=re.DOTALL)
    return (int.from_bytes(raw[at : at + 2]) for at in range(0, len(raw), 2))


def _name(entry: bytes, key: bytes) -> str:
    found = re.search(key + rb"([^/>\s]+)", entry)
    assert found
    return found[1].decode()
