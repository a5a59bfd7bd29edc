"""`nightcall referee`: games driven by a program in any language, over JSON Lines."""

import sys
from collections.abc import Iterator
from io import BufferedReader
from typing import BinaryIO, cast

import click

CHUNK = 1 << 16


@click.command()
@click.option(
    "--games", "most", type=click.IntRange(1), default=1000, show_default=True,
    help="How many games can be open at once.",
)  # fmt: skip
@click.option(
    "--line-bytes", type=click.IntRange(1000), default=1_000_000, show_default=True,
    help="How long a command can be.",
)  # fmt: skip
def referee(most: int, line_bytes: int) -> None:
    """Run games for a program: a JSON command a line in, a JSON reply a line out.

    The protocol is described in docs/protocol.md.

    \b
    Examples:
      echo '{"do":"games"}' | nightcall referee
      nightcall referee <commands.jsonl >replies.jsonl
    """
    try:
        serve(cast(BufferedReader, sys.stdin.buffer), sys.stdout.buffer, most, line_bytes)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our replies has gone; there is nobody to tell
    except KeyboardInterrupt:
        raise click.exceptions.Exit(130) from None


def serve(commands: BufferedReader, replies: BinaryIO, most: int, line_bytes: int) -> None:
    """Answer every line until there are no more."""
    import msgspec  # noqa: PLC0415  help must not wait for the games

    from nightcall.cli.referee_commands import AnyCommand  # noqa: PLC0415  likewise
    from nightcall.cli.referee_games import Referee  # noqa: PLC0415  likewise
    from nightcall.cli.referee_replies import Refused, Reply  # noqa: PLC0415  likewise

    decode = msgspec.json.Decoder(AnyCommand).decode
    encode = msgspec.json.Encoder().encode_into
    games = Referee(most)
    buffer = bytearray()

    def reply_to(line: bytes) -> Reply:
        if len(line) > line_bytes:
            return Refused("line-too-long", most=line_bytes).reply()
        name: Reply = {}
        try:
            command = decode(line)
            name = {"id": command.id} if hasattr(command, "id") else {}
            return games.reply(command)
        except Refused as refused:
            return {**name, **refused.reply()}
        except (msgspec.DecodeError, RecursionError) as error:
            return {**_id_in(line), **Refused("bad-command", error=str(error)).reply()}

    for line in _lines(commands, line_bytes):
        if line is None:
            replies.flush()  # all that came together is answered together
        elif not line.isspace():
            encode(reply_to(line), buffer)
            buffer += b"\n"
            replies.write(buffer)


def _lines(commands: BufferedReader, most: int) -> Iterator[bytes | None]:
    """Each line, and None where no other has come in yet.

    Of a line that is too long there is only as much as shows it; the rest is skipped.
    """
    kept = b""
    while chunk := commands.read1(CHUNK):
        *whole, rest = chunk.split(b"\n")
        for end in whole:
            if line := kept + end:
                yield line
            kept = b""
        kept = (kept + rest)[: most + 1]
        yield None
    if kept:
        yield kept
        yield None


def _id_in(line: bytes) -> dict[str, str]:
    """The id of a line that is JSON but no command, so that the reply can be matched."""
    import msgspec  # noqa: PLC0415  likewise

    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return {}
    name = found.get("id") if isinstance(found, dict) else None
    return {"id": name} if isinstance(name, str) else {}
