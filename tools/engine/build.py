"""Builds the engine for games without a server: Python for browsers, msgspec for it, and our modules that it runs."""

import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import zipfile
from collections.abc import Iterable
from pathlib import Path

import run as starter

HERE = Path(__file__).parent
ROOT = starter.ROOT
PACKAGES = starter.VENV / "engine"
PACKAGE_FOLDERS = ("bots", "games", "local", "protocol", "room", "table")
DATA = (".py", ".txt")
WHEEL_TAG = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary=:all:")
LEFT_OUT = re.compile(
    r"(_pyrepl|ctypes|ensurepip|multiprocessing|sqlite3|unittest|wsgiref|xml|xmlrpc|html|curses|dbm|pydoc_data)/"
    r"|(_pyio|doctest|ftplib|imaplib|mailbox|optparse|pdb|pickletools|poplib|profile|pstats|pydoc|smtplib|tarfile|turtle"
    r"|webbrowser|difflib|plistlib|trace|timeit|cProfile|nntplib|calendar_gui|symtable|cmd|sched|shelve)\.py$"
)
"""Parts of the standard library that nothing here imports."""
DATE = (1980, 1, 1, 0, 0, 0)
"""The date of every file in a zip: the same sources then give the same bytes."""


LICENCES = """The engine in this folder contains:

Pyodide {pyodide}, MPL-2.0. Its source: https://github.com/pyodide/pyodide
CPython {python} and its standard library, PSF-2.0. Its source: https://github.com/python/cpython
msgspec, BSD-3-Clause. Its license is in msgspec.zip.
Pixcade, MIT.
"""


def build_engine(folder: Path) -> None:
    """Write the engine into a folder. Raises Failure if a package can't be fetched."""
    packages = fetch_packages()
    pyodide = packages / "node_modules" / "pyodide"
    [wheel] = packages.glob("msgspec-*.whl")
    contents = {
        "pyodide.mjs": (pyodide / "pyodide.mjs").read_bytes(),
        "pyodide.asm.mjs": (pyodide / "pyodide.asm.mjs").read_bytes(),
        "pyodide.asm.wasm": (pyodide / "pyodide.asm.wasm").read_bytes(),
        "python_stdlib.zip": zipped(without(members(pyodide / "python_stdlib.zip"), LEFT_OUT)),
        "msgspec.zip": zipped(members(wheel)),
        "pixcade.zip": zipped(own_modules()),
    }
    stored = {f"{name}.gz" if name.endswith(".wasm") else name: name for name in contents}
    files = {
        at: gzip.compress(contents[name], 9, mtime=0) if at != name else contents[name] for at, name in stored.items()
    }
    digest = hashlib.sha256()
    for at, content in sorted(files.items()):
        digest.update(f"{at} {hashlib.sha256(content).hexdigest()}\n".encode())
    id = digest.hexdigest()[:12]
    (folder / id).mkdir(parents=True)
    for at, content in files.items():
        (folder / id / at).write_bytes(content)
    listed = [{"name": name, "stored": at, "bytes": len(files[at])} for at, name in stored.items()]
    lock = json.loads((pyodide / "pyodide-lock.json").read_bytes())["info"]
    version = json.loads((pyodide / "package.json").read_bytes())["version"]
    licences = LICENCES.format(pyodide=version, python=lock["python"])
    (folder / "licences.txt").write_text(licences, encoding="utf-8")
    index = {"id": id, "python": lock, "files": listed}
    (folder / "engine.json").write_text(json.dumps(index), encoding="utf-8")
    (folder / "server.json").write_text(server_info(), encoding="utf-8")


def fetch_packages() -> Path:
    """Install the pinned packages, unless they are here already; return their folder."""
    stamp, wanted = PACKAGES / "installed-from", starter.digest(HERE)
    if starter.content(stamp) == wanted:
        return PACKAGES
    shutil.rmtree(PACKAGES, ignore_errors=True)
    PACKAGES.mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, PACKAGES)
    _, npm = starter.find_node() or starter.install_node()
    quietly = ("--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
    starter.call([*npm, "ci", "--prefix", str(PACKAGES), *quietly], "npm")
    line = [str(starter.PYTHON), "-I", "-m", "pip", "download", "-q", "--no-input", "--no-deps", "--require-hashes"]
    starter.call([*line, *WHEEL_TAG, "-d", str(PACKAGES), "-r", str(HERE / "requirements.lock")], "pip")
    stamp.write_text(wanted, "utf-8")
    return PACKAGES


def members(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist() if not name.endswith("/")}


def without(files: dict[str, bytes], left_out: re.Pattern[str]) -> dict[str, bytes]:
    return {name: content for name, content in files.items() if not left_out.match(name)}


def own_modules() -> dict[str, bytes]:
    """Return our own modules that run in a browser, by their name in the archive."""
    package = ROOT / "src" / "pixcade"
    found: Iterable[Path] = (path for name in PACKAGE_FOLDERS for path in (package / name).rglob("*"))
    kept = [path for path in found if path.suffix in DATA and path.is_file()]
    kept += [package / "__init__.py", package / "packages.py"]
    return {path.relative_to(package.parent).as_posix(): path.read_bytes() for path in sorted(kept)}


def zipped(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, DATE), content, zipfile.ZIP_DEFLATED, 9)
    return buffer.getvalue()


def build_site(folder: Path, server: str) -> None:
    """Build the client with the engine into a folder, as a site without a server."""
    extra = starter.VENV / "static"
    shutil.rmtree(extra, ignore_errors=True)
    build_engine(extra / "engine")
    node, _ = starter.find_node() or starter.install_node()
    starter.call([node, str(starter.WEB / "build.mjs"), str(folder), str(extra), server], "The build of the site")


def server_info() -> str:
    """Return what the engine says about itself: pages without a game need it, but not the engine."""
    code = "from pixcade.local.api import describe_device; print(describe_device())"
    line = [str(starter.PYTHON), "-c", code]
    return subprocess.run(line, check=True, capture_output=True, text=True).stdout.strip()
