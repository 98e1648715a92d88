"""The engine in Pyodide plays as in CPython."""

import json
import subprocess
from pathlib import Path

import pytest

import run as starter
from pixcade.games import GAMES
from tests.local import device
from tests.local.device import whole_game
from tests.web.building import node
from tools.engine.build import fetch_packages, own_modules, zipped

CODE = """
import json
from device import PLAYOUTS, whole_game
from pixcade.bots.pixl import plain_search
plain_search.PLAYOUTS = PLAYOUTS
json.dumps(whole_game({game!r}))
"""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("_plain_bots")
def test_same_seed_and_moves_give_the_same_log(game: str, tmp_path: Path) -> None:
    try:
        packages = fetch_packages()
    except starter.Failure as failure:  # no connection, and the packages were never fetched
        pytest.skip(str(failure))
    [wheel] = packages.glob("msgspec-*.whl")
    ours = tmp_path / "ours.zip"
    ours.write_bytes(zipped({**own_modules(), "device.py": Path(device.__file__).read_bytes()}))
    script = Path(__file__).with_name("in_pyodide.mjs")
    line: list[str | Path] = [
        node(),
        script,
        packages / "node_modules" / "pyodide",
        CODE.format(game=game),
        wheel,
        ours,
    ]
    log = json.loads(subprocess.run(line, check=True, capture_output=True, text=True).stdout)
    assert log == whole_game(game)
