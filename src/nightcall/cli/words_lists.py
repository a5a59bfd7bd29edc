"""The commands of `nightcall words` that handle lists: make, edit, bring in, take out, share."""

import sys
from pathlib import Path

import click

from nightcall.cli.words_desk import open_desk
from nightcall.cli.words_text import Spoken, option, problem_said, say
from nightcall.words.entries import Gathered
from nightcall.words.estimate import estimated, estimator
from nightcall.words.exchange import FORMATS, LARGEST, read_lines, read_list, write_list
from nightcall.words.shelf import REASONS, Listed
from nightcall.words.word import LEVELS, Word
from nightcall.words.wordlist import WordList

ENDINGS = {".csv": "csv", ".json": "json"}
FORM = click.Choice(FORMATS)


@click.command(name="list", cls=Spoken)
@option("--all", "everything", is_flag=True)
@click.pass_context
def show_lists(ctx: click.Context, everything: bool) -> None:
    desk = open_desk(ctx)
    rows = desk.shelf.listed() if everything else desk.mine()
    if not rows:
        click.echo(say("words-no-lists"))
    for row in rows:
        click.echo(row_said(row))


@click.command(cls=Spoken)
@click.argument("name")
@option("--estimate", is_flag=True)
@click.pass_context
def show(ctx: click.Context, name: str, estimate: bool) -> None:
    desk = open_desk(ctx)
    found = desk.shelf.get(desk.handle_of(name))
    click.echo(say("words-list-head", name=found.name, count=len(found.words)))
    for word in found.words:
        level = word.level or ""
        if estimate and not level:
            level = say("words-about", level=estimator(found.language).level(word))
        click.echo("\t".join((word.text, level, ",".join(word.categories))).rstrip())


@click.command(cls=Spoken)
@click.argument("name")
@click.argument("entries", nargs=-1)
@option("--language", default="en")
@click.pass_context
def new(ctx: click.Context, name: str, entries: tuple[str, ...], language: str) -> None:
    desk = open_desk(ctx)
    fresh = WordList(name, language).with_words(Word(text) for text in entries)
    handle, key = desk.shelf.add(fresh)
    desk.keep(handle, key)
    click.echo(say("words-made", name=name, handle=handle, count=len(fresh.words)))


@click.command(cls=Spoken)
@click.argument("name")
@option("--add", "-a", "added", multiple=True)
@option("--remove", "-r", "removed", multiple=True)
@option("--replace", "replaced", nargs=2, multiple=True)
@option("--level", type=click.Choice(LEVELS))
@option("--category", "-c", "categories", multiple=True)
@option("--rename")
@click.pass_context
def edit(
    ctx: click.Context,
    name: str,
    added: tuple[str, ...],
    removed: tuple[str, ...],
    replaced: tuple[tuple[str, str], ...],
    level: str | None,
    categories: tuple[str, ...],
    rename: str | None,
) -> None:
    desk = open_desk(ctx)
    handle = desk.handle_of(name)
    key = desk.key_of(handle)
    changed = desk.shelf.get(handle).without(removed)
    for old, fresh in replaced:
        changed = changed.replacing(old, Word(fresh, level, categories))
    changed = changed.with_words(Word(text, level, categories) for text in added)
    if rename is not None:
        changed = WordList(rename, changed.language, changed.words)
    desk.shelf.put(handle, key, changed)
    click.echo(say("words-edited", name=changed.name, count=len(changed.words)))


@click.command(name="import", cls=Spoken)
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@option("--name")
@option("--into")
@option("--format", "form", type=FORM)
@option("--language", default="en")
@option("--levels", "with_levels", is_flag=True)
@click.pass_context
def import_list(
    ctx: click.Context,
    file: Path,
    name: str | None,
    into: str | None,
    form: str | None,
    language: str,
    with_levels: bool,
) -> None:
    desk = open_desk(ctx)
    gathered = gathered_from(file, form)
    for problem in gathered.repeated:
        click.echo(problem_said(problem), err=True)
    words = estimated(gathered.words, language) if with_levels else gathered.words
    if into is None:
        made = WordList(name or file.stem, language, words)
        handle, key = desk.shelf.add(made)
        desk.keep(handle, key)
    else:
        handle = desk.handle_of(into)
        made = desk.shelf.get(handle).with_words(words)
        desk.shelf.put(handle, desk.key_of(handle), made)
    click.echo(say("words-imported", count=len(gathered.words), name=made.name, handle=handle))


