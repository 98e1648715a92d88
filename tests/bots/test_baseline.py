"""The simple bots: legal, quick, and greedy as they are described."""

import time
from random import Random
from typing import Any

import pytest

from pixcade.bots.baseline import BOTS
from pixcade.bots.pixl.greedy import centre_distance
from pixcade.games import GAMES
from pixcade.games.pixl.moves import Pass, Place, PutPort, TakePort
from pixcade.games.pixoid.board import board, layouts
from pixcade.games.pixoid.tiles import TILE_SETS
from tests.random_games import OPTIONS

PIXOID, PIXL = GAMES["pixoid"], GAMES["pixl"]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_bots_play_whole_games_of_legal_moves(game: str, bot: str) -> None:
    rules = GAMES[game]
    draw = OPTIONS[game]
    for seed in range(5):
        random = Random(seed)
        state = rules.start(draw(random))
        while due := rules.deciding(state):
            moves = {decision: BOTS[bot](rules, state, decision, random) for decision in due}
            for decision, move in moves.items():
                assert move in rules.legal(state, decision)
            state = rules.apply(state, moves).state


def pixl_position(text: str) -> tuple[Any, Any]:
    state = PIXL.parse_position(text)
    return state, PIXL.deciding(state)[0]


def test_greedy_pixl_takes_the_largest_gain() -> None:
    # h6 touches Spirit on h5, Fire's prey, which also touches Fire on g6: three points more than any other hex
    state, decision = pixl_position("pixl turn=8 fire@g7 water@c9 earth@k5 spirit@g10 stacks=g6:f.h5:s")
    chosen = {BOTS["greedy"](PIXL, state, decision, Random(seed)) for seed in range(20)}
    numbers = state.options.board.numbers
    assert chosen <= {Place(numbers["h6"]), Place(numbers["g5"])}


def test_greedy_pixl_passes_and_moves_its_port_only_if_forced() -> None:
    for seed in range(4):
        random = Random(seed)
        state = PIXL.start(PIXL.configure({"side": "5"}, seed=0))
        while due := PIXL.deciding(state):
            (decision,) = due
            move = BOTS["greedy"](PIXL, state, decision, random)
            if isinstance(move, Pass | TakePort):
                assert not any(isinstance(other, Place | PutPort) for other in PIXL.legal(state, decision))
            state = PIXL.apply(state, {decision: move}).state


def test_first_port_is_near_the_centre_and_varies() -> None:
    state = PIXL.start(PIXL.configure({}, seed=0))
    (decision,) = PIXL.deciding(state)
    puts = {BOTS["greedy"](PIXL, state, decision, Random(seed)).hex for seed in range(40)}
    assert len(puts) > 1
    assert max(centre_distance(state.options.board, hex) for hex in puts) <= 1


def test_greedy_pixl_is_quick() -> None:
    random = Random(1)
    state = PIXL.start(PIXL.configure({"side": "9"}, seed=0))
    moves, began = 0, time.process_time()
    while due := PIXL.deciding(state):
        state = PIXL.apply(state, {due[0]: BOTS["greedy"](PIXL, state, due[0], random)}).state
        moves += 1
    assert (time.process_time() - began) / moves < 0.030


def pixoid_position(cubes: dict[str, str], code: str) -> Any:
    return PIXOID.parse_position(f"pixoid {code} " + " ".join(f"{piece}@{pix}" for piece, pix in cubes.items()))


def test_greedy_pixoid_avoids_bugs_if_possible() -> None:
    generator = Random(5)
    for code in generator.sample(layouts(TILE_SETS[-1]), 12):
        maze = board(code)
        for _ in range(20):
            pix = generator.sample(range(100), 4)
            names = [maze.names[one] for one in pix]
            state = pixoid_position(dict(zip(("amber", "sky", "rose", "mint"), names, strict=True)), code)
            decision = PIXOID.deciding(state)[0]
            move = BOTS["greedy"](PIXOID, state, decision, generator)
            meets = set(maze.paths[pix[0]][move]) & set(pix[1:])
            free = [path for path in maze.paths[pix[0]].values() if not set(path) & set(pix[1:])]
            assert not meets or not free
            if free:  # P3: the fewest Bugs' lines that any free path can end in
                lines = [{one for ray in maze.rays[bug].values() for one in ray} for bug in pix[1:]]
                least = min(sum(path[-1] in line for line in lines) for path in free)
                end = maze.paths[pix[0]][move][-1]
                assert sum(end in line for line in lines) == least
