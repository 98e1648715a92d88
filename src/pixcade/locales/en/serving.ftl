### Starting the server: what it says on the way, its settings, and why it may not start.
### Names of flags and settings, addresses and what is typed stay as they are.


## What a person is told when it starts

serving-at = Pixcade is running at { $address }
serving-already = Pixcade is running already, at { $address }
serving-open-it = Open this address in a browser.
serving-no-page = There is no page for browsers in this installation, so nobody can play in one. Install from a release, or build it in a checkout with: python3 run.py serve
# $wanted: the port that was asked for; $port: the one that was free
serving-port-changed = Port { $wanted } is used by another program, so Pixcade uses port { $port } this time. All links say so.
# $addresses: one, or several joined by “or”
serving-elsewhere = Other devices open { $addresses }
serving-everybody = Everybody who can reach this address can come in. With --join-password they need a password.
serving-over-ssh = You are connected from another machine. Start with --lan, or open a tunnel from there with: ssh -L { $port }:127.0.0.1:{ $port }
serving-proxy-not-trusted = The public address begins with https, but no --trusted-proxy is named, so everybody seems to come from the proxy's address.
serving-operator = Page for the operator: { $address } – token: { $token }
serving-operator-unset = The page for the operator needs a token. Set admin-token to use it.
serving-stop = Press Ctrl-C to stop it.
serving-ending = Stopping.
serving-ended = Stopped. Nothing is lost: games go on after the next start.
# $copy: the file in which what was there is saved
serving-ended-rescued = The database file was deleted, moved or replaced while the server ran. What it held is saved in { $copy }: put it back with “pixcade restore { $copy } --data { $folder }”.
# $state: how the store is, such as full or broken
serving-ended-doubtful = Stopped, but the store is not well ({ $state }), so something may be missing. Look at the disk and the data folder before the next start, and keep your last backup.


## Refusals to start

serving-ports-busy = The ports { $first } to { $last } are all used by other programs. Choose another one with --port.
serving-port-forbidden = Port { $port } is reserved by the system. Choose one above 1023 with --port.
serving-host-unknown = There is no address for “{ $host }”. Write one of this machine's addresses after --host.
serving-not-our-address = This machine does not have the address { $address }. Choose one that it has.
serving-not-started = The server could not start. Look into the log for the reason.


## Settings that can't be

# $name: as it was written, such as --port, PIXCADE_PORT or port; $form: how a value is written
serving-bad-value = “{ $name }” can't be “{ $value }”. It is written like this: { $form }.
# The value is secret and must not be shown
serving-bad-secret = The value of “{ $name }” can't be used. It is written like this: { $form }.
serving-bad-secret-text = The value of “{ $name }” can't be used. It needs { $least } to { $most } characters and no spaces at its ends; letters and digits always work.
serving-unknown-setting = { $path } names a setting “{ $name }”, and there is none of that name. The settings are: { $known }.
serving-no-such-file = There is no settings file “{ $path }”. Check the path after --settings.
serving-unreadable-file = The settings file “{ $path }” can't be read. Check its permissions.
# $detail: from the reader of the format, in English
serving-not-toml = The settings file “{ $path }” is not valid TOML ({ $detail }). Correct it there.
serving-data-in-its-own-file = The file “{ $path }” lies in the data folder and can't say where that is. Use --data or PIXCADE_DATA instead.
serving-one-process = A server is one process, so --workers does not exist here. To let more bots think at once, use --thinkers; to run several processes, start several servers with the same --database-url and --bus-url.
serving-both-urls = A server on several machines needs both: --database-url for PostgreSQL and --bus-url for Redis. Give both, or neither.


## What each setting does. These stand in the help and in docs/settings.md.

# $file: the file's name
serving-help-settings = read settings from this file instead of { $file } in the data folder
serving-help-host = address to listen at besides this machine's own 127.0.0.1; 0.0.0.0 means all of them
serving-help-port = port to listen at; if it is taken, the next free one of ten; 0 means any
serving-help-lan = let devices on the same network in from the start
serving-help-public-url = address that links for others name, such as https://games.example/pixcade
serving-help-data = folder of the database; if not given, the usual place for data of this user
serving-help-new-database = begin with a new database where the old one is empty or gone; what is left of it is kept beside it
serving-help-database-url = address of a PostgreSQL database that several processes share, in place of the folder: postgresql://...
serving-help-bus-url = address of the Redis over which these processes hear of each other: redis://...
serving-help-public = show a list of public tables
serving-help-join-password = password that everybody needs who comes from another machine
serving-help-tables-by = who may make tables: only this machine and the operator (host), or everybody (all)
serving-help-trusted-proxy = proxy whose forwarded headers are believed, as an address or a network; may be given several times
serving-help-thinkers = how many bots may think at once; if not given, one fewer than the machine has cores
serving-help-grace = seconds until a bot takes the seat of somebody who is gone
serving-help-chat = let people write to each other
serving-help-keep-games = days for which finished games are kept, 0 for ever
serving-help-open-browser = open the page in the browser at the start
serving-help-admin-token = token for the operator's page; if not given, a new one at every start at a terminal, and none elsewhere
serving-help-metrics-token = token with which /metrics can be read from other machines
serving-help-log-format = how log lines are written
serving-help-log-level = which log lines are written: this level and graver ones

core-package-missing = { $name } is not installed. Install it with: { $command }
# $name: of the first of them that was looked for
core-server-missing = A server needs packages that are not installed, such as { $name }. Install them with: pip install "pixcade[server]". Games in the terminal need none: pixcade text
