### Refusals of positions and records that somebody has written or chosen. In French.


## Refusals of positions

core-no-exact-answers = Il n’y a pas de réponses exactes pour { core-game }. Demandez plutôt à un bot : pixcade hint
core-exact-needs-numpy = Les réponses exactes ont besoin de NumPy, qui n’est pas installé. Installez-le : pip install numpy
core-position-word = « { $text } » n’a pas sa place dans une position, ou y figure deux fois. Enlevez-le.
core-position-number = Dans cette position, « { $name } » doit être un nombre de { $lowest } à { $highest }, pas « { $text } ».
core-position-impossible = Cette position est impossible : { $what ->
    [scores] les scores ne correspondent pas à la partie.
    [bonus] les cubes Bonus ne se trouvent que sur les Pix de cube Bonus, un au plus sur chacun.
    [cubes] pendant la mise en place, les cubes se posent l’un après l’autre sur les Pix de départ, et rien n’a encore été récupéré.
    [over] elle est indiquée comme finie et ne l’est pas, ou l’inverse.
    [stacks] un élément a plus que ses 24 Pixls.
    [passes] il y a plus de tours passés que de tours joués.
    [ports] un Port se trouve là où il n’a pas le droit d’être, ou il manque.
    [fresh] un Port est indiqué comme tout juste déplacé alors qu’il ne peut pas l’être.
    [prisoners] il faut un nombre de prisonniers pour chaque élément.
    [pixoid] Pixoid se trouve sur un cube Bonus qu’il aurait déjà récupéré.
    [twelve] le douzième cube met fin à la manche ou à la partie : ensuite, plus rien n’est récupéré et personne n’est attrapé.
    [turn] un élément a un Port avant son premier tour.
    [came-from] un Port a été retiré d’une case où il ne pouvait pas se trouver.
    [stack-order] dans une pile, un Pixl en couvre un autre qui ne peut pas se trouver sous lui.
    [passed-port] un élément a passé alors qu’il devait poser son Port.
    [supply] une réserve vide met fin à la partie, et ce ne peut être que celle de qui vient de placer un Pixl.
   *[other] « { $what } » contredit le reste.
}
# $what: code of what no moves lead to
core-position-unreachable = Aucun coup ne mène à cette position : { $what ->
    [cubes] en autant de tours, les cubes n’ont pas pu aller des Pix de départ là où ils sont.
    [last-move] le dernier coup n’a laissé aucune trace sur le plateau.
    [few-turns] ce qui a été fait demande plus de tours qu’il n’y en a eu.
    [many-turns] autant de tours n’ont pas pu passer pour si peu d’actions.
    [conversions] trop peu de Pixls ont été placés pour en convertir autant.
   *[other] « { $what } » n’a pas pu se produire.
}


## Refusals of records

record-too-long = Cette partie enregistrée est trop longue : elle peut compter au plus { $most } caractères.
record-expected = Il faut ici : { $expected }
record-expected-empty-line = Il faut ici une ligne vide.
record-header-value = Il faut une valeur après « { $name } = », sans espace avant ni après.
record-date = « { $text } » n’est pas une date. Écrivez par exemple 2026-11-15, ou « - » s’il n’y en a pas.
record-number = « { $text } » n’est pas un numéro de version des règles. Écrivez un simple nombre, par exemple 1.
record-name = Un nom de joueur compte de 1 à { $most } caractères, tous visibles.
record-players = { $players ->
    [one] La partie enregistrée nomme { $players } joueur, mais
   *[other] La partie enregistrée nomme { $players } joueurs, mais
} { $seats ->
    [one] compte { $seats } place.
   *[other] compte { $seats } places.
}
record-option-spelling = Les options doivent être écrites exactement comme Pixcade les écrit.
record-start-options = La position « start » doit être écrite comme Pixcade l’écrit, avoir les mêmes options que les en-têtes et différer du début normal.
record-too-many-moves = Cette ligne contient plus que les coups attendus, ou un espace de trop.
record-result = Le résultat indiqué est « { $text } », mais ces coups mènent à « { $expected } ».
record-cut-off = La partie enregistrée s’interrompt ici. Sa dernière ligne doit finir par un saut de ligne, et rien d’autre.
record-after-the-end = Rien ne doit suivre la fin de la partie enregistrée.
record-server-line = Cette ligne doit nommer une étape et un pion ou un élément qui devait y jouer, dans l’ordre, puis la note du serveur.
record-review-line = Cette ligne doit nommer, dans l’ordre, une étape et un pion ou un élément qui devait y jouer, puis value, loss et luck en nombres entiers.
record-server-mark = Un serveur n’écrit pas « { $text } » ici. Il écrit milliseconds, default, commitment et salt, dans cet ordre.
record-commitment = L’engagement pris pour le coup de { $piece } à l’étape { $step } ne correspond pas au coup et à son sel. L’un des trois a été modifié.
