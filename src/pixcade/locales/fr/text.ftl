### Playing in the terminal, and the command line. Sentences are read aloud by screen readers: keep them short.


## Words that a person types. Words with an accent stand here without it too, so that it may be left out.

text-input-u = haut h
text-input-d = bas b
text-input-l = gauche g
text-input-r = droite d
text-input-pass = passer passe
text-input-port = port
text-input-off = retirer retire enlever enlève enleve
text-input-place = placer place poser pose pixl
# Small words that may stand with a direction or a hex: « 3 Pix vers la gauche », « retirer le port »
text-input-yes = oui o
text-input-no = non n
text-input-idle = vers le la à a en de du sur mon aller pix

text-command-help = aide ?
text-command-rules = règles regles
text-command-where = où ou
text-command-moves = coups
text-command-look = regarder voir
text-command-reach = portée portee qui
text-command-hint = conseil indice
text-command-draw = dessin plateau
text-command-last = rappel
text-command-score = score points
text-command-record = enregistrer sauver
text-command-back = retour
text-command-quit = quitter


## Setting up

text-welcome = Bienvenue dans Pixcade. À chaque question, appuyez sur Entrée pour garder la réponse entre crochets.
text-game-entry = { $game ->
    [pixoid] { $number } Pixoid : l’un fuit dans un labyrinthe, trois Bugs le pourchassent. 3 ou 4 joueurs.
    [pixl] { $number } Pixl : des éléments s’étendent et se convertissent sur un plateau hexagonal. 2 à 4 joueurs.
   *[other] { $number } { $game }
}
text-ask-game = Quel jeu ? [1]
text-ask-players = Combien de joueurs, bots compris : { $numbers } ? [{ $default }]
text-ask-people = Qui joue à cet écran ? Tapez les noms séparés par des virgules ; des bots prennent les autres places. [{ text-default-name }]
text-default-name = Joueur
text-level-entry = { $number } { $level } : { $about }
text-ask-level = Quel niveau pour les bots ? [{ $default }]
text-ask-default = { $question } [{ $default }]
text-choose = Tapez l’une de ces réponses : { $choices }.
text-names-differ = Il faut un nom différent pour chacun.
text-too-many-people = { $people ->
    [one] { $people } personne, c’est trop :
   *[other] { $people } personnes, c’est trop :
} cette partie compte { $seats } places.

text-player = { $kind ->
    [bot] { $player }, bot ({ $level }) : { $pieces }.
   *[person] { $player } : { $pieces }.
}
text-help-hint = Tapez « { $help } » pour voir toutes les commandes, « { $rules } » pour les règles, « { $draw } » pour voir le plateau.


## Playing together at one screen

