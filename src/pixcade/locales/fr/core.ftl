### French. The terms are those of the game's own rule book, which says "vous": manette, manche, tour, réserve,
### cube Bonus, Pix de départ, Pix de cube Bonus, attraper. Notes for translators stand in en/core.ftl.
### - A no-break space (U+00A0) stands before ; : ! ? and inside « ».
### - 0 takes the singular: where 0 is said in another way, [0] stands before [one].
### - Nothing that elides (de, que, le) stands right before a player's name.


## Putting sentences together

core-with-rule = { $sentence } (Règle { $rule }.)

core-in-record = Ligne { $line }, colonne { $column }. { $sentence }

core-list-comma = { $first }, { $next }
core-list-and = { $first } et { $last }
core-list-or = { $first } ou { $last }

core-points-entry = { $player } { $points }


## Pieces

core-piece = { $piece ->
    [amber] Éclair ambre
    [sky] Anneau azur
    [rose] Losange rose
    [mint] Croix menthe
    [ember] Couronne braise
    [violet] Sablier violet
    [fire] Feu
    [water] Eau
    [earth] Terre
    [spirit] Esprit
   *[other] { $piece }
}
# With its article
core-piece-the = { $piece ->
    [amber] l’Éclair ambre
    [sky] l’Anneau azur
    [rose] le Losange rose
    [mint] la Croix menthe
    [ember] la Couronne braise
    [violet] le Sablier violet
    [fire] le Feu
    [water] l’Eau
    [earth] la Terre
    [spirit] l’Esprit
   *[other] { $piece }
}
# With its article, at the head of a sentence
core-piece-opening = { $piece ->
    [amber] L’Éclair ambre
    [sky] L’Anneau azur
    [rose] Le Losange rose
    [mint] La Croix menthe
    [ember] La Couronne braise
    [violet] Le Sablier violet
    [fire] Le Feu
    [water] L’Eau
    [earth] La Terre
    [spirit] L’Esprit
   *[other] { $piece }
}
# With "de" and its article
core-piece-of = { $piece ->
    [amber] de l’Éclair ambre
    [sky] de l’Anneau azur
    [rose] du Losange rose
    [mint] de la Croix menthe
    [ember] de la Couronne braise
    [violet] du Sablier violet
    [fire] du Feu
    [water] de l’Eau
    [earth] de la Terre
    [spirit] de l’Esprit
   *[other] de { $piece }
}

core-game = { $game ->
    [pixoid] Pixoid
    [pixl] Pixl
   *[other] { $game }
}


## Refusals of any game

core-game-over = Cette partie est finie : plus aucun coup n’est possible.
core-not-awaited = Ce n’est pas le tour { core-piece-of }.
core-not-your-piece = C’est à quelqu’un d’autre de jouer pour { core-piece-the } en ce moment.
core-move-missing = Il manque le coup { core-piece-of } (place { $seat }). Tous les coups d’une étape se jouent ensemble.
core-unknown-game = Aucun jeu ne s’appelle « { $name } ». Choisissez parmi : { $known }.
core-rules-newer = Il faut la version { $version } des règles de { $name }, mais ce programme ne les connaît que jusqu’à la version { $newest }. Installez une version plus récente de Pixcade.
core-rules-unknown = Il n’y a pas de version { $version } des règles de { $name }. La plus récente est la { $newest }.

core-unknown-option = Aucune option ne s’appelle « { $name } ». Choisissez parmi : { $known }.
core-option-value = L’option « { $name } » ne peut pas valoir « { $value } ». Choisissez parmi : { $choices }.
