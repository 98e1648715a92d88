"""A game's messages, for clients that were not built with them."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.locales import words_of_game
from pixcade.server.http.routes import Routes

LONGEST_SHOWN = 40


def words_routes(routes: Routes) -> list[Route]:
    """Return the route."""
    return [routes.route("/api/words/{game}/{language}", words, ["GET"])]


async def words(request: Request) -> PlainTextResponse:
    """Return a game's messages in a language as Fluent text. Raises a PixcadeError."""
    game, language = (str(request.path_params[name]) for name in ("game", "language"))
    text = words_of_game(game, language)
    if text is None:
        raise PixcadeError("server.no-such-words", game=game[:LONGEST_SHOWN], language=language[:LONGEST_SHOWN])
    return PlainTextResponse(text, headers={"cache-control": "no-cache"})
