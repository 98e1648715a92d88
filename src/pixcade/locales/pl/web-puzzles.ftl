### The page of puzzles. Terms: zagadka, strategia (a mix), udział (a share), and those of pixoid.ftl and pixl.ftl.

web-puzzle-kind = { $kind ->
    [only] Jedyny dobry ruch
    [punish] Wykorzystaj nawyk
    [third] Domknij pułapkę
    [mix] Ułóż strategię
    [gain] Pixl: najwięcej punktów
    [threat] Pixl: największa groźba
   *[move] Pixl: najlepszy ruch
}
web-puzzle-task = { $kind ->
    [only] Jesteś Pixoidem. Tylko jeden ruch jest dobry: przy najlepszej grze Wirusów każdy inny kosztuje znaczniki. Który to?
    [punish] Jesteś Pixoidem. Wirusy ruszają się tak, jak narysowano, i tak często, jak podano. Który ruch najlepiej to wykorzysta?
    [third] Twój Wirus: { $piece }. Dwa pozostałe ruszają się tak, jak narysowano, a Pixoid zna wszystkie trzy ruchy. Który ruch zostawi mu najmniej znaczników?
    [mix] Jesteś Pixoidem. Ustal udział każdego ruchu: Wirusy znają udziały, ale nie wiedzą, który ruch wybierzesz.
    [gain] Ziemia i Ogień grają przeciw Duchowi i Wodzie; ruch ma { $piece }. Który ruch daje od razu najwięcej: twój zysk plus ich strata?
    [threat] Ziemia i Ogień grają przeciw Duchowi i Wodzie. Ruch przeciw tobie ma { $piece }. Który ruch kosztuje cię od razu najwięcej: twoja strata plus ich zysk?
   *[move] Ziemia i Ogień grają przeciw Duchowi i Wodzie; ruch ma { $piece }. Który ruch wygrywa najczęściej?
}
web-puzzle-turns = { $turns ->
    [one] To ostatnia tura.
    [few] Zostały { $turns } tury.
   *[many] Zostało { $turns } tur.
}
web-puzzle-day = Dziś, { $date }
web-puzzle-number = Zagadka { $number }
web-puzzle-unknown = Nie ma zagadki { $number }. Rozwiąż dzisiejszą.
web-puzzle-level = Poziom { $level } z 5
web-puzzle-run = { $piece }: { $move }
web-puzzle-picture = Pozycja, niżej opisana słowami.
web-puzzle-words = Opis pozycji
web-puzzle-choose = Twoje ruchy
web-puzzle-answer = Odpowiedz
web-puzzle-result = { $solved ->
    [true] Rozwiązane
   *[false] Nie do końca
}
web-puzzle-cubes = Znaczniki: { $cubes } z 3
# $chosen: one's own move, $own: what it is worth
web-puzzle-own = { $kind ->
    [only] Twój wybór ({ $chosen }): średnio { $own } znacznika przeciw najlepszej grze Wirusów.
    [punish] Twój wybór ({ $chosen }): średnio { $own } znacznika przeciw tym ruchom.
    [third] Twój wybór ({ $chosen }): Pixoid dostaje średnio { $own } znacznika.
    [mix] Najlepsza odpowiedź Wirusów na twoje udziały zostawia ci średnio { $own } znacznika.
    [gain] Twój wybór ({ $chosen }): zysk { $own } pkt.
    [threat] Twój wybór ({ $chosen }): strata { $own } pkt.
   *[move] Twój wybór ({ $chosen }): wygrywa { $own } gier.
}
# $best, $second: cubes still to come, or of Pixl per cent
web-puzzle-why = { $kind ->
    [only] { $move } daje średnio { $best } znacznika, cokolwiek zrobią Wirusy. Przeciw narysowanym teraz ruchom nic innego nie daje więcej niż { $second }.
    [punish] { $move } daje średnio { $best } znacznika. Drugi najlepszy ruch daje { $second }.
    [third] { $move } zostawia Pixoidowi średnio { $best } znacznika, dokądkolwiek pójdzie. Po drugim najlepszym { $second }.
    [mix] Najlepsze udziały dają średnio { $best } znacznika, cokolwiek zrobią Wirusy. Oto one.
    [gain] { $move } daje od razu { $best } pkt. Drugi najlepszy z tych ruchów: { $second }.
    [threat] { $move } kosztuje cię od razu { $best } pkt. Drugi najgroźniejszy z tych ruchów: { $second }.
   *[move] { $move } wygrywa { $best } gier, drugi najlepszy { $second }.
}
web-puzzle-idea = { $idea ->
    [last] Liczy się tylko ta tura.
    [grab] Znacznik Bonusowy jest do wzięcia.
    [leave] Znacznik Bonusowy to przynęta.
    [stop] Zatrzymaj się, zanim dobiegniesz do ściany.
    [towards] W stronę Wirusów jest bezpieczniej.
    [hidden] Żaden Wirus tam nie dotrze.
    [trap] Zostanie złapany, dokądkolwiek pójdzie.
    [cover] Jeden ruch pilnuje kilku Pikseli.
    [far] Najbliższy Piksel nie jest najlepszy.
    [count] Policz, kto dokąd dotrze.
    [two] Strategia opiera się na dwóch ruchach.
    [three] Strategia opiera się na trzech ruchach.
    [many] Strategia opiera się na czterech ruchach.
    [lock] Blokuje Port.
    [unlock] Odblokowuje Port.
    [prison] Bierze jeńca.
    [prey] Przykrywa ofiarę.
    [replace] Zastępuje neutralny Pixl.
    [port] Przenosi Port.
   *[build] Spokojnie buduje.
}
web-puzzle-first = Rozgrzewka przed zagadką dnia
web-puzzle-again = Jeszcze raz
web-puzzle-reveal = Pokaż odpowiedź
web-puzzle-act = Rozegraj
web-puzzle-position = Wróć
web-puzzle-next = Następna zagadka
web-puzzle-share = Udostępnij
web-puzzle-streak = Dni z rzędu
web-puzzle-standing = Najdłuższa seria: { $best }. Opuszczony dzień zeruje tylko serię. { $rated ->
    [yes] Twój ranking: { $rating } ± { $deviation }. Rozwiązane: { $solved } z { $all }.
   *[no] Rozwiązane: { $solved } z { $all }.
}
web-puzzle-more = Więcej zagadek
