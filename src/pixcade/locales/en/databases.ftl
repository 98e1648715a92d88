### Where a server keeps its data: its folder, a database of its own, backups, moving. For whoever runs it.


## Starting with a folder

# $folder: the data folder
store-in-use = Another Pixcade server is using the folder { $folder }. Stop it first, or choose another folder with --data.
# $version: of the database; $newest: that this program knows
store-newer = This database has version { $version }, but this program only knows versions up to { $newest }. Get a newer Pixcade.
# $file: the database; $copy: the file to put back
store-lost = The database { $file } is empty or gone. Restore a copy with “pixcade restore { $copy } --data { $folder }”, or start once with --new-database to start over.
store-no-folder = { $folder } isn’t a folder. Choose another one with --data.
store-folder-open = Other users can get into the folder { $folder }, so it isn’t safe for secrets. Choose your own folder with --data.


## Starting with a database

store-database-url = This isn’t the address of a PostgreSQL database. Write one like postgresql://NAME:PASSWORD@HOST/DATABASE.
# $address: host, port and name of the database
store-database-away = PostgreSQL at { $address } doesn’t answer. Check the address and that PostgreSQL is running there.
store-database-rejects = PostgreSQL at { $address } rejects Pixcade’s login or some of its commands. Check the user, the password, the database and the user’s permissions.
store-database-encoding = This database can’t store the letters of every language. Create one with the encoding UTF8.
store-database-in-use = Another Pixcade is using this database: a server, or a migration in progress. Stop it, or wait until it’s finished.


## Backups

store-nothing-kept = There’s no Pixcade database in the folder { $folder }. Choose the right folder.
store-backup-target = { $file } already exists and isn’t a backup. Choose another name for the backup.
store-backup-missing = There’s no file { $file }. Check the path of the backup.
store-backup-broken = { $file } isn’t a complete Pixcade backup. Choose another one.
store-backup-unreadable = { $file } can’t be read. Check its permissions, or make the backup again with “pixcade backup”.
store-backup-folder = { $folder } is a folder. Give a file name for the backup.
store-backup-nowhere = There’s no folder { $folder }. Create it, or choose another place for the backup.
# $place: a folder, or where a database is
store-moving-full = { $place } already has tables or games, so nothing was copied. Choose an empty folder or database.
store-moving-password = Other users of this machine can see its command lines, so don’t put a password in an address here. Set PGPASSWORD or PGPASSFILE, or write env:NAME for an address in the variable NAME.
# $name: of a variable
store-moving-unset = The variable { $name } isn’t set. Set it to an address and try again.

cli-migrate-store-about =
    Copy all of a server’s data from one place to another: tables, games and people. A place is a data folder or a PostgreSQL database like postgresql://NAME@HOST/DATABASE, with the password in PGPASSWORD or in a file named by PGPASSFILE; or env:NAME, for an address in the variable NAME. Every record is read back and compared. You can run an interrupted migration again. Stop the servers of both places first.
operating-help-from = the folder or database to copy
operating-help-to = an empty folder or database
operating-moved = Copied everything to { $place } and compared every record: { $tables ->
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
