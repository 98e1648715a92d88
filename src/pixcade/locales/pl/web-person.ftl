### Who one is: devices, and coming back.


## Devices

web-devices = Twoje urządzenia
web-devices-about = Graj pod tym samym imieniem na telefonie i na komputerze: gry, dni wolne i powiadomienia są na wszystkich twoich urządzeniach.
web-devices-here = To urządzenie
web-devices-unknown = Urządzenie
web-devices-added = Dodano { $date }
web-devices-add = Dodaj urządzenie
web-devices-scan = Zeskanuj ten kod drugim urządzeniem albo otwórz na nim link. Działa raz, przez 10 minut.
web-devices-export = Pobierz moje dane
web-devices-delete = Usuń wszystko
web-devices-delete-ask = Twoje miejsca przejmą boty. Twoje wiadomości, powiadomienia i dni wolne zostaną usunięte, a zakończone gry nie pokażą już twojego imienia. Wszystkie twoje urządzenia zostaną wylogowane. Tego nie da się cofnąć.
web-devices-keep = Zostaw wszystko
web-devices-join = Dodaj to urządzenie
web-devices-join-as = Na tym urządzeniu grasz jako { $name }: te same gry, dni wolne i powiadomienia.
web-devices-join-nameless = Na tym urządzeniu masz te same gry, dni wolne i powiadomienia co na drugim.
web-devices-join-own = Gry zakończone na tym urządzeniu przechodzą razem z nim.
web-devices-joined = To urządzenie należy teraz do twoich.


## Coming back

web-back-about = Graj pod swoim imieniem także na tym urządzeniu. Gry, dni wolne i powiadomienia przechodzą razem z tobą.
web-back-mail = E-mailem
web-back-address = Potwierdzony tutaj adres e-mail
web-back-send = Wyślij mi link
web-back-sent = Jeśli ten adres jest potwierdzony, link jest w drodze. Działa przez 15 minut. Nic nie przyszło? Sprawdź spam.
web-back-device = Drugim urządzeniem
web-back-device-about = Na urządzeniu, na którym grasz, otwórz „Moje gry”, wybierz „Dodaj urządzenie” i zeskanuj kod tym urządzeniem.