@click.command(cls=Spoken)
@click.argument("name")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), required=False)
@option("--format", "form", type=FORM)
@click.pass_context
def export(ctx: click.Context, name: str, file: Path | None, form: str | None) -> None:
    desk = open_desk(ctx)
    found = desk.shelf.get(desk.handle_of(name))
    data = write_list(found.words, form or form_of(file))
    if file is None:
        sys.stdout.buffer.write(data)
    else:
        file.write_bytes(data)
        click.echo(say("words-exported", count=len(found.words), file=str(file)))


@click.command(cls=Spoken)
@click.argument("name")
@click.pass_context
def publish(ctx: click.Context, name: str) -> None:
    desk = open_desk(ctx)
    handle = desk.handle_of(name)
    code = desk.shelf.publish(handle, desk.key_of(handle))
    click.echo(say("words-published", name=desk.shelf.get(handle).name, code=code))


@click.command(cls=Spoken)
@click.argument("name")
@click.pass_context
def unpublish(ctx: click.Context, name: str) -> None:
    desk = open_desk(ctx)
    handle = desk.handle_of(name)
    desk.shelf.unpublish(handle, desk.key_of(handle))
    click.echo(say("words-unpublished", name=desk.shelf.get(handle).name))


@click.command(cls=Spoken)
@click.argument("code")
@click.pass_context
def withdraw(ctx: click.Context, code: str) -> None:
    open_desk(ctx).shelf.withdraw(code)
    click.echo(say("words-withdrawn", code=code.upper()))


@click.command(cls=Spoken)
@click.argument("name")
@option("--yes", is_flag=True)
@click.pass_context
def drop(ctx: click.Context, name: str, yes: bool) -> None:
    desk = open_desk(ctx)
    handle = desk.handle_of(name)
    key = desk.key_of(handle)
    found = desk.shelf.get(handle)
    if not yes:
        click.confirm(say("words-drop-sure", name=found.name, count=len(found.words)), abort=True)
    desk.shelf.drop(handle, key)
    desk.lose(handle)
    click.echo(say("words-dropped", name=found.name))


@click.command(cls=Spoken)
@click.argument("text")
@click.pass_context
def find(ctx: click.Context, text: str) -> None:
    rows = open_desk(ctx).shelf.find(text)
    if not rows:
        click.echo(say("words-none-found", text=text))
        ctx.exit(1)
    for row in rows:
        click.echo(row_said(row))


@click.command(cls=Spoken)
@click.argument("code")
@option("--reason", type=click.Choice(REASONS), required=True)
@option("--note", default="")
@option("--reporter", default="")
@click.pass_context
def report(ctx: click.Context, code: str, reason: str, note: str, reporter: str) -> None:
    count = open_desk(ctx).shelf.report(code, reason, reporter, note)
    click.echo(say("words-reported", code=code.upper(), count=count))


@click.command(cls=Spoken)
@click.argument("name")
@click.pass_context
def reports(ctx: click.Context, name: str) -> None:
    desk = open_desk(ctx)
    found = desk.shelf.reports(desk.handle_of(name))
    click.echo(say("words-reports", count=len(found)))
    for each in found:
        click.echo("\t".join((each.sent, each.reason, each.note)).rstrip())


def found_in(file: Path, form: str | None) -> list[tuple[int, Word]]:
    """Every entry of a file with its line, repeated ones too; a broken file is refused."""
    with file.open("rb") as data:
        return read_lines(data.read(LARGEST + 1), form or form_of(file))


def gathered_from(file: Path, form: str | None) -> Gathered:
    """The entries of a file; no more of it is read than a list may have."""
    with file.open("rb") as data:
        return read_list(data.read(LARGEST + 1), form or form_of(file))


def form_of(file: Path | None) -> str:
    return ENDINGS.get(file.suffix.casefold(), "text") if file else "text"


def row_said(row: Listed) -> str:
    code = row.code if row.published and row.code else say("words-unlisted")
    return say(
        "words-row",
        handle=row.handle,
        code=code,
        language=row.language,
        count=row.entries,
        reports=row.reports,
        name=row.name,
    )


COMMANDS = (
    show_lists, show, new, edit, import_list, export, publish, unpublish, withdraw, drop, find,
    report, reports,
)  # fmt: skip
