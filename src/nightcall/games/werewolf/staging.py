"""One device goes round where nobody has another; else each looks at a screen of their own."""

from msgspec.structs import replace

from nightcall.games.werewolf.box import WerewolfBox
from nightcall.table import Seat, Staging


def staged(box: WerewolfBox, staging: Staging) -> tuple[WerewolfBox, tuple[Seat, ...]]:
    return replace(box, device="passed" if staging.stage == "device" else "own"), staging.names
