"""Limits on the number of log entries of each kind per step.

A lobby counts as one step. Submissions have their own limit: `commands.MAX_CHANGES`. Entries that the server writes
automatically (a stand-in, an expired clock, a pause after a restart) follow from something limited here.
"""

from collections.abc import Mapping
from types import MappingProxyType

from pixcade.table.table import Table, TableError

BUDGETS: Mapping[str, int] = MappingProxyType(
    {
        "seated": 500,
        "left": 500,
        "swapped": 500,
        "arranged": 500,
        "hosted": 100,
        "shared": 100,
        "paused": 20,
        "returned": 20,
        "agreed": 6,
        "takenback": 200,
    }
)
"""Maximum entries of a kind per step, for one person or seat; for the whole table if only its host can cause them."""

WHOLE_GAME = ("takenback",)
"""The kinds counted for the whole game: a game that is played on and taken back forever would make a log too long."""

MAX_LOBBY_ENTRIES = 10_000
"""Maximum entries of a table before the start, in total."""


def count_entry(table: Table, kind: str, who: str = "") -> Table:
    """Return the table with one more entry of a kind count in this step."""
    return table.changed(acts={**table.acts, (kind, who): table.acts.get((kind, who), 0) + 1})


def is_spent(table: Table, kind: str, who: str = "") -> bool:
    lobby_full = not table.started and table.number >= MAX_LOBBY_ENTRIES
    return lobby_full or table.acts.get((kind, who), 0) >= BUDGETS[kind]


def reject_spent(table: Table, kind: str, who: str = "") -> None:
    """Raise TableError if a budget of this step is spent."""
    if is_spent(table, kind, who):
        raise TableError("table.enough", most=BUDGETS[kind])
