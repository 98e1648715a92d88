### Strona z zagadkami.

web-puzzle-kind = { $kind ->
    [only] Jedyny dobry ruch
    [punish] Ukarz nawyk
    [third] Trzeci Wirus
    [mix] Ułóż mieszankę
   *[move] Pixl: jeden ruch
}
web-puzzle-task = { $kind ->
    [only] Jesteś Pixoidem. Jeden ruch się broni; każdy inny traci znaczniki, gdy Wirusy grają najlepiej. Który to?
    [punish] Jesteś Pixoidem. Wirusy ruszają się tak, jak narysowano, i tak często. Który ruch daje na tym najwięcej?
    [third] Grasz tym Wirusem: { $piece }. Dwa pozostałe ruszają się tak, jak narysowano, a Pixoid zna wszystkie trzy ruchy. Jak zostawić mu najmniej?
    [mix] Jesteś Pixoidem. Rozdziel swoje ruchy: Wirusy znają udziały, ale nie wiedzą, który ruch nastąpi.
   *[move] Ziemia i Ogień grają przeciw Duchowi i Wodzie; ruch ma { $piece }. Który ruch wygrywa najczęściej?
}
web-puzzle-turns = { $turns ->
    [one] To ostatnia tura.
    [few] Zostały { $turns } tury.
   *[other] Zostało tur: { $turns }.
}
web-puzzle-today = Zagadka na dziś
web-puzzle-day = Dziś, { $date }
web-puzzle-number = Zagadka { $number }
web-puzzle-unknown = Nie ma zagadki { $number }. Weź dzisiejszą.
web-puzzle-level = Poziom { $level } z 5
web-puzzle-run = { $piece }: { $move }
web-puzzle-picture = Pozycja. Niżej jest opisana słowami.
web-puzzle-words = Pozycja w słowach
web-puzzle-choose = Twoje ruchy
web-puzzle-answer = Odpowiedz
web-puzzle-result = { $solved ->
    [true] Rozwiązane
   *[false] Nie całkiem
}
web-puzzle-cubes = Znaczniki: { $cubes } z 3
web-puzzle-why = { $kind ->
    [only] { $move }: tyle znaczników daje ten ruch, cokolwiek zrobią Wirusy: { $best }. Przeciw narysowanej teraz mieszance nic innego nie daje więcej niż { $second }.
    [punish] { $move } daje przeciw tej mieszance, w znacznikach, { $best }, a następny najlepszy ruch { $second }.
    [third] { $move } zostawia mu, w znacznikach, najwyżej { $best }, a następny najlepszy ruch { $second }.
    [mix] Najlepsza odpowiedź Wirusów na twoją mieszankę zostawia, w znacznikach, { $own }; można mieć na pewno { $best }. Niżej są najlepsze udziały.
   *[move] { $move } wygrywa { $best } gier, następny najlepszy ruch { $second }.
}
web-puzzle-idea = { $idea ->
    [last] Liczy się tylko ta tura.
    [grab] Znacznik Bonusowy jest do wzięcia.
    [leave] Znacznik Bonusowy to przynęta.
    [stop] Zatrzymaj się przed ścianą.
    [towards] W stronę Wirusów jest bezpieczniej.
    [hidden] Nikt tam nie dotrze.
    [trap] Zostanie złapany, dokądkolwiek pójdzie.
    [cover] Jeden ruch pilnuje kilku Pikseli.
    [far] Najbliższy Piksel nie jest najlepszy.
    [count] Policz, kto dokąd dotrze.
    [two] Mieszanka opiera się na dwóch ruchach.
    [three] Mieszanka opiera się na trzech ruchach.
    [many] Mieszanka opiera się na czterech ruchach.
    [lock] Blokuje Port.
    [unlock] Uwalnia Port.
    [prison] Bierze jeńca.
    [prey] Przykrywa zdobycz.
    [replace] Przemienia neutralnego.
    [port] Przenosi Port.
   *[build] Spokojnie buduje.
}
web-puzzle-next = Następna zagadka
web-puzzle-share = Udostępnij
web-puzzle-streak = Dni z rzędu
web-puzzle-standing = Rekord: { $best }. Opuszczony dzień kosztuje tylko licznik. Twój ranking: { $rating } ± { $deviation }. Rozwiązane: { $solved } z { $all }.
web-puzzle-more = Więcej zagadek
