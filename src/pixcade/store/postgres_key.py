"""The server's secret key where several processes share it: made by the first of them, kept in the database."""

import os

from pixcade.store.key import LENGTH
from pixcade.store.postgres_line import connected
from pixcade.store.trouble import StoreRefused


async def shared_key(url: str, wanted: bytes | None = None) -> bytes:
    """Return the key of the server in this database, 32 bytes; the first call makes it, or takes the one it is given.

    Raises StoreRefused `store.key-broken` where a key of another length is there.
    """
    line = await connected(url, "pixcade key")
    try:
        await line.execute(
            "INSERT INTO server_key (id, key) VALUES (1, $1) ON CONFLICT (id) DO NOTHING", wanted or os.urandom(LENGTH)
        )
        rows = await line.fetch("SELECT key FROM server_key WHERE id = 1")
    finally:
        await line.close()
    key = bytes(rows[0][0])
    if len(key) != LENGTH:
        raise StoreRefused("store.key-broken", file="server_key")
    return key
