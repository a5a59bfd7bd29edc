"""The types of a game's options as JSON Schema, for whoever draws them."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec

from nightcall.table import AnyGame
from nightcall.words import CATEGORIES, NOTHING_BUILT_IN, languages


def schema_of(game: AnyGame, field: msgspec.structs.FieldInfo) -> dict[str, Any]:
    """A game that draws words knows no bank: which kinds and languages there are is said here."""
    declared = {frozenset(values): list(values) for values in _literals(field.type)}
    schema: dict[str, Any] = _in_order(msgspec.json.schema(field.type), declared)
    if field.name in game.other_names:
        schema["enum"] = [one for one in schema["enum"] if one not in game.other_names[field.name]]
    if "word_lists" in game.box.__struct_fields__:
        if field.name == "language":
            schema["enum"] = list(languages())
        if field.name == "categories":
            schema["items"]["enum"] = [*CATEGORIES, NOTHING_BUILT_IN]
    return schema


def _literals(type_: Any) -> Iterator[tuple[Any, ...]]:
    if get_origin(type_) is Literal:
        yield get_args(type_)
    else:
        for part in get_args(type_):
            yield from _literals(part)


def _in_order(schema: Any, declared: dict[frozenset[Any], list[Any]]) -> Any:
    """With its values in the order they were declared in; msgspec sorts them."""
    if isinstance(schema, list):
        return [_in_order(part, declared) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: _in_order(part, declared) for name, part in schema.items()}
    if "enum" in schema:
        found["enum"] = declared.get(frozenset(schema["enum"]), schema["enum"])
    return found
