### Looking after a server: refusals, commands, and the operator's page.


## The operator

server-operator-here = The operator’s page works only on the machine on which the server runs. Open it there.
server-operator-token = This is not the operator’s token. Take the one that was shown when the server started, or the one in its settings.
server-metrics-token = Figures are given only to the machine itself and to whoever has the token for them. Send it as “Authorization: Bearer”.
server-no-such-message = There is no such message at this table any more. Load the list again.
server-no-such-ban = There is no ban of this id or address. Look at the list of bans.
server-no-such-report = There is no such report any more. Load the list again.
server-bad-address = “{ $value }” is no IP address. Write one such as 192.0.2.7.
server-bad-person = “{ $value }” is no id of a person. Write the 16 letters and digits that “pixcade admin now” shows before the name.
server-bad-id = An id here is empty or too long. Copy it from what “pixcade admin now” or “pixcade admin reports” shows.
server-own-address = This is the address of the server's own machine, and of everybody behind a proxy there that --trusted-proxy does not name. Ban the browser instead.
server-no-open-table = There is no open table with this id. Look for it in the list of tables.
server-no-finished-game = There is no finished game with this id. It stands at the end of the game’s link, after /g/.
server-bad-number = “{ $text }” is no number that can stand here. Write a whole number of at most nine digits.
server-bad-hours = “{ $text }” is no number of hours for a ban. Write a whole number from 1 to { $most }.
server-bad-date = “{ $text }” is no date, or this day is over. Write one such as 2027-01-31.
# $text and $latest: days such as 2027-01-31
server-late-date = A ban until the end of { $text } would be too long. The latest day is { $latest }.
server-long-reason = A reason has at most { $most } characters. Shorten it.
# $folder: the data folder
server-not-running = No server is running on the data folder { $folder }. Start it, choose the right folder with --data, or name the server with --address.
# $user: who runs this program; $folder: the data folder
server-folder-hidden = The user { $user } may not look into the data folder { $folder }. Do this as root or as the server's user, or name the server with --address.
server-address-unset = This server keeps its tables in PostgreSQL, so its data folder does not tell where it is. Name it with --address, such as http://127.0.0.1:8128.
server-operator-token-unset = The operator’s token is missing. Give it with --admin-token, PIXCADE_ADMIN_TOKEN or in the settings file.
server-no-answer = The server at { $address } does not answer. Look whether it is still running, and try again.
server-unreadable-store = The server can't read its database at the moment. “pixcade admin now” says what is wrong with it.


## Commands

cli-admin = look after a server that is running
cli-admin-about = Look after a server that runs on this machine: see who is there, close tables, remove names and messages, keep people out.
cli-backup = copy everything that a server keeps to a file
cli-backup-about = Copy everything that a server keeps to one file, also while it runs. The file holds names and what people wrote: keep it safe.
cli-restore = put a backup back in place
cli-restore-about = Check a backup and put it in the place of what is there, which is kept under another name. The server must be stopped first.
operating-help-token = the operator’s token; if not given, the one of the settings
operating-help-address = where the server is, such as http://127.0.0.1:8128; if not given, the one that uses the data folder
operating-help-file = the backup’s file
operating-help-damaged-too = put the backup back though logs in it can't be read; their tables can't be opened then
operating-help-now = show tables and people
operating-help-growth = show everything that grows, its bound, and how much is left
operating-help-reports = show what people have reported
operating-help-bans = show who is kept out
operating-help-close = end a game as it stands and close its table
operating-help-remove-name = show a person as “a player” everywhere
operating-help-remove-message = delete something that was written at a table
operating-help-remove-game = delete a finished game
operating-help-ban = keep a browser (by its person’s id) or an address out, for HOURS or until the end of DATE (UTC)
operating-help-value = the id of a person, as “pixcade admin now” shows it before the name, or an address such as 192.0.2.7
# $hours: a number
operating-help-hours = for how many hours; if not given, { $hours }
operating-help-until = last day of the ban (UTC), such as 2027-01-31, in place of --hours
operating-help-reason = a note for you and other operators, which the list of bans shows
operating-help-unban = let a browser or an address in again
operating-help-announce = say something to everybody; without TEXT the announcement is taken back
operating-help-maintenance = let no new games begin (on), or let them begin again (off)
operating-help-report-done = mark a report as dealt with


## What the commands say

