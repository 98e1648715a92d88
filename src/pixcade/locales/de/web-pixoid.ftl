### Pixoid in the browser. The terms are those of pixoid.ftl: Steuergerät, Start-Pix, Klötzchen, Bonusklötzchen.


## The board

web-pixoid-board = Pixoid-Spielplan
web-pixoid-piece = { $role ->
    [pixoid] { $piece }, { $player }, Pixoid, auf { $pix }
    [spare] { $piece }, { $player }, dritter Bug, auf { $pix }
   *[bug] { $piece }, { $player }, Bug, auf { $pix }
}
web-pixoid-start-here = Auf { $pix } starten
web-pixoid-start-choose = Wähle einen Start-Pix
# What one plays for, where one chooses a start. $role: pixoid or bug
web-pixoid-aim = { $role ->
    [pixoid] Lauf! Jeder Zug, in dem du entkommst, bringt ein Klötzchen, bis zu zwölf.
   *[bug] Jag ihn! Fang Pixoid, je früher, desto besser.
}
web-pixoid-start-name = { $quarter ->
    [top-left] Oben links, { $pix }
    [top-right] Oben rechts, { $pix }
    [bottom-left] Unten links, { $pix }
   *[bottom-right] Unten rechts, { $pix }
}


## The controller

web-pixoid-controller = Steuergerät { $piece }
web-pixoid-direction-wheel = Richtung
web-pixoid-number-wheel = Entfernung
web-pixoid-direction = { $direction ->
    [U] Nach oben
    [D] Nach unten
    [L] Nach links
   *[R] Nach rechts
}
web-pixoid-direction-closed = { $name }, versperrt. { $reason }
web-pixoid-no-direction = Wohin?
web-pixoid-steps = { $distance ->
    [one] { $distance } Schritt
   *[other] { $distance } Schritte
}
web-pixoid-steps-free = { $distance } (max. { $free })
web-pixoid-and-then = { $first }. { $next }
web-pixoid-stops = Die Wand stoppt dich nach { $free } Pix.
web-pixoid-picks-up = { $count ->
    [one] Du sammelst { $count } Bonusklötzchen ein.
   *[other] Du sammelst { $count } Bonusklötzchen ein.
}
web-pixoid-wins = Das ist das zwölfte Klötzchen: gewonnen!
web-pixoid-caught = Du läufst { $by } direkt in die Arme!
web-pixoid-ends-on = Du landest auf { $pix }.
web-pixoid-walls = { $count ->
    [one] Wand: { $directions }.
   *[other] Wände: { $directions }.
}
web-pixoid-covered = Deine Wahl ist verdeckt.
web-pixoid-show = Meine Wahl zeigen
web-pixoid-cover = Meine Wahl verdecken
web-pixoid-ready = Bereit
web-pixoid-change = Bereit – ändern
web-pixoid-choose-direction = Wähle eine Richtung


## Beside the board

web-pixoid-haul = { $taken } Klötzchen und { $bonus } Bonusklötzchen
web-pixoid-reserve = Reserve
web-pixoid-reserve-left = { $left } von 12 übrig
web-pixoid-stakes = Wenn er jetzt gefangen wird
web-pixoid-stakes-pixoid = für Pixoid
web-pixoid-stakes-bug = für jeden Bug
web-pixoid-short = 12 Klötzchen zum Sieg
web-pixoid-rounds = Runden
web-pixoid-round-now = jetzt
web-pixoid-round-next = danach
web-pixoid-round-later = später
web-pixoid-round-bugs = Bugs { $points }
web-pixoid-role = { $role ->
    [pixoid] Pixoid
    [spare] Dritter Bug
   *[bug] Bug
}
web-pixoid-you = { $role ->
    [pixoid] Lauf!
   *[bug] Jag ihn!
}


## The reveal

