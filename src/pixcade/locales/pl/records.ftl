### Refusals of positions and records that somebody has written or chosen. In Polish.


## Refusals of positions (one line of text that describes a whole position)

core-no-exact-answers = Dla tej gry ({ core-game }) nie ma dokładnych odpowiedzi. Zapytaj bota: pixcade hint
core-exact-needs-numpy = Dokładne odpowiedzi wymagają NumPy, którego tu nie ma. Zainstaluj go: pip install numpy
core-position-word = „{ $text }” nie należy do opisu pozycji albo występuje w nim dwa razy. Usuń to.
core-position-number = „{ $name }” w opisie pozycji musi być liczbą od { $lowest } do { $highest }, a nie „{ $text }”.
# $what: code of the part that contradicts the rest
core-position-impossible = Taka pozycja nie może powstać: { $what ->
    [scores] punkty nie pasują do przebiegu gry.
    [bonus] znaczniki Bonusowe mogą leżeć tylko na swoich Pikselach, na każdym najwyżej jeden.
    [cubes] podczas rozstawiania znaczniki trafiają po kolei na Piksele Startowe i nic nie jest jeszcze zebrane.
    [over] oznaczono ją jako zakończoną, choć nie jest, albo odwrotnie.
    [stacks] któryś żywioł ma więcej niż swoje 24 Pixle.
    [passes] pasów jest więcej niż tur.
    [ports] jakiś Port stoi tam, gdzie nie może, albo go brakuje.
    [fresh] jako właśnie przeniesiony oznaczono Port, który nie mógł być przeniesiony.
    [prisoners] każdy żywioł musi mieć podaną jedną liczbę jeńców.
    [pixoid] Pixoid stoi na znaczniku Bonusowym, który musiałby już zebrać.
    [twelve] dwunasty znacznik kończy grę albo rundę, więc nikt nie zbiera dalej i nikt nie zostaje wtedy złapany.
    [turn] któryś żywioł ma Port, choć nie miał jeszcze tury.
    [came-from] jakiś Port zdjęto z pola, na którym nie mógł stać.
    [stack-order] w którymś stosie Pixl leży na takim, który nie mógł się pod nim znaleźć.
    [passed-port] spasował żywioł, który musiał postawić swój Port.
    [supply] pusty zapas kończy grę, i to tylko zapas tego, kto właśnie postawił Pixl.
   *[other] „{ $what }” nie zgadza się z resztą.
}
# $what: code of what no moves lead to
core-position-unreachable = Żadne ruchy nie prowadzą do tej pozycji: { $what ->
    [cubes] w tylu turach znaczniki nie mogły dojść z Pikseli Startowych tam, gdzie są.
    [last-move] po ostatnim ruchu nie ma na planszy żadnego śladu.
    [few-turns] na to, co zrobiono, trzeba więcej tur, niż rozegrano.
    [many-turns] tyle tur nie mogło minąć, skoro tak mało zrobiono.
    [conversions] postawiono za mało Pixli, aby tyle ich przejąć.
   *[other] „{ $what }” nie mogło powstać.
}


## Refusals of records (a game written down in a file)

record-too-long = Ten zapis gry jest za długi: może mieć najwyżej { $most ->
    [one] { $most } znak.
    [few] { $most } znaki.
   *[many] { $most } znaków.
}
# $expected: the text that must stand there
record-expected = W tym miejscu powinno być: { $expected }
record-expected-empty-line = W tym miejscu powinien być pusty wiersz.
record-header-value = Po „{ $name } =” musi stać wartość, bez dodatkowych spacji przed nią i po niej.
record-date = „{ $text }” to nie data. Napisz ją tak: 2026-11-15, albo wpisz „-”, jeśli ma jej nie być.
record-number = „{ $text }” to nie numer wersji zasad. Napisz zwykłą liczbę, na przykład 1.
record-name = Imię gracza musi składać się z widocznych znaków i może mieć najwyżej { $most ->
    [one] { $most } znak.
    [few] { $most } znaki.
   *[many] { $most } znaków.
}
record-players = { $players ->
    [one] Zapis wymienia { $players } gracza,
   *[many] Zapis wymienia { $players } graczy,
} { $seats ->
    [one] a gra ma { $seats } miejsce.
    [few] a gra ma { $seats } miejsca.
   *[many] a gra ma { $seats } miejsc.
}
record-option-spelling = Opcje muszą być zapisane dokładnie tak, jak zapisuje je Pixcade.
record-start-options = Pozycja „start” musi być zapisana tak, jak zapisuje ją Pixcade, mieć te same opcje co nagłówki i różnić się od zwykłego początku gry.
record-too-many-moves = W tym wierszu jest coś więcej niż ruchy tego kroku albo zbędna spacja.
record-result = Podany wynik to „{ $text }”, ale te ruchy prowadzą do wyniku „{ $expected }”.
record-cut-off = Zapis gry urywa się w tym miejscu. Po ostatnim wierszu musi być znak końca wiersza i nic więcej.
record-after-the-end = Po końcu zapisu gry nie może być już nic.
record-server-line = Ten wiersz musi podawać krok oraz kontroler lub żywioł, na którego ruch wtedy czekano, we właściwej kolejności, a potem notatkę serwera.
record-review-line = Ten wiersz musi podawać po kolei krok oraz kontroler lub żywioł, na którego ruch wtedy czekano, a potem value, loss i luck jako liczby całkowite.
record-server-mark = Serwer nie zapisuje tu niczego takiego jak „{ $text }”. Dozwolone są milliseconds, default, commitment i salt, w tej kolejności.
record-commitment = Zobowiązanie ({ $piece }, krok { $step }) nie zgadza się z ruchem i jego solą. Któryś z tych trzech elementów został zmieniony.
