### Looking after a server: refusals, commands, and the operator's page.


## The operator

server-operator-here = La page de l’opérateur ne fonctionne que sur la machine où tourne le serveur. C’est là qu’il faut l’ouvrir.
server-operator-token = Ce n’est pas le jeton de l’opérateur. Prenez celui qui a été affiché au démarrage du serveur, ou celui de ses réglages.
server-metrics-token = Les mesures ne sont données qu’à la machine elle-même et aux personnes qui ont le jeton correspondant. Envoyez-le sous la forme « Authorization: Bearer ».
server-no-such-message = Ce message n’existe plus à cette table. Rechargez la liste.
server-no-such-ban = Il n’y a pas d’exclusion pour cet identifiant ou cette adresse. Consultez la liste des exclusions.
server-no-such-report = Ce signalement n’existe plus. Rechargez la liste.
server-bad-address = « { $value } » n’est pas une adresse IP. Écrivez-en une comme 192.0.2.7.
server-bad-person = « { $value } » n’est pas l’identifiant d’une personne. Écrivez les 16 lettres et chiffres que « pixcade admin now » montre devant le nom.
server-bad-id = Un identifiant donné ici est vide ou trop long. Copiez-le de ce que montre « pixcade admin now » ou « pixcade admin reports ».
server-own-address = C’est l’adresse de la machine du serveur, et de toutes les personnes qui passent par un proxy de cette machine que --trusted-proxy n’indique pas. Excluez plutôt le navigateur.
server-no-open-table = Il n’y a pas de table ouverte avec cet identifiant. Cherchez-le dans la liste des tables.
server-no-finished-game = Il n’y a pas de partie terminée avec cet identifiant. Il se trouve à la fin du lien de la partie, après /g/.
server-bad-number = « { $text } » n’est pas un nombre possible ici. Écrivez un nombre entier de neuf chiffres au plus.
server-bad-hours = « { $text } » n’est pas un nombre d’heures d’exclusion. Écrivez un nombre entier de 1 à { $most }.
server-bad-date = « { $text } » n’est pas une date, ou ce jour est déjà passé. Écrivez-en une comme 2027-01-31.
server-late-date = Une exclusion jusqu’à la fin du { $text } serait trop longue. Le dernier jour possible est le { $latest }.
server-long-reason = Une raison compte au plus { $most } caractères. Raccourcissez-la.
server-not-running = Aucun serveur en marche n’utilise le dossier de données { $folder }. Lancez le serveur, indiquez le bon dossier avec --data ou le serveur avec --address.
server-folder-hidden = L’utilisateur { $user } n’a pas le droit de lire le dossier de données { $folder }. Faites-le en tant que root ou avec l’utilisateur du serveur, ou indiquez le serveur avec --address.
server-address-unset = Ce serveur garde ses tables dans PostgreSQL : son dossier de données ne dit pas où il se trouve. Indiquez-le avec --address, par exemple http://127.0.0.1:8128.
server-operator-token-unset = Il manque le jeton de l’opérateur. Donnez-le avec --admin-token, PIXCADE_ADMIN_TOKEN ou dans le fichier de réglages.
server-no-answer = Le serveur à l’adresse { $address } ne répond pas. Vérifiez qu’il tourne encore, puis réessayez.
server-unreadable-store = Le serveur ne peut pas lire sa base de données pour le moment. « pixcade admin now » dit ce qui ne va pas.


## Commands

