### Running a server as a service: secrets in settings, a start that fails, for whoever runs it.


## Secrets among the settings

# $name: the setting, such as join-password
serving-help-secret-file = fichier qui ne contient que { $name }
# $name: the flag, such as --join-password; $variable: such as PIXCADE_JOIN_PASSWORD
serving-on-command-line = Toute personne qui utilise cette machine peut lire ses lignes de commande : n’écrivez donc rien de secret après { $name }. Écrivez { $name } seul pour qu’on vous le demande, indiquez un fichier avec { $name }-file ou définissez { $variable }.
serving-nobody-to-ask = Il n’y a pas de terminal où demander { $name }. Indiquez plutôt un fichier avec { $name }-file.
# $name: the setting; $path: the file
serving-unreadable-secret = Le fichier « { $path } », qui devrait contenir { $name }, ne peut pas être lu. Vérifiez le chemin et ses droits d’accès.


## A start that fails

# $folder: the data folder; $user: who runs this program
serving-disk-full = Le disque du dossier { $folder } est plein. Faites-y de la place ou choisissez un autre dossier avec --data, puis relancez le serveur.
serving-folder-forbidden = L’utilisateur { $user } n’a pas le droit d’écrire dans le dossier { $folder }. Donnez-lui ce dossier et son contenu ou choisissez-en un autre avec --data, puis relancez le serveur.
serving-data-broken = La base de données du dossier { $folder } ne peut pas être lue : elle est endommagée ou n’est pas une base de Pixcade. Remettez une sauvegarde en place avec « pixcade restore FICHIER --data { $folder } » ou choisissez un autre dossier avec --data.
serving-target-full = Le disque du dossier { $folder } est plein. Faites-y de la place ou choisissez un autre dossier, puis réessayez.
serving-target-forbidden = L’utilisateur { $user } n’a pas le droit d’écrire dans le dossier { $folder }. Choisissez un autre dossier ou réessayez avec un utilisateur qui en a le droit.


## pixcade doctor

cli-doctor = vérifier qu’un serveur a tout ce qu’il lui faut
cli-doctor-about = Examine tout ce qui entoure un serveur, sans rien changer : dossier de données, disque, base de données, horloge, descripteurs, port, TLS, page, code compilé et versions. Accepte les réglages de « pixcade serve ». Le code de sortie est 1 si le serveur ne peut pas fonctionner ainsi.
doctor-help-json = afficher en JSON, pour des programmes
doctor-help-service = examiner le service installé avec ses propres réglages : celui de la machine (machine) ou de votre utilisateur (user)
# $whose: machine or user
doctor-of-service = Un service est installé ici. Pour l’examiner avec ses propres réglages : pixcade doctor --service { $whose }
# $level: how grave it is
doctor-level = { $level ->
        [ok] ok
        [warning] à voir
       *[error] ERREUR
    }
# $check: what was looked at
doctor-check = { $check ->
        [folder] dossier de données
        [disk] disque
        [store] base de données
        [clock] horloge
        [descriptors] descripteurs
        [port] port
        [tls] TLS
        [page] page
        [kernels] code compilé
        [bus] Redis
       *[versions] versions
    }
doctor-summary = { $errors ->
        [0] { $warnings ->
            [0] Tout va bien.
            [one] Cela fonctionne. Un point est à voir.
           *[other] Cela fonctionne. { $warnings } points sont à voir.
        }
        [one] Un point est à corriger.
       *[other] { $errors } points sont à corriger.
    }
