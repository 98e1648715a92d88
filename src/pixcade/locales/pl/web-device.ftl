### Playing without a server: download, installing, saved games.
web-device-loading = Pobieranie Pixcade
web-device-starting = Uruchamianie Pixcade
web-device-amount = { $loaded } z { $total } MB
web-device-resume = Wznów
web-device-full = Na tym urządzeniu zabrakło miejsca, więc ruch nie został zapisany. Zwolnij trochę miejsca i spróbuj ponownie.
web-device-not-saved = Przeglądarka nie zdołała tego zapisać. Odśwież stronę i spróbuj ponownie.
web-device-other-tab = Ta gra jest otwarta w innej karcie. Graj tam albo zamknij tamtą kartę i odśwież tę.
web-device-no-webassembly = Ta przeglądarka nie obsługuje WebAssembly, więc nie można tu grać bez serwera. Włącz tę funkcję albo użyj innej przeglądarki.
web-device-not-started = Nie udało się uruchomić Pixcade. Odśwież stronę, aby spróbować ponownie.
web-device-broken-off = Połączenie przerwane po { $loaded } MB. Pobrane dane nie przepadły.
web-device-here = Na tym urządzeniu
web-device-levels = Mistrz i Arcymistrz wymagają serwera.
web-device-server = Gry online, wieczory gier i dokładne analizy wymagają serwera Pixcade. Wszystko inne działa tutaj.
web-device-connect = Przejdź na serwer
web-device-offline = Co działa offline
web-device-works-bots = Boty, trzy poziomy
web-device-works-device = Jedno urządzenie
web-device-works-lessons = Lekcje
web-device-works-puzzles = Zagadki
web-device-works-mazes = 96 labiryntów
web-device-works-replays = Powtórki twoich gier
web-device-saved = Zapisane na urządzeniu
web-device-finished = Zakończone gry
web-device-going = Gry w toku
web-device-space = Zajęte miejsce
web-device-clearing = Gry znikną, jeśli wyczyścisz dane przeglądarki. Najpierw je wyeksportuj.
web-device-export = Eksportuj
web-device-import = Importuj
web-device-imported = { $count ->
    [0] Wszystkie te gry już tu są.
    [one] Zaimportowano { $count } grę.
    [few] Zaimportowano { $count } gry.
   *[many] Zaimportowano { $count } gier.
}
web-install = Zainstaluj Pixcade
web-install-why = Własna ikona i okno. Działa bez internetu.
web-install-now = Zainstaluj
web-install-later = Nie teraz
web-install-share = W Safari dotknij „Udostępnij”, a potem „Do ekranu początkowego”.
web-update = Aktualizacja gotowa
web-update-why = Zapisane gry zostają.
web-update-now = Zaktualizuj
web-update-when = Tylko między grami, nigdy w trakcie.
web-device-promise = Bez konta, bez serwera, bez internetu. Boty i twoje gry są na tym urządzeniu.
web-device-bots = Od łatwych do trudnych, na tym urządzeniu.
web-device-size = { $size } MB
web-device-review = Analizy wymagają serwera Pixcade.
web-device-address = Adres serwera Pixcade do gier online
web-device-no-address = Wpisz adres, na przykład https://example.org.
web-offline = Gra offline
web-offline-play = Graj na tym urządzeniu
web-offline-about = Boty, lekcje i zagadki, bez internetu. Pierwsza gra pobiera około 7 MB.
