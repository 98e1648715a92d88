"""Serves the engine for games without a connection: Python for browsers, which a wheel carries.

A checkout has none. Files are read when they are first requested: most visitors never need them.
"""

import gzip
import json
from dataclasses import replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.server.http.client_files import ASKED_AGAIN, KEPT, TYPES, Client, File, ending, index_at, serving

PAGE = "/offline"
"""The address of the client that plays on its device."""
INDEX = "engine.json"
KINDS = {**TYPES, ".mjs": TYPES[".js"]}


@cache
def engine() -> Traversable | None:
    """Return the folder of this package's engine, or None."""
    folder = files("pixcade") / "engine"
    return folder if (folder / INDEX).is_file() else None


def engine_id(folder: Traversable) -> str:
    """Return the folder of a version's files, named after their content."""
    return str(json.loads((folder / INDEX).read_bytes())["id"])


def with_engine(built: Client | None) -> Client | None:
    """Return the client with the address of the page that plays on its device, if there is an engine for it."""
    if built is None or engine() is None:
        return built
    return replace(built, index=filled(built.index, "engine", PAGE[1:]))


def filled(index: str, name: str, value: str) -> str:
    """Return an index page with a value for the client."""
    return index.replace(f'name="pixcade-{name}" content=""', f'name="pixcade-{name}" content="{value}"')


def engine_routes(built: Client | None, language: str) -> list[Route]:
    """Return the routes of the engine and of the page that plays with it, if there is one."""
    folder = engine()
    if built is None or folder is None:
        return []
    id = engine_id(folder)
    page = filled(index_at(PAGE, built, language).content.decode(), "device", PAGE[1:])
    worker = built.worker.replace("{{engine}}", id)
    return [
        Route(PAGE, serving(File(page.encode(), TYPES[".html"]))),
        Route("/sw.js", serving(File(worker.encode(), TYPES[".js"]))),
        *(engine_route(folder, file.name, ASKED_AGAIN) for file in folder.iterdir() if file.is_file()),
        *(engine_route(folder, f"{id}/{file.name}", KEPT) for file in (folder / id).iterdir()),
    ]


def engine_route(folder: Traversable, name: str, keeping: str) -> Route:
    """Return the route of a file, which is read by the first request."""

    @cache
    def file() -> File:
        content = folder.joinpath(*name.split("/")).read_bytes()
        kind = KINDS.get(ending(name), "application/octet-stream")
        compressed = {"gzip": gzip.compress(content, mtime=0)} if name.endswith(".mjs") else {}
        return File(content, kind, keeping, compressed)

    async def answer(request: Request) -> Response:
        return file().answer(request)

    return Route(f"/engine/{name}", answer)
