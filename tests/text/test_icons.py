"""Every card, team, token, chapter and game has an icon, drawn so that all of them mix."""

import ast
from pathlib import Path
from xml.etree import ElementTree as Tree

import pytest

import nightcall
from nightcall.games import GAMES
from nightcall.games.werewords.day import ANSWERS, CORRECT, WAY_OFF
from nightcall.games.wherewolf.items import ITEM_TURNS
from nightcall.text import slug
from tests.text import spoken

FOLDER = Path(nightcall.__file__).parent / "icons"
PATHS = {path.stem: path for path in sorted(FOLDER.glob("*.svg"))}
SVG = "{http://www.w3.org/2000/svg}"
APP = "nightcall"  # the only icon with colours of its own
PEN = {
    "fill": "none",
    "stroke": "currentColor",
    "stroke-width": "1.75",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
}
SHAPES = {"g", "path", "circle", "ellipse", "rect"}
PLACES = {"d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height"}
PAINT = {*PEN, "fill-rule", "stroke-dasharray"}
LARGEST = 700  # bytes
ALL_TOGETHER = 100_000

over_all = pytest.mark.parametrize("name", PATHS)
over_drawn = pytest.mark.parametrize("name", sorted(PATHS.keys() - {APP}))


def drawing(name: str) -> Tree.Element:
    return Tree.fromstring(PATHS[name].read_text("utf-8"))  # noqa: S314  our own files


def missing(names: set[str]) -> list[str]:
    return sorted(names - PATHS.keys())


def chapters() -> set[str]:
    """The first text among the arguments of whatever sets a scene."""
    found = set[str]()
    for call in spoken.calls("games"):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func
        if (name.id if isinstance(name, ast.Name) else name) in ("scene", "speak"):
            values = [value.value for value in call.args if isinstance(value, ast.Constant)]
            found |= {str(value) for value in values[:1]}
    return found


def test_every_card_has_an_icon() -> None:
    cards = {slug(face.name) for game in GAMES for face in game.faces}
    assert missing(cards | {"mayor", "moderator", "lesser-vampire"}) == []


def test_every_team_has_an_icon() -> None:
    assert missing({f"team-{slug(face.team)}" for game in GAMES for face in game.faces}) == []


def test_every_token_has_an_icon() -> None:
    assert missing({f"token-{token}" for token in (*ANSWERS, CORRECT, WAY_OFF)}) == []


def test_every_item_has_an_icon() -> None:
    assert missing(set(ITEM_TURNS)) == []


def test_every_chapter_has_an_icon() -> None:
    played = chapters()
    assert {"deal", "night", "day", "first-voting", "result"} <= played
    assert missing({f"phase-{chapter}" for chapter in played | {"lobby"}}) == []


def test_every_game_has_an_icon() -> None:
    assert missing({f"game-{game.name}" for game in GAMES} | {APP}) == []


@over_all
def test_a_file_is_one_root_and_nothing_around_it(name: str) -> None:
    text = PATHS[name].read_text("utf-8")
    assert text.startswith("<svg ")
    assert text.endswith("</svg>\n")
    assert text.count("xmlns") == 1
    assert name == slug(name)
    root = drawing(name)
    assert root.tag == f"{SVG}svg"
    assert root.attrib == {"viewBox": "0 0 24 24"} | ({} if name == APP else PEN)


@over_drawn
def test_the_pen_is_kept_inside_the_root_for_the_sprite(name: str) -> None:
    (group,) = drawing(name)
    assert group.tag == f"{SVG}g"
    assert group.attrib == PEN


@over_all
def test_an_icon_has_shapes_only(name: str) -> None:
    """No ids, styles, scripts, words or links: many icons stand in one page."""
    for element in list(drawing(name).iter())[1:]:
        assert element.tag.removeprefix(SVG) in SHAPES
        assert element.attrib.keys() <= PLACES | PAINT
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()


@over_drawn
def test_an_icon_takes_the_colour_of_the_words_beside_it(name: str) -> None:
    for element in drawing(name).iter():
        paints = {element.get("fill", "none"), element.get("stroke", "none")}
        assert paints <= {"none", "currentColor"}


def test_no_two_icons_are_the_same() -> None:
    texts = [path.read_bytes() for path in PATHS.values()]
    assert len(set(texts)) == len(texts)


def test_icons_are_small() -> None:
    sizes = {name: path.stat().st_size for name, path in PATHS.items()}
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}
    assert sum(sizes.values()) < ALL_TOGETHER
