### The page of puzzles. Terms: énigme, coup, mélange, part.

web-puzzle-kind = { $kind ->
    [only] Le seul bon coup
    [punish] Exploitez l’habitude
    [third] Refermez le piège
    [mix] Trouvez la stratégie
    [gain] Pixl : le plus de points
    [threat] Pixl : la pire menace
   *[move] Pixl : le meilleur coup
}
web-puzzle-task = { $kind ->
    [only] Vous êtes Pixoid. Un seul coup est bon : face au meilleur jeu des Bugs, tout autre perd des cubes. Quel est-il ?
    [punish] Vous êtes Pixoid. Les Bugs jouent les coups dessinés, à ces fréquences. Quel coup en profite le plus ?
    [third] Votre Bug : { $piece }. Les deux autres jouent les coups dessinés, et Pixoid connaît les trois coups. Comment lui laisser le moins de cubes ?
    [mix] Vous êtes Pixoid. Choisissez la fréquence de chaque coup : les Bugs la connaissent, mais pas le coup à venir.
    [gain] La Terre et le Feu jouent contre l’Esprit et l’Eau. À jouer : { $piece }. Quel coup rapporte le plus tout de suite : plus de points pour vous, moins pour eux ?
    [threat] La Terre et le Feu jouent contre l’Esprit et l’Eau. À jouer, contre vous : { $piece }. Quel coup vous coûte le plus tout de suite : moins de points pour vous, plus pour eux ?
   *[move] La Terre et le Feu jouent contre l’Esprit et l’Eau. À jouer : { $piece }. Quel coup gagne le plus souvent ?
}
web-puzzle-turns = { $turns ->
    [one] C’est le dernier tour.
   *[other] Il reste { $turns } tours.
}
web-puzzle-day = Aujourd’hui, { $date }
web-puzzle-number = Énigme { $number }
web-puzzle-unknown = Il n’y a pas d’énigme { $number }. Prenez celle du jour.
web-puzzle-level = Niveau { $level } sur 5
web-puzzle-run = { $piece } : { $move }
web-puzzle-picture = La position, décrite en mots plus bas.
web-puzzle-words = Position en texte
web-puzzle-choose = Vos coups
web-puzzle-answer = Répondre
web-puzzle-result = { $solved ->
    [true] Énigme résolue
   *[false] Pas tout à fait
}
web-puzzle-cubes = Cubes : { $cubes } sur 3
# $chosen : le coup choisi, $own : ce qu’il vaut
web-puzzle-own = { $kind ->
    [only] Votre choix : { $chosen }. Cubes en moyenne, face au meilleur jeu des Bugs : { $own }.
    [punish] Votre choix : { $chosen }. Cubes en moyenne, face à ces coups : { $own }.
    [third] Votre choix : { $chosen }. Cubes de Pixoid, en moyenne : { $own }.
    [mix] Cubes en moyenne, face à la meilleure réponse des Bugs à vos fréquences : { $own }.
    [gain] Votre choix : { $chosen }. Points gagnés : { $own }.
    [threat] Votre choix : { $chosen }. Points perdus : { $own }.
   *[move] Votre choix : { $chosen }. Parties gagnées : { $own }.
}
# $best, $second : cubes encore à venir, ou pour Pixl des pourcentages
web-puzzle-why = { $kind ->
    [only] Le bon coup : { $move }. Cubes en moyenne, quoi que fassent les Bugs : { $best }. Face aux coups dessinés ici, tous les autres plafonnent à { $second }.
    [punish] Le meilleur coup : { $move }. Cubes en moyenne : { $best } ; avec le deuxième meilleur coup : { $second }.
    [third] Le meilleur coup : { $move }. Cubes de Pixoid en moyenne, où qu’il aille : { $best } ; après le deuxième meilleur coup : { $second }.
    [mix] Voici les meilleures fréquences. Cubes en moyenne, quoi que fassent les Bugs : { $best }.
    [gain] Le meilleur coup : { $move }. Points gagnés tout de suite : { $best } ; avec le deuxième de ces coups : { $second }.
    [threat] La pire menace : { $move }. Points perdus tout de suite : { $best } ; avec la deuxième : { $second }.
   *[move] Le meilleur coup : { $move }. Parties gagnées : { $best } ; avec le deuxième meilleur coup : { $second }.
}
web-puzzle-idea = { $idea ->
    [last] Seul ce tour compte.
    [grab] Le cube Bonus est à prendre.
    [leave] Le cube Bonus est un appât.
    [stop] Arrêtez-vous avant le mur.
    [towards] Vers les Bugs, c’est plus sûr.
    [hidden] Personne ne peut vous y attraper.
    [trap] Pixoid se fait attraper, où qu’il aille.
    [cover] Un seul coup surveille plusieurs Pix.
    [far] Le Pix le plus proche n’est pas le meilleur.
    [count] Comptez qui peut aller où.
    [two] La stratégie tient en deux coups.
    [three] La stratégie tient en trois coups.
    [many] La stratégie tient en quatre coups.
    [lock] Le bon coup verrouille un Port.
    [unlock] Le bon coup déverrouille un Port.
    [prison] Le bon coup fait un prisonnier.
    [prey] Le bon coup recouvre une proie.
    [replace] Le bon coup remplace un Pixl neutre.
    [port] Le bon coup déplace un Port.
   *[build] Le bon coup construit tranquillement.
}
web-puzzle-first = Échauffement avant l’énigme du jour
web-puzzle-again = Réessayer
web-puzzle-reveal = Voir la solution
web-puzzle-act = Voir la suite
web-puzzle-position = Retour
web-puzzle-next = Énigme suivante
web-puzzle-share = Partager
web-puzzle-streak = Jours d’affilée
web-puzzle-standing = Record : { $best }. Un jour manqué ne remet à zéro que la série. { $rated ->
    [yes] Votre classement : { $rating } ± { $deviation }. Résolues : { $solved } sur { $all }.
   *[no] Résolues : { $solved } sur { $all }.
}
web-puzzle-more = D’autres énigmes
