# Résolution exacte : la commande `pixcade solve` et les fichiers de valeurs

cli-solve = résoudre exactement des plateaux de Pixoid
cli-solve-about = Calcule la valeur exacte de chaque position d’une manche de Pixoid sur ces plateaux, contre trois Bugs qui jouent comme un seul, et la range dans le dossier des données. Cela prend quelques secondes sur un GPU avec CuPy (pip install "pixcade[solve]") et des heures sur le processeur. On peut arrêter à tout moment : la même commande reprend après le dernier tour terminé.
cli-solve-boards = dispositions, par exemple p1-1A.3B.2A.4B
cli-solve-goal = ce qui compte : margin (un cube de la réserve 1, un cube bonus 1/2), le choix habituel, ou short (la probabilité de gagner une partie courte)
solver-begins-gpu = { $board } : le GPU calcule.
solver-begins-cores = { $board } : le processeur calcule. Cela prendra environ { $hours } h { $minutes } min.
solver-goes-on = { $board } : { $turns ->
    [one] un tour est déjà résolu.
   *[other] { $turns } tours sont déjà résolus.
    }
solver-turn = Tour { $turn } sur { $turns } : { $positions } positions en { $seconds } s, plus grand écart { $gap }
solver-done = { $board } : { $positions } positions, toutes certifiées. Le plus grand écart d’un tour est { $gap } : les valeurs sont donc exactes à { $error } près. La table occupe { $megabytes } Mo, { $bits } bit par position : { $path }
solver-start = Pixoid sur { $pix } : { $worth }
solver-goal = « { $text } » n’est pas un but. Choisissez margin ou short.
solver-nothing-to-solve-with = Pour résoudre un plateau, il faut numba ou CuPy. Installez l’un des deux : pip install numba ou, pour un GPU, pip install "pixcade[solve]".
solver-board-too-open = Le plateau « { $text } » ne peut pas être résolu : plus de 16 trajets partent d’un même Pix, ou il n’y a pas quatre Pix Bonus. Choisissez-en un autre.
solver-board-not-learned = L’évaluateur ne connaît pas le plateau « { $text } » : il a été entraîné sur un autre jeu de tuiles. Résolvez-le avec « pixcade solve » ou choisissez-en un autre.
solver-table-unreadable = « { $path } » n’est pas une table de valeurs exactes. Supprimez-la et résolvez de nouveau le plateau avec : pixcade solve
solver-table-damaged = La table « { $path } » est endommagée. Supprimez-la et résolvez de nouveau le plateau avec : pixcade solve
solver-table-other-rules = La table « { $path } » a été faite pour d’autres règles ou un autre plateau. Supprimez-la et résolvez de nouveau le plateau avec : pixcade solve
