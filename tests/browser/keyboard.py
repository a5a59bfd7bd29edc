"""Somebody who uses keys only: Tab to what is wanted, then Enter or Space; arrows for lists."""

from playwright.async_api import Page

MOST_TABS = 120

FOCUS = """([selector, name]) => {
  const one = document.activeElement;
  // A heading that a new screen brings into focus for who listens is no stop for Tab.
  if (!one || one === document.body || one.tabIndex < 0) return null;
  const written = one.getAttribute("aria-label") ?? one.innerText ?? "";
  const label = written.replace(/\\s+/g, " ").trim();
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(
    box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
  return {
    label,
    isWanted: selector ? one.matches(selector) : label.startsWith(name),
    hasRing: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
    isInSight: !!top && (one.contains(top) || top.contains(one)),
  };
}"""


class NoWay(Exception):  # noqa: N818  reads as a sentence
    """Tab does not lead there: it is not on this screen, or not for keys."""


class Keyboard:
    """No pointer is ever used; what has the focus must be seen to have it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def press(self, key: str) -> None:
        await self.page.keyboard.press(key)

    async def presses(self, name: str, key: str = "Enter") -> None:
        """What is called so."""
        await self.goes_to(name=name)
        await self.press(key)

    async def goes_to(self, selector: str = "", *, name: str = "") -> None:
        """Tab until this has the focus."""
        for _ in range(MOST_TABS):
            await self.press("Tab")
            focus = await self.page.evaluate(FOCUS, [selector, name])
            if focus is None:
                continue
            assert focus["hasRing"], f"nothing shows that “{focus['label']}” has the focus"
            if focus["isWanted"]:
                assert focus["isInSight"], f"“{focus['label']}” is behind something"
                return
        raise NoWay(selector or name)
