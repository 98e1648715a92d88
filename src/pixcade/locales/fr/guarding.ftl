### Refusals at the door: names and texts that can't be shown, requests from elsewhere, and too much at once.


## Names and texts that people type

names-empty = Un nom doit avoir au moins un caractère. Saisissez-en un.
# $most: visible characters
names-too-long = Un nom compte au plus { $most } caractères. Choisissez-en un plus court.
names-too-many-characters = Ces caractères se composent de trop de signes. Enlevez-en quelques-uns.
# $character: a character's number in Unicode, such as U+202E
names-forbidden-character = Le caractère { $character } ne peut pas être utilisé ici : il est invisible ou perturbe le texte qui l’entoure. Supprimez-le.
names-text-empty = Ce message est encore vide. Écrivez quelque chose.
names-text-too-long = Un message compte au plus { $most } caractères. Raccourcissez-le.


## Requests that are not let in

# $host: the name in the request
guard-host = Ce serveur ne répond pas au nom « { $host } ». Ouvrez l’adresse qu’il affiche sur sa propre machine, ou faites ajouter ce nom avec --public-url.
# $host: the name in the request
guard-proto = « { $host } » est servi en https, mais cette requête est arrivée en simple http. Le proxy inverse doit envoyer l’en-tête « X-Forwarded-Proto: https », et --trusted-proxy doit indiquer son adresse.
# $origin: the page in the request; empty or “null” where none is named
guard-origin = Cette requête vient d’une page qui n’est pas celle de ce serveur (« { $origin } »). Ouvrez la page du serveur et recommencez là.
guard-cross-site = Cette requête vient d’un autre site. Ouvrez la page du serveur et recommencez là.
guard-token = Le jeton de cette demande est illisible. Envoyez « Authorization: Bearer », puis le jeton tel qu’il a été remis.
# $most: kibibytes
guard-too-large = C’est trop volumineux. On peut envoyer au plus { $most } Kio à la fois.
# $length: signs of a code
guard-code = Ce n’est pas un code. Un code compte { $length } lettres ou chiffres, jamais I, O, 0 ni 1. Vérifiez-le.


## Too much at once

# Ends the sentences below. $seconds: until it works again
limits-wait = Réessayez dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
limits-create = Trop de nouvelles tables en peu de temps. { limits-wait }
limits-join = Trop d’allées et venues aux tables en peu de temps. { limits-wait }
limits-name = Trop de nouveaux noms en peu de temps. { limits-wait }
limits-code = Trop d’essais en peu de temps. { limits-wait }
limits-hint = Trop de conseils demandés en peu de temps. { limits-wait }
limits-whatif = Trop de parties lancées depuis une position en peu de temps. { limits-wait }
limits-upload = Trop de fichiers en peu de temps. { limits-wait }
limits-chat = Trop de messages de discussion en peu de temps. { limits-wait }
limits-message = Cet appareil envoie des données trop vite. { limits-wait }
limits-mail = Trop d’e-mails en peu de temps. { limits-wait }
limits-report = Trop de signalements en peu de temps. { limits-wait }
limits-waiting = Vous avez déjà { $most } demandes de ce genre en attente. Attendez que l’une d’elles soit terminée.
# $most: connections
limits-connections = Vous avez déjà { $most } connexions ouvertes à ce serveur. Fermez un onglet dont vous n’avez pas besoin, ici ou sur un autre appareil.
limits-connections-address = Il y a déjà { $most } connexions ouvertes depuis votre réseau, le maximum. Fermez les pages inutiles.
limits-connections-server = Ce serveur a déjà { $most } connexions ouvertes et n’a plus de place. Réessayez dans quelques minutes.
