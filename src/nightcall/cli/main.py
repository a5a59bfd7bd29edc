"""The group of all commands. Each command imports what it needs when it is called."""

import io
import sys

import click

from nightcall import __version__
from nightcall.cli.arena import arena
from nightcall.cli.backup import backup
from nightcall.cli.cards import cards
from nightcall.cli.play import play, resume
from nightcall.cli.referee import referee
from nightcall.cli.replay import replay
from nightcall.cli.serve import serve
from nightcall.cli.words import words


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="nightcall")
def nightcall() -> None:
    """A moderator for games of hidden identity.

    \b
    Examples:
      nightcall play werewords
      nightcall replay FILE --seat Ann
      nightcall referee <commands.jsonl
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal may lack a quotation mark


nightcall.add_command(play)
nightcall.add_command(resume)
nightcall.add_command(replay)
nightcall.add_command(referee)
nightcall.add_command(serve)
nightcall.add_command(backup)
nightcall.add_command(arena)
nightcall.add_command(cards)
nightcall.add_command(words)
