# Résolution exacte : la commande `pixcade solve` et les fichiers de valeurs

cli-solve = résoudre exactement des plateaux de Pixoid
cli-solve-about = Calcule la valeur exacte de chaque position d’une manche de Pixoid sur ces plateaux, contre trois Bugs qui jouent comme une seule personne, et la range dans le dossier de données. Cela prend quelques secondes sur un GPU avec CuPy (pip install "pixcade[solve]") et des heures sur le processeur. On peut arrêter à tout moment : la même commande reprend après le dernier tour terminé.
cli-solve-boards = dispositions, par exemple p1-1A.3B.2A.4B
cli-solve-goal = ce qui compte : margin (un cube de la réserve 1, un cube Bonus 1/2), le choix habituel, ou short (la probabilité de gagner une partie courte)
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
solver-start = Pixoid en { $pix } : { $worth }
solver-goal = « { $text } » n’est pas un but. Choisissez margin ou short.
solver-nothing-to-solve-with = Pour résoudre un plateau, il faut numba ou CuPy. Installez l’un des deux : pip install numba ou, pour un GPU, pip install "pixcade[solve]".
solver-being-solved = Une autre commande est en train de résoudre { $board }. Attendez qu’elle ait fini, ou arrêtez-la d’abord.
solver-board-too-open = Le plateau « { $text } » ne peut pas être résolu : plus de 16 trajets partent d’un même Pix, ou il n’y a pas quatre Pix de cube Bonus. Choisissez-en un autre.
solver-board-not-learned = L’évaluateur ne connaît pas le plateau « { $text } » : il a été entraîné sur un autre jeu de tuiles. Résolvez-le avec « pixcade solve » ou choisissez-en un autre.
solver-table-unreadable = « { $path } » n’est pas une table de valeurs exactes. Supprimez ce fichier et résolvez de nouveau le plateau avec : pixcade solve
solver-table-damaged = La table « { $path } » est endommagée. Supprimez-la et résolvez de nouveau le plateau avec : pixcade solve
solver-table-other-rules = La table « { $path } » a été faite pour d’autres règles ou un autre plateau. Supprimez-la et résolvez de nouveau le plateau avec : pixcade solve

# Réponses exactes : la commande `pixcade exact`

cli-exact = dire ce que vaut une position, avec les meilleurs mélanges des deux camps
cli-exact-about = Calcule ce que vaut une position face au meilleur jeu, à quelle fréquence chaque camp devrait jouer chaque coup, et en donne la preuve. Les valeurs d’après ce tour viennent de la table du plateau dans le dossier de données (pixcade solve en fait une), de l’évaluateur, ou sont résolues à la volée quand il reste un ou deux tours.
cli-exact-position = une position sur une ligne, par exemple : pixoid p1-1A.2A.3A.4A taken=11 amber@e1 sky@f1 rose@h8 mint@b8
cli-exact-json = afficher la réponse en JSON
exact-value = { $goal ->
    [short] Pixoid gagne cette partie courte avec une probabilité de { $value }.
   *[margin] Encore à venir pour Pixoid, en cubes : { $value } (un cube de la réserve compte 1, un cube Bonus 1/2).
}
exact-source = { $source ->
    [table] Ce qui vient après ce tour est tiré de la table du plateau, juste à { $error } près.
    [evaluator] Ce qui vient après ce tour est estimé par l’évaluateur ; seul ce tour est résolu.
   *[solved] Ce qui vient après ce tour a été résolu à la volée.
}
exact-proof = Preuve : le mélange de Pixoid obtient au moins { $least }, quoi que fassent les Bugs ; celui des Bugs concède au plus { $most }, quoi qu’il fasse.
exact-side = { $side ->
    [first] Le mélange de Pixoid, et ce que vaut chaque coup contre celui des Bugs :
   *[second] Le mélange commun des Bugs, qui jouent comme une seule personne :
}
exact-column-share = part
exact-column-worth = valeur
exact-column-move = coup
solver-nothing-known = Rien d’exact n’est connu de cette position : le dossier de données n’a pas de table de { $board } pour { $goal ->
    [short] la partie courte
   *[margin] les cubes
}, il reste plus de deux tours et l’évaluateur ne la connaît pas. Faites une table avec : pixcade solve { $board } --goal { $goal }
solver-other-ruling = Les réponses exactes valent pour la règle habituelle, où un cube reste sur le Pix du contact. Retirez contact-cube=taken.
