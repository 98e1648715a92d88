### Refusals of the store, where logs and everything beside them are kept.


## While a server runs

store-full = Le disque du serveur est plein : rien n’a été enregistré. Demandez à la personne qui gère le serveur de faire de la place, puis réessayez.
store-read-only = Le serveur n’a pas le droit d’écrire dans ses données : rien n’a été enregistré. Demandez à la personne qui gère le serveur de le lui donner, puis réessayez.
store-broken = Le serveur ne peut ni lire ni écrire ses données : rien n’a été enregistré. Demandez à la personne qui gère le serveur de vérifier le disque ou de restaurer une sauvegarde.
store-gone = Le fichier de base de données du serveur a été supprimé, déplacé ou remplacé : rien n’a été enregistré. Demandez à la personne qui gère le serveur de le remettre en place, puis réessayez.
store-unreachable = Le serveur n’arrive pas à joindre sa base de données : rien n’a été enregistré. Réessayez dans un instant.
store-unclear = Le serveur a perdu sa base de données pendant l’enregistrement : il n’est pas sûr que ce soit enregistré. Vérifiez dans un instant, avant de réessayer.
store-closed = Le serveur est en train de s’arrêter : rien n’a été enregistré. Réessayez quand il sera de retour.
