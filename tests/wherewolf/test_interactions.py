"""Winning, Amulet, Sword, stall, Reveal and Public of every role: §4.6 row by row."""

import pytest

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.cards import CARDS, card_named
from nightcall.games.wherewolf.deeds import Deeds, attack, bite, bury, follow_in_love, work_out
from nightcall.games.wherewolf.ending import winner
from nightcall.games.wherewolf.village import Village
from tests.wherewolf.evening import Evening, seats, village

ROLES = [card.name for card in CARDS]
STATUSES = [*ROLES, "Lesser Vampire", "turned Cursed"]
PREY = [role for role in STATUSES if role not in ("Pack Leader", "Werewolf", "Young Wolf")]
PREY.remove("turned Cursed")


def after_the_night(now: Village, deeds: Deeds) -> list[str]:
    work_out(now, deeds)
    follow_in_love(now, deeds)
    return seats(bury(now, deeds))


# Winning


@pytest.mark.parametrize("role", [card.name for card in CARDS if card.faction == "Village"])
def test_villagers_win_with_the_village_dead_or_alive(role: str) -> None:
    """§4.6 win, WH-GEN-04, WH-END-02"""
    peasants = dict.fromkeys(["Cid", "Dee", "Eve", "Fay"], "Peasant")
    deal = {"Ann": role, "Bob": "Pack Leader", **peasants}
    alive = Evening(deal)
    alive.night(**({"romeo": "Cid"} if role == "Juliet" else {}))
    alive.day(burn="Bob")
    assert alive.outcome.faction == "Village"
    assert "Ann" in alive.winners
    dead = Evening(deal)
    dead.night(**({"romeo": "Cid"} if role == "Juliet" else {}))
    dead.day(burn="Ann")
    dead.night(victim="Dee")
    dead.day(burn="Bob")
    assert "Ann" in dead.winners


@pytest.mark.parametrize("role", ["Pack Leader", "Werewolf", "Young Wolf", "Traitor"])
def test_the_packs_roles_win_when_only_werewolves_are_left(role: str) -> None:
    """§4.6 win, WH-END-03"""
    assert winner(village({"Ann": role, "Bob": "Werewolf"})) == "Werewolves"


@pytest.mark.parametrize("role", ["Vampire", "Lesser Vampire", "Ghoul"])
def test_the_vampires_roles_win_when_only_they_are_left(role: str) -> None:
    """§4.6 win, WH-END-04"""
    assert winner(village({"Ann": role, "Bob": "Lesser Vampire"})) == "Vampire"


@pytest.mark.parametrize("role", ["Crime Boss", "Assassin", "Thief", "Spy"])
@pytest.mark.parametrize("other", ["Guard", "Peasant"])
def test_criminals_win_if_the_villages_condition_is_met_and_no_guard_lives(
    role: str, other: str
) -> None:
    """§4.6 win, WH-END-07"""
    expected = "Village" if other == "Guard" else "Criminals"
    assert winner(village({"Ann": role, "Bob": other})) == expected
    assert winner(village({"Ann": role, "Bob": other, "Cid": "Pack Leader"})) is None


# The Amulet


@pytest.mark.parametrize("role", STATUSES)
def test_the_amulet_saves_everybody_from_murder(role: str) -> None:
    """§4.6 Amulet, RR-02, WH-VAR-AMU-03"""
    now = village({"Ann": role, "Bob": "Pack Leader", "Cid": "Peasant"}, amulet="Ann")
    deeds = Deeds()
    deeds.strike(now.players["Ann"])
    assert after_the_night(now, deeds) == []
    assert now.items["amulet"].holder is None


@pytest.mark.parametrize("role", ROLES)
def test_the_amulet_saves_everybody_from_the_stake(role: str) -> None:
    """§4.6 Amulet, WH-VAR-AMU-03; a Jester is not burned and does not win"""
    deal = {"Ann": role, "Bob": "Pack Leader", "Cid": "Peasant", "Dee": "Peasant", "Eve": "Hermit"}
    evening = Evening(deal, amulet="Ann")
    evening.night(**({"romeo": "Eve"} if role == "Juliet" else {}))
    evening.day(burn="Ann")
    assert evening.stake() is None
    assert "Ann" in evening.alive


@pytest.mark.parametrize("role", PREY)
def test_the_amulet_stops_the_packs_attack(role: str) -> None:
    """§4.6 Amulet, §6 table; a Cursed does not turn, a Huntsman kills nobody, a Madman wins not"""
    now = village({"Ann": role, "Bob": "Pack Leader", "Cid": "Ghoul"}, amulet="Ann")
    deeds = Deeds()
    attack(now, deeds, now.players["Bob"], now.players["Ann"])
    assert deeds.turned == []
    assert after_the_night(now, deeds) == []
    is_used = role not in ("Hermit", "Traitor", "Thief")
    assert (now.items["amulet"].holder is None) == is_used, "not used up by what fails anyway"
    assert now.winners_alone == []


# The Sword

SWORD_AGAINST_THE_PACK = {
    "Hermit": [],
    "Traitor": [],
    "Thief": [],
    "Cursed": [],
    "Huntsman": ["Ann", "Bob", "Dee"],  # both counter-kills
    "Vampire": ["Bob", "Cid"],  # the Ghoul dies for him, the Leader by the Sword
}


