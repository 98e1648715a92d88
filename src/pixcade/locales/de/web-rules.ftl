### The rules of both games, as the page tells them, in German. The terms are those of pixoid.ftl and pixl.ftl.


## The page

web-rulebook-contents = Inhalt
web-rulebook-search = In den Regeln suchen
web-rulebook-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
web-rules-about-pixoid = Für 3 oder 4 Personen. Eine ist Pixoid und will zwölf Züge lang frei bleiben; alle anderen sind Bugs und wollen ihn fangen. Alle programmieren geheim und decken gleichzeitig auf; dann läuft Pixoid, und nach ihm alle Bugs gemeinsam.
web-rules-about-pixl = Für 2 bis 4 Personen. Vier Elemente wachsen von ihren Ports aus, verwandeln ihre Nachbarn und sperren einander ein. Wer am Ende die meisten Punkte hat, gewinnt.
web-rulebook-reading = Unsere Auslegung
web-rulebook-reading-means = heißt: Die gedruckte Anleitung lässt diese Frage offen, und so beantwortet Pixcade sie.
web-rulebook-try = In einer Lektion ausprobieren


## Pixoid, P1

web-rules-p1 = Der Spielplan
web-rules-p1-1-title = Vier Platinen
web-rules-p1-1 = Vier doppelseitige Computerplatinen ergeben ein Quadrat. Jede hat an zwei Seiten, die in einer Ecke zusammenstoßen, einen blauen Rand, und diese Ränder müssen den ganzen Spielplan umschließen. Ihr Platz legt also fest, wie eine Platine gedreht ist: Möglich sind 384 Spielpläne, oder 96, wenn gedrehte nur einmal zählen.
web-rules-p1-2-title = Pix und Wände
web-rules-p1-2 = Die Felder heißen Pix. Zwischen ihnen stehen Wände, durch die niemand hindurchkommt. Tunnel gibt es nicht: Der Spielplan endet an seinem Rahmen.
web-rules-p1-3-title = Start-Pix und Bonus-Pix
web-rules-p1-3 = Jeder Spielplan hat vier rote Start-Pix und vier Bonus-Pix. Platinen dürfen beliebig gewendet werden, deshalb hat jede ihrer Seiten je einen von beiden, den Start-Pix nahe der äußeren Ecke.
web-rules-p1-4-title = Eigene Labyrinthe
web-rules-p1-4 = Die acht Labyrinthe sind von uns. Eine Platine hat 5 × 5 Pix, der Spielplan 100; kein Gang ist länger als 9 Schritte, die größte Zahl des Steuergeräts. Wo zwei Platinen aneinanderstoßen, geht ein Gang weiter, wenn beide ihn offen lassen. Auf jedem Spielplan ist jeder Pix erreichbar.
web-rules-p1-5-title = Die Siegpunktleiste
web-rules-p1-5 = Der Rahmen um den Spielplan ist die Siegpunktleiste. Sie reicht von 0 bis 52, mehr ist nicht möglich: 16 als Pixoid und dreimal 12 als Bug. Zu dritt sind es höchstens 40.


## P2

web-rules-p2 = Vorbereitung
web-rules-p2-1-title = Sechzehn Klötzchen
web-rules-p2-1 = Auf jeden der vier Bonus-Pix kommt ein neutrales Klötzchen. Die übrigen zwölf sind die Reserve.
web-rules-p2-2-title = Was alle bekommen
web-rules-p2-2 = Eine Farbe mit Symbol, ein Steuergerät, ein Klötzchen auf der 0 der Siegpunktleiste und ein Klötzchen als Figur im Labyrinth. Sechs Steuergeräte stehen zur Wahl.
web-rules-p2-3-title = Der erste Pixoid
web-rules-p2-3 = In der ersten Runde ist die älteste Person Pixoid. Alle anderen sind Bugs.
web-rules-p2-4-title = Einen Start-Pix wählen
web-rules-p2-4 = Pixoid wählt zuerst, und zwar einen beliebigen Start-Pix. Dann folgen links von ihm und weiter im Uhrzeigersinn die Bugs, jeder auf einem, der noch frei ist.
web-rules-p2-5-title = Die Platinen legen
web-rules-p2-5 = Die Platinen werden zufällig gelegt, außer ihr sucht am Tisch einen Spielplan aus. Er bleibt die ganze Partie über gleich.


## P3

