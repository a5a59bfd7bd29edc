"""A device in the middle of the table, and the network goes: what was loaded stays, and says so."""

from playwright.async_api import expect

from tests.browser.keeper import Keeper, keeper
from tests.browser.party import Party

NAMES = ("Ann", "Bob", "Cid", "Dee")
IS_KEPT = """async () => {
  const found = await Promise.all(
    ["/", "/text/en.ftl", "/voice/en.json", "/icons.svg", "/api/games?language=en"].map((name) =>
      caches.match(name),
    ),
  );
  const [name] = await caches.keys();
  const addresses = name ? await (await caches.open(name)).keys() : [];
  const lines = addresses.filter(({ url }) => /werewords-say-.*[.]opus/.test(url));
  return found.every((one) => one) && lines.length > 20;
}"""


async def table(party: Party, *, keeps: bool) -> Keeper:
    device = await keeper(party, keeps=keeps)
    party.code = await device.opens("device", "werewords", *NAMES)
    return device


async def test_a_reload_without_the_network_shows_the_app_and_waits(party: Party) -> None:
    device = await table(party, keeps=True)
    await device.page.wait_for_function("() => navigator.serviceWorker.controller")
    await device.begins()
    await device.page.wait_for_function(IS_KEPT)
    await device.asked_for("werewords-ask-mayor-card")
    await party.takes_the_network_of(device)
    await device.sees(device.say("lost"))
    assert device.say("device-offline-open") not in await device.page.inner_text("main")
    await device.presses("voice-repeat")
    await device.page.wait_for_function("() => nightcall.narrator.spoken.length === 3")
    await device.has_spoken()
    last = (await device.heard())[-1]
    assert last.by == "recording"
    assert last.until - last.at > 1000, "it was heard to its end"
    await device.page.reload()
    await device.sees(device.say("unreachable"))
    await device.page.context.set_offline(False)
    await device.presses("voice-unlock")
    await device.asked_for("werewords-ask-mayor-card")


async def test_where_a_page_cannot_be_kept_the_device_says_so(party: Party) -> None:
    """As by plain http, which most tables at home are."""
    device = await table(party, keeps=False)
    await device.begins()
    await device.asked_for("werewords-ask-mayor-card")
    await party.takes_the_network_of(device)
    await device.sees(device.say("device-offline-open"))


async def test_a_new_client_is_taken_at_once(party: Party) -> None:
    """What is kept is for when nothing else can be had."""
    device = await table(party, keeps=True)
    await device.page.wait_for_function("() => navigator.serviceWorker.controller")
    await device.page.evaluate("""async () => {
      const [name] = await caches.keys();
      const old = new Response("old", { headers: { "Content-Type": "text/html" } });
      await (await caches.open(name)).put("/", old);
    }""")
    await device.page.reload()
    await expect(device.page.locator("ol.seats > li")).to_have_count(len(NAMES))
    kept = await device.page.evaluate("caches.match('/').then((page) => page.text())")
    assert kept != "old"
