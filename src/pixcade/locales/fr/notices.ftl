### What the server sends in notices of slow games

# $hours: until the deadline
server-notice-turn = À vous de jouer à { $game }. Temps restant : { $hours } h.
# $hours: until the deadline
server-notice-reminder = { $game } : votre temps est presque écoulé. Il reste { $hours } h.
# $games: how many
server-notice-digest = { $games ->
    [one] { $games } partie vous attend.
   *[other] { $games } parties vous attendent.
}
server-notice-deadline = { $game } : fin de votre tour
server-notice-test = Les notifications de Pixcade arriveront ici.
server-mail-verify-subject = Confirmez votre adresse pour les notifications de Pixcade
server-mail-verify = Ouvrez ce lien pour recevoir un e-mail quand c’est à vous de jouer. Il est valable un jour.
server-mail-not-you = Si vous n’avez rien demandé, ignorez ce message. Vous n’en recevrez pas d’autre.
server-mail-stop = Se désabonner :
server-mail-back-subject = Votre lien vers Pixcade
server-mail-back = Ouvrez ce lien sur l’appareil où vous voulez jouer. Il est valable 15 minutes, pour une seule utilisation.
