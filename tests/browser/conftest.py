"""One Chromium for each worker of the tests; a party in it for each test, with its own server."""

import asyncio
import inspect
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import TimeoutError as NotInTime

from tests.browser.chromium import Chromium
from tests.browser.party import Party

RUNNER = pytest.StashKey[asyncio.Runner]()
DREW_NO_MORE = "The browser drew no more, and this was run again in a new one"


@pytest.fixture(scope="session")
def runner(request: pytest.FixtureRequest) -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        request.session.stash[RUNNER] = runner
        yield runner


@pytest.fixture(scope="session")
def chromium(runner: asyncio.Runner) -> Iterator[Chromium]:
    chromium = runner.run(Chromium.launched())
    yield chromium
    runner.run(chromium.closes())


@pytest.fixture
def party(runner: asyncio.Runner, chromium: Chromium, tmp_path: Path) -> Iterator[Party]:
    party = Party(chromium, tmp_path)
    yield party
    runner.run(party.ends())


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs on the loop that its browser lives on. On a machine under
    load Chromium may stop drawing while its pages go on: that says nothing about us."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    args: dict[str, Any] = {name: pyfuncitem.funcargs[name] for name in wanted}
    runner = pyfuncitem.session.stash[RUNNER]
    try:
        runner.run(pyfuncitem.obj(**args))
    except NotInTime:
        party = args.get("party")
        if party is None or runner.run(party.is_drawn()):
            raise
        warnings.warn(f"{DREW_NO_MORE}: {pyfuncitem.name}", stacklevel=1)
        runner.run(party.begins_anew())
        runner.run(pyfuncitem.obj(**args))
    return True
