"""The Amulet and the Sword: variants that go from hand to hand in the night."""

from nightcall.games.wherewolf.call import Call
from nightcall.games.wherewolf.card import Turn


async def finds_its_first_bearer(call: Call, name: str) -> None:
    """The holder is tapped on the shoulder and keeps the eyes closed (WH-VAR-AMU-01)."""
    holder = call.village.items[name].holder
    if holder is not None:
        call.inform(holder, "item-received", item=name)
    call.village.look_at_items(call.table)
    await call.end()


async def is_passed_on(call: Call, name: str) -> None:
    """It is destroyed when its owner refuses, or passes it to somebody who had it before
    (WH-VAR-AMU-04). The call goes on when it is gone (WH-VAR-AMU-05)."""
    item = call.village.items[name]
    owner = item.holder
    receiver = await call.choose(owner, f"pass-{name}", call.others(owner), may=True)
    if owner is not None:
        item.held_before.add(owner.seat)
        item.holder = receiver
        if receiver is not None and receiver.seat in item.held_before:
            item.holder = None
        if receiver is not None:
            call.inform(receiver, "item-received" if item.holder else "item-crumbles", item=name)
    call.village.look_at_items(call.table)
    await call.end()


async def amulet_first(call: Call) -> None:
    await finds_its_first_bearer(call, "amulet")


async def amulet_later(call: Call) -> None:
    await is_passed_on(call, "amulet")


async def sword_first(call: Call) -> None:
    await finds_its_first_bearer(call, "sword")


async def sword_later(call: Call) -> None:
    await is_passed_on(call, "sword")


ITEM_TURNS = {  # the first night's turn, and that of later nights (D-48)
    "amulet": (Turn("amulet", 1, amulet_first), Turn("amulet", 1, amulet_later)),
    "sword": (Turn("sword", 2, sword_first), Turn("sword", 2, sword_later)),
}
