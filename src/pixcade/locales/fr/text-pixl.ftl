### Pixl in the terminal. Sentences are read aloud by screen readers: keep them short.


## Setting up, help and the rules in short

text-pixl-opening = Pixl, sur un plateau de { $side } cases de côté, { $hexes } en tout.
text-pixl-prey = { $elements ->
    [3] La Terre chasse l’Eau, l’Eau le Feu, le Feu la Terre.
   *[other] La Terre chasse l’Eau, l’Eau le Feu, le Feu l’Esprit, l’Esprit la Terre.
}
text-aim-pixl = Étendez-vous à partir de votre Port et convertissez les Pixls des autres. Le meilleur score gagne.
text-help-pixl = Pour placer un Pixl, tapez une case, par exemple « g7 ». « retirer le port » enlève votre Port du plateau, « port g7 » le pose, « passer » ne fait rien. Si vous avez à choisir quoi convertir, ajoutez sa case : « g7 x g6 ».
text-rules-pixl =
    Chaque élément place d’abord son Port, hors du gris et avec au moins deux cases entre lui et les autres Ports.
    Ensuite, à chaque tour, on place un Pixl à côté de son Port ou d’un de ses Pixls qui y est relié.
    Ce qui touche votre nouveau Pixl et un autre des vôtres est converti. Votre proie : vous la recouvrez. Un neutre : vous le remplacez.
    Votre prédateur : vous l’emprisonnez, et ce qui était dessous est libéré.
    Trois Pixls d’une même couleur autour du Port d’un autre le verrouillent. Un Port qui n’est pas verrouillé peut être retiré, puis posé ailleurs à votre prochain tour.
    La partie s’arrête quand un joueur n’a plus de Pixl ou quand tous passent l’un après l’autre. Le meilleur score gagne.
    Points : 1 par Pixl au sommet, 2 par Pixl sous l’un des vôtres, 1 par prisonnier, 5 par Port que vous verrouillez.


## Pixl

text-pixl-turn = Tour { $turn } : { pixl-element } ({ $player }).
text-pixl-element = { $port ->
    [none] { pixl-element } ({ $player }) : pas de Port sur le plateau
   *[other] { pixl-element } ({ $player }) : Port en { $port }
}, { $supply ->
    [one] { $supply } Pixl en réserve,
   *[other] { $supply } Pixls en réserve,
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
text-pixl-supply = { $count ->
    [0] Il ne reste aucun Pixl.
    [one] Il reste { $count } Pixl.
   *[other] Il reste { $count } Pixls.
}
text-pixl-prisoners = { $count ->
    [one] { $count } prisonnier.
   *[other] { $count } prisonniers.
}
text-pixl-locked = Port verrouillé { pixl-lockers }.
text-pixl-standing = Pixls sur le plateau : { $hexes }.
text-pixl-stack = { $hex } (pile de { $height })
text-pixl-range = { $first } à { $last }
text-pixl-port-hexes = { $count ->
    [one] Seule case possible pour le Port : { $hexes }.
   *[other] Cases possibles pour le Port : { $hexes }.
}
text-pixl-places = Un Pixl peut aller en : { $hexes }.
text-pixl-telling = Ces coups font davantage : { $moves }. Tapez « coups » pour savoir quoi.
text-pixl-others = { $kind ->
    [both] Vous pouvez aussi taper « retirer le port » pour enlever votre Port du plateau, ou « passer ».
    [port] Aucun Pixl ne peut être placé pour l’instant. Tapez « retirer le port » pour enlever votre Port du plateau, ou « passer ».
   *[pass] Vous pouvez aussi « passer ». Votre Port ne peut pas être retiré pour l’instant.
}
text-pixl-only-pass = { $why ->
    [supply] { pixl-element-opening } n’a plus de Pixl et ne peut que passer. Appuyez sur Entrée.
    [no-port-hex] Aucune case ne convient au Port { pixl-element-of } : il ne reste qu’à passer. Appuyez sur Entrée.
   *[no-hex] { pixl-element-opening } ne peut ni placer de Pixl ni retirer son Port : il ne reste qu’à passer. Appuyez sur Entrée.
}
text-pixl-consequence = { $move } : { $told }
# $pieces: the elements of a stack, from the top
text-pixl-look = { $count ->
    [0] { $hex } est vide.
    [one] { $hex } : { $pieces }.
   *[other] { $hex }, du haut vers le bas : { $pieces }.
}
text-pixl-look-port = Port { pixl-element-of } ({ $player })
text-pixl-look-gray = Bordure grise.
# $who: neighbors with the element on top; $hexes: the empty ones
text-pixl-look-near = { $taken ->
    [0] Toutes les cases voisines sont vides : { $hexes }.
   *[other] Autour : { $who }. { $free ->
        [0] Aucune n’est vide.
       *[other] Vides : { $hexes }.
    }
}
text-pixl-reach = { $count ->
    [0] { pixl-element-opening } ({ $player }) ne peut convertir aucun de vos Pixls maintenant.
   *[other] { pixl-element-opening } ({ $player }) peut convertir vos Pixls en : { $hexes }.
}
text-pixl-ask = { $what ->
    [port] { $player }, où va le Port { pixl-element-of } ?
   *[move] { $player }, votre coup pour { pixl-element-the } ?
}
text-not-a-move = « { $text } » n’est pas un coup. { $what ->
    [port] Tapez la case où va votre Port, par exemple « g7 ».
   *[move] Tapez une case, par exemple « g7 », pour placer un Pixl, « retirer le port » pour enlever votre Port du plateau, ou « passer ».
}
text-pixl-points = { pixl-element } ({ $player }) { $total } : { $tops } pour les Pixls au sommet, { $beneath } pour ceux du dessous, { $prisoners } pour les prisonniers, { $locks } pour les Ports verrouillés.
text-pixl-tie = Égalité de points : c’est le nombre de Pixls recouverts qui départage.
text-pixl-legend = { $signs ->
    [plain] F Feu, W Eau, E Terre, S Esprit, un nombre est la hauteur d’une pile, [F] un Port, <F> un Port verrouillé, : bordure grise, + là où vous pouvez jouer. Les lettres descendent vers la droite.
   *[drawn] F Feu, W Eau, E Terre, S Esprit, un nombre est la hauteur d’une pile, [F] un Port, <F> un Port verrouillé, ░ bordure grise, + là où vous pouvez jouer. Les lettres descendent vers la droite.
}
