### Pixl: what happened, what is refused, options. The terms: Pixl, Port, élément, case (a hex), pile, réserve,
### prisonnier, proie, prédateur, neutre, bordure grise, verrouiller, relier, retirer (take off), poser (put down).


## Elements

pixl-element = { $element ->
    [fire] Feu
    [water] Eau
    [earth] Terre
    [spirit] Esprit
   *[other] { $element }
}
# With its article
pixl-element-the = { $element ->
    [fire] le Feu
    [water] l’Eau
    [earth] la Terre
    [spirit] l’Esprit
   *[other] { $element }
}
# With its article, at the head of a sentence
pixl-element-opening = { $element ->
    [fire] Le Feu
    [water] L’Eau
    [earth] La Terre
    [spirit] L’Esprit
   *[other] { $element }
}
# With "de" and its article
pixl-element-of = { $element ->
    [fire] du Feu
    [water] de l’Eau
    [earth] de la Terre
    [spirit] de l’Esprit
   *[other] de { $element }
}
# The element whose Pixl is converted: "un Pixl de l’Eau"
pixl-victim = { $victim ->
    [fire] du Feu
    [water] de l’Eau
    [earth] de la Terre
   *[spirit] de l’Esprit
}
# The element that locks a Port, at the head of a sentence
pixl-locker = { $by ->
    [fire] Le Feu
    [water] L’Eau
    [earth] La Terre
   *[spirit] L’Esprit
}
# The element whose Pixl comes to light again: "celui de l’Eau"
pixl-freed = { $freed ->
    [fire] du Feu
    [water] de l’Eau
    [earth] de la Terre
   *[spirit] de l’Esprit
}
# The locking elements where $by is a list in words: one name of core-piece gets its article, several stay a list
pixl-lockers = { $by ->
    [Feu] par le Feu
    [Eau] par l’Eau
    [Terre] par la Terre
    [Esprit] par l’Esprit
   *[other] par plusieurs éléments ({ $by })
}


## What happened

pixl-placed = { pixl-element-opening } ({ $who }) place un Pixl en { $hex }.
pixl-covered = { pixl-element-opening } recouvre un Pixl { pixl-victim } en { $hex } : la pile compte { $height } Pixls.
pixl-replaced = { pixl-element-opening } remplace un Pixl { pixl-victim } en { $hex }.
pixl-imprisoned = { $freed ->
    [nothing] { pixl-element-opening } emprisonne un Pixl { pixl-victim } en { $hex } ; la case est vide.
   *[other] { pixl-element-opening } emprisonne un Pixl { pixl-victim } en { $hex } ; dessous, un Pixl { pixl-freed } est libéré.
}
pixl-spared = { pixl-element-opening } n’a plus de Pixl pour { $hex } : le Pixl { pixl-victim } y reste.
pixl-port-placed = { pixl-element-opening } ({ $who }) place son Port en { $hex }.
pixl-port-put-back = { pixl-element-opening } ({ $who }) repose son Port en { $hex }.
pixl-port-taken-off = { pixl-element-opening } ({ $who }) retire son Port de la case { $hex }. Il faudra le poser ailleurs à son prochain tour.
pixl-passed = { $passes ->
    [one] { pixl-element-opening } ({ $who }) passe.
   *[other] { pixl-element-opening } ({ $who }) passe. Tours passés de suite : { $passes }.
}
pixl-locked = { pixl-locker } verrouille le Port { pixl-element-of } en { $hex }.
pixl-unlocked = { pixl-locker } ne verrouille plus le Port { pixl-element-of } en { $hex }.

pixl-game-over = { $reason ->
    [supply-empty] Fin de la partie : une réserve est vide.
    [all-passed] Fin de la partie : tout le monde a passé.
   *[turn-limit] Fin de la partie : le dernier tour possible est joué.
} { $winners_count ->
    [one] { $winners } gagne ! Points : { $points }.
   *[other] { $winners } se partagent la victoire ! Points : { $points }.
}


## Refusals

pixl-not-a-hex = Il n’y a pas de case « { $text } » sur un plateau de { $side } cases de côté. Une case s’écrit avec une lettre et un nombre, par exemple e5.
pixl-no-such-hex = Il n’y a pas de case numéro { $hex } sur ce plateau.
pixl-not-a-move = « { $text } » n’est pas un coup. Écrivez une case comme d4 pour placer un Pixl, @d4 pour y poser le Port, @off pour le retirer, ou pass pour passer.
pixl-not-a-position = « { $text } » n’est pas une position de Pixl. Elle commence par « pixl ».
pixl-not-a-stack = « { $text } » n’est pas une pile. Écrivez une case et ce qui s’y trouve de bas en haut, par exemple h6:wf, chaque case une seule fois.
pixl-no-such-element = Il n’y a pas d’élément « { $element } » dans cette partie.

