### Refusals at the door: names and texts that can't be shown, requests from elsewhere, and too much at once.


## Names and texts that people type

names-empty = Imię musi mieć co najmniej jeden znak. Wpisz je.
# $most: visible characters
names-too-long = Imię może mieć najwyżej { $most ->
    [one] { $most } znak.
    [few] { $most } znaki.
   *[many] { $most } znaków.
} Wybierz krótsze.
names-too-many-characters = Te znaki składają się ze zbyt wielu części. Usuń kilka z nich.
# $character: a character's number in Unicode, such as U+202E
names-forbidden-character = Znaku { $character } nie można tu użyć, bo jest niewidoczny albo psuje tekst wokół siebie. Usuń go.
names-text-empty = Ta wiadomość jest pusta. Napisz coś.
names-text-too-long = Wiadomość może mieć najwyżej { $most ->
    [one] { $most } znak.
    [few] { $most } znaki.
   *[many] { $most } znaków.
} Skróć ją.


## Requests that are not let in

# $host: the name in the request
guard-host = Ten serwer nie odpowiada pod nazwą „{ $host }”. Otwórz adres, który pokazuje na swoim komputerze, albo poproś o dodanie tej nazwy przez --public-url.
# $host: the name in the request
guard-proto = Adres „{ $host }” jest dostępny przez https, ale to żądanie dotarło jako zwykłe http. Serwer pośredniczący musi wysyłać nagłówek „X-Forwarded-Proto: https”, a jego adres musi być podany w --trusted-proxy.
# $origin: the page in the request; empty or “null” where none is named
guard-origin = To żądanie wysłała strona, która nie należy do tego serwera („{ $origin }”). Otwórz stronę serwera i spróbuj tam.
guard-cross-site = To żądanie przyszło z innej witryny. Otwórz stronę serwera i spróbuj tam.
guard-token = Nie da się odczytać tokenu w tym żądaniu. Wyślij „Authorization: Bearer”, a potem token dokładnie taki, jaki został wydany.
# $most: kibibytes
guard-too-large = To jest za duże. Naraz można wysłać najwyżej { $most } KiB.
# $length: signs of a code
guard-code = To nie jest kod. Kod składa się z { $length } liter i cyfr, wśród których nie ma I, O, 0 ani 1. Sprawdź go jeszcze raz.


## Too much at once

# Ends the sentences below. $seconds: until it works again
limits-wait = Spróbuj ponownie za { $seconds ->
    [one] sekundę.
    [few] { $seconds } sekundy.
   *[many] { $seconds } sekund.
}
limits-create = Za dużo nowych stołów w krótkim czasie. { limits-wait }
limits-join = Za dużo zmian miejsc przy stołach w krótkim czasie. { limits-wait }
limits-name = Za dużo nowych imion w krótkim czasie. { limits-wait }
limits-code = Za dużo prób w krótkim czasie. { limits-wait }
limits-hint = Za dużo podpowiedzi w krótkim czasie. { limits-wait }
limits-whatif = Za dużo gier rozpoczętych od pozycji w krótkim czasie. { limits-wait }
limits-upload = Za dużo plików w krótkim czasie. { limits-wait }
limits-chat = Za dużo wiadomości na czacie w krótkim czasie. { limits-wait }
limits-message = To urządzenie wysyła dane zbyt szybko. { limits-wait }
limits-mail = Za dużo e-maili w krótkim czasie. { limits-wait }
limits-report = Za dużo zgłoszeń w krótkim czasie. { limits-wait }
limits-waiting = Twoja kolejka jest pełna ({ $most }). Poczekaj, aż któreś zadanie się skończy.
# $most: connections
limits-connections = Masz już { $most ->
    [one] { $most } otwarte połączenie
    [few] { $most } otwarte połączenia
   *[many] { $most } otwartych połączeń
} z tym serwerem, a to limit. Zamknij kartę, której nie potrzebujesz, tutaj albo na innym urządzeniu.
limits-connections-address = Z twojej sieci jest już { $most ->
    [one] { $most } otwarte połączenie
    [few] { $most } otwarte połączenia
   *[many] { $most } otwartych połączeń
} z tym serwerem, a to limit. Zamknijcie strony, których nikt nie potrzebuje.
limits-connections-server = Ten serwer ma już { $most ->
    [one] { $most } otwarte połączenie
    [few] { $most } otwarte połączenia
   *[many] { $most } otwartych połączeń
} i na więcej nie ma miejsca. Spróbuj ponownie za kilka minut.
