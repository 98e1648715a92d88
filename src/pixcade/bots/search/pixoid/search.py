"""Search for Pixoid: turns as games of one against three, solved by regret matching. Importing this module compiles it.

In a turn Pixoid and the three Bugs move simultaneously; moves with the same effect count as one. Each player has
separate regrets and the Bugs' mixes are independent, as they may not talk (P3.4). The solution is the value for Pixoid.

`stakes` are two tables of shape (13, 5) and a number: `ends[taken, picked]` is his value for being caught or finishing
with these cubes, `later[taken, picked]` the mean value of starting a turn with them, and `closeness` the value of
each run of distance to the Bugs. `turn` is a position: the Pix of Pixoid, those of the Bugs, the number of cubes taken,
and which bonus cubes are left, as bits.

Three depths build on each other:
- `one_turn`: this turn's catch alone, in which only Pixoid's end and the Bugs' cover matter;
- `two_turns`: every joint move of this turn, with the position after it valued by `one_turn`;
- `three_turns`: the moves that `two_turns` plays most, with the position after them valued by `two_turns`.

`mix` and `worth` have shape (4, MOST_MOVES): Pixoid, then the Bugs; probabilities of moves, and the worth of each.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.jit import kernel, np, part, section
from pixcade.bots.search.pixoid.search_board import (
    BONUS,
    DIRECTION,
    ENDS,
    LENGTH,
    LINE,
    MOST_MOVES,
    MOVES,
    OFFSETS,
    RUNS,
    Maze,
    maze,
    maze_of,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Whole = NDArray[np.int64]
    Real = NDArray[np.float64]

    Stakes = tuple[Real, Real, float]
    Turn = tuple[int, Whole, int, int]

__all__ = ["MOST_MOVES", "Maze", "look", "look_together", "maze", "maze_of"]

RESERVE = 12
MAZE = (
    "Tuple((int64[::1], int64[:,::1], int64[:,::1], int64[:,::1], int64[:,::1], int64[:,::1], int64[::1], int64[::1]))"
)
STAKES = "Tuple((float64[:,::1], float64[:,::1], float64))"
TURN = "Tuple((int64, int64[::1], int64, int64))"


@part
def covers(maze: Maze, bug: int, move: int, pix: int) -> bool:
    seen = maze[LINE][bug, pix]
    return bool(seen >= 0 and seen >> 4 == maze[DIRECTION][bug, move] and seen & 15 <= maze[LENGTH][bug, move])


@part
def run(maze: Maze, pixoid: int, move: int, bugs: "Whole", left: int) -> tuple[int, bool, int]:
    """Pixoid's end, whether he runs into a Bug, and the bonus cubes left as bits (P4.2, P4.3, P4.4)."""
    pix = pixoid
    for _ in range(maze[LENGTH][pixoid, move]):
        pix += maze[OFFSETS][maze[DIRECTION][pixoid, move]]
        if pix == bugs[0] or pix == bugs[1] or pix == bugs[2]:
            return pix, True, left
        for cube in range(4):
            if left >> cube & 1 and maze[BONUS][cube] == pix:
                left &= ~(1 << cube)
    return pix, False, left


@part
def picked(left: int) -> int:
    return 4 - (left & 1) - (left >> 1 & 1) - (left >> 2 & 1) - (left >> 3 & 1)


@section
def match_regrets(regrets: "Real", mix: "Real", count: int) -> None:
    """Play each move in proportion to its positive regret, or uniformly if there is none."""
    total = 0.0
    for move in range(count):
        total += regrets[move]
    for move in range(count):
        mix[move] = regrets[move] / total if total > 0.0 else 1.0 / count


