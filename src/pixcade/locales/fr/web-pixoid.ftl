### Pixoid in the browser. "Pix" has the same form in the plural.


## The board

web-pixoid-board = Plateau de Pixoid
web-pixoid-piece = { $role ->
    [pixoid] { $piece }, { $player }, Pixoid, en { $pix }
    [spare] { $piece }, { $player }, troisième Bug, en { $pix }
   *[bug] { $piece }, { $player }, Bug, en { $pix }
}
web-pixoid-start-here = Commencer en { $pix }
web-pixoid-start-choose = Choisissez un Pix de départ
# What one plays for, where one chooses a start. $role: pixoid or bug
web-pixoid-aim = { $role ->
    [pixoid] Vous fuyez : chaque tour où aucun Bug ne vous attrape rapporte un cube, jusqu’à douze.
   *[bug] Vous chassez : attrapez Pixoid, le plus tôt sera le mieux.
}
web-pixoid-start-name = { $quarter ->
    [top-left] En haut à gauche, { $pix }
    [top-right] En haut à droite, { $pix }
    [bottom-left] En bas à gauche, { $pix }
   *[bottom-right] En bas à droite, { $pix }
}


## The controller

web-pixoid-controller = Manette { $piece }
web-pixoid-direction-wheel = Direction
web-pixoid-number-wheel = Distance
web-pixoid-direction = { $direction ->
    [U] Haut
    [D] Bas
    [L] Gauche
   *[R] Droite
}
web-pixoid-direction-closed = { $name }, direction fermée. { $reason }
web-pixoid-no-direction = Dans quelle direction ?
web-pixoid-steps = { $distance } Pix
web-pixoid-steps-free = { $free ->
    [one] { $distance } sur { $free } libre
   *[other] { $distance } sur { $free } libres
}
web-pixoid-and-then = { $first }. { $next }
web-pixoid-stops = Vous vous arrêtez après { $free } Pix, contre le mur.
web-pixoid-picks-up = { $count ->
    [one] Vous récupérez { $count } cube Bonus.
   *[other] Vous récupérez { $count } cubes Bonus.
}
web-pixoid-wins = Le douzième cube vous fait gagner.
web-pixoid-caught = Vous percutez { $by } et vous vous faites attraper.
web-pixoid-ends-on = Vous finissez en { $pix }.
web-pixoid-walls = { $count ->
    [one] Mur : { $directions }.
   *[other] Murs : { $directions }.
}
web-pixoid-covered = Votre programmation est cachée.
web-pixoid-show = La montrer
web-pixoid-cover = Cacher ma programmation
web-pixoid-ready = Prêt
web-pixoid-change = Prêt, modifier
web-pixoid-choose-direction = Choisissez une direction


## Beside the board

web-pixoid-haul = { $taken ->
    [one] { $taken } cube
   *[other] { $taken } cubes
} et { $bonus ->
    [one] { $bonus } cube Bonus
   *[other] { $bonus } cubes Bonus
}
web-pixoid-reserve = Réserve
web-pixoid-reserve-left = { $left } sur 12
web-pixoid-stakes = En cas de capture
web-pixoid-stakes-pixoid = pour Pixoid
web-pixoid-stakes-bug = par Bug
web-pixoid-short = Douze cubes pour gagner
web-pixoid-rounds = Manches
web-pixoid-round-now = en cours
web-pixoid-round-next = suivante
web-pixoid-round-later = plus tard
web-pixoid-round-bugs = Bugs { $points }
web-pixoid-role = { $role ->
    [pixoid] Pixoid
    [spare] troisième Bug
   *[bug] Bug
}


## The reveal

