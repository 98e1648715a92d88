### Looking after a server: refusals, commands, and the operator's page.


## The operator

server-operator-here = The operator’s page works only on the machine on which the server runs. Open it there.
server-operator-token = This is not the operator’s token. Take the one that was shown when the server started, or the one in its settings.
server-metrics-token = Figures are given only to the machine itself and to whoever has the token for them. Send it as “Authorization: Bearer”.
server-no-such-message = There is no such message at this table any more. Load the list again.
server-no-such-ban = Nobody is kept out under this name. Look at the list of bans.
server-no-such-report = There is no such report any more. Load the list again.
server-bad-address = “{ $value }” is no address of a network. Write one such as 192.0.2.7.
server-bad-number = “{ $text }” is no number that can stand here. Write a smaller whole number.
server-bad-date = “{ $text }” is no day from today on. Write one such as 2027-01-31.
# $folder: the data folder
server-not-running = No server is running on the data folder { $folder }. Start it, choose the right folder with --data, or name the server with --address.
server-address-unset = This server keeps its tables in a database, so its data folder does not tell where it is. Name it with --address, such as http://127.0.0.1:8128.
server-operator-token-unset = The operator’s token is missing. Give it with --admin-token, PIXCADE_ADMIN_TOKEN or in the settings file.
server-no-answer = The server at { $address } does not answer. Look whether it is still running, and try again.


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
operating-help-now = show tables and people
operating-help-reports = show what people have reported
operating-help-bans = show who is kept out
operating-help-close = end a game as it stands and close its table
operating-help-remove-name = show a person as “a player” everywhere
operating-help-remove-message = delete something that was written at a table
operating-help-remove-game = delete a finished game
operating-help-ban = keep a browser (by its person) or an address out, for HOURS or until the end of DATE
operating-help-unban = let a browser or an address in again
operating-help-announce = say something to everybody; without TEXT it is taken back
operating-help-maintenance = let no new games begin (on), or let them begin again (off)
operating-help-report-done = a report has been dealt with


## What the commands say

operating-done = Done.
# $file: where it is
operating-backup-made = The backup is in { $file }.
operating-restored = The backup { $file } is in place.
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
    } { $value }, until { $until } UTC: { $reason }


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
operating-page-sure = press again
operating-page-failed = That did not work.
operating-page-away = away
operating-page-by = reported by
operating-page-until = until
operating-page-minutes = min
operating-page-bot = bot
operating-page-seat-open = free
operating-page-unreachable = The server does not answer. Look whether it is still running.
operating-page-phase-lobby = lobby
operating-page-phase-playing = going on
operating-page-phase-over = over
