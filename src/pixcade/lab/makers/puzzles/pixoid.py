"""Puzzles of Pixoid: drawn at random, and kept if the turn's exact values make a good question.

- `only`: one run is worth as much as the position, every other loses against the Bugs' best mix.
- `punish`: the Bugs' frequencies are shown; one run exploits them best.
- `third`: two Bugs' runs are known, to Pixoid too; one run of the third leaves him the least.
- `mix`: shares of some runs, scored against the Bugs' best answer.
"""

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.stage_game import runs_on
from pixcade.bots.exact.turn_game import Situation, turn_game
from pixcade.games.pixoid.board import board, layouts
from pixcade.lab.makers.puzzles.ideas import apart, ideas_of, mix_rating, rating_of
from pixcade.lab.makers.puzzles.puzzle import MIX, ONLY, PUNISH, THIRD, THOUSAND, Plan, Puzzle, PuzzleOption
from pixcade.lab.makers.puzzles.turn import BUGS, MOST_TURNS, PIXOID, SolvedTurn, position_text, solved_turn

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Doubles = NDArray[np.float64]

SET = "p1"
TRIES_A_LAYOUT = 150
FEWEST, MOST = 4, 8
"""Minimum and maximum number of options."""
MARGIN = 0.15
"""In cubes: the answer's minimum margin over every other option."""
GAIN = 0.1
"""In cubes: the minimum loss of a mix that is shown."""
LEAST_VALUE = 0.3
MOST_PLANS = 3
MOST_COLUMNS = 10
LEAST_SHARE = 0.08
ROUGH_LOSS = 0.08
"""A mix is worth asking for if equal shares lose at least this share of its value."""
EXACT = 1e-6
NEARLY = 0.995
"""The minimum share of a value that remains when shares and payoffs are rounded."""
LYING = 0.35
NEAREST, FARTHEST = 2, 6
SHARES = ((50, 50), (60, 40), (70, 30), (80, 20), (50, 30, 20), (40, 40, 20), (60, 20, 20))


