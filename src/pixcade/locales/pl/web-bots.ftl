### What bots say at their seats, when something has happened to them. One line of at most 60 letters, in the first
### person, dry and friendly, about the board: no taunts, no exclamation marks, nothing that only one language has.
###
### catch: caught Pixoid; caught: was caught; away: survived as Pixoid; missed: Pixoid got away; convert: converted many;
### lock: locked a Port; hit: lost Pixls or had a Port locked; won, lost: the game. Every kind has two variants.


# How somebody of the cast plays at any level, behind their name
web-persona = { $persona ->
    [blip] najpierw biegnie daleko, potem myśli.
    [chip] zbiera znaczniki i to, co leży pod Pixlami.
    [dot] stawia małe kroki i trzyma się blisko domu.
    [zap] idzie prosto do najbliższego celu.
    [beep] lubi środek i towarzystwo.
    [ping] trzyma dystans i patrzy.
    [gizmo] kocha skrzyżowania, drzwi i blokady.
   *[widget] ufa ścianom i krawędziom.
}

## Blip

web-said-blip-catch-1 = Pobiegłem kawałek dalej niż ty.
web-said-blip-catch-2 = Długi korytarz. Takie lubię najbardziej.
web-said-blip-caught-1 = Nigdy się nie oglądam. A powinienem.
web-said-blip-caught-2 = Szybki, ale nie na tym zakręcie.
web-said-blip-away-1 = Biegnę dalej. Nikt nie mówił, że wolno stanąć.
web-said-blip-away-2 = Dwanaście tur, a ja dopiero się rozgrzałem.
web-said-blip-missed-1 = Byłem szybki. W złą stronę, ale szybki.
web-said-blip-missed-2 = Przebiegłem obok wszystkiego. Za to widoki ładne.
web-said-blip-convert-1 = Hurtem idzie szybciej.
web-said-blip-convert-2 = Ja tu tylko przebiegałem.
web-said-blip-lock-1 = Zablokowane, lecę dalej.
web-said-blip-lock-2 = Blokada ekspresowa.
web-said-blip-hit-1 = Szybciej, niż się spodziewałem.
web-said-blip-hit-2 = Miałem z nimi plany. Trudno, przyspieszę.
web-said-blip-won-1 = Odpocznę później. Gramy jeszcze raz?
web-said-blip-won-2 = Szybko poszło.
web-said-blip-lost-1 = Przebiegnę to jeszcze raz w głowie.
web-said-blip-lost-2 = Za szybki, żeby myśleć. Dobra gra.

## Chip

web-said-chip-catch-1 = Do kolekcji.
web-said-chip-catch-2 = Czekałem przy znacznikach.
web-said-chip-caught-1 = Chciałem tylko ten jeden znacznik.
web-said-chip-caught-2 = Przynajmniej mam pełne kieszenie.
web-said-chip-away-1 = Cały tuzin. Liczyłem dwa razy.
web-said-chip-away-2 = Pusta rezerwa to piękny widok.
web-said-chip-missed-1 = Znaczniki przynajmniej były bezpieczne.
web-said-chip-missed-2 = Pilnowałem nie tej półki.
web-said-chip-convert-1 = Ładnie do siebie pasują.
web-said-chip-convert-2 = Zatrzymam je, dziękuję.
web-said-chip-lock-1 = Jeden Port, odłożony na półkę.
web-said-chip-lock-2 = Pięć punktów w szufladzie.
web-said-chip-hit-1 = Miałem je ułożone według wielkości.
web-said-chip-hit-2 = Rozumiem, że to tylko pożyczka.
web-said-chip-won-1 = Dobry dzień dla kolekcji.
web-said-chip-won-2 = Znajdę na to miejsce na półce.
web-said-chip-lost-1 = Zbierasz lepiej ode mnie.
web-said-chip-lost-2 = Zabrakło jednego albo dwóch. Dobra gra.

## Dot

