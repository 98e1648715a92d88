"""Evenings by seed: which game is played, and the report of a failure."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from pixcade.games import register, unregister
from tests.simulation.evening import Evening
from tests.simulation.harness import Hidden, Revealed
from tests.simulation.unary import PARTS

ACTIONS = {"unary": 700, "pixoid": 900, "pixl": 900}
TRACE_LINES = 60


class Failed(AssertionError):
    """An evening with a violated invariant: its trace, and how to repeat it."""


@contextmanager
def unary() -> Iterator[None]:
    """Register Unary temporarily."""
    register(PARTS)
    yield
    unregister(PARTS.id)


def game_of(seed: int) -> str:
    """Return the game of a seed: of twelve one is Pixoid and one is Pixl, the others are Unary."""
    return {0: "pixoid", 6: "pixl"}.get(seed % 12, "unary")


def spend(seed: int) -> Evening:
    """Run the evening of a seed, and once more with another hidden move. Raises Failed."""
    game = game_of(seed)
    evening = tried(Evening(game, seed, actions=ACTIONS[game]), seed)
    tables = [table for table in evening.watch.states.values() if len(table.due) > 1]
    secret = {Hidden(table.step, one.seat, one.piece) for table in tables for one in table.due}
    candidates = sorted(evening.decided & secret, key=lambda one: (one.step, one.piece))
    if evening.tables == 1 and candidates:
        hidden = Random(seed).choice(candidates)
        other = tried(Evening(game, seed, actions=ACTIONS[game], hidden=hidden), seed)
        compare(evening, other, hidden, seed)
    return evening


def tried(evening: Evening, seed: int) -> Evening:
    try:
        evening.spend()
    except Revealed:
        pass
    except Exception as error:
        raise report(evening, seed, f"{type(error).__name__}: {error}") from error
    return evening


def compare(one: Evening, other: Evening, hidden: Hidden, seed: int) -> None:
    """Raise Failed unless both runs look the same until the step is revealed."""
    sent = one.wire[: one.revealed_at.get(hidden.step, len(one.wire))]
    for at, (ours, theirs) in enumerate(zip(sent, other.wire, strict=False)):
        if ours != theirs and not ours.owner == theirs.owner == hidden.seat:
            raise report(other, seed, f"message {at} tells about {hidden}:\n  {ours}\n  {theirs}")
    if len(sent) != len(other.wire):
        raise report(other, seed, f"the number of messages tells about {hidden}: {len(sent)} or {len(other.wire)}")


def report(evening: Evening, seed: int, error: str) -> Failed:
    trace = "\n".join(evening.trace[-TRACE_LINES:])
    again = f"python3 run.py simulate --evenings 1 --seed {seed}"
    return Failed(f"\n{trace}\n{error}\n\nOnce more: {again}")