pixl-order-for-players = L’ordre des tours « { $order } » ne convient pas à { $players } joueurs.
pixl-side-too-small = Pour des Ports à l’écart du gris, il faut un plateau d’au moins { $smallest } cases de côté, pas { $side }.
pixl-end-for-two = La fin au premier élément épuisé n’existe qu’à deux joueurs, pas à { $players }.
pixl-elements-of-seats = « { $value } » ne répartit pas les éléments entre les places. Écrivez une fois chacune de ces parts, en commençant par la première place, avec un point entre les places : { $wanted }

pixl-supply-empty = { pixl-element-opening } n’a plus de Pixl et ne peut que passer.
pixl-hex-occupied = La case { $hex } est occupée. Choisissez-en une vide.
pixl-not-chained = { $hex } ne touche ni le Port { pixl-element-of }, ni un Pixl qui lui est relié. Choisissez une case à leur contact.
pixl-all-are-converted = Dans cette partie, tout ce qui peut être converti l’est. Donnez seulement la case où va votre Pixl.
pixl-pick-one = Choisissez le Pixl à convertir : ajoutez x et l’une de ces cases : { $hexes }.
pixl-cannot-be-picked = Ce coup ne peut pas convertir le Pixl en { $hex }. Choisissez-en un autre, ou aucun s’il n’y en a pas.

pixl-port-first = Le Port { pixl-element-of } n’est pas sur le plateau. Posez-le d’abord sur une case.
pixl-port-on-board = Le Port { pixl-element-of } est sur le plateau. Retirez-le d’abord ; vous le poserez à votre prochain tour.
pixl-port-off-board = Le Port { pixl-element-of } n’est pas sur le plateau : c’est donc impossible pour l’instant.
pixl-port-locked = Le Port { pixl-element-of } est verrouillé { pixl-lockers }. Tant que trois Pixls d’un autre élément le touchent, il ne peut pas être retiré.
pixl-port-just-moved = Le Port { pixl-element-of } vient d’être déplacé. Placez un Pixl avant de le déplacer de nouveau.
pixl-port-on-gray = { $hex } est sur la bordure grise. Posez le Port plus à l’intérieur.
pixl-port-beside-gray = { $hex } touche la bordure grise. Posez le Port plus à l’intérieur.
pixl-port-same-hex = Le Port vient de { $hex }. Posez-le sur une autre case.
pixl-port-too-near = { $hex } est trop près d’un autre Port. Il faut au moins deux cases entre les deux.


## Why a hint is a good one. $why: one or more of the phrases below, with commas between them

pixl-hint-port = Bon endroit pour votre Port : { $why }.
pixl-hint-middle = au centre
pixl-hint-prey = près d’une proie
pixl-hint-predator = loin du prédateur
pixl-hint-edge = à l’écart


## Options

pixl-option-players = Joueurs
pixl-option-players-value = { $value ->
    [2] À deux, deux éléments chacun
    [3] À trois, sans l’Esprit
   *[4] À quatre
}
pixl-option-elements = Éléments, dans l’ordre des places
pixl-option-elements-value = { $value }
pixl-option-elements-form = par exemple fire.water.earth.spirit, ou earth+fire.spirit+water à deux joueurs
pixl-option-order = Ordre des tours
pixl-option-order-value = { $value ->
    [fire-water-earth-spirit] Feu, Eau, Terre, Esprit
    [fire-spirit-earth-water] Feu, Esprit, Terre, Eau
   *[fire-water-earth] Feu, Eau, Terre
}
pixl-option-side = Taille du plateau
pixl-option-side-value = { $value } cases de côté
pixl-option-ports = Placement des Ports
pixl-option-ports-value = { $value ->
    [clear-of-gray] Ni sur le gris, ni juste à côté
   *[off-gray] Partout sauf sur le gris
}
pixl-option-conversion = Conversion
pixl-option-conversion-value = { $value ->
    [one] Un seul Pixl, au choix
   *[all] Tout ce qui est possible
}
pixl-option-end = Fin de la partie
pixl-option-end-value = { $value ->
    [element] Dès qu’un élément n’a plus de Pixl
   *[player] Dès que quelqu’un n’a plus de Pixl
}
