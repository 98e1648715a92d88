"""Whatever is sent, the server answers: some of `python -m bench.fuzzing`, more in `run.py prove fuzz`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from pixcade.protocol.client_messages import Withdraw
from pixcade.server.rooms import submissions
from pixcade.server.ws import dispatch
from pixcade.table import commands
from pixcade.table.table import TableRefusal
from tests.amounts import amount
from tests.server.protocol.http_fuzz import OPERATOR, call_everything
from tests.server.protocol.message_fuzz import beside, found_in, fuzz

SEED = 4
ROUNDS, CALLS = amount((15, 120), (40, 400))


@pytest.mark.slow(5)
def test_messages_that_are_wrong_in_one_place_are_refused_with_a_code_and_change_nothing_they_may_not(
    tmp_path: Path,
) -> None:
    with beside(tmp_path / "data") as around:
        fuzz(around, ROUNDS, SEED)
        assert around.counts["inputs"] > 50 * ROUNDS
        assert around.counts["handled"] > around.counts["inputs"] * 0.25


@pytest.mark.slow(4)
def test_every_call_that_schemathesis_thinks_of_is_answered_without_a_fault(tmp_path: Path) -> None:
    with beside(tmp_path / "data", admin_token=OPERATOR) as around:
        call_everything(around, CALLS, SEED)
        assert around.counts["calls"] >= CALLS
        assert around.counts["answered 200"] > CALLS / 20


@contextmanager
def a_handler_that_fails_at_a_rare_value() -> Iterator[None]:
    usual = dispatch.ROUTES[Withdraw]

    async def faulty(room: Any, connection: Any, asked: Any) -> None:
        if asked.revision > 150:
            raise KeyError(asked.revision)
        await usual.handler(room, connection, asked)

    with patch.dict(dispatch.ROUTES, {Withdraw: usual._replace(handler=faulty)}):
        yield


@contextmanager
def a_seat_that_answers_for_another() -> Iterator[None]:
    def faulty(room: Any, connection: Any, seat: int) -> str:
        if connection.screen or seat >= len(room.table.seats):
            raise TableRefusal("table.not-your-seat", seat=seat + 1)
        return str(room.table.seats[seat].key)

    with patch.object(submissions, "own_key", faulty):
        yield


@contextmanager
def a_revision_that_is_not_checked() -> Iterator[None]:
    usual = commands.submit

    def faulty(table: Any, now: int, **asked: Any) -> Any:
        return usual(table, now, **{**asked, "revision": table.secret(asked["piece"]).revision})

    with patch.object(commands, "submit", faulty):
        yield


@pytest.mark.one_machine  # what is planted is in no store
@pytest.mark.slow(7)
@pytest.mark.parametrize(
    ("planted", "said"),
    [
        (a_revision_that_is_not_checked, "was replaced by"),
        *amount([], [(a_handler_that_fails_at_a_rare_value, "a bug of its own")]),
        *amount([], [(a_seat_that_answers_for_another, "by somebody who has")]),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, planted: Any, said: str) -> None:
    with planted(), beside(tmp_path / "data") as around:
        with pytest.raises(Exception) as raised:  # noqa: PT011 - hypothesis may put it into a group
            fuzz(around, 300, SEED)
        assert any(said in one for one in found_in(raised.value)), raised.value
