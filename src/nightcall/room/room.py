"""A room: people, what they chose to play, and the game they are in.

Commands are checked against the room as it is, become events, and are applied. The events are what
is kept: a room is rebuilt by applying them again. Knows no socket and no store.
"""

import hmac
from collections.abc import Iterable
from typing import Any, NamedTuple

from nightcall.games import GAMES, game_named
from nightcall.room.events import (
    Answered,
    AnyEvent,
    ByHandIs,
    Chose,
    Cut,
    Ended,
    EveningsOf,
    Extended,
    HostIs,
    Keyed,
    LanguageIs,
    Left,
    Lengthened,
    LevelIs,
    Locked,
    ManualIs,
    Named,
    Noted,
    Opened,
    Ordered,
    PatienceIs,
    Paused,
    PlaceId,
    Rekeyed,
    Replaced,
    Resumed,
    Said,
    Sat,
    Set,
    Started,
    StoodIn,
    TakenUp,
    TalkIs,
    ToTell,
    Watches,
    Went,
)
from nightcall.room.people import PLAYERS, Kind, Place
from nightcall.room.sitting import Sitting
from nightcall.table import Seat, StageName

TALK_KEPT = 200


class Heard(NamedTuple):
    """A remark and who heard it; None is everybody, whoever watches too."""

    said: Said
    by: frozenset[PlaceId] | None


class Patience(NamedTuple):
    """How many seconds somebody silent is waited for, 0 for ever; then a program may answer."""

    seconds: int = 90
    then: str = "wait"


