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
    monkeypatch.setattr(checks, "COMPILING", ("python", "-c", "print('compiling')"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # to load them takes longer than such a suite
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


@pytest.mark.parametrize(
    ("holds", "strict", "code", "closing"),
    [
        (True, "", 0, "3 passed, 0 failed, 2 skipped"),
        (True, "true", 1, "3 passed, 0 failed, 2 skipped"),
        (False, "", 1, "2 passed, 1 failed, 2 skipped"),
    ],
    ids=["all pass", "skips fail if CI is true", "one fails"],
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
    assert capfd.readouterr().out.splitlines()[-1] == closing


def test_lab_tests_run_separately(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "test_it.py").write_text(SUITE.format(holds=False))
    (folder / checks.LAB_TESTS).mkdir(parents=True)
    (folder / checks.LAB_TESTS / "test_lab.py").write_text("def test_lab(): pass\ndef test_more(): pass\n")
    assert checks.main(["-k", "passes or lab or more"]) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "1 passed, 0 failed, 0 skipped"
    assert checks.main(["lab"]) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "2 passed, 0 failed, 0 skipped"


def test_arguments_go_to_pytest_alone(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "test_it.py").write_text(SUITE.format(holds=False))
    assert checks.main(["-k", "passes"]) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "1 passed, 0 failed, 0 skipped"
