"""Shows an address: in the user's browser if there is one, and as a QR code."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping

import segno

REMOTE = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
"""The character for two modules, one above the other, by whether each is lit."""
QUIET = 2
"""Width of a code's quiet zone on a screen, where space is short; paper needs four."""
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


def has_browser(environment: Mapping[str, str], platform: str = sys.platform, user: int | None = None) -> bool:
    """Whether a page opened here would be visible to the user.

    Not over a remote connection, without a display, or as a service.
    """
    if any(environment.get(name) for name in REMOTE):
        return False
    if user is None:
        user = os.geteuid() if hasattr(os, "geteuid") else None
    if user == 0:
        return False
    return platform in ("win32", "darwin") or any(environment.get(name) for name in DISPLAYS)


def open_page(address: str) -> None:
    """Open an address in the browser without waiting: some browsers block until they are closed."""
    threading.Thread(target=open_quietly, args=(address,), daemon=True).start()


def open_quietly(address: str) -> bool:
    """Return whether a browser opened the address. A failure is not an error, since the address is printed too."""
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False


def qr_lines(address: str, *, coloured: bool) -> list[str]:
    """Return a QR code in half blocks. Without colours it is right on a dark screen and inverted on a light one."""
    rows = [[not module for module in row] for row in code(address).matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines = ["".join(map(BLOCKS.__getitem__, zip(*rows[at : at + 2], strict=True))) for at in range(0, len(rows), 2)]
    return [f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in lines] if coloured else lines


def code(address: str) -> segno.QRCode:
    """Return the QR code of an address; it stays readable with a seventh of it hidden."""
    return segno.make_qr(address, error="m", boost_error=False)
