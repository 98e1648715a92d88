### Der Redis, über den die Prozesse eines Servers voneinander hören: für alle, die den Server betreiben.


## Start mit einem Redis

serving-bus-url = Das ist keine Adresse eines Redis. Schreib eine wie redis://RECHNER/0 oder rediss://NAME:PASSWORT@RECHNER/0.
# $address: Rechner und Port des Redis
serving-bus-away = Redis antwortet unter { $address } nicht. Prüfe die Adresse, und ob Redis dort läuft.
serving-bus-refuses = Redis unter { $address } lässt Pixcade nicht hinein oder nicht tun, was es muss. Prüfe Name und Passwort, und was dieser Name dort darf.


## Arbeiten für andere

# $workers: wie viele Entscheidungen zugleich
serving-working = Denkt für die Server unter { $address } nach: über { $workers ->
        [one] eine Entscheidung
       *[other] { $workers } Entscheidungen
    } zugleich.
serving-work-preparing = Wird vorbereitet. Beim ersten Mal dauert das ein, zwei Minuten.
# $errands: wie oft gefragt und geantwortet wurde
serving-work-ended = { $errands ->
        [0] Beendet. Niemand hat gefragt.
        [one] Beendet, nach einer Antwort. Über Unfertiges denken andere nach.
       *[other] Beendet, nach { $errands } Antworten. Über Unfertiges denken andere nach.
    }
serving-work-without-bus = Es fehlt, für welche Server nachgedacht werden soll. Nenne ihren Redis mit --bus-url oder PIXCADE_BUS_URL.
serving-help-workers = über wie viele Entscheidungen zugleich nachgedacht wird; ohne Angabe so viele, wie der Rechner Kerne hat

cli-work = für die Bots von Servern mit gemeinsamem Redis nachdenken
cli-work-about = Denkt für die starken Bots von Servern nach, die mit demselben --bus-url gestartet wurden, ohne selbst etwas anzubieten. Solche Prozesse lassen sich in beliebiger Zahl jederzeit und auf jedem Rechner starten und beenden: Was einer unfertig lässt, darüber denken andere nach. Einstellungen kommen aus Optionen, Variablen PIXCADE_NAME und der Datei pixcade.toml im Datenordner, in dieser Reihenfolge.
