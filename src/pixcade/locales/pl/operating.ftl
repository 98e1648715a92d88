### Looking after a server: refusals, commands, and the operator's page.


## The operator

server-operator-here = Strona operatora działa tylko na komputerze, na którym działa serwer. Otwórz ją tam.
server-operator-token = To nie jest token operatora. Użyj tego, który serwer pokazał przy uruchomieniu, albo tego z jego ustawień.
server-metrics-token = Statystyki dostaje tylko sam komputer serwera i ten, kto ma do nich token. Wyślij go jako „Authorization: Bearer”.
server-no-such-message = Tej wiadomości nie ma już przy tym stole. Odśwież listę.
server-no-such-ban = Nie ma blokady tego identyfikatora ani adresu. Zajrzyj na listę blokad.
server-no-such-report = Tego zgłoszenia już nie ma. Odśwież listę.
server-bad-address = „{ $value }” nie jest adresem IP. Podaj na przykład 192.0.2.7.
server-bad-person = „{ $value }” nie jest identyfikatorem osoby. Podaj 16 liter i cyfr, które „pixcade admin now” pokazuje przed imieniem.
server-bad-id = Podany identyfikator jest pusty albo za długi. Skopiuj go z tego, co pokazuje „pixcade admin now” albo „pixcade admin reports”.
server-own-address = To adres komputera, na którym działa serwer, i wszystkich, którzy łączą się przez działający tam serwer proxy niepodany w --trusted-proxy. Zablokuj zamiast tego przeglądarkę.
server-no-open-table = Nie ma otwartego stołu o tym identyfikatorze. Poszukaj go na liście stołów.
server-no-finished-game = Nie ma zakończonej gry o tym identyfikatorze. Znajdziesz go na końcu linku do gry, po /g/.
server-bad-number = „{ $text }” to nie jest liczba dozwolona w tym miejscu. Podaj liczbę całkowitą, najwyżej dziewięciocyfrową.
server-bad-hours = „{ $text }” to nie jest liczba godzin blokady. Podaj liczbę całkowitą od 1 do { $most }.
server-bad-date = „{ $text }” nie jest datą albo ten dzień już minął. Podaj na przykład 2027-01-31.
server-late-date = Blokada do końca dnia { $text } byłaby za długa. Ostatni możliwy dzień to { $latest }.
server-long-reason = Powód może mieć najwyżej { $most } znaków. Skróć go.
server-not-running = Żaden działający serwer nie używa folderu danych { $folder }. Uruchom serwer, wskaż właściwy folder za pomocą --data albo podaj adres serwera za pomocą --address.
server-folder-hidden = Użytkownik { $user } nie ma dostępu do folderu danych { $folder }. Zrób to jako root albo jako użytkownik serwera, albo podaj adres serwera za pomocą --address.
server-address-unset = Ten serwer trzyma stoły w PostgreSQL, więc folder danych nie mówi, gdzie go szukać. Podaj jego adres za pomocą --address, na przykład http://127.0.0.1:8128.
server-operator-token-unset = Brakuje tokenu operatora. Podaj go przez --admin-token, PIXCADE_ADMIN_TOKEN albo w pliku ustawień.
server-no-answer = Serwer pod adresem { $address } nie odpowiada. Sprawdź, czy jeszcze działa, i spróbuj ponownie.
server-unreadable-store = Serwer nie może teraz odczytać swojej bazy danych. „pixcade admin now” powie, co jest z nią nie tak.


## Commands