# On phones at a game night
web-pixoid-bet = Wohin läuft Pixoid?
web-pixoid-bet-private = Nur du siehst das
web-pixoid-bet-was = Dein Tipp: { $direction ->
    [U] nach oben
    [D] nach unten
    [L] nach links
   *[R] nach rechts
}
web-pixoid-bet-score = { $right } von { $made } richtig
# At the end of a game
web-pixoid-bet-total = Deine Tipps zu Pixoid: { $right } von { $made } richtig
# $names: the Bugs that did it
web-pixoid-phone = { $kind ->
    [catcher] Du hast Pixoid erwischt!
    [caught] Erwischt von { $names }!
    [team] Pixoid erwischt: { $names }!
    [near] So knapp: 1 Pix
    [away] Entwischt!
   *[missed] Pixoid entwischt
}
web-pixoid-phone-own = Dein Zug
web-pixoid-phone-where = { $count ->
    [0] Auf { $pix }
    [one] Auf { $pix }. { $near } fehlte ein Pix.
   *[other] Auf { $pix }. Nur ein Pix fehlte: { $near }.
}
web-pixoid-phone-cubes = { $whose ->
    [yours] Du hast { $cubes } von 12 Klötzchen
   *[theirs] Pixoid hat { $cubes } von 12 Klötzchen
}
web-pixoid-phone-all = Für alle Bugs gleich viel
web-pixoid-phone-total = { $points ->
    [one] Du hast { $points } Punkt
   *[other] Du hast { $points } Punkte
}

web-pixoid-phase-open = Steuergeräte aufdecken
web-pixoid-phase-pixoid = Pixoid läuft
web-pixoid-phase-bugs = Die Bugs ziehen gemeinsam
web-pixoid-phase-end = Gefangen oder entkommen?
web-pixoid-phase-caught = Gefangen!
web-pixoid-phase-cube = Entkommen! Ein Klötzchen mehr
web-pixoid-phase-won = Zwölf Klötzchen: gewonnen!
web-pixoid-phase-round = Die Runde ist vorbei
web-pixoid-did = { $how ->
    [wall] { $steps } von { $distance }, dann die Wand
    [catch] { $steps } von { $distance }, dann der Fang!
    [won] gewonnen
    [still] kam nicht mehr zum Zug
   *[full] volle Strecke
}
# Of a cube that is running just now
web-pixoid-going = noch unterwegs
# Where it was close. $how: short (stands right beside Pixoid), late (ran where he had been), past (he ran past it)
web-pixoid-near = { $how ->
    [late] Einen Tick zu spät
    [past] Haarscharf vorbei
   *[short] 1 Pix zu kurz
}
# $by: who has caught; $count: how many they are; $mover: pixoid or bugs
web-pixoid-plate-caught = { $whose ->
    [yours] { $mover ->
        [pixoid] Dir in die Arme gelaufen!
       *[bugs] Du hast ihn erwischt!
    }
   *[theirs] { $mover ->
        [pixoid] ERWISCHT: { $by } in die Arme gelaufen
       *[bugs] ERWISCHT von { $by }
    }
}
web-pixoid-plate-where = { $cubes ->
    [0] Zug { $turn }, auf { $pix }, noch ohne Klötzchen
   *[other] Zug { $turn }, auf { $pix }, mit { $cubes } Klötzchen
}
web-pixoid-plate-away = ENTKOMMEN! { $name } schafft es
# $game: short or standard
web-pixoid-plate-all = { $game ->
    [short] mit zwölf Klötzchen
   *[standard] { $bonus ->
        [0] zwölf Züge lang nicht gefangen
       *[other] zwölf Züge lang nicht gefangen, dazu { $bonus } Bonusklötzchen
    }
}
# $reason: points, caught or twelve-cubes
web-pixoid-plate-won = { $reason ->
    [caught] Pixoid ist gefangen
    [twelve-cubes] mit zwölf Klötzchen
   *[points] mit den meisten Punkten
}
web-pixoid-why = Punkte dieser Runde
web-pixoid-why-pixoid = { $bonus ->
    [0] { $taken } aus der Reserve
   *[other] { $taken } aus der Reserve, { $bonus } als Bonus
}
web-pixoid-why-bug = { $caught ->
    [yes] schnappt zu: noch { $left } in der Reserve
   *[no] für jeden Bug: noch { $left } in der Reserve
}
web-pixoid-why-away = nichts: Pixoid ist entkommen
# The sum of points, beside its number
web-pixoid-now = gesamt
# $role: pixoid, bug, or other for those who do not play
web-pixoid-role-now = { $role ->
    [pixoid] Du bist der nächste Pixoid
    [bug] Nächste Runde bist du ein Bug
   *[other] { $name } ist der nächste Pixoid
}
web-pixoid-next-who = { $role ->
    [pixoid] Runde { $round }: { $hunters } jagen dich.
    [bug] Runde { $round }: { $name } flieht, du jagst mit { $hunters }.
   *[other] Runde { $round }: { $hunters } jagen.
}
web-pixoid-next-round = Nächste Runde
# Why a hint is a good one. $bugs: how many Bugs could come to where one ends, $bonus: bonus cubes on the way,
# $good: only (a strong bot nearly always runs so) or several (it plays a mix)
web-pixoid-hint-flee = { $bonus ->
    [0] { $bugs ->
        [0] Kein Bug kommt in diesem Zug dorthin.
        [one] Nur ein Bug kommt in diesem Zug dorthin.
       *[other] { $good ->
            [only] Jeder andere Weg ist gefährlicher.
           *[several] Mehrere Wege sind gleich gut: Bleib unberechenbar.
        }
    }
   *[other] { $bugs ->
        [0] Auf dem Weg liegt ein Bonusklötzchen, und kein Bug kommt in diesem Zug dorthin.
       *[other] Auf dem Weg liegt ein Bonusklötzchen.
    }
}
# $count: Pix of the way to which Pixoid could come too
web-pixoid-hint-hunt = { $count ->
    [0] { $good ->
        [only] Jeder andere Weg lässt ihm mehr Platz.
       *[several] Mehrere Wege sind gleich gut: Bleib unberechenbar.
    }
    [one] Dein Weg deckt einen Pix ab, den Pixoid erreichen kann.
   *[other] Dein Weg deckt { $count } Pix ab, die Pixoid erreichen kann.
}
web-pixoid-hint-start = { $role ->
    [pixoid] Von dort kannst du die meisten Klötzchen erwarten.
   *[bug] Es macht keinen Unterschied: Die Bugs besetzen ohnehin alle anderen Start-Pix.
}


