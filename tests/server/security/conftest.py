"""The app behind the middleware that its tests share."""

from tests.server.security.guarded_app import door, proxied

__all__ = ["door", "proxied"]
