### Playing in the terminal, and the command line. In German. Sentences are read aloud by screen readers: keep them short.


## Words that a person types. Several are separated by spaces; the first one is shown in help.
## English words always work too, with one exception: u is unten here, not up.

text-input-u = oben o hoch rauf
text-input-d = unten u runter
text-input-l = links l
text-input-r = rechts r
text-input-pass = passen passe
text-input-port = port
text-input-off = weg ab wegnehmen nimm nehmen
text-input-place = legen lege setzen setze pixl
# Small words that may stand with a direction or a hex: „3 Pix nach links“, „den Port auf d4“
text-input-yes = ja j
text-input-no = nein n
text-input-idle = nach auf den der das um pix zieh ziehe geh gehe mein meinen

text-command-help = hilfe ?
text-command-rules = regeln
text-command-where = wo
text-command-moves = züge zuege
text-command-look = schau zeige
text-command-reach = reichweite wer
text-command-hint = tipp
text-command-draw = bild zeichnen
text-command-last = zuletzt
text-command-score = punkte
text-command-record = speichern sichern
text-command-back = zurück zurueck
text-command-quit = ende beenden


## Setting up

text-welcome = Willkommen bei Pixcade. Mit Enter nimmst du bei einer Frage, was in Klammern steht.
text-game-entry = { $game ->
    [pixoid] { $number } Pixoid: Flucht durch ein Labyrinth, verfolgt von drei Bugs. Zu dritt oder zu viert.
    [pixl] { $number } Pixl: Elemente breiten sich auf Sechsecken aus und verwandeln einander. Zu zweit, zu dritt oder zu viert.
   *[other] { $number } { $game }
}
text-ask-game = Welches Spiel? [1]
text-ask-players = Wie viele spielen mit, Bots eingerechnet: { $numbers }? [{ $default }]
text-ask-people = Wer spielt an diesem Bildschirm? Gib Namen mit Kommas dazwischen ein; Bots nehmen die übrigen Plätze. [{ text-default-name }]
# Neither he nor she
text-default-name = Gast
text-level-entry = { $number } { $level }: { $about }
text-ask-level = Auf welcher Stufe sollen die Bots spielen? [{ $default }]
text-ask-default = { $question } [{ $default }]
text-choose = Bitte gib eins davon ein: { $choices }.
text-names-differ = Alle brauchen verschiedene Namen.
text-too-many-people = { $people ->
    [one] { $people } Person ist zu viel:
   *[other] { $people } Personen sind zu viele:
} Diese Partie hat { $seats ->
    [one] einen Platz.
   *[other] { $seats } Plätze.
}

text-player = { $kind ->
    [bot] { $player }, ein Bot ({ $level }): { $pieces }.
   *[person] { $player }: { $pieces }.
}
text-help-hint = Mit „{ $help }“ siehst du alle Befehle, mit „{ $rules }“ die Regeln, mit „{ $draw }“ den Spielplan.


## Playing together at one screen

text-hand-over = Jetzt ist { $player } dran. { $player }, drück Enter, wenn sonst niemand hinsieht.
text-has-decided = { $player } hat sich entschieden.
text-just-enter = Drück hier einfach Enter.
# $help: the word to type
text-just-enter-move = Gib einen Zug ein oder „{ $help }“ für alle Befehle.
text-reveal = Alle haben sich entschieden. Drück Enter, um weiterzumachen, oder gib einen Namen ein, um den Zug dieser Person zu ändern.
text-reveal-who = Drück Enter oder gib einen dieser Namen ein: { $names }.
text-nothing-before = Davor gibt es nichts, was du ändern könntest.
text-taken-back = Dein letzter Zug und alles danach wurden zurückgenommen.
text-not-your-turn = Gerade gibt es keinen Zug zu machen.
text-nothing-yet = Es ist noch nichts passiert.
text-score = Punkte: { $points }.
text-bot-failed = { $player }: { $sentence }
text-bots-reduced = { $why ->
    [warming] Die Bots wärmen sich noch auf und spielen fürs Erste etwas schwächer.
   *[missing] Hier fehlt der schnelle Code, deshalb spielen die Bots etwas schwächer.
}


## Any game that has no view of its own

