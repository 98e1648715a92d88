# Exaktes Lösen: der Befehl `pixcade solve` und die Dateien mit Werten

cli-solve = Spielpläne von Pixoid exakt lösen
cli-solve-about = Den exakten Wert jeder Stellung einer Runde Pixoid auf diesen Spielplänen ausrechnen, gegen drei Bugs, die wie einer spielen, und im Datenordner ablegen. Das dauert Sekunden auf einer GPU mit CuPy (pip install "pixcade[lab]") und Stunden auf dem Prozessor. Du kannst jederzeit abbrechen: Derselbe Befehl macht nach dem letzten fertigen Zug weiter.
cli-solve-boards = Anordnungen, zum Beispiel p1-1A.3B.2A.4B
cli-solve-goal = was zählt: margin (ein Klötzchen der Reserve 1, ein Bonusklötzchen 1/2; Standard) oder short (die Wahrscheinlichkeit, eine kurze Partie zu gewinnen)
cli-solve-check = die fertige Tabelle prüfen: alle Prüfsummen und 1000 zufällige Stellungen, die neu gelöst werden
solver-begins-gpu = { $board }: Die GPU rechnet.
solver-begins-cores = { $board }: Der Prozessor rechnet. Das wird etwa { $hours } h { $minutes } min dauern.
solver-goes-on = { $board }: { $turns ->
    [one] Ein Zug ist schon gelöst.
   *[other] { $turns } Züge sind schon gelöst.
    }
solver-turn = Zug { $turn } von { $turns }: { $positions } Stellungen in { $seconds } s, größte Lücke { $gap }
solver-part = Zug { $turn } von { $turns }: { $percent } %, noch etwa { $hours } h { $minutes } min
solver-stopped = { $turns ->
    [0] Abgebrochen. Noch ist nichts gesichert: Derselbe Befehl fängt von vorn an.
    [one] Abgebrochen. Derselbe Befehl macht nach dem gelösten Zug weiter.
   *[other] Abgebrochen. Derselbe Befehl macht nach den { $turns } gelösten Zügen weiter.
}
solver-solved-already = { $board } ist schon gelöst: { $path }
solver-done = { $board }: { $positions } Stellungen, alle mit Nachweis. Die größte Lücke eines Zuges ist { $gap }, also sind die Werte auf { $error } genau. Die Tabelle braucht { $megabytes } MB, { $bits } Bit pro Stellung: { $path }
solver-checked = { $board }: Alle Prüfsummen stimmen; neu gelöste zufällige Stellungen: { $positions }, größter Unterschied: { $difference }.
solver-start = Pixoid auf { $pix }: { $worth }
solver-goal = „{ $text }“ ist kein Ziel. Zur Wahl stehen margin und short.
solver-nothing-to-solve-with = Um einen Spielplan zu lösen, braucht es numba oder CuPy. Installiere eins davon: pip install numba oder, für eine GPU, pip install "pixcade[lab]".
solver-being-solved = { $board } wird gerade von einem anderen Befehl gelöst. Warte, bis er fertig ist, oder brich ihn zuerst ab.
solver-board-too-open = Der Spielplan „{ $text }“ lässt sich nicht lösen: Von einem Pix gehen mehr als 16 Läufe aus, oder es sind nicht vier Bonus-Pix. Wähle einen anderen.
solver-board-not-learned = Die Bots wurden für den Spielplan „{ $text }“ nicht trainiert. Löse ihn mit „pixcade solve“ oder wähle einen anderen.
solver-table-unreadable = „{ $path }“ ist keine Datei mit exakten Werten. Lösche die Datei und löse den Spielplan neu mit: pixcade solve
solver-table-damaged = Die Datei „{ $path }“ ist beschädigt. Lösche sie und löse den Spielplan neu mit: pixcade solve
solver-table-other-rules = Die Datei „{ $path }“ gehört zu anderen Regeln oder einem anderen Spielplan. Lösche sie und löse den Spielplan neu mit: pixcade solve

# Exakte Antworten: der Befehl `pixcade exact`

cli-exact = den Wert einer Stellung und die besten Strategien beider Seiten zeigen
cli-exact-about = Ausrechnen, was eine Stellung bei bestem Spiel wert ist und wie oft jede Seite welchen Zug spielen sollte, mit dem Nachweis dazu. Die Werte nach diesem Zug kommen aus dem gelösten Spielplan im Datenordner (pixcade solve legt ihn an) oder sind geschätzt; bleiben noch ein oder zwei Züge, werden sie gleich berechnet.
cli-exact-position = eine Stellung in einer Zeile, zum Beispiel: pixoid p1-1A.2A.3A.4A taken=11 amber@e1 sky@f1 rose@h8 mint@b8
cli-exact-json = die Antwort als JSON ausgeben
exact-value = { $goal ->
    [short] Pixoid gewinnt diese kurze Partie mit einer Wahrscheinlichkeit von { $value }.
   *[margin] Für Pixoid noch zu erwarten: { $value } Klötzchen (eins aus der Reserve zählt 1, ein Bonusklötzchen 1/2).
}
exact-source = { $source ->
    [table] Die Werte nach diesem Zug stammen aus dem gelösten Spielplan und stimmen auf { $error }.
    [evaluator] Die Werte nach diesem Zug sind geschätzt; nur dieser Zug ist gelöst.
   *[solved] Die Werte nach diesem Zug wurden gerade berechnet.
}
exact-proof = { $proven ->
    [yes] Nachweis: Pixoids Strategie bringt mindestens { $least }, was die Bugs auch tun; die Strategie der Bugs lässt höchstens { $most } zu, was er auch tut.
   *[no] Wären diese Schätzungen exakt: Pixoids Strategie brächte mindestens { $least }, was die Bugs auch tun; die Strategie der Bugs ließe höchstens { $most } zu, was er auch tut.
}
exact-side = { $side ->
    [first] Pixoids Strategie, und was jeder Zug gegen die Strategie der Bugs wert ist:
   *[second] Die gemeinsame Strategie der Bugs, die wie einer ziehen:
}
exact-column-share = Anteil
exact-column-worth = Wert
exact-column-move = Zug
solver-nothing-known = Für diese Stellung gibt es keine exakte Antwort: { $board } ist nicht gelöst für { $goal ->
    [short] die kurze Partie
   *[margin] Klötzchen
}, und es bleiben mehr als zwei Züge. Löse den Spielplan mit: pixcade solve { $board } --goal { $goal }
solver-other-ruling = Exakte Antworten gelten für die übliche Auslegung, bei der ein Klötzchen dort liegen bleibt, wo Pixoid gefangen wird. Lass contact-cube=taken weg.
