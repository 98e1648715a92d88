### Words that both games share: pieces, lists, refusals of the common core and of records.
###
### Polish. How these files work is said at the top of en/core.ftl. What is particular to Polish:
### - The terms are those of the Polish rule book: Piksel, Piksel Startowy, znacznik Bonusowy, rezerwa, kontroler, Wirus.
###   Pixl has no Polish book; it says żywioł, Port, pole, zapas, przejąć, jeniec, blokować.
### - Pixoid and Pixl are declined (Pixoida, Pixoidem; Pixla, Pixle, Pixli) where they are a figure or a piece, and stay
###   as they are where they name a game (“gry Pixoid”).
### - Plural forms: one (1), few (2 to 4, 22 to 24...), many (all other whole numbers).
### - Players are never given a gender: verbs stand in the present, names in the nominative.


## Putting sentences together

# $sentence: a whole refusal, with its full stop; $rule: a rule's number such as P3.2
core-with-rule = { $sentence } (Zasada { $rule }.)

# $sentence: a whole refusal about one place of a record
core-in-record = Wiersz { $line }, kolumna { $column }: { $sentence }

# A list of names, numbers, hexes or Pix: all but the last are joined with core-list-comma, then the last is added.
core-list-comma = { $first }, { $next }
core-list-and = { $first } i { $last }
core-list-or = { $first } lub { $last }

# One player's entry in a list of points: "Ala 10"
core-points-entry = { $player } { $points }


## Pieces

# $piece: code of a controller (Pixoid) or an element (Pixl). Each controller has a colour and a symbol.
core-piece = { $piece ->
    [amber] Bursztynowa Błyskawica
    [sky] Błękitny Pierścień
    [rose] Różowy Romb
    [mint] Miętowy Plus
    [ember] Rozżarzona Korona
    [violet] Fioletowa Klepsydra
    [fire] Ogień
    [water] Woda
    [earth] Ziemia
    [spirit] Duch
   *[other] { $piece }
}
# The same in the genitive: “ruch Miętowego Plusa”
core-piece-genitive = { $piece ->
    [amber] Bursztynowej Błyskawicy
    [sky] Błękitnego Pierścienia
    [rose] Różowego Rombu
    [mint] Miętowego Plusa
    [ember] Rozżarzonej Korony
    [violet] Fioletowej Klepsydry
    [fire] Ognia
    [water] Wody
    [earth] Ziemi
    [spirit] Ducha
   *[other] { $piece }
}

# The name of a game. $game: its code
core-game = { $game ->
    [pixoid] Pixoid
    [pixl] Pixl
   *[other] { $game }
}


## Refusals of any game

core-game-over = Ta gra jest już skończona, więc nie można wykonać kolejnego ruchu.
core-not-awaited = To nie pora na ruch { core-piece-genitive }. Sprawdź, czyja jest kolej.
# $seat: number of the seat that tried
core-not-your-piece = Miejsce { $seat } nie decyduje teraz o ruchu { core-piece-genitive }. Decyduje tylko osoba, która ma ten kontroler lub żywioł.
core-move-missing = Brakuje ruchu { core-piece-genitive } (miejsce { $seat }). Wszystkie ruchy jednego kroku wykonuje się razem.
# $name: what was asked for; $known: the games there are
core-unknown-game = Nie ma gry „{ $name }”. Do wyboru: { $known }.
core-rules-newer = Potrzebna jest wersja { $version } zasad gry { $name }, a ten program zna je do wersji { $newest }. Pobierz nowszą wersję Pixcade.
core-rules-unknown = Nie ma wersji { $version } zasad gry { $name }. Najnowsza to { $newest }.

# $name: an option's name as it is typed; $known: all names
core-unknown-option = Nie ma opcji „{ $name }”. Dostępne opcje: { $known }.
# $choices: the values that can be typed
core-option-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Do wyboru: { $choices }.


## Refusals of positions (one line of text that describes a whole position)

