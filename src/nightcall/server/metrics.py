"""/metrics for whoever runs the server, and /healthz for whoever watches it.

Counts of everything that happens would tell a player how busy the others are at night, so they are
shown to this machine itself, or to who has the token.
"""

import hmac
from ipaddress import ip_address

from aiohttp import web

from nightcall.server.hall import Hall
from nightcall.server.keys import DOORS, HALL, SITE

COUNTED = {
    "commands": "Commands that devices sent",
    "refused": "Commands that were refused",
    "events": "Events that were kept",
    "not_kept": "Times that the store failed or was ahead",
    "faults": "Faults of ours in a room",
    "broken": "Rooms that could not be read",
    "archived": "Rooms that were archived",
    "dropped": "Devices dropped because they did not read",
}


async def healthz(_: web.Request) -> web.Response:
    return web.Response(text="ok\n")


async def metrics(request: web.Request) -> web.Response:
    if not _may_see(request):
        raise web.HTTPNotFound
    hall = request.app[HALL]
    return web.Response(text=_text(hall, request.app[DOORS].connections))


def _may_see(request: web.Request) -> bool:
    token = request.app[SITE].metrics_token
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if token:
        return hmac.compare_digest(token.encode(), given.encode())
    was_forwarded = "X-Forwarded-For" in request.headers or "Forwarded" in request.headers
    return not was_forwarded and ip_address(request.remote or "::").is_loopback


def _text(hall: Hall, connections: int) -> str:
    playing = sum(counter.live.room.is_playing for counter in hall.rooms.values())
    gauges = {
        "rooms": ("Rooms in memory", len(hall.rooms)),
        "games": ("Games that are being played", playing),
        "connections": ("Open WebSocket connections", connections),
    }
    lines = []
    for name, (help_, value) in gauges.items():
        lines += [f"# HELP nightcall_{name} {help_}.", f"# TYPE nightcall_{name} gauge"]
        lines.append(f"nightcall_{name} {value}")
    for name, help_ in COUNTED.items():
        lines += [f"# HELP nightcall_{name}_total {help_}."]
        lines += [f"# TYPE nightcall_{name}_total counter"]
        lines.append(f"nightcall_{name}_total {hall.world.counts[name]}")
    return "\n".join(lines) + "\n"
