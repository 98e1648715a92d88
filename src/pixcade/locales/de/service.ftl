### Running a server as a service: secrets in settings, a start that fails, for whoever runs it.


## Secrets among the settings

# $name: the setting, such as join-password
serving-help-secret-file = Datei, in der nur { $name } steht
# $name: the flag, such as --join-password; $variable: such as PIXCADE_JOIN_PASSWORD
serving-on-command-line = Wer diesen Rechner benutzt, kann alle Befehlszeilen lesen, deshalb steht nach { $name } nichts Geheimes. Schreib nur { $name }, dann wirst du danach gefragt, nenne mit { $name }-file eine Datei oder setze { $variable }.
serving-nobody-to-ask = Hier ist kein Terminal, an dem nach { $name } gefragt werden kann. Nenne stattdessen mit { $name }-file eine Datei.
# $name: the setting; $path: the file
serving-unreadable-secret = Die Datei „{ $path }“, in der { $name } stehen soll, lässt sich nicht lesen. Prüfe den Pfad und ihre Rechte.


## A start that fails

# $folder: the data folder; $user: who runs this program
serving-disk-full = Der Datenträger mit dem Ordner { $folder } ist voll. Schaff dort Platz oder wähle mit --data einen anderen Ordner und starte noch einmal.
serving-folder-forbidden = Der Benutzer { $user } darf im Ordner { $folder } nicht schreiben. Gib ihm den Ordner samt Inhalt oder wähle mit --data einen anderen und starte noch einmal.
serving-data-broken = Die Datenbank im Ordner { $folder } lässt sich nicht lesen: Sie ist beschädigt oder nicht von Pixcade. Spiele mit „pixcade restore“ eine Sicherung zurück oder wähle mit --data einen anderen Ordner.
