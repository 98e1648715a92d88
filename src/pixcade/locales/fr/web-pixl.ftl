### Pixl in the browser, in French. The terms are those of pixl.ftl.


## The board

web-pixl-board = Plateau de Pixl
web-pixl-hex-empty = vide
web-pixl-hex-gray = vide, bordure grise
web-pixl-hex-port = Port { pixl-element-of }
web-pixl-hex-locked = verrouillé ({ $by })
web-pixl-hex-stack = pile de { $height }, en partant du sommet : { $elements }
web-pixl-hex-cut-off = coupé de son Port
web-pixl-hex-legal = { $converts ->
    [0] jouable
    [one] jouable : convertit { $converts } Pixl
   *[other] jouable : convertit { $converts } Pixls
}, { $points ->
    [one] { $gain } point
   *[other] { $gain } points
}
web-pixl-hex-pick = jouable : vous choisissez lequel des { $count } Pixls convertir
web-pixl-whole = Montrer tout le plateau
web-pixl-fitted = Montrer la zone de jeu
# Where a move is out of view. $gain: its points with their sign, or none
web-pixl-view-move = { $gain ->
    [none] Montrer le coup { pixl-element-of } en { $hex }
   *[other] Montrer le coup { pixl-element-of } en { $hex }, { $gain }
}
web-pixl-view-back = Revenir à la vue précédente


## What a move brings

web-pixl-sum = Effets du coup
web-pixl-choose-pixl = { pixl-element } : choisissez une case
web-pixl-choose-port = { pixl-element } : posez votre Port
web-pixl-port-about = Vos Pixls partent de lui. Points : 1 dessus, 2 dessous, 1 par prisonnier, 5 par Port verrouillé.
web-pixl-choose-pass = { pixl-element-opening } ne peut que passer
web-pixl-choose-move = { pixl-element-opening } ne peut placer aucun Pixl
web-pixl-count = { $count ->
    [0] Retirez votre Port, ou passez.
    [one] { $count } case possible.
   *[other] { $count } cases possibles.
}
web-pixl-next = Case possible suivante
web-pixl-previous = Case possible précédente
web-pixl-title-place = Placer en { $hex } ?
web-pixl-title-port = Poser le Port en { $hex } ?
web-pixl-title-off = Retirer le Port ?
web-pixl-title-pass = Passer ?
web-pixl-title-pick = { $hex } : lequel convertissez-vous ?
web-pixl-pick = Pixl à convertir
web-pixl-place = Placer le Pixl
web-pixl-place-port = Poser le Port
web-pixl-take-off = Retirer le Port
web-pixl-pass = Passer
web-pixl-take-back = Reprendre
web-pixl-alarm = { $count ->
    [one] Pixl restant
   *[other] Pixls restants
}
web-pixl-alarm-why = { $count ->
    [one] Le prochain Pixl placé met fin à la partie.
   *[other] La partie peut finir au prochain tour.
}
web-pixl-advice = Bonnes cases pour votre Port
# What a move brings and what one's own other element loses by it, with their signs: "(+2 −1 yours)"
web-pixl-net = ({ $gross } { $loss } chez vous)
# Since one's own last move. $points: how many; $leader: who is best of the others, $by: by how many
web-pixl-waited = Entre-temps : { $points ->
    [0] vos points n’ont pas bougé
    [one] { $gain } point
   *[other] { $gain } points
}. { $lead ->
    [you] Vous menez de { $by }.
    [nobody] Vous êtes en tête, à égalité.
   *[other] { $leader } mène de { $by }.
}
web-pixl-back = Retour
web-pixl-hint = { $what ->
    [place] Un clic ou Entrée le place ici.
   *[choose] Un clic ou Entrée choisit la case.
}
# Why a hint is a good one. $converts: how many Pixls it converts, $points: what it brings, with its sign
web-pixl-hint-reason = { $converts ->
    [0] Cela prolonge votre chaîne : { $points }.
    [one] Cela convertit un Pixl : { $points }.
   *[other] Cela convertit { $converts } Pixls : { $points }.
}
web-pixl-hint-other = À long terme, c’est le meilleur coup.
# Why the game ended. $elements: whose supply is empty
web-pixl-ended = { $reason ->
    [supply-empty] Une réserve est vide : { $elements }.
    [all-passed] Tout le monde a passé son tour.
   *[turn-limit] Le dernier tour possible est joué.
}
# Beside a Port that is not locked, for want of one Pixl
web-pixl-near = à 1 Pixl près
# $what: a Port was locked, or so many ($count) were converted by one move
web-pixl-plate = { $what ->
    [locked] VERROUILLÉ !
   *[chain] { $count } D’UN COUP
}
# On phones at a game night, after a move
web-pixl-phone-own = Votre coup
web-pixl-phone-total = Votre total : { $points }
web-pixl-sent = Envoyé. Un instant.
web-pixl-waiting = Au tour { pixl-element-of } : { $player }
web-pixl-total = { $points ->
    [one] { $gain } point en tout
   *[other] { $gain } points en tout
}
web-pixl-only-pass = { $why ->
    [supply] { pixl-element-opening } n’a plus de Pixl et ne peut que passer.
    [no-port-hex] Aucune case ne convient au Port { pixl-element-of } : il ne reste qu’à passer.
   *[no-hex] { pixl-element-opening } ne peut ni placer de Pixl ni retirer son Port : il ne reste qu’à passer.
}
web-pixl-line-placed = Nouveau Pixl
web-pixl-line-port-placed = Vos Pixls partent d’ici. Trois Pixls d’une autre couleur verrouillent un Port : 5 points
web-pixl-line-port-off = Vous le poserez ailleurs à votre prochain tour. D’ici là, aucun Pixl { pixl-element-of } ne peut être placé.
web-pixl-line-passed = Rien ne change sur le plateau.
web-pixl-line-covered = Proie : recouvrir un Pixl { pixl-victim }
web-pixl-line-replaced = Neutre : remplacer un Pixl { pixl-victim }
web-pixl-line-lost = Votre Pixl { pixl-victim } quitte { $hex }
web-pixl-line-imprisoned = { $freed ->
    [nothing] Prédateur : emprisonner un Pixl { pixl-victim }
   *[other] Prédateur : emprisonner un Pixl { pixl-victim } ; le Pixl { pixl-freed } dessous est libéré
}
web-pixl-line-spared = Plus de Pixl pour { $hex } : le Pixl { pixl-victim } reste
web-pixl-line-locked = { pixl-locker } verrouille le Port { pixl-element-of }
web-pixl-line-unlocked = { pixl-locker } ne verrouille plus le Port { pixl-element-of }
web-pixl-line-game-over = Cela met fin à la partie
web-pixl-other = { pixl-element } { $points }


