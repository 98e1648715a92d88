### The server and its tables: getting in, sitting down, writing to each other, and the connection.


## Getting in

server-no-session = Nous ne reconnaissons pas ce navigateur. Rechargez la page et autorisez les cookies.
server-unknown-token = Ce serveur ne connaît pas ce jeton. Demandez-en un nouveau sur la page du serveur.
server-password = Ce n’est pas le bon mot de passe. Demandez-le à la personne qui vous a envoyé l’invitation, puis réessayez.
# $hours: until it is over
server-banned = La personne qui gère ce serveur vous en a interdit l’accès pour le moment. Réessayez dans { $hours ->
    [one] une heure.
   *[other] { $hours } heures.
}
server-not-invited = Cette table est réservée aux personnes invitées. Demandez son lien ou son code.
server-wrong-invite = Ce lien ne mène plus à cette table, ou il en manque une partie. Demandez-le de nouveau et ouvrez-le en entier.
server-wrong-code = Aucune table ouverte n’a ce code. Vérifiez-le ; une fois la partie commencée, seul le lien permet d’entrer.
server-wrong-link = Ce lien vers une place a déjà servi, a expiré ou a été annulé. Faites-en un nouveau sur l’appareil qui tient la place.
server-no-such-table = Cette table n’existe pas, ou elle a été supprimée parce que personne n’est venu. Vérifiez le lien ou créez une nouvelle table.
server-no-such-page = Il n’y a rien à cette adresse. Vérifiez-la ou commencez par la page d’accueil.
server-table-damaged = Les données de cette table sont illisibles. Demandez à la personne qui gère le serveur de restaurer une sauvegarde.
server-no-list = Ce serveur n’a pas de liste de tables ni de parties publiques. Demandez le lien d’une table.
# $left: how many days off one still has
server-no-days-off = { $left ->
    [0] Il ne vous reste aucun jour de congé. Vos chronos continuent de tourner.
    [one] Il ne vous reste qu’un jour de congé. N’en choisissez qu’un.
   *[other] Il ne vous reste que { $left } jours de congé. Choisissez-en moins.
}
# Adding a device to a person
server-wrong-device-link = Ce lien a déjà servi ou a expiré. Créez-en un nouveau.
server-own-device = Cet appareil fait déjà partie des vôtres.
server-wrong-passkey = Cette clé d’accès n’est plus valable ici. Essayez-en une autre, ou un autre moyen.
server-games-here = Sur ces deux appareils, vous jouez à la même table, à deux places. Terminez d’abord cette partie.
server-no-open-seats = Ce site n’affiche pas de places libres.
server-nothing-to-offer = Choisissez un chrono en heures ou en jours, prenez une place et laissez-en une libre.
# $most: how many tables
server-too-many-offers = Vous attendez déjà à { $most } tables avec des places libres. Retirez d’abord une offre.
server-no-such-device = Cet appareil ne fait pas partie des vôtres, ou c’est celui que vous utilisez.
server-no-public-tables = Ce serveur n’a pas de tables publiques. Invitez par lien ou par code.
server-here-only = Seul l’ordinateur du serveur peut l’ouvrir à son réseau. Faites-le là-bas.
server-people-only = Un programme ne peut pas faire cela. Passez par la page du serveur.


## Tables

server-maintenance = Le serveur est en maintenance et aucune nouvelle partie ne commence pour l’instant. Réessayez plus tard.
server-tables-by-host = Sur ce serveur, seul son propre ordinateur peut créer des tables. Demandez à la personne qui le gère d’en créer une pour vous.
server-too-many-tables = Il y a trop de tables ouvertes en ce moment. Réessayez plus tard.
# $known: the levels that there are
server-no-such-level = Il n’y a pas ici de bot nommé « { $name } ». Choisissez l’un de ceux-ci : { $known }.
server-persona-taken = { $name } a déjà une place à cette table. Choisissez un autre bot.
server-players-only = Seules les personnes qui ont joué ici peuvent demander une revanche. Créez votre propre table.


## Seats and hosts

server-host-only = Seul l’hôte de cette table peut faire cela. Demandez-le-lui.
# $name: who sits at this device already
server-who-plays = { $name } joue déjà sur cet appareil. Dites si c’est la même personne ou une autre.
server-which-seat = { $seats } personnes jouent sur cet appareil. Quittez d’abord une des places, ou échangez les places une à une.
server-screen-only-shows = Un écran partagé ne fait que montrer la table. Faites-le sur votre propre appareil.
server-pieces-by-seat = Dans ce jeu, les pions vont avec les places. Choisissez une autre place.
server-piece-taken = { $name } a déjà ce pion. Choisissez-en un autre.
server-seat-in-play = Quelqu’un joue à la place { $seat }. Pendant la partie, elle ne peut être libérée qu’après une longue absence.
server-still-there = La personne de la place { $seat } est là. Un bot ne joue qu’à la place d’une personne absente.
server-bot-in-play = Un bot joue à la place { $seat } jusqu’à la fin. Attendez la prochaine partie.
server-clocks-wait = Après un redémarrage, le chrono reste en pause jusqu’au retour de la personne attendue. Il repart tout seul.


## Writing to each other, hints, reports

