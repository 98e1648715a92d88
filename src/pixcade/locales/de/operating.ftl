### Looking after a server: refusals, commands, and the operator's page.


## The operator

server-operator-here = Die Seite des Betreibers funktioniert nur auf dem Rechner, auf dem der Server läuft. Öffne sie dort.
server-operator-token = Das ist nicht das Token des Betreibers. Nimm das, das beim Start des Servers gezeigt wurde, oder das aus seinen Einstellungen.
server-metrics-token = Messwerte bekommen nur der Rechner selbst und wer das Token dafür hat. Schicke es als „Authorization: Bearer“.
server-no-such-message = Diese Nachricht gibt es an dem Tisch nicht mehr. Lade die Liste neu.
server-no-such-ban = Für diese Kennung oder Adresse gibt es keine Sperre. Sieh in der Liste der Sperren nach.
server-no-such-report = Diese Meldung gibt es nicht mehr. Lade die Liste neu.
server-bad-address = „{ $value }“ ist keine IP-Adresse. Schreibe eine wie 192.0.2.7.
server-bad-person = „{ $value }“ ist keine Kennung einer Person. Schreibe die 16 Buchstaben und Ziffern, die „pixcade admin now“ vor dem Namen zeigt.
server-bad-id = Eine angegebene Kennung ist leer oder zu lang. Kopiere sie aus dem, was „pixcade admin now“ oder „pixcade admin reports“ zeigt.
server-own-address = Das ist die Adresse des Rechners, auf dem der Server läuft, und aller, die über einen dortigen Proxy kommen, der nicht mit --trusted-proxy angegeben ist. Sperre stattdessen den Browser.
server-no-open-table = Es gibt keinen offenen Tisch mit dieser Kennung. Suche sie in der Liste der Tische.
server-no-finished-game = Es gibt keine beendete Partie mit dieser Kennung. Sie steht am Ende des Links der Partie, nach /g/.
server-bad-number = „{ $text }“ ist keine Zahl, die hier stehen kann. Schreibe eine ganze Zahl mit höchstens neun Ziffern.
server-bad-hours = „{ $text }“ ist keine mögliche Stundenzahl für eine Sperre. Schreibe eine ganze Zahl von 1 bis { $most }.
server-bad-date = „{ $text }“ ist kein Datum, oder der Tag ist schon vorbei. Schreibe eines wie 2027-01-31.
server-late-date = Eine Sperre bis zum Ende des Tages { $text } wäre zu lang. Der letzte mögliche Tag ist { $latest }.
server-long-reason = Ein Grund darf höchstens { $most } Zeichen haben. Kürze ihn.
server-not-running = Kein laufender Server benutzt den Datenordner { $folder }. Starte den Server, wähle mit --data den richtigen Ordner oder gib den Server mit --address an.
server-folder-hidden = Der Benutzer { $user } hat keinen Zugriff auf den Datenordner { $folder }. Tu das als root oder als Benutzer des Servers, oder gib den Server mit --address an.
server-address-unset = Dieser Server speichert seine Tische in PostgreSQL, deshalb verrät sein Datenordner nicht, wo er zu finden ist. Gib ihn mit --address an, etwa http://127.0.0.1:8128.
server-operator-token-unset = Das Token des Betreibers fehlt. Gib es mit --admin-token, PIXCADE_ADMIN_TOKEN oder in der Einstellungsdatei an.
server-no-answer = Der Server unter { $address } antwortet nicht. Sieh nach, ob er noch läuft, und versuche es noch einmal.
server-unreadable-store = Der Server kann seine Datenbank gerade nicht lesen. „pixcade admin now“ sagt, was mit ihr nicht stimmt.


## Commands

