### Pixl in the browser, in German. The terms are those of pixl.ftl.


## The board

web-pixl-board = Pixl-Spielplan
web-pixl-hex-empty = leer
web-pixl-hex-gray = leer, grauer Rand
web-pixl-hex-port = { pixl-port }
web-pixl-hex-locked = gesperrt von { $by }
web-pixl-hex-stack = Stapel aus { $height }, von oben: { $elements }
web-pixl-hex-cut-off = vom Port abgeschnitten
web-pixl-hex-legal = { $converts ->
    [0] möglich
    [one] möglich: verwandelt { $converts } Pixl
   *[other] möglich: verwandelt { $converts } Pixls
}, { $points ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}
web-pixl-hex-pick = möglich: eins von { $count } zum Verwandeln wählen
web-pixl-whole = Ganzen Spielplan zeigen
web-pixl-fitted = Näher heran
# Where a move is out of view. $gain: its points with their sign, or none
web-pixl-view-move = { $gain ->
    [none] { pixl-element }: Zug auf { $hex } zeigen
   *[other] { pixl-element }: Zug auf { $hex } zeigen, { $gain }
}
web-pixl-view-back = Zurück zur vorigen Ansicht


## What a move brings

web-pixl-sum = Folgen des Zugs
web-pixl-choose-pixl = { pixl-element }: Wähle ein Feld
web-pixl-choose-port = { pixl-element }: Setz deinen Port
web-pixl-port-about = Von ihm aus wachsen deine Pixls. Punkte: oben 1, darunter 2, gefangen 1, gesperrter Port 5.
web-pixl-choose-pass = { pixl-element } kann nur passen
web-pixl-choose-move = { pixl-element } kann kein Pixl legen
web-pixl-count = { $count ->
    [0] Nimm den Port weg oder passe.
    [one] Ein Feld zur Wahl.
   *[other] { $count } Felder zur Wahl.
}
web-pixl-next = Nächstes mögliches Feld
web-pixl-previous = Voriges mögliches Feld
web-pixl-title-place = Auf { $hex } legen?
web-pixl-title-port = Port auf { $hex } setzen?
web-pixl-title-off = Port wegnehmen?
web-pixl-title-pass = Passen?
web-pixl-title-pick = { $hex }: Welches Pixl verwandelst du?
web-pixl-pick = Pixl zum Verwandeln
web-pixl-place = Pixl legen
web-pixl-place-port = Port setzen
web-pixl-take-off = Port wegnehmen
web-pixl-pass = Passen
web-pixl-take-back = Rückgängig
web-pixl-alarm = { $count ->
    [one] Pixl übrig
   *[other] Pixls übrig
}
web-pixl-alarm-why = { $count ->
    [one] Das nächste gelegte beendet die Partie.
   *[other] Die nächste Runde kann die letzte sein.
}
web-pixl-advice = Gute Plätze für deinen Port
# What a move brings and what one's own other element loses by it, with their signs: "(+2 −1 yours)"
web-pixl-net = ({ $gross } { $loss } bei dir)
# Since one's own last move. $points: how many; $leader: who is best of the others, $by: by how many
web-pixl-waited = Inzwischen: { $points ->
    [0] deine Punkte sind gleich geblieben
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}. { $lead ->
    [you] Du führst mit { $by }.
    [nobody] Du teilst dir die Führung.
   *[other] { $leader } führt mit { $by }.
}
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
web-pixl-hint-other = Auf lange Sicht der beste Zug.
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
# On phones at a game night, after a move
web-pixl-phone-own = Dein Zug
web-pixl-phone-total = { $points ->
    [one] Du hast { $points } Punkt
   *[other] Du hast { $points } Punkte
}
web-pixl-sent = Gesendet. Einen Moment.
web-pixl-waiting = { pixl-element } ist am Zug: { $player }
web-pixl-total = { $points ->
    [one] insgesamt { $gain } Punkt
   *[other] insgesamt { $gain } Punkte
}
web-pixl-only-pass = { $why ->
    [supply] { pixl-element } hat kein Pixl mehr und kann nur passen.
    [no-port-hex] { pixl-element } hat kein Feld für den Port und kann nur passen.
   *[no-hex] { pixl-element } kann weder ein Pixl legen noch den Port wegnehmen und muss passen.
}
web-pixl-line-placed = Neues Pixl
web-pixl-line-port-placed = Von hier wachsen deine Pixls. Drei Pixls einer anderen Farbe sperren einen Port: 5 Punkte
web-pixl-line-port-off = In deinem nächsten Zug setzt du ihn auf ein anderes Feld. Bis dahin kann { pixl-element } kein Pixl legen.
web-pixl-line-passed = Auf dem Spielplan ändert sich nichts.
web-pixl-line-covered = Beute: { pixl-victim } überdecken
web-pixl-line-replaced = Neutral: { pixl-victim } ersetzen
web-pixl-line-lost = { pixl-victim } verliert { $hex }
web-pixl-line-imprisoned = { $freed ->
    [nothing] Jäger: { pixl-victim } gefangen nehmen
   *[other] Jäger: { pixl-victim } gefangen nehmen; darunter kommt { pixl-freed } frei
}
web-pixl-line-spared = Kein Pixl mehr für { $hex }: { pixl-victim } bleibt
web-pixl-line-locked = { pixl-locker } sperrt den { pixl-port }
web-pixl-line-unlocked = { pixl-locker } sperrt den { pixl-port } nicht mehr
web-pixl-line-game-over = Damit endet die Partie
web-pixl-other = { pixl-element } { $points }


## What everybody has

web-pixl-source-tops = obenauf
web-pixl-source-beneath = darunter
web-pixl-source-prisoners = gefangen
web-pixl-source-locks = Sperren
web-pixl-supply = noch { $count }
web-pixl-supplies = Noch zu legen
web-pixl-ports = Ports
web-pixl-port-free = beweglich
web-pixl-port-locked = gesperrt von { $by }
web-pixl-port-moved = gerade versetzt
web-pixl-port-off = wird versetzt
web-pixl-port-none = noch nicht gesetzt
web-pixl-relations = Jäger und Beute
web-pixl-dotted = gepunktet: neutral
web-pixl-preys = { $element ->
    [fire] Das Feuer
    [water] Das Wasser
    [earth] Die Erde
   *[spirit] Der Geist
} jagt { $victim ->
    [fire] das Feuer
    [water] das Wasser
    [earth] die Erde
   *[spirit] den Geist
}.
web-pixl-neutrals = { $one } und { $other } sind zueinander neutral.


## The table in words

web-pixl-text-where = Wo steht was?
web-pixl-text-can = Was kann ich tun?
web-pixl-text-happened = Was ist gerade passiert?
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
web-pixl-text-take-off = Du kannst den { pixl-port } wegnehmen.
web-pixl-text-pass = Du kannst passen.
