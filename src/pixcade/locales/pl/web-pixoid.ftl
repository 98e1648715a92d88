### Pixoid in the browser. The terms are those of pixoid.ftl: Wirus, Piksel, znacznik, rezerwa, kontroler.


## The board

web-pixoid-board = Plansza gry Pixoid
web-pixoid-piece = { $role ->
    [pixoid] { $piece }, { $player }, Pixoid, na { $pix }
    [spare] { $piece }, { $player }, trzeci Wirus, na { $pix }
   *[bug] { $piece }, { $player }, Wirus, na { $pix }
}
web-pixoid-start-here = Start na { $pix }
web-pixoid-start-choose = Wybierz Piksel Startowy
# What one plays for, where one chooses a start. $role: pixoid or bug
web-pixoid-aim = { $role ->
    [pixoid] Uciekaj! Każda tura na wolności to znacznik, aż do dwunastu.
   *[bug] Goń! Złap Pixoida, im wcześniej, tym lepiej.
}
web-pixoid-start-name = { $quarter ->
    [top-left] Lewy górny róg, { $pix }
    [top-right] Prawy górny róg, { $pix }
    [bottom-left] Lewy dolny róg, { $pix }
   *[bottom-right] Prawy dolny róg, { $pix }
}


## The controller

web-pixoid-controller = Kontroler: { $piece }
web-pixoid-direction-wheel = Kierunek
web-pixoid-number-wheel = Odległość
web-pixoid-direction = { $direction ->
    [U] W górę
    [D] W dół
    [L] W lewo
   *[R] W prawo
}
web-pixoid-direction-closed = { $name }, zamknięte. { $reason }
web-pixoid-no-direction = W którą stronę?
web-pixoid-steps = { $distance ->
    [one] { $distance } krok
    [few] { $distance } kroki
   *[many] { $distance } kroków
}
web-pixoid-steps-free = { $distance } (maks. { $free })
web-pixoid-and-then = { $first }. { $next }
web-pixoid-stops = { $free ->
    [one] Po { $free } kroku zatrzyma cię ściana.
   *[other] Po { $free } krokach zatrzyma cię ściana.
}
web-pixoid-picks-up = { $count ->
    [one] Podniesiesz { $count } znacznik Bonusowy.
    [few] Podniesiesz { $count } znaczniki Bonusowe.
   *[many] Podniesiesz { $count } znaczników Bonusowych.
}
web-pixoid-wins = To dwunasty znacznik: wygrywasz!
web-pixoid-caught = Wpadasz prosto na: { $by }!
web-pixoid-ends-on = Staniesz na { $pix }.
web-pixoid-walls = { $count ->
    [one] Ściana: { $directions }.
   *[many] Ściany: { $directions }.
}
web-pixoid-covered = Twój wybór jest zakryty.
web-pixoid-show = Pokaż mój wybór
web-pixoid-cover = Zakryj mój wybór
web-pixoid-ready = Gotowe
web-pixoid-change = Gotowe. Zmień program
web-pixoid-choose-direction = Wybierz kierunek


## Beside the board

web-pixoid-haul = { $taken ->
    [one] { $taken } znacznik
    [few] { $taken } znaczniki
   *[many] { $taken } znaczników
} i { $bonus ->
    [one] { $bonus } Bonusowy
    [few] { $bonus } Bonusowe
   *[many] { $bonus } Bonusowych
}
web-pixoid-reserve = Rezerwa
web-pixoid-reserve-left = zostało { $left } z 12
web-pixoid-stakes = Jeśli teraz wpadnie
web-pixoid-stakes-pixoid = dla Pixoida
web-pixoid-stakes-bug = dla każdego Wirusa
web-pixoid-short = 12 znaczników do wygranej
web-pixoid-rounds = Rundy
web-pixoid-round-now = teraz
web-pixoid-round-next = następna
web-pixoid-round-later = później
web-pixoid-round-bugs = Wirusy { $points }
web-pixoid-role = { $role ->
    [pixoid] Pixoid
    [spare] Trzeci Wirus
   *[bug] Wirus
}
web-pixoid-you = { $role ->
    [pixoid] Uciekaj!
   *[bug] Goń!
}


## The reveal

