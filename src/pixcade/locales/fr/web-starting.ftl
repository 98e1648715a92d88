# La fenêtre de nouvelle partie, la première partie et les invitations.
web-new-title = { $way ->
    [online] Nouvelle partie en ligne
    [device] Nouvelle partie sur un appareil
    [night] Nouvelle soirée jeux
   *[bots] Nouvelle partie contre des bots
}
web-new-level-about = La force de vos adversaires.
web-new-level = { $level ->
    [easy] Se trompe souvent.
    [normal] Prévoit un tour.
    [hard] Voit plus loin.
    [master] Pèse chaque réponse.
   *[grandmaster] Ne se trompe presque pas.
}
web-new-length = Durée
web-length = { $length ->
    [pixoid-short] Partie courte
    [pixl-quick] Partie rapide
   *[standard] Partie standard
}
web-length-about = { $length ->
    [pixoid-short] Une manche, 12 cubes pour gagner.
    [pixoid-standard] Chacun incarne Pixoid une fois.
    [pixl-quick] 5 hexagones de côté.
   *[pixl-standard] 7 hexagones de côté.
}
web-minutes = { $minutes } min
web-new-players-label = Joueurs
web-new-players = { $players } joueurs
web-new-players-about = { $game ->
    [pixoid-4] Pixoid et trois Bugs.
    [pixoid-3] Le troisième Bug change de mains.
    [pixl-2] Deux éléments chacun.
    [pixl-3] Sans l’Esprit.
   *[pixl-4] Un élément chacun.
}
web-new-maze-about = La jauge dit s’il est dur de fuir.
web-new-maze-any = Au hasard
web-new-maze-pick = Choisir
web-new-maze-all = Voir les 96 labyrinthes
web-new-opponents = Adversaires
web-new-opponents-about = Touchez un visage pour échanger.
web-new-shuffle = Mélanger
web-new-names = Noms
web-new-names-about = Un bot prend chaque place sans nom.
web-new-name = Nom de la place { $seat }
web-new-against = Contre { $names }.
web-new-minutes = Environ { $minutes } minutes.
web-maze-choose = Labyrinthe
