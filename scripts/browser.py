"""Find the Chromium that the browser tests drive, and fetch it where that can be done.

Run by make before the tests. Nothing is skipped where no browser is: this stops instead.
"""

import os
import shutil
import subprocess
import sys

from scripts.client import fetch

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", "fonts-dejavu-core")
NONE_FOUND = (
    "The browser tests need Chromium and found none: install it as your system does, or set "
    "NIGHTCALL_CHROMIUM to where it is."
)


def main() -> None:
    fetch()  # axe-core is one of the client's libraries
    install()


def find() -> str | None:
    """The browser to drive; what NIGHTCALL_CHROMIUM names comes first."""
    named = os.environ.get("NIGHTCALL_CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> str:
    """The browser, fetched where we may; stops with a sentence where there is none."""
    found = find()
    if found is None and can_install() and not os.environ.get("NIGHTCALL_CHROMIUM"):
        print("Fetching Chromium for the browser tests …", flush=True)
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES)
        found = find()
    return found or sys.exit(NONE_FOUND)


def can_install() -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None


def run(*command: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.run(command, check=False, env=environment).returncode != 0:  # noqa: S603  our own
        sys.exit(f"This step failed: {' '.join(command)}\nIts own message is above.")


if __name__ == "__main__":
    main()
