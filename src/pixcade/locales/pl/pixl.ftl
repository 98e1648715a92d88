### Pixl: what happened, what is refused, options. The terms: Pixl (a piece), Port, żywioł (element), pole (hex), stos
### (stack), zapas (supply), jeniec (prisoner), szary brzeg (gray border), przejąć (convert), zablokować Port (lock).
### Elements are codes in $element, $victim, $by and $freed.


## Elements

pixl-element = { $element ->
    [fire] Ogień
    [water] Woda
    [earth] Ziemia
    [spirit] Duch
   *[other] { $element }
}
# The same in the genitive: “Port Ognia”
pixl-element-genitive = { $element ->
    [fire] Ognia
    [water] Wody
    [earth] Ziemi
    [spirit] Ducha
   *[other] { $element }
}
# The element whose Pixl is converted, in the genitive: “Pixl Wody”
pixl-victim = { $victim ->
    [fire] Ognia
    [water] Wody
    [earth] Ziemi
   *[spirit] Ducha
}
# The element that locks a Port
pixl-locker = { $by ->
    [fire] Ogień
    [water] Woda
    [earth] Ziemia
   *[spirit] Duch
}
# The element whose Pixl comes to light again, in the genitive
pixl-freed = { $freed ->
    [fire] Ognia
    [water] Wody
    [earth] Ziemi
   *[spirit] Ducha
}


## What happened. $who: the player of $element

pixl-placed = { pixl-element } ({ $who }) stawia Pixl na { $hex }.
# Prey: the victim is under the new top now. $height: Pixls in the stack
pixl-covered = { pixl-element } przykrywa Pixl { pixl-victim } na { $hex }: { $height ->
    [one] w stosie jest { $height } Pixl.
    [few] w stosie są { $height } Pixle.
   *[many] w stosie jest { $height } Pixli.
}
# Neutral: the victim goes back to its owner's supply
pixl-replaced = { pixl-element } zastępuje Pixl { pixl-victim } na { $hex } własnym.
# Predator: the victim is imprisoned and the hex or what lay beneath is free. $freed: "nothing" or an element
pixl-imprisoned = { $freed ->
    [nothing] { pixl-element } bierze do niewoli Pixl { pixl-victim } z { $hex }; pole jest puste.
   *[other] { pixl-element } bierze do niewoli Pixl { pixl-victim } z { $hex }; Pixl { pixl-freed } pod spodem jest wolny.
}
# There was no Pixl left to convert it
pixl-spared = { pixl-element } nie ma już Pixla, by przejąć { $hex }: Pixl { pixl-victim } zostaje.
pixl-port-placed = { pixl-element } ({ $who }) stawia swój Port na { $hex }.
pixl-port-put-back = { pixl-element } ({ $who }) przenosi swój Port na { $hex }.
pixl-port-taken-off = { pixl-element } ({ $who }) zdejmuje swój Port z { $hex }. W następnej turze musi go postawić gdzie indziej.
# $passes: how many elements have passed in a row
pixl-passed = { $passes ->
    [one] { pixl-element } ({ $who }) pasuje.
   *[many] { pixl-element } ({ $who }) pasuje. Pasy z rzędu: { $passes }.
}
# $element: whose Port it is; $by: who locks it
pixl-locked = { pixl-locker } blokuje Port { pixl-element-genitive } na { $hex }.
pixl-unlocked = { pixl-locker } już nie blokuje Portu { pixl-element-genitive } na { $hex }.

# $winners: list of the winners' names, $winners_count: how many they are; $points: list
pixl-game-over = { $reason ->
    [supply-empty] Koniec gry: zapas się wyczerpał.
    [all-passed] Koniec gry: wszyscy spasowali.
   *[turn-limit] Koniec gry: to była ostatnia tura.
} { $winners_count ->
    [one] Wygrywa { $winners }! Punkty: { $points }.
   *[many] Zwycięstwem dzielą się { $winners }! Punkty: { $points }.
}


## Refusals

pixl-not-a-hex = Na planszy o boku { $side } pól nie ma pola „{ $text }”. Pole to litera i liczba, na przykład e5.
pixl-no-such-hex = Na tej planszy nie ma pola numer { $hex }.
pixl-not-a-move = „{ $text }” to nie ruch. Napisz pole, na przykład d4, aby postawić Pixl, @d4, aby postawić tam Port, @off, aby zdjąć Port, albo pass.
pixl-not-a-position = „{ $text }” to nie pozycja gry Pixl. Pozycja zaczyna się od słowa „pixl”.
pixl-not-a-stack = „{ $text }” to nie stos. Napisz pole i to, co na nim leży, od dołu do góry, na przykład h6:wf, każde pole raz.
pixl-no-such-element = W tej grze nie ma żywiołu „{ $element }”.

