### Refusals where games are played on this device, without a server.
local-needs-server = Do tego potrzebny jest serwer Pixcade. Wszystko inne działa tutaj.
local-damaged-file = Ten plik jest uszkodzony albo nie zawiera zapisanych gier. Niczego nie zaimportowano.
local-newer-file = Ten plik pochodzi z nowszej wersji Pixcade. Zaktualizuj Pixcade i zaimportuj go ponownie.
