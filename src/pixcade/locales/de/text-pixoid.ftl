### Pixoid in the terminal. Sentences are read aloud by screen readers: keep them short.


## Setting up, help and the rules in short

text-ask-length = 1 Standardpartie (alle sind einmal Pixoid) oder 2 kurze Partie (eine Runde)? [1]
text-pixoid-opening = { $game ->
    [short] Pixoid, kurze Partie, Anordnung { $layout }.
   *[standard] Pixoid, Standardpartie, Anordnung { $layout }.
}
text-pixoid-spare = Dritter Bug: { core-piece }. Er wechselt nach jedem Zug den Besitzer.
text-pixoid-first = { $game ->
    [short] { $player } ist Pixoid.
   *[standard] { $player } ist zuerst Pixoid.
}
text-aim-pixoid = Die Bugs fangen Pixoid, wenn sie auf oder über ihn ziehen. Jeder Zug, in dem er entkommt, bringt ihm ein Klötzchen, und zwölf genügen.
text-help-pixoid = Zum Programmieren gib eine Richtung und eine Entfernung von 1 bis 9 ein: „oben 3“, „3 oben“ oder „o3“. Kurzform: o oben, u unten, l links, r rechts. Eine Wand stoppt dich früher. Zum Starten gib einen Start-Pix ein.
text-rules-pixoid =
    Pixoid flieht, drei Bugs jagen ihn. Alle programmieren geheim eine Richtung und eine Entfernung von 1 bis 9.
    Den Anfang macht Pixoid, dann ziehen alle Bugs auf einmal, bis die Entfernung aufgebraucht ist oder eine Wand sie stoppt.
    Pixoid ist gefangen, wenn er auf oder über einen Bug zieht oder ein Bug auf oder über ihn.
    Entkommt er, nimmt er ein Klötzchen aus der Reserve; mit dem zwölften endet die Runde. Auch die Bonusklötzchen auf seinem Weg gehören ihm.
    Wird er gefangen, zählen seine Klötzchen als Punkte für ihn und die restlichen der Reserve für jeden Bug. Danach ist reihum jemand anderes Pixoid.
    Waren alle einmal Pixoid, gewinnt, wer die meisten Punkte hat.
    In einer kurzen Partie gibt es eine einzige Runde: Pixoid gewinnt mit zwölf Klötzchen gleich welcher Art, die Bugs, wenn sie ihn vorher fangen.


## Pixoid

text-pixoid-turn = Runde { $round } von { $rounds }, Zug { $turn }. { $bonus ->
    [0] Pixoid hat { $taken } der 12 Klötzchen.
   *[other] Pixoid hat { $taken } der 12 Klötzchen und { $bonus } Bonusklötzchen.
}
text-pixoid-placing = Runde { $round } von { $rounds }: Alle wählen einen Start-Pix.
text-pixoid-place = { $who } steht auf { $pix }.
text-pixoid-in-line = { $who } steht auf { $pix }, in einer Linie mit Pixoid: { $steps } Pix { pixoid-direction-towards }.
text-pixoid-bonus = { $count ->
    [0] Alle Bonusklötzchen sind weg.
    [one] Ein Bonusklötzchen liegt auf { $pix }.
   *[other] Bonusklötzchen liegen auf { $pix }.
}
text-pixoid-starts = { $count ->
    [one] Der letzte freie Start-Pix ist { $pix }.
   *[other] Freie Start-Pix: { $pix }.
}
text-pixoid-way = { $direction ->
    [U] Nach oben
    [D] Nach unten
    [L] Nach links
   *[R] Nach rechts
}: { $free ->
    [one] 1 Pix, hinter { $end } eine Wand.
   *[other] bis zu { $free } Pix, hinter { $end } eine Wand.
}
text-pixoid-way-bonus = Bonusklötzchen nach { $steps } Pix.
text-pixoid-way-cube = { $who } nach { $steps } Pix.
text-pixoid-walls = { $count ->
    [one] Wand: { $directions }.
   *[other] Wände: { $directions }.
}
# $who: whose cubes are there, a list
text-pixoid-look = { $count ->
    [0] { $pix } ist leer.
   *[other] { $pix }: { $who }.
}
# $kind: start or bonus
text-pixoid-look-kind = { $kind ->
    [start] Das ist ein Start-Pix.
   *[bonus] Hier liegt ein Bonusklötzchen.
}
text-pixoid-reach-later = Noch sind nicht alle Klötzchen auf dem Spielplan, also erreicht noch niemand jemanden.
# $who: the Bugs that can run over him there, a list
text-pixoid-reach = { $count ->
    [0] Kein Bug kann Pixoid auf { $pix } im nächsten Zug erreichen.
   *[other] Pixoid auf { $pix } ist in Reichweite von: { $who }.
}
# $found: a list of Pix in order
text-pixoid-reach-way = { $direction ->
    [U] Nach oben
    [D] Nach unten
    [L] Nach links
   *[R] Nach rechts
}: { $found }.
# A Pix with the Bug that stands there, or the Bugs that can reach it
text-pixoid-reach-entry = { $kind ->
    [there] { $pix } (dort steht { $who })
    [reached] { $pix } ({ $who })
   *[safe] { $pix } sicher
}
text-pixoid-ask-start = { $role ->
    [pixoid] { $player }, wo startet Pixoid?
    [spare] { $player }, wo startet der dritte Bug?
   *[bug] { $player }, wo startet dein Bug?
}
text-pixoid-ask = { $role ->
    [pixoid] { $player }, du bist Pixoid auf { $pix }. Dein Zug?
    [spare] { $player }, der dritte Bug steht auf { $pix }. Sein Zug?
   *[bug] { $player }, dein Bug steht auf { $pix }. Dein Zug?
}
text-pixoid-score-short = Pixoid hat { $cubes } der 12 Klötzchen, die er zum Sieg braucht. In einer kurzen Partie gibt es keine Punkte.
text-distance-missing = Sag auch, wie weit: eine Richtung und eine Zahl von 1 bis 9, zum Beispiel „oben 3“.
text-direction-missing = Sag auch, wohin: eine Richtung und eine Zahl von 1 bis 9, zum Beispiel „oben 3“.
text-not-a-program = „{ $text }“ ist kein Zug. Gib eine Richtung und eine Zahl von 1 bis 9 ein, zum Beispiel „oben 3“.
text-not-a-start-pix = „{ $text }“ ist kein Start-Pix. Gib einen freien ein: { $free }.
text-legend-entry = { $sign } { $meaning }
text-pixoid-legend = { $signs ->
    [plain] o Start-Pix, * Bonusklötzchen, x Bonus-Pix ohne Klötzchen.
   *[drawn] ○ Start-Pix, ◆ Bonusklötzchen, ◇ Bonus-Pix ohne Klötzchen.
}
