"""Generates JSON Schema, OpenAPI and TypeScript from the protocol's types.

`python -m pixcade.protocol.schemas` writes them into a checkout; `--check` only lists outdated ones.
"""

import argparse
import inspect
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import msgspec

from pixcade.games import GAMES
from pixcade.protocol import (
    admin_messages,
    analysis_messages,
    client_messages,
    http_messages,
    notice_messages,
    person_messages,
    server_messages,
)
from pixcade.protocol.errors import status_of
from pixcade.protocol.game_types import Schema, game_schemas
from pixcade.protocol.http_calls import CALLS, WHO, Call
from pixcade.protocol.typescript import reveal_durations, typescript
from pixcade.table import settings

ROOT = Path(__file__).parents[3]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = {
    "FromClient": ("Messages from a client on a table's socket.", client_messages.FromClient),
    "FromServer": ("Messages from the server on a table's socket.", server_messages.FromServer),
}
BASES = (client_messages.ClientMessage, server_messages.ServerMessage, http_messages.Body)


def structs() -> list[type]:
    """Return all wire types in the order of definition."""
    found: dict[str, type] = {}
    modules = (
        settings,
        client_messages,
        server_messages,
        http_messages,
        notice_messages,
        person_messages,
        analysis_messages,
        admin_messages,
    )
    for module in modules:
        for kind in own_structs(module):
            assert found.setdefault(kind.__name__, kind) is kind, f"{kind.__name__} is defined twice"
    return list(found.values())


def own_structs(module: ModuleType) -> list[type]:
    """Return the types of one module."""
    return [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and kind not in BASES
    ]


def definitions(template: str) -> Schema:
    """Return the JSON Schema of every type by name; `template` makes references."""
    kinds = structs()
    _, components = msgspec.json.schema_components(kinds, ref_template=template)
    whole, more = msgspec.json.schema_components([kind for _, kind in UNIONS.values()], ref_template=template)
    found = {**components, **more}
    for (name, (text, _)), schema in zip(UNIONS.items(), whole, strict=True):
        found[name] = {"title": name, "description": text, **schema}
    declared = game_schemas(GAMES.values(), template)
    assert not found.keys() & declared.keys(), "a game declares a type with the name of a protocol type"
    return {name: found[name] for name in (*UNIONS, *(kind.__name__ for kind in kinds))} | declared


def json_schema() -> Schema:
    """Return all types as JSON Schema. A table's socket takes FromClient and sends FromServer."""
    return {
        "$schema": DRAFT,
        "title": f"Pixcade protocol {client_messages.PROTOCOL}",
        "description": "$defs has all types by name. A client ignores unknown fields.",
        "$defs": definitions("#/$defs/{name}"),
    }


# OpenAPI


def reference(kind: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def parameters(call: Call) -> list[Schema]:
    """Return the path and query parameters of a call."""
    inside = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", call.path)
    ]
    options = [
        {"name": name, "in": "query", "required": False, "description": text, "schema": {"type": "string"}}
        for name, text in call.query
    ]
    return inside + options


def responses(call: Call) -> Schema:
    """Return a call's responses: the successful one, and the errors by status."""
    good = (
        {call.answer: {"schema": {"type": "string"}}}
        if isinstance(call.answer, str)
        else {"application/json": {"schema": reference(call.answer)}}
    )
    found: Schema = {"200": {"description": "Success.", "content": good}}
    by_status: dict[int, list[str]] = {}
    for code in call.all_errors:
        by_status.setdefault(status_of(code), []).append(code)
    content = {"application/json": {"schema": reference(http_messages.ErrorBody)}}
    for status, codes in sorted(by_status.items()):
        found[str(status)] = {
            "description": f"Rejected: {', '.join(f'`{code}`' for code in codes)}.",
            "content": content,
        }
    if call.answer is http_messages.Health:  # also the body of the unhealthy status
        found["503"] = {"description": "The store has a problem.", "content": good}
    return found


def security(call: Call) -> list[dict[str, list[str]]]:
    """Return the ways to authorise a call."""
    either: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
    return {
        "anyone": [{}, *either],
        "known": either,
        "here": either[:1],
        "metrics": [{}, *either[1:]],
        "operator": either[1:],
    }[call.who]


def operation(call: Call) -> Schema:
    """Return one call as an OpenAPI operation."""
    words = re.findall(r"[a-z]+", call.path)
    described: Schema = {
        "operationId": "-".join((call.method.lower(), *words)),
        "summary": call.summary,
        "description": WHO[call.who],
        "parameters": parameters(call),
        "responses": responses(call),
        "security": security(call),
    }
    if call.body is not None:
        content = {"application/json": {"schema": reference(call.body)}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def openapi() -> Schema:
    """Return every HTTP call as an OpenAPI document."""
    paths: dict[str, Schema] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call)
    return {
        "openapi": "3.1.0",
        "jsonSchemaDialect": DRAFT,
        "info": {
            "title": "Pixcade",
            "version": str(client_messages.PROTOCOL),
            "description": "The HTTP API. Games are played over a WebSocket: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": definitions("#/components/schemas/{name}"),
            "securitySchemes": {
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "pixcade-8128",
                    "description": "A browser's session. The number is the server's port. Requires our Origin.",
                },
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "An API client's token, or the operator's.",
                },
            },
        },
    }


# Writing


def documents() -> dict[str, str]:
    """Return the content of every generated file by its path in the repository."""
    return {
        "docs/protocol/schemas.json": render(json_schema()),
        "docs/protocol/openapi.json": render(openapi()),
        "web/src/generated/protocol.ts": typescript(client_messages.PROTOCOL, structs(), UNIONS, GAMES.values()),
        "web/src/generated/reveal_ms.ts": reveal_durations(GAMES.values()),
    }


def render(document: Schema) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def outdated(root: Path) -> list[str]:
    """Return the generated files that are missing or outdated."""
    wanted = documents()
    found = {path: root / path for path in wanted}
    return [
        path for path, file in found.items() if not file.is_file() or file.read_text(encoding="utf-8") != wanted[path]
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check the documents; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m pixcade.protocol.schemas", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is outdated")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout")
    options = parser.parse_args(arguments)
    late = outdated(options.root)
    for path in late:
        print(path)
        if not options.check:
            (options.root / path).parent.mkdir(parents=True, exist_ok=True)
            (options.root / path).write_text(documents()[path], encoding="utf-8", newline="\n")
    return 1 if late and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
