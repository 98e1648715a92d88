# The dialog for a new game, the first game, and invitations.
web-new-title = { $way ->
    [online] Nowa gra online
    [device] Nowa gra na jednym urządzeniu
    [night] Nowy wieczór gier
   *[bots] Nowa gra z botami
}
web-new-start = { $way ->
    [online] Zaproś graczy
    [night] Utwórz stół
   *[bots] Rozpocznij
}
web-new-level-about = Siła przeciwników.
web-new-level = { $level ->
    [easy] Często się myli.
    [normal] Planuje turę naprzód.
    [hard] Patrzy dalej naprzód.
    [master] Rozważa każdą odpowiedź.
   *[grandmaster] Prawie się nie myli.
}
web-new-length = Długość
web-length = { $length ->
    [pixoid-short] Gra skrócona
    [pixl-quick] Szybka gra
   *[standard] Gra standardowa
}
web-length-about = { $length ->
    [pixoid-short] Jedna runda, 12 znaczników do wygranej.
    [pixoid-standard] Każdy raz gra Pixoidem.
    [pixl-quick] Bok planszy: 5 pól.
   *[pixl-standard] Bok planszy: 7 pól.
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
web-new-maze-about = Wskaźnik pokazuje, jak trudno uciec.
web-new-maze-any = Losowy
web-new-maze-pick = Wybierz
web-new-maze-all = Zobacz wszystkie 96 labiryntów
web-new-opponents = Przeciwnicy
web-new-opponents-about = Wybierz bota, aby go wymienić.
web-new-shuffle = Losuj
web-new-names = Imiona
web-new-names-about = Miejsce bez imienia zajmie bot.
web-new-name = Imię na miejscu { $seat }
web-new-against = Przeciwnicy: { $names }.
web-new-minutes = Około { $minutes } minut.
web-maze-choose = Labirynt
web-invited-by = { $name } zaprasza do gry: { $game }.
web-invited-to = Masz zaproszenie do gry: { $game }.
web-invited-how = { $line ->
    [pixoid-1] Jedna osoba jest Pixoidem i ucieka. Pozostali są Wirusami i polują.
    [pixoid-2] Wybierz w tajemnicy kierunek i liczbę kroków. Ściana cię zatrzyma.
    [pixoid-3] Potem wszyscy ruszają. Każda tura na wolności daje Pixoidowi znacznik.
    [pixl-1] W każdej turze stawiasz jeden Pixl obok swoich.
    [pixl-2] Dwa twoje Pixle przejmują sąsiada: ofiary przykrywasz, drapieżniki bierzesz do niewoli.
   *[pixl-3] Punkty dają Pixle, jeńcy i zablokowane Porty. Wygrywa, kto ma najwięcej.
}
web-coach = { $moment ->
    [pixoid-0] Jesteś Pixoidem. Zacznij tam, skąd da się uciec w kilka stron.
    [pixoid-1] Ustaw pokrętła: kierunek i liczbę kroków. Wszyscy odkrywają je naraz.
    [pixoid-2] Ściana cię zatrzyma, więc zbyt duża liczba nie szkodzi.
    [pixoid-3] Najpierw biegniesz ty, potem Wirusy. Nie stawaj tam, dokąd dotrą.
    [pixoid-4] Każda tura na wolności daje znacznik. Dwanaście to wygrana.
    [pixoid-5] Przebiegnij przez znacznik w labiryncie, a będzie twój.
    [pixoid-6] Wirusy też zgadują. Nie uciekaj zawsze tak samo.
    [pixoid-7] Przytrzymaj przycisk zasięgu, aby zobaczyć, kto dokąd dotrze.
    [pixoid-8] Skrzyżowania dają wybór. Ślepe uliczki nie dają żadnego.
    [bug-0] Jesteś Wirusem. Zacznij tam, gdzie odetniesz Pixoidowi drogę.
    [bug-1] Tym razem jesteś Wirusem. Złap Pixoida, zanim zbierze 12 znaczników.
    [bug-2] Najpierw biegnie Pixoid, potem wszystkie Wirusy. Celuj tam, gdzie będzie.
    [bug-3] Wystarczy przez niego przebiec. Nie musisz stanąć na jego Pikselu.
    [bug-4] Rozproszcie się. Każdy Wirus może zamknąć inną drogę.
    [bug-5] Przytrzymaj przycisk zasięgu i zobacz, dokąd Pixoid może dobiec.
    [pixl-0] Rozrastasz się od swojego Portu. Wybierz pole, gdzie jest luźno. Wygrywa, kto ma najwięcej punktów.
    [pixl-1] Postaw Pixl obok swojego Portu. Stąd urośnie twój łańcuch. Każdy na wierzchu to 1 punkt.
    [pixl-2] Ziemia poluje na Wodę, Woda na Ogień, Ogień na Ducha, Duch na Ziemię.
    [pixl-3] Dotknij ofiary dwoma swoimi Pixlami, a ją przejmiesz: przykryta daje 2 punkty.
    [pixl-4] Przejęty drapieżnik trafia do niewoli i daje 1 punkt.
    [pixl-5] Zanim postawisz, spójrz na podgląd: wylicza każdy punkt.
    [pixl-6] Trzymaj łańcuch razem. Od odciętych Pixli nie można budować.
    [pixl-7] Trzy twoje Pixle wokół Portu blokują go: 5 punktów.
    [pixl-8] Duże grupy ofiar są warte zachodu. Rozrastaj się w ich stronę.
   *[other] Nie wiesz, co zrobić? Poproś o podpowiedź.
}
