"""The page about security says what is so: its proofs exist, and its numbers are those of the program."""

import re

from pixcade.core.commitment import SALT_BYTES, SCHEME, commitment
from pixcade.server.access import rate_limits, tokens
from pixcade.server.auth import middleware
from pixcade.server.http import tables
from pixcade.server.net import bounded_http, connection_limits, read_budget
from pixcade.server.registry import create
from pixcade.server.replays import upload_process
from pixcade.server.rooms import chat
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


def test_the_numbers_on_the_page_are_those_of_the_program() -> None:
    for said in (
        f"{SALT_BYTES} bytes",
        f"{tokens.COOKIE_SECONDS // 86_400} days",
        f"{tokens.CODE_LENGTH} signs out of {len(tokens.CODE_SIGNS)}",
        f"{tables.LINK_SECONDS // 60} minutes",
        f"at most {middleware.BODY_LIMIT // 1024} KiB",
        f"at most {middleware.UPLOAD_LIMIT // 1024 // 1024} MiB",
        f"{bounded_http.LONGEST_HEAD // 1024} KiB of head",
        f"{bounded_http.LONGEST_REQUEST // 1024 // 1024} MiB in all",
        f"at most {bounded_http.MOST_HEADERS} headers",
        f"{middleware.MOST_PARAMETERS} parameters in a query of {middleware.LONGEST_QUERY // 1024} KiB",
        f"more than {bounded_http.FREE_CHUNKS} chunks has {bounded_http.LEAST_CHUNK} bytes",
        f"{bounded_http.SECONDS_TO_ASK:g} seconds",
        f"{bounded_http.SECONDS_TO_SEND:g} seconds",
        f"a read handles {read_budget.FRAMES_AT_ONCE} frames",
        f"{read_budget.OWN_FRAMES} frames at once and {read_budget.OWN_FRAMES_A_SECOND:g} a second",
        f"{read_budget.SHARED_FRAMES:,} and {read_budget.SHARED_FRAMES_A_SECOND:g} a second",
        f"at most {connection_limits.MOST_PER_ADDRESS} of an address",
        f"for {connection_limits.LOOK_SECONDS * connection_limits.STUCK_LOOKS:g} seconds",
        f"{rate_limits.CONNECTIONS_PER_PERSON} connections",
        f"{rate_limits.CONNECTIONS_PER_ADDRESS} connections",
        f"{upload_process.SECONDS} seconds of processor time and {upload_process.MEBIBYTES} MiB",
        f"{chat.CHAT_KEPT // 24 // HOUR} days",
        f"{create.LOBBY_KEPT // HOUR} hours",
        middleware.POLICY.format(connect="'self'"),
    ):
        assert said in TEXT, said
