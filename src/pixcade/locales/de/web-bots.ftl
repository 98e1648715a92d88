### What bots say at their seats, when something has happened to them. One line of at most 60 letters, in the first
### person, dry and friendly, about the board: no taunts, no exclamation marks, nothing that only one language has.
###
### catch: caught Pixoid; caught: was caught; away: survived as Pixoid; missed: Pixoid got away; convert: converted many;
### lock: locked a Port; hit: lost Pixls or had a Port locked; won, lost: the game. Every kind has two variants.


# How somebody of the cast plays at any level, behind their name
web-persona = { $persona ->
    [blip] läuft weit und denkt später darüber nach.
    [chip] sammelt Klötzchen und alles, was unter Pixls liegt.
    [dot] macht kleine Schritte und bleibt gern daheim.
    [zap] geht direkt aufs nächste Ziel los.
    [beep] mag die Mitte und Gesellschaft.
    [ping] hält Abstand und schaut zu.
    [gizmo] liebt Kreuzungen, Türen und Schlösser.
   *[widget] verlässt sich auf Wände und Ränder.
}

## Blip

web-said-blip-catch-1 = Ich war wohl einen Schritt weiter als du.
web-said-blip-catch-2 = Ein langer Gang. Die mag ich am liebsten.
web-said-blip-caught-1 = Ich schaue mich nie um. Sollte ich mal.
web-said-blip-caught-2 = Schnell, nur nicht um diese Ecke.
web-said-blip-away-1 = Ich laufe immer noch. Hat ja keiner Halt gesagt.
web-said-blip-away-2 = Zwölf Züge, und ich werde gerade erst warm.
web-said-blip-missed-1 = Ich war schnell. In die falsche Richtung, aber schnell.
web-said-blip-missed-2 = An allem vorbeigelaufen. Schöne Aussicht, immerhin.
web-said-blip-convert-1 = Mehrere auf einmal, das spart Zeit.
web-said-blip-convert-2 = Ich war nur auf der Durchreise.
web-said-blip-lock-1 = Gesperrt, und weiter geht’s.
web-said-blip-lock-2 = Für ein Schloss ging das schnell.
web-said-blip-hit-1 = Das ging schneller, als ich dachte.
web-said-blip-hit-2 = Die hätte ich noch gebraucht. Na, dann eben schneller.
web-said-blip-won-1 = Keine Pause. Gleich noch einmal?
web-said-blip-won-2 = Huch, schon vorbei?
web-said-blip-lost-1 = Im Kopf laufe ich das gleich noch einmal.
web-said-blip-lost-2 = Zu schnell zum Denken. Schöne Partie.

## Chip

web-said-chip-catch-1 = Wieder eins für die Sammlung.
web-said-chip-catch-2 = Ich habe einfach bei den Klötzchen gewartet.
web-said-chip-caught-1 = Ich wollte nur dieses eine Klötzchen.
web-said-chip-caught-2 = Wenigstens sind meine Taschen voll.
web-said-chip-away-1 = Alle zwölf. Ich habe zweimal gezählt.
web-said-chip-away-2 = Eine leere Reserve ist ein schöner Anblick.
web-said-chip-missed-1 = Den Klötzchen ist jedenfalls nichts passiert.
web-said-chip-missed-2 = Ich habe das falsche Regal bewacht.
web-said-chip-convert-1 = Die passen gut zusammen.
web-said-chip-convert-2 = Die behalte ich, danke.
web-said-chip-lock-1 = Ein Port, ordentlich verstaut.
web-said-chip-lock-2 = Fünf Punkte in der Schublade.
web-said-chip-hit-1 = Die hatte ich nach Größe sortiert.
web-said-chip-hit-2 = Nur geliehen, nehme ich an.
web-said-chip-won-1 = Ein guter Tag für die Sammlung.
web-said-chip-won-2 = Dafür finde ich noch einen Platz im Regal.
web-said-chip-lost-1 = Du hast besser gesammelt als ich.
web-said-chip-lost-2 = Mir fehlen ein oder zwei. Gut gespielt.

## Dot

