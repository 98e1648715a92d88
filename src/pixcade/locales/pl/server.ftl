### The server and its tables: getting in, sitting down, writing to each other, and the connection.


## Getting in

server-no-session = Nie rozpoznajemy tej przeglądarki. Odśwież stronę i zezwól na pliki cookie.
server-unknown-token = Ten serwer nie zna tego tokenu. Pobierz nowy na stronie serwera.
server-password = To nie jest właściwe hasło. Zapytaj osobę, która cię zaprosiła, i spróbuj ponownie.
# $hours: until it is over
server-banned = Osoba, która prowadzi serwer, zablokowała ci na razie dostęp. Spróbuj ponownie za { $hours ->
    [one] godzinę.
    [few] { $hours } godziny.
   *[many] { $hours } godzin.
}
server-not-invited = Ten stół jest tylko dla zaproszonych. Poproś o link albo kod.
server-wrong-invite = Ten link nie prowadzi już do tego stołu albo brakuje w nim fragmentu. Poproś o niego jeszcze raz i otwórz go w całości.
server-wrong-code = Żaden otwarty stół nie ma takiego kodu. Sprawdź go jeszcze raz; gdy gra się zacznie, wejść można tylko z linku.
server-wrong-link = Ten link do miejsca został już użyty, wygasł albo go unieważniono. Utwórz nowy na urządzeniu, które zajmuje to miejsce.
server-no-such-table = Nie ma takiego stołu albo został usunięty, bo nikt nie przyszedł. Sprawdź link albo utwórz nowy stół.
server-no-such-page = Pod tym adresem nic nie ma. Sprawdź go albo zacznij od strony głównej.
server-table-damaged = Nie da się odczytać danych tego stołu. Poproś osobę, która prowadzi serwer, o przywrócenie kopii zapasowej.
server-no-list = Ten serwer nie ma listy publicznych stołów ani gier. Poproś o link do stołu.
# $left: how many days off one still has
server-no-days-off = { $left ->
    [0] Nie masz już dni wolnych. Twoje zegary idą dalej.
    [one] Masz jeszcze tylko jeden dzień wolny. Wybierz tylko ten jeden.
    [few] Masz jeszcze tylko { $left } dni wolne. Wybierz mniej.
   *[many] Masz jeszcze tylko { $left } dni wolnych. Wybierz mniej.
}
# Adding a device to a person
server-wrong-device-link = Ten link został już użyty albo wygasł. Utwórz nowy.
server-own-device = To już twoje urządzenie.
server-wrong-passkey = Ten klucz dostępu już tu nie działa. Wybierz inny klucz albo inny sposób.
server-games-here = Na obu urządzeniach siedzisz przy tym samym stole jako dwie osoby. Najpierw dokończ tę grę.
server-no-open-seats = Ta strona nie pokazuje wolnych miejsc.
server-nothing-to-offer = Ustaw zegar na godziny albo dni, zajmij miejsce i zostaw jedno wolne.
# $most: how many tables
server-too-many-offers = Udostępniasz już miejsca przy { $most } stołach. Najpierw wycofaj jedną ofertę.
server-no-such-device = To urządzenie nie jest twoje albo właśnie go używasz.
server-no-public-tables = Na tym serwerze nie ma publicznych stołów. Zaproś innych przez link albo kod.
server-here-only = Otworzyć serwer dla sieci można tylko na komputerze, na którym działa. Zrób to tam.
server-people-only = Program nie może tego zrobić. Użyj strony serwera.


## Tables

server-maintenance = Trwa przerwa techniczna i na razie nie można zaczynać nowych gier. Spróbuj później.
server-tables-by-host = Na tym serwerze stoły można tworzyć tylko na jego własnym komputerze. Poproś osobę, która go prowadzi, o utworzenie stołu.
server-too-many-tables = W tej chwili jest za dużo otwartych stołów. Spróbuj później.
# $known: the levels that there are
server-no-such-level = Nie ma tu bota „{ $name }”. Wybierz jednego z tych: { $known }.
server-persona-taken = { $name } siedzi już przy tym stole. Wybierz innego bota.
server-players-only = O rewanż mogą poprosić tylko ci, którzy tu grali. Utwórz własny stół.


## Seats and hosts

server-host-only = Może to zrobić tylko gospodarz tego stołu. Poproś gospodarza.
# $name: who sits at this device already
server-who-plays = Przy tym urządzeniu siedzi już { $name }. Wybierz, czy to ta sama osoba, czy inna.
server-which-seat = Liczba graczy przy tym urządzeniu: { $seats }. Najpierw zwolnij jedno z miejsc albo zamieniaj miejsca pojedynczo.
server-screen-only-shows = Wspólny ekran tylko pokazuje stół. Zrób to na własnym urządzeniu.
server-pieces-by-seat = W tej grze pionki należą do miejsc. Wybierz inne miejsce.
server-piece-taken = To ma już { $name }. Wybierz coś innego.
server-seat-in-play = Na miejscu { $seat } ktoś gra. W trakcie gry można je zwolnić dopiero po dłuższej nieobecności tej osoby.
server-still-there = Osoba na miejscu { $seat } jest obecna. Bot gra tylko za kogoś, kogo nie ma.
server-bot-in-play = Na miejscu { $seat } do końca gra bot. Zaczekaj na następną grę.
server-clocks-wait = Po ponownym uruchomieniu zegary stoją, dopóki nie wróci ktoś, na kogo czeka gra. Zaczekaj chwilę: ruszą same.


## Writing to each other, hints, reports

