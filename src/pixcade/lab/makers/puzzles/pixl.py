"""Puzzles of Pixl: positions of bots' games in which a long search finds one move far better than any other.

The certificate is a search of master with twenty times its work. That isn't proof, so the margin to the second move
must be large, and the check repeats the search with another seed.
"""

from dataclasses import replace
from functools import cache
from random import Random

from pixcade.bots.api import Budget, View, Weighed, as_thought
from pixcade.bots.baseline import random_move
from pixcade.bots.levels import MASTER
from pixcade.bots.pixl.greedy import greedy_pixl
from pixcade.bots.registry import find_bot
from pixcade.bots.search.compile_ahead import compile_modules
from pixcade.games import GAMES, PARTS
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.hexes import hex_board
from pixcade.games.pixl.notation import parse_position
from pixcade.games.pixl.state import State
from pixcade.games.position_text import checked_position
from pixcade.lab.makers.puzzles.ideas import PIXL_IDEAS, clamp_rating, initial_rating
from pixcade.lab.makers.puzzles.puzzle import MOVE, THOUSAND, Puzzle, PuzzleOption, best_of, losses_of

PIXL = "pixl"
WORK = 20.0
"""Search work as a multiple of master's."""
LOOKS = ((0.05, 0.06), (0.5, 0.08), (WORK, 0.1))
"""A position is searched three times: the work, and the minimum margin of the best move."""
CONFIRMED = 0.06
"""The minimum margin in the check's search."""
OPTIONS = 4
FIRST, LAST = 20, 80
"""The range of turns from which positions are taken."""
CARELESS = 0.15
"""How often a bot of these games moves at random, to create opportunities."""
CODES = {
    "pixl.locked": "lock", "pixl.unlocked": "unlock", "pixl.imprisoned": "prison", "pixl.covered": "prey",
    "pixl.replaced": "replace", "pixl.port-put-back": "port", "pixl.port-taken-off": "port",
}  # fmt: skip


def search_moves(state: State, work: float, seed: int) -> tuple[Weighed, ...]:
    """Return master's results in a position, most searched move first."""
    compile_modules(PARTS[PIXL].kernels)
    (decision,) = GAMES[PIXL].deciding(state)
    bot = find_bot(MASTER, PIXL)
    view = View(GAMES[PIXL], state, decision, Budget(work=work, seconds=float("inf")), Random(seed))
    return as_thought(bot(view)).weighed


def margin_of(found: tuple[Weighed, ...]) -> float:
    """Return the first move's margin over all others."""
    return found[0].value - max(one.value for one in found[1:]) if len(found) >= OPTIONS else 0.0


def drawn_state(random: Random, side: str = "7") -> State | None:
    """Play a game of careless bots for a while; None if it ends early."""
    game = GAMES[PIXL]
    state: State = game.start(game.configure({"players": "2", "side": side}, seed=0))
    for _ in range(random.randint(FIRST, LAST)):
        due = game.deciding(state)
        if not due:
            return None
        careless = random.random() < CARELESS
        move = (random_move if careless else greedy_pixl)(game, state, due[0], random)
        state = game.apply(state, {due[0]: move}).state
    return state if game.deciding(state) else None


def drawn_pixl(number: int) -> Puzzle | None:
    """Return the puzzle with a number, or None if its position has no clear answer."""
    state = drawn_state(Random(number))
    if state is None:
        return None
    found: tuple[Weighed, ...] = ()
    for work, margin in LOOKS:
        found = search_moves(state, work, number)
        if margin_of(found) < margin:
            return None
    best, *others = found
    others.sort(key=lambda one: -one.value)
    options = sorted([best, *others[: OPTIONS - 1]], key=lambda one: one.move)
    (decision,) = GAMES[PIXL].deciding(state)
    written = tuple(PuzzleOption(one.move, round(one.value * THOUSAND)) for one in options)
    ideas = pixl_ideas(state, best.move)
    puzzle = Puzzle(MOVE, 0, ideas, decision.piece, written, (), GAMES[PIXL].format_position(state))
    losses = [4 * loss for loss in losses_of(puzzle)]
    rating = clamp_rating(initial_rating(losses, 2, int(ideas == ("build",))))
    puzzle = replace(puzzle, rating=rating)
    return puzzle if objection_to(puzzle, state) is None else None


def pixl_ideas(state: State, move: str) -> tuple[str, ...]:
    game = GAMES[PIXL]
    (decision,) = game.deciding(state)
    events = game.apply(state, {decision: game.parse_move(state, move)}).events
    happened = {CODES[event.code] for event in events if event.code in CODES}
    return tuple(idea for idea in PIXL_IDEAS if idea in happened) or ("build",)


def check_search(puzzle: Puzzle) -> None:
    """Check with another seed that the same move is best by the margin."""
    state = checked_position(GAMES[PIXL], puzzle.position)
    assert isinstance(state, State), "a position of Pixl"
    (decision,) = GAMES[PIXL].deciding(state)
    assert decision.piece == puzzle.piece, "who moves"
    assert len(puzzle.options) == OPTIONS, "so many to choose from"
    assert puzzle.ideas == pixl_ideas(state, best_of(puzzle).move), "its ideas are those of the answer"
    assert losses_of(puzzle)[0] >= LOOKS[-1][1] * THOUSAND, "the margin is large"
    assert (why := objection_to(puzzle, state)) is None, why


def objection_to(puzzle: Puzzle, state: State) -> str | None:
    """Search with another seed; returns the objection to the answer, if any."""
    best, found = best_of(puzzle).move, search_moves(state, WORK, len(puzzle.position))
    if found[0].move != best:
        return f"{found[0].move} was searched most, not {best}"
    return None if margin_of(found) >= CONFIRMED else f"only {margin_of(found):.3f} better"


@cache
def symmetries(side: int) -> tuple[tuple[str, ...], ...]:
    """Return the board's twelve symmetries, each as the names to which the hexes are mapped."""
    one, edge = hex_board(side), side - 1
    cells = [(ord(name[0]) - 97 - edge, int(name[1:]) - 1 - edge) for name in one.names]
    found = []
    for mirrored in (False, True):
        images = [(r, q) if mirrored else (q, r) for q, r in cells]
        for _ in range(6):
            images = [(-r, q + r) for q, r in images]
            found.append(tuple(f"{chr(97 + q + edge)}{r + edge + 1}" for q, r in images))
    return tuple(found)


def pixl_key(position: str) -> str:
    """Return a key shared by all rotations and reflections of a position."""
    state = parse_position(position)
    rest = f"{state.turn} {state.passes} {state.fresh} {state.prisoners} {state.options.elements}"
    texts = []
    for names in symmetries(state.options.side):
        ports = [f"{ELEMENTS[at]}@{names[hex]}" for at, hex in enumerate(state.ports) if hex is not None]
        stacks = sorted(f"{names[hex]}:{stack}" for hex, stack in enumerate(state.stacks) if stack)
        texts.append(" ".join([*ports, *stacks]))
    return f"{min(texts)} {rest}"