operating-done = Done.
# $person: the id of a person, as it was typed
operating-nobody-here = Nobody with the id { $person } is here at the moment. If you expected somebody, compare it with “pixcade admin now”.
# $file: where it is
operating-backup-made = The backup is in { $file }.
# $folder: of the server's data
operating-backup-damaged = But the log of table { $table } in it can't be read: keep an older backup in which it can, or remove the table with “pixcade admin remove-game { $table } --data { $folder }” and make the backup again.
# $count: how many, at least two; $tables: a list of ids, or the first of them; TABLE stands for one of them
operating-backup-damaged-several = But the logs of { $count } tables in it can't be read: { $tables }. Keep an older backup in which they can, or remove each table with “pixcade admin remove-game TABLE --data { $folder }” and make the backup again.
# $list: the first of several; $more: how many others there are
operating-and-more = { $list } and { $more } more
operating-restored = The backup { $file } is in place in the folder { $folder }.
operating-restored-kept = What was there before is kept in { $file }.
# $store: “ok” or what is wrong, in nobody's language
operating-figures = Lobbies: { $lobbies }, games going on: { $playing }, connections: { $connections }, store: { $store }.
operating-announced = Announcement: { $text }
# $minutes: since it was made
operating-table = { $table }  { $game }, { $phase ->
        [lobby] lobby
        [playing] going on
       *[over] over
    }, { $minutes } min: { $players }
# $person: the id of a person
operating-person = { $person }  { $name }, { $address }, tables: { $tables }
# $person and $by: ids of people; $text: what the report says
operating-report = { $report }  { $kind ->
        [message] message { $number }
       *[name] name
    } “{ $shown }” of { $person }, table { $table }, reported by { $by }: { $text }
operating-ban =
    { $kind ->
        [address] address
       *[browser] browser
    } { $value }, until { $until } UTC
# $ban: the sentence above
operating-ban-reason = { $ban }: { $reason }


## The page

operating-page-title = Operator
operating-page-token = Token
operating-page-open = Open
operating-page-refresh = Load again
operating-page-lobbies = Lobbies
operating-page-playing = Games going on
operating-page-connections = Connections
operating-page-store = Database
operating-page-tables = Tables
operating-page-people = People
operating-page-reports = Reports
operating-page-bans = Bans
operating-page-none = There is nothing here.
operating-page-close = Close table
operating-page-remove-name = Remove name
operating-page-remove-message = Remove message
operating-page-remove-game = Delete game
operating-page-ban-browser = Ban browser
operating-page-ban-address = Ban address
operating-page-unban = Let in again
operating-page-done = Dealt with
operating-page-announcement = Announcement to everybody
operating-page-announce = Announce
operating-page-maintenance-on = Let no new games begin
operating-page-maintenance-off = Let games begin again
operating-page-maintenance-is-on = Maintenance: no new games begin. Games that are going on go on.
operating-page-hours = Ban for hours
operating-page-reason = Reason
operating-page-game-id = Id of a finished game
operating-page-game-id-missing = Write the id of a finished game. It stands at the end of the game’s link, after /g/.
operating-page-sure = press again
operating-page-failed = That did not work.
operating-page-away = away
operating-page-by = reported by
operating-page-until = until
operating-page-minutes = min
operating-page-bot = bot
operating-page-seat-open = free
operating-page-unreachable = The server does not answer. Look whether it is still running.
operating-page-unread = The server can't read this from its database at the moment. Mend first what is wrong with the database, and load again.
operating-page-kind-browser = Browser
operating-page-kind-address = Address
operating-page-phase-lobby = lobby
operating-page-phase-playing = going on
operating-page-phase-over = over

## What grows, and what is wrong

