### Pixoid in the terminal. Sentences are read aloud by screen readers: keep them short.


## Setting up, help and the rules in short

text-ask-length = 1 : partie standard (chacun incarne Pixoid une fois), ou 2 : partie courte (une seule manche) ? [1]
text-pixoid-opening = { $game ->
    [short] Pixoid, partie courte, disposition { $layout }.
   *[standard] Pixoid, partie standard, disposition { $layout }.
}
text-pixoid-spare = Troisième Bug : { core-piece }. Il change de mains à chaque tour.
text-pixoid-first = { $game ->
    [short] { $player } incarne Pixoid.
   *[standard] { $player } incarne Pixoid en premier.
}
text-aim-pixoid = Les Bugs attrapent Pixoid en arrivant ou en passant sur lui. Chaque tour où il s’échappe lui rapporte un cube, et douze suffisent.
text-help-pixoid = Pour programmer, tapez une direction et une distance de 1 à 9 : « haut 3 », « 3 haut » ou « h3 ». En bref, en minuscules : h haut, b bas, g gauche, d droite. Un mur vous arrête en chemin. Pour commencer, tapez un Pix de départ.
text-rules-pixoid =
    Un joueur incarne Pixoid, trois Bugs le pourchassent. Chacun programme en secret une direction et une distance de 1 à 9.
    Pixoid part d’abord, puis tous les Bugs à la fois, jusqu’au bout de la distance ou jusqu’à un mur.
    Pixoid se fait attraper s’il arrive ou passe sur un Bug, ou si un Bug arrive ou passe sur lui.
    S’il s’échappe, il prend un cube de la réserve ; le douzième met fin à la manche. Les cubes Bonus sur son chemin sont aussi à lui.
    S’il se fait attraper, il marque ses cubes, et chaque Bug ceux qui restent dans la réserve. Puis le joueur suivant incarne Pixoid.
    Quand chacun a incarné Pixoid une fois, le meilleur score gagne.
    Une partie courte n’a qu’une manche : Pixoid gagne avec douze cubes de toute sorte, les Bugs en l’attrapant avant.


## Pixoid

# Cubes from the reserve
text-pixoid-taken = { $taken ->
    [one] { $taken } cube sur 12
   *[other] { $taken } cubes sur 12
}
text-pixoid-turn = Manche { $round } sur { $rounds }, tour { $turn }. { $bonus ->
    [0] Pixoid a { text-pixoid-taken }.
    [one] Pixoid a { text-pixoid-taken } et { $bonus } cube Bonus.
   *[other] Pixoid a { text-pixoid-taken } et { $bonus } cubes Bonus.
}
text-pixoid-placing = Manche { $round } sur { $rounds } : chacun choisit un Pix de départ.
text-pixoid-place = { $who } est en { $pix }.
text-pixoid-in-line = { $who } est en { $pix }, en ligne droite avec Pixoid : { $steps } Pix { pixoid-direction-towards }.
text-pixoid-bonus = { $count ->
    [0] Il ne reste aucun cube Bonus.
    [one] Il reste un cube Bonus en { $pix }.
   *[other] Il reste des cubes Bonus en { $pix }.
}
text-pixoid-starts = { $count ->
    [one] Le dernier Pix de départ libre est { $pix }.
   *[other] Pix de départ libres : { $pix }.
}
text-pixoid-way = { $direction ->
    [U] Haut
    [D] Bas
    [L] Gauche
   *[R] Droite
} : { $free ->
    [one] 1 Pix, puis un mur après { $end }.
   *[other] jusqu’à { $free } Pix, puis un mur après { $end }.
}
text-pixoid-way-bonus = Cube Bonus à { $steps } Pix.
text-pixoid-way-cube = { $who } à { $steps } Pix.
text-pixoid-walls = { $count ->
    [one] Mur : { $directions }.
   *[other] Murs : { $directions }.
}
# $who: whose cubes are there, a list
text-pixoid-look = { $count ->
    [0] { $pix } est vide.
   *[other] { $pix } : { $who }.
}
# $kind: start or bonus
text-pixoid-look-kind = { $kind ->
    [start] C’est un Pix de départ.
   *[bonus] Il y a un cube Bonus.
}
text-pixoid-reach-later = Tous les cubes ne sont pas encore placés : personne ne peut atteindre personne.
# $who: the Bugs that can run over him there, a list
text-pixoid-reach = { $count ->
    [0] Aucun Bug ne peut atteindre Pixoid en { $pix } au prochain coup.
   *[other] Pixoid en { $pix } est à portée de : { $who }.
}
# $found: a list of Pix in order
text-pixoid-reach-way = { $direction ->
    [U] Haut
    [D] Bas
    [L] Gauche
   *[R] Droite
} : { $found }.
# A Pix with the Bug that stands there, or the Bugs that can reach it
text-pixoid-reach-entry = { $kind ->
    [there] { $pix } (occupé par { $who })
    [reached] { $pix } ({ $who })
   *[safe] { $pix } sans danger
}
text-pixoid-ask-start = { $role ->
    [pixoid] { $player }, où commence Pixoid ?
    [spare] { $player }, où commence le troisième Bug ?
   *[bug] { $player }, où commence votre Bug ?
}
text-pixoid-ask = { $role ->
    [pixoid] { $player }, vous incarnez Pixoid, en { $pix }. Votre coup ?
    [spare] { $player }, le troisième Bug est en { $pix }. Son coup ?
   *[bug] { $player }, votre Bug est en { $pix }. Votre coup ?
}
text-pixoid-score-short = { $cubes ->
    [one] Pixoid a { $cubes } cube sur les 12 nécessaires pour gagner. Une partie courte ne donne pas de points.
   *[other] Pixoid a { $cubes } cubes sur les 12 nécessaires pour gagner. Une partie courte ne donne pas de points.
}
text-distance-missing = Dites aussi de combien : une direction et un nombre de 1 à 9, par exemple « haut 3 ».
text-direction-missing = Dites aussi dans quelle direction : une direction et un nombre de 1 à 9, par exemple « haut 3 ».
text-not-a-program = « { $text } » n’est pas un coup. Tapez une direction et un nombre de 1 à 9, par exemple « haut 3 ».
text-not-a-start-pix = « { $text } » n’est pas un Pix de départ. Tapez-en un qui est libre : { $free }.
text-legend-entry = { $sign } { $meaning }
text-pixoid-legend = { $signs ->
    [plain] o Pix de départ, * cube Bonus, x Pix de cube Bonus vide.
   *[drawn] ○ Pix de départ, ◆ cube Bonus, ◇ Pix de cube Bonus vide.
}
