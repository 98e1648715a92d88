"""The quick simulation of danger equals the rules and the simple bots, draw by draw."""

from random import Random

import pytest

from pixcade.bots.baseline import BOTS
from pixcade.bots.pixoid import start_danger
from pixcade.core.game import Seat
from pixcade.games.pixoid import Pixoid
from pixcade.games.pixoid.board import board, layouts, layouts_up_to_rotation
from pixcade.games.pixoid.moves import Placement
from pixcade.games.pixoid.tiles import TILE_SETS

PIXOID = Pixoid()


def round_by_the_rules(code: str, start: int, kind: str, random: Random) -> int:
    """Play one round with the real rules and the bots of `simple`."""
    state = PIXOID.start(PIXOID.configure({"layout": code}, seed=0))
    starts = state.options.board.starts
    for pix in (start, *(other for other in starts if other != start)):
        (decision,) = PIXOID.deciding(state)
        state = PIXOID.apply(state, {decision: Placement(pix)}).state
    while True:
        taken = state.taken
        moves = {decision: BOTS[kind](PIXOID, state, decision, random) for decision in PIXOID.deciding(state)}
        step = PIXOID.apply(state, moves)
        if any(event.code == "pixoid.round-over" for event in step.events):
            return taken + any(event.code == "pixoid.cube-taken" for event in step.events)
        state = step.state


@pytest.mark.parametrize("kind", start_danger.KINDS)
def test_simulated_rounds_equal_those_by_the_rules(kind: str) -> None:
    generator = Random(7)
    for code in generator.sample(layouts(TILE_SETS[-1]), 6):
        known = start_danger.tables(board(code))
        for at, start in enumerate(board(code).starts):
            bugs = [pix for pix in board(code).starts if pix != start]
            for number in range(6):
                seed = f"{code} {at} {number}"
                quick, slow = Random(seed), Random(seed)
                survived = start_danger.ROUND[kind](known, start, bugs, quick)
                assert survived == round_by_the_rules(code, start, kind, slow), seed
                assert quick.random() == slow.random(), "both have drawn equally often"


def test_committed_figures_cover_the_96_layouts_of_every_set() -> None:
    for name in TILE_SETS:
        assert list(start_danger.known_figures(name)) == layouts_up_to_rotation(name)


def test_figures_are_read_as_they_were_written() -> None:
    figures = [start_danger.figures_of(code, rounds=5) for code in layouts(TILE_SETS[-1])[:2]]
    assert list(start_danger.read_figures(start_danger.write_figures(figures)).values()) == figures


def test_measuring_is_the_same_in_several_processes() -> None:
    codes = layouts(TILE_SETS[-1])[:3]
    assert list(start_danger.measure(codes, rounds=5)) == [start_danger.figures_of(code, rounds=5) for code in codes]


def test_seats_are_no_part_of_a_bot_s_choice() -> None:
    state = PIXOID.start(PIXOID.configure({}, seed=1))
    (decision,) = PIXOID.deciding(state)
    assert decision.seat == Seat(0)
    for bot in BOTS.values():
        assert bot(PIXOID, state, decision, Random(3)) == bot(PIXOID, state, decision, Random(3))
