"""One device goes round where nobody has another; else each looks at a screen of their own."""

from msgspec.structs import replace

from nightcall.games.wherewolf.box import WherewolfBox
from nightcall.table import Seat, Staging


def staged(box: WherewolfBox, staging: Staging) -> tuple[WherewolfBox, tuple[Seat, ...]]:
    return replace(box, device="passed" if staging.stage == "device" else "own"), staging.names
