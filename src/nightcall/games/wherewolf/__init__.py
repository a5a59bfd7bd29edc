"""Wherewolf: many nights, 33 roles, four factions, two votings, Amulet and Sword."""

from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.games.wherewolf.cards import CARDS
from nightcall.games.wherewolf.deck import check, pool_of, resized, with_roles
from nightcall.games.wherewolf.script import wherewolf
from nightcall.games.wherewolf.series import WherewolfOutcome, WherewolfSeries, after
from nightcall.games.wherewolf.staging import staged
from nightcall.table import SAYINGS, Face, Game, Saying

WHEREWOLF: Game[WherewolfBox, WherewolfSeries, WherewolfOutcome] = Game(
    name="wherewolf",
    rules=1,
    box=WherewolfBox,
    series=WherewolfSeries,
    script=wherewolf,
    check=check,
    after=after,
    faces=tuple(
        Face(name=card.name, team=card.faction, most=card.most, fills=card.name == "Peasant")
        for card in CARDS
    ),
    deck=pool_of,
    resized=resized,
    staged=staged,
    with_roles=with_roles,
    sayings=(
        *SAYINGS,
        Saying("saw-aura", {"seat": "seat", "aura": ("White", "Dark")}),
        Saying("saw-mystic", {"seat": "seat", "is_mystic": ("yes", "no")}),
        Saying("saw-card", {"seat": "seat", "card": "card"}),
        Saying("not-in-village", {"card": "card"}),
    ),
)
