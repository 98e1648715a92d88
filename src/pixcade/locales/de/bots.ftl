### Bots: what they are called, how well they play, and what goes wrong with them. In German.

## Levels, the weakest first. English names are typed on the command line; in a question one's own words work too.

bots-name = { $name ->
    [easy] { web-level-easy }
    [normal] { web-level-normal }
    [hard] { web-level-hard }
    [master] { web-level-master }
    [grandmaster] { web-level-grandmaster }
    [daily] { web-level-daily }
    [master-together] Meister, Bugs als Einheit
    [greedy] Gierig
    [random] Zufällig
   *[other] { $name }
}
bots-about-pixoid = { $level ->
    [easy] blickt jedes zweite Mal einen Schritt voraus und zieht sonst einfach drauflos.
    [normal] wägt alle Möglichkeiten eines Zugs gegeneinander ab.
    [hard] denkt zwei Züge voraus.
    [grandmaster] löst jeden Zug exakt und beurteilt den Rest nach allen gelösten Labyrinthen.
   *[master] denkt drei Züge voraus.
}
bots-about-pixl = { $level ->
    [easy] blickt jedes zweite Mal einen Schritt voraus und zieht sonst einfach drauflos.
    [normal] nimmt den Zug, der auf den ersten Blick am besten aussieht.
    [hard] spielt vor jedem Zug viele Partien im Kopf durch.
    [grandmaster] hat aus einer halben Million Partien gegen sich selbst gelernt und wägt vor jedem Zug Hunderte Stellungen ab.
   *[master] spielt vor jedem Zug Zehntausende Partien im Kopf durch.
}
# Of a game that brings no bots
bots-about-baseline = { $level ->
    [easy] blickt jedes zweite Mal einen Schritt voraus und zieht sonst einfach drauflos.
   *[other] nimmt den Zug, der auf den ersten Blick am besten aussieht; einen stärkeren Bot hat dieses Spiel nicht.
}


## Names that can't be

bots-unknown = Es gibt keinen Bot namens „{ $name }“. Zur Wahl stehen: { $known }.
# $old and $new: what was typed, such as expert, and the name to type
bots-renamed = „{ $old }“ heißt jetzt „{ $new }“.
bots-unknown-form = „{ $name }“ ist kein Bot. Am Anfang muss eins davon stehen: { $known }
bots-not-a-command = „{ $name }“ enthält keinen Befehl, der sich ausführen lässt. Prüfe Wörter und Anführungszeichen hinter dem Doppelpunkt.
bots-no-such-program = Ein Programm „{ $program }“ gibt es nicht, also kann der Bot „{ $name }“ nicht spielen.
bots-not-a-python-name = „{ $name }“ muss die Form python:MODULE:NAME oder python:FILE.py:NAME haben.
bots-no-such-file = Eine Datei „{ $path }“ gibt es nicht, also kann der Bot „{ $name }“ nicht spielen.


## A bot that fails loses its move to the game's default

bots-failed = { $reason ->
    [not-started] Der Bot „{ $bot }“ ließ sich nicht starten ({ $detail }), also zieht das Spiel für ihn.
    [too-slow] Der Bot „{ $bot }“ hat zu lange nachgedacht, also zieht das Spiel für ihn.
    [raised] Der Bot „{ $bot }“ ist abgestürzt ({ $detail }), also zieht das Spiel für ihn.
    [exited] Der Bot „{ $bot }“ hat sich ohne Antwort beendet ({ $detail }), also zieht das Spiel für ihn.
    [closed] Der Bot „{ $bot }“ ist verstummt, also zieht das Spiel für ihn.
    [too-long] Der Bot „{ $bot }“ hat eine zu lange Zeile geschrieben, also zieht das Spiel für ihn.
    [unasked] Der Bot „{ $bot }“ hat ungefragt geredet, also zieht das Spiel für ihn.
    [nonsense] Die Antwort des Bots „{ $bot }“ ist unverständlich ({ $detail }), also zieht das Spiel für ihn.
    [not-a-move] Der Bot „{ $bot }“ hat „{ $detail }“ geantwortet, und das ist kein Zug, also zieht das Spiel für ihn.
   *[illegal] Der Bot „{ $bot }“ hat „{ $detail }“ geantwortet, und das ist hier nicht erlaubt, also zieht das Spiel für ihn.
}


## Tournaments

bots-arena-two = Ein Turnier braucht mindestens zwei Bots, jeden nur einmal genannt.
bots-arena-seats = Bei { $game } verteilt die Arena die Plätze selbst. Lass --players und --alone weg.
bots-arena-players = Ein Turnier in { $game } geht nur mit so vielen Spielern: { $possible }. Wähle eine dieser Zahlen.
bots-yardstick-compiled = Ein Bot plain-N braucht kompilierten Code, und numba ist nicht installiert. Installiere es oder lass den Bot weg.
bots-arena-folder = „{ $path }“ taugt nicht als Ordner für ein Turnier. Wähle einen anderen.
bots-arena-another = Im Ordner „{ $path }“ liegt ein anderes Turnier. Unterschiede: { $names }. Wähle einen anderen Ordner.
bots-arena-worker-lost = Ein Prozess des Turniers hat sich unerwartet beendet. Derselbe Befehl macht an dieser Stelle weiter.
# $detail: a code such as exited, and the last line that the bot wrote
bots-first-move = Der Bot „{ $bot }“ ist am ersten Zug gescheitert, deshalb wurde nichts gespielt: { $detail }
