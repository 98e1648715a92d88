### Playing in the terminal, and the command line. Sentences are read aloud by screen readers: keep them short.


## Words that a person types. Several are separated by spaces; the first one is shown in help.
## Letters that stand for a direction must differ from each other. English words always work too.
## Each word stands here without Polish letters as well, for keyboards that lack them.

text-input-u = góra górę gora gore g
text-input-d = dół dol d
text-input-l = lewo l
text-input-r = prawo p
text-input-pass = pas pasuję pasuje
text-input-port = port
text-input-off = zdejmij zdejmuję zdejmuje zdjąć zdjac
text-input-place = postaw stawiam pixl
# Small words that may stand with a direction or a hex and mean nothing by themselves: „w górę o 3”
text-input-yes = tak t
text-input-no = nie n
text-input-idle = w na do o idź idz piksel piksele pikseli pole mój moj

text-command-help = pomoc ?
text-command-rules = zasady reguły reguly
text-command-where = gdzie sytuacja
text-command-moves = ruchy
text-command-look = zobacz patrz
text-command-reach = zasięg zasieg kto
text-command-hint = podpowiedź podpowiedz
text-command-draw = rysuj rysunek plansza
text-command-last = ostatnio
text-command-score = punkty wynik
text-command-record = zapisz zapis
text-command-back = wróć wroc cofnij
text-command-quit = koniec wyjdź wyjdz


## Setting up

text-welcome = Witaj w Pixcade. Naciśnij Enter, aby wybrać odpowiedź podaną w nawiasie.
text-game-entry = { $game ->
    [pixoid] { $number } Pixoid: jeden ucieka przez labirynt, trzy Wirusy go gonią. 3 lub 4 graczy.
    [pixl] { $number } Pixl: żywioły rozrastają się na planszy i przejmują cudze Pixle. Od 2 do 4 graczy.
   *[other] { $number } { $game }
}
text-ask-game = W co gramy? [1]
# $numbers: "3 lub 4"
text-ask-players = Ilu graczy razem z botami, { $numbers }? [{ $default }]
text-ask-people = Kto gra przy tym ekranie? Wpisz imiona po przecinku; pozostałe miejsca zajmą boty. [{ text-default-name }]
# The name of somebody who gives none. It stands in brackets in the question above.
text-default-name = Gracz
# A level of the bots with what it does, a sentence of bots-about-...
text-level-entry = { $number } { $level }: { $about }
text-ask-level = Na jakim poziomie mają grać boty? [{ $default }]
text-ask-default = { $question } [{ $default }]
# $choices: list of what can be typed
text-choose = Wpisz jedną z tych odpowiedzi: { $choices }.
text-names-differ = Każdy musi mieć inne imię.
text-too-many-people = { $people ->
    [one] { $people } osoba to za dużo:
    [few] { $people } osoby to za dużo:
   *[many] { $people } osób to za dużo:
} { $seats ->
    [one] ta gra ma { $seats } miejsce.
    [few] ta gra ma { $seats } miejsca.
   *[many] ta gra ma { $seats } miejsc.
}

# $kind: bot or person; $pieces: controller or elements in words
text-player = { $kind ->
    [bot] { $player }, bot ({ $level }): { $pieces }.
   *[person] { $player }: { $pieces }.
}
# $help, $rules, $draw: the words to type
text-help-hint = Wpisz „{ $help }”, aby zobaczyć wszystkie polecenia, „{ $rules }”, aby poznać zasady, „{ $draw }”, aby zobaczyć planszę.


## Playing together at one screen

text-hand-over = Zmiana przy ekranie: teraz { $player }. Naciśnij Enter, gdy nikt inny nie patrzy.
text-has-decided = { $player }: ruch wybrany.
text-just-enter = Tu wystarczy nacisnąć Enter.
# $help: the word to type
text-just-enter-move = Wpisz ruch albo „{ $help }”, aby zobaczyć wszystkie polecenia.
text-reveal = Wszystkie ruchy są wybrane. Naciśnij Enter albo wpisz imię, aby zmienić ruch tej osoby.
# $names: list of those who can change theirs
text-reveal-who = Naciśnij Enter albo wpisz jedno z tych imion: { $names }.
text-nothing-before = Wcześniej nie ma niczego, co można by zmienić.
text-taken-back = Cofnięto twój ostatni ruch i wszystko, co było po nim.
text-not-your-turn = Teraz nikt nie wybiera ruchu.
text-nothing-yet = Nic się jeszcze nie wydarzyło.
# $points: list, "Ala 10, Olek 3"
text-score = Punkty: { $points }.
# $sentence: what went wrong with a player who is a bot
text-bot-failed = { $player }: { $sentence }
# $why: warming (it will be better soon) or missing (it stays so)
text-bots-reduced = { $why ->
    [warming] Boty jeszcze się rozgrzewają i na razie grają trochę słabiej.
   *[missing] Brakuje tu szybkiego kodu, więc boty grają trochę słabiej.
}


