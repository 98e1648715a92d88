### Words that both games share: pieces, lists, refusals of the common core.
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
core-not-awaited = To nie kolej { core-piece-genitive }.
# $seat: number of the seat that tried
core-not-your-piece = O ruchu { core-piece-genitive } decyduje teraz ktoś inny.
core-move-missing = Brakuje ruchu { core-piece-genitive } (miejsce { $seat }). Wszystkie ruchy jednego kroku wykonuje się razem.
# $name: what was asked for; $known: the games there are
core-unknown-game = Nie ma gry „{ $name }”. Do wyboru: { $known }.
core-rules-newer = Potrzebna jest wersja { $version } zasad gry { $name }, a ten program zna je tylko do wersji { $newest }. Zainstaluj nowszą wersję Pixcade.
core-rules-unknown = Nie ma wersji { $version } zasad gry { $name }. Najnowsza to { $newest }.

# $name: an option's name as it is typed; $known: all names
core-unknown-option = Nie ma opcji „{ $name }”. Dostępne opcje: { $known }.
# $choices: the values that can be typed
core-option-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Do wyboru: { $choices }.
