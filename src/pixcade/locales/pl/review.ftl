# Analizy: polecenie `pixcade review` i strona

review-title = Analiza gry { core-game }: { $players }.
review-source = { $source ->
    [table] Wartości są dokładne: pochodzą z tabeli planszy.
    [evaluator] Wartości szacuje ewaluator; są dokładne średnio do kilku setnych znacznika.
    [search] Wartości szacuje silny bot.
    [reduced] Wartości szacuje silny bot, choć tym razem nie sięga tak daleko naprzód jak zwykle: jego kod nie jest jeszcze skompilowany. Zajrzyj ponownie za minutę.
   *[solved] Każda pozycja została obliczona na miejscu.
}
review-seat = { $grade ->
    [none] { $player }: nie było o czym decydować.
    [few] { $player }: za mało prawdziwych decyzji, by to ocenić ({ $decisions }).
    [flawless] { $player }: bez strat. Prawdziwe decyzje: { $decisions }.
   *[other] { $unit ->
        [cubes] { $player } gra mniej więcej na poziomie „{ $level }”. Prawdziwe decyzje: { $decisions }. Strata: { $lost } znacznika; na decyzję, w tysięcznych znacznika: { $thousandths }.
       *[victory] { $player } gra mniej więcej na poziomie „{ $level }”. Prawdziwe decyzje: { $decisions }. Strata na decyzję, w tysięcznych zwycięstwa: { $thousandths }.
    }
}
review-fortune = { $fortune ->
    [very-lucky] Bardzo dużo szczęścia: { $luck } znacznika.
    [lucky] Szczęście: { $luck } znacznika.
    [unlucky] Pech: { $luck } znacznika.
    [very-unlucky] Wielki pech: { $luck } znacznika.
   *[even] Szczęście się wyrównało: { $luck } znacznika.
}
review-round = { $unit ->
    [cubes] Runda { $round }: Pixoidem jest { $who }. Liczby to znaczniki: z rezerwy liczy się za 1, Bonusowy za 1/2.
    [short] Gra skrócona: Pixoidem jest { $who }. Liczby to jego szansa na wygraną.
   *[victory] Runda { $round }, ostatnia: Pixoidem jest { $who }. Liczby to jego udział w zwycięstwie.
}
review-sum = { $state ->
    [yours] Na początku runda była warta { $value }. Twoje decyzje kosztowały { $pixoid }; decyzje pozostałych dały ci { $bugs }; szczęście: { $luck }. Wynik: { $result }.
    [finished] Na początku runda była warta { $value }. Decyzje Pixoida kosztowały { $pixoid }; decyzje Wirusów dały mu { $bugs }; szczęście: { $luck }. Wynik: { $result }.
   *[stopped] Na początku runda była warta { $value }. Decyzje Pixoida kosztowały { $pixoid }; decyzje Wirusów dały mu { $bugs }; szczęście: { $luck }. Wynik w chwili przerwania gry: { $result }.
}
review-estimated = Dalszy przebieg tej rundy jest oszacowany, a jej wynik dokładny.
review-start = { $kind ->
    [loss] Początek: { $moves } kosztował { $cost }; najlepszy był { $best }.
   *[equal] Początek: { $moves }; lepszego nie było.
}
review-turn = Tura { $turn }: przed nią { $value }; po niej { $after }.
review-move = { $kind ->
    [loss] { $who }: { $moves } kosztuje { $cost }; najlepszy ruch: { $best }.
    [equal] { $who }: { $moves }; lepszego ruchu nie było.
   *[forced] { $who }: { $moves }; wszystkie ruchy były warte tyle samo.
}
review-coordination = { $kind ->
    [gain] Razem ruchy Wirusów kosztowały o { $cost } mniej niż każdy z osobna: pasowały do siebie.
   *[cost] Razem ruchy Wirusów kosztowały { $cost } ponad to, co każdy z osobna: to nie wina żadnego z nich.
}
review-luck = Szczęście: { $luck } dla Pixoida.
review-kept = Gra z analizą jest zapisana w { $path }.
review-step = Krok { $step }, { $who }: { $kind ->
    [loss] { $moves } kosztuje { $cost }. Lepiej: { $better }.
    [equal] { $moves }; lepszego ruchu nie było.
   *[forced] { $moves }, jedyny ruch.
}
review-option = { $move } ({ $value })
# $points: a list such as “Ann: 41, Bob: 37”
review-points = Spodziewane punkty na koniec: { $points }.
review-not-over = Ta gra się nie skończyła, więc nie ma jeszcze analizy. Wróć, gdy się skończy.
review-no-reviewer = Gry { core-game } nie da się analizować. Możesz ją przejrzeć krok po kroku: pixcade replay
review-no-values = Planszy { $board } nie da się analizować: w folderze danych nie ma jej tabeli, a ewaluator jej nie zna. Utwórz tabelę poleceniem: pixcade solve { $board }
review-nothing-played = W tej grze nic nie zagrano, więc nie ma czego analizować. Wybierz inny zapis.
