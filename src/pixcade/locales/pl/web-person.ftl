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
web-devices-join-own = Gry zakończone na tym urządzeniu dołączą do pozostałych.
web-devices-joined = To urządzenie jest już na twojej liście.


## Coming back

web-back-about = Graj pod swoim imieniem także na tym urządzeniu. Gry, dni wolne i powiadomienia przechodzą razem z tobą.
web-back-mail = Przez e-mail
web-back-address = Potwierdzony tutaj adres e-mail
web-back-send = Wyślij mi link
web-back-sent = Jeśli ten adres jest potwierdzony, link jest w drodze. Działa przez 15 minut. Nic nie przyszło? Sprawdź spam.
web-back-device = Przez drugie urządzenie
web-back-device-about = Tam, gdzie już grasz, otwórz „Moje gry”, wybierz „Dodaj urządzenie” i zeskanuj kod tym urządzeniem.


## Open seats

web-open-none = Teraz nie ma wolnych miejsc. Zacznij grę online z zegarem na godziny albo dni i udostępnij swoje miejsca.
# $free: how many seats
web-open-free = { $free ->
    [one] 1 wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
}
# $time: a duration, as in 3 days
web-open-bots = boty za { $time }
web-open-take = Zajmij miejsce


## Offering open seats

web-offer-about = Każdy na tej stronie może zająć wolne miejsce. Gra zaczyna się, gdy wszystkie są zajęte.
web-offer-bots = Boty zajmą resztę za
web-offer-never = Nigdy
web-offer-do = Udostępnij miejsca
web-offer-undo = Wycofaj ofertę
# $day: a weekday, or a date
web-offer-on = Każdy na tej stronie może zająć wolne miejsce. Termin: { $day }. Gra zaczyna się, gdy wszystkie są zajęte.
# $time: a duration, as in 3 days
web-offer-bots-in = Resztę zajmą boty za { $time }.


## Passkeys

web-passkeys = Klucze dostępu
web-passkeys-about = Z kluczem dostępu wrócisz tu odciskiem palca, twarzą albo blokadą ekranu, nawet po utracie tego urządzenia.
web-passkeys-add = Dodaj klucz dostępu
web-passkeys-known = To urządzenie ma już twój klucz dostępu.
web-passkeys-none = Klucz nie został użyty. Spróbuj ponownie albo wybierz inny sposób.
web-passkeys-use = Kluczem dostępu
web-passkeys-use-do = Użyj klucza dostępu