cli-admin = zarządzaj działającym serwerem
cli-admin-about = Zarządza serwerem, który działa na tym komputerze: pokazuje, kto na nim jest, zamyka stoły, usuwa imiona i wiadomości, blokuje dostęp.
cli-backup = skopiuj do pliku wszystko, co przechowuje serwer
cli-backup-about = Kopiuje do jednego pliku wszystko, co przechowuje serwer, także gdy działa. Plik zawiera imiona i wiadomości: trzymaj go w bezpiecznym miejscu.
cli-restore = przywróć kopię zapasową
cli-restore-about = Sprawdza kopię zapasową i wstawia ją w miejsce obecnych danych, które zostają zachowane pod inną nazwą. Najpierw zatrzymaj serwer.
operating-help-token = token operatora; domyślnie ten z ustawień
operating-help-address = adres serwera, na przykład http://127.0.0.1:8128; domyślnie ten, który używa folderu danych
operating-help-file = plik kopii zapasowej
operating-help-damaged-too = przywróć kopię także wtedy, gdy nie da się w niej odczytać niektórych dzienników; ich stołów nie będzie można otworzyć
operating-help-now = pokaż stoły i ludzi
operating-help-growth = pokaż wszystko, co rośnie: limit i ile jeszcze zostało
operating-help-reports = pokaż zgłoszenia
operating-help-bans = pokaż, kto jest zablokowany
operating-help-close = zakończ grę w obecnym stanie i zamknij stół
operating-help-remove-name = usuń wszędzie imię tej osoby
operating-help-remove-message = usuń wiadomość napisaną przy stole
operating-help-remove-game = usuń zakończoną grę
operating-help-ban = zablokuj przeglądarkę (przez identyfikator osoby) albo adres na HOURS godzin albo do końca dnia DATE (UTC)
operating-help-value = identyfikator osoby, który „pixcade admin now” pokazuje przed imieniem, albo adres, na przykład 192.0.2.7
operating-help-hours = na ile godzin; domyślnie { $hours }
operating-help-until = ostatni dzień blokady (UTC), na przykład 2027-01-31, zamiast --hours
operating-help-reason = notatka dla ciebie i innych operatorów, widoczna na liście blokad
operating-help-unban = wpuść z powrotem przeglądarkę albo adres
operating-help-announce = powiedz coś wszystkim; bez TEXT ogłoszenie znika
operating-help-maintenance = nie pozwalaj zaczynać nowych gier (on) albo znów pozwalaj (off)
operating-help-report-done = oznacz zgłoszenie jako załatwione


## What the commands say

operating-done = Gotowe.
operating-nobody-here = W tej chwili nie ma tu nikogo o identyfikatorze { $person }. Jeśli miał ktoś być, porównaj go z tym, co pokazuje „pixcade admin now”.
operating-backup-made = Kopia zapasowa jest w pliku { $file }.
operating-backup-damaged = Nie da się w niej jednak odczytać dziennika stołu { $table }: zachowaj starszą kopię, w której jest czytelny, albo usuń ten stół poleceniem „pixcade admin remove-game { $table } --data { $folder }” i zrób kopię jeszcze raz.
operating-backup-damaged-several = Nie da się w niej jednak odczytać dzienników { $count } stołów: { $tables }. Zachowaj starszą kopię, w której są czytelne, albo usuń każdy z tych stołów poleceniem „pixcade admin remove-game STÓŁ --data { $folder }” i zrób kopię jeszcze raz.
operating-and-more = { $list } i jeszcze { $more }
operating-restored = Kopia zapasowa { $file } została przywrócona w folderze { $folder }.
operating-restored-kept = To, co było przedtem, jest w pliku { $file }.
operating-figures = Poczekalnie: { $lobbies }, trwające gry: { $playing }, połączenia: { $connections }, baza danych: { $store }.
operating-announced = Ogłoszenie: { $text }
operating-table = { $table }  { $game }, { $phase ->
        [lobby] poczekalnia
        [playing] trwa
       *[over] zakończona
    }, { $minutes } min: { $players }
operating-person = { $person }  { $name }, { $address }, stoły: { $tables }
operating-report = { $report }  { $kind ->
        [message] wiadomość { $number }
       *[name] imię
    } „{ $shown }”, osoba { $person }, stół { $table }, zgłasza { $by }: { $text }
operating-ban =
    { $kind ->
        [address] adres
       *[browser] przeglądarka
    } { $value }, do { $until } UTC
operating-ban-reason = { $ban }: { $reason }


## The page

