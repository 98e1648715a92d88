### Starting the server: what it says on the way, its settings, and why it may not start.
### Names of flags and settings, addresses and what is typed stay as they are.


## What a person is told when it starts

serving-at = Pixcade läuft unter { $address }
serving-already = Pixcade läuft schon unter { $address }
serving-open-it = Öffne diese Adresse in einem Browser.
serving-no-page = Dieser Installation fehlt die Seite für Browser, also kann niemand im Browser spielen. Installiere ein Release oder baue die Seite aus dem Quelltext mit: python3 run.py serve
# $wanted: the port that was asked for; $port: the one that was free
serving-port-changed = Port { $wanted } wird von einem anderen Programm benutzt, daher nimmt Pixcade diesmal Port { $port }. Alle Links nennen ihn.
# $addresses: one, or several joined by “or”
serving-elsewhere = Auf anderen Geräten öffnest du { $addresses }
serving-everybody = Wer diese Adresse erreicht, kann hereinkommen. Mit --join-password ist dafür ein Passwort nötig.
serving-over-ssh = Du bist von einem anderen Rechner aus verbunden. Starte mit --lan oder öffne von dort einen Tunnel: ssh -L { $port }:127.0.0.1:{ $port }
serving-proxy-not-trusted = Die öffentliche Adresse beginnt mit https, aber es ist kein --trusted-proxy angegeben. Deshalb scheinen alle von der Adresse des Proxys zu kommen.
serving-operator = Seite des Betreibers: { $address } – Token: { $token }
serving-operator-unset = Die Seite des Betreibers braucht ein Token. Setze admin-token, um sie zu benutzen.
serving-stop = Mit Strg-C hältst du es an.
serving-ending = Wird beendet.
serving-ended = Beendet. Nichts ist verloren: Die Partien gehen nach dem nächsten Start weiter.
# $copy: the file in which what was there is saved
serving-ended-rescued = Die Datenbankdatei wurde gelöscht, verschoben oder ersetzt, während der Server lief. Ihr Inhalt ist in { $copy } gesichert: Spiele ihn mit „pixcade restore { $copy } --data { $folder }“ zurück.
# $state: how the store is, such as full or broken
serving-ended-doubtful = Beendet, aber mit der Datenbank stimmt etwas nicht ({ $state }), es kann also etwas fehlen. Prüfe vor dem nächsten Start den Datenträger und den Datenordner und behalte deine letzte Sicherung.


## Refusals to start

serving-ports-busy = Die Ports { $first } bis { $last } werden alle von anderen Programmen benutzt. Wähle mit --port einen anderen.
serving-port-forbidden = Port { $port } ist dem System vorbehalten. Wähle mit --port einen über 1023.
serving-host-unknown = Für „{ $host }“ gibt es keine Adresse. Gib nach --host eine Adresse dieses Rechners an.
serving-not-our-address = Dieser Rechner hat die Adresse { $address } nicht. Wähle eine, die er hat.
serving-not-started = Der Server konnte nicht starten. Den Grund findest du im Protokoll.


## Settings that can't be

