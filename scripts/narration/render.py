"""Records what has no recording yet, or an outdated one.

Run as `python -m scripts.narration.render [language …]`; `--check` only lists what is wanting.
"""

import argparse
import json
import subprocess
import sys
import wave
from collections.abc import Sequence
from pathlib import Path

from scripts.narration import manifest, sound, sources
from scripts.narration.lines import Line
from scripts.narration.voices import VOICES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", nargs="*", choices=[[], *VOICES], help="all, unless named")
    parser.add_argument("--check", action="store_true", help="list what is wanting, and fail")
    parser.add_argument("--cache", type=Path, default=sources.default_cache())
    wanted = parser.parse_args()
    languages = wanted.language or list(VOICES)
    if wanted.check:
        sys.exit(check(languages))
    for language in languages:
        render(language, wanted.cache)


def check(languages: Sequence[str]) -> int:
    """How many lines and files are not as they should be."""
    faults = 0
    for language in languages:
        for line, reason in manifest.wanting(language):
            print(f"{language}/{line.key} {reason}: {line.text}")
            faults += 1
        for path in manifest.left_over(language):
            print(f"{language}/{path.name} belongs to no line")
            faults += 1
    return min(faults, 100)


def render(language: str, cache: Path) -> None:
    folder = manifest.FOLDER / language
    folder.mkdir(parents=True, exist_ok=True)
    wanting = [line for line, _ in manifest.wanting(language)]
    recorded = {each.key: each for each in manifest.read(language).lines}
    if wanting:
        with Speaker(cache) as speaker:
            for number, line in enumerate(wanting, 1):
                wav = speaker.say(line)
                sound.ship(wav, folder, line.key)
                recorded[line.key] = manifest.recording(line, seconds(wav))
                manifest.write(language, recorded)
                print(f"{language} {number}/{len(wanting)} {line.key}", flush=True)
    manifest.write(language, recorded)
    for path in manifest.left_over(language):
        path.unlink()


class Speaker:
    """The engine in its own environment, spoken to line by line. What it said is kept."""

    def __init__(self, cache: Path) -> None:
        self._said = cache / "said"
        self._said.mkdir(parents=True, exist_ok=True)
        program = sources.HERE / "speak.py"
        command = [sources.environment(cache), program, sources.model(cache)]
        self._process = subprocess.Popen(  # noqa: S603  our own command
            [*map(str, command), str(sources.voice_packs(cache))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> "Speaker":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def say(self, line: Line) -> Path:
        """The line as a WAV file."""
        path = self._said / f"{manifest.speech(line)}.wav"
        if path.exists():
            return path
        voice = VOICES[line.language]
        job = {
            "text": voice.spoken(line.text),
            "voice": voice.name,
            "language": voice.phonemes,
            "speed": voice.speed,
            "pause": voice.pause,
            "path": str(path),
        }
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("the engine was started without pipes")
        self._process.stdin.write(json.dumps(job) + "\n")
        self._process.stdin.flush()
        if not self._process.stdout.readline():
            raise RuntimeError(f"the engine stopped at {line.key}; its message is above")
        return path


def seconds(wav: Path) -> float:
    with wave.open(str(wav)) as file:
        return float(file.getnframes() / file.getframerate())


if __name__ == "__main__":
    main()
