### What only a table says in the browser, in every game. It is loaded with the table.


## One device for several: the curtain between them

web-curtain-hand = Passez l’appareil à
web-curtain-look-away = Les autres, ne regardez pas ! Rien de secret ne s’affiche avant d’appuyer sur le bouton.
web-curtain-open = C’est moi, { $name } : afficher
web-curtain-done = C’est prêt
web-curtain-now = Maintenant
web-curtain-later = Plus tard


## Writing to each other

web-chat = Message
web-chat-send = Envoyer
web-silent = Les Bugs se taisent jusqu’à la fin de la manche.
web-says = { $name } : { $text }
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-thanks = Merci !
web-phrase-well-played = Bien joué !
web-phrase-nice-move = Joli coup !
web-phrase-oops = Oups !
web-phrase-hurry = À toi, vite !
web-phrase-one-moment = Un instant.
web-phrase-sorry = Pardon !
web-phrase-good-game = Belle partie !
web-phrase-again = Encore une ?
web-phrase-bye = Au revoir !
# A catch, or a Port that was locked, is shown once more
web-show-again = Revoir ce moment

## The menu

web-new-game = Nouvelle partie
web-leave-game = Quitter la table
# $rule: the number of the rule that was named last
web-rule-named = Règles : { $rule }
web-talk = Discussion
web-talk-unread = Discussion, { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}


## A match: the best of so many games

web-best-of = Série
web-best-of-games = { $games ->
    [0] Une partie
   *[other] Au meilleur des { $games }
}
web-match = Au meilleur des { $games } parties
web-match-game = Partie { $game }, { $needed } victoires pour gagner
web-match-won = { $name } gagne la série !
# What the sockets beside a name show
web-match-won-of = Victoires : { $won } sur { $needed }
web-match-next = Partie suivante
web-match-go-on = Continuer
web-rematch-best-of = Jouer au meilleur des trois
