# Reviews: the command `pixcade review`, and the page

review-title = Analyse de { core-game } : { $players }.
review-source = { $source ->
    [table] Les valeurs sont exactes : elles viennent de la table du plateau.
    [evaluator] Les valeurs sont des estimations de l’évaluateur, justes à quelques centièmes de cube près en moyenne.
    [search] Les valeurs viennent de la recherche d’un bot fort.
    [reduced] Un bot fort a cherché, mais moins loin que d’habitude : son code n’est pas encore compilé. Revenez voir dans une minute.
   *[solved] Chaque position a été résolue à la volée.
}
review-seat = { $grade ->
    [none] { $player } n’avait rien à décider.
    [few] { $player } a eu trop peu de vraies décisions pour en juger : { $decisions }.
    [flawless] { $player } n’a rien perdu. Vraies décisions : { $decisions }.
   *[other] { $unit ->
        [cubes] { $player } joue à peu près comme le niveau « { $level } ». Vraies décisions : { $decisions }. Perte, en cubes : { $lost } ; par décision, en millièmes de cube : { $thousandths }.
       *[victory] { $player } joue à peu près comme le niveau « { $level } ». Vraies décisions : { $decisions }. Perte par décision, en millièmes de victoire : { $thousandths }.
    }
}
review-fortune = { $fortune ->
    [very-lucky] Beaucoup de chance, en cubes : { $luck }.
    [lucky] De la chance, en cubes : { $luck }.
    [unlucky] De la malchance, en cubes : { $luck }.
    [very-unlucky] Beaucoup de malchance, en cubes : { $luck }.
   *[even] La chance s’est équilibrée, en cubes : { $luck }.
}
review-round = { $unit ->
    [cubes] Manche { $round } : { $who } est Pixoid. Les nombres sont des cubes ; un cube de la réserve compte 1, un cube Bonus 1/2.
    [short] Partie courte : { $who } est Pixoid. Les nombres sont ses chances de gagner.
   *[victory] Manche { $round }, la dernière : { $who } est Pixoid. Les nombres sont sa part de la victoire.
}
review-sum = { $state ->
    [yours] Le départ valait { $value }. Vos décisions ont coûté { $pixoid }, celles des autres vous ont rapporté { $bugs }, la chance { $luck } : { $result }.
    [finished] Le départ valait { $value }. Les décisions de Pixoid ont coûté { $pixoid }, celles des Bugs lui ont rapporté { $bugs }, la chance { $luck } : { $result }.
   *[stopped] Le départ valait { $value }. Les décisions de Pixoid ont coûté { $pixoid }, celles des Bugs lui ont rapporté { $bugs }, la chance { $luck } : { $result } quand la partie a été arrêtée.
}
review-estimated = Ce qui restait à venir dans cette manche est estimé, sa fin est exacte.
review-start = { $kind ->
    [loss] Départ : { $moves } a coûté { $cost } ; mieux valait { $best }.
   *[equal] Départ : { $moves }, il n’y avait pas mieux.
}
review-turn = Tour { $turn } : { $value } avant, { $after } après.
review-move = { $kind ->
    [loss] { $who } : { $moves } a coûté { $cost } ; mieux valait { $best }.
    [equal] { $who } : { $moves }, il n’y avait pas mieux.
   *[forced] { $who } : { $moves } ; tous les coups se valaient.
}
review-coordination = { $kind ->
    [gain] Ensemble, les coups des Bugs ont coûté { $cost } de moins que chacun à part : ils allaient bien ensemble.
   *[cost] Ensemble, les coups des Bugs ont coûté { $cost } en plus de ce que chacun a coûté : personne n’en est seul responsable.
}
review-luck = Chance : { $luck } pour Pixoid.
review-kept = La partie avec son analyse est dans { $path }.
review-step = Étape { $step }, { $who } : { $kind ->
    [loss] { $moves } a coûté { $cost }. Mieux : { $better }.
    [equal] { $moves }, il n’y avait pas mieux.
   *[forced] { $moves }, le seul coup.
}
review-option = { $move } ({ $value })
# $points: a list such as “41 pour Ann, 37 pour Bob”
review-points = Points attendus à la fin : { $points }.
review-not-over = Cette partie n’est pas finie : il n’y a pas encore d’analyse. Revenez quand elle le sera.
review-no-reviewer = Les parties de { core-game } ne peuvent pas être analysées. Parcourez-les plutôt : pixcade replay
review-no-values = Le plateau { $board } ne peut pas être analysé : le dossier de données n’en a pas de table et l’évaluateur ne le connaît pas. Faites une table avec : pixcade solve { $board }
review-nothing-played = Rien n’a été joué dans cette partie : il n’y a rien à analyser. Choisissez-en une autre.
