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
web-invited-by = { $name } lädt dich zu { $game } ein.
web-invited-to = Du bist zu { $game } eingeladen.
web-invited-how = { $line ->
    [pixoid-1] Eine Person ist Pixoid und flieht. Die anderen sind Bugs und jagen.
    [pixoid-2] Wähl geheim eine Richtung und eine Zahl von Schritten. Eine Wand hält dich auf.
    [pixoid-3] Dann bewegt sich alles. Für jeden Zug in Freiheit gibt es ein Klötzchen.
    [pixl-1] Setz in jedem Zug einen Pixl neben deine.
    [pixl-2] Nachbarn ändern sich: Beute wird bedeckt, Jäger werden gefangen.
   *[pixl-3] Punkte gibt es für Pixl, Gefangene und gesperrte Ports. Die meisten Punkte gewinnen.
}
web-coach = { $moment ->
    [pixoid-0] Du bist Pixoid. Starte dort, wo mehrere Wege hinausführen.
    [pixoid-1] Dreh die Räder: eine Richtung und eine Zahl. Alle decken gleichzeitig auf.
    [pixoid-2] Eine Wand hält dich auf, eine zu große Zahl schadet also nicht.
    [pixoid-3] Du läufst zuerst, dann die Bugs. Halt nicht dort an, wo sie hinkommen.
    [pixoid-4] Jeder Zug in Freiheit bringt ein Klötzchen. Zwölf gewinnen.
    [pixoid-5] Lauf über ein Klötzchen im Labyrinth, dann gehört es dir.
    [pixoid-6] Auch die Bugs raten. Flieh nicht immer gleich.
    [pixoid-7] Halt den Knopf für die Reichweiten: Er zeigt, wer wohin kommt.
    [pixoid-8] Kreuzungen lassen dir die Wahl, Sackgassen nicht.
    [pixl-0] Von deinem Port aus wächst du. Such einen Platz mit Raum ringsum.
    [pixl-1] Setz einen Pixl neben deinen Port. Von dort wächst deine Kette.
    [pixl-2] Jedes Element hat eine Beute und einen Jäger. Das Rad zeigt sie.
    [pixl-3] Setz neben Beute: Du bedeckst sie, und was darunter liegt, zählt 2.
    [pixl-4] Ein Jäger neben deinem neuen Pixl wird gefangen und zählt 1.
    [pixl-5] Schau vor dem Setzen hin: Die Vorschau nennt jeden Punkt.
    [pixl-6] Halt deine Kette zusammen. Abgeschnittene Pixl wachsen nicht.
    [pixl-7] Drei deiner Pixl um einen Port sperren ihn: 5 Punkte.
    [pixl-8] Große Gruppen von Beute sind den Weg wert. Wachs auf sie zu.
   *[other] Unsicher? Frag nach einem Tipp und lies, warum.
}
