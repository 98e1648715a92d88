### Looking back in the browser: replay, result, records, lists of games. Terms: Wirus, Piksel, znacznik, runda, tura.


## The replay

web-looking-title = Powtórka
web-looking-loading = Wczytywanie gry…
web-looking-no = Nie można tego pokazać
web-looking-play = Odtwórz
web-looking-pause = Wstrzymaj
web-looking-speed = Tempo
web-looking-scrub = Moment gry
web-looking-when = Runda { $round }, tura { $turn }
web-looking-placing = Ustawianie znaczników
web-looking-placing-round = Runda { $round }, ustawianie znaczników
web-looking-view = Widoczne przed odkryciem
web-looking-view-all = Wszystkie ruchy
web-looking-view-seat = Tylko ruchy: { $name }
web-looking-hidden = do odkrycia
web-looking-seats = Przy stole
web-looking-words = Opis planszy
web-looking-share = Udostępnij ten moment
web-looking-whatif = Graj stąd
web-looking-whatif-about = { $when }: zajmujesz jedno miejsce, pozostałe zajmują boty, a gra toczy się dalej dokładnie od tej pozycji.
web-looking-whatif-seat = Twoje miejsce
web-looking-whatif-start = Graj dalej
web-looking-seat = { $name }, { $piece }
web-looking-nameless = Anonim


## The result

