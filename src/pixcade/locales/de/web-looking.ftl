### Looking back in the browser: replay, result, records, lists of games. Terms: Runde, Zug, Klötzchen, Steuergerät.


## The replay

web-looking-title = Wiederholung
web-looking-loading = Partie wird geladen …
web-looking-no = Das lässt sich nicht zeigen
web-looking-play = Abspielen
web-looking-pause = Anhalten
web-looking-speed = Tempo
web-looking-scrub = Stelle der Partie
web-looking-when = Runde { $round }, Zug { $turn }
web-looking-placing = Klötzchen setzen
web-looking-placing-round = Runde { $round }, Klötzchen setzen
web-looking-view = Vor dem Aufdecken zu sehen
web-looking-view-all = Alle Züge
web-looking-view-seat = Nur Züge von { $name }
web-looking-hidden = bis zum Aufdecken
web-looking-seats = Am Tisch
web-looking-words = Spielplan als Text
web-looking-share = Diese Stelle teilen
web-looking-whatif = Von hier weiterspielen
web-looking-whatif-about = { $when }: Such dir einen Platz aus, die anderen übernehmen Bots. Weiter geht es genau ab hier.
web-looking-whatif-seat = Dein Platz
web-looking-whatif-start = Weiterspielen
web-looking-seat = { $name }, { $piece }
web-looking-nameless = Jemand von früher


## The result

