### La page des énigmes.

web-puzzle-kind = { $kind ->
    [only] Le seul bon coup
    [punish] Punissez l’habitude
    [third] Le troisième Bug
    [mix] Le bon dosage
   *[move] Pixl : un coup
}
web-puzzle-task = { $kind ->
    [only] Vous êtes Pixoid. Un seul coup tient ; face au meilleur jeu des Bugs, tous les autres perdent des cubes. Lequel ?
    [punish] Vous êtes Pixoid. Les Bugs jouent comme indiqué, à ces fréquences. Quel coup en tire le plus ?
    [third] Vous êtes { $piece }. Les deux autres Bugs jouent comme indiqué, et Pixoid connaît les trois coups. Comment lui en laisser le moins ?
    [mix] Vous êtes Pixoid. Répartissez vos coups : les Bugs connaissent les parts, mais pas le coup qui vient.
   *[move] Terre et Feu jouent contre Esprit et Eau. Au tour de { $piece } : quel coup gagne le plus souvent ?
}
web-puzzle-turns = { $turns ->
    [one] C’est le dernier tour.
   *[other] Il reste { $turns } tours.
}
web-puzzle-today = L’énigme du jour
web-puzzle-day = Aujourd’hui, { $date }
web-puzzle-number = Énigme { $number }
web-puzzle-unknown = Il n’y a pas d’énigme { $number }. Prenez celle du jour.
web-puzzle-level = Niveau { $level } sur 5
web-puzzle-run = { $piece } : { $move }
web-puzzle-picture = La position. Elle est décrite en mots plus bas.
web-puzzle-words = La position en mots
web-puzzle-choose = Vos coups
web-puzzle-answer = Répondre
web-puzzle-result = { $solved ->
    [true] Résolu
   *[false] Pas tout à fait
}
web-puzzle-cubes = Cubes : { $cubes } sur 3
web-puzzle-why = { $kind ->
    [only] { $move } rapporte, quoi que fassent les Bugs, ce nombre de cubes : { $best }. Face au dosage maintenant dessiné, rien d’autre ne dépasse { $second }.
    [punish] Face à ce dosage, { $move } rapporte en cubes { $best }, le deuxième meilleur coup { $second }.
    [third] Après { $move }, il obtient en cubes { $best } au plus ; après le deuxième meilleur coup, { $second }.
    [mix] La meilleure réponse des Bugs à votre dosage laisse en cubes { $own } ; on peut s’assurer { $best }. Les meilleures parts sont ci-dessous.
   *[move] { $move } gagne { $best } des parties, le deuxième meilleur coup { $second }.
}
web-puzzle-idea = { $idea ->
    [last] Seul ce tour compte.
    [grab] Le cube Bonus est à prendre.
    [leave] Le cube Bonus est un appât.
    [stop] Arrêtez-vous avant le mur.
    [towards] Vers les Bugs, c’est plus sûr.
    [hidden] Personne n’y arrive.
    [trap] Il est attrapé où qu’il aille.
    [cover] Un seul coup garde plusieurs Pix.
    [far] Le Pix le plus proche n’est pas le meilleur.
    [count] Comptez qui va où.
    [two] Deux coups portent le dosage.
    [three] Trois coups portent le dosage.
    [many] Quatre coups portent le dosage.
    [lock] Il verrouille un Port.
    [unlock] Il libère un Port.
    [prison] Il fait un prisonnier.
    [prey] Il recouvre une proie.
    [replace] Il convertit un neutre.
    [port] Il déplace un Port.
   *[build] Il construit tranquillement.
}
web-puzzle-next = Énigme suivante
web-puzzle-share = Partager
web-puzzle-streak = Jours d’affilée
web-puzzle-standing = Record : { $best }. Un jour manqué ne coûte que le compte. Votre classement : { $rating } ± { $deviation }. Résolues : { $solved } sur { $all }.
web-puzzle-more = D’autres énigmes
