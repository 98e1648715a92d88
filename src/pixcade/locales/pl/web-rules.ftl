### The rules of both games, as the page tells them, in Polish. The terms are those of pixoid.ftl and pixl.ftl.


## The page

web-rulebook-contents = Spis treści
web-rulebook-search = Szukaj w zasadach
web-rulebook-found = { $count ->
    [0] Żadna zasada nie zawiera tych słów.
    [one] Znaleziono { $count } zasadę.
    [few] Znaleziono { $count } zasady.
   *[many] Znaleziono { $count } zasad.
}
web-rules-about-pixoid = Dla 3 lub 4 graczy. Jedna osoba jest Pixoidem i przez dwanaście tur nie daje się złapać; pozostali to Wirusy, które na niego polują. Wszyscy programują w tajemnicy i odkrywają naraz; potem biegnie Pixoid, a po nim wszystkie Wirusy razem.
web-rules-about-pixl = Dla 2 do 4 graczy. Cztery żywioły rozrastają się od swoich Portów, przejmują sąsiednie Pixle i blokują sobie Porty. Wygrywa ten, kto ma najwięcej punktów.
web-rulebook-reading = Tak to rozumiemy
web-rulebook-reading-means = oznacza kwestię, której drukowana instrukcja nie rozstrzyga, i rozwiązanie przyjęte w Pixcade.
web-rulebook-try = Wypróbuj w lekcji


## Pixoid, P1

web-rules-p1 = Plansza
web-rules-p1-1-title = Cztery kafelki
web-rules-p1-1 = Cztery dwustronne kafelki Płytki Drukowanej tworzą kwadrat. Każdy ma niebieską obwódkę na dwóch bokach, które schodzą się w rogu, a razem te obwódki muszą otaczać całą planszę. Miejsce kafelka wyznacza więc, jak jest obrócony: możliwe są 384 plansze, a 96, jeśli obrócone liczyć jako jedną.
web-rules-p1-2-title = Piksele i ściany
web-rules-p1-2 = Pola nazywają się Pikselami. Między Pikselami stoją ściany i nic przez nie nie przechodzi. Nie ma tuneli: plansza kończy się na ramce.
web-rules-p1-3-title = Piksele Startowe i Bonusowe
web-rules-p1-3 = Na każdej planszy są cztery czerwone Piksele Startowe i cztery Piksele Bonusowe. Kafelki można dowolnie odwracać, dlatego na każdej stronie jest po jednym z obu rodzajów, a Piksel Startowy leży blisko zewnętrznego rogu.
web-rules-p1-4-title = Nasze labirynty
web-rules-p1-4 = Osiem labiryntów zaprojektowaliśmy sami. Kafelek ma 5 × 5 Pikseli, a plansza 100; żaden korytarz nie jest dłuższy niż 9 kroków, bo to największa liczba na kontrolerze. Na styku kafelków korytarz biegnie dalej, jeśli oba zostawiają go otwartym. Na każdej planszy można dojść do każdego Piksela.
web-rules-p1-5-title = Tor zwycięstwa
web-rules-p1-5 = Ramka wokół planszy to tor zwycięstwa. Biegnie od 0 do 52, bo więcej nikt nie zdobędzie: 16 jako Pixoid i trzy razy po 12 jako Wirus. Przy trzech graczach można mieć najwyżej 40.


## P2

web-rules-p2 = Przygotowanie
web-rules-p2-1-title = Szesnaście znaczników
web-rules-p2-1 = Na każdym z czterech Pikseli Bonusowych kładzie się jeden biały znacznik. Pozostałych dwanaście to rezerwa.
web-rules-p2-2-title = Co dostaje każdy
web-rules-p2-2 = Kolor z symbolem, kontroler, znacznik na polu 0 toru zwycięstwa i znacznik, który jest postacią w labiryncie. Do wyboru jest sześć kontrolerów.
web-rules-p2-3-title = Pierwszy Pixoid
web-rules-p2-3 = W pierwszej rundzie Pixoidem jest najstarsza osoba. Wszyscy inni są Wirusami.
web-rules-p2-4-title = Wybór Piksela Startowego
web-rules-p2-4 = Jako pierwszy wybiera Pixoid i zajmuje dowolny Piksel Startowy. Potem, zgodnie z ruchem wskazówek zegara od lewej strony Pixoida, Wirusy zajmują te, które są jeszcze wolne.
web-rules-p2-5-title = Układanie kafelków
web-rules-p2-5 = Układ kafelków jest losowy, chyba że przy stole wybrano planszę. Ta sama plansza zostaje na całą grę.


## P3

