### Refusals of the store, where logs and everything beside them are kept.


## While a server runs

store-full = Dysk serwera jest pełny, więc nic nie zapisano. Poproś osobę, która prowadzi serwer, o zwolnienie miejsca i spróbuj jeszcze raz.
store-read-only = Serwer nie ma prawa zapisu do swoich danych, więc nic nie zapisano. Poproś osobę, która prowadzi serwer, o nadanie mu tego prawa i spróbuj jeszcze raz.
store-broken = Serwer nie może odczytać ani zapisać swoich danych, więc nic nie zapisano. Poproś osobę, która prowadzi serwer, o sprawdzenie dysku albo przywrócenie kopii zapasowej.
store-gone = Plik bazy danych serwera został usunięty, przeniesiony lub podmieniony, więc nic nie zapisano. Poproś osobę, która prowadzi serwer, o jego przywrócenie i spróbuj jeszcze raz.
store-unreachable = Serwer nie może połączyć się ze swoją bazą danych, więc nic nie zapisano. Spróbuj jeszcze raz za chwilę.
store-unclear = Serwer stracił połączenie z bazą danych w trakcie zapisywania i na razie nie wiadomo, czy zapis się udał. Sprawdź za chwilę, zanim spróbujesz jeszcze raz.
store-closed = Serwer właśnie się zamyka, więc nic nie zapisano. Spróbuj jeszcze raz, gdy znów będzie działał.


## Starting

# $folder: the data folder
store-in-use = Folderu { $folder } używa już inny serwer Pixcade. Najpierw go zatrzymaj albo wybierz inny folder za pomocą --data.
# $version: of the database; $newest: that this program knows
store-newer = Ta baza danych ma wersję { $version }, a ten program zna wersje do { $newest }. Pobierz nowszą wersję Pixcade.
# $file: the database; $copy: the file to put back
store-lost = Baza danych { $file } jest pusta lub zniknęła, choć już istniała. Przywróć kopię poleceniem „pixcade restore { $copy }” albo uruchom raz z --new-database, aby zacząć od nowa.
store-no-folder = { $folder } nie jest folderem. Wybierz inny za pomocą --data.
store-folder-open = Do folderu { $folder } mają dostęp inni, więc nie nadaje się on do trzymania tajemnic. Wybierz własny folder za pomocą --data.
# $file: the file of the key
store-key-broken = Klucz serwera w pliku { $file } jest uszkodzony. Przywróć go z kopii albo usuń: wtedy wszyscy będą musieli dołączyć od nowa.


## Backups

store-nothing-kept = W folderze { $folder } nie ma bazy danych Pixcade. Wskaż właściwy folder za pomocą --data.
store-backup-target = Plik { $file } już istnieje i nie jest kopią zapasową. Wybierz dla kopii inną nazwę.
store-backup-broken = { $file } nie jest kompletną kopią zapasową Pixcade. Wybierz inną.
# $table: the id of a table
store-backup-log = W kopii zapasowej { $file } nie da się odczytać dziennika stołu { $table }. Wybierz inną kopię.
