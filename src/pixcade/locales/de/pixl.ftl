### Pixl: what happened, what is refused, options. In German. The terms: das Pixl (die Pixls), der Port (die Ports),
### Element, Feld (hex), Stapel, Vorrat (supply), gefangen nehmen, gefangenes Pixl (prisoner), grauer Rand, sperren
### (lock), verwandeln (convert), überdecken (prey), ersetzen (neutral), Beute, Jäger, jagen. Pixls are laid (legen),
### Ports are set (setzen) and taken away (wegnehmen). Elements stand without an article.


## Elements

pixl-element = { $element ->
    [fire] Feuer
    [water] Wasser
    [earth] Erde
    [spirit] Geist
   *[other] { $element }
}
pixl-victim = { $victim ->
    [fire] Feuer
    [water] Wasser
    [earth] Erde
   *[spirit] Geist
}
pixl-locker = { $by ->
    [fire] Feuer
    [water] Wasser
    [earth] Erde
   *[spirit] Geist
}
pixl-freed = { $freed ->
    [fire] Feuer
    [water] Wasser
    [earth] Erde
   *[spirit] Geist
}


## What happened

pixl-placed = { pixl-element } ({ $who }) legt ein Pixl auf { $hex }.
pixl-covered = { pixl-element } überdeckt { pixl-victim } auf { $hex }: Der Stapel ist { $height } Pixls hoch.
pixl-replaced = { pixl-element } ersetzt { pixl-victim } auf { $hex }.
pixl-imprisoned = { $freed ->
    [nothing] { pixl-element } nimmt { pixl-victim } auf { $hex } gefangen; das Feld ist leer.
   *[other] { pixl-element } nimmt { pixl-victim } auf { $hex } gefangen; darunter kommt { pixl-freed } frei.
}
pixl-spared = { pixl-element } hat kein Pixl mehr für { $hex }: { pixl-victim } bleibt dort.
pixl-port-placed = { pixl-element } ({ $who }) setzt den Port auf { $hex }.
pixl-port-put-back = { pixl-element } ({ $who }) setzt den Port auf { $hex } wieder ein.
pixl-port-taken-off = { pixl-element } ({ $who }) nimmt den Port von { $hex } weg. Im nächsten Zug muss er auf ein anderes Feld.
pixl-passed = { $passes ->
    [one] { pixl-element } ({ $who }) passt.
   *[other] { pixl-element } ({ $who }) passt. Damit wurde { $passes }-mal in Folge gepasst.
}
pixl-locked = { pixl-locker } sperrt den { pixl-port } auf { $hex }.
pixl-unlocked = { pixl-locker } sperrt den { pixl-port } auf { $hex } nicht mehr.

pixl-game-over = { $reason ->
    [supply-empty] Die Partie ist zu Ende: Ein Vorrat ist leer.
    [all-passed] Die Partie ist zu Ende: Alle haben gepasst.
   *[turn-limit] Die Partie ist zu Ende: Der letzte Zug ist gespielt.
} { $winners_count ->
    [one] { $winners } gewinnt! Punkte: { $points }.
   *[other] { $winners } gewinnen gemeinsam! Punkte: { $points }.
}


## Refusals

pixl-not-a-hex = Auf einem Spielplan mit { $side } Feldern pro Seite gibt es kein Feld „{ $text }“. Ein Feld ist ein Buchstabe und eine Zahl, zum Beispiel e5.
pixl-no-such-hex = Auf diesem Spielplan gibt es kein Feld mit der Nummer { $hex }.
pixl-not-a-move = „{ $text }“ ist kein Zug. Schreib ein Feld wie d4, um ein Pixl zu legen, @d4, um den Port dorthin zu setzen, @off, um den Port wegzunehmen, oder pass, um zu passen.
pixl-not-a-position = „{ $text }“ ist keine Pixl-Stellung. Eine Stellung beginnt mit „pixl“.
pixl-not-a-stack = „{ $text }“ ist kein Stapel. Schreib ein Feld und seine Pixls von unten nach oben, zum Beispiel h6:wf, jedes Feld nur einmal.
pixl-no-such-element = In dieser Partie gibt es kein Element „{ $element }“.

