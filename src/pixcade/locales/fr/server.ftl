### The server and its tables: getting in, sitting down, writing to each other, and the connection.


## Getting in

server-no-session = Ce navigateur n’est pas encore connu ici. Rechargez la page ; les cookies doivent être autorisés.
server-unknown-token = Ce serveur ne connaît pas ce jeton. Faites-en faire un nouveau sur la page du serveur.
server-password = Ce serveur demande un mot de passe, et ce n’est pas celui-là. Demandez-le à qui vous a invité, puis saisissez-le de nouveau.
# $hours: until it is over
server-banned = L’opérateur vous a exclu pour le moment. Réessayez dans { $hours ->
    [one] une heure.
   *[other] { $hours } heures.
}
server-not-invited = Cette table est réservée aux personnes invitées. Demandez son lien ou son code.
server-wrong-invite = Ce lien ne mène plus à cette table, ou il en manque une partie. Demandez-le de nouveau et ouvrez-le en entier.
server-wrong-code = Aucune table ouverte n’a ce code. Vérifiez-le ; une fois la partie commencée, seul le lien permet d’entrer.
server-wrong-link = Ce lien vers une place a déjà servi, a expiré ou a été annulé. Faites-en un nouveau sur l’appareil qui tient la place.
server-no-such-table = Cette table n’existe pas, ou elle a été supprimée parce que personne n’est venu. Vérifiez le lien ou créez une nouvelle table.
server-no-such-page = Il n’y a rien à cette adresse. Vérifiez-la ou commencez par la page d’accueil.
server-table-damaged = Les données de cette table sont illisibles. Demandez à qui gère le serveur de remettre une sauvegarde en place.
server-no-list = Ce serveur n’a pas de liste de tables ni de parties publiques. Demandez le lien d’une table.
server-no-public-tables = Ce serveur n’a pas de tables publiques. Invitez par lien ou par code.
server-here-only = Seule la machine elle-même peut ouvrir le serveur à son réseau. Faites-le là-bas.
server-people-only = Un programme ne peut pas demander cela. Faites-le sur la page du serveur.


## Tables

server-maintenance = Le serveur est en maintenance et aucune nouvelle partie ne commence pour l’instant. Réessayez plus tard.
server-tables-by-host = Sur ce serveur, seule sa propre machine crée des tables. Demandez à qui le gère d’en créer une pour vous.
server-too-many-tables = Il y a trop de tables ouvertes en ce moment. Réessayez plus tard.
# $known: the levels that there are
server-no-such-level = Il n’y a pas ici de bot nommé « { $name } ». Choisissez l’un de ceux-ci : { $known }.
server-persona-taken = { $name } a déjà une place à cette table. Choisissez quelqu’un d’autre.
server-players-only = Seules les personnes qui ont joué ici peuvent demander une revanche. Créez votre propre table.


## Seats and hosts

server-host-only = Seul l’hôte de cette table peut faire cela. Demandez-le-lui.
# $name: who sits at this device already
server-who-plays = { $name } joue déjà sur cet appareil. Dites si c’est la même personne ou une autre.
server-which-seat = { $seats } personnes jouent sur cet appareil. Quittez d’abord une des places, ou échangez les places une à une.
server-screen-only-shows = Un écran partagé ne fait que montrer la table. Faites cela sur votre propre appareil.
server-pieces-by-seat = Dans ce jeu, les pièces vont avec les places. Choisissez une autre place.
server-piece-taken = { $name } joue déjà cela. Choisissez autre chose.
server-seat-in-play = Quelqu’un joue à la place { $seat }. Après le début, elle ne peut être libérée qu’après une longue absence.
server-still-there = La personne de la place { $seat } est là. Un bot ne joue que pour quelqu’un qui est parti.
server-bot-in-play = Un bot joue à la place { $seat } et y reste jusqu’à la fin. Attendez la prochaine partie.
server-clocks-wait = Après un redémarrage, les pendules restent arrêtées jusqu’au retour de quelqu’un qu’on attend. Patientez : elles repartent d’elles-mêmes.