## Any game that has no view of its own

# $game: its name
text-any-opening = { core-game }, liczba graczy: { $players }.
text-any-player = { $kind ->
    [bot] { $player }, bot ({ $level }).
   *[person] { $player }.
}
# A fact of the position: $name and $value are words or codes
text-any-fact = { $name }: { $value }.
# $moves: list of moves in notation
text-any-moves = Możesz zagrać: { $moves }.
# A move in notation and what it means
text-any-move = { $move } ({ $meaning })
text-any-ask = { $player }, twój ruch ({ core-piece })?
text-any-help = Wpisz ruch dokładnie tak, jak jest zapisany na liście.
text-any-no-rules = Do tej gry nie ma spisanych zasad.
# $level: what a level is called
text-bots-baseline = W tej grze nie ma bota na poziomie „{ $level }”. Zamiast niego gra prosty bot: wybiera ruch, który w tej chwili wygląda najlepiej.


## Commands

# $name: which command; $command: the word to type for it
text-help-entry = { $command }: { $name ->
    [help] ta lista.
    [rules] zasady gry w skrócie.
    [where] gdzie co stoi.
    [moves] co możesz teraz zrobić.
    [look] opis jednego pola; dopisz jego nazwę, np. „{ $command } c4”.
    [reach] kto może kogo dosięgnąć w następnym ruchu.
    [hint] ruch, który wybrałby silny bot.
    [draw] rysunek planszy.
    [last] co się właśnie stało.
    [score] kto ma ile punktów.
    [record] zapisanie dotychczasowej gry; dopisz nazwę pliku.
    [back] zmiana ruchu wybranego przed chwilą.
   *[quit] wyjście z gry.
}
text-record-name = Dopisz nazwę pliku, na przykład: { $command } gra.txt
# $command: the word to type
text-look-where = Dopisz pole, na przykład: { $command } c4
text-saved = Zapis gry jest w pliku { $path }.
# $file: a name; $no: what can be typed
text-ask-save = Zapisać grę? Enter zapisuje ją jako { $file }. Możesz też wpisać inną nazwę albo „{ $no }”.
# $yes: what can be typed
text-ask-again = Jeszcze raz? Wpisz „{ $yes }” albo naciśnij Enter, aby zakończyć.
text-not-saved = Nic nie zostało zapisane.
text-goodbye = Do zobaczenia.
text-input-ended = Dane wejściowe się skończyły, więc gra kończy się w tym miejscu. Nic więcej nie zostało zapisane.


## Files

text-file-missing = Nie ma pliku „{ $path }”.
text-file-is-folder = „{ $path }” to folder, a nie plik.
core-named-pipe = „{ $path }” to potok nazwany (FIFO), a nie plik. Usuń go albo wskaż plik.
text-file-unreadable = Nie można odczytać „{ $path }”.
text-file-not-utf8 = Ten plik nie jest tekstem w UTF-8.
text-file-exists = Plik „{ $path }” już istnieje. Wybierz inną nazwę.
text-folder-missing = Folder dla „{ $path }” nie istnieje. Wybierz inną nazwę.
text-file-not-written = Nie można zapisać „{ $path }”. Wybierz inną nazwę lub folder.
# $sentence: what is wrong with a record
text-check-bad = { $path }: błąd. { $sentence }
# $state: finished or unfinished
text-check-good = { $path }: w porządku. { core-game }, { $players ->
    [one] { $players } gracz,
   *[many] { $players } graczy,
} { $steps ->
    [one] { $steps } krok,
    [few] { $steps } kroki,
   *[many] { $steps } kroków,
} { $state ->
    [finished] gra skończona.
   *[unfinished] gra nieskończona.
}


## Stepping through a record

# $players: list of names
text-replay-title = { core-game }, grają { $players }, { $steps ->
    [one] { $steps } krok.
    [few] { $steps } kroki.
   *[many] { $steps } kroków.
}
# An option and its value in words
text-option = { $option }: { $value }.
text-replay-step = Krok { $at } z { $last }
text-replay-ask = Krok { $at } z { $last }. Enter dalej, b wstecz, d rysunek, e koniec, q wyjście albo numer:
text-replay-help = Naciśnij Enter, aby przejść do następnego kroku. Możesz też wpisać b (poprzedni krok), d (rysunek), e (koniec), q (wyjście) albo numer od 0 do { $last }.
text-replay-first = To jest początek.
text-replay-end = { $state ->
    [finished] Tu gra się kończy.
   *[unfinished] Tu kończy się zapis gry; gra nie została dograna do końca.
}


