# Reviews: the command `pixcade review`, and the page

review-title = Analyse de { core-game } : { $players }.
review-source = { $source ->
    [evaluator] Ces valeurs sont des estimations, justes à 0,04 cube près en moyenne.
    [search] Les nombres sont les chances de gagner selon un bot fort.
    [reduced] Les nombres sont les chances de gagner selon un bot fort. Il s’échauffe encore et n’a pas pu voir aussi loin que d’habitude. Revenez dans une minute.
   *[exact] Ces valeurs sont exactes.
}
review-seat = { $grade ->
    [none] Rien de ce que { $player } pouvait faire ici n’aurait changé la suite.
    [few] { $player } a pris trop peu de décisions importantes pour en juger : { $decisions }.
    [flawless] { $player } n’a rien perdu. Décisions importantes : { $decisions }.
   *[other] { $unit ->
        [cubes] { $player } joue à peu près au niveau « { $level } ». Décisions importantes : { $decisions }. Perte, en cubes : { $lost } au total, { $each } par décision.
       *[victory] { $player } joue à peu près au niveau « { $level } ». Décisions importantes : { $decisions }. Chances de gagner perdues par décision : { $each }.
    }
}
review-fortune = { $fortune ->
    [very-lucky] Beaucoup de chance ({ $luck } en cubes).
    [lucky] De la chance ({ $luck } en cubes).
    [unlucky] De la malchance ({ $luck } en cubes).
    [very-unlucky] Beaucoup de malchance ({ $luck } en cubes).
   *[even] Ni chance ni malchance ({ $luck } en cubes).
}
review-round = { $unit ->
    [cubes] Manche { $round } : { $who } est Pixoid. Les nombres sont des cubes ; un cube de la réserve compte 1, un cube Bonus 1/2.
    [short] Partie courte : { $who } est Pixoid. Les nombres sont des cubes ; un cube de la réserve compte 1, un cube Bonus 1/2, la victoire les 12 de la réserve.
   *[victory] Manche { $round }, la dernière : { $who } est Pixoid. Les nombres sont sa part de la victoire.
}
review-sum = { $state ->
    [yours] Le départ valait { $value }. Vos décisions ont coûté { $pixoid } ; celles des autres vous ont rapporté { $bugs }, et la chance { $luck }. Résultat : { $result }.
    [finished] Le départ valait { $value }. Les décisions de Pixoid ont coûté { $pixoid } ; celles des Bugs lui ont rapporté { $bugs }, et la chance { $luck }. Résultat : { $result }.
   *[stopped] Le départ valait { $value }. Les décisions de Pixoid ont coûté { $pixoid } ; celles des Bugs lui ont rapporté { $bugs }, et la chance { $luck }. Résultat à l’arrêt : { $result }.
}
review-chance = { $kind ->
    [rare] Contre des Bugs parfaits, Pixoid ne gagne presque jamais depuis ce départ.
   *[some] Contre des Bugs parfaits, Pixoid a { $chance } de chances de gagner depuis ce départ.
}
review-estimated = Les valeurs pendant cette manche sont des estimations ; son résultat est exact.
review-start = { $kind ->
    [loss] Départ : { $moves } a coûté { $cost } ; mieux valait { $best }.
   *[equal] Départ : { $moves }, il n’y avait pas mieux.
}
review-turn = { $unit ->
    [cubes] Tour { $turn }, en cubes : de { $value } à { $after }.
   *[victory] Tour { $turn }, chances de gagner : de { $value } à { $after }.
}
review-loss = { $unit ->
    [cubes] { $count ->
        [one] { $lost } cube
       *[other] { $lost } cubes
    }
   *[victory] { $lost }
}
review-move = { $kind ->
    [loss] { $who } : { $moves } a coûté { $cost } ; mieux valait { $best }.
    [equal] { $who } : { $moves }, il n’y avait pas mieux.
   *[forced] { $who } : { $moves } ; tous les coups se valaient.
}
review-coordination = { $kind ->
    [gain] Ensemble, les coups des Bugs ont coûté { $cost } de moins que chacun à part : ils allaient bien ensemble.
   *[cost] Ensemble, les coups des Bugs ont coûté { $cost } de plus que chacun à part : personne n’en est seul responsable.
}
review-luck = Chance : { $luck } pour Pixoid.
review-kept = La partie avec son analyse est dans { $path }.
review-step = Étape { $step }, { $who } : { $kind ->
    [loss] { $moves } a coûté { $cost }. Mieux : { $better }.
    [equal] { $moves }, il n’y avait pas mieux.
   *[forced] { $moves }, le seul coup.
}
review-option = { $move } ({ $value })
review-not-over = Cette partie n’est pas finie : il n’y a pas encore d’analyse. Revenez quand elle le sera.
review-no-reviewer = Les parties de { core-game } ne peuvent pas être analysées. Parcourez-les plutôt : pixcade replay
review-no-values = Le plateau { $board } ne peut pas encore être analysé. Résolvez-le d’abord : pixcade solve { $board }
review-nothing-played = Rien n’a été joué dans cette partie : il n’y a rien à analyser. Choisissez-en une autre.