server-chat-off = La discussion est désactivée ici. Parlez-vous par un autre moyen.
server-silent = Les Bugs se taisent du premier cube à la fin de la manche. Écrivez quand la manche sera finie.
server-silent-name = Les Bugs se taisent jusqu’à la fin de la manche, et un nouveau nom pourrait être un signe. Changez-le ensuite.
server-no-spectator = Vous avez eu une place à cette table : vous ne pourrez écrire en spectateur qu’après la fin de la partie.
server-text-or-phrase = Écrivez un texte ou choisissez une phrase, pas les deux.
server-no-such-phrase = Il n’y a pas de phrase « { $name } ». Choisissez-en une dans la liste.
server-no-hints = Les conseils ne sont donnés qu’aux tables avec une seule personne. Jouez contre des bots pour en avoir.
server-daily-fixed = Le défi du jour est le même pour tout le monde : ni conseils, ni réglages.
server-no-hint-now = Il n’y a pas de conseil pour l’instant. Décidez vous-même ou redemandez dans un moment.
server-nothing-to-report = On ne voit pas ce que ce signalement concerne. Choisissez de nouveau le nom ou le message, et signalez-le de là.


## The connection

server-hello-first = Le premier message d’une connexion doit être « hello ». Rechargez la page.
server-hello-once = « hello » ne s’envoie qu’une fois par connexion. Ouvrez-en une nouvelle pour recommencer.
# $asked and $speaks: numbers of the protocol
server-protocol = Cette page utilise le protocole { $asked }, mais le serveur le protocole { $speaks }. Rechargez la page pour obtenir la bonne version.
# $problem: from the reader of messages, in English
server-not-understood = Le serveur ne comprend pas ce message ({ $problem }). Rechargez la page. Si c’est votre programme, corrigez-le.
server-too-slow = Cet appareil n’a pas suivi le rythme de la table, et la connexion a été fermée. Elle se rétablit automatiquement.
server-silence = Cet appareil ne répond plus depuis un moment, et la connexion a été fermée. Elle se rétablit automatiquement.
server-going-down = Le serveur est en train de s’arrêter ou de redémarrer. Attendez son retour.
server-fault = Une erreur s’est produite sur le serveur. Réessayez ; si cela continue, prévenez la personne qui s’en occupe.


## Finished games, and tables that were closed

server-no-such-game = Il n’y a pas de partie terminée à cette adresse. Vérifiez le lien.
server-no-such-words = Il n’y a pas de textes d’un jeu « { $game } » dans la langue « { $language } ».
server-being-played = Vous jouez en ce moment une partie du même jeu. Terminez-la, puis redemandez.
server-not-over = Cette partie est encore en cours. Revenez quand elle sera terminée.
server-upload-too-slow = La lecture de ce fichier a duré plus de { $seconds } secondes et a été arrêtée. Vérifiez que c’est bien une partie enregistrée.
server-upload-not-read = Ce fichier n’a pas pu être lu, car il demande trop de mémoire. Vérifiez que c’est bien une partie enregistrée.
server-position-over = Dans cette position, la partie est terminée : il n’y a plus rien à jouer. Choisissez une position antérieure.
server-not-our-link = Les codes QR ne servent qu’aux liens vers ce serveur. Utilisez une adresse qu’il donne pour les autres appareils.
server-qr-by-post = Ce qui suit le # d’un lien est secret et ne doit figurer dans aucune adresse. Demandez ce code QR avec POST.
server-closed = La personne qui gère ce serveur a fermé cette table. Créez-en une nouvelle.


## The network in the house

serving-no-network = Cet ordinateur n’est relié à aucun réseau. Connectez-le au même Wi-Fi que les autres appareils, puis réessayez.
serving-lan-busy = Le port { $port } est utilisé par un autre programme sur les adresses du réseau. Lancez Pixcade avec un autre --port.

## Notices of slow games

server-notice-address = Ce n’est pas une adresse https. Copiez-la de nouveau là où vous avez créé le webhook.
server-notice-not-public = Cette adresse n’est pas accessible depuis Internet. Indiquez-en une qui l’est.
server-notice-no-answer = L’adresse ne répond pas. Vérifiez-la ou réessayez plus tard.
server-notice-not-found = L’adresse a répondu « introuvable ». Créez un nouveau webhook et saisissez son adresse.
server-notice-rejected = L’adresse a refusé le message. Vérifiez-la.
# $most: a number
server-notice-too-many = Vous recevez déjà des notifications à { $most } endroits. Supprimez-en un d’abord.
server-notice-no-such-channel = Cette entrée n’existe plus. Rechargez la page.
server-mail-address = Ce n’est pas une adresse e-mail. Vérifiez-la.
server-mail-link = Ce lien n’est plus valable. Demandez-en un nouveau dans « Mes parties ».
server-mail-no-answer = Le serveur de messagerie de ce site ne peut rien envoyer pour l’instant. Réessayez plus tard.
server-mail-rejected = La boîte aux lettres a refusé le message. Vérifiez l’adresse.
server-push-keys = Votre navigateur a envoyé des clés inutilisables. Rechargez la page et réessayez.
server-push-gone = Ce navigateur n’accepte plus les notifications. Réactivez-les sur l’appareil.
server-push-no-answer = Le service de notification du navigateur ne répond pas. Réessayez plus tard.
server-push-rejected = Le service de notification du navigateur a refusé le message. Désactivez puis réactivez les notifications sur l’appareil.