server-chat-off = Czat jest tu wyłączony. Porozumcie się w inny sposób.
server-silent = Wirusy milczą od pierwszego znacznika do końca rundy. Napisz po zakończeniu rundy.
server-silent-name = Wirusy milczą do końca rundy, a nowe imię mogłoby być znakiem. Zmień je po rundzie.
server-no-spectator = Miejsce przy tym stole było już twoje, więc jako widz możesz pisać dopiero po zakończeniu gry.
server-text-or-phrase = Napisz tekst albo wybierz gotowy zwrot, nie jedno i drugie.
server-no-such-phrase = Nie ma zwrotu „{ $name }”. Wybierz jeden z listy.
server-no-hints = Podpowiedzi są tylko przy stołach z jedną osobą. Zagraj z botami, aby z nich skorzystać.
server-daily-fixed = Wyzwanie dnia jest dla wszystkich takie samo: bez podpowiedzi i bez ustawień.
server-no-hint-now = W tej chwili nie ma podpowiedzi. Zdecyduj samodzielnie albo zapytaj za chwilę.
server-nothing-to-report = Nie wiadomo, czego dotyczy to zgłoszenie. Wybierz jeszcze raz imię albo wiadomość i stamtąd wyślij zgłoszenie.


## The connection

server-hello-first = Pierwszą wiadomością w połączeniu musi być „hello”. Odśwież stronę.
server-hello-once = „hello” wysyła się w połączeniu tylko raz. Aby zacząć od nowa, otwórz nowe połączenie.
# $asked and $speaks: numbers of the protocol
server-protocol = Ta strona używa protokołu { $asked }, a serwer protokołu { $speaks }. Odśwież stronę, aby dostać pasującą wersję.
# $problem: from the reader of messages, in English
server-not-understood = Serwer nie rozumie tej wiadomości ({ $problem }). Odśwież stronę. Jeśli to twój program, popraw go.
server-too-slow = To urządzenie nie nadążało i połączenie zostało przerwane. Zaraz wznowi się automatycznie.
server-silence = To urządzenie przez pewien czas nie odpowiadało, więc połączenie zostało przerwane. Zaraz wznowi się automatycznie.
server-going-down = Serwer jest zatrzymywany albo uruchamiany ponownie. Zaczekaj, aż wróci.
server-fault = Coś poszło nie tak na serwerze. Spróbuj ponownie; jeśli to nie pomoże, daj znać osobie, która go prowadzi.


## Finished games, and tables that were closed

server-no-such-game = Pod tym adresem nie ma zakończonej gry. Sprawdź link.
server-no-such-words = Nie ma tekstów gry „{ $game }” w języku „{ $language }”.
server-being-played = Właśnie grasz w taką samą grę przy stole. Dokończ ją, a potem zapytaj jeszcze raz.
server-not-over = Ta gra jeszcze trwa. Wróć, gdy się skończy.
server-upload-too-slow = Odczyt tego pliku trwał dłużej niż { $seconds } s, więc został przerwany. Sprawdź, czy to zapis gry.
server-upload-not-read = Tego pliku nie udało się odczytać, bo wymaga zbyt wiele pamięci. Sprawdź, czy to zapis gry.
server-position-over = W tej pozycji gra jest już skończona, więc nie ma czego kontynuować. Wybierz wcześniejszą.
server-not-our-link = Kody QR są tylko dla linków do tego serwera. Użyj adresu, który serwer podaje dla innych urządzeń.
server-qr-by-post = Część linku po znaku # jest tajna i nie może znaleźć się w adresie. Pobierz ten kod QR metodą POST.
server-closed = Osoba, która prowadzi serwer, zamknęła ten stół. Utwórz nowy.


## The network in the house

serving-no-network = Ten komputer nie jest podłączony do żadnej sieci. Połącz go z tą samą siecią Wi-Fi co inne urządzenia i spróbuj ponownie.
serving-lan-busy = Na adresach sieciowych portu { $port } używa inny program. Uruchom Pixcade z inną wartością --port.

## Notices of slow games

server-notice-address = To nie jest adres https. Skopiuj go jeszcze raz z miejsca, w którym powstał webhook.
server-notice-not-public = Ten adres nie jest dostępny z internetu. Podaj inny.
server-notice-no-answer = Adres nie odpowiada. Sprawdź go albo spróbuj później.
server-notice-not-found = Adres odpowiedział „nie znaleziono”. Utwórz nowy webhook i podaj jego adres.
server-notice-rejected = Adres odrzucił wiadomość. Sprawdź go.
# $most: a number
server-notice-too-many = Powiadomienia przychodzą już w { $most } miejscach. Najpierw usuń jedno.
server-notice-no-such-channel = Tego wpisu już nie ma. Odśwież stronę.
server-mail-address = To nie jest adres e-mail. Sprawdź pisownię.
server-mail-link = Ten link już nie działa. Wyślij nowy na stronie „Moje gry”.
server-mail-no-answer = Serwer poczty tej strony nie może teraz nic wysłać. Spróbuj później.
server-mail-rejected = Skrzynka odrzuciła wiadomość. Sprawdź adres.
server-push-keys = Przeglądarka wysłała błędne klucze. Odśwież stronę i spróbuj jeszcze raz.
server-push-gone = Ta przeglądarka nie przyjmuje już powiadomień. Włącz je w niej jeszcze raz.
server-push-no-answer = Usługa powiadomień przeglądarki nie odpowiada. Spróbuj później.
server-push-rejected = Usługa powiadomień przeglądarki odrzuciła wiadomość. Wyłącz tam powiadomienia i włącz je jeszcze raz.
