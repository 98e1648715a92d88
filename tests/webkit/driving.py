"""Real WebKit for tests: Debian's small browser, driven by WebDriver on a virtual display."""

import os
import select
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.waits import LIMIT

FLAT = "box * { font-size: 1px; padding: 0; margin: 0; min-width: 0; border-width: 0; }\n"
"""Without this the browser's own bar makes its window wider than a phone."""


def program(name: str) -> str:
    """Return a program's path; skips the test if it is missing."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"no {name} on this machine")
    return found


@contextmanager
def screen() -> Iterator[str]:
    """Run an X server for a while and give the name of its display, which was free."""
    reading, writing = os.pipe()
    command = [program("Xvfb"), "-displayfd", str(writing), "-screen", "0", "1280x1280x24", "-nolisten", "tcp"]
    with open(reading, encoding="ascii") as pipe, open(writing, "wb"):
        process = subprocess.Popen(
            command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        try:
            assert select.select([pipe], [], [], LIMIT)[0], "the X server does not start"
            yield f":{pipe.readline().strip()}"
        finally:
            process.terminate()
            process.wait(LIMIT)


@contextmanager
def webkit(display: str, folder: Path, proxy: int, *, here: bool = False) -> Iterator[WebDriver]:
    """Run a browser that remembers nothing and reaches the world through a proxy only, or 127.0.0.1 if it's `here`."""
    (folder / "gtk-3.0").mkdir(parents=True)
    (folder / "gtk-3.0" / "gtk.css").write_text(FLAT, encoding="utf-8")
    options = Options()
    options.add_argument("--automation")
    options.add_argument(f"--proxy=socks://127.0.0.1:{proxy}")
    if here:
        options.add_argument("--ignore-host=127.0.0.1")
    service = Service(
        program("WebKitWebDriver"), env=surroundings(display, folder), popen_kw={"start_new_session": True}
    )
    service.start()
    try:
        # Created by hand: selenium's own class for this browser waits forever, and warns of its own deprecations.
        connection = RemoteConnection(client_config=ClientConfig(service.service_url, timeout=int(LIMIT)))
        driver = WebDriver(connection, options=options)
        try:
            yield driver
        finally:
            driver.quit()
    finally:
        service.stop()
        with suppress(ProcessLookupError):  # a browser that lost its driver would keep running
            os.killpg(service.process.pid, signal.SIGKILL)


def surroundings(display: str, folder: Path) -> dict[str, str]:
    """Return an environment in which nothing of the person's own desktop is read or written."""
    kept = {name: str(folder) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")}
    return {"PATH": os.environ["PATH"], "DISPLAY": display, "LC_ALL": "C.UTF-8", "NO_AT_BRIDGE": "1", **kept}
