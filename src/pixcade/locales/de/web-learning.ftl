### The lessons, in German.


## The page

web-learn-title = Spielend lernen
web-learn-about = Kurze Stellungen auf dem echten Spielplan. Probiere, was du willst: Die Regeln antworten. Die ersten fünf Lektionen jedes Spiels dauern etwa drei Minuten.
web-learn-begin = Anfangen
web-learn-go-on = Weiter
web-learn-done = { $done } von { $all } geschafft
web-learn-forget = Meinen Fortschritt vergessen
web-learn-all = Alle Lektionen
web-lesson-number = { $game }: Lektion { $number } von { $all }
web-lesson-part = Schritt { $step } von { $steps }
web-lesson-is-done = geschafft
web-lesson-right = Genau!
web-lesson-not-yet = Noch nicht ganz.
web-lesson-forbidden = Das erlauben die Regeln nicht.
web-lesson-happened = Was geschehen ist
web-lesson-again = Noch einmal
web-lesson-show = Zeig es mir
web-lesson-next = Nächste Lektion
web-lesson-finished = Das war die letzte. Jetzt weißt du alles.
web-lesson-play = Gegen Bots spielen
web-lesson-you = du
web-lesson-held = Du bist bereit, aber die anderen wählen noch. Drücke den Knopf noch einmal, um dein Programm zu ändern.


## Pixoid

web-lesson-pixoid-first-title = Der erste Zug
web-lesson-pixoid-first-task = Du bist Pixoid. Drehe ein Rad nach oben, das andere auf 2, und drücke Bereit.
web-lesson-pixoid-first-why = Alle programmieren geheim, Pixoid zieht zuerst. Du bist entkommen und nimmst deshalb ein Klötzchen aus der Reserve.
web-lesson-pixoid-wall-title = Wände
web-lesson-pixoid-wall-task = Rechts von dir ist eine Wand. Versuche trotzdem, dorthin zu gehen.
web-lesson-pixoid-wall-why = Eine Richtung ist zu, wenn dort direkt neben dir eine Wand steht. Das Rad zeigt es.
web-lesson-pixoid-stop-title = So weit es geht
web-lesson-pixoid-stop-task = Geh nach oben, mit einer Zahl, die für den Weg zu groß ist.
web-lesson-pixoid-stop-why = Das ist erlaubt: Die Wand hält dich auf. 9 heißt also „bis ans Ende“.
web-lesson-pixoid-bonus-title = Bonusklötzchen
web-lesson-pixoid-bonus-task = Lauf über das Bonusklötzchen links von dir, bis an die Wand.
web-lesson-pixoid-bonus-why = Du sammelst es im Laufen ein. Es ist einen Punkt wert, was immer danach geschieht.
web-lesson-pixoid-flee-title = Entkommen
web-lesson-pixoid-flee-task = Der Bug über dir läuft gleich den ganzen Gang herunter. Lass dich nicht fangen.
web-lesson-pixoid-flee-why = Ein Bug, der auf oder über deinen Pix läuft, fängt dich. Du ziehst zuerst: Verlass seinen Gang.
web-lesson-pixoid-hunt-title = Auf der Jagd
web-lesson-pixoid-hunt-task = Jetzt bist du ein Bug. Du weißt, dass Pixoid 2 nach links geht. Fang ihn.
web-lesson-pixoid-hunt-why = Er zieht vor dir: Ziele dorthin, wo er sein wird. Über ihn zu laufen genügt, und die anderen Bugs ziehen noch zu Ende.
web-lesson-pixoid-start-title = Wo es losgeht
web-lesson-pixoid-start-task = Pixoid steht schon. Wähle einen Start-Pix für deinen Bug.
web-lesson-pixoid-start-why = Zuerst wählt Pixoid, dann die Bugs von seiner linken Seite aus im Uhrzeigersinn, jeder einen freien Start-Pix.
web-lesson-pixoid-mind-title = Es sich anders überlegen
web-lesson-pixoid-mind-task = Stell irgendetwas ein und drücke Bereit. Dann ändere es: Geh 1 nach oben.
web-lesson-pixoid-mind-why = Solange jemand nicht bereit ist, darfst du dein Programm ändern. Bugs dürfen über ihres nicht reden; Pixoid darf alles sagen.
web-lesson-pixoid-points-title = Was ein Fang bringt
web-lesson-pixoid-points-task = Du hast 9 Klötzchen aus der Reserve und 1 Bonusklötzchen. Lauf in den Bug über dir, nur um die Punkte zu sehen.
web-lesson-pixoid-points-why = Du erhältst 10 Punkte für deine Klötzchen, jeder Bug 3 für die in der Reserve. Die Bugs sind nicht mehr gezogen, und du hast kein Klötzchen genommen.
web-lesson-pixoid-twelfth-title = Das zwölfte Klötzchen
web-lesson-pixoid-twelfth-task = Elf Klötzchen gehören dir. Überlebe noch einen Zug; der Bug unten läuft 3 nach oben.
web-lesson-pixoid-twelfth-why = Mit dem zwölften Klötzchen endet die Runde: 12 Punkte und 1 für dein Bonusklötzchen, nichts für die Bugs. Der nächste Pixoid sitzt links von dir.
web-lesson-pixoid-stack-title = Bugs unter sich
web-lesson-pixoid-stack-task = Du bist ein Bug. Rosa-Raute läuft von a10 nach c10. Geh auch dorthin, über das Bonusklötzchen.
web-lesson-pixoid-stack-why = Bugs teilen sich einen Pix ohne Weiteres, und Bonusklötzchen lassen sie liegen.
web-lesson-pixoid-contact-title = Ein bewachtes Klötzchen
web-lesson-pixoid-contact-task = Auf dem Bonusklötzchen sitzt ein Bug. Versuche, es dir zu holen.
web-lesson-pixoid-contact-why = Der Fang geht vor: Ein Klötzchen auf dem Pix der Begegnung gehört dir nicht. Das ist unsere Lesart; ein Tisch kann es anders halten.
web-lesson-pixoid-short-title = Die kurze Partie
web-lesson-pixoid-short-task = Zwei Bugs laufen durch beide Gänge. Du hast 11 Klötzchen: Gewinne sofort.
web-lesson-pixoid-short-why = In der kurzen Partie gewinnt das zwölfte Klötzchen auf der Stelle, sogar mitten in deinem Zug, bevor ein Bug zieht.
web-lesson-pixoid-spare-title = Zu dritt
web-lesson-pixoid-spare-task = Du führst deinen eigenen Bug und den dritten. Pixoid geht 2 nach links: Fang ihn mit dem dritten Bug.
web-lesson-pixoid-spare-why = Zu dritt geht der dritte Bug nach jedem Zug von Hand zu Hand. Er selbst bekommt keine Punkte.


