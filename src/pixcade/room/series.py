"""Series of games played by rematches, and matches (best of three, five or seven) within them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from pixcade.games.record import winners_in
from pixcade.protocol.server_messages import MatchView, SeriesView
from pixcade.room.rows import GamePlayer, GameRow

MAX_SERIES_GAMES = 30
"""How many games back a series is counted when its table is restored."""


@dataclass(frozen=True)
class SeriesScore:
    """The score of some games: their number, and wins by player. A stopped game has no winner."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)

    def after(self, game: GameRow) -> "SeriesScore":
        """Return the score with one more game."""
        won = winners_in(game.result)
        wins = self.wins + Counter(player_key(player, game.players) for player in game.players if player.seat in won)
        return SeriesScore(self.games + bool(won), wins)

    def is_decided(self, best_of: int) -> bool:
        """Whether a match is over: a player has won more than half of its games, and more than any other."""
        most = sorted(self.wins.values(), reverse=True)[:2]
        return bool(best_of and most and most[0] >= needed_wins(best_of) and most[0] > sum(most[1:]))


@dataclass(frozen=True)
class Series:
    """The games played at the tables before this one, and those of the match it continues.

    `first` is the first table of the series: its link leads to all of them.
    """

    score: SeriesScore = SeriesScore()
    match: SeriesScore = SeriesScore()
    first: str = ""

    def view(self) -> SeriesView:
        return SeriesView(self.score.games, dict(self.score.wins), self.first)

    def match_view(self, best_of: int) -> MatchView | None:
        if not best_of:
            return None
        return MatchView(best_of, needed_wins(best_of), self.match.games, dict(self.match.wins))


def needed_wins(best_of: int) -> int:
    """Return the number of wins that decide a match."""
    return best_of // 2 + 1


def player_key(player: GamePlayer, players: Iterable[GamePlayer]) -> str:
    """Return a player's identity across games: a person's public id, or a bot's seat and level.

    Several people at one device have one id; their names distinguish them.
    """
    if not player.person:
        return f"bot {player.seat} {player.name}"
    alone = sum(one.person == player.person for one in players) == 1
    return player.person if alone else f"{player.person} {player.name}"


def score_of(games: Iterable[GameRow]) -> SeriesScore:
    """Return the score of these games."""
    score = SeriesScore()
    for game in games:
        score = score.after(game)
    return score


def series_of(games: Sequence[GameRow], match: str) -> Series:
    """Return the series that these games make, latest first; `match` is the table where its match began."""
    began = next((at for at, game in enumerate(games) if game.table == match), -1)
    return Series(score_of(games), score_of(games[: began + 1]), games[-1].table if games else "")
