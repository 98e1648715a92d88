### What only a table says in the browser, in every game. It is loaded with the table.


## One device for several: the curtain between them

web-curtain-hand = Przekaż urządzenie:
web-curtain-look-away = Reszta nie patrzy! Dopóki nie odsłonisz ekranu, nie ma na nim nic tajnego.
web-curtain-open = To ja, { $name }: odsłoń
web-curtain-done = Gotowe
web-curtain-now = Teraz
web-curtain-later = Później


## Writing to each other

web-chat = Wiadomość
web-chat-send = Wyślij
web-silent = Wirusy milczą do końca rundy.
web-says = { $name }: { $text }
web-phrase-hello = Cześć!
web-phrase-good-luck = Powodzenia!
web-phrase-thanks = Dzięki!
web-phrase-well-played = Dobrze zagrane!
web-phrase-nice-move = Ładny ruch!
web-phrase-oops = Ups!
web-phrase-hurry = Twoja kolej, pospiesz się!
web-phrase-one-moment = Chwileczkę.
web-phrase-sorry = Przepraszam!
web-phrase-good-game = Dobra gra!
web-phrase-again = Jeszcze raz?
web-phrase-bye = Na razie!
# A catch, or a Port that was locked, is shown once more
web-show-again = Pokaż to jeszcze raz

## The menu

web-new-game = Nowa gra
web-leave-game = Odejdź od stołu
# $rule: the number of the rule that was named last
web-rule-named = Zasady: { $rule }
web-talk = Czat
web-talk-unread = Czat, { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}


## A match: the best of so many games

web-best-of = Seria
web-best-of-games = { $games ->
    [0] Jedna gra
    [3] Do 2 wygranych
    [5] Do 3 wygranych
    [7] Do 4 wygranych
   *[other] Najwyżej { $games } gier
}
web-match = { $games ->
    [3] Seria do 2 wygranych
    [5] Seria do 3 wygranych
    [7] Seria do 4 wygranych
   *[other] Seria: najwyżej { $games } gier
}
web-match-game = Gra { $game }, potrzebne wygrane: { $needed }
web-match-won = Serię wygrywa { $name }!
# What the sockets beside a name show
web-match-won-of = Wygrane gry: { $won } z { $needed }
web-match-next = Następna gra serii
web-match-go-on = Dalej
web-rematch-best-of = Zagraj do dwóch wygranych
web-away-title = Bot gra za ciebie
web-away-why = Dwa razy z rzędu zabrakło ci czasu. Dotknij strony lub naciśnij dowolny klawisz, żeby wrócić do gry.
web-away-back = Już jestem
web-slow-offer = Chcesz dostać powiadomienie, gdy znowu będzie twoja kolej?
web-slow-offer-yes = Ustaw powiadomienia
web-slow-offer-no = Nie, dziękuję
web-gone = { $name }: połączenie przerwane.
web-gone-bot = Za { $time } zagra bot.
web-gone-now = Niech bot gra już teraz
web-stop-wished = { $name } chce przerwać grę.
web-stop-game = Głosuj za przerwaniem
web-stop-undo = Wycofaj głos
web-stop-title = Przerwać tę grę?
web-stop-alone = Gra zakończy się w tym miejscu i nie da się do niej wrócić.
web-stop-others = Gra zakończy się, gdy zgodzą się wszyscy. Pozostali zobaczą teraz pytanie.
web-stop-stay = Graj dalej
web-stop-go = Przerwij grę
web-tiles = Ułóż kafelki
web-tiles-how = Dotknij dwóch kafelków, aby je zamienić. Aby odwrócić kafelek, najpierw go dotknij.
web-tile = { $place ->
    [top-left] Lewy górny róg: kafelek { $tile }, strona { $side }
    [top-right] Prawy górny róg: kafelek { $tile }, strona { $side }
    [bottom-left] Lewy dolny róg: kafelek { $tile }, strona { $side }
   *[bottom-right] Prawy dolny róg: kafelek { $tile }, strona { $side }
}
web-tile-over = Odwróć
web-lan-why = Na razie do stołu ma dostęp tylko to urządzenie.
web-lan-open = Udostępnij w tej sieci
web-unreachable = Telefon nie może się połączyć
web-unreachable-help = Telefon i komputer muszą być w tej samej sieci Wi-Fi, ale nie w sieci dla gości, która oddziela urządzenia. Jeśli komputer pyta, czy Python może przyjmować połączenia, zezwól; w przeciwnym razie otwórz port w zaporze.
# A button that is held: the board then shows where everybody could be after this turn
web-hold = Przytrzymaj: kto dokąd dotrze
