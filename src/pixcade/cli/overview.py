"""The list of commands in `pixcade --help`: common ones in groups, the others by name."""

import shutil
import textwrap
from collections.abc import Iterable

from pixcade.locales import Words

GROUPS = {
    "play": ("serve", "text"),
    "bots": ("bot", "arena"),
    "saved": ("replay", "review", "hint", "check"),
    "server": ("admin", "doctor", "backup", "restore"),
}
RARE = ("migrate-store",)
"""Commands that only a page of the documentation names."""
INDENT = 3
COLUMN = INDENT + max(len(name) for names in GROUPS.values() for name in names) + 3
MARGIN = 2


def overview(words: Words, commands: Iterable[str]) -> str:
    """Describe the common commands; `commands` are all names."""
    width = shutil.get_terminal_size().columns - MARGIN
    lines = [words.say("cli-about")]
    for group, names in GROUPS.items():
        lines += ["", words.say("cli-group", group=group)]
        for name in names:
            first = f"{'':{INDENT}}{name}".ljust(COLUMN)
            lines += textwrap.wrap(
                words.say(f"cli-{name}"), width, initial_indent=first, subsequent_indent=" " * COLUMN
            )
    common = {*RARE, *(name for names in GROUPS.values() for name in names)}
    more = ", ".join(name for name in commands if name not in common)
    lines += ["", words.say("cli-more", commands=more), words.say("cli-more-help")]
    return "\n".join(lines)