web-looking-result = Ergebnis
web-looking-share-result = Teilen
web-looking-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
web-looking-length = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { web-looking-turns }
web-looking-margin = { $late ->
    [yes] { $points ->
        [one] Mit einem Punkt Vorsprung, im allerletzten Zug.
       *[other] Mit { $points } Punkten Vorsprung, im allerletzten Zug.
    }
   *[no] { $points ->
        [one] Mit einem Punkt Vorsprung.
       *[other] Mit { $points } Punkten Vorsprung.
    }
}
# X6.3: why one of several with the same points has won
web-looking-tied = Gleichstand: Die überdeckten Pixls entscheiden.
web-looking-shared = Der Sieg ist geteilt.
web-looking-caught = { $cubes ->
    [0] Pixoid hatte noch kein Klötzchen.
    [one] Pixoid hatte ein Klötzchen.
   *[other] Pixoid hatte { $cubes } Klötzchen.
}
web-looking-you = { $how ->
    [away] ZWÖLF! Entkommen!
    [escaped] ZWÖLF! { $name } entkommt
    [caught] ERWISCHT in Zug { $turn }
    [catcher] Du erwischst Pixoid in Zug { $turn }!
    [team] Du gewinnst! Pixoid ist gefangen
    [slipped] Pixoid ist entkommen!
    [won] Du gewinnst!
    [shared] Ihr teilt euch den Sieg!
    [beaten] Diesmal verlierst du.
   *[lost] Du landest auf Platz { $place }.
}
web-ending-board = Das Labyrinth am Ende, mit den letzten Zügen
web-ending-first = Dein erster Sieg!
web-ending-streak = { $count } Siege in Folge.
# $cubes: the most cubes in a game on this device
web-ending-best = Dein Rekord: { $cubes }.
web-ending-best-now = Das ist dein Rekord.
# The Bugs that caught Pixoid
web-ending-by = { $count ->
    [one] { $names } erwischt dich auf { $pix }.
   *[other] { $names } erwischen dich auf { $pix }.
}
# After a numeral
web-ending-of-twelve = von 12
web-ending-more = Mehr
web-ending-numbers = Alle Zahlen
web-ending-see = Diesen Zug ansehen
# What another program would have done in the last turn, on the board and in a sentence
web-ending-ghost = { $how ->
    [less] Ein Schritt weniger
    [more] Ein Schritt mehr
   *[other] { $move }
}
web-ending-what-if = { $role ->
    [bug] { $how ->
        [less] So, wie es kam: Ein Schritt weniger, und du hättest Pixoid erwischt.
        [more] So, wie es kam: Ein Schritt mehr, und du hättest Pixoid erwischt.
       *[other] So, wie es kam: { $move }, und du hättest Pixoid erwischt.
    }
   *[pixoid] { $how ->
        [less] So, wie es kam: Ein Schritt weniger, und du wärst entwischt.
        [more] So, wie es kam: Ein Schritt mehr, und du wärst entwischt.
       *[other] So, wie es kam: { $move }, und du wärst entwischt.
    }
}
# Switches the board of a result between the turning point and the end
web-ending-turn = Wendepunkt
web-ending-final = Spielende
web-ending-turning = Wendepunkt: Zug { $turn }
# $rivals: how many the others are; $who: the name of the only one
web-ending-lead = { $points ->
    [one] { $rivals ->
        [1] { $name } macht auf { $who } einen Punkt gut und führt bis zum Schluss.
       *[other] { $name } macht auf alle anderen einen Punkt gut und führt bis zum Schluss.
    }
   *[other] { $rivals ->
        [1] { $name } macht auf { $who } { $points } Punkte gut und führt bis zum Schluss.
       *[other] { $name } macht auf alle anderen { $points } Punkte gut und führt bis zum Schluss.
    }
}
# Where the cubes of a round came from
web-ending-why = { $unit ->
    [cubes] Warum { $cubes } Klötzchen
   *[victory] Warum es so ausging
}
# How good the start was: cubes, or a chance to win
web-ending-start = { $unit ->
    [cubes] { $cubes } zu erwarten
   *[victory] Chance am Anfang: { $cubes }
}
web-ending-half = { $how ->
    [won] Ein Sieg zählt hier wie alle 12 der Reserve, ein Bonusklötzchen halb: { $result }.
   *[other] Ein Bonusklötzchen zählt hier halb: { $result }.
}
web-ending-working = Wird ausgerechnet …
web-ending-perfect = { $unit ->
    [cubes] Perfekte Bugs gewinnen hier immer.
   *[victory] Diese Runde konnte am Sieg nichts mehr ändern.
}
# $whose: yours where you were Pixoid
web-ending-why-row = { $kind ->
    [own] { $whose ->
        [yours] Deine Züge
       *[theirs] Pixoids Züge
    }
    [theirs] { $whose ->
        [yours] Züge der Bugs
       *[theirs] Züge der Bugs
    }
   *[luck] Glück
}
web-ending-why-most = { $kind ->
    [own] Zug { $turn }: Im Schnitt war { $move } besser.
    [theirs] { $whose ->
        [yours] Fehler der Bugs halfen dir, vor allem in Zug { $turn }.
       *[theirs] Fehler der Bugs halfen Pixoid, vor allem in Zug { $turn }.
    }
    [even] Es glich sich aus.
   *[luck] Vor allem in Zug { $turn }.
}
web-ending-why-none = { $kind ->
    [own] Kein Fehler.
    [theirs] Kein Fehler.
   *[luck] Kaum etwas.
}
web-looking-split = { $pixoid } als Pixoid, { $bug } als Bug
web-looking-source-tops = { $points } obenauf
web-looking-source-beneath = { $points } für überdeckte Pixls
web-looking-source-prisoners = { $points } für gefangene Pixls
web-looking-source-locks = { $points } für Sperren
web-looking-course = Punkteverlauf
web-looking-course-cubes = Pixoids Klötzchen
web-looking-band = Der Balken oben zeigt, wer Pixoid war
web-looking-round = Runde { $round }
web-looking-chart = { $title }, { web-looking-turns }. Die Zahlen stehen in der Tabelle darunter.
web-looking-table = Dieselben Zahlen als Tabelle


## Numbers that are fun: a title, and what was counted