cli-admin = gérer un serveur en marche
cli-admin-about = Gère un serveur qui tourne sur cette machine : montre qui est là, ferme des tables, retire des noms et des messages, exclut des gens.
cli-backup = copier dans un fichier tout ce qu’un serveur garde
cli-backup-about = Copie dans un seul fichier tout ce qu’un serveur garde, même pendant qu’il tourne. Le fichier contient des noms et des messages : gardez-le en lieu sûr.
cli-restore = remettre une sauvegarde en place
cli-restore-about = Vérifie une sauvegarde et la met à la place des données présentes, qui sont gardées sous un autre nom. Arrêtez d’abord le serveur.
operating-help-token = jeton de l’opérateur ; par défaut, celui des réglages
operating-help-address = adresse du serveur, par exemple http://127.0.0.1:8128 ; par défaut, celle du serveur qui utilise le dossier de données
operating-help-file = fichier de la sauvegarde
operating-help-damaged-too = remettre la sauvegarde en place même si des journaux y sont illisibles ; leurs tables ne pourront pas être ouvertes
operating-help-now = montrer les tables et les gens
operating-help-growth = montrer tout ce qui croît, sa limite et ce qui reste
operating-help-reports = montrer ce qui a été signalé
operating-help-bans = montrer qui est exclu
operating-help-close = arrêter une partie en l’état et fermer sa table
operating-help-remove-name = retirer partout le nom d’une personne
operating-help-remove-message = supprimer un message écrit à une table
operating-help-remove-game = supprimer une partie terminée
operating-help-ban = exclure un navigateur (par l’identifiant de la personne) ou une adresse, pendant HOURS heures ou jusqu’à la fin du jour DATE (UTC)
operating-help-value = identifiant d’une personne, que « pixcade admin now » montre devant le nom, ou adresse comme 192.0.2.7
operating-help-hours = pendant combien d’heures ; par défaut, { $hours }
operating-help-until = dernier jour de l’exclusion (UTC), par exemple 2027-01-31, à la place de --hours
operating-help-reason = note pour vous et les autres opérateurs, que montre la liste des exclusions
operating-help-unban = laisser de nouveau entrer un navigateur ou une adresse
operating-help-announce = dire quelque chose à tout le monde ; sans TEXT, l’annonce est retirée
operating-help-maintenance = ne plus laisser commencer de nouvelles parties (on), ou les autoriser de nouveau (off)
operating-help-report-done = marquer un signalement comme traité


## What the commands say

operating-done = C’est fait.
operating-nobody-here = Personne avec l’identifiant { $person } n’est là en ce moment. Si vous attendiez quelqu’un, comparez-le avec ce que montre « pixcade admin now ».
operating-backup-made = La sauvegarde se trouve dans { $file }.
operating-backup-damaged = Mais le journal de la table { $table } y est illisible : gardez une sauvegarde plus ancienne où il est lisible, ou supprimez la table avec « pixcade admin remove-game { $table } --data { $folder } » et refaites la sauvegarde.
operating-backup-damaged-several = Mais les journaux de { $count } tables y sont illisibles : { $tables }. Gardez une sauvegarde plus ancienne où ils sont lisibles, ou supprimez chaque table avec « pixcade admin remove-game TABLE --data { $folder } » et refaites la sauvegarde.
operating-and-more = { $more ->
        [one] { $list } et { $more } autre
       *[other] { $list } et { $more } autres
    }
operating-restored = La sauvegarde { $file } est en place dans le dossier { $folder }.
operating-restored-kept = Ce qui s’y trouvait avant est gardé dans { $file }.
operating-figures = Salons : { $lobbies }, parties en cours : { $playing }, connexions : { $connections }, base de données : { $store }.
operating-announced = Annonce : { $text }
operating-table = { $table }  { $game }, { $phase ->
        [lobby] salon
        [playing] en cours
       *[over] terminée
    }, { $minutes } min : { $players }
operating-person = { $person }  { $name }, { $address }, tables : { $tables }
operating-report = { $report }  { $kind ->
        [message] message { $number }
       *[name] nom
    } « { $shown } » de { $person }, table { $table }, signalé par { $by } : { $text }
operating-ban =
    { $kind ->
        [address] adresse
       *[browser] navigateur
    } { $value }, jusqu’au { $until } UTC
operating-ban-reason = { $ban } : { $reason }


## The page

