### Refusals of the store, where logs and everything beside them are kept.


## While a server runs

store-full = The server’s disk is full, so this wasn’t saved. Ask the person who runs the server to free up space, then try again.
store-read-only = The server isn’t allowed to write to its data, so this wasn’t saved. Ask the person who runs the server to allow it, then try again.
store-broken = The server can’t read or write its data, so this wasn’t saved. Ask the person who runs the server to check the disk or restore a backup.
store-gone = The server’s database file was deleted, moved or replaced, so this wasn’t saved. Ask the person who runs the server to put it back, then try again.
store-unreachable = The server can’t reach its database, so this wasn’t saved. Try again in a moment.
store-unclear = The server lost its database while saving this, so it may not be saved. Check in a moment before you try again.
store-closed = The server is shutting down, so this wasn’t saved. Try again when it’s back.
