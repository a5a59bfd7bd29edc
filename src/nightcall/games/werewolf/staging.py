"""One device answers for all where nobody has another: in the middle, or a moderator's. Else each
looks at a screen of their own."""

from msgspec.structs import replace

from nightcall.games.werewolf.box import WerewolfBox
from nightcall.table import Seat, Staging


def staged(box: WerewolfBox, staging: Staging) -> tuple[WerewolfBox, tuple[Seat, ...]]:
    is_shared = staging.stage == "device" or staging.all_guests
    return replace(box, device="passed" if is_shared else "own"), staging.names
