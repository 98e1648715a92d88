import pytest

from tests.counts import Proof
from tests.proofs import PROOFS


@pytest.mark.parametrize("proof", [proof for proof in PROOFS if proof.test], ids=lambda proof: proof.name)
def test_promise_holds_at_the_count_of_the_tests(proof: Proof) -> None:
    proof.portion_for_tests().run()