# On phones at a game night
web-pixoid-bet = Dokąd pójdzie Pixoid?
web-pixoid-bet-private = Widzisz to tylko ty
web-pixoid-bet-was = Twój typ: { $direction ->
    [U] w górę
    [D] w dół
    [L] w lewo
   *[R] w prawo
}
web-pixoid-bet-score = Trafione: { $right } z { $made }
# At the end of a game
web-pixoid-bet-total = Twoje typy ruchów Pixoida: { $right } z { $made } trafione
# $names: the Bugs that did it
web-pixoid-phone = { $kind ->
    [catcher] Łapiesz Pixoida!
    [caught] Wpadasz! Łapie: { $names }
    [team] Pixoid złapany! Łapie: { $names }
    [near] Zabrakło 1 Piksela!
    [away] Udało ci się uciec!
   *[missed] Pixoid się wymyka
}
web-pixoid-phone-own = Twój ruch
web-pixoid-phone-where = { $count ->
    [0] Na { $pix }
   *[other] Na { $pix }. Zabrakło 1 Piksela: { $near }.
}
web-pixoid-phone-cubes = { $whose ->
    [yours] Twoje znaczniki: { $cubes } z 12
   *[theirs] Znaczniki Pixoida: { $cubes } z 12
}
web-pixoid-phone-all = Tyle samo dla każdego Wirusa
web-pixoid-phone-total = { $points ->
    [one] Masz { $points } punkt
    [few] Masz { $points } punkty
   *[many] Masz { $points } punktów
}

web-pixoid-phase-open = Odkrywamy kontrolery
web-pixoid-phase-pixoid = Pixoid biegnie
web-pixoid-phase-bugs = Wirusy ruszają razem
web-pixoid-phase-end = Złapany czy uciekł?
web-pixoid-phase-caught = Złapany!
web-pixoid-phase-cube = Uciekł! Kolejny znacznik
web-pixoid-phase-won = Dwanaście znaczników: wygrana!
web-pixoid-phase-round = Koniec rundy
web-pixoid-did = { $how ->
    [wall] { $steps } z { $distance }, dalej ściana
    [catch] { $steps } z { $distance } i złapanie!
    [won] wygrana
    [still] bez ruchu
   *[full] pełny ruch
}
# Of a cube that is running just now
web-pixoid-going = jeszcze biegnie
# Where it was close. $how: short (stands right beside Pixoid), late (ran where he had been), past (he ran past it)
web-pixoid-near = { $how ->
    [late] O chwilę za późno
    [past] Tuż obok
   *[short] Zabrakło 1 Piksela
}
# $by: who has caught; $count: how many they are; $mover: pixoid or bugs
web-pixoid-plate-caught = { $whose ->
    [yours] { $mover ->
        [pixoid] Wpada na ciebie!
       *[bugs] Masz go!
    }
   *[theirs] { $mover ->
        [pixoid] ZŁAPANY! Wpada na: { $by }
       *[bugs] ZŁAPANY! { $count ->
            [one] Łapie go { $by }
           *[many] Łapią go { $by }
        }
    }
}
web-pixoid-plate-where = { $cubes ->
    [0] Tura { $turn }, na { $pix }, jeszcze bez znacznika
    [one] Tura { $turn }, na { $pix }, z { $cubes } znacznikiem
   *[other] Tura { $turn }, na { $pix }, z { $cubes } znacznikami
}
web-pixoid-plate-away = UDAŁO SIĘ! Ucieka { $name }
# $game: short or standard
web-pixoid-plate-all = { $game ->
    [short] z dwunastoma znacznikami
   *[standard] { $bonus ->
        [0] dwanaście udanych ucieczek
        [one] dwanaście udanych ucieczek i { $bonus } znacznik Bonusowy
        [few] dwanaście udanych ucieczek i { $bonus } znaczniki Bonusowe
       *[many] dwanaście udanych ucieczek i { $bonus } znaczników Bonusowych
    }
}
# $reason: points, caught or twelve-cubes
web-pixoid-plate-won = { $reason ->
    [caught] Pixoid złapany
    [twelve-cubes] z dwunastoma znacznikami
   *[points] najwięcej punktów
}
web-pixoid-why = Punkty w tej rundzie
web-pixoid-why-pixoid = { $bonus ->
    [0] { $taken } z rezerwy
   *[other] { $taken } z rezerwy, { $bonus } za bonusy
}
web-pixoid-why-bug = { $caught ->
    [yes] za złapanie: w rezerwie zostało { $left }
   *[no] każdy Wirus tyle samo: w rezerwie zostało { $left }
}
web-pixoid-why-away = nic: Pixoid uciekł
# The sum of points, beside its number
web-pixoid-now = razem
# $role: pixoid, bug, or other for those who do not play
web-pixoid-role-now = { $role ->
    [pixoid] Następny Pixoid to ty
    [bug] W następnej rundzie jesteś Wirusem
   *[other] Następny Pixoid to { $name }
}
web-pixoid-next-who = { $role ->
    [pixoid] Runda { $round }: gonią cię { $hunters }.
    [bug] Runda { $round }: ucieka { $name }. Wirusy: ty, { $hunters }.
   *[other] Runda { $round }: gonią { $hunters }.
}
web-pixoid-next-round = Następna runda
# Why a hint is a good one. $bugs: how many Bugs could come to where one ends, $bonus: bonus cubes on the way
web-pixoid-hint-flee = { $bonus ->
    [0] { $bugs ->
        [0] Żaden Wirus nie dotrze tam w tej turze.
        [one] Tylko jeden Wirus może tam dotrzeć w tej turze.
       *[other] { $good ->
            [only] Każda inna droga jest groźniejsza.
           *[several] Dobrych dróg jest kilka: nikt nie odgadnie, którą wybierzesz.
        }
    }
   *[other] { $bugs ->
        [0] Po drodze leży znacznik Bonusowy, a żaden Wirus nie dotrze tam w tej turze.
       *[other] Po drodze leży znacznik Bonusowy.
    }
}
# $count: Pix of the way to which Pixoid could come too
web-pixoid-hint-hunt = { $count ->
    [0] { $good ->
        [only] Każda inna droga zostawia Pixoidowi więcej swobody.
       *[several] Dobrych dróg jest kilka: Pixoid nie odgadnie, którą wybierzesz.
    }
    [one] Ta droga pilnuje Piksela, na który może wejść Pixoid.
    [few] Ta droga pilnuje { $count } Pikseli, na które może wejść Pixoid.
   *[many] Ta droga pilnuje { $count } Pikseli, na które może wejść Pixoid.
}
web-pixoid-hint-start = { $role ->
    [pixoid] Stamtąd możesz liczyć na najwięcej znaczników.
   *[bug] Wybór nie ma znaczenia: Wirusy i tak zajmą wszystkie pozostałe Piksele Startowe.
}


