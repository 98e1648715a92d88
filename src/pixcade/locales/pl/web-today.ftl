### The day's challenges: their page, their cards on the first page, and their results.

web-today = Wyzwania dnia
# $game: which game it is
web-today-title = { $game ->
    [pixoid] Ucieczka dnia
   *[other] Pojedynek dnia
}
web-today-about = { $game ->
    [pixoid] Grasz Pixoidem. Ile znaczników zdobędziesz, zanim złapią cię Wirusy?
   *[other] Ty przeciw jednemu botowi, na małej planszy.
}
web-today-play = Graj
web-today-continue = Graj dalej
web-today-look = Zobacz
web-today-solved = { $streak ->
    [one] Rozwiązane.
    [few] Rozwiązane, { $streak } dni z rzędu.
   *[other] Rozwiązane, { $streak } dni z rzędu.
}
web-today-share = Kopiuj wynik
web-today-counts = Twój wynik dnia.
web-today-practice = To był trening: liczy się pierwszy wynik dnia.
web-today-streak = Dni z rzędu
web-today-best = Najdłuższa seria: { $best }. Ukończ ucieczkę albo pojedynek, żeby ją przedłużyć.
web-today-day = { $done ->
    [true] z grą
   *[false] bez gry
}
web-today-rules = Labirynt, początek i boty są dla wszystkich takie same, co noc nowe. Liczy się pierwszy wynik; potem możesz trenować do woli.
