# Résolution exacte : la commande `pixcade solve` et les fichiers de valeurs

cli-solve = résoudre exactement des plateaux de Pixoid
cli-solve-about = Calcule la valeur exacte de chaque position d’une manche de Pixoid sur ces plateaux, contre trois Bugs qui jouent comme une seule personne, et la range dans le dossier de données. Cela prend quelques secondes sur un GPU avec CuPy (pip install "pixcade[lab]") et des heures sur le processeur. On peut arrêter à tout moment : la même commande reprend après le dernier tour terminé.
cli-solve-boards = dispositions, par exemple p1-1A.3B.2A.4B
cli-solve-goal = ce qui compte : margin (un cube de la réserve 1, un cube Bonus 1/2), le choix habituel, ou short (la probabilité de gagner une partie courte)
cli-solve-check = vérifier la table obtenue : toutes les sommes de contrôle, et 1 000 positions tirées au hasard et résolues de nouveau
solver-begins-gpu = { $board } : le GPU calcule.
solver-begins-cores = { $board } : le processeur calcule. Cela prendra environ { $hours } h { $minutes } min.
solver-goes-on = { $board } : { $turns ->
    [one] un tour est déjà résolu.
   *[other] { $turns } tours sont déjà résolus.
    }
solver-turn = Tour { $turn } sur { $turns } : { $positions } positions en { $seconds } s, plus grand écart { $gap }
solver-part = Tour { $turn } sur { $turns } : { $percent } %, encore environ { $hours } h { $minutes } min
solver-stopped = { $turns ->
    [0] Arrêté. Rien n’est encore gardé : la même commande recommence depuis le début.
    [one] Arrêté. La même commande reprend après le tour résolu.
   *[other] Arrêté. La même commande reprend après les { $turns } tours résolus.
}
solver-solved-already = { $board } est déjà résolu : { $path }
solver-done = { $board } : { $positions } positions, toutes certifiées. Le plus grand écart d’un tour est { $gap } : les valeurs sont donc exactes à { $error } près. La table occupe { $megabytes } Mo, { $bits } bit par position : { $path }
solver-checked = { $board } : toutes les sommes de contrôle sont bonnes ; positions tirées au hasard et résolues de nouveau : { $positions }, plus grand écart : { $difference }.
solver-start = Pixoid en { $pix } : { $worth }
solver-goal = « { $text } » n’est pas un but. Choisissez margin ou short.
solver-nothing-to-solve-with = Pour résoudre un plateau, il faut numba ou CuPy. Installez l’un des deux : pip install numba ou, pour un GPU, pip install "pixcade[lab]".
solver-being-solved = Une autre commande est en train de résoudre { $board }. Attendez qu’elle ait fini, ou arrêtez-la d’abord.
solver-board-too-open = Le plateau « { $text } » ne peut pas être résolu : plus de 16 trajets partent d’un même Pix, ou il n’y a pas quatre Pix de cube Bonus. Choisissez-en un autre.
solver-board-not-learned = Les bots n’ont pas été entraînés sur le plateau « { $text } ». Résolvez-le avec « pixcade solve » ou choisissez-en un autre.
solver-table-unreadable = « { $path } » n’est pas un fichier de valeurs exactes. Supprimez-le et résolvez de nouveau le plateau avec : pixcade solve
solver-table-damaged = Le fichier « { $path } » est endommagé. Supprimez-le et résolvez de nouveau le plateau avec : pixcade solve
solver-table-other-rules = Le fichier « { $path } » a été fait pour d’autres règles ou un autre plateau. Supprimez-le et résolvez de nouveau le plateau avec : pixcade solve

# Réponses exactes : la commande `pixcade exact`

cli-exact = donner la valeur d’une position et les meilleures stratégies des deux camps
cli-exact-about = Calcule ce que vaut une position face au meilleur jeu, à quelle fréquence chaque camp devrait jouer chaque coup, et en donne la preuve. Les valeurs d’après ce tour viennent du plateau résolu dans le dossier de données (pixcade solve le crée) ou d’une estimation ; quand il reste un ou deux tours, elles sont calculées aussitôt.
cli-exact-position = une position sur une ligne, par exemple : pixoid p1-1A.2A.3A.4A taken=11 amber@e1 sky@f1 rose@h8 mint@b8
cli-exact-json = afficher la réponse en JSON
exact-value = { $goal ->
    [short] Pixoid gagne cette partie courte avec une probabilité de { $value }.
   *[margin] Encore à venir pour Pixoid, en cubes : { $value } (un cube de la réserve compte 1, un cube Bonus 1/2).
}
exact-source = { $source ->
    [table] Les valeurs d’après ce tour viennent du plateau résolu et sont justes à { $error } près.
    [evaluator] Les valeurs d’après ce tour sont des estimations ; seul ce tour est résolu.
   *[solved] Les valeurs d’après ce tour viennent d’être calculées.
}
exact-proof = { $proven ->
    [yes] Preuve : la stratégie de Pixoid obtient au moins { $least }, quoi que fassent les Bugs ; celle des Bugs concède au plus { $most }, quoi qu’il fasse.
   *[no] Si ces estimations étaient exactes : la stratégie de Pixoid obtiendrait au moins { $least }, quoi que fassent les Bugs ; celle des Bugs concéderait au plus { $most }, quoi qu’il fasse.
}
exact-side = { $side ->
    [first] La stratégie de Pixoid, et ce que vaut chaque coup contre celle des Bugs :
   *[second] La stratégie commune des Bugs, qui jouent comme une seule personne :
}
exact-column-share = part
exact-column-worth = valeur
exact-column-move = coup
solver-nothing-known = Il n’y a pas de réponse exacte pour cette position : { $board } n’est pas résolu pour { $goal ->
    [short] la partie courte
   *[margin] les cubes
}, et il reste plus de deux tours. Résolvez-le avec : pixcade solve { $board } --goal { $goal }
solver-other-ruling = Les réponses exactes valent pour la règle habituelle, où un cube reste sur le Pix du contact. Retirez contact-cube=taken.
