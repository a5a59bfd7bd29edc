"""Orders: which cards are printed, and what is refused with a sentence."""

import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from nightcall.cards import CannotPrint, Order, is_ready, pdf
from nightcall.cards.deck import village_of
from nightcall.cli.main import nightcall
from nightcall.games.werewords import WEREWORDS
from nightcall.games.werewords.box import WerewordsBox
from nightcall.games.werewords.cards import CALLED
from nightcall.text import LANGUAGES, Sentences, Texts
from tests.cards.paper import EVERYBODY, pieces
from tests.cards.reader import File, plain


def deck(**ordered: Any) -> dict[str, int]:
    return village_of(Order(**ordered)).deck


def run(*args: str, env: dict[str, str] | None = None) -> Result:
    return CliRunner().invoke(
        nightcall, ["cards", *args], env={"NIGHTCALL_LANGUAGE": "", **(env or {})}
    )


def test_the_cards_for_eight_players_of_werewords_are_nine() -> None:
    """WW-SET-01: one for each player, and the Mayor."""
    assert deck(game="werewords", players=8) == {
        "Mayor": 1,
        "Seer": 1,
        "Werewolf": 2,
        "Villager": 5,
    }


def test_the_set_of_werewolf_has_sixteen_cards() -> None:
    """PW-SET-04"""
    assert deck(game="werewolf", whole=True) == {"Werewolf": 2, "Seer": 1, "Villager": 13}


def test_the_set_of_wherewolf_has_every_card() -> None:
    cards = deck(game="wherewolf", whole=True)
    assert len(cards) == 33
    assert sum(cards.values()) == 45  # five whole sheets


def test_a_moderator_who_is_dealt_has_a_card() -> None:
    """PW-SET-03"""
    assert deck(game="werewolf", players=9, options={"moderator": "dealt"})["Moderator"] == 1


