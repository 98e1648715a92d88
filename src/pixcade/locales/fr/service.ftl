### Running a server as a service: secrets in settings, a start that fails, for whoever runs it.


## Secrets among the settings

# $name: the setting, such as join-password
serving-help-secret-file = fichier qui ne contient que { $name }
# $name: the flag, such as --join-password; $variable: such as PIXCADE_JOIN_PASSWORD
serving-on-command-line = Toute personne qui utilise cette machine peut lire ses lignes de commande : rien de secret ne se met après { $name }. Écrivez { $name } seul pour qu’on vous le demande, indiquez un fichier avec { $name }-file ou définissez { $variable }.
serving-nobody-to-ask = Il n’y a pas de terminal où demander { $name }. Indiquez plutôt un fichier avec { $name }-file.
# $name: the setting; $path: the file
serving-unreadable-secret = Le fichier « { $path } », qui devrait contenir { $name }, ne peut pas être lu. Vérifiez le chemin et ses droits d’accès.


## A start that fails

# $folder: the data folder; $user: who runs this program
serving-disk-full = Le disque du dossier { $folder } est plein. Faites-y de la place ou choisissez un autre dossier avec --data, puis redémarrez.
serving-folder-forbidden = L’utilisateur { $user } n’a pas le droit d’écrire dans le dossier { $folder }. Donnez-lui ce dossier et son contenu ou choisissez-en un autre avec --data, puis redémarrez.
serving-data-broken = La base de données du dossier { $folder } ne peut pas être lue : elle est endommagée ou n’est pas de Pixcade. Remettez une sauvegarde avec « pixcade restore » ou choisissez un autre dossier avec --data.