## Pixl

web-lesson-pixl-port-title = Dein Port
web-lesson-pixl-port-task = Du bist Erde. Setze deinen Port. Probiere auch ein Feld, das zu nahe ist.
web-lesson-pixl-port-why = Zwischen Ports liegen mindestens zwei Felder, und keiner steht auf dem grauen Rand. Feuer beginnt, dann Wasser, Erde, Geist.
web-lesson-pixl-grow-title = Wachsen
web-lesson-pixl-grow-task-1 = Ab jetzt bist du Feuer. Lege ein Pixl neben deinen Port.
web-lesson-pixl-grow-task-2 = Die anderen haben gepasst. Baue von dort weiter.
web-lesson-pixl-grow-why = Neue Pixls berühren deinen Port oder eine Kette deiner Farbe, die zu ihm führt. Du hast 24, und nur leere Felder nehmen eins auf.
web-lesson-pixl-replace-title = Neutral
web-lesson-pixl-replace-task = Erde ist für Feuer neutral. Lege ein Pixl so, dass Erde zwei von deinen berührt.
web-lesson-pixl-replace-why = Zwei deiner Pixls, darunter das neue, verwandeln einen Nachbarn. Ein neutraler geht nach Hause, und deins nimmt seinen Platz ein.
web-lesson-pixl-cover-title = Beute
web-lesson-pixl-cover-task = Feuer jagt Geist. Verwandle Geist auf dieselbe Weise.
web-lesson-pixl-cover-why = Beute wird überdeckt und bleibt darunter: 1 Punkt für dein oberstes Pixl, 2 für das darunter.
web-lesson-pixl-jail-title = Jäger
web-lesson-pixl-jail-task = Wasser jagt Feuer und sitzt auf einem von deinen. Verwandle es.
web-lesson-pixl-jail-why = Ein Jäger wird dein Gefangener und ist 1 Punkt wert. Nichts kommt an seine Stelle, und was darunter lag, ist frei.
web-lesson-pixl-three-title = Drei auf einmal
web-lesson-pixl-three-task = Ein Feld verwandelt Wasser, Geist und Erde zugleich. Finde es.
web-lesson-pixl-three-why = Alle Nachbarn, die zwei deiner Pixls berühren, werden verwandelt, jeder auf seine Weise.
web-lesson-pixl-chain-title = Keine Kettenreaktion
web-lesson-pixl-chain-task-1 = Überdecke Geist auf f3. Was geschieht mit dem auf f2?
web-lesson-pixl-chain-task-2 = Mit ihm ist nichts geschehen. Überdecke nun auch ihn.
web-lesson-pixl-chain-why = Nur das Pixl, das du legst, verwandelt. Was verwandelt ist, löst nichts weiter aus, bis du ein anderes daneben legst.
web-lesson-pixl-top-title = Das oberste entscheidet
web-lesson-pixl-top-task-1 = Auf f3 liegt Erde auf Geist. Verwandle sie.
web-lesson-pixl-top-task-2 = Auf d4 liegt Geist auf Erde. Verwandle auch ihn.
web-lesson-pixl-top-why = Die Farbe ganz oben zählt: Erde wurde ersetzt, Geist überdeckt.
web-lesson-pixl-cut-title = Abgeschnitten
web-lesson-pixl-cut-task-1 = Dein Pixl auf h2 hat keine Kette zu deinem Port. Versuche, daneben zu bauen, auf g2.
web-lesson-pixl-cut-task-2 = Verbinde es jetzt wieder mit deinem Port.
web-lesson-pixl-cut-why = Von abgeschnittenen Pixls kann man nicht weiterbauen. Beim Verwandeln helfen sie trotzdem.
web-lesson-pixl-lock-title = Einen Port sperren
web-lesson-pixl-lock-task = Zwei deiner Pixls berühren den Port von Wasser. Lege ein drittes dazu.
web-lesson-pixl-lock-why = Drei einer Farbe sperren einen Port. Das ist 5 Punkte wert, solange es dauert.
web-lesson-pixl-locked-title = Eingesperrt
web-lesson-pixl-locked-task = Wasser hat deinen Port gesperrt. Versuche, ihn wegzunehmen.
web-lesson-pixl-locked-why = Ein gesperrter Port bleibt, wo er ist, aber du legst weiter Pixls.
web-lesson-pixl-move-title = Deinen Port versetzen
web-lesson-pixl-move-task-1 = Nimm deinen Port vom Spielplan.
web-lesson-pixl-move-task-2 = Setze ihn anderswo ein, nahe bei deinen Pixls.
web-lesson-pixl-move-task-3 = Versuche, ihn gleich wieder wegzunehmen.
web-lesson-pixl-move-why = Einen Port zu versetzen dauert zwei Züge, und vor dem nächsten Mal musst du ein Pixl legen.
web-lesson-pixl-short-title = Die letzten Pixls
web-lesson-pixl-short-task = Du hast noch zwei Pixls. Lege eins dorthin, wo es Geist und Erde verwandeln würde.
web-lesson-pixl-short-why = Das zweite reichte nur für die Beute: Beute kommt vor Neutralen. Dein Vorrat ist leer, also ist die Partie zu Ende.
web-lesson-pixl-end-title = Passen
web-lesson-pixl-end-task = Alle anderen haben gepasst, und du führst. Beende die Partie.
web-lesson-pixl-end-why = Viermal Passen in Folge beendet sie. Oben zählt 1, darunter 2, ein gefangenes Pixl 1, ein gesperrter Port 5; bei Gleichstand gewinnen mehr Pixls darunter.
web-lesson-pixl-two-title = Zu zweit
web-lesson-pixl-two-task = Feuer und Erde gehören jetzt beide dir. Lege Feuer auf f4 und sieh, was mit deiner Erde geschieht.
web-lesson-pixl-two-why = Deine eigenen Elemente sind nicht voreinander sicher: Sie sind neutral, und das Verwandeln suchst du dir nicht aus.
web-lesson-pixl-trio-title = Zu dritt
web-lesson-pixl-trio-task = Ohne Geist jagt Feuer Erde. Verwandle Erde.
web-lesson-pixl-trio-why = Bei drei Elementen ist niemand neutral: Eins jagst du, das andere jagt dich.