web-said-dot-catch-1 = Zrobiłem tylko jeden kroczek.
web-said-dot-catch-2 = Przepraszam, to chyba ty.
web-said-dot-caught-1 = Trzeba było zostać Piksel dalej.
web-said-dot-caught-2 = Ojej. A tak uważałem.
web-said-dot-away-1 = Małe kroki. Do samego końca.
web-said-dot-away-2 = Prawie się nie ruszałem, a proszę.
web-said-dot-missed-1 = Mam dość krótkie nogi.
web-said-dot-missed-2 = Jeden Piksel więcej to już odwaga.
web-said-dot-convert-1 = Po troszku. No dobrze, wszystko naraz.
web-said-dot-convert-2 = Były tak blisko domu.
web-said-dot-lock-1 = Zamknąłem drzwi. Po cichu.
web-said-dot-lock-2 = Tam będzie bezpieczny.
web-said-dot-hit-1 = Zbuduję coś mniejszego.
web-said-dot-hit-2 = To był prawie cały mój ogródek.
web-said-dot-won-1 = Wygrana? Już? Ojej.
web-said-dot-won-2 = Usiądę na chwilę.
web-said-dot-lost-1 = Miło było tu być.
web-said-dot-lost-2 = Następnym razem ciut większy krok.

## Zap

web-said-zap-catch-1 = Prosto. Zawsze prosto.
web-said-zap-catch-2 = Mówiłem, że wpadnę.
web-said-zap-caught-1 = Miało być blisko. Nie aż tak.
web-said-zap-caught-2 = Zrobiłbym to jeszcze raz. I pewnie zrobię.
web-said-zap-away-1 = Czułem przeciąg za plecami.
web-said-zap-away-2 = Najciemniej pod latarnią.
web-said-zap-missed-1 = Dobre miejsce. Zła tura.
web-said-zap-missed-2 = Znowu pójdę prosto na ciebie.
web-said-zap-convert-1 = Lubię poznawać sąsiadów.
web-said-zap-convert-2 = Od tego są granice.
web-said-zap-lock-1 = Puk, puk. Zamknięte.
web-said-zap-lock-2 = Tymi drzwiami nikt już nie wyjdzie.
web-said-zap-hit-1 = Dobrze. Robi się ciekawie.
web-said-zap-hit-2 = Odważnie. Zrobiłbym to samo.
web-said-zap-won-1 = Ktoś musiał ruszyć pierwszy.
web-said-zap-won-2 = Na tyle blisko, że było ciekawie.
web-said-zap-lost-1 = Nie żałuję. Parę siniaków.
web-said-zap-lost-2 = Nie dało się ciebie ruszyć. Szacunek.

## Beep

web-said-beep-catch-1 = A, tu jesteś. Tęskniliśmy.
web-said-beep-catch-2 = Towarzystwo zawsze mile widziane.
web-said-beep-caught-1 = Lubię tłok. Zazwyczaj.
web-said-beep-caught-2 = Czyli jednak wszyscy przyszli.
web-said-beep-away-1 = Miły wieczór. Nikt mnie nie dogonił.
web-said-beep-away-2 = Środek pokoju mi służy.
web-said-beep-missed-1 = Wszyscy poszliśmy w tę samą stronę. Ups.
web-said-beep-missed-2 = Ale miło było pobyć razem.
web-said-beep-convert-1 = Im nas więcej, tym weselej.
web-said-beep-convert-2 = Witajcie na środku.
web-said-beep-lock-1 = Zostań na herbatę.
web-said-beep-lock-2 = Teraz zabawa jest po tej stronie.
web-said-beep-hit-1 = Można było najpierw zadzwonić.
web-said-beep-hit-2 = Cóż, mają teraz nowych przyjaciół.
web-said-beep-won-1 = Stawiam wszystkim lemoniadę.
web-said-beep-won-2 = Dziękuję wszystkim za przybycie.
web-said-beep-lost-1 = Najlepsze towarzystwo, jakie dziś miałem.
web-said-beep-lost-2 = Następnym razem w tym samym gronie.

## Ping

