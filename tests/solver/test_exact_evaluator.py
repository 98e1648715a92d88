"""Exact answers from the evaluator, which needs compiled code: apart, so that other tests need none."""

from pathlib import Path

from pixcade.games.pixoid.notation import parse_position
from pixcade.solver.answers.exact import PixoidAnalyst
from tests.bots.compiled_kernels import compiled
from tests.solver.gpu_comparison import KNOWN_STARTS

LAYOUT = "p1-1A.2A.3A.4A"


def test_a_start_is_worth_what_the_turn_after_it_is_worth(tmp_path: Path) -> None:
    """KNOWN_STARTS are exact; the evaluator may be off by a few hundredths."""
    with compiled():
        answer = PixoidAnalyst(tmp_path).answer(parse_position(f"pixoid {LAYOUT}"))
        placed = PixoidAnalyst(tmp_path).answer(parse_position(f"pixoid {LAYOUT} amber@c1"))
    worth = {one.moves["amber"]: one.worth for one in answer.sides[0].mix}
    assert answer.source == "evaluator"
    assert answer.certificate.error is None
    for start, exact in zip(("@b8", "@c1", "@h1", "@h8"), KNOWN_STARTS[LAYOUT], strict=True):
        assert abs(worth[start] - exact) < 0.15
    assert answer.sides[0].mix[0].moves == {"amber": "@h1"}
    assert answer.value == max(worth.values())
    assert placed.value == worth["@c1"]
