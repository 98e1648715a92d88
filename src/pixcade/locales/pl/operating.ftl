### Looking after a server: refusals, commands, and the operator's page.


## The operator

server-operator-here = Strona operatora działa tylko na komputerze, na którym działa serwer. Otwórz ją tam.
server-operator-token = To nie jest token operatora. Użyj tego, który serwer pokazał przy uruchomieniu, albo tego z jego ustawień.
server-metrics-token = Statystyki dostaje tylko sam komputer i każdy, kto ma token do nich. Wyślij go jako „Authorization: Bearer”.
server-no-such-message = Tej wiadomości nie ma już przy tym stole. Odśwież listę.
server-no-such-ban = Pod tą nazwą nikt nie jest zablokowany. Zajrzyj na listę blokad.
server-no-such-report = Tego zgłoszenia już nie ma. Odśwież listę.
server-bad-address = „{ $value }” nie jest adresem sieciowym. Podaj na przykład 192.0.2.7.
server-bad-number = „{ $text }” to nie jest liczba, która może tu stać. Podaj mniejszą liczbę całkowitą.
server-bad-date = „{ $text }” to nie jest dzień od dzisiaj wzwyż. Podaj na przykład 2027-01-31.
server-not-running = Na folderze danych { $folder } nie działa żaden serwer. Uruchom go, wskaż właściwy folder za pomocą --data albo serwer za pomocą --address.
server-address-unset = Ten serwer trzyma stoły w bazie danych, więc folder danych nie mówi, gdzie go szukać. Wskaż go za pomocą --address, na przykład http://127.0.0.1:8128.
server-operator-token-unset = Brakuje tokenu operatora. Podaj go przez --admin-token, PIXCADE_ADMIN_TOKEN albo w pliku ustawień.
server-no-answer = Serwer pod adresem { $address } nie odpowiada. Sprawdź, czy jeszcze działa, i spróbuj ponownie.


## Commands

cli-admin = opiekuj się działającym serwerem
cli-admin-about = Opiekuj się serwerem, który działa na tym komputerze: zobacz, kto gra, zamykaj stoły, usuwaj imiona i wiadomości, blokuj wejście.
cli-backup = skopiuj do pliku wszystko, co przechowuje serwer
cli-backup-about = Skopiuj do jednego pliku wszystko, co przechowuje serwer, także gdy działa. Plik zawiera imiona i wiadomości: trzymaj go w bezpiecznym miejscu.
cli-restore = przywróć kopię zapasową
cli-restore-about = Sprawdź kopię zapasową i wstaw ją w miejsce obecnych danych, które zostaną zachowane pod inną nazwą. Najpierw zatrzymaj serwer.
operating-help-token = token operatora; domyślnie ten z ustawień
operating-help-address = adres serwera, na przykład http://127.0.0.1:8128; domyślnie ten, który używa folderu danych
operating-help-file = plik kopii zapasowej
operating-help-now = pokaż stoły i ludzi
operating-help-reports = pokaż zgłoszenia
operating-help-bans = pokaż, kto jest zablokowany
operating-help-close = zakończ grę w obecnym stanie i zamknij stół
operating-help-remove-name = wszędzie pokazuj osobę jako „a player”
operating-help-remove-message = usuń wiadomość napisaną przy stole
operating-help-remove-game = usuń zakończoną grę
operating-help-ban = zablokuj przeglądarkę (osobę) albo adres na HOURS godzin albo do końca dnia DATE
operating-help-unban = wpuść z powrotem przeglądarkę albo adres
operating-help-announce = powiedz coś wszystkim; bez TEXT ogłoszenie znika
operating-help-maintenance = nie pozwalaj zaczynać nowych gier (on) albo znów pozwalaj (off)
operating-help-report-done = zgłoszenie zostało załatwione


## What the commands say

operating-done = Gotowe.
operating-backup-made = Kopia zapasowa jest w pliku { $file }.
operating-restored = Kopia zapasowa { $file } została przywrócona.
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
       *[name] nazwa
    } „{ $shown }”, autor { $person }, stół { $table }, zgłasza { $by }: { $text }
operating-ban =
    { $kind ->
        [address] adres
       *[browser] przeglądarka
    } { $value }, do { $until } UTC: { $reason }


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
operating-page-maintenance-is-on = Przerwa techniczna: nowe gry się nie zaczynają. Trwające gry toczą się dalej.
operating-page-hours = Blokada na godziny
operating-page-reason = Powód
operating-page-game-id = Identyfikator zakończonej gry
operating-page-sure = naciśnij jeszcze raz
operating-page-failed = To się nie udało.
operating-page-away = offline
operating-page-by = zgłasza
operating-page-until = do
operating-page-minutes = min
operating-page-bot = bot
operating-page-seat-open = wolne
operating-page-unreachable = Serwer nie odpowiada. Sprawdź, czy jeszcze działa.
operating-page-phase-lobby = poczekalnia
operating-page-phase-playing = trwa
operating-page-phase-over = zakończona
