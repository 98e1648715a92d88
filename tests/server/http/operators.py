"""A server and its operator, over real sockets and by the command: what their tests share."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from pixcade.client import Server
from pixcade.protocol.http_messages import NoBody
from pixcade.server.cli import admin
from pixcade.server.http.admin.sign_in import Operator
from tests.server.support import server as engines
from tests.server.support.server import Served, serving
from tests.server.support.typed_command import typed

TOKEN = "operator-token-of-this-test"
FIGURES_TOKEN = "figures-token-of-this-test"


@asynccontextmanager
async def operated(folder: Path, **more: Any) -> AsyncIterator[tuple[Served, Server]]:
    """Run a server, and give its operator."""
    async with serving(folder, operator=Operator(TOKEN, FIGURES_TOKEN), **more) as served:
        yield served, Server(served.address, token=TOKEN)


def uses_sqlite() -> bool:
    """Whether servers of this test keep their things in their folders, and can be found there."""
    return engines.ENGINES is None


async def do(operator: Server, action: str, body: Any) -> None:
    await operator.ask("POST", f"/api/admin/{action}", body, NoBody)


async def person_of(server: Server) -> str:
    return (await server.about()).person


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def command(folder: Path, *arguments: str, token: str = TOKEN) -> str:
    """Run `pixcade admin` and return its output."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as secret:
        secret.write(token)
        secret.flush()
        return typed(admin, *arguments, "--data", str(folder), "--admin-token-file", secret.name)
