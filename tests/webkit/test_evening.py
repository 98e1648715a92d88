"""Browser crashes: one is tolerated as the browser's own fault, two are the page's."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from tests.e2e.evening import lan
from tests.server.support.server import Served
from tests.webkit.evening import Evening, Fallen
from tests.webkit.phone import Phone


def fall(home: Path) -> None:
    """Kill the page's process in the browser with this home, like a crash."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):  # others come and go
            is_page = (process / "comm").read_text(encoding="utf-8").startswith("WebKitWebProces")
            if is_page and f"HOME={home}\0".encode() in (process / "environ").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)


@pytest.mark.slow(5)
@pytest.mark.parametrize("falls", [1, 2])
def test_browser_crash_is_retried_once(evening: Evening, falls: int) -> None:
    evenings: list[Path] = []

    async def test(served: Served, phone: Phone) -> None:
        await phone.open(lan(served))
        await phone.sees("h1")
        folder = evening.folder / "again" if evenings else evening.folder
        evenings.append(folder)
        if len(evenings) <= falls:
            fall(folder / "phone")
            await phone.misses("h1")

    if falls == 1:
        evening.run(test)
    else:
        with pytest.raises(Fallen):
            evening.run(test)
    assert len(evenings) == 2
