### Das Redis, durch das die Prozesse eines Servers voneinander hören: für alle, die ihn betreiben.


## Start mit einem Redis

serving-bus-url = Das ist keine Adresse eines Redis. Schreib eine wie redis://RECHNER/0 oder rediss://NAME:PASSWORT@RECHNER/0.
# $address: Rechner und Port des Redis
serving-bus-away = Redis antwortet unter { $address } nicht. Prüfe die Adresse, und ob Redis dort läuft.
serving-bus-refuses = Redis unter { $address } lässt Pixcade nicht hinein oder nicht tun, was es muss. Prüfe Name und Passwort, und was dieser Name dort darf.
