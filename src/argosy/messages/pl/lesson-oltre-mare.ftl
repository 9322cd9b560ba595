### What the coach says during the first lesson. Cards, ports and figures are always those named here. Keep it short: three lines on a phone.

web-lesson-oltre-mare-welcome = Witaj w Oltre Mare! Jesteś kupcem na morzu. Dukaty to pieniądze i punkty zwycięstwa zarazem: kto ma ich na końcu najwięcej, wygrywa.
web-lesson-oltre-mare-hand = Twoja ręka. Każda karta to towar, a jej dwa symbole mówią, co się stanie, gdy ją zagrasz.
web-lesson-oltre-mare-cargo = Twój ładunek: widać tylko wierzchnią kartę. Lew, 5, mówi, ile kart możesz trzymać, a bela, 2, ile musisz zagrać.
web-lesson-oltre-mare-parts = Tura ma cztery części: potęga morska, handel, akcje, załadunek. Nie masz kart ponad limit, a wymiany będą później: zakończ handel.
web-lesson-oltre-mare-marks = Dukaty dają pieniądze, bandery piratów, karty nowe karty, a statki poruszają twój statek. Pierwsze trzy szybko rosną: 1, 3, 6 za jeden, dwa, trzy symbole.
web-lesson-oltre-mare-play = Wybierz obie oliwki. Wiersz nad ręką pokazuje, co zrobią. Potem je zagraj.
web-lesson-oltre-mare-sail = Dukat, karta i dwa ruchy statku. Dostaniesz żeton portu, w którym się skończą. Corfu ma dobry: najpierw do Patrasso.
web-lesson-oltre-mare-sail-on = I dalej na Corfu.
web-lesson-oltre-mare-token = Żeton „Dobry interes” daje ci w każdej turze dodatkowy symbol dukata. Działa, póki nie weźmiesz innego; na końcu liczy się każdy żeton.
web-lesson-oltre-mare-load = Teraz załadunek. Takie same towary obok siebie tworzą serię; długie serie płacą dużo więcej. Ostatnia karta leży na wierzchu i rządzi następną turą: dotknij oliwek z 3 belami i załaduj.
web-lesson-oltre-mare-offer = Tura bota: oferuje ci jedwab za sól. Jedwab już masz, a kto handluje w cudzej turze, dostaje prestiż. Przyjmij.
web-lesson-oltre-mare-prestige = Twój żeton prestiżu. Przy każdej punktacji 6 dukatów dostaje ten, kto ma ich najwięcej, drugi 3, trzeci 1.
web-lesson-oltre-mare-buy = Twoja tura. Dzięki oliwkom na wierzchu gra się teraz trzy karty. Kupić możesz do czterech: kup jedną z talii towarów za 3 dukaty.
web-lesson-oltre-mare-bought = Znowu jedwab! Przy stole handlowym możesz też składać własne oferty. Na razie dość: zakończ handel.
web-lesson-oltre-mare-silk = Zagraj wszystkie trzy jedwabie. Dwa symbole dukata i jeden z żetonu to trzy: 6 dukatów!
web-lesson-oltre-mare-venice = Pojawiła się karta Wenecji: pierwsza punktacja. Prestiż płaci i wraca do puli; twoje dwie ceramiki dają 3. Wierzchnia seria, oliwki, zostaje i może rosnąć.
web-lesson-oltre-mare-free = Zamknij punktację, jeśli przeszkadza, i płyń dwa ruchy, dokąd chcesz. Wskaż żeton, aby przeczytać, co robi.
web-lesson-oltre-mare-free-on = Jeszcze jeden ruch.
web-lesson-oltre-mare-run = Załaduj jedwab: seria trzech daje na końcu 7 dukatów. Która karta będzie na wierzchu, decydujesz ty.
web-lesson-oltre-mare-power = Bot miał więcej kart, niż pozwala jego lew. Nadmiar trafia zakryty do piratów, a każda karta tam kosztuje na końcu dukata.
web-lesson-oltre-mare-final = Talia towarów jest pusta, więc była to ostatnia runda. Prestiż płaci jeszcze raz, potem wszystkie serie, minus dukat za każdą kartę piratów, potem liczba żetonów.
web-lesson-oltre-mare-end = To była lekcja. Prawdziwa gra ma dużo większą talię towarów, więcej kupców i znacznie więcej okazji do handlu.
