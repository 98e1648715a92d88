### The page of mazes, and mazes to choose from. Terms: labirynt, Piksel Startowy, znacznik, rezerwa, runda, tura, Wirusy.


## Names, for ever. The noun begins with the ending of the adjective before it.

web-maze-name = { $adjective ->
    [secret] Sekretn
    [silent] Cich
    [silver] Srebrn
    [sleepy] Senn
    [crooked] Krzyw
    [lost] Zagubion
    [wild] Szalon
   *[old] Star
}{ web-maze-noun }
web-maze-noun = { $noun ->
    [well] a Studnia
    [carousel] a Karuzela
    [moon] y Księżyc
    [clock] y Zegar
    [island] a Wyspa
    [gate] a Brama
    [bridge] y Most
    [harp] a Harfa
    [garden] y Ogród
    [piano] e Pianino
    [forest] y Las
   *[mill] y Młyn
}


## Words for a maze, from its figures

web-maze-level = { $level ->
    [gentle] Łagodny
    [mild] Lekki
    [fair] Średni
    [tough] Trudny
   *[brutal] Brutalny
}
web-maze-level-means = Od łagodnego do brutalnego: pięć równych grup według średniej wartości Pikseli Startowych dla Pixoida.
# On the page of a maze
web-maze-kind = { $kind ->
    [start] Nierówny
   *[even] Wyrównany
}
web-maze-kind-means = { $kind ->
    [start] Nierówny: najlepszy Piksel Startowy jest wart co najmniej o 2,5 znacznika więcej niż najgorszy.
   *[even] Wyrównany: cztery Piksele Startowe różnią się wartością najwyżej o 1,5 znacznika.
}
web-maze-figures = średnio { $average }, rozpiętość { $spread }
web-maze-picture = Labirynt { $name }. Piksele Startowe: { $starts }.
web-maze-start = start { $number } na { $pix }, { $worth }


## The page

web-mazes-about = Cztery kafelki można ułożyć na { $all } różnych sposobów. Każdy układ jest rozwiązany do końca: każda pozycja, każda tura.
web-mazes-numbers = Skąd te liczby
web-mazes-worth = Tyle znaczników jest wart dla Pixoida Piksel Startowy, gdy nikt nie popełnia błędów: znacznik z rezerwy liczy się za 1, Bonusowy za ½. Trzy Wirusy działają przy tym jak jedna osoba.
web-mazes-line = 6: Pixoid i każdy Wirus zyskują tyle samo
web-mazes-plainly = Mówiąc wprost: te Piksele Startowe różnią się wartością bardziej, niż powinny. Tylko w { $even } z { $all } labiryntów różnica między wszystkimi czterema to najwyżej 1,5 znacznika; średnio najlepszy jest wart o { $spread } więcej niż najgorszy. Pixoid wybiera pierwszy, więc przyjrzyj się, zanim postawisz swój znacznik.
web-mazes-short = Gra skrócona: we wszystkich { $solved } rozwiązanych dla niej labiryntach Pixoid wygrywa z każdego Piksela Startowego z prawdopodobieństwem { $chance }. Wirusy działające jak jedna osoba zawsze złapią Pixoida; ludzie aż tak dobrzy nie są.
web-mazes-most = { $which ->
    [kindest] Najłaskawszy
    [cruellest] Najokrutniejszy
   *[fairest] Najbardziej wyrównany
}
web-mazes-sort = Sortuj
web-mazes-sorted = { $order ->
    [even] Najpierw wyrównane
    [kind] Najpierw łaskawe
    [hard] Najpierw trudne
   *[name] Według nazwy
}
web-mazes-show = Pokaż tylko
web-mazes-shown = { $count ->
    [one] { $count } z { $all } labiryntów
    [few] { $count } z { $all } labiryntów
   *[many] { $count } z { $all } labiryntów
}
web-mazes-view = { $view ->
    [table] Tabela
   *[pictures] Obrazki
}
web-mazes-view-label = Widok
web-mazes-table = Wszystkie labirynty; aby posortować, wybierz nagłówek kolumny
web-mazes-column = { $column ->
    [average] Średnio
    [spread] Rozpiętość
    [best] Najlepszy start
    [worst] Najgorszy start
    [cubes] Długość
    [silence] Milczenie
    [pure] Bez zgadywania
    [words] Słowami
   *[name] Labirynt
}


## A maze of its own

web-maze-all = Labirynty
web-maze-before = Poprzedni labirynt: { $name }
web-maze-next = Następny labirynt: { $name }
web-maze-starts = Wartość Pikseli Startowych
web-maze-start-of = Start { $number }, { $pix }
web-maze-turns = { $turns } tury
web-maze-cubes = { $cubes } znacznika
web-maze-average = Średnia wartość
web-maze-spread = Wybór startu
web-maze-spread-means = { $spread } znacznika różnicy między najlepszym a najgorszym
web-maze-lasts = Długość bezbłędnej gry
web-maze-lasts-means = Średnio { $turns } tury z 12
web-maze-lasts-chart = Ile z 1000 bezbłędnych rund kończy się kolejno z 0, 1, 2 i tak dalej aż do 12 znaczników z rezerwy: { $counts }.
web-maze-silence = Cena milczenia
web-maze-silence-means = Wirusy, którym nie wolno rozmawiać, tracą w turze najwyżej { $price } znacznika wobec Wirusów działających jak jedna osoba (szacunek z najwyżej 200 pozycji)
web-maze-pure = Bez zgadywania
web-maze-pure-means = W { $share } wszystkich pozycji każda strona ma jeden najlepszy ruch
web-maze-short = Gra skrócona
web-maze-short-means = Rozwiązana: z każdego Piksela Startowego Pixoid wygrywa z prawdopodobieństwem { $chance }
web-maze-short-open = Nierozwiązana dla tego labiryntu
web-maze-play = Zagraj w tym labiryncie
web-maze-online = Online z przyjaciółmi
web-maze-unknown = Nie ma labiryntu „{ $code }”. Kod wygląda na przykład tak: p1-1A.2A.3A.4A.


## To choose from

