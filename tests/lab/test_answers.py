"""Exact answers and the benchmark: values, mixes, regret, and losses of policies."""

import hashlib
import re
import sys
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from pixcade.bots.exact.plain_simplex import solve_plainly
from pixcade.cli import command_line as cli
from pixcade.games import analyst_of
from pixcade.games.errors import PixcadeError
from pixcade.lab.answers import loss, mixes, regret, value
from pixcade.lab.benchmark import PolicyFunction, Scored, loss_in, score
from pixcade.lab.form import own_forms
from pixcade.lab.game_state import GameState, make, symmetric_forms
from pixcade.lab.pixoid.benchmark import VERSION, positions, uniform
from pixcade.lab.pixoid.form import BUGS, PIXOID

IDS = tuple(own_forms())

ROOT = Path(__file__).parents[2]
SUM_OF_VALUES = 739.0509
POSITION = "pixoid p1-1A.2A.3A.4A taken=10 amber@h7 sky@h6 rose@b9 mint@g6"


@pytest.fixture(scope="module")
def state() -> GameState:
    return make(IDS[1], position=POSITION)


def test_values_and_mixes_equal_exact_answer(state: GameState) -> None:
    answer = analyst_of("pixoid").answer(state.state)
    assert value(state) == pytest.approx(answer.value, abs=1e-6)
    shares = {state.spelled(PIXOID, action): share for action, share in mixes(state)[PIXOID].items()}
    expected = {one.moves["amber"]: one.share for one in answer.sides[0].mix if one.share}
    assert shares == pytest.approx(expected, abs=1e-6)
    assert sum(mixes(state)[BUGS].values()) == pytest.approx(1)


def test_value_names_its_source_and_error(state: GameState) -> None:
    assert (value(state).source, value(state).error) == ("solved", 0.0)
    estimate = value(make(IDS[1], position=POSITION.replace("taken=10", "taken=2")))
    assert (estimate.source, estimate.error) == ("evaluator", None)


def test_estimate_is_not_called_a_proof(capsys: pytest.CaptureFixture[str]) -> None:
    for taken, proof in ((10, True), (2, False)):
        assert cli.main(["--language", "en", "exact", POSITION.replace("taken=10", f"taken={taken}")]) == 0
        assert ("Proof:" in capsys.readouterr().out) == proof


def test_losses_of_mixes_match_certificate(state: GameState) -> None:
    for player, mix in mixes(state).items():
        assert loss(state, player, mix) == pytest.approx(0, abs=1e-6)
        for action in mix:
            assert regret(state, player, action) == pytest.approx(0, abs=1e-6)
    worth = {one.moves["amber"]: one.worth for one in analyst_of("pixoid").answer(state.state).sides[0].mix}
    for action in state.legal_actions(PIXOID):
        expected = value(state) - worth[state.spelled(PIXOID, action)]
        assert regret(state, PIXOID, action) == pytest.approx(expected, abs=1e-5)
        assert loss(state, PIXOID, {action: 1.0}) >= regret(state, PIXOID, action) - 1e-9


def test_symmetric_forms_have_same_value_and_mixes(state: GameState) -> None:
    for form in symmetric_forms(state)[::5]:
        assert value(form.state) == pytest.approx(value(state), abs=1e-6)
        turned = {form.action(PIXOID, action): share for action, share in mixes(state)[PIXOID].items()}
        assert loss(form.state, PIXOID, turned) == pytest.approx(0, abs=1e-6)


def test_whole_game_position_is_answered_as_its_round(state: GameState) -> None:
    seats = make(IDS[0], position=POSITION.replace("taken=10", "round=2 taken=10 scores=3.9.9.9 "
                 .strip()).replace("amber@h7 sky@h6", "amber@h6 sky@h7"))  # fmt: skip
    assert value(seats) == pytest.approx(value(state), abs=1e-6)


