"""`--option name=value`: the options of a game's box, typed, with errors that say what to do."""

import contextlib
import difflib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import inspect

from nightcall.table import AnyGame
from nightcall.text import Texts

NOTHING = ("none", "null", "")
TRUE, FALSE = ("yes", "on", "true"), ("no", "off", "false")


class BadSetting(ValueError):  # noqa: N818  reads as a sentence
    """An option that cannot be set like this; the message is a sentence."""


def box_from(game: AnyGame, settings: Iterable[str], texts: Texts) -> dict[str, Any]:
    """The options that were given as `name=value`, each checked by its type."""
    fields = {field.name: field for field in msgspec.structs.fields(game.box)}
    given: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadSetting(texts.say("cli-option-form", setting=setting))
        if name not in fields:
            near = difflib.get_close_matches(name, fields, n=1)
            key = "cli-option-near" if near else "cli-option-unknown"
            raise BadSetting(texts.say(key, name=name, near=near[0] if near else ""))
        given[name] = typed(name, value.strip(), fields[name].type, texts)
    return given


def typed(name: str, text: str, kind: Any, texts: Texts) -> Any:
    """The value that a text stands for; the first reading that the type allows."""
    for reading in _readings(text):
        try:
            return msgspec.convert(reading, kind)
        except msgspec.ValidationError:
            continue
    allowed = described(inspect.type_info(kind), texts)
    raise BadSetting(texts.say("cli-option-value", name=name, value=text, allowed=allowed))


def _readings(text: str) -> Iterator[Any]:
    yield text
    if text.casefold() in NOTHING:
        yield None
    if text.casefold() in TRUE + FALSE:
        yield text.casefold() in TRUE
    with contextlib.suppress(msgspec.DecodeError):
        yield msgspec.json.decode(text)
    parts = [part.strip() for part in text.split(",") if part.strip()]
    yield parts
    pairs = [part.replace("=", ":").rpartition(":") for part in parts]
    if all(left.strip() and count.strip().isdecimal() for left, _, count in pairs):
        yield {left.strip(): int(count) for left, _, count in pairs}


def described(kind: inspect.Type, texts: Texts) -> str:  # noqa: PLR0911  a case each
    """What may be given, in words."""
    match kind:
        case inspect.BoolType():
            return texts.say("cli-type-yes-no")
        case inspect.IntType(ge=least, le=most) | inspect.FloatType(ge=least, le=most):
            return texts.say("cli-type-number", least=str(least), most=str(most))
        case inspect.LiteralType(values=values):
            return texts.say("cli-type-one-of", values=", ".join(map(str, values)))
        case inspect.VarTupleType() | inspect.ListType():
            return texts.say("cli-type-list")
        case inspect.DictType():
            return texts.say("cli-type-counts")
        case inspect.UnionType(types=kinds):
            return texts.listed([described(each, texts) for each in kinds], "list-or")
        case inspect.NoneType():
            return texts.say("cli-type-none")
        case inspect.Metadata(type=inner):
            return described(inner, texts)
        case _:
            return texts.say("cli-type-text")


def listed(game: AnyGame, texts: Texts) -> Iterator[str]:
    """Every option of the box: name, default, what may be given, what it does."""
    for field in msgspec.structs.fields(game.box):
        says = texts.say(f"{game.name}-box-{field.name.replace('_', '-')}")
        allowed = described(inspect.type_info(field.type), texts)
        default = _shown(field.default, texts)
        yield texts.say(
            "cli-option-line", name=field.name, default=default, allowed=allowed, text=says
        )


def _shown(value: Any, texts: Texts) -> str:
    if value is None or value == ():
        return texts.say("cli-value-none")
    if isinstance(value, bool):
        return texts.say("cli-value-yes" if value else "cli-value-no")
    return str(value)
