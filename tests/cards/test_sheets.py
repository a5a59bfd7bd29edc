"""How pieces lie on the paper: nine cards to a page, backs behind their fronts, marks to cut."""

from collections import Counter
from typing import Any

import pytest
import typst

from nightcall.cards import Order, pdf
from nightcall.cards.order import MOST_NAMES
from nightcall.cards.press import job_of
from nightcall.cards.sheets import described
from nightcall.games import GAMES
from nightcall.games.werewords.box import TOKENS
from nightcall.text import LANGUAGES, Texts
from tests.cards.paper import (
    BADGE,
    CARD,
    EVERYBODY,
    LINK,
    PAPERS,
    TOKEN,
    is_of,
    pieces,
    printed,
    too_long,
)
from tests.cards.reader import Box, File, Page, plain

on_both_papers = pytest.mark.parametrize("paper", PAPERS)


@on_both_papers
def test_nine_cards_of_poker_size_lie_on_a_page(paper: str) -> None:
    """PW-SET-04: sixteen cards are two sheets, each with its backs behind it."""
    pages = printed("werewolf", whole=True, paper=paper)
    assert [len(pieces(page)) for page in pages] == [9, 9, 7, 7]
    for page in pages:
        assert (page.width, page.height) == pytest.approx(PAPERS[paper], abs=0.01)
        for card in pieces(page):
            assert card.x > 5
            assert card.y > 5
            assert card.x + card.width < page.width - 5
            assert card.y + card.height < page.height - 5


@on_both_papers
@pytest.mark.parametrize(("sheet", "size"), [("roles", CARD), ("tokens", TOKEN), ("badges", BADGE)])
def test_a_back_lies_behind_its_front_when_turned_over_the_long_edge(
    paper: str, sheet: str, size: tuple[float, float]
) -> None:
    pages = printed(
        "werewords", players=8, paper=paper, sheets=(sheet,), names=EVERYBODY[:7], link=LINK
    )
    assert len(pages) % 2 == 0
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        turned = [(front.width - piece.x - piece.width, piece.y) for piece in pieces(front, size)]
        behind = [(piece.x, piece.y) for piece in pieces(back, size)]
        assert sorted(_whole(turned)) == sorted(_whole(behind))
        assert behind


def _whole(places: list[tuple[float, float]]) -> list[tuple[int, int]]:
    """In hundredths of a millimetre."""
    return [(round(x * 100), round(y * 100)) for x, y in places]


def test_without_backs_there_are_half_as_many_pages() -> None:
    assert len(printed("werewolf", whole=True)) == 2 * len(
        printed("werewolf", whole=True, backs=False)
    )


@on_both_papers
def test_every_cut_has_a_mark_on_both_ends_outside_the_cards(paper: str) -> None:
    front, back = printed("werewolf", players=9, paper=paper)
    cards = pieces(front)
    lefts = {round(edge * 100) for card in cards for edge in (card.x, card.x + card.width)}
    tops = {round(edge * 100) for card in cards for edge in (card.y, card.y + card.height)}
    marks = [
        stroke
        for stroke in front.strokes
        if not any(card.holds(stroke.x, stroke.y, -0.5) for card in cards)
        and not any(card.holds(stroke.end, stroke.end_y, -0.5) for card in cards)
    ]
    upright = Counter(round(mark.x * 100) for mark in marks if abs(mark.x - mark.end) < 0.01)
    level = Counter(round(mark.y * 100) for mark in marks if abs(mark.y - mark.end_y) < 0.01)
    assert upright == dict.fromkeys(lefts, 2)
    assert level == dict.fromkeys(tops, 2)
    assert not [stroke for stroke in back.strokes if not _is_inside(stroke.x, stroke.y, back)]


def _is_inside(x: float, y: float, page: Page) -> bool:
    return any(card.holds(x, y) for card in pieces(page))


