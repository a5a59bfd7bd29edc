"""The build of the package builds the browser client first, so that no user needs Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  no types of its own
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  its signature
        if not (ROOT / "client" / "package-lock.json").is_file():
            return  # an sdist carries the client as it was built
        sys.path.insert(0, str(ROOT))
        from scripts.client import build  # noqa: PLC0415  found only from here

        build()
