"""How often each kind of entry may be written in one step.

A lobby counts as one step. Programs have a bound of their own: `commands.MOST_CHANGES`. What the server writes by
itself (a stand-in, an expired clock, a pause after a restart) follows from something that is bounded here.
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
    }
)
"""Entries of a kind in a step, of one person or seat; of the whole table where only its host can cause them."""

MOST_IN_LOBBY = 10_000
"""Entries of a table that has not started, whoever has caused them."""


def counted(table: Table, kind: str, who: str = "") -> Table:
    """Return the table with one more entry of a kind counted in this step."""
    return table.changed(acts={**table.acts, (kind, who): table.acts.get((kind, who), 0) + 1})


def is_spent(table: Table, kind: str, who: str = "") -> bool:
    """Whether a budget of this step is spent."""
    lobby_full = not table.started and table.number >= MOST_IN_LOBBY
    return lobby_full or table.acts.get((kind, who), 0) >= BUDGETS[kind]


def reject_spent(table: Table, kind: str, who: str = "") -> None:
    """Raise TableError where a budget of this step is spent."""
    if is_spent(table, kind, who):
        raise TableError("table.enough", most=BUDGETS[kind])
