"""The Seer."""

import pytest

from tests.werewords.evening import FOUR, Evening


def test_the_seer_reads_the_word_at_night() -> None:
    """WW-ROL-02"""
    evening = Evening(FOUR)
    evening.mayor_chooses()
    assert evening.scene.line == "wake-seer"
    assert evening.learnt("Bob") == [("word", {"word": "frog"})]
    assert not evening.knows_the_word("Cid")
    assert not evening.knows_the_word("Dee")


def test_the_seer_asks_like_everybody() -> None:
    """WW-ROL-02, WW-DAY-05"""
    evening = Evening(FOUR)
    evening.night()
    assert evening.options("Bob") == evening.options("Cid") == evening.options("Dee")


def test_the_seer_may_guess_the_word() -> None:
    """WW-ROL-02, WW-GUE-04"""
    evening = Evening(FOUR)
    evening.night()
    evening.guesses("Bob")
    assert evening.told(None, "correct") == [{"seat": "Bob"}]


@pytest.mark.parametrize("centre", ["Villager", "Seer"])
def test_the_seer_is_called_as_long_when_the_mayor_is_the_seer(centre: str) -> None:
    """WW-NGT-05, WW-NGT-06, D-06: then the screen stays neutral."""
    bobs = "Seer" if centre == "Villager" else "Villager"
    deal = {"Ann": "Mayor", "Bob": bobs, "Cid": "Werewolf", "Dee": "Villager"}
    evening = Evening(deal, centre=centre)
    evening.mayor_chooses()
    before = [evening.learnt(seat) for seat in deal]
    assert evening.scene.line == "wake-seer"
    assert evening.scene.timer is not None
    assert evening.scene.timer.seconds == 8
    if centre == "Seer":
        assert before == [[("word", {"word": "frog"})], [], [], []]  # what he chose himself
    evening.time_is_up()
    assert evening.lines[-2:] == ["sleep-seer", "wake-werewolf"]
