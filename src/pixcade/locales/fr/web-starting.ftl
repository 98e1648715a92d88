# La fenêtre de nouvelle partie, la première partie et les invitations.
web-new-title = { $way ->
    [online] Nouvelle partie en ligne
    [device] Nouvelle partie sur un appareil
    [night] Nouvelle soirée jeux
   *[bots] Nouvelle partie contre des bots
}
web-new-start = { $way ->
    [online] Inviter du monde
    [night] Créer la table
   *[bots] Commencer
}
web-new-level-about = La force de vos adversaires.
web-new-level = { $level ->
    [easy] Se trompe gentiment.
    [normal] Prévoit un tour à l’avance.
    [hard] Voit plus loin.
    [master] Pèse chaque réponse.
   *[grandmaster] Presque infaillible.
}
web-new-length = Durée
web-length = { $length ->
    [pixoid-short] Partie courte
    [pixl-quick] Partie rapide
   *[standard] Partie standard
}
web-length-about = { $length ->
    [pixoid-short] Une manche, 12 cubes pour gagner.
    [pixoid-standard] Tout le monde incarne Pixoid une fois.
    [pixl-quick] 5 cases de côté.
   *[pixl-standard] 7 cases de côté.
}
web-minutes = { $minutes } min
web-new-players-label = Joueurs
web-new-players = { $players } joueurs
web-new-players-about = { $game ->
    [pixoid-4] Pixoid et trois Bugs.
    [pixoid-3] Le troisième Bug change de mains.
    [pixl-2] Deux éléments par personne.
    [pixl-3] Sans l’Esprit.
   *[pixl-4] Un élément par personne.
}
web-new-maze-about = La jauge montre s’il est difficile de fuir.
web-new-maze-any = Au hasard
web-new-maze-pick = Choisir
web-new-maze-all = Voir les 96 labyrinthes
web-new-opponents = Adversaires
web-new-opponents-about = Choisissez un visage pour en changer.
web-new-shuffle = Mélanger
web-new-names = Noms
web-new-names-about = Un bot prend chaque place laissée sans nom.
web-new-name = Nom de la place { $seat }
web-new-against = Contre { $names }.
web-new-minutes = Environ { $minutes } minutes.
web-maze-choose = Labyrinthe
web-invited-by = { $name } vous invite à jouer à { $game }.
web-invited-to = On vous invite à jouer à { $game }.
web-invited-how = { $line ->
    [pixoid-1] Une personne incarne Pixoid et fuit. Les autres sont les Bugs qui la traquent.
    [pixoid-2] Programmez en secret une direction et une distance. Un mur vous arrête.
    [pixoid-3] Puis tout bouge. Chaque tour où Pixoid reste libre rapporte un cube.
    [pixl-1] À chaque tour, placez un Pixl à côté des vôtres.
    [pixl-2] Deux de vos Pixls convertissent un voisin : les proies sont recouvertes, les prédateurs emprisonnés.
   *[pixl-3] Pixls, prisonniers et Ports verrouillés rapportent des points. Le meilleur score gagne.
}
web-coach = { $moment ->
    [pixoid-0] Vous êtes Pixoid. Partez d’un Pix qui a plusieurs sorties.
    [pixoid-1] Tournez les molettes : une direction et une distance. Tout est révélé en même temps.
    [pixoid-2] Un mur vous arrête : un nombre trop grand n’est pas une erreur.
    [pixoid-3] Vous courez d’abord, les Bugs ensuite. Évitez les Pix à leur portée.
    [pixoid-4] Chaque tour de liberté rapporte un cube. À douze, vous gagnez la partie.
    [pixoid-5] Passez sur un cube du labyrinthe pour le prendre.
    [pixoid-6] Les Bugs cherchent à deviner. Ne fuyez pas toujours de la même façon.
    [pixoid-7] Pour voir la portée de chaque cube, maintenez le bouton « qui peut aller où ».
    [pixoid-8] Un carrefour laisse le choix. Un cul-de-sac, non.
    [bug-0] Vous êtes un Bug. Partez d’où vous pouvez couper la route à Pixoid.
    [bug-1] Cette fois, vous êtes un Bug. Attrapez Pixoid avant ses 12 cubes.
    [bug-2] Pixoid court d’abord, puis tous les Bugs. Visez là où il sera.
    [bug-3] Il suffit de lui passer dessus. Pas besoin de s’arrêter sur son Pix.
    [bug-4] Dispersez-vous. Chaque Bug peut fermer une autre voie.
    [bug-5] Pour voir jusqu’où il peut aller, maintenez le bouton « qui peut aller où ».
    [pixl-0] Tout part de votre Port. Choisissez un endroit dégagé. Le meilleur score gagne.
    [pixl-1] Placez un Pixl à côté de votre Port. Votre chaîne part de là. Chaque Pixl visible vaut 1 point.
    [pixl-2] La Terre chasse l’Eau, l’Eau le Feu, le Feu l’Esprit, l’Esprit la Terre.
    [pixl-3] Touchez une proie avec deux de vos Pixls pour la convertir : recouverte, elle compte 2.
    [pixl-4] Un prédateur converti devient votre prisonnier et vaut 1.
    [pixl-5] Regardez avant de placer : l’aperçu compte chaque point.
    [pixl-6] Gardez votre chaîne d’un seul tenant. Un Pixl coupé du Port ne s’étend plus.
    [pixl-7] Trois de vos Pixls autour d’un Port le verrouillent : 5 points.
    [pixl-8] Un grand groupe de proies vaut le détour. Étendez-vous vers lui.
   *[other] Un doute ? Touchez Conseil et lisez pourquoi.
}
