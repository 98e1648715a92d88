from pathlib import Path

import pytest

from tests import amounts
from tests.counts import Proof
from tests.proofs import PROOFS


@pytest.mark.parametrize("proof", [proof for proof in PROOFS if proof.test], ids=lambda proof: proof.name)
def test_promise_holds_at_the_count_of_the_tests(proof: Proof) -> None:
    proof.portion_for_tests().run()


def test_every_test_that_is_left_to_a_proof_is_part_of_one() -> None:
    said, own = Path(amounts.__file__).read_text(encoding="utf-8"), Path(__file__)
    marked = [path for path in own.parent.rglob("test_*.py") if path != own and "mark.proof" in path.read_text("utf-8")]
    assert marked
    for path in marked:
        name = path.relative_to(amounts.ROOT)
        assert f'"{name.as_posix()}"' in said or f'"{name.parent.as_posix()}"' in said, name
