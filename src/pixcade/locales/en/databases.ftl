### Where a server keeps its data: its folder, a database of its own, backups, moving. For whoever runs it.


## Starting with a folder

# $folder: the data folder
store-in-use = Another Pixcade server is using the folder { $folder }. Stop it first, or choose another folder with --data.
# $version: of the database; $newest: that this program knows
store-newer = This database has version { $version }, and this program knows versions up to { $newest }. Get a newer Pixcade.
# $version: of the database; $newest: that this program knows; $copy: the file to put back
store-folder-newer = The database in the folder { $folder } has version { $version }, and this program knows versions up to { $newest }. Use the newer Pixcade again, or put back the copy that was made before it with “pixcade restore { $copy } --data { $folder }”: what was played since is not in it.
# $file: the database; $copy: the file to put back
store-lost = The database { $file } is empty or gone, though there was one. Put a copy back with “pixcade restore { $copy } --data { $folder }”, or start once with --new-database to begin anew.
store-no-folder = { $folder } is not a folder. Choose another one with --data.
store-folder-open = Others can get into the folder { $folder }, so it is no place for secrets. Choose a folder of your own with --data.
# $file: the file of the key
store-key-broken = The server's key in { $file } is damaged. Put it back from a copy, or delete it: then everybody has to join again.


## Starting with a database

store-database-url = This is no address of a PostgreSQL database. Write one such as postgresql://NAME:PASSWORD@HOST/DATABASE.
# $address: host, port and name of the database
store-database-away = There is no answer from PostgreSQL at { $address }. Check the address, and whether PostgreSQL is running there.
store-database-refuses = PostgreSQL at { $address } does not let Pixcade in, or does not let it do what it has to. Check the name, the password and the database, and what this name may do there.
# $file: with passwords for PostgreSQL, as it stands in a command
store-password-file-open = PostgreSQL at { $address } does not let Pixcade in. The file with its password was not read, because others can read it, too. Close it with “chmod 600 { $file }”, and try again.
store-database-broken = In the PostgreSQL database at { $address } tables or columns of Pixcade are missing. Stop all servers and put a dump back with pg_restore, or choose another database.
store-database-encoding = This database can't keep the letters of every language. Make one with the encoding UTF8.
store-database-in-use = Another Pixcade is using this database: a server, or a move that is under way. Stop it first, or wait until it has ended.


## Backups

store-nothing-kept = There is no Pixcade database in the folder { $folder }. Name the right folder.
store-backup-target = { $file } is there already and is no backup. Choose another name for the backup.
store-backup-missing = There is no file { $file }. Check the path of the backup.
store-backup-broken = { $file } is not a whole backup of Pixcade. Choose another one.
store-backup-unreadable = { $file } can't be read. Look at its permissions, or make the copy again with “pixcade backup”.
store-backup-folder = { $folder } is a folder. Write the name of a file for the backup.
store-backup-nowhere = There is no folder { $folder }. Make it first, or choose another place for the backup.
# $table: the id of a table
store-backup-log = In the backup { $file } the log of table { $table } can't be read. Choose another backup, or put it back all the same with --damaged-too: then only such tables can't be opened.


## Moving

store-moving-same = Both places are the same, so there is nothing to move. Name two different ones.
# $place: a folder, or where a database is
store-moving-full = { $place } holds other tables or games already, so nothing was copied. Choose an empty folder or database.
store-moving-different = The copy in { $place } was not the same as what it was made from, so nothing of it was kept. Try again.
# $table: the id of a table
store-moving-log = The log of table { $table } can't be read, so nothing was copied. Put back a backup in which it can be read, or start the server and remove the table with “pixcade admin remove-game { $table }”.
store-moving-password = Everybody who uses this machine can read its command lines, so no password may stand in an address here. Leave it out and set PGPASSWORD or PGPASSFILE, or write env:NAME for an address in the variable NAME.
# $name: of a variable
store-moving-unset = The variable { $name } is not set, so there is no address in it. Set it and try again.

cli-migrate-store = move everything that a server keeps to another place
cli-migrate-store-about =
    Copy everything that a server keeps from one place to another: tables, games and people. A place is a data folder, or a PostgreSQL database such as postgresql://NAME@HOST/DATABASE, whose password stands in PGPASSWORD or in a file named by PGPASSFILE; or env:NAME, for an address that stands in the variable NAME. Every record is read back and compared before the copy counts; what was interrupted can be run again. The servers of both places must be stopped first.
operating-help-from = the folder or database with everything in it
operating-help-to = the empty folder or database where it shall be
operating-moved = Everything is in { $place } and was compared, record by record: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $lines ->
        [one] { $lines } entry
       *[other] { $lines } entries
    }, { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    }, { $browsers ->
        [one] { $browsers } browser
       *[other] { $browsers } browsers
    }.
operating-moved-already = It had been copied there before.
operating-moved-key = The server’s key is there too, so that everybody is recognised as before. Keep both places as secret as a password.
operating-moved-no-key = { $place } has no server key, so everybody has to join again. If you still have the file “key” of the old data folder, put it there and move everything anew into an empty place.
