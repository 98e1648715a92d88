"""Examples and the notebook run, and play doesn't import the lab."""

import csv
import importlib
import json
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from pixcade.bots.api import View
from pixcade.bots.external import foreign_bot, think_or_default
from pixcade.games import GAMES
from pixcade.lab.archive import MoveRow
from pixcade.lab.arena.command_line import tournament
from pixcade.lab.arena.pairing import ArenaSettings, matches
from pixcade.lab.benchmark import score
from pixcade.lab.makers.notebook import NOTEBOOK, execute_notebook

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
SHORT = ("random_play.py", "own_bot.py", "exploitability.py", "batch_learner.py", "archive_table.py")
OF_THE_SERVER = (
    "asyncpg", "fluent", "httptools", "msgspec", "numba", "platformdirs", "prometheus_client", "segno",
    "starlette", "uvicorn", "uvloop", "websockets",
)  # fmt: skip
TEN = 10
"""Maximum lines of code in a short example besides its imports."""


def run(name: str, *arguments: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_random_game_example_plays(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run("random_play.py", monkeypatch=monkeypatch)
    assert "over (" in capsys.readouterr().out


def test_exploitability_example_prints_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run("exploitability.py", monkeypatch=monkeypatch)
    assert float(capsys.readouterr().out.split()[0]) > 0


def test_batch_example_learns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run("batch_learner.py", monkeypatch=monkeypatch)
    by_chance = 0.6  # Pixoid's result with random runs in this maze: measured with the same batch
    first, *_, last = (float(number) for number in capsys.readouterr().out.rpartition(":")[2].split())
    assert by_chance < first < last


def test_own_bot_example_plays_in_arena(tmp_path: Path) -> None:
    bots = [f"python:{EXAMPLES / 'own_bot.py'}:choose", "random"]
    (results,) = tournament(ArenaSettings("pixoid"), matches(bots, ladder=False), 1, tmp_path, workers=0).values()
    assert results[0].faults == ((), ())


def test_records_become_table_of_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run("archive_table.py", str(ROOT / "fixtures" / "records"), str(tmp_path / "moves"), monkeypatch=monkeypatch)
    written = Path(capsys.readouterr().out.strip())
    assert written.suffix == (".parquet" if find_spec("pyarrow") else ".csv")
    if written.suffix == ".csv":
        rows = [*csv.DictReader(written.read_text(encoding="utf-8").splitlines())]
        assert len(rows) > 40
        assert tuple(rows[0]) == MoveRow._fields
        assert {row["game"] for row in rows} == {"pixoid", "pixl"}
        assert any(int(row["milliseconds"]) >= 0 for row in rows)


def test_model_is_asked_for_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "model.py"
    program.write_text(
        "import re, sys\n"
        "moves = re.search('moves: (.*)', sys.stdin.read())[1].split(', ')\n"
        "print('I would say:', moves[-1])\n",
        encoding="utf-8",
    )
    monkeypatch.setenv("MODEL", f"{sys.executable} -S -E {program}")
    with foreign_bot(f"python:{EXAMPLES / 'ask_a_model.py'}:choose", "pixl") as bot:
        game = GAMES["pixl"]
        state = game.start(game.configure({}, seed=0))
        view = View(game, state, game.deciding(state)[0])
        thought, failure = think_or_default(bot, view)
    assert failure is None
    assert thought.move == view.legal[-1]


@pytest.mark.parametrize("name", SHORT)
def test_short_example_is_short(name: str) -> None:
    text = (EXAMPLES / name).read_text(encoding="utf-8")
    lines = [line for line in text.split('"""', 2)[2].splitlines() if line.strip()]
    assert len([line for line in lines if not line.startswith(("import ", "from "))]) <= TEN


def test_notebook_outputs_are_current() -> None:
    stored = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert execute_notebook(stored) == stored, "python -m pixcade.lab.makers.notebook writes it anew"
    pictures = [
        out for cell in stored["cells"] for out in cell.get("outputs", ()) if "image/svg+xml" in out.get("data", {})
    ]
    assert len(pictures) >= 2


def test_play_does_not_import_lab() -> None:
    code = (
        "import sys, pixcade.cli.command_line, pixcade.cli.play, pixcade.client.engine, pixcade.server.app\n"
        "studied = ('pettingzoo', 'gymnasium', 'pyspiel', 'open_spiel')\n"
        "assert not [name for name in sys.modules if name.startswith(('pixcade.lab', *studied))]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_lab_needs_neither_server_packages_nor_compiler() -> None:
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({OF_THE_SERVER!r}))\n"
        "import pixcade.lab.openspiel, pixcade.lab.pettingzoo.driver\n"
        "from pixcade.lab import make, symmetric_forms, value\n"
        "from pixcade.lab.benchmark import policy_of, score\n"
        "assert score('random', policy_of('random'), 2).positions == 2\n"
        "assert not [name for name in sys.modules if name.startswith('pixcade.server')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_batches_need_compiler_but_no_server_packages() -> None:
    hidden = tuple(name for name in OF_THE_SERVER if name != "numba")
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({hidden!r}))\n"
        "from pixcade.lab.batch import make_batch\n"
        "games = make_batch('pixcade/pixoid_team-v1', 2, boards=['p1-1A.2A.3A.4A'])\n"
        "assert games.step(games.random_actions()).done.sum() == 0\n"
        "assert games.state(1).position.startswith('pixoid p1-1A.2A.3A.4A ')\n"
        "sys.modules['numba'] = None\n"
        "try:\n    make_batch('pixcade/pixl-v1', 2)\nexcept ImportError as missing:\n    print(missing)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "numba is not installed: pip install numba\n"


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [("pixcade.lab.pettingzoo.pixl_v1", "PettingZoo", "pettingzoo"), ("pixcade.lab.openspiel", "OpenSpiel", "lab")],
)
def test_missing_package_is_reported_with_command(module: str, package: str, extra: str) -> None:
    hidden = "import sys; sys.modules['pettingzoo'] = sys.modules['pyspiel'] = None"
    code = f"{hidden}\ntry:\n    import {module}\nexcept ImportError as missing:\n    print(missing)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f'{package} is not installed: pip install "pixcade[{extra}]"\n'


@pytest.mark.parametrize("name", ["q_learners", "policy_gradient", "decoupled_uct"])
def test_barely_trained_learner_answers_benchmark(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.syspath_prepend(str(ROOT))
    module = importlib.import_module(f"examples.{name}")
    assert len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= 150
    if hasattr(module, "learned"):
        weights = module.learned(2)
        monkeypatch.setattr(module, "learned", lambda: weights)
    policy = module.policy if name != "decoupled_uct" else lambda state, player: module.policy(state, player, 20)
    assert score(name, policy, 3).together.mean > 0
