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
    [pixoid] Fuyez ! Chaque tour où vous leur échappez rapporte un cube, jusqu’à douze.
   *[bug] En chasse ! Attrapez Pixoid, le plus tôt sera le mieux.
}
web-pixoid-start-name = { $quarter ->
    [top-left] Haut gauche, { $pix }
    [top-right] Haut droite, { $pix }
    [bottom-left] Bas gauche, { $pix }
   *[bottom-right] Bas droite, { $pix }
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
web-pixoid-no-direction = Vers où ?
web-pixoid-steps = { $distance } Pix
web-pixoid-steps-free = { $distance } (max. { $free })
web-pixoid-and-then = { $first }. { $next }
web-pixoid-stops = Le mur vous arrête après { $free } Pix.
web-pixoid-picks-up = { $count ->
    [one] Vous récupérez { $count } cube Bonus.
   *[other] Vous récupérez { $count } cubes Bonus.
}
web-pixoid-wins = C’est le douzième cube : gagné !
web-pixoid-caught = Vous foncez droit sur { $by } !
web-pixoid-ends-on = Vous finissez en { $pix }.
web-pixoid-walls = { $count ->
    [one] Mur : { $directions }.
   *[other] Murs : { $directions }.
}
web-pixoid-covered = Votre choix est caché.
web-pixoid-show = Afficher mon choix
web-pixoid-cover = Cacher mon choix
web-pixoid-ready = Valider
web-pixoid-change = Validé ! Modifier ?
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
web-pixoid-short = 12 cubes pour gagner
web-pixoid-rounds = Manches
web-pixoid-round-now = en cours
web-pixoid-round-next = suivante
web-pixoid-round-later = plus tard
web-pixoid-round-bugs = Bugs { $points }
web-pixoid-role = { $role ->
    [pixoid] Pixoid
    [spare] Troisième Bug
   *[bug] Bug
}
web-pixoid-you = { $role ->
    [pixoid] Fuyez !
   *[bug] En chasse !
}


## The reveal

# On phones at a game night
web-pixoid-bet = Où va Pixoid ?
web-pixoid-bet-private = Rien que pour vos yeux
web-pixoid-bet-was = Votre pari : { $direction ->
    [U] en haut
    [D] en bas
    [L] à gauche
   *[R] à droite
}
web-pixoid-bet-score = Bien deviné : { $right } sur { $made }
# At the end of a game
web-pixoid-bet-total = Où va Pixoid ? Bien deviné { $right } fois sur { $made }.
# $names: the Bugs that did it
web-pixoid-phone = { $kind ->
    [catcher] Vous attrapez Pixoid !
    [caught] On vous attrape : { $names } !
    [team] Pixoid attrapé par { $names } !
    [near] Si près ! Raté d’un Pix
    [away] Évasion réussie !
   *[missed] Pixoid vous échappe
}
web-pixoid-phone-own = Votre coup
web-pixoid-phone-where = { $count ->
    [0] En { $pix }
   *[other] En { $pix }. À 1 Pix près : { $near }.
}
web-pixoid-phone-cubes = { $whose ->
    [yours] Vos cubes : { $cubes } sur 12
   *[theirs] Cubes de Pixoid : { $cubes } sur 12
}
web-pixoid-phone-all = Autant pour chaque Bug
web-pixoid-phone-total = Votre total : { $points }

web-pixoid-phase-open = On révèle les manettes
web-pixoid-phase-pixoid = Pixoid s’élance
web-pixoid-phase-bugs = Les Bugs avancent ensemble
web-pixoid-phase-end = Attrapé ou sauvé ?
web-pixoid-phase-caught = Attrapé !
web-pixoid-phase-cube = Sauvé ! Un cube de plus
web-pixoid-phase-won = Douze cubes : gagné !
web-pixoid-phase-round = La manche est finie
web-pixoid-did = { $how ->
    [wall] { $steps } sur { $distance }, arrêt contre un mur
    [catch] { $steps } sur { $distance }, contact !
    [won] gagné
    [still] n’a plus bougé
   *[full] jusqu’au bout
}
# Of a cube that is running just now
web-pixoid-going = encore en course
# Where it was close. $how: short (stands right beside Pixoid), late (ran where he had been), past (he ran past it)
web-pixoid-near = { $how ->
    [late] Un poil trop tard
    [past] Juste à côté
   *[short] À 1 Pix près
}
# $by: who has caught; $count: how many they are; $mover: pixoid or bugs
web-pixoid-plate-caught = { $whose ->
    [yours] { $mover ->
        [pixoid] Il vous fonce dedans !
       *[bugs] Vous l’attrapez !
    }
   *[theirs] { $mover ->
        [pixoid] ATTRAPÉ : droit sur { $by }
       *[bugs] ATTRAPÉ par { $by }
    }
}
web-pixoid-plate-where = { $cubes ->
    [0] Tour { $turn }, en { $pix }, sans un seul cube
    [one] Tour { $turn }, en { $pix }, avec { $cubes } cube
   *[other] Tour { $turn }, en { $pix }, avec { $cubes } cubes
}
web-pixoid-plate-away = ÉVASION ! { $name } s’en sort
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
web-pixoid-why = Points de la manche
web-pixoid-why-pixoid = { $bonus ->
    [0] { $taken } de la réserve
   *[other] { $taken } de la réserve, { $bonus } en bonus
}
web-pixoid-why-bug = { $caught ->
    [yes] a attrapé Pixoid : reste { $left } en réserve
   *[no] pour chaque Bug : reste { $left } en réserve
}
web-pixoid-why-away = rien : Pixoid s’est échappé
# The sum of points, beside its number
web-pixoid-now = total
# $role: pixoid, bug, or other for those who do not play
web-pixoid-role-now = { $role ->
    [pixoid] Le prochain Pixoid, c’est vous
    [bug] À la prochaine manche, vous êtes un Bug
   *[other] Le prochain Pixoid, c’est { $name }
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
    [one] Ce chemin couvre un Pix que Pixoid peut atteindre.
   *[other] Ce chemin couvre { $count } Pix que Pixoid peut atteindre.
}
web-pixoid-hint-start = { $role ->
    [pixoid] De là, vous pouvez espérer le plus de cubes.
   *[bug] Peu importe : les Bugs occupent tous les autres Pix de départ.
}


## The table in words

web-pixoid-text-where = Où est tout le monde ?
web-pixoid-text-can = Que puis-je faire ?
web-pixoid-text-happened = Que vient-il de se passer ?
web-pixoid-text-turn = Manche { $round } sur { $rounds }, tour { $turn }.
web-pixoid-text-holds = Pixoid a { web-pixoid-haul }.
web-pixoid-text-placing = Manche { $round } sur { $rounds } : tout le monde choisit un Pix de départ.
web-pixoid-text-place = { $who } est en { $pix }.
web-pixoid-text-unplaced = { $who } n’est pas encore sur le plateau.
web-pixoid-text-bonus = { $count ->
    [0] Il n’y a plus de cube Bonus.
    [one] Il y a un cube Bonus en { $pix }.
   *[other] Il y a des cubes Bonus en { $pix }.
}
web-pixoid-text-way = { $free ->
    [one] { $name } : 1 Pix, puis un mur après { $end }.
   *[other] { $name } : jusqu’à { $free } Pix, puis un mur après { $end }.
}
web-pixoid-text-way-bonus = Cube Bonus à { $steps } Pix.
web-pixoid-text-way-cube = { $who } à { $steps } Pix.
web-pixoid-text-starts = { $count ->
    [one] Le dernier Pix de départ libre est { $pix }.
   *[other] Pix de départ libres : { $pix }.
}
web-pixoid-text-nothing = Rien à faire pour l’instant.
web-pixoid-text-quiet = Il ne s’est encore rien passé.
