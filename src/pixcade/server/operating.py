"""What an operator sees and does: health, figures, and the page for it."""

from starlette.routing import Route

from pixcade.server.routes import Routes
from pixcade.server.sockets import TableSockets


class Operating:
    """The HTTP side for operators."""

    def __init__(self, routes: Routes, sockets: TableSockets, *, admin_token: str, metrics_token: str) -> None:
        """Stand beside the other routes."""
        self.routes = routes
        self.sockets = sockets
        self.admin_token = admin_token
        self.metrics_token = metrics_token

    def all(self) -> list[Route]:
        """Return every route."""
        return []