web-said-dot-catch-1 = Ich habe nur einen kleinen Schritt gemacht.
web-said-dot-catch-2 = Verzeihung, ich glaube, das bist du.
web-said-dot-caught-1 = Ich wäre besser einen Pix zurückgeblieben.
web-said-dot-caught-2 = Oh. Dabei war ich so vorsichtig.
web-said-dot-away-1 = Kleine Schritte. Bis zum Schluss.
web-said-dot-away-2 = Ich habe mich kaum bewegt. Es hat gereicht.
web-said-dot-missed-1 = Meine Beine sind eher kurz.
web-said-dot-missed-2 = Ein Pix mehr wäre mutig gewesen.
web-said-dot-convert-1 = Nach und nach. Na ja, alle auf einmal.
web-said-dot-convert-2 = Die lagen doch gleich vor der Tür.
web-said-dot-lock-1 = Ich habe die Tür zugemacht. Ganz leise.
web-said-dot-lock-2 = Da drin ist er sicher.
web-said-dot-hit-1 = Dann baue ich etwas Kleineres.
web-said-dot-hit-2 = Das war fast mein ganzer Garten.
web-said-dot-won-1 = Gewonnen? Jetzt schon? Ach du meine Güte.
web-said-dot-won-2 = Ich setze mich kurz hin.
web-said-dot-lost-1 = Es war schön, dabei zu sein.
web-said-dot-lost-2 = Nächstes Mal ein etwas größerer Schritt.

## Zap

web-said-zap-catch-1 = Geradeaus. Immer geradeaus.
web-said-zap-catch-2 = Ich sagte doch, ich komme vorbei.
web-said-zap-caught-1 = Nah war der Plan. So nah nicht.
web-said-zap-caught-2 = Ich würde es wieder tun. Werde ich auch.
web-said-zap-away-1 = Ich habe den Luftzug gespürt.
web-said-zap-away-2 = Direkt vor ihrer Nase suchen sie nie.
web-said-zap-missed-1 = Richtiger Ort. Falscher Zug.
web-said-zap-missed-2 = Beim nächsten Mal wieder geradewegs auf dich zu.
web-said-zap-convert-1 = Ich lerne gern die Nachbarn kennen.
web-said-zap-convert-2 = Dafür sind Grenzen da.
web-said-zap-lock-1 = Klopf, klopf. Geschlossen.
web-said-zap-lock-2 = Durch diese Tür geht jetzt keiner mehr.
web-said-zap-hit-1 = Gut. Jetzt wird es spannend.
web-said-zap-hit-2 = Mutig. Das hätte ich auch gemacht.
web-said-zap-won-1 = Einer musste ja vorangehen.
web-said-zap-won-2 = Knapp genug, um Spaß zu machen.
web-said-zap-lost-1 = Keine Reue. Ein paar Beulen.
web-said-zap-lost-2 = Du bist standhaft geblieben. Respekt.

## Beep

web-said-beep-catch-1 = Da bist du ja. Du hast uns gefehlt.
web-said-beep-catch-2 = Gesellschaft ist immer willkommen.
web-said-beep-caught-1 = Ich mag Gedränge. Normalerweise.
web-said-beep-caught-2 = Dann sind ja doch alle gekommen.
web-said-beep-away-1 = Schöner Abend. Keiner hat mich eingeholt.
web-said-beep-away-2 = Die Mitte des Raums liegt mir.
web-said-beep-missed-1 = Wir sind alle denselben Weg gegangen. Hoppla.
web-said-beep-missed-2 = Zusammen war es trotzdem schön.
web-said-beep-convert-1 = Je mehr, desto lustiger.
web-said-beep-convert-2 = Willkommen in der Mitte.
web-said-beep-lock-1 = Bleib doch noch ein wenig.
web-said-beep-lock-2 = Gefeiert wird jetzt auf dieser Seite.
web-said-beep-hit-1 = Du hättest vorher klingeln können.
web-said-beep-hit-2 = Na ja, sie haben jetzt neue Freunde.
web-said-beep-won-1 = Eine Runde für den ganzen Tisch.
web-said-beep-won-2 = Danke, dass ihr alle da wart.
web-said-beep-lost-1 = So nette Gesellschaft hatte ich den ganzen Tag nicht.
web-said-beep-lost-2 = Nächstes Mal bitte dieselbe Runde.

## Ping