def test_position_without_exact_values_is_rejected(state: GameState) -> None:
    with pytest.raises(PixcadeError):
        value(make(IDS[2]))
    with pytest.raises(PixcadeError):
        mixes(make(IDS[1], layout="p1-1A.2A.3A.4A"))
    with pytest.raises(ValueError, match="add up"):
        loss(state, PIXOID, {state.legal_actions(PIXOID)[0]: 0.5})


def best(position: Scored) -> dict[int, dict[int, float]]:
    """The exact mixes of a position of the benchmark."""
    solution = solve_plainly(position.payoffs)
    return {
        PIXOID: {action: float(solution.rows[at]) for action, at in position.rows.items()},
        BUGS: {action: float(solution.columns[at]) for action, at in position.columns.items()},
    }


def always(mix: dict[int, float]) -> PolicyFunction:
    """A policy that has one answer."""
    return lambda state, player: mix


def test_exact_play_loses_nothing_in_benchmark() -> None:
    for position in positions()[::16]:
        for player, mix in best(position).items():
            assert loss_in(position, always(mix), player) == pytest.approx(0, abs=1e-6)


def test_position_set_matches_its_version() -> None:
    # The sum of the values of the set v1, when it was published: another sum is another set, and needs another version.
    assert VERSION == "v1"
    assert len(positions()) == 256
    assert float(np.sum([one.value for one in positions()])) == pytest.approx(SUM_OF_VALUES, abs=1e-3)


def test_policy_returns_action_or_mix_else_is_rejected() -> None:
    position = positions()[0]
    action = position.state.legal_actions(PIXOID)[0]
    assert loss_in(position, lambda state, player: action, PIXOID) == pytest.approx(
        loss_in(position, lambda state, player: {action: 1.0}, PIXOID)
    )
    with pytest.raises(ValueError, match="not legal"):
        loss_in(position, lambda state, player: 39, PIXOID)
    with pytest.raises(ValueError, match="add up"):
        loss_in(position, lambda state, player: {action: 0.7}, PIXOID)


def test_greedy_loses_less_than_random() -> None:
    few, many = score("random", uniform, 40), score("random", uniform)
    assert 0 < many.together.half_width < few.together.half_width
    assert many.roles[PIXOID].mean > 0.2


def test_command_prints_line_for_leaderboard(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(["benchmark", "random", "--positions", "8", "--name", "chance"]) == 0
    line = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"\| chance \|( \d\.\d{3} ± \d\.\d{3} \|){3} 8 \| v1 \|", line)
    assert cli.main(["benchmark", "no_such_module:policy"]) == 2
    (tmp_path / "wrong_policy.py").write_text("def policy(state, player):\n    return 39\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert cli.main(["benchmark", "wrong_policy:policy", "--positions", "1"]) == 2
    assert "39 is not legal" in capsys.readouterr().err
    assert cli.main(["benchmark", "nobody"]) == 2


def test_policy_is_loaded_from_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pol.py").write_text(
        "LIMIT = 3\ndef policy(state, player):\n    return state.legal_actions(player)[0]\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "bot.py").write_text("def choose(view):\n    return view.legal[0]\n", encoding="utf-8")
    for name in ("pol.py", "./pol.py:policy", "python:pol.py:policy", "python:pol:policy", "bot.py"):
        assert cli.main(["benchmark", name, "--positions", "1"]) == 0, name
    capsys.readouterr()
    for name in ("./pol.py:police", "./poll.py:policy", "poll.py", "./pol:policy", "pol:LIMIT", "exec:no-such-program"):
        assert cli.main(["benchmark", name, "--positions", "1"]) == 2, name
        assert len(capsys.readouterr().err.splitlines()) == 1, name


def test_leaderboard_has_line_of_random_play() -> None:
    page = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    assert score("random", uniform).row() in page.splitlines()
    assert hashlib.sha256((files("pixcade.lab.pixoid") / "data/positions-v1.npz").read_bytes()).hexdigest() in page