def test_backs_of_all_cards_are_alike_and_have_no_word() -> None:
    """Nobody can tell the Mayor's card, or a Werewolf's, from behind."""
    for game in GAMES:
        for back in printed(game.name, whole=True)[1::2]:
            assert back.words == []
            drawn = {len([p for p in back.pieces if _within(p, card)]) for card in pieces(back)}
            assert len(drawn) == 1


def _within(piece: Box, card: Box) -> bool:
    return card.holds(piece.x + piece.width / 2, piece.y + piece.height / 2)


@pytest.mark.parametrize("edition", TOKENS)
def test_the_tokens_are_those_of_the_box(edition: str) -> None:
    """WW-TOK-02, and one Correct. No is printed behind every Yes."""
    front, back = printed("werewords", sheets=("tokens",), options={"edition": edition})
    yes_no, maybe, so_close, way_off = TOKENS[edition]
    counts = {
        "Yes": yes_no, "Maybe": maybe, "SoClose": so_close, "WayWayOff": way_off, "Correct": 1,
    }  # fmt: skip
    said = Counter(front.said(piece) for piece in pieces(front, TOKEN))
    assert said == {word: count for word, count in counts.items() if count}
    for piece in pieces(front, TOKEN):
        (behind,) = [
            other
            for other in pieces(back, TOKEN)
            if abs(other.x + piece.x + piece.width - front.width) < 0.01
            and abs(other.y - piece.y) < 0.01
        ]
        word = front.said(piece)
        assert back.said(behind) == ("No" if word == "Yes" else word)


def test_a_token_without_a_back_has_both_answers() -> None:
    (page,) = printed("werewords", sheets=("tokens",), backs=False)
    said = Counter(page.said(piece) for piece in pieces(page, TOKEN))
    assert said["YesNo"] == 36
    upside_down = [words for words in page.words if words.text == "No"]
    assert all(words.end < words.x for words in upside_down)
    assert len(upside_down) == 36


def test_a_badge_has_its_name_on_both_sides() -> None:
    front, back = printed("wherewolf", sheets=("badges",), names=EVERYBODY[:3])
    assert [front.said(piece) for piece in pieces(front, BADGE)] == [
        f"{name}Wherewolf" for name in EVERYBODY[:3]
    ]
    assert sorted(back.said(piece) for piece in pieces(back, BADGE)) == sorted(
        f"{name}Wherewolf" for name in EVERYBODY[:3]
    )


