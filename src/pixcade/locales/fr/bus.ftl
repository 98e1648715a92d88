### Le Redis par lequel les processus d’un même serveur se tiennent au courant : pour qui le fait fonctionner.


## Démarrer avec un Redis

serving-bus-url = Ce n’est pas l’adresse d’un Redis. Donnez une adresse telle que redis://HÔTE/0, ou rediss://NOM:MOTDEPASSE@HÔTE/0.
# $address : machine et port du Redis
serving-bus-away = Redis ne répond pas à l’adresse { $address }. Vérifiez l’adresse, et que Redis y fonctionne.
serving-bus-refuses = Redis à l’adresse { $address } ne laisse pas entrer Pixcade, ou ne lui permet pas ce qu’il doit faire. Vérifiez le nom et le mot de passe, ainsi que les droits de ce nom.


## Travailler pour d’autres

# $workers : combien de décisions à la fois
serving-working = Réflexion pour les serveurs de { $address } : { $workers ->
        [one] { $workers } décision
       *[other] { $workers } décisions
    } à la fois.
serving-work-preparing = Préparation en cours. La première fois, cela prend une minute ou deux.
# $errands : combien de réponses ont été données
serving-work-ended = { $errands ->
        [0] Arrêt. Personne n’a rien demandé.
        [one] Arrêt après { $errands } réponse. Ce qui n’est pas terminé, d’autres y réfléchissent.
       *[other] Arrêt après { $errands } réponses. Ce qui n’est pas terminé, d’autres y réfléchissent.
    }
serving-work-without-bus = Il faut savoir pour quels serveurs réfléchir. Donnez l’adresse de leur Redis avec --bus-url ou PIXCADE_BUS_URL.
serving-help-workers = nombre de décisions auxquelles réfléchir à la fois ; par défaut, autant que la machine a de cœurs

cli-work = réfléchir pour les bots de serveurs qui partagent un Redis
cli-work-about = Réfléchit pour les bots forts des serveurs lancés avec le même --bus-url, sans rien servir. On peut lancer et arrêter autant de ces processus que l’on veut, à tout moment et sur n’importe quelle machine : ce que l’un laisse inachevé, d’autres y réfléchissent. Les réglages viennent des options, des variables PIXCADE_NOM et du fichier pixcade.toml du dossier de données, dans cet ordre.
