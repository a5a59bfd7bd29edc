"""The village: everybody's present state, which the night and the stake change."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.card import Aura, Card, Faction, Kind, Turn
from nightcall.table import Seat, Table


@dataclass(eq=False)
class Player:
    """`role` is what the player can do now; a Lesser Vampire has lost it."""

    seat: Seat
    card: str
    role: str
    aura: Aura
    kind: Kind
    is_mystic: bool
    own_faction: Faction
    strength: int = 99  # among Werewolves: the lowest number is the strongest (RR-07)
    is_alive: bool = True
    romeo: "Player | None" = None  # Juliet's, while she follows his faction
    used: set[str] = field(default_factory=set)  # powers that are gone: luck, save, strike …

    @property
    def faction(self) -> Faction:
        """Juliet belongs where Romeo does, whatever he becomes."""
        return self.romeo.own_faction if self.romeo and self.role == "Juliet" else self.own_faction


@dataclass(eq=False)
class Item:
    """The Amulet or the Sword; without a holder it has left the game. Whoever leads knows of
    `known_holder`."""

    name: str
    holder: Player | None
    held_before: set[Seat] = field(default_factory=set)
    known_holder: Player | None = None

    def is_held_by(self, player: Player) -> bool:
        return self.holder is player

    def is_looked_at(self, table: Table) -> None:
        """That it is gone, and why nobody burned, only whoever leads may know (WH-VAR-AMU-05)."""
        if self.holder is None and self.known_holder is not None:
            table.note("item-gone", item=self.name, seat=self.known_holder.seat)
        self.known_holder = self.holder


@dataclass
class Village:
    box: WherewolfBox
    players: dict[Seat, Player]
    pool: tuple[Card, ...]
    nights: int = 0
    lovers: tuple[Player, Player] | None = None
    items: dict[str, Item] = field(default_factory=dict)
    warded_last: Player | None = None
    pack_attacks: int = 1  # next night: two after a burned Young Wolf
    pack_fails: bool = False  # the next attack, after a Madman
    no_burning_tomorrow: bool = False  # after a burned Jester
    winners_alone: list[Seat] = field(default_factory=list)
    turned: int = 0
    quiet_rounds: int = 0
    factions_changed: bool = False
    later_turns: list[Turn] = field(default_factory=list)
    news: list[tuple[Player, str, dict[str, Any]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._pool = frozenset(card.name for card in self.pool)
        self._count_the_living()

    # Who is who

    def _count_the_living(self) -> None:
        self.living = [player for player in self.players.values() if player.is_alive]
        self.alive = tuple(player.seat for player in self.living)
        self.dead = tuple(seat for seat, player in self.players.items() if not player.is_alive)
        # The dead with devices of their own. One that lies open shows them enough (D-45).
        can_watch = self.box.dead_watch and self.box.device == "own"
        self.watchers = self.dead if can_watch else ()

    def having(self, *roles: str) -> list[Player]:
        """The living who can act as one of these."""
        return [player for player in self.living if player.role in roles]

    def one(self, role: str) -> Player | None:
        for player in self.living:
            if player.role == role:
                return player
        return None

    @property
    def pack(self) -> list[Player]:
        """The living Werewolves, the strongest first."""
        wolves = [player for player in self.living if player.kind == "werewolf"]
        return sorted(wolves, key=lambda wolf: wolf.strength)

    @property
    def brood(self) -> list[Player]:
        return [player for player in self.living if player.kind == "vampire"]

    def is_in_pool(self, *roles: str) -> bool:
        return not self._pool.isdisjoint(roles)

    # Telling

    def tell(self, table: Table, to: Iterable[Player], key: str, **args: Any) -> None:
        """Tell somebody something secret; the dead may watch (WH-DAY-04, WH-DUT-01)."""
        seats = tuple([player.seat for player in to])
        table.tell(seats, key, **args)
        if seats and self.watchers:
            table.tell(self.watchers, "watched", to=list(seats), key=key, args=args)

    def show_the_dead(self, table: Table, player: Player, kind: str, chosen: Player | None) -> None:
        """What somebody chose, or that nobody was chosen."""
        seat = chosen.seat if chosen else None
        table.tell(self.watchers, "chose", by=player.seat, kind=kind, seat=seat)

    def inform(self, table: Table, sleeper: Player, key: str, **args: Any) -> None:
        """Tell a sleeping player something: at once on an own device, else when the one device
        goes round at dawn (APP-07)."""
        if self.box.device == "passed":
            self.inform_at_dawn(sleeper, key, **args)
        else:
            self.tell(table, [sleeper], key, **args)

    def inform_at_dawn(self, sleeper: Player, key: str, **args: Any) -> None:
        self.news.append((sleeper, key, args))

    def look_at_items(self, table: Table) -> None:
        for item in self.items.values():
            item.is_looked_at(table)

    # Changing

    def bite(self, player: Player) -> None:
        """Everything the player was is gone; the Sword, the Amulet and love stay."""
        player.role, player.kind, player.aura = "Lesser Vampire", "vampire", "Dark"
        player.own_faction, player.is_mystic = "Vampire", False
        self.factions_changed = True

    def turn(self, player: Player) -> None:
        """A Cursed becomes the weakest Werewolf but for the Young Wolf."""
        self.turned += 1
        player.kind, player.aura, player.own_faction = "werewolf", "Dark", "Werewolves"
        player.strength = 50 + self.turned
        self.factions_changed = True

    def recruit(self, player: Player) -> None:
        player.own_faction = "Criminals"
        self.factions_changed = True

    def dies(self, player: Player) -> None:
        player.is_alive = False
        for item in self.items.values():
            if item.is_held_by(player):
                item.holder = None
        self._count_the_living()

    def partner(self, player: Player) -> Player | None:
        if self.lovers and player in self.lovers:
            one, other = self.lovers
            return other if player is one else one
        return None
