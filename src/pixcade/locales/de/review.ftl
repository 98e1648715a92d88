# Analysen: der Befehl `pixcade review` und die Seite

review-title = Analyse von { core-game }: { $players }.
review-source = { $source ->
    [table] Die Werte sind exakt: Sie kommen aus der Tabelle des Spielplans.
    [evaluator] Die Werte sind Schätzungen des Bewerters und stimmen im Mittel auf einige Hundertstel eines Klötzchens.
    [search] Die Werte hat ein starker Bot durch Suchen gefunden.
    [reduced] Ein starker Bot hat gesucht, aber weniger tief als sonst: Sein Code ist noch nicht kompiliert. Sieh in einer Minute noch einmal nach.
   *[solved] Jede Stellung wurde an Ort und Stelle gelöst.
}
review-seat = { $grade ->
    [none] { $player } hatte nichts zu entscheiden.
    [few] { $player } hatte zu wenige echte Entscheidungen für ein Urteil: { $decisions }.
    [flawless] { $player } hat nichts verloren. Echte Entscheidungen: { $decisions }.
   *[other] { $unit ->
        [cubes] { $player } spielt etwa wie die Stufe „{ $level }“. Echte Entscheidungen: { $decisions }. Verloren: { $lost } Klötzchen, { $thousandths } Tausendstel eines Klötzchens pro Entscheidung.
       *[victory] { $player } spielt etwa wie die Stufe „{ $level }“. Echte Entscheidungen: { $decisions }. Verloren pro Entscheidung: { $thousandths } Tausendstel eines Sieges.
    }
}
review-fortune = { $fortune ->
    [very-lucky] Sehr viel Glück: { $luck } Klötzchen.
    [lucky] Glück: { $luck } Klötzchen.
    [unlucky] Pech: { $luck } Klötzchen.
    [very-unlucky] Sehr viel Pech: { $luck } Klötzchen.
   *[even] Glück und Pech hielten sich die Waage: { $luck } Klötzchen.
}
review-round = { $unit ->
    [cubes] Runde { $round }: { $who } ist Pixoid. Die Zahlen sind Klötzchen: Eins aus der Reserve zählt 1, ein Bonusklötzchen 1/2.
    [short] Kurze Partie: { $who } ist Pixoid. Die Zahlen sind seine Gewinnchance.
   *[victory] Runde { $round }, die letzte: { $who } ist Pixoid. Die Zahlen sind sein Anteil am Sieg.
}
review-sum = { $state ->
    [yours] Der Anfang war { $value } wert. Deine Entscheidungen kosteten { $pixoid }, die der anderen brachten dir { $bugs }, das Glück { $luck }: { $result }.
    [finished] Der Anfang war { $value } wert. Pixoids Entscheidungen kosteten { $pixoid }, die der Bugs brachten ihm { $bugs }, das Glück { $luck }: { $result }.
   *[stopped] Der Anfang war { $value } wert. Pixoids Entscheidungen kosteten { $pixoid }, die der Bugs brachten ihm { $bugs }, das Glück { $luck }: { $result }, als die Partie abgebrochen wurde.
}
review-estimated = Was in dieser Runde bevorstand, ist geschätzt; wie sie ausging, ist exakt.
review-start = { $kind ->
    [loss] Aufstellung: { $moves } kostete { $cost }; am besten war { $best }.
   *[equal] Aufstellung: { $moves }, so gut wie die beste.
}
review-turn = Zug { $turn }: vorher { $value } wert, nachher { $after }.
review-move = { $kind ->
    [loss] { $who }: { $moves } kostete { $cost }; am besten war { $best }.
    [equal] { $who }: { $moves }, so gut wie der beste Zug.
   *[forced] { $who }: { $moves }; alle Züge waren gleich viel wert.
}
review-coordination = { $kind ->
    [gain] Zusammen kosteten die Züge der Bugs { $cost } weniger als die Summe der einzelnen: Sie passten zueinander.
   *[cost] Zusammen kosteten die Züge der Bugs { $cost } mehr als die Summe der einzelnen: Das geht auf niemandes Konto allein.
}
review-luck = Glück: { $luck } für Pixoid.
review-kept = Die Aufzeichnung mit der Analyse liegt in { $path }.
review-step = Schritt { $step }, { $who }: { $kind ->
    [loss] { $moves } kostete { $cost }. Besser: { $better }.
    [equal] { $moves }, so gut wie der beste Zug.
   *[forced] { $moves }, der einzige Zug.
}
review-option = { $move } ({ $value })
# $points: a list such as “Ann: 41, Bob: 37”
review-points = Erwartete Punkte am Ende: { $points }.
review-not-over = Diese Partie ist nicht vorbei, darum gibt es noch keine Analyse. Komm wieder, wenn sie zu Ende ist.
review-no-reviewer = Partien von { core-game } lassen sich nicht analysieren. Du kannst sie Schritt für Schritt ansehen: pixcade replay
review-no-values = Der Spielplan { $board } lässt sich nicht analysieren: Im Datenordner liegt keine Tabelle dazu, und der Bewerter kennt ihn nicht. Erstelle eine mit: pixcade solve { $board }
review-nothing-played = In dieser Partie wurde nichts gespielt, also gibt es nichts zu analysieren. Wähle eine andere Aufzeichnung.
