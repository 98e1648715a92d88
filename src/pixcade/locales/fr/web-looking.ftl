### Looking back in the browser: replay, result, records, lists of games. Terms: manche, tour, cube, réserve.


## The replay

web-looking-title = Revoir la partie
web-looking-loading = Chargement de la partie…
web-looking-no = Impossible de l’afficher
web-looking-play = Lecture
web-looking-pause = Pause
web-looking-speed = Vitesse
web-looking-scrub = Moment de la partie
web-looking-when = Manche { $round }, tour { $turn }
web-looking-placing = Mise en place des cubes
web-looking-placing-round = Manche { $round }, mise en place des cubes
web-looking-view = Visible avant la révélation
web-looking-view-all = Tous les coups
web-looking-view-seat = Seulement { $name }
web-looking-hidden = jusqu’à la révélation
web-looking-seats = À la table
web-looking-words = Plateau en texte
web-looking-share = Partager ce moment
web-looking-whatif = Continuer à partir d’ici
web-looking-whatif-about = { $when } : choisissez une place, des bots prennent les autres. La partie reprend exactement d’ici.
web-looking-whatif-seat = Votre place
web-looking-whatif-start = Continuer
web-looking-seat = { $name }, { $piece }
web-looking-nameless = Anonyme


## The result

web-looking-result = Résultat
web-looking-share-result = Partager
web-looking-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
web-looking-length = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { web-looking-turns }
web-looking-margin = { $late ->
    [yes] { $points ->
        [one] Un point d’avance, au tout dernier tour.
       *[other] { $points } points d’avance, au tout dernier tour.
    }
   *[no] { $points ->
        [one] Un point d’avance.
       *[other] { $points } points d’avance.
    }
}
# X6.3: why one of several with the same points has won
web-looking-tied = Égalité de points : les Pixls recouverts départagent.
web-looking-shared = La victoire est partagée.
web-looking-caught = { $cubes ->
    [0] Pixoid n’avait aucun cube.
    [one] Pixoid avait un cube.
   *[other] Pixoid avait { $cubes } cubes.
}
web-looking-you = { $how ->
    [away] DOUZE ! Vous voilà libre
    [escaped] DOUZE ! { $name } s’échappe
    [caught] CAPTURE au tour { $turn } !
    [catcher] Vous attrapez Pixoid au tour { $turn } !
    [team] Vous gagnez ! Pixoid est pris
    [slipped] Pixoid s’échappe !
    [won] Vous gagnez !
    [shared] Vous partagez la victoire !
    [beaten] Cette fois, vous perdez.
   *[lost] Vous finissez à la { $place }e place.
}
web-ending-board = Le labyrinthe à la fin, avec les derniers trajets
web-ending-first = Votre première victoire !
web-ending-streak = { $count } victoires d’affilée.
# $cubes: the most cubes in a game on this device
web-ending-best = Votre record : { $cubes }.
web-ending-best-now = C’est votre meilleur résultat.
# The Bugs that caught Pixoid
web-ending-by = { $count ->
    [one] { $names } vous attrape en { $pix }.
   *[other] { $names } vous attrapent en { $pix }.
}
# After a numeral
web-ending-of-twelve = sur 12
web-ending-more = Plus
web-ending-numbers = Tous les chiffres
web-ending-see = Voir ce coup
# What another program would have done in the last turn, on the board and in a sentence
web-ending-ghost = { $how ->
    [less] Un Pix de moins
    [more] Un Pix de plus
   *[other] { $move }
}
web-ending-what-if = { $role ->
    [bug] { $how ->
        [less] Face à ces coups : un Pix de moins, et vous auriez attrapé Pixoid.
        [more] Face à ces coups : un Pix de plus, et vous auriez attrapé Pixoid.
       *[other] Face à ces coups : { $move }, et vous auriez attrapé Pixoid.
    }
   *[pixoid] { $how ->
        [less] Face à ces coups : un Pix de moins, et vous leur auriez échappé.
        [more] Face à ces coups : un Pix de plus, et vous leur auriez échappé.
       *[other] Face à ces coups : { $move }, et vous leur auriez échappé.
    }
}
# Switches the board of a result between the turning point and the end
web-ending-turn = Moment clé
web-ending-final = Fin de partie
web-ending-turning = Moment clé : tour { $turn }
# $rivals: how many the others are; $who: the name of the only one
web-ending-lead = { $points ->
    [one] { $rivals ->
        [1] { $name } gagne un point sur { $who } et mène jusqu’à la fin.
       *[other] { $name } gagne un point sur les autres et mène jusqu’à la fin.
    }
   *[other] { $rivals ->
        [1] { $name } gagne { $points } points sur { $who } et mène jusqu’à la fin.
       *[other] { $name } gagne { $points } points sur les autres et mène jusqu’à la fin.
    }
}
# Where the cubes of a round came from
web-ending-why = { $unit ->
    [cubes] { $count ->
        [one] Pourquoi { $cubes } cube ?
       *[other] Pourquoi { $cubes } cubes ?
    }
   *[victory] Pourquoi cette fin ?
}
# How good the start was: cubes, or a chance to win
web-ending-start = { $unit ->
    [cubes] Attendu : { $cubes }
   *[victory] Chances au départ : { $cubes }
}
web-ending-half = { $how ->
    [won] Une victoire compte ici comme les 12 cubes de la réserve, un cube Bonus pour moitié : { $result }.
   *[other] Un cube Bonus compte ici pour moitié : { $result }.
}
web-ending-working = Calcul en cours…
web-ending-perfect = { $unit ->
    [cubes] Des Bugs parfaits gagnent toujours ici.
   *[victory] Cette manche ne pouvait plus changer l’issue.
}
# $whose: yours where you were Pixoid
web-ending-why-row = { $kind ->
    [own] { $whose ->
        [yours] Vos coups
       *[theirs] Les coups de Pixoid
    }
    [theirs] { $whose ->
        [yours] Leurs coups
       *[theirs] Les coups des Bugs
    }
   *[luck] La chance
}
web-ending-why-most = { $kind ->
    [own] Tour { $turn }, meilleures chances en moyenne : { $move }.
    [theirs] { $whose ->
        [yours] Leurs erreurs ont joué pour vous, surtout au tour { $turn }.
       *[theirs] Leurs erreurs ont joué pour Pixoid, surtout au tour { $turn }.
    }
    [even] Elle s’est équilibrée.
   *[luck] Surtout au tour { $turn }.
}
web-ending-why-none = { $kind ->
    [own] Aucune erreur.
    [theirs] Aucune erreur.
   *[luck] Presque pas.
}
web-looking-split = { $pixoid } comme Pixoid, { $bug } comme Bug
web-looking-source-tops = { $points } au sommet
web-looking-source-beneath = { $points } pour les Pixls recouverts
web-looking-source-prisoners = { $points } pour les prisonniers
web-looking-source-locks = { $points } pour les verrous
web-looking-course = Évolution des points
web-looking-course-cubes = Les cubes de Pixoid
web-looking-band = La barre du haut indique qui incarnait Pixoid
web-looking-round = Manche { $round }
web-looking-chart = { $title }, { web-looking-turns }. Les chiffres sont dans le tableau ci-dessous.
web-looking-table = Les mêmes chiffres en tableau


