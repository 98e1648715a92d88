### Running a server as a service: secrets in settings, a start that fails, for whoever runs it.


## Secrets among the settings

# $name: the setting, such as join-password
serving-help-secret-file = Datei, in der nur { $name } steht
# $name: the flag, such as --join-password; $variable: such as PIXCADE_JOIN_PASSWORD
serving-on-command-line = Wer diesen Rechner benutzt, kann alle Befehlszeilen lesen, deshalb darf nach { $name } nichts Geheimes stehen. Schreib nur { $name }, dann wirst du danach gefragt, gib mit { $name }-file eine Datei an oder setze { $variable }.
serving-nobody-to-ask = Hier ist kein Terminal, an dem nach { $name } gefragt werden kann. Gib stattdessen mit { $name }-file eine Datei an.
# $name: the setting; $path: the file
serving-unreadable-secret = Die Datei „{ $path }“, in der { $name } stehen soll, lässt sich nicht lesen. Prüfe den Pfad und die Zugriffsrechte.


## A start that fails

# $folder: the data folder; $user: who runs this program
serving-disk-full = Der Datenträger mit dem Ordner { $folder } ist voll. Schaff dort Platz oder wähle mit --data einen anderen Ordner und starte noch einmal.
serving-folder-forbidden = Der Benutzer { $user } darf im Ordner { $folder } nicht schreiben. Gib ihm den Ordner samt Inhalt oder wähle mit --data einen anderen und starte noch einmal.
serving-data-broken = Die Datenbank im Ordner { $folder } lässt sich nicht lesen: Sie ist beschädigt oder nicht von Pixcade. Spiele mit „pixcade restore DATEI --data { $folder }“ eine Sicherung zurück oder wähle mit --data einen anderen Ordner.
serving-target-full = Der Datenträger mit dem Ordner { $folder } ist voll. Schaff dort Platz oder wähle einen anderen Ordner und versuche es noch einmal.
serving-target-forbidden = Der Benutzer { $user } darf im Ordner { $folder } nicht schreiben. Wähle einen anderen Ordner oder versuche es als jemand, der das darf.


## pixcade doctor

cli-doctor = prüfen, ob ein Server alles hat, was er braucht
cli-doctor-about = Prüft alles, was einen Server umgibt, und ändert nichts: Datenordner, Datenträger, Datenbank, Uhr, Deskriptoren, Port, TLS, Seite, kompilierten Code und Versionen. Nimmt die Einstellungen von „pixcade serve“ an. Der Exit-Code ist 1, wenn der Server so nicht arbeiten kann.
doctor-help-json = als JSON ausgeben, für Programme
doctor-help-service = den installierten Dienst mit dessen Einstellungen prüfen: den des Rechners (machine) oder den deines Benutzers (user)
# $whose: machine or user
doctor-of-service = Hier ist ein Dienst installiert. Um ihn mit seinen eigenen Einstellungen zu prüfen: pixcade doctor --service { $whose }
# $level: how grave it is
doctor-level = { $level ->
        [ok] ok
        [warning] Hinweis
       *[error] FEHLER
    }
# $check: what was looked at
doctor-check = { $check ->
        [folder] Datenordner
        [disk] Datenträger
        [store] Datenbank
        [clock] Uhr
        [descriptors] Deskriptoren
        [port] Port
        [tls] TLS
        [page] Seite
        [kernels] kompilierter Code
        [bus] Redis
       *[versions] Versionen
    }
doctor-summary = { $errors ->
        [0] { $warnings ->
            [0] Alles ist in Ordnung.
            [one] Es läuft. Einen Punkt solltest du dir ansehen.
           *[other] Es läuft. { $warnings } Punkte solltest du dir ansehen.
        }
        [one] Ein Punkt muss behoben werden.
       *[other] { $errors } Punkte müssen behoben werden.
    }
