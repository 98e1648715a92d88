# The browser client: what stands round the games.
web-rule = Regel { $rule }
web-close = Schließen
web-settings = Einstellungen
web-language = Sprache
web-language-now = Sprache: { $language }
web-theme = Aussehen
web-theme-system = Wie das Gerät
web-theme-dark = Dunkel
web-theme-light = Hell
web-theme-contrast = Hoher Kontrast
web-speed-times = × { $times }
# How reveals are shown at a table
web-pace = Aufdecken
web-pace-full = Mit allen Szenen
web-pace-brisk = Zügig
web-pace-off = Ohne Vorführung
web-sound = Ton
web-less-motion = Weniger Animation
web-bot-words = Bots sagen auch etwas
web-confirm = Jedes Setzen bestätigen
web-notify = Benachrichtige mich, wenn ich am Zug bin
web-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Website.
web-clock = Restzeit: { $time }
web-seat-ready = Bereit
web-seat-choosing = Wählt
web-seat-waiting = Wartet
web-seat-away = Abwesend, ein Bot spielt
web-seat-gone = Getrennt
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
web-you-piece = Was du spielst
web-you-taken = { $piece }: hat schon { $name }
web-you-save = Speichern
web-you-change = Name und Figur ändern
web-you-named-change = Du bist { $name }. Ändern
web-learn = Lernen
web-mazes = Labyrinthe
web-puzzles = Rätsel
web-mazes-choose = Labyrinth aussuchen
web-rules = Regeln
web-replays = Meine Partien
web-home-about = Zwei Brettspiele, eine kleine Konsole. Spiel mit Freunden oder Bots, auf jedem Bildschirm.
web-home-now = Jetzt gegen Bots spielen
web-home-code = Code eingeben
web-continue = Weiterspielen
web-continue-turn = Du bist am Zug in { $game }
web-continue-others = { $game } läuft
web-continue-lobby = { $game }: Der Tisch wartet auf Spieler
web-continue-with = Mit { $names }.
web-continue-bots = { $count ->
    [one] einem Bot
   *[other] { $count } Bots
}
web-cartridge-pixoid = Einer flieht, drei jagen. Alle planen geheim und decken zugleich auf.
web-cartridge-pixoid-players = 3 oder 4 Spieler
web-cartridge-pixoid-pace = alle zugleich
web-cartridge-pixl = Vier Elemente breiten sich aus, verwandeln und sperren einander.
web-cartridge-pixl-players = 2 bis 4 Spieler
web-cartridge-pixl-pace = reihum
web-home-new = Neu hier?
web-home-lessons = Spielend lernen
web-home-watch = Einem Tisch zusehen
web-home-record = Aufzeichnung öffnen
web-way-bots = Bots
web-way-online = Online
web-way-device = Ein Gerät
web-way-night = Spieleabend
web-bots-title = { $game } gegen Bots
web-bots-level = Stärke
web-bots-first = Erste Partie
web-bots-change = Ändern, was gespielt wird
web-bot-name = Bot { $seat } ({ $level })
# A bot that is somebody, with its level
web-bot-persona = { $name } ({ $level })
web-bots-who = Wer mitspielt
web-bots-shuffle = Gesichter mischen
web-bots-surprise = Wählst du niemanden, ist es jedes Mal eine Überraschung.
web-change-bot = Diesen Bot ändern
web-level-rookie = Neuling
web-level-regular = Stammspieler
web-level-expert = Experte
web-level-master = Meister
web-level-grandmaster = Großmeister
web-role-pixoid = Pixoid dieser Runde
web-role-bug = Bug
web-lobby-title = Wer spielt mit?
web-lobby-free = { $free ->
    [one] Einer von { $seats } Plätzen ist frei.
   *[other] { $free } von { $seats } Plätzen sind frei.
}
web-lobby-full = Alle sind da.
web-lobby-bots = Bots auf die freien Plätze
web-lobby-start = Starten
web-lobby-start-why = Zum Starten fehlt noch: { $seats }. Ein Mensch oder ein Bot genügt.
web-lobby-waiting = Der Gastgeber startet die Partie.
web-lobby-settings = Was gespielt wird
web-host-decides = Der Gastgeber entscheidet
web-game = Spiel
web-shuffle = Platinen mischen
web-you-named = { $name } (du)
web-program = spielt per Programm
web-host = Gastgeber
web-connected = Verbunden
web-back-soon = Gleich wieder da
web-sit = Hier hinsetzen
web-add-player = Noch jemand hier
web-add-bot = Bot dazusetzen
web-leave = Aufstehen
web-leave-title = Diese Partie verlassen?
web-leave-alone = Sie wartet auf dich: Die Startseite führt zurück.
web-leave-others = Die anderen spielen weiter, und nach einer Weile spielt ein Bot für dich. Die Startseite führt zurück.
web-leave-stay = Bleiben
web-leave-go = Verlassen
web-free = Platz freimachen
web-seat-up = Nach oben
web-name-ask = Wie heißt du?
web-invite = Freunde einladen
web-invite-scan = Scanne mit dem Telefon, oder öffne diese Adresse und tippe den Code:
web-invite-send = Schick ihnen den Link. Wer ihn öffnet, kommt an diesen Tisch.
web-invite-type = Oder öffne diese Adresse und tippe den Code:
web-qr = QR-Code mit dem Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-copy-by-hand = Kopiere diesen Link:
web-code = Code:
web-lan-why = Bisher kann nur dieses Gerät an den Tisch.
web-lan-open = Geräte dieses Netzes hereinlassen
web-unreachable = Mein Telefon erreicht es nicht
web-unreachable-help = Telefon und Computer müssen im selben WLAN sein, und nicht in einem Gastnetz, das Geräte voneinander trennt. Fragt der Computer, ob Python Verbindungen annehmen darf, erlaube es; sonst öffne den Port in seiner Firewall.
web-clock-setting = Uhr
web-clock-none = Keine
web-clock-decision-30 = 30 s je Entscheidung
web-clock-decision-60 = 60 s je Entscheidung
web-clock-bank-300 = 5 min insgesamt
web-clock-bank-900 = 15 min insgesamt
web-join-title = Einem Tisch beitreten
web-join-code = Die sechs Zeichen des Tisches
web-join = Mitspielen
web-join-invited = Du bist an einen Tisch eingeladen.
web-sit-down = Platz nehmen
web-watch = Zusehen
web-watching-full = Alle Plätze sind besetzt: Du siehst zu.
web-join-code-here = Hast du die sechs Zeichen dieses Tisches?
web-your-name = Dein Name
web-password = Passwort dieses Servers
web-connecting = Verbinde …
web-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
web-unsaved = Der Server kann gerade keine Züge speichern. Wer ihn betreibt, sollte nachsehen.
web-home-link = Startseite
web-missing = Unter dieser Adresse gibt es nichts.
web-missing-help = Vielleicht ging unterwegs ein Teil verloren. Wer sie dir geschickt hat, kann sie noch einmal schicken oder dir den Code des Tisches vorlesen.
web-program-secret = Programmiere geheim
web-ready-count = { $ready } von { $all } bereit
web-your-turn = Du bist dran
web-turn-of = { $name } überlegt
web-place-cube = Wähle deinen Start-Pix
web-waiting-others = Warten auf die anderen
web-watching = Du siehst zu.
web-clock-out = Deine Zeit ist abgelaufen: Für dich wurde { $move } gespielt.
web-log-late = Die Zeit von { $name } ist abgelaufen.
web-away-title = Ein Bot spielt für dich
web-away-why = Deine Zeit ist zweimal hintereinander abgelaufen. Berühre die Seite oder drücke eine Taste, dann spielst du wieder.
web-away-back = Ich bin wieder da
web-gone = { $name } hat keine Verbindung mehr.
web-gone-bot = Ein Bot übernimmt in { $time }.
web-gone-now = Jetzt einen Bot spielen lassen
web-revealing = Alle decken auf!
web-skip = Überspringen
web-log = Verlauf
web-log-turn = Zug { $turn }
web-log-setup = Aufstellung
web-log-unread = Verlauf, { $count ->
    [one] { $count } neuer Zug
   *[other] { $count } neue Züge
}
web-round = Runde { $round } von { $rounds }
web-turn = Zug { $turn }
web-pause = Uhren anhalten
web-resume = Weiter
web-paused = Die Uhren stehen.
web-busy = Die Bots sind an anderen Tischen beschäftigt.
web-menu = Menü
web-text-view = Textansicht
web-overview = Übersicht
web-stop-wished = { $name } möchte die Partie abbrechen.
web-stop-game = Dem Abbruch zustimmen
web-stop-undo = Doch weiterspielen
web-over = Die Partie ist zu Ende
web-to-result = Zurück zum Ergebnis
web-to-board = Spielplan ansehen
web-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
web-stopped = Die Partie wurde abgebrochen.
web-rematch = Noch einmal
web-rematch-bots = Zuerst die Bots ändern
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
web-download = Aufzeichnung herunterladen
web-replay = Wiederholung
web-hint = Tipp
# $move: a move in words, $reason: a whole sentence
web-hint-move = Versuch es mit { $move }. { $reason }
# $points: a list such as “Ann: 41, Bob: 37”
web-hint-points = Erwartete Punkte am Ende: { $points }.
# A choice with one option is made by itself
web-only-choice = Es gab nur eine Wahl, sie ist getroffen: { $move }.
# A button that is held: the board then shows where everybody could be after this turn
web-hold = Halten: Wo könnten sie sein?
web-step-first = Zum Anfang
web-step-back = Zurück
web-step-on = Weiter
web-step-last = Zum Ende
web-step-of = Schritt { $step } von { $steps }
web-record-title = Aufzeichnung öffnen
web-record-choose = Datei wählen
web-role-spare = Dritter Bug
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
web-nobody-yet = Telefone können noch nicht dazukommen
web-board-here = Spielplan hier zeigen
web-join-shows = Dieses Gerät zeigt
web-join-board = den Spielplan und meine Steuerung
web-join-pad = nur meine Steuerung; der Spielplan ist auf dem großen Bildschirm
web-played = { $name } hat gezogen
web-own-edge = Meine Seite des Spielplans unten
web-turn-board = Spielplan drehen
web-hint-thinking = Denkt nach …
web-tiles = Platinen von Hand gelegt (P2.5)
web-tile = { $place ->
    [top-left] Oben links: Platine { $tile }, Seite { $side }
    [top-right] Oben rechts: Platine { $tile }, Seite { $side }
    [bottom-left] Unten links: Platine { $tile }, Seite { $side }
   *[bottom-right] Unten rechts: Platine { $tile }, Seite { $side }
}
web-tile-over = Umdrehen
web-tile-swap = Mit der nächsten tauschen
