### Playing without a server: download, installing, saved games.
web-device-loading = Pixcade wird geladen
web-device-starting = Pixcade startet
web-device-amount = { $loaded } von { $total } MB
web-device-resume = Fortsetzen
web-device-full = Auf diesem Gerät ist kein Speicher mehr frei, der Zug wurde nicht gespeichert. Schaffe Platz und versuch es noch einmal.
web-device-not-saved = Dein Browser konnte das nicht speichern. Lade die Seite neu und versuch es noch einmal.
web-device-other-tab = Diese Partie ist in einem anderen Tab offen. Spiel dort weiter, oder schließe den anderen Tab und lade diesen neu.
web-device-no-webassembly = Deinem Browser fehlt WebAssembly, deshalb kannst du hier nicht ohne Server spielen. Schalte es ein oder nimm einen anderen Browser.
web-device-not-started = Pixcade ließ sich nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.
web-device-broken-off = Die Verbindung ist nach { $loaded } MB abgebrochen. Was schon geladen ist, bleibt erhalten.
web-device-here = Auf diesem Gerät
web-device-levels = Meister und Großmeister brauchen einen Server.
web-device-server = Online-Partien, Spieleabende und genaue Analysen brauchen einen Pixcade-Server. Alles andere geht hier.
web-device-connect = Zum Server
web-device-offline = Was offline geht
web-device-works-bots = Bots in drei Stufen
web-device-works-device = Ein Gerät
web-device-works-lessons = Lektionen
web-device-works-puzzles = Rätsel
web-device-works-mazes = 96 Labyrinthe
web-device-works-replays = Deine Wiederholungen
web-device-saved = Auf diesem Gerät gespeichert
web-device-finished = Beendete Partien
web-device-going = Laufende Partien
web-device-space = Belegter Platz
web-device-clearing = Beim Löschen der Browserdaten gehen sie verloren. Exportiere sie vorher.
web-device-export = Exportieren
web-device-import = Importieren
web-device-imported = { $count ->
    [0] Alle diese Partien sind schon hier.
    [one] Eine Partie importiert.
   *[other] { $count } Partien importiert.
}
web-install = Pixcade installieren
web-install-why = Eigenes Symbol, eigenes Fenster. Startet ohne Verbindung.
web-install-now = Installieren
web-install-later = Nicht jetzt
web-install-share = Tippe in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“.
web-update = Update bereit
web-update-why = Deine gespeicherten Partien bleiben erhalten.
web-update-now = Aktualisieren
web-update-when = Nur zwischen zwei Partien, nie mittendrin.
web-device-promise = Kein Konto, kein Server, keine Verbindung. Die Bots spielen hier, und deine Partien bleiben hier.
web-device-bots = Leicht bis schwer, auf diesem Gerät.
web-device-size = { $size } MB
web-device-review = Analysen brauchen einen Pixcade-Server.
web-device-address = Adresse eines Pixcade-Servers, für Online-Partien
web-device-no-address = Gib eine Adresse wie https://example.org ein.
web-offline = Offline spielen
web-offline-play = Auf diesem Gerät spielen
web-offline-about = Bots, Lektionen und Rätsel, ohne Verbindung. Beim ersten Mal werden etwa 7 MB geladen.