## Writing to each other, hints, reports

server-chat-off = La discussion est désactivée ici. Parlez-vous autrement.
server-silent = Les Bugs se taisent du premier cube à la fin de la manche. Écrivez quand la manche sera finie.
server-silent-name = Les Bugs se taisent jusqu’à la fin de la manche, et un nouveau nom dirait quelque chose. Changez-le ensuite.
server-no-spectator = Vous avez eu une place à cette table : vous ne pouvez pas écrire en tant que spectateur avant la fin de la partie. Écrivez ensuite.
server-text-or-phrase = Écrivez un texte ou choisissez une phrase : l’un des deux.
server-no-such-phrase = Il n’y a pas de phrase « { $name } ». Choisissez l’une de celles qui sont proposées.
server-no-hints = Les conseils ne sont donnés qu’aux tables avec une seule personne. Jouez contre des bots pour en avoir.
server-no-hint-now = Il n’y a pas de conseil pour l’instant. Décidez vous-même ou redemandez dans un moment.
server-nothing-to-report = On ne voit pas ce que ce signalement concerne. Choisissez de nouveau le nom ou le message, et signalez-le de là.


## The connection

server-hello-first = Le premier message d’une connexion doit être « hello ». Rechargez la page.
server-hello-once = « hello » ne se dit qu’une fois par connexion. Ouvrez-en une nouvelle pour recommencer.
# $asked and $speaks: numbers of the protocol
server-protocol = Cette page parle le protocole { $asked }, et le serveur le protocole { $speaks }. Rechargez la page pour obtenir celle qui convient.
# $problem: from the reader of messages, in English
server-not-understood = Le serveur ne comprend pas ce message ({ $problem }). Rechargez la page ; un programme doit être corrigé.
server-too-slow = Cet appareil n’a pas suivi le rythme de la table, et la connexion a été fermée. Elle se rouvre d’elle-même.
server-silence = On n’a plus rien reçu de cet appareil depuis un moment, et la connexion a été fermée. Elle se rouvre d’elle-même.
server-going-down = Le serveur est en train de s’arrêter ou de redémarrer. Attendez son retour.
server-fault = Le serveur a commis une erreur, et rien n’a été fait. Réessayez ; si cela persiste, prévenez qui gère le serveur.


## Finished games, and tables that were closed

server-no-such-game = Il n’y a pas de partie terminée à cette adresse. Vérifiez le lien.
server-no-such-words = Il n’y a pas de textes d’un jeu « { $game } » dans la langue « { $language } ».
server-being-played = Cette position s’est trouvée à une table où l’on joue ici en ce moment : personne n’en saura rien. Redemandez quand cette partie sera finie.
server-not-over = Cette partie est encore en cours. Revenez quand elle sera terminée.
server-upload-too-slow = La lecture de cet enregistrement a duré plus de { $seconds } secondes et a été arrêtée. Vérifiez que c’est bien l’enregistrement d’une partie.
server-upload-not-read = Cet enregistrement n’a pas pu être lu, car il demande trop de mémoire. Vérifiez que c’est bien l’enregistrement d’une partie.
server-position-over = Dans cette position, la partie est terminée : il n’y a plus rien à jouer. Choisissez une position antérieure.
server-not-our-link = Un code QR n’est dessiné que pour les liens vers ce serveur. Utilisez une adresse qu’il donne pour les autres appareils.
server-qr-by-post = Ce qui suit le # d’un lien est secret et ne doit figurer dans aucune adresse. Demandez ce code QR avec POST.
server-closed = L’opérateur a fermé cette table. Créez-en une nouvelle.


## The network in the house

serving-no-network = Cette machine n’est reliée à aucun réseau. Connectez-la au même Wi-Fi que les autres appareils, puis réessayez.
serving-lan-busy = Le port { $port } est utilisé par un autre programme sur les adresses du réseau. Lancez Pixcade avec un autre --port.
