"""What lists show: games to choose from, tables in progress, and finished games, a page at a time."""

from collections.abc import Collection, Mapping, Sequence

from pixcade.bots.levels import levels_of
from pixcade.games import GAMES, game_named
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import (
    GameSummary,
    ListedPlayer,
    NewSeat,
    OpenTable,
    OptionView,
    PlayableGame,
    RunningTable,
    WhatIf,
)
from pixcade.room.change import Policy
from pixcade.room.replay import people_shown
from pixcade.room.rows import GameRow, SeatRow, TableRow
from pixcade.table.table import Table

PAGE = 50
"""Games in one response."""


def playable_game(id: str, policy: Policy) -> PlayableGame:
    """Describe a game."""
    info = GAMES[id].info
    options = tuple(OptionView(one.name, one.choices, one.default, one.rule) for one in info.options)
    levels = tuple(level for level in levels_of(id) if level in policy.levels)
    return PlayableGame(info.id, info.players, info.rules_version, options, levels)


def running_table(
    row: TableRow, seats: Sequence[SeatRow], own: Collection[int], now: int, back: Mapping[str, int]
) -> RunningTable:
    """Summarise a running table for someone who has these seats."""
    others = [one for one in seats if one.seat not in own]
    return RunningTable(
        table=row.id,
        game=row.game,
        phase=row.phase,
        due=any(one.awaited for one in seats if one.seat in own),
        ago=max(0, now - row.touched),
        players=tuple(one.name for one in others),
        bots=tuple(not one.key for one in others),
        waiting=tuple(one.name for one in seats if one.awaited),
        left=max(0, row.deadline - now) if row.deadline and row.phase == "playing" else -1,
        pace=row.pace,
        back=max(0, min((back[one.person] for one in seats if one.awaited and one.person in back), default=0) - now),
    )


def open_table(row: TableRow, table: Table, now: int) -> OpenTable:
    """Summarise a table with open seats."""
    holders = [seat.holder for seat in table.seats]
    return OpenTable(
        table=row.id,
        game=row.game,
        options=dict(table.settings.options),
        pace=row.pace,
        players=tuple(seat.name for seat in table.seats if seat.holder == "person"),
        bots=holders.count("bot"),
        free=holders.count("open"),
        bots_in=max(0, row.deadline - now) if row.deadline < row.offered else -1,
    )


def page_of(rows: list[GameRow]) -> list[GameRow]:
    """Return one page of games. Games with the same end time stay together, since the next page begins before it."""
    page = rows[:PAGE]
    if len(rows) > PAGE:
        page = [row for row in page if row.ended > rows[PAGE].ended] or page
    return page


def summary(game: GameRow, now: int) -> GameSummary:
    """Summarise a finished game."""
    players = tuple(
        ListedPlayer(player.seat, player.person, name)
        for player, name in zip(game.players, people_shown(game), strict=True)
    )
    return GameSummary(game.table, game.game, max(0, now - game.ended), game.public, game.result, players)


def seats_from(body: WhatIf, name: str) -> tuple[NewSeat, ...]:
    """Return the seats of a table that continues from a position. Raises a PixcadeError."""
    game = game_named(body.game)
    state = game.parse_position(body.position)
    if game.outcome(state) is not None:
        raise PixcadeError("server.position-over")
    seats = game.seats(state)
    if body.seat >= seats:
        raise PixcadeError("table.no-such-seat", seat=body.seat + 1, seats=seats)
    mine = NewSeat("me", name=name or f"Player {body.seat + 1}")
    return tuple(mine if at == body.seat else NewSeat("bot", body.level) for at in range(seats))
