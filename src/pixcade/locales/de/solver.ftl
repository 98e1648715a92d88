# Exaktes Lösen: der Befehl `pixcade solve` und die Dateien mit Werten

cli-solve = Spielpläne von Pixoid exakt lösen
cli-solve-about = Den exakten Wert jeder Stellung einer Runde Pixoid auf diesen Spielplänen ausrechnen, gegen drei Bugs, die wie einer spielen, und im Datenordner ablegen. Das dauert Sekunden auf einer GPU mit CuPy (pip install "pixcade[solve]") und Stunden auf dem Prozessor. Man kann jederzeit abbrechen: Derselbe Befehl macht nach dem letzten fertigen Zug weiter.
cli-solve-boards = Anordnungen, zum Beispiel p1-1A.3B.2A.4B
cli-solve-goal = was zählt: margin (ein Würfel des Vorrats 1, ein Bonuswürfel 1/2), so ist es üblich, oder short (die Wahrscheinlichkeit, ein kurzes Spiel zu gewinnen)
solver-begins-gpu = { $board }: Die GPU rechnet.
solver-begins-cores = { $board }: Der Prozessor rechnet. Das wird etwa { $hours } h { $minutes } min dauern.
solver-goes-on = { $board }: { $turns ->
    [one] Ein Zug ist schon gelöst.
   *[other] { $turns } Züge sind schon gelöst.
    }
solver-turn = Zug { $turn } von { $turns }: { $positions } Stellungen in { $seconds } s, größte Lücke { $gap }
solver-done = { $board }: { $positions } Stellungen, alle mit Nachweis. Die größte Lücke eines Zuges ist { $gap }, also sind die Werte auf { $error } genau. Die Tabelle braucht { $megabytes } MB, { $bits } Bit pro Stellung: { $path }
solver-start = Pixoid auf { $pix }: { $worth }
solver-goal = „{ $text }“ ist kein Ziel. Zur Wahl stehen margin und short.
solver-nothing-to-solve-with = Um einen Spielplan zu lösen, braucht es numba oder CuPy. Eines davon installieren: pip install numba oder, für eine GPU, pip install "pixcade[solve]".
solver-board-too-open = Der Spielplan „{ $text }“ lässt sich nicht lösen: Von einem Pix gehen mehr als 16 Läufe aus, oder es sind nicht vier Bonus-Pix. Bitte einen anderen wählen.
solver-board-not-learned = Der Bewerter kennt den Spielplan „{ $text }“ nicht: Er wurde mit einem anderen Platinensatz trainiert. Bitte den Plan mit „pixcade solve“ lösen oder einen anderen wählen.
solver-table-unreadable = „{ $path }“ ist keine Tabelle mit exakten Werten. Die Datei löschen und den Spielplan neu lösen mit: pixcade solve
solver-table-damaged = Die Tabelle „{ $path }“ ist beschädigt. Die Datei löschen und den Spielplan neu lösen mit: pixcade solve
solver-table-other-rules = Die Tabelle „{ $path }“ gehört zu anderen Regeln oder einem anderen Spielplan. Die Datei löschen und den Spielplan neu lösen mit: pixcade solve
