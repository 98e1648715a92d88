# The browser client: what stands round the games.
web-rule = Règle { $rule }
web-close = Fermer
web-settings = Réglages
web-language = Langue
web-language-now = Langue : { $language }
web-theme = Apparence
web-theme-system = Comme l’appareil
web-theme-dark = Sombre
web-theme-light = Clair
web-theme-contrast = Contraste élevé
web-speed-times = × { $times }
# How reveals are shown at a table
web-pace = Révélations
web-pace-full = Avec toutes les scènes
web-pace-brisk = Rapide
web-pace-off = Sans animation
web-sound = Son
web-less-motion = Moins d’animations
web-bot-words = Les bots disent un mot
web-confirm = Confirmer chaque pose
web-notify = M’avertir quand c’est à moi de jouer
web-notify-denied = Le navigateur n’autorise pas les notifications pour cette page. Autorisez-les dans ses réglages pour ce site.
web-clock = Temps restant : { $time }
web-seat-ready = Prêt
web-seat-choosing = Choisit
web-seat-waiting = Attend
web-seat-away = Absent, un bot joue
web-seat-gone = Déconnecté
web-seat-bot = Bot
web-seat-open = Place libre
# How somebody is called before they have said their name: after a creature. $piece: its controller
web-creature = { $piece ->
    [amber] Scarabée
    [sky] Araignée
    [rose] Papillon
    [mint] Crabe
    [ember] Mille-pattes
    [violet] Étoile de mer
   *[other] Joueur
}
web-you = Vous
web-you-piece = Ce que vous jouez
web-you-taken = { $piece } : déjà à { $name }
web-you-save = Enregistrer
web-you-change = Changer de nom et de pièce
web-you-named-change = Vous êtes { $name }. Changer
web-learn = Apprendre
web-mazes = Labyrinthes
web-puzzles = Énigmes
web-mazes-choose = Choisir un labyrinthe
web-rules = Règles
web-replays = Mes parties
web-home-about = Deux jeux de société, une petite console. Jouez avec des amis ou des bots, sur n’importe quel écran.
web-home-now = Jouer tout de suite contre des bots
web-home-code = Saisir un code
web-continue = Continuer
web-continue-turn = À vous de jouer à { $game }
web-continue-others = La partie de { $game } continue
web-continue-lobby = { $game } : la table attend des joueurs
web-continue-with = Avec { $names }.
web-continue-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
web-cartridge-pixoid = L’un fuit, trois chassent. Chacun programme en secret, tout est révélé en même temps.
web-cartridge-pixoid-players = 3 ou 4 joueurs
web-cartridge-pixoid-pace = tous en même temps
web-cartridge-pixl = Quatre éléments s’étendent, se convertissent et se verrouillent.
web-cartridge-pixl-players = 2 à 4 joueurs
web-cartridge-pixl-pace = chacun son tour
web-home-new = Première visite ?
web-home-lessons = Apprendre en jouant
web-home-watch = Regarder une table
web-home-record = Ouvrir un enregistrement
web-way-bots = Bots
web-way-online = En ligne
web-way-device = Un appareil
web-way-night = Soirée jeux
web-bots-title = { $game } contre des bots
web-bots-level = Niveau
web-bots-first = Première partie
web-bots-change = Changer ce qu’on joue
web-bot-name = Bot { $seat } ({ $level })
# A bot that is somebody, with its level
web-bot-persona = { $name } ({ $level })
web-bots-who = Qui joue
web-bots-shuffle = Mélanger les visages
web-bots-surprise = Sans choix, c’est une surprise à chaque fois.
web-change-bot = Changer ce bot
web-level-rookie = Débutant
web-level-regular = Habitué
web-level-expert = Expert
web-level-master = Maître
web-level-grandmaster = Grand maître
web-role-pixoid = Pixoid de la manche
web-role-bug = Bug
web-lobby-title = Qui joue ?
web-lobby-free = { $free ->
    [one] Une place sur { $seats } est libre.
   *[other] { $free } places sur { $seats } sont libres.
}
web-lobby-full = Tout le monde est là.
web-lobby-bots = Des bots aux places libres
web-lobby-start = Commencer
web-lobby-start-why = Pour commencer, il manque encore : { $seats }. Une personne ou un bot suffit.
web-lobby-waiting = L’hôte lance la partie.
web-lobby-settings = Ce qu’on joue
web-host-decides = L’hôte décide
web-game = Jeu
web-shuffle = Mélanger les tuiles
web-you-named = { $name } (vous)
web-program = joué par un programme
web-host = hôte
web-connected = Connecté
web-back-soon = De retour bientôt
web-sit = S’asseoir ici
web-add-player = Un autre joueur ici
web-add-bot = Ajouter un bot
web-leave = Quitter la place
web-leave-title = Quitter cette partie ?
web-leave-alone = Elle vous attend : la page d’accueil y ramène.
web-leave-others = Les autres continuent, et au bout d’un moment un bot joue pour vous. La page d’accueil y ramène.
web-leave-stay = Rester
web-leave-go = Quitter
web-free = Libérer la place
web-seat-up = Monter
web-name-ask = Comment vous appelez-vous ?
web-invite = Inviter des amis
web-invite-scan = Scannez avec le téléphone, ou ouvrez cette adresse et saisissez le code :
web-invite-send = Envoyez-leur le lien. La personne qui l’ouvre arrive à cette table.
web-invite-type = Ou bien ouvrez cette adresse et saisissez le code :
web-qr = Code QR avec le lien de cette table
web-copy = Copier le lien
web-copied = Le lien est copié.
web-copy-by-hand = Copiez ce lien :
web-code = Code :
web-lan-why = Pour l’instant, seul cet appareil peut atteindre la table.
web-lan-open = Laisser entrer les appareils de ce réseau
web-unreachable = Mon téléphone ne l’atteint pas
web-unreachable-help = Le téléphone et l’ordinateur doivent être sur le même Wi-Fi, et pas sur un réseau invité, qui isole les appareils. Si l’ordinateur demande si Python peut accepter des connexions, autorisez-le ; sinon, ouvrez le port dans son pare-feu.
web-clock-setting = Pendule
web-clock-none = Aucune
web-clock-decision-30 = 30 s par décision
web-clock-decision-60 = 60 s par décision
web-clock-bank-300 = 5 min en tout
web-clock-bank-900 = 15 min en tout
web-join-title = Rejoindre une table
web-join-code = Les six caractères de la table
web-join = Rejoindre
web-join-invited = Vous êtes invité à une table.
web-sit-down = S’asseoir
web-watch = Regarder
web-watching-full = Toutes les places sont prises : vous regardez.
web-join-code-here = Avez-vous les six caractères de cette table ?
web-your-name = Votre nom
web-password = Mot de passe de ce serveur
web-connecting = Connexion…
web-lost = La connexion est coupée. Elle va se rétablir d’elle-même.
web-unsaved = Le serveur ne peut plus enregistrer de coups. La personne qui le gère devrait s’en occuper.
web-home-link = Accueil
web-missing = Il n’y a rien à cette adresse.
web-missing-help = Une partie s’est peut-être perdue en route. La personne qui vous l’a envoyée peut la renvoyer, ou vous lire le code de la table.
web-program-secret = Programmez en secret
web-ready-count = { $ready } sur { $all } prêts
web-your-turn = À vous
web-turn-of = { $name } réfléchit
web-place-cube = Choisissez votre Pix de départ
web-waiting-others = En attente des autres
web-watching = Vous regardez.
web-clock-out = Votre temps est écoulé : { $move } a été joué pour vous.
web-log-late = Temps écoulé pour { $name }.
web-away-title = Un bot joue pour vous
web-away-why = Votre temps s’est écoulé deux fois de suite. Touchez la page ou appuyez sur une touche, et c’est de nouveau vous qui jouez.
web-away-back = Me revoilà
web-gone = { $name } n’est plus connecté.
web-gone-bot = Un bot joue dans { $time }.
web-gone-now = Laisser jouer un bot maintenant
web-revealing = Révélation !
web-skip = Sauter
web-log = Journal
web-log-turn = Tour { $turn }
web-log-setup = Mise en place
web-log-unread = Journal, { $count ->
    [one] { $count } nouveau tour
   *[other] { $count } nouveaux tours
}
web-round = Manche { $round } sur { $rounds }
web-turn = Tour { $turn }
web-pause = Arrêter les pendules
web-resume = Reprendre
web-paused = Les pendules sont arrêtées.
web-busy = Les bots sont occupés à d’autres tables.
web-menu = Menu
web-text-view = Vue texte
web-overview = Aperçu
web-stop-wished = { $name } aimerait arrêter la partie.
web-stop-game = Accepter d’arrêter la partie
web-stop-undo = Finalement, continuer
web-over = La partie est terminée
web-to-result = Revenir au résultat
web-to-board = Voir le plateau
web-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
web-stopped = La partie a été arrêtée en l’état.
web-rematch = Rejouer
web-rematch-bots = Changer d’abord les bots
web-rematch-keep-roles = { $game ->
    [pixl] Garder les éléments
   *[other] Garder les rôles
}
web-rematch-keep-board = Garder le labyrinthe
web-series = Série
web-series-games = { $games ->
    [one] après une partie
   *[other] après { $games } parties
}
web-download = Télécharger l’enregistrement
web-replay = Revoir
web-hint = Conseil
# $move: a move in words, $reason: a whole sentence
web-hint-move = Essayez { $move }. { $reason }
# $points: a list such as “41 pour Ann, 37 pour Bob”
web-hint-points = Points attendus à la fin : { $points }.
# A choice with one option is made by itself
web-only-choice = Il n’y avait qu’un choix, il est fait : { $move }.
# A button that is held: the board then shows where everybody could be after this turn
web-hold = Maintenir : où peuvent-ils être ?
web-step-first = Au début
web-step-back = Précédent
web-step-on = Suivant
web-step-last = À la fin
web-step-of = Étape { $step } sur { $steps }
web-record-title = Ouvrir un enregistrement
web-record-choose = Choisissez un fichier
web-role-spare = Troisième Bug
web-look-at-screen = Regardez le grand écran.
web-spectator = Spectateur
web-next-ready = Une autre partie est prête.
web-next-by = { $name } vous invite à une autre partie.
web-next-go = Y aller
web-lobby-change = Modifier
web-lobby-bots-come = { $free ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les places libres.
}
web-scan-to-sit = Scannez pour prendre cette place
web-nobody-yet = Les téléphones n’ont pas encore accès
web-board-here = Afficher le plateau ici
web-join-shows = Cet appareil affiche
web-join-board = le plateau et mes commandes
web-join-pad = seulement mes commandes ; le plateau est sur un grand écran
web-played = { $name } a joué
web-own-edge = Mon côté du plateau en bas
web-turn-board = Tourner le plateau
web-hint-thinking = Réflexion…
web-tiles = Tuiles placées à la main (P2.5)
web-tile = { $place ->
    [top-left] En haut à gauche : tuile { $tile }, face { $side }
    [top-right] En haut à droite : tuile { $tile }, face { $side }
    [bottom-left] En bas à gauche : tuile { $tile }, face { $side }
   *[bottom-right] En bas à droite : tuile { $tile }, face { $side }
}
web-tile-over = Retourner
web-tile-swap = Échanger avec la suivante
