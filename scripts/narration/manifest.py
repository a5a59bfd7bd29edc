"""What is recorded, as the browser and the tests read it: `src/nightcall/voice/<language>.json`."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from scripts.narration.lines import Line, left_open, lines
from scripts.narration.voices import ENGINE, RECIPE, VOICES

FOLDER = Path(__file__).resolve().parents[2] / "src" / "nightcall" / "voice"
KINDS = ("opus", "mp3")


class Recording(msgspec.Struct, frozen=True):
    """`text` is the caption, word for word; `hash` is of it, `take` of all that makes the sound."""

    key: str
    id: str
    cases: dict[str, str]
    text: str
    hash: str
    take: str
    seconds: float
    files: dict[str, str]
    voice: str
    engine: str


class LeftOpen(msgspec.Struct, frozen=True):
    """A case with names or numbers: the recording of `instead` says it without them."""

    id: str
    cases: dict[str, str]
    instead: str | None


class Manifest(msgspec.Struct, frozen=True):
    language: str
    engine: str
    voice: str
    lines: tuple[Recording, ...] = ()
    open: tuple[LeftOpen, ...] = ()


def read(language: str) -> Manifest:
    path = FOLDER / f"{language}.json"
    if not path.exists():
        return Manifest(language, ENGINE, VOICES[language].name)
    return msgspec.json.decode(path.read_bytes(), type=Manifest)


def write(language: str, recorded: dict[str, Recording]) -> None:
    """Keeps the order of the texts, so that a change shows as what it is."""
    manifest = Manifest(
        language,
        ENGINE,
        VOICES[language].name,
        tuple(recorded[line.key] for line in lines(language) if line.key in recorded),
        tuple(LeftOpen(it.text_id, dict(it.cases), it.instead) for it in left_open(language)),
    )
    packed = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
    (FOLDER / f"{language}.json").write_bytes(packed + b"\n")


def recording(line: Line, seconds: float) -> Recording:
    voice = VOICES[line.language]
    return Recording(
        key=line.key,
        id=line.text_id,
        cases=dict(line.cases),
        text=line.text,
        hash=line.hash,
        take=take(line),
        seconds=round(seconds, 3),
        files={kind: f"{line.language}/{line.key}.{kind}" for kind in KINDS},
        voice=voice.name,
        engine=ENGINE,
    )


def speech(line: Line) -> str:
    """Whatever changes how a line is spoken changes this."""
    voice = VOICES[line.language]
    how = (voice.name, voice.phonemes, voice.speed, ENGINE)
    return _hash(voice.spoken(line.text), *how, *([] if voice.pause is None else [voice.pause]))


def take(line: Line) -> str:
    """Likewise how its files are made."""
    return _hash(speech(line), RECIPE)


def _hash(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def wanting(language: str) -> Iterator[tuple[Line, str]]:
    """The lines that must be recorded, each with the reason."""
    recorded = {each.key: each for each in read(language).lines}
    for line in lines(language):
        known = recorded.get(line.key)
        if known is None:
            yield line, "has no recording"
        elif known.take != take(line):
            yield line, "has an outdated recording"
        elif known.text != line.text:
            yield line, "has an outdated caption"
        elif not all((FOLDER / name).is_file() for name in known.files.values()):
            yield line, "misses a file"


def left_over(language: str) -> Iterator[Path]:
    """Files that no line names."""
    named = {f"{line.key}.{kind}" for line in lines(language) for kind in KINDS}
    folder = FOLDER / language
    yield from (path for path in sorted(folder.glob("*")) if path.name not in named)
