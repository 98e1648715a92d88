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
