### Pixoid in the terminal. Sentences are read aloud by screen readers: keep them short.


## Setting up, help and the rules in short

text-ask-length = 1 gra standardowa (każdy raz gra jako Pixoid) czy 2 gra skrócona (jedna runda)? [1]
# $game: standard or short
text-pixoid-opening = { $game ->
    [short] Pixoid, gra skrócona, układ { $layout }.
   *[standard] Pixoid, gra standardowa, układ { $layout }.
}
text-pixoid-spare = Trzeci Wirus: { core-piece }. Co turę przechodzi w inne ręce.
text-pixoid-first = { $game ->
    [short] Pixoidem jest { $player }.
   *[standard] Pierwszym Pixoidem jest { $player }.
}
# What one plays for, in a sentence or two
text-aim-pixoid = Wirusy łapią Pixoida, gdy na niego wpadną. Za każdą turę, w której ucieknie, Pixoid dostaje znacznik, a dwanaście wystarczy.
text-help-pixoid = Aby zaprogramować ruch, wpisz kierunek i odległość od 1 do 9: „góra 3”, „3 góra” lub „g3”. Kierunki to góra, dół, lewo i prawo, w skrócie g, d, l i p. Ściana zatrzymuje wcześniej. Na początku wpisz Piksel Startowy.
text-rules-pixoid =
    Jedna osoba jest Pixoidem, gonią go trzy Wirusy. Wszyscy w tajemnicy programują kierunek i odległość od 1 do 9.
    Najpierw biegnie Pixoid, potem naraz wszystkie Wirusy: na całą odległość albo do ściany.
    Pixoid jest złapany, gdy w biegu lub na jego końcu trafi na Wirusa albo Wirus trafi na niego.
    Jeśli ucieknie, dobiera znacznik z rezerwy; dwunasty kończy rundę. Zbiera też znaczniki Bonusowe, przez które przebiega.
    Złapany Pixoid dostaje po punkcie za swoje znaczniki, a każdy Wirus po punkcie za te, które zostały w rezerwie. Potem Pixoidem jest następna osoba.
    Gdy każdy raz był Pixoidem, wygrywa, kto ma najwięcej punktów.
    Gra skrócona to jedna runda: Pixoid wygrywa, gdy ma dwanaście znaczników dowolnego rodzaju, a Wirusy, gdy złapią go wcześniej.


## Pixoid. $who: "Pixoid (Ala)", "Olek", "Dodatkowy Wirus (Olek)"

# $taken: cubes from the reserve, $bonus: bonus cubes
text-pixoid-turn = Runda { $round } z { $rounds }, tura { $turn }. { $bonus ->
    [0] Pixoid ma { $taken } z 12 znaczników.
    [one] Pixoid ma { $taken } z 12 znaczników i { $bonus } znacznik Bonusowy.
    [few] Pixoid ma { $taken } z 12 znaczników i { $bonus } znaczniki Bonusowe.
   *[many] Pixoid ma { $taken } z 12 znaczników i { $bonus } znaczników Bonusowych.
}
text-pixoid-placing = Runda { $round } z { $rounds }: każdy wybiera Piksel Startowy.
text-pixoid-place = { $who } stoi na { $pix }.
# This Bug could run straight to Pixoid. $steps: how far he is
text-pixoid-in-line = { $who } stoi na { $pix }, w jednej linii z Pixoidem: { pixoid-direction } { $steps }.
text-pixoid-bonus = { $count ->
    [0] Nie ma już znaczników Bonusowych.
    [one] Znacznik Bonusowy leży na { $pix }.
   *[many] Znaczniki Bonusowe leżą na { $pix }.
}
text-pixoid-starts = { $count ->
    [one] Ostatni wolny Piksel Startowy to { $pix }.
   *[many] Wolne Piksele Startowe: { $pix }.
}
# $free: how many Pix one can go; $end: the last of them
text-pixoid-way = { $direction ->
    [U] W górę
    [D] W dół
    [L] W lewo
   *[R] W prawo
}: { $free ->
    [one] droga na { $free } Piksel, za { $end } ściana.
    [few] droga na { $free } Piksele, za { $end } ściana.
   *[many] droga na { $free } Pikseli, za { $end } ściana.
}
text-pixoid-way-bonus = Znacznik Bonusowy w odległości { $steps }.
# $who: who stands there, a list
text-pixoid-way-cube = { $who } w odległości { $steps }.
text-pixoid-walls = { $count ->
    [one] Ściana: { $directions }.
   *[many] Ściany: { $directions }.
}
# $who: whose cubes are there, a list
text-pixoid-look = { $count ->
    [0] Na { $pix } nikogo nie ma.
   *[other] { $pix }: { $who }.
}
# $kind: start or bonus
text-pixoid-look-kind = { $kind ->
    [start] To Piksel Startowy.
   *[bonus] Leży tu znacznik Bonusowy.
}
text-pixoid-reach-later = Jeszcze nie wszystkie znaczniki stoją na planszy, więc nikt nikogo nie dosięgnie.
# $who: the Bugs that can run over him there, a list
text-pixoid-reach = { $count ->
    [0] Żaden Wirus nie dosięgnie Pixoida na { $pix } w następnym ruchu.
   *[other] Pixoida na { $pix } może dosięgnąć: { $who }.
}
# $found: a list of Pix in order
text-pixoid-reach-way = { $direction ->
    [U] W górę
    [D] W dół
    [L] W lewo
   *[R] W prawo
}: { $found }.
# A Pix with the Bug that stands there, or the Bugs that can reach it
text-pixoid-reach-entry = { $kind ->
    [there] { $pix } (stoi tam: { $who })
    [reached] { $pix } ({ $who })
   *[safe] { $pix } (bezpiecznie)
}
# $role: pixoid, bug or spare
text-pixoid-ask-start = { $role ->
    [pixoid] { $player }, gdzie zaczyna Pixoid?
    [spare] { $player }, gdzie zaczyna trzeci Wirus?
   *[bug] { $player }, gdzie zaczyna twój Wirus?
}
text-pixoid-ask = { $role ->
    [pixoid] { $player }, jako Pixoid stoisz na { $pix }. Twój ruch?
    [spare] { $player }, trzeci Wirus stoi na { $pix }. Jego ruch?
   *[bug] { $player }, twój Wirus stoi na { $pix }. Twój ruch?
}
text-pixoid-score-short = Pixoid ma { $cubes } z 12 znaczników potrzebnych do zwycięstwa. W grze skróconej nie ma punktów.
text-distance-missing = Podaj też odległość: liczbę od 1 do 9, na przykład „góra 3”.
text-direction-missing = Podaj też kierunek: góra, dół, lewo lub prawo, na przykład „góra 3”.
text-not-a-program = „{ $text }” to nie ruch. Wpisz kierunek i liczbę od 1 do 9, na przykład „góra 3”.
# $free: list of those that can be typed
text-not-a-start-pix = „{ $text }” to nie Piksel Startowy. Wpisz jeden z wolnych: { $free }.
# One sign of the picture and who it is
text-legend-entry = { $sign } { $meaning }
# $signs: drawn or plain, two sets of signs
text-pixoid-legend = { $signs ->
    [plain] o Piksel Startowy, * znacznik Bonusowy, x miejsce po znaczniku Bonusowym.
   *[drawn] ○ Piksel Startowy, ◆ znacznik Bonusowy, ◇ miejsce po znaczniku Bonusowym.
}