# $game: its name
text-any-opening = { core-game }, Spieler: { $players }.
text-any-player = { $kind ->
    [bot] { $player }, ein Bot ({ $level }).
   *[person] { $player }.
}
# A fact of the position: $name and $value are words or codes
text-any-fact = { $name }: { $value }.
# $moves: list of moves in notation
text-any-moves = Du kannst spielen: { $moves }.
# A move in notation and what it means
text-any-move = { $move } ({ $meaning })
text-any-ask = { $player }, dein Zug für { core-piece }?
text-any-help = Gib einen Zug genau so ein, wie er aufgelistet ist.
text-any-no-rules = Zu diesem Spiel gibt es keine ausgeschriebenen Regeln.
# $level: what a level is called
text-bots-baseline = Dieses Spiel hat keinen Bot der Stufe „{ $level }“. Stattdessen spielt ein einfacher: Er nimmt den Zug, der gerade am besten aussieht.


## Commands

text-help-entry = { $command }: { $name ->
    [help] diese Liste.
    [rules] die Regeln in Kürze.
    [where] wo alles steht.
    [moves] was du jetzt tun kannst.
    [look] ein Feld beschreiben; häng seinen Namen an, wie in „{ $command } c4“.
    [reach] wer wen im nächsten Zug erreichen kann.
    [hint] was ein starker Bot spielen würde.
    [draw] ein Bild des Spielplans.
    [last] was gerade passiert ist.
    [score] die Punkte.
    [record] die Partie bis hierher speichern; häng einen Dateinamen an.
    [back] den Zug von eben ändern.
   *[quit] die Partie verlassen.
}
text-record-name = Häng einen Dateinamen an, zum Beispiel: { $command } partie.txt
# $command: the word to type
text-look-where = Nenn ein Feld, zum Beispiel: { $command } c4
text-saved = Die Partie ist in { $path } gespeichert.
# $file: a name; $no: what can be typed
text-ask-save = Partie speichern? Enter speichert sie als { $file }. Oder gib einen anderen Namen oder „{ $no }“ ein.
# $yes: what can be typed
text-ask-again = Noch einmal? Gib „{ $yes }“ ein oder drücke Enter, um aufzuhören.
text-not-saved = Es wurde nichts gespeichert.
text-goodbye = Bis bald!
text-input-ended = Die Eingabe ist zu Ende, deshalb hört die Partie hier auf. Es wurde nichts weiter gespeichert.


## Files

text-file-missing = Es gibt keine Datei „{ $path }“.
text-file-is-folder = „{ $path }“ ist ein Ordner, keine Datei.
core-named-pipe = „{ $path }“ ist eine benannte Pipe (FIFO), keine Datei. Entferne sie oder gib eine Datei an.
text-file-unreadable = „{ $path }“ lässt sich nicht lesen.
text-file-not-utf8 = Diese Datei ist kein Text in UTF-8.
text-file-exists = „{ $path }“ gibt es schon. Wähle einen anderen Namen.
text-folder-missing = Den Ordner von „{ $path }“ gibt es nicht. Wähle einen anderen Namen.
text-file-not-written = „{ $path }“ lässt sich nicht schreiben. Wähle einen anderen Namen oder Ordner.
text-check-bad = { $path }: fehlerhaft. { $sentence }
text-check-good = { $path }: in Ordnung. { core-game } { core-how-many }, { $steps ->
    [one] { $steps } Schritt,
   *[other] { $steps } Schritte,
} { $state ->
    [finished] zu Ende gespielt.
   *[unfinished] nicht zu Ende gespielt.
}


## Stepping through a record

text-replay-title = { core-game } mit { $players }, { $steps ->
    [one] { $steps } Schritt.
   *[other] { $steps } Schritte.
}
text-option = { $option }: { $value }.
text-replay-step = Schritt { $at } von { $last }
text-replay-ask = Schritt { $at } von { $last }. Enter weiter, b zurück, d Bild, e ans Ende, q Schluss oder eine Zahl:
text-replay-help = Mit Enter kommt der nächste Schritt. Oder gib ein: b für den vorigen, d für ein Bild, e für das Ende, q zum Verlassen oder eine Zahl von 0 bis { $last }.
text-replay-first = Das ist der Anfang.
text-replay-end = { $state ->
    [finished] Hier endet die Partie.
   *[unfinished] Hier endet die gespeicherte Partie; sie wurde nicht zu Ende gespielt.
}


## What a bot thinks of a position

