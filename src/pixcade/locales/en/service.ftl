### Running a server as a service: secrets in settings, a start that fails, for whoever runs it.


## Secrets among the settings

# $name: the setting, such as join-password
serving-help-secret-file = file with nothing in it but { $name }
# $name: the flag, such as --join-password; $variable: such as PIXCADE_JOIN_PASSWORD
serving-on-command-line = Everybody who uses this machine can read its command lines, so no secret may stand after { $name }. Write { $name } alone to be asked for it, name a file with { $name }-file, or set { $variable }.
serving-nobody-to-ask = There is no terminal to ask for { $name } at. Name a file with { $name }-file instead.
# $name: the setting; $path: the file
serving-unreadable-secret = The file “{ $path }”, which should hold { $name }, can't be read. Check the path and its permissions.


## A start that fails

# $folder: the data folder; $user: who runs this program
serving-disk-full = The disk with the folder { $folder } is full. Make room there, or choose another folder with --data, and start again.
serving-folder-forbidden = The user { $user } may not write to the folder { $folder }. Give the folder and what is in it to this user, or choose another one with --data, and start again.
serving-data-broken = The database in the folder { $folder } can't be read: it is damaged, or it is none of Pixcade. Put a backup in its place with “pixcade restore FILE --data { $folder }”, or choose another folder with --data.
serving-target-full = The disk with the folder { $folder } is full. Make room there, or choose another folder, and try again.
serving-target-forbidden = The user { $user } may not write to the folder { $folder }. Choose another folder, or try again as somebody who may.


## pixcade doctor

cli-doctor = look whether a server has everything that it needs
cli-doctor-about = Look at everything that surrounds a server, and change nothing: data folder, disk, database, clock, descriptors, port, TLS, page, kernels and versions. It takes the settings of “pixcade serve”. The exit code is 1 where the server can't do its work like this.
doctor-help-json = write it as JSON, for programs
doctor-help-service = look at the installed service with its own settings: that of the machine, or that of your user
# $whose: machine or user
doctor-of-service = A service is installed here. To look at it with its own settings: pixcade doctor --service { $whose }
# $level: how grave it is
doctor-level = { $level ->
        [ok] ok
        [warning] look
       *[error] WRONG
    }
# $check: what was looked at
doctor-check = { $check ->
        [folder] data folder
        [disk] disk
        [store] database
        [clock] clock
        [descriptors] descriptors
        [port] port
        [tls] TLS
        [page] page
        [kernels] kernels
        [bus] Redis
       *[versions] versions
    }
doctor-summary = { $errors ->
        [0] { $warnings ->
            [0] All is well.
            [one] It works. { $warnings } thing wants a look.
           *[other] It works. { $warnings } things want a look.
        }
        [one] { $errors } thing must be put right.
       *[other] { $errors } things must be put right.
    }
