"""Installs a wheel with the Python that runs this, plays a game with it, and opens the page of its server.

    python tests/installed.py dist/*.whl

Needs the standard library and a package index. Prints the size and the time of each step.
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

LIMIT_S = 120
GAME = ("text", "pixoid", "--players", "3", "--watch", "--bots", "easy", "--option", "game=short", "--seed", "7")
VALUE = """
from pixcade.lab import make, value
position = "pixoid p1-1A.2A.3A.4A taken=10 amber@h7 sky@h6 rose@b9 mint@g6"
assert value(make("pixcade/pixoid_team-v1", position=position)).source == "solved"
"""


def main(wheel: Path) -> int:
    """Return 0 if everything works; otherwise the failing step raises."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        venv.create(Path(folder) / "venv", with_pip=True)
        programs = Path(folder) / "venv" / ("Scripts" if os.name == "nt" else "bin")
        python, pixcade = str(programs / "python"), str(programs / "pixcade")
        run = {"check": True, "env": {**os.environ, "PIXCADE_DATA": str(Path(folder) / "data")}}
        subprocess.run([python, "-m", "pip", "install", "-q", str(wheel)], check=True)
        files = [path.stat().st_size for path in Path(folder).rglob("*") if path.is_file()]
        print(f"Python {sys.version.split()[0]}: {sum(files) // 1_000_000} MB in {time.monotonic() - began:.0f} s")
        subprocess.run([pixcade, *GAME], stdout=subprocess.DEVNULL, **run)  # type: ignore[call-overload]  # one for all
        print("A game in the terminal was played.")
        subprocess.run([python, "-c", VALUE], **run)  # type: ignore[call-overload]  # as above
        print("A position was solved.")
        serve(pixcade, run["env"])  # type: ignore[arg-type]  # as above
        print("The server shows its page.")
    return 0


def serve(pixcade: str, environment: dict[str, str]) -> None:
    """Start a server, load its page, and stop it. Raises TimeoutError."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    line = [pixcade, "serve", "--port", str(port), "--no-open-browser"]
    with subprocess.Popen(line, stdout=subprocess.DEVNULL, env=environment) as server:
        try:
            page = fetch(f"http://127.0.0.1:{port}/", time.monotonic() + LIMIT_S)
            assert b'name="pixcade-build"' in page, page[:200]
        finally:
            server.terminate()


def fetch(address: str, until: float) -> bytes:
    while True:
        try:
            with urllib.request.urlopen(address) as answer:
                content: bytes = answer.read()
                return content
        except OSError:
            if time.monotonic() > until:
                raise TimeoutError(address) from None
            time.sleep(0.2)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
