### Refusals where games are played on this device, without a server.
local-needs-server = Dafür braucht es einen Pixcade-Server. Alles andere geht hier.
local-damaged-file = Diese Datei ist beschädigt oder enthält keine gespeicherten Partien. Nichts wurde importiert.
local-newer-file = Diese Datei stammt aus einer neueren Version von Pixcade. Aktualisiere Pixcade und importiere sie dann noch einmal.
