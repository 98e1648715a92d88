### Running a server as a service: secrets in settings, a start that fails, for whoever runs it.


## Secrets among the settings

# $name: the setting, such as join-password
serving-help-secret-file = plik, w którym jest tylko { $name }
# $name: the flag, such as --join-password; $variable: such as PIXCADE_JOIN_PASSWORD
serving-on-command-line = Wiersze poleceń może odczytać każdy, kto korzysta z tego komputera, więc po { $name } nie wolno wpisywać niczego tajnego. Napisz samo { $name }, a program o to zapyta; możesz też wskazać plik opcją { $name }-file albo ustawić { $variable }.
serving-nobody-to-ask = Nie ma terminala, w którym można by zapytać o { $name }. Zamiast tego wskaż plik opcją { $name }-file.
# $name: the setting; $path: the file
serving-unreadable-secret = Nie można odczytać pliku „{ $path }”, który powinien zawierać { $name }. Sprawdź ścieżkę i uprawnienia.


## A start that fails

# $folder: the data folder; $user: who runs this program
serving-disk-full = Dysk z folderem { $folder } jest pełny. Zwolnij na nim miejsce albo wybierz inny folder za pomocą --data i uruchom serwer jeszcze raz.
serving-folder-forbidden = Użytkownik { $user } nie ma prawa zapisu w folderze { $folder }. Przekaż mu ten folder razem z zawartością albo wybierz inny za pomocą --data i uruchom serwer jeszcze raz.
serving-data-broken = Nie można odczytać bazy danych w folderze { $folder }: jest uszkodzona albo nie jest bazą Pixcade. Przywróć kopię zapasową poleceniem „pixcade restore PLIK --data { $folder }” albo wybierz inny folder za pomocą --data.
serving-target-full = Dysk z folderem { $folder } jest pełny. Zwolnij na nim miejsce albo wybierz inny folder i spróbuj jeszcze raz.
serving-target-forbidden = Użytkownik { $user } nie ma prawa zapisu w folderze { $folder }. Wybierz inny folder albo spróbuj jako ktoś, kto ma to prawo.


## pixcade doctor

cli-doctor = sprawdź, czy serwer ma wszystko, czego potrzebuje
cli-doctor-about = Sprawdza wszystko, co otacza serwer, i niczego nie zmienia: folder danych, dysk, bazę danych, zegar, deskryptory, port, TLS, stronę, skompilowany kod i wersje. Przyjmuje te same ustawienia co „pixcade serve”. Kod wyjścia to 1, gdy w tym stanie serwer nie może działać.
doctor-help-json = wypisz jako JSON, dla programów
doctor-help-service = sprawdź zainstalowaną usługę z jej ustawieniami: usługę komputera (machine) albo twojego użytkownika (user)
# $whose: machine or user
doctor-of-service = Jest tu zainstalowana usługa. Aby sprawdzić ją z jej własnymi ustawieniami: pixcade doctor --service { $whose }
# $level: how grave it is
doctor-level = { $level ->
        [ok] ok
        [warning] uwaga
       *[error] BŁĄD
    }
# $check: what was looked at
doctor-check = { $check ->
        [folder] folder danych
        [disk] dysk
        [store] baza danych
        [clock] zegar
        [descriptors] deskryptory
        [port] port
        [tls] TLS
        [page] strona
        [kernels] skompilowany kod
        [bus] Redis
       *[versions] wersje
    }
doctor-summary = { $errors ->
        [0] { $warnings ->
            [0] Wszystko w porządku.
            [one] Działa. Jednej rzeczy warto się przyjrzeć.
           *[other] Działa. { $warnings } rzeczom warto się przyjrzeć.
        }
        [one] Jedną rzecz trzeba naprawić.
       *[other] { $errors } rzeczy trzeba naprawić.
    }
