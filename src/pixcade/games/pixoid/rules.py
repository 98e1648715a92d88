"""The rules of Pixoid, P2 to P7. Comments name the rule that a line implements."""

from collections.abc import Mapping, Sequence
from functools import cache, partial

from pixcade.games.errors import IllegalMove, PixcadeError
from pixcade.games.game import REVEAL_TIMING, Decision, Event, GameInfo, Outcome, Seat, Step, require_due
from pixcade.games.pixoid import notation
from pixcade.games.pixoid.board import LONGEST_DISTANCE, Pix
from pixcade.games.pixoid.choices import choices
from pixcade.games.pixoid.events import placement_events, turn_events
from pixcade.games.pixoid.facts import facts
from pixcade.games.pixoid.moves import Move, Placement, Program
from pixcade.games.pixoid.options import OPTIONS, configure, option_values
from pixcade.games.pixoid.reachability import unreachable
from pixcade.games.pixoid.reveal_time import REVEAL_MS, reveal_milliseconds
from pixcade.games.pixoid.scoring import holds_twelve, outcome, round_points
from pixcade.games.pixoid.state import BONUS_CUBES, CUBES, RESERVE, Options, State
from pixcade.games.pixoid.wire import WIRE, PixoidChoices, PixoidFacts


class Pixoid:
    """Pixoid as a `pixcade.games.game.Game`."""

    info = GameInfo(id="pixoid", players=(3, 4), options=OPTIONS, rules_version=1, wire=WIRE, reveal_ms=REVEAL_MS)

    def configure(self, values: Mapping[str, str], seed: int) -> Options:
        """Parse options; a missing layout is drawn from `seed` (P2.5)."""
        return configure(values, seed)

    def option_values(self, options: Options) -> dict[str, str]:
        return option_values(options)

    def start(self, options: Options) -> State:
        """The position before Pixoid places his cube: a cube on each Bonus Pix, 12 in the reserve (P2.1)."""
        return new_round(options, 1, (0,) * options.players)

    def options_of(self, state: State) -> Options:
        return state.options

    def seats(self, state: State) -> int:
        return state.options.players

    def deciding(self, state: State) -> tuple[Decision, ...]:
        """One cube after another while placing (P2.4), then all at once (P3.1); none when the game is over."""
        if state.over:
            return ()
        roles = state.options.roles[state.round - 1]
        decisions = roles.programming[state.taken % 2]
        if None not in state.cubes:
            return decisions
        placed = CUBES - state.cubes.count(None)
        return decisions[placed : placed + 1]  # P7.1: the spare is last

    def legal(self, state: State, decision: Decision) -> Sequence[Move]:
        """Free Start Pix, or distances 1 to 9 in directions without an adjacent wall (P2.4, P3.1, P3.2)."""
        options = state.options
        here = state.cubes[options.controllers.index(decision.piece)]
        if here is None:
            return [Placement(pix) for pix in options.board.starts if pix not in state.cubes]
        return options.board.programs[here]

    def choices(self, state: State, decision: Decision, *, previews: bool = True) -> PixoidChoices:
        """Start Pix to choose from, or each direction's path with what Pixoid would meet on it."""
        del previews  # choices always include previews
        return choices(state, decision)

    def apply(self, state: State, moves: Mapping[Decision, Move]) -> Step[State]:
        due = self.deciding(state)
        require_due(due, moves, due_by_rule(state))
        if None in state.cubes:
            return place(state, due[0], moves[due[0]])
        return play_turn(state, [moves[decision] for decision in due])

    def outcome(self, state: State) -> Outcome | None:
        """Most points win, the tied share (P5.4); in a short game 12 cubes do, or all Bugs together (P6.1)."""
        return outcome(state)

    def points(self, state: State) -> tuple[int, ...]:
        return state.scores

    def default(self, state: State, decision: Decision) -> Move:
        """The first free Start Pix, or the first open direction and distance 1."""
        return self.legal(state, decision)[0]

    def silent(self, state: State) -> frozenset[Seat]:
        """Bugs, from the first placed cube to the end of a round (P3.4)."""
        if state.over or state.cubes.count(None) == CUBES:
            return frozenset()
        return bug_seats(state.options.players, state.roles.pixoid)

    def reveal_milliseconds(self, events: Sequence[Event], timing: int = REVEAL_TIMING) -> int:
        return reveal_milliseconds(events, timing)

    def parse_move(self, state: State, text: str) -> Move:
        """Parse `@c4`, which places a cube, or `U3`, a program."""
        return notation.parse_move(state.options.board, text)

    def format_move(self, state: State, move: Move) -> str:
        return notation.format_move(state.options.board, move)

    def parse_position(self, text: str) -> State:
        return notation.parse_position(text)

    def format_position(self, state: State) -> str:
        return notation.format_position(state)

    def unreachable(self, state: State) -> tuple[PixcadeError, ...]:
        return unreachable(state)

    def facts(self, state: State) -> PixoidFacts:
        return facts(state)


@cache
def bug_seats(players: int, pixoid: int) -> frozenset[Seat]:
    """Return the Bugs' seats; the holder of the spare controller is a Bug anyway (P7.1)."""
    return frozenset(Seat(seat) for seat in range(players) if seat != pixoid)