## Numbers that are fun: a title, and what was counted

web-looking-fact-of = { $name } : { $fact }
web-looking-fact-hunter = À la chasse
web-looking-fact-hunter-count = { $count ->
    [one] a attrapé Pixoid une fois
   *[other] a attrapé Pixoid { $count } fois
}
web-looking-fact-shave = À un cheveu
web-looking-fact-shave-count = { $count ->
    [one] un Bug à un Pix, une fois
   *[other] un Bug à un Pix, { $count } fois
}
web-looking-fact-run = La plus longue fuite
web-looking-fact-run-count = { $count ->
    [one] une évasion
   *[other] { $count } évasions dans une manche
}
web-looking-fact-collector = Collection
web-looking-fact-collector-count = { $count ->
    [one] { $count } cube Bonus
   *[other] { $count } cubes Bonus
}
web-looking-fact-walls = L’épreuve des murs
web-looking-fact-walls-count = { $count ->
    [one] a heurté { $count } mur
   *[other] a heurté { $count } murs
}
web-looking-fact-sprint = Sprint
web-looking-fact-sprint-count = { $count } Pix d’un seul coup
web-looking-fact-shadow = Comme une ombre
web-looking-fact-shadow-count = { $count ->
    [one] à un Pix de Pixoid, une fois
   *[other] à un Pix de Pixoid, { $count } fois
}
web-looking-fact-distance = Marathon
web-looking-fact-distance-count = { $count } Pix en tout
web-looking-fact-tower = La tour
web-looking-fact-tower-count = { $count ->
    [one] une pile de { $count } Pixl
   *[other] une pile de { $count } Pixls
}
web-looking-fact-locker = Serrurerie
web-looking-fact-locker-count = { $count ->
    [one] a verrouillé un Port une fois
   *[other] a verrouillé un Port { $count } fois
}
web-looking-fact-jailer = Sous les verrous
web-looking-fact-jailer-count = { $count ->
    [one] { $count } prisonnier
   *[other] { $count } prisonniers
}
web-looking-fact-harvest = Le meilleur tour
web-looking-fact-harvest-count = { $count ->
    [one] { $count } point d’un coup
   *[other] { $count } points d’un coup
}
web-looking-fact-coverer = Grand appétit
web-looking-fact-coverer-count = { $count ->
    [one] a recouvert { $count } Pixl
   *[other] a recouvert { $count } Pixls
}
web-looking-fact-swapper = Passe-passe
web-looking-fact-swapper-count = { $count ->
    [one] a remplacé { $count } Pixl
   *[other] a remplacé { $count } Pixls
}
web-looking-fact-mover = Toujours en route
web-looking-fact-mover-count = { $count ->
    [one] a retiré son Port une fois
   *[other] a retiré son Port { $count } fois
}
web-looking-fact-builder = En construction
web-looking-fact-builder-count = { $count ->
    [one] a placé { $count } Pixl
   *[other] a placé { $count } Pixls
}


