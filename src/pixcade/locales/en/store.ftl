### Refusals of the store, where logs and everything beside them are kept.


## While a server runs

store-full = The server's disk is full, so this was not saved. Ask whoever runs the server to make room, then try again.
store-read-only = The server may not write to its data, so this was not saved. Ask whoever runs the server to allow it, then try again.
store-broken = The server can't read or write its data, so this was not saved. Ask whoever runs the server to look at its disk, or to put a backup back.
store-gone = The server's database file was deleted, moved or replaced, so this was not saved. Ask whoever runs the server to put it back, then try again.
store-unreachable = The server can't reach its database, so this was not saved. Try again in a moment.
store-unclear = The server lost its database while this was being saved, so nobody knows yet whether it was. Look again in a moment, before you try once more.
store-closed = The server is shutting down, so this was not saved. Try again when it is back.