def test_as_many_cards_as_there_are_names() -> None:
    assert sum(deck(game="werewolf", names=EVERYBODY).values()) == len(EVERYBODY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_known_by_its_name_in_english_and_in_its_language(language: str) -> None:
    own = Texts(language).say("card-fortune-teller")
    for name in ("Fortune Teller", "fortune teller", own, own.upper()):
        assert deck(game="werewords", roles={name: 1}, language=language)["Fortune Teller"] == 1


@pytest.mark.parametrize(
    ("ordered", "reason"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "werewolf", "language": "xx"}, "no-such-language"),
        ({"game": "werewolf", "language": "../en"}, "no-such-language"),
        ({"game": "werewolf", "roles": {"Bishop": 1}}, "no-such-card"),
        ({"game": "werewolf", "roles": {"Seer": -1}}, "bad-count"),
        ({"game": "werewolf", "roles": {"Seer": 41}}, "bad-count"),
        ({"game": "werewolf", "roles": {}}, "no-cards"),
        ({"game": "werewolf", "roles": {"Seer": 0}}, "no-cards"),
        ({"game": "werewolf", "roles": {"Seer": 1}, "whole": True}, "one-way"),
        ({"game": "werewolf", "players": 8, "whole": True}, "one-way"),
        ({"game": "werewolf", "players": 3}, "cannot-start"),
        ({"game": "werewolf", "options": {"werewolves": 99}}, "bad-options"),
        ({"game": "werewolf", "options": {"pawns": 8}}, "bad-options"),
        ({"game": "werewolf", "sheets": ("tokens",)}, "no-tokens"),
        ({"game": "werewolf", "sheets": ("badges",)}, "no-names"),
        ({"game": "werewolf", "names": ("Ann", " ")}, "bad-name"),
        ({"game": "werewolf", "names": ("x" * 41,)}, "bad-name"),
        ({"game": "werewolf", "names": ("two\nlines",)}, "bad-name"),
        ({"game": "werewolf", "names": ("Ann",) * 41}, "too-many-names"),
        (
            {"game": "wherewolf", "roles": {"Peasant": 40, "Seer": 40, "Thief": 40}},
            "too-many-cards",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_printed_is_refused_in_every_language(
    ordered: dict[str, Any], reason: str
) -> None:
    with pytest.raises(CannotPrint) as refused:
        pdf(Order(**ordered))
    assert refused.value.reason == reason
    sentences = {refused.value.said(Texts(language)) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(reason not in sentence for sentence in sentences)


@pytest.mark.parametrize(
    "chosen",
    [
        {"players": 8},
        {"whole": True},
        {"roles": {"Seer": 1, "Werewolf": 1, "Villager": 3}},
        {"names": EVERYBODY, "sheets": ("badges",)},
    ],
)
@pytest.mark.parametrize("names", [("Mayor", "Seer"), ("Werewolf",)])
def test_an_order_of_the_night_that_no_game_plays_is_not_printed(
    names: tuple[str, ...], chosen: dict[str, Any]
) -> None:
    """WW-NGT-02, D-18: refused as the game refuses it, however the cards are chosen."""
    box = WerewordsBox(night_order=names)
    (remark,) = [each for each in WEREWORDS.check(EVERYBODY, box) if each.weight == "refusal"]
    with pytest.raises(CannotPrint) as refused:
        pdf(Order(game="werewords", options={"night_order": names}, **chosen))
    said = refused.value.said(Texts("de"))
    assert Sentences(Texts("de"), "werewords").remark(remark) in said


def test_an_order_of_the_night_is_that_of_the_turn_card() -> None:
    called = [card.name for card in CALLED]
    names = [called[0], *reversed(called[1:-1]), called[-1]]
    village = village_of(Order(game="werewords", whole=True, options={"night_order": names}))
    assert [call.cards[0] for call in village.nights()[0].calls] == ["Mayor", *names]


@pytest.mark.parametrize("reader", LANGUAGES)
@pytest.mark.parametrize("cards", LANGUAGES)
def test_a_refusal_is_in_one_language(cards: str, reader: str) -> None:
    """That of whoever reads it, not of the cards."""
    with pytest.raises(CannotPrint) as refused:
        pdf(Order(game="werewolf", players=5, language=cards))
    say = Texts(reader).say
    why = say("werewolf-too-few", players=5, fewest=6)
    assert refused.value.said(Texts(reader)) == say("refused-cannot-start", error=why)


def test_a_near_miss_is_helped() -> None:
    shown = run("wherewolf", "--roles", "Pack Leeder=1")
    assert shown.exit_code == 2
    assert "Did you mean Pack Leader?" in shown.output


def test_names_are_text_and_nothing_else(tmp_path: Path) -> None:
    """What means something to the typesetter stands on the badge as it was typed."""
    odd = ("#let x = 1", "$x^2$ *bold*", "= Title", '"quoted" \\ #read("a")', "@here <there>")
    file = tmp_path / "badges.pdf"
    assert run("werewolf", *odd, "--sheet", "badges", "--out", str(file)).exit_code == 0
    front, _ = File(file.read_bytes()).pages
    said = [front.said(badge) for badge in pieces(front, (86, 52))]
    assert said == [plain(f"{name}Werewolf") for name in odd]


def test_names_in_other_scripts_are_printed() -> None:
    assert pdf(Order(game="werewolf", sheets=("badges",), names=("李雷", "ليلى", "Ann 🐺")))


def test_the_command_writes_a_file_and_says_how_to_print_it(tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    shown = run("werewords", "--players", "8", "--out", str(file))
    assert shown.exit_code == 0
    assert file.read_bytes() == pdf(Order(game="werewords", players=8))
    assert "has 2 pages" in shown.output
    assert "both sides" in shown.output
    assert "both sides" not in run("werewolf", "--sheet", "score", "--out", str(file)).output


@pytest.mark.parametrize(
    ("card", "option", "language", "remark"),
    [
        ("Medium", "reveal=yes", "en", "wherewolf-reveal-medium"),
        ("Medium", "reveal=yes", "de", "wherewolf-reveal-medium"),
        ("Magistrate", "public=yes", "en", "wherewolf-public-vote-roles"),
        ("Medium", "reveal=no", "en", ""),
    ],
)
def test_a_turn_card_that_contradicts_its_options_is_printed_with_a_warning(
    tmp_path: Path, card: str, option: str, language: str, remark: str
) -> None:
    """WH-DUT-03"""
    roles = f"Seer=1,Pack Leader=1,Traitor=1,{card}=1,Sinner=1,Peasant=3"
    shown = run(
        "wherewolf", "--roles", roles, "--sheet", "turn-card", "--option", option,
        "--language", language, "--out", str(tmp_path / "turns.pdf"),
    )  # fmt: skip
    assert shown.exit_code == 0
    assert (tmp_path / "turns.pdf").exists()
    texts = Texts(language)
    said = {
        key: texts.say(key, roles=texts.say("card-magistrate"))
        for key in ("wherewolf-reveal-medium", "wherewolf-public-vote-roles")
    }
    found = [key for key, sentence in said.items() if sentence in shown.stderr]
    assert found == ([remark] if remark else [])


def test_all_options_of_the_command_reach_the_paper(tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    shown = run(
        "werewords", *EVERYBODY, "--roles", "Seherin, Werwolf=2, Villager: 5", "--language", "de",
        "--paper", "letter", "--no-backs", "--sheet", "all", "--table", "https://play.example/x",
        "--option", "edition=base", "--out", str(file),
    )  # fmt: skip
    assert shown.exit_code == 0
    ordered = Order(
        game="werewords", names=EVERYBODY, roles={"Seer": 1, "Werewolf": 2, "Villager": 5},
        language="de", paper="letter", backs=False, sheets=(), options={"edition": "base"},
    )  # fmt: skip
    assert file.read_bytes() == pdf(ordered, "https://play.example/x")


def test_a_code_leads_to_its_room(tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    url = {"NIGHTCALL_PUBLIC_URL": "https://play.example/"}
    for table in ("BCDFGH", "bcd-fgh"):
        shown = run("werewolf", "--set", "--table", table, "--out", str(file), env=url)
        assert shown.exit_code == 0
        link = "https://play.example/join/BCDFGH"
        assert file.read_bytes() == pdf(Order(game="werewolf", whole=True), link)
    assert run("werewolf", "--table", "ftp://x", "--out", str(file)).exit_code == 2
    assert run("werewolf", "--table", "AEIOU1", "--out", str(file)).exit_code == 2


def test_a_file_can_go_into_a_pipe() -> None:
    shown = run("werewolf", "--set", "--out", "-")
    assert shown.stdout_bytes == pdf(Order(game="werewolf", whole=True))
    assert "4 pages" in shown.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("werewolf", "--roles", "Seer=many"), "Seer=1,Werewolf=2"),
        (("werewolf", "--roles", "Seer=1", "--set"), "in one way"),
        (("werewolf", "--option", "pawns=8"), "no option “pawns”"),
        (("werewolf", "--sheet", "tokens"), "without tokens"),
        (("werewolf", "--sheet", "badges"), "Badges need names"),
        (("werewords", "--players", "40"), "20 can play"),
        (("werewords", "--set", "--option", "night_order=Mayor,Seer"), "each of these once"),
        (("werewords", "--roles", "Seer=0"), "No card is chosen"),
    ],
)
def test_the_command_says_what_is_wrong_in_a_sentence_and_writes_nothing(
    args: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "cards.pdf"
    shown = run(*args, "--out", str(file))
    assert shown.exit_code == 2
    assert said in shown.output
    assert "Traceback" not in shown.output
    assert not file.exists()


def test_a_file_that_cannot_be_written_is_said() -> None:
    shown = run("werewolf", "--set", "--out", "/no/such/folder/cards.pdf")
    assert shown.exit_code == 1
    assert "cannot be written" in shown.output


def test_the_options_that_a_refusal_speaks_of_are_listed(tmp_path: Path) -> None:
    shown = run("werewolf", "--options", "--out", str(tmp_path / "cards.pdf"))
    assert shown.exit_code == 0
    assert "day_seconds" in shown.output
    assert not list(tmp_path.iterdir())


def test_without_the_extra_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert not is_ready()
    shown = run("werewolf", "--set")
    assert shown.exit_code == 1
    assert 'pip install "nightcall[cards]"' in shown.output


def test_help_has_examples() -> None:
    shown = run("--help")
    assert shown.exit_code == 0
    assert "nightcall cards werewords --players 8" in shown.output
