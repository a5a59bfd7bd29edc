"""The lobby: who comes and goes, who sits where, what shall be played and how. Of a running game it
knows only that most things have to wait until it is over."""

from typing import Any

from nightcall.games import GAMES, game_named
from nightcall.room.events import (
    AnyEvent,
    ByHandIs,
    Chose,
    EveningsOf,
    HostIs,
    Keyed,
    LanguageIs,
    Left,
    Level,
    LevelIs,
    Locked,
    ManualIs,
    Named,
    Noted,
    Opened,
    Ordered,
    PatienceIs,
    PlaceId,
    Rekeyed,
    Replaced,
    Sat,
    Set,
    StoodIn,
    TalkIs,
    Watches,
    Went,
)
from nightcall.room.people import MOST_PLACES, PLAYERS, Kind, Place, check_name, hash_of
from nightcall.room.refused import Refused
from nightcall.room.roles import resized, with_card
from nightcall.room.room import Room
from nightcall.table import CannotStart, Header, StageName, Text

LEAST_PATIENCE, MOST_PATIENCE = 15, 600
LONGEST_NOTE = 300


class Lobby:
    """The part of the desk that is there before anybody plays."""

    def __init__(self, room: Room) -> None:
        self.room = room

    # Coming and going

    def opens(self, code: str, language: str, stage: StageName = "phones") -> list[AnyEvent]:
        """How it is staged stays so: nobody who sat down by phone finds a keeper there later."""
        return self._now(Opened(code, GAMES[0].name, language, stage))

    def sits(self, place: PlaceId, name: str, secret: str, kind: Kind) -> list[AnyEvent]:
        """Somebody comes in. Nobody joins a game that has begun. Bots and guests are the host's own
        doing, locked or not."""
        if self.room.is_locked and kind in ("person", "watcher"):
            raise Refused("room-locked")
        if self.room.stage == "device" and kind in ("person", "bot"):
            raise Refused("one-device")
        if len(self.room.places) >= MOST_PLACES:
            raise Refused("room-full", most=MOST_PLACES)
        if self.room.is_playing and kind != "watcher":
            raise Refused("game-running")
        clean = check_name(name, self._names())
        sat = self._now(Sat(place, clean, hash_of(secret) if secret else "", kind))
        return sat + (self._resize(has_grown=True) if kind in PLAYERS else [])

    def sits_instead(self, place: PlaceId, name: str, secret: str) -> list[AnyEvent]:
        """A person takes the place of a bot, or of somebody who is gone; in a game too,
        where the seat keeps its name."""
        if self.room.is_locked:
            raise Refused("room-locked")
        if not self._known(place).is_open:
            raise Refused("place-is-taken", name=self.room.places[place].name)
        others = [other.name for other in self.room.places.values() if other.id != place]
        seats = self.room.sitting.seats.items() if self.room.sitting else ()
        others += [seat for other, seat in seats if other != place and self.room.is_playing]
        return self._now(Replaced(place, check_name(name, others), hash_of(secret)))

    def watches(self, place: PlaceId, *, on: bool) -> list[AnyEvent]:
        """Between games somebody who sits may watch, and who watches may sit down."""
        self._not_while_playing()
        if place == self.room.host:
            raise Refused("host-stays")
        if self._known(place).kind not in ("person", "watcher"):
            raise Refused("not-a-person")
        if on == (self._known(place).kind == "watcher"):
            return []
        return self._now(Watches(place, on)) + self._resize(has_grown=not on)

    def is_named(self, place: PlaceId, name: str) -> list[AnyEvent]:
        self._not_while_playing()
        others = [other.name for other in self.room.places.values() if other.id != place]
        return self._now(Named(place, check_name(name, others)))

    def leaves(self, place: PlaceId) -> list[AnyEvent]:
        """Before a game the place is free; in a game a program plays on. A host is followed."""
        self._known(place)
        if place == self.room.keeper:
            raise Refused("keeper-stays")
        stays = self.room.is_playing and self.room.seat_of(place) is not None
        events: list[AnyEvent] = [Went(place), StoodIn(place, on=True)] if stays else [Left(place)]
        heir = self._heir_of(place)
        if self.room.host == place and heir is not None:
            events.append(HostIs(heir.id))
        return self._now(*events) + self._resize(has_grown=False)

    def is_kicked(self, place: PlaceId) -> list[AnyEvent]:
        """Out, and no key of that place opens anything any more."""
        if place == self.room.host:
            raise Refused("host-stays")
        if self._known(place).kind == "guest":
            self._not_while_playing()
            return self.leaves(place)
        return self._now(Rekeyed(place, "")) + self.leaves(place)

    def is_rekeyed(self, place: PlaceId, secret: str) -> list[AnyEvent]:
        """Another device takes the place over; the old one is out."""
        return self._now(Rekeyed(self._known(place).id, hash_of(secret)))

    def is_shared(self, place: PlaceId, secret: str) -> list[AnyEvent]:
        """A second device for the same place; the first one stays."""
        return self._now(Keyed(self._known(place).id, hash_of(secret)))

    def takes_over(self, place: PlaceId) -> list[AnyEvent]:
        """Anybody may be host when the host's devices are gone."""
        host = self.room.places.get(self.room.host or "")
        if host is not None and host.is_here:
            raise Refused("host-is-here", name=host.name)
        return self.hands_over(place)

    # The host's table

    def moves(self, places: tuple[PlaceId, ...]) -> list[AnyEvent]:
        self._not_while_playing()
        if sorted(places) != sorted(self.room.places):
            raise Refused("unknown-place")
        return self._now(Ordered(places))

    def hands_over(self, place: PlaceId) -> list[AnyEvent]:
        if self.room.keeper is not None:
            raise Refused("keeper-stays")
        if self._known(place).kind != "person":
            raise Refused("not-a-person")
        return self._now(HostIs(place))

    def locks(self, *, on: bool) -> list[AnyEvent]:
        return self._now(Locked(on))

    def chooses(self, game: str) -> list[AnyEvent]:
        self._not_while_playing()
        if game not in {known.name for known in GAMES}:
            raise Refused("unknown-game", game=game)
        return self._now(Chose(game)) + self._resize(has_grown=False)

    def sets(self, options: dict[str, Any]) -> list[AnyEvent]:
        """All options of the chosen game that are not as usual; unknown or bad ones are refused."""
        self._not_while_playing()
        game = game_named(self.room.game)
        try:
            game.unpack(Header(game.name, game.rules, (), options))
        except CannotStart as error:
            raise Refused("bad-options", error=str(error.remarks[0].args["error"])) from error
        return self._now(Set(game.name, options))

    def gives_role(self, card: str, count: int) -> list[AnyEvent]:
        """So many of this card; the deck stays as large as the table."""
        self._not_while_playing()
        options = self.room.options.get(self.room.game, {})
        game, players = game_named(self.room.game), len(self.room.players)
        return self.sets(with_card(game, options, players, card, count))

    def lets_talk(self, *, on: bool, dead: bool) -> list[AnyEvent]:
        return self._now(TalkIs(on, dead))

    def speaks(self, language: str) -> list[AnyEvent]:
        """The table's language, one that there are texts in."""
        return self._now(LanguageIs(language))

    def has_patience(self, seconds: int, then: str) -> list[AnyEvent]:
        if seconds and not LEAST_PATIENCE <= seconds <= MOST_PATIENCE:
            raise Refused("patience-bounds", least=LEAST_PATIENCE, most=MOST_PATIENCE)
        return self._now(PatienceIs(seconds, then))

    def remembers(self, key: str) -> list[AnyEvent]:
        """No word of the evenings of who has this key comes again; without one they may."""
        return self._now(EveningsOf(hash_of(key) if key else ""))

    # The keeper's table

    def renames(self, guest: PlaceId, name: str) -> list[AnyEvent]:
        if self._known(guest).kind != "guest":
            raise Refused("not-a-guest", name=self._known(guest).name)
        return self.is_named(guest, name)

    def deals_by_hand(self, *, on: bool) -> list[AnyEvent]:
        """Real cards, dealt by people; the keeper of a console enters who has which."""
        self._not_while_playing()
        if self.room.stage != "console":
            raise Refused("console-only")
        return self._now(ByHandIs(on))

    def clock_waits(self, wall: int, *, on: bool) -> list[AnyEvent]:
        """Whether the Clock waits for the keeper to speak for it."""
        sitting = self.room.sitting
        events = self._now(ManualIs(on, sitting.clock.now(wall) if sitting is not None else 0))
        if sitting is not None and not (sitting.is_paused or sitting.is_over):
            sitting.clock.go(wall)
        return events

    def notes(self, place: PlaceId, text: str) -> list[AnyEvent]:
        """For the keeper's eyes, until the next game. It stays as it was typed, so that whoever
        types on does not find it changed; the same text again is nothing new."""
        if self.room.sitting is None:
            raise Refused("no-game")
        if self._known(place).kind not in PLAYERS:
            raise Refused("unknown-place")
        text = text if text.strip() else ""
        if text and (reason := Text(LONGEST_NOTE).refuse(text)):
            raise Refused(reason)
        is_new = self.room.notes.get(place, "") != text
        return self._now(Noted(place, text)) if is_new else []

    # Programs

    def stands_in(self, place: PlaceId, *, on: bool) -> list[AnyEvent]:
        if self._known(place).kind != "person":
            raise Refused("not-a-person")
        return self._now(StoodIn(place, on))

    def plays_at(self, place: PlaceId, level: Level) -> list[AnyEvent]:
        """How well a program plays there: for a bot, or should it stand in for somebody."""
        if self._known(place).kind == "watcher":
            raise Refused("not-a-person")
        return self._now(LevelIs(place, level))

    # Within

    def _now(self, *events: AnyEvent) -> list[AnyEvent]:
        for event in events:
            self.room.apply(event)
        return list(events)

    def _resize(self, *, has_grown: bool) -> list[AnyEvent]:
        """Roles that were chosen by hand fit the table again after somebody came or left."""
        if self.room.is_playing:
            return []
        game, seats = game_named(self.room.game), tuple(place.name for place in self.room.players)
        options = self.room.options.get(game.name, {})
        fitting = resized(game, options, seats, has_grown=has_grown)
        return self._now(Set(game.name, fitting)) if fitting is not None else []

    def _not_while_playing(self) -> None:
        if self.room.is_playing:
            raise Refused("game-running")

    def _known(self, place: PlaceId) -> Place:
        if place not in self.room.places:
            raise Refused("unknown-place")
        return self.room.places[place]

    def _heir_of(self, place: PlaceId) -> Place | None:
        """Who follows a host that leaves: somebody who is here, if there is anybody."""
        people = [p for p in self.room.places.values() if p.kind == "person" and p.id != place]
        people = [person for person in people if person.keys and not person.stand_in]
        return next((person for person in people if person.is_here), next(iter(people), None))

    def _names(self) -> list[str]:
        return [place.name for place in self.room.places.values()]
