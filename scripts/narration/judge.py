"""How well recognisers understand the recordings, as they are shipped: word error rates.

Run as `python -m scripts.narration.judge [language …]`. A recogniser is no listener: it says
whether the words can be made out, not whether the voice is pleasant.
"""

import argparse
import json
import re
import subprocess
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from scripts.narration import manifest, sound, sources
from scripts.narration.voices import VOICES

RECOGNISERS = ("whisper", "pocketsphinx")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", nargs="*", choices=[[], *VOICES], help="all, unless named")
    parser.add_argument("--kind", choices=manifest.KINDS, default="opus")
    parser.add_argument("--every", type=int, default=1, help="only every so-manieth line")
    parser.add_argument("--cache", type=Path, default=sources.default_cache())
    wanted = parser.parse_args()
    for language in wanted.language or list(VOICES):
        judge(language, wanted.kind, wanted.every, wanted.cache)


def judge(language: str, kind: str, every: int, cache: Path) -> None:
    recordings = manifest.read(language).lines[::every]
    paths = [str(manifest.FOLDER / each.files[kind]) for each in recordings]
    wrong, words = Counter[str](), 0
    for each, heard in zip(recordings, hear(language, paths, cache), strict=True):
        written = plain(each.text, language)
        words += len(written)
        for name in RECOGNISERS if language == "en" else RECOGNISERS[:1]:
            errors = distance(written, plain(heard[name], language))
            wrong[name] += errors
            if errors and name == "whisper":
                print(f"  {errors} in {each.key}: {each.text} | {heard[name]}", flush=True)
    letters = sum(len(each.text) for each in recordings)
    seconds = sum(each.seconds for each in recordings)
    levels = sorted(sound.loudness(Path(path)) for path in paths)
    rates = ", ".join(f"{name} {wrong[name] / words:.3f}" for name in wrong)
    print(
        f"{language} {kind}: {len(paths)} lines, {words} words, word error rate {rates}; "
        f"{seconds:.0f} s, {letters / seconds:.1f} letters a second, "
        f"loudness {levels[0]:.1f} to {levels[-1]:.1f} LUFS",
        flush=True,
    )


def hear(language: str, paths: list[str], cache: Path) -> Iterator[dict[str, str]]:
    """What each recogniser wrote down of each file."""
    program = [sources.environment(cache), sources.HERE / "hear.py", sources.recogniser(cache)]
    jobs = "".join(json.dumps({"path": path, "language": language}) + "\n" for path in paths)
    with subprocess.Popen(  # noqa: S603  our own command
        list(map(str, program)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the recogniser was started without pipes")
        process.stdin.write(jobs)
        process.stdin.close()
        for line in process.stdout:
            yield json.loads(line)


def plain(text: str, language: str) -> list[str]:
    """Words without signs and accents of writing; figures are not spelt out."""
    folded = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    letters = "".join(sign for sign in folded if not unicodedata.combining(sign))
    apart = letters if language == "en" else letters.replace("'", " ")
    return re.sub(r"[^\w' ]+", " ", apart).split()


def distance(written: list[str], heard: list[str]) -> int:
    """Words left out, put in or taken for others."""
    row = list(range(len(heard) + 1))
    for count, word in enumerate(written, 1):
        above = row
        row = [count]
        for place, other in enumerate(heard):
            row.append(min(above[place + 1] + 1, row[place] + 1, above[place] + (word != other)))
    return row[-1]


if __name__ == "__main__":
    main()
