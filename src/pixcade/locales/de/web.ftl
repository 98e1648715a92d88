# The browser client: what stands round the games.
web-rule = Regel { $rule }
web-close = Schließen
web-of-five = { $value } von 5
web-settings = Einstellungen
web-language = Sprache
web-language-now = Sprache: { $language }
web-play = Spielen
web-theme = Aussehen
web-theme-system = Wie das Gerät
web-theme-dark = Dunkel
web-theme-light = Hell
web-theme-contrast = Hoher Kontrast
web-speed-times = × { $times }
# How reveals are shown at a table
web-pace = Animation beim Aufdecken
web-pace-full = Ausführlich
web-pace-brisk = Zügig
web-pace-off = Aus
web-sound = Ton
web-less-motion = Weniger Animation
web-bot-words = Kommentare der Bots
web-confirm = Jedes Setzen bestätigen
web-notify = Benachrichtige mich, wenn ich am Zug bin
web-notify-denied = Der Browser blockiert die Benachrichtigungen dieser Seite. Erlaube sie in den Website-Einstellungen.
web-clock = Restzeit: { $time }
web-seat-ready = Bereit
web-seat-choosing = Wählt
web-seat-waiting = Wartet
web-seat-away = Ein Bot springt ein
web-seat-gone = Offline
web-seat-bot = Bot
web-seat-open = Freier Platz
# How somebody is called before they have said their name: after a creature. $piece: its controller
web-creature = { $piece ->
    [amber] Käfer
    [sky] Spinne
    [rose] Motte
    [mint] Krabbe
    [ember] Tausendfüßler
    [violet] Seestern
   *[other] Spieler
}
web-you = Du
web-you-piece = Deine Figur
web-you-taken = { $piece }: vergeben an { $name }
web-you-save = Speichern
web-you-change = Name und Figur ändern
web-you-named-change = Namen ändern ({ $name })
web-learn = Lernen
web-mazes = Labyrinthe
web-puzzles = Rätsel
web-mazes-choose = Labyrinth aussuchen
web-rules = Regeln
web-replays = Meine Partien
web-home-about = Zwei Brettspiele, eine kleine Konsole. Spiel mit Freunden oder Bots, auf jedem Bildschirm.
web-home-now = Jetzt spielen
web-home-start = Partie starten
web-home-code = Code eingeben
web-home-free = Ohne Konto, ohne Download. Zwei Klicks, und es geht los.
web-back = Ich war schon mal hier
web-open-seats = Freie Plätze
web-home-which = Welches Spiel?
web-home-ways = Vier Arten zu spielen
web-home-today = Heute
web-home-running = Laufende Partien
web-continue = Weiterspielen
web-continue-turn = Du bist am Zug in { $game }
web-continue-others = { $game } läuft
web-continue-lobby = { $game }: Es fehlen noch Leute
web-continue-all = { $games ->
    [2] Beide Partien
   *[other] Alle { $games } Partien
}
web-continue-rest = { $games ->
    [one] Noch eine Partie läuft
   *[other] Noch { $games } Partien laufen
}
web-continue-with = Mit { $names }.
web-continue-bots = { $count ->
    [one] einem Bot
   *[other] { $count } Bots
}
web-cartridge-pixoid = Ein kleiner Würfel flieht, drei Bugs jagen ihn. Alle planen geheim, dann bewegt sich alles gleichzeitig.
web-cartridge-pixoid-players = 3 oder 4
web-cartridge-pixoid-pace = 5 bis 20 min
web-cartridge-pixl = Vier Elemente wachsen auf Sechsecken. Leg ein Pixl, und seine Nachbarn werden überdeckt, ersetzt oder gefangen.
web-cartridge-pixl-players = 2 bis 4
web-cartridge-pixl-pace = 10 bis 20 min
web-home-new = Neu hier?
web-home-lesson = { $game } in 3 Minuten
web-home-lesson-pixoid = Fliehen, jagen, Klötzchen holen.
web-home-lesson-pixl = Legen, überdecken, ersetzen, sperren.
web-way-bots = Bots
web-way-online = Online
web-way-device = Ein Gerät
web-way-night = Spieleabend
web-way-bots-about = Gleich losspielen, fünf Stufen.
web-way-online-about = Schick Freunden einen Link.
web-way-device-about = Zum Herumreichen am Tisch.
web-way-night-about = Spielplan am Fernseher, Steuerung am Handy.
web-bots-level = Schwierigkeit
web-bot-name = Bot { $seat } ({ $level })
# A bot that is somebody, with its level
web-bot-persona = { $name } ({ $level })
web-bots-who = Bots
web-change-bot = Diesen Bot ändern
web-level-easy = Leicht
web-level-normal = Normal
web-level-hard = Schwer
web-level-master = Meister
web-level-grandmaster = Großmeister
web-level-daily = Tagesbot
web-role-pixoid = Pixoid dieser Runde
web-role-bug = Bug
web-lobby-title = Wer spielt mit?
web-lobby-free = { $free ->
    [one] Einer von { $seats } Plätzen ist frei.
   *[other] { $free } von { $seats } Plätzen sind frei.
}
web-lobby-full = Alle sind da.
web-lobby-absent = Noch nicht da: { $names }.
web-lobby-bots = Mit Bots auffüllen
web-lobby-start = Starten
web-lobby-start-why = Noch frei: { $seats }. Lade jemanden ein oder setz einen Bot dazu.
web-lobby-waiting = Der Gastgeber startet die Partie.
web-lobby-settings = Spieleinstellungen
web-host-decides = Der Gastgeber entscheidet
web-game = Spiel
web-shuffle = Platinen mischen
web-you-named = { $name } (du)
web-program = eigener Bot
web-host = Gastgeber
web-connected = Verbunden
web-back-soon = Gleich wieder da
web-sit = Hier hinsetzen
web-add-player = Jemanden dazusetzen
web-add-bot = Bot dazusetzen
web-leave = Aufstehen
web-leave-title = Diese Partie verlassen?
web-leave-alone = Sie läuft dir nicht weg: Über die Startseite kommst du zurück.
web-leave-others = Die anderen spielen weiter, und bald übernimmt ein Bot für dich. Über die Startseite kommst du zurück.
web-leave-stay = Bleiben
web-leave-go = Verlassen
web-free = Platz frei machen
web-seat-up = Nach oben
web-name-ask = Wie heißt du?
web-invite = Freunde einladen
web-invite-scan = Scanne mit dem Handy, oder öffne diese Adresse und gib den Code ein:
web-invite-send = Schick ihnen den Link. Er führt direkt hierher.
web-invite-type = Oder öffne diese Adresse und gib den Code ein:
web-qr = QR-Code mit dem Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Link kopiert.
web-copy-by-hand = Kopiere diesen Link:
web-code = Code:
web-clock-setting = Uhr
web-clock-none = Keine
web-clock-decision-30 = 30 s pro Zug
web-clock-decision-60 = 60 s pro Zug
web-clock-bank-300 = 5 min insgesamt
web-clock-bank-900 = 15 min insgesamt
web-clock-step-43200 = 12 h pro Zug
web-clock-step-86400 = 1 Tag pro Zug
web-clock-step-259200 = 3 Tage pro Zug
web-clock-step-604800 = 1 Woche pro Zug
# $time: a number of minutes, hours or days
web-time-left = Noch { $time }
web-their-turn = Die anderen sind dran
# $names: the players whose moves are missing
web-slow-waiting = Warten auf { $names }
# $day: a weekday or a date
web-slow-back = { $name } ist ab { $day } wieder da
web-slow-saved = Gespeichert
web-slow-next = Nächste Partie spielen
web-slow-since = Seit deinem letzten Besuch
web-slow-board = Zum Spielplan
web-slow-away = Du hast zwei Fristen verpasst. Tippe auf die Seite oder drücke eine Taste, um wieder selbst zu spielen.
# $left: how many; the number stands before
web-days-off-left = { $left ->
    [one] freier Tag übrig
   *[other] freie Tage übrig
}
# $total: how many a year
web-days-off-total = von { $total } im Jahr
web-days-off-why = Freie Tage halten alle deine Uhren an. Die anderen sehen, wann du zurück bist.
web-days-off-take = Freinehmen
# $date: the day of return
web-days-off-until = { $days ->
    [one] 1 Tag, bis { $date }
   *[other] { $days } Tage, bis { $date }
}
# $date: a day
web-days-off-back = Deine Uhren stehen still. Zurück: { $date }.
web-days-off-return = Jetzt zurückkehren
web-join-title = An einem Tisch mitspielen
web-join-code = Tischcode (6 Zeichen)
web-join = Mitspielen
web-join-invited = Du bist zum Mitspielen eingeladen.
web-sit-down = Platz nehmen
web-watch = Zusehen
web-watching-full = Alle Plätze sind besetzt. Du siehst zu.
web-join-code-here = Hast du den Code für diesen Tisch?
web-your-name = Dein Name
web-password = Passwort des Servers
web-connecting = Einen Moment …
web-lost = Verbindung unterbrochen. Neuer Versuch läuft …
web-unsaved = Der Server kann gerade keine Züge speichern. Sag bitte dem Betreiber Bescheid.
web-home-link = Startseite
web-missing = Unter dieser Adresse gibt es nichts.
web-missing-help = Vielleicht ist der Link unvollständig. Lass ihn dir noch einmal schicken oder frag nach dem Tischcode.
web-program-secret = Programmiere geheim
web-ready-count = { $ready } von { $all } bereit
web-your-turn = Du bist dran
web-turn-of = { $name } überlegt
web-place-cube = Wähle deinen Start-Pix
web-waiting-others = Warten auf die anderen
web-watching = Du siehst zu.
web-clock-out = Zeit abgelaufen! Für dich gespielt: { $move }.
web-log-late = Die Zeit von { $name } ist abgelaufen.
web-revealing = Alle decken auf!
web-skip = Überspringen
web-log = Verlauf
web-log-turn = Zug { $turn }
web-log-setup = Spielaufbau
web-round = Runde { $round }/{ $rounds }
web-turn = Zug { $turn }
web-pause = Uhren anhalten
web-resume = Weiter
web-paused = Die Uhren sind angehalten.
web-busy = Die Bots sind an anderen Tischen beschäftigt.
web-menu = Menü
web-text-view = Textansicht
web-overview = Übersicht
web-over = Die Partie ist zu Ende
web-to-result = Zurück zum Ergebnis
web-to-board = Spielplan ansehen
web-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
web-stopped = Die Partie wurde abgebrochen.
web-rematch = Noch einmal
web-rematch-daily = Üben
web-rematch-title = Nächste Partie
web-rematch-in = Los geht’s in { $seconds } s
web-rematch-waits = Sie beginnt, sobald alle bereit sind. Für alle, die später kommen, spielt bis dahin ein Bot.
web-rematch-ready = Bereit
web-rematch-asked = Noch keine Antwort
web-rematch-now = Jetzt starten
web-rematch-bots = Bots ändern
web-rematch-keep-roles = { $game ->
    [pixl] Elemente behalten
   *[other] Rollen behalten
}
web-rematch-keep-board = Labyrinth behalten
web-series = Serie
web-series-games = { $games ->
    [one] nach einer Partie
   *[other] nach { $games } Partien
}
web-replay = Wiederholung
web-hint = Tipp
# $move: a move in words, $reason: a whole sentence
web-hint-move = Probier mal: { $move }. { $reason }
# $points: a list such as “Ann: 41, Bob: 37”
web-hint-points = Erwartete Punkte am Ende: { $points }.
web-hint-points-entry = { $player }: { $points }
# A choice with one option is made by itself
web-only-choice = Dein einziger Zug, für dich gespielt: { $move }.
web-only-pass = Du kannst vorerst nur passen.
web-only-pass-skip = Vorspulen
web-step-first = Zum Anfang
web-step-back = Zurück
web-step-on = Weiter
web-step-last = Zum Ende
web-step-of = Schritt { $step } von { $steps }
web-record-title = Gespeicherte Partie öffnen
web-record-choose = Datei wählen
web-look-at-screen = Schau auf den großen Bildschirm.
web-spectator = Zuschauer
web-next-ready = Eine neue Partie ist bereit.
web-next-by = { $name } lädt zu einer neuen Partie ein.
web-next-go = Mitspielen
web-lobby-change = Ändern
web-lobby-bots-come = { $free ->
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die freien Plätze.
}
web-scan-to-sit = Scannen und hier Platz nehmen
web-nobody-yet = Handys können noch nicht dazukommen
web-board-here = Spielplan hier zeigen
web-join-shows = Dieses Gerät
web-join-board = Spielplan und Steuergerät
web-join-pad = Nur Steuergerät (der Spielplan ist auf dem großen Bildschirm)
web-played = { $name } hat gezogen
web-own-edge = Meine Seite des Spielplans unten
web-turn-board = Spielplan drehen
web-hint-thinking = Denkt nach …
web-home-puzzle = Rätsel des Tages
web-home-puzzle-about = Eine Stellung, ein bester Zug.
web-home-solve = Lösen
web-download = Partie herunterladen