# $folder: the data folder; $user: who runs this program; $owner: to whom it belongs
doctor-folder = { $folder } n’appartient qu’à { $user }.
doctor-folder-new = { $folder } n’existe pas encore ; le premier démarrage le crée.
doctor-folder-forbidden = { $user } n’a pas le droit de lire et d’écrire dans { $folder }.
doctor-folder-forbidden-do = Donnez le dossier et son contenu à { $user } ou choisissez-en un autre avec --data.
doctor-folder-no-folder = { $folder } n’est pas un dossier.
doctor-folder-no-folder-do = Choisissez-en un autre avec --data.
doctor-folder-of-another = { $folder } appartient à { $owner }, et vous êtes { $user }.
doctor-folder-of-another-do = Si c’est { $owner } qui fait tourner le serveur, lancez ceci en tant que { $owner } ou root ; sinon, choisissez un dossier à vous avec --data.
doctor-folder-of-server = { $folder } n’appartient qu’à { $owner }, ce qui est correct si le serveur tourne en tant que { $owner }.
# $file: in the folder; $other: to whom that belongs
doctor-folder-mixed = { $folder } appartient à { $owner }, mais { $file }, qui s’y trouve, appartient à { $other }.
doctor-folder-mixed-do = En tant que root, donnez-en tout le contenu à { $owner } : chown -R --reference={ $folder } { $folder }
doctor-folder-hidden = { $user } n’a pas accès à { $folder }.
doctor-folder-hidden-do = Lancez ceci en tant que root ou avec l’utilisateur qui fait tourner le serveur.
doctor-folder-open = D’autres utilisateurs de cette machine ont accès à { $folder }.
doctor-folder-open-do = Fermez-le avec : chmod -R go= { $folder }
# $megabytes: free
doctor-disk = { $megabytes } Mo d’espace libre.
doctor-disk-short = Il ne reste que { $megabytes } Mo sur le disque de { $folder }.
doctor-disk-short-do = Faites de la place avant qu’il soit plein : rien ne pourrait plus être enregistré.
doctor-disk-full = Il reste { $megabytes } Mo sur le disque de { $folder } : il est pour ainsi dire plein.
doctor-disk-full-do = Faites-y de la place ou choisissez un autre dossier avec --data.
doctor-store = La base de données est intacte, { $megabytes } Mo.
doctor-store-new = Il n’y a pas encore de base de données ; le premier démarrage la crée.
# $version: of the database; $newest: that this program knows
doctor-store-older = La base de données est intacte, en version { $version } ; au prochain démarrage, le serveur en fait une copie, puis met la base à la version { $newest }.
doctor-store-shared = PostgreSQL répond à l’adresse { $address }, avec des tables que cette version connaît.
doctor-store-shared-new = PostgreSQL répond à l’adresse { $address }. Cette base de données n’a pas encore de tables de Pixcade ; le premier démarrage les crée.
doctor-store-empty = La base de données dans { $folder } est vide ou a disparu, alors qu’il y en avait une.
doctor-store-empty-do = Remettez une sauvegarde en place avec « pixcade restore FICHIER --data { $folder } », ou démarrez une fois avec --new-database pour repartir de zéro.
# $copy: the file with what was there
doctor-store-rescued = La base de données dans { $folder } est vide ou a disparu ; son contenu est enregistré dans { $copy }.
doctor-store-rescued-do = Arrêtez le serveur et remettez cette copie en place : pixcade restore { $copy } --data { $folder }
doctor-store-damaged = La base de données de { $folder } est endommagée ou n’est pas une base de Pixcade.
doctor-store-damaged-do = Arrêtez le serveur et remettez une sauvegarde en place : pixcade restore FICHIER --data { $folder }
doctor-store-log = La base de données est intacte, mais la dernière entrée du journal de la table { $table } est illisible : personne ne peut ouvrir cette table.
doctor-store-log-do = Supprimez la table avec « pixcade admin remove-game { $table } --data { $folder } », ou arrêtez le serveur et remettez une sauvegarde en place : pixcade restore FICHIER --data { $folder }
doctor-store-unreadable = La base de données de { $folder } ne peut pas être lue.
doctor-store-unreadable-do = Vérifiez ses droits d’accès et le disque.
doctor-store-locked = Un autre programme a verrouillé la base de données de { $folder }.
doctor-store-locked-do = Arrêtez ce programme. Pour voir lequel c’est : fuser -v { $folder }/*
doctor-store-newer = La base de données de { $folder } est en version { $version }, et ce programme connaît les versions jusqu’à { $newest }.
doctor-store-newer-do = Revenez à la version plus récente de Pixcade, ou remettez en place la copie faite avant son installation : pixcade restore { $copy } --data { $folder }
doctor-store-newer-shared = La base de données PostgreSQL à l’adresse { $address } est en version { $version }, et ce programme connaît les versions jusqu’à { $newest }.
doctor-store-newer-shared-do = Revenez à la version plus récente de Pixcade, ou remettez en place avec pg_restore l’export fait avant son installation.
# $time: UTC
doctor-clock = Il est { $time } UTC.
doctor-clock-behind = L’horloge de cette machine indique une heure antérieure de { $minutes } minutes à l’installation de Pixcade.
doctor-clock-behind-do = Réglez-la et laissez NTP la tenir à l’heure : timedatectl set-ntp true
doctor-clock-back = L’horloge de cette machine retarde de { $minutes } min sur la dernière entrée : elle est fausse, ou elle avançait à ce moment-là.
doctor-clock-back-do = Vérifiez la date. Si elle est juste, le serveur fonctionne, et ses dates sont en avance jusqu’à ce que l’horloge les ait rattrapées.
doctor-clock-ahead = La dernière entrée date d’il y a { $days } jours : personne n’a joué depuis, ou l’horloge avance.
doctor-clock-ahead-do = Vérifiez que la date est juste avant de démarrer le serveur.
# $most: files and connections
doctor-descriptors = Un processus peut avoir { $most } fichiers et connexions ouverts.
doctor-descriptors-unlimited = Rien ne limite le nombre de fichiers et de connexions ouverts.
doctor-descriptors-few = Un processus ne peut avoir que { $most } fichiers et connexions ouverts.
doctor-descriptors-few-do = Augmentez cette limite : ulimit -n 65536, ou LimitNOFILE=65536 dans l’unité systemd.
doctor-port = Le port { $port } est libre.
doctor-port-own = Le serveur tourne à l’adresse { $address }.
# $free: another port
doctor-port-taken = Le port { $port } est utilisé par un autre programme ; le serveur prendrait le port { $free }.
doctor-port-taken-do = Arrêtez ce programme ou choisissez un autre port avec --port.
doctor-port-other = Le port { $port } est utilisé par un autre serveur Pixcade, dont les données sont ailleurs ; celui-ci prendrait le port { $free }.
doctor-port-other-do = Si c’est ce serveur que vous voulez, indiquez son dossier avec --data ; sinon, choisissez un autre port avec --port.
# $name: of the public address; $days: until it ends
doctor-tls = Le certificat de { $name } est valable encore { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
}
doctor-tls-unneeded = Seule cette machine peut atteindre le serveur.
doctor-tls-none = D’autres machines atteignent le serveur sans TLS : quiconque peut écouter le réseau peut tout lire.
doctor-tls-none-do = À la maison, cela peut suffire. Pour internet, placez devant le serveur un proxy avec TLS et définissez --public-url et --trusted-proxy.
doctor-tls-untrusted = L’adresse publique commence par https, mais aucun --trusted-proxy n’est indiqué.
doctor-tls-untrusted-do = Indiquez l’adresse du proxy avec --trusted-proxy ; sinon, tout le monde semble venir de là.
doctor-tls-unreachable = Depuis cette machine, { $name } ne répond pas sur le port { $port }.
doctor-tls-unreachable-do = Vérifiez que le proxy tourne et que le nom y mène.
# $reason: from the TLS library, in English
doctor-tls-refused = Le certificat de { $name } n’est pas accepté : { $reason }.
doctor-tls-refused-do = Faites obtenir au proxy un nouveau certificat pour ce nom.
doctor-tls-not-spoken = Ce qui répond sur le port { $port } de { $name } ne parle pas TLS.
doctor-tls-not-spoken-do = Configurez le proxy pour qu’il serve HTTPS sur ce port, ou corrigez le port dans --public-url.
doctor-tls-ending = Le certificat de { $name } expire dans { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
}
doctor-tls-ending-do = Cherchez pourquoi le proxy ne l’a pas renouvelé.
# $build: of the page
doctor-page = La page pour navigateurs est complète (build { $build }).
doctor-page-missing = Il manque la page pour navigateurs.
doctor-page-missing-do = Installez une version publiée, ou construisez la page dans les sources avec : python3 run.py serve
# $files: names
doctor-page-incomplete = Des fichiers de la page pour navigateurs manquent ou sont endommagés : { $files }
doctor-page-incomplete-do = Réinstallez cette version.
doctor-kernels = Les bots forts utilisent du code compilé.
doctor-kernels-uncompiled = Le code des bots forts n’est pas encore compilé dans { $folder }.
doctor-kernels-uncompiled-do = Le serveur le compile en arrière-plan dès qu’un bot fort, un conseil ou une analyse en a besoin pour la première fois ; d’ici là, les bots forts jouent moins bien. Pour le faire maintenant : { $command }
doctor-kernels-none = Il n’y a pas de compilateur ici : les bots forts jouent moins bien.
doctor-kernels-none-do = Installez numba et numpy, s’ils existent pour ce Python et cette machine.
doctor-bus = Redis répond à l’adresse { $address }.
doctor-versions = Toutes les bibliothèques ont les versions testées ensemble.
doctor-versions-unknown = On ne sait pas quelles versions ont été testées ensemble.
doctor-versions-unknown-do = Installez une version publiée.
# $names: of some of them
doctor-versions-missing = Des bibliothèques dont un serveur a besoin ne sont pas installées : { $names }
doctor-versions-missing-do = Pour les installer : pip install "pixcade[server]"
# $names: of some of them, with the version that was tested; $count: how many
doctor-versions-other = { $count ->
    [one] { $count } bibliothèque a une autre version que celle testée : { $names }
   *[other] { $count } bibliothèques ont d’autres versions que celles testées : { $names }
}
doctor-versions-other-do = Installez une version publiée, avec son requirements.lock.


## pixcade service

cli-service = faire tourner un serveur comme service systemd
cli-service-about = Affiche, installe ou enlève l’unité avec laquelle systemd fait tourner un serveur : pour toute la machine ou, avec --user, pour vous. L’installation vérifie d’abord que cette version sait lire les données : c’est aussi ainsi qu’on passe à une autre version et qu’on revient.
service-help-print = afficher l’unité à l’écran
service-help-install = vérifier que cette version sait lire les données, puis écrire l’unité et la démarrer
service-help-remove = arrêter le service et supprimer son unité ; les données et les réglages restent
service-help-user = pour votre utilisateur au lieu de toute la machine
service-help-root = mettre les fichiers sous ce dossier au lieu de / et ne rien démarrer
service-help-check = vérifier seulement que cette version sait lire les données
# $version: of this program
service-readable = La version { $version } sait tout lire : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $lines ->
        [one] { $lines } entrée
       *[other] { $lines } entrées
    }, { $games ->
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    }.
# $folder: the data folder; $address: of the database
service-readable-new = La version { $version } convient : il n’y a pas encore de données dans { $folder }.
service-readable-shared = La version { $version } convient : elle connaît les tables de PostgreSQL à l’adresse { $address }. Les parties qui s’y trouvent n’ont pas été vérifiées.
# $file: of the unit; $program: what it runs; $variables: the file with the service's variables
service-written = L’unité { $file } lance { $program }. Ses réglages se trouvent dans { $variables }.
service-removed = L’unité { $file } a été enlevée. Les données et les réglages dans { $variables } sont toujours là.
# $command: for the shell
service-type = systemd ne tourne pas ici. Sur la machine concernée, tapez : { $command }
service-no-program = Il n’y a pas de commande { $program }. Installez Pixcade dans un dossier dédié avec « python3 -m venv » et utilisez la commande qui s’y trouve.
service-no-page = Cette installation n’a pas de page pour navigateurs : elle ne peut pas faire office de serveur. Installez une version publiée.
service-log = Dans la base de données du dossier { $folder }, la version { $version } ne peut pas lire le journal de la table { $table } : personne ne pourrait ouvrir cette table. Si la version qui tourne en ce moment le peut, gardez-la ; sinon, supprimez-y la table avec « pixcade admin remove-game { $table } --data { $folder } » ou remettez une sauvegarde en place avec « pixcade restore FICHIER --data { $folder } ».
# $folder: the data folder; $data: the same as a command has it; $copy: the file to put back
service-data-broken = La base de données du dossier { $folder } ne peut pas être lue : elle est endommagée ou n’est pas une base de Pixcade. Arrêtez le service et remettez une sauvegarde en place avec « pixcade restore FICHIER --data { $data } ».
service-newer = La base de données du dossier { $folder } est en version { $version }, et ce programme connaît les versions jusqu’à { $newest }. Gardez la version plus récente de Pixcade, ou arrêtez le service et remettez en place la copie faite avant son installation avec « pixcade restore { $copy } --data { $data } » : ce qui a été joué depuis n’y est pas.
# $address: of the database
service-newer-shared = La base de données PostgreSQL à l’adresse { $address } est en version { $version }, et ce programme connaît les versions jusqu’à { $newest }. Gardez la version plus récente de Pixcade, ou arrêtez tous les serveurs et remettez en place avec pg_restore l’export fait avant son installation.
service-lost = La base de données du dossier { $folder } est vide ou a disparu, alors qu’il y en avait une. Arrêtez le service et remettez une copie en place avec « pixcade restore { $copy } --data { $data } », ou définissez PIXCADE_NEW_DATABASE=yes pour un seul démarrage du service afin de repartir de zéro.
# $user: who runs this program
service-data-forbidden = L’utilisateur { $user } n’a pas le droit de lire les données du dossier { $folder }. Faites ceci en tant que root ; pour un service avec --user, donnez le dossier et son contenu à { $user }.
service-no-room = Pour vérifier que cette version sait lire les données, celles-ci sont copiées dans { $folder }, où il reste moins de { $megabytes } Mo. Faites-y de la place ou indiquez un autre dossier dans la variable TMPDIR.
service-odd-path = systemd n’exécute aucun programme dont le chemin contient un guillemet, une apostrophe, une barre oblique inverse ou un caractère invisible, comme celui de { $program }. Installez-le dans un autre dossier.
service-in-a-home = Un service de la machine ne voit pas { $program }, qui se trouve dans le dossier personnel de quelqu’un. Installez-le sous /opt ou utilisez --user.
# $program: the interpreter
service-python-in-a-home = Un service de la machine ne voit pas le Python de cette installation, { $program }, qui se trouve dans le dossier personnel de quelqu’un. Réinstallez Pixcade dans un dossier créé par « /usr/bin/python3 -m venv » ou utilisez --user.
service-forbidden = Le fichier { $file } ne peut pas être écrit. Faites-le en tant que root ou utilisez --user.
service-not-installed = Il n’y a pas d’unité { $file } : il n’y a rien à enlever.
service-none = Il n’y a pas d’unité { $file }, et donc pas de service de ce genre. Enlevez --service ou installez le service avec « pixcade service install ».
# $file: with the service's variables; $user: who runs this program
service-hidden = L’utilisateur { $user } n’a pas le droit de lire les réglages du service dans { $file }. Faites ceci en tant que root.
service-systemctl = systemd a refusé « { $command } ». Voyez sa raison ci-dessus ou avec : journalctl -u pixcade


## The operator

server-operator-none = Ce serveur n’a pas de jeton pour son opérateur : personne ne peut ouvrir ceci. Définissez PIXCADE_ADMIN_TOKEN (pour un service, dans le fichier de ses réglages), puis redémarrez le serveur.