operating-page-title = Operator
operating-page-token = Token
operating-page-open = Otwórz
operating-page-refresh = Odśwież
operating-page-lobbies = Poczekalnie
operating-page-playing = Trwające gry
operating-page-connections = Połączenia
operating-page-store = Baza danych
operating-page-tables = Stoły
operating-page-people = Ludzie
operating-page-reports = Zgłoszenia
operating-page-bans = Blokady
operating-page-none = Nic tu nie ma.
operating-page-close = Zamknij stół
operating-page-remove-name = Usuń imię
operating-page-remove-message = Usuń wiadomość
operating-page-remove-game = Usuń grę
operating-page-ban-browser = Zablokuj przeglądarkę
operating-page-ban-address = Zablokuj adres
operating-page-unban = Odblokuj
operating-page-done = Załatwione
operating-page-announcement = Ogłoszenie dla wszystkich
operating-page-announce = Ogłoś
operating-page-maintenance-on = Wstrzymaj nowe gry
operating-page-maintenance-off = Pozwól znów zaczynać gry
operating-page-maintenance-is-on = Przerwa techniczna: nie można zaczynać nowych gier. Trwające gry toczą się dalej.
operating-page-hours = Blokada (godziny)
operating-page-reason = Powód
operating-page-game-id = Identyfikator zakończonej gry
operating-page-game-id-missing = Wpisz identyfikator zakończonej gry. Znajdziesz go na końcu linku do niej, po /g/.
operating-page-sure = naciśnij jeszcze raz
operating-page-failed = To się nie udało.
operating-page-away = offline
operating-page-by = zgłasza
operating-page-until = do
operating-page-minutes = min
operating-page-bot = bot
operating-page-seat-open = wolne
operating-page-unreachable = Serwer nie odpowiada. Sprawdź, czy jeszcze działa.
operating-page-unread = Serwer nie może teraz odczytać tego z bazy danych. Najpierw napraw bazę danych, a potem odśwież stronę.
operating-page-kind-browser = Przeglądarka
operating-page-kind-address = Adres
operating-page-phase-lobby = poczekalnia
operating-page-phase-playing = trwa
operating-page-phase-over = zakończona

## What grows, and what is wrong

