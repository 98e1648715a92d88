### Refusals of the store, where logs and everything beside them are kept.


## While a server runs

store-full = The server's disk is full, so this was not saved. Ask whoever runs the server to make room, then try again.
store-read-only = The server may not write to its data, so this was not saved. Ask whoever runs the server to allow it, then try again.
store-broken = The server can't read or write its data, so this was not saved. Ask whoever runs the server to look at its disk, or to put a backup back.
store-gone = The server's database file was deleted, moved or replaced, so this was not saved. Ask whoever runs the server to put it back, then try again.
store-unreachable = The server can't reach its database, so this was not saved. Try again in a moment.
store-unclear = The server lost its database while this was being saved, so nobody knows yet whether it was. Look again in a moment, before you try once more.
store-closed = The server is shutting down, so this was not saved. Try again when it is back.


## Starting

# $folder: the data folder
store-in-use = Another Pixcade server is using the folder { $folder }. Stop it first, or choose another folder with --data.
# $version: of the database; $newest: that this program knows
store-newer = This database has version { $version }, and this program knows versions up to { $newest }. Get a newer Pixcade.
# $file: the database; $copy: the file to put back
store-lost = The database { $file } is empty or gone, though there was one. Put a copy back with “pixcade restore { $copy }”, or start once with --new-database to begin anew.
store-no-folder = { $folder } is not a folder. Choose another one with --data.
store-folder-open = Others can get into the folder { $folder }, so it is no place for secrets. Choose a folder of your own with --data.
# $file: the file of the key
store-key-broken = The server's key in { $file } is damaged. Put it back from a copy, or delete it: then everybody has to join again.


## Backups

store-nothing-kept = There is no Pixcade database in the folder { $folder }. Choose the right one with --data.
store-backup-target = { $file } is there already and is no backup. Choose another name for the backup.
store-backup-broken = { $file } is not a whole backup of Pixcade. Choose another one.
# $table: the id of a table
store-backup-log = In the backup { $file } the log of table { $table } can't be read. Choose another backup.
