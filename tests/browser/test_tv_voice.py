"""A shared screen is the voice of a game on phones: the same narrator, the same lines."""

from itertools import pairwise

from tests.browser.chromium import TELEVISION
from tests.browser.keeper import CLOCK_LINES, keeper, script, secrets
from tests.browser.party import BRISK, Party
from tests.browser.player import play


async def test_a_television_says_what_the_script_says(party: Party) -> None:
    await party.begins(speed=BRISK)
    people = await party.seated("Ann", "Bob", "Cid")
    television = await keeper(party, "TV", size=TELEVISION, faster=BRISK)
    await television.goes_to(f"/tv/{party.code}")
    await television.presses("voice-let-speak")
    await people[0].presses("start")
    await play(people, until=".result", guesses=False)
    await television.has_spoken()
    heard = await television.heard()
    times = {television.words(f"voice-{name}") for name in CLOCK_LINES}
    lines = [one for one in heard if one.text not in times]
    for one, line in zip(lines, script(party), strict=True):
        assert one.text in (line[:2] if one.by == "recording" else line[:1])
    for before, after in pairwise(heard):
        assert before.until <= after.at
    hidden = secrets(party)
    assert hidden
    assert not [secret for secret in hidden if secret in " / ".join(one.text for one in heard)]
