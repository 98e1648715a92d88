"""`pixcade work` says in one sentence why it can't."""

import pytest

from pixcade.cli import main
from tests.engines.programs import free_port
from tests.engines.redis import Redis
from tests.kernels.cached_kernels import FOLDER


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operator has set no variable, and the kernels are there."""
    monkeypatch.delenv("PIXCADE_BUS_URL", raising=False)
    monkeypatch.setenv("PIXCADE_DATA", str(FOLDER))


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the one sentence that it leaves with."""
    assert main(["work", "--language", "en", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_a_worker_without_a_redis_says_what_to_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--bus-url" in refused(capsys)


def test_a_redis_that_does_not_answer_is_named_without_its_password(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    address = f"redis://name:secret@127.0.0.1:{port}/0"
    assert "PIXCADE_BUS_URL" in refused(capsys, "--bus-url", address), "no password is taken from a command line"
    monkeypatch.setenv("PIXCADE_BUS_URL", address)
    said = refused(capsys)
    assert f"127.0.0.1:{port}" in said
    assert "secret" not in said


def test_a_redis_that_refuses_is_told_apart(capsys: pytest.CaptureFixture[str], redis: Redis) -> None:
    assert redis.ask("CONFIG SET requirepass secret") == "+OK"
    assert "does not let Pixcade in" in refused(capsys, "--bus-url", redis.url)


def test_what_can_not_be_an_address_or_a_number_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--bus-url" in refused(capsys, "--bus-url", "http://127.0.0.1")
    assert "no address of a Redis" in refused(capsys, "--bus-url", "redis://127.0.0.1:nothing")
    assert "--workers" in refused(capsys, "--bus-url", "redis://127.0.0.1", "--workers", "0")


def test_the_address_can_stand_in_a_variable(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    monkeypatch.setenv("PIXCADE_BUS_URL", f"redis://127.0.0.1:{port}")
    assert str(port) in refused(capsys)
