### Pixoid: what happened, what is refused, options. In German; the terms are noted in core.ftl.


## Directions

pixoid-direction = { $direction ->
    [U] hoch
    [D] runter
    [L] links
   *[R] rechts
}
# Where to
pixoid-direction-towards = { $direction ->
    [U] nach oben
    [D] nach unten
    [L] nach links
   *[R] nach rechts
}
# Where a wall is
pixoid-wall-at = { $direction ->
    [U] oben
    [D] unten
    [L] links
   *[R] rechts
}


## What happened. $who stands where it is the subject, so that "Dritter Bug" needs no other case

pixoid-name-pixoid = Pixoid ({ $player })
pixoid-name-spare = Dritter Bug ({ $player })

pixoid-cube-set = { $who } startet auf { $pix }.

# As one types it: "hoch 3"
pixoid-program-entry = { $who } { pixoid-direction } { $distance }
pixoid-revealed = Aufgedeckt: { $programs }.

pixoid-moved = { $who } zieht { $steps ->
    [one] einen Pix
   *[other] { $steps } Pix
} { pixoid-direction-towards } { $stopped ->
    [wall] und bleibt auf { $end } vor der Wand stehen.
   *[no] auf { $end }.
}

pixoid-picked-up = { $bonus ->
    [one] { $who } sammelt auf { $pix } ein Bonusklötzchen ein, das erste.
   *[other] { $who } sammelt auf { $pix } ein Bonusklötzchen ein, jetzt sind es { $bonus }.
}

# $by_count: how many Bugs $by names
pixoid-caught = { $mover ->
    [pixoid] { $by_count ->
        [one] { $who } läuft auf { $pix } einem Bug in die Arme: { $by }. Gefangen!
       *[other] { $who } läuft auf { $pix } gleich mehreren Bugs in die Arme: { $by }. Gefangen!
    }
   *[bugs] { $by_count ->
        [one] { $by } fängt { $who } auf { $pix }!
       *[other] { $by } fangen { $who } auf { $pix }!
    }
}

pixoid-cube-taken = { $left ->
    [0] { $who } nimmt das letzte Klötzchen aus der Reserve und hat { $taken }.
   *[other] { $who } entkommt und nimmt ein Klötzchen aus der Reserve: { $taken } genommen, { $left } übrig.
}

pixoid-spare-passed = Den dritten Bug steuert im nächsten Zug { $player }.

pixoid-round-over = { $how ->
    [survived] Runde { $round } ist zu Ende: Pixoid hat überlebt. Punkte: { $points }.
   *[caught] Runde { $round } ist zu Ende: Pixoid wurde gefangen. Punkte: { $points }.
}
pixoid-round-began = Runde { $round } beginnt. { $player } ist jetzt Pixoid.

pixoid-game-over = { $reason ->
    [twelve-cubes] Die Partie ist zu Ende: { $winners } hat 12 Klötzchen und gewinnt als Pixoid!
    [caught] Die Partie ist zu Ende: Pixoid ist gefangen. Die Bugs gewinnen gemeinsam: { $winners }!
   *[points] { $winners_count ->
        [one] Die Partie ist zu Ende: { $winners } gewinnt! Punkte: { $points }.
       *[other] Die Partie ist zu Ende: { $winners } gewinnen gemeinsam! Punkte: { $points }.
    }
}


## Refusals

pixoid-not-a-pix = Auf diesem Spielplan gibt es keinen Pix „{ $text }“. Ein Pix ist ein Buchstabe und eine Zahl, zum Beispiel c4.
# The letters are those of the notation; what people type in the terminal is in text.ftl
pixoid-not-a-move = „{ $text }“ ist kein Zug. Schreib eine Richtung (U oben, D unten, L links, R rechts) und eine Entfernung von 1 bis 9, zum Beispiel U3; ein Start-Pix wird @c4 geschrieben.
pixoid-not-a-layout = „{ $text }“ ist keine Anordnung. Schreib den Platinensatz und vier Computerplatinen mit ihren Seiten, zum Beispiel p1-1A.3B.2A.4B.
pixoid-tile-twice = Die Anordnung „{ $text }“ verwendet eine Computerplatine doppelt. Verwende jede der vier genau einmal.
pixoid-unknown-tile-set = Es gibt keinen Platinensatz „{ $name }“. Zur Wahl stehen: { $known }.
pixoid-not-a-position = „{ $text }“ ist keine Pixoid-Stellung. Eine Stellung beginnt mit „pixoid“ und einer Anordnung.
pixoid-no-such-controller = In dieser Partie gibt es kein Steuergerät „{ $piece }“.
pixoid-four-controllers = „{ $value }“ sind nicht vier verschiedene Steuergeräte mit Punkten dazwischen. Zur Wahl stehen: { $known }.
pixoid-oldest-not-seated = Platz { $oldest } gibt es nicht: Ihr seid nur { core-how-many }.

pixoid-place-first = { core-piece } ist noch nicht auf dem Spielplan. Wähle zuerst einen freien Start-Pix.
pixoid-no-start-pix = { $pix } ist kein Start-Pix. Wähle einen der vier Start-Pix.
pixoid-start-pix-taken = Auf { $pix } startet schon eine andere Figur. Wähle einen freien Start-Pix.
pixoid-program-now = { core-piece } ist schon auf dem Spielplan. Programmiere jetzt eine Richtung und eine Entfernung.
pixoid-distance-1-to-9 = Wähle eine Entfernung von 1 bis 9, nicht { $distance }. Stehen bleiben geht nicht.
pixoid-wall-next-to-you = Von { $pix } geht es nicht { pixoid-direction-towards }: Dort steht gleich eine Wand. Wähle eine andere Richtung.


## Options

pixoid-option-players = Spieler
pixoid-option-players-value = { $value ->
    [3] Zu dritt, mit einem dritten Bug, der reihum geht
   *[4] Zu viert
}
pixoid-option-game = Länge der Partie
pixoid-option-game-value = { $value ->
    [short] Kurze Partie (eine Runde, 12 Klötzchen zum Sieg)
   *[standard] Standardpartie (alle sind einmal Pixoid)
}
pixoid-option-layout = Anordnung der Computerplatinen
pixoid-option-layout-value = { $value }
pixoid-option-layout-form = zum Beispiel p1-1A.3B.2A.4B; ohne Angabe zufällig
pixoid-option-oldest = Älteste Person (zuerst Pixoid)
pixoid-option-oldest-value = Platz { $value }
pixoid-option-contact-cube = Bonusklötzchen dort, wo Pixoid gefangen wird
pixoid-option-contact-cube-value = { $value ->
    [taken] Er sammelt es noch ein
   *[left] Es bleibt liegen
}
pixoid-option-controllers = Steuergeräte in der Reihenfolge der Plätze
pixoid-option-controllers-value = { $value }
pixoid-option-controllers-form = vier von amber, sky, rose, mint, ember und violet mit Punkten dazwischen; zu dritt gehört das letzte dem dritten Bug
