"""What a phone fetches before it shows anything: slow ones are at the table too."""

import gzip
import re
from pathlib import Path

from nightcall.server import pages

MOST = 60_000


def test_the_first_page_is_small() -> None:
    page = (pages.STATIC / "index.html").read_text("utf-8")
    names = re.findall(r'"/static/([^"]+)"', page)
    assert {Path(name).suffix for name in names} == {".js", ".css"}
    sizes = {name: len(gzip.compress((pages.STATIC / name).read_bytes())) for name in names}
    assert sum(sizes.values()) < MOST, sizes


def test_whatever_the_page_may_open_is_kept_on_the_device() -> None:
    """Or a table that was loaded could not go on without the network."""
    worker = (pages.STATIC / "worker.js").read_text("utf-8")
    built = {path.name for path in pages.STATIC.iterdir() if path.suffix in (".js", ".css")}
    kept = set(re.findall(r'"/static/([^"]+)"', worker))
    assert kept == built - {"worker.js"}
