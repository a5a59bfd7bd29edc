"""Imports point one way (DESIGN, The house), and the rules of games know no clock and no chance."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import nightcall

HOUSE = Path(nightcall.__file__).parent

CORE = {"table"}
PLAY = CORE | {"games", "words", "text"}

MAY_IMPORT: dict[str, set[str]] = {
    "table": CORE,
    "games": CORE,  # and its own folder
    "words": {"words"},
    "text": CORE | {"text"},
    "bots": PLAY | {"bots"},
    "lab": PLAY | {"lab"},
    "room": PLAY | {"room"},
    "store": CORE | {"store"},
    "cards": CORE | {"cards", "games", "text"},
    "server": CORE | {"server", "room", "store", "games", "text", "words", "bots", "cards"},
    "pocket": CORE | {"pocket", "room", "server", "store", "words"},
    "cli": {"cli", "bots", "cards", "lab", "room", "store", "server"} | PLAY,
}

PURE = {
    "abc", "collections", "dataclasses", "enum", "fractions", "functools", "itertools", "math",
    "operator", "re", "string", "typing", "unicodedata",
}  # fmt: skip
"""All that a script may use of the standard library: no clock, no chance, no system, no JSON."""

LIBRARIES = {"msgspec"}
"""What lies outside the standard library and is only a way to write values."""

MODULES = sorted(path for path in HOUSE.rglob("*.py"))


def package_of(path: Path) -> str:
    """The part of the house a module lives in; "" for the few on top."""
    parts = path.relative_to(HOUSE).parts
    return parts[0] if len(parts) > 1 else ""


def imports(tree: ast.Module) -> Iterator[str]:
    """Every module that is imported, also inside functions and behind TYPE_CHECKING."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            module = node.module or ""
            if module in ("nightcall", "nightcall.games"):
                yield from (f"{module}.{alias.name}" for alias in node.names)
            else:
                yield module


def imported_by(path: Path) -> list[str]:
    return list(imports(ast.parse(path.read_text("utf-8"))))


def of_ours(path: Path) -> list[list[str]]:
    """The parts of our own modules that are imported: ["games", "werewords", "box"]."""
    names = [name for name in imported_by(path) if name != "nightcall.__version__"]
    return [name.split(".")[1:] for name in names if name.startswith("nightcall.")]


def in_package(*names: str) -> list[Path]:
    return [path for path in MODULES if package_of(path) in names]


def short(path: Path) -> str:
    return path.relative_to(HOUSE).as_posix()


def test_every_part_of_the_house_has_its_directions() -> None:
    assert {package_of(path) for path in MODULES} - {""} <= set(MAY_IMPORT)


@pytest.mark.parametrize("path", [path for path in MODULES if package_of(path)], ids=short)
def test_imports_point_one_way(path: Path) -> None:
    package = package_of(path)
    allowed = MAY_IMPORT[package] | ({"games"} if package == "games" else set())
    for parts in of_ours(path):
        assert parts[0] in allowed, f"{short(path)} imports {'.'.join(parts)}"


@pytest.mark.parametrize("path", in_package("games"), ids=short)
def test_a_game_imports_the_table_and_its_own_folder(path: Path) -> None:
    own = path.relative_to(HOUSE).parts[1]
    if own == "__init__.py":
        return  # it lists the games
    for parts in of_ours(path):
        assert parts[0] == "table" or parts[:2] == ["games", own], f"{short(path)} imports {parts}"


@pytest.mark.parametrize("path", in_package("games"), ids=short)
def test_the_rules_know_no_clock_no_chance_and_no_system(path: Path) -> None:
    for name in imported_by(path):
        top = name.partition(".")[0]
        assert top in PURE | LIBRARIES | {"nightcall"}, f"{short(path)} imports {name}"


@pytest.mark.parametrize("path", in_package("games"), ids=short)
def test_a_game_uses_msgspec_for_values_and_not_for_json(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not names & {"json", "msgpack", "yaml"}
    assert not {"msgspec.json", "msgspec.msgpack"} & set(imported_by(path))


@pytest.mark.parametrize("path", in_package("games"), ids=short)
def test_the_rules_open_no_files_and_run_no_text(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    forbidden = {"open", "print", "input", "exec", "eval", "compile", "__import__", "id", "hash"}
    assert not called & forbidden


@pytest.mark.parametrize("path", in_package("table"), ids=short)
def test_the_table_knows_no_clock_and_chance_only_in_the_house(path: Path) -> None:
    chance = {"random"} if path.name == "house.py" else set()
    allowed = PURE | LIBRARIES | chance | {"hashlib", "nightcall"}
    for name in imported_by(path):
        assert name.partition(".")[0] in allowed, f"{short(path)} imports {name}"


WRONG = {
    "import time": "time",
    "import os.path": "os.path",
    "def night():\n    from random import Random": "random",
    "if TYPE_CHECKING:\n    from nightcall.games.werewolf import box": "nightcall.games.werewolf",
    "from nightcall import words": "nightcall.words",
    "from nightcall.games import werewolf": "nightcall.games.werewolf",
}


@pytest.mark.parametrize("text", WRONG)
def test_an_import_is_found_wherever_it_hides(text: str) -> None:
    assert WRONG[text] in list(imports(ast.parse(text)))
