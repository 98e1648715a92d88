### Pixoid: what happened, what is refused, options. The terms are those of the game's own rule book:
### Pixoid, Wirus, Piksel, Piksel Startowy, znacznik Bonusowy, rezerwa, kontroler, kafelek Płytki Drukowanej.


## Directions

# $direction: U, D, L or R
pixoid-direction = { $direction ->
    [U] w górę
    [D] w dół
    [L] w lewo
   *[R] w prawo
}
# Where a wall is
pixoid-wall-at = { $direction ->
    [U] u góry
    [D] u dołu
    [L] z lewej
   *[R] z prawej
}


## What happened. $who names the mover: "Pixoid (Ala)", "Olek", "Dodatkowy Wirus (Olek)"

# How a player is called while he is Pixoid, and the spare Bug of a three-player game. $player: who plays it
pixoid-name-pixoid = Pixoid ({ $player })
pixoid-name-spare = Trzeci Wirus ({ $player })

pixoid-cube-set = { $who } zaczyna na { $pix }.

# One entry in the list of revealed programs
pixoid-program-entry = { $who } { pixoid-direction } { $distance }
# $programs: such entries as a list
pixoid-revealed = Odkryto: { $programs }.

# A cube moved. $steps: how many Pix it went; $distance: how many it was programmed to go; $end: where it is now.
# $stopped: "wall" where a wall stopped it before the whole distance; "no", "catch" and "won" need no word here
pixoid-moved = { $stopped ->
    [wall] { $who } idzie { pixoid-direction } o { $steps }, pod ścianę na { $end }.
   *[no] { $who } idzie { pixoid-direction } o { $steps }, na { $end }.
}

# $bonus: bonus cubes picked up in this round so far
pixoid-picked-up = { $bonus ->
    [one] { $who } podnosi na { $pix } pierwszy znacznik Bonusowy.
   *[many] { $who } podnosi na { $pix } znacznik Bonusowy i ma ich już { $bonus }.
}

# $mover: "pixoid" where Pixoid ran into a Bug himself; $by: the Bugs' players as a list, $by_count: how many they are
pixoid-caught = { $mover ->
    [pixoid] { $by_count ->
        [one] { $who } wbiega na { $pix } prosto na Wirusa: { $by }. Pixoid jest złapany!
       *[many] { $who } wbiega na { $pix } prosto na Wirusy: { $by }. Pixoid jest złapany!
    }
   *[bugs] { $by_count ->
        [one] { $by } łapie Pixoida na { $pix }!
       *[many] { $by } łapią Pixoida na { $pix }!
    }
}

# $taken: cubes taken from the reserve in this round; $left: cubes left there
pixoid-cube-taken = { $left ->
    [0] { $who } dobiera z rezerwy ostatni znacznik i ma ich { $taken }.
   *[other] { $who } ucieka i dobiera znacznik z rezerwy: ma { $taken }, w rezerwie jeszcze { $left }.
}

# $player: who has the spare controller now
pixoid-spare-passed = W następnej turze trzeciego Wirusa programuje { $player }.

# $how: caught or survived; $points: list of points of this round, "Ala 10, Olek 3"
pixoid-round-over = { $how ->
    [survived] Koniec rundy { $round }: Pixoid przetrwał. Punkty: { $points }.
   *[caught] Koniec rundy { $round }: Pixoid złapany. Punkty: { $points }.
}
pixoid-round-began = Zaczyna się runda { $round }. Pixoidem jest teraz { $player }.

# $winners: list of the winners' names, $winners_count: how many they are; $points: list, for $reason points only
pixoid-game-over = { $reason ->
    [twelve-cubes] Koniec gry: { $winners } ma 12 znaczników i wygrywa jako Pixoid!
    [caught] Koniec gry: Pixoid złapany. Wirusy wygrywają razem: { $winners }!
   *[points] { $winners_count ->
        [one] Koniec gry: wygrywa { $winners }! Punkty: { $points }.
       *[many] Koniec gry: zwycięstwem dzielą się { $winners }! Punkty: { $points }.
    }
}


## Refusals

pixoid-not-a-pix = Na tej planszy nie ma Piksela „{ $text }”. Piksel to litera i liczba, na przykład c4.
pixoid-not-a-move = „{ $text }” to nie ruch. Napisz kierunek i odległość od 1 do 9, na przykład U3; Piksel Startowy pisze się @c4.
pixoid-not-a-layout = „{ $text }” to nie układ kafelków. Napisz zestaw kafelków i cztery kafelki z ich stronami, na przykład p1-1A.3B.2A.4B.
pixoid-tile-twice = W układzie „{ $text }” jeden kafelek występuje dwa razy. Użyj każdego z czterech kafelków raz.
pixoid-unknown-tile-set = Nie ma zestawu kafelków „{ $name }”. Do wyboru: { $known }.
pixoid-not-a-position = „{ $text }” to nie pozycja gry Pixoid. Pozycja zaczyna się od słowa „pixoid” i układu.
# $piece: what was typed as a controller
pixoid-no-such-controller = W tej grze nie ma kontrolera „{ $piece }”.
pixoid-four-controllers = „{ $value }” to nie cztery różne kontrolery oddzielone kropkami. Do wyboru są: { $known }.
pixoid-oldest-not-seated = Miejsce { $oldest } nie może należeć do najstarszego gracza: graczy jest tylko { $players }.

pixoid-place-first = { core-piece-genitive } nie ma jeszcze na planszy. Najpierw wybierz wolny Piksel Startowy.
pixoid-no-start-pix = { $pix } to nie Piksel Startowy. Wybierz jeden z czterech Pikseli Startowych.
pixoid-start-pix-taken = Piksel { $pix } jest zajęty. Wybierz wolny Piksel Startowy.
pixoid-program-now = { core-piece } już stoi na planszy. Zaprogramuj kierunek i odległość.
pixoid-distance-1-to-9 = Wybierz odległość od 1 do 9, a nie { $distance }. Nie można stać w miejscu.
pixoid-wall-next-to-you = Z { $pix } nie da się iść { pixoid-direction }: tuż obok jest ściana. Wybierz inny kierunek.


## Options. A message pixoid-option-NAME says what the option NAME is about; in $value its value is put into words.

pixoid-option-players = Gracze
pixoid-option-players-value = { $value ->
    [3] Trzy osoby i trzeci Wirus, który przechodzi z rąk do rąk
   *[4] Cztery osoby
}
pixoid-option-game = Długość gry
pixoid-option-game-value = { $value ->
    [short] Skrócona (jedna runda, 12 znaczników daje wygraną)
   *[standard] Standardowa (każdy raz jest Pixoidem)
}
pixoid-option-layout = Układ kafelków
pixoid-option-layout-value = { $value }
# What can be typed where there is no list of values
pixoid-option-layout-form = na przykład p1-1A.3B.2A.4B; jeśli go nie podasz, zostanie wylosowany
pixoid-option-oldest = Najstarszy gracz (pierwszy Pixoid)
pixoid-option-oldest-value = Miejsce { $value }
pixoid-option-contact-cube = Znacznik Bonusowy tam, gdzie Pixoid zostaje złapany
pixoid-option-contact-cube-value = { $value ->
    [taken] Pixoid jeszcze go podnosi
   *[left] Zostaje na planszy
}
pixoid-option-controllers = Kontrolery w kolejności miejsc
pixoid-option-controllers-value = { $value }
pixoid-option-controllers-form = cztery spośród amber, sky, rose, mint, ember i violet, oddzielone kropkami; przy trzech graczach ostatni ma trzeci Wirus