web-looking-result = Wynik
web-looking-share-result = Udostępnij
web-looking-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
web-looking-length = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, { web-looking-turns }
web-looking-margin = { $late ->
    [yes] { $points ->
        [one] Jeden punkt przewagi, dopiero w ostatniej turze.
        [few] { $points } punkty przewagi, dopiero w ostatniej turze.
       *[many] { $points } punktów przewagi, dopiero w ostatniej turze.
    }
   *[no] { $points ->
        [one] Jeden punkt przewagi.
        [few] { $points } punkty przewagi.
       *[many] { $points } punktów przewagi.
    }
}
# X6.3: why one of several with the same points has won
web-looking-tied = Remis w punktach, więc liczą się przykryte Pixle.
web-looking-shared = Zwycięstwo jest wspólne.
web-looking-caught = { $cubes ->
    [0] Pixoid nie zdobywa ani jednego znacznika.
    [one] Pixoid zdobywa jeden znacznik.
    [few] Pixoid zdobywa { $cubes } znaczniki.
   *[many] Pixoid zdobywa { $cubes } znaczników.
}
web-looking-you = { $how ->
    [away] DWANAŚCIE! Udało ci się uciec
    [escaped] DWANAŚCIE! Ucieka { $name }
    [caught] MAJĄ CIĘ! Tura { $turn }
    [catcher] Łapiesz Pixoida w turze { $turn }!
    [team] Wygrywasz! Pixoid złapany
    [slipped] Pixoid się wymyka!
    [won] Wygrywasz!
    [shared] Wygrywacie wspólnie!
    [beaten] Tym razem przegrywasz.
   *[lost] Zajmujesz { $place }. miejsce.
}
web-ending-board = Labirynt na końcu gry i ostatnie ruchy
web-ending-first = Twoja pierwsza wygrana!
web-ending-streak = { $count ->
    [one] { $count } wygrana z rzędu.
    [few] { $count } wygrane z rzędu.
   *[many] { $count } wygranych z rzędu.
}
# $cubes: the most cubes in a game on this device
web-ending-best = Twój rekord: { $cubes }.
web-ending-best-now = To twój rekord.
# The Bugs that caught Pixoid
web-ending-by = { $count ->
    [one] { $names } łapie cię na { $pix }.
   *[other] { $names } łapią cię na { $pix }.
}
# After a numeral
web-ending-of-twelve = z 12
web-ending-more = Więcej
web-ending-numbers = Wszystkie liczby
web-ending-see = Zobacz ten ruch
# What another program would have done in the last turn, on the board and in a sentence
web-ending-ghost = { $how ->
    [less] Krok mniej
    [more] Krok więcej
   *[other] { $move }
}
web-ending-what-if = { $role ->
    [bug] { $how ->
        [less] Przy takich ruchach krok mniej i Pixoid byłby twój.
        [more] Przy takich ruchach krok więcej i Pixoid byłby twój.
       *[other] Przy takich ruchach: { $move } i Pixoid byłby twój.
    }
   *[pixoid] { $how ->
        [less] Przy takich ruchach krok mniej i udałoby ci się wymknąć.
        [more] Przy takich ruchach krok więcej i udałoby ci się wymknąć.
       *[other] Przy takich ruchach: { $move } i udałoby ci się wymknąć.
    }
}
# Switches the board of a result between the turning point and the end
web-ending-turn = Punkt zwrotny
web-ending-final = Koniec gry
web-ending-turning = Punkt zwrotny: tura { $turn }
# $rivals: how many the others are; $who: the name of the only one
web-ending-lead = { $points ->
    [one] { $rivals ->
        [1] { $name } zyskuje jeden punkt przewagi, a { $who } już tego nie odrabia.
       *[other] { $name } zyskuje nad resztą jeden punkt i prowadzi już do końca.
    }
    [few] { $rivals ->
        [1] { $name } zyskuje { $points } punkty przewagi, a { $who } już tego nie odrabia.
       *[other] { $name } zyskuje nad resztą { $points } punkty i prowadzi już do końca.
    }
   *[many] { $rivals ->
        [1] { $name } zyskuje { $points } punktów przewagi, a { $who } już tego nie odrabia.
       *[other] { $name } zyskuje nad resztą { $points } punktów i prowadzi już do końca.
    }
}
# Where the cubes of a round came from
web-ending-why = { $unit ->
    [cubes] { $count ->
        [one] Dlaczego { $cubes } znacznik
        [few] Dlaczego { $cubes } znaczniki
       *[many] Dlaczego { $cubes } znaczników
    }
   *[victory] Dlaczego tak się skończyło
}
# How good the start was: cubes, or a chance to win
web-ending-start = { $unit ->
    [cubes] Oczekiwane: { $cubes }
   *[victory] Szansa na początku: { $cubes }
}
web-ending-half = { $how ->
    [won] Zwycięstwo liczy się tu za wszystkie 12 znaczników z rezerwy, a znacznik Bonusowy za pół: { $result }.
   *[other] Znacznik Bonusowy liczy się tu za pół: { $result }.
}
web-ending-working = Obliczanie…
web-ending-perfect = { $unit ->
    [cubes] Bezbłędne Wirusy zawsze tu wygrywają.
   *[victory] Ta runda nie miała już wpływu na to, kto wygra.
}
# $whose: yours where you were Pixoid
web-ending-why-row = { $kind ->
    [own] { $whose ->
        [yours] Twoje ruchy
       *[theirs] Ruchy Pixoida
    }
    [theirs] { $whose ->
        [yours] Ich ruchy
       *[theirs] Ruchy Wirusów
    }
   *[luck] Szczęście
}
web-ending-why-most = { $kind ->
    [own] Tura { $turn }, średnio lepszy ruch: { $move }.
    [theirs] { $whose ->
        [yours] Pomogły ci ich błędy, głównie w turze { $turn }.
       *[theirs] Ich błędy pomogły Pixoidowi, głównie w turze { $turn }.
    }
    [even] Wyszło na zero.
   *[luck] Głównie w turze { $turn }.
}
web-ending-why-none = { $kind ->
    [own] Bez błędów.
    [theirs] Bez błędów.
   *[luck] Prawie bez wpływu.
}
web-looking-split = { $pixoid } jako Pixoid, { $bug } jako Wirus
web-looking-source-tops = { $points } na wierzchu
web-looking-source-beneath = { $points } za przykryte Pixle
web-looking-source-prisoners = { $points } za jeńców
web-looking-source-locks = { $points } za blokady
web-looking-course = Punkty tura po turze
web-looking-course-cubes = Znaczniki Pixoida
web-looking-band = Pasek u góry pokazuje, kto był Pixoidem
web-looking-round = Runda { $round }
web-looking-chart = { $title }, { web-looking-turns }. Liczby są w tabeli poniżej.
web-looking-table = Te same liczby w tabeli


## Numbers that are fun: a title, and what was counted

