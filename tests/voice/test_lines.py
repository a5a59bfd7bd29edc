"""What a voice may say: all that a game can say, in every case, and never a secret."""

import re

import pytest

from nightcall.table import Scene
from nightcall.text import LANGUAGES, Sentences, Texts
from scripts.narration.lines import CARD_LISTS, left_open, lines, variables
from tests.text.test_languages import heard

OPEN_TO_ALL = {
    "cards": "how the table is staged, from the box",
    "helpers": "roles that are in the game, from the box",
    "ghoul": "whether the role is in the pool, from the box",
    "traitor": "likewise",
    "roles": "roles that are in the game; at the end the cards that are sought",
    "majority": "a number that follows from who lives",
    "names": "who stands in a voting",
    "names-count": "how many they are",
    "counts": "votes, once they are counted openly",
    "seat": "who defends, who burns, who has a majority against them",
    "card": "what somebody turns up who dies",
    "dead": "who does not get up",
    "dead-count": "how many they are",
    "team": "who has won",
    "faction": "likewise",
    "winners": "likewise",
    "winners-count": "how many they are",
}
"""Why everybody may hear what a spoken line lets in. Any other variable could be a secret."""

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_no_spoken_line_has_room_for_a_secret(language: str) -> None:
    let_in = {name for names in variables(language).values() for name in names}
    assert let_in - set(OPEN_TO_ALL) == set()
    assert let_in == set(OPEN_TO_ALL)


@in_every_language
def test_a_recorded_line_has_no_names_and_no_gaps(language: str) -> None:
    for line in lines(language):
        assert line.text == line.text.strip()
        assert not re.search(r"[{}$]|\bnone\b| {2}", line.text), line.key
        assert line.text[-1] in ".?!", line.key


@in_every_language
def test_every_line_has_files_of_its_own(language: str) -> None:
    keys = [line.key for line in lines(language)]
    assert len(set(keys)) == len(keys) > 150
    assert all(re.fullmatch(r"[a-z0-9.-]+", key) for key in keys)


@in_every_language
def test_what_cannot_be_recorded_whole_has_a_form_without_names(language: str) -> None:
    assert [it.text_id for it in left_open(language) if it.instead is None] == []
    assert {it.text_id for it in left_open(language)} == {
        line.text_id.removeprefix("voice-")
        for line in lines(language)
        if line.text_id.startswith("voice-") and "-say-" in line.text_id
    }


@in_every_language
def test_whatever_was_said_in_games_can_be_heard(language: str) -> None:
    """As a player would look it up: the caption itself, else the same without names."""
    texts = Texts(language)
    recorded = {line.text for line in lines(language)}
    shorter = set[str]()
    for game, seats, item in heard():
        if isinstance(item, Scene):
            people = () if "Seer" in seats else seats  # real cards are translated like cards
            sentences = Sentences(texts, game, people)
            caption = sentences.scene(item)
            if caption not in recorded:
                text_id = f"{game}-say-{item.line}"
                shorter.add(text_id)
                caption = texts.say(f"voice-{text_id}", **sentences.shaped(item.args))
            assert caption in recorded
    assert shorter == {it.text_id for it in left_open(language)}


def test_lists_of_cards_are_recorded_in_each_form_that_games_gave_them() -> None:
    given = {place: set[tuple[str, ...]]() for place in CARD_LISTS}
    for game, _, item in heard():
        if isinstance(item, Scene):
            for name in item.args:
                if (f"{game}-say-{item.line}", name) in given:
                    given[f"{game}-say-{item.line}", name].add(tuple(item.args[name]))
    for place, lists in given.items():
        assert lists, place
        assert lists <= set(CARD_LISTS[place]), place


def test_each_case_is_a_line_of_its_own() -> None:
    said = {line.key: line.text for line in lines("en")}
    assert "Your screen" in said["werewords-say-wake-seer.cards-dealt"]
    assert "Your screen" not in said["werewords-say-wake-seer.cards-real"]
    assert "Traitor" in said["wherewolf-say-wake-werewolves-first.traitor-yes"]
    assert "Traitor" not in said["wherewolf-say-wake-werewolves-first.traitor-no"]
    both = "werewords-say-wake-beholder.cards-real.helpers-seer-and-apprentice"
    assert said[both].startswith("Beholder, wake up. Seer and Apprentice:")
    assert "werewolf-say-deal" not in said
    assert said["voice-werewolf-say-deal"].startswith("Here are the cards")
