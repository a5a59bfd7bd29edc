"""Remarks say why a table cannot start, or why it may be unwise; only refusals keep it waiting."""

from nightcall.table import CannotStart, Remark, hint, refusal, warning

REMARKS = [
    hint("masons-suit-ten"),
    refusal("too-few", players=1),
    warning("unbalanced", wolves=3),
    refusal("no-werewolf"),
]


def test_a_remark_is_a_key_with_arguments_and_a_weight() -> None:
    assert REMARKS[1] == Remark("refusal", "too-few", {"players": 1})
    assert [remark.weight for remark in REMARKS] == ["hint", "refusal", "warning", "refusal"]


def test_a_table_that_cannot_start_names_every_refusal_and_nothing_else() -> None:
    error = CannotStart(REMARKS)
    assert error.remarks == [REMARKS[1], REMARKS[3]]
    assert str(error) == "too-few {'players': 1}; no-werewolf {}"
