"""Pixoid as a form: a player per seat, or two sides, Pixoid against the Bugs as one player."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from pixcade.games import GAMES
from pixcade.games.errors import IllegalMove, InvalidOption
from pixcade.games.game import Decision
from pixcade.games.pixoid.board import LONGEST_DISTANCE, Board, Pix, layouts
from pixcade.games.pixoid.moves import DIRECTIONS, Program
from pixcade.games.pixoid.notation import HIGHEST_SCORE
from pixcade.games.pixoid.rules import new_round
from pixcade.games.pixoid.scoring import holds_twelve
from pixcade.games.pixoid.state import BONUS_CUBES, CUBES, RESERVE, Options, State
from pixcade.games.pixoid.text_board import draw as text_lines
from pixcade.games.pixoid.tiles import TILE_SETS
from pixcade.lab.canvas import Canvas
from pixcade.lab.form import ArrayForm, Symmetry, margins
from pixcade.lab.layout import Layout, Singles
from pixcade.lab.pixoid import actions, tensors
from pixcade.lab.pixoid.mazes import register_mazes
from pixcade.lab.pixoid.picture import picture
from pixcade.lab.pixoid.symmetry import symmetries

STEPS_OF_A_ROUND = CUBES + RESERVE
PIXOID, BUGS = 0, 1
"""The two sides of the team form."""


class PixoidForm(ArrayForm):
    """A whole game, one player per seat. The owner of two controllers chooses for both in one action (P7.2)."""

    id: ClassVar[str] = "pixcade/pixoid-v1"
    simultaneous: ClassVar[bool] = True
    wait: ClassVar[int] = actions.WAIT
    answers: ClassVar[str] = "pixcade.lab.pixoid.answers:ANSWERS"
    batch: ClassVar[str] = "pixcade.lab.pixoid.batch:PixoidBatch"
    jax_twin: ClassVar[str] = "pixcade.lab.pixoid.jax_twin:JaxPixoid"
    drawn: ClassVar[tuple[str, ...]] = ("layout",)
    bugs_alike: ClassVar[bool] = False
    """Whether Bugs are interchangeable."""
    rules = GAMES["pixoid"]

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.players = options.players
        pairs = actions.PROGRAMS**2 if options.players < CUBES else 0
        self.actions = actions.SINGLE + pairs
        self.longest = options.rounds * STEPS_OF_A_ROUND
        highest = (1.0 if options.game == "short" else HIGHEST_SCORE) * (options.players - 1)
        self.bounds = (-highest, highest)
        self.known: dict[Pix, list[int]] = {}
        """The programs of each Pix requested so far, by number."""

    @classmethod
    def prepare(cls, text: str) -> None:
        register_mazes(text)

    @classmethod
    def variants(cls) -> Iterator[dict[str, str]]:
        for players, length, cube in product(("4", "3"), ("standard", "short"), ("left", "taken")):
            yield {"players": players, "game": length, "contact-cube": cube}

    @classmethod
    def choices(cls, option: str) -> Sequence[str]:
        assert option in cls.drawn
        return layouts(TILE_SETS[0])

    def programs(self, state: State, decision: Decision) -> list[int]:
        """Return a piece's legal moves by number. Read-only."""
        here = state.cubes[state.options.controllers.index(decision.piece)]
        if here is None:
            board = state.options.board
            return [actions.number_of(board, [move]) for move in self.rules.legal(state, decision)]
        if here not in self.known:
            self.known[here] = [actions.program_number(program) for program in self.different(here)]
        return self.known[here]

    def different(self, pix: Pix) -> Sequence[Program]:
        """Return the programs from a Pix that have their own number: all legal ones."""
        board: Board = self.options.board
        return board.programs[pix]

    def legal(self, state: State, decisions: Sequence[Decision]) -> list[int]:
        choices = [self.programs(state, decision) for decision in decisions]
        return list(choices[0]) if len(choices) == 1 else actions.joint_numbers(choices)

    def moves(self, state: State, decisions: Sequence[Decision], action: int) -> dict[Decision, Any]:
        """Return the moves of an action, by decision. Raises IllegalMove for an invalid number."""
        try:
            found = actions.moves_of(state.options.board, len(decisions), action)
        except ValueError:
            raise IllegalMove("core.not-awaited", rule="P3.1", piece=str(action)) from None
        return dict(zip(decisions, found, strict=True))

    def number(self, state: State, moves: Mapping[Decision, Any]) -> int:
        return actions.number_of(state.options.board, list(moves.values()))

    def symmetries(self, state: State) -> Iterator[Symmetry]:
        """Yield the rotated boards, and permutations of interchangeable Bugs."""
        return symmetries(self, state, bugs_alike=self.bugs_alike)

    def rows(self, state: State) -> dict[Decision, int]:
        """Return each decision's row in a batch's mask: cubes are Pixoid's, then the Bugs' from his left."""
        first = CUBES - state.cubes.count(None) if state.placing else 0
        return {decision: first + at for at, decision in enumerate(self.rules.deciding(state))}

    def allowed(self, state: State, mask: NDArray[np.bool_]) -> dict[int, list[int]]:
        """Return legal actions by player, from a mask of shape (4, 41)."""
        rows, found = self.rows(state), {}
        for player, decisions in self.due(state).items():
            choices = [self.numbered(state, one, np.flatnonzero(mask[rows[one]]).tolist()) for one in decisions]
            found[player] = choices[0] if len(choices) == 1 else actions.joint_numbers(choices)
        return found

    def numbered(self, state: State, decision: Decision, numbers: list[int]) -> list[int]:
        """Return a piece's legal actions that have their own number: all of them."""
        del state, decision
        return numbers

    def row(self, state: State, actions_by_player: Mapping[int, int]) -> NDArray[np.int32]:
        """Return an action for each cube, shape (4,); cubes without a decision wait."""
        rows, due = self.rows(state), self.due(state)
        found = np.full(CUBES, self.wait, np.int32)
        for player, action in actions_by_player.items():
            for decision, move in self.moves(state, due[player], action).items():
                found[rows[decision]] = actions.number_of(state.options.board, [move])
        return found

    def settled(self, state: State) -> State:
        return state

    def utilities(self, state: State) -> tuple[float, ...]:
        """Margins in points; in a short game, which has no points, a victory counts 1."""
        if state.options.game != "short":
            return margins(state.scores)
        outcome = self.rules.outcome(state)
        won = outcome.winners if outcome else ()
        return margins([int(seat in won) for seat in range(self.players)])

    @property
    def layout(self) -> Layout:
        return tensors.layout_of(self.options.board.size, self.players)

    def pixoid_player(self, state: State) -> int:
        return state.roles.pixoid

    def observe(self, state: State, player: int | None) -> Singles:
        controllers = state.options.controllers
        decisions = self.due(state).get(player, []) if player is not None else []
        own = tuple(controllers.index(one.piece) for one in decisions)
        return tensors.observation(state, self.players, player, own, self.pixoid_player(state))

    def draw(self, state: State) -> Canvas:
        return picture(state)

    def text(self, state: State) -> list[str]:
        """Return a picture in characters: P for Pixoid, 1, 2 and 3 for the Bugs."""
        places = {"P123"[at]: state.cubes[cube] for at, cube in enumerate(state.roles.all_cubes)}
        set_down = {label: pix for label, pix in places.items() if pix is not None}
        return text_lines(state.options.board, set_down, state.bonus)


