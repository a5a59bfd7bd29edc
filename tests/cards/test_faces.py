"""What stands on the cards: every card of every game, in every language, whole and readable."""

import pytest

from nightcall.cards import Order
from nightcall.cards.deck import faces_of, village_of
from nightcall.cards.faces import face
from nightcall.games import GAMES
from nightcall.table import AnyGame
from nightcall.text import LANGUAGES, Sentences, Texts, slug
from tests.cards.paper import CARD, EVERYBODY, LINK, PAPERS, TOKEN, pieces, printed, too_long
from tests.cards.reader import plain

SMALLEST = 7.5  # points: the floor of the typesetter
LONGEST_NIGHT = {"amulet": True, "sword": True}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def every_card(game: AnyGame) -> dict[str, int]:
    return {each.name: 1 for each in faces_of(game)}


def drawn(game: str, card: str, language: str = "en") -> dict[str, object]:
    village = village_of(Order(game=game, whole=True, language=language))
    (found,) = [each for each in faces_of(village.game) if each.name == card]
    return face(found, village, village.nights())


@in_every_language
@of_every_game
def test_every_card_says_all_it_should_inside_its_frame(game: AnyGame, language: str) -> None:
    """Name, side, when it wakes, what it does, how it wins; no letter within 3 mm of a cut."""
    pages = printed(game.name, roles=every_card(game), language=language, backs=False)
    cards = [(page, piece) for page in pages for piece in pieces(page, CARD)]
    wanted = faces_of(game)
    assert len(cards) == len(wanted)
    village = village_of(Order(game=game.name, roles=every_card(game), language=language))
    nights = village.nights()
    for (page, piece), each in zip(cards, wanted, strict=True):
        text = face(each, village, nights)
        parts = (text["name"], text["team"], text["aura"], text["wakes"], *text["does"])
        assert page.said(piece) == plain("".join((*parts, text["wins"]))), each.name
        assert text["wins"], each.name
        for words in page.inside(piece):
            assert piece.holds(words.x, words.y, 3), words
            assert piece.holds(words.end - 0.9, words.end_y, 3), words  # a space may hang over
            assert words.points >= SMALLEST, words


@in_every_language
@of_every_game
@pytest.mark.parametrize("paper", PAPERS)
def test_every_text_fits(game: AnyGame, language: str, paper: str) -> None:
    """The largest village, all sheets: the typesetter measures, and reports what does not fit."""
    options = LONGEST_NIGHT if game.name == "wherewolf" else {}
    ordered = {"roles": every_card(game), "language": language, "paper": paper, "sheets": ()}
    assert not too_long(game.name, names=EVERYBODY, options=options, link=LINK, **ordered)


@in_every_language
@of_every_game
def test_nothing_is_too_small_to_read(game: AnyGame, language: str) -> None:
    """The longest names and a long address among it; 6.5 points are the notes in a margin."""
    names = (*EVERYBODY, "W" * 40, "Bartholomew the Second of Nightcall")
    link = f"https://{'play.' * 18}example/join/BCDFGH"
    ordered = {"roles": every_card(game), "language": language, "sheets": (), "names": names}
    for page in printed(game.name, link=link, **ordered):
        assert min((words.points for words in page.words), default=10) >= 6.5


def test_what_does_not_fit_is_found() -> None:
    """An address of 170 letters is too long for a card at any size."""
    link = "https://play.example/" + "w" * 150
    assert too_long("werewolf", players=8, link=link) == ["link"] * 2


@in_every_language
def test_every_card_can_be_read_at_arms_length(language: str) -> None:
    """Nine points are the size of a good paperback."""
    sizes = []
    for game in GAMES:
        pages = printed(game.name, roles=every_card(game), language=language, backs=False)
        for page in pages:
            sizes += [min(w.points for w in page.inside(p)) for p in pieces(page, CARD)]
    assert min(sizes) >= 9


@in_every_language
def test_every_token_has_its_word_in_its_ring(language: str) -> None:
    for backs in (True, False):
        for page in printed("werewords", sheets=("tokens",), language=language, backs=backs):
            for piece in pieces(page, TOKEN):
                for words in page.inside(piece):
                    assert piece.holds(words.x, words.y, 2.5)
                    assert piece.holds(words.end, words.end_y, 2.5)


@pytest.mark.parametrize(
    ("game", "card", "wakes"),
    [
        ("werewords", "Seer", "Wake at “Seer”."),
        ("werewords", "Villager", "Nobody calls you at night."),
        ("werewords", "Mason", "Wake at “Masons”."),
        ("werewolf", "Werewolf", "Wake each night at “Werewolves”."),
        ("werewolf", "Villager", "Nobody calls you at night."),
        ("wherewolf", "Juliet", "Wake in the first night at “Juliet”."),
        ("wherewolf", "Healer", "Wake from the second night on at “Healer”."),
        ("wherewolf", "Seer", "Wake each night at “Seer”."),
        ("wherewolf", "Lesser Vampire", "Wake from the second night on at “Vampire”."),
        ("wherewolf", "Assassin", "Wake in the first night at “Criminals”, later at “Assassin”."),
    ],
)
def test_a_card_says_when_it_wakes(game: str, card: str, wakes: str) -> None:
    assert drawn(game, card)["wakes"] == wakes


@pytest.mark.parametrize(
    ("others", "again"),
    [
        (("Seer", "Thing", "Werewolf"), "Werewolf."),
        (
            ("Seer", "Beholder", "Mason", "Minion", "Werewolf"),
            "Beholder, Mason, Minion and Werewolf.",
        ),
    ],
)
def test_a_doppelganger_wakes_again_only_with_what_is_called_later(
    others: tuple[str, ...], again: str
) -> None:
    """WW-DOP-01: as Seer, Fortune Teller, Apprentice or Thing she has acted already."""
    village = village_of(Order(game="werewords", roles=dict.fromkeys(("Doppelgänger", *others), 1)))
    (card,) = [each for each in faces_of(village.game) if each.name == "Doppelgänger"]
    assert face(card, village, village.nights())["wakes"].endswith(f"if you copied one: {again}")


