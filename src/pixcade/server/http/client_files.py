"""The page itself: the files of the browser client, as they were built into the package.

They are read once, at the start, and looked up in that table: no address that anybody asks for becomes a path on the
disk. What is in `assets/` carries a digest of its content in its name and may be kept for ever; all else is asked for
again each time, which costs an answer without a body where nothing has changed.
"""

import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from pixcade.locales.language import FALLBACK

ADDRESSES = (
    "/", "/t/{table}", "/g/{table}", "/p/{person}", "/games", "/watch", "/record", "/join", "/rules", "/learn",
    "/mazes", "/mazes/{maze}", "/puzzles",
)  # fmt: skip
"""Every address that a person can open; the client's router knows the same ones."""

UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pixcade</title>
<h1>Pixcade</h1>
<p>The server runs. This build has no browser client; programs play through its protocol (docs/protocol.md).</p>
</html>
"""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How a file may travel, the smallest first, and how the name of such a twin ends."""
LONGEST_ACCEPTED = 200
DEEPEST = 10
"""So many slashes an address has at most that gets a page to say that there is nothing."""
REFUSED = re.compile(r"q=0(\.0*)?")
KEPT = "public, max-age=31536000, immutable"
ASKED_AGAIN = "no-cache"
NOT_SERVED = ("build.txt", "index.html", "needed.json")

Endpoint = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class File:
    """A file of the client: its content as it is, and compressed by the name of the encoding."""

    content: bytes
    kind: str
    keeping: str = ASKED_AGAIN
    compressed: Mapping[str, bytes] = field(default_factory=dict)
    status: int = 200

    @cached_property
    def tags(self) -> Mapping[str, str]:
        """What its content is known by, for each encoding; the file as it is has none."""
        return {
            name: f'"{sha256(content).hexdigest()[:20]}"'
            for name, content in (("", self.content), *self.compressed.items())
        }

    def answer(self, request: Request) -> Response:
        """Return the file in the smallest form that the browser takes, or that it has it already."""
        taken = accepted(request) if self.compressed else ()
        encoding = next((name for name in self.compressed if name in taken), "")
        content, tag = self.compressed.get(encoding, self.content), self.tags[encoding]
        headers = {"cache-control": self.keeping, "etag": tag}
        if self.compressed:
            headers["vary"] = "accept-encoding"
        if self.status == 200 and tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(content, self.status, headers, self.kind)


@dataclass(frozen=True)
class Client:
    """A built client. `files` are by their addresses from the root; `index` is as it stands at the root.

    `needed` are the scripts that the page of each address can't do without, besides the first one.
    """

    build: str
    index: str
    files: Mapping[str, File]
    needed: Mapping[str, Sequence[str]]


def accepted(request: Request) -> set[str]:
    """Return the encodings that a request takes; one with `q=0` it does not. A header longer than any says nothing."""
    found = set()
    given = request.headers.get("accept-encoding", "")
    for part in given.lower().split(",") if len(given) <= LONGEST_ACCEPTED else ():
        name, *parameters = (text.strip() for text in part.split(";"))
        if not any(REFUSED.fullmatch(one) for one in parameters):
            found.add(name)
    return found


def read_client(folder: Traversable) -> Client | None:
    """Return what was built into a folder, or None where nothing was."""
    index, build = folder / "index.html", folder / "build.txt"
    if not (index.is_file() and build.is_file()):
        return None
    found = {**contents(folder), **{f"assets/{name}": one for name, one in contents(folder / "assets").items()}}
    served = {
        f"/{name}": File(
            content,
            TYPES[ending(name)],
            KEPT if name.startswith("assets/") else ASKED_AGAIN,
            {encoding: found[name + mark] for encoding, mark in ENCODINGS.items() if name + mark in found},
        )
        for name, content in found.items()
        if ending(name) in TYPES and name not in NOT_SERVED
    }
    needed = json.loads((folder / "needed.json").read_text(encoding="utf-8"))
    return Client(build.read_text(encoding="utf-8"), index.read_text(encoding="utf-8"), served, needed)


def contents(folder: Traversable) -> dict[str, bytes]:
    """Return the files that lie in a folder, not below it, in the order of their names."""
    found = sorted((entry for entry in folder.iterdir() if entry.is_file()), key=lambda entry: entry.name)
    return {entry.name: entry.read_bytes() for entry in found}


def ending(name: str) -> str:
    """Return how a name ends, with its dot."""
    return name[name.rfind(".") :] if "." in name else ""


@cache
def client() -> Client | None:
    """Return the client of this package, read once: the page and what is told of its build are always of one kind."""
    return read_client(files("pixcade") / "web")


def client_build() -> str:
    """Return which build of the client this server gives out; empty where it has none."""
    built = client()
    return built.build if built else ""


def pages(built: Client | None = None, language: str = FALLBACK) -> list[BaseRoute]:
    """Return the routes of the page: every file by its address, and the index for all that a person can open."""
    built = built or client()
    routes = [(path, serving(index_at(path, built, language))) for path in ADDRESSES]
    if built:
        routes += [(path, serving(file)) for path, file in built.files.items()]
        icons = [file for path, file in built.files.items() if path.startswith("/assets/icon-")]
        # What has no page around it, and the operator's page, is given the same icon.
        routes += [("/favicon.ico", serving(replace(icon, keeping=ASKED_AGAIN))) for icon in icons[:1]]
    return [Route(path, endpoint, methods=["GET"]) for path, endpoint in routes]


def index_at(path: str, built: Client | None, language: str = FALLBACK) -> File:
    """Return the index for an address. It leads to the root by a relative way, so that any proxy may mount us.

    Its language is the server's, for whoever wishes for none that the page knows. It names all scripts of that page: a
    browser that had to read one to learn of the next would wait for each.
    """
    if built is None:
        return File(UNBUILT.encode(), TYPES[".html"], status=503)
    links = "".join(f'<link rel="modulepreload" href="./{name}">\n' for name in built.needed.get(path, ()))
    text = built.index.replace("</head>", f"{links}</head>").replace('<html lang="en">', f'<html lang="{language}">')
    upwards = "../" * (path.count("/") - 1) or "./"
    return File(text.replace('="./', f'="{upwards}').encode(), TYPES[".html"])


def nowhere(request: Request, language: str = FALLBACK) -> Response | None:
    """Return the page that says that there is nothing at an address, for a browser that a person has led there."""
    built, path = client(), str(request.scope["path"]).removeprefix(str(request.scope.get("root_path", "")))
    person = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if built is None or not person or path.startswith("/api/") or path.count("/") > DEEPEST:
        return None
    file = index_at(path, built, language)
    return Response(file.content, status_code=404, headers={"cache-control": ASKED_AGAIN}, media_type=file.kind)


def serving(file: File) -> Endpoint:
    """Return what answers with a file."""

    async def answer(request: Request) -> Response:
        return file.answer(request)

    return answer
