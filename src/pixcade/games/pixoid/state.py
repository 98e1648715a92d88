"""A position of Pixoid: small, frozen, public."""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, get_args

from pixcade.games.game import Decision, Seat
from pixcade.games.pixoid.board import Board, Pix, board
from pixcade.games.pixoid.wire import Controller

CONTROLLERS: tuple[Controller, ...] = get_args(Controller)

CUBES = 4
"""Cubes that run through the maze: Pixoid's and three Bugs', whatever the number of players."""

SPARE = 3
"""The place of the spare controller in a game of three players (P7.1)."""

RESERVE = 12
BONUS_CUBES = 4


@dataclass(frozen=True, slots=True)
class Roles:
    """Who is who in one round, as places in `Options.controllers`; for three players see P7."""

    pixoid: int
    bugs: tuple[int, ...]
    everybody: tuple[int, ...]
    """Pixoid, then the Bugs clockwise from his left, the spare one last: the order of placing and of `programming`."""
    programming: tuple[tuple[Decision, ...], tuple[Decision, ...]]
    """Who programs in a turn: by whether an even or an odd number of cubes has been taken (P7.2)."""


@dataclass(frozen=True)
class Options:
    """How a game is set up. `oldest` is the seat that is Pixoid in round 1 (P2.3)."""

    players: int
    game: str
    layout: str
    oldest: Seat
    contact_cube: str
    controllers: tuple[Controller, ...]
    board: Board = field(init=False, repr=False, compare=False)
    roles: tuple[Roles, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "board", board(self.layout))
        object.__setattr__(self, "roles", roles_of(self.players, self.oldest, self.controllers))

    @property
    def rounds(self) -> int:
        """How many rounds are played (P5.4), one in a short game with any number of players (P6.1, P7.4)."""
        return 1 if self.game == "short" else self.players


@cache
def roles_of(players: int, oldest: int, controllers: tuple[Controller, ...]) -> tuple[Roles, ...]:
    """Return who is who in each round: the same for all games that are set up like this."""
    return tuple(roles_in_round(players, (oldest + number) % players, controllers) for number in range(players))


def roles_in_round(players: int, pixoid: int, controllers: tuple[Controller, ...]) -> Roles:
    """Return who is who while a seat is Pixoid (P2.3, P5.3)."""
    left = [(pixoid + step) % players for step in range(1, players)]  # P2.4: clockwise from his left
    holders = (left[0], left[1])  # P7.1, P7.2, P7.3: the spare starts on his left and alternates
    bugs = tuple(left) if players == CUBES else (*left, SPARE)
    everybody = (pixoid, *bugs)

    def programming(holder: int) -> tuple[Decision, ...]:
        return tuple(Decision(controllers[cube], Seat(cube if cube < players else holder)) for cube in everybody)

    return Roles(pixoid, bugs, everybody, (programming(holders[0]), programming(holders[1])))


class State(NamedTuple):
    """A position. `cubes` has the Pix of each controller's cube, in the order of `Options.controllers`.

    How many bonus cubes Pixoid has picked up follows from those that still lie, the turn and who holds the spare
    controller from `taken`, so none of these can contradict another.
    """

    options: Options
    round: int
    taken: int
    bonus: tuple[Pix, ...]
    cubes: tuple[Pix | None, ...]
    scores: tuple[int, ...]
    over: bool

    @property
    def roles(self) -> Roles:
        return self.options.roles[self.round - 1]

    @property
    def picked_up(self) -> int:
        return BONUS_CUBES - len(self.bonus)

    @property
    def placing(self) -> bool:
        return None in self.cubes

    @property
    def turn(self) -> int:
        """The turn of this round that is being played or, after the end of the game, the last one that was played."""
        return self.taken if self.over and not self.ended_without_cube else self.taken + 1

    @property
    def ended_without_cube(self) -> bool:
        """Whether no cube was taken from the reserve in the turn that ended the game.

        So it is when Pixoid was caught, and when he won a short game by picking up the twelfth cube (P6.1). A position
        does not tell whether he did so on the empty Bonus Pix on which he stands, or only survived there; the first is
        assumed.
        """
        here = self.cubes[self.roles.pixoid]
        if any(self.cubes[bug] == here for bug in self.roles.bugs):
            return True
        return self.options.game == "short" and here in self.options.board.bonus

    @property
    def programming(self) -> tuple[Decision, ...]:
        """Who programs in this turn: Pixoid, then the Bugs, the spare one last with whoever holds it (P7.2)."""
        return self.roles.programming[(self.turn - 1) % 2]
