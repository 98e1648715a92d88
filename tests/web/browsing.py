"""Real Chromium for tests, driven asynchronously in the same event loop as a server.

Playwright's synchronous interface keeps an event loop running for the whole process, in which no other test could start
one.
"""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from tests.waits import LIMIT

expect.set_options(timeout=1000 * LIMIT)

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"
"""The same engine without windows and extensions: a page is opened with a third less processor time."""
FEATURES_LEFT_OUT = (
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "TcpPortRandomizationWin", "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup", "WebUIOmniboxPopup",
)  # fmt: skip
"""Playwright's own list, since Chromium reads only the last one; and two pages that it would render behind the address
bar of every window: more than half a second of CPU time for each person in a test."""
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP *.lan.test 127.0.0.1",
    f"--disable-features={','.join(FEATURES_LEFT_OUT)}",
)  # fmt: skip
"""Without these it would contact the internet, do invisible work, or not start as root."""

VIOLATIONS = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => {
  violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
});
"""


@dataclass
class Watched:
    """A page, with everything that went wrong in it."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    async def faults(self) -> list[str]:
        """Return console errors, exceptions, HTTP errors and policy violations."""
        return [*self.complaints, *await self.page.evaluate("window.violations")]


def chromium(*, whole: bool = False) -> str:
    """Return Chromium's path, or its headless shell's if installed; skips the test if there is none.

    The whole browser is what people have: it is used for measurements and screenshots.
    """
    found = next(filter(None, map(shutil.which, BROWSERS if whole else (SHELL, *BROWSERS))), None)
    if found is None:
        pytest.skip("no Chromium on this machine")
    return found


@asynccontextmanager
async def browsing(*flags: str, whole: bool = False) -> AsyncIterator[Browser]:
    """Run a browser for a while."""
    path = chromium(whole=whole)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def visiting(browser: Browser, **options: Any) -> AsyncIterator[Watched]:
    """Open an empty page with a separate context: other cookies, other storage, perhaps another language."""
    context: BrowserContext = await browser.new_context(**options)
    try:
        page = await context.new_page()
        page.set_default_timeout(1000 * LIMIT)
        watched = Watched(page)
        page.on(
            "console",
            lambda message: watched.complaints.append(message.text) if message.type in ("error", "warning") else None,
        )
        page.on("pageerror", lambda error: watched.complaints.append(str(error)))
        page.on("requestfailed", lambda request: watched.complaints.append(f"{request.url}: {request.failure}"))
        await page.add_init_script(VIOLATIONS)
        yield watched
    finally:
        await context.close()


async def wait_until_drawn(watched: Watched) -> None:
    """Wait until a page is rendered."""
    await watched.page.wait_for_selector("#page > *", state="attached")
