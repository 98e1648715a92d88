### Playing without a server: download, installing, saved games.
web-device-loading = Téléchargement du moteur de jeu
web-device-starting = Démarrage du moteur de jeu
web-device-amount = { $loaded } sur { $total } Mo
web-device-resume = Reprendre
web-device-full = Il n’y a plus de place sur cet appareil : le coup n’a pas été enregistré. Libérez de l’espace, puis réessayez.
web-device-not-saved = Votre navigateur n’a pas pu enregistrer. Rechargez la page, puis réessayez.
web-device-other-tab = Cette partie est ouverte dans un autre onglet. Continuez là-bas, ou fermez cet onglet et rechargez celui-ci.
web-device-no-webassembly = Votre navigateur n’a pas WebAssembly : impossible de jouer ici sans serveur. Activez-le ou changez de navigateur.
web-device-not-started = Le moteur de jeu n’a pas démarré. Rechargez la page pour réessayer.
web-device-broken-off = La connexion s’est coupée après { $loaded } Mo. Ce qui est chargé est conservé.
