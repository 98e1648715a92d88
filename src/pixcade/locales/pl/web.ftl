# The browser client: what stands round the games.
web-rule = Zasada { $rule }
web-close = Zamknij
web-settings = Ustawienia
web-language = Język
web-language-now = Język: { $language }
web-theme = Wygląd
web-theme-system = Jak w urządzeniu
web-theme-dark = Ciemny
web-theme-light = Jasny
web-theme-contrast = Wysoki kontrast
web-speed-times = × { $times }
# How reveals are shown at a table
web-pace = Odkrywanie
web-pace-full = Ze wszystkimi scenami
web-pace-brisk = Szybko
web-pace-off = Bez pokazu
web-sound = Dźwięk
web-less-motion = Mniej animacji
web-bot-words = Komentarze botów
web-confirm = Potwierdzaj każdy ruch
web-notify = Powiadom mnie, gdy przyjdzie moja kolej
web-notify-denied = Przeglądarka nie pozwala tej stronie wysyłać powiadomień. Zezwól na nie w ustawieniach tej witryny.
web-clock = Pozostały czas: { $time }
web-seat-ready = Gotowe
web-seat-choosing = Wybiera
web-seat-waiting = Czeka
web-seat-away = Chwilowo gra bot
web-seat-gone = Rozłączono
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
web-you-piece = Czym grasz
web-you-taken = { $piece }: ma już { $name }
web-you-save = Zapisz
web-you-change = Zmień imię i pionek
web-you-named-change = Nazywasz się { $name }. Zmień
web-learn = Nauka
web-mazes = Labirynty
web-puzzles = Zagadki
web-mazes-choose = Wybierz labirynt
web-rules = Zasady
web-replays = Moje gry
web-home-about = Dwie gry planszowe, jedna mała konsola. Graj z przyjaciółmi lub botami, na dowolnym ekranie.
web-home-now = Zagraj teraz z botami
web-home-code = Wpisz kod
web-continue = Graj dalej
web-continue-turn = Twoja kolej: { $game }
web-continue-others = Gra trwa: { $game }
web-continue-lobby = { $game }: stół czeka na graczy
web-continue-with = Przy stole: { $names }.
web-continue-bots = { $count ->
    [one] jeden bot
    [few] { $count } boty
   *[many] { $count } botów
}
web-cartridge-pixoid = Pixoid ucieka, trzy Wirusy polują. Wszyscy programują w tajemnicy i odkrywają naraz.
web-cartridge-pixoid-players = 3 lub 4 graczy
web-cartridge-pixoid-pace = wszyscy naraz
web-cartridge-pixl = Cztery żywioły rosną, przejmują sąsiadów i blokują Porty.
web-cartridge-pixl-players = od 2 do 4 graczy
web-cartridge-pixl-pace = po kolei
web-home-new = Pierwszy raz tutaj?
web-home-lessons = Ucz się, grając
web-home-watch = Oglądaj stół
web-home-record = Otwórz zapis
web-way-bots = Boty
web-way-online = Online
web-way-device = Jedno urządzenie
web-way-night = Wieczór gier
web-bots-title = { $game } z botami
web-bots-level = Poziom
web-bots-first = Pierwsza gra
web-bots-change = Zmień ustawienia gry
web-bot-name = Bot { $seat } ({ $level })
# A bot that is somebody, with its level
web-bot-persona = { $name } ({ $level })
web-bots-who = Kto gra
web-bots-shuffle = Przetasuj twarze
web-bots-surprise = Nie wybieraj nikogo, a za każdym razem będzie niespodzianka.
web-change-bot = Zmień tego bota
web-level-rookie = Nowicjusz
web-level-regular = Bywalec
web-level-expert = Ekspert
web-level-master = Mistrz
web-level-grandmaster = Arcymistrz
web-role-pixoid = Pixoid w tej rundzie
web-role-bug = Wirus
web-lobby-title = Kto gra?
web-lobby-free = { $free ->
    [one] Wolne jest jedno z { $seats } miejsc.
    [few] Wolne są { $free } z { $seats } miejsc.
   *[many] Wolnych jest { $free } z { $seats } miejsc.
}
web-lobby-full = Wszyscy są na miejscach.
web-lobby-bots = Boty na wolne miejsca
web-lobby-start = Start
web-lobby-start-why = Do startu brakuje jeszcze: { $seats }. Wystarczy człowiek albo bot.
web-lobby-waiting = Grę rozpoczyna gospodarz.
web-lobby-settings = W co gracie
web-host-decides = Decyduje gospodarz
web-game = Gra
web-shuffle = Przetasuj kafelki
web-you-named = { $name } (ty)
web-program = gra program
web-host = gospodarz
web-connected = Połączono
web-back-soon = Zaraz wróci
web-sit = Usiądź tutaj
web-add-player = Kolejny gracz tutaj
web-add-bot = Dodaj bota
web-leave = Zwolnij miejsce
web-leave-title = Opuścić tę grę?
web-leave-alone = Gra poczeka: wrócisz do niej ze strony głównej.
web-leave-others = Pozostali grają dalej, a po chwili zastąpi cię bot. Wrócisz do gry ze strony głównej.
web-leave-stay = Zostań
web-leave-go = Opuść
web-free = Zwolnij to miejsce
web-seat-up = Przesuń w górę
web-name-ask = Jak masz na imię?
web-invite = Zaproś przyjaciół
web-invite-scan = Zeskanuj telefonem albo otwórz ten adres i wpisz kod:
web-invite-send = Wyślij im link. Kto go otworzy, trafi do tego stołu.
web-invite-type = Albo otwórz ten adres i wpisz kod:
web-qr = Kod QR z linkiem do tego stołu
web-copy = Kopiuj link
web-copied = Link skopiowany.
web-copy-by-hand = Skopiuj ten link:
web-code = Kod:
web-lan-why = Na razie do stołu ma dostęp tylko to urządzenie.
web-lan-open = Wpuść urządzenia z tej sieci
web-unreachable = Telefon nie może się połączyć
web-unreachable-help = Telefon i komputer muszą być w tej samej sieci Wi-Fi, ale nie w sieci dla gości, która oddziela urządzenia. Jeśli komputer pyta, czy Python może przyjmować połączenia, zezwól; w przeciwnym razie otwórz port w zaporze.
web-clock-setting = Zegar
web-clock-none = Brak
web-clock-decision-30 = 30 s na decyzję
web-clock-decision-60 = 60 s na decyzję
web-clock-bank-300 = 5 min łącznie
web-clock-bank-900 = 15 min łącznie
web-join-title = Dołącz do stołu
web-join-code = Kod stołu (sześć znaków)
web-join = Dołącz
web-join-invited = Masz zaproszenie do stołu.
web-sit-down = Usiądź
web-watch = Oglądaj
web-watching-full = Wszystkie miejsca są zajęte: oglądasz.
web-join-code-here = Masz sześcioznakowy kod tego stołu?
web-your-name = Twoje imię
web-password = Hasło tego serwera
web-connecting = Łączenie…
web-lost = Połączenie zostało przerwane. Wróci samo.
web-unsaved = Serwer nie może teraz zapisywać ruchów. Osoba, która go prowadzi, powinna to sprawdzić.
web-home-link = Strona główna
web-missing = Pod tym adresem niczego nie ma.
web-missing-help = Może jego część zginęła po drodze. Osoba, która go wysłała, może wysłać go jeszcze raz albo podyktować ci kod stołu.
web-program-secret = Zaprogramuj w tajemnicy
web-ready-count = Gotowych: { $ready } z { $all }
web-your-turn = Twoja kolej
web-turn-of = { $name } się zastanawia
web-place-cube = Wybierz swój Piksel Startowy
web-waiting-others = Czekanie na pozostałych
web-watching = Oglądasz grę.
web-clock-out = Twój czas minął: zagrano za ciebie { $move }.
web-log-late = Czas minął: { $name }.
web-away-title = Bot gra za ciebie
web-away-why = Twój czas minął dwa razy z rzędu. Dotknij strony lub naciśnij dowolny klawisz, a znów grasz.
web-away-back = Już jestem
web-gone = { $name }: połączenie przerwane.
web-gone-bot = Bot zagra za { $time }.
web-gone-now = Niech bot gra już teraz
web-revealing = Odkrywamy programy!
web-skip = Pomiń
web-log = Dziennik
web-log-turn = Tura { $turn }
web-log-setup = Rozstawienie
web-log-unread = Dziennik, { $count ->
    [one] { $count } nowa tura
    [few] { $count } nowe tury
   *[many] { $count } nowych tur
}
web-round = Runda { $round } z { $rounds }
web-turn = Tura { $turn }
web-pause = Zatrzymaj zegary
web-resume = Kontynuuj
web-paused = Zegary stoją.
web-busy = Boty są zajęte przy innych stołach.
web-menu = Menu
web-text-view = Widok tekstowy
web-overview = Przegląd
web-stop-wished = { $name } chce przerwać grę.
web-stop-game = Zgódź się przerwać grę
web-stop-undo = Graj jednak dalej
web-over = Koniec gry
web-to-result = Wróć do wyniku
web-to-board = Zobacz planszę
web-winner = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
}
web-stopped = Gra została przerwana.
web-rematch = Zagraj ponownie
web-rematch-bots = Najpierw zmień boty
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
web-download = Pobierz zapis
web-replay = Powtórka
web-hint = Podpowiedź
# $move: a move in words, $reason: a whole sentence
web-hint-move = Spróbuj: { $move }. { $reason }
# $points: a list such as “Ann: 41, Bob: 37”
web-hint-points = Spodziewane punkty na koniec: { $points }.
# A choice with one option is made by itself
web-only-choice = Możliwość była tylko jedna i została wybrana: { $move }.
# A button that is held: the board then shows where everybody could be after this turn
web-hold = Przytrzymaj: gdzie mogą być?
web-step-first = Na początek
web-step-back = Wstecz
web-step-on = Dalej
web-step-last = Na koniec
web-step-of = Krok { $step } z { $steps }
web-record-title = Otwórz zapis
web-record-choose = Wybierz plik zapisu
web-role-spare = Dodatkowy Wirus
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
web-join-shows = Na tym urządzeniu widać
web-join-board = planszę i moje sterowanie
web-join-pad = tylko moje sterowanie; plansza jest na dużym ekranie
web-played = { $name }: ruch wykonany
web-own-edge = Moja strona planszy na dole
web-turn-board = Obróć planszę
web-hint-thinking = Myśli…
web-tiles = Kafelki układane ręcznie (P2.5)
web-tile = { $place ->
    [top-left] Lewy górny róg: kafelek { $tile }, strona { $side }
    [top-right] Prawy górny róg: kafelek { $tile }, strona { $side }
    [bottom-left] Lewy dolny róg: kafelek { $tile }, strona { $side }
   *[bottom-right] Prawy dolny róg: kafelek { $tile }, strona { $side }
}
web-tile-over = Odwróć
web-tile-swap = Zamień z następnym