web-rules-p3 = Programmieren
web-rules-p3-1-title = Eine Richtung und eine Zahl
web-rules-p3-1 = In jedem Zug stellen alle geheim eine von vier Richtungen und eine Zahl von 1 bis 9 ein. Stehen bleiben geht nicht.
web-rules-p3-2-title = Nicht in die Wand
web-rules-p3-2 = Du darfst keine Richtung wählen, in der direkt neben deiner Figur eine Wand steht. Eine Zahl, die größer ist als der freie Weg, ist erlaubt: Die Wand hält dich auf (P4.1).
web-rules-p3-3-title = Das dritte Rad
web-rules-p3-3 = Das Rad mit den Buchstaben A bis D wird in diesem Spiel nicht gebraucht.
web-rules-p3-4-title = Wer reden darf
web-rules-p3-4 = Die Bugs planen schweigend: Sie dürfen sich nicht absprechen. Pixoid darf sagen, was er will.
web-rules-p3-5-title = Anders überlegt
web-rules-p3-5 = Solange nicht alle bereit sind, darfst du deinen Zug ändern. Dann werden alle Züge aufgedeckt, und nichts lässt sich mehr ändern.
web-rules-p3-6-title = Wo oben ist
web-rules-p3-6 = Es gelten die Richtungen des gemeinsamen Spielplans. Dein eigener Bildschirm darf ihn gedreht zeigen, mit deiner Seite unten; dann dreht sich dein Steuergerät mit.


## P4

web-rules-p4 = Ziehen
web-rules-p4-1-title = Erst Pixoid, dann die Bugs
web-rules-p4-1 = Pixoid zieht zuerst, danach alle Bugs gleichzeitig. Jeder geht so weit wie programmiert, es sei denn, eine Wand hält ihn auf.
web-rules-p4-2-title = Gefangen
web-rules-p4-2 = Läuft Pixoid auf oder über einen Pix mit einem Bug, ist er gefangen, und die Bugs ziehen nicht mehr. Läuft ein Bug auf oder über Pixoids Pix, fängt er ihn. Beides beendet die Runde. Über einen Pix zu laufen, den Pixoid schon verlassen hat, bleibt ohne Folgen.
web-rules-p4-3-title = Ein Klötzchen am Ort des Fangs
web-rules-p4-3 = Pixoid bleibt dort stehen, wo er auf einen Bug trifft. Bonusklötzchen, die er vorher eingesammelt hat, behält er. Eines, das genau auf diesem Pix liegt, bekommt er nicht: Der Fang geht vor. Ihr könnt vereinbaren, dass er es doch bekommt; in der kurzen Partie (P6.1) gewinnt dann auch dort ein zwölftes Klötzchen.
web-rules-p4-4-title = Bonusklötzchen
web-rules-p4-4 = Pixoid sammelt jedes Bonusklötzchen sofort ein, auf oder über das er läuft. Jedes gibt es nur einmal. Bugs lassen sie liegen.
web-rules-p4-5-title = Mehrere Bugs auf einem Pix
web-rules-p4-5 = Bugs stehen einander nie im Weg. Enden mehrere auf demselben Pix, werden sie übereinander gestapelt.
web-rules-p4-6-title = Nach dem Fang
web-rules-p4-6 = Der Bug, der Pixoid fängt, bleibt auf dessen Pix. Die anderen ziehen zu Ende, und mehrere können ihn im selben Zug fangen. Auf die Punkte hat das keinen Einfluss.


## P5

web-rules-p5 = Punkte und Runden
web-rules-p5-1-title = Ein Klötzchen pro Zug
web-rules-p5-1 = Wurde Pixoid nicht gefangen, nimmt er ein Klötzchen aus der Reserve, und der nächste Zug beginnt. Mit dem zwölften hat er überlebt, und die Runde ist zu Ende.
web-rules-p5-2-title = Wertung einer Runde
web-rules-p5-2 = Überlebt: Pixoid erhält 12 Punkte und 1 für jedes Bonusklötzchen, die Bugs nichts. Gefangen: Pixoid erhält so viele Punkte, wie er Klötzchen hat, und jeder Bug so viele, wie noch in der Reserve liegen. Bei 9 aus der Reserve und 1 Bonusklötzchen sind das 10 für Pixoid und 3 für jeden Bug. In dem Zug, in dem er gefangen wird, nimmt Pixoid kein Klötzchen.
web-rules-p5-3-title = Der nächste Pixoid
web-rules-p5-3 = Wer links von Pixoid sitzt, ist in der nächsten Runde Pixoid. Alle Klötzchen kommen dorthin zurück, wo sie am Anfang lagen (P2.1), und alle wählen wieder einen Start-Pix (P2.4).
web-rules-p5-4-title = Das Ende
web-rules-p5-4 = Gespielt werden so viele Runden, wie ihr Leute seid: Alle sind einmal Pixoid. Wer die meisten Punkte hat, gewinnt; bei Gleichstand an der Spitze wird der Sieg geteilt.


## P6

