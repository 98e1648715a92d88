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
web-invited-by = { $name } zaprasza do gry: { $game }.
web-invited-to = Masz zaproszenie do gry: { $game }.
web-invited-how = { $line ->
    [pixoid-1] Jedna osoba jest Pixoidem i ucieka. Pozostali to Wirusy i polują.
    [pixoid-2] Wybierz w tajemnicy kierunek i liczbę kroków. Ściana zatrzymuje.
    [pixoid-3] Potem wszystko rusza. Każda tura na wolności daje Pixoidowi znacznik.
    [pixl-1] W każdej turze dokładasz Pixla obok swoich.
    [pixl-2] Sąsiedzi się zmieniają: ofiary są zakrywane, drapieżcy trafiają do niewoli.
   *[pixl-3] Liczą się Pixle, więźniowie i zablokowane Porty. Wygrywa większość punktów.
}
web-coach = { $moment ->
    [pixoid-0] Jesteś Pixoidem. Zacznij tam, skąd da się uciec w kilka stron.
    [pixoid-1] Ustaw pokrętła: kierunek i liczbę kroków. Wszyscy odkrywają naraz.
    [pixoid-2] Ściana cię zatrzyma, więc zbyt duża liczba nie szkodzi.
    [pixoid-3] Najpierw biegniesz ty, potem Wirusy. Nie stawaj tam, dokąd dojdą.
    [pixoid-4] Każda tura na wolności daje znacznik. Dwanaście wygrywa.
    [pixoid-5] Przebiegnij przez znacznik w labiryncie, a go zabierzesz.
    [pixoid-6] Wirusy też zgadują. Nie uciekaj zawsze tak samo.
    [pixoid-7] Przytrzymaj przycisk zasięgu, aby zobaczyć, kto dokąd dojdzie.
    [pixoid-8] Skrzyżowania dają wybór. Ślepe uliczki nie dają żadnego.
    [pixl-0] Z Portu zaczynasz rosnąć. Wybierz miejsce, wokół którego jest luz.
    [pixl-1] Dołóż Pixla obok swojego Portu. Stąd rośnie twój łańcuch.
    [pixl-2] Każdy żywioł ma ofiarę i drapieżcę. Pokazuje je koło.
    [pixl-3] Dołóż obok ofiary: zakryjesz ją, a ta pod spodem liczy się za 2.
    [pixl-4] Drapieżca obok nowego Pixla trafia do niewoli i jest wart 1.
    [pixl-5] Zanim położysz, spójrz: podgląd wylicza każdy punkt.
    [pixl-6] Trzymaj łańcuch razem. Odcięte Pixle nie rosną.
    [pixl-7] Trzy twoje Pixle wokół Portu blokują go: 5 punktów.
    [pixl-8] Duże grupy ofiar są warte drogi. Rośnij w ich stronę.
   *[other] Nie wiesz, co zrobić? Poproś o podpowiedź.
}
