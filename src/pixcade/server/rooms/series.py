"""A series: games that were played one after the other by rematches, and who has won how many of them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from pixcade.core.record import winners_in
from pixcade.protocol.server_messages import SeriesTold
from pixcade.store.api import GamePlayer, GameRow, Store

SERIES_MOST = 30
"""So many games back a series is counted when its table is restored."""


@dataclass(frozen=True)
class Series:
    """What was played before at the tables that a table follows. A game that was stopped counts for nobody."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)

    def after(self, game: GameRow) -> "Series":
        """Return the series with one game more."""
        won = winners_in(game.result)
        wins = self.wins + Counter(player_key(player, game.players) for player in game.players if player.seat in won)
        return Series(self.games + bool(won), wins)

    def told(self) -> SeriesTold:
        """Return it as it is sent."""
        return SeriesTold(self.games, dict(self.wins))


def player_key(player: GamePlayer, players: Iterable[GamePlayer]) -> str:
    """Return by what somebody is known from game to game: a person by their public id, a bot by seat and level.

    Several people at one device have one id; they are told apart by their names.
    """
    if not player.person:
        return f"bot {player.seat} {player.name}"
    alone = sum(one.person == player.person for one in players) == 1
    return player.person if alone else f"{player.person} {player.name}"


def series_of(games: Iterable[GameRow]) -> Series:
    """Return the series of these games."""
    series = Series()
    for game in games:
        series = series.after(game)
    return series


async def series_before(store: Store, previous: str) -> Series:
    """Return the series that has led to a table, read from the table before it on."""
    games: list[GameRow] = []
    for _ in range(SERIES_MOST):
        row = await store.table(previous) if previous else None
        game = await store.game(previous) if row is not None else None
        if row is None or game is None:
            break
        games.append(game)
        previous = row.previous
    return series_of(games)
