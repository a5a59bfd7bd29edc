"""`python -m nightcall` is the same as `nightcall`."""

from nightcall.cli.main import nightcall

if __name__ == "__main__":
    nightcall(prog_name="nightcall")
