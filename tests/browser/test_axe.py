"""No screen has a serious fault of accessibility, as axe-core sees it, by day or by night; and
every screen has its picture in docs/."""

from pathlib import Path

from tests.browser.axe import faults_of
from tests.browser.party import Party
from tests.browser.tour import tour

DOCS = Path(__file__).parents[2] / "docs"

SPOIL = """() => {
  const unnamed = document.createElement("button");
  const pale = document.createElement("p");
  pale.textContent = "Hard to read";
  pale.style.color = "#333c50";
  document.querySelector("main").append(unnamed, pale);
}"""


async def test_no_screen_has_a_serious_fault(party: Party) -> None:
    faults: list[str] = []
    shown = (DOCS / "screens.md").read_text("utf-8")
    async for stop in tour(party):
        faults += [f"{stop.name}: {fault}" for fault in await faults_of(stop.phone.page)]
        picture = f"screenshots/{stop.name}.png"
        if picture not in shown or not (DOCS / picture).is_file():
            faults.append(f"{stop.name}: no picture; python -m tests.browser.screenshots")
    assert not faults, "\n".join(faults)


async def test_a_fault_that_is_there_is_found(party: Party) -> None:
    ann = await party.device("Ann")
    await ann.goes_to("/")
    await ann.button("front-host-go").wait_for()
    assert await faults_of(ann.page) == []
    await ann.page.evaluate(SPOIL)
    found = " ".join(await faults_of(ann.page))
    assert "button-name" in found
    assert "color-contrast" in found