@section
def one_turn(
    maze: Maze,
    stakes: "Stakes",
    turn: "Turn",
    rounds: int,
    mix: "Real",
    worth: "Real",
) -> float:
    ends, later, closeness = stakes
    pixoid, bugs, taken, left = turn
    count = maze[MOVES][pixoid]
    regrets, current = np.zeros((4, MOST_MOVES)), np.zeros((4, MOST_MOVES))
    free, caught, pix = np.empty(count), np.empty(count), np.empty(count, np.int64)
    covered = np.zeros((3, count))
    for move in range(count):
        pix[move], contact, after = run(maze, pixoid, move, bugs, left)
        caught[move] = ends[taken, picked(after)]
        away = maze[RUNS][bugs[0], pix[move]] + maze[RUNS][bugs[1], pix[move]] + maze[RUNS][bugs[2], pix[move]]
        free[move] = later[taken + 1, picked(after)] + (closeness * away if taken + 1 < RESERVE else 0.0)
        if contact:
            free[move] = caught[move]
    for player in range(4):
        own = count if player == 0 else maze[MOVES][bugs[player - 1]]
        for move in range(own):
            current[player, move] = 1.0 / own
            mix[player, move] = 0.0
    total, weights = 0.0, 0.0
    for number in range(1, rounds + 1):
        for bug in range(3):
            for move in range(count):
                covered[bug, move] = 0.0
                for other in range(maze[MOVES][bugs[bug]]):
                    if covers(maze, bugs[bug], other, pix[move]):
                        covered[bug, move] += current[bug + 1, other]
        value = 0.0
        for move in range(count):
            safe = (1.0 - covered[0, move]) * (1.0 - covered[1, move]) * (1.0 - covered[2, move])
            worth[0, move] = caught[move] + safe * (free[move] - caught[move])
            value += worth[0, move] * current[0, move]
        for bug in range(3):
            one, two = (bug + 1) % 3, (bug + 2) % 3
            for other in range(maze[MOVES][bugs[bug]]):
                worth[bug + 1, other] = 0.0
                for move in range(count):
                    if covers(maze, bugs[bug], other, pix[move]):
                        safe = (1.0 - covered[one, move]) * (1.0 - covered[two, move])
                        worth[bug + 1, other] += current[0, move] * safe * (free[move] - caught[move])
        for player in range(4):
            own = count if player == 0 else maze[MOVES][bugs[player - 1]]
            expected = 0.0
            for move in range(own):
                expected += worth[player, move] * current[player, move]
            for move in range(own):
                regrets[player, move] = max(0.0, regrets[player, move] + worth[player, move] - expected)
            match_regrets(regrets[player], current[player], own)
            for move in range(own):
                mix[player, move] += number * current[player, move]
        total += number * value
        weights += number
    for player in range(4):
        for move in range(MOST_MOVES):
            mix[player, move] /= weights
    return total / weights


@section
def solve(joint: "Real", listed: "Whole", counts: "Whole", rounds: int, mix: "Real", worth: "Real") -> float:
    """Solve a turn whose joint moves have these values, shape (Pixoid's, Bug's, Bug's, Bug's moves).

    `listed` maps rows to moves, as shape (4, MOST_MOVES); moves that are not listed are never played, and their worth
    stays unknown.
    """
    regrets, current, gain = (np.zeros((4, MOST_MOVES)), np.zeros((4, MOST_MOVES)), np.zeros((4, MOST_MOVES)))
    mix[:] = 0.0
    worth[:] = np.nan
    for player in range(4):
        for move in range(counts[player]):
            current[player, move] = 1.0 / counts[player]
    total, weights = 0.0, 0.0
    for number in range(1, rounds + 1):
        weigh(joint, counts, current, gain)
        for player in range(4):
            expected = 0.0
            for move in range(counts[player]):
                expected += gain[player, move] * current[player, move]
            if player == 0:
                total += number * expected
            for move in range(counts[player]):
                regrets[player, move] = max(0.0, regrets[player, move] + gain[player, move] - expected)
            match_regrets(regrets[player], current[player], counts[player])
            for move in range(counts[player]):
                mix[player, listed[player, move]] += number * current[player, move]
        weights += number
    for player in range(4):
        for move in range(counts[player]):
            mix[player, listed[player, move]] /= weights
            current[player, move] = mix[player, listed[player, move]]
    weigh(joint, counts, current, gain)
    for player in range(4):
        for move in range(counts[player]):
            worth[player, listed[player, move]] = gain[player, move] if player == 0 else -gain[player, move]
    return total / weights


@section
def weigh(joint: "Real", counts: "Whole", current: "Real", gain: "Real") -> None:
    """Each move's gain for its own player while all play their current mixes; Bugs gain what Pixoid loses."""
    gain[:] = 0.0
    for move in range(counts[0]):
        for first in range(counts[1]):
            for second in range(counts[2]):
                along = 0.0
                both = current[1, first] * current[2, second]
                for third in range(counts[3]):
                    along += current[3, third] * joint[move, first, second, third]
                    gain[3, third] -= current[0, move] * both * joint[move, first, second, third]
                gain[0, move] += both * along
                gain[1, first] -= current[0, move] * current[2, second] * along
                gain[2, second] -= current[0, move] * current[1, first] * along


