"""Plays a day's challenges, for test_daily.py."""

from pixcade.bots.api import View, as_thought, source_of
from pixcade.bots.registry import find_bot
from pixcade.games import GAMES
from pixcade.table.daily import LEVEL, daily_secret, daily_settings
from pixcade.table.settings import TableSettings


def print_moves(day: str) -> None:
    """Print the moves of all games; the player's are the same in every run."""
    for name, game in GAMES.items():
        state, step = game.parse_position(daily_settings(TableSettings(name, daily=day)).start), 1
        bot, secret = find_bot(LEVEL, name), daily_secret(name, day)
        while game.outcome(state) is None:
            moves = {}
            for due in game.deciding(state):
                legal = game.legal(state, due)
                moves[due] = legal[step * 7 % len(legal)]
                if due.seat > 0:
                    moves[due] = as_thought(bot(View(game, state, due, random=source_of(bot, due, secret, step)))).move
            print(name, step, [game.format_move(state, move) for move in moves.values()])
            state, step = game.apply(state, moves).state, step + 1
