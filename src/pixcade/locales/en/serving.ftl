### Starting the server: what it says on the way, its settings, and why it may not start.
### Names of flags and settings, addresses and what is typed stay as they are.


## What a person is told when it starts

serving-at = Pixcade is running at { $address }
serving-already = Pixcade is already running at { $address }
serving-open-it = Open this address in a browser.
serving-no-page = This installation has no web client. Install from a release, or build it in a checkout with: python3 run.py serve
# $wanted: the port that was asked for; $port: the one that was free
serving-port-changed = Another program is using port { $wanted }, so Pixcade uses port { $port } this time.
# $addresses: one, or several joined by “or”
serving-elsewhere = On other devices, open { $addresses }
serving-everybody = Anyone who can reach this address can join. To require a password, use --join-password.
serving-over-ssh = You’re connected from another machine. Start with --lan, or open a tunnel there with: ssh -L { $port }:127.0.0.1:{ $port }
serving-proxy-not-trusted = The public address begins with https, but --trusted-proxy isn’t set, so everyone seems to come from the proxy’s address.
# $file: the full path
serving-operator = Admin page: { $address } – its token is in { $file }
serving-stop = Press Ctrl-C to stop.
serving-ending = Stopping…
serving-ended = Stopped. Everything is saved, and games continue after the next start.
# $state: how the store is, such as full or broken
serving-ended-doubtful = Stopped, but there’s a problem with the database ({ $state }), so something may be missing. Check the disk and the data folder before the next start, and keep your last backup.


## Refusals to start

serving-ports-busy = Other programs are using all the ports from { $first } to { $last }. Choose another one with --port.
serving-port-forbidden = Port { $port } is reserved by the system. Choose one above 1023 with --port.
serving-host-unknown = There’s no address for “{ $host }”. Give one of this machine’s addresses after --host.
serving-not-our-address = This machine doesn’t have the address { $address }. Choose one that it has.
serving-not-started = The server couldn’t start. Check the log for the reason.


## Settings that can't be

# $name: as it was written, such as --port, PIXCADE_PORT or port; $form: how a value is written
serving-bad-value = { $name } must be { $form }, not “{ $value }”.
# The value is secret and must not be shown
serving-bad-secret = The value of “{ $name }” is invalid. Expected: { $form }.
serving-bad-secret-text = The value of “{ $name }” is invalid. It needs { $least } to { $most } characters and no spaces at either end; letters and digits always work.
serving-unknown-setting = { $path } has an unknown setting “{ $name }”. Choose from: { $known }.
serving-mail-incomplete = --mail-server needs --mail-from and --public-url. Set both, or leave out --mail-server.
serving-no-such-file = There’s no settings file “{ $path }”. Check the path after --settings.
serving-unreadable-file = The settings file “{ $path }” can’t be read. Check its permissions.
# $detail: from the reader of the format, in English
serving-not-toml = The settings file “{ $path }” isn’t valid TOML ({ $detail }). Correct it.
serving-data-in-its-own-file = The file “{ $path }” is in the data folder, so it can’t set where that folder is. Use --data or PIXCADE_DATA instead.


## What each setting does. These stand in the help and in docs/settings.md.

# $file: the file's name
serving-help-settings = read settings from this file instead of { $file } in the data folder
serving-help-host = address to listen on in addition to 127.0.0.1; 0.0.0.0 means all addresses
serving-help-port = port to listen on; if it’s taken, one of the next nine; 0 means any
serving-help-lan = let devices on the same network join from the start
serving-help-public-url = public address to use in links, like https://games.example/pixcade
serving-help-peer-url = address of this process for others on the same database (default: the one it listens on)
serving-help-data = folder of the database (default: the usual place for this user’s data)
serving-help-new-database = start with a new database if the old one is empty or gone; what is left of it is kept
serving-help-database-url = address of a PostgreSQL database to use instead of the folder: postgresql://...
serving-help-public = show a list of public tables
serving-help-join-password = password for everyone who connects from another machine
serving-help-open-seats = let hosts of slow games offer free seats to everyone here, in a list under “My games”
serving-help-tables-by = who can create tables: only this machine and the admin (host), or everyone (all)
serving-help-trusted-proxy = proxy whose forwarded headers are trusted, as an address or a network; can be repeated
serving-help-thinkers = how many bots can think at once (default: one fewer than the machine has cores)
serving-help-grace = seconds until a bot replaces a player who is gone
serving-help-chat = allow chat
serving-help-keep-games = days to keep finished games; 0 means forever
serving-help-mail-server = mail server for notices of slow games, smtp:// or smtps:// (needs --mail-from and --public-url)
serving-help-mail-from = address that mails come from
serving-help-open-browser = open the browser at the start
serving-help-admin-token = token for the admin page (default: the one in the file admin-token of the data folder)
serving-help-admin-lan = open the admin page to other devices without HTTPS, on a network you trust
serving-help-metrics-token = token for reading /metrics from other machines
serving-help-log-format = format of log lines
serving-help-log-level = minimum level to log

# $name: of the first of them that was looked for

cli-serve-about = Serve Pixcade to this machine’s browser and, if you want, to the network or the internet. Settings are read from flags, variables PIXCADE_NAME, the file pixcade.toml in the data folder, and defaults, in this order.
