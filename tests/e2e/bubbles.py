"""Speech bubbles at the seats: they disappear after some seconds, so the page records them."""

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
"""Records the text of every visible bubble since the page was loaded."""


async def note_bubbles(page: Page) -> None:
    """Record bubbles from the next load of the page on."""
    await page.add_init_script(f"({NOTE})()")


async def saw_bubble(page: Page, text: str) -> None:
    """Wait until a text has appeared in a bubble, even if it is gone again."""
    await page.wait_for_function("(text) => window.bubbles().includes(text)", arg=text)