web-looking-fact-of = { $name }: { $fact }
web-looking-fact-hunter = Łowy
web-looking-fact-hunter-count = { $count ->
    [one] Pixoid złapany raz
    [few] Pixoid złapany { $count } razy
   *[many] Pixoid złapany { $count } razy
}
web-looking-fact-shave = O włos
web-looking-fact-shave-count = { $count ->
    [one] raz o Piksel od Wirusa
    [few] { $count } razy o Piksel od Wirusa
   *[many] { $count } razy o Piksel od Wirusa
}
web-looking-fact-run = Najdłuższa ucieczka
web-looking-fact-run-count = { $count ->
    [one] jedna udana ucieczka
    [few] { $count } udane ucieczki w jednej rundzie
   *[many] { $count } udanych ucieczek w jednej rundzie
}
web-looking-fact-collector = Kolekcja
web-looking-fact-collector-count = { $count ->
    [one] { $count } znacznik Bonusowy
    [few] { $count } znaczniki Bonusowe
   *[many] { $count } znaczników Bonusowych
}
web-looking-fact-walls = Test ścian
web-looking-fact-walls-count = { $count ->
    [one] { $count } zderzenie ze ścianą
    [few] { $count } zderzenia ze ścianą
   *[many] { $count } zderzeń ze ścianą
}
web-looking-fact-sprint = Sprint
web-looking-fact-sprint-count = { $count ->
    [one] { $count } Piksel naraz
    [few] { $count } Piksele naraz
   *[many] { $count } Pikseli naraz
}
web-looking-fact-shadow = Cień
web-looking-fact-shadow-count = { $count ->
    [one] raz o Piksel od Pixoida
    [few] { $count } razy o Piksel od Pixoida
   *[many] { $count } razy o Piksel od Pixoida
}
web-looking-fact-distance = Maraton
web-looking-fact-distance-count = { $count ->
    [one] łącznie { $count } Piksel
    [few] łącznie { $count } Piksele
   *[many] łącznie { $count } Pikseli
}
web-looking-fact-tower = Wieża
web-looking-fact-tower-count = { $count ->
    [one] { $count } Pixl w stosie
    [few] { $count } Pixle w stosie
   *[many] { $count } Pixli w stosie
}
web-looking-fact-locker = Blokada
web-looking-fact-locker-count = { $count ->
    [one] Port zablokowany raz
    [few] Porty zablokowane { $count } razy
   *[many] Porty zablokowane { $count } razy
}
web-looking-fact-jailer = Straż więzienna
web-looking-fact-jailer-count = { $count ->
    [one] { $count } jeniec
    [few] { $count } jeńców
   *[many] { $count } jeńców
}
web-looking-fact-harvest = Najlepsza tura
web-looking-fact-harvest-count = { $count ->
    [one] { $count } punkt naraz
    [few] { $count } punkty naraz
   *[many] { $count } punktów naraz
}
web-looking-fact-coverer = Wielki apetyt
web-looking-fact-coverer-count = { $count ->
    [one] { $count } przykryty Pixl
    [few] { $count } przykryte Pixle
   *[many] { $count } przykrytych Pixli
}
web-looking-fact-swapper = Podmiana
web-looking-fact-swapper-count = { $count ->
    [one] { $count } zastąpiony Pixl
    [few] { $count } zastąpione Pixle
   *[many] { $count } zastąpionych Pixli
}
web-looking-fact-mover = Wędrówka
web-looking-fact-mover-count = { $count ->
    [one] Port zdjęty raz
    [few] Port zdjęty { $count } razy
   *[many] Port zdjęty { $count } razy
}
web-looking-fact-builder = Budowa
web-looking-fact-builder-count = { $count ->
    [one] { $count } postawiony Pixl
    [few] { $count } postawione Pixle
   *[many] { $count } postawionych Pixli
}


## Lists

