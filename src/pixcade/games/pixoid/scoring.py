"""Points of a round, and the winners (P5.2, P5.4, P6.1)."""

from collections.abc import Sequence

from pixcade.games.game import Outcome, Seat
from pixcade.games.pixoid.state import RESERVE, State


def round_points(state: State, *, survived: bool) -> list[int]:
    """Return each seat's points if the round ends here; the spare Bug gets none itself (P5.2, P7.3)."""
    points = [0 if survived else RESERVE - state.taken] * state.options.players
    points[state.roles.pixoid] = state.taken + state.picked_up
    return points


def holds_twelve(taken: int, picked_up: int) -> bool:
    """Whether reserve and bonus cubes make the twelve that win a short game (P6.1)."""
    return taken + picked_up >= RESERVE


def outcome(state: State) -> Outcome | None:
    """Most points win, the tied share (P5.4); in a short game 12 cubes do, or all Bugs together (P6.1)."""
    if not state.over:
        return None
    pixoid = Seat(state.roles.pixoid)
    if state.options.game == "short":
        if holds_twelve(state.taken, state.picked_up):
            return Outcome((pixoid,), (), "twelve-cubes")
        all_seats = (Seat(seat) for seat in range(state.options.players))
        return Outcome(tuple(seat for seat in all_seats if seat != pixoid), (), "caught")
    return Outcome(winners_on_points(state.scores), state.scores, "points")


def winners_on_points(scores: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the most points; ties share the victory (P5.4)."""
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))
