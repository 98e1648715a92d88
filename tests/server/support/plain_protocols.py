"""A uvicorn without the insides that our protocols rest on, as a later version may be."""

import sys

import pytest
from uvicorn.protocols.http import auto as http
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.websockets import auto as websockets
from uvicorn.protocols.websockets import websockets_sansio_impl

OURS = tuple(f"pixcade.server.net.{name}" for name in ("asgi_socket", "frame_protocol", "bounded_http"))


def take_insides_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers find no class to build on; uvicorn's own choice of a protocol still has them."""
    assert http.AutoHTTPProtocol is not None
    assert websockets.AutoWebSocketsProtocol is not None
    monkeypatch.delattr(websockets_sansio_impl, "WebSocketsSansIOProtocol")
    monkeypatch.delattr(httptools_impl, "HttpToolsProtocol")
    for name in OURS:
        monkeypatch.delitem(sys.modules, name, raising=False)
