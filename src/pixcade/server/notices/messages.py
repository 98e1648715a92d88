"""What a notice says. It never says anything of a move."""

from collections.abc import Sequence
from dataclasses import dataclass

from pixcade.locales import Words
from pixcade.room.rows import TableRow

HOUR = 3_600_000
MOST_LISTED = 20
"""Games of a digest, which also says how many there are."""
TEST_S = 60
SENTENCES = {"turn": "server-notice-turn", "reminder": "server-notice-reminder", "digest": "server-notice-turn"}


@dataclass(frozen=True, slots=True)
class Message:
    """A notice in the language of its reader: a title, lines that are complete without it, and a link's path.

    `topic` is what a later message replaces: a table, or a kind. It is of use for some `seconds`.
    """

    kind: str
    title: str
    lines: Sequence[str]
    path: str
    topic: str
    seconds: int
    table: TableRow | None = None


def compose(words: Words, kind: str, rows: Sequence[TableRow], now: int) -> Message:
    """Return a message of a kind about tables, the least time left first; `test` is about none."""
    if not rows:
        return Message(kind, "Pixcade", [words.say("server-notice-test")], "/games", kind, TEST_S)
    seconds = max(0, rows[-1].deadline - now) // 1000
    lines = [sentence(words, kind, row, now) for row in rows[:MOST_LISTED]]
    if len(rows) == 1:
        return Message(kind, game_name(words, rows[0]), lines, f"/t/{rows[0].id}", rows[0].id, seconds, rows[0])
    title = words.say("server-notice-digest", games=len(rows))
    return Message(kind, title, [title, *lines], "/games", kind, seconds)


def sentence(words: Words, kind: str, row: TableRow, now: int) -> str:
    hours = max(1, round((row.deadline - now) / HOUR))
    return words.say(SENTENCES[kind], game=game_name(words, row), hours=hours)


def game_name(words: Words, row: TableRow) -> str:
    return words.or_code(f"{row.game}-name", row.game.capitalize())