web-looking-fact-of = { $name }: { $fact }
web-looking-fact-hunter = Auf der Jagd
web-looking-fact-hunter-count = { $count ->
    [one] hat Pixoid einmal gefangen
   *[other] hat Pixoid { $count }-mal gefangen
}
web-looking-fact-shave = Um Haaresbreite
web-looking-fact-shave-count = { $count ->
    [one] einmal ein Bug einen Pix entfernt
   *[other] { $count }-mal ein Bug einen Pix entfernt
}
web-looking-fact-run = Längste Flucht
web-looking-fact-run-count = { $count ->
    [one] einmal entkommen
   *[other] in einer Runde { $count }-mal entkommen
}
web-looking-fact-collector = Sammelfieber
web-looking-fact-collector-count = { $count } Bonusklötzchen
web-looking-fact-walls = Wandtest
web-looking-fact-walls-count = { $count ->
    [one] gegen { $count } Wand gelaufen
   *[other] gegen { $count } Wände gelaufen
}
web-looking-fact-sprint = Sprint
web-looking-fact-sprint-count = { $count } Pix auf einmal
web-looking-fact-shadow = Wie ein Schatten
web-looking-fact-shadow-count = { $count ->
    [one] einmal nur einen Pix von Pixoid entfernt
   *[other] { $count }-mal nur einen Pix von Pixoid entfernt
}
web-looking-fact-distance = Marathon
web-looking-fact-distance-count = { $count } Pix insgesamt
web-looking-fact-tower = Turmbau
web-looking-fact-tower-count = { $count ->
    [one] ein Stapel aus { $count } Pixl
   *[other] ein Stapel aus { $count } Pixls
}
web-looking-fact-locker = Schlüsseldienst
web-looking-fact-locker-count = { $count ->
    [one] einmal einen Port gesperrt
   *[other] { $count }-mal einen Port gesperrt
}
web-looking-fact-jailer = Hinter Gittern
web-looking-fact-jailer-count = { $count ->
    [one] { $count } Pixl gefangen genommen
   *[other] { $count } Pixls gefangen genommen
}
web-looking-fact-harvest = Bester Zug
web-looking-fact-harvest-count = { $count ->
    [one] { $count } Punkt auf einmal
   *[other] { $count } Punkte auf einmal
}
web-looking-fact-coverer = Großer Appetit
web-looking-fact-coverer-count = { $count ->
    [one] { $count } Pixl überdeckt
   *[other] { $count } Pixls überdeckt
}
web-looking-fact-swapper = Tauschhandel
web-looking-fact-swapper-count = { $count ->
    [one] { $count } Pixl ersetzt
   *[other] { $count } Pixls ersetzt
}
web-looking-fact-mover = Auf Wanderschaft
web-looking-fact-mover-count = { $count ->
    [one] einmal den Port weggenommen
   *[other] { $count }-mal den Port weggenommen
}
web-looking-fact-builder = Baustelle
web-looking-fact-builder-count = { $count ->
    [one] { $count } Pixl gelegt
   *[other] { $count } Pixls gelegt
}


## Lists

