### Playing without a server: download, installing, saved games.
web-device-loading = Téléchargement de Pixcade
web-device-starting = Démarrage de Pixcade
web-device-amount = { $loaded } sur { $total } Mo
web-device-resume = Reprendre
web-device-full = Il n’y a plus de place sur cet appareil : le coup n’a pas été enregistré. Libérez de l’espace, puis réessayez.
web-device-not-saved = L’enregistrement a échoué dans votre navigateur. Rechargez la page, puis réessayez.
web-device-other-tab = Cette partie est ouverte dans un autre onglet. Continuez-la dans l’autre onglet, ou fermez-le et rechargez cette page.
web-device-no-webassembly = Votre navigateur n’a pas WebAssembly : impossible de jouer ici sans serveur. Activez-le ou changez de navigateur.
web-device-not-started = Pixcade n’a pas démarré. Rechargez la page pour réessayer.
web-device-broken-off = La connexion s’est coupée après { $loaded } Mo. Ce qui est téléchargé est conservé.
web-device-here = Sur cet appareil
web-device-levels = Maître et Grand maître ont besoin d’un serveur.
web-device-server = Les parties en ligne, les soirées jeux et les analyses exactes ont besoin d’un serveur Pixcade. Tout le reste fonctionne ici.
web-device-connect = Aller au serveur
web-device-offline = Ce qui marche hors ligne
web-device-works-bots = Bots, trois niveaux
web-device-works-device = Un seul appareil
web-device-works-lessons = Leçons
web-device-works-puzzles = Énigmes
web-device-works-mazes = 96 labyrinthes
web-device-works-replays = Vos parties
web-device-saved = Sur cet appareil
web-device-finished = Parties terminées
web-device-going = Parties en cours
web-device-space = Espace utilisé
web-device-clearing = Effacer les données du navigateur supprime vos parties. Exportez-les d’abord.
web-device-export = Exporter
web-device-import = Importer
web-device-imported = { $count ->
    [0] Toutes ces parties sont déjà ici.
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
web-install = Installer Pixcade
web-install-why = Une icône et une fenêtre à part. Démarre sans connexion.
web-install-now = Installer
web-install-later = Plus tard
web-install-share = Dans Safari, touchez Partager, puis « Sur l’écran d’accueil ».
web-update = Mise à jour prête
web-update-why = Vos parties sont conservées.
web-update-now = Mettre à jour
web-update-when = Proposée entre les parties, jamais pendant.
web-device-promise = Sans compte, sans serveur, sans connexion. Les bots jouent ici, et vos parties restent ici.
web-device-bots = De facile à difficile, sur cet appareil.
web-device-size = { $size } Mo
web-device-review = Pour analyser une partie, il faut un serveur Pixcade.
web-device-address = Adresse d’un serveur Pixcade, pour jouer en ligne
web-device-no-address = Saisissez une adresse comme https://example.org.
web-offline = Jouer hors ligne
web-offline-play = Jouer sur cet appareil
web-offline-about = Bots, leçons et énigmes, sans connexion. La première fois, environ 7 Mo à télécharger.
