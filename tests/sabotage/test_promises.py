"""The page about security says what is so: its proofs exist; tests/deploy/test_figures.py reads its numbers."""

import re

from pixcade.core.commitment import SCHEME, commitment
from pixcade.server.auth import middleware
from tests.sabotage.promises import PAGE, PROOF, names_of_tests, promises
from tests.sabotage.run import ROOT, faults, read_fault

TEXT = " ".join(PAGE.read_text(encoding="utf-8").split())


def test_every_promise_has_a_number_of_its_own_and_a_proof() -> None:
    found = promises()
    assert [promise.id for promise in found] == [f"S{number}" for number in range(1, len(found) + 1)]
    assert [promise.id for promise in found if not promise.proofs] == []


def test_every_proof_on_the_page_is_a_test_that_exists() -> None:
    named = PROOF.findall(PAGE.read_text(encoding="utf-8"))
    assert len(named) == TEXT.count("::")
    assert [f"{file}::{name}" for file, name in named if name not in names_of_tests(ROOT / file)] == []


def test_every_planted_fault_is_caught_by_a_test_that_exists() -> None:
    named = [test.split("[")[0].split("::") for path in faults() for test in read_fault(path).tests]
    assert [f"{file}::{name}" for file, name in named if name not in names_of_tests(ROOT / file)] == []


def test_no_planted_fault_is_left_to_a_test_that_only_prove_runs() -> None:
    named = [test.split("[")[0].split("::") for path in faults() for test in read_fault(path).tests]
    left = r"^@pytest\.mark\.proof.*\n(?:[@ )\]].*\n)*(?:async )?def {}\("
    texts = {file: (ROOT / file).read_text(encoding="utf-8") for file, _ in named}
    assert [name for file, name in named if re.search(left.format(name), texts[file], re.MULTILINE)] == []


def test_the_test_vector_opens() -> None:
    found = re.search(r"^```commitment\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    lines, gives = found[1].rstrip("\n").split("\n\n")
    scheme, table, step, piece, move, salt = lines.split("\n")
    assert scheme == SCHEME
    assert commitment(table, int(step), piece, move, salt) == gives


def test_the_policy_on_the_page_is_that_of_the_program() -> None:
    assert middleware.POLICY.format(connect="'self'") in TEXT
