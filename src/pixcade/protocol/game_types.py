"""JSON Schema and TypeScript for the facts, choices, events and options that games declare.

A game's types are TypedDicts (`pixcade.games.game.WireTypes`). msgspec can't read unions of these, so they are
converted here: to JSON Schema first, and from there to TypeScript. Works for every registered game.
"""

import inspect
from collections.abc import Iterable, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pixcade.games.game import AnyGame, EventData, OptionTexts, Plain

Schema = dict[str, Any]
"""A part of a JSON Schema."""

PLAIN: dict[object, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    object: {},
}


class GameTypes:
    """The JSON Schemas of a game's types, by name. `closed` rejects undeclared fields."""

    def __init__(self, game: AnyGame, template: str, *, closed: bool = False) -> None:
        """Convert a game's types; `template` makes a reference from a name."""
        self.id = game.info.id
        self.title = "".join(word.capitalize() for word in game.info.id.split("-"))
        self.template = template
        self.closed = closed
        self.found: dict[str, Schema] = {}
        self.named = game.info.wire.names
        wire = game.info.wire
        for name, kind in self.named.items():
            self.found[name] = {}  # reserves the place before its parts
            self.found[name] = {"title": name, **self.schema(kind, inside=name)}
        events = [
            self.record({"code": {"const": event.code}, "values": self.schema(event.values)}, ("code", "values"))
            for event in wire.events
        ]
        anything = self.record({"code": PLAIN[str], "values": self.schema(Plain)}, ("code", "values"))
        self.parts = {
            "facts": self.name_part("Facts", self.schema(wire.facts)),
            "choices": self.name_part("Choices", self.schema(wire.choices)),
            "event": self.name_part("Event", {"anyOf": events} if events else anything),
            "options": self.name_part(
                "Options",
                self.record(
                    {one.name: {"enum": [*one.choices]} if one.choices else PLAIN[str] for one in game.info.options},
                    [one.name for one in game.info.options],
                ),
            ),
        }
        """The names of the four kinds of data."""

    def name_part(self, kind: str, schema: Schema) -> str:
        """Store one of the four kinds of data under the game's name for it, unless it has that name already."""
        name = self.title + kind
        if schema != self.reference(name):
            self.found[name] = {"title": name, **schema}
        return name

    def reference(self, name: str) -> Schema:
        """Return a reference to a type."""
        return {"$ref": self.template.format(name=name)}

    def record(self, properties: Mapping[str, Schema], required: Iterable[str]) -> Schema:
        """Return the schema of an object with these fields."""
        closed = {"additionalProperties": False} if self.closed else {}
        needed = list(required)
        return {"type": "object", "properties": dict(properties), "required": needed, **closed}

    def schema(self, kind: object, inside: str = "") -> Schema:
        """Return the schema of a declared type; a named one is referenced, except at its definition."""
        for name, named in self.named.items():
            if name != inside and named == kind:
                return self.reference(name)
        if kind is EventData:
            return self.reference(self.title + "Event")
        if kind == OptionTexts:
            return self.reference(self.title + "Options")
        if is_typeddict(kind):
            return self.typed_dict(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        return self.composite(kind)

    def composite(self, kind: object) -> Schema:
        """Return the schema of a composite type."""
        origin: object = get_origin(kind)
        inner = get_args(kind)
        if origin is Annotated:
            items = [self.schema(get_args(inner[0])[0])] * inner[1]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        if origin is Literal:
            return {"enum": list(inner)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(one) for one in inner]}
        if origin is Sequence:
            return {"type": "array", "items": self.schema(inner[0])}
        assert origin is Mapping, f"{self.id} declares {kind}, which is none of what WireTypes names"
        keys = {} if inner[0] is str else {"propertyNames": self.schema(inner[0])}
        return {"type": "object", **keys, "additionalProperties": self.schema(inner[1])}

    def typed_dict(self, kind: Any) -> Schema:
        """Store the schema of a TypedDict under its name, and return a reference."""
        name = kind.__name__
        if name not in self.found:
            self.found[name] = {}  # reserves the place before its parts
            hints = get_type_hints(kind, include_extras=True)
            properties = {field: self.schema(without_need(hint)) for field, hint in hints.items()}
            needed = [field for field in hints if field in kind.__required_keys__]
            whole = self.record(properties, needed)
            self.found[name] = {"title": name, "description": inspect.cleandoc(kind.__doc__ or ""), **whole}
        return self.reference(name)


def without_need(hint: Any) -> object:
    """Strip Required and NotRequired from a field's type."""
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint


def game_schemas(games: Iterable[AnyGame], template: str, *, closed: bool = False) -> dict[str, Schema]:
    """Return the schemas of all types that games declare, by name."""
    found: dict[str, Schema] = {}
    for game in games:
        for name, schema in GameTypes(game, template, closed=closed).found.items():
            assert found.setdefault(name, schema) == schema, f"there are two of {name}"
    return found


# TypeScript


def schema_type(schema: Schema) -> str:
    """Return a schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(schema_type(one) for one in schema["anyOf"])
    if "prefixItems" in schema:
        return f"readonly [{', '.join(schema_type(one) for one in schema['prefixItems'])}]"
    if "items" in schema:
        item = schema_type(schema["items"])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if "properties" in schema:
        return f"{{ {' '.join(fields(schema))} }}"
    if "additionalProperties" in schema:
        value = schema_type(schema["additionalProperties"])
        if "propertyNames" in schema:
            return f"Readonly<Partial<Record<{schema_type(schema['propertyNames'])}, {value}>>>"
        return f"Readonly<Record<string, {value}>>"
    plain = {"string": "string", "integer": "number", "boolean": "boolean", "null": "null"}
    return plain[schema["type"]] if schema else "unknown"


def fields(schema: Schema) -> list[str]:
    """Return the fields of an object."""
    return [
        f"readonly {name if name.isidentifier() else repr_of(name)}{'' if name in schema['required'] else '?'}: "
        f"{schema_type(one)};"
        for name, one in schema["properties"].items()
    ]


def repr_of(name: str) -> str:
    """Return a name in quotation marks."""
    return f'"{name}"'


def type_lines(name: str, schema: Schema) -> list[str]:
    """Return a type alias. Not an interface: TypeScript doesn't accept interfaces as `Record`."""
    if "anyOf" in schema:
        members = "\n".join(f"  | {schema_type(one)}" for one in schema["anyOf"])
        return [f"export type {name} =", f"{members};", ""]
    if "properties" in schema:
        return [f"export type {name} = {{", *(f"  {line}" for line in fields(schema)), "};", ""]
    return [f"export type {name} = {schema_type(schema)};", ""]