@section
def weigh_two(values: "Real", own: "Real", other: "Real", gain: "Real", loss: "Real") -> None:
    """Compute the worth of every move of two players against the other's mix.

    `values` has shape (own moves, other's moves). Equivalent to a matrix product, but numba delegates that to a library
    that players don't have.
    """
    gain[:] = 0.0
    loss[:] = 0.0
    for move in range(values.shape[0]):
        total, share = 0.0, own[move]
        for answer in range(values.shape[1]):
            value = values[move, answer]
            total += value * other[answer]
            loss[answer] += share * value
        gain[move] = total


@section
def list_all(maze: Maze, turn: "Turn", listed: "Whole", counts: "Whole") -> None:
    pixoid, bugs, _, _ = turn
    for player in range(4):
        counts[player] = maze[MOVES][pixoid] if player == 0 else maze[MOVES][bugs[player - 1]]
        for move in range(counts[player]):
            listed[player, move] = move


@section
def list_likeliest(mix: "Real", most: int, listed: "Whole", counts: "Whole") -> None:
    """Keep at most `most` moves of each player: those that the first pass plays most."""
    for player in range(4):
        kept = min(most, counts[player])
        for place in range(kept):
            best = 0
            for move in range(counts[player]):
                if mix[player, move] > mix[player, best]:
                    best = move
            listed[player, place] = best
            mix[player, best] = -1.0
        counts[player] = kept


@section
def two_turn_values(
    maze: Maze,
    stakes: "Stakes",
    turn: "Turn",
    leaf_rounds: int,
    counts: "Whole",
) -> "Real":
    """The values of all joint moves of this turn, with the next turn valued by `one_turn`."""
    ends, later, closeness = stakes
    pixoid, bugs, taken, left = turn
    joint = np.empty((counts[0], counts[1], counts[2], counts[3]))
    inner_mix, inner_worth, moved = np.empty((4, MOST_MOVES)), np.empty((4, MOST_MOVES)), np.empty(3, np.int64)
    for move in range(counts[0]):
        pix, contact, after = run(maze, pixoid, move, bugs, left)
        caught = ends[taken, picked(after)]
        for first in range(counts[1]):
            moved[0] = maze[ENDS][bugs[0], first]
            first_catches = contact or covers(maze, bugs[0], first, pix)
            for second in range(counts[2]):
                moved[1] = maze[ENDS][bugs[1], second]
                second_catches = first_catches or covers(maze, bugs[1], second, pix)
                for third in range(counts[3]):
                    moved[2] = maze[ENDS][bugs[2], third]
                    if second_catches or covers(maze, bugs[2], third, pix):
                        joint[move, first, second, third] = caught
                    elif taken + 1 == RESERVE:
                        joint[move, first, second, third] = ends[RESERVE, picked(after)]
                    elif leaf_rounds == 0:
                        away = maze[RUNS][moved[0], pix] + maze[RUNS][moved[1], pix] + maze[RUNS][moved[2], pix]
                        joint[move, first, second, third] = later[taken + 1, picked(after)] + closeness * away
                    else:
                        joint[move, first, second, third] = one_turn(
                            maze, stakes, (pix, moved, taken + 1, after), leaf_rounds, inner_mix, inner_worth
                        )
    return joint


@section
def two_turns(
    maze: Maze,
    stakes: "Stakes",
    turn: "Turn",
    rounds: int,
    leaf_rounds: int,
    mix: "Real",
    worth: "Real",
) -> float:
    """Solve this turn with all joint moves, with the next turn valued by `one_turn`."""
    listed, counts = np.empty((4, MOST_MOVES), np.int64), np.empty(4, np.int64)
    list_all(maze, turn, listed, counts)
    joint = two_turn_values(maze, stakes, turn, leaf_rounds, counts)
    return solve(joint, listed, counts, rounds, mix, worth)


