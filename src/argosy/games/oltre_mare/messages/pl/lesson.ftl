### What the coach says during the first lesson. Cards, ports and figures are always those named here. Keep it short: three lines on a phone.

web-lesson-oltre-mare-welcome = Witaj w Oltre Mare! Jesteś kupcem na morzu. Dukaty to pieniądze i punkty zwycięstwa zarazem: kto ma ich na końcu najwięcej, wygrywa.
web-lesson-oltre-mare-hand = Twoje karty. Każda karta to towar, a jej dwa symbole mówią, co się stanie, gdy ją zagrasz.
web-lesson-oltre-mare-cargo = Twój ładunek: widać tylko wierzchnią kartę. Lew (5) mówi, ile kart możesz trzymać, a bela (2), ile musisz zagrać.
web-lesson-oltre-mare-parts = Tura ma cztery części: potęga morska, handel, akcje, załadunek. Nie masz kart ponad limit, a wymiany będą później: zakończ handel.
web-lesson-oltre-mare-marks = Dukaty dają pieniądze, bandery – piratów, karty – nowe karty, a statki poruszają twoim statkiem. Pierwsze trzy szybko rosną: 1, 3, 6 za jeden, dwa, trzy symbole.
web-lesson-oltre-mare-play = Wybierz obie karty oliwek. Wiersz nad kartami pokazuje, co zrobią. Potem je zagraj.
web-lesson-oltre-mare-sail = Dukat, karta i dwa ruchy statku. Dostaniesz żeton portu, w którym się skończą. Pierścienie pokazują, gdzie to może być. Corfu ma dobry: płyń tam.
web-lesson-oltre-mare-sail-on = I dalej na Corfu.
web-lesson-oltre-mare-token = Żeton „Dobry interes” daje ci w każdej turze dodatkowy symbol dukata. Działa, póki nie weźmiesz innego; na końcu liczy się każdy żeton.
web-lesson-oltre-mare-load = Teraz załadunek. Takie same towary obok siebie tworzą serię; długie serie dają dużo więcej. Ostatnia karta leży na wierzchu i decyduje o następnej turze: stuknij oliwki z 3 belami i załaduj.
web-lesson-oltre-mare-offer = Tura bota: oferuje ci jedwab za sól. Jedwab już masz, a kto handluje w cudzej turze, dostaje prestiż. Przyjmij.
web-lesson-oltre-mare-prestige = Twój żeton prestiżu. Przy każdej punktacji gracz z największą liczbą żetonów dostaje 6 dukatów, drugi 3, trzeci 1.
web-lesson-oltre-mare-buy = Twoja tura. Z oliwkami na wierzchu zagrywasz teraz trzy karty. Kupić możesz do czterech: kup jedną z talii towarów za 3 dukaty.
web-lesson-oltre-mare-bought = Znowu jedwab! Ceramika do niczego nie pasuje, więc ją sprzedaj: przy „Nowej ofercie” wybierz imię bota, dotknij ceramiki, zażądaj 2 dukatów i naciśnij „Zaproponuj”.
web-lesson-oltre-mare-agreed = Bot się zgadza. Ostatnie słowo ma ten, kto złożył ofertę: dokonaj wymiany.
web-lesson-oltre-mare-sold = Dwa dukaty za kartę, która nie jest ci potrzebna. Prestiż dostaje partner, bo to twoja tura. Teraz zakończ handel.
web-lesson-oltre-mare-silk = Zagraj wszystkie trzy karty jedwabiu. Dwa symbole dukata i jeden z żetonu to trzy: 6 dukatów!
web-lesson-oltre-mare-venice = Pojawiła się karta Wenecji: pierwsza punktacja. Prestiż daje dukaty i wraca do puli; twoje dwie karty ceramiki dają 3. Wierzchnia seria, oliwki, zostaje i może rosnąć.
web-lesson-oltre-mare-free = Zamknij punktację, jeśli przeszkadza, i wykonaj dwa ruchy, dokąd chcesz. Wskaż żeton, aby przeczytać, co robi.
web-lesson-oltre-mare-free-on = Jeszcze jeden ruch.
web-lesson-oltre-mare-run = Załaduj jedwab: seria trzech daje na końcu 7 dukatów. Która karta będzie na wierzchu, decydujesz ty.
web-lesson-oltre-mare-power = Bot miał więcej kart, niż pozwala jego lew. Nadmiar trafia zakryty do piratów, a każda taka karta zabiera na końcu dukata.
web-lesson-oltre-mare-final = Talia towarów jest pusta, więc była to ostatnia runda. Prestiż jeszcze raz daje dukaty, potem wszystkie serie, minus dukat za każdą kartę piratów, potem żetony portu.
web-lesson-oltre-mare-end = To była lekcja. Prawdziwa partia ma dużo większą talię towarów, więcej kupców i znacznie więcej okazji do handlu.
