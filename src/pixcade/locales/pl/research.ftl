# Dla tych, którzy badają gry: `pixcade fingerprint` i `pixcade benchmark`

cli-fingerprint = wypisz sumę kontrolną działania zasad
cli-fingerprint-about = Rozgrywa zapisane kroki każdego wariantu i wypisuje skrót wszystkiego, co się wydarzyło. Wszystko, co udostępnia te gry programom uczącym się, musi dać ten sam skrót; zmienia się on tylko wtedy, gdy jakaś dozwolona gra przebiegłaby inaczej.
cli-fingerprint-adapter = czym rozgrywać: { $known }
cli-fingerprint-steps = liczba kroków na wariant; domyślnie 10000
cli-benchmark = zmierz, ile strategia traci wobec dokładnej gry
cli-benchmark-about = Ocenia strategię na stałym zbiorze dokładnie rozwiązanych pozycji gry Pixoid: ile traci na turę, w znacznikach, jako Pixoid i jako Wirusy, z 95-procentowym przedziałem ufności. Ostatni wiersz jest przeznaczony do docs/benchmark.md.
cli-benchmark-policy = bot (poziom, plik, python:PLIK.py:NAZWA, exec:POLECENIE) albo plik z funkcją policy(state, player)
cli-benchmark-name = nazwa strategii w ostatnim wierszu
cli-benchmark-positions = oceniaj tylko na tylu pozycjach
research-fingerprint = Skrót ({ $adapter }, kroków na wariant: { $steps }):
research-benchmark = Strata na turę wobec dokładnej gry, w znacznikach; liczba pozycji ze zbioru { $version }: { $positions }; razem, jako Pixoid, jako Wirusy:
research-number = „{ $text }” nie jest liczbą od 1 do { $most }. Podaj taką liczbę.
research-no-policy = Nie ma strategii „{ $name }”. Podaj bota albo funkcję policy(state, player): my_policy.py, PLIK.py:NAZWA lub MODUŁ:NAZWA.
research-policy-failed = Strategia „{ $name }” dała niepoprawną odpowiedź: { $reason }. Musi zwrócić dozwoloną akcję albo udziały dozwolonych akcji.
research-no-batch = Gry { $form } nie można rozgrywać wsadowo. Użyj make(), PettingZoo albo OpenSpiel.
