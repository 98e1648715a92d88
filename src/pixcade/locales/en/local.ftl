### Refusals where games are played on this device, without a server.
local-needs-server = This needs a Pixcade server. Everything else works here.
local-damaged-file = This file is damaged or isn’t a file of saved games. Nothing was imported.
local-newer-file = This file is from a newer version of Pixcade. Update Pixcade, then import it again.
