"""What a table of Werewolf may believe, against counting every deal one by one."""

from itertools import combinations

import pytest

from nightcall.bots.werewolf.belief import (
    FIRST_LIE,
    LYING_VILLAGER,
    SILENT_SEER,
    Facts,
    Witness,
    suspicions,
)

SEVEN = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")


def test_without_a_word_everybody_is_as_suspicious() -> None:
    assert set(suspicions(Facts(SEVEN, 2, 1, ())).values()) == {2 / 7}


@pytest.mark.parametrize("wolves", [1, 2, 3])
def test_one_who_claims_to_be_seer_is_weighed_by_every_deal_there_is(wolves: int) -> None:
    """Nobody contradicts Ann, who has seen nothing yet."""
    chances = suspicions(Facts(SEVEN, wolves, 1, (Witness("Ann", None, (), False),)))
    total, guilty = 0.0, dict.fromkeys(SEVEN, 0.0)
    for pack in combinations(SEVEN, wolves):
        for seer in set(SEVEN) - set(pack):
            weight = 1.0 if seer == "Ann" else SILENT_SEER
            if seer != "Ann":
                weight *= FIRST_LIE if "Ann" in pack else LYING_VILLAGER
            total += weight
            for wolf in pack:
                guilty[wolf] += weight
    for seat in SEVEN:
        assert chances[seat] == pytest.approx(guilty[seat] / total, abs=1e-5)


def test_a_seer_whose_card_is_shown_is_believed_to_the_letter() -> None:
    alive = SEVEN[1:]
    dead_seer = Witness("Ann", "Seer", (("Bob", True), ("Cid", False)), False)
    chances = suspicions(Facts(alive, 2, 0, (dead_seer,)))
    assert chances["Bob"] == 1
    assert chances["Cid"] == 0
    assert chances["Dee"] == pytest.approx(1 / 4)


def test_of_two_seers_one_lies() -> None:
    witnesses = (
        Witness("Ann", None, (("Bob", True),), False),
        Witness("Cid", None, (("Ann", True),), False),
    )
    chances = suspicions(Facts(SEVEN, 2, 1, witnesses))
    assert 0.93 < chances["Ann"] + chances["Cid"] < 1.2
    assert chances["Dee"] < max(chances["Ann"], chances["Cid"])


def test_a_second_seer_whom_the_first_has_not_named_is_the_more_credible() -> None:
    """A named Werewolf has nothing to lose by saying so."""
    first = Witness("Ann", None, (("Bob", True),), False)
    named, unnamed = (
        suspicions(Facts(SEVEN, 2, 1, (first, Witness(seat, None, (("Ann", True),), False))))
        for seat in ("Bob", "Cid")
    )
    assert unnamed["Cid"] < named["Bob"]
    assert unnamed["Ann"] > named["Ann"]


def test_a_testimony_that_a_card_has_refuted_is_a_werewolf_s() -> None:
    chances = suspicions(Facts(SEVEN, 2, 1, (Witness("Ann", None, (), True),)))
    assert chances["Ann"] > 0.9
    assert max(chances, key=lambda seat: chances[seat]) == "Ann"


def test_more_claims_than_deals_allow_do_not_upset_anybody() -> None:
    witnesses = tuple(Witness(seat, None, (), True) for seat in SEVEN)
    assert set(suspicions(Facts(SEVEN, 1, 1, witnesses))) == set(SEVEN)