cli-admin = einen laufenden Server betreuen
cli-admin-about = Betreut einen Server, der auf diesem Rechner läuft: zeigt, wer da ist, schließt Tische, entfernt Namen und Nachrichten, sperrt Leute aus.
cli-backup = alles, was ein Server aufbewahrt, in eine Datei kopieren
cli-backup-about = Kopiert alles, was ein Server aufbewahrt, in eine Datei, auch während er läuft. Sie enthält Namen und Nachrichten: Bewahre sie sicher auf.
cli-restore = eine Sicherung zurückspielen
cli-restore-about = Prüft eine Sicherung und setzt sie an die Stelle dessen, was da ist; das bleibt unter anderem Namen erhalten. Beende den Server vorher.
operating-help-token = Token des Betreibers; ohne Angabe das aus den Einstellungen
operating-help-address = Adresse des Servers, etwa http://127.0.0.1:8128; ohne Angabe die des Servers, der den Datenordner benutzt
operating-help-file = Datei der Sicherung
operating-help-damaged-too = die Sicherung auch dann zurückspielen, wenn Protokolle darin nicht lesbar sind; deren Tische lassen sich dann nicht öffnen
operating-help-now = Tische und Leute zeigen
operating-help-growth = alles zeigen, was wächst, mit seiner Grenze und dem, was noch übrig ist
operating-help-reports = zeigen, was gemeldet wurde
operating-help-bans = zeigen, wer gesperrt ist
operating-help-close = eine Partie beenden, wie sie steht, und den Tisch schließen
operating-help-remove-name = den Namen einer Person überall entfernen
operating-help-remove-message = etwas löschen, das an einem Tisch geschrieben wurde
operating-help-remove-game = eine beendete Partie löschen
operating-help-ban = einen Browser (über die Kennung der Person) oder eine Adresse sperren, für HOURS Stunden oder bis zum Ende des Tages DATE (UTC)
operating-help-value = die Kennung einer Person, wie „pixcade admin now“ sie vor dem Namen zeigt, oder eine Adresse wie 192.0.2.7
operating-help-hours = für wie viele Stunden; ohne Angabe { $hours }
operating-help-until = letzter Tag der Sperre (UTC), etwa 2027-01-31, anstelle von --hours
operating-help-reason = eine Notiz für dich und andere Betreiber, die in der Liste der Sperren steht
operating-help-unban = einen Browser oder eine Adresse wieder hereinlassen
operating-help-announce = allen etwas sagen; ohne TEXT wird die Ankündigung zurückgenommen
operating-help-maintenance = keine neuen Partien beginnen lassen (on) oder sie wieder zulassen (off)
operating-help-report-done = eine Meldung als erledigt markieren


## What the commands say

operating-done = Erledigt.
operating-nobody-here = Zurzeit ist niemand mit der Kennung { $person } da. Wenn du jemanden erwartet hast, vergleiche sie mit dem, was „pixcade admin now“ zeigt.
operating-backup-made = Die Sicherung liegt in { $file }.
operating-backup-damaged = Das Protokoll von Tisch { $table } ist darin aber nicht lesbar: Heb eine ältere Sicherung auf, in der es lesbar ist, oder entferne den Tisch mit „pixcade admin remove-game { $table } --data { $folder }“ und sichere noch einmal.
operating-backup-damaged-several = Die Protokolle von { $count } Tischen sind darin aber nicht lesbar: { $tables }. Heb eine ältere Sicherung auf, in der sie lesbar sind, oder entferne jeden Tisch mit „pixcade admin remove-game TISCH --data { $folder }“ und sichere noch einmal.
operating-and-more = { $more ->
        [one] { $list } und { $more } weiterer
       *[other] { $list } und { $more } weitere
    }
operating-restored = Die Sicherung { $file } wurde in den Ordner { $folder } zurückgespielt.
operating-restored-kept = Was vorher da war, liegt in { $file }.
operating-figures = Warteräume: { $lobbies }, laufende Partien: { $playing }, Verbindungen: { $connections }, Datenbank: { $store }.
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
    } { $value }, bis { $until } UTC
operating-ban-reason = { $ban }: { $reason }


## The page

