### Pixl in the terminal. Sentences are read aloud by screen readers: keep them short.


## Setting up, help and the rules in short

text-pixl-opening = Pixl auf einem Spielplan mit { $side } Feldern pro Seite, insgesamt { $hexes }.
text-pixl-prey = { $elements ->
    [3] Die Erde jagt das Wasser, das Wasser das Feuer, das Feuer die Erde.
   *[other] Die Erde jagt das Wasser, das Wasser das Feuer, das Feuer den Geist, der Geist die Erde.
}
text-aim-pixl = Breite dich von deinem Port aus und verwandle fremde Pixls. Wer die meisten Punkte hat, gewinnt.
text-help-pixl = Um ein Pixl zu legen, gib ein Feld wie „g7“ ein. „port weg“ nimmt deinen Port weg, „port g7“ setzt ihn, mit „passen“ tust du nichts. Wählst du, was verwandelt wird, häng das Feld an: „g7 x g6“.
text-rules-pixl =
    Zuerst setzt jedes Element seinen Port, nicht auf Grau und mit mindestens zwei Feldern zwischen sich und jedem anderen Port.
    Danach legst du in jedem Zug ein Pixl neben deinen Port oder neben ein eigenes Pixl, das mit ihm verbunden ist.
    Ein fremdes Pixl, das dein neues und noch ein eigenes berührt, wird verwandelt. Deine Beute überdeckst du. Was neutral ist, ersetzt du.
    Deinen Jäger nimmst du gefangen, und was darunter lag, kommt frei.
    Drei Pixls einer Farbe um einen fremden Port sperren ihn. Einen Port, der nicht gesperrt ist, kannst du wegnehmen und im nächsten Zug auf ein anderes Feld setzen.
    Die Partie endet, wenn jemand kein Pixl mehr hat oder alle hintereinander passen. Wer die meisten Punkte hat, gewinnt.
    Punkte: 1 für jedes Pixl obenauf, 2 für jedes unter einem von deinen, 1 für jedes gefangene, 5 für jeden Port, den du sperrst.


## Pixl. What stands in „quotes“ is typed: the words of text-input-... and text-command-...

text-pixl-turn = Zug { $turn }: { pixl-element } ({ $player }).
text-pixl-element = { $port ->
    [none] { pixl-element } ({ $player }): kein Port auf dem Spielplan
   *[other] { pixl-element } ({ $player }): Port auf { $port }
}, { $supply ->
    [one] { $supply } Pixl im Vorrat,
   *[other] { $supply } Pixls im Vorrat,
} { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
text-pixl-supply = { $count ->
    [0] Kein Pixl mehr im Vorrat.
    [one] Noch { $count } Pixl im Vorrat.
   *[other] Noch { $count } Pixls im Vorrat.
}
text-pixl-prisoners = { $count ->
    [one] { $count } gefangenes Pixl.
   *[other] { $count } gefangene Pixls.
}
text-pixl-locked = Gesperrt von { $by }.
text-pixl-standing = Pixls auf { $hexes }.
text-pixl-stack = { $hex } ({ $height } hoch)
text-pixl-range = { $first } bis { $last }
text-pixl-port-hexes = { $count ->
    [one] Einziges Feld für den Port: { $hexes }.
   *[other] Felder für den Port: { $hexes }.
}
text-pixl-places = Felder für ein Pixl: { $hexes }.
text-pixl-telling = Mehr bewirken: { $moves }. Was genau, erfährst du mit „züge“.
text-pixl-others = { $kind ->
    [both] Du kannst auch mit „port weg“ deinen Port wegnehmen oder „passen“.
    [port] Gerade lässt sich kein Pixl legen. Nimm mit „port weg“ deinen Port weg, oder gib „passen“ ein.
   *[pass] Du kannst auch „passen“. Dein Port lässt sich jetzt nicht wegnehmen.
}
text-pixl-only-pass = { $why ->
    [supply] { pixl-element } hat kein Pixl mehr und kann nur passen. Drück Enter.
    [no-port-hex] { pixl-element } hat kein Feld für den Port und kann nur passen. Drück Enter.
   *[no-hex] { pixl-element } kann weder ein Pixl legen noch den Port wegnehmen und muss passen. Drück Enter.
}
text-pixl-consequence = { $move }: { $told }
# $pieces: the elements of a stack, from the top
text-pixl-look = { $count ->
    [0] { $hex } ist leer.
    [one] { $hex }: { $pieces }.
   *[other] { $hex }, von oben: { $pieces }.
}
text-pixl-look-port = { pixl-port } ({ $player })
text-pixl-look-gray = Grauer Rand.
# $who: neighbors with the element on top; $hexes: the empty ones
text-pixl-look-near = { $taken ->
    [0] Alle Nachbarfelder sind leer: { $hexes }.
   *[other] Ringsum: { $who }. { $free ->
        [0] Keines ist leer.
       *[other] Leer: { $hexes }.
    }
}
text-pixl-reach = { $count ->
    [0] { pixl-element } ({ $player }) kann jetzt keins deiner Pixls verwandeln.
   *[other] { pixl-element } ({ $player }) kann deine Pixls verwandeln auf: { $hexes }.
}
text-pixl-ask = { $what ->
    [port] { $player }, wohin kommt der { pixl-port }?
   *[move] { $player }, dein Zug für { pixl-element }?
}
text-not-a-move = „{ $text }“ ist kein Zug. { $what ->
    [port] Gib das Feld ein, auf das dein Port kommt, zum Beispiel „g7“.
   *[move] Gib ein Feld wie „g7“ ein, um ein Pixl zu legen, „port weg“, um deinen Port wegzunehmen, oder „passen“.
}
text-pixl-points = { pixl-element } ({ $player }) { $total }: { $tops } für Pixls obenauf, { $beneath } für Pixls darunter, { $prisoners } für gefangene Pixls, { $locks } für gesperrte Ports.
text-pixl-tie = Gleichstand: Es gewinnt, wer mehr Pixls unter den eigenen hat.
text-pixl-legend = { $signs ->
    [plain] F Feuer, W Wasser, E Erde, S Geist, eine Zahl ist die Höhe eines Stapels, [F] ein Port, <F> ein gesperrter Port, : grauer Rand, + mögliche Felder. Die Buchstaben laufen nach rechts unten.
   *[drawn] F Feuer, W Wasser, E Erde, S Geist, eine Zahl ist die Höhe eines Stapels, [F] ein Port, <F> ein gesperrter Port, ░ grauer Rand, + mögliche Felder. Die Buchstaben laufen nach rechts unten.
}
