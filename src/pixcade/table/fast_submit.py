"""A program that is handed in as most are, asked for and folded in one go.

The fast twin of `commands.submit` followed by `fold.fold`: a busy server does hardly anything else. It takes only
the plain case, a first program of a person who is there, and leaves everything else, refusals too, to those two. Tests
hold that it gives exactly what they give.
"""

from typing import Any

from pixcade.table.clocks import thinking
from pixcade.table.entries import FORMAT, Entry, Submitted
from pixcade.table.fold import revealed
from pixcade.table.table import Answer, Secret, Table


def submit_quickly(
    table: Table, now: int, *, seat: int, key: str, step: int, piece: str, move: str, id: str, commitment: str
) -> tuple[Entry, Table] | None:
    """Return the entry of a program and the table with it; None where it is not the plain case.

    Raises InvalidNotation where the move is none.
    """
    if step != table.step or piece in table.secrets or (key, id) in table.answers or (piece, seat) not in table.due:
        return None
    sitting = table.seats[seat]
    if sitting.key != key or sitting.holder != "person" or sitting.away or not key:
        return None
    game, state = table.game, table.state
    program = game.parse_move(state, move)
    decision = next(one for one in table.due if one.piece == piece)
    if program not in game.legal(state, decision):
        return None
    time = now if now > table.time else table.time
    number = table.number + 1
    entry = Entry(table.id, number, FORMAT, time, Submitted(step, piece, seat, move, 1, id, key, commitment))
    changes: dict[str, Any] = {
        "number": number,
        "time": time,
        "secrets": {**table.secrets, piece: Secret(1, program, key, False, sitting.since, commitment)},
        "answers": {**table.answers, (key, id): Answer(number, "submit", step, piece, seat, 1)},
    }
    since = table.charged_to if table.charged_to > table.ticks_from else table.ticks_from
    if time > table.charged_to:
        changes["charged_to"] = time
    if time > since and not table.paused:
        spent = time - since
        awaited = thinking(table)
        changes["piece_spent"] = {
            **table.piece_spent,
            **{one.piece: table.piece_spent.get(one.piece, 0) + spent for one in awaited},
        }
        changes["seat_spent"] = {
            **table.seat_spent,
            **{one.seat: table.seat_spent.get(one.seat, 0) + spent for one in awaited},
        }
    return entry, revealed(table.changed(**changes))