## What everybody has

web-pixl-source-tops = sommet
web-pixl-source-beneath = dessous
web-pixl-source-prisoners = en prison
web-pixl-source-locks = verrous
web-pixl-supply = reste { $count }
web-pixl-supplies = À placer
web-pixl-ports = Ports
web-pixl-port-free = peut être déplacé
web-pixl-port-locked = verrouillé ({ $by })
web-pixl-port-moved = vient d’être déplacé
web-pixl-port-off = en déplacement
web-pixl-port-none = pas encore placé
web-pixl-relations = Prédateurs et proies
web-pixl-dotted = pointillé : neutre
web-pixl-preys = { pixl-element-opening } chasse { $victim ->
    [fire] le Feu
    [water] l’Eau
    [earth] la Terre
   *[spirit] l’Esprit
}.
web-pixl-neutrals = Neutres l’un pour l’autre : { $one } et { $other }.


## The table in words

web-pixl-text-where = Où est tout le monde ?
web-pixl-text-can = Que puis-je faire ?
web-pixl-text-happened = Que vient-il de se passer ?
web-pixl-text-element = { pixl-element } ({ $player }), { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-pixl-text-port = { $hex ->
    [none] Port : { $state }.
   *[other] Port en { $hex } : { $state }.
}
web-pixl-text-supply = { $count ->
    [one] Reste { $count } Pixl.
   *[other] Restent { $count } Pixls.
}
web-pixl-text-pixls = Pixls en { $hexes }.
web-pixl-text-stack = { $hex } (pile de { $height })
web-pixl-text-cut-off = Coupés du Port : { $hexes }.
web-pixl-text-nothing = Ce n’est pas votre tour.
web-pixl-text-pixl-hexes = { pixl-element-opening } peut placer un Pixl en { $hexes }.
web-pixl-text-port-hexes = { pixl-element-opening } peut poser son Port en { $hexes }.
web-pixl-text-pick = { $hex }, en convertissant { $pick }
web-pixl-text-consequence = { $points ->
    [one] { $hex } : { $told }. { $gain } point.
   *[other] { $hex } : { $told }. { $gain } points.
}
web-pixl-text-take-off = Vous pouvez retirer le Port { pixl-element-of }.
web-pixl-text-pass = Vous pouvez passer.
