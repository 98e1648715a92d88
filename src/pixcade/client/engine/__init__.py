"""Both games for a program in any language: one JSON object a line in, one out. See docs/engine.md."""

from pixcade.client.engine.main import main, serve

__all__ = ["main", "serve"]
