"""A real terminal with people at it: `nightcall` runs on a pseudo-terminal, prompts get typed."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

CLEAR = "\x1b[2J"
ESCAPES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
PATIENCE = 120.0
MOST_ANSWERS = 2000

Typed = str | Callable[["Terminal"], str]


class Terminal:
    """`screens` is everything that was shown, cut where the screen was cleared."""

    def __init__(self, *args: str, home: Path, env: dict[str, str] | None = None) -> None:
        ours, theirs = pty.openpty()
        self._fd = ours
        self.home = home
        self.shown = ""
        self._read = 0
        self.process = subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-m", "nightcall", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={
                **os.environ,
                "XDG_DATA_HOME": str(home),
                "TERM": "xterm",
                "COLUMNS": "400",
                **(env or {}),
            },
            start_new_session=True,
            preexec_fn=_take_the_terminal,  # noqa: PLW1509  the child has no threads
        )
        os.close(theirs)

    @property
    def screens(self) -> list[str]:
        return [ESCAPES.sub("", screen) for screen in self.shown.split(CLEAR)]

    @property
    def screen(self) -> str:
        return self.screens[-1]

    def type(self, line: str) -> None:
        os.write(self._fd, f"{line}\n".encode())

    def begin_to_type(self, text: str) -> None:
        os.write(self._fd, text.encode())

    def press_ctrl_c(self) -> None:
        os.write(self._fd, b"\x03")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.close()

    def see(self, pattern: str) -> str:
        """Wait until something new on the screen matches; what was seen counts as read."""
        until = time.monotonic() + PATIENCE
        while True:
            found = re.search(pattern, self.shown[self._read :])
            if found:
                self._read += found.end()
                return found[0]
            if not self._more(until):
                raise AssertionError(f"{pattern!r} never came after:\n{self.shown[-1500:]}")

    def answer(self, answers: dict[str, Typed], until: str) -> None:
        """Type the answer to whichever of these prompts comes, until `until` is shown."""
        for _ in range(MOST_ANSWERS):
            seen = self.see("|".join(f"(?:{each})" for each in [until, *answers]))
            if re.fullmatch(until, seen):
                return
            answer = next(typed for prompt, typed in answers.items() if re.fullmatch(prompt, seen))
            self.type(answer if isinstance(answer, str) else answer(self))
        raise AssertionError(f"{until!r} never came after:\n{self.shown[-1500:]}")

    def close(self) -> int:
        """Wait for the program to end, and read the rest."""
        until = time.monotonic() + PATIENCE
        while self._more(until):
            pass
        os.close(self._fd)
        return self.process.wait(PATIENCE)

    def _more(self, until: float) -> bool:
        ready = select.select([self._fd], [], [], max(0.0, until - time.monotonic()))[0]
        if not ready:
            return False
        try:
            chunk = os.read(self._fd, 65536)
        except OSError:  # the other end is closed
            return False
        self.shown += chunk.decode().replace("\r\n", "\n")
        return bool(chunk)


def _take_the_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background ignores it