web-pixoid-phase-open = On révèle les manettes
web-pixoid-phase-pixoid = Pixoid court
web-pixoid-phase-bugs = Les Bugs avancent ensemble
web-pixoid-phase-end = Attrapé, ou un cube de plus
web-pixoid-phase-caught = Attrapé !
web-pixoid-phase-cube = Échappé, un cube de plus
web-pixoid-phase-won = Douze cubes : gagné !
web-pixoid-phase-round = La manche est finie
web-pixoid-did = { $how ->
    [wall] { $steps } sur { $distance }, arrêt contre un mur
    [catch] { $steps } sur { $distance }, puis la capture
    [won] gagné
    [still] n’a plus bougé
   *[full] tout le chemin
}
# Of a cube that is running just now
web-pixoid-going = encore en course
# Where it was close. $how: short (stands right beside Pixoid), late (ran where he had been), past (he ran past it)
web-pixoid-near = { $how ->
    [late] un temps trop tard
    [past] juste à côté
   *[short] à 1 Pix près
}
# $by: who has caught; $count: how many they are; $mover: pixoid or bugs
web-pixoid-plate-caught = { $mover ->
    [pixoid] ATTRAPÉ : droit sur { $by }
   *[bugs] ATTRAPÉ par { $by }
}
web-pixoid-plate-where = { $cubes ->
    [0] au tour { $turn }, en { $pix }, sans un seul cube
    [one] au tour { $turn }, en { $pix }, avec { $cubes } cube
   *[other] au tour { $turn }, en { $pix }, avec { $cubes } cubes
}
web-pixoid-plate-away = ÉCHAPPÉ ! { $name } s’en sort
# $game: short or standard
web-pixoid-plate-all = { $game ->
    [short] avec douze cubes
   *[standard] { $bonus ->
        [0] douze tours sans se faire attraper
        [one] douze tours sans se faire attraper, et { $bonus } cube Bonus
       *[other] douze tours sans se faire attraper, et { $bonus } cubes Bonus
    }
}
# $reason: points, caught or twelve-cubes
web-pixoid-plate-won = { $reason ->
    [caught] Pixoid est attrapé
    [twelve-cubes] avec douze cubes
   *[points] avec le plus de points
}
web-pixoid-why = Qui marque quoi, et pourquoi
web-pixoid-why-pixoid = { $bonus ->
    [0] { $taken } de la réserve
   *[other] { $taken } de la réserve, { $bonus } en bonus
}
web-pixoid-why-bug = { $caught ->
    [yes] auteur de la capture : il en reste { $left } dans la réserve
   *[no] tous les Bugs touchent autant : il en reste { $left } dans la réserve
}
web-pixoid-why-away = rien : Pixoid s’est échappé
# The sum of points, beside its number
web-pixoid-now = total
# $role: pixoid, bug, or other for those who do not play
web-pixoid-role-now = { $role ->
    [pixoid] Vous devenez Pixoid
    [bug] Vous devenez un Bug
   *[other] { $name } devient Pixoid
}
web-pixoid-next-who = { $role ->
    [pixoid] Manche { $round } : { $hunters } vous poursuivent.
    [bug] Manche { $round } : { $name } s’enfuit, vous chassez avec { $hunters }.
   *[other] Manche { $round } : { $hunters } chassent.
}
web-pixoid-next-round = Manche suivante
# Why a hint is a good one. $bugs: how many Bugs could come to where one ends, $bonus: bonus cubes on the way,
# $good: only (a strong bot nearly always runs so) or several (it plays a mix)
web-pixoid-hint-flee = { $bonus ->
    [0] { $bugs ->
        [0] Aucun Bug ne peut y arriver ce tour-ci.
        [one] Un seul Bug peut y arriver ce tour-ci.
       *[other] { $good ->
            [only] Tout autre chemin est plus dangereux.
           *[several] Plusieurs chemins se valent : personne ne peut deviner le vôtre.
        }
    }
   *[other] { $bugs ->
        [0] Un cube Bonus est sur le chemin, et aucun Bug ne peut y arriver ce tour-ci.
       *[other] Un cube Bonus est sur le chemin.
    }
}
# $count: Pix of the way to which Pixoid could come too
web-pixoid-hint-hunt = { $count ->
    [0] { $good ->
        [only] Tout autre chemin lui laisse plus de place.
       *[several] Plusieurs chemins se valent : il ne peut pas deviner le vôtre.
    }
    [one] Pixoid peut arriver sur un Pix de ce chemin.
   *[other] Pixoid peut arriver sur { $count } Pix de ce chemin.
}
web-pixoid-hint-start = { $role ->
    [pixoid] De là, vous pouvez espérer le plus de cubes.
   *[bug] Peu importe : les Bugs occupent tous les autres Pix de départ.
}


## The table in words

web-pixoid-text-where = Où est chacun
web-pixoid-text-can = Ce que vous pouvez faire
web-pixoid-text-happened = Ce qui vient de se passer
web-pixoid-text-turn = Manche { $round } sur { $rounds }, tour { $turn }.
web-pixoid-text-holds = Pixoid a { web-pixoid-haul }.
web-pixoid-text-placing = Manche { $round } sur { $rounds } : chacun choisit un Pix de départ.
web-pixoid-text-place = { $who } est en { $pix }.
web-pixoid-text-unplaced = { $who } n’est pas encore sur le plateau.
web-pixoid-text-bonus = { $count ->
    [0] Il n’y a plus de cube Bonus.
    [one] Il y a un cube Bonus en { $pix }.
   *[other] Il y a des cubes Bonus en { $pix }.
}
web-pixoid-text-way = { $free ->
    [one] { $name } : 1 Pix libre, puis un mur après { $end }.
   *[other] { $name } : 1 à { $free } Pix libres, puis un mur après { $end }.
}
web-pixoid-text-way-bonus = Cube Bonus à { $steps } Pix.
web-pixoid-text-way-cube = { $who } à { $steps } Pix.
web-pixoid-text-starts = { $count ->
    [one] Le dernier Pix de départ libre est { $pix }.
   *[other] Pix de départ libres : { $pix }.
}
web-pixoid-text-nothing = On n’attend rien de vous pour l’instant.
web-pixoid-text-quiet = Il ne s’est encore rien passé.
