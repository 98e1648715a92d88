### Pixl in the terminal. Sentences are read aloud by screen readers: keep them short.


## Setting up, help and the rules in short

text-pixl-opening = Pixl na planszy o boku { $side } pól (razem { $hexes }).
# $elements: how many are in play
text-pixl-prey = { $elements ->
    [3] Ziemia poluje na Wodę, Woda na Ogień, Ogień na Ziemię.
   *[other] Ziemia poluje na Wodę, Woda na Ogień, Ogień na Ducha, Duch na Ziemię.
}
text-aim-pixl = Rozrastaj się od swojego Portu i przejmuj cudze Pixle. Wygrywa, kto ma najwięcej punktów.
text-help-pixl = Aby postawić Pixl, wpisz pole, na przykład „g7”. „zdejmij port” zdejmuje twój Port, „port g7” go stawia, „pas” nic nie robi. Jeśli wybierasz, co przejąć, dopisz jego pole: „g7 x g6”.
text-rules-pixl =
    Każdy żywioł zaczyna od Portu: nie na szarym brzegu i tak, by od innych Portów dzieliły go co najmniej dwa pola.
    Potem w każdej turze stawiasz jeden Pixl obok swojego Portu albo obok swojego Pixla, który łączy się z Portem łańcuchem.
    Przejmujesz to, co styka się z nowym Pixlem i z jeszcze jednym twoim. Ofiarę przykrywasz. Neutralny Pixl zastępujesz własnym.
    Drapieżnika bierzesz do niewoli, a to, co było pod nim, jest wolne.
    Trzy Pixle jednego koloru wokół cudzego Portu blokują go. Port bez blokady można zdjąć i w następnej turze postawić gdzie indziej.
    Gra kończy się, gdy ktoś nie ma już Pixli albo gdy wszyscy po kolei spasują. Wygrywa, kto ma najwięcej punktów.
    Punkty: 1 za każdy Pixl na wierzchu, 2 za każdy pod twoim, 1 za każdego jeńca, 5 za każdy Port, który blokujesz.


## Pixl. What stands in “quotes” is typed: use your words of text-input-... and text-command-... there.

text-pixl-turn = Tura { $turn }: { pixl-element } ({ $player }).
# $port: its hex, or none
text-pixl-element = { $port ->
    [none] { pixl-element } ({ $player }): bez Portu na planszy
   *[other] { pixl-element } ({ $player }): Port na { $port }
}, { $supply ->
    [one] { $supply } Pixl w zapasie,
    [few] { $supply } Pixle w zapasie,
   *[many] { $supply } Pixli w zapasie,
} { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
text-pixl-supply = { $count ->
    [one] Został { $count } Pixl.
    [few] Zostały { $count } Pixle.
   *[many] Zostało { $count } Pixli.
}
text-pixl-prisoners = { $count ->
    [one] { $count } jeniec.
   *[many] { $count } jeńców.
}
# $by: list of elements
text-pixl-locked = Port zablokowany ({ $by }).
# $hexes: list, stacks with their height
text-pixl-standing = Pixle na polach: { $hexes }.
text-pixl-stack = { $hex } (wysokość { $height })
# Several hexes in a row: c4, c5, c6
text-pixl-range = od { $first } do { $last }
text-pixl-port-hexes = { $count ->
    [one] Port może stanąć tylko na { $hexes }.
   *[many] Pola, na których może stanąć Port: { $hexes }.
}
text-pixl-places = Pola, na których może stanąć Pixl: { $hexes }.
# $moves: those that convert or lock something
text-pixl-telling = Te ruchy robią coś więcej: { $moves }. Wpisz „ruchy”, aby dowiedzieć się, co dokładnie.
# $kind: both, port (nothing to place) or pass (the Port stays)
text-pixl-others = { $kind ->
    [both] Możesz też wpisać „zdejmij port”, aby zdjąć swój Port, albo „pas”.
    [port] Teraz nie da się postawić żadnego Pixla. Wpisz „zdejmij port”, aby zdjąć swój Port, albo „pas”.
   *[pass] Możesz też wpisać „pas”. Twojego Portu nie da się teraz zdjąć.
}
# The element has no other move. $why: supply (empty), no-port-hex (where its Port could go) or no-hex (for a Pixl)
text-pixl-only-pass = { $why ->
    [supply] { pixl-element } nie ma już Pixli, więc może tylko spasować. Naciśnij Enter.
    [no-port-hex] Nie ma pola, na którym mógłby stanąć Port { pixl-element-genitive }, więc zostaje tylko pas. Naciśnij Enter.
   *[no-hex] { pixl-element } nie może ani postawić Pixla, ani zdjąć Portu, więc zostaje tylko pas. Naciśnij Enter.
}
# $told: sentences about what a move would do
text-pixl-consequence = { $move }: { $told }
# $pieces: the elements of a stack, from the top
text-pixl-look = { $count ->
    [0] Pole { $hex } jest puste.
    [one] { $hex }: { $pieces }.
   *[other] { $hex }, od góry: { $pieces }.
}
text-pixl-look-port = Port { pixl-element-genitive } ({ $player })
text-pixl-look-gray = Szary brzeg.
# $who: neighbors with the element on top; $hexes: the empty ones
text-pixl-look-near = { $taken ->
    [0] Wszystkie sąsiednie pola są puste: { $hexes }.
   *[other] Dookoła: { $who }. { $free ->
        [0] Pustych pól obok nie ma.
       *[other] Puste: { $hexes }.
    }
}
text-pixl-reach = { $count ->
    [0] { pixl-element } ({ $player }) nie może teraz przejąć żadnego twojego Pixla.
   *[other] { pixl-element } ({ $player }) może przejąć twoje Pixle na polach: { $hexes }.
}
# $what: port or move
text-pixl-ask = { $what ->
    [port] { $player }, gdzie stanie Port { pixl-element-genitive }?
   *[move] { $player }, jaki ruch wykona { pixl-element }?
}
# $what: port where the Port is to be put, or move
text-not-a-move = „{ $text }” to nie ruch. { $what ->
    [port] Wpisz pole, na którym stanie twój Port, na przykład „g7”.
   *[move] Wpisz pole, na przykład „g7”, aby postawić Pixl, „zdejmij port”, aby zdjąć swój Port, albo „pas”.
}
# Where an element's points come from
text-pixl-points = { pixl-element } ({ $player }) { $total }: { $tops } za Pixle na wierzchu, { $beneath } za Pixle pod spodem, { $prisoners } za jeńców, { $locks } za blokady.
text-pixl-tie = Punktów jest tyle samo, więc rozstrzyga liczba Pixli pod spodem.
text-pixl-legend = { $signs ->
    [plain] F Ogień, W Woda, E Ziemia, S Duch, liczba to wysokość stosu, [F] Port, <F> zablokowany Port, : szary brzeg, + dozwolone pole. Kolumny liter biegną ukośnie w dół, w prawo.
   *[drawn] F Ogień, W Woda, E Ziemia, S Duch, liczba to wysokość stosu, [F] Port, <F> zablokowany Port, ░ szary brzeg, + dozwolone pole. Kolumny liter biegną ukośnie w dół, w prawo.
}
