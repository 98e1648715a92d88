### Where a server keeps its data: its folder, a database of its own, backups, moving. For whoever runs it. In German.


## Starting with a folder

store-in-use = Ein anderer Pixcade-Server benutzt den Ordner { $folder }. Beende ihn zuerst oder wähle mit --data einen anderen Ordner.
store-newer = Diese Datenbank hat Version { $version }, und dieses Programm kennt nur Versionen bis { $newest }. Installiere eine neuere Version von Pixcade.
store-folder-newer = Die Datenbank im Ordner { $folder } hat Version { $version }, und dieses Programm kennt nur Versionen bis { $newest }. Nimm wieder das neuere Pixcade, oder spiele mit „pixcade restore { $copy } --data { $folder }“ die Kopie zurück, die davor gemacht wurde: Was seither gespielt wurde, ist nicht darin.
# $file: the database; $copy: the file to put back
store-lost = Die Datenbank { $file } ist leer oder verschwunden, obwohl es eine gab. Spiele mit „pixcade restore { $copy } --data { $folder }“ eine Kopie zurück oder starte einmal mit --new-database, um neu zu beginnen.
store-no-folder = { $folder } ist kein Ordner. Wähle mit --data einen anderen.
store-folder-open = Auch andere haben Zugriff auf den Ordner { $folder }, deshalb ist er kein Ort für Geheimnisse. Wähle mit --data einen eigenen Ordner.
store-key-broken = Der Schlüssel des Servers in { $file } ist beschädigt. Stelle ihn aus einer Kopie wieder her oder lösche ihn: Dann müssen alle neu beitreten.


## Starting with a database

store-database-url = Das ist keine Adresse einer PostgreSQL-Datenbank. Schreibe eine wie postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
# $address: host, port and name of the database
store-database-away = PostgreSQL antwortet unter { $address } nicht. Prüfe die Adresse, und ob PostgreSQL dort läuft.
store-database-refuses = PostgreSQL unter { $address } lässt Pixcade nicht hinein oder erlaubt ihm nicht, was es tun muss. Prüfe Benutzername, Passwort und Datenbank sowie die Rechte dieses Benutzers.
store-password-file-open = PostgreSQL unter { $address } lässt Pixcade nicht hinein. Die Datei mit dem Passwort wurde nicht gelesen, weil auch andere sie lesen können. Schütze sie mit „chmod 600 { $file }“ und versuche es noch einmal.
store-database-broken = In der PostgreSQL-Datenbank unter { $address } fehlen Tabellen oder Spalten von Pixcade. Halte alle Server an und spiele mit pg_restore einen Dump zurück, oder wähle eine andere Datenbank.
store-database-encoding = Diese Datenbank kann nicht die Buchstaben aller Sprachen speichern. Lege eine mit der Kodierung UTF8 an.
store-database-in-use = Ein anderer Pixcade-Prozess benutzt diese Datenbank: ein Server oder ein Umzug, der noch läuft. Beende ihn zuerst oder warte, bis er fertig ist.


## Backups

store-nothing-kept = Im Ordner { $folder } liegt keine Datenbank von Pixcade. Gib den richtigen Ordner an.
store-backup-target = Die Datei { $file } gibt es schon, und sie ist keine Sicherung. Wähle einen anderen Namen für die Sicherung.
store-backup-missing = Es gibt keine Datei { $file }. Prüfe den Pfad der Sicherung.
store-backup-broken = { $file } ist keine vollständige Sicherung von Pixcade. Wähle eine andere.
store-backup-unreadable = { $file } lässt sich nicht lesen. Prüfe die Zugriffsrechte oder mach die Kopie mit „pixcade backup“ noch einmal.
store-backup-folder = { $folder } ist ein Ordner. Gib für die Sicherung einen Dateinamen an.
store-backup-nowhere = Es gibt keinen Ordner { $folder }. Leg ihn zuerst an oder wähle einen anderen Ort für die Sicherung.
store-backup-log = In der Sicherung { $file } ist das Protokoll von Tisch { $table } nicht lesbar. Wähle eine andere Sicherung, oder spiele sie mit --damaged-too trotzdem zurück: Dann lassen sich nur solche Tische nicht öffnen.


## Moving

store-moving-same = Quelle und Ziel sind derselbe Ort, also gibt es nichts zu übertragen. Gib zwei verschiedene an.
# $place: a folder, or where a database is
store-moving-full = In { $place } liegen schon andere Tische oder Partien, deshalb wurde nichts kopiert. Wähle einen leeren Ordner oder eine leere Datenbank.
store-moving-different = Die Kopie in { $place } stimmte nicht mit dem Original überein, deshalb wurde nichts davon behalten. Versuche es noch einmal.
# $table: the id of a table
store-moving-log = Das Protokoll von Tisch { $table } ist nicht lesbar, deshalb wurde nichts kopiert. Spiele eine Sicherung zurück, in der es lesbar ist, oder starte den Server und entferne den Tisch mit „pixcade admin remove-game { $table }“.
store-moving-password = Wer diesen Rechner benutzt, kann alle Befehlszeilen lesen, deshalb darf hier in einer Adresse kein Passwort stehen. Lass es weg und setze PGPASSWORD oder PGPASSFILE, oder schreib env:NAME für eine Adresse in der Variablen NAME.
# $name: of a variable
store-moving-unset = Die Variable { $name } ist nicht gesetzt, also steht keine Adresse darin. Setze sie und versuche es noch einmal.

cli-migrate-store = alles, was ein Server aufbewahrt, an einen anderen Ort übertragen
cli-migrate-store-about =
    Kopiert alles, was ein Server aufbewahrt, von einem Ort an einen anderen: Tische, Partien und Personen. Ein Ort ist ein Datenordner oder eine PostgreSQL-Datenbank wie postgresql://NAME@RECHNER/DATENBANK, deren Passwort in PGPASSWORD oder in einer mit PGPASSFILE genannten Datei steht; oder env:NAME für eine Adresse, die in der Variablen NAME steht. Alles wird zurückgelesen und verglichen, bevor die Kopie gilt; was unterbrochen wurde, kann neu gestartet werden. Beende vorher die Server beider Orte.
operating-help-from = der Ordner oder die Datenbank, wo alles liegt
operating-help-to = der leere Ordner oder die leere Datenbank, wo alles hin soll
operating-moved = Alles liegt in { $place } und wurde Datensatz für Datensatz verglichen: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $lines ->
        [one] { $lines } Eintrag
       *[other] { $lines } Einträgen
    }, { $games ->
        [one] { $games } beendete Partie
       *[other] { $games } beendete Partien
    }, { $browsers ->
        [one] { $browsers } Browser
       *[other] { $browsers } Browser
    }.
operating-moved-already = Diese Kopie lag dort schon.
operating-moved-key = Auch der Schlüssel des Servers ist dort, damit alle wie bisher erkannt werden. Hüte beide Orte wie ein Passwort.
operating-moved-no-key = In { $place } liegt kein Schlüssel des Servers, also müssen alle neu beitreten. Wenn du die Datei „key“ des alten Datenordners noch hast, lege sie dorthin und übertrage alles noch einmal an einen leeren Ort.
