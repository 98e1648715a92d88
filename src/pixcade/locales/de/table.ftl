### Refusals of the table, where people sit down and hand in their moves. In German.


## Seats

table-no-such-seat = Es gibt keinen Platz { $seat }: Dieser Tisch hat { $seats ->
    [one] einen Platz.
   *[other] { $seats } Plätze.
}
table-seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
table-seat-open = Auf Platz { $seat } sitzt noch niemand.
table-name-missing = Wer sich setzt, braucht einen Namen.
table-not-your-seat = Platz { $seat } gehört jemand anderem.
table-nobody-there = Auf Platz { $seat } sitzt niemand, der weggehen könnte.
table-not-away = Du bist bereits zurück auf Platz { $seat }.
table-bot-plays = Auf Platz { $seat } spielt ein Bot für dich. Komm zuerst zurück.


## Starting and pausing

table-started = Diese Partie hat schon begonnen.
table-not-started = Diese Partie hat noch nicht begonnen.
table-paused = Die Partie ist schon unterbrochen.
table-not-paused = Die Partie ist nicht unterbrochen.
table-clock-kind = Es gibt keine Uhr namens „{ $value }“.
table-clock-time = Eine Uhr lässt sich nicht auf { $value } Millisekunden stellen. Möglich sind { $least } bis { $most }.


## Handing in moves

table-step-passed = Schritt { $step } ist vorbei; jetzt ist Schritt { $current } offen.
table-step-not-open = Schritt { $step } ist noch nicht offen; offen ist Schritt { $current }.
table-stale-revision = Hier wurde inzwischen neu entschieden. Sieh noch einmal nach: Du wolltest Nummer { $revision } ersetzen, jetzt gilt Nummer { $current }.
table-time-is-up = Die Zeit für { core-piece } ist um; der Zug ist schon gemacht.
table-nothing-to-take-back = Für { core-piece } gibt es kein Programm, das du zurücknehmen könntest.
table-not-yours-to-take-back = Das Programm für { core-piece } stammt von jemand anderem. Du kannst es ersetzen, aber nicht zurücknehmen.
table-id-in-use = Unter dieser ID wurde schon ein anderer Zug geschickt. Schicke deinen noch einmal unter einer neuen.


## Logs

table-log-empty = Dieses Protokoll ist leer.
table-log-line = Diese Zeile des Protokolls ist nicht lesbar: { $text }
table-log-newer = Dieses Protokoll hat das Format { $format }, und dieses Programm liest nur bis { $newest }. Hol dir ein neueres Pixcade.
table-log-order = Eintrag { $number } des Protokolls folgt nicht aus denen davor.
table-seat-in-use = Platz { $seat } ist besetzt, und diese Partie hat nur { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}. Mach den Platz zuerst frei.
table-same-seat = Platz { $seat } kann nicht mit sich selbst tauschen. Wähle einen anderen.
table-grace = Wie lange man fort sein darf, lässt sich auf { $least } bis { $most } Sekunden stellen, nicht auf { $value }.
table-enough = Das wurde in diesem Zug schon { $most }-mal getan. Im nächsten Zug geht es wieder.
table-silent-once = Bugs schweigen während der Runde: Einmal pro Zug kannst du dein Programm ändern, zurückkommen oder nach Pixoid dem Abbruch zustimmen, und nichts lässt sich zurücknehmen.
table-silent-vote = Bugs schweigen während der Runde: Du kannst dem Abbruch zustimmen, sobald Pixoid es getan hat oder die Runde vorbei ist.
table-silent-host = Solange die Runde läuft, bist du ein Bug, und Bugs schweigen: Als Gastgeber kannst du das wieder tun, wenn sie vorbei ist.
table-too-many-changes = Ein Programm lässt sich in einem Zug { $most }-mal ändern. Dieses bleibt nun, wie es ist.
