"""The Magistrate."""

from nightcall.games.wherewolf import WHEREWOLF
from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.ending import winner
from nightcall.games.wherewolf.voting import count
from nightcall.table import Telling
from tests.wherewolf.evening import Evening, village

DEAL = {
    "Ann": "Magistrate",
    "Bob": "Pack Leader",
    "Cid": "Peasant",
    "Dee": "Peasant",
    "Eve": "Peasant",
    "Fay": "Peasant",
}


def test_the_magistrates_vote_counts_twice() -> None:
    """§4 Magistrate, WH-DUT-02"""
    votes = {"Ann": "Bob", "Bob": "Cid", "Cid": "Bob"}
    assert count(village(DEAL), votes) == {"Bob": 3, "Cid": 1}


def test_it_counts_twice_in_the_first_voting() -> None:
    """§4 Magistrate"""
    evening = Evening(DEAL, announce_counts=True)
    evening.night()
    evening.accuses(Ann="Bob", Bob="Cid", Cid="Dee", Dee="Cid", Eve="Dee", Fay="Eve")
    assert evening.spoken("accused") == [
        {"names": ("Bob", "Cid", "Dee"), "counts": {"Bob": 2, "Cid": 2, "Dee": 2, "Eve": 1}}
    ]


def test_whoever_leads_is_told_what_cards_have_made_of_the_hands() -> None:
    """WH-DUT-02: and nobody else; nor anybody where they have changed nothing."""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(Ann="Bob", Bob="Cid", Cid="Dee", Dee="Cid", Eve="Dee", Fay="Eve")
    evening.condemns(Ann="Bob", Eve="Bob", Fay="Dee")
    noted = [i for i in evening.run.said if isinstance(i, Telling) and i.key == "counts"]
    assert [(telling.to, telling.args["counts"]) for telling in noted] == [
        ((), {"Bob": 2, "Cid": 2, "Dee": 2, "Eve": 1}),
        ((), {"Bob": 3, "Dee": 1}),
    ]
    counted = Evening({**DEAL, "Cid": "Enchantress"}, votes="counted")
    counted.night()
    counted.assembly_ends()
    counted.answers("House", {"Bob": 4, "Cid": 3})
    noted = [i for i in counted.run.said if isinstance(i, Telling) and i.key == "counts"]
    assert [telling.args["counts"] for telling in noted] == [{"Bob": 4, "Cid": 2}]
    plain = Evening({**DEAL, "Ann": "Peasant"})
    plain.night()
    plain.accuses(Ann="Bob", Bob="Cid", Cid="Dee", Dee="Cid", Eve="Dee", Fay="Eve")
    assert not [i for i in plain.run.said if isinstance(i, Telling) and i.key == "counts"]


def test_it_counts_twice_in_the_second_voting() -> None:
    """§4 Magistrate"""
    evening = Evening(DEAL)
    evening.night()
    evening.accuses(Ann="Bob", Bob="Cid", Cid="Bob", Dee="Cid", Eve="Bob", Fay="Cid")
    assert evening.accused == ["Bob", "Cid"]
    evening.condemns(Ann="Cid", Dee="Bob", Eve="Bob", Fay="Cid")
    assert evening.stake() == "Cid"


def test_where_hands_are_counted_his_makes_one_more() -> None:
    """§4 Magistrate, WH-DUT-02"""
    evening = Evening(DEAL, votes="counted")
    evening.night()
    evening.assembly_ends()
    evening.answers("House", {"Bob": 4, "Cid": 3})
    assert evening.accused == ["Bob", "Cid"]


def test_he_is_left_out_where_votes_are_public() -> None:
    """§4.6 Magistrate, WH-VAR-PUB"""
    box = WherewolfBox(level="later", roles=dict.fromkeys(DEAL.values(), 1) | {"Peasant": 4})
    box = WherewolfBox(level="later", roles=box.roles, public=True)
    remarks = WHEREWOLF.remarks(WHEREWOLF.header(tuple(DEAL), box))
    (refused,) = [remark for remark in remarks if remark.weight == "refusal"]
    assert (refused.key, refused.args) == ("wherewolf-public-vote-roles", {"roles": ["Magistrate"]})


def test_he_cannot_break_a_deadlock_of_two() -> None:
    """§4.6 Magistrate"""
    assert winner(village({"Ann": "Lesser Vampire", "Bob": "Magistrate"})) == "Vampire"
