### Words that both games share: pieces, lists, refusals of the common core. In German.
###
### What each message is for, and what its variables are, is noted in the English files. Choices made here:
### - People are addressed as du, as the German rule book of Pixoid does; what everybody does is said of alle or wer.
### - Controllers and elements stand without an article, like names ("für Rosa-Raute", "der Port von Erde"), so they
###   need no case. The same goes for players' names; sentences are built so that neither gender nor case shows.
### - Terms of the rule book: der Pix (die Pix), Start-Pix, Bonus-Pix, Bonusklötzchen, Klötzchen, Reserve, Steuergerät,
###   programmieren, Programm, Computerplatine, Spielplan, Partie, Runde, Zug, Standardpartie, kurze Partie,
###   dritter Bug (the spare one). Terms of our own: Anordnung (layout), Platz (seat), Schritt (step), Stellung
###   (position), Aufzeichnung (record), Protokoll (log).


## Putting sentences together

core-with-rule = { $sentence } (Regel { $rule }.)
core-in-record = Zeile { $line }, Spalte { $column }: { $sentence }

core-list-comma = { $first }, { $next }
core-list-and = { $first } und { $last }
core-list-or = { $first } oder { $last }

core-points-entry = { $player } { $points }


## Pieces

# Each controller has a colour and a symbol
core-piece = { $piece ->
    [amber] Bernsteinblitz
    [sky] Himmelsring
    [rose] Rosenraute
    [mint] Minzkreuz
    [ember] Glutkrone
    [violet] Veilchenuhr
    [fire] Feuer
    [water] Wasser
    [earth] Erde
    [spirit] Geist
   *[other] { $piece }
}

core-game = { $game ->
    [pixoid] Pixoid
    [pixl] Pixl
   *[other] { $game }
}

# Helper: a game of so many, said without a word for players
core-how-many = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] auf { $players } Plätzen
}


## Refusals of any game

core-game-over = Diese Partie ist zu Ende, es kann nicht mehr gezogen werden.
core-not-awaited = { core-piece } ist gerade nicht am Zug.
core-not-your-piece = { core-piece } führt gerade jemand anders.
core-move-missing = Der Zug für { core-piece } (Platz { $seat }) fehlt. Alle Züge eines Schritts werden gemeinsam gemacht.
core-unknown-game = Es gibt kein Spiel namens „{ $name }“. Zur Wahl stehen: { $known }.
core-rules-newer = Nötig ist Version { $version } der Regeln von { $name }, aber dieses Programm kennt sie nur bis Version { $newest }. Installiere ein neueres Pixcade.
core-rules-unknown = Es gibt keine Version { $version } der Regeln von { $name }. Die neueste ist { $newest }.

core-unknown-option = Es gibt keine Option namens „{ $name }“. Zur Wahl stehen: { $known }.
core-option-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $choices }.
