# Das Fenster für eine neue Partie, die erste Partie und Einladungen.
web-new-title = { $way ->
    [online] Neue Online-Partie
    [device] Neue Partie auf einem Gerät
    [night] Neuer Spieleabend
   *[bots] Neue Partie gegen Bots
}
web-new-start = { $way ->
    [online] Leute einladen
    [night] Tisch aufmachen
   *[bots] Starten
}
web-new-level-about = Wie stark deine Gegner sind.
web-new-level = { $level ->
    [easy] Macht gern Fehler.
    [normal] Plant einen Zug voraus.
    [hard] Schaut weiter voraus.
    [master] Wägt jede Antwort ab.
   *[grandmaster] Irrt sich fast nie.
}
web-new-length = Länge
web-length = { $length ->
    [pixoid-short] Kurze Partie
    [pixl-quick] Schnelle Partie
   *[standard] Standardpartie
}
web-length-about = { $length ->
    [pixoid-short] Eine Runde, 12 Klötzchen zum Sieg.
    [pixoid-standard] Alle sind einmal Pixoid.
    [pixl-quick] 5 Felder pro Seite.
   *[pixl-standard] 7 Felder pro Seite.
}
web-minutes = { $minutes } min
web-new-players-label = Besetzung
web-new-players = { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] { $players } Plätze
}
web-new-players-about = { $game ->
    [pixoid-4] Pixoid und drei Bugs.
    [pixoid-3] Der dritte Bug geht reihum.
    [pixl-2] Je zwei Elemente.
    [pixl-3] Ohne Geist.
   *[pixl-4] Je ein Element.
}
web-new-maze-about = Die Skala zeigt, wie schwer die Flucht ist.
web-new-maze-any = Zufällig
web-new-maze-pick = Aussuchen
web-new-maze-all = Alle 96 Labyrinthe ansehen
web-new-opponents = Gegner
web-new-opponents-about = Wähle ein Gesicht, um zu tauschen.
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
    [pixoid-2] Wähle geheim eine Richtung und eine Entfernung. Eine Wand hält dich auf.
    [pixoid-3] Dann bewegen sich alle. Jeder Zug in Freiheit bringt ein Klötzchen.
    [pixl-1] Leg in jedem Zug ein Pixl neben deine.
    [pixl-2] Zwei deiner Pixls verwandeln einen Nachbarn: Beute wird überdeckt, Jäger werden gefangen.
   *[pixl-3] Punkte gibt es für Pixls, Gefangene und gesperrte Ports. Wer die meisten hat, gewinnt.
}
web-coach = { $moment ->
    [pixoid-0] Du bist Pixoid. Starte dort, wo du in mehrere Richtungen fliehen kannst.
    [pixoid-1] Dreh die Räder: eine Richtung und eine Entfernung. Alle decken gleichzeitig auf.
    [pixoid-2] Eine Wand hält dich auf, eine zu große Zahl schadet also nicht.
    [pixoid-3] Du läufst zuerst, dann die Bugs. Halt nicht dort an, wo sie hinkommen.
    [pixoid-4] Jeder Zug in Freiheit bringt ein Klötzchen. Mit zwölf gewinnst du.
    [pixoid-5] Lauf über ein Klötzchen im Labyrinth, dann gehört es dir.
    [pixoid-6] Auch die Bugs raten. Flieh nicht jedes Mal gleich.
    [pixoid-7] Halt „Wer kommt wohin?“ gedrückt, dann siehst du alle Reichweiten.
    [pixoid-8] Kreuzungen lassen dir die Wahl, Sackgassen nicht.
    [bug-0] Du bist ein Bug. Starte, wo du Pixoid den Weg abschneidest.
    [bug-1] Diesmal bist du ein Bug. Erwische Pixoid, bevor er 12 Klötzchen hat.
    [bug-2] Erst läuft Pixoid, dann alle Bugs. Ziele dorthin, wo er sein wird.
    [bug-3] Es reicht, über ihn hinwegzulaufen. Du musst nicht auf seinem Pix stehen bleiben.
    [bug-4] Verteilt euch. Jeder Bug kann einen anderen Weg versperren.
    [bug-5] Halt „Wer kommt wohin?“ gedrückt, dann siehst du, wohin er kommt.
    [pixl-0] Von deinem Port aus wächst du. Such einen Platz mit viel Raum. Ziel: die meisten Punkte.
    [pixl-1] Leg ein Pixl neben deinen Port. Von dort wächst deine Kette. Jedes, das oben liegt, ist 1 Punkt.
    [pixl-2] Erde jagt Wasser, Wasser jagt Feuer, Feuer jagt Geist, Geist jagt Erde.
    [pixl-3] Zwei deiner Pixls an der Beute verwandeln sie: Überdeckt zählt sie 2.
    [pixl-4] Ein verwandelter Jäger wird dein Gefangener und zählt 1.
    [pixl-5] Schau vor dem Legen auf die Vorschau: Sie nennt jeden Punkt.
    [pixl-6] Halt deine Kette zusammen. Abgeschnittene Pixls wachsen nicht weiter.
    [pixl-7] Drei deiner Pixls an einem Port sperren ihn: 5 Punkte.
    [pixl-8] Für viel Beute auf einmal lohnt sich der Weg. Wachs darauf zu.
   *[other] Unsicher? Drück „Tipp“ und lies, warum.
}
