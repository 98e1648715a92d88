# Dokładne rozwiązywanie: polecenie `pixcade solve` i pliki z wartościami

cli-solve = rozwiąż dokładnie plansze gry Pixoid
cli-solve-about = Oblicza dokładną wartość każdej pozycji w rundzie gry Pixoid na tych planszach, przeciw trzem Wirusom grającym jak jeden, i zapisuje ją w folderze danych. Na karcie graficznej z CuPy (pip install "pixcade[lab]") trwa to sekundy, na procesorze godziny. Można przerwać w każdej chwili: to samo polecenie podejmie pracę po ostatniej ukończonej turze.
cli-solve-boards = układy, na przykład p1-1A.3B.2A.4B
cli-solve-goal = co się liczy: margin (znacznik z rezerwy 1, Bonusowy 1/2), wartość domyślna, albo short (prawdopodobieństwo wygranej w grze skróconej)
cli-solve-check = sprawdź gotową tabelę: wszystkie sumy kontrolne i 1000 losowych pozycji obliczonych ponownie
solver-begins-gpu = { $board }: liczy karta graficzna.
solver-begins-cores = { $board }: liczy procesor. Zajmie to około { $hours } godz. { $minutes } min.
solver-goes-on = { $board }: { $turns ->
    [one] jedna tura jest już rozwiązana.
    [few] { $turns } tury są już rozwiązane.
    [many] { $turns } tur jest już rozwiązanych.
   *[other] { $turns } tury jest już rozwiązane.
    }
solver-turn = Tura { $turn } z { $turns }: { $positions } pozycji w { $seconds } s, największa luka { $gap }
solver-part = Tura { $turn } z { $turns }: { $percent }%, jeszcze około { $hours } godz. { $minutes } min
solver-stopped = { $turns ->
    [0] Przerwano. Nic jeszcze nie zapisano: to samo polecenie zacznie od nowa.
    [one] Przerwano. To samo polecenie podejmie pracę po rozwiązanej turze.
    [few] Przerwano. To samo polecenie podejmie pracę po { $turns } rozwiązanych turach.
   *[many] Przerwano. To samo polecenie podejmie pracę po { $turns } rozwiązanych turach.
}
solver-solved-already = Plansza { $board } jest już rozwiązana: { $path }
solver-done = { $board }: { $positions } pozycji, wszystkie z dowodem. Największa luka w turze to { $gap }, więc wartości są dokładne do { $error }. Tabela zajmuje { $megabytes } MB, { $bits } bita na pozycję: { $path }
solver-checked = { $board }: wszystkie sumy kontrolne się zgadzają; losowe pozycje obliczone ponownie: { $positions }, największa różnica: { $difference }.
solver-start = Pixoid na { $pix }: { $worth }
solver-goal = „{ $text }” nie jest celem. Do wyboru są margin i short.
solver-nothing-to-solve-with = Do rozwiązania planszy potrzeba numba albo CuPy. Zainstaluj jedno z nich: pip install numba albo, dla karty graficznej, pip install "pixcade[lab]".
solver-being-solved = Planszę { $board } rozwiązuje właśnie inne polecenie. Poczekaj, aż skończy, albo najpierw je przerwij.
solver-board-too-open = Planszy „{ $text }” nie da się rozwiązać: z jednego Piksela można pobiec na więcej niż 16 sposobów albo nie ma czterech Pikseli Bonusowych. Wybierz inną.
solver-board-not-learned = Botów nie trenowano na planszy „{ $text }”. Rozwiąż ją poleceniem „pixcade solve” albo wybierz inną.
solver-table-unreadable = „{ $path }” nie jest plikiem dokładnych wartości. Usuń ten plik i rozwiąż planszę ponownie poleceniem: pixcade solve
solver-table-damaged = Plik „{ $path }” jest uszkodzony. Usuń go i rozwiąż planszę ponownie poleceniem: pixcade solve
solver-table-other-rules = Plik „{ $path }” powstał dla innych zasad albo innej planszy. Usuń go i rozwiąż planszę ponownie poleceniem: pixcade solve

# Dokładne odpowiedzi: polecenie `pixcade exact`

cli-exact = pokaż wartość pozycji i najlepsze strategie obu stron
cli-exact-about = Oblicza wartość pozycji przy najlepszej grze, podaje, jak często każda strona powinna wybierać poszczególne ruchy, i dowód. Wartości po tej turze pochodzą z rozwiązanej planszy w folderze danych (tworzy ją pixcade solve) albo są szacowane; gdy zostały jedna lub dwie tury, są od razu obliczane.
cli-exact-position = pozycja w jednym wierszu, na przykład: pixoid p1-1A.2A.3A.4A taken=11 amber@e1 sky@f1 rose@h8 mint@b8
cli-exact-json = wypisz odpowiedź jako JSON
exact-value = { $goal ->
    [short] Pixoid wygrywa tę grę skróconą z prawdopodobieństwem { $value }.
   *[margin] Pixoid może jeszcze liczyć na { $value } znacznika (z rezerwy liczy się za 1, Bonusowy za 1/2).
}
exact-source = { $source ->
    [table] Wartości po tej turze pochodzą z rozwiązanej planszy i są dokładne do { $error }.
    [evaluator] Wartości po tej turze są szacunkowe; rozwiązana jest tylko ta tura.
   *[solved] Wartości po tej turze właśnie obliczono.
}
exact-proof = { $proven ->
    [yes] Dowód: strategia Pixoida daje co najmniej { $least }, cokolwiek zrobią Wirusy; strategia Wirusów oddaje najwyżej { $most }, cokolwiek on zrobi.
   *[no] Gdyby te szacunki były dokładne: strategia Pixoida dałaby co najmniej { $least }, cokolwiek zrobią Wirusy; strategia Wirusów oddałaby najwyżej { $most }, cokolwiek on zrobi.
}
exact-side = { $side ->
    [first] Strategia Pixoida i to, ile każdy ruch jest wart przeciw strategii Wirusów:
   *[second] Wspólna strategia Wirusów, które grają jak jeden:
}
exact-column-share = udział
exact-column-worth = wartość
exact-column-move = ruch
solver-nothing-known = Dla tej pozycji nie ma dokładnej odpowiedzi: plansza { $board } nie jest rozwiązana dla { $goal ->
    [short] gry skróconej
   *[margin] znaczników
}, a zostało więcej niż dwie tury. Rozwiąż ją poleceniem: pixcade solve { $board } --goal { $goal }
solver-other-ruling = Dokładne odpowiedzi dotyczą zwykłej wykładni, w której znacznik z miejsca złapania zostaje na planszy. Usuń contact-cube=taken.
