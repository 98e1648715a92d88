# The browser client: what stands round the games.
web-rule = Règle { $rule }
web-close = Fermer
web-of-five = { $value } sur 5
web-settings = Réglages
web-language = Langue
web-language-now = Langue : { $language }
web-play = Jouer
web-theme = Apparence
web-theme-system = Comme l’appareil
web-theme-dark = Sombre
web-theme-light = Clair
web-theme-contrast = Contraste élevé
web-speed-times = × { $times }
# How reveals are shown at a table
web-pace = Animation des révélations
web-pace-full = Complète
web-pace-brisk = Rapide
web-pace-off = Aucune
web-sound = Son
web-less-motion = Moins d’animations
web-bot-words = Commentaires des bots
web-confirm = Confirmer chaque pose
web-notify = M’avertir quand c’est à moi de jouer
web-notify-denied = Votre navigateur bloque les notifications de cette page. Autorisez-les dans les réglages du site.
web-clock = Temps restant : { $time }
web-seat-ready = Validé
web-seat-choosing = Réfléchit
web-seat-waiting = En attente
web-seat-away = Un bot joue à sa place
web-seat-gone = Hors ligne
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
web-you-piece = Votre pion
web-you-taken = { $piece } : déjà à { $name }
web-you-save = Enregistrer
web-you-change = Changer de nom et de pion
web-you-named-change = Changer de nom ({ $name })
web-learn = Apprendre
web-mazes = Labyrinthes
web-puzzles = Énigmes
web-mazes-choose = Choisir un labyrinthe
web-rules = Règles
web-replays = Mes parties
web-home-about = Deux jeux de société, une petite console. Jouez avec des amis ou des bots, sur n’importe quel écran.
web-home-now = Jouer tout de suite
web-home-start = Lancer une partie
web-home-code = Saisir un code
web-home-free = Sans compte ni téléchargement. Deux clics et c’est parti.
web-back = J’ai déjà joué ici
web-open-seats = Places libres
web-home-which = Quel jeu ?
web-home-ways = Quatre façons de jouer
web-home-today = Aujourd’hui
web-home-running = En cours
web-continue = Continuer
web-continue-turn = À vous de jouer à { $game }
web-continue-others = La partie de { $game } continue
web-continue-lobby = { $game } : il manque du monde
web-continue-all = { $games ->
    [2] Voir les deux parties
   *[other] Voir les { $games } parties
}
web-continue-rest = { $games ->
    [one] Encore une partie en cours
   *[other] Encore { $games } parties en cours
}
web-continue-with = Avec { $names }.
web-continue-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
web-cartridge-pixoid = Un petit cube fuit, trois Bugs le traquent. Tout se programme en secret, puis tout bouge en même temps.
web-cartridge-pixoid-players = 3 ou 4
web-cartridge-pixoid-pace = 5 à 20 min
web-cartridge-pixl = Quatre éléments s’étendent sur des hexagones. Placez un Pixl : ses voisins sont recouverts, remplacés ou emprisonnés.
web-cartridge-pixl-players = 2 à 4
web-cartridge-pixl-pace = 10 à 20 min
web-home-new = Première visite ?
web-home-lesson = { $game } en 3 minutes
web-home-lesson-pixoid = Fuir, traquer, prendre des cubes.
web-home-lesson-pixl = Placer, recouvrir, remplacer, verrouiller.
web-way-bots = Bots
web-way-online = En ligne
web-way-device = Un appareil
web-way-night = Soirée jeux
web-way-bots-about = Tout de suite, cinq niveaux au choix.
web-way-online-about = Envoyez un lien à vos amis.
web-way-device-about = Faites-le passer autour de la table.
web-way-night-about = La télé sert de plateau, les téléphones de manettes.
web-bots-level = Niveau
web-bot-name = Bot { $seat } ({ $level })
# A bot that is somebody, with its level
web-bot-persona = { $name } ({ $level })
web-bots-who = Bots
web-change-bot = Changer ce bot
web-level-easy = Facile
web-level-normal = Normal
web-level-hard = Difficile
web-level-master = Maître
web-level-grandmaster = Grand maître
web-level-daily = Bot du jour
web-role-pixoid = Pixoid
web-role-bug = Bug
web-lobby-title = Qui joue ?
web-lobby-free = { $free ->
    [one] Une place sur { $seats } est libre.
   *[other] { $free } places sur { $seats } sont libres.
}
web-lobby-full = Tout le monde est là.
web-lobby-absent = On attend encore : { $names }.
web-lobby-bots = Compléter avec des bots
web-lobby-start = Commencer
web-lobby-start-why = Places libres : { $seats }. Invitez quelqu’un ou ajoutez un bot.
web-lobby-waiting = L’hôte va lancer la partie.
web-lobby-settings = Réglages de la partie
web-host-decides = L’hôte décide
web-game = Jeu
web-shuffle = Mélanger les tuiles
web-you-named = { $name } (vous)
web-program = bot personnalisé
web-host = hôte
web-connected = En ligne
web-back-soon = Bientôt de retour
web-sit = S’asseoir ici
web-add-player = Ajouter quelqu’un
web-add-bot = Ajouter un bot
web-leave = Quitter votre place
web-leave-title = Quitter cette partie ?
web-leave-alone = Elle vous attend : vous pourrez la reprendre depuis la page d’accueil.
web-leave-others = Les autres continuent et un bot prendra bientôt votre place. Vous pourrez revenir depuis la page d’accueil.
web-leave-stay = Rester
web-leave-go = Quitter
web-free = Libérer cette place
web-seat-up = Monter
web-name-ask = Quel est votre nom ?
web-invite = Inviter des amis
web-invite-scan = Scannez avec le téléphone, ou ouvrez cette adresse et saisissez le code :
web-invite-send = Envoyez-leur le lien. Il mène tout droit à cette table.
web-invite-type = Ou bien ouvrez cette adresse et saisissez le code :
web-qr = Code QR avec le lien de cette table
web-copy = Copier le lien
web-copied = Lien copié.
web-copy-by-hand = Copiez ce lien :
web-code = Code :
web-clock-setting = Chrono
web-clock-none = Aucun
web-clock-decision-30 = 30 s par coup
web-clock-decision-60 = 60 s par coup
web-clock-bank-300 = 5 min en tout
web-clock-bank-900 = 15 min en tout
web-clock-step-43200 = 12 h par coup
web-clock-step-86400 = 1 jour par coup
web-clock-step-259200 = 3 jours par coup
web-clock-step-604800 = 1 semaine par coup
# $time: a number of minutes, hours or days
web-time-left = Il reste { $time }
web-their-turn = Aux autres de jouer
# $names: the players whose moves are missing
web-slow-waiting = On attend { $names }
# $day: a weekday or a date
web-slow-back = { $name } revient : { $day }
web-slow-saved = Enregistré
web-slow-next = Jouer la partie suivante
web-slow-since = Depuis votre dernière visite
web-slow-board = Voir le plateau
web-slow-away = Vous avez manqué deux échéances. Touchez la page ou appuyez sur une touche pour reprendre la main.
# $left: how many; the number stands before
web-days-off-left = { $left ->
    [one] jour de congé restant
   *[other] jours de congé restants
}
# $total: how many a year
web-days-off-total = sur { $total } cette année
web-days-off-why = Les congés arrêtent tous vos chronos. Les autres voient quand vous revenez.
web-days-off-take = Prendre des congés
# $date: the day of return
web-days-off-until = { $days ->
    [one] 1 jour, jusqu’au { $date }
   *[other] { $days } jours, jusqu’au { $date }
}
# $date: a day
web-days-off-back = Vos chronos sont arrêtés. Retour { $date }.
web-days-off-return = Revenir maintenant
web-join-title = Rejoindre une table
web-join-code = Code de la table (6 caractères)
web-join = Rejoindre
web-join-invited = On vous invite à jouer.
web-sit-down = S’asseoir
web-watch = Regarder
web-watching-full = Toutes les places sont prises : vous regardez.
web-join-code-here = Vous avez le code de cette table ?
web-your-name = Votre nom
web-password = Mot de passe du serveur
web-connecting = Connexion…
web-lost = Connexion perdue. Reconnexion…
web-unsaved = Le serveur n’arrive plus à enregistrer les coups. Prévenez la personne qui s’en occupe.
web-home-link = Accueil
web-missing = Il n’y a rien à cette adresse.
web-missing-help = Le lien est peut-être incomplet. Redemandez-le, ou demandez le code de la table.
web-program-secret = Programmez en secret
web-ready-count = Validé : { $ready } sur { $all }
web-your-turn = À vous
web-turn-of = { $name } réfléchit
web-place-cube = Choisissez votre Pix de départ
web-waiting-others = En attente des autres
web-watching = Vous regardez.
web-clock-out = Temps écoulé ! Coup joué pour vous : { $move }.
web-log-late = Temps écoulé pour { $name }.
web-revealing = Révélation !
web-skip = Passer l’animation
web-log = Journal
web-log-turn = Tour { $turn }
web-log-setup = Mise en place
web-round = Manche { $round } sur { $rounds }
web-turn = Tour { $turn }
web-pause = Arrêter le chrono
web-resume = Reprendre
web-paused = Chrono en pause.
web-busy = Les bots sont occupés à d’autres tables.
web-menu = Menu
web-text-view = Vue texte
web-overview = Vue d’ensemble
web-over = La partie est terminée
web-to-result = Revenir au résultat
web-to-board = Voir le plateau
web-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
web-stopped = La partie a été arrêtée avant la fin.
web-rematch = Rejouer
web-rematch-daily = S’entraîner
web-rematch-title = Partie suivante
web-rematch-in = Début dans { $seconds } s
web-rematch-waits = Elle commence dès que tout le monde est là. Un bot joue pour les retardataires jusqu’à leur arrivée.
web-rematch-ready = D’accord
web-rematch-asked = Pas encore de réponse
web-rematch-now = Commencer
web-rematch-bots = Changer les bots
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
web-replay = Revoir
web-hint = Conseil
# $move: a move in words, $reason: a whole sentence
web-hint-move = Un bon coup : { $move }. { $reason }
# $points: a list such as “41 pour Ann, 37 pour Bob”
web-hint-points = Points attendus à la fin : { $points }.
web-hint-points-entry = { $points } pour { $player }
# A choice with one option is made by itself
web-only-choice = Votre seul coup possible, joué pour vous : { $move }.
web-only-pass = Vous ne pouvez que passer pour le moment.
web-only-pass-skip = Sauter l’attente
web-step-first = Au début
web-step-back = Précédent
web-step-on = Suivant
web-step-last = À la fin
web-step-of = Étape { $step } sur { $steps }
web-record-title = Ouvrir une partie enregistrée
web-record-choose = Choisir un fichier
web-look-at-screen = Regardez le grand écran.
web-spectator = Spectateur
web-next-ready = Une autre partie est prête.
web-next-by = { $name } vous invite à une autre partie.
web-next-go = Rejoindre
web-lobby-change = Modifier
web-lobby-bots-come = { $free ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les places libres.
}
web-scan-to-sit = Scannez pour prendre cette place
web-nobody-yet = Les téléphones n’ont pas encore accès
web-board-here = Afficher le plateau ici
web-join-shows = Cet appareil
web-join-board = Plateau et manette
web-join-pad = Manette seule (le plateau est sur le grand écran)
web-played = { $name } a joué
web-own-edge = Mon côté du plateau en bas
web-turn-board = Tourner le plateau
web-hint-thinking = Réflexion…
web-home-puzzle = L’énigme du jour
web-home-puzzle-about = Une position, un seul bon coup.
web-home-solve = Résoudre
web-download = Télécharger la partie
