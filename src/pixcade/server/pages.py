"""The page itself: the files of the browser client, as they were built into the package."""

from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pixcade</title>
<h1>Pixcade</h1>
<p>The server runs. This build has no browser client; programs play through its protocol (docs/protocol.md).</p>
</html>
"""


def pages() -> list[BaseRoute]:
    """Return the routes of the page: the same file for every address that a person can open."""
    return [Route(path, page, methods=["GET"]) for path in ("/", "/t/{table}", "/g/{table}", "/join", "/p/{person}")]


async def page(request: Request) -> Response:
    """Return the page."""
    del request
    built = files("pixcade") / "web" / "index.html"
    text = built.read_text(encoding="utf-8") if built.is_file() else PAGE
    return Response(text, media_type="text/html; charset=utf-8")