def test_a_card_on_paper_says_what_eyes_and_hands_do() -> None:
    """A Spy looks on while hands are counted; an Advocate shows his client with both."""
    assert "eyes open" in str(drawn("wherewolf", "Spy")["does"])
    assert "both hands" in str(drawn("wherewolf", "Advocate")["does"])


@in_every_language
def test_a_lone_mason_is_promised_no_other(language: str) -> None:
    """WW-ROL-10: he is not called and plays as a Villager; WW-DOP-09: a Doppelgänger changes it."""
    texts = Texts(language)
    never = texts.say("print-wakes-never")
    of_two = Sentences(texts, "werewords").power("Mason").split("\n")
    for others, is_called in (
        ({}, False),
        ({"Mason": 2}, True),
        ({"Doppelgänger": 1}, True),
    ):
        roles = {"Seer": 1, "Werewolf": 1, "Mason": 1, "Villager": 1, **others}
        village = village_of(Order(game="werewords", roles=roles, language=language))
        (card,) = [each for each in faces_of(village.game) if each.name == "Mason"]
        text = face(card, village, village.nights())
        assert (text["wakes"] != never) == is_called
        assert (text["does"] == of_two) == is_called
        assert is_called or Sentences(texts, "werewords").name("Villager") in text["does"][0]


@in_every_language
def test_a_cursed_hears_at_what_he_wakes_once_he_has_turned(language: str) -> None:
    """Nobody calls him before; from then on he wakes with the pack."""
    village = village_of(Order(game="wherewolf", whole=True, language=language))
    _, later = village.nights()
    (heard,) = [call.heard for call in later.calls if call.name == "werewolves"]
    wakes = str(drawn("wherewolf", "Cursed", language)["wakes"])
    assert wakes.startswith(Texts(language).say("print-wakes-never").rstrip("."))
    assert heard in wakes


@in_every_language
@pytest.mark.parametrize(
    ("others", "sought", "is_one"),
    [
        ({"Seer": 1}, ("Seer",), True),
        ({"Seer": 1, "Werewolf": 2}, ("Seer",), False),
        ({"Fortune Teller": 1}, ("Fortune Teller",), True),
        ({"Fortune Teller": 1, "Doppelgänger": 1}, ("Fortune Teller",), False),
        ({"Seer": 1, "Fortune Teller": 1, "Werewolf": 3}, ("Seer", "Fortune Teller"), False),
    ],
)
def test_a_werewolf_reads_whom_this_village_has_him_look_for(
    others: dict[str, int], sought: tuple[str, ...], is_one: bool, language: str
) -> None:
    """WW-EGA-02, WW-TGT-01; a lone one has no pack to know (WW-EGA-01)."""
    roles = {"Werewolf": 1, "Villager": 3, **others}
    village = village_of(Order(game="werewords", roles=roles, language=language))
    (card,) = [each for each in faces_of(village.game) if each.name == "Werewolf"]
    does = " ".join(face(card, village, village.nights())["does"])
    named = {name for name in ("Seer", "Fortune Teller") if village.sentences.name(name) in does}
    assert named == set(sought)
    pack = {"en": "pack", "de": "Rudel", "fr": "meute", "es": "manada", "it": "branco"}[language]
    assert (pack in does) != is_one


def test_a_traitor_keeps_his_eyes_shut() -> None:
    assert "keep your eyes shut" in str(drawn("wherewolf", "Traitor")["wakes"])


def test_the_call_to_listen_for_is_that_of_this_village() -> None:
    """A Vampire without a Ghoul is called alone; a lone Werewolf in the singular."""
    alone = village_of(Order(game="wherewolf", roles={"Vampire": 1, "Seer": 1}))
    assert [call.heard for call in alone.nights()[0].calls] == ["Seer", "Vampire"]
    with_ghoul = village_of(Order(game="wherewolf", roles={"Vampire": 1, "Ghoul": 1}))
    assert [call.heard for call in with_ghoul.nights()[0].calls] == ["Vampire and Ghoul"]
    one = village_of(Order(game="werewords", players=5))
    assert [call.heard for call in one.nights()[0].calls] == ["Mayor", "Seer", "Werewolf"]


@in_every_language
def test_a_side_is_named_and_has_a_picture(language: str) -> None:
    say = Texts(language).say
    for game in GAMES:
        for each in game.faces:
            text = drawn(game.name, each.name, language)
            is_open = each.name == "Doppelgänger"  # it has the side of the card it copies
            team = "none" if is_open else slug(each.team)
            assert is_open or text["team"] == say(f"client-team-{team}")
            assert text["icons"] == [slug(each.name), f"team-{team}"]


@pytest.mark.parametrize(
    ("card", "aura"),
    [
        ("Seer", "White aura, has the gift"),
        ("Sinner", "Dark aura"),
        ("Traitor", "White aura"),
        ("Lesser Vampire", "Dark aura"),
    ],
)
def test_a_card_of_wherewolf_says_what_the_seer_and_the_wizard_would_see(
    card: str, aura: str
) -> None:
    assert drawn("wherewolf", card)["aura"] == aura


def test_a_card_without_words_for_printing_is_printed_all_the_same() -> None:
    """A new card is one entry and its texts; none of those for printing have to be among them."""
    village = village_of(Order(game="wherewolf", players=8))
    assert village.own("wakes", "gossip") is None
    assert village.own("do", "gossip-first") is None
    assert village.own("wins", "gossip") is None
