### What only a table says in the browser, in every game. It is loaded with the table.


## One device for several: the curtain between them

web-curtain-hand = Passez l’appareil à
web-curtain-look-away = Les autres, ne regardez pas ! Rien de secret ne s’affiche tant que vous n’avez pas touché le bouton.
web-curtain-open = C’est moi, { $name }
web-curtain-done = C’est fait
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
web-away-title = Un bot joue pour vous
web-away-why = Vous avez dépassé le temps deux fois de suite. Touchez la page ou appuyez sur une touche pour reprendre la main.
web-away-back = Me revoilà
web-slow-offer = Vous prévenir quand ce sera de nouveau à vous ?
web-slow-offer-yes = Régler les notifications
web-slow-offer-no = Non, merci
web-gone = { $name } a perdu la connexion.
web-gone-bot = Un bot prend le relais dans { $time }.
web-gone-now = Faire jouer un bot
web-stop-wished = { $name } aimerait arrêter la partie.
web-stop-game = Voter pour arrêter
web-stop-undo = Retirer mon vote
web-stop-title = Arrêter cette partie ?
web-stop-alone = Elle s’arrête ici et ne pourra pas être reprise.
web-stop-others = Elle s’arrête si tout le monde est d’accord. La question va être posée aux autres.
web-stop-stay = Continuer
web-stop-go = Arrêter la partie
web-tiles = Disposer les tuiles
web-tiles-how = Touchez deux tuiles pour les échanger. Pour en retourner une, touchez-la d’abord.
web-tile = { $place ->
    [top-left] En haut à gauche : tuile { $tile }, face { $side }
    [top-right] En haut à droite : tuile { $tile }, face { $side }
    [bottom-left] En bas à gauche : tuile { $tile }, face { $side }
   *[bottom-right] En bas à droite : tuile { $tile }, face { $side }
}
web-tile-over = Retourner
web-lan-why = Pour l’instant, seul cet appareil peut accéder à la table.
web-lan-open = Ouvrir au réseau
web-unreachable = Mon téléphone ne se connecte pas
web-unreachable-help = Le téléphone et l’ordinateur doivent être sur le même Wi-Fi, et pas sur un réseau invité, qui isole les appareils. Si l’ordinateur demande si Python peut accepter des connexions, autorisez-le ; sinon, ouvrez le port dans son pare-feu.
# A button that is held: the board then shows where everybody could be after this turn
web-hold = Maintenir : qui peut aller où
