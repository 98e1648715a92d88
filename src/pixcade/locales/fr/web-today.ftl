### Les défis du jour : leur page, leurs cartes sur la première page et leurs résultats.

web-today = Défis du jour
# $game: de quel jeu il s’agit
web-today-title = { $game ->
    [pixoid] Évasion du jour
   *[other] Duel du jour
}
web-today-about = { $game ->
    [pixoid] Vous êtes Pixoid. Combien de cubes avant la capture ?
   *[other] Vous contre un bot, sur un petit plateau.
}
web-today-play = Jouer
web-today-continue = Continuer
web-today-look = Revoir
web-today-solved = { $streak ->
    [one] Résolue.
   *[other] Résolue, { $streak } jours d’affilée.
}
web-today-share = Copier le résultat
web-today-counts = Votre résultat du jour.
web-today-practice = C’était un entraînement : seul le premier résultat du jour compte.
web-today-streak = Jours d’affilée
web-today-best = Meilleure série : { $best }. Finissez l’évasion ou le duel pour la prolonger.
web-today-day = { $done ->
    [true] joué
   *[false] pas joué
}
web-today-rules = Même labyrinthe, même départ et mêmes bots pour tout le monde ; tout change à minuit. Le premier résultat compte ; ensuite, entraînez-vous autant que vous voulez.