web-rules-p6 = Die kurze Partie
web-rules-p6-1-title = Sieg mit zwölf Klötzchen
web-rules-p6-1 = Eine Runde, keine Punkte. Pixoid gewinnt, sobald er zwölf Klötzchen hat, egal ob aus der Reserve oder als Bonus. Das kann mitten in seinem Zug passieren, bevor ein Bug zieht. Wird er vorher gefangen, gewinnen die Bugs gemeinsam.


## P7

web-rules-p7 = Zu dritt
web-rules-p7-1-title = Der dritte Bug
web-rules-p7-1 = Es sind immer drei Bugs. Zu dritt nimmt die Person links von Pixoid ein zweites Steuergerät und setzt dessen Klötzchen ganz zum Schluss auf den letzten freien Start-Pix.
web-rules-p7-2-title = Von Hand zu Hand
web-rules-p7-2 = Wer zwei Steuergeräte hat, programmiert beide Bugs. Nach jedem Zug geht das Steuergerät des dritten Bugs an die andere Person, die einen Bug spielt. Es wechselt immer diese Farbe, nie die eigene.
web-rules-p7-3-title = In der nächsten Runde
web-rules-p7-3 = In jeder neuen Runde hat die Person links vom neuen Pixoid den dritten Bug zuerst. Er selbst bekommt keine Punkte.
web-rules-p7-4-title = Kurze Partie zu dritt
web-rules-p7-4 = Die kurze Partie (P6.1) geht auch zu dritt.


## Pixl, X1

web-rules-x1 = Elemente
web-rules-x1-1-title = Pixls und Ports
web-rules-x1-1 = Jedes Element hat 24 Pixls und einen Port: Erde ist grün, Geist schwarz, Feuer rot, Wasser blau.
web-rules-x1-2-title = Zu viert: Jäger und Beute
web-rules-x1-2 = Die Erde jagt das Wasser, das Wasser jagt das Feuer, das Feuer jagt den Geist, der Geist jagt die Erde. Erde und Feuer sind zueinander neutral, ebenso Geist und Wasser.
web-rules-x1-3-title = Zu dritt: Jäger und Beute
web-rules-x1-3 = Der Geist bleibt in der Schachtel. Die Erde jagt das Wasser, das Wasser jagt das Feuer, das Feuer jagt die Erde; niemand ist neutral.
web-rules-x1-4-title = Zu zweit
web-rules-x1-4 = Alle vier Elemente spielen mit, und jedes jagt dieselbe Beute wie zu viert. Eine Person hat Erde und Feuer, die andere Geist und Wasser. Jedes Element hat seinen eigenen Zug; die zwei Elemente einer Person sind nicht voreinander sicher, und ihre Punkte werden zusammengezählt.
web-rules-x1-5-title = Die Zugreihenfolge
web-rules-x1-5 = Feuer beginnt, dann kommen Wasser, Erde und Geist. So wechseln sich zwei Personen ab. Stattdessen könnt ihr Feuer, Geist, Erde, Wasser wählen; zu dritt ist es immer Feuer, Wasser, Erde. Wer welches Element spielt, wird vor der Partie gewählt.


## X2

web-rules-x2 = Der Spielplan
web-rules-x2-1-title = Felder und ein grauer Rand
web-rules-x2-1 = Der Spielplan ist ein großes Sechseck mit sieben Feldern pro Seite, zusammen 127. Der äußerste Ring aus 36 Feldern ist der graue Rand. Zur Wahl stehen Spielpläne mit fünf bis neun Feldern pro Seite.
web-rules-x2-2-title = Keine Ports auf Grau
web-rules-x2-2 = Pixls dürfen auf grauen Feldern liegen, Ports nicht. Ihr könnt auch strenger spielen: Dann dürfen Ports auch nicht neben Grau stehen, und der Spielplan braucht mindestens sieben Felder pro Seite.
web-rules-x2-3-title = Ein Feld, ein Stapel
web-rules-x2-3 = Auf ein Feld passt ein Port, ein Pixl oder ein Stapel Pixls. Gelegt und gesetzt wird nur auf leere Felder.


## X3

web-rules-x3 = Ein Zug
web-rules-x3-1-title = Die erste Runde: Ports
web-rules-x3-1 = Jedes Element setzt seinen Port, nicht auf Grau und mit mindestens zwei Feldern zwischen sich und jedem anderen Port, auch dem zweiten derselben Person. Ein Element, das kein solches Feld findet, passt und setzt seinen Port, sobald es kann.
web-rules-x3-2-title = Deine Möglichkeiten
web-rules-x3-2 = Ein Pixl legen, deinen Port wegnehmen, ihn wieder einsetzen oder passen. Haben so viele Elemente in Folge gepasst, wie mitspielen, ist die Partie zu Ende.
web-rules-x3-3-title = Vom Port aus wachsen
web-rules-x3-3 = Ein neues Pixl kommt neben den eigenen Port oder neben ein Pixl, das eine Kette seiner Farbe mit diesem Port verbindet. Von einem Stapel zählt nur das oberste. Ports sind Hindernisse: Nichts verwandelt sie, und keine Kette einer anderen Farbe führt durch sie hindurch.
web-rules-x3-4-title = Abgeschnitten
web-rules-x3-4 = Von Pixls ohne Kette zu ihrem Port kann nicht weitergebaut werden, bis sie wieder verbunden sind. Beim Verwandeln zählen sie trotzdem (X4.1).


