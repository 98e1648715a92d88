### Looking after a server: refusals, commands, and the operator's page.


## The operator

server-operator-here = From another device, the admin page needs HTTPS. On a network you trust, start the server with --admin-lan instead.
server-operator-token = That isn’t the admin token. Copy it from the file admin-token in the server’s data folder, or from its settings.
server-metrics-token = Metrics are only for this machine and for clients with the metrics token. Send it as “Authorization: Bearer”.
server-no-such-message = This message no longer exists. Reload the list.
server-no-such-ban = There’s no ban for this id or address. Check the list of bans.
server-no-such-report = This report no longer exists. Reload the list.
server-bad-address = “{ $value }” isn’t an IP address. Write one like 192.0.2.7.
server-bad-person = “{ $value }” isn’t a person’s id. Write the 16 letters and digits that “pixcade admin now” shows before the name.
server-bad-id = An id is empty or too long. Copy it from “pixcade admin now” or “pixcade admin reports”.
server-own-address = This is the server’s own address, also used by everyone behind a proxy that --trusted-proxy doesn’t name. Ban the browser instead.
server-no-open-table = There’s no open table with this id. Check the list of tables.
server-no-finished-game = There’s no finished game with this id. The id is at the end of the game’s link, after /g/.
server-bad-number = “{ $text }” isn’t a valid number. Write a whole number with at most nine digits.
server-bad-hours = “{ $text }” isn’t a valid number of hours. Write a whole number from 1 to { $most }.
server-bad-date = “{ $text }” isn’t a date, or is in the past. Write one like 2027-01-31.
# $text and $latest: days such as 2027-01-31
server-late-date = A ban until the end of { $text } is too long. The latest day is { $latest }.
server-long-reason = A reason can have at most { $most } characters. Shorten it.
# $folder: the data folder
server-not-running = No server is using the data folder { $folder }. Start it, choose another folder with --data, or give its address with --address.
# $user: who runs this program; $folder: the data folder
server-folder-hidden = The user { $user } can’t read the data folder { $folder }. Run this as root or as the server’s user, or give the server’s address with --address.
server-address-unset = This server keeps its data in PostgreSQL, so the data folder doesn’t show its address. Give it with --address, like http://127.0.0.1:8128.
# $file: the full path
server-operator-token-unset = The admin token can’t be read from { $file }. Run this as the user who runs the server, or use --admin-token-file.
server-no-answer = The server at { $address } doesn’t answer. Check that it’s running, and try again.
server-unreadable-store = The server can’t read its database right now. Run “pixcade admin now” to see why.


## Commands

cli-admin-about = Manage a server on this machine: see who’s there, close tables, remove names and messages, ban people.
cli-backup-about = Copy a server’s database to one file, even while the server runs. The file contains names, messages and the server’s key: keep it safe.
cli-restore-about = Check a backup and put it in place of the current data, which is kept under another name. Stop the server first.
operating-help-token = the admin token (default: from the settings or the data folder)
operating-help-address = address of the server, like http://127.0.0.1:8128 (default: the server that uses the data folder)
operating-help-file = the backup file
operating-help-now = show tables and people
operating-help-reports = show reports
operating-help-bans = show bans
operating-help-close = end a game and close its table
operating-help-remove-name = show a person as “a player” everywhere
operating-help-remove-message = delete a chat message
operating-help-remove-game = delete a finished game
operating-help-ban = ban a browser (by its person’s id) or an address, for HOURS or until the end of DATE (UTC)
operating-help-value = a person’s id, as “pixcade admin now” shows it before the name, or an address like 192.0.2.7
# $hours: a number
operating-help-hours = length of the ban in hours (default: { $hours })
operating-help-until = last day of the ban (UTC), like 2027-01-31, instead of --hours
operating-help-reason = a note for admins, shown in the list of bans
operating-help-unban = lift a ban
operating-help-announce = show an announcement to everyone; without TEXT, remove it
operating-help-maintenance = pause new games (on) or allow them again (off)
operating-help-report-done = mark a report as handled


## What the commands say

