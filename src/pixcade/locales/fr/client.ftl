### Programs that play on a server through its protocol: what they can meet before the server has a word.

# $address: as it was given
client-address = « { $address } » n’est pas l’adresse d’un serveur. Écrivez-la ainsi : http://127.0.0.1:8128.
# $status: of HTTP
client-no-answer = Le serveur à cette adresse n’est pas Pixcade (statut { $status }). Vérifiez l’adresse.
client-not-understood = Le serveur a envoyé quelque chose que ce programme ne sait pas lire. Installez ici une version plus récente de Pixcade.
client-certificate = Le certificat de ce serveur n’est pas digne de confiance. Vérifiez l’adresse ou faites renouveler le certificat.
client-closed = La connexion a été fermée de ce côté. Pour continuer, rouvrez la table.
client-no-seat = Toutes les places de cette table sont prises. Demandez à l’hôte d’en libérer une.
# $reason: from the system, in English
client-unreachable = Aucun serveur ne répond à { $address } ({ $reason }). Vérifiez l’adresse ou démarrez-en un avec : pixcade serve
