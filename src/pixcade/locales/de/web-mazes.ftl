### The page of mazes, and mazes to choose from. Terms: Labyrinth, Start-Pix, Klötzchen, Reserve, Runde, Zug.


## Names, for ever. The noun begins with the ending of the adjective before it.

web-maze-name = { $adjective ->
    [secret] Geheim
    [silent] Still
    [silver] Silbern
    [sleepy] Verträumt
    [crooked] Schief
    [lost] Verloren
    [wild] Wild
   *[old] Alt
}{ web-maze-noun }
web-maze-noun = { $noun ->
    [well] er Brunnen
    [carousel] es Karussell
    [moon] er Mond
    [clock] e Uhr
    [island] e Insel
    [gate] es Tor
    [bridge] e Brücke
    [harp] e Harfe
    [garden] er Garten
    [piano] es Klavier
    [forest] er Wald
   *[mill] e Mühle
}


## Words for a maze, from its figures

web-maze-level = { $level ->
    [gentle] Sanft
    [mild] Mild
    [fair] Mittel
    [tough] Hart
   *[brutal] Brutal
}
web-maze-level-means = Von Sanft bis Brutal: fünf gleich große Gruppen, geordnet nach dem Wert, den ein Start-Pix für Pixoid im Schnitt hat.
# On the page of a maze
web-maze-kind = { $kind ->
    [start] Unausgeglichen
   *[even] Ausgeglichen
}
web-maze-kind-means = { $kind ->
    [start] Unausgeglichen: Der beste Start-Pix ist mindestens 2,5 Klötzchen mehr wert als der schlechteste.
   *[even] Ausgeglichen: Alle vier Start-Pix liegen höchstens 1,5 Klötzchen auseinander.
}
web-maze-figures = Schnitt { $average }, Spanne { $spread }
web-maze-picture = Labyrinth { $name }. Start-Pix: { $starts }.
web-maze-start = Start { $number } auf { $pix }, { $worth }


## The page

web-mazes-about = Die vier Platinen lassen sich auf { $all } verschiedene Arten legen. Jede ist bis zum Ende durchgerechnet: jede Stellung, jeder Zug, nichts ausgelassen.
web-mazes-numbers = Zu den Zahlen
web-mazes-worth = So viele Klötzchen ist ein Start-Pix für Pixoid wert, wenn niemand einen Fehler macht: Ein Klötzchen aus der Reserve zählt 1, ein Bonusklötzchen ½. Die drei Bugs handeln dabei wie eine Person.
web-mazes-line = 6: Pixoid und jeder Bug gewinnen gleich viel
web-mazes-plainly = Ehrlich gesagt: Diese Start-Pix unterscheiden sich mehr, als sie sollten. Nur in { $even } von { $all } Labyrinthen liegen alle vier höchstens 1,5 Klötzchen auseinander; im Schnitt ist der beste { $spread } mehr wert als der schlechteste. Pixoid wählt zuerst: Schau hin, bevor du dein Klötzchen setzt.
web-mazes-short = Die kurze Partie: In allen { $solved } dafür gelösten Labyrinthen gewinnt Pixoid von jedem Start-Pix aus mit einer Wahrscheinlichkeit von { $chance }. Bugs, die wie eine Person handeln, fangen Pixoid sicher; Menschen sind nicht so gut.
web-mazes-most = { $which ->
    [kindest] Am leichtesten für Pixoid
    [cruellest] Am schwersten für Pixoid
   *[fairest] Am ausgeglichensten
}
web-mazes-sort = Sortieren
web-mazes-sorted = { $order ->
    [even] Ausgeglichene zuerst
    [kind] Leichte zuerst
    [hard] Schwere zuerst
   *[name] Nach Namen
}
web-mazes-show = Nur diese
web-mazes-shown = { $count ->
    [one] { $count } von { $all } Labyrinthen
   *[other] { $count } von { $all } Labyrinthen
}
web-mazes-view = { $view ->
    [table] Tabelle
   *[pictures] Bilder
}
web-mazes-view-label = Ansicht
web-mazes-table = Alle Labyrinthe; zum Sortieren eine Spaltenüberschrift wählen
web-mazes-column = { $column ->
    [average] Schnitt
    [spread] Spanne
    [best] Bester Start
    [worst] Schlechtester Start
    [cubes] Dauer
    [silence] Schweigen
    [pure] Eindeutig
    [words] In Worten
   *[name] Labyrinth
}


## A maze of its own

web-maze-all = Alle Labyrinthe
web-maze-before = Voriges Labyrinth: { $name }
web-maze-next = Nächstes Labyrinth: { $name }
web-maze-starts = Wert der Start-Pix
web-maze-start-of = Start { $number }, { $pix }
web-maze-turns = { $turns } Züge
web-maze-cubes = { $cubes } Klötzchen
web-maze-average = Schnitt der Start-Pix
web-maze-spread = Die Wahl des Start-Pix
web-maze-spread-means = { $spread } Klötzchen zwischen dem besten und dem schlechtesten
web-maze-lasts = Dauer bei fehlerlosem Spiel
web-maze-lasts-means = { $turns } Züge im Schnitt, von höchstens 12
web-maze-lasts-chart = Von 1000 fehlerlosen Runden enden so viele mit 0 bis 12 Klötzchen aus der Reserve: { $counts }.
web-maze-silence = Der Preis des Schweigens
web-maze-silence-means = Bugs, die nicht reden dürfen, verlieren höchstens { $price } Klötzchen pro Zug gegenüber Bugs, die wie eine Person handeln (Schätzung aus bis zu 200 Stellungen)
web-maze-pure = Nichts zu raten
web-maze-pure-means = In { $share } aller Stellungen hat jede Seite genau einen besten Zug
web-maze-short = Die kurze Partie
web-maze-short-means = Gelöst: Pixoid gewinnt von jedem Start-Pix aus mit einer Wahrscheinlichkeit von { $chance }
web-maze-short-open = Für dieses Labyrinth nicht gelöst
web-maze-play = Dieses Labyrinth spielen
web-maze-online = Online mit Freunden
web-maze-unknown = Es gibt kein Labyrinth „{ $code }“. Ein Code sieht so aus: p1-1A.2A.3A.4A.


## To choose from

