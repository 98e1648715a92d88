"""Checks that a position of Pixoid can arise in a game, as far as is known without search.

`notation.parse_position` has already rejected self-contradictory ones.
"""

from collections.abc import Iterator
from itertools import permutations

from pixcade.games.errors import PixcadeError
from pixcade.games.pixoid.board import Board, Pix
from pixcade.games.pixoid.scoring import round_points
from pixcade.games.pixoid.state import BONUS_CUBES, RESERVE, State
from pixcade.games.position_text import impossible, out_of_reach


def unreachable(state: State) -> tuple[PixcadeError, ...]:
    """Return contradictions, or else reasons why no moves lead here; empty if none is known."""
    found = tuple(contradictions(state))
    if found or state.placing or moves_lead_here(state):
        return found
    return (out_of_reach("cubes", "P4.1"),)


def contradictions(state: State) -> Iterator[PixcadeError]:
    if state.options.game != "short" and not scores_come_about(state):
        yield impossible("scores", "P5.2")
    if state.placing:
        return
    here = state.cubes[state.roles.pixoid]
    caught = any(state.cubes[bug] == here for bug in state.roles.bugs)
    short = state.options.game == "short"
    held = state.taken + (state.picked_up if short else 0)
    picks_up_at_contact = state.options.contact_cube == "taken"
    if here in state.bonus and not (caught and state.over and not picks_up_at_contact):
        yield impossible("pixoid", "P4.4")
    won_at_contact = short and picks_up_at_contact and state.taken < RESERVE and here in state.options.board.bonus
    if held > RESERVE or (held == RESERVE and caught and not won_at_contact):
        yield impossible("twelve", "P6.1" if short else "P5.1")


def scores_come_about(state: State) -> bool:
    """Whether the finished rounds can have given these points (P5.2).

    In a round with k cubes from the reserve every Bug gains 12 - k, and Pixoid gains k and up to four bonus cubes; k =
    12 if he survives. So a seat that hasn't been Pixoid yet has the Bugs' points of all rounds.
    """
    scores = list(state.scores)
    finished = state.round - 1
    if state.over:  # the last round's points follow from the position
        last = round_points(state, survived=state.taken == RESERVE)
        scores = [score - points for score, points in zip(scores, last, strict=True)]
    pixoids = [state.options.roles[number].pixoid for number in range(finished)]
    gained = {score for seat, score in enumerate(scores) if seat not in pixoids}  # including the Pixoid of this round
    if len(gained) > 1:
        return False
    (total,) = gained
    least = most = 0
    for pixoid in pixoids:
        twice = total + RESERVE - scores[pixoid]  # twice what the Bugs gained in his round, minus his bonus cubes
        lowest, highest = max(0, -(-twice // 2)), min(RESERVE, (twice + BONUS_CUBES) // 2)
        if lowest > highest:
            return False
        least, most = least + lowest, most + highest
    return least <= total <= most


def moves_lead_here(state: State) -> bool:
    """Whether each cube can have run from a different Start Pix to its place in the turns played.

    Cubes are checked one by one; meetings on the way are ignored.
    """
    board, roles = state.options.board, state.roles
    here = state.cubes[roles.pixoid]
    assert here is not None, "all cubes are set"
    bugs = [state.cubes[bug] for bug in roles.bugs]
    for turns, bug_turns in turns_played(state):
        pixoid_from = [start for start in board.starts if (here, state.bonus) in runs(state, start, turns)]
        bug_from = {start: pix_after(board, start, bug_turns) for start in board.starts}
        for first, *rest in permutations(board.starts):
            if first in pixoid_from and all(pix in bug_from[start] for pix, start in zip(bugs, rest, strict=True)):
                return True
    return False


def turns_played(state: State) -> list[tuple[int, int]]:
    """Return how often Pixoid and the Bugs can have moved: Bugs don't if his move ends the game (P4.2, P6.1)."""
    taken = state.taken
    if not state.over:
        return [(taken, taken)]
    if state.ended_without_cube:
        ends = [(taken + 1, taken), (taken + 1, taken + 1)]
        return [*ends, (taken, taken)] if taken + state.picked_up == RESERVE else ends
    return [(taken, taken)]


def runs(state: State, start: Pix, turns: int) -> set[tuple[Pix, tuple[Pix, ...]]]:
    """Return where Pixoid can be after this many turns, with the bonus cubes that are left.

    He never passes a cube that is still there at the end, unless he is caught on it by the last move (P4.3).
    """
    rays = state.options.board.rays
    reached = {(start, state.options.board.bonus)}
    for turn in range(1, turns + 1):
        last = state.over and turn == turns
        following = set()
        for pix, bonus in reached:
            for ray in rays[pix].values():
                lying = bonus
                for there in ray:
                    if there in state.bonus:
                        if last:
                            following.add((there, lying))
                        break
                    if there in lying:
                        lying = tuple(other for other in lying if other != there)
                    following.add((there, lying))
        reached = following
    return reached


def pix_after(board: Board, start: Pix, turns: int) -> set[Pix]:
    """Return where a Bug can be after this many turns: each moves at least one Pix (P3.1, P3.2)."""
    reached = {start}
    for _ in range(turns):
        reached = {there for pix in reached for ray in board.rays[pix].values() for there in ray}
    return reached
