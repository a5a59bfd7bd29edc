"""Pictures of every screen for docs/, with their page: python -m tests.browser.screenshots

For looking at other sizes and languages: --folder /tmp/pictures --width 320 --height 568
--language de --size largest
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from playwright.async_api import expect

from tests.browser.chromium import PHONE, Chromium
from tests.browser.party import Party
from tests.browser.pictures import reduced
from tests.browser.tour import Stop, tour

DOCS = Path(__file__).parents[2] / "docs"
KEPT = DOCS / "screenshots"
WIDEST = 960
HEAD = """# Screens

What people see, taken from a running evening by `python -m tests.browser.screenshots`. Phones are
390 × 844, the tablet 1024 × 768, the shared screen 1920 × 1080.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("--folder", type=Path, default=KEPT)
    parser.add_argument("--width", type=int, default=PHONE[0])
    parser.add_argument("--height", type=int, default=PHONE[1])
    parser.add_argument("--language", default="en")
    parser.add_argument("--size", default="usual", choices=("usual", "large", "largest"))
    asked = parser.parse_args()
    prefs = {"language": asked.language, "size": asked.size, "hints": False}
    ways = {"size": (asked.width, asked.height), "language": asked.language, "prefs": prefs}
    stops = asyncio.run(take(asked.folder, ways))
    if asked.folder == KEPT:
        (DOCS / "screens.md").write_text(page_of(stops), "utf-8")


async def take(folder: Path, ways: dict[str, object]) -> list[Stop]:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    chromium = await Chromium.launched()
    desk = await (await chromium.browser.new_context()).new_page()
    stops = []
    with tempfile.TemporaryDirectory() as data:
        party = Party(chromium, Path(data), **ways)
        async for stop in tour(party):
            await expect(stop.phone.toast.locator("span")).to_have_count(0)
            png = await stop.phone.page.screenshot(animations="disabled", caret="hide")
            (folder / f"{stop.name}.png").write_bytes(await reduced(desk, png, WIDEST))
            stops.append(stop)
        await party.ends()
    await chromium.closes()
    return stops


def page_of(stops: list[Stop]) -> str:
    """Every picture with its line; phones side by side, shared screens across."""
    parts = [HEAD]
    for stop in stops:
        width = 600 if stop.name.startswith(("tv-", "tablet")) else 260
        picture = f'<img src="screenshots/{stop.name}.png" width="{width}" alt="{stop.about}">'
        parts.append(f"## {stop.name}\n\n{stop.about}\n\n{picture}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    main()
