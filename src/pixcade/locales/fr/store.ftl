### Refusals of the store, where logs and everything beside them are kept.


## While a server runs

store-full = Le disque du serveur est plein : rien n’a été enregistré. Demandez à la personne qui tient le serveur de faire de la place, puis réessayez.
store-read-only = Le serveur n’a pas le droit d’écrire dans ses données : rien n’a été enregistré. Demandez à la personne qui tient le serveur de le lui donner, puis réessayez.
store-broken = Le serveur ne peut ni lire ni écrire ses données : rien n’a été enregistré. Demandez à la personne qui tient le serveur de vérifier son disque ou de rétablir une sauvegarde.
store-gone = Le fichier de base de données du serveur a été supprimé, déplacé ou remplacé : rien n’a été enregistré. Demandez à la personne qui tient le serveur de le remettre, puis réessayez.
store-unreachable = Le serveur n’arrive pas à joindre sa base de données : rien n’a été enregistré. Réessayez dans un instant.
store-unclear = Le serveur a perdu sa base de données pendant l’enregistrement : on ne sait pas encore si cela a été enregistré. Vérifiez dans un instant, avant de réessayer.
store-closed = Le serveur est en train de s’arrêter : rien n’a été enregistré. Réessayez quand il sera de retour.


## Starting

store-in-use = Un autre serveur Pixcade utilise le dossier { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
store-newer = Cette base de données est en version { $version }, et ce programme connaît les versions jusqu’à { $newest }. Procurez-vous un Pixcade plus récent.
# $file: the database; $copy: the file to put back
store-lost = La base de données { $file } est vide ou a disparu, alors qu’il y en avait une. Remettez une copie avec « pixcade restore { $copy } », ou démarrez une fois avec --new-database pour repartir de zéro.
store-no-folder = { $folder } n’est pas un dossier. Choisissez-en un autre avec --data.
store-folder-open = D’autres ont accès au dossier { $folder } : ce n’est pas un endroit pour des secrets. Choisissez un dossier à vous avec --data.
store-key-broken = La clé du serveur dans { $file } est endommagée. Remettez-la depuis une copie, ou supprimez-la : tout le monde devra alors rejoindre de nouveau.


## Backups

store-nothing-kept = Il n’y a pas de base de données Pixcade dans le dossier { $folder }. Indiquez le bon avec --data.
store-backup-target = { $file } existe déjà et n’est pas une sauvegarde. Choisissez un autre nom pour la sauvegarde.
store-backup-broken = { $file } n’est pas une sauvegarde complète de Pixcade. Choisissez-en une autre.
store-backup-log = Dans la sauvegarde { $file }, le journal de la table { $table } est illisible. Choisissez une autre sauvegarde.
