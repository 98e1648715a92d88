### Refusals where games are played on this device, without a server.
local-needs-server = Il faut un serveur Pixcade pour cela. Tout le reste fonctionne ici.
local-damaged-file = Ce fichier est endommagé ou ne contient aucune partie enregistrée. Rien n’a été importé.
local-newer-file = Ce fichier vient d’une version plus récente de Pixcade. Mettez Pixcade à jour, puis importez-le de nouveau.