operating-done = Done.
# $person: the id of a person, as it was typed
operating-nobody-here = No one with the id { $person } is here right now. Compare the id with “pixcade admin now”.
# $file: where it is
operating-backup-made = Backup written to { $file }.
# $folder: of the server's data
# $count: how many, at least two; $tables: a list of ids, or the first of them; TABLE stands for one of them
# $list: the first of several; $more: how many others there are
operating-restored = Restored { $file } to the folder { $folder }.
operating-restored-kept = The previous data is kept in { $file }.
# $store: “ok” or what is wrong, in nobody's language
operating-figures = Lobbies: { $lobbies }, games in progress: { $playing }, connections: { $connections }, database: { $store }.
operating-announced = Announcement: { $text }
# $minutes: since it was made
operating-table = { $table }  { $game }, { $phase ->
        [lobby] lobby
        [playing] in progress
       *[over] over
    }, { $minutes } min: { $players }
# $person: the id of a person
operating-person = { $person }  { $name }, { $address }, tables: { $tables }
# $person and $by: ids of people; $text: what the report says
operating-report = { $report }  { $kind ->
        [message] message { $number }
       *[name] name
    } “{ $shown }” by { $person }, table { $table }, reported by { $by }: { $text }
operating-ban =
    { $kind ->
        [address] address
       *[browser] browser
    } { $value }, until { $until } UTC
# $ban: the sentence above
operating-ban-reason = { $ban }: { $reason }


## The page

operating-page-title = Admin
operating-page-token = Admin token
operating-page-token-where = It’s in the file admin-token in the server’s data folder, unless the settings have another one.
operating-page-sign-in = Sign in
operating-page-sign-out = Sign out
operating-page-refresh = Reload
operating-page-lobbies = Lobbies
operating-page-playing = Games in progress
operating-page-connections = Connections
operating-page-store = Database
operating-page-tables = Tables
operating-page-people = People
operating-page-reports = Reports
operating-page-bans = Bans
operating-page-none = Nothing here.
operating-page-close = Close table
operating-page-remove-name = Remove name
operating-page-remove-message = Remove message
operating-page-remove-game = Delete game
operating-page-ban-browser = Ban browser
operating-page-ban-address = Ban address
operating-page-unban = Lift ban
operating-page-done = Mark as handled
operating-page-announcement = Announcement to everyone
operating-page-announce = Announce
operating-page-maintenance-on = Pause new games
operating-page-maintenance-off = Allow new games
operating-page-maintenance-is-on = Maintenance mode: no new games. Games in progress continue.
operating-page-hours = Length of a ban in hours
operating-page-reason = Reason
operating-page-game-id = Id of a finished game
operating-page-game-id-missing = Enter the id of a finished game. It’s at the end of the game’s link, after /g/.
operating-page-sure = Press again
operating-page-failed = That didn’t work. Try again.
operating-page-away = away
operating-page-by = reported by
operating-page-until = until
operating-page-minutes = min
operating-page-bot = bot
operating-page-seat-open = free
operating-page-unreachable = The server doesn’t answer. Check that it’s running.
operating-page-kind-browser = Browser
operating-page-kind-address = Address
operating-page-phase-lobby = lobby
operating-page-phase-playing = in progress
operating-page-phase-over = over

## What is wrong

operating-page-unread = The server can’t read its database right now. Fix the database first, then reload.
operating-state-ok = ok
operating-state-full = disk full
operating-state-read-only = read-only
operating-state-broken = broken
operating-state-gone = file gone
operating-state-unreachable = unreachable
# $copy: a file
operating-warning-store-full = The database’s disk is full, so nothing can be saved. Free up space; saving then continues.
operating-warning-store-read-only = The server isn’t allowed to write to its data folder, so nothing can be saved. Give the folder back to the server’s user.
operating-warning-store-broken = The database can’t be read or written. Stop the server and run “pixcade doctor”.
operating-warning-store-gone = The database file was deleted, moved or replaced, so nothing is saved. Put the same file back; saving then continues.
operating-warning-store-unreachable = The database can’t be reached, so nothing can be saved. Start it; the server reconnects automatically.
