# Okno nowej gry, pierwsza gra i zaproszenia.
web-new-title = { $way ->
    [online] Nowa gra online
    [device] Nowa gra na jednym urządzeniu
    [night] Nowy wieczór gier
   *[bots] Nowa gra z botami
}
web-new-level-about = Jak silni są przeciwnicy.
web-new-level = { $level ->
    [easy] Często się myli.
    [normal] Planuje jedną turę.
    [hard] Patrzy dalej naprzód.
    [master] Waży każdą odpowiedź.
   *[grandmaster] Prawie się nie myli.
}
web-new-length = Długość
web-length = { $length ->
    [pixoid-short] Gra skrócona
    [pixl-quick] Szybka gra
   *[standard] Gra standardowa
}
web-length-about = { $length ->
    [pixoid-short] Jedna runda, wygrywa 12 znaczników.
    [pixoid-standard] Każdy jest raz Pixoidem.
    [pixl-quick] Bok planszy: 5 heksów.
   *[pixl-standard] Bok planszy: 7 heksów.
}
web-minutes = { $minutes } min
web-new-players-label = Gracze
web-new-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
web-new-players-about = { $game ->
    [pixoid-4] Pixoid i trzy Wirusy.
    [pixoid-3] Trzeci Wirus przechodzi z rąk do rąk.
    [pixl-2] Po dwa żywioły.
    [pixl-3] Bez Ducha.
   *[pixl-4] Po jednym żywiole.
}
web-new-maze-about = Wskaźnik mówi, jak trudno uciec.
web-new-maze-any = Losowy
web-new-maze-pick = Wybierz
web-new-maze-all = Zobacz wszystkie 96 labiryntów
web-new-opponents = Przeciwnicy
web-new-opponents-about = Dotknij twarzy, aby zamienić.
web-new-shuffle = Losuj
web-new-names = Imiona
web-new-names-about = Miejsce bez imienia zajmie bot.
web-new-name = Imię na miejscu { $seat }
web-new-against = Grają też: { $names }.
web-new-minutes = Około { $minutes } minut.
web-maze-choose = Labirynt