## What a bot thinks of a position

text-hint-over = Gra jest skończona: nie ma już o czym decydować.
# $level: what the bot is called
text-hint-now = Bot ({ $level }) wybrałby ruch: { $move }.
# $who: "Pixoid (Ala)", "Olek"; $level: what the bot is called
text-hint-title = { $who }, { core-piece }: bot ({ $level }) rozważa te ruchy.
text-hint-only = { $who }, { core-piece }: bot ({ $level }) gra „{ $move }” i nie mówi dlaczego.
# Headings of a table
text-hint-move = ruch
text-hint-share = { $game ->
    [pixl] waga
   *[other] prawdopodobieństwo
}
text-hint-value = { $game ->
    [pixl] udział w wygranej
    [pixoid] wartość dla Pixoida
   *[other] wartość
}
text-hint-points = punkty
text-hint-legend = { $game ->
    [pixl] Bot wybiera ruch o największej wadze, czyli ten, nad którym najwięcej myślał. Udział w wygranej mówi, na co może liczyć ten, kto wykonuje ruch.
    [pixoid] Bot losuje ruch z tymi prawdopodobieństwami. Wartość to mniej więcej liczba znaczników, na którą może liczyć Pixoid: on woli więcej, Wirusy wolą mniej.
   *[other] Bot losuje ruch z tymi prawdopodobieństwami. Wartość mówi, czego bot się po ruchu spodziewa.
}
# $players: a list of names, in the order of the points in the table
text-hint-points-legend = Punkty to wynik, jakiego każdy może się spodziewać na koniec, w tej kolejności: { $players }.
text-hint-reduced = Brakuje tu szybkiego kodu, więc bot nie sięgnął tak daleko naprzód jak zwykle.
text-percent = { $number }%


## Boards

text-not-an-edge = „{ $text }” to nie krawędź planszy. Wybierz 1 (dół), 2 (lewo), 3 (góra) albo 4 (prawo).
text-boards-title = Układy zestawu kafelków { $name }.
text-boards-layout = układ
text-boards-average = zasięg
text-boards-largest = maks.
text-boards-dead-ends = ślepe zaułki
# What stands before the decimals of a number
text-decimal-sign = ,


## The command line: descriptions in its help, and what is wrong with what was typed

cli-about = Pixoid i Pixl: dwie gry planszowe dla ludzi i botów. Bez polecenia program uruchamia serwer i otwiera stronę w przeglądarce.
cli-examples =
    Przykłady:
      pixcade                                        graj w przeglądarce
      pixcade text pixl --people Ala --people Olek   Ala, Olek i dwa boty
      pixcade text pixl --people Ala --bots hard     Ala i trzy trudne boty
      pixcade replay gra.txt                         obejrzyj zapisaną grę
