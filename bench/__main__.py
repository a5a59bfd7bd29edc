"""`make bench`: every measurement of the house, in CPU time, each with how it was taken."""

import argparse
import importlib
import pkgutil
from pathlib import Path

import bench


def main() -> None:
    names = sorted(
        module.name for module in pkgutil.iter_modules([str(Path(bench.__file__).parent)])
    )
    known = [name for name in names if not name.startswith("_")]
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("only", nargs="*", choices=[*known, []], help="which to run; default all")
    for name in parser.parse_args().only or known:
        print(f"== {name} ==", flush=True)
        importlib.import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main()
