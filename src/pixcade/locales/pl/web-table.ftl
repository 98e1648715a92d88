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
