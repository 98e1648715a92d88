### The lessons, in Polish.


## The page

web-learn-title = Ucz się, grając
web-learn-about = Krótkie pozycje na prawdziwej planszy. Próbuj, czego chcesz: odpowiadają zasady. Pięć pierwszych lekcji każdej gry zajmuje około trzech minut.
web-learn-begin = Zacznij
web-learn-go-on = Dalej
web-learn-done = Zrobione: { $done } z { $all }
web-learn-forget = Zapomnij moje postępy
web-learn-all = Wszystkie lekcje
web-lesson-number = { $game }: lekcja { $number } z { $all }
web-lesson-part = Krok { $step } z { $steps }
web-lesson-is-done = zrobione
web-lesson-right = O to chodziło!
web-lesson-not-yet = Jeszcze nie to.
web-lesson-forbidden = Zasady tego zabraniają.
web-lesson-happened = Co się stało
web-lesson-again = Spróbuj ponownie
web-lesson-show = Pokaż mi
web-lesson-next = Następna lekcja
web-lesson-finished = To była ostatnia lekcja. Teraz znasz już wszystko.
web-lesson-play = Zagraj z botami
web-lesson-you = ty
web-lesson-held = Masz wszystko gotowe, ale inni jeszcze wybierają. Naciśnij przycisk ponownie, aby zmienić program.


## Pixoid

web-lesson-pixoid-first-title = Pierwszy ruch
web-lesson-pixoid-first-task = Jesteś Pixoidem. Ustaw jedno pokrętło na „w górę”, drugie na 2 i naciśnij Gotowe.
web-lesson-pixoid-first-why = Wszyscy programują w tajemnicy, a Pixoid rusza pierwszy. Nikt cię nie złapał, więc bierzesz znacznik z rezerwy.
web-lesson-pixoid-wall-title = Ściany
web-lesson-pixoid-wall-task = Po prawej masz ścianę. Mimo to spróbuj tam pójść.
web-lesson-pixoid-wall-why = Kierunek jest zamknięty, gdy ściana stoi tuż obok ciebie. Widać to na pokrętle.
web-lesson-pixoid-stop-title = Ile się da
web-lesson-pixoid-stop-task = Idź w górę z liczbą za dużą na tę drogę.
web-lesson-pixoid-stop-why = To dozwolone: zatrzymuje cię ściana. Dlatego 9 znaczy „do końca”.
web-lesson-pixoid-bonus-title = Znaczniki Bonusowe
web-lesson-pixoid-bonus-task = Przebiegnij przez znacznik Bonusowy po lewej, aż do ściany.
web-lesson-pixoid-bonus-why = Podnosisz go w biegu. Jest wart punkt, cokolwiek stanie się potem.
web-lesson-pixoid-flee-title = Uciekaj
web-lesson-pixoid-flee-task = Wirus nad tobą przebiegnie cały korytarz w dół. Nie daj się złapać.
web-lesson-pixoid-flee-why = Wirus łapie cię, gdy wbiegnie na twój Piksel albo przez niego. Ruszasz przed nim, więc opuść jego korytarz.
web-lesson-pixoid-hunt-title = Polowanie
web-lesson-pixoid-hunt-task = Teraz jesteś Wirusem. Wiesz, że Pixoid pójdzie w lewo o 2. Złap go.
web-lesson-pixoid-hunt-why = On rusza przed tobą: celuj tam, gdzie będzie. Wystarczy przez niego przebiec, a inne Wirusy i tak kończą swój ruch.
web-lesson-pixoid-start-title = Gdzie zacząć
web-lesson-pixoid-start-task = Pixoid już stoi. Wybierz Piksel Startowy dla swojego Wirusa.
web-lesson-pixoid-start-why = Najpierw wybiera Pixoid, potem Wirusy od jego lewej strony, zgodnie z ruchem wskazówek zegara; każdy zajmuje wolny Piksel Startowy.
web-lesson-pixoid-mind-title = Zmiana zdania
web-lesson-pixoid-mind-task = Ustaw cokolwiek i naciśnij Gotowe. Potem zmień program: idź w górę o 1.
web-lesson-pixoid-mind-why = Dopóki ktoś nie jest gotowy, program można zmienić. Wirusom nie wolno o swoich mówić; Pixoid może mówić, co chce.
web-lesson-pixoid-points-title = Ile warte jest złapanie
web-lesson-pixoid-points-task = Masz 9 znaczników z rezerwy i 1 Bonusowy. Wbiegnij na Wirusa u góry, żeby zobaczyć punkty.
web-lesson-pixoid-points-why = Dostajesz 10 punktów za swoje znaczniki, a każdy Wirus 3 za te z rezerwy. Wirusy już się nie ruszyły i nie bierzesz znacznika.
web-lesson-pixoid-twelfth-title = Dwunasty znacznik
web-lesson-pixoid-twelfth-task = Masz jedenaście znaczników. Przetrwaj jeszcze jedną turę; Wirus z dołu pójdzie w górę o 3.
web-lesson-pixoid-twelfth-why = Dwunasty znacznik kończy rundę: 12 punktów i 1 za znacznik Bonusowy, a dla Wirusów nic. Następnym Pixoidem jest osoba po twojej lewej.
web-lesson-pixoid-stack-title = Wirusy między sobą
web-lesson-pixoid-stack-task = Jesteś Wirusem. Różowy Romb biegnie z a10 na c10. Idź tam także, przez znacznik Bonusowy.
web-lesson-pixoid-stack-why = Wirusy mogą stać na jednym Pikselu, a znaczniki Bonusowe zostawiają na miejscu.
web-lesson-pixoid-contact-title = Strzeżony znacznik
web-lesson-pixoid-contact-task = Na znaczniku Bonusowym siedzi Wirus. Spróbuj go zabrać.
web-lesson-pixoid-contact-why = Złapanie jest pierwsze: znacznik z miejsca spotkania nie jest twój. Tak to rozumiemy; przy stole można ustalić inaczej.
web-lesson-pixoid-short-title = Krótka gra
web-lesson-pixoid-short-task = Dwa Wirusy przeczeszą oba korytarze. Masz 11 znaczników: wygraj od razu.
web-lesson-pixoid-short-why = W krótkiej grze dwunasty znacznik wygrywa natychmiast, nawet w środku ruchu, zanim ruszą Wirusy.
web-lesson-pixoid-spare-title = Trzech graczy
web-lesson-pixoid-spare-task = Masz własnego Wirusa i dodatkowego. Pixoid idzie w lewo o 2: złap go dodatkowym.
web-lesson-pixoid-spare-why = Przy trzech graczach dodatkowy Wirus co turę przechodzi z ręki do ręki. Sam nie zdobywa punktów.


