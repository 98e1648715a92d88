"""Random positions of Pixoid with all cubes placed."""

from random import Random

from pixcade.games.pixoid.options import configure
from pixcade.games.pixoid.state import RESERVE, Options, State
from tests.small_boards import small_board

LAYOUT = "p1-1A.2A.3A.4A"


def options_on(small: bool, short: bool) -> Options:
    """Options of a game, on a small board where wanted."""
    options = configure({"layout": LAYOUT, "game": "short" if short else "standard"}, seed=0)
    if small:
        object.__setattr__(options, "board", small_board(3, 1))
    return options


def drawn_state(random: Random, options: Options, taken: int) -> State:
    pix = range(len(options.board.names))
    while True:
        cubes = tuple(random.choice(pix) for _ in range(4))
        bonus = tuple(one for one in options.board.bonus if random.random() < 0.6)
        state = State(options, 1, taken, bonus, cubes, (0, 0, 0, 0), over=False)
        held = taken + (state.picked_up if options.game == "short" else 0)
        if cubes[0] not in cubes[1:] and held < RESERVE:
            return state
