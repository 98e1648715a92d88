### Starting the server: what it says on the way, its settings, and why it may not start.
### Names of flags and settings, addresses and what is typed stay as they are.


## What a person is told when it starts

serving-at = Pixcade działa pod adresem { $address }
serving-already = Pixcade już działa pod adresem { $address }
serving-open-it = Otwórz ten adres w przeglądarce.
serving-no-page = W tej instalacji nie ma strony dla przeglądarek, więc nikt w przeglądarce nie zagra. Zainstaluj opublikowane wydanie albo zbuduj stronę z kodu źródłowego: python3 run.py serve
# $wanted: the port that was asked for; $port: the one that was free
serving-port-changed = Portu { $wanted } używa inny program, więc tym razem Pixcade korzysta z portu { $port }. Wszystkie linki go zawierają.
# $addresses: one, or several joined by “or”
serving-elsewhere = Na innych urządzeniach otwórz { $addresses }
serving-everybody = Wejść może każdy, kto zna ten adres i ma z nim połączenie. Z opcją --join-password potrzebne będzie hasło.
serving-over-ssh = Łączysz się z innego komputera. Uruchom z opcją --lan albo otwórz stamtąd tunel: ssh -L { $port }:127.0.0.1:{ $port }
serving-proxy-not-trusted = Adres publiczny zaczyna się od https, ale nie podano --trusted-proxy, więc wydaje się, że wszyscy łączą się z adresu serwera proxy.
serving-operator = Strona operatora: { $address } – token: { $token }
serving-operator-unset = Strona operatora wymaga tokenu. Aby z niej korzystać, ustaw admin-token.
serving-stop = Aby zatrzymać, naciśnij Ctrl-C.
serving-ending = Zatrzymywanie.
serving-ended = Zatrzymano. Nic nie przepadło: po następnym uruchomieniu gry potoczą się dalej.
# $copy: the file in which what was there is saved
serving-ended-rescued = Plik bazy danych został usunięty, przeniesiony lub podmieniony w trakcie działania serwera. Jego zawartość zapisano w { $copy }: przywróć ją poleceniem „pixcade restore { $copy } --data { $folder }”.
# $state: how the store is, such as full or broken
serving-ended-doubtful = Zatrzymano, ale z bazą danych jest coś nie tak ({ $state }), więc czegoś może brakować. Przed następnym uruchomieniem sprawdź dysk i folder danych i zachowaj ostatnią kopię zapasową.


## Refusals to start

serving-ports-busy = Wszystkich portów od { $first } do { $last } używają inne programy. Wybierz inny opcją --port.
serving-port-forbidden = Port { $port } jest zastrzeżony dla systemu. Wybierz opcją --port numer większy niż 1023.
serving-host-unknown = Nazwie „{ $host }” nie odpowiada żaden adres. Po --host podaj jeden z adresów tego komputera.
serving-not-our-address = Ten komputer nie ma adresu { $address }. Wybierz taki, który ma.
serving-not-started = Nie udało się uruchomić serwera. Przyczynę znajdziesz w dzienniku.


## Settings that can't be

# $name: as it was written, such as --port, PIXCADE_PORT or port; $form: how a value is written
serving-bad-value = „{ $name }” nie może mieć wartości „{ $value }”. Zapisuje się ją tak: { $form }.
# The value is secret and must not be shown
serving-bad-secret = Wartość „{ $name }” jest nieprawidłowa. Zapisuje się ją tak: { $form }.
serving-bad-secret-text = Wartość „{ $name }” jest nieprawidłowa. Musi mieć od { $least } do { $most } znaków, bez spacji na początku i na końcu; litery bez znaków diakrytycznych i cyfry zawsze są dobre.
serving-unknown-setting = Nie ma ustawienia „{ $name }”, które występuje w pliku { $path }. Dostępne ustawienia: { $known }.
serving-no-such-file = Nie ma pliku ustawień „{ $path }”. Sprawdź ścieżkę po --settings.
serving-unreadable-file = Nie można odczytać pliku ustawień „{ $path }”. Sprawdź jego uprawnienia.
# $detail: from the reader of the format, in English
serving-not-toml = Plik ustawień „{ $path }” nie jest poprawnym plikiem TOML ({ $detail }). Popraw go.
serving-data-in-its-own-file = Plik „{ $path }” leży w folderze danych, więc nie może wskazywać, gdzie ten folder jest. Użyj --data albo PIXCADE_DATA.
serving-one-process = Serwer to jeden proces, więc opcji --workers tu nie ma. Aby naraz myślało więcej botów, użyj --thinkers; aby działało kilka procesów, uruchom kilka serwerów z tymi samymi --database-url i --bus-url.
serving-both-urls = Serwer na kilku komputerach potrzebuje obu adresów: --database-url dla PostgreSQL i --bus-url dla Redis. Podaj oba albo żaden.


## What each setting does. These stand in the help and in docs/settings.md.

# $file: the file's name
serving-help-settings = czytaj ustawienia z tego pliku zamiast z { $file } w folderze danych
serving-help-host = adres, na którym serwer nasłuchuje oprócz własnego 127.0.0.1; 0.0.0.0 oznacza wszystkie
serving-help-port = port, na którym serwer nasłuchuje; gdy jest zajęty, następny wolny z dziesięciu; 0 oznacza dowolny
serving-help-lan = od razu wpuszczaj urządzenia z tej samej sieci
serving-help-public-url = adres podawany w linkach dla innych, na przykład https://games.example/pixcade
serving-help-data = folder bazy danych; domyślnie zwykłe miejsce na dane tego użytkownika
serving-help-new-database = zacznij od nowej bazy danych, jeśli stara jest pusta lub zniknęła; to, co z niej zostało, jest zachowywane obok
serving-help-database-url = adres bazy PostgreSQL, wspólnej dla kilku procesów, zamiast folderu: postgresql://...
serving-help-bus-url = adres serwera Redis, przez który te procesy przekazują sobie wiadomości: redis://...
serving-help-public = pokazuj listę stołów publicznych
serving-help-join-password = hasło potrzebne każdemu, kto łączy się z innego urządzenia
serving-help-tables-by = kto może tworzyć stoły: tylko ten komputer i operator (host) czy wszyscy (all)
serving-help-trusted-proxy = serwer proxy, którego nagłówkom się ufa: adres albo sieć; można podać kilka razy
serving-help-thinkers = ile botów może myśleć naraz; domyślnie o jeden mniej, niż komputer ma rdzeni
serving-help-grace = po ilu sekundach bot zajmuje miejsce osoby, której nie ma
serving-help-chat = pozwól ludziom pisać do siebie nawzajem
serving-help-keep-games = przez ile dni przechowywać zakończone gry; 0 oznacza bez końca
serving-help-open-browser = otwórz stronę w przeglądarce po uruchomieniu
serving-help-admin-token = token do strony operatora; domyślnie nowy przy każdym uruchomieniu w terminalu, a poza nim żaden
serving-help-metrics-token = token, z którym /metrics można czytać z innych komputerów
serving-help-log-format = postać wierszy dziennika
serving-help-log-level = które wiersze dziennika zapisywać: ten poziom i poważniejsze

core-package-missing = Brak pakietu { $name }. Zainstaluj go poleceniem: { $command }
# $name: of the first of them that was looked for
core-server-missing = Serwer wymaga pakietów, których tu nie ma, na przykład { $name }. Zainstaluj je poleceniem: pip install "pixcade[server]". Gry w terminalu ich nie potrzebują: pixcade text
