### Die Seite mit Rätseln.

web-puzzle-kind = { $kind ->
    [only] Der einzige gute Zug
    [punish] Nutz die Gewohnheit aus
    [third] Schließ die Falle
    [mix] Bau eine Strategie
    [gain] Pixl: die meisten Punkte
    [threat] Pixl: die größte Gefahr
   *[move] Pixl: der beste Zug
}
web-puzzle-task = { $kind ->
    [only] Du bist Pixoid. Nur ein Zug ist gut; jeder andere kostet Klötzchen, wenn die Bugs fehlerlos spielen. Welcher ist es?
    [punish] Du bist Pixoid. Die Bugs ziehen wie eingezeichnet und so oft wie angegeben. Welcher Zug holt am meisten heraus?
    [third] Du bist { $piece }. Die beiden anderen Bugs ziehen wie eingezeichnet, und Pixoid kennt alle drei Züge. Mit welchem Zug lässt du ihm am wenigsten?
    [mix] Du bist Pixoid. Leg fest, wie oft du welchen Zug spielst: Die Bugs kennen die Anteile, wissen aber nicht, welcher Zug kommt.
    [gain] Erde und Feuer spielen gegen Geist und Wasser; { $piece } ist am Zug. Welcher Zug bringt sofort am meisten: mehr Punkte für dich, weniger für die anderen?
    [threat] Erde und Feuer spielen gegen Geist und Wasser. Als Nächstes zieht { $piece } gegen dich. Welcher Zug kostet dich sofort am meisten: weniger Punkte für dich, mehr für die anderen?
   *[move] Erde und Feuer spielen gegen Geist und Wasser; { $piece } ist am Zug. Welcher Zug gewinnt am häufigsten?
}
web-puzzle-turns = { $turns ->
    [one] Es ist der letzte Zug der Runde.
   *[other] Noch { $turns } Züge.
}
web-puzzle-day = Heute, { $date }
web-puzzle-number = Rätsel { $number }
web-puzzle-unknown = Ein Rätsel { $number } gibt es nicht. Nimm das Rätsel des Tages.
web-puzzle-level = Stufe { $level } von 5
web-puzzle-run = { $piece }: { $move }
web-puzzle-picture = Die Stellung, weiter unten in Worten beschrieben.
web-puzzle-words = Stellung als Text
web-puzzle-choose = Deine Züge
web-puzzle-answer = Antworten
web-puzzle-result = { $solved ->
    [true] Gelöst
   *[false] Nicht ganz
}
web-puzzle-cubes = { $cubes } von 3 Klötzchen
# $chosen: der eigene Zug, $own: was er wert ist
web-puzzle-own = { $kind ->
    [only] Deine Wahl: { $chosen }. Das bringt im Schnitt { $own } Klötzchen, wenn die Bugs fehlerlos spielen.
    [punish] Deine Wahl: { $chosen }. Das bringt im Schnitt { $own } Klötzchen gegen diese Züge.
    [third] Deine Wahl: { $chosen }. Pixoid bekommt im Schnitt { $own } Klötzchen.
    [mix] Die beste Antwort der Bugs auf deine Anteile lässt dir im Schnitt { $own } Klötzchen.
    [gain] Deine Wahl: { $chosen }. Gewonnene Punkte: { $own }.
    [threat] Deine Wahl: { $chosen }. Verlorene Punkte: { $own }.
   *[move] Deine Wahl: { $chosen }. Damit gewinnst du { $own } der Partien.
}
# $best, $second: Klötzchen, die noch kommen, oder bei Pixl Prozente
web-puzzle-why = { $kind ->
    [only] { $move }: im Schnitt { $best } Klötzchen, was die Bugs auch tun. Gegen die jetzt eingezeichneten Züge bringt nichts anderes mehr als { $second }.
    [punish] { $move }: im Schnitt { $best } Klötzchen. Der nächstbeste Zug bringt { $second }.
    [third] { $move }: Pixoid bleiben im Schnitt { $best } Klötzchen, wohin er auch läuft. Nach dem nächstbesten Zug sind es { $second }.
    [mix] Die besten Anteile bringen im Schnitt { $best } Klötzchen, was die Bugs auch tun. Hier stehen sie.
    [gain] { $move } bringt sofort { $best } Punkte, der nächstbeste dieser Züge { $second }.
    [threat] { $move } kostet dich sofort { $best } Punkte, der nächstschlimmste dieser Züge { $second }.
   *[move] { $move } gewinnt { $best } der Partien, der nächstbeste Zug { $second }.
}
web-puzzle-idea = { $idea ->
    [last] Nur dieser Zug zählt.
    [grab] Das Bonusklötzchen ist zu haben.
    [leave] Das Bonusklötzchen ist ein Köder.
    [stop] Lauf nicht bis zur Wand.
    [towards] Auf die Bugs zuzulaufen ist sicherer.
    [hidden] Kein Bug kommt dorthin.
    [trap] Er wird gefangen, wohin er auch zieht.
    [cover] Ein Zug bewacht mehrere Pix.
    [far] Der nächstgelegene Pix ist nicht der beste.
    [count] Zähl nach, wer wohin kommt.
    [two] Die Strategie besteht aus zwei Zügen.
    [three] Die Strategie besteht aus drei Zügen.
    [many] Die Strategie besteht aus vier Zügen.
    [lock] Ein Port wird gesperrt.
    [unlock] Eine Sperre fällt.
    [prison] Ein Pixl wird gefangen.
    [prey] Beute wird überdeckt.
    [replace] Ein neutrales Pixl wird ersetzt.
    [port] Ein Port wird versetzt.
   *[build] In Ruhe weiterbauen.
}
web-puzzle-first = Zum Aufwärmen vor dem Rätsel des Tages
web-puzzle-again = Noch einmal
web-puzzle-reveal = Lösung zeigen
web-puzzle-act = Zug zeigen
web-puzzle-position = Zurück
web-puzzle-next = Nächstes Rätsel
web-puzzle-share = Teilen
web-puzzle-streak = Tage in Folge
web-puzzle-standing = Längste Serie: { $best }. Verpasst du einen Tag, beginnt nur die Serie von vorn. { $rated ->
    [yes] Deine Spielstärke: { $rating } ± { $deviation }. Gelöst: { $solved } von { $all }.
   *[no] Gelöst: { $solved } von { $all }.
}
web-puzzle-more = Weitere Rätsel