web-rules-p3 = Programowanie
web-rules-p3-1-title = Kierunek i liczba
web-rules-p3-1 = W każdej turze wszyscy w tajemnicy ustawiają jeden z czterech kierunków i liczbę od 1 do 9. Nie można stać w miejscu.
web-rules-p3-2-title = Nie w ścianę
web-rules-p3-2 = Nie wolno wybrać kierunku, w którym ściana stoi tuż obok twojej postaci. Liczba większa niż wolna droga jest dozwolona: zatrzyma cię ściana (P4.1).
web-rules-p3-3-title = Trzecie pokrętło
web-rules-p3-3 = Pokrętło z literami od A do D nie jest w tej grze potrzebne.
web-rules-p3-4-title = Kto może mówić
web-rules-p3-4 = Wirusy planują w milczeniu: nie wolno im niczego uzgadniać. Pixoid może mówić, co chce.
web-rules-p3-5-title = Zmiana ruchu
web-rules-p3-5 = Ruch można zmieniać, dopóki wszyscy nie będą gotowi. Wtedy ruchy zostają odkryte i niczego już nie można zmienić.
web-rules-p3-6-title = Gdzie jest góra
web-rules-p3-6 = Kierunki są takie jak na wspólnej planszy. Twój ekran może pokazywać ją obróconą, z twoją stroną u dołu; wtedy obraca się też sterowanie.


## P4

web-rules-p4 = Ruch
web-rules-p4-1-title = Najpierw Pixoid, potem Wirusy
web-rules-p4-1 = Najpierw rusza Pixoid, potem wszystkie Wirusy jednocześnie. Każdy idzie tak daleko, jak zaprogramowano, chyba że zatrzyma go ściana.
web-rules-p4-2-title = Złapany
web-rules-p4-2 = Jeśli Pixoid wbiegnie na Piksel z Wirusem albo przez niego przebiegnie, jest złapany, a Wirusy już się nie ruszają. Jeśli Wirus wbiegnie na Piksel Pixoida albo przez niego przebiegnie, łapie go. Jedno i drugie kończy rundę. Przejście przez Piksel, z którego Pixoid już uciekł, nic nie daje.
web-rules-p4-3-title = Znacznik w miejscu złapania
web-rules-p4-3 = Pixoid zatrzymuje się tam, gdzie spotkał Wirusa. Zachowuje znaczniki Bonusowe zebrane po drodze. Tego, który leży właśnie na tym Pikselu, nie dostaje: złapanie ma pierwszeństwo. Przy stole można ustalić, że jednak go dostaje; w grze skróconej (P6.1) dwunasty znacznik daje wtedy zwycięstwo nawet tam.
web-rules-p4-4-title = Znaczniki Bonusowe
web-rules-p4-4 = Pixoid od razu podnosi każdy znacznik Bonusowy, na który wbiegnie albo przez który przebiegnie. Każdy można zdobyć tylko raz. Wirusy zostawiają je na miejscu.
web-rules-p4-5-title = Wirusy na jednym Pikselu
web-rules-p4-5 = Wirusy nigdy sobie nie przeszkadzają. Te, które kończą na tym samym Pikselu, stoją jeden na drugim.
web-rules-p4-6-title = Po złapaniu
web-rules-p4-6 = Wirus, który łapie, zostaje na Pikselu Pixoida. Pozostałe kończą swój ruch i w tej samej turze może złapać więcej niż jeden. Nie wpływa to na punkty.


## P5

web-rules-p5 = Punkty i rundy
web-rules-p5-1-title = Jeden znacznik na turę
web-rules-p5-1 = Jeśli Pixoid nie został złapany, dobiera jeden znacznik z rezerwy i zaczyna się następna tura. Dwunasty znacznik oznacza, że przetrwał: runda się kończy.
web-rules-p5-2-title = Punkty za rundę
web-rules-p5-2 = Przetrwał: Pixoid dostaje 12 punktów i po 1 za każdy znacznik Bonusowy, a Wirusy nic. Złapany: Pixoid dostaje tyle, ile ma znaczników, a każdy Wirus tyle, ile zostało w rezerwie. Przy 9 z rezerwy i 1 Bonusowym to 10 dla Pixoida i po 3 dla Wirusów. W turze złapania nie dobiera się znacznika.
web-rules-p5-3-title = Następny Pixoid
web-rules-p5-3 = W następnej rundzie Pixoidem jest osoba po lewej stronie Pixoida. Wszystkie znaczniki wracają tam, gdzie były na początku (P2.1), i wszyscy znów wybierają Piksel Startowy (P2.4).
web-rules-p5-4-title = Koniec
web-rules-p5-4 = Rund jest tyle, ilu graczy, więc każdy raz jest Pixoidem. Wygrywa ten, kto ma najwięcej punktów; przy remisie na pierwszym miejscu zwycięstwo jest wspólne.


## P6