text-hint-over = Die Partie ist vorbei: Es gibt nichts mehr zu entscheiden.
# $level: what the bot is called
text-hint-now = Ein Bot ({ $level }) würde „{ $move }“ spielen.
text-hint-title = { $who }, { core-piece }: Der Bot ({ $level }) wägt diese Züge ab.
text-hint-only = { $who }, { core-piece }: Der Bot ({ $level }) spielt „{ $move }“, ohne zu sagen, warum.
text-hint-move = Zug
text-hint-share = { $game ->
    [pixl] Gewicht
   *[other] Wahrscheinlichkeit
}
text-hint-value = { $game ->
    [pixl] Anteil am Sieg
    [pixoid] Wert für Pixoid
   *[other] Wert
}
text-hint-points = Punkte
text-hint-legend = { $game ->
    [pixl] Der Bot spielt den Zug mit dem größten Gewicht: den, über den er am meisten nachgedacht hat. Der Anteil am Sieg ist das, was damit zu erwarten ist.
    [pixoid] Der Bot lost seinen Zug mit diesen Wahrscheinlichkeiten aus. Der Wert ist, was Pixoid erwarten kann, ungefähr in Klötzchen: Er will mehr davon, die Bugs weniger.
   *[other] Der Bot lost seinen Zug mit diesen Wahrscheinlichkeiten aus. Der Wert ist, was er sich von dem Zug verspricht.
}
# $players: a list of names, in the order of the points in the table
text-hint-points-legend = Die Punkte sind das, was alle am Ende erwarten können, in dieser Reihenfolge: { $players }.
text-hint-reduced = Hier fehlt der schnelle Code, deshalb hat der Bot weniger weit vorausgerechnet als sonst.
text-percent = { $number } %


## Boards

text-not-an-edge = „{ $text }“ ist kein Rand des Spielplans. Wähle 1 (unten), 2 (links), 3 (oben) oder 4 (rechts).
text-boards-title = Die Anordnungen des Platinensatzes { $name }.
text-boards-layout = Anordnung
text-boards-average = Sicht
text-boards-largest = Maximum
text-boards-dead-ends = Sackgassen
text-decimal-sign = ,


## The command line: descriptions in its help, and what is wrong with what was typed

cli-about = Pixoid und Pixl, zwei Brettspiele für Menschen und Bots. Ohne Befehl startet Pixcade einen Server und öffnet ihn im Browser.
cli-examples =
    Beispiele:
      pixcade                                        im Browser spielen
      pixcade text pixl --people Ute --people Jan    Ute, Jan und zwei Bots
      pixcade text pixl --people Ute --bots hard     Ute gegen drei schwere Bots
      pixcade replay partie.txt                      eine Partie durchgehen
