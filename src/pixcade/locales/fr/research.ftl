# For those who study games: `pixcade fingerprint` and `pixcade benchmark`

cli-fingerprint = afficher une empreinte du comportement des règles
cli-fingerprint-about = Joue des étapes enregistrées de chaque variante et affiche une empreinte de tout ce qui s’est passé. Tout ce qui ouvre les jeux aux programmes d’apprentissage doit obtenir la même ; elle ne change que si les règles changent le cours d’une partie permise.
cli-fingerprint-adapter = ce qui joue : { $known }
cli-fingerprint-steps = étapes de chaque variante ; 10000 par défaut
cli-benchmark = mesurer ce qu’une stratégie perd face au jeu exact
cli-benchmark-about = Mesure une stratégie sur un ensemble fixe de positions de Pixoid résolues exactement : ce qu’elle perd par tour, en cubes, comme Pixoid et comme Bugs, avec un intervalle de confiance à 95 %. La dernière ligne est prête à être ajoutée à docs/benchmark.md.
cli-benchmark-policy = un bot (un niveau, un fichier, python:FICHIER.py:NOM, exec:COMMANDE) ou un fichier avec une fonction policy(state, player)
cli-benchmark-name = nom de la stratégie dans cette ligne
cli-benchmark-positions = ne mesurer que sur ce nombre de positions
research-fingerprint = { $steps } étapes de chaque variante, jouées par { $adapter } :
research-benchmark = Perte par tour face au jeu exact, en cubes, sur { $positions } positions de l’ensemble { $version } ; en tout, comme Pixoid, comme Bugs :
research-number = « { $text } » n’est pas un nombre de 1 à { $most }. Donnez-en un.
research-no-policy = Stratégie introuvable : « { $name } ». Indiquez un bot ou une fonction policy(state, player) : my_policy.py, FICHIER.py:NOM ou MODULE:NOM.
research-policy-failed = La stratégie « { $name } » a donné une réponse impossible : { $reason }. Elle doit renvoyer une action permise, ou une part pour chaque action permise qu’elle joue.
research-no-batch = { $form } ne se joue pas par lots. Utilisez make(), PettingZoo ou OpenSpiel.
