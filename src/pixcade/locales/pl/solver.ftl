# Dokładne rozwiązywanie: polecenie `pixcade solve` i pliki z wartościami

cli-solve = rozwiąż dokładnie plansze Pixoida
cli-solve-about = Oblicza dokładną wartość każdej pozycji w rundzie Pixoida na tych planszach, przeciw trzem Wirusom grającym jak jeden, i zapisuje ją w folderze danych. Na karcie graficznej z CuPy (pip install "pixcade[solve]") trwa to sekundy, na procesorze godziny. Można przerwać w każdej chwili: to samo polecenie podejmie pracę po ostatniej ukończonej turze.
cli-solve-boards = układy, na przykład p1-1A.3B.2A.4B
cli-solve-goal = co się liczy: margin (kostka z rezerwy 1, kostka bonusowa 1/2), tak jest zwykle, albo short (prawdopodobieństwo wygrania krótkiej gry)
solver-begins-gpu = { $board }: liczy karta graficzna.
solver-begins-cores = { $board }: liczy procesor. Zajmie to około { $hours } godz. { $minutes } min.
solver-goes-on = { $board }: { $turns ->
    [one] jedna tura jest już rozwiązana.
    [few] { $turns } tury są już rozwiązane.
    [many] { $turns } tur jest już rozwiązanych.
   *[other] { $turns } tury jest już rozwiązane.
    }
solver-turn = Tura { $turn } z { $turns }: { $positions } pozycji w { $seconds } s, największa luka { $gap }
solver-done = { $board }: { $positions } pozycji, wszystkie z dowodem. Największa luka w turze to { $gap }, więc wartości są dokładne do { $error }. Tabela zajmuje { $megabytes } MB, { $bits } bita na pozycję: { $path }
solver-start = Pixoid na { $pix }: { $worth }
solver-goal = „{ $text }” nie jest celem. Do wyboru są margin i short.
solver-nothing-to-solve-with = Do rozwiązania planszy potrzeba numba albo CuPy. Zainstaluj jedno z nich: pip install numba albo, dla karty graficznej, pip install "pixcade[solve]".
solver-board-too-open = Planszy „{ $text }” nie da się rozwiązać: z jednego Piksela wychodzi więcej niż 16 biegów albo nie ma czterech Pikseli Bonusowych. Wybierz inną.
solver-board-not-learned = Ewaluator nie zna planszy „{ $text }”: wytrenowano go na innym zestawie kafelków. Rozwiąż tę planszę poleceniem „pixcade solve” albo wybierz inną.
solver-table-unreadable = „{ $path }” nie jest tabelą dokładnych wartości. Usuń ten plik i rozwiąż planszę ponownie poleceniem: pixcade solve
solver-table-damaged = Tabela „{ $path }” jest uszkodzona. Usuń ten plik i rozwiąż planszę ponownie poleceniem: pixcade solve
solver-table-other-rules = Tabela „{ $path }” powstała dla innych zasad albo innej planszy. Usuń ten plik i rozwiąż planszę ponownie poleceniem: pixcade solve
