"""A position of Pixoid: frozen and public."""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, get_args

from pixcade.games.game import Decision, Seat
from pixcade.games.pixoid.board import Board, Pix, board
from pixcade.games.pixoid.wire import Controller

CONTROLLERS: tuple[Controller, ...] = get_args(Controller)

CUBES = 4
"""Cubes in the maze: Pixoid's and three Bugs', for any number of players."""

SPARE = 3
"""The index of the spare controller in a game of three players (P7.1)."""

RESERVE = 12
BONUS_CUBES = 4


@dataclass(frozen=True, slots=True)
class Roles:
    """Who is who in one round, as indexes into `Options.controllers`; for three players see P7."""

    pixoid: int
    bugs: tuple[int, ...]
    all_cubes: tuple[int, ...]
    """Pixoid, then the Bugs clockwise from his left, the spare last: the order of placing and of `programming`."""
    programming: tuple[tuple[Decision, ...], tuple[Decision, ...]]
    """Who programs in a turn, by whether an even or odd number of cubes has been taken (P7.2)."""


@dataclass(frozen=True)
class Options:
    """The setup of a game. `oldest` is the seat that is Pixoid in round 1 (P2.3)."""

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
        """The number of rounds (P5.4): one in a short game with any number of players (P6.1, P7.4)."""
        return 1 if self.game == "short" else self.players


@cache
def roles_of(players: int, oldest: int, controllers: tuple[Controller, ...]) -> tuple[Roles, ...]:
    """Return who is who in each round, cached for all games with this setup."""
    return tuple(roles_in_round(players, (oldest + number) % players, controllers) for number in range(players))


def roles_in_round(players: int, pixoid: int, controllers: tuple[Controller, ...]) -> Roles:
    """Return who is who while a seat is Pixoid (P2.3, P5.3)."""
    left = [(pixoid + step) % players for step in range(1, players)]  # P2.4: clockwise from his left
    holders = (left[0], left[1])  # P7.1, P7.2, P7.3: the spare starts on his left and alternates
    bugs = tuple(left) if players == CUBES else (*left, SPARE)
    all_cubes = (pixoid, *bugs)

    def programming(holder: int) -> tuple[Decision, ...]:
        return tuple(Decision(controllers[cube], Seat(cube if cube < players else holder)) for cube in all_cubes)

    return Roles(pixoid, bugs, all_cubes, (programming(holders[0]), programming(holders[1])))


class State(NamedTuple):
    """A position. `cubes` has the Pix of each controller's cube, in the order of `Options.controllers`.

    The number of bonus cubes picked up follows from those still on the board; the turn and the holder of the spare
    controller follow from `taken`. So they can't contradict each other.
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
        """The current turn of this round, or the last one played if the game is over."""
        return self.taken if self.over and not self.ended_without_cube else self.taken + 1

    @property
    def ended_without_cube(self) -> bool:
        """Whether no cube was taken from the reserve in the turn that ended the game.

        That is the case if Pixoid was caught, or won a short game by picking up the twelfth cube (P6.1). If he is
        on an empty Bonus Pix, a position doesn't show whether he picked it up just then or only survived there; we
        assume that he picked it up.
        """
        here = self.cubes[self.roles.pixoid]
        if any(self.cubes[bug] == here for bug in self.roles.bugs):
            return True
        return self.options.game == "short" and here in self.options.board.bonus

    @property
    def programming(self) -> tuple[Decision, ...]:
        """Who programs in this turn: Pixoid, then the Bugs, the spare last with its holder (P7.2)."""
        return self.roles.programming[(self.turn - 1) % 2]