# $folder: the data folder; $user: who runs this program; $owner: to whom it belongs
doctor-folder = { $folder } belongs to { $user } alone.
doctor-folder-new = { $folder } is not there yet; the first start makes it.
doctor-folder-forbidden = { $user } may not read and write { $folder }.
doctor-folder-forbidden-do = Give the folder and what is in it to { $user }, or choose another one with --data.
doctor-folder-no-folder = { $folder } is no folder.
doctor-folder-no-folder-do = Choose another one with --data.
doctor-folder-of-another = { $folder } belongs to { $owner }, and you are { $user }.
doctor-folder-of-another-do = If { $owner } runs the server, run this as { $owner } or as root; if not, choose a folder of your own with --data.
doctor-folder-of-server = { $folder } belongs to { $owner } alone, which is right if the server runs as { $owner }.
# $file: in the folder; $other: to whom that belongs
doctor-folder-mixed = { $folder } belongs to { $owner }, but { $file } in it belongs to { $other }.
doctor-folder-mixed-do = As root, give everything in it to { $owner }: chown -R --reference={ $folder } { $folder }
doctor-folder-hidden = { $user } may not look into { $folder }.
doctor-folder-hidden-do = Run this as root or as the user that runs the server.
doctor-folder-open = Others on this machine can get into { $folder }.
doctor-folder-open-do = Close it with: chmod -R go= { $folder }
# $megabytes: free
doctor-disk = { $megabytes } MB are free.
doctor-disk-short = Only { $megabytes } MB are free on the disk of { $folder }.
doctor-disk-short-do = Make room before it is full: then nothing can be saved.
doctor-disk-full = { $megabytes } MB are free on the disk of { $folder }: it is as good as full.
doctor-disk-full-do = Make room there, or choose another folder with --data.
doctor-store = The database is whole, { $megabytes } MB.
doctor-store-new = There is no database yet; the first start makes it.
# $version: of the database; $newest: that this program knows
doctor-store-older = The database is whole and has version { $version }; the next start makes a copy of it and then brings the database to version { $newest }.
doctor-store-shared = PostgreSQL at { $address } answers, with tables that this version knows.
doctor-store-shared-new = PostgreSQL at { $address } answers. There are no tables of Pixcade in this database yet; the first start makes them.
doctor-store-empty = The database in { $folder } is empty or gone, though there was one.
doctor-store-empty-do = Put a backup in its place with “pixcade restore FILE --data { $folder }”, or start once with --new-database to begin anew.
# $copy: the file with what was there
doctor-store-rescued = The database in { $folder } is empty or gone; what it held is saved in { $copy }.
doctor-store-rescued-do = Stop the server and put that copy in its place: pixcade restore { $copy } --data { $folder }
doctor-store-damaged = The database in { $folder } is damaged, or is none of Pixcade.
doctor-store-damaged-do = Stop the server and put a backup in its place: pixcade restore FILE --data { $folder }
doctor-store-log = The database is whole, but the last entry in the log of table { $table } can't be read, so nobody can open that table.
doctor-store-log-do = Remove the table with “pixcade admin remove-game { $table } --data { $folder }”, or stop the server and put a backup in its place: pixcade restore FILE --data { $folder }
doctor-store-unreadable = The database in { $folder } can't be read.
doctor-store-unreadable-do = Look at its permissions and at the disk.
doctor-store-locked = Another program has locked the database in { $folder }.
doctor-store-locked-do = End that program. To see which one it is: fuser -v { $folder }/*
doctor-store-newer = The database in { $folder } has version { $version }, and this program knows versions up to { $newest }.
doctor-store-newer-do = Use the newer Pixcade again, or put back the copy that was made before it: pixcade restore { $copy } --data { $folder }
doctor-store-newer-shared = The PostgreSQL database at { $address } has version { $version }, and this program knows versions up to { $newest }.
doctor-store-newer-shared-do = Use the newer Pixcade again, or put back the dump that was made before it with pg_restore.
# $time: UTC
doctor-clock = It is { $time } UTC.
doctor-clock-behind = This machine's clock shows a time { $minutes } minutes before Pixcade was installed.
doctor-clock-behind-do = Set it, and let it be kept by NTP: timedatectl set-ntp true
doctor-clock-back = This machine's clock is { $minutes } minutes behind what was stored last: it is wrong, or it was ahead then.
doctor-clock-back-do = Look at the date. If it is right, the server works, and its dates are ahead until the clock has caught up.
doctor-clock-ahead = The newest entry is { $days } days old: nobody has played since, or the clock is ahead.
doctor-clock-ahead-do = Look whether the date is right before you start the server.
# $most: files and connections
doctor-descriptors = A process may have { $most } files and connections open.
doctor-descriptors-unlimited = Nothing limits how many files and connections may be open.
doctor-descriptors-few = A process may have only { $most } files and connections open.
doctor-descriptors-few-do = Raise it: ulimit -n 65536, or LimitNOFILE=65536 in the unit.
doctor-port = Port { $port } is free.
doctor-port-own = The server is running at { $address }.
# $free: another port
doctor-port-taken = Port { $port } is used by another program; the server would take { $free }.
doctor-port-taken-do = End that program, or choose another port with --port.
doctor-port-other = Port { $port } is used by another Pixcade server, which has its data elsewhere; this one would take { $free }.
doctor-port-other-do = Name that server's folder with --data if you mean it, or choose another port with --port.
# $name: of the public address; $days: until it ends
doctor-tls = The certificate of { $name } is good for { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
doctor-tls-unneeded = Only this machine can reach the server.
doctor-tls-none = Others reach the server without TLS: whoever can listen in the network reads everything.
doctor-tls-none-do = At home this may do. For the internet put a proxy with TLS in front and set --public-url and --trusted-proxy.
doctor-tls-untrusted = The public address begins with https, but no --trusted-proxy is named.
doctor-tls-untrusted-do = Name the proxy's address with --trusted-proxy; otherwise everybody seems to come from there.
doctor-tls-unreachable = { $name } does not answer at port { $port } from here.
doctor-tls-unreachable-do = Look whether the proxy is running and whether the name leads to it.
# $reason: from the TLS library, in English
doctor-tls-refused = The certificate of { $name } is not accepted: { $reason }.
doctor-tls-refused-do = Let the proxy get a new certificate for this name.
doctor-tls-not-spoken = What answers at port { $port } of { $name } speaks no TLS.
doctor-tls-not-spoken-do = Let the proxy serve HTTPS at this port, or correct the port in --public-url.
doctor-tls-ending = The certificate of { $name } ends in { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
doctor-tls-ending-do = Look why the proxy has not renewed it.
# $build: of the page
doctor-page = The page for browsers is complete (build { $build }).
doctor-page-missing = The page for browsers is missing.
doctor-page-missing-do = Install from a release, or build it in a checkout with: python3 run.py serve
# $files: names
doctor-page-incomplete = Files of the page for browsers are missing or damaged: { $files }
doctor-page-incomplete-do = Install this version again.
doctor-kernels = Strong bots run compiled.
doctor-kernels-uncompiled = The kernels for strong bots are not compiled in { $folder } yet.
doctor-kernels-uncompiled-do = The server does it in the background when a strong bot, a hint or a review first needs it, and strong bots play more weakly until it is done. To do it now: { $command }
doctor-kernels-none = There is no compiler for kernels here, so strong bots play more weakly.
doctor-kernels-none-do = Install numba and numpy, where they exist for this Python and machine.
doctor-bus = Redis at { $address } answers.
doctor-versions = All libraries have the versions that were tested together.
doctor-versions-unknown = It is not known which versions were tested together.
doctor-versions-unknown-do = Install from a release.
# $names: of some of them
doctor-versions-missing = Libraries that a server needs are not installed: { $names }
doctor-versions-missing-do = Install them with: pip install "pixcade[server]"
# $names: of some of them, with the version that was tested; $count: how many
doctor-versions-other = { $count ->
        [one] { $count } library has another version than was tested: { $names }
       *[other] { $count } libraries have other versions than were tested: { $names }
    }
doctor-versions-other-do = Install from a release, with its requirements.lock.


## pixcade service

cli-service = run a server as a service of systemd
cli-service-about = Print, install or remove the unit with which systemd runs a server: for the whole machine, or with --user for you. Installing looks first whether this version can read the data, so it is also how to go to another version and back.
service-help-print = write the unit to the screen
service-help-install = look whether this version can read the data, then write the unit and start it
service-help-remove = stop the service and delete its unit; its data and settings stay
service-help-user = for your own user instead of the whole machine
service-help-root = put files under this folder instead of /, and start nothing
service-help-check = only look whether this version can read the data
# $version: of this program
service-readable = Version { $version } can read everything: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $lines ->
        [one] { $lines } entry
       *[other] { $lines } entries
    }, { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    }.
# $folder: the data folder; $address: of the database
service-readable-new = Version { $version } can be used: there is no data in { $folder } yet.
service-readable-shared = Version { $version } can be used: it knows the tables in PostgreSQL at { $address }. The games in them were not checked.
# $file: of the unit; $program: what it runs; $variables: the file with the service's variables
service-written = The unit { $file } runs { $program }. Its settings stand in { $variables }.
service-removed = The unit { $file } is gone. The data and the settings in { $variables } are still there.
# $command: for the shell
service-type = systemd does not run here. Type on the machine: { $command }
service-no-program = There is no command { $program }. Install Pixcade into a folder of its own with “python3 -m venv”, and use the command there.
service-no-page = This installation has no page for browsers, so it is no server. Install from a release.
# $folder: the data folder; $version: of this program; $table: the table's id
service-log = In the database of the folder { $folder } version { $version } can't read the log of table { $table }, so nobody could open that table. If the version that runs now can, stay with it; otherwise remove the table there with “pixcade admin remove-game { $table } --data { $folder }”, or put a backup back with “pixcade restore FILE --data { $folder }”.
# $folder: the data folder; $data: the same as a command has it; $copy: the file to put back
service-data-broken = The database in the folder { $folder } can't be read: it is damaged, or it is none of Pixcade. Stop the service and put a backup in its place with “pixcade restore FILE --data { $data }”.
service-newer = The database in the folder { $folder } has version { $version }, and this program knows versions up to { $newest }. Stay with the newer Pixcade, or stop the service and put the copy back that was made before it with “pixcade restore { $copy } --data { $data }”: what was played since is not in it.
# $address: of the database
service-newer-shared = The PostgreSQL database at { $address } has version { $version }, and this program knows versions up to { $newest }. Stay with the newer Pixcade, or stop all servers and put the dump back that was made before it with pg_restore.
service-lost = The database in the folder { $folder } is empty or gone, though there was one. Stop the service and put a copy back with “pixcade restore { $copy } --data { $data }”, or set PIXCADE_NEW_DATABASE=yes for one start of the service to begin anew.
# $user: who runs this program
service-data-forbidden = The user { $user } may not read the data in the folder { $folder }. Do this as root; for a service of --user, give the folder and what is in it to { $user }.
# $folder: for temporary files; $megabytes: how much room is needed there
service-no-room = To look whether this version can read the data, it is copied to { $folder }, and less than { $megabytes } MB are free there. Make room there, or name another folder in the variable TMPDIR.
service-odd-path = systemd runs no program whose path has a quotation mark, an apostrophe, a backslash or an invisible character, as { $program } has. Install it in another folder.
service-in-a-home = A service of the machine can't see { $program }, because it lies in somebody's home. Install it under /opt, or use --user.
# $program: the interpreter
service-python-in-a-home = A service of the machine can't see the Python of this installation, { $program }, because it lies in somebody's home. Install Pixcade again in a folder that “/usr/bin/python3 -m venv” has made, or use --user.
service-forbidden = The file { $file } can't be written. Do it as root, or use --user.
service-not-installed = There is no unit { $file }, so there is nothing to remove.
service-none = There is no unit { $file }, so there is no such service. Leave out --service, or install it with “pixcade service install”.
# $file: with the service's variables; $user: who runs this program
service-hidden = The user { $user } may not read the settings of the service in { $file }. Do this as root.
service-systemctl = systemd has refused “{ $command }”. Look at its reason above, or with: journalctl -u pixcade


## The operator

server-operator-none = This server has no token for its operator, so nobody can open this. Set PIXCADE_ADMIN_TOKEN, for a service in the file with its settings, and start the server again.
