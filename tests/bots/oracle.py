"""A language service on this machine that says what a test wants, over the real protocol."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import web

from nightcall.bots.language import Service, Settings
from nightcall.bots.language.settings import Use

Reply = str | bytes | web.Response | Callable[[dict[str, Any]], Any]
KEY = "sk-very-secret"


class Oracle:
    """`reply` is what it says: the content of a completion, a whole body, or what a function of
    the question gives. `heard` is all that it was sent."""

    def __init__(self) -> None:
        self.url = ""
        self.reply: Reply = '{"token": "yes"}'
        self.seconds = 0.0
        self.heard: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.busy = self.busiest = 0

    def service(self, seconds: float = 2.0, use: Use = "unknown", key: str = KEY) -> Service:
        return Service(Settings(self.url, "tiny", key, use), seconds)

    async def answers(self, request: web.Request) -> web.Response:
        self.busy += 1
        self.busiest = max(self.busiest, self.busy)
        try:
            self.keys.append(request.headers.get("Authorization"))
            self.heard.append(await request.json())
            await asyncio.sleep(self.seconds)
            return self._reply()
        finally:
            self.busy -= 1

    def _reply(self) -> web.Response:
        reply = self.reply
        if callable(reply):
            about = msgspec.json.decode(self.heard[-1]["messages"][1]["content"])
            reply = msgspec.json.encode(reply(about)).decode()
        if isinstance(reply, web.Response):
            return web.Response(status=reply.status, headers=reply.headers, body=reply.body)
        if isinstance(reply, bytes):
            return web.Response(body=reply, content_type="application/json")
        message = {"role": "assistant", "content": reply}
        return web.json_response({"choices": [{"index": 0, "message": message}]})


@asynccontextmanager
async def an_oracle() -> AsyncIterator[Oracle]:
    oracle, app = Oracle(), web.Application()
    app.router.add_post("/v1/chat/completions", oracle.answers)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    oracle.url = f"http://127.0.0.1:{runner.addresses[0][1]}/v1"
    try:
        yield oracle
    finally:
        await runner.cleanup()
