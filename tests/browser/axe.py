"""axe-core in a page: what it finds that is serious or worse."""

from functools import cache
from pathlib import Path

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
WEIGHTY = ("serious", "critical")
RUN = """async () => {
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  return await axe.run(document, { resultTypes: ["violations"] });
}"""
"""Colours are those that stay, and not those of a morning that is just breaking."""


@cache
def source() -> str:
    if not AXE.is_file():
        raise FileNotFoundError("axe-core is not there: python -m scripts.browser fetches it")
    return AXE.read_text("utf-8")


async def faults_of(page: Page) -> list[str]:
    """Each in a line: the rule, what it wants, and where."""
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(source())
    found = await page.evaluate(RUN)
    return [
        f"{fault['id']} ({fault['help']}) at {node['target']}: {node['html'][:120]}"
        for fault in found["violations"]
        if fault["impact"] in WEIGHTY
        for node in fault["nodes"]
    ]
