### Looking after a server: refusals, commands, and the operator's page.


## The operator

server-operator-here = Die Seite für den Betrieb geht nur auf dem Rechner, auf dem der Server läuft. Öffne sie dort.
server-operator-token = Das ist nicht das Token für den Betrieb. Nimm das, das beim Start des Servers gezeigt wurde, oder das aus seinen Einstellungen.
server-metrics-token = Messwerte bekommt nur der Rechner selbst und wer das Token dafür hat. Schicke es als „Authorization: Bearer“.
server-no-such-message = Diese Nachricht gibt es an dem Tisch nicht mehr. Lade die Liste neu.
server-no-such-ban = Unter diesem Namen ist niemand gesperrt. Sieh in der Liste der Sperren nach.
server-no-such-report = Diese Meldung gibt es nicht mehr. Lade die Liste neu.
server-bad-address = „{ $value }“ ist keine Netzadresse. Schreibe eine wie 192.0.2.7.
server-bad-number = „{ $text }“ ist keine Zahl, die hier stehen kann. Schreibe eine kleinere ganze Zahl.
server-bad-date = „{ $text }“ ist kein Tag ab heute. Schreibe einen wie 2027-01-31.
server-not-running = Auf dem Datenordner { $folder } läuft kein Server. Starte ihn, wähle mit --data den richtigen Ordner oder nenne den Server mit --address.
server-address-unset = Dieser Server bewahrt seine Tische in einer Datenbank auf, deshalb sagt sein Datenordner nicht, wo er ist. Nenne ihn mit --address, etwa http://127.0.0.1:8128.
server-operator-token-unset = Das Token für den Betrieb fehlt. Gib es mit --admin-token, PIXCADE_ADMIN_TOKEN oder in der Einstellungsdatei an.
server-no-answer = Der Server unter { $address } antwortet nicht. Sieh nach, ob er noch läuft, und versuche es noch einmal.


## Commands

cli-admin = einen laufenden Server betreuen
cli-admin-about = Betreue einen Server, der auf diesem Rechner läuft: sieh, wer da ist, schließe Tische, entferne Namen und Nachrichten, sperre jemanden aus.
cli-backup = alles, was ein Server aufbewahrt, in eine Datei kopieren
cli-backup-about = Kopiere alles, was ein Server aufbewahrt, in eine Datei, auch während er läuft. Sie enthält Namen und Nachrichten: Bewahre sie sicher auf.
cli-restore = eine Sicherung zurückspielen
cli-restore-about = Prüfe eine Sicherung und setze sie an die Stelle dessen, was da ist; das bleibt unter anderem Namen erhalten. Beende den Server vorher.
operating-help-token = Token für den Betrieb; sonst das aus den Einstellungen
operating-help-address = wo der Server ist, etwa http://127.0.0.1:8128; sonst der, der den Datenordner benutzt
operating-help-file = Datei der Sicherung
operating-help-now = Tische und Leute zeigen
operating-help-reports = zeigen, was gemeldet wurde
operating-help-bans = zeigen, wer gesperrt ist
operating-help-close = ein Spiel, wie es steht, beenden und den Tisch schließen
operating-help-remove-name = eine Person überall als „a player“ zeigen
operating-help-remove-message = etwas löschen, das an einem Tisch geschrieben wurde
operating-help-remove-game = ein beendetes Spiel löschen
operating-help-ban = einen Browser (nach seiner Person) oder eine Adresse sperren, für HOURS Stunden oder bis zum Ende des Tages DATE
operating-help-unban = einen Browser oder eine Adresse wieder hereinlassen
operating-help-announce = allen etwas sagen; ohne TEXT wird es zurückgenommen
operating-help-maintenance = keine neuen Spiele beginnen lassen (on) oder wieder welche (off)
operating-help-report-done = eine Meldung ist erledigt


## What the commands say

operating-done = Erledigt.
operating-backup-made = Die Sicherung liegt in { $file }.
operating-restored = Die Sicherung { $file } ist zurückgespielt.
operating-restored-kept = Was vorher da war, liegt in { $file }.
operating-figures = Warteräume: { $lobbies }, laufende Spiele: { $playing }, Verbindungen: { $connections }, Datenbank: { $store }.
operating-announced = Ankündigung: { $text }
operating-table = { $table }  { $game }, { $phase ->
        [lobby] Warteraum
        [playing] läuft
       *[over] beendet
    }, { $minutes } min: { $players }
operating-person = { $person }  { $name }, { $address }, Tische: { $tables }
operating-report = { $report }  { $kind ->
        [message] Nachricht { $number }
       *[name] Name
    } „{ $shown }“ von { $person }, Tisch { $table }, gemeldet von { $by }: { $text }
operating-ban =
    { $kind ->
        [address] Adresse
       *[browser] Browser
    } { $value }, bis { $until } UTC: { $reason }


## The page

operating-page-title = Betrieb
operating-page-token = Token
operating-page-open = Öffnen
operating-page-refresh = Neu laden
operating-page-lobbies = Warteräume
operating-page-playing = Laufende Spiele
operating-page-connections = Verbindungen
operating-page-store = Datenbank
operating-page-tables = Tische
operating-page-people = Leute
operating-page-reports = Meldungen
operating-page-bans = Sperren
operating-page-none = Hier ist nichts.
operating-page-close = Tisch schließen
operating-page-remove-name = Namen entfernen
operating-page-remove-message = Nachricht löschen
operating-page-remove-game = Spiel löschen
operating-page-ban-browser = Browser sperren
operating-page-ban-address = Adresse sperren
operating-page-unban = Wieder hereinlassen
operating-page-done = Erledigt
operating-page-announcement = Ankündigung für alle
operating-page-announce = Ankündigen
operating-page-maintenance-on = Keine neuen Spiele beginnen lassen
operating-page-maintenance-off = Wieder Spiele beginnen lassen
operating-page-maintenance-is-on = Wartung: Es beginnen keine neuen Spiele. Laufende Spiele gehen weiter.
operating-page-hours = Sperre in Stunden
operating-page-reason = Grund
operating-page-game-id = Kennung eines beendeten Spiels
operating-page-sure = noch einmal drücken
operating-page-failed = Das hat nicht geklappt.
operating-page-away = nicht da
operating-page-by = gemeldet von
operating-page-until = bis
operating-page-minutes = min
operating-page-bot = Bot
operating-page-seat-open = frei
operating-page-unreachable = Der Server antwortet nicht. Sieh nach, ob er noch läuft.
operating-page-phase-lobby = Warteraum
operating-page-phase-playing = läuft
operating-page-phase-over = beendet