## The table in words

web-pixoid-text-where = Gdzie kto stoi?
web-pixoid-text-can = Co mogę zrobić?
web-pixoid-text-happened = Co się właśnie stało?
web-pixoid-text-turn = Runda { $round } z { $rounds }, tura { $turn }.
web-pixoid-text-holds = Pixoid ma { web-pixoid-haul }.
web-pixoid-text-placing = Runda { $round } z { $rounds }: każdy wybiera Piksel Startowy.
web-pixoid-text-place = { $who } stoi na { $pix }.
web-pixoid-text-unplaced = { $who }: jeszcze poza planszą.
web-pixoid-text-bonus = { $count ->
    [0] Nie ma już żadnego znacznika Bonusowego.
    [one] Znacznik Bonusowy leży na { $pix }.
   *[many] Znaczniki Bonusowe leżą na { $pix }.
}
web-pixoid-text-way = { $free ->
    [one] { $name }: droga na { $free } Piksel, za { $end } ściana.
    [few] { $name }: droga na { $free } Piksele, za { $end } ściana.
   *[many] { $name }: droga na { $free } Pikseli, za { $end } ściana.
}
web-pixoid-text-way-bonus = Znacznik Bonusowy w odległości { $steps }.
web-pixoid-text-way-cube = { $who } w odległości { $steps }.
web-pixoid-text-starts = { $count ->
    [one] Ostatni wolny Piksel Startowy to { $pix }.
   *[many] Wolne Piksele Startowe: { $pix }.
}
web-pixoid-text-nothing = Teraz nic nie musisz robić.
web-pixoid-text-quiet = Jeszcze nic się nie stało.
