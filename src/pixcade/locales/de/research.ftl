# Für alle, die Spiele erforschen: `pixcade fingerprint` und `pixcade benchmark`

cli-fingerprint = eine Prüfsumme dessen ausgeben, was die Regeln tun
cli-fingerprint-about = Aufgezeichnete Schritte jeder Variante spielen und eine Prüfsumme von allem ausgeben, was geschah. Jeder Adapter, der die Spiele lernenden Programmen anbietet, muss dieselbe ergeben; sie ändert sich nur, wenn eine erlaubte Partie anders verliefe.
cli-fingerprint-adapter = Adapter, mit dem gespielt wird: { $known }
cli-fingerprint-steps = Schritte pro Variante (Standard: 10000)
cli-benchmark = messen, was eine Strategie gegenüber exaktem Spiel verliert
cli-benchmark-about = Eine Strategie an einer festen Sammlung exakt gelöster Stellungen von Pixoid messen: was sie pro Zug verliert, in Klötzchen, als Pixoid und als Bugs, mit 95-%-Konfidenzintervall. Die letzte Zeile ist für docs/benchmark.md gedacht.
cli-benchmark-policy = ein Bot (eine Stufe, eine Datei, python:DATEI.py:NAME, exec:BEFEHL) oder eine Datei mit einer Funktion policy(state, player)
cli-benchmark-name = Name der Strategie in der letzten Zeile
cli-benchmark-positions = Zahl der Stellungen, an denen gemessen wird (Standard: alle)
research-fingerprint = { $steps } Schritte pro Variante, gespielt mit { $adapter }:
research-benchmark = Verlust pro Zug gegenüber exaktem Spiel, in Klötzchen, an { $positions } Stellungen der Sammlung { $version }; insgesamt, als Pixoid, als Bugs:
research-number = „{ $text }“ ist keine Zahl von 1 bis { $most }. Gib eine an.
research-no-policy = Es gibt keine Strategie „{ $name }“. Nenne einen Bot oder eine Funktion policy(state, player): my_policy.py, DATEI.py:NAME oder MODUL:NAME.
research-policy-failed = Die Strategie „{ $name }“ hat eine ungültige Antwort gegeben: { $reason }. Sie muss eine erlaubte Aktion oder die Anteile erlaubter Aktionen zurückgeben.
research-no-batch = { $form } lässt sich nicht stapelweise spielen. Nimm make(), PettingZoo oder OpenSpiel.
