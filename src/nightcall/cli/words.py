"""`nightcall words`: the banks to draw from and look at, and the lists people bring."""

import json
from collections import Counter
from pathlib import Path
from random import SystemRandom

import click

from nightcall.cli import words_lists
from nightcall.cli.words_desk import SpokenGroup, open_desk
from nightcall.cli.words_text import option, problem_said, say
from nightcall.words import CATEGORIES, LEVELS, Stock, bank_of, languages
from nightcall.words.banks import FOLDER
from nightcall.words.check import SERIOUS, check
from nightcall.words.estimate import estimator
from nightcall.words.word import Word


@click.group(name="words", cls=SpokenGroup)
@option("--store", type=click.Path(path_type=Path, dir_okay=False), envvar="NIGHTCALL_WORDS")
@click.pass_context
def words(ctx: click.Context, store: Path | None) -> None:
    ctx.obj = store


for command in words_lists.COMMANDS:
    words.add_command(command)


@words.command()
@option("--level", "-l", "levels", type=click.Choice(LEVELS), multiple=True, default=["medium"])
@option("--count", "-n", type=click.IntRange(1, 100))
@option("--category", "-c", "categories", multiple=True)
@option("--list", "-L", "lists", multiple=True)
@option("--proper/--no-proper", "proper", default=True)
@option("--language", default="en")
@option("--remember", is_flag=True)
@option("--host", default="")
@option("--json", "as_json", is_flag=True)
@click.pass_context
def draw(
    ctx: click.Context,
    levels: tuple[str, ...],
    count: int | None,
    categories: tuple[str, ...],
    lists: tuple[str, ...],
    proper: bool,
    language: str,
    remember: bool,
    host: str,
    as_json: bool,
) -> None:
    desk = open_desk(ctx) if lists or remember else None
    handles = [desk.handle_of(name) for name in lists] if desk else []
    wanted = [levels[index % len(levels)] for index in range(count or len(levels))]
    offers = Stock(SystemRandom(), desk.shelf if desk else None).draw(
        wanted,
        proper_nouns=proper,
        categories=categories,
        lists=handles,
        avoid=desk.shelf.evenings.used(host, language) if desk and remember else (),
        language=language,
    )
    if desk and remember:
        desk.shelf.evenings.use(host, language, [offer[0] for offer in offers])
    if as_json:
        click.echo(json.dumps(offers, ensure_ascii=False))
    else:
        for offer in offers:
            click.echo(offer[0])
    if len(offers) < len(wanted):
        click.echo(say("words-fewer", count=len(offers), wanted=len(wanted)), err=True)
    if not offers:
        ctx.exit(1)


@words.command()
@option("--host", default="")
@click.pass_context
def forget(ctx: click.Context, host: str) -> None:
    click.echo(say("words-forgotten", count=open_desk(ctx).shelf.evenings.forget(host)))


@words.command()
@option("--language", "chosen", multiple=True)
@option("--json", "as_json", is_flag=True)
def stats(chosen: tuple[str, ...], as_json: bool) -> None:
    counted = {language: counts(bank_of(language).words) for language in chosen or languages()}
    if as_json:
        click.echo(json.dumps(counted, ensure_ascii=False, indent=2))
        return
    for language, count in counted.items():
        click.echo(say("words-stats-language", language=language, count=count["words"]))
        for name in (*LEVELS, *CATEGORIES, "proper", "spellings"):
            label = say(f"words-name-{name}")
            click.echo(f"  {label:<22}{count[name]:>7}")


def counts(found: tuple[Word, ...]) -> Counter[str]:
    """How many words a bank has, by level, by category, as names and with other spellings."""
    count: Counter[str] = Counter(words=len(found))
    for word in found:
        count[word.level or ""] += 1
        count.update(word.categories)
        count["proper"] += word.proper
        count["spellings"] += bool(word.spellings)
    return count


@words.command(name="check")
@click.argument(
    "file", type=click.Path(path_type=Path, exists=True, dir_okay=False), required=False
)
@option("--bank", "language_of_bank")
@option("--format", "form", type=click.Choice(["text", "csv", "json"]))
@option("--language", default="en")
@option("--strict", is_flag=True)
@click.pass_context
def check_command(
    ctx: click.Context,
    file: Path | None,
    language_of_bank: str | None,
    form: str | None,
    language: str,
    strict: bool,
) -> None:
    if (file is None) == (language_of_bank is None):
        raise click.UsageError(say("words-check-one"))
    if file is None:
        language = bank_of(language_of_bank or "").language
        found = words_lists.found_in(FOLDER / f"{language}.tsv", "text")
    else:
        found = words_lists.found_in(file, form)
        if language in languages() and all(word.level is None for _, word in found):
            levels = estimator(language)
            spread = Counter(levels.level(word) for _, word in found)
            click.echo(say("words-check-estimated", **{each: spread[each] for each in LEVELS}))
    problems = list(check(found, language))
    for problem in problems:
        click.echo(problem_said(problem, "words-check-"))
    serious = sum(problem.key in SERIOUS for problem in problems)
    click.echo(say("words-checked", entries=len(found), problems=len(problems), serious=serious))
    if serious or (strict and problems):
        ctx.exit(1)
