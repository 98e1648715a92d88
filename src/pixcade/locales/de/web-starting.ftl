# Das Fenster für eine neue Partie, die erste Partie und Einladungen.
web-new-title = { $way ->
    [online] Neue Online-Partie
    [device] Neue Partie auf einem Gerät
    [night] Neuer Spieleabend
   *[bots] Neue Partie gegen Bots
}
web-new-level-about = Wie stark deine Gegner sind.
web-new-level = { $level ->
    [easy] Macht gern Fehler.
    [normal] Plant einen Zug voraus.
    [hard] Schaut weiter voraus.
    [master] Wägt jede Antwort ab.
   *[grandmaster] Irrt sich kaum.
}
web-new-length = Länge
web-length = { $length ->
    [pixoid-short] Kurze Partie
    [pixl-quick] Schnelle Partie
   *[standard] Normale Partie
}
web-length-about = { $length ->
    [pixoid-short] Eine Runde, 12 Klötzchen gewinnen.
    [pixoid-standard] Alle sind einmal Pixoid.
    [pixl-quick] 5 Felder pro Seite.
   *[pixl-standard] 7 Felder pro Seite.
}
web-minutes = { $minutes } min
web-new-players-label = Zu wievielt
web-new-players = { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] { $players } Plätze
}
web-new-players-about = { $game ->
    [pixoid-4] Pixoid und drei Bugs.
    [pixoid-3] Der dritte Bug wechselt den Besitzer.
    [pixl-2] Zwei Elemente für jeden.
    [pixl-3] Ohne Geist.
   *[pixl-4] Ein Element für jeden.
}
web-new-maze-about = Die Skala zeigt, wie schwer die Flucht ist.
web-new-maze-any = Zufällig
web-new-maze-pick = Aussuchen
web-new-maze-all = Alle 96 Labyrinthe ansehen
web-new-opponents = Gegner
web-new-opponents-about = Tippe auf ein Gesicht, um zu tauschen.
web-new-shuffle = Mischen
web-new-names = Namen
web-new-names-about = Plätze ohne Namen übernimmt ein Bot.
web-new-name = Name für Platz { $seat }
web-new-against = Gegen { $names }.
web-new-minutes = Etwa { $minutes } Minuten.
web-maze-choose = Labyrinth