## X4

web-rules-x4 = Verwandeln
web-rules-x4-1-title = Zwei berühren eins
web-rules-x4-1 = Sieh dir alle Nachbarn des Pixls an, das du gelegt hast. Jeder in einer anderen Farbe, der jetzt mindestens zwei deiner Pixls berührt, darunter das neue, wird verwandelt. Das geschieht automatisch und nur einmal: Was verwandelt ist, löst nichts weiter aus. Ihr könnt vereinbaren, dass ihr euch immer nur eines aussucht.
web-rules-x4-2-title = Neutral: ersetzen
web-rules-x4-2 = Das verwandelte Pixl geht in den Vorrat seines Elements zurück, und ein Pixl aus deinem Vorrat nimmt seinen Platz ein.
web-rules-x4-3-title = Beute: überdecken
web-rules-x4-3 = Ein Pixl aus deinem Vorrat kommt obendrauf. Stapel dürfen beliebig hoch werden.
web-rules-x4-4-title = Jäger: gefangen nehmen
web-rules-x4-4 = Du nimmst das oberste Pixl gefangen. Nichts von dir kommt an seine Stelle; was darunter lag, ist wieder frei, und das löst nichts weiter aus.
web-rules-x4-5-title = Das oberste entscheidet
web-rules-x4-5 = Ob ein Stapel Beute, neutral oder Jäger ist, hängt von der Farbe ganz oben ab. Zu zweit ist dein anderes Element für dich neutral und wird wie jedes neutrale verwandelt.
web-rules-x4-6-title = Zu wenige Pixls
web-rules-x4-6 = Reicht dein Vorrat nicht, kommt zuerst Beute, dann Neutrale, jeweils in der Reihenfolge ihrer Koordinaten. Der Rest bleibt, wie er ist. Jäger brauchen kein Pixl und werden immer gefangen genommen.


## X5

web-rules-x5 = Ports
web-rules-x5-1-title = Einen Port sperren
web-rules-x5-1 = Berühren mindestens drei Pixls einer anderen Farbe einen Port, ist er von dieser Farbe gesperrt, solange das so bleibt; mehrere Farben können ihn zugleich sperren, die eigene nie. Ein gesperrter Port kann nicht weggenommen werden. Sein Element spielt trotzdem weiter.
web-rules-x5-2-title = Einen Port versetzen
web-rules-x5-2 = Das dauert zwei Züge: In einem kommt er vom Spielplan, im nächsten Zug dieses Elements auf ein anderes Feld, so wie in X3.1. Etwas anderes ist dann nicht erlaubt, außer zu passen, solange es kein solches Feld gibt. Ist der Port weg, legt seine Farbe keine Pixls, und er kann nicht gesperrt werden; ihre Pixls bleiben, wo sie sind.
web-rules-x5-3-title = Nicht zweimal in Folge
web-rules-x5-3 = Hat ein Element seinen Port versetzt, muss es mindestens ein Pixl legen, bevor es ihn wieder versetzt. Das erste Setzen in der Partie zählt nicht als Versetzen.


## X6

web-rules-x6 = Ende und Punkte
web-rules-x6-1-title = Ein leerer Vorrat
web-rules-x6-1 = Die Partie endet, sobald jemand nach einem Zug kein Pixl mehr im Vorrat hat. Zu zweit müssen beide Elemente einer Person leer sein; bis dahin kann ein leeres Element nur passen. Zu zweit könnt ihr vereinbaren, dass schon das erste leere Element die Partie beendet.
web-rules-x6-2-title = Punkte
web-rules-x6-2 = 1 für jedes deiner Pixls, das oben liegt, 2 für jedes Pixl beliebiger Farbe unter deinen obersten, 1 für jedes gefangene Pixl, 5 für jeden Port, den du sperrst. Zu zweit bringt es nichts, einen eigenen Port zu sperren.
web-rules-x6-3-title = Gleichstand
web-rules-x6-3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Pixls unter den eigenen hat; ist auch das gleich, wird der Sieg geteilt.
web-rules-x6-4-title = Der letzte Zug
web-rules-x6-4 = Eine Partie, die 1000 Züge erreicht, endet und wird so gewertet, wie sie steht.
