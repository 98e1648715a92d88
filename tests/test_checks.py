"""The closing count of `run.py test`."""

from pathlib import Path

import pytest

from tests import checks

SUITE = """
import pytest
def test_passes(): pass
def test_fails(): assert {holds}
@pytest.mark.skip(reason="on purpose")
def test_skipped(): pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    monkeypatch.setattr(checks, "CHECKS", (("python", "-c", "0"), ("no-such-program",)))
    monkeypatch.setattr(checks, "PYTEST", ("pytest", "-q"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CI", raising=False)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


@pytest.mark.parametrize(
    ("holds", "strict", "code", "closing"),
    [
        (True, "", 0, "3 passed, 0 failed, 2 skipped"),
        (True, "true", 1, "3 passed, 0 failed, 2 skipped"),
        (False, "", 1, "2 passed, 1 failed, 2 skipped"),
    ],
    ids=["all hold", "skips fail where CI is true", "one fails"],
)
def test_tests_and_checks_are_counted_together(
    folder: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    holds: bool,
    strict: str,
    code: int,
    closing: str,
) -> None:
    monkeypatch.setenv("CI", strict)
    (folder / "test_it.py").write_text(SUITE.format(holds=holds))
    assert checks.main([]) == code
    lines = capfd.readouterr().out.splitlines()
    assert lines[-1] == closing
    assert "SKIPPED: there is no no-such-program on this machine." in lines


def test_arguments_go_to_pytest_alone(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "test_it.py").write_text(SUITE.format(holds=False))
    assert checks.main(["-k", "passes"]) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "1 passed, 0 failed, 0 skipped"


def test_a_suite_that_cannot_be_collected_fails(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert checks.main(["nowhere"]) == 1
    assert capfd.readouterr().out.splitlines()[-1] == "0 passed, 1 failed, 0 skipped"
