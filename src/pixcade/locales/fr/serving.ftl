### Starting the server: what it says on the way, its settings, and why it may not start.
### Names of flags and settings, addresses and what is typed stay as they are.


## What a person is told when it starts

serving-at = Pixcade est en marche à l’adresse { $address }
serving-already = Pixcade est déjà en marche à l’adresse { $address }
serving-open-it = Ouvrez cette adresse dans un navigateur.
serving-no-page = Cette installation n’a pas de page pour navigateurs : personne ne peut y jouer dans un navigateur. Installez une version publiée, ou construisez la page dans les sources avec : python3 run.py serve
# $wanted: the port that was asked for; $port: the one that was free
serving-port-changed = Le port { $wanted } est utilisé par un autre programme ; cette fois, Pixcade prend le port { $port }. Tous les liens en tiennent compte.
# $addresses: one, or several joined by “or”
serving-elsewhere = Sur les autres appareils, ouvrez { $addresses }
serving-everybody = Toute personne qui peut atteindre cette adresse peut entrer. Avec --join-password, il lui faut un mot de passe.
serving-over-ssh = Vous vous connectez depuis une autre machine. Lancez avec --lan, ou ouvrez un tunnel depuis celle-ci : ssh -L { $port }:127.0.0.1:{ $port }
serving-proxy-not-trusted = L’adresse publique commence par https, mais aucun --trusted-proxy n’est indiqué : tout le monde semble venir de l’adresse du proxy.
serving-operator = Page de l’opérateur : { $address } – jeton : { $token }
serving-operator-unset = La page de l’opérateur demande un jeton. Pour l’utiliser, définissez admin-token.
serving-stop = Pour l’arrêter, appuyez sur Ctrl-C.
serving-ending = Arrêt en cours.
serving-ended = Arrêté. Rien n’est perdu : les parties continueront au prochain démarrage.
# $copy: the file in which what was there is saved
serving-ended-rescued = Le fichier de base de données a été supprimé, déplacé ou remplacé pendant que le serveur tournait. Son contenu est enregistré dans { $copy } : remettez-le en place avec « pixcade restore { $copy } --data { $folder } ».
# $state: how the store is, such as full or broken
serving-ended-doubtful = Arrêté, mais la base de données a un problème ({ $state }) : il peut manquer quelque chose. Avant le prochain démarrage, vérifiez le disque et le dossier de données, et gardez votre dernière sauvegarde.


## Refusals to start

serving-ports-busy = Les ports { $first } à { $last } sont tous utilisés par d’autres programmes. Choisissez-en un autre avec --port.
serving-port-forbidden = Le port { $port } est réservé au système. Choisissez avec --port un numéro supérieur à 1023.
serving-host-unknown = Aucune adresse ne correspond à « { $host } ». Indiquez après --host une adresse de cette machine.
serving-not-our-address = Cette machine n’a pas l’adresse { $address }. Choisissez-en une qu’elle possède.
serving-not-started = Le serveur n’a pas pu démarrer. Cherchez-en la raison dans le journal.


## Settings that can't be

# $name: as it was written, such as --port, PIXCADE_PORT or port; $form: how a value is written
serving-bad-value = « { $name } » ne peut pas valoir « { $value } ». Cela s’écrit ainsi : { $form }.
# The value is secret and must not be shown
serving-bad-secret = La valeur de « { $name } » ne convient pas. Elle s’écrit ainsi : { $form }.
serving-bad-secret-text = La valeur de « { $name } » ne convient pas. Il lui faut de { $least } à { $most } caractères, sans espace au début ni à la fin ; les lettres sans accent et les chiffres conviennent toujours.
serving-unknown-setting = Le réglage « { $name } », qui figure dans { $path }, n’existe pas. Les réglages sont : { $known }.
serving-no-such-file = Il n’y a pas de fichier de réglages « { $path } ». Vérifiez le chemin après --settings.
serving-unreadable-file = Le fichier de réglages « { $path } » ne peut pas être lu. Vérifiez ses droits d’accès.
# $detail: from the reader of the format, in English
serving-not-toml = Le fichier de réglages « { $path } » n’est pas du TOML valide ({ $detail }). Corrigez-le.
serving-data-in-its-own-file = Le fichier « { $path } » se trouve dans le dossier de données et ne peut pas dire où est ce dossier. Utilisez --data ou PIXCADE_DATA.
serving-one-process = Un serveur est un seul processus, donc --workers n’existe pas ici. Pour que plus de bots réfléchissent à la fois, utilisez --thinkers ; pour plusieurs processus, lancez plusieurs serveurs avec les mêmes --database-url et --bus-url.
serving-both-urls = Un serveur sur plusieurs machines a besoin des deux : --database-url pour PostgreSQL et --bus-url pour Redis. Donnez les deux, ou aucun.


## What each setting does. These stand in the help and in docs/settings.md.

# $file: the file's name
serving-help-settings = lire les réglages dans ce fichier plutôt que dans { $file } du dossier de données
serving-help-host = adresse d’écoute, en plus de l’adresse locale 127.0.0.1 ; 0.0.0.0 désigne toutes les adresses
serving-help-port = port d’écoute ; s’il est pris, le prochain port libre parmi dix ; 0 désigne n’importe lequel
serving-help-lan = laisser entrer dès le départ les appareils du même réseau
serving-help-public-url = adresse que donnent les liens pour les autres, par exemple https://games.example/pixcade
serving-help-data = dossier de la base de données ; par défaut, l’endroit habituel des données de l’utilisateur
serving-help-new-database = repartir d’une nouvelle base de données si l’ancienne est vide ou a disparu ; ce qu’il en reste est gardé à côté
serving-help-database-url = adresse d’une base PostgreSQL que plusieurs processus partagent, à la place du dossier : postgresql://...
serving-help-bus-url = adresse du Redis par lequel ces processus se tiennent au courant : redis://...
serving-help-public = afficher une liste des tables publiques
serving-help-join-password = mot de passe demandé à quiconque vient d’une autre machine
serving-help-tables-by = qui peut créer des tables : cette machine et l’opérateur seulement (host), ou tout le monde (all)
serving-help-trusted-proxy = proxy dont les en-têtes de transfert sont acceptés : adresse ou réseau ; peut être répété
serving-help-thinkers = nombre de bots qui réfléchissent à la fois ; par défaut, un de moins que la machine n’a de cœurs
serving-help-grace = secondes avant qu’un bot ne prenne la place d’une personne partie
serving-help-chat = permettre aux gens de s’écrire
serving-help-keep-games = nombre de jours pendant lesquels les parties terminées sont gardées ; 0 : pour toujours
serving-help-open-browser = ouvrir la page dans le navigateur au démarrage
serving-help-admin-token = jeton de la page de l’opérateur ; par défaut, un nouveau à chaque démarrage dans un terminal, et aucun ailleurs
serving-help-metrics-token = jeton qui permet de lire /metrics depuis d’autres machines
serving-help-log-format = format des lignes du journal
serving-help-log-level = lignes à écrire dans le journal : ce niveau et les plus graves

core-package-missing = { $name } n’est pas installé. Pour l’installer : { $command }
# $name: of the first of them that was looked for
core-server-missing = Un serveur a besoin de paquets qui ne sont pas installés, par exemple { $name }. Pour les installer : pip install "pixcade[server]". Les parties dans le terminal s’en passent : pixcade text
