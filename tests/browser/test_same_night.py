"""A first night round one device sounds the same and lasts as long for every deal of a village: who
holds which card, and how fast a choice was tapped, cannot be heard."""

from itertools import pairwise
from random import Random

import pytest

from nightcall.table import Answer, House, Lengths, Options
from tests.browser.keeper import Keeper, keeper, script
from tests.browser.party import Party
from tests.browser.test_passed_round import dealt

FASTER = 15
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
SECONDS_TO_CHOOSE = (0, 1, 5, 3, 2, 0)
"""How long whoever is asked thinks it over, deal by deal."""

CHOOSE = """async (seconds) => {
  const moment = (wait) => new Promise((done) => setTimeout(done, wait));
  const asked = ".is-night .ask:not([aria-hidden])";
  const find = (what) => [...document.querySelectorAll(`${asked} ${what}`)];
  while (document.querySelector(".is-night")) {
    if (find(".tiles button").length && !find(".confirm").length) await moment(1000 * seconds);
    const tiles = find(".tiles button:not(:disabled, [aria-disabled=true])");
    (find(".confirm")[0] ?? tiles[Math.floor(Math.random() * tiles.length)])?.click();
    await moment(200);
  }
}"""
"""Somebody or other, as late as this, until it is day."""


@pytest.fixture
def same_lengths(monkeypatch: pytest.MonkeyPatch) -> None:
    """The House draws anew for every deal, and the same seconds for its calls."""
    answer = House.answer

    def answers(house: House, options: Options) -> Answer:
        return answer(House(Random(5)) if isinstance(options, Lengths) else house, options)

    monkeypatch.setattr(House, "answer", answers)


async def night(party: Party, device: Keeper, seconds: int) -> list[tuple[str, str, int]]:
    """Each line, by what voice, and for how long it calls; nobody's tap made a call shorter, and
    the page set its clock to each length, to the millisecond."""
    before = len(await device.heard())
    await device.begins()
    await device.taps_on(".is-night")
    await device.page.evaluate(CHOOSE, seconds)
    await device.has_spoken()
    heard = {one.text: one for one in (await device.heard())[before:]}
    falls = next(line for line in script(party) if line.chapter == "night")
    nightfall = heard[falls.caption].at  # before it, cards were looked at
    waits = [wait for at, wait in await device.waits_set() if at >= nightfall]
    found: list[tuple[str, str, int]] = []
    for line, after in pairwise(script(party)):
        if line.chapter != "night":
            continue
        said = heard[line.caption]
        following = heard.get(after.caption) or heard[after.short]  # a recording knows no names
        silence = (following.at - said.until) / 1000
        called = line.timer.seconds if line.timer else 0
        assert silence >= called, line.caption
        found.append((said.text, said.by, called))
    whole = [1000 * called for *_, called in found if called]
    assert [wait for wait in waits if wait in whole] == whole, "no tap gives a call its time again"
    return found


@pytest.mark.usefixtures("same_lengths")
@pytest.mark.parametrize(("game", "people", "calls"), [("werewolf", 7, 2), ("wherewolf", 8, 2)])
async def test_every_deal_of_a_village_sounds_the_same(
    party: Party, game: str, people: int, calls: int
) -> None:
    """WH-NGT-05."""
    await party.begins(speed=FASTER)
    device = await keeper(party, faster=FASTER)
    party.code = await device.opens("device", game, *NAMES[:people])
    nights, deals = set(), set()
    for seconds in SECONDS_TO_CHOOSE:
        lines = await night(party, device, seconds)
        assert sum(called > 0 for *_, called in lines) == calls
        nights.add(tuple(lines))
        deals.add(tuple(sorted(dealt(party).items())))
        await device.gives_up()
    assert len(deals) > 1
    assert len(nights) == 1