operating-page-title = Betrieb
operating-page-token = Token
operating-page-open = Öffnen
operating-page-refresh = Neu laden
operating-page-lobbies = Warteräume
operating-page-playing = Laufende Partien
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
operating-page-remove-game = Partie löschen
operating-page-ban-browser = Browser sperren
operating-page-ban-address = Adresse sperren
operating-page-unban = Wieder hereinlassen
operating-page-done = Erledigt
operating-page-announcement = Ankündigung für alle
operating-page-announce = Ankündigen
operating-page-maintenance-on = Keine neuen Partien beginnen lassen
operating-page-maintenance-off = Neue Partien wieder zulassen
operating-page-maintenance-is-on = Wartung: Es beginnen keine neuen Partien. Laufende Partien gehen weiter.
operating-page-hours = Sperre in Stunden
operating-page-reason = Grund
operating-page-game-id = Kennung einer beendeten Partie
operating-page-game-id-missing = Gib die Kennung einer beendeten Partie ein. Sie steht am Ende ihres Links, nach /g/.
operating-page-sure = noch einmal drücken
operating-page-failed = Das hat nicht geklappt.
operating-page-away = nicht da
operating-page-by = gemeldet von
operating-page-until = bis
operating-page-minutes = min
operating-page-bot = Bot
operating-page-seat-open = frei
operating-page-unreachable = Der Server antwortet nicht. Sieh nach, ob er noch läuft.
operating-page-unread = Der Server kann das gerade nicht aus seiner Datenbank lesen. Bring zuerst die Datenbank in Ordnung und lade dann neu.
operating-page-kind-browser = Browser
operating-page-kind-address = Adresse
operating-page-phase-lobby = Warteraum
operating-page-phase-playing = läuft
operating-page-phase-over = beendet

## What grows, and what is wrong

