### The page of mazes, and mazes to choose from. Terms: labyrinthe, Pix de départ, cube, réserve, manche, tour, Bugs.


## Names, for ever. What follows the noun is the same for both genders.

web-maze-name = { web-maze-noun } { $adjective ->
    [secret] mystère
    [silent] tranquille
    [silver] d’argent
    [sleepy] qui dort
    [crooked] de guingois
    [lost] introuvable
    [wild] sauvage
   *[old] d’antan
}
web-maze-noun = { $noun ->
    [well] Puits
    [carousel] Manège
    [moon] Lune
    [clock] Horloge
    [island] Île
    [gate] Porte
    [bridge] Pont
    [harp] Harpe
    [garden] Jardin
    [piano] Piano
    [forest] Forêt
   *[mill] Moulin
}


## Words for a maze, from its figures

web-maze-level = { $level ->
    [gentle] Doux
    [mild] Clément
    [fair] Moyen
    [tough] Dur
   *[brutal] Brutal
}
web-maze-level-means = De Doux à Brutal : cinq groupes égaux, selon ce qu’un Pix de départ vaut en moyenne pour Pixoid.
# On the page of a maze
web-maze-kind = { $kind ->
    [start] Déséquilibré
   *[even] Équilibré
}
web-maze-kind-means = { $kind ->
    [start] Déséquilibré : le meilleur Pix de départ vaut au moins 2,5 cubes de plus que le pire.
   *[even] Équilibré : au plus 1,5 cube entre les quatre Pix de départ.
}
web-maze-figures = moyenne { $average } ; écart { $spread }
web-maze-picture = Labyrinthe { $name }. Pix de départ : { $starts }.
web-maze-start = départ { $number } en { $pix }, { $worth }


## The page

web-mazes-about = Les quatre tuiles se posent de { $all } façons différentes. Chacune a été résolue jusqu’au bout : chaque position, chaque tour, sans rien laisser de côté.
web-mazes-numbers = À propos des chiffres
web-mazes-worth = C’est le nombre de cubes que vaut un Pix de départ pour Pixoid quand personne ne se trompe : un cube de la réserve compte 1, un cube Bonus ½. Les trois Bugs agissent alors comme une seule personne.
web-mazes-line = 6 : Pixoid et chaque Bug gagnent autant
web-mazes-plainly = Disons-le franchement : ces Pix de départ diffèrent plus qu’ils ne devraient. Dans { $even } labyrinthes sur { $all } seulement, les quatre se tiennent à 1,5 cube près ; en moyenne, le meilleur vaut { $spread } de plus que le pire. Pixoid choisit en premier : regardez bien avant de poser votre cube.
web-mazes-short = La partie courte : dans les { $solved } labyrinthes où elle est résolue, Pixoid gagne, depuis chaque Pix de départ, avec une probabilité de { $chance }. Des Bugs qui agissent comme une seule personne attrapent Pixoid à coup sûr ; personne ne joue aussi bien.
web-mazes-most = { $which ->
    [kindest] Le plus clément
    [cruellest] Le plus cruel
   *[fairest] Le plus équilibré
}
web-mazes-sort = Trier
web-mazes-sorted = { $order ->
    [even] Équilibrés d’abord
    [kind] Cléments d’abord
    [hard] Durs d’abord
   *[name] Par nom
}
web-mazes-show = Seulement
web-mazes-shown = { $count ->
    [one] { $count } labyrinthe sur { $all }
   *[other] { $count } labyrinthes sur { $all }
}
web-mazes-view = { $view ->
    [table] Tableau
   *[pictures] Images
}
web-mazes-view-label = Présentation
web-mazes-table = Tous les labyrinthes ; choisissez un en-tête de colonne pour trier
web-mazes-column = { $column ->
    [average] Moyenne
    [spread] Écart
    [best] Meilleur départ
    [worst] Pire départ
    [cubes] Durée
    [silence] Silence
    [pure] Sans deviner
    [words] En mots
   *[name] Labyrinthe
}


## A maze of its own

web-maze-all = Labyrinthes
web-maze-before = Labyrinthe précédent : { $name }
web-maze-next = Labyrinthe suivant : { $name }
web-maze-starts = Valeur de chaque Pix de départ
web-maze-start-of = Départ { $number }, { $pix }
web-maze-turns = { $turns } tours
web-maze-cubes = { $cubes } cubes
web-maze-average = Moyenne des Pix de départ
web-maze-spread = Le choix du Pix de départ
web-maze-spread-means = { $spread } entre le meilleur et le pire, en cubes
web-maze-lasts = Durée d’un jeu sans faute
web-maze-lasts-means = { $turns } tours en moyenne, sur 12 au plus
web-maze-lasts-chart = Sur 1 000 manches sans faute, nombre de celles qui finissent avec 0 à 12 cubes de la réserve : { $counts }.
web-maze-silence = Le prix du silence
web-maze-silence-means = Des Bugs qui n’ont pas le droit de parler perdent au plus { $price } cube par tour face à des Bugs qui agissent comme une seule personne (estimation sur 200 positions au plus)
web-maze-pure = Rien à deviner
web-maze-pure-means = Dans { $share } des positions, chaque camp a un seul meilleur coup
web-maze-short = La partie courte
web-maze-short-means = Résolue : depuis chaque Pix de départ, Pixoid gagne avec une probabilité de { $chance }
web-maze-short-open = Non résolue pour ce labyrinthe
web-maze-play = Jouer dans ce labyrinthe
web-maze-online = En ligne avec des amis
web-maze-unknown = Il n’y a pas de labyrinthe « { $code } ». Un code ressemble à p1-1A.2A.3A.4A.


## To choose from

