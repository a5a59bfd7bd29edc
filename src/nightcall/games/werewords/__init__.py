"""Werewords: one night, a Magic Word, and tokens. Plays by the rules of the published game."""

from nightcall.games.werewords.box import LEFT_OUT_ON_DEVICE, WerewordsBox
from nightcall.games.werewords.cards import CARDS
from nightcall.games.werewords.deck import check, roles_of, roles_resized
from nightcall.games.werewords.script import werewords
from nightcall.games.werewords.series import WerewordsOutcome, WerewordsSeries, after
from nightcall.games.werewords.staging import staged
from nightcall.table import SAYINGS, Face, Game, Saying

WEREWORDS: Game[WerewordsBox, WerewordsSeries, WerewordsOutcome] = Game(
    name="werewords",
    rules=1,
    box=WerewordsBox,
    series=WerewordsSeries,
    script=werewords,
    check=check,
    after=after,
    faces=tuple(
        Face(name=card.name, team=card.team, most=card.most, fills=card.name == "Villager")
        for card in CARDS
    ),
    deck=roles_of,
    resized=roles_resized,
    staged=staged,
    left_out={"device": LEFT_OUT_ON_DEVICE},
    other_names={"level": frozenset({"expert"})},  # D-01
    sayings=(
        *SAYINGS,
        Saying("seer-is", {"seat": "seat"}),
        Saying("good-question", {"seat": "seat"}),
    ),
    words_used=lambda box, outcome: (box.language, (outcome.word,)),
)
