### Refusals of the store, where logs and everything beside them are kept. In German.


## While a server runs

store-full = Die Festplatte des Servers ist voll, deshalb wurde nichts gespeichert. Bitte die Person, die den Server betreibt, Platz zu schaffen, und versuche es dann noch einmal.
store-read-only = Der Server darf seine Daten nicht ändern, deshalb wurde nichts gespeichert. Bitte die Person, die den Server betreibt, es ihm zu erlauben, und versuche es dann noch einmal.
store-broken = Der Server kann seine Daten nicht lesen oder schreiben, deshalb wurde nichts gespeichert. Bitte die Person, die den Server betreibt, die Festplatte zu prüfen oder eine Sicherung zurückzuspielen.
store-gone = Die Datenbankdatei des Servers wurde gelöscht, verschoben oder ersetzt, deshalb wurde nichts gespeichert. Bitte die Person, die den Server betreibt, sie zurückzulegen, und versuche es dann noch einmal.
store-unreachable = Der Server erreicht seine Datenbank nicht, deshalb wurde nichts gespeichert. Versuche es gleich noch einmal.
store-unclear = Der Server hat beim Speichern die Verbindung zu seiner Datenbank verloren, und noch weiß niemand, ob es gespeichert ist. Sieh gleich noch einmal nach, bevor du es wieder versuchst.
store-closed = Der Server wird gerade beendet, deshalb wurde nichts gespeichert. Versuche es noch einmal, wenn er wieder da ist.


## Starting

store-in-use = Ein anderer Pixcade-Server benutzt den Ordner { $folder }. Beende ihn zuerst oder wähle mit --data einen anderen Ordner.
store-newer = Diese Datenbank hat Version { $version }, und dieses Programm kennt nur Versionen bis { $newest }. Hol dir ein neueres Pixcade.
# $file: the database; $copy: the file to put back
store-lost = Die Datenbank { $file } ist leer oder verschwunden, obwohl es eine gab. Spiele mit „pixcade restore { $copy }“ eine Kopie zurück oder starte einmal mit --new-database, um neu zu beginnen.
store-no-folder = { $folder } ist kein Ordner. Wähle mit --data einen anderen.
store-folder-open = Auch andere haben Zugang zum Ordner { $folder }, deshalb ist er kein Ort für Geheimnisse. Wähle mit --data einen eigenen Ordner.
store-key-broken = Der Schlüssel des Servers in { $file } ist beschädigt. Spiele ihn aus einer Kopie zurück oder lösche ihn: Dann müssen alle neu beitreten.


## Backups

store-nothing-kept = Im Ordner { $folder } liegt keine Datenbank von Pixcade. Wähle mit --data den richtigen.
store-backup-target = Die Datei { $file } gibt es schon, und sie ist keine Sicherung. Wähle einen anderen Namen für die Sicherung.
store-backup-broken = { $file } ist keine vollständige Sicherung von Pixcade. Wähle eine andere.
store-backup-log = In der Sicherung { $file } ist das Protokoll von Tisch { $table } nicht lesbar. Wähle eine andere Sicherung.
