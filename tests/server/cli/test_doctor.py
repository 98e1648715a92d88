"""`pixcade doctor` names what keeps a server from working."""

import asyncio
import io
import os
import socket
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from pixcade.cli.screen import Screen
from pixcade.locales import Words
from pixcade.server.cli import doctor
from pixcade.store.private_files import DATABASE
from tests.server.support.server import run, serving
from tests.store.permissions import FORBIDDEN_TO


def report(data: Path, **settings: object) -> tuple[int, str]:
    """Run the doctor with settings; return its exit code and output."""
    out = io.StringIO()
    parsed = Namespace(**{"data": str(data), "port": "0", **settings})
    return doctor.run(parsed, Screen(io.StringIO(), out, {}), Words("en")), out.getvalue()


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("PIXCADE_")]:
        monkeypatch.delenv(name)


def test_new_folder_is_fine_and_not_created(tmp_path: Path) -> None:
    _, text = report(tmp_path / "new")
    assert "Not created yet" in text
    assert not (tmp_path / "new").exists()


def test_damaged_database_is_an_error_with_a_remedy(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"not a database" * 1000)
    code, text = report(tmp_path)
    assert code == 1
    assert f"pixcade restore FILE --data {tmp_path}" in text


def test_forbidden_folder_is_an_error(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    line = [*FORBIDDEN_TO, sys.executable, "-m", "pixcade", "doctor", "--data", str(tmp_path), "--port", "0"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"You may not write to {tmp_path}" in done.stdout


def test_port_of_another_program_is_a_warning(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        _, text = report(tmp_path, port=port)
    assert f"Another program uses port {port}." in text


def test_running_server_is_recognised(tmp_path: Path) -> None:
    async def test() -> str:
        async with serving(tmp_path / "data") as served:
            return (await asyncio.to_thread(report, tmp_path / "data", port=str(served.port)))[1]

    assert "A server is running on port" in run(test())


def test_public_address_without_a_trusted_proxy_is_an_error(tmp_path: Path) -> None:
    code, text = report(tmp_path, public_url="https://games.example")
    assert code == 1
    assert "no proxy is trusted" in text


def test_unreachable_public_address_is_a_warning(tmp_path: Path) -> None:
    _, text = report(tmp_path, public_url="http://127.0.0.1:9")
    assert "http://127.0.0.1:9 can't be reached from here" in text
