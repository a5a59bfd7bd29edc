"""A seal stands for one deal under one salt, and for no other."""

from hashlib import sha256

import pytest

from nightcall.table import EVERYONE, SealedDeal, Table, Telling, seal
from nightcall.table.ask import Ask
from nightcall.table.telling import Said

SALT = "00112233445566778899aabbccddeeff"
DEAL = [("Ann", "Mayor"), ("Bob", "Seer"), ("(centre)", "Werewolf")]


def test_a_seal_is_the_hash_of_the_salt_and_each_place_with_its_card() -> None:
    lines = b"00112233445566778899aabbccddeeff\nAnn: Mayor\nBob: Seer\n(centre): Werewolf"
    assert seal(SALT, DEAL) == sha256(lines).hexdigest()


def test_a_seal_never_changes() -> None:
    assert seal(SALT, DEAL) == "329886ddda462c142e9a1311c809f0d5c74411d1ae1f498713120d09146db80f"


@pytest.mark.parametrize(
    ("salt", "deal"),
    [
        (SALT.replace("f", "e"), DEAL),
        (SALT, DEAL[:2]),
        (SALT, [DEAL[1], DEAL[0], DEAL[2]]),
        (SALT, [("Ann", "Seer"), ("Bob", "Mayor"), ("(centre)", "Werewolf")]),
        (SALT, [("Ann", "Mayor"), ("Bob", "Seer"), ("(centre)", "Villager")]),
        (SALT, [("Anna", "Mayor"), *DEAL[1:]]),
    ],
)
def test_another_deal_or_salt_has_another_seal(salt: str, deal: list[tuple[str, str]]) -> None:
    assert seal(salt, deal) != seal(SALT, DEAL)


def test_a_sealed_deal_is_announced_and_opened_to_everyone() -> None:
    said: list[Said | Ask] = []
    table, deal = Table(("Ann", "Bob"), said), SealedDeal(SALT, DEAL)
    deal.announce(table)
    assert said == [Telling(EVERYONE, "deal-sealed", {"seal": seal(SALT, DEAL)})]
    deal.open(table)
    assert said[1:] == [Telling(EVERYONE, "deal-opened", {"salt": SALT, "places": DEAL})]
