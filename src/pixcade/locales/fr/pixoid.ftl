### Pixoid: what happened, what is refused, options. "Pix" has the same form in the plural.


## Directions

pixoid-direction = { $direction ->
    [U] haut
    [D] bas
    [L] gauche
   *[R] droite
}
# Where a wall is
pixoid-wall-at = { $direction ->
    [U] en haut
    [D] en bas
    [L] à gauche
   *[R] à droite
}
# Where to
pixoid-direction-towards = { $direction ->
    [U] vers le haut
    [D] vers le bas
    [L] vers la gauche
   *[R] vers la droite
}


## What happened

pixoid-name-pixoid = Pixoid ({ $player })
pixoid-name-spare = { $player } (troisième Bug)

pixoid-cube-set = { $who } commence en { $pix }.

pixoid-program-entry = { $who } { pixoid-direction } { $distance }
pixoid-revealed = Révélé : { $programs }.

pixoid-moved = { $stopped ->
    [wall] { $who } avance { $steps ->
        [one] d’un Pix
       *[other] de { $steps } Pix
    } { pixoid-direction-towards } et s’arrête en { $end }, contre le mur.
   *[no] { $who } avance { $steps ->
        [one] d’un Pix
       *[other] de { $steps } Pix
    } { pixoid-direction-towards }, jusqu’à { $end }.
}

pixoid-picked-up = { $bonus ->
    [one] { $who } récupère un cube Bonus en { $pix }, le premier.
   *[other] { $who } récupère un cube Bonus en { $pix }, soit { $bonus } en tout.
}

pixoid-caught = { $mover ->
    [pixoid] { $who } percute { $by } en { $pix } et se fait attraper !
   *[bugs] { $who } se fait attraper en { $pix } par { $by } !
}

pixoid-cube-taken = { $left ->
    [0] { $who } prend le dernier cube de la réserve et en a { $taken }.
   *[other] { $who } s’échappe et prend un cube de la réserve : { $taken } sur 12, il en reste { $left }.
}

pixoid-spare-passed = Le troisième Bug passe à { $player } pour le prochain tour.

pixoid-round-over = { $how ->
    [survived] Fin de la manche { $round } : Pixoid a survécu. Points : { $points }.
   *[caught] Fin de la manche { $round } : Pixoid s’est fait attraper. Points : { $points }.
}
pixoid-round-began = La manche { $round } commence. { $player } incarne maintenant Pixoid.

pixoid-game-over = { $reason ->
    [twelve-cubes] Fin de la partie : { $winners } a 12 cubes et gagne dans le rôle de Pixoid !
    [caught] Fin de la partie : Pixoid s’est fait attraper. Les Bugs gagnent ensemble : { $winners } !
   *[points] { $winners_count ->
        [one] Fin de la partie : { $winners } gagne ! Points : { $points }.
       *[other] Fin de la partie : { $winners } se partagent la victoire ! Points : { $points }.
    }
}


## Refusals

pixoid-not-a-pix = Il n’y a pas de Pix « { $text } » sur ce plateau. Un Pix s’écrit avec une lettre et un nombre, par exemple c4.
pixoid-not-a-move = « { $text } » n’est pas un coup. Écrivez une direction et une distance de 1 à 9, par exemple U3 ; un Pix de départ s’écrit @c4.
pixoid-not-a-layout = « { $text } » n’est pas une disposition de tuiles. Écrivez le jeu de tuiles et quatre tuiles avec leur face, par exemple p1-1A.3B.2A.4B.
pixoid-tile-twice = La disposition « { $text } » utilise deux fois la même tuile. Utilisez chacune des quatre tuiles une seule fois.
pixoid-unknown-tile-set = Il n’y a pas de jeu de tuiles « { $name } ». Choisissez parmi : { $known }.
pixoid-not-a-position = « { $text } » n’est pas une position de Pixoid. Elle commence par « pixoid » et une disposition.
pixoid-no-such-controller = Il n’y a pas de manette « { $piece } » dans cette partie.
pixoid-four-controllers = « { $value } » ne convient pas : il faut quatre manettes différentes, séparées par des points. Choisissez parmi : { $known }.
pixoid-oldest-not-seated = La place { $oldest } ne peut pas être celle du joueur le plus âgé : il n’y a que { $players } joueurs.

pixoid-place-first = { core-piece-opening } n’est pas encore sur le plateau. Choisissez d’abord un Pix de départ libre.
pixoid-no-start-pix = { $pix } n’est pas un Pix de départ. Choisissez l’un des quatre Pix de départ.
pixoid-start-pix-taken = Un autre pion part déjà de { $pix }. Choisissez un Pix de départ libre.
pixoid-program-now = { core-piece-opening } est déjà sur le plateau. Programmez maintenant une direction et une distance.
pixoid-distance-1-to-9 = Choisissez une distance de 1 à 9, pas { $distance }. On ne peut pas rester sur place.
pixoid-wall-next-to-you = En { $pix }, un mur bloque le passage { pixoid-direction-towards }. Choisissez une autre direction.


## Options

pixoid-option-players = Joueurs
pixoid-option-players-value = { $value ->
    [3] À trois, avec un troisième Bug qui change de mains
   *[4] À quatre
}
pixoid-option-game = Durée de la partie
pixoid-option-game-value = { $value ->
    [short] Courte (une manche, 12 cubes pour gagner)
   *[standard] Standard (chacun incarne Pixoid une fois)
}
pixoid-option-layout = Disposition des tuiles Circuit imprimé
pixoid-option-layout-value = { $value }
pixoid-option-layout-form = par exemple p1-1A.3B.2A.4B ; tirée au hasard si vous n’en donnez pas
pixoid-option-oldest = Joueur le plus âgé (premier Pixoid)
pixoid-option-oldest-value = Place { $value }
pixoid-option-contact-cube = Cube Bonus là où Pixoid se fait attraper
pixoid-option-contact-cube-value = { $value ->
    [taken] Pixoid le récupère quand même
   *[left] Il reste en place
}
pixoid-option-controllers = Manettes, dans l’ordre des places
pixoid-option-controllers-value = { $value }
pixoid-option-controllers-form = quatre parmi amber, sky, rose, mint, ember et violet, séparées par des points ; à trois joueurs, la dernière est celle du troisième Bug