# $folder: the data folder; $user: who runs this program; $owner: to whom it belongs
doctor-folder = { $folder } gehört { $user } allein.
doctor-folder-new = { $folder } gibt es noch nicht; der erste Start legt ihn an.
doctor-folder-forbidden = { $user } hat in { $folder } nicht die nötigen Lese- und Schreibrechte.
doctor-folder-forbidden-do = Gib { $user } den Ordner samt Inhalt oder wähle mit --data einen anderen.
doctor-folder-no-folder = { $folder } ist kein Ordner.
doctor-folder-no-folder-do = Wähle mit --data einen anderen.
doctor-folder-of-another = { $folder } gehört { $owner }, und du bist { $user }.
doctor-folder-of-another-do = Wenn { $owner } den Server betreibt, führe dies als { $owner } oder als root aus; sonst wähle mit --data einen eigenen Ordner.
doctor-folder-of-server = { $folder } gehört { $owner } allein; das ist richtig, wenn der Server als { $owner } läuft.
# $file: in the folder; $other: to whom that belongs
doctor-folder-mixed = { $folder } gehört { $owner }, aber { $file } darin gehört { $other }.
doctor-folder-mixed-do = Gib als root alles darin { $owner }: chown -R --reference={ $folder } { $folder }
doctor-folder-hidden = { $user } hat keinen Zugriff auf { $folder }.
doctor-folder-hidden-do = Führe dies als root aus oder als der Benutzer, der den Server betreibt.
doctor-folder-open = Auch andere auf diesem Rechner haben Zugriff auf { $folder }.
doctor-folder-open-do = Schließe ihn für andere mit: chmod -R go= { $folder }
# $megabytes: free
doctor-disk = { $megabytes } MB sind frei.
doctor-disk-short = Auf dem Datenträger von { $folder } sind nur { $megabytes } MB frei.
doctor-disk-short-do = Schaff Platz, bevor er voll ist: Dann lässt sich nichts mehr speichern.
doctor-disk-full = Auf dem Datenträger von { $folder } sind { $megabytes } MB frei: Er ist so gut wie voll.
doctor-disk-full-do = Schaff dort Platz oder wähle mit --data einen anderen Ordner.
doctor-store = Die Datenbank ist in Ordnung, { $megabytes } MB.
doctor-store-new = Es gibt noch keine Datenbank; der erste Start legt sie an.
# $version: of the database; $newest: that this program knows
doctor-store-older = Die Datenbank ist in Ordnung und hat Version { $version }; beim nächsten Start wird eine Kopie gemacht und danach die Datenbank auf Version { $newest } gebracht.
doctor-store-shared = PostgreSQL unter { $address } antwortet, mit Tabellen, die diese Version kennt.
doctor-store-shared-new = PostgreSQL unter { $address } antwortet. In dieser Datenbank gibt es noch keine Tabellen von Pixcade; der erste Start legt sie an.
doctor-store-empty = Die Datenbank in { $folder } ist leer oder verschwunden, obwohl es eine gab.
doctor-store-empty-do = Spiele mit „pixcade restore DATEI --data { $folder }“ eine Sicherung zurück, oder starte einmal mit --new-database, um neu zu beginnen.
# $copy: the file with what was there
doctor-store-rescued = Die Datenbank in { $folder } ist leer oder verschwunden; was darin war, ist in { $copy } gesichert.
doctor-store-rescued-do = Beende den Server und spiele diese Kopie zurück: pixcade restore { $copy } --data { $folder }
doctor-store-damaged = Die Datenbank in { $folder } ist beschädigt oder nicht von Pixcade.
doctor-store-damaged-do = Beende den Server und spiele eine Sicherung zurück: pixcade restore DATEI --data { $folder }
doctor-store-log = Die Datenbank ist in Ordnung, aber der letzte Eintrag im Protokoll von Tisch { $table } ist nicht lesbar; deshalb lässt sich dieser Tisch nicht öffnen.
doctor-store-log-do = Entferne den Tisch mit „pixcade admin remove-game { $table } --data { $folder }“, oder beende den Server und spiele eine Sicherung zurück: pixcade restore DATEI --data { $folder }
doctor-store-unreadable = Die Datenbank in { $folder } lässt sich nicht lesen.
doctor-store-unreadable-do = Prüfe ihre Zugriffsrechte und den Datenträger.
doctor-store-locked = Ein anderes Programm hat die Datenbank in { $folder } gesperrt.
doctor-store-locked-do = Beende dieses Programm. Welches es ist, zeigt: fuser -v { $folder }/*
doctor-store-newer = Die Datenbank in { $folder } hat Version { $version }, und dieses Programm kennt nur Versionen bis { $newest }.
doctor-store-newer-do = Verwende wieder die neuere Version von Pixcade oder spiele die Kopie zurück, die vor deren Installation gemacht wurde: pixcade restore { $copy } --data { $folder }
doctor-store-newer-shared = Die PostgreSQL-Datenbank unter { $address } hat Version { $version }, und dieses Programm kennt nur Versionen bis { $newest }.
doctor-store-newer-shared-do = Verwende wieder die neuere Version von Pixcade oder spiele mit pg_restore den Dump zurück, der vor deren Installation gemacht wurde.
# $time: UTC
doctor-clock = Es ist { $time } UTC.
doctor-clock-behind = Die Uhr dieses Rechners zeigt eine Zeit, die { $minutes } Minuten vor der Installation von Pixcade liegt.
doctor-clock-behind-do = Stelle sie richtig und überlass sie dann NTP: timedatectl set-ntp true
doctor-clock-back = Die Uhr dieses Rechners zeigt eine Zeit, die { $minutes } min vor dem letzten Eintrag liegt: Sie geht falsch, oder sie ging damals vor.
doctor-clock-back-do = Prüfe das Datum. Stimmt es, arbeitet der Server, und seine Zeiten gehen vor, bis die Uhr sie eingeholt hat.
doctor-clock-ahead = Der neueste Eintrag ist { $days } Tage alt: Seither hat niemand gespielt, oder die Uhr geht vor.
doctor-clock-ahead-do = Prüfe das Datum, bevor du den Server startest.
# $most: files and connections
doctor-descriptors = Ein Prozess darf { $most } Dateien und Verbindungen offen haben.
doctor-descriptors-unlimited = Nichts begrenzt, wie viele Dateien und Verbindungen offen sein dürfen.
doctor-descriptors-few = Ein Prozess darf nur { $most } Dateien und Verbindungen offen haben.
doctor-descriptors-few-do = Erhöhe die Grenze: ulimit -n 65536 oder LimitNOFILE=65536 in der Unit.
doctor-port = Port { $port } ist frei.
doctor-port-own = Der Server läuft unter { $address }.
# $free: another port
doctor-port-taken = Port { $port } wird von einem anderen Programm benutzt; der Server würde Port { $free } nehmen.
doctor-port-taken-do = Beende dieses Programm oder wähle mit --port einen anderen Port.
doctor-port-other = Port { $port } benutzt ein anderer Pixcade-Server, dessen Daten woanders liegen; dieser hier würde Port { $free } nehmen.
doctor-port-other-do = Wenn du jenen Server meinst, gib seinen Ordner mit --data an; sonst wähle mit --port einen anderen Port.
# $name: of the public address; $days: until it ends
doctor-tls = Das Zertifikat von { $name } gilt noch { $days ->
    [one] { $days } Tag.
   *[other] { $days } Tage.
}
doctor-tls-unneeded = Nur dieser Rechner kann den Server erreichen.
doctor-tls-none = Andere erreichen den Server ohne TLS: Wer im Netz mithören kann, kann alles mitlesen.
doctor-tls-none-do = Zu Hause mag das reichen. Fürs Internet stell einen Proxy mit TLS davor und setze --public-url und --trusted-proxy.
doctor-tls-untrusted = Die öffentliche Adresse beginnt mit https, aber es ist kein --trusted-proxy angegeben.
doctor-tls-untrusted-do = Gib die Adresse des Proxys mit --trusted-proxy an; sonst scheinen alle von dort zu kommen.
doctor-tls-unreachable = { $name } antwortet von hier aus nicht auf Port { $port }.
doctor-tls-unreachable-do = Sieh nach, ob der Proxy läuft und ob der Name zu ihm führt.
# $reason: from the TLS library, in English
doctor-tls-refused = Das Zertifikat von { $name } wird nicht akzeptiert: { $reason }.
doctor-tls-refused-do = Lass den Proxy ein neues Zertifikat für diesen Namen holen.
doctor-tls-not-spoken = Was auf Port { $port } von { $name } antwortet, spricht kein TLS.
doctor-tls-not-spoken-do = Lass den Proxy auf diesem Port HTTPS anbieten, oder berichtige den Port in --public-url.
doctor-tls-ending = Das Zertifikat von { $name } läuft in { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} ab.
doctor-tls-ending-do = Sieh nach, warum der Proxy es nicht erneuert hat.
# $build: of the page
doctor-page = Die Seite für Browser ist vollständig (Build { $build }).
doctor-page-missing = Die Seite für Browser fehlt.
doctor-page-missing-do = Installiere ein Release oder baue die Seite aus dem Quelltext mit: python3 run.py serve
# $files: names
doctor-page-incomplete = Dateien der Seite für Browser fehlen oder sind beschädigt: { $files }
doctor-page-incomplete-do = Installiere diese Version noch einmal.
doctor-kernels = Starke Bots nutzen kompilierten Code.
doctor-kernels-uncompiled = Der Code der starken Bots ist in { $folder } noch nicht kompiliert.
doctor-kernels-uncompiled-do = Der Server kompiliert ihn im Hintergrund, sobald ein starker Bot, ein Tipp oder eine Analyse ihn zum ersten Mal braucht; bis dahin spielen starke Bots schwächer. Um es jetzt zu tun: { $command }
doctor-kernels-none = Hier gibt es keinen Compiler für den Code der starken Bots, deshalb spielen sie schwächer.
doctor-kernels-none-do = Installiere numba und numpy, falls es sie für dieses Python und diesen Rechner gibt.
doctor-bus = Redis unter { $address } antwortet.
doctor-versions = Alle Bibliotheken haben die Versionen, die zusammen getestet wurden.
doctor-versions-unknown = Es ist nicht bekannt, welche Versionen zusammen getestet wurden.
doctor-versions-unknown-do = Installiere ein Release.
# $names: of some of them
doctor-versions-missing = Bibliotheken, die ein Server braucht, sind nicht installiert: { $names }
doctor-versions-missing-do = Installiere sie mit: pip install "pixcade[server]"
# $names: of some of them, with the version that was tested; $count: how many
doctor-versions-other = { $count ->
    [one] { $count } Bibliothek hat eine andere Version als die getestete: { $names }
   *[other] { $count } Bibliotheken haben andere Versionen als die getesteten: { $names }
}
doctor-versions-other-do = Installiere ein Release, mit dessen requirements.lock.


## pixcade service

cli-service = einen Server als systemd-Dienst betreiben
cli-service-about = Zeigt, installiert oder entfernt die Unit, mit der systemd einen Server betreibt: für den ganzen Rechner oder mit --user nur für dich. Vor dem Installieren wird geprüft, ob diese Version die Daten lesen kann; so wechselt man auch zu einer anderen Version und zurück.
service-help-print = die Unit auf dem Bildschirm ausgeben
service-help-install = prüfen, ob diese Version die Daten lesen kann, dann die Unit schreiben und starten
service-help-remove = den Dienst anhalten und seine Unit löschen; Daten und Einstellungen bleiben
service-help-user = für deinen eigenen Benutzer statt für den ganzen Rechner
service-help-root = Dateien unter diesen Ordner statt unter / legen und nichts starten
service-help-check = nur prüfen, ob diese Version die Daten lesen kann
# $version: of this program
service-readable = Version { $version } kann alles lesen: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $lines ->
        [one] { $lines } Eintrag
       *[other] { $lines } Einträge
    }, { $games ->
        [one] { $games } beendete Partie
       *[other] { $games } beendete Partien
    }.
# $folder: the data folder; $address: of the database
service-readable-new = Version { $version } lässt sich verwenden: In { $folder } liegen noch keine Daten.
service-readable-shared = Version { $version } lässt sich verwenden: Sie kennt die Tabellen in PostgreSQL unter { $address }. Die Partien darin wurden nicht geprüft.
# $file: of the unit; $program: what it runs; $variables: the file with the service's variables
service-written = Die Unit { $file } startet { $program }. Ihre Einstellungen stehen in { $variables }.
service-removed = Die Unit { $file } ist gelöscht. Die Daten und die Einstellungen in { $variables } sind noch da.
# $command: for the shell
service-type = systemd läuft hier nicht. Gib auf dem Zielrechner ein: { $command }
service-no-program = Es gibt keinen Befehl { $program }. Installiere Pixcade mit „python3 -m venv“ in einen eigenen Ordner und nimm den Befehl von dort.
service-no-page = Diese Installation hat keine Seite für Browser und taugt deshalb nicht als Server. Installiere ein Release.
service-log = In der Datenbank des Ordners { $folder } kann Version { $version } das Protokoll von Tisch { $table } nicht lesen, dieser Tisch ließe sich also nicht öffnen. Kann es die Version, die jetzt läuft, bleib bei ihr; sonst entferne den Tisch dort mit „pixcade admin remove-game { $table } --data { $folder }“ oder spiele mit „pixcade restore DATEI --data { $folder }“ eine Sicherung zurück.
# $folder: the data folder; $data: the same as a command has it; $copy: the file to put back
service-data-broken = Die Datenbank im Ordner { $folder } lässt sich nicht lesen: Sie ist beschädigt oder nicht von Pixcade. Halte den Dienst an und spiele mit „pixcade restore DATEI --data { $data }“ eine Sicherung zurück.
service-newer = Die Datenbank im Ordner { $folder } hat Version { $version }, und dieses Programm kennt nur Versionen bis { $newest }. Bleib bei der neueren Version von Pixcade, oder halte den Dienst an und spiele mit „pixcade restore { $copy } --data { $data }“ die Kopie zurück, die vor deren Installation gemacht wurde: Was seither gespielt wurde, ist nicht darin.
# $address: of the database
service-newer-shared = Die PostgreSQL-Datenbank unter { $address } hat Version { $version }, und dieses Programm kennt nur Versionen bis { $newest }. Bleib bei der neueren Version von Pixcade, oder halte alle Server an und spiele mit pg_restore den Dump zurück, der vor deren Installation gemacht wurde.
service-lost = Die Datenbank im Ordner { $folder } ist leer oder verschwunden, obwohl es eine gab. Halte den Dienst an und spiele mit „pixcade restore { $copy } --data { $data }“ eine Kopie zurück, oder setze für einen Start des Dienstes PIXCADE_NEW_DATABASE=yes, um neu zu beginnen.
# $user: who runs this program
service-data-forbidden = Der Benutzer { $user } darf die Daten im Ordner { $folder } nicht lesen. Tu dies als root; für einen Dienst mit --user gib { $user } den Ordner samt Inhalt.
service-no-room = Um zu prüfen, ob diese Version die Daten lesen kann, werden sie nach { $folder } kopiert, und dort sind weniger als { $megabytes } MB frei. Schaff dort Platz oder gib in der Variablen TMPDIR einen anderen Ordner an.
service-odd-path = systemd startet kein Programm, dessen Pfad ein Anführungszeichen, einen Apostroph, einen Backslash oder ein unsichtbares Zeichen enthält, wie { $program }. Installiere es in einem anderen Ordner.
service-in-a-home = Ein Dienst des Rechners sieht { $program } nicht, weil es in jemandes Home-Verzeichnis liegt. Installiere es unter /opt oder nimm --user.
# $program: the interpreter
service-python-in-a-home = Ein Dienst des Rechners sieht das Python dieser Installation, { $program }, nicht, weil es in jemandes Home-Verzeichnis liegt. Installiere Pixcade noch einmal in einem Ordner, den „/usr/bin/python3 -m venv“ angelegt hat, oder nimm --user.
service-forbidden = Die Datei { $file } lässt sich nicht schreiben. Tu es als root oder nimm --user.
service-not-installed = Es gibt keine Unit { $file }, also ist nichts zu entfernen.
service-none = Es gibt keine Unit { $file }, also auch keinen solchen Dienst. Lass --service weg oder installiere ihn mit „pixcade service install“.
# $file: with the service's variables; $user: who runs this program
service-hidden = Der Benutzer { $user } darf die Einstellungen des Dienstes in { $file } nicht lesen. Tu dies als root.
service-systemctl = systemd hat „{ $command }“ abgelehnt. Den Grund siehst du oben oder mit: journalctl -u pixcade


## The operator

server-operator-none = Dieser Server hat kein Token für seinen Betreiber, deshalb kann dies niemand öffnen. Setze PIXCADE_ADMIN_TOKEN (bei einem Dienst in der Datei mit seinen Einstellungen) und starte den Server neu.