# $what: one of the names below, with whose it is
operating-growth-line = { $what }: { $used } of { $most }, { $left } left
operating-growth-free = { $what }: { $used }, no bound
operating-growth-group-disk = On the disk
operating-growth-group-tables = Tables
operating-growth-group-connections = Connections and memory
operating-growth-group-queues = Queues
operating-growth-group-budgets = Budgets
operating-growth-of-person = the most of one person
operating-growth-of-address = the most of one address
operating-growth-of-table = the most at one table
operating-growth-of-all = all processes
operating-growth-database = Database
operating-growth-write-ahead-log = Its write-ahead log
operating-growth-games = Finished games
operating-growth-game-age = Oldest finished game
operating-growth-chat = Chat messages
operating-growth-chat-age = Oldest chat message
operating-growth-snapshots = Snapshots of tables
operating-growth-browsers = Browsers that have given a name
operating-growth-grants = Browsers let in, to tables and by password
operating-growth-copies = Copies beside the database
operating-growth-links = Seat links
operating-growth-bans = Bans, ended ones too
operating-growth-reports = Reports
operating-growth-lobbies = Lobbies
operating-growth-lobby-age = Lobby untouched for longest
operating-growth-lobby-entries = Entries in a lobby's log
operating-growth-playing = Games going on
operating-growth-game-age-idle = Game at rest for longest
operating-growth-game-age-alone = Game against bots at rest for longest
operating-growth-game-entries = Entries in a game's log
operating-growth-rooms = Tables in memory
operating-growth-step-changed = Changes of a program in a turn
operating-growth-step-seated = Sitting down, in a turn
operating-growth-step-left = Getting up, in a turn
operating-growth-step-swapped = Changing places, in a lobby
operating-growth-step-arranged = Changing the settings, in a lobby
operating-growth-step-hosted = New hosts, in a turn
operating-growth-step-shared = Devices shared or not, in a turn
operating-growth-step-paused = Pauses, in a turn
operating-growth-step-returned = Returns, in a turn
operating-growth-step-agreed = Votes to stop, in a turn
operating-growth-connections = Connections of all kinds
operating-growth-sockets = Sockets at tables
operating-growth-unsent = Messages not yet taken
operating-growth-requests = Requests over HTTP
operating-growth-frames = Frames beyond a connection's own share
operating-growth-descriptors = Descriptors
operating-growth-memory = Memory
operating-growth-kept-reviews = Reviews kept in memory
operating-growth-followed-games = Running games whose positions are kept in memory
operating-growth-folded-games = Running games kept folded in memory
operating-growth-kept-qr-codes = QR codes kept in memory
operating-growth-hints = Hints asked for
operating-growth-reviews = Games being reviewed
operating-growth-uploads = Records being read
operating-growth-names = Names being taken out of games
operating-growth-qr-codes = QR codes to be drawn
operating-growth-bots = Decisions of bots that wait
operating-growth-bus = Messages to other processes that wait
operating-growth-counters-people = Budgets of people kept in memory
operating-growth-counters-addresses = Budgets of addresses kept in memory
operating-growth-rate-create = Making tables
operating-growth-rate-join = Sitting down and changing seats
operating-growth-rate-name = Changing one's name
operating-growth-rate-code = Trying codes and passwords
operating-growth-rate-hint = Asking for hints
operating-growth-rate-whatif = Trying out moves
operating-growth-rate-upload = Sending records
operating-growth-rate-chat = Writing to others
operating-growth-rate-message = Messages on a socket
operating-growth-rate-report = Reporting
# $size: bytes, such as “71 KB”
operating-page-growth = What grows
operating-page-what = What
operating-page-now = Now
operating-page-bound = Bound
operating-page-left = Left
operating-page-each = about { $size } each
operating-page-unbounded = no bound
operating-page-near = little left
operating-page-full = nothing left
operating-page-clock = Clock
operating-page-bus = Other processes
operating-state-ok = ok
operating-state-full = disk full
operating-state-read-only = read-only
operating-state-broken = broken
operating-state-gone = file gone
operating-state-unreachable = unreachable
operating-state-ahead = ahead
operating-state-behind = behind
operating-state-database = the database's was set
operating-state-away = not heard
operating-state-none = none
# $copy: a file
operating-warning-store-full = The disk of the database is full, and nothing can be saved. Make room: the next write goes through.
operating-warning-store-read-only = The server may not write to its data folder, and nothing can be saved. Give the folder back to the server's user.
operating-warning-store-broken = The database can't be read or written. Stop the server, and look at it with “pixcade doctor”.
operating-warning-store-gone = The database file was deleted, moved or replaced. Nothing is saved any more. Put the same file back, and the server goes on.
operating-warning-store-rescued = The database file was deleted, moved or replaced. Nothing is saved any more. Put the same file back, and the server goes on; or stop it and restore the copy that it has saved: pixcade restore { $copy } --data { $folder }
operating-warning-store-unreachable = The database can't be reached, and nothing can be saved. Start it: the server goes on by itself.
operating-warning-bus-away = Redis can't be reached. People at one table may see each other's moves up to two seconds later. Start Redis.
operating-warning-clock-ahead = The machine's clock was set: it is { $seconds } s ahead of the server's time, which does not jump. No game is ended for that. Let NTP keep the clock.
operating-warning-clock-behind = The machine's clock was set: it is { $seconds } s behind the server's time, which does not jump. Let NTP keep the clock.
operating-warning-clock-database = The database's clock was set: it is { $seconds } s ahead of the server's time, which does not jump. No game is ended for that. Set that clock right, and let NTP keep it. If it is right now, restart all servers together.
operating-warning-stopped = At its start the server saw a clock that was { $hours } h after the last entry. Either it was stopped for so long, or the clock is wrong: look at the date. Only one hour of it counts, and nothing was ended or deleted for it.
operating-warning-growth = Little is left: { $what }, { $used } of { $most }.
