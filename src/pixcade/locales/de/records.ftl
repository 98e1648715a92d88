### Refusals of positions and records that somebody has written or chosen. In German.


## Refusals of positions

core-no-exact-answers = Für { core-game } gibt es keine exakten Antworten. Frag stattdessen einen Bot: pixcade hint
core-exact-needs-numpy = Exakte Antworten brauchen NumPy, das nicht installiert ist. Installiere es mit: pip install numpy
core-position-word = „{ $text }“ gehört nicht in eine Stellung oder steht doppelt da. Entferne es.
core-position-number = „{ $name }“ muss in dieser Stellung eine Zahl von { $lowest } bis { $highest } sein, nicht „{ $text }“.
core-position-impossible = Diese Stellung ist unmöglich: { $what ->
    [scores] Die Punkte passen nicht zur Partie.
    [bonus] Bonusklötzchen können nur auf Bonus-Pix liegen, auf jedem höchstens eins.
    [cubes] Solange noch Klötzchen gesetzt werden, stehen sie der Reihe nach auf Start-Pix, und nichts ist eingesammelt.
    [over] Sie ist als beendet vermerkt und ist es nicht, oder umgekehrt.
    [stacks] Ein Element hat mehr als seine 24 Pixls.
    [passes] Es wurde öfter gepasst, als es Züge gab.
    [ports] Ein Port fehlt oder steht, wo keiner stehen darf.
    [fresh] Ein Port ist als gerade versetzt vermerkt, kann es aber nicht sein.
    [prisoners] Für jedes Element muss eine Zahl gefangener Pixls angegeben sein.
    [pixoid] Pixoid steht auf einem Bonusklötzchen, das er eingesammelt hätte.
    [twelve] Mit dem zwölften Klötzchen ist Schluss, dann sammelt niemand weiter und niemand wird gefangen.
    [turn] Ein Element hat einen Port, bevor es am Zug war.
    [came-from] Ein Port wurde von einem Feld genommen, auf dem er nicht gestanden haben kann.
    [stack-order] In einem Stapel liegt ein Pixl auf einem, das nicht darunter liegen kann.
    [passed-port] Ein Element hat gepasst, obwohl es seinen Port setzen musste.
    [supply] Ein leerer Vorrat beendet die Partie, und leer sein kann nur der des Elements, das gerade gelegt hat.
   *[other] „{ $what }“ widerspricht dem Rest.
}
# $what: code of what no moves lead to
core-position-unreachable = Keine Zugfolge führt zu dieser Stellung: { $what ->
    [cubes] Mit dieser Zahl von Zügen können die Klötzchen nicht von den Start-Pix dorthin gekommen sein, wo sie stehen.
    [last-move] Der letzte Zug hat auf dem Spielplan keine Spur hinterlassen.
    [few-turns] Was geschehen ist, braucht mehr Züge, als es gab.
    [many-turns] So viele Züge können nicht vergangen sein, wenn so wenig geschehen ist.
    [conversions] Es wurden zu wenige Pixls gelegt, um so viele zu verwandeln.
   *[other] „{ $what }“ kann nicht entstanden sein.
}


## Refusals of records

record-too-long = Diese gespeicherte Partie ist zu lang: Erlaubt sind höchstens { $most } Zeichen.
record-expected = Hier muss stehen: { $expected }
record-expected-empty-line = Hier muss eine leere Zeile stehen.
record-header-value = Hinter „{ $name } =“ muss ein Wert stehen, ohne weitere Leerzeichen davor oder dahinter.
record-date = „{ $text }“ ist kein Datum. Schreib es wie 2026-11-15, oder „-“ für keins.
record-number = „{ $text }“ ist keine Nummer einer Regelversion. Schreib eine einfache Zahl, zum Beispiel 1.
record-name = Ein Name hat höchstens { $most } Zeichen, und alle sind sichtbar.
record-players = { $players ->
    [one] Die gespeicherte Partie nennt nur einen Namen,
   *[other] Die gespeicherte Partie nennt { $players } Namen,
} { $seats ->
    [one] hat aber einen Platz.
   *[other] hat aber { $seats } Plätze.
}
record-option-spelling = Die Optionen müssen genau so geschrieben sein, wie Pixcade sie schreibt.
record-start-options = Die Stellung hinter „start“ muss so geschrieben sein, wie Pixcade sie schreibt, dieselben Optionen haben wie die Kopfzeilen und vom normalen Anfang abweichen.
record-too-many-moves = In dieser Zeile steht mehr als die fälligen Züge, oder ein Leerzeichen zu viel.
record-result = Als Ergebnis steht hier „{ $text }“, aber diese Züge führen zu „{ $expected }“.
record-cut-off = Die gespeicherte Partie bricht hier ab. Nach ihrer letzten Zeile kommt ein Zeilenumbruch und sonst nichts.
record-after-the-end = Nach dem Ende der gespeicherten Partie darf nichts mehr kommen.
record-server-line = Diese Zeile muss einen Schritt nennen, dazu ein Steuergerät oder Element, das darin an der Reihe war, alles der Reihe nach, und dann, was der Server vermerkt hat.
record-review-line = Diese Zeile muss der Reihe nach einen Schritt und ein Steuergerät oder Element nennen, das darin an der Reihe war, dann value, loss und luck als ganze Zahlen.
record-server-mark = Ein Server schreibt hier kein „{ $text }“. Er schreibt milliseconds, default, commitment und salt, in dieser Reihenfolge.
record-commitment = Das Commitment auf den Zug von { $piece } in Schritt { $step } passt nicht zu Zug und Salt. Eines der drei wurde geändert.