@section
def three_turns(
    maze: Maze,
    stakes: "Stakes",
    turn: "Turn",
    rounds: int,
    inner_rounds: int,
    leaf_rounds: int,
    most: int,
    mix: "Real",
    worth: "Real",
) -> float:
    """Solve this turn with the moves that `two_turns` plays most, with the next turn valued by `two_turns`."""
    pixoid, bugs, taken, left = turn
    ends = stakes[0]
    listed, counts = np.empty((4, MOST_MOVES), np.int64), np.empty(4, np.int64)
    value = two_turns(maze, stakes, turn, rounds, leaf_rounds, mix, worth)
    if taken + 2 >= RESERVE:
        return value  # there is no third turn
    list_all(maze, turn, listed, counts)
    list_likeliest(mix, most, listed, counts)
    joint = np.empty((counts[0], counts[1], counts[2], counts[3]))
    inner_mix, inner_worth, moved = np.empty((4, MOST_MOVES)), np.empty((4, MOST_MOVES)), np.empty(3, np.int64)
    for move in range(counts[0]):
        pix, contact, after = run(maze, pixoid, listed[0, move], bugs, left)
        caught = ends[taken, picked(after)]
        for first in range(counts[1]):
            moved[0] = maze[ENDS][bugs[0], listed[1, first]]
            first_catches = contact or covers(maze, bugs[0], listed[1, first], pix)
            for second in range(counts[2]):
                moved[1] = maze[ENDS][bugs[1], listed[2, second]]
                second_catches = first_catches or covers(maze, bugs[1], listed[2, second], pix)
                for third in range(counts[3]):
                    moved[2] = maze[ENDS][bugs[2], listed[3, third]]
                    if second_catches or covers(maze, bugs[2], listed[3, third], pix):
                        joint[move, first, second, third] = caught
                    else:
                        joint[move, first, second, third] = two_turns(
                            maze, stakes, (pix, moved, taken + 1, after), inner_rounds, leaf_rounds, inner_mix,
                            inner_worth,
                        )  # fmt: skip
    return solve(joint, listed, counts, rounds, mix, worth)


@kernel(f"float64({MAZE}, {STAKES}, {TURN}, int64, int64[::1], float64[:,::1], float64[:,::1])")
def look(
    maze: Maze,
    stakes: "Stakes",
    turn: "Turn",
    depth: int,
    work: "Whole",
    mix: "Real",
    worth: "Real",
) -> float:
    """Look 1, 2 or 3 turns ahead. `work` is (rounds, inner rounds, leaf rounds, most moves of each player)."""
    mix[:] = 0.0
    worth[:] = 0.0
    if depth == 1:
        return one_turn(maze, stakes, turn, work[0], mix, worth)
    if depth == 2:
        return two_turns(maze, stakes, turn, work[0], work[2], mix, worth)
    return three_turns(maze, stakes, turn, work[0], work[1], work[2], work[3], mix, worth)


@kernel(f"float64({MAZE}, {STAKES}, {TURN}, int64, int64, float64[::1], float64[::1])")
def look_together(
    maze: Maze,
    stakes: "Stakes",
    turn: "Turn",
    rounds: int,
    leaf_rounds: int,
    mix: "Real",
    team: "Real",
) -> float:
    """Look two turns ahead with the Bugs as one player, who has all their joint moves.

    `mix` has shape (Pixoid's moves,), `team` (the Bugs' joint moves,), counted with the last Bug's moves fastest.
    """
    listed, counts = np.empty((4, MOST_MOVES), np.int64), np.empty(4, np.int64)
    list_all(maze, turn, listed, counts)
    joint = two_turn_values(maze, stakes, turn, leaf_rounds, counts)
    many = counts[1] * counts[2] * counts[3]
    values = joint.reshape((counts[0], many))
    own, other = np.full(counts[0], 1.0 / counts[0]), np.full(many, 1.0 / many)
    regret, team_regret = np.zeros(counts[0]), np.zeros(many)
    gain, loss = np.empty(counts[0]), np.empty(many)
    mix[:] = 0.0
    team[:] = 0.0
    total, weights = 0.0, 0.0
    for number in range(1, rounds + 1):
        weigh_two(values, own, other, gain, loss)
        value = (own * gain).sum()
        regret = np.maximum(0.0, regret + gain - value)
        match_regrets(regret, own, counts[0])
        team_regret = np.maximum(0.0, team_regret + value - loss)
        match_regrets(team_regret, other, many)
        mix += number * own
        team += number * other
        total += number * value
        weights += number
    mix /= weights
    team /= weights
    return total / weights
