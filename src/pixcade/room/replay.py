"""Finished games from the store: replays, records, and the players' names that were not removed."""

import datetime
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from pixcade.games import rules
from pixcade.games.game import AnyGame, Event
from pixcade.games.names import numbered
from pixcade.games.record import Record, replay, result_of, write_record
from pixcade.protocol.board_view import BoardView
from pixcade.protocol.http_messages import FrameView, HistoryView, PastStep, ReplayView
from pixcade.protocol.server_messages import EventView, GameData
from pixcade.room.rows import GameRow
from pixcade.table.codec import decode
from pixcade.table.fold import fold, restore
from pixcade.table.personas import written_name
from pixcade.table.record import record_of
from pixcade.table.table import Table, beginning

TAKEN_OUT = "a player"
"""Replaces a removed name in records and at tables."""


def names_shown(game: GameRow, seats: int) -> tuple[str, ...]:
    """Return distinct names for the seats of a finished game, without removed ones."""
    names = [f"Player {at}" for at in range(1, seats + 1)]
    for player in game.players:
        if player.seat < seats and (player.name or player.person):
            names[player.seat] = (player.name or TAKEN_OUT) if player.person else written_name(player.name)
    return numbered(names)


def people_shown(game: GameRow) -> tuple[str, ...]:
    """Return the players' names for a list: equal names are numbered, removed ones are empty.

    A bot's name is its level, which clients translate, so it is left as it is.
    """
    people = iter(numbered(player.name for player in game.players if player.person))
    return tuple(next(people) if player.person else player.name for player in game.players)


def with_shown_names(table: Table, game: GameRow) -> Table:
    """Return a finished table without the names that were removed from its game."""
    names = names_shown(game, len(table.seats))
    seats = (
        replace(seat, name=name) if seat.holder == "person" else seat
        for seat, name in zip(table.seats, names, strict=True)
    )
    return replace(table, seats=tuple(seats))


def date_of(game: GameRow) -> str:
    """Return the day on which a game ended, in UTC."""
    return datetime.datetime.fromtimestamp(game.ended / 1000, tz=datetime.UTC).date().isoformat()


def record_of_log(game: GameRow, lines: Iterable[str]) -> Record:
    """Return the record of a finished game from its log. Raises InvalidLog."""
    table = restore(map(decode, lines), rules)
    assert table.over, "only a game that is over has a row"
    record = record_of(table, date_of(game))
    return replace(record, players=names_shown(game, len(table.seats)))


def text_of_record(game: GameRow, lines: Iterable[str]) -> str:
    """Return the record of a finished game as text."""
    return write_record(record_of_log(game, lines), rules)


class Moment(NamedTuple):
    """A position, and the step that led to it: joint move and events."""

    state: object
    moves: Mapping[str, str]
    events: Sequence[Event]


def replay_log(row: GameRow, lines: Iterable[str]) -> ReplayView:
    """Return every moment of a finished game from its log, in one fold. Raises InvalidLog."""
    table: Table | None = None
    moments: list[Moment] = []
    for line in lines:
        before, table = table, fold(table, decode(line), rules)
        if before is not None and table.step > before.step:
            played = {one.decision.piece: one.move for one in table.played[-1]}
            moments.append(Moment(table.state, played, table.events))
        elif not table.step:
            moments = [Moment(table.state, {}, ())]
        del moments[table.step + 1 :]  # taken back
    assert table is not None, "a game that is over has a log"
    names = names_shown(row, len(table.seats))
    return replay_view(table.game, table.rules, table.settings.options, names, moments, stopped=bool(table.stopped))


def round_so_far(lines: Iterable[str]) -> HistoryView:
    """Return every revealed step of the current round, or of the whole game if it has no rounds.

    Secret: submissions to the open step are in the log, but in no step before it.
    """
    table: Table | None = None
    steps: list[tuple[GameData, Table]] = []
    for line in lines:
        before, table = table, fold(table, decode(line), rules)
        if before is not None and table.step > before.step:
            steps.append((table.game.facts(before.state), table))
        del steps[table.step :]  # taken back
    if table is None or not steps:
        return HistoryView(())
    board = BoardView(table.game, beginning(table.game, table.settings))
    this = steps[-1][0].get("round")
    return HistoryView(
        tuple(
            PastStep(
                step=after.step - 1,
                facts=board.differing(facts),
                events=tuple([EventView(event.code, event.values) for event in after.events]),
                late=tuple(sorted({one.decision.seat for one in after.played[-1] if one.default})),
            )
            for facts, after in steps
            if facts.get("round") == this
        )
    )


def replay_record(record: Record) -> ReplayView:
    """Return every moment of a record. Raises a PixcadeError if it is invalid."""
    played = replay(record, rules)
    steps = zip(played.states[1:], record.moves, played.events, strict=False)
    moments = [Moment(played.states[0], {}, ()), *(Moment(*step) for step in steps)]
    return replay_view(played.game, record.rules, record.options, record.players, moments, stopped=record.stopped)


def replay_view(
    game: AnyGame,
    version: int,
    options: Mapping[str, str],
    players: tuple[str, ...],
    moments: Sequence[Moment],
    *,
    stopped: bool,
) -> ReplayView:
    """Encode moments for the wire: of each one's facts only those that differ from the start."""
    board = BoardView(game, moments[0].state)
    last = moments[-1].state
    return ReplayView(
        game=game.info.id,
        rules=version,
        options=dict(options),
        players=players,
        result=result_of(game.outcome(last), game.points(last) if stopped else None),
        board=board.facts,
        frames=tuple(
            FrameView(
                step=step,
                position=game.format_position(state),
                facts=board.differing(game.facts(state)),
                points=game.points(state),
                moves=dict(moves),
                events=tuple([EventView(event.code, event.values) for event in events]),
            )
            for step, (state, moves, events) in enumerate(moments)
        ),
    )
