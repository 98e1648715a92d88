### Who one is: devices, and coming back.


## Devices

web-devices = Vos appareils
web-devices-about = Jouez sous le même nom sur votre téléphone et votre ordinateur, avec vos parties, vos jours de congé et vos notifications sur tous vos appareils.
web-devices-here = Cet appareil
web-devices-unknown = Appareil
web-devices-added = Ajouté le { $date }
web-devices-add = Ajouter un appareil
web-devices-scan = Scannez ce code avec votre autre appareil, ou ouvrez-y le lien. Il est valable 10 minutes, pour une seule utilisation.
web-devices-export = Télécharger mes données
web-devices-delete = Tout supprimer
web-devices-delete-ask = Des bots reprennent vos places. Vos messages, vos notifications et vos jours de congé sont supprimés, et les parties terminées n’affichent plus votre nom. Tous vos appareils sont déconnectés. C’est définitif.
web-devices-keep = Tout garder
web-devices-join = Ajouter cet appareil
web-devices-join-as = Sur cet appareil, vous jouerez sous le nom de { $name }, avec les mêmes parties, jours de congé et notifications.
web-devices-join-nameless = Sur cet appareil, vous retrouverez les mêmes parties, jours de congé et notifications que sur l’autre.
web-devices-join-own = Les parties que vous avez terminées ici vous suivent.
web-devices-joined = Cet appareil fait maintenant partie des vôtres.


## Coming back

web-back-about = Jouez sous votre nom sur cet appareil aussi. Vos parties, vos jours de congé et vos notifications vous suivent.
web-back-mail = Par e-mail
web-back-address = L’adresse e-mail confirmée ici
web-back-send = Recevoir un lien
web-back-sent = Si cette adresse est confirmée, un lien est en route. Il est valable 15 minutes. Rien reçu ? Regardez dans les indésirables.
web-back-device = Avec votre autre appareil
web-back-device-about = Sur un appareil où vous jouez encore, ouvrez « Mes parties », choisissez « Ajouter un appareil » et scannez le code avec celui-ci.


## Open seats

web-open-none = Aucune place libre pour l’instant. Créez une partie en ligne, avec des heures ou des jours par coup, et proposez-en les places.
# $free: how many seats
web-open-free = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
# $time: a duration, as in 3 days
web-open-bots = bots dans { $time }
web-open-take = Prendre une place


## Offering open seats

web-offer-about = Toute personne sur ce site pourra prendre une place libre. La partie commence dès que toutes sont prises.
web-offer-bots = Les bots prennent le reste après
web-offer-never = Jamais
web-offer-do = Proposer les places
web-offer-undo = Retirer l’offre
# $day: a weekday, or a date
web-offer-on = Toute personne sur ce site peut prendre une place libre. Fin de l’offre : { $day }. La partie commence dès que toutes sont prises.
# $time: a duration, as in 3 days
web-offer-bots-in = Les bots prennent le reste dans { $time }.


## Passkeys

web-passkeys = Clés d’accès
web-passkeys-about = Une clé d’accès vous fait revenir par empreinte, visage ou verrouillage d’écran, même après la perte de cet appareil.
web-passkeys-add = Ajouter une clé d’accès
web-passkeys-known = Cet appareil a déjà une clé d’accès pour vous.
web-passkeys-none = Aucune clé n’a été utilisée. Réessayez, ou choisissez un autre moyen.
web-passkeys-use = Avec une clé d’accès
web-passkeys-use-do = Utiliser ma clé d’accès
