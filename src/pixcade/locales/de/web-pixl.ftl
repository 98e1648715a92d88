### Pixl in the browser, in German. The terms are those of pixl.ftl.


## The board

web-pixl-board = Spielplan von Pixl
web-pixl-hex-empty = leer
web-pixl-hex-gray = leer, grauer Rand
web-pixl-hex-port = Port von { pixl-element }
web-pixl-hex-locked = gesperrt von { $by }
web-pixl-hex-stack = Stapel aus { $height }, von oben: { $elements }
web-pixl-hex-cut-off = vom Port abgeschnitten
web-pixl-hex-legal = { $converts ->
    [0] erlaubt
   *[other] erlaubt: verwandelt { $converts }
}, { $points ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}
web-pixl-hex-pick = erlaubt: eins von { $count } zum Verwandeln wählen
web-pixl-whole = Ganzen Spielplan zeigen
web-pixl-fitted = Zeigen, wo gespielt wird


## What a move brings

web-pixl-sum = Was das bringt
web-pixl-choose-pixl = { pixl-element }: Wähle ein Feld
web-pixl-choose-port = Wohin kommt der Port von { pixl-element }?
web-pixl-choose-pass = { pixl-element } kann nur passen
web-pixl-count = { $count ->
    [one] Ein Feld ist erlaubt.
   *[other] { $count } Felder sind erlaubt.
}
web-pixl-next = Nächstes erlaubtes Feld
web-pixl-previous = Voriges erlaubtes Feld
web-pixl-title-place = Auf { $hex } legen?
web-pixl-title-port = Port auf { $hex } setzen?
web-pixl-title-off = Port wegnehmen?
web-pixl-title-pass = Passen?
web-pixl-title-pick = { $hex }: Welches Pixl verwandelst du?
web-pixl-pick = Was du verwandelst
web-pixl-place = Pixl legen
web-pixl-place-port = Port setzen
web-pixl-take-off = Port wegnehmen
web-pixl-pass = Passen
web-pixl-back = Zurück
web-pixl-hint = { $what ->
    [place] Ein Klick oder Enter legt es hierhin.
   *[choose] Ein Klick oder Enter wählt das Feld.
}
# Why a hint is a good one. $converts: how many Pixls it converts, $points: what it brings, with its sign
web-pixl-hint-reason = { $converts ->
    [0] Das verlängert deine Kette: { $points }.
    [one] Das verwandelt ein Pixl: { $points }.
   *[other] Das verwandelt { $converts } Pixls: { $points }.
}
web-pixl-hint-other = Nichts auf dem Spielplan ist gerade mehr wert.
# Why the game ended. $elements: whose supply is empty
web-pixl-ended = { $reason ->
    [supply-empty] Ein Vorrat ist leer: { $elements }.
    [all-passed] Alle haben nacheinander gepasst.
   *[turn-limit] Der letzte Zug ist gespielt.
}
# Beside a Port that is not locked, for want of one Pixl
web-pixl-near = 1 Pixl fehlt
# $what: a Port was locked, or so many ($count) were converted by one move
web-pixl-plate = { $what ->
    [locked] GESPERRT!
   *[chain] { $count } AUF EINMAL
}
web-pixl-sent = Gesendet. Einen Moment.
web-pixl-waiting = { pixl-element } ist am Zug: { $player }
web-pixl-total = { $points ->
    [one] insgesamt { $gain } Punkt
   *[other] insgesamt { $gain } Punkte
}
web-pixl-only-pass = { $why ->
    [supply] { pixl-element } hat kein Pixl mehr und kann nur passen.
    [no-port-hex] Für den Port von { pixl-element } gibt es kein Feld. { pixl-element } kann nur passen.
   *[no-hex] { pixl-element } kann weder ein Pixl legen noch den Port wegnehmen, also nur passen.
}
web-pixl-line-placed = Neues Pixl
web-pixl-line-port-placed = Hier steht der Port von { pixl-element }
web-pixl-line-port-off = In deinem nächsten Zug setzt du ihn auf ein anderes Feld. Bis dahin kann { pixl-element } kein Pixl legen.
web-pixl-line-passed = Auf dem Spielplan ändert sich nichts.
web-pixl-line-covered = Beute: { pixl-victim } überdecken
web-pixl-line-replaced = Neutral: { pixl-victim } ersetzen
web-pixl-line-imprisoned = { $freed ->
    [nothing] Jäger: { pixl-victim } gefangen nehmen
   *[other] Jäger: { pixl-victim } gefangen nehmen; darunter kommt { pixl-freed } frei
}
web-pixl-line-spared = Kein Pixl mehr für { $hex }: { pixl-victim } bleibt
web-pixl-line-locked = { pixl-locker } sperrt den Port von { pixl-element }
web-pixl-line-unlocked = { pixl-locker } sperrt den Port von { pixl-element } nicht mehr
web-pixl-line-own = Dein Element { pixl-element }
web-pixl-line-game-over = Damit endet die Partie
web-pixl-other = { pixl-element } { $points }


## What everybody has

web-pixl-source-tops = obenauf
web-pixl-source-beneath = darunter
web-pixl-source-prisoners = gefangen
web-pixl-source-locks = Sperren
web-pixl-supply = noch { $count }
web-pixl-ports = Ports
web-pixl-port-free = beweglich
web-pixl-port-locked = gesperrt von { $by }
web-pixl-port-moved = gerade versetzt
web-pixl-port-off = wird versetzt
web-pixl-port-none = noch nicht gesetzt
web-pixl-relations = Wer wen jagt
web-pixl-dotted = gepunktet: neutral
web-pixl-preys = { pixl-element } jagt { pixl-victim }.
web-pixl-neutrals = { $one } und { $other } sind zueinander neutral.


## The table in words

web-pixl-text-where = Wo steht was?
web-pixl-text-can = Was kann ich tun?
web-pixl-text-happened = Was ist gerade geschehen?
web-pixl-text-element = { pixl-element } ({ $player }), { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
web-pixl-text-port = { $hex ->
    [none] Port: { $state }.
   *[other] Port auf { $hex }: { $state }.
}
web-pixl-text-supply = { $count ->
    [one] Noch { $count } Pixl.
   *[other] Noch { $count } Pixls.
}
web-pixl-text-pixls = Pixls auf { $hexes }.
web-pixl-text-stack = { $hex } ({ $height } hoch)
web-pixl-text-cut-off = Abgeschnitten: { $hexes }.
web-pixl-text-nothing = Du bist nicht am Zug.
web-pixl-text-pixl-hexes = { pixl-element } kann ein Pixl legen auf: { $hexes }.
web-pixl-text-port-hexes = { pixl-element } kann den Port setzen auf: { $hexes }.
web-pixl-text-pick = { $hex }, verwandelt { $pick }
web-pixl-text-consequence = { $points ->
    [one] { $hex }: { $told }. { $gain } Punkt.
   *[other] { $hex }: { $told }. { $gain } Punkte.
}
web-pixl-text-take-off = Du kannst den Port von { pixl-element } wegnehmen.
web-pixl-text-pass = Du kannst passen.
