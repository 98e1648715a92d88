### Where a server keeps its data: its folder, a database of its own, backups, moving. For whoever runs it.


## Starting with a folder

# $folder: the data folder
store-in-use = Folderu { $folder } używa już inny serwer Pixcade. Najpierw go zatrzymaj albo wybierz inny folder za pomocą --data.
# $version: of the database; $newest: that this program knows
store-newer = Ta baza danych ma wersję { $version }, a ten program zna wersje do { $newest }. Zainstaluj nowszą wersję Pixcade.
store-folder-newer = Baza danych w folderze { $folder } ma wersję { $version }, a ten program zna wersje do { $newest }. Wróć do nowszej wersji Pixcade albo przywróć kopię zrobioną przed jej instalacją poleceniem „pixcade restore { $copy } --data { $folder }”: nie ma w niej tego, co rozegrano później.
# $file: the database; $copy: the file to put back
store-lost = Baza danych { $file } jest pusta lub zniknęła, choć wcześniej istniała. Przywróć kopię poleceniem „pixcade restore { $copy } --data { $folder }” albo uruchom serwer raz z --new-database, aby zacząć od nowa.
store-no-folder = { $folder } nie jest folderem. Wybierz inny za pomocą --data.
store-folder-open = Do folderu { $folder } mają dostęp inni, więc nie nadaje się on do przechowywania tajnych danych. Wybierz własny folder za pomocą --data.
# $file: the file of the key
store-key-broken = Klucz serwera w pliku { $file } jest uszkodzony. Przywróć go z kopii albo usuń: wtedy wszyscy będą musieli dołączyć od nowa.


## Starting with a database

store-database-url = To nie jest adres bazy danych PostgreSQL. Podaj adres taki jak postgresql://NAZWA:HASŁO@HOST/BAZA.
# $address: host, port and name of the database
store-database-away = PostgreSQL pod adresem { $address } nie odpowiada. Sprawdź adres i to, czy PostgreSQL tam działa.
store-database-refuses = PostgreSQL pod adresem { $address } nie wpuszcza Pixcade albo nie pozwala mu na to, co jest potrzebne. Sprawdź nazwę użytkownika, hasło i bazę danych oraz uprawnienia tego użytkownika.
# $file: with passwords for PostgreSQL, as it stands in a command
store-password-file-open = PostgreSQL pod adresem { $address } nie wpuszcza Pixcade. Plik z hasłem nie został odczytany, bo mogą go czytać także inni. Zabezpiecz go poleceniem „chmod 600 { $file }” i spróbuj ponownie.
store-database-broken = W bazie danych PostgreSQL pod adresem { $address } brakuje tabel lub kolumn Pixcade. Zatrzymaj wszystkie serwery i przywróć zrzut poleceniem pg_restore albo wybierz inną bazę danych.
store-database-encoding = Ta baza danych nie może przechowywać liter wszystkich języków. Utwórz bazę z kodowaniem UTF8.
store-database-in-use = Tej bazy danych używa już inny proces Pixcade: serwer albo trwające przenoszenie. Najpierw go zatrzymaj albo poczekaj, aż skończy.


## Backups

store-nothing-kept = W folderze { $folder } nie ma bazy danych Pixcade. Wskaż właściwy folder.
store-backup-target = Plik { $file } już istnieje i nie jest kopią zapasową. Wybierz dla kopii inną nazwę.
store-backup-missing = Nie ma pliku { $file }. Sprawdź ścieżkę do kopii zapasowej.
store-backup-broken = { $file } nie jest kompletną kopią zapasową Pixcade. Wybierz inną.
store-backup-unreadable = Nie można odczytać { $file }. Sprawdź uprawnienia albo zrób kopię jeszcze raz poleceniem „pixcade backup”.
store-backup-folder = { $folder } to folder. Wpisz nazwę pliku dla kopii zapasowej.
store-backup-nowhere = Nie ma folderu { $folder }. Najpierw go utwórz albo wybierz inne miejsce dla kopii zapasowej.
# $table: the id of a table
store-backup-log = W kopii zapasowej { $file } nie da się odczytać dziennika stołu { $table }. Wybierz inną kopię albo przywróć ją mimo to z opcją --damaged-too: wtedy nie będzie można otworzyć tylko takich stołów.


## Moving

store-moving-same = Źródło i cel to jedno i to samo miejsce, więc nie ma czego przenosić. Podaj dwa różne.
# $place: a folder, or where a database is
store-moving-full = W miejscu { $place } są już inne stoły lub gry, więc niczego nie skopiowano. Wybierz pusty folder albo pustą bazę danych.
store-moving-different = Kopia w miejscu { $place } różniła się od oryginału, więc nic z niej nie zachowano. Spróbuj jeszcze raz.
# $table: the id of a table
store-moving-log = Nie da się odczytać dziennika stołu { $table }, więc niczego nie skopiowano. Przywróć kopię zapasową, w której jest czytelny, albo uruchom serwer i usuń ten stół poleceniem „pixcade admin remove-game { $table }”.
store-moving-password = Wiersze poleceń może odczytać każdy, kto korzysta z tego komputera, więc nie wolno tu podawać hasła w adresie. Pomiń je i ustaw PGPASSWORD albo PGPASSFILE lub napisz env:NAZWA, gdy adres jest w zmiennej NAZWA.
# $name: of a variable
store-moving-unset = Zmienna { $name } nie jest ustawiona, więc nie ma w niej adresu. Ustaw ją i spróbuj jeszcze raz.

cli-migrate-store = przenieś wszystko, co przechowuje serwer, w inne miejsce
cli-migrate-store-about =
    Kopiuje wszystko, co przechowuje serwer, z jednego miejsca w drugie: stoły, gry i dane osób. Miejscem jest folder danych albo baza danych PostgreSQL, na przykład postgresql://NAZWA@HOST/BAZA; hasło podaje się w PGPASSWORD albo w pliku wskazanym przez PGPASSFILE; może to też być env:NAZWA, gdy adres jest w zmiennej NAZWA. Każdy rekord jest odczytywany i porównywany, zanim kopia zostanie uznana za gotową; przerwane przenoszenie można uruchomić od nowa. Najpierw zatrzymaj serwery obu miejsc.
operating-help-from = folder albo baza danych, gdzie wszystko jest teraz
operating-help-to = pusty folder albo pusta baza danych, gdzie wszystko ma być
operating-moved = Wszystko jest w miejscu { $place } i zostało porównane rekord po rekordzie: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    } ({ $lines ->
        [one] { $lines } wpis
        [few] { $lines } wpisy
       *[many] { $lines } wpisów
    }), { $games ->
        [one] { $games } zakończona gra
        [few] { $games } zakończone gry
       *[many] { $games } zakończonych gier
    }, { $browsers ->
        [one] { $browsers } przeglądarka
        [few] { $browsers } przeglądarki
       *[many] { $browsers } przeglądarek
    }.
operating-moved-already = Ta kopia była tam już wcześniej.
operating-moved-key = Jest tam też klucz serwera, więc wszyscy zostaną rozpoznani jak dotąd. Chroń oba miejsca tak jak hasło.
operating-moved-no-key = W miejscu { $place } nie ma klucza serwera, więc wszyscy muszą dołączyć od nowa. Jeśli masz jeszcze plik „key” ze starego folderu danych, umieść go tam i przenieś wszystko jeszcze raz w puste miejsce.