operating-page-title = Opérateur
operating-page-token = Jeton
operating-page-open = Ouvrir
operating-page-refresh = Recharger
operating-page-lobbies = Salons
operating-page-playing = Parties en cours
operating-page-connections = Connexions
operating-page-store = Base de données
operating-page-tables = Tables
operating-page-people = Personnes
operating-page-reports = Signalements
operating-page-bans = Exclusions
operating-page-none = Il n’y a rien ici.
operating-page-close = Fermer la table
operating-page-remove-name = Retirer le nom
operating-page-remove-message = Supprimer le message
operating-page-remove-game = Supprimer la partie
operating-page-ban-browser = Exclure le navigateur
operating-page-ban-address = Exclure l’adresse
operating-page-unban = Lever l’exclusion
operating-page-done = Traité
operating-page-announcement = Annonce à tout le monde
operating-page-announce = Annoncer
operating-page-maintenance-on = Ne plus laisser commencer de nouvelles parties
operating-page-maintenance-off = Autoriser de nouveau les parties
operating-page-maintenance-is-on = Maintenance : aucune nouvelle partie ne peut commencer. Celles en cours continuent.
operating-page-hours = Durée de l’exclusion, en heures
operating-page-reason = Raison
operating-page-game-id = Identifiant d’une partie terminée
operating-page-game-id-missing = Écrivez l’identifiant d’une partie terminée. Il se trouve à la fin du lien de la partie, après /g/.
operating-page-sure = appuyez encore une fois
operating-page-failed = Cela n’a pas marché.
operating-page-away = hors ligne
operating-page-by = signalé par
operating-page-until = jusqu’au
operating-page-minutes = min
operating-page-bot = bot
operating-page-seat-open = libre
operating-page-unreachable = Le serveur ne répond pas. Vérifiez qu’il tourne encore.
operating-page-unread = Le serveur ne peut pas lire cela dans sa base de données pour le moment. Réparez d’abord la base de données, puis rechargez.
operating-page-kind-browser = Navigateur
operating-page-kind-address = Adresse
operating-page-phase-lobby = salon
operating-page-phase-playing = en cours
operating-page-phase-over = terminée

## What grows, and what is wrong

