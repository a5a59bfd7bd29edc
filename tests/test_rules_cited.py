"""Every rule is cited by a test, or is listed with the reason why not."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
RULES = (TESTS / "rule_ids.txt").read_text(encoding="utf-8").split()
NOT_TESTED: dict[str, str] = tomllib.loads(
    (TESTS / "rules_not_tested.toml").read_text(encoding="utf-8")
)
RULE = re.compile(r"\b(?:WW|WH|PW|RR|APP)-(?:[A-Z0-9]+-)*(?:\d+|REV|PUB|TIM)\b")


def citations() -> Iterator[tuple[str, str]]:
    """Each rule id in the docstring of a test, with the test's name."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in RULE.findall(ast.get_docstring(node) or ""):
                    yield rule, f"{path.name}: {node.name}"


CITED = {rule for rule, _ in citations()}


def test_every_rule_is_cited_or_has_a_reason_not_to_be() -> None:
    assert [rule for rule in RULES if rule not in CITED and rule not in NOT_TESTED] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert [cited for cited in citations() if cited[0] not in RULES] == []


def test_only_rules_without_a_test_are_excused() -> None:
    # A duty common to all games may be proved in part by another game: those may be both.
    own = [rule for rule in NOT_TESTED if not rule.startswith("APP-")]
    assert [rule for rule in own if rule in CITED] == []
    assert [rule for rule in NOT_TESTED if rule not in RULES] == []
    assert all(reason.strip() for reason in NOT_TESTED.values())
