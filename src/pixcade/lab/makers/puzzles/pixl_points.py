"""Puzzles of Pixl about the points of one move: they follow from the rules, without a search.

In one kind the mover looks for the move that gains most, in the other one for the move of an opponent that costs most.
"""

from dataclasses import replace
from random import Random

from pixcade.games import GAMES
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.moves import Place
from pixcade.games.pixl.scoring import seat_points
from pixcade.games.pixl.state import State
from pixcade.games.position_text import checked_position
from pixcade.lab.makers.puzzles.ideas import clamp_rating
from pixcade.lab.makers.puzzles.pixl import OPTIONS, PIXL, drawn_state, pixl_ideas
from pixcade.lab.makers.puzzles.puzzle import GAIN, THOUSAND, THREAT, Puzzle, PuzzleOption, best_of, losses_of

SIDES = ("5", "7")
WANTED = ("prey", "replace", "lock", "unlock", "prison")
"""Each puzzle number looks for one of these ideas, so that all of them occur."""
DRAWS = 60
"""Positions tried for a number."""
LEAST_MARGIN = 2
"""Points by which the answer is better than any other move."""


def gains_of(state: State) -> dict[str, int]:
    """Return by how much each placement changes the mover's lead, in points."""
    game = GAMES[PIXL]
    (decision,) = game.deciding(state)
    seat = state.options.seat_of[ELEMENTS.index(decision.piece)]

    def lead(one: State) -> int:
        points = seat_points(one)
        return points[seat] - points[1 - seat]

    placements = [move for move in game.legal(state, decision) if isinstance(move, Place)]
    after = {move: game.apply(state, {decision: move}).state for move in placements}
    return {game.format_move(state, move): lead(one) - lead(state) for move, one in after.items()}


def drawn_points(number: int) -> Puzzle | None:
    """Return the puzzle with a number, or None if no position tried for it has its idea and a clear answer."""
    random = Random(number)
    wanted = WANTED[number % len(WANTED)]
    kind = (GAIN, THREAT)[number // len(WANTED) % 2]
    for _ in range(DRAWS):
        state = drawn_state(random, random.choice(SIDES))
        puzzle = state and puzzle_of(state, kind, random)
        if puzzle and wanted in puzzle.ideas:
            return puzzle
    return None


def puzzle_of(state: State, kind: str, random: Random) -> Puzzle | None:
    """Return the puzzle of a position, with three of the next best moves; None if the answer isn't clear."""
    ranked = sorted(gains_of(state).items(), key=lambda one: (-one[1], one[0]))
    likely = [one for one in ranked[1:9] if one[1] >= 0]
    if len(likely) < OPTIONS - 1 or ranked[0][1] - ranked[1][1] < LEAST_MARGIN:
        return None
    best, others = ranked[0], [likely[0], *random.sample(likely[1:], OPTIONS - 2)]
    options = tuple(PuzzleOption(move, gain * THOUSAND) for move, gain in sorted([best, *others]))
    (decision,) = GAMES[PIXL].deciding(state)
    position = GAMES[PIXL].format_position(state)
    puzzle = Puzzle(kind, 0, pixl_ideas(state, best[0]), decision.piece, options, (), position)
    margin = losses_of(puzzle)[0] // THOUSAND
    return replace(puzzle, rating=clamp_rating(1300 - 60 * margin + 4 * len(ranked) + 60 * (kind == THREAT)))


def check_points(puzzle: Puzzle) -> None:
    """Check every worth by the rules, and that no other move is as good."""
    state = checked_position(GAMES[PIXL], puzzle.position)
    assert isinstance(state, State), "a position of Pixl"
    (decision,) = GAMES[PIXL].deciding(state)
    assert decision.piece == puzzle.piece, "who moves"
    assert len(puzzle.options) == OPTIONS, "so many to choose from"
    gains, best = gains_of(state), best_of(puzzle)
    assert all(gains[one.move] * THOUSAND == one.worth for one in puzzle.options), f"gains are {gains}"
    second = max(gain for move, gain in gains.items() if move != best.move)
    assert gains[best.move] - second >= LEAST_MARGIN, "there is one answer"
    assert puzzle.ideas == pixl_ideas(state, best.move), "its ideas are those of the answer"