web-rules-p6 = Gra skrócona
web-rules-p6-1-title = Dwanaście znaczników do wygranej
web-rules-p6-1 = Jedna runda, bez punktów. Pixoid wygrywa, gdy tylko ma dwanaście znaczników, nieważne, ile z rezerwy, a ile Bonusowych. Może to nastąpić w środku jego ruchu, zanim ruszy się którykolwiek Wirus. Jeśli wcześniej da się złapać, Wirusy wygrywają razem.


## P7

web-rules-p7 = Trzech graczy
web-rules-p7-1-title = Trzeci Wirus
web-rules-p7-1 = Wirusy są zawsze trzy. Przy trzech graczach osoba po lewej stronie Pixoida bierze też drugi kontroler, a jego znacznik stawia na końcu, na ostatnim wolnym Pikselu Startowym.
web-rules-p7-2-title = Z ręki do ręki
web-rules-p7-2 = Osoba z dwoma kontrolerami programuje oba Wirusy. Po każdej turze kontroler trzeciego Wirusa przechodzi do drugiej osoby grającej Wirusem. Zawsze przechodzi ten kolor, nigdy własny kolor gracza.
web-rules-p7-3-title = W następnej rundzie
web-rules-p7-3 = W każdej nowej rundzie trzeciego Wirusa ma najpierw osoba po lewej stronie nowego Pixoida. Ten Wirus sam nie zdobywa punktów.
web-rules-p7-4-title = Gra skrócona w trzy osoby
web-rules-p7-4 = W grę skróconą (P6.1) można też grać w trzy osoby.


## Pixl, X1

web-rules-x1 = Żywioły
web-rules-x1-1-title = Pixle i Porty
web-rules-x1-1 = Każdy żywioł ma 24 Pixle i jeden Port: Ziemia jest zielona, Duch czarny, Ogień czerwony, Woda niebieska.
web-rules-x1-2-title = Czterech graczy: drapieżniki i ofiary
web-rules-x1-2 = Ziemia poluje na Wodę, Woda na Ogień, Ogień na Ducha, Duch na Ziemię. Ziemia i Ogień są wobec siebie neutralne, tak samo Duch i Woda.
web-rules-x1-3-title = Trzech graczy: drapieżniki i ofiary
web-rules-x1-3 = Duch zostaje w pudełku. Ziemia poluje na Wodę, Woda na Ogień, Ogień na Ziemię; neutralnych nie ma.
web-rules-x1-4-title = Dwóch graczy
web-rules-x1-4 = Grają wszystkie cztery żywioły, powiązane jak przy czterech graczach. Jedna osoba ma Ziemię i Ogień, druga Ducha i Wodę. Każdy żywioł ma własną turę; dwa żywioły jednej osoby nie są przed sobą bezpieczne, a ich punkty się sumują.
web-rules-x1-5-title = Kolejność tur
web-rules-x1-5 = Zaczyna Ogień, potem Woda, Ziemia i Duch, dzięki czemu dwie osoby grają na zmianę. Można też wybrać kolejność Ogień, Duch, Ziemia, Woda; troje graczy zawsze gra w kolejności Ogień, Woda, Ziemia. Kto gra którym żywiołem, wybiera się przed grą.


## X2

web-rules-x2 = Plansza
web-rules-x2-1-title = Pola i szary brzeg
web-rules-x2-1 = Plansza to duży sześciokąt o boku siedmiu pól, razem 127. Zewnętrzny pierścień 36 pól to szary brzeg. Można wybrać planszę o boku od pięciu do dziewięciu pól.
web-rules-x2-2-title = Szary brzeg bez Portów
web-rules-x2-2 = Pixle mogą stać na szarych polach, Porty nie. Przy stole można ustalić surowszą zasadę: wtedy Porty nie mogą też stać obok szarych pól, a bok planszy musi mieć co najmniej siedem pól.
web-rules-x2-3-title = Jedno pole, jeden stos
web-rules-x2-3 = Na polu stoi jeden Port, jeden Pixl albo jeden stos Pixli. Stawia się tylko na pustych polach.


## X3

web-rules-x3 = Tura
web-rules-x3-1-title = Pierwsza runda: Porty
web-rules-x3-1 = Każdy żywioł stawia swój Port, nie na szarym polu i tak, by między nim a każdym innym Portem, także drugim własnym, były co najmniej dwa pola. Żywioł, dla którego takiego pola nie ma, pasuje i stawia Port, gdy tylko może.
web-rules-x3-2-title = Możliwości
web-rules-x3-2 = Możesz postawić Pixl, zdjąć swój Port z planszy, postawić go z powrotem albo spasować. Gra się kończy, gdy z rzędu spasuje tyle żywiołów, ile bierze w niej udział.
web-rules-x3-3-title = Budowanie od Portu
web-rules-x3-3 = Nowy Pixl staje obok własnego Portu albo obok Pixla, który łączy z tym Portem łańcuch jego koloru. W stosie liczy się tylko wierzch. Porty są przeszkodami: nic ich nie przejmuje i nie prowadzi przez nie łańcuch innego koloru.
web-rules-x3-4-title = Odcięte Pixle
web-rules-x3-4 = Pixle, od których łańcuch nie prowadzi do Portu, są odcięte. Nie można od nich budować, dopóki znów się z nim nie połączą. Nadal liczą się jednak przy przejmowaniu (X4.1).


