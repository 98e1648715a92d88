### Refusals of the table, where people sit down and hand in their moves.


## Seats

table-no-such-seat = Nie ma miejsca { $seat }. Miejsca przy tym stole: { $seats }.
table-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
table-seat-open = Miejsce { $seat } jest jeszcze wolne.
table-name-missing = Zanim usiądziesz, podaj imię.
table-not-your-seat = Miejsce { $seat } należy do kogoś innego.
table-nobody-there = Na miejscu { $seat } nie gra żadna osoba.
table-not-away = Jesteś już z powrotem na miejscu { $seat }.
table-bot-plays = Na miejscu { $seat } gra za ciebie bot. Najpierw wróć do gry.


## Starting and pausing

table-started = Ta gra już się zaczęła.
table-not-started = Ta gra jeszcze się nie zaczęła.
table-paused = Gra jest już wstrzymana.
table-not-paused = Gra nie jest wstrzymana.
table-clock-kind = Nie ma zegara „{ $value }”.
# $least and $most: milliseconds
table-clock-time = Zegara nie można nastawić na { $value } ms. Wybierz od { $least } do { $most }.


## Handing in moves

# $step: the step that was meant; $current: the one that is open
table-step-passed = Krok { $step } już minął; teraz trwa krok { $current }.
table-step-not-open = Krok { $step } jeszcze się nie zaczął; teraz trwa krok { $current }.
# $revision: what the move was to replace; $current: what is there now
table-stale-revision = W międzyczasie ten wybór się zmienił. Sprawdź go i spróbuj ponownie.
table-time-is-up = Czas na ruch { core-piece-genitive } minął; ten ruch jest już wykonany.
table-nothing-to-take-back = Nie ma ruchu { core-piece-genitive }, który można by cofnąć.
table-not-yours-to-take-back = Ruch { core-piece-genitive } wybrał ktoś inny. Możesz go zastąpić, ale nie cofnąć.
table-no-takeback = Możesz cofać tylko własne ruchy i tylko wtedy, gdy grasz wyłącznie z botami.
# $most: so many times
table-takebacks-spent = W tej grze nie można już cofać ruchów (limit: { $most }).
table-id-in-use = Pod tym samym id wysłano już inny ruch. Wyślij go jeszcze raz pod nowym.


## Logs (what is kept of a table)

table-log-empty = Ten dziennik jest pusty.
# $text: the beginning of the line
table-log-line = Nie da się odczytać tego wiersza dziennika: { $text }
table-log-newer = Ten dziennik ma format { $format }, a ten program czyta formaty tylko do { $newest }. Zainstaluj nowszą wersję Pixcade.
# $number: number of the entry
table-log-order = Wpis { $number } w dzienniku nie wynika z poprzednich.
table-seat-in-use = Miejsce { $seat } jest zajęte, a w tej grze jest ich tylko { $seats }. Najpierw zwolnij to miejsce.
table-same-seat = Miejsca { $seat } nie można zamienić z nim samym. Wybierz inne.
table-grace = Nieobecność może trwać od { $least } do { $most } sekund, a nie { $value }.
table-enough = W tej turze zrobiono to już { $most } razy. W następnej będzie to znów możliwe.
table-too-many-changes = Ruch można zmienić w jednej turze { $most } razy. Ten zostaje już bez zmian.
table-no-daily = W tym dniu nie ma wyzwania w tej grze. Wybierz inną grę i podaj datę, na przykład 2026-11-16.
