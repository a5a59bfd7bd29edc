"""The group of all commands. Each command imports what it needs when it is called."""

import click

from nightcall import __version__
from nightcall.cli.referee import referee


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="nightcall")
def nightcall() -> None:
    """A moderator for games of hidden identity."""


nightcall.add_command(referee)
