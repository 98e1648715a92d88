### Pixl in the browser, in Polish. The terms are those of pixl.ftl.


## The board

web-pixl-board = Plansza gry Pixl
web-pixl-hex-empty = puste
web-pixl-hex-gray = puste, szary brzeg
web-pixl-hex-port = Port { pixl-element-genitive }
web-pixl-hex-locked = zablokowany ({ $by })
web-pixl-hex-stack = stos, wysokość { $height }, od góry: { $elements }
web-pixl-hex-cut-off = odcięty od Portu
web-pixl-hex-legal = { $converts ->
    [0] dozwolone
    [one] dozwolone: przejmuje { $converts } Pixl
    [few] dozwolone: przejmuje { $converts } Pixle
   *[many] dozwolone: przejmuje { $converts } Pixli
}, { $points ->
    [one] { $gain } punkt
    [few] { $gain } punkty
   *[many] { $gain } punktów
}
web-pixl-hex-pick = dozwolone: wybierasz, który z { $count } Pixli przejąć
web-pixl-whole = Pokaż całą planszę
web-pixl-fitted = Pokaż zajętą część
# Where a move is out of view. $gain: its points with their sign, or none
web-pixl-view-move = { $gain ->
    [none] Pokaż ruch { pixl-element-genitive }: { $hex }
   *[other] Pokaż ruch { pixl-element-genitive }: { $hex }, { $gain }
}
web-pixl-view-back = Wróć do poprzedniego widoku


## What a move brings

web-pixl-sum = Skutki ruchu
web-pixl-choose-pixl = { pixl-element }: wybierz pole
web-pixl-choose-port = { pixl-element }: postaw Port
web-pixl-port-about = Od niego rosną twoje Pixle. Punkty: 1 na wierzchu, 2 pod spodem, 1 za jeńca, 5 za zablokowany Port.
web-pixl-choose-pass = { pixl-element } może tylko spasować
web-pixl-choose-move = { pixl-element } nie ma gdzie postawić Pixla
web-pixl-count = { $count ->
    [0] Zdejmij Port albo spasuj.
    [one] { $count } dozwolone pole.
    [few] { $count } dozwolone pola.
   *[many] { $count } dozwolonych pól.
}
web-pixl-next = Następne dozwolone pole
web-pixl-previous = Poprzednie dozwolone pole
web-pixl-title-place = Postawić na { $hex }?
web-pixl-title-port = Postawić Port na { $hex }?
web-pixl-title-off = Zdjąć Port?
web-pixl-title-pass = Spasować?
web-pixl-title-pick = { $hex }: który Pixl przejmujesz?
web-pixl-pick = Pixl do przejęcia
web-pixl-place = Postaw Pixl
web-pixl-place-port = Postaw Port
web-pixl-take-off = Zdejmij Port
web-pixl-pass = Pas
web-pixl-take-back = Cofnij
web-pixl-alarm = { $count ->
    [one] Pixl został
    [few] Pixle zostały
   *[many] Pixli zostało
}
web-pixl-alarm-why = { $count ->
    [one] Następny postawiony kończy grę.
   *[other] Jeszcze jedna runda i gra może się skończyć.
}
web-pixl-advice = Dobre miejsca na Port
# What a move brings and what one's own other element loses by it, with their signs: "(+2 −1 yours)"
web-pixl-net = ({ $gross } { $loss } u ciebie)
# Since one's own last move. $points: how many; $leader: who is best of the others, $by: by how many
web-pixl-waited = Od twojego ruchu: { $points ->
    [0] bez zmian w punktach
    [one] { $gain } punkt
    [few] { $gain } punkty
   *[many] { $gain } punktów
}. { $lead ->
    [you] Prowadzisz (+{ $by }).
    [nobody] Prowadzisz ex aequo.
   *[other] Prowadzi { $leader } (+{ $by }).
}
web-pixl-back = Wstecz
web-pixl-hint = { $what ->
    [place] Kliknięcie lub Enter stawia go tutaj.
   *[choose] Kliknięcie lub Enter wybiera to pole.
}
# Why a hint is a good one. $converts: how many Pixls it converts, $points: what it brings, with its sign
web-pixl-hint-reason = { $converts ->
    [0] Wydłuża twój łańcuch: { $points }.
    [one] Przejmuje jeden Pixl: { $points }.
    [few] Przejmuje { $converts } Pixle: { $points }.
   *[many] Przejmuje { $converts } Pixli: { $points }.
}
web-pixl-hint-other = Na dłuższą metę to najlepszy ruch.
# Why the game ended. $elements: whose supply is empty
web-pixl-ended = { $reason ->
    [supply-empty] Zapas się wyczerpał: { $elements }.
    [all-passed] Wszyscy spasowali po kolei.
   *[turn-limit] To była ostatnia tura.
}
# Beside a Port that is not locked, for want of one Pixl
web-pixl-near = zabrakło 1 Pixla
# $what: a Port was locked, or so many ($count) were converted by one move
web-pixl-plate = { $what ->
    [locked] ZABLOKOWANY!
   *[chain] { $count } NARAZ
}
# On phones at a game night, after a move
web-pixl-phone-own = Twój ruch
web-pixl-phone-total = { $points ->
    [one] Masz { $points } punkt
    [few] Masz { $points } punkty
   *[many] Masz { $points } punktów
}
web-pixl-sent = Wysłano. Chwileczkę.
web-pixl-waiting = Teraz { pixl-element }: { $player }
web-pixl-total = { $points ->
    [one] razem { $gain } punkt
    [few] razem { $gain } punkty
   *[many] razem { $gain } punktów
}
web-pixl-only-pass = { $why ->
    [supply] { pixl-element } nie ma już Pixli, więc może tylko spasować.
    [no-port-hex] Nie ma pola, na którym mógłby stanąć Port { pixl-element-genitive }, więc zostaje tylko pas.
   *[no-hex] { pixl-element } nie może ani postawić Pixla, ani zdjąć Portu, więc zostaje tylko pas.
}
web-pixl-line-placed = Nowy Pixl
web-pixl-line-port-placed = Stąd wyrosną twoje Pixle. Trzy Pixle innego koloru blokują Port: 5 punktów
web-pixl-line-port-off = W następnej turze postawisz go gdzie indziej. Do tego czasu { pixl-element } nie może stawiać Pixli.
web-pixl-line-passed = Na planszy nic się nie zmienia.
web-pixl-line-covered = Ofiara: przykryj Pixl { pixl-victim }
web-pixl-line-replaced = Neutralny: zastąp Pixl { pixl-victim }
web-pixl-line-lost = Twój Pixl { pixl-victim } znika z { $hex }
web-pixl-line-imprisoned = { $freed ->
    [nothing] Drapieżnik: weź do niewoli Pixl { pixl-victim }
   *[other] Drapieżnik: weź do niewoli Pixl { pixl-victim }; Pixl { pixl-freed } pod spodem jest wolny
}
web-pixl-line-spared = Brak Pixla dla { $hex }: Pixl { pixl-victim } zostaje
web-pixl-line-locked = { pixl-locker } blokuje Port { pixl-element-genitive }
web-pixl-line-unlocked = { pixl-locker } już nie blokuje Portu { pixl-element-genitive }
web-pixl-line-game-over = To kończy grę
web-pixl-other = { pixl-element } { $points }


