"""Make .venv from the committed lock, on a machine that has only Python.

Installs uv beside the project when the machine has none. Run by make; needs nothing but
the standard library.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
UV_VERSION = "0.13.7"


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036  make may find an old one
        stop(f"Nightcall needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    uv = find_uv()
    if sys.argv[1:] == ["lock"]:
        write_lock(uv)
    python = str(VENV / "bin" / "python")
    if not Path(python).exists():
        run([uv, "venv", "--quiet", "--python", sys.executable, str(VENV)])
    lock = str(ROOT / "requirements.lock")
    run([uv, "pip", "sync", "--quiet", "--python", python, "--require-hashes", lock])
    install = [uv, "pip", "install", "--quiet", "--python", python, "--no-deps"]
    run([*install, "--editable", str(ROOT)])
    (VENV / "ready").touch()


def write_lock(uv: str) -> None:
    """Pins every package with its hashes, for all systems at once."""
    pin = [uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header"]
    sources = ["pyproject.toml", "--group", "dev", "--output-file", "requirements.lock"]
    run([*pin, "--python-version", "3.11", *sources])


def find_uv() -> str:
    found = shutil.which("uv")
    if found:
        return found
    own = TOOLS / "bin" / "uv"
    if not own.exists():
        print("Fetching uv, the installer, into .tools …", flush=True)
        make_tools()
    return str(own)


def make_tools() -> None:
    """A small environment with uv in it; Debian splits venv off, so root fetches that too."""
    if try_run([sys.executable, "-m", "venv", "--clear", str(TOOLS)]) != 0:
        can_install = shutil.which("apt-get") and os.geteuid() == 0
        if can_install:
            run(["apt-get", "update", "-qq"])
            run(["apt-get", "install", "-y", "-qq", "python3-venv"])
        if not can_install or try_run([sys.executable, "-m", "venv", "--clear", str(TOOLS)]) != 0:
            stop(
                "This Python cannot make environments. Install uv (any way you like) or your "
                "system's python3-venv package, then run make again."
            )
    run([str(TOOLS / "bin" / "pip"), "install", "--quiet", f"uv=={UV_VERSION}"])


def try_run(command: Sequence[str]) -> int:
    quiet = subprocess.DEVNULL
    return subprocess.run(command, check=False, stdout=quiet, stderr=quiet).returncode  # noqa: S603  our own commands


def run(command: Sequence[str]) -> None:
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    if subprocess.run(command, check=False, env=environment, cwd=ROOT).returncode != 0:  # noqa: S603  our own commands
        stop(f"This step failed: {' '.join(command)}\nIts own message is above.")


def stop(sentence: str) -> None:
    sys.exit(sentence)


if __name__ == "__main__":
    main()
