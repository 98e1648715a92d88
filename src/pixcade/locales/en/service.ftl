### Running a server as a service: secrets in settings, a start that fails, for whoever runs it.


## Secrets among the settings

# $name: the setting, such as join-password
serving-help-secret-file = file that contains only { $name }
# $name: the flag, such as --join-password; $variable: such as PIXCADE_JOIN_PASSWORD
serving-on-command-line = Other users of this machine can see its command lines, so don’t put a secret after { $name }. Write { $name } alone to be asked for it, use { $name }-file, or set { $variable }.
serving-nobody-to-ask = There’s no terminal to ask for { $name }. Give a file with { $name }-file instead.
# $name: the setting; $path: the file
serving-unreadable-secret = The file “{ $path }” with { $name } can’t be read. Check the path and its permissions.


## A start that fails

# $folder: the data folder; $user: who runs this program
serving-disk-full = The disk with the folder { $folder } is full. Free up space, or choose another folder with --data, and start again.
serving-folder-forbidden = The user { $user } can’t write to the folder { $folder }. Give the folder and its contents to this user, or choose another one with --data, and start again.
serving-data-broken = Can’t read the database in { $folder }: it is damaged or isn’t a Pixcade database. Restore a backup with “pixcade restore FILE --data { $folder }”, or choose another folder with --data.
serving-target-full = The disk with the folder { $folder } is full. Free up space, or choose another folder, and try again.
serving-target-forbidden = The user { $user } can’t write to the folder { $folder }. Choose another folder, or try again as another user.


## pixcade doctor

cli-doctor-about = Check data folder, database, port, public address and installation, and change nothing. It takes the settings of “pixcade serve”. The exit code is 1 if the server can’t work like this.


## The operator

server-operator-none = This server has no admin token, so the admin page is closed. Set PIXCADE_ADMIN_TOKEN (for a service, in its settings file) and restart the server.