web-said-ping-catch-1 = Dich habe ich schon von Weitem gesehen.
web-said-ping-catch-2 = Lange warten, einmal laufen.
web-said-ping-caught-1 = Ich hatte den anderen im Auge.
web-said-ping-caught-2 = Zu nah. Ich habe lieber den Überblick.
web-said-ping-away-1 = Aus der Ferne sah es leicht aus.
web-said-ping-away-2 = Abstand ist etwas Feines.
web-said-ping-missed-1 = Ich habe alles genau beobachtet.
web-said-ping-missed-2 = Dafür gute Sicht auf den Ausgang.
web-said-ping-convert-1 = Mir ist eine Lücke aufgefallen.
web-said-ping-convert-2 = Abwarten und Tee trinken.
web-said-ping-lock-1 = Jetzt behalte ich ihn von hier im Blick.
web-said-ping-lock-2 = Mir fiel auf, dass die Tür offen stand.
web-said-ping-hit-1 = Das habe ich nicht kommen sehen. Und ich sehe viel.
web-said-ping-hit-2 = Notiert.
web-said-ping-won-1 = Etwa ab der Mitte sah ich es kommen.
web-said-ping-won-2 = Ich habe vor allem zugesehen. Das hilft.
web-said-ping-lost-1 = Schön, so ein Spiel zu sehen.
web-said-ping-lost-2 = Nächstes Mal sehe ich genauer hin.

## Gizmo

web-said-gizmo-catch-1 = Alle Teile waren an ihrem Platz.
web-said-gizmo-catch-2 = Die Kreuzung hat die Arbeit gemacht.
web-said-gizmo-caught-1 = Vier Ausgänge, und ich nehme den fünften.
web-said-gizmo-caught-2 = In der Werkstatt ging es noch.
web-said-gizmo-away-1 = Immer eine Tür offen lassen.
web-said-gizmo-away-2 = Läuft wie ein Uhrwerk.
web-said-gizmo-missed-1 = Irgendwo ist eine Schraube locker. Bei mir, glaube ich.
web-said-gizmo-missed-2 = Ich habe die falsche Kreuzung bewacht.
web-said-gizmo-convert-1 = Klick, klick. Zwei Teile passen.
web-said-gizmo-convert-2 = Ich habe nur ein bisschen nachgezogen.
web-said-gizmo-lock-1 = Es geht nichts über ein gutes Schloss.
web-said-gizmo-lock-2 = Drei Riegel. Das hält.
web-said-gizmo-hit-1 = Das muss ich jetzt neu zusammenbauen.
web-said-gizmo-hit-2 = Interessant. Das musst du mir zeigen.
web-said-gizmo-won-1 = War wohl doch ganz gut gebaut.
web-said-gizmo-won-2 = Ein Rädchen griff ins andere.
web-said-gizmo-lost-1 = Zurück an die Werkbank.
web-said-gizmo-lost-2 = Ein Teil ist übrig. Kommt vor.

## Widget

web-said-widget-catch-1 = Schöne Wand. Nur ein Ausgang.
web-said-widget-catch-2 = Ich stand an der Wand. Das hat gereicht.
web-said-widget-caught-1 = Die Wand war zuerst da.
web-said-widget-caught-2 = Eine Ecke hat zwei Seiten. Eine habe ich vergessen.
web-said-widget-away-1 = Schöne Wand. Hier bleibe ich.
web-said-widget-away-2 = Mit dem Rücken zur Wand, zwölf Züge lang.
web-said-widget-missed-1 = Ich habe mich zu lange angelehnt.
web-said-widget-missed-2 = Die Wand und ich haben beide gewartet.
web-said-widget-convert-1 = Am Rand ein wenig aufgeräumt.
web-said-widget-convert-2 = So wird die Linie gerader.
web-said-widget-lock-1 = Ein Port mit Wänden. Viel besser.
web-said-widget-lock-2 = Alles in seinem Rahmen.
web-said-widget-hit-1 = Jemand hat an meinem Rand geknabbert.
web-said-widget-hit-2 = Der Rand war gerade erst fertig.
web-said-widget-won-1 = Solide. Mehr verlange ich nicht.
web-said-widget-won-2 = Vom Rand nach innen gebaut.
web-said-widget-lost-1 = Die Wände waren gut. Es lag an mir.
web-said-widget-lost-2 = Ich suche mir eine bessere Ecke.
