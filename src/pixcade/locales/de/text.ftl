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
text-input-idle = nach auf den der das um pix zieh ziehe geh gehe mein meinen

text-command-help = hilfe ?
text-command-rules = regeln
text-command-where = wo
text-command-moves = züge zuege
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
text-ask-level = Wie stark sollen die Bots sein? [{ $default }]
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
text-help-hint = Mit „{ $help }“ siehst du alles, was du eingeben kannst, mit „{ $rules }“ die Regeln, mit „{ $draw }“ den Spielplan.


## Playing together at one screen

text-hand-over = Jetzt ist { $player } dran. { $player }, drücke Enter, wenn sonst niemand hinsieht.
text-has-decided = { $player } hat sich entschieden.
text-just-enter = Drücke hier nur Enter.
text-reveal = Alle haben sich entschieden. Drücke Enter, um weiterzumachen, oder gib einen Namen ein, um das Programm dieser Person zu ändern.
text-reveal-who = Drücke Enter oder gib einen dieser Namen ein: { $names }.
text-nothing-before = Davor gibt es nichts, was du ändern könntest.
text-not-your-turn = Gerade wird niemand nach einem Zug gefragt.
text-nothing-yet = Es ist noch nichts geschehen.
text-score = Punkte: { $points }.
text-bot-failed = { $player }: { $sentence }
text-bots-reduced = { $why ->
    [warming] Die Bots wärmen sich noch auf und spielen fürs Erste etwas schwächer.
   *[missing] Die Bots müssen hier ohne kompilierten Code auskommen und spielen etwas schwächer.
}


## Any game that has no view of its own

# $game: its name
text-any-opening = { core-game }, Mitspielende: { $players }.
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
text-bots-baseline = Dieses Spiel hat keinen Bot der Stufe „{ $level }“. Stattdessen spielt ein einfacher: Er nimmt den Zug, der auf den ersten Blick am besten aussieht.


## Commands

text-help-entry = { $command }: { $name ->
    [help] diese Liste.
    [rules] die Regeln in Kürze.
    [where] wo alles steht.
    [moves] was du jetzt tun kannst.
    [draw] ein Bild des Spielplans.
    [last] was gerade geschehen ist.
    [score] die Punkte.
    [record] die Partie bis hierher speichern; hänge einen Dateinamen an.
    [back] das Programm von eben ändern.
   *[quit] die Partie verlassen.
}
text-record-name = Hänge einen Dateinamen an, zum Beispiel: { $command } partie.txt
text-saved = Die Partie ist in { $path } gespeichert.
text-ask-save = Um die Partie zu speichern, gib einen Dateinamen ein. Enter beendet ohne Speichern.
text-not-saved = Es wurde nichts gespeichert.
text-goodbye = Auf Wiedersehen.
text-input-ended = Die Eingabe ist zu Ende, deshalb hört die Partie hier auf. Es wurde nichts weiter gespeichert.


## Files

text-file-missing = Es gibt keine Datei „{ $path }“.
text-file-is-folder = „{ $path }“ ist ein Ordner, keine Datei.
core-named-pipe = „{ $path }“ ist eine benannte Pipe (FIFO), keine Datei. Entferne sie oder gib eine Datei an.
text-file-unreadable = „{ $path }“ lässt sich nicht lesen.
text-file-not-utf8 = Diese Datei ist kein Text in UTF-8.
text-file-exists = Es gibt schon eine Datei „{ $path }“. Wähle einen anderen Namen.
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
   *[unfinished] Hier endet die Aufzeichnung; die Partie wurde nicht zu Ende gespielt.
}


## What a bot thinks of a position

text-hint-over = Die Partie ist vorbei: Es gibt nichts mehr zu entscheiden.
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
text-hint-reduced = Der Bot musste ohne kompilierten Code auskommen und hat weniger weit geblickt als sonst.
text-percent = { $number } %


## Boards

text-not-an-edge = „{ $text }“ ist kein Rand des Spielplans. Wähle 1 (unten), 2 (links), 3 (oben) oder 4 (rechts).
text-boards-title = Die Anordnungen des Platinensatzes { $name } und die Züge, die Pixoid im Mittel von jedem der vier Start-Pix aus überlebt.
text-boards-layout = Anordnung
text-boards-average = Sicht
text-boards-largest = Maximum
text-boards-dead-ends = Sackgassen
text-boards-random = zufällige Bots
text-boards-greedy = gierige Bots
text-boards-spread = Spanne
text-decimal-sign = ,


## The command line: descriptions in its help, and what is wrong with what was typed

cli-about = Die Brettspiele Pixoid und Pixl. Ohne Befehl wird die Seite bereitgestellt und im Browser geöffnet.
cli-examples =
    Beispiele:
      pixcade                                        die Seite im Browser öffnen
      pixcade text                                   hier im Terminal spielen
      pixcade text pixoid --players 3 --people Ute   Ute gegen zwei Bots
      pixcade text pixl --people Ute --people Jan    Ute, Jan und zwei Bots
      pixcade text pixl --people Ute --bots expert   Ute gegen drei Experten
      pixcade board p1-1A.3B.2A.4B                   ein Labyrinth zeichnen
      pixcade replay partie.txt                      eine Partie durchgehen
      pixcade hint partie.txt                        was ein Bot jetzt täte
