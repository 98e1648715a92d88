# The browser client: what stands round the games.
web-rule = Zasada { $rule }
web-close = Zamknij
web-of-five = { $value } z 5
web-settings = Ustawienia
web-language = Język
web-language-now = Język: { $language }
web-play = Graj
web-theme = Wygląd
web-theme-system = Jak w systemie
web-theme-dark = Ciemny
web-theme-light = Jasny
web-theme-contrast = Wysoki kontrast
web-speed-times = × { $times }
# How reveals are shown at a table
web-pace = Animacja odkrywania
web-pace-full = Pełna
web-pace-brisk = Szybka
web-pace-off = Wyłączona
web-sound = Dźwięk
web-less-motion = Mniej animacji
web-bot-words = Komentarze botów
web-confirm = Potwierdzaj każdy ruch
web-notify = Powiadom mnie, gdy przyjdzie moja kolej
web-notify-denied = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach witryny.
web-clock = Pozostały czas: { $time }
web-seat-ready = Gotowe
web-seat-choosing = Wybiera
web-seat-waiting = Czeka
web-seat-away = Zastępuje bot
web-seat-gone = Brak połączenia
web-seat-bot = Bot
web-seat-open = Wolne miejsce
# How somebody is called before they have said their name: after a creature. $piece: its controller
web-creature = { $piece ->
    [amber] Żuk
    [sky] Pająk
    [rose] Ćma
    [mint] Krab
    [ember] Stonoga
    [violet] Rozgwiazda
   *[other] Gracz
}
web-you = Ty
web-you-piece = Twój pionek
web-you-taken = { $piece }: ma już { $name }
web-you-save = Zapisz
web-you-change = Zmień imię i pionek
web-you-named-change = Zmień imię ({ $name })
web-learn = Ucz się
web-mazes = Labirynty
web-puzzles = Zagadki
web-mazes-choose = Wybierz labirynt
web-rules = Zasady
web-replays = Moje gry
web-home-about = Dwie gry planszowe, jedna mała konsola. Graj ze znajomymi lub botami na każdym ekranie.
web-home-now = Zagraj teraz
web-home-start = Nowa gra
web-home-code = Wpisz kod
web-home-free = Bez konta i bez instalacji. Dwa kliknięcia i grasz.
web-back = Gram tu nie pierwszy raz
web-open-seats = Wolne miejsca
web-home-which = W co gramy?
web-home-ways = Cztery sposoby gry
web-home-today = Na dziś
web-home-running = W toku
web-continue = Graj dalej
web-continue-turn = Twoja kolej: { $game }
web-continue-others = Gra trwa: { $game }
web-continue-lobby = { $game }: czekamy na graczy
web-continue-all = { $games ->
    [2] Obie gry
   *[other] Wszystkie gry ({ $games })
}
web-continue-rest = { $games ->
    [one] Trwa jeszcze jedna gra
    [few] Trwają jeszcze { $games } gry
   *[many] Trwa jeszcze { $games } gier
}
web-continue-with = Przy stole: { $names }.
web-continue-bots = { $count ->
    [one] jeden bot
    [few] { $count } boty
   *[many] { $count } botów
}
web-cartridge-pixoid = Mały Pixoid ucieka, trzy Wirusy go gonią. Każdy planuje w tajemnicy, a potem wszyscy ruszają naraz.
web-cartridge-pixoid-players = 3 lub 4
web-cartridge-pixoid-pace = 5–20 min
web-cartridge-pixl = Cztery żywioły rozrastają się na planszy. Postaw Pixl, a sąsiednie przykryjesz, zastąpisz lub weźmiesz do niewoli.
web-cartridge-pixl-players = 2–4
web-cartridge-pixl-pace = 10–20 min
web-home-new = Pierwszy raz tutaj?
web-home-lesson = { $game } w 3 minuty
web-home-lesson-pixoid = Uciekaj, poluj, zbieraj znaczniki.
web-home-lesson-pixl = Stawiaj, przykrywaj, zastępuj, blokuj.
web-way-bots = Boty
web-way-online = Online
web-way-device = Jedno urządzenie
web-way-night = Wieczór gier
web-way-bots-about = Start od razu, pięć poziomów.
web-way-online-about = Wyślij znajomym link.
web-way-device-about = Podawajcie je sobie przy stole.
web-way-night-about = TV to plansza, telefony to kontrolery.
web-bots-level = Poziom
web-bot-name = Bot { $seat } ({ $level })
# A bot that is somebody, with its level
web-bot-persona = { $name } ({ $level })
web-bots-who = Boty
web-change-bot = Zmień tego bota
web-level-easy = Łatwy
web-level-normal = Normalny
web-level-hard = Trudny
web-level-master = Mistrz
web-level-grandmaster = Arcymistrz
web-level-daily = Bot dnia
web-role-pixoid = Pixoid w tej rundzie
web-role-bug = Wirus
web-lobby-title = Kto gra?
web-lobby-free = { $free ->
    [one] Wolne jest jedno z { $seats } miejsc.
    [few] Wolne są { $free } z { $seats } miejsc.
   *[many] Wolnych jest { $free } z { $seats } miejsc.
}
web-lobby-full = Wszyscy już są.
web-lobby-absent = Jeszcze nie ma: { $names }.
web-lobby-bots = Uzupełnij botami
web-lobby-start = Rozpocznij
web-lobby-start-why = Wolne: { $seats }. Zaproś kogoś albo dodaj bota.
web-lobby-waiting = Grę rozpoczyna gospodarz.
web-lobby-settings = Ustawienia gry
web-host-decides = Decyduje gospodarz
web-game = Gra
web-shuffle = Przetasuj kafelki
web-you-named = { $name } (ty)
web-program = własny bot
web-host = gospodarz
web-connected = Online
web-back-soon = Zaraz wróci
web-sit = Usiądź tutaj
web-add-player = Dodaj gracza
web-add-bot = Dodaj bota
web-leave = Zwolnij swoje miejsce
web-leave-title = Wyjść z tej gry?
web-leave-alone = Gra poczeka: wrócisz do niej ze strony głównej.
web-leave-others = Pozostali grają dalej, a po chwili zastąpi cię bot. Wrócisz do gry ze strony głównej.
web-leave-stay = Zostań
web-leave-go = Wyjdź
web-free = Zwolnij to miejsce
web-seat-up = Przesuń w górę
web-name-ask = Jak masz na imię?
web-invite = Zaproś przyjaciół
web-invite-scan = Zeskanuj telefonem albo otwórz ten adres i wpisz kod:
web-invite-send = Wyślij im link. Prowadzi prosto do tego stołu.
web-invite-type = Albo otwórz ten adres i wpisz kod:
web-qr = Kod QR z linkiem do tego stołu
web-copy = Kopiuj link
web-copied = Link skopiowany.
web-copy-by-hand = Skopiuj ten link:
web-code = Kod:
web-clock-setting = Zegar
web-clock-none = Brak
web-clock-decision-30 = 30 s na ruch
web-clock-decision-60 = 60 s na ruch
web-clock-bank-300 = 5 min łącznie
web-clock-bank-900 = 15 min łącznie
web-clock-step-43200 = 12 h na ruch
web-clock-step-86400 = 1 dzień na ruch
web-clock-step-259200 = 3 dni na ruch
web-clock-step-604800 = Tydzień na ruch
# $time: a number of minutes, hours or days
web-time-left = Pozostało: { $time }
web-their-turn = Kolej pozostałych
# $names: the players whose moves are missing
web-slow-waiting = Jeszcze bez ruchu: { $names }
# $day: a weekday or a date
web-slow-back = { $name } wraca: { $day }
web-slow-saved = Zapisano
web-slow-next = Graj w następną grę
web-slow-since = Od twojej ostatniej wizyty
web-slow-board = Pokaż planszę
web-slow-away = Minęły dwa terminy. Dotknij strony lub naciśnij dowolny klawisz, żeby wrócić do gry.
# $left: how many; the number stands before
web-days-off-left = { $left ->
    [one] dzień wolny
    [few] dni wolne
   *[many] dni wolnych
}
# $total: how many a year
web-days-off-total = z { $total } w roku
web-days-off-why = Dni wolne zatrzymują wszystkie twoje zegary. Inni widzą, kiedy wracasz.
web-days-off-take = Weź wolne
# $date: the day of return
web-days-off-until = { $days ->
    [one] 1 dzień, do: { $date }
    [few] { $days } dni, do: { $date }
   *[many] { $days } dni, do: { $date }
}
# $date: a day
web-days-off-back = Twoje zegary stoją. Powrót: { $date }.
web-days-off-return = Wróć teraz
web-join-title = Dołącz do gry
web-join-code = Kod stołu (sześć znaków)
web-join = Dołącz
web-join-invited = Masz zaproszenie do gry.
web-sit-down = Usiądź
web-watch = Oglądaj
web-watching-full = Wszystkie miejsca są zajęte. Możesz oglądać grę.
web-join-code-here = Masz sześcioznakowy kod tego stołu?
web-your-name = Twoje imię
web-password = Hasło serwera
web-connecting = Łączenie…
web-lost = Połączenie przerwane. Łączę ponownie…
web-unsaved = Serwer nie może teraz zapisywać ruchów. Daj znać osobie, która go prowadzi.
web-home-link = Strona główna
web-missing = Pod tym adresem niczego nie ma.
web-missing-help = Link może być niepełny. Poproś o niego jeszcze raz albo o kod stołu.
web-program-secret = Zaprogramuj w tajemnicy
web-ready-count = Gotowe: { $ready } z { $all }
web-your-turn = Twoja kolej
web-turn-of = { $name } myśli
web-place-cube = Wybierz swój Piksel Startowy
web-waiting-others = Czekamy na pozostałych
web-watching = Oglądasz grę.
web-clock-out = Koniec czasu! Zagrano za ciebie: { $move }.
web-log-late = Czas minął: { $name }.
web-revealing = Odkrywamy!
web-skip = Pomiń
web-log = Przebieg gry
web-log-turn = Tura { $turn }
web-log-setup = Przygotowanie
web-round = Runda { $round } z { $rounds }
web-turn = Tura { $turn }
web-pause = Zatrzymaj zegary
web-resume = Kontynuuj
web-paused = Zegary zatrzymane.
web-busy = Boty są zajęte przy innych stołach.
web-menu = Menu
web-text-view = Widok tekstowy
web-overview = Przegląd
web-over = Koniec gry
web-to-result = Wróć do wyniku
web-to-board = Zobacz planszę
web-winner = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
}
web-stopped = Gra została przerwana.
web-rematch = Zagraj znów
web-rematch-daily = Potrenuj
web-rematch-title = Następna gra
web-rematch-in = Start za { $seconds } s
web-rematch-waits = Zaczynamy, gdy wszyscy będą gotowi. Za spóźnialskich gra bot, dopóki nie przyjdą.
web-rematch-ready = Gotowe
web-rematch-asked = Jeszcze bez odpowiedzi
web-rematch-now = Zacznij teraz
web-rematch-bots = Zmień boty
web-rematch-keep-roles = { $game ->
    [pixl] Zachowaj żywioły
   *[other] Zachowaj role
}
web-rematch-keep-board = Zachowaj labirynt
web-series = Seria
web-series-games = { $games ->
    [one] po jednej grze
   *[other] po { $games } grach
}
web-replay = Powtórka
web-hint = Podpowiedź
# $move: a move in words, $reason: a whole sentence
web-hint-move = Spróbuj: { $move }. { $reason }
# $points: a list such as “Ann: 41, Bob: 37”
web-hint-points = Przewidywany wynik: { $points }.
web-hint-points-entry = { $player }: { $points }
# A choice with one option is made by itself
web-only-choice = Jedyny możliwy ruch, zagrany za ciebie: { $move }.
web-only-pass = Na razie możesz tylko pasować.
web-only-pass-skip = Przejdź dalej
web-step-first = Na początek
web-step-back = Wstecz
web-step-on = Dalej
web-step-last = Na koniec
web-step-of = Krok { $step } z { $steps }
web-record-title = Otwórz zapis gry
web-record-choose = Wybierz plik
web-look-at-screen = Patrz na duży ekran.
web-spectator = Widz
web-next-ready = Następna gra jest gotowa.
web-next-by = { $name } zaprasza do następnej gry.
web-next-go = Dołącz
web-lobby-change = Zmień
web-lobby-bots-come = { $free ->
    [one] Wolne miejsce zajmie bot.
   *[other] Wolne miejsca zajmą boty.
}
web-scan-to-sit = Zeskanuj, aby tu usiąść
web-nobody-yet = Telefony nie mogą jeszcze dołączyć
web-board-here = Pokaż planszę tutaj
web-join-shows = To urządzenie
web-join-board = Plansza i kontroler
web-join-pad = Sam kontroler (plansza jest na dużym ekranie)
web-played = Ruch: { $name }
web-own-edge = Moja strona planszy na dole
web-turn-board = Obróć planszę
web-hint-thinking = Bot myśli…
web-home-puzzle = Zagadka dnia
web-home-puzzle-about = Jedna pozycja, jeden najlepszy ruch.
web-home-solve = Rozwiąż
web-download = Pobierz zapis gry