def layout_of(number: int) -> str:
    """Return an attempt's layout: shared by many, since preparing a board takes as long as solving some turns."""
    return Random(number // TRIES_A_LAYOUT).choice(layouts(SET))


def drawn_situation(code: str, random: Random) -> Situation | None:
    """Draw a situation with something at stake, or None."""
    one = board(code)
    pixoid = random.randrange(one.size**2)
    near = [pix for pix in range(one.size**2) if NEAREST <= apart(one, pixoid, pix) <= FARTHEST]
    first, second, third = random.sample(near, 3)
    lying = sum(1 << at for at, pix in enumerate(one.bonus) if random.random() < LYING and pix != pixoid)  # P4.4
    situation = Situation(random.choice((1, MOST_TURNS, MOST_TURNS)), lying, pixoid, (first, second, third))
    game = turn_game(runs_on(one), situation)
    endangered = game.caught.any(axis=(1, 2, 3)).sum()
    return situation if FEWEST <= len(game.rows) <= MOST and endangered >= 2 else None


def drawn_puzzle(number: int) -> Puzzle | None:
    """Return the puzzle with a number, or None."""
    random, code = Random(number), layout_of(number)
    situation = drawn_situation(code, random)
    turn = situation and solved_turn(code, situation)
    if not situation or not turn or turn.value < LEAST_VALUE:
        return None
    kinds = [only, punish, third]
    first = number % len(kinds)
    for make in (mix, *kinds[first:], *kinds[:first]):
        puzzle = make(turn, position_text(code, situation), random)
        if puzzle is not None:
            return puzzle
    return None


def thousandths(number: float) -> int:
    return round(float(number) * THOUSAND)


def with_rating(turn: SolvedTurn, puzzle: Puzzle) -> Puzzle:
    puzzle = replace(puzzle, ideas=ideas_of(turn, puzzle))
    return replace(puzzle, rating=rating_of(turn, puzzle))


def has_one_best(worths: "Doubles") -> bool:
    """Whether the largest exceeds the next by the margin."""
    second, first = np.sort(worths)[-2:]
    return bool(first - second >= MARGIN)


def options_of(moves: list[str], worths: "Doubles") -> tuple[PuzzleOption, ...]:
    return tuple(PuzzleOption(move, thousandths(worth)) for move, worth in zip(moves, worths, strict=True))


def plan_of(share: int, moves: list[str]) -> Plan:
    """Return the Bugs' runs, in order."""
    return Plan(share, tuple(zip(BUGS, moves, strict=True)))


def joint_moves(turn: SolvedTurn, column: int) -> list[str]:
    runs = np.unravel_index(column, turn.payoffs.shape[1:])
    return [names[int(run)] for names, run in zip(turn.bugs, runs, strict=True)]


def only(turn: SolvedTurn, position: str, random: Random) -> Puzzle | None:
    """Ask for the one run that loses nothing; its certificate is the Bugs' mix, which is shown afterwards."""
    del random
    flat = turn.payoffs.reshape(len(turn.own), -1)
    worths, played = flat @ turn.solution.columns, np.flatnonzero(turn.solution.columns)
    sure = flat[int(worths.argmax())].min() >= turn.value - EXACT
    if not sure or not has_one_best(worths) or len(played) > MOST_PLANS:
        return None
    shares = rounded_shares(turn.solution.columns[played])
    plans = tuple(plan_of(share, joint_moves(turn, int(at))) for share, at in zip(shares, played, strict=True))
    return with_rating(turn, Puzzle(ONLY, 0, (), PIXOID, options_of(turn.own, worths), plans, position))


def rounded_shares(shares: "Doubles", whole: int = 100) -> list[int]:
    """Round shares to whole numbers; the largest takes the remainder."""
    found = [round(whole * float(share)) for share in shares]
    found[int(shares.argmax())] += whole - sum(found)
    return found


def punish(turn: SolvedTurn, position: str, random: Random) -> Puzzle | None:
    """Show the Bugs' joint runs with suboptimal frequencies; ask for the best run."""
    flat = turn.payoffs.reshape(len(turn.own), -1)
    good = sorted({int(column) for row in flat for column in np.flatnonzero(row == row.min())[:3]})
    usual = int(turn.solution.rows.argmax())
    for shares in random.sample(SHARES, len(SHARES)) if len(good) >= len(SHARES[-1]) else ():
        columns = random.sample(good, len(shares))
        worths = flat[:, columns] @ (np.array(shares) / 100)
        if has_one_best(worths) and int(worths.argmax()) != usual and worths.max() >= turn.value + GAIN:
            plans = tuple(plan_of(share, joint_moves(turn, at)) for share, at in zip(shares, columns, strict=True))
            return with_rating(turn, Puzzle(PUNISH, 0, (), PIXOID, options_of(turn.own, worths), plans, position))
    return None


def third(turn: SolvedTurn, position: str, random: Random) -> Puzzle | None:
    """Show two Bugs' runs; ask for the run of the third that leaves Pixoid the least in the worst case."""
    left = turn.payoffs.max(axis=0)  # (runs, runs, runs)
    for asked in random.sample(range(len(BUGS)), len(BUGS)):
        others = [bug for bug in range(len(BUGS)) if bug != asked]
        table = np.moveaxis(left, asked, 2)
        if not FEWEST <= table.shape[2] <= MOST:
            continue
        ordered = np.sort(table, axis=2)
        good = np.argwhere(ordered[:, :, 1] - ordered[:, :, 0] >= 2 * MARGIN)
        if len(good):
            runs = random.choice(good.tolist())
            known = [(BUGS[bug], turn.bugs[bug][run]) for bug, run in zip(others, runs, strict=True)]
            options = options_of(turn.bugs[asked], table[tuple(runs)])
            return with_rating(turn, Puzzle(THIRD, 0, (), BUGS[asked], options, (Plan(100, tuple(known)),), position))
    return None


def mix(turn: SolvedTurn, position: str, random: Random) -> Puzzle | None:
    """Ask for the shares of the runs of Pixoid's best mix, with a run or two that aren't part of it."""
    shares = turn.solution.rows
    played = np.flatnonzero(shares)
    if not 2 <= len(played) <= 4 or shares[played].min() < LEAST_SHARE:
        return None
    flat = turn.payoffs.reshape(len(turn.own), -1)
    others = sorted(set(range(len(turn.own))) - set(played.tolist()), key=lambda row: -flat[row].mean())
    rows = sorted([*played.tolist(), *others[: random.randint(1, 2)]])
    table = decisive(np.round(flat[rows] * THOUSAND))
    value, equal = turn.value, float(table.mean(axis=0).min()) / THOUSAND
    rounded = rounded_shares(shares[rows], THOUSAND)
    reached = float((np.array(rounded) @ table).min()) / THOUSAND**2
    loss = 1 - equal / value
    if table.shape[1] > MOST_COLUMNS or loss < ROUGH_LOSS or reached < NEARLY * value:
        return None
    options = tuple(
        PuzzleOption(turn.own[row], share, tuple(int(worth) for worth in payoffs))
        for row, share, payoffs in zip(rows, rounded, table, strict=True)
    )
    rating = mix_rating(loss, len(rows), len(played), turn.game.situation.turns_left)
    puzzle = Puzzle(MIX, rating, (), PIXOID, options, (), position)
    return replace(puzzle, ideas=ideas_of(turn, puzzle))


def decisive(table: "Doubles") -> "Doubles":
    """Return the columns that can be a best answer: those not dominated."""
    columns = np.unique(table, axis=1).T
    kept = [one for one in columns if not any((other <= one).all() and (other < one).any() for other in columns)]
    return np.array(kept).T
