### Running a server as a service: secrets in settings, a start that fails, for whoever runs it.


## Secrets among the settings

# $name: the setting, such as join-password
serving-help-secret-file = file with nothing in it but { $name }
# $name: the flag, such as --join-password; $variable: such as PIXCADE_JOIN_PASSWORD
serving-on-command-line = Everybody who uses this machine can read its command lines, so no secret stands after { $name }. Write { $name } alone to be asked for it, name a file with { $name }-file, or set { $variable }.
serving-nobody-to-ask = There is no terminal to ask for { $name } at. Name a file with { $name }-file instead.
# $name: the setting; $path: the file
serving-unreadable-secret = The file “{ $path }”, which should hold { $name }, can't be read. Check the path and its permissions.


## A start that fails

# $folder: the data folder; $user: who runs this program
serving-disk-full = The disk with the folder { $folder } is full. Make room there, or choose another folder with --data, and start again.
serving-folder-forbidden = The user { $user } may not write to the folder { $folder }. Give the folder and what is in it to this user, or choose another one with --data, and start again.
serving-data-broken = The database in the folder { $folder } can't be read: it is damaged, or it is none of Pixcade. Put a backup in its place with “pixcade restore”, or choose another folder with --data.