## Pixl

web-lesson-pixl-port-title = Twój Port
web-lesson-pixl-port-task = Grasz Ziemią. Postaw swój Port. Spróbuj też pola, które jest za blisko.
web-lesson-pixl-port-why = Między Portami są co najmniej dwa pola i żaden nie stoi na szarym brzegu. Zaczyna Ogień, potem Woda, Ziemia, Duch.
web-lesson-pixl-grow-title = Wzrost
web-lesson-pixl-grow-task-1 = Odtąd grasz Ogniem. Postaw Pixl obok swojego Portu.
web-lesson-pixl-grow-task-2 = Inni spasowali. Buduj dalej.
web-lesson-pixl-grow-why = Nowe Pixle dotykają twojego Portu albo łańcucha twojego koloru, który do niego prowadzi. Masz ich 24 i stawiasz je tylko na pustych polach.
web-lesson-pixl-replace-title = Neutralny
web-lesson-pixl-replace-task = Ziemia jest wobec Ognia neutralna. Postaw Pixl tak, by Ziemia dotykała dwóch twoich.
web-lesson-pixl-replace-why = Dwa twoje Pixle, w tym nowy, przejmują sąsiada. Neutralny wraca do swoich, a na jego miejsce wchodzi twój.
web-lesson-pixl-cover-title = Ofiara
web-lesson-pixl-cover-task = Ogień poluje na Ducha. Przejmij Ducha tak samo.
web-lesson-pixl-cover-why = Ofiara zostaje przykryta i leży pod spodem: 1 punkt za wierzch, 2 za to, co pod nim.
web-lesson-pixl-jail-title = Drapieżnik
web-lesson-pixl-jail-task = Woda poluje na Ogień i siedzi na twoim Pixlu. Przejmij ją.
web-lesson-pixl-jail-why = Drapieżnik zostaje twoim jeńcem, wartym 1 punkt. Nic nie wchodzi na jego miejsce, a to, co było pod spodem, jest wolne.
web-lesson-pixl-three-title = Trzy naraz
web-lesson-pixl-three-task = Jest pole, które przejmuje naraz Wodę, Ducha i Ziemię. Znajdź je.
web-lesson-pixl-three-why = Przejęci zostają wszyscy sąsiedzi, którzy dotykają dwóch twoich Pixli, każdy na swój sposób.
web-lesson-pixl-chain-title = Bez reakcji łańcuchowej
web-lesson-pixl-chain-task-1 = Przykryj Ducha na f3. Co stanie się z tym na f2?
web-lesson-pixl-chain-task-2 = Nic się nie stało. Teraz przykryj i jego.
web-lesson-pixl-chain-why = Przejmuje tylko Pixl, który stawiasz. Z przejętego nic dalej nie wynika, dopóki nie postawisz obok następnego.
web-lesson-pixl-top-title = Decyduje wierzch
web-lesson-pixl-top-task-1 = Na f3 Ziemia leży na Duchu. Przejmij ją.
web-lesson-pixl-top-task-2 = Na d4 Duch leży na Ziemi. Przejmij i jego.
web-lesson-pixl-top-why = Liczy się kolor na wierzchu: Ziemia została zastąpiona, Duch przykryty.
web-lesson-pixl-cut-title = Bez połączenia
web-lesson-pixl-cut-task-1 = Twój Pixl na h2 nie ma łańcucha do Portu. Spróbuj budować obok niego, na g2.
web-lesson-pixl-cut-task-2 = Teraz połącz go znów z Portem.
web-lesson-pixl-cut-why = Od Pixli bez połączenia nie można budować. Nadal jednak pomagają przejmować.
web-lesson-pixl-lock-title = Blokowanie Portu
web-lesson-pixl-lock-task = Dwa twoje Pixle dotykają Portu Wody. Postaw trzeci.
web-lesson-pixl-lock-why = Trzy Pixle jednego koloru blokują Port. To 5 punktów, dopóki blokada trwa.
web-lesson-pixl-locked-title = Zablokowany
web-lesson-pixl-locked-task = Woda blokuje twój Port. Spróbuj go zdjąć.
web-lesson-pixl-locked-why = Zablokowany Port zostaje na miejscu, ale nadal stawiasz Pixle.
web-lesson-pixl-move-title = Przenoszenie Portu
web-lesson-pixl-move-task-1 = Zdejmij swój Port z planszy.
web-lesson-pixl-move-task-2 = Postaw go gdzie indziej, blisko swoich Pixli.
web-lesson-pixl-move-task-3 = Spróbuj od razu zdjąć go znowu.
web-lesson-pixl-move-why = Przeniesienie trwa dwie tury, a między dwoma trzeba postawić Pixl.
web-lesson-pixl-short-title = Ostatnie Pixle
web-lesson-pixl-short-task = Zostały ci dwa Pixle. Postaw jeden tam, gdzie przejąłby i Ducha, i Ziemię.
web-lesson-pixl-short-why = Drugi starczył tylko na ofiarę: ofiary są przed neutralnymi. Zapas jest pusty, więc gra się kończy.
web-lesson-pixl-end-title = Pasowanie
web-lesson-pixl-end-task = Wszyscy inni spasowali, a ty prowadzisz. Zakończ grę.
web-lesson-pixl-end-why = Kończą ją cztery pasy z rzędu. Wierzch liczy się za 1, Pixl pod spodem za 2, jeniec za 1, zablokowany Port za 5; przy remisie wygrywa więcej Pixli pod spodem.
web-lesson-pixl-two-title = Dwóch graczy
web-lesson-pixl-two-task = Teraz Ogień i Ziemia są twoje. Postaw Ogień na f4 i zobacz, co zrobi z twoją Ziemią.
web-lesson-pixl-two-why = Twoje żywioły nie są przed sobą bezpieczne: są neutralne, a przejęcie nie zależy od ciebie.
web-lesson-pixl-trio-title = Trzech graczy
web-lesson-pixl-trio-task = Bez Ducha Ogień poluje na Ziemię. Przejmij Ziemię.
web-lesson-pixl-trio-why = Przy trzech żywiołach nikt nie jest neutralny: na jeden polujesz, drugi poluje na ciebie.
