# Analysen: der Befehl `pixcade review` und die Seite

review-title = Analyse von { core-game }: { $players }.
review-source = { $source ->
    [evaluator] Die Werte sind geschätzt und liegen im Schnitt um etwa 0,04 Klötzchen daneben.
    [search] Die Zahlen sind Gewinnchancen, wie ein starker Bot sie sieht.
    [reduced] Die Zahlen sind Gewinnchancen, wie ein starker Bot sie sieht. Er wärmt sich noch auf und konnte nicht so weit vorausrechnen wie sonst. Schau in einer Minute wieder vorbei.
   *[exact] Die Werte sind exakt.
}
review-seat = { $grade ->
    [none] { $player } hätte hier nichts ändern können.
    [few] { $player } hatte zu wenige echte Entscheidungen für ein Urteil: { $decisions }.
    [flawless] { $player } hat nichts verloren. Echte Entscheidungen: { $decisions }.
   *[other] { $unit ->
        [cubes] { $player } spielt etwa auf dem Niveau „{ $level }“. Echte Entscheidungen: { $decisions }. Verloren: insgesamt { $lost } Klötzchen, pro Entscheidung { $each } Klötzchen.
       *[victory] { $player } spielt etwa auf dem Niveau „{ $level }“. Echte Entscheidungen: { $decisions }. Verlorene Gewinnchance pro Entscheidung: { $each }.
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
    [short] Kurze Partie: { $who } ist Pixoid. Die Zahlen sind Klötzchen: Eins aus der Reserve zählt 1, ein Bonusklötzchen 1/2, der Sieg alle 12 der Reserve.
   *[victory] Runde { $round }, die letzte: { $who } ist Pixoid. Die Zahlen sind sein Anteil am Sieg.
}
review-sum = { $state ->
    [yours] Der Anfang war { $value } wert. Deine Entscheidungen kosteten { $pixoid }, die der anderen brachten dir { $bugs }, das Glück { $luck }: { $result }.
    [finished] Der Anfang war { $value } wert. Pixoids Entscheidungen kosteten { $pixoid }, die der Bugs brachten ihm { $bugs }, das Glück { $luck }: { $result }.
   *[stopped] Der Anfang war { $value } wert. Pixoids Entscheidungen kosteten { $pixoid }, die der Bugs brachten ihm { $bugs }, das Glück { $luck }: { $result }, als die Partie abgebrochen wurde.
}
review-chance = { $kind ->
    [rare] Gegen perfekte Bugs gewinnt Pixoid von diesem Start aus fast nie.
   *[some] Gegen perfekte Bugs liegt Pixoids Gewinnchance von diesem Start aus bei { $chance }.
}
review-estimated = Die Werte während dieser Runde sind geschätzt; ihr Ergebnis ist exakt.
review-start = { $kind ->
    [loss] Start: { $moves } kostete { $cost }; am besten war { $best }.
   *[equal] Start: { $moves }. Besser ging es nicht.
}
review-turn = { $unit ->
    [cubes] Zug { $turn }: von { $value } auf { $after } Klötzchen.
   *[victory] Zug { $turn }: Gewinnchance von { $value } auf { $after }.
}
review-loss = { $unit ->
    [cubes] { $lost } Klötzchen
   *[victory] { $lost }
}
review-move = { $kind ->
    [loss] { $who }: { $moves } kostete { $cost }; am besten war { $best }.
    [equal] { $who }: { $moves }. Besser ging es nicht.
   *[forced] { $who }: { $moves }; alle Züge waren gleich viel wert.
}
review-coordination = { $kind ->
    [gain] Zusammen kosteten die Züge der Bugs { $cost } weniger als die Summe der einzelnen: Sie passten zueinander.
   *[cost] Zusammen kosteten die Züge der Bugs { $cost } mehr als die Summe der einzelnen: Das geht auf niemandes Konto allein.
}
review-luck = Glück: { $luck } für Pixoid.
review-kept = Die Partie mit der Analyse liegt in { $path }.
review-step = Schritt { $step }, { $who }: { $kind ->
    [loss] { $moves } kostete { $cost }. Besser: { $better }.
    [equal] { $moves }. Besser ging es nicht.
   *[forced] { $moves }, der einzige Zug.
}
review-option = { $move } ({ $value })
review-not-over = Diese Partie ist nicht vorbei, darum gibt es noch keine Analyse. Komm wieder, wenn sie zu Ende ist.
review-no-reviewer = Partien von { core-game } lassen sich nicht analysieren. Du kannst sie Schritt für Schritt ansehen: pixcade replay
review-no-values = Der Spielplan { $board } lässt sich noch nicht analysieren. Löse ihn zuerst: pixcade solve { $board }
review-nothing-played = In dieser Partie wurde nichts gespielt, also gibt es nichts zu analysieren. Wähle eine andere Partie.