core-position-word = „{ $text }” nie należy do opisu pozycji albo występuje w nim dwa razy. Usuń to.
core-position-number = „{ $name }” w opisie pozycji musi być liczbą od { $lowest } do { $highest }, a nie „{ $text }”.
# $what: code of the part that contradicts the rest
core-position-impossible = Taka pozycja nie może powstać: { $what ->
    [scores] punkty nie pasują do przebiegu gry.
    [bonus] znaczniki Bonusowe mogą leżeć tylko na swoich Pikselach, na każdym najwyżej jeden.
    [cubes] podczas rozstawiania znaczniki trafiają po kolei na Piksele Startowe i nic nie jest jeszcze zebrane.
    [over] oznaczono ją jako zakończoną, choć nie jest, albo odwrotnie.
    [stacks] któryś żywioł ma więcej niż swoje 24 Pixle.
    [passes] pasów jest więcej niż tur.
    [ports] jakiś Port stoi tam, gdzie nie może, albo go brakuje.
    [fresh] jako świeżo przestawiony oznaczono Port, który nie może nim być.
    [prisoners] każdy żywioł musi mieć podaną jedną liczbę jeńców.
    [pixoid] Pixoid stoi na znaczniku Bonusowym, który musiałby już zebrać.
    [twelve] dwunasty znacznik kończy grę albo rundę, więc nikt nie zbiera dalej i nikt nie zostaje wtedy złapany.
    [turn] któryś żywioł ma Port, choć nie miał jeszcze tury.
    [came-from] jakiś Port zdjęto z pola, na którym nie mógł stać.
    [stack-order] w którymś stosie Pixl leży na takim, który nie mógł się pod nim znaleźć.
    [passed-port] spasował żywioł, który musiał postawić swój Port.
    [supply] pusty zapas kończy grę, i to tylko zapas tego, kto właśnie postawił Pixl.
   *[other] „{ $what }” nie zgadza się z resztą.
}
# $what: code of what no moves lead to
core-position-unreachable = Żadne ruchy nie prowadzą do tej pozycji: { $what ->
    [cubes] w tylu turach znaczniki nie mogły dojść z Pikseli Startowych tam, gdzie są.
    [last-move] po ostatnim ruchu nie ma na planszy żadnego śladu.
    [few-turns] na to, co zrobiono, trzeba więcej tur, niż rozegrano.
    [many-turns] tyle tur nie mogło minąć, skoro tak mało zrobiono.
    [conversions] postawiono za mało Pixli, aby tyle ich przejąć.
   *[other] „{ $what }” nie mogło powstać.
}


## Refusals of records (a game written down in a file)

record-too-long = Ten zapis jest za długi: może mieć najwyżej { $most ->
    [one] { $most } znak.
    [few] { $most } znaki.
   *[many] { $most } znaków.
}
# $expected: the text that must stand there
record-expected = W tym miejscu powinno być: { $expected }
record-expected-empty-line = W tym miejscu powinien być pusty wiersz.
record-header-value = Po „{ $name } =” musi stać wartość, bez dodatkowych spacji przed nią i po niej.
record-date = „{ $text }” to nie data. Napisz ją tak: 2026-11-15, albo wpisz „-”, jeśli ma jej nie być.
record-number = „{ $text }” to nie numer wersji zasad. Napisz zwykłą liczbę, na przykład 1.
record-name = Imię gracza musi składać się z widocznych znaków i może mieć najwyżej { $most ->
    [one] { $most } znak.
    [few] { $most } znaki.
   *[many] { $most } znaków.
}
record-players = { $players ->
    [one] Zapis wymienia { $players } gracza,
   *[many] Zapis wymienia { $players } graczy,
} { $seats ->
    [one] a gra ma { $seats } miejsce.
    [few] a gra ma { $seats } miejsca.
   *[many] a gra ma { $seats } miejsc.
}
record-option-spelling = Opcje muszą być zapisane dokładnie tak, jak zapisuje je Pixcade.
record-start-options = Pozycja „start” musi być zapisana tak, jak zapisuje ją Pixcade, mieć te same opcje co nagłówki i różnić się od zwykłego początku gry.
record-too-many-moves = W tym wierszu jest coś więcej niż ruchy tego kroku albo zbędna spacja.
record-result = Podany wynik to „{ $text }”, ale te ruchy prowadzą do wyniku „{ $expected }”.
record-cut-off = Zapis urywa się w tym miejscu. Po ostatnim wierszu musi być znak końca wiersza i nic więcej.
record-after-the-end = Po końcu zapisu nie może być już nic.
record-server-line = Ten wiersz musi podawać krok oraz kontroler lub żywioł, na którego ruch wtedy czekano, we właściwej kolejności, a potem notatkę serwera.
record-server-mark = Serwer nie zapisuje tu niczego takiego jak „{ $text }”. Dozwolone są milliseconds, default, commitment i salt, w tej kolejności.
record-commitment = Zobowiązanie do ruchu { $piece } w kroku { $step } nie zgadza się z ruchem i jego solą. Jedno z trojga zostało zmienione.
