"""Exact answers from the evaluator, which needs compiled code: apart, so that other tests need none."""

from pathlib import Path

from pixcade.bots.exact.pixoid_analyst import PixoidAnalyst
from pixcade.games.pixoid.notation import parse_position
from tests.bots.compiled_kernels import compiled

LAYOUT = "p1-1A.2A.3A.4A"
EXACT_STARTS = {"@b8": 5.55, "@c1": 5.50, "@h1": 7.50, "@h8": 6.50}


def test_start_is_worth_as_much_as_the_turn_after_it(tmp_path: Path) -> None:
    with compiled():
        answer = PixoidAnalyst(tmp_path).answer(parse_position(f"pixoid {LAYOUT}"))
        placed = PixoidAnalyst(tmp_path).answer(parse_position(f"pixoid {LAYOUT} amber@c1"))
    worth = {one.moves["amber"]: one.worth for one in answer.sides[0].mix}
    assert answer.source == "evaluator"
    assert answer.certificate.error is None
    for start, exact in EXACT_STARTS.items():
        assert abs(worth[start] - exact) < 0.15, "the evaluator may be off by a few hundredths"
    assert answer.sides[0].mix[0].moves == {"amber": "@h1"}
    assert answer.value == max(worth.values())
    assert placed.value == worth["@c1"]
