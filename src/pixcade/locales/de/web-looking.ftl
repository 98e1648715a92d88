### Looking back in the browser: replay, result, records, lists of games. Terms: Runde, Zug, Klötzchen, Steuergerät.


## The replay

web-looking-title = Wiederholung
web-looking-loading = Die Partie wird geholt …
web-looking-no = Das lässt sich nicht zeigen
web-looking-play = Abspielen
web-looking-pause = Anhalten
web-looking-speed = Tempo
web-looking-scrub = Stelle der Partie
web-looking-when = Runde { $round }, Zug { $turn }
web-looking-placing = Die Klötzchen werden gesetzt
web-looking-placing-round = Runde { $round }, die Klötzchen werden gesetzt
web-looking-view = Vor dem Aufdecken
web-looking-view-all = Alle Programme
web-looking-view-seat = Was { $name } wusste
web-looking-hidden = bis zum Aufdecken
web-looking-seats = Am Tisch
web-looking-words = Der Spielplan in Worten
web-looking-share = Diese Stelle teilen
web-looking-whatif = Von hier weiterspielen
web-looking-whatif-about = { $when }: Du nimmst einen Platz, Bots nehmen die anderen, und es geht genau so weiter, wie es stand.
web-looking-whatif-seat = Dein Platz
web-looking-whatif-level = Bots
web-looking-whatif-start = Weiterspielen
web-looking-seat = { $name }, { $piece }
web-looking-nameless = Ohne Namen


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
web-looking-margin = { $points ->
    [one] mit einem Punkt Vorsprung
   *[other] mit { $points } Punkten Vorsprung
}
web-looking-margin-late = { web-looking-margin }, im letzten Zug
web-looking-shared = Der Sieg ist geteilt.
web-looking-twelve = mit zwölf Klötzchen
web-looking-caught = Pixoid ist gefangen.
web-looking-split = { $pixoid } als Pixoid, { $bug } als Bug
web-looking-source-tops = { $points } obenauf
web-looking-source-beneath = { $points } darunter
web-looking-source-prisoners = { $points } für gefangene Pixls
web-looking-source-locks = { $points } für Sperren
web-looking-course = Verlauf der Punkte
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
web-looking-running = Laufende
web-looking-ended = Beendete
web-looking-games-of = Partien von { $name }
web-looking-mark = Das Zeichen von { $name }
web-looking-watch = Tische zum Zusehen
web-looking-finished = Beendete Partien
web-looking-no-games = Noch keine beendete Partie. Sobald eine zu Ende ist, steht sie hier.
web-looking-no-tables = Gerade spielt niemand öffentlich.
web-looking-no-public = Auf diesem Server sind die Tische privat, darum gibt es keine Liste. Willst du zusehen oder mitspielen, bitte jemanden um den Link oder den Code eines Tisches.
web-looking-go-play = Partie beginnen
web-looking-more = Ältere Partien
web-looking-again = Noch einmal nachsehen
web-looking-won = { $count ->
    [one] gewonnen hat { $names }
   *[other] gewonnen haben { $names }
}
web-looking-unfinished = abgebrochen
web-looking-playing = Im Spiel
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
web-looking-go-join = Hingehen
web-looking-forget = Meinen Namen entfernen
web-looking-forget-all = Meinen Namen aus allen Partien entfernen
web-looking-forget-ask = In dieser Partie verschwindet dein Name für alle und für immer: aus Listen, Wiederholung und Aufzeichnung. Die Partie selbst bleibt.
web-looking-forget-ask-all = In allen deinen beendeten Partien verschwindet dein Name für alle und für immer: aus Listen, Wiederholungen und Aufzeichnungen. Die Partien selbst bleiben.
web-looking-forget-done = Dein Name ist entfernt.
web-looking-keep = Behalten


## Records from outside

web-looking-record-about = Eine Aufzeichnung ist eine Textdatei, als die sich eine beendete Partie herunterladen lässt. Sie wird Zug für Zug geprüft; nichts davon wird hier gespeichert.
web-looking-record-drop = Lege eine Datei hier ab
web-looking-record-paste = Oder füge ihren Text ein
web-looking-record-open = Zeigen
web-looking-record-reading = Die Aufzeichnung wird geprüft …
web-looking-record-refused = Diese Aufzeichnung lässt sich nicht abspielen
web-looking-record-other = Eine andere Aufzeichnung


## What somebody has done, kept on the device

web-done-title = Was du geschafft hast
web-done-days = { $count ->
    [one] Tag mit einer Partie
   *[other] Tage in Folge mit einer Partie
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
    [one] Sieg in Folge als Rekord, zurzeit { $now }
   *[other] Siege in Folge als Rekord, zurzeit { $now }
}
web-done-records = Persönliche Rekorde
web-done-about = Nur auf diesem Gerät gespeichert.
web-done-take = Mitnehmen
web-done-bring = Aus einer Datei holen
web-done-brought = Alles ist jetzt hier.
web-done-no-file = Diese Datei enthält nichts dergleichen. Wähle eine, die von hier mitgenommen wurde.
web-done-forget = Löschen