## The table in words

web-pixoid-text-where = Wo stehen alle?
web-pixoid-text-can = Was kann ich tun?
web-pixoid-text-happened = Was ist gerade passiert?
web-pixoid-text-turn = Runde { $round } von { $rounds }, Zug { $turn }.
web-pixoid-text-holds = Pixoid hat { web-pixoid-haul }.
web-pixoid-text-placing = Runde { $round } von { $rounds }: Alle wählen einen Start-Pix.
web-pixoid-text-place = { $who } steht auf { $pix }.
web-pixoid-text-unplaced = { $who } ist noch nicht auf dem Spielplan.
web-pixoid-text-bonus = { $count ->
    [0] Es liegt kein Bonusklötzchen mehr da.
    [one] Ein Bonusklötzchen liegt auf { $pix }.
   *[other] Bonusklötzchen liegen auf { $pix }.
}
web-pixoid-text-way = { $free ->
    [one] { $name }: 1 Pix, hinter { $end } steht eine Wand.
   *[other] { $name }: bis zu { $free } Pix, hinter { $end } steht eine Wand.
}
web-pixoid-text-way-bonus = Bonusklötzchen nach { $steps } Pix.
web-pixoid-text-way-cube = { $who } nach { $steps } Pix.
web-pixoid-text-starts = { $count ->
    [one] Der letzte freie Start-Pix ist { $pix }.
   *[other] Freie Start-Pix: { $pix }.
}
web-pixoid-text-nothing = Du hast gerade nichts zu tun.
web-pixoid-text-quiet = Es ist noch nichts passiert.
