### Bots: what they are called, how well they play, and what goes wrong with them. In Polish.

## Levels, the weakest first. English names are typed on the command line; in a question one's own words work too.

# $name: a level, another bot of ours, or what somebody typed to name a bot of their own
bots-name = { $name ->
    [easy] { web-level-easy }
    [normal] { web-level-normal }
    [hard] { web-level-hard }
    [master] { web-level-master }
    [grandmaster] { web-level-grandmaster }
    [daily] { web-level-daily }
    [master-together] Mistrz, Wirusy grają jak jeden
    [greedy] Zachłanny
    [random] Losowy
   *[other] { $name }
}
# One sentence each, behind the level's name
bots-about-pixoid = { $level ->
    [easy] co drugi raz patrzy o krok naprzód, a poza tym gra na chybił trafił.
    [normal] porównuje wszystkie ruchy jednej tury.
    [hard] przewiduje dwie tury naprzód.
    [grandmaster] rozwiązuje każdą turę dokładnie, a dalszy ciąg ocenia na podstawie rozwiązanych labiryntów.
   *[master] przewiduje trzy tury naprzód.
}
bots-about-pixl = { $level ->
    [easy] co drugi raz patrzy o krok naprzód, a poza tym gra na chybił trafił.
    [normal] wybiera ruch, który w tej chwili wygląda najlepiej.
    [hard] przed każdym ruchem rozgrywa w myślach wiele partii.
    [grandmaster] uczył się, rozgrywając pół miliona partii z samym sobą, a przed każdym ruchem ocenia setki pozycji.
   *[master] przed każdym ruchem rozgrywa w myślach dziesiątki tysięcy partii.
}
# Of a game that brings no bots
bots-about-baseline = { $level ->
    [easy] co drugi raz patrzy o krok naprzód, a poza tym gra na chybił trafił.
   *[other] wybiera ruch, który w tej chwili wygląda najlepiej; silniejszego bota ta gra nie ma.
}


## Names that can't be

bots-unknown = Nie ma bota „{ $name }”. Do wyboru: { $known }.
# $old and $new: what was typed, such as expert, and the name to type
bots-renamed = „{ $old }” nazywa się teraz „{ $new }”.
bots-unknown-form = „{ $name }” to nie nazwa bota. Zacznij ją od: { $known }
bots-not-a-command = „{ $name }” nie zawiera polecenia, które da się uruchomić. Sprawdź słowa i cudzysłowy po dwukropku.
bots-no-such-program = Nie ma programu „{ $program }”, więc bot „{ $name }” nie może grać.
bots-not-a-python-name = „{ $name }” musi mieć postać python:MODULE:NAME albo python:FILE.py:NAME.
bots-no-such-file = Nie ma pliku „{ $path }”, więc bot „{ $name }” nie może grać.


## A bot that fails loses its move to the game's default

# $bot: as it was named on the command line; $detail: in nobody's language, from the system or the bot itself
bots-failed = { $reason ->
    [not-started] Bota „{ $bot }” nie udało się uruchomić ({ $detail }), więc ruch wykonuje za niego gra.
    [too-slow] Bot „{ $bot }” myślał za długo, więc ruch wykonuje za niego gra.
    [raised] Bot „{ $bot }” uległ awarii ({ $detail }), więc ruch wykonuje za niego gra.
    [exited] Bot „{ $bot }” zakończył działanie bez odpowiedzi ({ $detail }), więc ruch wykonuje za niego gra.
    [closed] Bot „{ $bot }” zamilkł, więc ruch wykonuje za niego gra.
    [too-long] Bot „{ $bot }” napisał zbyt długi wiersz, więc ruch wykonuje za niego gra.
    [unasked] Bot „{ $bot }” odezwał się niepytany, więc ruch wykonuje za niego gra.
    [nonsense] Odpowiedzi bota „{ $bot }” nie da się odczytać ({ $detail }), więc ruch wykonuje za niego gra.
    [not-a-move] Bot „{ $bot }” odpowiedział „{ $detail }”, a to nie jest ruch, więc ruch wykonuje za niego gra.
   *[illegal] Bot „{ $bot }” odpowiedział „{ $detail }”, a to tutaj niedozwolone, więc ruch wykonuje za niego gra.
}


## Tournaments

bots-arena-two = W turnieju muszą grać co najmniej dwa boty, każdy podany tylko raz.
bots-arena-seats = W grze { $game } turniej sam rozdziela miejsca. Pomiń --players i --alone.
bots-arena-players = Turniej gry { $game } działa przy takiej liczbie graczy: { $possible }. Wybierz jedną z tych liczb.
bots-yardstick-compiled = Bot plain-N wymaga skompilowanego kodu, a numba nie jest zainstalowana. Zainstaluj ją albo pomiń tego bota.
bots-arena-folder = „{ $path }” nie nadaje się na folder turnieju. Wybierz inny.
# $names: settings such as seed or work, as they are typed
bots-arena-another = W folderze „{ $path }” jest inny turniej; różnią się: { $names }. Wybierz inny folder.
bots-arena-worker-lost = Jeden z procesów turnieju nagle się zakończył. Uruchom to samo polecenie, aby kontynuować.
# $detail: a code such as exited, and the last line that the bot wrote
bots-first-move = Bot „{ $bot }” zawiódł przy pierwszym ruchu, więc gra się nie odbyła: { $detail }