web-said-ping-catch-1 = Widziałem to aż stamtąd.
web-said-ping-catch-2 = Cierpliwość, a potem jeden zryw.
web-said-ping-caught-1 = Patrzyłem na tego drugiego.
web-said-ping-caught-2 = Za blisko. Wolę mieć widok.
web-said-ping-away-1 = Z daleka wydawało się to łatwe.
web-said-ping-away-2 = Dystans to podstawa.
web-said-ping-missed-1 = Przyglądałem się bardzo uważnie.
web-said-ping-missed-2 = Za to dobry widok na wyjście.
web-said-ping-convert-1 = Zauważyłem lukę.
web-said-ping-convert-2 = Warto chwilę poczekać.
web-said-ping-lock-1 = Teraz mogę go pilnować stąd.
web-said-ping-lock-2 = Widziałem, że drzwi są otwarte.
web-said-ping-hit-1 = Tego nie przewidziałem. A przecież patrzę.
web-said-ping-hit-2 = Odnotowane.
web-said-ping-won-1 = Od połowy było to widać.
web-said-ping-won-2 = Głównie patrzyłem. To pomaga.
web-said-ping-lost-1 = Miło popatrzeć na taką grę.
web-said-ping-lost-2 = Następnym razem przyjrzę się bliżej.

## Gizmo

web-said-gizmo-catch-1 = Wszystkie części były na miejscu.
web-said-gizmo-catch-2 = Robotę zrobiło skrzyżowanie.
web-said-gizmo-caught-1 = Cztery wyjścia, a ja wybrałem piąte.
web-said-gizmo-caught-2 = W warsztacie działało.
web-said-gizmo-away-1 = Zawsze zostaw jedne drzwi otwarte.
web-said-gizmo-away-2 = Chodzi jak w zegarku.
web-said-gizmo-missed-1 = Gdzieś poluzowała się śrubka. Chyba u mnie.
web-said-gizmo-missed-2 = Obstawiłem nie to skrzyżowanie.
web-said-gizmo-convert-1 = Klik, klik. Dwie części pasują.
web-said-gizmo-convert-2 = Tylko coś dokręcałem.
web-said-gizmo-lock-1 = Lubię porządny zamek.
web-said-gizmo-lock-2 = Trzy rygle. Trzyma.
web-said-gizmo-hit-1 = Teraz muszę to złożyć od nowa.
web-said-gizmo-hit-2 = Ciekawe. Chętnie zobaczę, jak to działa.
web-said-gizmo-won-1 = Wyszła całkiem solidna robota.
web-said-gizmo-won-2 = Wszystkie tryby w jedną stronę.
web-said-gizmo-lost-1 = Wracam do warsztatu.
web-said-gizmo-lost-2 = Została jedna część. Zdarza się.

## Widget

web-said-widget-catch-1 = Ładna ściana. Tylko jedno wyjście.
web-said-widget-catch-2 = Stałem przy ścianie. Wystarczyło.
web-said-widget-caught-1 = Ściana była tu pierwsza.
web-said-widget-caught-2 = Kij ma dwa końce, kąt dwie strony. Zapomniałem.
web-said-widget-away-1 = Ładna ściana. Zostaję.
web-said-widget-away-2 = Plecami do ściany przez całe dwanaście tur.
web-said-widget-missed-1 = Za długo opierałem się o ścianę.
web-said-widget-missed-2 = Czekaliśmy oboje, ściana i ja.
web-said-widget-convert-1 = Przy krawędzi posprzątane.
web-said-widget-convert-2 = Teraz linia jest prostsza.
web-said-widget-lock-1 = Port ze ścianami. Od razu lepiej.
web-said-widget-lock-2 = Wszystko w ramkach.
web-said-widget-hit-1 = Ktoś podgryzł mi krawędź.
web-said-widget-hit-2 = Dopiero co skończyłem tę krawędź.
web-said-widget-won-1 = Solidnie. O nic więcej nie proszę.
web-said-widget-won-2 = Budowane od krawędzi do środka.
web-said-widget-lost-1 = Ściany stały jak trzeba. To ja zawiodłem.
web-said-widget-lost-2 = Poszukam lepszego kąta.
