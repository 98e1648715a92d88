### Playing without a server: download, installing, saved games.
web-device-loading = Pobieranie silnika gry
web-device-starting = Uruchamianie silnika gry
web-device-amount = { $loaded } z { $total } MB
web-device-resume = Wznów
web-device-full = Na tym urządzeniu zabrakło miejsca, więc ruch nie został zapisany. Zwolnij trochę miejsca i spróbuj ponownie.
web-device-not-saved = Przeglądarka nie zdołała tego zapisać. Odśwież stronę i spróbuj ponownie.
web-device-other-tab = Ta gra jest otwarta w innej karcie. Graj tam albo zamknij tamtą kartę i odśwież tę.
web-device-no-webassembly = Ta przeglądarka nie obsługuje WebAssembly, więc nie można tu grać bez serwera. Włącz tę funkcję albo użyj innej przeglądarki.
web-device-not-started = Silnik gry się nie uruchomił. Odśwież stronę, aby spróbować ponownie.
web-device-broken-off = Połączenie zostało przerwane po { $loaded } MB. Pobrane dane zostają.
