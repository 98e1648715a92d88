### Refusals of the store, where logs and everything beside them are kept.


## While a server runs

store-full = Dysk serwera jest pełny, więc nic nie zapisano. Poproś osobę, która prowadzi serwer, o zwolnienie miejsca i spróbuj jeszcze raz.
store-read-only = Serwer nie ma prawa zapisu do swoich danych, więc nic nie zapisano. Poproś osobę, która prowadzi serwer, o nadanie mu tego prawa i spróbuj jeszcze raz.
store-broken = Serwer nie może odczytać ani zapisać swoich danych, więc nic nie zapisano. Poproś osobę, która prowadzi serwer, o sprawdzenie dysku albo przywrócenie kopii zapasowej.
store-gone = Plik bazy danych serwera został usunięty, przeniesiony lub podmieniony, więc nic nie zapisano. Poproś osobę, która prowadzi serwer, o jego przywrócenie i spróbuj jeszcze raz.
store-unreachable = Serwer nie może połączyć się ze swoją bazą danych, więc nic nie zapisano. Spróbuj jeszcze raz za chwilę.
store-unclear = Serwer stracił połączenie z bazą danych w trakcie zapisywania, więc zapis mógł się nie udać. Sprawdź za chwilę, zanim spróbujesz jeszcze raz.
store-closed = Serwer właśnie się wyłącza, więc nic nie zapisano. Spróbuj jeszcze raz, gdy znów będzie działał.
