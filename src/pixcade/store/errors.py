"""States of a store, and the errors of commands that can't use one."""

from pixcade.games.errors import PixcadeError

OK = "ok"
FULL = "full"
READ_ONLY = "read-only"
BROKEN = "broken"
UNREACHABLE = "unreachable"
GONE = "gone"

CODES = {
    FULL: "store.full",
    READ_ONLY: "store.read-only",
    BROKEN: "store.broken",
    UNREACHABLE: "store.unreachable",
    GONE: "store.gone",
}
"""The StoreTrouble code of each state other than `ok`."""


class StoreError(PixcadeError):
    """A data folder, a database or a backup is unusable; nothing has been changed."""
