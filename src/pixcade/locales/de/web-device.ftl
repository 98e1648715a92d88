### Playing without a server: download, installing, saved games.
web-device-loading = Spiel-Engine wird geladen
web-device-starting = Spiel-Engine startet
web-device-amount = { $loaded } von { $total } MB
web-device-resume = Fortsetzen
web-device-full = Auf diesem Gerät ist kein Platz mehr, der Zug wurde nicht gespeichert. Schaffe Platz und versuche es noch einmal.
web-device-not-saved = Dein Browser konnte das nicht speichern. Lade die Seite neu und versuche es noch einmal.
web-device-other-tab = Dieses Spiel ist in einem anderen Tab offen. Spiele dort weiter, oder schließe ihn und lade diesen neu.
web-device-no-webassembly = Dein Browser hat kein WebAssembly, darum geht hier kein Spiel ohne Server. Schalte es ein oder nimm einen anderen Browser.
web-device-not-started = Die Spiel-Engine ist nicht gestartet. Lade die Seite neu, um es noch einmal zu versuchen.
web-device-broken-off = Die Verbindung brach nach { $loaded } MB ab. Was geladen ist, bleibt da.
web-device-here = Auf diesem Gerät
web-device-levels = Leicht und Normal spielen hier. Schwer, Meister und Großmeister brauchen einen Server.
web-device-server = Online-Spiele, Spieleabende und genaue Analysen brauchen einen Pixcade-Server. Alles andere geht hier.
web-device-connect = Zum Server
web-device-offline = Was offline geht
web-device-works-bots = Bots, zwei Stufen
web-device-works-device = Ein Gerät
web-device-works-lessons = Lektionen
web-device-works-puzzles = Rätsel
web-device-works-mazes = 96 Labyrinthe
web-device-works-replays = Deine Replays
web-device-saved = Auf diesem Gerät
web-device-finished = Beendete Spiele
web-device-going = Laufende Spiele
web-device-space = Belegter Platz
web-device-clearing = Beim Löschen der Browserdaten gehen sie verloren. Exportiere sie vorher.
web-device-export = Exportieren
web-device-import = Importieren
web-device-imported = { $count ->
    [0] Alle diese Spiele sind schon hier.
    [one] { $count } Spiel importiert.
   *[other] { $count } Spiele importiert.
}
web-install = Pixcade installieren
web-install-why = Eigenes Symbol, eigenes Fenster. Startet ohne Verbindung.
web-install-now = Installieren
web-install-later = Nicht jetzt
web-install-share = Tippe in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“.
web-update = Update bereit
web-update-why = Deine gespeicherten Spiele bleiben.
web-update-now = Aktualisieren
web-update-when = Nur zwischen Spielen, nie mittendrin.
web-device-promise = Kein Konto, kein Server, keine Verbindung. Die Bots spielen hier, und deine Spiele bleiben hier.
web-device-bots = Leicht oder normal, auf diesem Gerät.
web-device-size = { $size } MB
web-device-review = Analysen brauchen einen Pixcade-Server.
web-device-address = Adresse eines Pixcade-Servers, für Online-Spiele
web-device-no-address = Gib eine Adresse wie https://example.org ein.
