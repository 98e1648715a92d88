### Le Redis par lequel les processus d’un même serveur se tiennent au courant : pour qui le fait fonctionner.


## Démarrer avec un Redis

serving-bus-url = Ce n’est pas l’adresse d’un Redis. Donnez une adresse telle que redis://MACHINE/0, ou rediss://NOM:MOTDEPASSE@MACHINE/0.
# $address : machine et port du Redis
serving-bus-away = Redis ne répond pas à l’adresse { $address }. Vérifiez l’adresse, et que Redis y fonctionne.
serving-bus-refuses = Redis à l’adresse { $address } ne laisse pas entrer Pixcade, ou ne lui permet pas ce qu’il doit faire. Vérifiez le nom et le mot de passe, ainsi que les droits de ce nom.