pixl-order-for-players = Kolejność tur „{ $order }” nie pasuje do gry dla { $players } graczy.
pixl-side-too-small = Jeśli Porty mają nie dotykać szarego brzegu, plansza musi mieć bok długości co najmniej { $smallest } pól, a nie { $side }.
pixl-end-for-two = Tylko gra dla dwóch osób może się kończyć przy pierwszym żywiole bez Pixli, a ta jest dla { $players }.
pixl-elements-of-seats = „{ $value }” nie rozdziela żywiołów między miejsca. Wpisz każdą z tych części raz, zaczynając od pierwszego miejsca, z kropką między miejscami: { $wanted }

pixl-supply-empty = { pixl-element } nie ma już Pixli i może tylko spasować.
pixl-hex-occupied = Pole { $hex } jest zajęte. Wybierz puste.
pixl-not-chained = Pole { $hex } nie sąsiaduje z Portem { pixl-element-genitive } ani z Pixlem połączonym z nim łańcuchem. Wybierz pole tuż przy nich.
pixl-all-are-converted = W tej grze przejmuje się wszystko, co się da. Podaj tylko pole, na którym stanie twój Pixl.
# $hexes: those that can be picked
pixl-pick-one = Wskaż Pixl, który przejmujesz: dopisz x i jedno z tych pól: { $hexes }.
pixl-cannot-be-picked = Tym ruchem nie można przejąć Pixla na { $hex }. Wskaż inny, a jeśli żadnego nie da się przejąć, nie wskazuj żadnego.

pixl-port-first = Portu { pixl-element-genitive } nie ma na planszy. Najpierw postaw go na jakimś polu.
pixl-port-on-board = Port { pixl-element-genitive } jest na planszy. Najpierw go zdejmij, a postaw w następnej turze.
pixl-port-off-board = Portu { pixl-element-genitive } nie ma na planszy, więc teraz to niemożliwe.
# $by: the locking elements as a list
pixl-port-locked = Port { pixl-element-genitive } jest zablokowany ({ $by }). Zdejmiesz go dopiero, gdy żaden inny żywioł nie będzie miał przy nim trzech Pixli.
pixl-port-just-moved = Port { pixl-element-genitive } został właśnie przeniesiony. Zanim znów go przeniesiesz, postaw Pixl.
pixl-port-on-gray = Pole { $hex } leży na szarym brzegu. Postaw Port bliżej środka.
pixl-port-beside-gray = Pole { $hex } dotyka szarego brzegu. Postaw Port bliżej środka.
pixl-port-same-hex = Port stał właśnie na { $hex }. Postaw go na innym polu.
pixl-port-too-near = Pole { $hex } jest za blisko innego Portu. Między Portami muszą leżeć co najmniej dwa pola.


## Why a hint is a good one. $why: one or more of the phrases below, with commas between them

pixl-hint-port = Dobre miejsce na Port: { $why }.
pixl-hint-middle = blisko środka
pixl-hint-prey = blisko ofiary
pixl-hint-predator = z dala od drapieżnika
pixl-hint-edge = na uboczu


## Options. A message pixl-option-NAME says what the option NAME is about; in $value its value is put into words.

pixl-option-players = Gracze
pixl-option-players-value = { $value ->
    [2] Dwie osoby, każda z dwoma żywiołami
    [3] Trzy osoby, bez Ducha
   *[4] Cztery osoby
}
pixl-option-elements = Żywioły w kolejności miejsc
pixl-option-elements-value = { $value }
# What can be typed where there is no list of values
pixl-option-elements-form = na przykład fire.water.earth.spirit (Ogień, Woda, Ziemia, Duch), a dla dwóch graczy earth+fire.spirit+water
pixl-option-order = Kolejność tur
pixl-option-order-value = { $value ->
    [fire-water-earth-spirit] Ogień, Woda, Ziemia, Duch
    [fire-spirit-earth-water] Ogień, Duch, Ziemia, Woda
   *[fire-water-earth] Ogień, Woda, Ziemia
}
pixl-option-side = Wielkość planszy
pixl-option-side-value = { $value } pól na bok
pixl-option-ports = Ustawianie Portów
pixl-option-ports-value = { $value ->
    [clear-of-gray] Ani na szarym brzegu, ani tuż przy nim
   *[off-gray] Wszędzie poza szarym brzegiem
}
pixl-option-conversion = Przejmowanie
pixl-option-conversion-value = { $value ->
    [one] Jeden Pixl do wyboru
   *[all] Wszystko, co się da
}
pixl-option-end = Koniec gry
pixl-option-end-value = { $value ->
    [element] Gdy pierwszemu żywiołowi skończą się Pixle
   *[player] Gdy komuś z graczy skończą się Pixle
}