class Room:
    """The state that events add up to. Only `apply` changes it."""

    def __init__(self) -> None:
        self.code = ""
        self.language = "en"
        self.stage: StageName = "phones"
        self.places: dict[PlaceId, Place] = {}  # in the order of the table; then who does not play
        self.host: PlaceId | None = None
        self.keeper: PlaceId | None = None
        self._is_manual = False
        self.is_by_hand = False
        self.is_locked = False
        self.game = GAMES[0].name
        self.options: dict[str, dict[str, Any]] = {}
        self.series: dict[str, dict[str, Any]] = {}
        self.sitting: Sitting | None = None
        self.is_talk_on = True
        self.may_dead_talk = False
        self.talk: list[Heard] = []  # since the last start of a game, as far as it is kept
        self.remarks_made = 0
        self.patience = Patience()
        self.notes: dict[PlaceId, str] = {}  # the keeper's, of this game
        self.evenings = ""  # whose words of other evenings do not come again
        self.people_so_far = 0
        self.length = 0
        self._first_key = ""

    # Looking

    @property
    def players(self) -> list[Place]:
        return [place for place in self.places.values() if place.kind in PLAYERS]

    @property
    def is_playing(self) -> bool:
        return self.sitting is not None and not self.sitting.is_over

    def sits_as_in(self, sitting: Sitting) -> bool:
        """Whether all sit as they sat when this game ended, by the same names. Only in the place of
        one who is gone may sit somebody new, as in a game. With real cards nobody's seat is
        anybody's."""
        then = sitting.ended_by
        if then is None or not sitting.seats:
            return True
        return len(self.players) == len(then) and all(
            place.name == name and (place.id == id_ or id_ not in self.places)
            for place, (id_, name) in zip(self.players, then, strict=True)
        )

    @property
    def is_manual(self) -> bool:
        """Whether the Clock waits: for the keeper, or for a voice that is still calling."""
        return self._is_manual or (self.sitting is not None and self.sitting.awaits_voice)

    @property
    def next_place(self) -> PlaceId:
        """The id for whoever comes next; none is used twice."""
        return f"p{self.people_so_far + 1}"

    @property
    def again(self) -> str:
        """What lets a screen that has watched come again when the room is locked. It needs no
        record of its own: only this room can work it out, from the first key it was given."""
        return hmac.new(self._first_key.encode(), b"screen", "sha256").hexdigest()

    def seat_of(self, place: PlaceId) -> Seat | None:
        return self.sitting.seat_of(place) if self.sitting else None

    def heard_by(self, place: PlaceId | None) -> list[Said]:
        """The talk that this place may hear again. What the dead said is for who heard it, and
        not for one whom an undo has brought back."""
        dead = self.sitting.dead if self.sitting else ()
        is_dead = place is not None and self.seat_of(place) in dead
        return [said for said, by in self.talk if by is None or (is_dead and place in by)]

    # Adding up

    def apply(self, event: AnyEvent) -> None:  # noqa: PLR0912, PLR0915  a line an event
        """One event more. Events of a record have been checked before they were written."""
        if type(event) is Answered:  # by far the most
            self._apply_to_sitting(event)
            self.length += 1
            return
        match event:
            case Opened(code, game, language, stage):
                self.code, self.game, self.language, self.stage = code, game, language, stage
            case Sat(place, name, key, kind):
                self.people_so_far += 1
                self._first_key = self._first_key or key
                self._seat(place, name, key, kind)
            case Named(place, name):
                self.places[place].name = name
            case Rekeyed(place, key):
                self.places[place].keys = [key] if key else []
            case Keyed(place, key):
                self.places[place].takes_key(key)
            case Ordered(places):
                self.places = {place: self.places[place] for place in places}
            case Left(place):
                self.places.pop(place)
                self.notes.pop(place, None)
                self.host = None if self.host == place else self.host
            case HostIs(place):
                self.host = place
            case Locked(on):
                self.is_locked = on
            case Chose(game):
                self.game = game
            case Set(game, options):
                self.options[game] = options
            case StoodIn(place, on):
                self.places[place].stand_in = on
                self.places[place].has_left &= on
            case Said():
                self._hear(event)
            case TalkIs(on, dead):
                self.is_talk_on, self.may_dead_talk = on, dead
            case LanguageIs(language):
                self.language = language
            case PatienceIs(seconds, then):
                self.patience = Patience(seconds, then)
            case EveningsOf(host):
                self.evenings = host
            case ManualIs(on, when):
                was_manual, self._is_manual = self._is_manual, on
                if self.sitting is not None and not on:
                    self.sitting.clock.set(when)
                    if was_manual:
                        self.sitting.call_again(when)
                    self.sitting.voice_has_called(when)
            case ByHandIs(on):
                self.is_by_hand = on
            case Noted(place, text):
                self._note(place, text)
            case LevelIs(place, level):
                self.places[place].level = level
            case Watches(place, on):
                self._seat_again(self.places[place], "watcher" if on else "person")
            case Went(place):
                self.places[place].has_left = True
            case Replaced(place, name, key):
                self._replace(place, name, key)
            case _:
                self._apply_to_sitting(event)
        self.length += 1

    def apply_all(self, events: Iterable[AnyEvent]) -> None:
        for event in events:
            self.apply(event)

    def _seat(self, place: PlaceId, name: str, key: str, kind: Any) -> None:
        self._seat_again(Place(place, name, kind, [key] if key else []), kind)

    def _seat_again(self, place: Place, kind: Kind) -> None:
        """Who plays sits before those who do not, the last to come last."""
        self.places.pop(place.id, None)
        place.kind, place.stand_in = kind, False
        self.places[place.id] = place
        players = {id_: p for id_, p in self.places.items() if p.kind in PLAYERS}
        others = {id_: p for id_, p in self.places.items() if p.kind not in PLAYERS}
        self.places = {**players, **others}
        if kind == "keeper":
            self.keeper = place.id
        if self.host is None and kind in ("person", "keeper"):
            self.host = place.id

    def _replace(self, id_: PlaceId, name: str, key: str) -> None:
        place = self.places[id_]
        place.kind, place.name, place.keys = "person", name, [key]
        place.stand_in = place.has_left = False
        self.host = id_ if self.host is None else self.host

    def _hear(self, said: Said) -> None:
        self.remarks_made += 1
        by = None
        if said.among_dead and self.sitting is not None:
            seats = self.sitting.seats.items()
            by = frozenset(place for place, seat in seats if seat in self.sitting.dead)
        self.talk = [*self.talk[1 - TALK_KEPT :], Heard(said, by)]

    def _note(self, place: PlaceId, text: str) -> None:
        others = {other: kept for other, kept in self.notes.items() if other != place}
        self.notes = {**others, place: text} if text else others

    def _apply_to_sitting(self, event: AnyEvent) -> None:  # noqa: PLR0912  a line an event
        if isinstance(event, Started):
            self.sitting = Sitting(
                event.header,
                event.seats,
                self.sitting,
                by_hand=event.by_hand,
                by_voice=self.stage == "device",
                chosen=self.options.get(event.header.game, {}),
            )
            self.talk, self.remarks_made, self.notes = [], 0, {}
            return
        sitting = self.sitting
        if sitting is None:
            raise ValueError(f"there is no game for {event}")
        match event:
            case Answered(seat, answer, when, id_):
                if sitting.run.ask is not None:
                    sitting.enter(seat, answer, when, id_)
                sitting.clock.set(when)
            case Cut(entries, when):
                self._go_on(sitting)
                sitting.cut(entries, when)
                sitting.clock.set(when)
                self.series[sitting.header.game] = sitting.header.series
            case Paused(when):
                sitting.is_paused = True
                sitting.clock.set(when)
            case Resumed(when):
                sitting.is_paused = False
                sitting.clock.set(when)
            case Extended(timer, seconds) | Lengthened(timer, seconds):
                sitting.clock.extend(timer, seconds)
            case ToTell(untold):
                sitting.has_to_tell(untold)
            case Ended(when):
                sitting.is_given_up = True
                sitting.clock.set(when)
            case TakenUp(when):
                self._go_on(sitting)
                sitting.call_again(when)
                sitting.clock.set(when)
            case _:
                raise ValueError(f"no room knows {event}")
        if sitting.is_over:
            self._end(sitting)

    def _end(self, sitting: Sitting) -> None:
        if sitting.run.outcome is not None:
            self._keep_series(sitting)
        if sitting.ended_by is None:
            sitting.ended_by = tuple((place.id, place.name) for place in self.players)

    def _go_on(self, sitting: Sitting) -> None:
        """If it was over, the table is set for it again. Older records may have gone on with others
        at the table."""
        if sitting.ended_by is not None:
            seated = [place.id for place in self.players]
            sitting.go_on(seated if self.sits_as_in(sitting) else list(sitting.seats))
            self.game = sitting.header.game
            self.options[self.game] = sitting.chosen
            self.is_by_hand = sitting.is_by_hand

    def _keep_series(self, sitting: Sitting) -> None:
        game = game_named(sitting.header.game)
        _, series = game.unpack(sitting.header)
        following = game.after(series, sitting.run.outcome)
        self.series[game.name] = game.header(sitting.header.seats, None, following).series