cli-help = diese Hilfe anzeigen
cli-version = die Version anzeigen
cli-language = Sprache der Ausgabe: { $languages }
# Headings in the list of commands
cli-group = { $group ->
    [play] spielen
    [bots] einen Bot schreiben
    [saved] gespeicherte Partien
   *[server] einen Server betreuen
}
# $commands: the names of all other commands
cli-more = Weitere Befehle: { $commands }
cli-more-help = Mehr zu einem Befehl: pixcade BEFEHL --help
cli-commands = Befehle
cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-text = im Terminal spielen, gegen Bots oder zu mehreren an einem Bildschirm
cli-text-about = Zeile für Zeile spielen. Was du weglässt, erfragt Pixcade oder nimmt den Standardwert.
cli-text-game = das Spiel: { $games }
cli-text-players = Zahl der Spieler, Bots eingerechnet
cli-text-people = Name einer Person, die an diesem Bildschirm spielt; für weitere wiederholen
cli-text-watch = nur den Bots zusehen
cli-text-bots = Stufe der Bots oder bestimmte Bots (Standard: normal): { $bots }
cli-text-option = eine Option des Spiels; für weitere wiederholen (siehe unten)
cli-text-oldest = Platz der ältesten Person, die zuerst Pixoid ist
cli-text-seed = Startwert der zufälligen Anordnung; dieselbe Zahl ergibt dieselbe Anordnung
cli-text-draw = den Spielplan vor jeder Frage zeichnen
cli-ascii = nur mit Buchstaben und Strichen zeichnen
cli-options-of = Optionen von { core-game } (Standardwerte zuerst):
cli-board = eine Anordnung von Pixoid zeichnen
cli-board-code = Anordnung, zum Beispiel p1-1A.3B.2A.4B
cli-board-edge = Rand des Spielplans, der unten liegt: 1 unten, 2 links, 3 oben, 4 rechts
cli-boards = alle verschiedenen Anordnungen von Pixoid auflisten, mit Zahlen
cli-boards-about = Zu jeder Anordnung: Sicht ist, wie viele Pix man von einem Pix aus im Mittel in gerader Linie sieht, Maximum die größte solche Zahl, Sackgassen die Pix mit nur einem Ausgang.
cli-replay = eine gespeicherte Partie durchgehen
cli-replay-file = eine gespeicherte Partie
cli-replay-draw = den Spielplan bei jedem Schritt zeichnen
cli-check = gespeicherte Partien prüfen
cli-hint = zeigen, was ein Bot von einer gespeicherten Stellung hält
cli-hint-about = Zur Stellung am Ende einer gespeicherten Partie: welche Züge ein Bot abwägt, wie wahrscheinlich jeder ist und was er sich davon verspricht.
cli-hint-bots = Bot, der gefragt wird (Standard: der stärkste): { $bots }
cli-arena = Bots Turniere spielen lassen
cli-arena-about = Bots spielen gegeneinander und werden bewertet. Du kannst jederzeit abbrechen: Derselbe Befehl macht an dieser Stelle weiter.
cli-bot = den eigenen Bot hier ausprobieren oder an einen Tisch setzen
cli-bot-about = Ohne Code spielt dein Bot hier auf einem Platz gegen Bots einer Stufe, und du siehst jeden Zug. Mit einem Code setzt er sich auf einem Server an diesen Tisch und spielt, bis die Partie zu Ende ist. Am Tisch ist zu sehen, dass auf seinem Platz ein Programm spielt.
cli-bot-bot = eine Python-Datei mit einer Funktion „choose(view)“, exec:BEFEHL für andere Sprachen, python:MODUL:NAME oder eine Stufe
cli-bot-code = Code des Tisches
# $address: where a server is by default
cli-bot-server = Adresse des Servers (Standard: { $address })
cli-bot-game = Spiel, das hier gespielt wird
# $level: as it is typed
cli-bot-against = wer hier auf den anderen Plätzen spielt: eine Stufe oder ein anderer Bot (Standard: { $level })
cli-bot-name = Name am Tisch (Standard: der Name der Datei)
cli-bot-seconds = Zeit pro Zug, in Sekunden
cli-bot-code-missing = Um an einem Tisch mitzuspielen, gib seinen Code an: --code CODE
cli-bot-waits = { $name } hat einen Platz bei { core-game } und spielt, sobald der Gastgeber startet.
cli-bot-over = Die Partie ist zu Ende. { $count ->
    [0] Niemand hat gewonnen.
   *[other] Sieg: { $winners }.
}
cli-engine = mit anderen Programmen kommunizieren, ein JSON-Objekt pro Zeile
cli-wrong = { $message } Hilfe gibt es mit: { $help }
cli-forbidden = Der Benutzer { $user } darf { $file } nicht benutzen. Versuch es als anderer Benutzer oder gib einen anderen Ort an.
cli-file-failed = { $file } lässt sich nicht benutzen: { $reason }. Sieh dort nach oder gib einen anderen Ort an.
cli-output-failed = Die Ausgabe ließ sich nicht schreiben: { $reason }.
cli-option-form = „{ $text }“ muss die Form NAME=WERT haben, zum Beispiel game=short.
cli-seed = „{ $text }“ ist keine ganze Zahl.
cli-unknown-language = Pixcade spricht „{ $name }“ nicht. Zur Wahl stehen: { $known }.
cli-serve = einen Server für Browser, Handys und Freunde starten
cli-admin = einen laufenden Server verwalten
cli-doctor = prüfen, ob ein Server alles hat, was er braucht
cli-backup = alle Daten eines Servers in eine Datei kopieren
cli-restore = eine Sicherung zurückspielen
cli-migrate-store = alle Daten eines Servers nach PostgreSQL übertragen

# The command `pixcade review`

cli-review = eine gespeicherte Partie analysieren: Entscheidungen und Glück
cli-review-about = Zu einer beendeten Partie: was der Anfang wert war, was die Entscheidungen aller gekostet haben und was Glück war, Zug für Zug. Bei Pixoid geht die Rechnung bis zur letzten Stelle auf; die Werte kommen aus dem gelösten Spielplan im Datenordner oder sind geschätzt. Bei Pixl prüft ein starker Bot jeden Zug; das dauert eine Weile.
cli-review-json = die Analyse als JSON ausgeben
cli-review-keep = die Partie samt Analyse zusätzlich unter einem neuen Namen speichern
core-package-missing = { $name } ist nicht installiert. Installiere es mit: { $command }