def test_the_way_to_the_table_is_a_card_of_its_own_and_stands_on_every_leaf() -> None:
    sheets = ("roles", "turn-card", "score")
    with_code = printed("werewolf", players=8, sheets=sheets, link=LINK)
    without = printed("werewolf", players=8, sheets=sheets)
    cards = sum(len(pieces(page)) for page in with_code)
    assert cards == sum(len(pieces(page)) for page in without) + 2
    said = [page.said(piece) for page in with_code for piece in pieces(page)]
    assert sum(plain(LINK) in text for text in said) == 2
    for leaf in with_code[2:]:
        assert any(is_of(piece, (22, 22)) for piece in leaf.pieces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_order_is_the_same_file(language: str) -> None:
    order = Order(game="werewords", players=8, sheets=(), names=EVERYBODY, language=language)
    assert pdf(order, LINK) == pdf(order, LINK)


def test_every_font_is_in_the_file() -> None:
    fonts = File(pdf(Order(game="wherewolf", whole=True, sheets=(), names=EVERYBODY))).fonts
    assert fonts
    assert all(fonts.values())


def test_a_file_says_its_title_and_language() -> None:
    made = pdf(Order(game="werewolf", whole=True, language="it"))
    assert b"/Lang(it)" in made
    assert b"Nightcall: Werewolf" in made


@pytest.mark.parametrize(
    "name", ["Ann", "Bartholomew the Second of Nightcall", "W" * 40, "Ærøskøbing Ζωή Юлия", "i"]
)
def test_every_name_fits_on_its_badge_and_score_sheet(name: str) -> None:
    ordered: dict[str, Any] = {"sheets": ("badges", "score"), "names": (name, *EVERYBODY)}
    assert too_long("werewolf", **ordered) == []
    badges, _, *_ = printed("werewolf", **ordered)
    first = pieces(badges, BADGE)[0]
    assert badges.said(first) == plain(f"{name}Werewolf")
    for words in badges.inside(first):
        assert first.holds(words.x, words.y, 3)
        assert first.holds(words.end, words.end_y, 3)


def test_what_no_font_can_write_is_left_to_a_pen() -> None:
    """A sign that would be an empty box is left out, and a name of such signs is a line."""
    order = Order(game="werewolf", sheets=("badges", "score"), names=("Ann 🐺", "🐺", "李雷"))
    job = job_of(order) | {"ignore_system_fonts": True}
    badges, _, score = File(typst.compile(format="pdf", **job)).pages
    said = [badges.said(piece) for piece in pieces(badges, BADGE)]
    assert said == ["AnnWerewolf", "Werewolf", "Werewolf"]
    assert Counter(words.text for words in score.words)["Ann"] == 2


@on_both_papers
@pytest.mark.parametrize("people", [1, 10, 11, 24, 25, 40])
@pytest.mark.parametrize("game", ["werewords", "wherewolf"])
def test_a_score_sheet_has_a_row_for_everybody_and_stays_on_its_pages(
    game: str, people: int, paper: str
) -> None:
    names = tuple(f"Player number {number}" for number in range(people))
    assert too_long(game, sheets=("score",), names=names, paper=paper) == []
    pages = printed(game, sheets=("score",), names=names, paper=paper)
    assert len(pages) <= 2
    said = Counter(words.text for page in pages for words in page.words)
    tables = 1 if game == "werewords" else 2
    assert all(said[name] == tables for name in names)
    for page in pages:
        for words in page.words:
            assert 10 < words.x < words.end < page.width - 10
            assert 10 < words.y < page.height - 10
        for stroke in page.strokes:
            assert stroke.end_y < page.height - 10


def test_a_score_sheet_has_lines_for_those_whose_names_are_not_known() -> None:
    names = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
    roles = {"Seer": 1, "Werewolf": 1, "Peasant": 7}

    def lines(*names: str, **chosen: Any) -> list[int]:
        pages = printed("wherewolf", sheets=("score",), names=names, **chosen)
        return [len(page.strokes) for page in pages]

    of_six = lines(*names, players=6)
    assert lines("Ann", "Bob", players=6) == lines(players=6) == of_six
    assert lines("Ann", "Bob", players=6, roles=roles) == of_six, "cards may be left over"
    assert lines("Ann", roles=roles) == lines(roles=roles) != of_six


def test_a_score_sheet_has_lines_for_as_many_as_can_play() -> None:
    """Names or none, up to as many as an order can name."""
    for people in (25, 30, MOST_NAMES):
        order: dict[str, Any] = {"players": people, "options": {"level": "later"}}
        named = tuple(f"Player {number}" for number in range(people))
        for names in ((), ("Ann",), named):
            _, evening = described(
                Order(game="wherewolf", sheets=("score",), names=names, **order)
            )["sheets"][0]["parts"]
            assert len(evening["rows"]) == people
            for paper in PAPERS:
                file = printed(
                    "wherewolf", sheets=("score",), names=names, link=LINK, paper=paper, **order
                )
                assert len(file) == 2


def test_the_margin_says_how_to_print() -> None:
    say = Texts("en").say
    both = say("print-margin-both", game="Werewolf", sheet="1", sheets="2")
    one = say("print-margin", game="Werewolf", sheet="2", sheets="2")
    fronts = printed("werewolf", whole=True)
    alone = printed("werewolf", whole=True, backs=False)
    assert plain(both) in {plain(words.text) for words in fronts[0].words}
    assert plain(one) in {plain(words.text) for words in alone[1].words}
