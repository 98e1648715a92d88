"""What is said at the seats of a table: a bubble is gone after some seconds, however slowly a test looks."""

from playwright.async_api import Page

NOTE = """() => {
  const seen = new Set();
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  window.bubbles = () => [...seen].join("\\n");
  new MutationObserver(() => {
    for (const one of document.querySelectorAll(".seat-card .bubble"))
      if (visible(one)) seen.add(one.innerText);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps the text of every bubble that could be seen since the page was loaded."""


async def note_bubbles(page: Page) -> None:
    """Let a page remember what is said at seats from the next time on that it is loaded."""
    await page.add_init_script(f"({NOTE})()")


async def was_said(page: Page, text: str) -> None:
    """Wait until a text has been seen in a bubble, though it may be gone again."""
    await page.wait_for_function("(text) => window.bubbles().includes(text)", arg=text)