pixl-order-for-players = Die Zugreihenfolge „{ $order }“ passt nicht zu einer Partie { core-how-many }.
pixl-side-too-small = Wenn Ports nicht neben Grau stehen dürfen, braucht der Spielplan mindestens { $smallest } Felder pro Seite, nicht { $side }.
pixl-end-for-two = Mit dem ersten leeren Element endet nur eine Partie zu zweit, keine { core-how-many }.
pixl-elements-of-seats = „{ $value }“ verteilt die Elemente nicht richtig. Schreib jedes davon einmal, angefangen mit dem ersten Platz und mit einem Punkt zwischen den Plätzen: { $wanted }

pixl-supply-empty = { pixl-element } hat kein Pixl mehr und kann nur passen.
pixl-hex-occupied = { $hex } ist schon besetzt. Wähle ein leeres Feld.
pixl-not-chained = { $hex } liegt weder neben dem { pixl-port } noch neben einem Pixl, das mit ihm verbunden ist. Wähle ein Feld, das an sie angrenzt.
pixl-all-are-converted = In dieser Partie wird alles verwandelt, was sich verwandeln lässt. Nenne nur das Feld für dein Pixl.
pixl-pick-one = Wähle das Pixl, das du verwandelst: Häng x und eins dieser Felder an: { $hexes }.
pixl-cannot-be-picked = Das Pixl auf { $hex } lässt sich mit diesem Zug nicht verwandeln. Wähle ein anderes, oder keins, wenn es keins gibt.

pixl-port-first = Der { pixl-port } ist nicht auf dem Spielplan. Setz ihn zuerst auf ein Feld.
pixl-port-on-board = Der { pixl-port } ist schon auf dem Spielplan. Nimm ihn erst weg und setz ihn im nächsten Zug.
pixl-port-off-board = Der { pixl-port } ist nicht auf dem Spielplan, deshalb geht das jetzt nicht.
pixl-port-locked = Der { pixl-port } ist von { $by } gesperrt. Du kannst ihn erst wegnehmen, wenn ihn kein anderes Element mehr mit drei Pixls berührt.
pixl-port-just-moved = Der { pixl-port } wurde gerade erst versetzt. Leg ein Pixl, bevor du ihn wieder versetzt.
pixl-port-on-gray = { $hex } liegt auf dem grauen Rand. Setz den Port weiter nach innen.
pixl-port-beside-gray = { $hex } liegt neben dem grauen Rand. Setz den Port weiter nach innen.
pixl-port-same-hex = Der Port kommt von { $hex }. Setz ihn auf ein anderes Feld.
pixl-port-too-near = { $hex } liegt zu nah an einem anderen Port. Mindestens zwei Felder müssen dazwischen sein.


## Why a hint is a good one. $why: one or more of the phrases below, with commas between them

pixl-hint-port = Ein guter Platz für deinen Port: { $why }.
pixl-hint-middle = nahe der Mitte
pixl-hint-prey = nahe bei deiner Beute
pixl-hint-predator = weit weg von deinem Jäger
pixl-hint-edge = am Rand, abseits


## Options

pixl-option-players = Spieler
pixl-option-players-value = { $value ->
    [2] Zu zweit, mit je zwei Elementen
    [3] Zu dritt, ohne Geist
   *[4] Zu viert
}
pixl-option-elements = Elemente in der Reihenfolge der Plätze
pixl-option-elements-value = { $value }
pixl-option-elements-form = zum Beispiel fire.water.earth.spirit, oder zu zweit earth+fire.spirit+water
pixl-option-order = Zugreihenfolge
pixl-option-order-value = { $value ->
    [fire-water-earth-spirit] Feuer, Wasser, Erde, Geist
    [fire-spirit-earth-water] Feuer, Geist, Erde, Wasser
   *[fire-water-earth] Feuer, Wasser, Erde
}
pixl-option-side = Größe des Spielplans
pixl-option-side-value = { $value } Felder pro Seite
pixl-option-ports = Plätze für Ports
pixl-option-ports-value = { $value ->
    [clear-of-gray] Weder auf Grau noch daneben
   *[off-gray] Überall außer auf Grau
}
pixl-option-conversion = Verwandlung
pixl-option-conversion-value = { $value ->
    [one] Nur eins nach Wahl
   *[all] Alles, was geht
}
pixl-option-end = Ende der Partie
pixl-option-end-value = { $value ->
    [element] Sobald ein Element kein Pixl mehr hat
   *[player] Sobald jemand kein Pixl mehr hat
}

# The Port of an element
pixl-port = { $element ->
    [fire] Feuer-Port
    [water] Wasser-Port
    [earth] Erd-Port
   *[spirit] Geist-Port
}
