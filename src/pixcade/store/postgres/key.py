"""The server's secret key where several processes share it: made by the first of them, kept in the database."""

import os

from pixcade.store.errors import StoreRefused
from pixcade.store.key import LENGTH
from pixcade.store.postgres.connection import PostgresConnection, connected


async def shared_key(url: str, wanted: bytes | None = None) -> bytes:
    """Return the key of the server in this database, 32 bytes; the first call makes it, or takes the one it is given.

    Raises StoreRefused `store.key-broken` where a key of another length is there.
    """
    line = await connected(url, "pixcade key")
    try:
        await line.execute(
            "INSERT INTO server_key (id, key) VALUES (1, $1) ON CONFLICT (id) DO NOTHING", wanted or os.urandom(LENGTH)
        )
        key = await kept_key(line)
    finally:
        await line.close()
    assert key is not None
    return key


async def kept_key(line: PostgresConnection) -> bytes | None:
    """Return the key in a database that servers have used; None where none has. Raises StoreRefused."""
    rows = await line.fetch("SELECT key FROM server_key WHERE id = 1")
    if rows and len(rows[0][0]) != LENGTH:
        raise StoreRefused("store.key-broken", file="server_key")
    return bytes(rows[0][0]) if rows else None


async def replace_key(line: PostgresConnection, key: bytes) -> None:
    """Let a database have the key of another server, whose people come to it."""
    assert len(key) == LENGTH
    await line.execute(
        "INSERT INTO server_key (id, key) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET key = excluded.key", key
    )