cli-help = diese Hilfe anzeigen
cli-version = die Version anzeigen
cli-language = Sprache der Ausgabe: { $languages }
cli-commands = Befehle
cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-text = im Terminal spielen, gegen Bots oder zu mehreren an einem Bildschirm
cli-text-about = Zeile für Zeile spielen. Was du weglässt, wird erfragt oder bekommt seinen üblichen Wert.
cli-text-game = das Spiel: { $games }
cli-text-players = wie viele mitspielen, Bots eingerechnet
cli-text-people = Name einer Person, die an diesem Bildschirm spielt; für weitere wiederholen
cli-text-watch = niemand spielt: den Bots zusehen
cli-text-bots = wie gut die Bots spielen oder welche es sind, ohne Angabe regular: { $bots }
cli-text-option = eine Option des Spiels; für weitere wiederholen (siehe unten)
cli-text-oldest = Platz der ältesten Person, die zuerst Pixoid ist
cli-text-seed = Zahl, aus der die Anordnung ausgelost wird; dieselbe ergibt dieselbe Anordnung
cli-text-draw = den Spielplan vor jeder Frage zeichnen
cli-ascii = nur mit Buchstaben und Strichen zeichnen
cli-options-of = Optionen von { core-game } (der übliche Wert steht zuerst):
cli-board = eine Anordnung von Pixoid zeichnen
cli-board-code = Anordnung, zum Beispiel p1-1A.3B.2A.4B
cli-board-edge = Rand des Spielplans, der unten liegt: 1 unten, 2 links, 3 oben, 4 rechts
cli-boards = alle verschiedenen Anordnungen von Pixoid auflisten, mit Zahlen
cli-boards-about = Zu jeder Anordnung: Sicht ist, wie viele Pix man von einem Pix aus im Mittel in gerader Linie sieht, Maximum die größte solche Zahl; dann die Züge, die Pixoid von jedem Start-Pix aus im Mittel überlebt, Bots gegen Bots; Spanne ist, wie viel länger er vom besten Start-Pix aus überlebt als vom schlechtesten.
cli-replay = eine gespeicherte Partie durchgehen
cli-replay-file = Datei mit einer Aufzeichnung
cli-replay-draw = den Spielplan bei jedem Schritt zeichnen
cli-check = sagen, ob gespeicherte Partien in Ordnung sind
cli-hint = sagen, was ein Bot von einer gespeicherten Stellung hält
cli-hint-about = Zur Stellung am Ende einer gespeicherten Partie: welche Züge ein Bot abwägt, wie wahrscheinlich jeder ist und was er sich davon verspricht.
cli-hint-bots = welcher Bot gefragt wird, ohne Angabe die stärkste Stufe: { $bots }
cli-arena = Bots Turniere spielen lassen
cli-arena-about = Bots spielen gegeneinander und werden bewertet. Man kann jederzeit abbrechen: Derselbe Befehl macht an dieser Stelle weiter.
cli-engine = mit anderen Programmen reden, ein JSON-Objekt pro Zeile
cli-wrong = { $message } Hilfe gibt es mit: { $help }
cli-forbidden = Der Benutzer { $user } darf { $file } nicht benutzen. Versuche es als jemand, der das darf, oder gib einen anderen Ort an.
cli-file-failed = { $file } lässt sich nicht benutzen: { $reason }. Sieh dort nach oder gib einen anderen Ort an.
cli-output-failed = Die Ausgabe ließ sich nicht schreiben: { $reason }.
cli-invalid-choice = „{ $value }“ passt nicht zu { $argument }. Zur Wahl stehen: { $choices }.
cli-not-together = { $argument } und { $other } gehen nicht zusammen. Lass eines davon weg.
cli-needs-value = { $argument } braucht einen Wert.
cli-takes-no-value = { $argument } nimmt keinen Wert an.
cli-above-zero = „{ $text }“ ist keine Zahl über 0.
cli-number-up-to = { $argument } ist eine ganze Zahl von 1 bis { $most }.
cli-arguments-unknown = Unbekannte Argumente: { $arguments }.
cli-arguments-missing = Es fehlt: { $arguments }.
cli-option-form = „{ $text }“ muss die Form NAME=WERT haben, zum Beispiel game=short.
cli-seed = „{ $text }“ ist keine ganze Zahl.
cli-unknown-language = Pixcade spricht „{ $name }“ nicht. Zur Wahl stehen: { $known }.
cli-serve = einen Server für die Seite, für Telefone und Freunde starten
cli-serve-about = Stellt Pixcade dem Browser dieses Rechners bereit, auf Wunsch auch dem Netz oder der Welt. Einstellungen kommen aus Optionen, Variablen PIXCADE_NAME, der Datei pixcade.toml im Datenordner und Vorgaben, in dieser Reihenfolge.

# The command `pixcade review`

cli-review = sagen, was in einer gespeicherten Partie Entscheidungen gekostet und was Glück gebracht hat
cli-review-about = Zu einer gespeicherten Partie, die vorbei ist: was der Anfang wert war, was die Entscheidungen aller gekostet haben und was Glück war, Zug für Zug. Bei Pixoid geht die Rechnung bis zur letzten Stelle auf; die Werte kommen aus der Tabelle des Spielplans im Datenordner, sonst vom Bewerter. Bei Pixl wird jeder Zug mit dem verglichen, was ein starker Bot findet; das dauert eine Weile.
cli-review-json = die Analyse als JSON ausgeben
cli-review-keep = die Aufzeichnung samt Analyse zusätzlich unter einem neuen Namen speichern