## What everybody has

web-pixl-source-tops = na wierzchu
web-pixl-source-beneath = pod spodem
web-pixl-source-prisoners = jeńcy
web-pixl-source-locks = blokady
web-pixl-supply = zostało { $count }
web-pixl-supplies = Pixle w zapasie
web-pixl-ports = Porty
web-pixl-port-free = można przenieść
web-pixl-port-locked = zablokowany ({ $by })
web-pixl-port-moved = właśnie przeniesiony
web-pixl-port-off = w trakcie przenoszenia
web-pixl-port-none = jeszcze niepostawiony
web-pixl-relations = Drapieżniki i ofiary
web-pixl-dotted = kropki: neutralne
web-pixl-preys = { pixl-element } poluje na { $victim ->
    [fire] Ogień
    [water] Wodę
    [earth] Ziemię
   *[spirit] Ducha
}.
web-pixl-neutrals = { $one } i { $other } są wobec siebie neutralne.


## The table in words

web-pixl-text-where = Gdzie kto stoi?
web-pixl-text-can = Co mogę zrobić?
web-pixl-text-happened = Co się właśnie stało?
web-pixl-text-element = { pixl-element } ({ $player }), { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
web-pixl-text-port = { $hex ->
    [none] Port: { $state }.
   *[other] Port na { $hex }: { $state }.
}
web-pixl-text-supply = { $count ->
    [one] Został { $count } Pixl.
    [few] Zostały { $count } Pixle.
   *[many] Zostało { $count } Pixli.
}
web-pixl-text-pixls = Pixle na polach: { $hexes }.
web-pixl-text-stack = { $hex } (wysokość { $height })
web-pixl-text-cut-off = Odcięte od Portu: { $hexes }.
web-pixl-text-nothing = Teraz nie twoja kolej.
web-pixl-text-pixl-hexes = { pixl-element } może postawić Pixl na: { $hexes }.
web-pixl-text-port-hexes = { pixl-element } może postawić Port na: { $hexes }.
web-pixl-text-pick = { $hex }, przejmując { $pick }
web-pixl-text-consequence = { $points ->
    [one] { $hex }: { $told }. { $gain } punkt.
    [few] { $hex }: { $told }. { $gain } punkty.
   *[many] { $hex }: { $told }. { $gain } punktów.
}
web-pixl-text-take-off = Możesz zdjąć Port { pixl-element-genitive }.
web-pixl-text-pass = Możesz spasować.
