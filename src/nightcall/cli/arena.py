"""`nightcall arena`: bots against bots, many games at once, and how often who wins."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

import click

from nightcall.cli.language import SPOKEN, spoken

if TYPE_CHECKING:
    from nightcall.bots.arena import Fixture
    from nightcall.bots.tally import Rate, Tally
    from nightcall.text import Texts

Game = Literal["werewolf", "wherewolf", "werewords"]
LEVELS = ("easy", "normal", "hard")
MANNERS = ("stealthy", "bluffing")


@click.command()
@click.argument("game", type=click.Choice(get_args(Game)))
@click.option("--players", type=click.IntRange(2, 40), default=8, show_default=True)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True)
@click.option(
    "--levels", default="hard", show_default=True,
    help="How well they play: easy, normal, hard; several, set apart by commas, go round.",
)  # fmt: skip
@click.option("--village", type=click.Choice(LEVELS), help="How well the village plays.")
@click.option(
    "--wolves", multiple=True, type=click.Choice((*LEVELS, *MANNERS)),
    help="How well the others play, and in which manner; can be given twice.",
)  # fmt: skip
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help="Set an option.")
@click.option(
    "--json", "file", type=click.Path(path_type=Path, dir_okay=False),
    help="Write the figures into this file.",
)  # fmt: skip
@click.option(
    "--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True,
    help="How many processes share the work.",
)  # fmt: skip
@click.option("--seed", type=int, default=0, show_default=True, help="The same games again.")
@SPOKEN
def arena(game: str, players: int, games: int, jobs: int, file: Path | None, **given: Any) -> None:
    """Let bots play GAME against each other, and count who wins.

    The same seed plays the same games, however many processes share them.

    \b
    Examples:
      nightcall arena werewolf --players 8 --games 5000 --wolves stealthy
      nightcall arena wherewolf --players 12 --option level=later --levels normal
      nightcall arena werewords --players 6 --json werewords.json
    """
    import msgspec  # noqa: PLC0415  help must not wait for the games

    texts = spoken()
    fixture = _fixture(game, players, texts, **given)
    tally = _play(fixture, games, jobs, texts)
    for line in _lines(tally, game, texts):
        click.echo(line)
    if file is not None:
        figures = {"fixture": msgspec.to_builtins(fixture), **tally.as_json()}
        try:
            file.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
        except OSError as error:
            why = error.strerror or str(error)
            unwritable = texts.say("arena-unwritable", file=str(file), error=why)
            raise click.ClickException(unwritable) from error
        click.echo(texts.say("arena-written", file=str(file)))


def _fixture(
    name: str,
    players: int,
    texts: "Texts",
    *,
    levels: str,
    village: str | None,
    wolves: tuple[str, ...],
    settings: tuple[str, ...],
    seed: int,
) -> "Fixture":
    import msgspec  # noqa: PLC0415  likewise

    from nightcall.bots.arena import Fixture, seats  # noqa: PLC0415  likewise
    from nightcall.cli.settings import BadSetting, box_from  # noqa: PLC0415  likewise
    from nightcall.games import game_named  # noqa: PLC0415  likewise
    from nightcall.table import Header  # noqa: PLC0415  likewise

    game = game_named(name)
    try:
        options = box_from(game, settings, texts)
    except BadSetting as error:
        raise click.ClickException(str(error)) from None
    unknown = [level for level in levels.split(",") if level not in LEVELS]
    if unknown:
        known = texts.listed(LEVELS)
        raise click.ClickException(texts.say("arena-no-such-level", level=unknown[0], known=known))
    header = Header(game.name, game.rules, seats(players), options)
    sides = {
        "village": {"level": village},
        "wolves": {"level" if word in LEVELS else "manner": word for word in wolves},
    }
    played = {"header": header, "levels": levels.split(","), "seed": seed, **sides}
    return msgspec.convert(played, Fixture)


def _play(fixture: "Fixture", games: int, jobs: int, texts: "Texts") -> "Tally":
    """With a bar, where somebody is there to see it."""
    from nightcall.bots.arena import play  # noqa: PLC0415  likewise
    from nightcall.bots.tally import Tally  # noqa: PLC0415  likewise
    from nightcall.table import CannotStart  # noqa: PLC0415  likewise
    from nightcall.text import Sentences  # noqa: PLC0415  likewise

    tally = Tally()
    label = texts.say("arena-playing", games=games)
    try:
        with click.progressbar(length=games, label=label, file=sys.stderr) as bar:
            for part in play(fixture, games, jobs):
                tally.add(part)
                bar.update(part.games)
    except CannotStart as error:
        sentences = Sentences(texts, fixture.header.game, fixture.header.seats)
        raise click.ClickException("\n".join(map(sentences.remark, error.remarks))) from None
    return tally


def _lines(tally: "Tally", game: str, texts: "Texts") -> list[str]:
    """First the sides, then the cards, then what a game was like on average."""
    from nightcall.text import Sentences  # noqa: PLC0415  likewise

    sentences = Sentences(texts, game, ())
    teams = {_team(team, texts): rate for team, rate in tally.by_team().items()}
    cards = {sentences.name(card): rate for card, rate in tally.by_role().items()}
    width = max(map(len, [*teams, *cards]))
    lines = [texts.say("arena-sides")]
    lines += [_line(name.ljust(width), rate, texts) for name, rate in teams.items()]
    lines.append(texts.say("arena-cards"))
    lines += [_line(name.ljust(width), rate, texts) for name, rate in cards.items()]
    lines.append(texts.say("arena-on-average"))
    for name, mean in tally.means().items():
        lines.append(texts.say(f"arena-mean-{name}", mean=f"{mean:.2f}"))
    if tally.hunts:
        lines.append(_hunt(tally, texts))
    speed = tally.games / tally.cpu if tally.cpu else 0.0
    slowest = f"{1000 * tally.slowest:.1f}"
    lines.append(texts.say("arena-speed", games=f"{speed:.0f}", slowest=slowest))
    return lines


def _team(team: str, texts: "Texts") -> str:
    """Werewolf calls the village humans, Wherewolf writes it large."""
    return texts.say("arena-team", team="village" if team == "humans" else team.lower())


def _hunt(tally: "Tally", texts: "Texts") -> str:
    chance = f"{100 * tally.by_chance / tally.hunts:.1f}"
    return texts.say("arena-hunt", chance=chance, games=tally.hunts, **_shares(tally.hunted()))


def _line(name: str, rate: "Rate", texts: "Texts") -> str:
    return texts.say("arena-line", name=name, games=rate.of, **_shares(rate))


def _shares(rate: "Rate") -> dict[str, str]:
    shares = {"share": rate.share, "low": rate.low, "high": rate.high}
    return {key: f"{100 * share:.1f}" for key, share in shares.items()}
