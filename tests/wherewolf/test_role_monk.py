"""The Monk."""

from tests.wherewolf.evening import Evening

DEAL = {
    "Ann": "Pack Leader",
    "Bob": "Monk",
    "Cid": "Seer",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Twin",
}


def test_the_monk_learns_two_roles_that_were_not_dealt() -> None:
    """§4 Monk"""
    evening = Evening(DEAL, extra=("Wizard", "Healer", "Hermit", "Twin"))
    evening.night()
    ((key, args),) = evening.learnt("Bob")
    assert key == "absent"
    assert len(set(args["roles"])) == 2
    assert set(args["roles"]) <= {"Wizard", "Healer", "Hermit"}


def test_the_monk_learns_fewer_if_fewer_are_absent() -> None:
    """§4 Monk"""
    evening = Evening(DEAL, extra=("Wizard",))
    evening.night()
    assert evening.learnt("Bob") == [("absent", {"roles": ["Wizard"]})]


def test_a_role_of_which_one_copy_is_in_play_is_not_absent() -> None:
    """§4 Monk: "all are in play" """
    evening = Evening(DEAL, extra=("Twin", "Peasant"))
    evening.night()
    assert evening.learnt("Bob") == [("absent", {"roles": []})]


def test_a_role_of_which_no_copy_is_in_play_is_named_once() -> None:
    """§4 Monk"""
    evening = Evening({**DEAL, "Fay": "Peasant"}, extra=("Twin", "Twin"))
    evening.night()
    assert evening.learnt("Bob") == [("absent", {"roles": ["Twin"]})]


def test_the_monk_is_called_on_the_first_night_only() -> None:
    """§4 Monk"""
    evening = Evening(DEAL, extra=("Wizard",))
    evening.night()
    evening.night(victim="Dee")
    assert "monk" in evening.calls(1)
    assert "monk" not in evening.calls(2)