cli-help = pokaż tę pomoc i zakończ
cli-version = pokaż wersję i zakończ
cli-language = język komunikatów: { $languages }
# Headings in the list of commands
cli-group = { $group ->
    [play] granie
    [bots] własne boty
    [saved] zapisane gry
   *[server] prowadzenie serwera
}
# $commands: the names of all other commands
cli-more = Więcej poleceń: { $commands }
cli-more-help = Więcej o każdym z nich: pixcade COMMAND --help
cli-commands = polecenia
cli-usage = użycie:
cli-arguments = argumenty
cli-options = opcje
cli-text = zagraj w terminalu, z botami albo razem przy jednym ekranie
cli-text-about = Gra wiersz po wierszu. O to, czego nie podasz, program zapyta albo przyjmie wartość domyślną.
cli-text-game = gra: { $games }
cli-text-players = liczba graczy, razem z botami
cli-text-people = imię osoby przy tym ekranie; dla kolejnych osób powtórz
cli-text-watch = oglądaj grę botów
cli-text-bots = poziom botów albo konkretne boty (domyślnie normal): { $bots }
cli-text-option = opcja gry; dla kolejnych opcji powtórz (patrz niżej)
cli-text-oldest = miejsce najstarszego gracza, który zaczyna jako Pixoid
cli-text-seed = ziarno losowego układu; ta sama liczba daje ten sam układ
cli-text-draw = rysuj planszę przed każdym pytaniem
cli-ascii = rysuj tylko literami i kreskami
# $game: a game whose options are listed below it
cli-options-of = Opcje gry { core-game } (wartość domyślna jest pierwsza):
cli-board = narysuj układ gry Pixoid
cli-board-code = układ, na przykład p1-1A.3B.2A.4B
cli-board-edge = krawędź planszy, która jest na dole rysunku: 1 dół, 2 lewo, 3 góra, 4 prawo
cli-boards = wypisz wszystkie różne układy gry Pixoid ze statystykami
cli-boards-about = Dla każdego układu: zasięg to liczba Pikseli, które średnio widać z Piksela w liniach prostych, maks. to największa taka liczba, a ślepe zaułki to Piksele z jednym wyjściem.
cli-replay = obejrzyj krok po kroku zapisaną grę
cli-replay-file = zapis gry
cli-replay-draw = rysuj planszę przy każdym kroku
cli-check = sprawdź, czy zapisy gier są poprawne
cli-hint = pokaż, co bot myśli o zapisanej pozycji
cli-hint-about = Dla pozycji na końcu zapisanej gry: ruchy, które rozważa bot, jak prawdopodobny jest każdy z nich i czego bot się po nim spodziewa.
cli-hint-bots = bot do zapytania (domyślnie najsilniejszy poziom): { $bots }
cli-arena = rozegraj turniej botów
cli-arena-about = Boty grają ze sobą i dostają oceny. Turniej można przerwać w każdej chwili: to samo polecenie podejmie go od tego miejsca.
cli-bot = wypróbuj tu własnego bota albo posadź go przy stole
cli-bot-about = Bez kodu twój bot zajmuje jedno miejsce w grze tutaj, przeciw botom wybranego poziomu, a ty widzisz każdy ruch. Z kodem siada przy tym stole na serwerze i zostaje do końca gry. Wszyscy przy stole widzą, że gra program.
cli-bot-bot = plik Pythona z funkcją „choose(view)”, exec:POLECENIE dla innych języków, python:MODUŁ:NAZWA albo poziom
cli-bot-code = kod stołu
# $address: where a server is by default
cli-bot-server = adres serwera (domyślnie { $address })
cli-bot-game = gra do rozegrania tutaj
# $level: as it is typed
cli-bot-against = kto zajmuje tu pozostałe miejsca: poziom lub inny bot (domyślnie { $level })
cli-bot-name = nazwa przy stole (domyślnie nazwa pliku)
cli-bot-seconds = limit czasu na ruch, w sekundach
cli-bot-code-missing = Aby usiąść przy stole, dodaj jego kod: --code KOD
cli-bot-waits = { $name } ma miejsce w grze { core-game } i zagra, gdy tylko gospodarz ją zacznie.
cli-bot-over = Koniec gry. { $count ->
    [0] Nikt nie wygrywa.
   *[other] Zwycięstwo: { $winners }.
}
cli-engine = komunikuj się z innymi programami, jeden obiekt JSON w wierszu
# $message: what is wrong, in English; $help: the command that helps
cli-wrong = { $message } Spróbuj: { $help }
cli-forbidden = Użytkownik { $user } nie ma dostępu do { $file }. Spróbuj jako inny użytkownik albo wskaż inne miejsce.
cli-file-failed = Nie można użyć { $file }: { $reason }. Sprawdź to miejsce albo wskaż inne.
cli-output-failed = Nie udało się wypisać wyniku: { $reason }.
cli-option-form = „{ $text }” musi mieć postać NAZWA=WARTOŚĆ, na przykład game=short.
cli-seed = „{ $text }” to nie liczba całkowita.
cli-unknown-language = Pixcade nie mówi w języku „{ $name }”. Do wyboru: { $known }.
cli-serve = uruchom serwer dla przeglądarek, telefonów i znajomych
cli-admin = zarządzaj działającym serwerem
cli-doctor = sprawdź, czy serwer ma wszystko, czego potrzebuje
cli-backup = skopiuj do pliku wszystkie dane serwera
cli-restore = przywróć kopię zapasową
cli-migrate-store = przenieś wszystkie dane serwera do PostgreSQL

# The command `pixcade review`

cli-review = przeanalizuj zapisaną grę: decyzje i szczęście
cli-review-about = Dla zakończonej gry: ile wart był początek, ile kosztowały decyzje wszystkich i co było szczęściem, tura po turze. W grze Pixoid rachunek zgadza się co do ostatniej cyfry; wartości pochodzą z rozwiązanej planszy w folderze danych albo są szacowane. W grze Pixl silny bot sprawdza każdy ruch, a to chwilę trwa.
cli-review-json = wypisz analizę jako JSON
cli-review-keep = zapisz też grę wraz z analizą pod nową nazwą
core-package-missing = Brak pakietu { $name }. Zainstaluj go poleceniem: { $command }
