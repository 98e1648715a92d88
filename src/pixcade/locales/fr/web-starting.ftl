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
web-invited-by = { $name } vous invite à jouer à { $game }.
web-invited-to = On vous invite à jouer à { $game }.
web-invited-how = { $line ->
    [pixoid-1] L’un incarne Pixoid et fuit. Les autres sont des Bugs et traquent.
    [pixoid-2] Choisissez en secret une direction et un nombre de pas. Un mur vous arrête.
    [pixoid-3] Puis tout bouge. Chaque tour où Pixoid reste libre rapporte un cube.
    [pixl-1] À chaque tour, posez un Pixl à côté des vôtres.
    [pixl-2] Les voisins changent : les proies sont couvertes, les prédateurs emprisonnés.
   *[pixl-3] Des points pour les Pixls, les prisonniers et les Ports verrouillés. Le plus grand total gagne.
}
web-coach = { $moment ->
    [pixoid-0] Vous êtes Pixoid. Partez d’un endroit qui a plusieurs sorties.
    [pixoid-1] Tournez les roues : une direction et un nombre de pas. Tout se révèle d’un coup.
    [pixoid-2] Un mur vous arrête : un nombre trop grand ne gêne pas.
    [pixoid-3] Vous courez d’abord, puis les Bugs. Évitez les cases qu’ils atteignent.
    [pixoid-4] Chaque tour de liberté rapporte un cube. Douze gagnent la partie.
    [pixoid-5] Passez sur un cube du labyrinthe pour l’emporter.
    [pixoid-6] Les Bugs devinent aussi. Ne fuyez pas toujours pareil.
    [pixoid-7] Maintenez le bouton de portée pour voir qui peut aller où.
    [pixoid-8] Un carrefour laisse le choix. Un cul-de-sac, non.
    [pixl-0] Tout part de votre Port. Choisissez un endroit dégagé.
    [pixl-1] Posez un Pixl à côté de votre Port. Votre chaîne part de là.
    [pixl-2] Chaque élément a une proie et un prédateur. La roue les montre.
    [pixl-3] Posez à côté d’une proie : elle est couverte, et celle du dessous compte 2.
    [pixl-4] Un prédateur à côté de votre nouveau Pixl est emprisonné et vaut 1.
    [pixl-5] Regardez avant de poser : l’aperçu compte chaque point.
    [pixl-6] Gardez votre chaîne entière. Un Pixl coupé ne grandit plus.
    [pixl-7] Trois de vos Pixls autour d’un Port le verrouillent : 5 points.
    [pixl-8] Un grand groupe de proies vaut le détour. Allez vers lui.
   *[other] Un doute ? Demandez une aide et lisez pourquoi.
}