@pytest.mark.parametrize("role", PREY)
def test_the_sword_against_the_pack(role: str) -> None:
    """§4.6 Sword, WH-VAR-SWO-01, WH-VAR-SWO-02"""
    deal = {"Ann": role, "Bob": "Pack Leader", "Cid": "Ghoul", "Dee": "Young Wolf"}
    now = village(deal if role == "Vampire" else {**deal, "Cid": "Peasant"}, sword="Ann")
    deeds = Deeds()
    attack(now, deeds, now.players["Bob"], now.players["Ann"])
    expected = SWORD_AGAINST_THE_PACK.get(role, ["Ann", "Bob"])
    assert after_the_night(now, deeds) == expected
    assert (now.items["sword"].holder is None) == bool(expected)


SWORD_AGAINST_THE_VAMPIRE = {
    "Pack Leader": ["Zoe"],  # a bitten wolf: the bite fails and kills the Vampire, Sword kept
    "Werewolf": ["Zoe"],
    "Young Wolf": ["Zoe"],
    "turned Cursed": ["Zoe"],
    "Vampire Hunter": ["Zoe"],
    "Hermit": [],
    "Seer": [],
    "Medium": [],
    "Wizard": [],
    "Healer": [],
    "Warden": [],
    "Thief": [],
}
BITEABLE = [role for role in STATUSES if role not in ("Vampire", "Lesser Vampire", "Ghoul")]


@pytest.mark.parametrize("role", BITEABLE)
def test_the_sword_against_the_vampire(role: str) -> None:
    """§4.6 Sword, §4.3, WH-VAR-SWO-02, D-39"""
    now = village({"Ann": role, "Bob": "Peasant", "Zoe": "Vampire"}, sword="Ann")
    deeds = Deeds()
    assert not bite(now, deeds, now.players["Zoe"], now.players["Ann"])
    expected = SWORD_AGAINST_THE_VAMPIRE.get(role, ["Ann", "Zoe"])
    assert after_the_night(now, deeds) == expected
    assert (now.items["sword"].holder is None) == ("Ann" in expected)


# The stall test

STALLS_A_WEREWOLF = {"Hermit", "Traitor"}
STALLS_A_VAMPIRE = {"Seer", "Medium", "Wizard", "Healer", "Warden", "Hermit", "Vampire Hunter"}
PACK = {"Pack Leader", "Werewolf", "Young Wolf", "turned Cursed"}
VAMPIRES = {"Vampire", "Lesser Vampire", "Ghoul"}
LONERS = {"Jester", "Madman"}
NEVER_STALLS = {"Advocate", "Assassin"}


@pytest.mark.parametrize("role", STATUSES)
def test_alone_with_the_last_werewolf(role: str) -> None:
    """§4.6 stall, WH-END-06"""
    is_over = role in STALLS_A_WEREWOLF | PACK | LONERS
    assert winner(village({"Ann": role, "Bob": "Werewolf"})) == ("Werewolves" if is_over else None)


@pytest.mark.parametrize("role", STATUSES)
def test_alone_with_the_vampire(role: str) -> None:
    """§4.6 stall, WH-END-06"""
    is_over = role in STALLS_A_VAMPIRE | VAMPIRES | LONERS
    assert winner(village({"Ann": role, "Bob": "Vampire"})) == ("Vampire" if is_over else None)


@pytest.mark.parametrize("role", STATUSES)
def test_alone_with_a_lesser_vampire_who_has_no_power(role: str) -> None:
    """§4.6 stall: a Lesser Vampire gives the claim; Advocate and Assassin can still do something"""
    expected = None if role in NEVER_STALLS | PACK else "Vampire"
    assert winner(village({"Ann": role, "Bob": "Lesser Vampire"})) == expected


# Reveal and Public

NEEDED = {
    "Ghoul": {"Vampire": 1},
    "Traitor": {"Pack Leader": 1},
    "Werewolf": {"Pack Leader": 1},
    "Young Wolf": {"Pack Leader": 1},
    "Priest": {"Sinner": 1},
    "Bard": {"Seer": 1},
    "Twin": {"Twin": 2},
    "Crime Boss": {"Guard": 2},
    "Assassin": {"Guard": 2},
    "Thief": {"Guard": 2},
    "Spy": {"Guard": 2},
}


def refusals(role: str, *, reveal: bool = False, public: bool = False) -> list[str]:
    roles = {"Pack Leader": 1, role: 1, **NEEDED.get(role, {})}
    roles["Peasant"] = 8 - sum(roles.values()) + roles.get("Peasant", 0)
    box = WherewolfBox(level="later", roles=roles, reveal=reveal, public=public)
    header = WHEREWOLF.header(tuple("ABCDEFGH"), box)
    return [remark.key for remark in WHEREWOLF.remarks(header) if remark.weight == "refusal"]


@pytest.mark.parametrize("role", ROLES)
def test_which_roles_go_with_reveal(role: str) -> None:
    """§4.6 Reveal, WH-VAR-REV, WH-DUT-03"""
    assert refusals(role) == []
    assert refusals(role, reveal=True) == (["wherewolf-reveal-medium"] if role == "Medium" else [])


@pytest.mark.parametrize("role", ROLES)
def test_which_roles_go_with_public_voting(role: str) -> None:
    """§4.6 Public, WH-VAR-PUB, WH-DUT-03"""
    is_out = card_named(role).is_vote_role
    assert refusals(role, public=True) == (["wherewolf-public-vote-roles"] if is_out else [])
