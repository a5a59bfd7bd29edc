"""What a table says is data: who is told, a key and arguments; what everybody sees is a scene."""

from nightcall.table import EVERYONE, NOBODY, Scene, Telling


def test_everyone_is_more_than_all_seats_and_nobody_is_no_seat() -> None:
    assert EVERYONE is None
    assert NOBODY == ()
    assert Telling(EVERYONE, "mayor", {}) != Telling(("Ann", "Bob"), "mayor", {})


def test_a_scene_is_silent_until_it_says_who_may_speak() -> None:
    scene = Scene("night", "night-falls")
    assert scene.speakers == NOBODY
    assert (scene.timer, scene.alive, scene.day, scene.args) == (None, None, 0, {})
