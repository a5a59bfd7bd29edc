"""Rules of speech: the scene says who may speak, and the dead are heard by the dead."""

import pytest

from nightcall.room.refused import Refused
from nightcall.room.talk import LONGEST, MOST
from tests.room.at_table import FIVE, Table

SEVEN = (*FIVE, "Fay", "Gus")


def werewolf_by_day() -> Table:
    """The first morning of Werewolf, one of seven dead."""
    table = Table(SEVEN)
    table.does(table.desk.chooses("werewolf"))
    table.does(table.desk.lets_talk(on=True, dead=True))
    table.starts()
    while not table.sitting.dead or table.sitting.scene.chapter != "day":  # type: ignore[union-attr]
        table.plays_a_step()
    return table


def test_between_games_everybody_talks_and_whoever_watches_hears_it() -> None:
    table = Table()
    table.does(table.desk.sits("p9", "Zoe", "secret", "watcher"))
    table.says("Bob", "  shall we begin?  ")
    table.says("Cid", key="accuse", seat="Dee")
    assert table.hears("Ann") == table.hears(None) == ["shall we begin?", "accuse"]
    with pytest.raises(Refused, match="only-watching"):
        table.says("Zoe", "me too")


def test_the_mayor_is_mute_by_day_and_the_night_is_silent() -> None:
    table = Table()
    table.starts()
    table.says("Bob", "nice card")
    table.plays_until("choose-a-word")
    for name in FIVE:
        with pytest.raises(Refused, match="be-silent"):
            table.says(name, "psst")
    table.plays_until("day-breaks")
    scene = table.sitting.scene
    assert scene is not None
    (mayor,) = set(FIVE) - set(scene.speakers)
    with pytest.raises(Refused, match="be-silent"):
        table.says(mayor, "warm, very warm")
    for name in scene.speakers:
        table.says(name, "hm")
    table.plays_to_the_end()
    table.says(mayor, "at last")
    assert table.hears(None) == ["nice card", *["hm"] * 4, "at last"]


def test_the_dead_talk_among_themselves_where_the_host_allows_it() -> None:
    table = werewolf_by_day()
    (dead,) = table.sitting.dead
    living = next(name for name in SEVEN if name != dead)
    table.says(dead, "it was Bob")
    table.says(living, "who did this?")
    assert table.hears(dead) == ["it was Bob", "who did this?"]
    assert table.hears(living) == table.hears(None) == ["who did this?"]
    again = table.after_a_restart()
    assert again.hears(dead) == ["it was Bob", "who did this?"]
    assert again.hears(living) == ["who did this?"]
    table.does(table.desk.lets_talk(on=True, dead=False))
    with pytest.raises(Refused, match="dead-are-silent"):
        table.says(dead, "it was Bob")


def test_who_dies_later_does_not_hear_what_the_dead_said_before() -> None:
    table = werewolf_by_day()
    (first,) = table.sitting.dead
    table.says(first, "lonely here")
    while len(table.sitting.dead) < 2:
        table.plays_a_step()
    (second,) = table.sitting.dead - {first}
    table.says(second, "hello")
    assert table.hears(second) == ["hello"]
    assert table.hears(first) == ["lonely here", "hello"]


def test_one_whom_an_undo_brings_back_gets_none_of_the_deads_talk_again() -> None:
    table = werewolf_by_day()
    (dead,) = table.sitting.dead
    table.says(dead, "it was Bob")
    table.does(table.desk.undoes(5, table.wall))
    assert not table.sitting.dead
    assert table.hears(dead) == []
    table.plays_to_the_end()
    living = set(SEVEN) - table.sitting.dead
    assert all("it was Bob" not in table.hears(name) for name in living)


def test_talk_can_be_switched_off_for_everybody() -> None:
    table = werewolf_by_day()
    table.does(table.desk.lets_talk(on=False, dead=True))
    for name in SEVEN:
        with pytest.raises(Refused, match="talk-is-off"):
            table.says(name, "hm")


def test_a_new_game_begins_with_nothing_said() -> None:
    table = Table()
    table.says("Ann", "before")
    table.starts()
    assert table.hears("Ann") == table.hears(None) == []
    table.says("Ann", "now")
    assert table.hears("Bob") == ["now"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("x" * (LONGEST + 1), "too-long"),
        ("two\nlines", "unprintable"),
        ("turned \u202e round", "unprintable"),
    ],
)
def test_a_remark_is_one_plain_line(text: str, reason: str) -> None:
    table = Table()
    with pytest.raises(Refused, match=reason):
        table.says("Ann", text)
    table.says("Ann", "x" * LONGEST)


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("no-such", {}),
        ("accuse", {}),
        ("accuse", {"seat": "Zoe"}),
        ("accuse", {"seat": "Ann", "card": "Seer"}),
        ("claim", {"card": "Vampire"}),
        ("saw", {"seat": "Ann", "is_wolf": "yes"}),  # of another game
    ],
)
def test_a_ready_saying_is_said_rightly_or_not_at_all(key: str, args: dict[str, str]) -> None:
    table = Table()
    with pytest.raises(Refused, match="no-such-saying"):
        table.says("Ann", key=key, **args)
    with pytest.raises(Refused, match="no-such-saying"):
        table.says("Ann", "and words", "nothing")
    table.says("Ann", key="claim", card="Seer")


def test_seats_and_cards_of_a_saying_are_those_of_the_running_game() -> None:
    table = werewolf_by_day()
    scene = table.sitting.scene
    assert scene is not None
    speaker = scene.speakers[0]
    table.says(speaker, key="saw", seat="Gus", is_wolf="no")
    with pytest.raises(Refused, match="no-such-saying"):
        table.says(speaker, key="seer-is", seat="Gus")


def test_talk_of_a_game_has_an_end() -> None:
    table = Table()
    table.starts()
    for _ in range(MOST):
        table.says("Bob", "and again")
    with pytest.raises(Refused, match="too-much-talk"):
        table.says("Bob", "and again")
    assert len(table.room.talk) < MOST