## X4

web-rules-x4 = Przejmowanie
web-rules-x4-1-title = Dwa dotykają jednego
web-rules-x4-1 = Spójrz na wszystkich sąsiadów postawionego Pixla. Każdy w innym kolorze, który dotyka teraz co najmniej dwóch twoich Pixli, w tym nowego, zostaje przejęty. Dzieje się to automatycznie i tylko raz: z przejęcia nic dalej nie wynika. Przy stole można ustalić, że ten, kto stawia Pixl, wybiera tylko jeden.
web-rules-x4-2-title = Neutralny: zastąp
web-rules-x4-2 = Przejęty Pixl wraca do zapasu właściciela, a na jego miejsce wchodzi Pixl z twojego zapasu.
web-rules-x4-3-title = Ofiara: przykryj
web-rules-x4-3 = Pixl z twojego zapasu kładzie się na wierzchu. Stosy mogą być dowolnie wysokie.
web-rules-x4-4-title = Drapieżnik: weź do niewoli
web-rules-x4-4 = Zabierasz wierzchni Pixl jako jeńca. Na jego miejsce nic nie wchodzi; to, co było pod spodem, jest znów wolne i nic dalej z tego nie wynika.
web-rules-x4-5-title = Decyduje wierzch
web-rules-x4-5 = To, czy stos jest ofiarą, drapieżnikiem czy jest neutralny, zależy od koloru wierzchu. Przy dwóch graczach twój drugi żywioł jest wobec ciebie neutralny i zostaje przejęty jak każdy neutralny.
web-rules-x4-6-title = Za mało Pixli
web-rules-x4-6 = Jeśli zapas nie wystarcza, najpierw idą ofiary, potem neutralne, w kolejności współrzędnych. Reszta zostaje bez zmian. Drapieżniki nie wymagają Pixla i zawsze trafiają do niewoli.


## X5

web-rules-x5 = Porty
web-rules-x5-1-title = Blokowanie Portu
web-rules-x5-1 = Port, którego dotykają co najmniej trzy Pixle jednego obcego koloru, jest przez ten kolor zablokowany tak długo, jak to trwa; może go blokować kilka kolorów naraz, własny nigdy. Zablokowanego Portu nie można zdjąć. Jego właściciel gra mimo to dalej.
web-rules-x5-2-title = Przenoszenie Portu
web-rules-x5-2 = Przeniesienie trwa dwie tury: w jednej Port schodzi z planszy, w następnej turze tego żywiołu staje na innym polu, tak jak mówi X3.1. Nic innego nie jest wtedy dozwolone, chyba że takiego pola nie ma: wtedy trzeba spasować. Dopóki Portu nie ma na planszy, jego kolor nie stawia Pixli, a Portu nie można zablokować; jego Pixle zostają na miejscu.
web-rules-x5-3-title = Nie dwa razy z rzędu
web-rules-x5-3 = Po przeniesieniu Portu żywioł musi postawić co najmniej jeden Pixl, zanim znów go przeniesie. Pierwsze postawienie w grze nie jest przeniesieniem.


## X6

web-rules-x6 = Koniec i punkty
web-rules-x6-1-title = Pusty zapas
web-rules-x6-1 = Gra kończy się, gdy po turze ktoś nie ma już Pixli w zapasie. Przy dwóch graczach Pixli musi zabraknąć obu żywiołom jednej osoby; do tego czasu żywioł bez Pixli może tylko pasować. We dwoje można ustalić, że grę kończy już pierwszy żywioł bez Pixli.
web-rules-x6-2-title = Punkty
web-rules-x6-2 = 1 za każdy twój Pixl na wierzchu, 2 za każdy Pixl dowolnego koloru pod twoim, 1 za każdego jeńca, 5 za każdy Port, który blokujesz. Przy dwóch graczach blokada własnego Portu nic nie daje.
web-rules-x6-3-title = Remisy
web-rules-x6-3 = Wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa ten, kto ma więcej Pixli pod swoimi; jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
web-rules-x6-4-title = Ostatnia tura
web-rules-x6-4 = Po 1000 turach gra się kończy i liczy się punkty.
