### Bots: what they are called, how well they play, and what goes wrong with them. In French.

## Levels, the weakest first. English names are typed on the command line; in a question one's own words work too.

bots-name = { $name ->
    [easy] { web-level-easy }
    [normal] { web-level-normal }
    [hard] { web-level-hard }
    [master] { web-level-master }
    [grandmaster] { web-level-grandmaster }
    [daily] { web-level-daily }
    [master-together] Maître, Bugs à l’unisson
    [greedy] Glouton
    [random] Au hasard
   *[other] { $name }
}
bots-about-pixoid = { $level ->
    [easy] une fois sur deux, il voit un coup à l’avance ; sinon, il joue au petit bonheur.
    [normal] il pèse tous les coups d’un tour.
    [hard] il voit deux tours à l’avance.
    [grandmaster] il résout chaque tour exactement et juge la suite d’après tous les labyrinthes résolus.
   *[master] il voit trois tours à l’avance.
}
bots-about-pixl = { $level ->
    [easy] une fois sur deux, il voit un coup à l’avance ; sinon, il joue au petit bonheur.
    [normal] il joue le coup qui paraît le meilleur sur le moment.
    [hard] il joue de nombreuses parties dans sa tête avant chaque coup.
    [grandmaster] il s’est entraîné un demi-million de fois contre lui-même et pèse des centaines de positions avant chaque coup.
   *[master] il joue des dizaines de milliers de parties dans sa tête avant chaque coup.
}
# Of a game that brings no bots
bots-about-baseline = { $level ->
    [easy] une fois sur deux, il voit un coup à l’avance ; sinon, il joue au petit bonheur.
   *[other] il joue le coup qui paraît le meilleur sur le moment ; ce jeu n’a pas de bot plus fort.
}


## Names that can't be

bots-unknown = Il n’y a pas de bot « { $name } ». Choisissez parmi : { $known }.
# $old and $new: what was typed, such as expert, and the name to type
bots-renamed = « { $old } » s’appelle maintenant « { $new } ».
bots-unknown-form = « { $name } » n’est pas un nom de bot. Commencez par : { $known }
bots-not-a-command = « { $name } » ne contient pas de commande exécutable. Vérifiez les mots et les guillemets après les deux-points.
bots-no-such-program = Le programme « { $program } » n’existe pas : le bot « { $name } » ne peut pas jouer.
bots-not-a-python-name = « { $name } » doit avoir la forme python:MODULE:NAME ou python:FILE.py:NAME.
bots-no-such-file = Le fichier « { $path } » n’existe pas : le bot « { $name } » ne peut pas jouer.


## A bot that fails loses its move to the game's default

bots-failed = { $reason ->
    [not-started] Le bot « { $bot } » n’a pas pu démarrer ({ $detail }) ; le jeu joue à sa place.
    [too-slow] Le bot « { $bot } » a réfléchi trop longtemps ; le jeu joue à sa place.
    [raised] Le bot « { $bot } » est tombé en panne ({ $detail }) ; le jeu joue à sa place.
    [exited] Le bot « { $bot } » s’est arrêté sans répondre ({ $detail }) ; le jeu joue à sa place.
    [closed] Le bot « { $bot } » ne répond plus ; le jeu joue à sa place.
    [too-long] Le bot « { $bot } » a écrit une ligne trop longue ; le jeu joue à sa place.
    [unasked] Le bot « { $bot } » a parlé avant qu’on l’interroge ; le jeu joue à sa place.
    [nonsense] La réponse du bot « { $bot } » est illisible ({ $detail }) ; le jeu joue à sa place.
    [not-a-move] Le bot « { $bot } » a répondu « { $detail } », qui n’est pas un coup ; le jeu joue à sa place.
   *[illegal] Le bot « { $bot } » a répondu « { $detail } », un coup interdit ici ; le jeu joue à sa place.
}


## Tournaments

bots-arena-two = Un tournoi demande au moins deux bots, chacun nommé une seule fois.
bots-arena-seats = À { $game }, le tournoi attribue lui-même les places. Omettez --players et --alone.
bots-arena-players = Un tournoi de { $game } se joue avec ces nombres de joueurs : { $possible }. Choisissez-en un.
bots-yardstick-compiled = Un bot plain-N a besoin de code compilé, et numba n’est pas installé. Installez-le ou retirez ce bot.
bots-arena-folder = « { $path } » ne peut pas servir de dossier de tournoi. Choisissez-en un autre.
bots-arena-another = Le dossier « { $path } » contient un autre tournoi ; ce qui diffère : { $names }. Choisissez un autre dossier.
bots-arena-worker-lost = Un processus du tournoi s’est arrêté. Relancez la même commande pour continuer.
# $detail: a code such as exited, and the last line that the bot wrote
bots-first-move = Le bot « { $bot } » a échoué dès son premier coup ; aucune partie n’a été jouée : { $detail }
