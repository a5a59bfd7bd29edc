"""Every line that can be recorded has its recording, up to date, and nothing else is there."""

from collections.abc import Callable
from pathlib import Path

import pytest

from nightcall.text import LANGUAGES
from scripts.narration import manifest, sources
from scripts.narration.lines import left_open, lines
from scripts.narration.render import check
from scripts.narration.voices import VOICES
from tests.voice.formats import BadSound, mp3_seconds, opus_seconds

SECONDS: dict[str, Callable[[bytes], float]] = {"opus": opus_seconds, "mp3": mp3_seconds}
NEAR = 0.002
MOST_BYTES = 20_000_000
SOURCES = manifest.FOLDER / "SOURCES.md"

RECORDED = [language for language in VOICES if (manifest.FOLDER / f"{language}.json").is_file()]
"""A language is recorded whole or not at all; the browser's own voices speak the others."""

in_every_recorded_language = pytest.mark.parametrize("language", RECORDED)


def test_english_is_recorded() -> None:
    assert "en" in RECORDED


@in_every_recorded_language
def test_every_line_has_a_recording_of_its_present_text(language: str) -> None:
    wanting = [f"{line.key} {reason}" for line, reason in manifest.wanting(language)]
    assert wanting == [], "run python -m scripts.narration.render"


@in_every_recorded_language
def test_the_manifest_says_what_the_texts_say_and_nothing_else(language: str) -> None:
    told = manifest.read(language)
    assert told.language == language
    assert [each.key for each in told.lines] == [line.key for line in lines(language)]
    for line, each in zip(lines(language), told.lines, strict=True):
        assert (each.id, each.cases) == (line.text_id, dict(line.cases))
        assert (each.text, each.hash, each.take) == (line.text, line.hash, manifest.take(line))
        assert each.voice == VOICES[language].name
        assert set(each.files) == set(manifest.KINDS)
    assert [(it.id, it.cases, it.instead) for it in told.open] == [
        (it.text_id, dict(it.cases), it.instead) for it in left_open(language)
    ]


@in_every_recorded_language
def test_every_file_is_named_in_the_manifest_and_every_name_is_a_file(language: str) -> None:
    named = [name for each in manifest.read(language).lines for name in each.files.values()]
    there = {f"{language}/{path.name}" for path in (manifest.FOLDER / language).iterdir()}
    assert len(set(named)) == len(named)
    assert set(named) == there


@in_every_recorded_language
def test_a_recording_lasts_as_long_as_the_manifest_says(language: str) -> None:
    for each in manifest.read(language).lines:
        for kind, name in each.files.items():
            found = SECONDS[kind]((manifest.FOLDER / name).read_bytes())
            assert found == pytest.approx(each.seconds, abs=NEAR), name


@in_every_recorded_language
def test_a_recording_is_as_long_as_somebody_needs_to_say_it(language: str) -> None:
    """Neither cut off nor full of silence: between 8 and 22 letters a second."""
    for each in manifest.read(language).lines:
        if len(each.text) > 20:
            assert 8 < len(each.text) / each.seconds < 22, each.key
        assert 0.3 < each.seconds < 15, each.key


def test_languages_without_a_voice_have_no_recordings() -> None:
    there = {path.stem for path in manifest.FOLDER.glob("*.json")}
    folders = {path.name for path in manifest.FOLDER.iterdir() if path.is_dir()}
    assert there == folders == set(RECORDED)
    assert set(LANGUAGES) - set(VOICES) == {"de"}


def test_the_recordings_are_small_enough_to_ship() -> None:
    files = (path for path in manifest.FOLDER.rglob("*") if path.is_file())
    assert sum(path.stat().st_size for path in files) < MOST_BYTES


def test_the_sources_and_their_licences_are_recorded() -> None:
    told = SOURCES.read_text("utf-8")
    for package, sha256 in sources.PACKAGES.items():
        name, _, version = package.partition("@")
        assert name in told
        assert version in told
        assert sha256 in told
    assert sources.MODEL_SHA256 in told
    assert "Apache-2.0" in told
    for voice in VOICES.values():
        assert f"`{voice.name}`" in told
    assert "python -m scripts.narration.render" in told


# That these tests can fail


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The English manifest and a few of its files, to be spoilt."""
    folder = tmp_path / "voice"
    (folder / "en").mkdir(parents=True)
    for name in ("en.json", *(f"en/voice-count-3.{kind}" for kind in manifest.KINDS)):
        (folder / name).write_bytes((manifest.FOLDER / name).read_bytes())
    monkeypatch.setattr(manifest, "FOLDER", folder)
    return folder


def test_a_changed_text_is_noticed(copied: Path) -> None:
    reasons = {line.key: reason for line, reason in manifest.wanting("en")}
    assert "voice-count-3" not in reasons
    path = copied / "en.json"
    path.write_text(path.read_text("utf-8").replace('"Three."', '"Tree."'), "utf-8")
    reasons = {line.key: reason for line, reason in manifest.wanting("en")}
    assert reasons["voice-count-3"] == "has an outdated caption"


def test_another_voice_makes_every_recording_outdated(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manifest, "RECIPE", 0)
    reasons = {reason for _, reason in manifest.wanting("en")}
    assert reasons == {"has an outdated recording"}


def test_missing_and_superfluous_files_are_listed(
    copied: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (copied / "en" / "voice-count-3.mp3").rename(copied / "en" / "voice-count-4.mp3")
    assert check(["en"]) > 0
    told = capsys.readouterr().out
    assert "en/voice-count-3 misses a file" in told
    assert "en/voice-count-4.mp3 belongs to no line" in told


@pytest.mark.parametrize("kind", manifest.KINDS)
def test_an_empty_or_shortened_file_is_no_sound(kind: str) -> None:
    data = (manifest.FOLDER / "en" / f"voice-count-3.{kind}").read_bytes()
    assert SECONDS[kind](data) > 0.3
    for spoilt in (b"", data[:-7], data[3:], data + b"more"):
        with pytest.raises(BadSound):
            SECONDS[kind](spoilt)
