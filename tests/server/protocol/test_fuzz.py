"""Whatever is sent, the server answers: some of `python -m tests.server.protocol.fuzzing`."""

from pathlib import Path

import pytest

from pixcade.server.http.admin.sign_in import Operator
from tests.server.protocol.http_fuzz import OPERATOR, call_everything
from tests.server.protocol.message_fuzz import beside, fuzz

SEED = 4
ROUNDS, CALLS = (15, 120)


@pytest.mark.slow(5)
def test_mutated_message_is_rejected_and_changes_nothing(
    tmp_path: Path,
) -> None:
    with beside(tmp_path / "data") as around:
        fuzz(around, ROUNDS, SEED)
        assert around.counts["inputs"] > 50 * ROUNDS
        assert around.counts["handled"] > around.counts["inputs"] * 0.25


@pytest.mark.slow(4)
def test_every_generated_call_is_answered_without_a_fault(tmp_path: Path) -> None:
    with beside(tmp_path / "data", operator=Operator(OPERATOR)) as around:
        call_everything(around, CALLS, SEED)
        assert around.counts["calls"] >= CALLS
        assert around.counts["answered 200"] > CALLS / 20
