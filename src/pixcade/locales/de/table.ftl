### Refusals of the table, where people sit down and hand in their moves. In German.


## Seats

table-no-such-seat = Es gibt keinen Platz { $seat }: Dieser Tisch hat { $seats ->
    [one] einen Platz.
   *[other] { $seats } Plätze.
}
table-seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
table-seat-open = Platz { $seat } ist noch frei.
table-name-missing = Gib deinen Namen ein, bevor du dich setzt.
table-not-your-seat = Platz { $seat } gehört jemand anderem.
table-nobody-there = Auf Platz { $seat } spielt niemand.
table-not-away = Du bist bereits zurück auf Platz { $seat }.
table-bot-plays = Auf Platz { $seat } spielt ein Bot für dich. Übernimm zuerst wieder selbst.


## Starting and pausing

table-started = Diese Partie hat schon begonnen.
table-not-started = Diese Partie hat noch nicht begonnen.
table-paused = Die Partie ist schon unterbrochen.
table-not-paused = Die Partie ist nicht unterbrochen.
table-clock-kind = Es gibt keine Uhr namens „{ $value }“.
table-clock-time = Eine Uhr lässt sich nicht auf { $value } Millisekunden stellen. Wähle { $least } bis { $most }.


## Handing in moves

table-step-passed = Schritt { $step } ist vorbei; jetzt ist Schritt { $current } offen.
table-step-not-open = Schritt { $step } ist noch nicht offen; offen ist Schritt { $current }.
table-stale-revision = Diese Wahl hat sich inzwischen geändert. Sieh sie dir an und versuch es noch einmal.
table-time-is-up = Die Zeit für { core-piece } ist um; der Zug ist schon gemacht.
table-nothing-to-take-back = Für { core-piece } gibt es keinen Zug, den du zurücknehmen könntest.
table-not-yours-to-take-back = Den Zug für { core-piece } hat jemand anders gewählt. Du kannst ihn ersetzen, aber nicht zurücknehmen.
table-no-takeback = Zurücknehmen kannst du nur eigene Züge, und nur allein gegen Bots.
# $most: so many times
table-takebacks-spent = Du hast in dieser Partie schon { $most } Züge zurückgenommen. Mehr geht nicht.
table-id-in-use = Unter dieser ID wurde schon ein anderer Zug geschickt. Schick deinen noch einmal unter einer neuen.


## Logs

table-log-empty = Dieses Protokoll ist leer.
table-log-line = Diese Zeile des Protokolls ist nicht lesbar: { $text }
table-log-newer = Dieses Protokoll hat das Format { $format }, aber dieses Programm liest nur bis { $newest }. Installiere ein neueres Pixcade.
table-log-order = Eintrag { $number } des Protokolls folgt nicht aus denen davor.
table-seat-in-use = Platz { $seat } ist besetzt, und diese Partie hat nur { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}. Mach den Platz zuerst frei.
table-same-seat = Platz { $seat } kann nicht mit sich selbst tauschen. Wähle einen anderen.
table-grace = Die erlaubte Abwesenheit liegt zwischen { $least } und { $most } Sekunden, nicht bei { $value }.
table-enough = Das hast du in diesem Zug schon { $most }-mal getan. Im nächsten Zug geht es wieder.
table-too-many-changes = Ein Zug lässt sich { $most }-mal ändern. Dieser bleibt nun, wie er ist.
table-no-daily = Für dieses Spiel und diesen Tag gibt es keine Tagesaufgabe. Wähle ein anderes Spiel und ein Datum wie 2026-11-16.
