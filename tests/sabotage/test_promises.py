"""The page about security says what is so: its proofs exist, and its numbers are those of the program."""

import re

from pixcade.core.commitment import SALT_BYTES, SCHEME, commitment
from pixcade.server import bounding, guarding, house, identity, limits, routes, talking, uploads
from tests.sabotage.promises import PAGE, PROOF, names_of_tests, promises
from tests.sabotage.run import ROOT, faults, read_fault

TEXT = " ".join(PAGE.read_text(encoding="utf-8").split())
HOUR = 3_600_000


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


def test_the_test_vector_opens() -> None:
    found = re.search(r"^```commitment\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    lines, gives = found[1].rstrip("\n").split("\n\n")
    scheme, table, step, piece, move, salt = lines.split("\n")
    assert scheme == SCHEME
    assert commitment(table, int(step), piece, move, salt) == gives


def test_the_numbers_on_the_page_are_those_of_the_program() -> None:
    for said in (
        f"{SALT_BYTES} bytes",
        f"{identity.COOKIE_SECONDS // 86_400} days",
        f"{identity.CODE_LENGTH} signs out of {len(identity.CODE_SIGNS)}",
        f"{routes.LINK_SECONDS // 60} minutes",
        f"at most {guarding.BODY_LIMIT // 1024} KiB",
        f"at most {guarding.UPLOAD_LIMIT // 1024 // 1024} MiB",
        f"{bounding.LONGEST_HEAD // 1024} KiB of head",
        f"{bounding.LONGEST_REQUEST // 1024 // 1024} MiB in all",
        f"{bounding.SECONDS_TO_ASK:g} seconds",
        f"{limits.CONNECTIONS_PER_PERSON} connections",
        f"{limits.CONNECTIONS_PER_ADDRESS} connections",
        f"{uploads.SECONDS:g} seconds and {uploads.MEBIBYTES} MiB",
        f"{talking.CHAT_KEPT // 24 // HOUR} days",
        f"{house.LOBBY_KEPT // HOUR} hours",
        guarding.POLICY.format(connect="'self'"),
    ):
        assert said in TEXT, said