def due_by_rule(state: State) -> str:
    """Return the rule that determines who decides now, or that the game is over."""
    if state.over:
        return "P6.1" if state.options.game == "short" else "P5.4"
    return "P2.4" if None in state.cubes else "P3.1"


def new_round(options: Options, number: int, scores: tuple[int, ...]) -> State:
    """All cubes back to where set-up puts them (P2.1, P5.3)."""
    return State(options, number, 0, options.board.bonus, (None,) * CUBES, scores, over=False)


def place(state: State, decision: Decision, move: Move) -> Step[State]:
    """Place one cube on a free Start Pix (P2.4, P7.1)."""
    options = state.options
    if not isinstance(move, Placement):
        raise IllegalMove("pixoid.place-first", rule="P2.4", piece=decision.piece)
    if move.pix not in options.board.starts:
        raise IllegalMove("pixoid.no-start-pix", rule="P2.4", pix=pix_name(state, move.pix))
    if move.pix in state.cubes:
        raise IllegalMove("pixoid.start-pix-taken", rule="P2.4", pix=pix_name(state, move.pix))
    cubes = list(state.cubes)
    cubes[options.controllers.index(decision.piece)] = move.pix
    return Step(state._replace(cubes=tuple(cubes)), partial(placement_events, state, decision, move))


def play_turn(state: State, moves: list[Move]) -> Step[State]:
    """Play one turn: reveal, movement, scoring. `moves` has Pixoid's first, then the Bugs' in order."""
    options, roles = state.options, state.roles
    paths = [legal_path(state, cube, move) for cube, move in zip(roles.all_cubes, moves, strict=True)]
    run, bonus, won, contact = pixoid_runs(state, paths[0])
    here = run[-1]
    cubes = list(state.cubes)
    cubes[roles.pixoid] = here
    catchers: list[int] = []
    runs = [run]
    if contact:  # P4.2: the Bugs don't move
        catchers = [bug for bug in roles.bugs if cubes[bug] == here]
    elif not won:
        for bug, path in zip(roles.bugs, paths[1:], strict=True):  # P4.1: all at the same time
            if here in path:  # P4.2
                path = path[: path.index(here) + 1]  # P4.6: the catcher stops there, the others complete their moves
                catchers.append(bug)
            cubes[bug] = path[-1]  # P4.5: Bugs never block each other
            runs.append(path)

    taken = state.taken
    if not catchers and not won:  # P5.1: not caught, so one cube from the reserve
        taken += 1
        won = taken == RESERVE or (options.game == "short" and holds_twelve(taken, BONUS_CUBES - len(bonus)))
    moved = State(options, state.round, taken, bonus, tuple(cubes), state.scores, over=False)
    after = end_of_round(moved, survived=won) if catchers or won else moved
    return Step(after, partial(turn_events, state, moves, runs, catchers, moved, after))


def pixoid_runs(state: State, path: tuple[Pix, ...]) -> tuple[tuple[Pix, ...], tuple[Pix, ...], bool, bool]:
    """Move Pixoid Pix by Pix (P4.1).

    Return how far he got, the remaining bonus cubes, whether he won a short game, whether he ran into a Bug.
    """
    options = state.options
    bonus = state.bonus
    bug_pix = [state.cubes[bug] for bug in state.roles.bugs]
    for steps, pix in enumerate(path, start=1):
        contact = pix in bug_pix
        if pix in bonus and (not contact or options.contact_cube == "taken"):  # P4.3, P4.4
            bonus = tuple(other for other in bonus if other != pix)
            if options.game == "short" and holds_twelve(state.taken, BONUS_CUBES - len(bonus)):
                return path[:steps], bonus, True, False  # P6.1: immediately, in the middle of the move
        if contact:
            return path[:steps], bonus, False, True  # P4.2, P4.3
    return path, bonus, False, False


def legal_path(state: State, cube: int, move: Move) -> tuple[Pix, ...]:
    """Return every Pix a cube would pass, up to the distance or the wall (P4.1). Raises IllegalMove (P3.1, P3.2)."""
    here = state.cubes[cube]
    assert here is not None, "all program only when all cubes are set"
    paths = state.options.board.paths[here]
    if move in paths:
        return paths[move]
    if not isinstance(move, Program):
        raise IllegalMove("pixoid.program-now", rule="P3.1", piece=state.options.controllers[cube])
    if not 1 <= move.distance <= LONGEST_DISTANCE:
        raise IllegalMove("pixoid.distance-1-to-9", rule="P3.1", distance=move.distance)
    raise IllegalMove("pixoid.wall-next-to-you", rule="P3.2", direction=move.direction, pix=pix_name(state, here))


def end_of_round(state: State, *, survived: bool) -> State:
    """Score the round (P5.2) and start the next one, or end the game (P5.3, P5.4, P6.1)."""
    options = state.options
    scores = state.scores
    if options.game != "short":
        scores = tuple(old + new for old, new in zip(scores, round_points(state, survived=survived), strict=True))
    if state.round < options.rounds:
        return new_round(options, state.round + 1, scores)
    return state._replace(scores=scores, over=True)


def pix_name(state: State, pix: Pix) -> str:
    """Return a Pix's name, or its number if it isn't on the board."""
    names = state.options.board.names
    return names[pix] if 0 <= pix < len(names) else str(pix)