operating-growth-line = { $what }: { $used } z { $most }, zostało { $left }
operating-growth-free = { $what }: { $used }, bez limitu
operating-growth-group-disk = Na dysku
operating-growth-group-tables = Stoły
operating-growth-group-connections = Połączenia i pamięć
operating-growth-group-queues = Kolejki
operating-growth-group-budgets = Limity
operating-growth-of-person = najwięcej u jednej osoby
operating-growth-of-address = najwięcej z jednego adresu
operating-growth-of-table = najwięcej przy jednym stole
operating-growth-of-all = wszystkie procesy
operating-growth-database = Baza danych
operating-growth-write-ahead-log = Jej dziennik zapisu (WAL)
operating-growth-games = Zakończone gry
operating-growth-game-age = Najstarsza zakończona gra
operating-growth-chat = Wiadomości na czacie
operating-growth-chat-age = Najstarsza wiadomość na czacie
operating-growth-snapshots = Migawki stołów
operating-growth-browsers = Przeglądarki, które podały imię
operating-growth-grants = Wpuszczone przeglądarki (do stołów i na hasło)
operating-growth-copies = Kopie obok bazy danych
operating-growth-links = Linki do miejsc
operating-growth-bans = Blokady, także zakończone
operating-growth-reports = Zgłoszenia
operating-growth-lobbies = Poczekalnie
operating-growth-lobby-age = Poczekalnia najdłużej bez zmian
operating-growth-lobby-entries = Wpisy w dzienniku poczekalni
operating-growth-playing = Trwające gry
operating-growth-game-age-idle = Gra najdłużej bez ruchu
operating-growth-game-age-alone = Gra z botami najdłużej bez ruchu
operating-growth-game-entries = Wpisy w dzienniku gry
operating-growth-rooms = Stoły w pamięci
operating-growth-step-changed = Zmiany programu w turze
operating-growth-step-seated = Zajęcia miejsc w turze
operating-growth-step-left = Zwolnienia miejsc w turze
operating-growth-step-swapped = Zamiany miejsc w poczekalni
operating-growth-step-arranged = Zmiany ustawień w poczekalni
operating-growth-step-hosted = Zmiany gospodarza w turze
operating-growth-step-shared = Włączenia i wyłączenia wspólnego urządzenia w turze
operating-growth-step-paused = Pauzy w turze
operating-growth-step-returned = Powroty w turze
operating-growth-step-agreed = Głosy za przerwaniem gry w turze
operating-growth-connections = Połączenia wszystkich rodzajów
operating-growth-sockets = Połączenia WebSocket przy stołach
operating-growth-unsent = Wiadomości jeszcze nieodebrane
operating-growth-requests = Żądania przez HTTP
operating-growth-frames = Ramki ponad przydział połączenia
operating-growth-descriptors = Deskryptory
operating-growth-memory = Pamięć
operating-growth-kept-reviews = Analizy w pamięci
operating-growth-followed-games = Trwające gry z pozycjami w pamięci
operating-growth-folded-games = Trwające gry wczytane do pamięci
operating-growth-kept-qr-codes = Kody QR w pamięci
operating-growth-hints = Zamówione podpowiedzi
operating-growth-reviews = Analizowane gry
operating-growth-uploads = Odczytywane zapisy
operating-growth-names = Imiona usuwane z gier
operating-growth-qr-codes = Kody QR do narysowania
operating-growth-bots = Czekające decyzje botów
operating-growth-bus = Czekające wiadomości do innych procesów
operating-growth-counters-people = Liczniki limitów osób w pamięci
operating-growth-counters-addresses = Liczniki limitów adresów w pamięci
operating-growth-rate-create = Tworzenie stołów
operating-growth-rate-join = Zajmowanie i zmiana miejsc
operating-growth-rate-name = Zmiana imienia
operating-growth-rate-code = Próby wpisania kodu lub hasła
operating-growth-rate-hint = Prośby o podpowiedź
operating-growth-rate-whatif = Wypróbowywanie ruchów
operating-growth-rate-upload = Wysyłanie zapisów
operating-growth-rate-chat = Pisanie do innych
operating-growth-rate-message = Wiadomości przez WebSocket
operating-growth-rate-report = Zgłaszanie
operating-page-growth = Co rośnie
operating-page-what = Co
operating-page-now = Teraz
operating-page-bound = Limit
operating-page-left = Zostało
operating-page-each = po około { $size }
operating-page-unbounded = bez limitu
operating-page-near = mało zostało
operating-page-full = nic nie zostało
operating-page-clock = Zegar
operating-page-bus = Inne procesy
operating-state-ok = ok
operating-state-full = dysk pełny
operating-state-read-only = tylko do odczytu
operating-state-broken = uszkodzona
operating-state-gone = brak pliku
operating-state-unreachable = nieosiągalna
operating-state-ahead = spieszy się
operating-state-behind = spóźnia się
operating-state-database = przestawiono zegar bazy
operating-state-away = brak sygnału
operating-state-none = brak
operating-warning-store-full = Dysk bazy danych jest pełny i niczego nie można zapisać. Zwolnij miejsce: następny zapis się powiedzie.
operating-warning-store-read-only = Serwer nie ma prawa zapisu w swoim folderze danych i niczego nie można zapisać. Oddaj folder użytkownikowi serwera.
operating-warning-store-broken = Bazy danych nie można odczytać ani zapisać. Zatrzymaj serwer i sprawdź ją poleceniem „pixcade doctor”.
operating-warning-store-gone = Plik bazy danych został usunięty, przeniesiony lub podmieniony. Nic nie jest już zapisywane. Przywróć ten sam plik, a serwer ruszy dalej.
operating-warning-store-rescued = Plik bazy danych został usunięty, przeniesiony lub podmieniony. Nic nie jest już zapisywane. Przywróć ten sam plik, a serwer ruszy dalej; albo zatrzymaj serwer i przywróć kopię, którą zapisał: pixcade restore { $copy } --data { $folder }
operating-warning-store-unreachable = Baza danych jest nieosiągalna i niczego nie można zapisać. Uruchom ją: serwer sam ruszy dalej.
operating-warning-bus-away = Redis jest nieosiągalny. Osoby przy jednym stole mogą widzieć cudze ruchy z opóźnieniem do dwóch sekund. Uruchom Redis.
operating-warning-clock-ahead = Zegar komputera przestawiono: spieszy się o { $seconds } s względem czasu serwera, który nie skacze. Żadna gra się przez to nie kończy. Niech zegar ustawia NTP.
operating-warning-clock-behind = Zegar komputera przestawiono: spóźnia się o { $seconds } s względem czasu serwera, który nie skacze. Niech zegar ustawia NTP.
operating-warning-clock-database = Zegar bazy danych przestawiono: spieszy się o { $seconds } s względem czasu serwera, który nie skacze. Żadna gra się przez to nie kończy. Ustaw ten zegar prawidłowo i niech pilnuje go NTP. Jeśli teraz chodzi dobrze, uruchom ponownie wszystkie serwery jednocześnie.
operating-warning-stopped = Przy uruchomieniu serwera zegar wskazywał czas o { $hours } h późniejszy niż ostatni wpis. Albo serwer tak długo nie działał, albo zegar chodzi źle: sprawdź datę. Z tego czasu liczy się tylko jedna godzina i nic z tego powodu nie zostało zakończone ani usunięte.
operating-warning-growth = Mało zostało: { $what }, { $used } z { $most }.
