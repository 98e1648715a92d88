# Analizy: polecenie `pixcade review` i strona

review-title = Analiza gry { core-game }: { $players }.
review-source = { $source ->
    [evaluator] Wartości są szacunkowe, średnio z błędem około 0,04 znacznika.
    [search] Liczby to szanse na wygraną w ocenie silnego bota.
    [reduced] Liczby to szanse na wygraną w ocenie silnego bota. Bot dopiero się rozgrzewa i nie sięga tak daleko naprzód jak zwykle. Zajrzyj ponownie za minutę.
   *[exact] Wartości są dokładne.
}
review-seat = { $grade ->
    [none] { $player }: żaden ruch niczego by tu nie zmienił.
    [few] { $player }: za mało istotnych decyzji, by coś powiedzieć ({ $decisions }).
    [flawless] { $player }: bezbłędnie. Istotne decyzje: { $decisions }.
   *[other] { $unit ->
        [cubes] { $player } gra mniej więcej na poziomie „{ $level }”. Istotne decyzje: { $decisions }. Strata: razem { $lost } znacznika, średnio { $each } na decyzję.
       *[victory] { $player } gra mniej więcej na poziomie „{ $level }”. Istotne decyzje: { $decisions }. Średnia strata szans na wygraną: { $each }.
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
    [short] Gra skrócona: Pixoidem jest { $who }. Liczby to znaczniki: z rezerwy liczy się za 1, Bonusowy za 1/2, wygrana za wszystkie 12 z rezerwy.
   *[victory] Runda { $round }, ostatnia: Pixoidem jest { $who }. Liczby to jego udział w zwycięstwie.
}
review-sum = { $state ->
    [yours] Na początku runda była warta { $value }. Twoje decyzje kosztowały { $pixoid }; decyzje pozostałych dały ci { $bugs }; szczęście: { $luck }. Wynik: { $result }.
    [finished] Na początku runda była warta { $value }. Decyzje Pixoida kosztowały { $pixoid }; decyzje Wirusów dały mu { $bugs }; szczęście: { $luck }. Wynik: { $result }.
   *[stopped] Na początku runda była warta { $value }. Decyzje Pixoida kosztowały { $pixoid }; decyzje Wirusów dały mu { $bugs }; szczęście: { $luck }. Wynik w chwili przerwania gry: { $result }.
}
review-chance = { $kind ->
    [rare] Przeciw bezbłędnym Wirusom Pixoid prawie nigdy stąd nie wygrywa.
   *[some] Szansa Pixoida na wygraną stąd przeciw bezbłędnym Wirusom: { $chance }.
}
review-estimated = Wartości w trakcie tej rundy są oszacowane, a jej wynik dokładny.
review-start = { $kind ->
    [loss] Start: { $moves } kosztuje { $cost }; najlepszy start: { $best }.
   *[equal] Start: { $moves }; lepszego nie było.
}
review-turn = { $unit ->
    [cubes] Tura { $turn }: z { $value } na { $after } znacznika.
   *[victory] Tura { $turn }: szansa na wygraną z { $value } na { $after }.
}
review-loss = { $unit ->
    [cubes] { $lost } znacznika
   *[victory] { $lost }
}
review-move = { $kind ->
    [loss] { $who }: { $moves } kosztuje { $cost }; najlepszy ruch: { $best }.
    [equal] { $who }: { $moves }; lepszego ruchu nie było.
   *[forced] { $who }: { $moves }; wszystkie ruchy były warte tyle samo.
}
review-coordination = { $kind ->
    [gain] Razem ruchy Wirusów kosztowały o { $cost } mniej niż każdy z osobna: pasowały do siebie.
   *[cost] Razem ruchy Wirusów kosztowały o { $cost } więcej niż każdy z osobna: żaden z nich sam nie zawinił.
}
review-luck = Szczęście: { $luck } dla Pixoida.
review-kept = Gra z analizą jest zapisana w { $path }.
review-step = Krok { $step }, { $who }: { $kind ->
    [loss] { $moves } kosztuje { $cost }. Lepiej: { $better }.
    [equal] { $moves }; lepszego ruchu nie było.
   *[forced] { $moves }, jedyny ruch.
}
review-option = { $move } ({ $value })
review-not-over = Ta gra się nie skończyła, więc nie ma jeszcze analizy. Wróć, gdy się skończy.
review-no-reviewer = Gry { core-game } nie da się analizować. Możesz ją przejrzeć krok po kroku: pixcade replay
review-no-values = Planszy { $board } nie da się jeszcze analizować. Najpierw ją rozwiąż: pixcade solve { $board }
review-nothing-played = W tej grze nie wykonano żadnego ruchu, więc nie ma czego analizować. Wybierz inną.
