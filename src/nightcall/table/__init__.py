"""The words of rules, and the machine under them. Knows no game, no server, no clock."""

from nightcall.table.ask import TIME_IS_UP, Ask
from nightcall.table.game import AnyGame, Box, Face, Game, Outcome, Series, StageName, Staging
from nightcall.table.house import (
    EmptySupply,
    House,
    Supply,
    asked_of_the_house,
    attend,
    let_time_pass,
)
from nightcall.table.journal import BadJournal, Entry, Header, Journal, JournalMismatch
from nightcall.table.options import (
    Answer,
    Arrange,
    Choice,
    Draw,
    Lengths,
    Options,
    Press,
    Salt,
    Several,
    Tally,
    Text,
)
from nightcall.table.playthrough import playthrough
from nightcall.table.remark import CannotStart, Remark, hint, refusal, warning
from nightcall.table.run import IllegalAnswer, Run, ScriptFailed, start
from nightcall.table.seal import SealedDeal, seal
from nightcall.table.seat import CLOCK, HOUSE, Seat
from nightcall.table.table import Table
from nightcall.table.talk import SAYINGS, Saying, Spoken, is_said_rightly
from nightcall.table.telling import EVERYONE, NOBODY, Said, Scene, Telling
from nightcall.table.timer import Timer
from nightcall.table.view import (
    Asked,
    Closed,
    Message,
    Progress,
    View,
    Viewer,
    messages,
    progress,
    view,
)

__all__ = [
    "CLOCK",
    "EVERYONE",
    "HOUSE",
    "NOBODY",
    "SAYINGS",
    "TIME_IS_UP",
    "Answer",
    "AnyGame",
    "Arrange",
    "Ask",
    "Asked",
    "BadJournal",
    "Box",
    "CannotStart",
    "Choice",
    "Closed",
    "Draw",
    "EmptySupply",
    "Entry",
    "Face",
    "Game",
    "Header",
    "House",
    "IllegalAnswer",
    "Journal",
    "JournalMismatch",
    "Lengths",
    "Message",
    "Options",
    "Outcome",
    "Press",
    "Progress",
    "Remark",
    "Run",
    "Said",
    "Salt",
    "Saying",
    "Scene",
    "ScriptFailed",
    "SealedDeal",
    "Seat",
    "Series",
    "Several",
    "Spoken",
    "StageName",
    "Staging",
    "Supply",
    "Table",
    "Tally",
    "Telling",
    "Text",
    "Timer",
    "View",
    "Viewer",
    "asked_of_the_house",
    "attend",
    "hint",
    "is_said_rightly",
    "let_time_pass",
    "messages",
    "playthrough",
    "progress",
    "refusal",
    "seal",
    "start",
    "view",
    "warning",
]