web-looking-my-games = Moje gry
web-looking-running = Trwające
web-looking-ended = Zakończone
web-looking-games-of = Gry: { $name }
web-looking-mark = Znak: { $name }
web-looking-watch = Gry na żywo
web-looking-finished = Zakończone gry
web-looking-no-games = Nie ma jeszcze zakończonych gier. Pojawią się tutaj.
web-looking-no-tables = Teraz nie ma publicznych gier.
web-looking-no-public = Stoły na tym serwerze są prywatne, więc nie ma ich listy. Żeby oglądać albo zagrać, poproś kogoś przy stole o link lub kod.
web-looking-go-play = Zacznij grę
web-looking-more = Starsze gry
web-looking-again = Odśwież
web-looking-won = { $count ->
    [one] Wygrywa { $names }
   *[many] Wygrywają { $names }
}
web-looking-unfinished = Gra przerwana
web-looking-playing = Gra trwa
web-looking-lobby = { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
web-looking-watching = { $count ->
    [0] nikt nie ogląda
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
   *[many] ogląda { $count } osób
}
web-looking-go-watch = Oglądaj
web-looking-go-join = Dołącz
web-looking-forget = Usuń moje imię
web-looking-forget-all = Usuń wszędzie moje imię
web-looking-forget-ask = Twoje imię zniknie z tej gry dla wszystkich i na zawsze: z list, z powtórki i z zapisu. Sama gra zostaje.
web-looking-forget-ask-all = Twoje imię zniknie ze wszystkich zakończonych gier dla wszystkich i na zawsze: z list, z powtórek i z zapisów. Same gry zostają.
web-looking-forget-done = Twoje imię zostało usunięte.
web-looking-keep = Zostaw moje imię


## Records from outside

web-looking-record-about = Każdą zakończoną grę można pobrać jako plik tekstowy. Otwórz go tutaj, żeby ją obejrzeć. Sprawdzamy go ruch po ruchu i niczego nie przechowujemy.
web-looking-record-drop = Upuść tu plik z grą
web-looking-record-paste = Albo wklej jego treść
web-looking-record-open = Pokaż
web-looking-record-reading = Sprawdzanie zapisu gry…
web-looking-record-rejected = Tego zapisu gry nie da się otworzyć
web-looking-record-other = Otwórz inny zapis gry


## What somebody has done, kept on the device

web-done-title = Twoje osiągnięcia
web-done-days = { $count ->
    [one] dzień gry
    [few] dni gry z rzędu
   *[many] dni gry z rzędu
}
web-done-lessons = { $count ->
    [one] ukończona lekcja
    [few] ukończone lekcje
   *[many] ukończonych lekcji
}
web-done-played = { $count ->
    [one] gra
    [few] gry
   *[many] gier
}
web-done-won = { $count ->
    [one] wygrana
    [few] wygrane
   *[many] wygranych
}
web-done-streak = najdłuższa seria wygranych (teraz { $now })
web-done-records = Rekordy osobiste
web-done-about = Zapisane tylko na tym urządzeniu.
web-done-take = Zapisz do pliku
web-done-bring = Wczytaj osiągnięcia
web-done-brought = Wczytano.
web-done-no-file = W tym pliku nie ma osiągnięć. Wybierz plik, który został zapisany na tej stronie.
web-done-forget = Usuń

## Ile kosztowały decyzje, a co dało szczęście

web-review-title = Analiza
web-review-about = Silny bot sprawdza każdy ruch. Zajmie to około sekundy na ruch.
web-review-begins = Analiza zaraz się zacznie…
# $done, $parts: how many of how many moves or rounds
web-review-progress = Przeanalizowano { $done } z { $parts }…
web-review-sum-start = Na początku
web-review-sum-own = Własne decyzje
web-review-sum-theirs = Pozostali
web-review-sum-luck = Szczęście
web-review-sum-bonus = { $how ->
    [won] Ponad 12
   *[other] Znaczniki Bonusowe
}
web-review-sum-result = Wynik
web-review-last = W ostatniej rundzie liczy się tylko wygrana, więc tu są szanse na zwycięstwo.
web-review-ask = Przeanalizuj tę grę
# $count: the number; $result: as it is written
web-review-result = { $unit ->
    [cubes] { $count ->
        [one] { $result } znacznik
        [few] { $result } znaczniki
        [many] { $result } znaczników
       *[other] { $result } znacznika
    }
   *[victory] { $result } zwycięstwa
}
# $when: such as "Round 2, turn 5"; $change: such as +1.1 or −12%
web-review-swing = Punkt zwrotny gry: { $when } ({ $change }).
web-review-turns = Analiza tura po turze
web-review-graph = Wartość gry, tura po turze. Przyciski poniżej prowadzą do największych zmian.
web-review-arrows = Strzałki pokazują najlepsze strategie: im szersza, tym częściej warto tak grać. Cienka linia to zagrany ruch.
web-review-rings = Obwódka 1 pokazuje najlepszy ruch, obwódka 2 drugi w kolejności, a kwadratowa ramka zagrany ruch.
web-review-bars = Każdy słupek to ruch: góra pokazuje, na co można było liczyć, a dół, co z tego zostało po ruchu.
# $mix: such as "right 3 (38%), down 2 (31%)"
web-review-mix = Najlepsza strategia: { $mix }
web-review-best = Najlepsze ruchy: { $mix }
web-review-other = inne
web-review-try = Spróbuj ponownie
# $how: whether sides play mixes
web-review-trial = { $how ->
    [mixes] { $who }: jak należało zagrać? Pozostali trzymają się swoich strategii.
   *[alone] { $who }: jak należało zagrać?
}
web-review-costs = { $move }: to kosztuje { $cost }. Spróbuj innego ruchu.
web-review-found = { $move }: lepszego ruchu nie ma. Brawo!
web-review-answer = Pokaż odpowiedź
web-review-words = Analiza jako tekst

## How somebody plays over many games

web-habits-title = Mój styl gry
web-habits-about = Na podstawie wszystkich analiz otwartych na tym urządzeniu. Zapisane tylko tutaj.
web-habits-all = Analizuj wszystkie gry
web-habits-forget = Usuń
web-habits-role = { $role ->
    [pixoid] { $game }, jako Pixoid
    [bug] { $game }, jako Wirus
   *[all] { $game }
}
web-habits-sum = { $role ->
    [all] Gry: { $games }. Istotne decyzje: { $decisions }. Średnia strata szans na wygraną: { $lost }.
   *[other] Gry: { $games }. Istotne decyzje: { $decisions }. Strata na decyzję: { $lost } znacznika. Szczęście: razem { $luck } znacznika.
}
web-habits-trend = { $trend ->
    [better] Ostatnio tracisz mniej. Strata na decyzję: w ostatnich { $games } grach { $now }, wcześniej { $before }.
    [worse] Ostatnio tracisz więcej. Strata na decyzję: w ostatnich { $games } grach { $now }, wcześniej { $before }.
   *[same] Bez wyraźnej zmiany. Strata na decyzję: w ostatnich { $games } grach { $now }, wcześniej { $before }.
}
# $won, $error: cubes a turn, such as 0.12 and 0.05
web-habits-readable = { $habit ->
    [few] Czy łatwo cię przejrzeć, okaże się po { $needed } decyzjach; na razie masz { $decisions }.
    [none] Trudno cię przejrzeć: w { $decisions } decyzjach nie widać nawyku, na którym ktoś mógłby zyskać.
    [onwards] Często trzymasz się tego samego kierunku. Kto o tym wie, zyskuje około { $won } znacznika na turę (± { $error } przy { $decisions } decyzjach).
    [back] Często zawracasz. Kto o tym wie, zyskuje około { $won } znacznika na turę (± { $error } przy { $decisions } decyzjach).
    [far] Często biegniesz aż do ściany. Kto o tym wie, zyskuje około { $won } znacznika na turę (± { $error } przy { $decisions } decyzjach).
    [near] Często ruszasz się tylko o jeden Piksel. Kto o tym wie, zyskuje około { $won } znacznika na turę (± { $error } przy { $decisions } decyzjach).
   *[likely] Często wybierasz najczęstszy ruch najlepszej strategii. Kto o tym wie, zyskuje około { $won } znacznika na turę (± { $error } przy { $decisions } decyzjach).
}
web-home-watch = Oglądaj grę na żywo
web-home-record = Otwórz zapis gry
web-share-moment = Kopiuj link do momentu
web-share-result = Kopiuj link do wyniku
web-share-record = Nagraj GIF
web-share-recording = Nagrywanie…
web-share-save = Zapisz GIF
web-share-send = Wyślij GIF
web-share-failed = Ta przeglądarka nie potrafi utworzyć GIF-a. Udostępnij link.

web-notices-remove = Usuń
web-mail-on = Potwierdź adres
web-mail-on-about = Gdy przyjdzie twoja kolej, dostaniesz tu e-mail.
web-mail-on-do = Potwierdź adres
web-mail-off = Wyłączyć powiadomienia?
web-mail-off-about = Na ten adres nie przyjdzie więcej e-maili. Możesz go znów dodać na stronie „Moje gry”.
web-mail-off-do = Wyłącz powiadomienia
web-mail-on-done = Adres potwierdzony
web-mail-on-after = Gdy przyjdzie twoja kolej, dostaniesz e-mail.
web-mail-off-done = Powiadomienia wyłączone
web-mail-off-after = Na ten adres nie przyjdzie więcej e-maili.
