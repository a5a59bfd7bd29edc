"""The terminal: plain lines out, lines in with a time limit, and a clear between secrets."""

import os
import select
import shutil
import sys
import textwrap
import time
from typing import IO

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the scrollback too: secrets could be read there
BOLD, PLAIN = "\x1b[1m", "\x1b[0m"
WITHOUT_ESCAPES = ("dumb", "")


class InputEnded(EOFError):  # noqa: N818  reads as a sentence
    """Nobody will type anything more."""


class Screen:
    """Bold is for the moderator's voice only, and is never the only sign of anything."""

    def __init__(self, out: IO[str] | None = None, keyboard: int = 0) -> None:
        self._out = out or sys.stdout
        self._keyboard = keyboard
        self._typed = b""
        self.is_terminal = self._out.isatty()
        self._obeys = self.is_terminal and os.environ.get("TERM", "") not in WITHOUT_ESCAPES
        self._is_bold = self._obeys and not os.environ.get("NO_COLOR")

    def say(self, text: str = "", *, voice: bool = False) -> None:
        width = shutil.get_terminal_size().columns if self.is_terminal else 0
        for line in text.split("\n"):
            shown = textwrap.fill(line, max(width - 1, 30)) if width and line else line
            self._write(f"{BOLD}{shown}{PLAIN}\n" if voice and self._is_bold else f"{shown}\n")

    def clear(self) -> None:
        """Nothing that was shown can be read any more. Paper and pipes only get a gap."""
        if self._obeys:
            self._write(CLEAR)
        else:
            self._write("\n" * (100 if self.is_terminal else 2))

    def ask(self, prompt: str, seconds: float | None = None) -> str | None:
        """A typed line; None if the time was up before it came."""
        self._write(f"{prompt} ")
        line = self._line(seconds)
        if line is None or not os.isatty(self._keyboard):
            self._write("\n")
        return line

    def _line(self, seconds: float | None) -> str | None:
        until = time.monotonic() + seconds if seconds is not None else None
        while b"\n" not in self._typed:
            if until is not None and not self._comes_by(until):
                self._forget_half_a_line()
                return None
            chunk = os.read(self._keyboard, 4096)
            if not chunk:
                if not self._typed:
                    raise InputEnded
                chunk = b"\n"
            self._typed += chunk
        line, self._typed = self._typed.split(b"\n", 1)
        text = line.decode("utf-8", "replace").strip()
        return "".join(sign for sign in text if sign.isprintable())

    def _comes_by(self, until: float) -> bool:
        return bool(select.select([self._keyboard], [], [], max(0.0, until - time.monotonic()))[0])

    def _forget_half_a_line(self) -> None:
        """What was typed too late must not answer the next question."""
        self._typed = b""
        if os.isatty(self._keyboard):
            import termios  # noqa: PLC0415  not on every system

            termios.tcflush(self._keyboard, termios.TCIFLUSH)

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()
