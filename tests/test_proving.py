"""The machinery of `run.py prove`, on a checkout with two proofs of its own."""

import subprocess
from pathlib import Path

import pytest

from tests.counts import Portion, Progress, Proof, Result, together
from tests.prove import commit, main


def odd_squares(count: int, seed: int) -> dict[str, int | float]:
    """A proof that holds: the square of an odd number is odd."""
    tried = range(seed * 1000 + 1, seed * 1000 + 1 + 2 * count, 2)
    assert all(number * number % 2 for number in tried)
    return {"numbers": count, "largest number": tried[-1], "smallest number": tried[0]}


def no_seven(count: int, seed: int) -> str:
    """A proof that fails."""
    assert seed != 7, "seven | was drawn"
    return f"{count} tried"


HOLDS = Proof("squares", "Odd squares are odd.", "tests.test_proving:odd_squares", total=25, test=2, chunk=10)
FAILS = Proof("seven", "Never seven.", "tests.test_proving:no_seven", total=5, test=1, chunk=5, seed=7)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for line in (
        ["init", "-q"],
        ["-c", "user.name=A", "-c", "user.email=a@b.invalid", "commit", "-q", "--allow-empty", "-m", "Begin"],
    ):
        subprocess.run(["git", *line], cwd=tmp_path, check=True)
    (tmp_path / ".git" / "info" / "exclude").write_text(".proof/\n")
    return tmp_path


def rows(checkout: Path) -> list[list[str]]:
    lines = (checkout / "docs" / "proof.md").read_text(encoding="utf-8").splitlines()
    return [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")][2:]


def test_chunks_share_the_count_and_draw_from_seeds_in_a_row() -> None:
    assert [(portion.count, portion.seed) for portion in HOLDS.portions()] == [(10, 1), (10, 2), (5, 3)]


def test_figures_are_added_up_except_extremes() -> None:
    assert together([{"a": 1, "largest b": 5, "smallest c": 2}, {"a": 1999, "largest b": 4, "smallest c": 1}]) == (
        "a 2,000, largest b 5, smallest c 1"
    )


def test_table_names_commit_command_count_seed_figure_and_time(checkout: Path) -> None:
    assert main([], [HOLDS], checkout) == 0
    [row] = rows(checkout)
    assert row[:-1] == [
        "Odd squares are odd.",
        commit(checkout)[0],
        "`python3 run.py prove squares`",
        "25",
        "1",
        "numbers 25, largest number 3,009, smallest number 1,001",
    ]
    assert row[-1].endswith(" s")


def test_broken_promise_fails_aloud_and_keeps_the_other_rows(checkout: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["squares"], [HOLDS, FAILS], checkout) == 0
    assert main(["seven"], [HOLDS, FAILS], checkout) == 1
    assert "seven: FAILED, AssertionError: seven | was drawn" in capfd.readouterr().out
    table = (checkout / "docs" / "proof.md").read_text(encoding="utf-8")
    assert "| `python3 run.py prove squares` |" in table
    assert "FAILED: AssertionError: seven \\| was drawn" in table


def test_unknown_name_is_refused(checkout: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["eight"], [HOLDS], checkout) == 2
    assert capfd.readouterr().out == "No proof is called eight. There are: squares.\n"


def test_interrupted_proof_goes_on_where_it_stopped(checkout: Path) -> None:
    path = checkout / ".proof" / commit(checkout)[1] / "squares.jsonl"
    first = next(HOLDS.portions())
    Progress(path, HOLDS).add(Result(first, {"numbers": 10_000}, 5.0))
    with path.open("a") as file:
        file.write('\n["tests.test_proving:odd_squ')  # cut off in mid-line
    assert len(Progress(path, HOLDS).missing()) == 2
    assert main([], [HOLDS], checkout) == 0
    assert rows(checkout)[0][5].startswith("numbers 10,015")
    assert Progress(path, HOLDS).missing() == []


def test_progress_of_other_counts_or_seeds_is_not_used(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "file", HOLDS)
    progress.add(Result(Portion(HOLDS.function, 10, 99), {}, 1.0))
    assert len(Progress(tmp_path / "file", HOLDS).missing()) == 3


def test_progress_belongs_to_the_tree_as_it_is(checkout: Path) -> None:
    label, key = commit(checkout)
    assert label == key
    (checkout / "new").write_text("1")
    changed = commit(checkout)
    assert changed[0] == f"{label} and changes"
    (checkout / "new").write_text("2")
    assert len({key, changed[1], commit(checkout)[1]}) == 3