web-looking-my-games = Meine Partien
web-looking-running = Laufende Partien
web-looking-ended = Beendete Partien
web-looking-games-of = Partien von { $name }
web-looking-mark = Das Zeichen von { $name }
web-looking-watch = Partien zum Zusehen
web-looking-finished = Beendete Partien
web-looking-no-games = Noch keine beendeten Partien. Sie erscheinen später hier.
web-looking-no-tables = Gerade spielt niemand öffentlich.
web-looking-no-public = Auf diesem Server sind die Tische privat, darum gibt es keine Liste. Willst du zusehen oder mitspielen, bitte jemanden um den Link oder den Code eines Tisches.
web-looking-go-play = Partie starten
web-looking-more = Ältere Partien
web-looking-again = Aktualisieren
web-looking-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
web-looking-unfinished = Abgebrochen
web-looking-playing = Läuft
web-looking-lobby = { $free ->
    [one] { $free } Platz ist frei
   *[other] { $free } Plätze sind frei
}
web-looking-watching = { $count ->
    [0] niemand sieht zu
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
web-looking-go-watch = Zusehen
web-looking-go-join = Mitspielen
web-looking-forget = Meinen Namen entfernen
web-looking-forget-all = Namen überall entfernen
web-looking-forget-ask = In dieser Partie verschwindet dein Name für alle und für immer: aus Listen, aus der Wiederholung und aus der Datei. Die Partie selbst bleibt.
web-looking-forget-ask-all = In allen deinen beendeten Partien verschwindet dein Name für alle und für immer: aus Listen, Wiederholungen und Dateien. Die Partien selbst bleiben.
web-looking-forget-done = Dein Name wurde entfernt.
web-looking-keep = Namen behalten


## Records from outside

web-looking-record-about = Jede beendete Partie lässt sich als Textdatei herunterladen. Öffne hier eine, um sie anzusehen. Sie wird Zug für Zug geprüft, nichts davon wird gespeichert.
web-looking-record-drop = Zieh eine gespeicherte Partie hierher
web-looking-record-paste = Oder füge ihren Text ein
web-looking-record-open = Zeigen
web-looking-record-reading = Die Partie wird geprüft …
web-looking-record-rejected = Diese gespeicherte Partie lässt sich nicht öffnen
web-looking-record-other = Andere Partie öffnen


## What somebody has done, kept on the device

web-done-title = Deine Erfolge
web-done-days = { $count ->
    [one] Spieltag
   *[other] Spieltage in Folge
}
web-done-lessons = { $count ->
    [one] Lektion geschafft
   *[other] Lektionen geschafft
}
web-done-played = { $count ->
    [one] Partie
   *[other] Partien
}
web-done-won = { $count ->
    [one] Sieg
   *[other] Siege
}
web-done-streak = { $count ->
    [one] Sieg in Folge (Rekord), zurzeit { $now }
   *[other] Siege in Folge (Rekord), zurzeit { $now }
}
web-done-records = Persönliche Rekorde
web-done-about = Nur auf diesem Gerät gespeichert.
web-done-take = Exportieren
web-done-bring = Erfolge importieren
web-done-brought = Importiert.
web-done-no-file = In dieser Datei sind keine Ergebnisse. Wähle eine, die hier exportiert wurde.
web-done-forget = Löschen

## Was Entscheidungen gekostet haben und was das Glück gab

web-review-title = Analyse
web-review-about = Ein starker Bot prüft jeden Zug. Das dauert etwa eine Sekunde pro Zug.
web-review-begins = Die Analyse beginnt gleich …
# $done, $parts: how many of how many moves or rounds
web-review-progress = { $done } von { $parts } analysiert …
web-review-sum-start = Startwert
web-review-sum-own = Eigene Züge
web-review-sum-theirs = Die anderen
web-review-sum-luck = Glück
web-review-sum-bonus = { $how ->
    [won] Über 12
   *[other] Bonusklötzchen
}
web-review-sum-result = Ergebnis
web-review-last = In der letzten Runde zählt nur noch der Sieg, daher stehen hier Gewinnchancen.
web-review-ask = Diese Partie analysieren
# $count: the number; $result: as it is written
web-review-result = { $unit ->
    [cubes] { $count ->
       *[other] { $result } Klötzchen
    }
   *[victory] { $result } des Sieges
}
# $when: such as "Round 2, turn 5"; $change: such as +1.1 or −12%
web-review-swing = Der Wendepunkt: { $when } ({ $change }).
web-review-turns = Zug für Zug ansehen
web-review-graph = Der Wert der Partie, Zug für Zug. Die Knöpfe darunter führen zu den größten Umschwüngen.
web-review-arrows = Die Pfeile zeigen die beste Strategie: je breiter, desto öfter solltest du so ziehen. Die dünne Linie ist der gespielte Zug.
web-review-rings = Ring 1 zeigt den besten Zug, Ring 2 den nächstbesten, der eckige Rahmen den gespielten.
web-review-bars = Jeder Balken ist ein Zug: oben, was zu erwarten war, unten, was nach dem Zug davon übrig blieb.
# $mix: such as "right 3 (38%), down 2 (31%)"
web-review-mix = Beste Strategie: { $mix }
web-review-best = Beste Züge: { $mix }
web-review-other = andere
web-review-try = Neuer Versuch
# $how: whether sides play mixes
web-review-trial = { $how ->
    [mixes] Was hätte { $who } tun sollen? Die anderen bleiben bei ihrer Strategie.
   *[alone] Was hätte { $who } tun sollen?
}
web-review-costs = { $move }: Das kostet { $cost }. Versuch etwas anderes.
web-review-found = { $move }: Gefunden! Besser geht es nicht.
web-review-answer = Lösung zeigen
web-review-words = Analyse als Text

## How somebody plays over many games

web-habits-title = Meine Spielweise
web-habits-about = Aus allen Analysen, die auf diesem Gerät geöffnet wurden. Nur hier gespeichert.
web-habits-all = Alle Partien analysieren
web-habits-forget = Löschen
web-habits-role = { $role ->
    [pixoid] { $game }, als Pixoid
    [bug] { $game }, als Bug
   *[all] { $game }
}
web-habits-sum = { $role ->
    [all] Partien: { $games }. Echte Entscheidungen: { $decisions }. Verlorene Gewinnchance pro Entscheidung: { $lost }.
   *[other] Partien: { $games }. Echte Entscheidungen: { $decisions }. Verloren pro Entscheidung: { $lost } Klötzchen. Glück: insgesamt { $luck } Klötzchen.
}
web-habits-trend = { $trend ->
    [better] Zuletzt verlierst du weniger pro Entscheidung: { $now } in den letzten { $games } Partien, vorher { $before }.
    [worse] Zuletzt verlierst du mehr pro Entscheidung: { $now } in den letzten { $games } Partien, vorher { $before }.
   *[same] Zuletzt verlierst du etwa gleich viel pro Entscheidung: { $now } in den letzten { $games } Partien, vorher { $before }.
}
# $won, $error: cubes a turn, such as 0.12 and 0.05
web-habits-readable = { $habit ->
    [few] Wie leicht du zu durchschauen bist, lässt sich erst nach { $needed } Entscheidungen sagen; bisher sind es { $decisions }.
    [none] Schwer zu durchschauen: In { $decisions } Entscheidungen fand sich keine Gewohnheit, die jemand ausnutzen könnte.
    [onwards] Du behältst oft deine Richtung bei. Wer das weiß, gewinnt etwa { $won } Klötzchen pro Zug (± { $error }, aus { $decisions } Entscheidungen).
    [back] Du kehrst oft um. Wer das weiß, gewinnt etwa { $won } Klötzchen pro Zug (± { $error }, aus { $decisions } Entscheidungen).
    [far] Du läufst oft bis zur Wand. Wer das weiß, gewinnt etwa { $won } Klötzchen pro Zug (± { $error }, aus { $decisions } Entscheidungen).
    [near] Du gehst oft nur einen Pix weit. Wer das weiß, gewinnt etwa { $won } Klötzchen pro Zug (± { $error }, aus { $decisions } Entscheidungen).
   *[likely] Du nimmst oft den häufigsten Zug der besten Strategie. Wer das weiß, gewinnt etwa { $won } Klötzchen pro Zug (± { $error }, aus { $decisions } Entscheidungen).
}
web-home-watch = Einer Partie zusehen
web-home-record = Gespeicherte Partie öffnen
web-share-moment = Link zu dieser Stelle kopieren
web-share-result = Link zum Ergebnis kopieren
web-share-record = GIF erstellen
web-share-recording = GIF wird erstellt …
web-share-save = GIF speichern
web-share-send = GIF senden
web-share-failed = Dieser Browser kann kein GIF erstellen. Teile stattdessen den Link.

web-notices-remove = Entfernen
web-mail-on = Adresse bestätigen
web-mail-on-about = Dann bekommst du hier eine E-Mail, wenn du am Zug bist.
web-mail-on-do = Adresse bestätigen
web-mail-off = Benachrichtigungen abbestellen?
web-mail-off-about = An diese Adresse gehen dann keine E-Mails mehr. Unter „Meine Partien“ kannst du sie wieder eintragen.
web-mail-off-do = Abbestellen
web-mail-on-done = Adresse bestätigt
web-mail-on-after = Du bekommst eine E-Mail, wenn du am Zug bist.
web-mail-off-done = Benachrichtigungen abbestellt
web-mail-off-after = An diese Adresse gehen keine E-Mails mehr.
