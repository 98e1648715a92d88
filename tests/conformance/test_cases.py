"""All conformance cases."""

import pytest

from tests.conformance.cases import Case, all_cases, run


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: f"{case.game}-{case.id}")
def test_case_goes_as_described(case: Case) -> None:
    run(case)
