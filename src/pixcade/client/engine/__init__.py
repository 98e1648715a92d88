"""The engine: both games over JSON lines, for clients in any language. See docs/engine.md."""

from pixcade.client.engine.main import main, serve

__all__ = ["main", "serve"]
