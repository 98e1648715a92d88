# Für alle, die Spiele erforschen: `pixcade fingerprint` und `pixcade benchmark`

cli-fingerprint = eine Prüfsumme dessen ausgeben, was die Regeln tun
cli-fingerprint-about = Aufgezeichnete Schritte jeder Variante spielen und eine Prüfsumme von allem ausgeben, was geschah. Was immer die Spiele Lernprogrammen anbietet, muss auf dieselbe kommen; sie ändert sich nur, wenn eine erlaubte Partie anders verliefe.
cli-fingerprint-adapter = was spielt: { $known }
cli-fingerprint-steps = Schritte jeder Variante; üblich sind 10000
cli-benchmark = sagen, was eine Strategie gegenüber exaktem Spiel verliert
cli-benchmark-about = Eine Strategie an einer festen Sammlung exakt gelöster Stellungen von Pixoid messen: was sie je Zug verliert, in Würfeln, als Pixoid und als Bugs, mit einem Konfidenzintervall von 95 %. Die letzte Zeile ist eine für docs/leaderboard.md.
cli-benchmark-policy = eine Funktion policy(state, player) eines Moduls oder einer unserer Bots mit seinem Namen, zum Beispiel expert
cli-benchmark-name = wie die Zeile die Strategie nennt
cli-benchmark-positions = nur an so vielen Stellungen messen
research-fingerprint = { $steps } Schritte jeder Variante, gespielt von { $adapter }:
research-benchmark = Verlust je Zug gegenüber exaktem Spiel, in Würfeln, an { $positions } Stellungen der Sammlung { $version }; insgesamt, als Pixoid, als Bugs:
research-package-missing = { $name } ist nicht installiert. So wird es installiert: pip install "pixcade[research]"
research-number = „{ $text }“ ist keine Zahl von 1 bis { $most }. Gib eine an.
research-no-policy = Es gibt keine Strategie „{ $name }“. Nenne eine Funktion als MODUL:STRATEGIE, zum Beispiel my_bot:policy, aus diesem Ordner oder installiert.
research-policy-failed = Die Strategie „{ $name }“ gab eine Antwort, die nicht sein kann: { $reason }. Sie muss eine erlaubte Aktion oder die Anteile erlaubter Aktionen zurückgeben.
research-no-batch = { $form } lässt sich nicht stapelweise spielen. Nimm make(), PettingZoo oder OpenSpiel.
