"""Serves the web client's built files from memory.

They are read once at startup and looked up by address: no requested path ever reaches the disk. Files in `assets/` have
a content digest in their name and may be cached forever. Browsers revalidate all others, which is answered with 304
unless they have changed.
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
    "/", "/t/{table}", "/g/{table}", "/p/{person}", "/games", "/watch", "/record", "/join", "/device", "/rules",
    "/learn", "/mazes", "/mazes/{maze}", "/puzzles", "/today", "/mail/{token}",
)  # fmt: skip
"""Every address that a person can open; the client's router has the same list."""

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
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings from smallest to largest, and the file name suffix of each."""
LONGEST_ACCEPTED = 200
DEEPEST = 10
"""Slashes in an address, at most, to get the HTML page for 404."""
REFUSED = re.compile(r"q=0(\.0*)?")
KEPT = "public, max-age=31536000, immutable"
ASKED_AGAIN = "no-cache"
NOT_SERVED = ("build.txt", "index.html", "needed.json", "sw.js")

Endpoint = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class File:
    """A file of the client, raw and by encoding."""

    content: bytes
    kind: str
    keeping: str = ASKED_AGAIN
    compressed: Mapping[str, bytes] = field(default_factory=dict)
    status: int = 200

    @cached_property
    def tags(self) -> Mapping[str, str]:
        """ETags, one for each encoding of the content."""
        return {
            name: f'"{sha256(content).hexdigest()[:20]}"'
            for name, content in (("", self.content), *self.compressed.items())
        }

    def answer(self, request: Request) -> Response:
        """Return the file in the smallest encoding that the browser accepts, or 304."""
        taken = accepted_encodings(request) if self.compressed else ()
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
    """A built client. `files` are by address from the root; `index` is the index page at the root.

    `needed` are the scripts that each address's page needs besides the entry script. `worker` is the service worker.
    """

    build: str
    index: str
    files: Mapping[str, File]
    needed: Mapping[str, Sequence[str]]
    worker: str = ""


def accepted_encodings(request: Request) -> set[str]:
    """Return the encodings that a request accepts; `q=0` excludes one. An overlong header counts as none."""
    found = set()
    given = request.headers.get("accept-encoding", "")
    for part in given.lower().split(",") if len(given) <= LONGEST_ACCEPTED else ():
        name, *parameters = (text.strip() for text in part.split(";"))
        if not any(REFUSED.fullmatch(one) for one in parameters):
            found.add(name)
    return found


def read_client(folder: Traversable) -> Client | None:
    """Read a folder of built files, or return None if it is empty."""
    texts = [folder / name for name in ("build.txt", "index.html", "sw.js")]
    if not all(one.is_file() for one in texts):
        return None
    build, index, worker = (one.read_text(encoding="utf-8") for one in texts)
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
    return Client(build, index, served, needed, worker)


def contents(folder: Traversable) -> dict[str, bytes]:
    """Return the files directly in a folder, by name."""
    found = sorted((entry for entry in folder.iterdir() if entry.is_file()), key=lambda entry: entry.name)
    return {entry.name: entry.read_bytes() for entry in found}


def ending(name: str) -> str:
    """Return a name's extension, with its dot."""
    return name[name.rfind(".") :] if "." in name else ""


@cache
def client() -> Client | None:
    """Return this package's client, read once, so that the page and the build id always match."""
    return read_client(files("pixcade") / "web")


def client_build() -> str:
    """Return the build id of the client, empty if there is none."""
    built = client()
    return built.build if built else ""


def pages(built: Client | None = None, language: str = FALLBACK) -> list[BaseRoute]:
    """Return the page's routes: every file by its address, and the index for every address that a person can open."""
    built = built or client()
    routes = [(path, serving(index_at(path, built, language))) for path in ADDRESSES]
    if built:
        routes += [(path, serving(file)) for path, file in built.files.items()]
        icons = [file for path, file in built.files.items() if re.fullmatch(r"/assets/icon-\w+\.svg", path)]
        # Raw responses and the operator's page use the same icon.
        routes += [("/favicon.ico", serving(replace(icon, keeping=ASKED_AGAIN))) for icon in icons[:1]]
    return [Route(path, endpoint, methods=["GET"]) for path, endpoint in routes]


def index_at(path: str, built: Client | None, language: str = FALLBACK) -> File:
    """Return the index page for an address, with relative links so that any proxy may mount us anywhere.

    Its language is the server's unless the browser prefers a supported one. It lists all scripts of that page, so that
    the browser loads them in parallel.
    """
    if built is None:
        return File(UNBUILT.encode(), TYPES[".html"], status=503)
    links = "".join(f'<link rel="modulepreload" href="./{name}">\n' for name in built.needed.get(path, ()))
    text = built.index.replace("</head>", f"{links}</head>").replace('<html lang="en">', f'<html lang="{language}">')
    upwards = "../" * (path.count("/") - 1) or "./"
    return File(text.replace('="./', f'="{upwards}').encode(), TYPES[".html"])


def not_found_page(request: Request, language: str = FALLBACK) -> Response | None:
    """Return the 404 page, for a browser."""
    built, path = client(), str(request.scope["path"]).removeprefix(str(request.scope.get("root_path", "")))
    person = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if built is None or not person or path.startswith("/api/") or path.count("/") > DEEPEST:
        return None
    file = index_at(path, built, language)
    return Response(file.content, status_code=404, headers={"cache-control": ASKED_AGAIN}, media_type=file.kind)


def serving(file: File) -> Endpoint:
    """Return a handler that serves a file."""

    async def answer(request: Request) -> Response:
        return file.answer(request)

    return answer