operating-growth-line = { $what } : { $used } sur { $most }, il reste { $left }
operating-growth-free = { $what } : { $used }, sans limite
operating-growth-group-disk = Sur le disque
operating-growth-group-tables = Tables
operating-growth-group-connections = Connexions et mémoire
operating-growth-group-queues = Files d’attente
operating-growth-group-budgets = Quotas
operating-growth-of-person = maximum pour une personne
operating-growth-of-address = maximum pour une adresse
operating-growth-of-table = maximum à une table
operating-growth-of-all = tous les processus
operating-growth-database = Base de données
operating-growth-write-ahead-log = Son journal d’écriture (WAL)
operating-growth-games = Parties terminées
operating-growth-game-age = Plus ancienne partie terminée
operating-growth-chat = Messages de discussion
operating-growth-chat-age = Plus ancien message de discussion
operating-growth-snapshots = Instantanés de tables
operating-growth-browsers = Navigateurs qui ont donné un nom
operating-growth-grants = Navigateurs admis (à des tables et par mot de passe)
operating-growth-copies = Copies à côté de la base de données
operating-growth-links = Liens de place
operating-growth-bans = Exclusions, même terminées
operating-growth-reports = Signalements
operating-growth-lobbies = Salons
operating-growth-lobby-age = Salon inactif depuis le plus longtemps
operating-growth-lobby-entries = Entrées du journal d’un salon
operating-growth-playing = Parties en cours
operating-growth-game-age-idle = Partie inactive depuis le plus longtemps
operating-growth-game-age-alone = Partie contre des bots inactive depuis le plus longtemps
operating-growth-game-entries = Entrées du journal d’une partie
operating-growth-rooms = Tables en mémoire
operating-growth-step-changed = Changements de programmation, par tour
operating-growth-step-seated = Places prises, par tour
operating-growth-step-left = Places quittées, par tour
operating-growth-step-swapped = Échanges de places, dans un salon
operating-growth-step-arranged = Changements de réglages, dans un salon
operating-growth-step-hosted = Nouveaux hôtes, par tour
operating-growth-step-shared = Partages d’appareil activés ou désactivés, par tour
operating-growth-step-paused = Pauses, par tour
operating-growth-step-returned = Retours, par tour
operating-growth-step-agreed = Votes pour l’arrêt, par tour
operating-growth-connections = Connexions de toutes sortes
operating-growth-sockets = Sockets aux tables
operating-growth-unsent = Messages pas encore retirés
operating-growth-requests = Requêtes HTTP
operating-growth-frames = Trames au-delà du quota de la connexion
operating-growth-descriptors = Descripteurs
operating-growth-memory = Mémoire
operating-growth-kept-reviews = Analyses gardées en mémoire
operating-growth-followed-games = Parties en cours dont les positions sont gardées en mémoire
operating-growth-folded-games = Parties en cours lues en mémoire
operating-growth-kept-qr-codes = Codes QR gardés en mémoire
operating-growth-hints = Conseils demandés
operating-growth-reviews = Parties en cours d’analyse
operating-growth-uploads = Enregistrements en cours de lecture
operating-growth-names = Noms en cours de retrait des parties
operating-growth-qr-codes = Codes QR à dessiner
operating-growth-bots = Décisions de bots en attente
operating-growth-bus = Messages en attente vers d’autres processus
operating-growth-counters-people = Quotas de personnes gardés en mémoire
operating-growth-counters-addresses = Quotas d’adresses gardés en mémoire
operating-growth-rate-create = Créer des tables
operating-growth-rate-join = Prendre une place et en changer
operating-growth-rate-name = Changer de nom
operating-growth-rate-code = Essayer des codes et des mots de passe
operating-growth-rate-hint = Demander des conseils
operating-growth-rate-whatif = Essayer des coups
operating-growth-rate-upload = Envoyer des enregistrements
operating-growth-rate-chat = Écrire aux autres
operating-growth-rate-message = Messages sur un socket
operating-growth-rate-report = Signaler
operating-page-growth = Ce qui croît
operating-page-what = Quoi
operating-page-now = Maintenant
operating-page-bound = Limite
operating-page-left = Reste
operating-page-each = environ { $size } chacun
operating-page-unbounded = sans limite
operating-page-near = il reste peu
operating-page-full = il ne reste rien
operating-page-clock = Horloge
operating-page-bus = Autres processus
operating-state-ok = ok
operating-state-full = disque plein
operating-state-read-only = en lecture seule
operating-state-broken = endommagée
operating-state-gone = fichier disparu
operating-state-unreachable = injoignable
operating-state-ahead = en avance
operating-state-behind = en retard
operating-state-database = celle de la base a été modifiée
operating-state-away = injoignables
operating-state-none = aucun
operating-warning-store-full = Le disque de la base de données est plein, rien ne peut être enregistré. Faites de la place : la prochaine écriture passera.
operating-warning-store-read-only = Le serveur n’a pas le droit d’écrire dans son dossier de données, rien ne peut être enregistré. Rendez le dossier à l’utilisateur du serveur.
operating-warning-store-broken = La base de données ne peut être ni lue ni écrite. Arrêtez le serveur et examinez-la avec « pixcade doctor ».
operating-warning-store-gone = Le fichier de base de données a été supprimé, déplacé ou remplacé. Plus rien n’est enregistré. Remettez le même fichier en place, et le serveur reprendra.
operating-warning-store-rescued = Le fichier de base de données a été supprimé, déplacé ou remplacé. Plus rien n’est enregistré. Remettez le même fichier en place, et le serveur reprendra ; ou arrêtez-le et remettez en place la copie qu’il a enregistrée : pixcade restore { $copy } --data { $folder }
operating-warning-store-unreachable = La base de données est injoignable, rien ne peut être enregistré. Démarrez-la : le serveur reprendra de lui-même.
operating-warning-bus-away = Redis est injoignable. À une même table, on peut voir les coups des autres avec jusqu’à deux secondes de retard. Démarrez Redis.
operating-warning-clock-ahead = L’horloge de la machine a été modifiée : elle avance de { $seconds } s sur le temps du serveur, qui ne saute pas. Aucune partie ne prend fin pour autant. Confiez l’horloge à NTP.
operating-warning-clock-behind = L’horloge de la machine a été modifiée : elle retarde de { $seconds } s sur le temps du serveur, qui ne saute pas. Confiez l’horloge à NTP.
operating-warning-clock-database = L’horloge de la base de données a été modifiée : elle avance de { $seconds } s sur le temps du serveur, qui ne saute pas. Aucune partie ne prend fin pour autant. Remettez cette horloge à l’heure et confiez-la à NTP. Si elle est maintenant à l’heure, redémarrez tous les serveurs ensemble.
operating-warning-stopped = Au démarrage du serveur, l’horloge avait { $hours } h d’avance sur la dernière entrée. Soit le serveur est resté arrêté tout ce temps, soit l’horloge est fausse : vérifiez la date. Une heure seulement est comptée, et rien n’a été terminé ni supprimé à cause de cela.
operating-warning-growth = Il reste peu : { $what }, { $used } sur { $most }.
