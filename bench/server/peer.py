"""boardgame.io: installed once into a folder for such things, and started from there."""

import shutil
import subprocess
from pathlib import Path

from platformdirs import user_cache_path

from bench.server.children import Server

OWN = Path(__file__).parent / "boardgame"
VERSION = "0.50.2"


def installed() -> Path | None:
    """Return the folder in which boardgame.io is, installed by npm if it is not yet; None where that can't be done."""
    folder = user_cache_path("pixcade") / "bench" / f"boardgame.io-{VERSION}"
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if all((folder / "node_modules" / name / "package.json").exists() for name in ("boardgame.io", "node-persist")):
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(OWN / "package.json", folder)
    command = [npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    return folder if done.returncode == 0 else None


def boardgame_server(folder: Path, kept: Path | None = None) -> Server:
    """Start boardgame.io as one runs it in earnest: in memory, or with its own storage in files of a folder."""
    node = shutil.which("node")
    assert node
    environment = {"NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production"}
    return Server([node, str(OWN / "serve.js"), *([] if kept is None else [str(kept)])], environment)