# $name: as it was written, such as --port, PIXCADE_PORT or port; $form: how a value is written
serving-bad-value = „{ $name }“ kann nicht „{ $value }“ sein. Schreib es so: { $form }.
# The value is secret and must not be shown
serving-bad-secret = Der Wert von „{ $name }“ ist nicht brauchbar. Schreib ihn so: { $form }.
serving-bad-secret-text = Der Wert von „{ $name }“ ist nicht brauchbar. Er braucht { $least } bis { $most } Zeichen und am Anfang und am Ende keine Leerzeichen; Buchstaben ohne Umlaute und Ziffern gehen immer.
serving-unknown-setting = In { $path } steht „{ $name }“, aber eine solche Einstellung gibt es nicht. Die Einstellungen sind: { $known }.
serving-no-such-file = Es gibt keine Einstellungsdatei „{ $path }“. Prüfe den Pfad nach --settings.
serving-unreadable-file = Die Einstellungsdatei „{ $path }“ lässt sich nicht lesen. Prüfe ihre Zugriffsrechte.
# $detail: from the reader of the format, in English
serving-not-toml = Die Einstellungsdatei „{ $path }“ ist kein gültiges TOML ({ $detail }). Berichtige sie.
serving-data-in-its-own-file = Die Datei „{ $path }“ liegt im Datenordner und kann nicht sagen, wo er ist. Nimm stattdessen --data oder PIXCADE_DATA.
serving-one-process = Ein Server ist ein Prozess, daher gibt es --workers hier nicht. Damit mehr Bots zugleich nachdenken, nimm --thinkers; für mehrere Prozesse starte mehrere Server mit derselben --database-url und --bus-url.
serving-both-urls = Ein Server auf mehreren Rechnern braucht beides: --database-url für PostgreSQL und --bus-url für Redis. Gib beide an oder keine von beiden.


## What each setting does. These stand in the help and in docs/settings.md.

# $file: the file's name
serving-help-settings = Einstellungen aus dieser Datei lesen statt aus { $file } im Datenordner
serving-help-host = Adresse, an der zusätzlich zur lokalen 127.0.0.1 gelauscht wird; 0.0.0.0 bedeutet alle
serving-help-port = Port, an dem gelauscht wird; ist er belegt, der nächste freie von zehn; 0 bedeutet irgendeinen
serving-help-lan = Geräte im selben Netz von Anfang an hereinlassen
serving-help-public-url = Adresse, die Links für andere nennen, etwa https://games.example/pixcade
serving-help-data = Ordner der Datenbank; ohne Angabe der übliche Ort für Daten dieses Benutzers
serving-help-new-database = mit einer neuen Datenbank beginnen, wenn die alte leer oder verschwunden ist; was von ihr übrig ist, bleibt daneben liegen
serving-help-database-url = Adresse einer PostgreSQL-Datenbank, die sich mehrere Prozesse teilen, statt des Ordners: postgresql://...
serving-help-bus-url = Adresse des Redis, über den sich diese Prozesse gegenseitig benachrichtigen: redis://...
serving-help-public = eine Liste der öffentlichen Tische zeigen
serving-help-join-password = Passwort, das alle brauchen, die von einem anderen Rechner kommen
serving-help-tables-by = wer Tische anlegen darf: nur dieser Rechner und der Betreiber (host) oder alle (all)
serving-help-trusted-proxy = Proxy, dessen Forwarded-Kopfzeilen vertraut wird, als Adresse oder Netz; mehrfach möglich
serving-help-thinkers = wie viele Bots zugleich nachdenken dürfen; ohne Angabe einer weniger, als der Rechner Kerne hat
serving-help-grace = Sekunden, bis ein Bot den Platz von jemandem übernimmt, der weg ist
serving-help-chat = die Leute einander schreiben lassen
serving-help-keep-games = wie viele Tage beendete Partien aufbewahrt werden; 0 bedeutet für immer
serving-help-open-browser = die Seite beim Start im Browser öffnen
serving-help-admin-token = Token für die Seite des Betreibers; ohne Angabe bei jedem Start in einem Terminal ein neues, sonst keines
serving-help-metrics-token = Token, mit dem /metrics von anderen Rechnern aus gelesen werden kann
serving-help-log-format = Format der Protokollzeilen
serving-help-log-level = welche Protokollzeilen geschrieben werden: diese Stufe und schwerwiegendere

core-package-missing = { $name } ist nicht installiert. Installiere es mit: { $command }
# $name: of the first of them that was looked for
core-server-missing = Ein Server braucht Pakete, die nicht installiert sind, zum Beispiel { $name }. Installiere sie mit: pip install "pixcade[server]". Partien im Terminal brauchen keins davon: pixcade text
