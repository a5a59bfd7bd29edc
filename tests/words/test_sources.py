"""What SOURCES.md says is what the scripts fetch, and it travels with the shipped banks."""

from nightcall.words.banks import FOLDER
from scripts.words.build import DATA
from scripts.words.sources import FREQUENCIES, PACKAGES


def test_every_source_is_named_with_its_version_and_hash() -> None:
    text = (DATA / "SOURCES.md").read_text("utf-8")
    for package, sha256 in PACKAGES.items():
        name, version = package.split("@")
        assert f"npm `{name}` {version} | `{sha256}`" in text
    assert FREQUENCIES in text


def test_the_notices_lie_beside_the_shipped_banks() -> None:
    assert (FOLDER / "SOURCES.md").read_bytes() == (DATA / "SOURCES.md").read_bytes()