operating-growth-line = { $what }: { $used } von { $most }, { $left } übrig
operating-growth-free = { $what }: { $used }, ohne Grenze
operating-growth-group-disk = Auf dem Datenträger
operating-growth-group-tables = Tische
operating-growth-group-connections = Verbindungen und Speicher
operating-growth-group-queues = Warteschlangen
operating-growth-group-budgets = Kontingente
operating-growth-of-person = Höchstwert einer Person
operating-growth-of-address = Höchstwert einer Adresse
operating-growth-of-table = Höchstwert an einem Tisch
operating-growth-of-all = alle Prozesse
operating-growth-database = Datenbank
operating-growth-write-ahead-log = Ihr Write-Ahead-Log
operating-growth-games = Beendete Partien
operating-growth-game-age = Älteste beendete Partie
operating-growth-chat = Chatnachrichten
operating-growth-chat-age = Älteste Chatnachricht
operating-growth-snapshots = Momentaufnahmen von Tischen
operating-growth-browsers = Browser, die einen Namen angegeben haben
operating-growth-grants = Eingelassene Browser (an Tische und per Passwort)
operating-growth-copies = Kopien neben der Datenbank
operating-growth-links = Platz-Links
operating-growth-bans = Sperren, auch abgelaufene
operating-growth-reports = Meldungen
operating-growth-lobbies = Warteräume
operating-growth-lobby-age = Am längsten unberührter Warteraum
operating-growth-lobby-entries = Einträge im Protokoll eines Warteraums
operating-growth-playing = Laufende Partien
operating-growth-game-age-idle = Am längsten ruhende Partie
operating-growth-game-age-alone = Am längsten ruhende Partie gegen Bots
operating-growth-game-entries = Einträge im Protokoll einer Partie
operating-growth-rooms = Tische im Speicher
operating-growth-step-changed = Änderungen eines Programms pro Zug
operating-growth-step-seated = Hinsetzen pro Zug
operating-growth-step-left = Aufstehen pro Zug
operating-growth-step-swapped = Plätzetausch im Warteraum
operating-growth-step-arranged = Änderungen der Einstellungen im Warteraum
operating-growth-step-hosted = Neue Gastgeber pro Zug
operating-growth-step-shared = Umschalten gemeinsamer Geräte pro Zug
operating-growth-step-paused = Pausen pro Zug
operating-growth-step-returned = Rückkehr pro Zug
operating-growth-step-agreed = Stimmen für den Abbruch pro Zug
operating-growth-connections = Verbindungen aller Art
operating-growth-sockets = Sockets an Tischen
operating-growth-unsent = Noch nicht abgeholte Nachrichten
operating-growth-requests = Anfragen über HTTP
operating-growth-frames = Frames über den Anteil einer Verbindung hinaus
operating-growth-descriptors = Deskriptoren
operating-growth-memory = Arbeitsspeicher
operating-growth-kept-reviews = Analysen im Speicher
operating-growth-followed-games = Laufende Partien mit Stellungen im Speicher
operating-growth-folded-games = Laufende Partien, eingelesen im Speicher
operating-growth-kept-qr-codes = QR-Codes im Speicher
operating-growth-hints = Erbetene Tipps
operating-growth-reviews = Partien, die analysiert werden
operating-growth-uploads = Aufzeichnungen, die gelesen werden
operating-growth-names = Namen, die aus Partien entfernt werden
operating-growth-qr-codes = Zu zeichnende QR-Codes
operating-growth-bots = Wartende Entscheidungen von Bots
operating-growth-bus = Wartende Nachrichten an andere Prozesse
operating-growth-counters-people = Kontingente von Leuten im Speicher
operating-growth-counters-addresses = Kontingente von Adressen im Speicher
operating-growth-rate-create = Tische anlegen
operating-growth-rate-join = Hinsetzen und Plätze wechseln
operating-growth-rate-name = Namen ändern
operating-growth-rate-code = Codes und Passwörter ausprobieren
operating-growth-rate-hint = Tipps erbitten
operating-growth-rate-whatif = Züge ausprobieren
operating-growth-rate-upload = Aufzeichnungen senden
operating-growth-rate-chat = Anderen schreiben
operating-growth-rate-message = Nachrichten auf einem Socket
operating-growth-rate-report = Melden
operating-page-growth = Was wächst
operating-page-what = Was
operating-page-now = Jetzt
operating-page-bound = Grenze
operating-page-left = Übrig
operating-page-each = je etwa { $size }
operating-page-unbounded = ohne Grenze
operating-page-near = fast voll
operating-page-full = voll
operating-page-clock = Uhr
operating-page-bus = Andere Prozesse
operating-state-ok = ok
operating-state-full = Datenträger voll
operating-state-read-only = nur lesbar
operating-state-broken = beschädigt
operating-state-gone = Datei weg
operating-state-unreachable = nicht erreichbar
operating-state-ahead = geht vor
operating-state-behind = geht nach
operating-state-database = die der Datenbank wurde verstellt
operating-state-away = nicht erreichbar
operating-state-none = keine
operating-warning-store-full = Der Datenträger der Datenbank ist voll, nichts kann gespeichert werden. Schaffe Platz: Danach geht es von selbst weiter.
operating-warning-store-read-only = Der Server darf nicht in seinen Datenordner schreiben, nichts kann gespeichert werden. Gib den Ordner dem Benutzer des Servers zurück.
operating-warning-store-broken = Die Datenbank lässt sich nicht lesen oder schreiben. Beende den Server und untersuche sie mit „pixcade doctor“.
operating-warning-store-gone = Die Datenbankdatei wurde gelöscht, verschoben oder ersetzt. Es wird nichts mehr gespeichert. Lege dieselbe Datei zurück, dann geht es weiter.
operating-warning-store-rescued = Die Datenbankdatei wurde gelöscht, verschoben oder ersetzt. Es wird nichts mehr gespeichert. Lege dieselbe Datei zurück, dann geht es weiter; oder beende den Server und spiele die Kopie zurück, die er gespeichert hat: pixcade restore { $copy } --data { $folder }
operating-warning-store-unreachable = Die Datenbank ist nicht erreichbar, nichts kann gespeichert werden. Starte sie: Der Server macht von selbst weiter.
operating-warning-bus-away = Redis ist nicht erreichbar. Leute am selben Tisch sehen die Züge der anderen unter Umständen bis zu zwei Sekunden später. Starte Redis.
operating-warning-clock-ahead = Die Uhr des Rechners wurde verstellt: Sie geht gegenüber der Zeit des Servers, die nicht springt, { $seconds } s vor. Deshalb endet keine Partie. Lass die Uhr von NTP stellen.
operating-warning-clock-behind = Die Uhr des Rechners wurde verstellt: Sie geht gegenüber der Zeit des Servers, die nicht springt, { $seconds } s nach. Lass die Uhr von NTP stellen.
operating-warning-clock-database = Die Uhr der Datenbank wurde verstellt: Sie geht gegenüber der Zeit des Servers, die nicht springt, { $seconds } s vor. Deshalb endet keine Partie. Stelle diese Uhr richtig und überlass sie dann NTP. Geht sie jetzt richtig, starte alle Server zusammen neu.
operating-warning-stopped = Beim Start des Servers zeigte die Uhr eine Zeit, die { $hours } h nach dem letzten Eintrag liegt. Entweder war der Server so lange aus, oder die Uhr geht falsch: Prüfe das Datum. Davon zählt nur eine Stunde, und nichts wurde deshalb beendet oder gelöscht.
operating-warning-growth = Es wird knapp: { $what }, { $used } von { $most }.