text-hand-over = Passez l’écran à { $player }. { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
text-has-decided = { $player } a choisi.
text-just-enter = Ici, appuyez simplement sur Entrée.
# $help: the word to type
text-just-enter-move = Tapez un coup, ou « { $help } » pour toutes les commandes.
text-reveal = Tout le monde a choisi. Appuyez sur Entrée pour continuer, ou tapez un nom pour changer le coup de cette personne.
text-reveal-who = Appuyez sur Entrée, ou tapez l’un de ces noms : { $names }.
text-nothing-before = Il n’y a rien à changer avant cela.
text-taken-back = Votre dernier coup et sa suite sont annulés.
text-not-your-turn = Il n’y a aucun coup à jouer pour l’instant.
text-nothing-yet = Il ne s’est encore rien passé.
text-score = Points : { $points }.
text-bot-failed = { $player } : { $sentence }
text-bots-reduced = { $why ->
    [warming] Les bots s’échauffent encore et jouent un peu moins bien pour l’instant.
   *[missing] Le code rapide manque ici : les bots jouent un peu moins bien.
}


## Any game that has no view of its own

# $game: its name
text-any-opening = { core-game } à { $players } joueurs.
text-any-player = { $kind ->
    [bot] { $player }, bot ({ $level }).
   *[person] { $player }.
}
# A fact of the position: $name and $value are words or codes
text-any-fact = { $name } : { $value }.
# $moves: list of moves in notation
text-any-moves = Vous pouvez jouer : { $moves }.
# A move in notation and what it means
text-any-move = { $move } ({ $meaning })
text-any-ask = { $player }, votre coup pour { core-piece-the } ?
text-any-help = Tapez un coup tel qu’il figure dans la liste.
text-any-no-rules = Ce jeu est fourni sans règles écrites.
# $level: what a level is called
text-bots-baseline = Ce jeu n’a pas de bot du niveau « { $level } ». Un bot simple joue à sa place : il joue le coup qui paraît le meilleur sur le moment.


## Commands

text-help-entry = { $command } : { $name ->
    [help] cette liste.
    [rules] les règles en bref.
    [where] où tout se trouve.
    [moves] ce que vous pouvez faire maintenant.
    [look] ce qui se trouve sur une case ; ajoutez son nom, comme « { $command } c4 ».
    [reach] qui peut atteindre qui au prochain coup.
    [hint] le coup que jouerait un bot fort.
    [draw] un dessin du plateau.
    [last] ce qui vient de se passer.
    [score] les points.
    [record] enregistrer la partie en cours ; ajoutez un nom de fichier.
    [back] changer le coup que vous venez de choisir.
   *[quit] quitter la partie.
}
text-record-name = Ajoutez un nom de fichier, par exemple : { $command } partie.txt
# $command: the word to type
text-look-where = Ajoutez une case, par exemple : { $command } c4
text-saved = La partie est enregistrée dans { $path }.
# $file: a name; $no: what can be typed
text-ask-save = Enregistrer la partie ? Appuyez sur Entrée pour l’enregistrer dans { $file }, tapez un autre nom, ou « { $no } ».
# $yes: what can be typed
text-ask-again = Rejouer ? Tapez « { $yes } », ou appuyez sur Entrée pour quitter.
text-not-saved = Rien n’a été enregistré.
text-goodbye = Au revoir.
text-input-ended = Fin de la saisie : la partie s’arrête ici. Rien de plus n’a été enregistré.


## Files

text-file-missing = Il n’y a pas de fichier « { $path } ».
text-file-is-folder = « { $path } » est un dossier, pas un fichier.
core-named-pipe = « { $path } » est un tube nommé (FIFO), pas un fichier. Supprimez-le ou indiquez un fichier.
text-file-unreadable = « { $path } » ne peut pas être lu.
text-file-not-utf8 = Ce fichier n’est pas du texte en UTF-8.
text-file-exists = « { $path } » existe déjà. Choisissez un autre nom.
text-folder-missing = Le dossier de « { $path } » n’existe pas. Choisissez un autre nom.
text-file-not-written = « { $path } » ne peut pas être écrit. Choisissez un autre nom ou un autre dossier.
text-check-bad = { $path } : incorrect. { $sentence }
text-check-good = { $path } : correct. { core-game }, { $players ->
    [one] { $players } joueur,
   *[other] { $players } joueurs,
} { $steps ->
    [one] { $steps } étape,
   *[other] { $steps } étapes,
} { $state ->
    [finished] partie terminée.
   *[unfinished] partie inachevée.
}


## Stepping through a record

text-replay-title = { core-game } avec { $players }, { $steps ->
    [one] { $steps } étape.
   *[other] { $steps } étapes.
}
text-option = { $option } : { $value }.
text-replay-step = Étape { $at } sur { $last }
text-replay-ask = Étape { $at } sur { $last }. Entrée suite, b retour, d dessin, e fin, q quitter, ou un numéro :
text-replay-help = Appuyez sur Entrée pour l’étape suivante. Ou tapez b pour la précédente, d pour un dessin, e pour la fin, q pour quitter, ou un numéro de 0 à { $last }.
text-replay-first = C’est le début.
text-replay-end = { $state ->
    [finished] La partie se termine ici.
   *[unfinished] Ici s’arrête ce qui est enregistré ; la partie n’a pas été jouée jusqu’au bout.
}


## What a bot thinks of a position

text-hint-over = La partie est finie : il n’y a plus rien à décider.
# $level: what the bot is called
text-hint-now = Un bot ({ $level }) jouerait « { $move } ».
text-hint-title = { $who }, { core-piece } : le bot ({ $level }) pèse ces coups.
text-hint-only = { $who }, { core-piece } : le bot ({ $level }) joue « { $move } » sans dire pourquoi.
text-hint-move = coup
text-hint-share = { $game ->
    [pixl] poids
   *[other] probabilité
}
text-hint-value = { $game ->
    [pixl] part de la victoire
    [pixoid] valeur pour Pixoid
   *[other] valeur
}
text-hint-points = points
text-hint-legend = { $game ->
    [pixl] Le bot joue le coup qui pèse le plus, celui auquel il a le plus réfléchi. La part de la victoire est celle que peut espérer qui joue ce coup.
    [pixoid] Le bot tire son coup selon ces probabilités. La valeur est ce que Pixoid peut espérer, à peu près en cubes : il en veut plus, les Bugs en veulent moins.
   *[other] Le bot tire son coup selon ces probabilités. La valeur est ce qu’il attend du coup.
}
# $players: a list of names, in the order of the points in the table
text-hint-points-legend = Les points sont ce que chacun peut espérer à la fin, dans cet ordre : { $players }.
text-hint-reduced = Le code rapide manque ici : le bot a vu moins loin que d’habitude.
text-percent = { $number } %


## Boards

text-not-an-edge = « { $text } » n’est pas un côté du plateau. Choisissez 1 (bas), 2 (gauche), 3 (haut) ou 4 (droite).
text-boards-title = Les dispositions du jeu de tuiles { $name }.
text-boards-layout = disposition
text-boards-average = portée
text-boards-largest = maximum
text-boards-dead-ends = impasses
text-decimal-sign = ,


## The command line

cli-about = Pixoid et Pixl, deux jeux de société entre amis ou contre des bots. Sans commande, Pixcade lance un serveur et l’ouvre dans le navigateur.
cli-examples =
    Exemples :
      pixcade                                        jouer dans le navigateur
      pixcade text pixl --people Ana --people Bob    Ana, Bob et deux bots
      pixcade text pixl --people Ana --bots hard     Ana contre trois bots difficiles
      pixcade replay partie.txt                      revoir une partie
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-language = langue d’affichage : { $languages }
# Headings in the list of commands
cli-group = { $group ->
    [play] jouer
    [bots] écrire un bot
    [saved] revoir des parties enregistrées
   *[server] gérer un serveur
}
# $commands: the names of all other commands
cli-more = Autres commandes : { $commands }
cli-more-help = Pour en savoir plus : pixcade COMMAND --help
cli-commands = commandes{ "\u00A0" }
cli-usage = usage :
# The program puts a colon behind it
cli-arguments = arguments{ "\u00A0" }
cli-options = options{ "\u00A0" }
cli-text = jouer dans le terminal, contre des bots ou à plusieurs au même écran
cli-text-about = Jouer ligne par ligne. Pixcade demande ce que vous ne précisez pas ou prend la valeur par défaut.
cli-text-game = le jeu : { $games }
cli-text-players = nombre de joueurs, bots compris
cli-text-people = nom d’une personne qui joue à cet écran ; à répéter pour chacune
cli-text-watch = regarder jouer les bots
cli-text-bots = niveau ou nom des bots (par défaut : normal) : { $bots }
cli-text-option = une option du jeu ; à répéter pour en donner plusieurs (voir plus bas)
cli-text-oldest = place du joueur le plus âgé, qui incarne Pixoid en premier
cli-text-seed = graine de la disposition aléatoire ; le même nombre donne la même disposition
cli-text-draw = dessiner le plateau avant chaque question
cli-ascii = dessiner uniquement avec des lettres et des tirets
cli-options-of = Options de { core-game } (valeurs par défaut en premier) :
cli-board = dessiner une disposition de Pixoid
cli-board-code = disposition, par exemple p1-1A.3B.2A.4B
cli-board-edge = côté du plateau placé en bas : 1 bas, 2 gauche, 3 haut, 4 droite
cli-boards = lister toutes les dispositions différentes de Pixoid, avec leurs chiffres
cli-boards-about = Pour chaque disposition : la portée est le nombre moyen de Pix que l’on voit en ligne droite depuis un Pix, le maximum est le plus grand de ces nombres, les impasses sont les Pix à une seule issue.
cli-replay = revoir une partie enregistrée, étape par étape
cli-replay-file = une partie enregistrée
cli-replay-draw = dessiner le plateau à chaque étape
cli-check = vérifier des parties enregistrées
cli-hint = montrer ce qu’un bot pense d’une position enregistrée
cli-hint-about = Pour la position à la fin d’une partie enregistrée : les coups que pèse un bot, la probabilité de chacun et ce qu’il en attend.
cli-hint-bots = bot à interroger (par défaut : le niveau le plus fort) : { $bots }
cli-arena = organiser des tournois de bots
cli-arena-about = Fait jouer des bots les uns contre les autres et les classe. On peut arrêter à tout moment : la même commande reprend à cet endroit.
cli-bot = essayer votre propre bot ici, ou l’asseoir à une table
cli-bot-about = Sans code, votre bot joue ici à une place contre des bots d’un niveau, et vous voyez chaque coup. Avec un code, il rejoint cette table sur un serveur et joue jusqu’à la fin de la partie. À la table, on voit que sa place est tenue par un programme.
cli-bot-bot = un fichier Python avec une fonction « choose(view) », exec:COMMANDE pour tout autre langage, python:MODULE:NOM ou un niveau
cli-bot-code = code de la table
# $address: where a server is by default
cli-bot-server = adresse du serveur (par défaut : { $address })
cli-bot-game = jeu à jouer ici
# $level: as it is typed
cli-bot-against = qui tient ici les autres places : un niveau ou un autre bot (par défaut : { $level })
cli-bot-name = nom à la table (par défaut : celui du fichier)
cli-bot-seconds = limite par coup, en secondes
cli-bot-code-missing = Pour rejoindre une table, ajoutez son code : --code CODE
cli-bot-waits = { $name } a une place pour { core-game } et jouera dès que l’hôte lancera la partie.
cli-bot-over = La partie est terminée. { $count ->
    [0] Personne ne gagne.
   *[other] Victoire : { $winners }.
}
cli-engine = communiquer avec d’autres programmes, un objet JSON par ligne
cli-wrong = { $message } Essayez : { $help }
cli-forbidden = L’utilisateur { $user } n’a pas accès à { $file }. Réessayez avec un autre utilisateur ou indiquez un autre endroit.
cli-file-failed = { $file } est inutilisable : { $reason }. Vérifiez cet endroit ou indiquez-en un autre.
cli-output-failed = Impossible d’afficher le résultat : { $reason }.
cli-option-form = « { $text } » doit être de la forme NOM=VALEUR, par exemple game=short.
cli-seed = « { $text } » n’est pas un nombre entier.
cli-unknown-language = Pixcade ne parle pas « { $name } ». Choisissez parmi : { $known }.
cli-serve = lancer un serveur pour les navigateurs, les téléphones et les amis
cli-admin = gérer un serveur en marche
cli-doctor = vérifier qu’un serveur a tout ce qu’il lui faut
cli-backup = copier dans un fichier toutes les données d’un serveur
cli-restore = restaurer une sauvegarde
cli-migrate-store = déplacer toutes les données d’un serveur vers PostgreSQL

# The command `pixcade review`

cli-review = analyser une partie enregistrée : décisions et chance
cli-review-about = Pour une partie terminée : ce que valait le départ, ce que les décisions de chacun ont coûté, ce qui était de la chance, tour par tour. Pour Pixoid, le compte est juste au dernier chiffre ; les valeurs viennent du plateau résolu dans le dossier de données ou d’estimations. Pour Pixl, un bot fort vérifie chaque coup, ce qui prend un moment.
cli-review-json = afficher l’analyse en JSON
cli-review-keep = enregistrer aussi la partie avec son analyse, sous un nouveau nom
core-package-missing = { $name } n’est pas installé. Pour l’installer : { $command }
