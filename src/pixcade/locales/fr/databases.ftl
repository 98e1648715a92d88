### Where a server keeps its data: its folder, a database of its own, backups, moving. For whoever runs it.


## Starting with a folder

store-in-use = Un autre serveur Pixcade utilise le dossier { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
store-newer = Cette base de données est en version { $version }, et ce programme connaît les versions jusqu’à { $newest }. Installez une version plus récente de Pixcade.
store-folder-newer = La base de données du dossier { $folder } est en version { $version }, et ce programme connaît les versions jusqu’à { $newest }. Reprenez le Pixcade plus récent, ou remettez la copie faite avant lui avec « pixcade restore { $copy } --data { $folder } » : ce qui a été joué depuis n’y est pas.
# $file: the database; $copy: the file to put back
store-lost = La base de données { $file } est vide ou a disparu, alors qu’il y en avait une. Remettez une copie en place avec « pixcade restore { $copy } --data { $folder } », ou démarrez une fois avec --new-database pour repartir de zéro.
store-no-folder = { $folder } n’est pas un dossier. Choisissez-en un autre avec --data.
store-folder-open = D’autres ont accès au dossier { $folder } : ce n’est pas un endroit pour des secrets. Choisissez un dossier à vous avec --data.
store-key-broken = La clé du serveur dans { $file } est endommagée. Remettez-la depuis une copie, ou supprimez-la : tout le monde devra alors rejoindre sa table de nouveau.


## Starting with a database

store-database-url = Ce n’est pas l’adresse d’une base de données PostgreSQL. Écrivez-en une comme postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
# $address: host, port and name of the database
store-database-away = PostgreSQL ne répond pas à l’adresse { $address }. Vérifiez l’adresse et assurez-vous que PostgreSQL y fonctionne.
store-database-refuses = PostgreSQL à l’adresse { $address } ne laisse pas entrer Pixcade, ou ne lui permet pas ce qu’il doit faire. Vérifiez le nom d’utilisateur, le mot de passe et la base de données, ainsi que les droits de cet utilisateur.
store-password-file-open = PostgreSQL à l’adresse { $address } ne laisse pas entrer Pixcade. Le fichier qui contient le mot de passe n’a pas été lu, parce que d’autres peuvent le lire aussi. Protégez-le avec « chmod 600 { $file } » et réessayez.
store-database-broken = Dans la base de données PostgreSQL à l’adresse { $address }, il manque des tables ou des colonnes de Pixcade. Arrêtez tous les serveurs et remettez un export en place avec pg_restore, ou choisissez une autre base de données.
store-database-encoding = Cette base de données ne peut pas stocker les lettres de toutes les langues. Créez-en une avec l’encodage UTF8.
store-database-in-use = Un autre processus Pixcade utilise cette base de données : un serveur, ou une migration en cours. Arrêtez-le d’abord, ou attendez qu’il ait fini.


## Backups

store-nothing-kept = Il n’y a pas de base de données Pixcade dans le dossier { $folder }. Indiquez le bon dossier.
store-backup-target = { $file } existe déjà et n’est pas une sauvegarde. Choisissez un autre nom pour la sauvegarde.
store-backup-missing = Il n’y a pas de fichier { $file }. Vérifiez le chemin de la sauvegarde.
store-backup-broken = { $file } n’est pas une sauvegarde complète de Pixcade. Choisissez-en une autre.
store-backup-unreadable = { $file } ne peut pas être lu. Vérifiez ses droits d’accès ou refaites la copie avec « pixcade backup ».
store-backup-folder = { $folder } est un dossier. Écrivez le nom d’un fichier pour la sauvegarde.
store-backup-nowhere = Il n’y a pas de dossier { $folder }. Créez-le d’abord ou choisissez un autre endroit pour la sauvegarde.
store-backup-log = Dans la sauvegarde { $file }, le journal de la table { $table } est illisible. Choisissez une autre sauvegarde, ou remettez-la quand même en place avec --damaged-too : seules de telles tables ne pourront pas être ouvertes.


## Moving

store-moving-same = La source et la destination sont le même emplacement : il n’y a rien à déplacer. Indiquez-en deux différents.
# $place: a folder, or where a database is
store-moving-full = { $place } contient déjà d’autres tables ou parties : rien n’a été copié. Choisissez un dossier ou une base de données vide.
store-moving-different = La copie dans { $place } n’était pas identique à l’original : rien n’en a été gardé. Réessayez.
# $table: the id of a table
store-moving-log = Le journal de la table { $table } est illisible : rien n’a été copié. Remettez en place une sauvegarde où il est lisible, ou démarrez le serveur et supprimez la table avec « pixcade admin remove-game { $table } ».
store-moving-password = Toute personne qui utilise cette machine peut lire ses lignes de commande : n’écrivez donc pas de mot de passe dans une adresse ici. Omettez-le et définissez PGPASSWORD ou PGPASSFILE, ou écrivez env:NOM pour une adresse qui se trouve dans la variable NOM.
# $name: of a variable
store-moving-unset = La variable { $name } n’est pas définie : elle ne contient aucune adresse. Définissez-la, puis réessayez.

cli-migrate-store = déplacer ailleurs tout ce qu’un serveur garde
cli-migrate-store-about =
    Copie d’un emplacement à un autre tout ce qu’un serveur garde : tables, parties et personnes. Un emplacement est un dossier de données, ou une base de données PostgreSQL comme postgresql://NOM@HÔTE/BASE, dont le mot de passe se trouve dans PGPASSWORD ou dans un fichier indiqué par PGPASSFILE ; ou encore env:NOM, pour une adresse qui se trouve dans la variable NOM. Chaque enregistrement est relu et comparé avant que la copie ne compte ; ce qui a été interrompu peut être relancé. Arrêtez d’abord les serveurs des deux emplacements.
operating-help-from = le dossier ou la base de données où tout se trouve
operating-help-to = le dossier ou la base de données vide où tout doit aller
operating-moved = Tout se trouve dans { $place } et a été comparé, enregistrement par enregistrement : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $lines ->
        [one] { $lines } entrée
       *[other] { $lines } entrées
    }, { $games ->
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    }, { $browsers ->
        [one] { $browsers } navigateur
       *[other] { $browsers } navigateurs
    }.
operating-moved-already = Cette copie s’y trouvait déjà.
operating-moved-key = La clé du serveur s’y trouve aussi : tout le monde est reconnu comme avant. Gardez les deux emplacements aussi secrets qu’un mot de passe.
operating-moved-no-key = { $place } ne contient pas de clé du serveur : tout le monde devra rejoindre sa table de nouveau. Si vous avez encore le fichier « key » de l’ancien dossier de données, mettez-le à cet endroit et déplacez tout de nouveau vers un emplacement vide.