class PixoidTeamForm(PixoidForm):
    """One round of Pixoid against three cooperating Bugs, for cubes: the game solved by `pixcade.bots.exact`.

    Equivalent programs are one action, the shortest. Pixoid's utility is his result at the end of the round, a cube of
    the reserve 1 and a bonus cube 1/2, in a short game 1 for a victory; the Bugs' is the negative.
    """

    id: ClassVar[str] = "pixcade/pixoid_team-v1"
    benchmark: ClassVar[str] = "pixcade.lab.pixoid.benchmark:POSITIONS"
    bugs_alike: ClassVar[bool] = True

    def __init__(self, options: Options) -> None:
        """Number the actions under these options. Raises InvalidOption for three players: there is no spare controller
        here."""
        if options.players != CUBES:
            raise InvalidOption(
                "core.option-value", rule="P7.1", name="players", value=str(options.players), choices=str(CUBES)
            )
        super().__init__(options)
        self.players = 2
        self.actions = actions.SINGLE + actions.PROGRAMS ** (CUBES - 1)
        self.longest = STEPS_OF_A_ROUND
        highest = 1.0 if options.game == "short" else RESERVE + BONUS_CUBES / 2
        self.bounds = (-highest, highest)

    @classmethod
    def player_counts(cls) -> tuple[int, ...]:
        return (2,)

    @classmethod
    def variants(cls) -> Iterator[dict[str, str]]:
        for length, cube in product(("standard", "short"), ("left", "taken")):
            yield {"game": length, "contact-cube": cube}

    def numbered(self, state: State, decision: Decision, numbers: list[int]) -> list[int]:
        """Return the programs that end within their corridor."""
        here = state.cubes[state.options.controllers.index(decision.piece)]
        if here is None:
            return numbers
        rays = [state.options.board.rays[here][way] for way in DIRECTIONS]
        # The first number of a direction always stays: a mask that opens a wall must be detected.
        return [n for n in numbers if n % LONGEST_DISTANCE < max(1, len(rays[n // LONGEST_DISTANCE]))]

    def settled(self, state: State) -> State:
        """Return a fast path's position, which stops after a round, as the rules have it, in the next round."""
        if state.over and state.round < state.options.rounds:
            return new_round(state.options, state.round + 1, state.scores)
        return state

    def over(self, state: State) -> bool:
        return state.over or state.round > 1

    def owner(self, state: State, decision: Decision) -> int:
        return PIXOID if decision.seat == state.roles.pixoid else BUGS

    def different(self, pix: Pix) -> Sequence[Program]:
        """Return the programs from a Pix with different effects."""
        return [one for one, path in self.options.board.paths[pix].items() if one.distance == len(path)]

    def moves(self, state: State, decisions: Sequence[Decision], action: int) -> dict[Decision, Any]:
        """Return the moves of an action, by decision. Raises IllegalMove, also for a program beyond its corridor."""
        found = super().moves(state, decisions, action)
        for decision, move in found.items():
            here = state.cubes[state.options.controllers.index(decision.piece)]
            if here is not None and isinstance(move, Program):
                if actions.program_number(move) not in self.programs(state, decision):
                    raise IllegalMove("pixoid.distance-1-to-9", rule="P4.1", distance=move.distance)
        return found

    def utilities(self, state: State) -> tuple[float, ...]:
        """Pixoid's result at the end of the round, and its negative; 0 before."""
        held = self.held(state) if self.over(state) else 0.0
        return (held, 0.0 - held)

    def held(self, state: State) -> float:
        """Return the result of a finished round."""
        if state.options.game == "short":
            return float(holds_twelve(state.taken, state.picked_up))
        first = state.options.roles[0]
        taken = RESERVE - state.scores[first.bugs[0]]  # P5.2: a Bug has the rest of the reserve
        return taken + (state.scores[first.pixoid] - taken) / 2

    def pixoid_player(self, state: State) -> int:
        """Return the first: the sides don't change."""
        del state
        return PIXOID


FORMS = (PixoidForm, PixoidTeamForm)


def forms_on(form_id: str, options: Mapping[str, str], boards: Sequence[str] | None = None) -> list[PixoidForm]:
    """Return a form for each of these boards, by default for that of the options or all. Raises a PixcadeError."""
    (kind,) = (form for form in FORMS if form.id == form_id)
    chosen = boards or ((options["layout"],) if "layout" in options else kind.choices("layout"))
    return [kind.configured({**options, "layout": layout}, seed=0) for layout in chosen]