## Lists

web-looking-my-games = Mes parties
web-looking-running = En cours
web-looking-ended = Terminées
web-looking-games-of = Parties jouées par { $name }
web-looking-mark = Emblème : { $name }
web-looking-watch = Parties à regarder
web-looking-finished = Parties terminées
web-looking-no-games = Pas encore de parties terminées. Elles apparaîtront ici.
web-looking-no-tables = Personne ne joue en public en ce moment.
web-looking-no-public = Sur ce serveur, les tables sont privées : il n’y en a pas de liste. Pour regarder ou pour jouer, demandez à quelqu’un le lien ou le code de sa table.
web-looking-go-play = Lancer une partie
web-looking-more = Parties plus anciennes
web-looking-again = Actualiser
web-looking-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
web-looking-unfinished = Partie interrompue
web-looking-playing = En cours
web-looking-lobby = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-looking-watching = { $count ->
    [0] personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-looking-go-watch = Regarder
web-looking-go-join = Rejoindre
web-looking-forget = Retirer mon nom
web-looking-forget-all = Retirer mon nom partout
web-looking-forget-ask = Dans cette partie, votre nom disparaîtra pour tout le monde et pour toujours : dans les listes, quand on la revoit et dans le fichier. La partie elle-même reste.
web-looking-forget-ask-all = Dans toutes vos parties terminées, votre nom disparaîtra pour tout le monde et pour toujours : dans les listes, quand on les revoit et dans les fichiers. Les parties elles-mêmes restent.
web-looking-forget-done = Votre nom a été retiré.
web-looking-keep = Garder mon nom


## Records from outside

web-looking-record-about = Toute partie terminée peut se télécharger sous forme de fichier texte. Ouvrez-en un ici pour la revoir. Il est vérifié coup par coup, et rien n’est conservé.
web-looking-record-drop = Déposez un fichier ici
web-looking-record-paste = Ou collez son texte
web-looking-record-open = Afficher
web-looking-record-reading = Vérification de la partie…
web-looking-record-rejected = Impossible d’ouvrir cette partie
web-looking-record-other = En ouvrir une autre


## What somebody has done, kept on the device

web-done-title = Vos réussites
web-done-days = { $count ->
    [one] jour de jeu
   *[other] jours de jeu d’affilée
}
web-done-lessons = { $count ->
    [one] leçon réussie
   *[other] leçons réussies
}
web-done-played = { $count ->
    [one] partie
   *[other] parties
}
web-done-won = { $count ->
    [one] victoire
   *[other] victoires
}
web-done-streak = { $count ->
   *[other] meilleure série de victoires (en cours : { $now })
}
web-done-records = Records personnels
web-done-about = Conservé sur cet appareil seulement.
web-done-take = Exporter
web-done-bring = Importer mes réussites
web-done-brought = Résultats importés.
web-done-no-file = Ce fichier ne contient pas de résultats. Choisissez un fichier exporté d’ici.
web-done-forget = Supprimer

## What decisions cost and what luck gave

web-review-title = Analyse
web-review-about = Un bot fort vérifie chaque coup. Comptez environ une seconde par coup.
web-review-begins = L’analyse va commencer…
# $done, $parts: how many of how many moves or rounds
web-review-progress = Analyse : { $done } sur { $parts }…
web-review-sum-start = Valeur au départ
web-review-sum-own = Ses décisions
web-review-sum-theirs = Les autres
web-review-sum-luck = Chance
web-review-sum-bonus = { $how ->
    [won] Au-delà de 12
   *[other] Cubes Bonus
}
web-review-sum-result = Résultat
web-review-last = À la dernière manche, seule la victoire compte : ces nombres sont des chances de gagner.
web-review-ask = Analyser cette partie
# $count: the number; $result: as it is written
web-review-result = { $unit ->
    [cubes] { $count ->
        [one] { $result } cube
       *[other] { $result } cubes
    }
   *[victory] { $result } de la victoire
}
# $when: such as "Round 2, turn 5"; $change: such as +1.1 or −12%
web-review-swing = Le tournant de la partie : { $when } ({ $change }).
web-review-turns = Analyse tour par tour
web-review-graph = La valeur de la partie, tour par tour. Les boutons ci-dessous mènent aux moments décisifs.
web-review-arrows = Les flèches montrent la meilleure stratégie : plus une flèche est large, plus il faut jouer ce coup souvent. Le trait fin montre ce qui a été joué.
web-review-rings = L’anneau 1 montre le meilleur coup, l’anneau 2 le deuxième, le cadre carré le coup joué.
web-review-bars = Chaque barre est un coup : en haut, ce qu’on pouvait espérer ; en bas, ce qu’il en reste.
# $mix: such as "right 3 (38%), down 2 (31%)"
web-review-mix = Meilleure stratégie : { $mix }
web-review-best = Meilleurs coups : { $mix }
web-review-other = autres
web-review-try = Réessayer
# $how: whether sides play mixes
web-review-trial = { $how ->
    [mixes] Qu’aurait dû faire { $who } ? Les autres gardent leur stratégie.
   *[alone] Qu’aurait dû faire { $who } ?
}
web-review-costs = { $move } : cela coûte { $cost }. Essayez un autre coup.
web-review-found = { $move } : trouvé ! Aucun coup ne fait mieux.
web-review-answer = Montrer la réponse
web-review-words = Analyse en texte

## How somebody plays over many games

web-habits-title = Mon style de jeu
web-habits-about = Bilan des analyses ouvertes sur cet appareil, conservé ici et nulle part ailleurs.
web-habits-all = Analyser mes parties
web-habits-forget = Supprimer
web-habits-role = { $role ->
    [pixoid] { $game }, comme Pixoid
    [bug] { $game }, comme Bug
   *[all] { $game }
}
web-habits-sum = { $role ->
    [all] Parties : { $games }. Décisions importantes : { $decisions }. Chances de gagner perdues par décision : { $lost }.
   *[other] Parties : { $games }. Décisions importantes : { $decisions }. Perte par décision, en cubes : { $lost }. Chance en tout, en cubes : { $luck }.
}
web-habits-trend = { $trend ->
    [better] Vous perdez moins ces temps-ci. Par décision : { $now } sur les { $games } dernières parties, { $before } auparavant.
    [worse] Vous perdez plus ces temps-ci. Par décision : { $now } sur les { $games } dernières parties, { $before } auparavant.
   *[same] Rien n’a vraiment changé. Par décision : { $now } sur les { $games } dernières parties, { $before } auparavant.
}
# $won, $error: cubes a turn, such as 0.12 and 0.05
web-habits-readable = { $habit ->
    [few] Il faut { $needed } décisions pour dire si vous êtes prévisible ; il y en a { $decisions } pour l’instant.
    [none] Peu prévisible : en { $decisions } décisions, aucune habitude dont on pourrait profiter.
    [onwards] Vous gardez souvent la même direction. Un adversaire qui le sait gagne environ { $won } cube par tour (± { $error }, d’après { $decisions } décisions).
    [back] Vous faites souvent demi-tour. Un adversaire qui le sait gagne environ { $won } cube par tour (± { $error }, d’après { $decisions } décisions).
    [far] Vous courez souvent jusqu’au mur. Un adversaire qui le sait gagne environ { $won } cube par tour (± { $error }, d’après { $decisions } décisions).
    [near] Vous n’avancez souvent que d’un Pix. Un adversaire qui le sait gagne environ { $won } cube par tour (± { $error }, d’après { $decisions } décisions).
   *[likely] Vous jouez souvent le coup le plus probable de la meilleure stratégie. Un adversaire qui le sait gagne environ { $won } cube par tour (± { $error }, d’après { $decisions } décisions).
}
web-home-watch = Regarder une partie
web-home-record = Ouvrir une partie enregistrée
web-share-moment = Copier le lien vers ce coup
web-share-result = Copier le lien du résultat
web-share-record = Créer un GIF
web-share-recording = Enregistrement…
web-share-save = Enregistrer le GIF
web-share-send = Envoyer le GIF
web-share-failed = Ce navigateur ne peut pas créer le GIF. Partagez plutôt le lien.

web-notices-remove = Supprimer
web-mail-on = Confirmer votre adresse
web-mail-on-about = Vous recevrez ici un e-mail chaque fois que ce sera à vous de jouer.
web-mail-on-do = Confirmer l’adresse
web-mail-off = Se désabonner ?
web-mail-off-about = Cette adresse ne recevra plus d’e-mails. Vous pourrez l’ajouter de nouveau dans « Mes parties ».
web-mail-off-do = Se désabonner
web-mail-on-done = Adresse confirmée
web-mail-on-after = Vous recevrez un e-mail chaque fois que ce sera à vous de jouer.
web-mail-off-done = Désabonnement effectué
web-mail-off-after = Cette adresse ne recevra plus d’e-mails.