# $folder: the data folder; $user: who runs this program; $owner: to whom it belongs
doctor-folder = { $folder } należy tylko do użytkownika { $user }.
doctor-folder-new = Folderu { $folder } jeszcze nie ma; utworzy go pierwsze uruchomienie.
doctor-folder-forbidden = Użytkownik { $user } nie ma prawa odczytu i zapisu w { $folder }.
doctor-folder-forbidden-do = Przekaż folder razem z zawartością użytkownikowi { $user } albo wybierz inny za pomocą --data.
doctor-folder-no-folder = { $folder } nie jest folderem.
doctor-folder-no-folder-do = Wybierz inny za pomocą --data.
doctor-folder-of-another = { $folder } należy do użytkownika { $owner }, a ty działasz jako { $user }.
doctor-folder-of-another-do = Jeśli serwer działa jako { $owner }, uruchom to jako { $owner } albo root; jeśli nie, wybierz własny folder za pomocą --data.
doctor-folder-of-server = { $folder } należy tylko do użytkownika { $owner }, i tak ma być, jeśli serwer działa jako { $owner }.
# $file: in the folder; $other: to whom that belongs
doctor-folder-mixed = { $folder } należy do użytkownika { $owner }, ale { $file } w tym folderze należy do użytkownika { $other }.
doctor-folder-mixed-do = Jako root przekaż całą zawartość użytkownikowi { $owner }: chown -R --reference={ $folder } { $folder }
doctor-folder-hidden = Użytkownik { $user } nie ma dostępu do { $folder }.
doctor-folder-hidden-do = Uruchom to jako root albo jako użytkownik, który uruchamia serwer.
doctor-folder-open = Do { $folder } mają dostęp inni użytkownicy tego komputera.
doctor-folder-open-do = Zamknij go poleceniem: chmod -R go= { $folder }
# $megabytes: free
doctor-disk = Wolnych jest { $megabytes } MB.
doctor-disk-short = Na dysku z { $folder } jest tylko { $megabytes } MB wolnego miejsca.
doctor-disk-short-do = Zwolnij miejsce, zanim dysk się zapełni: wtedy niczego nie da się zapisać.
doctor-disk-full = Na dysku z { $folder } jest { $megabytes } MB wolnego miejsca: praktycznie jest pełny.
doctor-disk-full-do = Zwolnij tam miejsce albo wybierz inny folder za pomocą --data.
doctor-store = Baza danych jest w porządku, { $megabytes } MB.
doctor-store-new = Bazy danych jeszcze nie ma; utworzy ją pierwsze uruchomienie.
# $version: of the database; $newest: that this program knows
doctor-store-older = Baza danych jest w porządku i ma wersję { $version }; przy następnym uruchomieniu serwer zrobi jej kopię, a potem zaktualizuje bazę do wersji { $newest }.
doctor-store-shared = PostgreSQL pod adresem { $address } odpowiada, a ta wersja zna jego tabele.
doctor-store-shared-new = PostgreSQL pod adresem { $address } odpowiada. W tej bazie danych nie ma jeszcze tabel Pixcade; utworzy je pierwsze uruchomienie.
doctor-store-empty = Baza danych w { $folder } jest pusta lub zniknęła, choć wcześniej istniała.
doctor-store-empty-do = Przywróć kopię zapasową poleceniem „pixcade restore PLIK --data { $folder }” albo uruchom serwer raz z --new-database, aby zacząć od nowa.
# $copy: the file with what was there
doctor-store-rescued = Baza danych w { $folder } jest pusta lub zniknęła; jej zawartość zachowano w pliku { $copy }.
doctor-store-rescued-do = Zatrzymaj serwer i przywróć tę kopię: pixcade restore { $copy } --data { $folder }
doctor-store-damaged = Baza danych w { $folder } jest uszkodzona albo nie jest bazą Pixcade.
doctor-store-damaged-do = Zatrzymaj serwer i przywróć kopię zapasową: pixcade restore PLIK --data { $folder }
doctor-store-log = Baza danych jest w porządku, ale nie da się odczytać ostatniego wpisu w dzienniku stołu { $table }, więc nikt nie może otworzyć tego stołu.
doctor-store-log-do = Usuń ten stół poleceniem „pixcade admin remove-game { $table } --data { $folder }” albo zatrzymaj serwer i przywróć kopię zapasową: pixcade restore PLIK --data { $folder }
doctor-store-unreadable = Nie można odczytać bazy danych w { $folder }.
doctor-store-unreadable-do = Sprawdź uprawnienia do jej plików i stan dysku.
doctor-store-locked = Inny program zablokował bazę danych w { $folder }.
doctor-store-locked-do = Zakończ ten program. Aby zobaczyć, który to: fuser -v { $folder }/*
doctor-store-newer = Baza danych w { $folder } ma wersję { $version }, a ten program zna wersje do { $newest }.
doctor-store-newer-do = Użyj znów nowszej wersji Pixcade albo przywróć kopię zrobioną przed jej instalacją: pixcade restore { $copy } --data { $folder }
doctor-store-newer-shared = Baza danych PostgreSQL pod adresem { $address } ma wersję { $version }, a ten program zna wersje do { $newest }.
doctor-store-newer-shared-do = Użyj znów nowszej wersji Pixcade albo przywróć poleceniem pg_restore zrzut zrobiony przed jej instalacją.
# $time: UTC
doctor-clock = Jest { $time } UTC.
doctor-clock-behind = Zegar tego komputera wskazuje czas o { $minutes } min wcześniejszy niż instalacja Pixcade.
doctor-clock-behind-do = Ustaw go i włącz NTP: timedatectl set-ntp true
doctor-clock-back = Zegar tego komputera wskazuje czas o { $minutes } min wcześniejszy niż ostatni wpis: chodzi źle albo wtedy się spieszył.
doctor-clock-back-do = Sprawdź datę. Jeśli jest właściwa, serwer działa, a jego daty wyprzedzają zegar, dopóki zegar ich nie dogoni.
doctor-clock-ahead = Ostatni wpis jest sprzed { $days } dni: nikt od tego czasu nie grał albo zegar się spieszy.
doctor-clock-ahead-do = Zanim uruchomisz serwer, sprawdź, czy data jest właściwa.
# $most: files and connections
doctor-descriptors = Limit otwartych plików i połączeń na proces: { $most }.
doctor-descriptors-unlimited = Liczba otwartych plików i połączeń nie jest ograniczona.
doctor-descriptors-few = Limit otwartych plików i połączeń na proces to tylko { $most }.
doctor-descriptors-few-do = Zwiększ ten limit: ulimit -n 65536 albo LimitNOFILE=65536 w jednostce systemd.
doctor-port = Port { $port } jest wolny.
doctor-port-own = Serwer działa pod adresem { $address }.
# $free: another port
doctor-port-taken = Portu { $port } używa inny program; serwer użyłby portu { $free }.
doctor-port-taken-do = Zakończ tamten program albo wybierz inny port za pomocą --port.
doctor-port-other = Portu { $port } używa inny serwer Pixcade, który ma dane gdzie indziej; ten użyłby portu { $free }.
doctor-port-other-do = Jeśli chodzi o tamten serwer, podaj jego folder za pomocą --data; jeśli nie, wybierz inny port za pomocą --port.
# $name: of the public address; $days: until it ends
doctor-tls = Certyfikat { $name } jest ważny jeszcze { $days ->
    [one] { $days } dzień.
   *[other] { $days } dni.
}
doctor-tls-unneeded = Z serwerem może się połączyć tylko ten komputer.
doctor-tls-none = Inni łączą się z serwerem bez TLS: kto może podsłuchiwać sieć, odczyta wszystko.
doctor-tls-none-do = W domu to może wystarczyć. W internecie postaw przed Pixcade serwer proxy z TLS i ustaw --public-url oraz --trusted-proxy.
doctor-tls-untrusted = Adres publiczny zaczyna się od https, ale nie podano --trusted-proxy.
doctor-tls-untrusted-do = Podaj adres serwera proxy w --trusted-proxy; inaczej wydaje się, że wszyscy łączą się z tego adresu.
doctor-tls-unreachable = Z tego komputera { $name } nie odpowiada na porcie { $port }.
doctor-tls-unreachable-do = Sprawdź, czy serwer proxy działa i czy nazwa do niego prowadzi.
# $reason: from the TLS library, in English
doctor-tls-refused = Certyfikat { $name } jest odrzucany: { $reason }.
doctor-tls-refused-do = Niech serwer proxy pobierze dla tej nazwy nowy certyfikat.
doctor-tls-not-spoken = To, co odpowiada na porcie { $port } pod nazwą { $name }, nie używa TLS.
doctor-tls-not-spoken-do = Niech serwer proxy obsługuje na tym porcie HTTPS albo popraw port w --public-url.
doctor-tls-ending = Certyfikat { $name } wygaśnie za { $days ->
    [one] { $days } dzień.
   *[other] { $days } dni.
}
doctor-tls-ending-do = Sprawdź, dlaczego serwer proxy go nie odnowił.
# $build: of the page
doctor-page = Strona dla przeglądarek jest kompletna (kompilacja { $build }).
doctor-page-missing = Brakuje strony dla przeglądarek.
doctor-page-missing-do = Zainstaluj opublikowane wydanie albo zbuduj stronę z kodu źródłowego: python3 run.py serve
# $files: names
doctor-page-incomplete = Brakuje plików strony dla przeglądarek albo są uszkodzone: { $files }
doctor-page-incomplete-do = Zainstaluj tę wersję jeszcze raz.
doctor-kernels = Silne boty korzystają ze skompilowanego kodu.
doctor-kernels-uncompiled = Kod silnych botów w { $folder } nie jest jeszcze skompilowany.
doctor-kernels-uncompiled-do = Serwer skompiluje go w tle, gdy po raz pierwszy będzie go potrzebował silny bot, podpowiedź albo analiza gry; do tego czasu silne boty grają słabiej. Aby zrobić to teraz: { $command }
doctor-kernels-none = Nie ma tu kompilatora kodu botów, więc silne boty grają słabiej.
doctor-kernels-none-do = Zainstaluj numba i numpy, jeśli istnieją dla tego Pythona i komputera.
doctor-bus = Redis pod adresem { $address } odpowiada.
doctor-versions = Wszystkie biblioteki są w wersjach, które przetestowano razem.
doctor-versions-unknown = Nie wiadomo, które wersje przetestowano razem.
doctor-versions-unknown-do = Zainstaluj opublikowane wydanie.
# $names: of some of them
doctor-versions-missing = Brak bibliotek, których wymaga serwer: { $names }
doctor-versions-missing-do = Zainstaluj je poleceniem: pip install "pixcade[server]"
# $names: of some of them, with the version that was tested; $count: how many
doctor-versions-other = { $count ->
    [one] { $count } biblioteka ma inną wersję niż przetestowana: { $names }
    [few] { $count } biblioteki mają inne wersje niż przetestowane: { $names }
   *[many] { $count } bibliotek ma inne wersje niż przetestowane: { $names }
}
doctor-versions-other-do = Zainstaluj opublikowane wydanie, z jego requirements.lock.


## pixcade service

cli-service = uruchamiaj serwer jako usługę systemd
cli-service-about = Wypisuje, instaluje albo usuwa jednostkę, za pomocą której systemd uruchamia serwer: dla całego komputera albo, z --user, dla ciebie. Instalacja najpierw sprawdza, czy ta wersja umie odczytać dane, więc tak samo przechodzi się na inną wersję i z powrotem.
service-help-print = wypisz jednostkę na ekranie
service-help-install = sprawdź, czy ta wersja umie odczytać dane, potem zapisz jednostkę i uruchom ją
service-help-remove = zatrzymaj usługę i usuń jej jednostkę; dane i ustawienia zostają
service-help-user = tylko dla twojego użytkownika zamiast dla całego komputera
service-help-root = umieść pliki w tym folderze zamiast w / i niczego nie uruchamiaj
service-help-check = tylko sprawdź, czy ta wersja umie odczytać dane
# $version: of this program
service-readable = Wersja { $version } umie odczytać wszystko (stoły: { $tables }, wpisy: { $lines }, zakończone gry: { $games }).
# $folder: the data folder; $address: of the database
service-readable-new = Wersji { $version } można użyć: w { $folder } nie ma jeszcze danych.
service-readable-shared = Wersji { $version } można użyć: zna ona tabele w PostgreSQL pod adresem { $address }. Zapisanych tam gier nie sprawdzono.
# $file: of the unit; $program: what it runs; $variables: the file with the service's variables
service-written = Jednostka { $file } uruchamia { $program }. Jej ustawienia są w pliku { $variables }.
service-removed = Jednostka { $file } została usunięta. Dane i ustawienia w pliku { $variables } pozostały na miejscu.
# $command: for the shell
service-type = systemd tu nie działa. Na docelowym komputerze wpisz: { $command }
service-no-program = Nie ma polecenia { $program }. Zainstaluj Pixcade w osobnym folderze poleceniem „python3 -m venv” i użyj polecenia stamtąd.
service-no-page = W tej instalacji nie ma strony dla przeglądarek, więc nie może działać jako serwer. Zainstaluj opublikowane wydanie.
service-log = Wersja { $version } nie może odczytać dziennika stołu { $table } w bazie danych folderu { $folder }, więc nikt nie mógłby otworzyć tego stołu. Jeśli potrafi to wersja, która teraz działa, zostań przy niej; w przeciwnym razie usuń w niej ten stół poleceniem „pixcade admin remove-game { $table } --data { $folder }” albo przywróć kopię zapasową poleceniem „pixcade restore PLIK --data { $folder }”.
# $folder: the data folder; $data: the same as a command has it; $copy: the file to put back
service-data-broken = Nie można odczytać bazy danych w folderze { $folder }: jest uszkodzona albo nie jest bazą Pixcade. Zatrzymaj usługę i przywróć kopię zapasową poleceniem „pixcade restore PLIK --data { $data }”.
service-newer = Baza danych w folderze { $folder } ma wersję { $version }, a ten program zna wersje do { $newest }. Zostań przy nowszej wersji Pixcade albo zatrzymaj usługę i przywróć kopię zrobioną przed jej instalacją poleceniem „pixcade restore { $copy } --data { $data }”: nie ma w niej tego, co rozegrano później.
# $address: of the database
service-newer-shared = Baza danych PostgreSQL pod adresem { $address } ma wersję { $version }, a ten program zna wersje do { $newest }. Zostań przy nowszej wersji Pixcade albo zatrzymaj wszystkie serwery i przywróć poleceniem pg_restore zrzut zrobiony przed jej instalacją.
service-lost = Baza danych w folderze { $folder } jest pusta lub zniknęła, choć wcześniej istniała. Zatrzymaj usługę i przywróć kopię poleceniem „pixcade restore { $copy } --data { $data }” albo ustaw PIXCADE_NEW_DATABASE=yes na jedno uruchomienie usługi, aby zacząć od nowa.
# $user: who runs this program
service-data-forbidden = Użytkownik { $user } nie ma prawa odczytu danych w folderze { $folder }. Zrób to jako root; w przypadku usługi z --user przekaż mu ten folder razem z zawartością.
service-no-room = Aby sprawdzić, czy ta wersja umie odczytać dane, są one kopiowane do { $folder }, a jest tam mniej niż { $megabytes } MB wolnego miejsca. Zwolnij tam miejsce albo podaj inny folder w zmiennej TMPDIR.
service-odd-path = systemd nie uruchamia programu, którego ścieżka zawiera cudzysłów, apostrof, odwrotny ukośnik albo niewidoczny znak, tak jak { $program }. Zainstaluj go w innym folderze.
service-in-a-home = Usługa systemowa nie widzi { $program }, bo ten plik leży w czyimś katalogu domowym. Zainstaluj Pixcade w /opt albo użyj --user.
# $program: the interpreter
service-python-in-a-home = Usługa systemowa nie widzi Pythona tej instalacji, { $program }, bo leży on w czyimś katalogu domowym. Zainstaluj Pixcade jeszcze raz w folderze utworzonym poleceniem „/usr/bin/python3 -m venv” albo użyj --user.
service-forbidden = Nie można zapisać pliku { $file }. Zrób to jako root albo użyj --user.
service-not-installed = Nie ma jednostki { $file }, więc nie ma czego usuwać.
service-none = Nie ma jednostki { $file }, więc nie ma takiej usługi. Pomiń --service albo zainstaluj usługę poleceniem „pixcade service install”.
# $file: with the service's variables; $user: who runs this program
service-hidden = Użytkownik { $user } nie może odczytać ustawień usługi w pliku { $file }. Zrób to jako root.
service-systemctl = systemd odmówił wykonania „{ $command }”. Przyczynę znajdziesz wyżej albo poleceniem: journalctl -u pixcade


## The operator

server-operator-none = Ten serwer nie ma tokenu operatora, więc nikt nie może tego otworzyć. Ustaw PIXCADE_ADMIN_TOKEN (w przypadku usługi w pliku z jej ustawieniami) i uruchom serwer ponownie.