## Was Entscheidungen gekostet haben und was das Glück gab

web-review-title = Analyse
web-review-about = Jeder Zug wird mit dem verglichen, was ein starker Bot findet. Das dauert etwa eine Sekunde pro Zug.
web-review-begins = Die Analyse beginnt gleich …
# $done, $parts: how many of how many moves or rounds
web-review-progress = { $done } von { $parts } analysiert …
web-review-sum-start = Startwert
web-review-sum-own = Eigene Züge
web-review-sum-theirs = Die anderen
web-review-sum-luck = Glück
web-review-sum-result = Ergebnis
web-review-ask = Diese Partie analysieren
# $count: the number; $result: as it is written
web-review-result = { $unit ->
    [cubes] { $count ->
       *[other] { $result } Klötzchen
    }
   *[victory] { $result } Anteil am Sieg
}
# $when: such as "Round 2, turn 5"; $change: such as +1.1 or −12%
web-review-swing = Der Wendepunkt: { $when } ({ $change }).
web-review-turns = Zug für Zug ansehen
web-review-graph = Was die Partie wert war, Zug für Zug. Zu den größten Umschwüngen führen die Knöpfe danach.
web-review-arrows = Pfeile zeigen die besten Mischungen: je breiter, desto öfter. Die dünne Linie zeigt, was gespielt wurde.
web-review-rings = Ring 1 zeigt den besten Zug, Ring 2 den nächstbesten, der eckige Rahmen den gespielten.
web-review-bars = Jeder Balken ist ein Zug: oben, was zu erwarten war, unten, was er davon übrig ließ.
# $mix: such as "right 3 (38%), down 2 (31%)"
web-review-mix = Beste Mischung: { $mix }
web-review-best = Beste Züge: { $mix }
web-review-other = andere
web-review-try = Neuer Versuch
# $how: whether sides play mixes
web-review-trial = { $how ->
    [mixes] Was hätte { $who } tun sollen? Die anderen bleiben bei ihren Mischungen.
   *[alone] Was hätte { $who } tun sollen?
}
web-review-costs = { $move } kostet { $cost }. Versuche etwas anderes.
web-review-found = Gefunden! Kein Zug ist besser als { $move }.
web-review-answer = Antwort zeigen
web-review-words = Die ganze Analyse in Worten

## How somebody plays over many games

web-habits-title = Wie ich spiele
web-habits-about = Aus allen Analysen, die auf diesem Gerät geöffnet wurden; nur hier gespeichert.
web-habits-all = Alle meine Partien analysieren
web-habits-forget = Löschen
web-habits-role = { $role ->
    [pixoid] { $game }, als Pixoid
    [bug] { $game }, als Bug
   *[all] { $game }
}
# $lost: thousandths that a decision has cost on average
web-habits-sum = { $role ->
    [all] Partien: { $games }. Echte Entscheidungen: { $decisions }. Verloren pro Entscheidung: { $lost } Tausendstel eines Sieges.
   *[other] Partien: { $games }. Echte Entscheidungen: { $decisions }. Verloren pro Entscheidung: { $lost } Tausendstel eines Klötzchens. Glück: insgesamt { $luck } Klötzchen.
}
web-habits-trend = { $trend ->
    [better] Zuletzt verlierst du weniger: { $now } Tausendstel pro Entscheidung in den letzten { $games } Partien, vorher { $before }.
    [worse] Zuletzt verlierst du mehr: { $now } Tausendstel pro Entscheidung in den letzten { $games } Partien, vorher { $before }.
   *[same] Zuletzt verlierst du etwa gleich viel: { $now } Tausendstel pro Entscheidung in den letzten { $games } Partien, vorher { $before }.
}
# $won, $error: cubes a turn, such as 0.12 and 0.05
web-habits-readable = { $habit ->
    [few] Wie leicht du zu durchschauen bist, lässt sich erst nach { $needed } Entscheidungen sagen; bisher sind es { $decisions }.
    [none] Schwer zu durchschauen: In { $decisions } Entscheidungen fand sich keine Gewohnheit, die jemand ausnutzen könnte.
    [onwards] Du behältst oft deine Richtung bei. Wer das weiß, gewinnt etwa { $won } Klötzchen pro Zug (± { $error }, aus { $decisions } Entscheidungen).
    [back] Du kehrst oft um. Wer das weiß, gewinnt etwa { $won } Klötzchen pro Zug (± { $error }, aus { $decisions } Entscheidungen).
    [far] Du läufst oft bis zur Wand. Wer das weiß, gewinnt etwa { $won } Klötzchen pro Zug (± { $error }, aus { $decisions } Entscheidungen).
    [near] Du gehst oft nur einen Pix weit. Wer das weiß, gewinnt etwa { $won } Klötzchen pro Zug (± { $error }, aus { $decisions } Entscheidungen).
   *[likely] Du nimmst oft den Zug mit dem größten Anteil an der besten Mischung. Wer das weiß, gewinnt etwa { $won } Klötzchen pro Zug (± { $error }, aus { $decisions } Entscheidungen).
}
