### Die Aufgaben des Tages: ihre Seite, ihre Karten auf der ersten Seite und ihre Ergebnisse.

web-today = Tagesaufgaben
# $game: welches Spiel es ist
web-today-title = { $game ->
    [pixoid] Flucht des Tages
   *[other] Duell des Tages
}
web-today-about = { $game ->
    [pixoid] Du bist Pixoid. Wie viele Klötzchen schaffst du?
   *[other] Du gegen einen Bot, auf engem Raum.
}
web-today-play = Spielen
web-today-continue = Weiterspielen
web-today-look = Ansehen
web-today-solved = { $streak ->
    [one] Gelöst.
   *[other] Gelöst, { $streak } Tage in Folge.
}
web-today-share = Ergebnis kopieren
web-today-counts = Dein Ergebnis des Tages.
web-today-practice = Das war nur Übung: Es zählt das erste Ergebnis des Tages.
web-today-streak = Tage in Folge
web-today-best = Längste Serie: { $best }. Spiel die Flucht oder das Duell zu Ende, damit sie weitergeht.
web-today-day = { $done ->
    [true] gespielt
   *[false] nicht gespielt
}
web-today-rules = Dasselbe Labyrinth, derselbe Start und dieselben Bots für alle, jeden Tag um Mitternacht neu. Das erste Ergebnis zählt; danach kannst du üben, so oft du willst.
