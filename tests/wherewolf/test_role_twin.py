"""The Twins."""

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Twin",
    "Cid": "Twin",
    "Dee": "Peasant",
    "Eve": "Seer",
    "Fay": "Peasant",
}


def test_the_twins_recognise_each_other() -> None:
    """§4 Twins"""
    evening = Evening(DEAL)
    evening.night()
    assert evening.learnt("Bob") == [("meet", {"role": "Twin", "seats": ["Cid"]})]
    assert evening.learnt("Cid") == [("meet", {"role": "Twin", "seats": ["Bob"]})]


def test_a_twin_dealt_alone_sees_nobody() -> None:
    """§4 Twins"""
    evening = Evening({**DEAL, "Cid": "Hermit"}, extra=("Twin",))
    evening.night()
    assert evening.learnt("Bob") == [("meet", {"role": "Twin", "seats": []})]


def test_the_twins_are_called_on_the_first_night_only() -> None:
    """§4 Twins"""
    evening = Evening(DEAL)
    evening.night()
    evening.night(victim="Dee")
    assert "twins" in evening.calls(1)
    assert "twins" not in evening.calls(2)


def test_both_twins_or_none_are_in_the_pool() -> None:
    """§4 Twins"""
    roles = {"Pack Leader": 1, "Twin": 1, "Seer": 1, "Peasant": 3}
    box = WherewolfBox(level="later", roles=roles)
    remarks = WHEREWOLF.remarks(WHEREWOLF.header(tuple(DEAL), box))
    assert "wherewolf-one-twin" in [r.key for r in remarks if r.weight == "refusal"]
