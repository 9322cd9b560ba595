# The rules of Oltre Mare, as the page of rules tells them, in our own words.
# What a port token does is told by oltre-mare-token-…-effect, an option by oltre-mare-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-oltre-mare-start = W pięć minut
rules-oltre-mare-card = Karta ma wiele stron
rules-oltre-mare-goods = Co przynoszą towary
rules-oltre-mare-setup = Przed pierwszą turą
rules-oltre-mare-power = Faza pierwsza: potęga morska
rules-oltre-mare-deals = Faza druga: wymiany
rules-oltre-mare-buying = Faza druga: zakupy
rules-oltre-mare-actions = Faza trzecia: akcje
rules-oltre-mare-sailing = Statek płynie
rules-oltre-mare-tokens = Żetony portu
rules-oltre-mare-loading = Faza czwarta: załadunek
rules-oltre-mare-venice = Pierwsza punktacja
rules-oltre-mare-end = Ostatnia runda
rules-oltre-mare-scoring = Końcowa punktacja
rules-oltre-mare-secrets = Co jawne, a co ukryte
rules-oltre-mare-rulings = Szczegóły
rules-oltre-mare-options = Opcje stołu

## In five minutes

rules-oltre-mare-start-idea = Jesteście kupcami z Wenecji. Handlujesz ze wszystkimi przy stole, płyniesz od portu do portu i układasz ładunek tak, by jednakowe towary leżały razem: to się opłaca.
rules-oltre-mare-start-ducats = Dukaty to pieniądze i zarazem punkty zwycięstwa. Zadłużać się możesz bez ograniczeń; na końcu liczy się każdy dukat.
# The four phases of a turn, under small pictures; their names are oltre-mare-phase-….
rules-oltre-mare-start-power = Jeśli masz na ręce więcej kart, niż pozwala twoja potęga morska, resztę dostają piraci.
rules-oltre-mare-start-trade = Dokonuj wymian i kupuj karty, aż będziesz mieć ich co najmniej tyle, ile wymaga ładunek.
rules-oltre-mare-start-actions = Zagraj dokładnie tyle kart, ile wynosi ładunek. Ich symbole przynoszą dukaty, piratów, karty i ruchy statku.
rules-oltre-mare-start-loading = Połóż zagrane karty na swoim stosie ładunku. Wierzchnia wyznacza potęgę morską i ładunek na twoją następną turę.
# Labels of two short paragraphs.
rules-oltre-mare-start-scores = Co się liczy
rules-oltre-mare-start-scores-text = Serie jednakowych towarów w stosie ładunku, żetony portu i prestiż za bycie partnerem w wymianach. Każda karta w stosie piratów kosztuje dukata.
rules-oltre-mare-start-ends = Co kończy grę
rules-oltre-mare-start-ends-text = Talia towarów: gdy się wyczerpie, rundę rozgrywa się do końca i punktuje po raz drugi. Pierwszy raz wypada w połowie, gdy pojawia się karta Wenecji.
rules-oltre-mare-start-hint = Pierwszy plan
rules-oltre-mare-start-hint-text = Wybierz dwa lub trzy towary i zdobywaj je w wymianach. Przy załadunku myśl o następnej turze: duża potęga to mały ładunek i na odwrót.

## A card has many sides. Numbered legends beside a large card.

rules-oltre-mare-card-symbols = Dwie akcje. Liczą się, gdy zagrywasz kartę.
rules-oltre-mare-card-copies = Towar i liczba jego kart w grze.
rules-oltre-mare-card-port = Na niektórych kartach port: statek może tam zacząć podróż.
rules-oltre-mare-card-payout = Ile przynosi seria tego towaru: za jedną kartę, dwie, trzy i tak dalej.
rules-oltre-mare-card-power = Potęga morska, obok lwa: tyle kart możesz mieć na ręce, gdy zaczyna się twoja tura.
rules-oltre-mare-card-load = Ładunek, w belach: tyle kart musisz zagrać.
rules-oltre-mare-card-top = Potęga morska i ładunek liczą się tylko na wierzchniej karcie stosu ładunku. Razem dają zawsze siedem.

## What goods bring. A table of goods and figures.

rules-oltre-mare-goods-text = Seria to nieprzerwany ciąg jednakowych towarów w stosie ładunku. Rzadkie towary opłacają się szybciej, o pospolite łatwiej. Seria dłuższa niż jej rząd liczb przynosi ostatnią liczbę, nie więcej.
# Heads of the table; the figures 1, 2, 3 … are the length of the run.
rules-oltre-mare-goods-good = Towar
rules-oltre-mare-goods-cards = Karty

## Before the first turn

rules-oltre-mare-setup-tokens = Dla każdego portu losuje się żeton portu i kładzie go tam odkryty. Dwa pozostałe nie są potrzebne.
rules-oltre-mare-setup-grain = W grze dwuosobowej usuwa się z talii całe zboże.
rules-oltre-mare-setup-ship = Dla każdego gracza odkrywa się karty, aż trafi się karta z nazwą portu. Zostaje ona pierwszą kartą stosu ładunku; statek zaczyna w tym porcie, a leżący tam żeton zostaje usunięty z gry.
rules-oltre-mare-setup-hand = Wszyscy dostają po cztery karty na rękę i mają 11 dukatów.
rules-oltre-mare-setup-venice = Kartę Wenecji ukrywa się mniej więcej w środku talii towarów. Pierwszego gracza wyznacza los; gra toczy się zgodnie z ruchem wskazówek zegara.

## First phase: naval power

rules-oltre-mare-power-limit = Porównaj karty na ręce z potęgą morską swojej wierzchniej karty. Nadmiarowe wybierz i połóż zakryte na swoim stosie piratów, w dowolnej kolejności.
rules-oltre-mare-power-once = Tylko w tej chwili liczba kart na ręce jest ograniczona. Potęgę morską i ładunek odczytuje się teraz; obowiązują przez całą turę.
# Under a picture: a top card with its power, and a hand with two cards too many.
rules-oltre-mare-power-picture = Za dużo na ten statek: dwie karty dostają piraci.

## Second phase: deals

rules-oltre-mare-deals-who = Wymiany i zakupy mogą się dowolnie przeplatać. Wymiana odbywa się zawsze między aktywnym graczem a jednym z pozostałych; inni między sobą nie handlują.
rules-oltre-mare-deals-what = Właściciela mogą zmieniać karty z ręki i dukaty, po każdej stronie w dowolnej liczbie. Podarunek to też wymiana. Musi w niej jednak być co najmniej jedna karta i obie strony muszą się zgodzić.
rules-oltre-mare-deals-truth = Towar na każdej oferowanej karcie trzeba podać zgodnie z prawdą. O symbolach, potędze morskiej, ładunku i porcie możesz mówić, co chcesz.
rules-oltre-mare-deals-prestige = Kto dokonuje wymiany z aktywnym graczem, otrzymuje żeton prestiżu, najwyżej jeden w turze. Aktywny gracz nie otrzymuje żadnego.
rules-oltre-mare-deals-desk = Oferta mówi, co dajesz i czego chcesz. Można ją przyjąć, odrzucić albo odpowiedzieć kontrofertą. Z końcem fazy kończą się wszystkie oferty.

## Second phase: buying

rules-oltre-mare-buying-four = Aktywny gracz może kupić w turze do czterech kart: z talii towarów albo wierzchnią kartę własnego stosu piratów. Każdą widzisz, zanim zdecydujesz o następnej.
rules-oltre-mare-buying-price = Karta kosztuje 3 dukaty; kosztuje 4, jeśli przed zapłatą masz 0 lub mniej.
rules-oltre-mare-buying-enough = Faza może się skończyć dopiero, gdy masz na ręce co najmniej tyle kart, ile wymaga ładunek. Na kredyt zawsze się uda.

## Third phase: actions. The table shows what so many equal symbols bring.

rules-oltre-mare-actions-exact = Zagraj dokładnie tyle kart, ile wynosi ładunek, wszystkie naraz. Każdy symbol policz na wszystkich kartach. Wykonuje się je z góry na dół i żadnego nie wolno pominąć:
# Heads of the table, then what each row counts.
rules-oltre-mare-actions-symbols = Symbole
rules-oltre-mare-actions-ducat = dukaty dla ciebie
rules-oltre-mare-actions-pirate = karty z talii towarów na twój stos piratów, bez oglądania
rules-oltre-mare-actions-draw = karty z talii towarów na rękę; w tej turze nie można ich już zagrać
rules-oltre-mare-actions-ship = ruchy twojego statku

## The ship sails

rules-oltre-mare-sailing-moves = Statek wykonuje dokładnie tyle ruchów, każdy szlakiem morskim do sąsiedniego portu. Żadnego szlaku nie wolno użyć dwa razy w turze; porty można odwiedzać ponownie i w jednym może stać dowolna liczba statków.
rules-oltre-mare-sailing-end = Liczy się tylko port, w którym rejs się kończy. Bierzesz leżący tam żeton i jest on odtąd twoim aktywnym. Dotychczasowy aktywny żeton zakrywasz, ale zostaje u ciebie. Jeśli nie leży tam żaden, aktywny żeton i tak zakrywasz.
rules-oltre-mare-sailing-none = Jeśli nie zagrasz symbolu statku, statek stoi i nic się nie zmienia.
# Under a piece of the chart with a course of three moves.
rules-oltre-mare-sailing-picture = Trzy ruchy: bierze się tylko żeton z ostatniego portu.

## Port tokens

rules-oltre-mare-tokens-text = Działa tylko aktywny żeton, i to od chwili, gdy go bierzesz. Na końcu gry liczą się wszystkie twoje żetony, odkryte i zakryte.

## Fourth phase: loading

rules-oltre-mare-loading-order = Połóż wszystkie zagrane karty na swoim stosie ładunku w dowolnej kolejności. Potem kolejność jest ustalona i nikomu nie wolno przeglądać stosu ładunku.
rules-oltre-mare-loading-choice = Kolejność to wybór między dwoma celami: wydłużyć serię i mieć na wierzchu właściwą kartę na następną turę.

## The first scoring

rules-oltre-mare-venice-when = Gdy tylko karta Wenecji zostanie dobrana albo na koniec tury leży na wierzchu talii towarów, grę przerywa pierwsza punktacja.
rules-oltre-mare-venice-prestige = Prestiż ocenia się tak jak na końcu; potem wszystkie żetony prestiżu są oddawane.
rules-oltre-mare-venice-cargo = W każdym stosie ładunku odkłada się na bok wierzchnią serię: zostaje i może rosnąć. Wszystkie serie pod nią zostają wypłacone i odrzucone.
rules-oltre-mare-venice-on = Żetony portu i stosy piratów jeszcze się nie liczą. Karty zagrane w tej turze nie są jeszcze załadowane i zostają, jak są. Karta Wenecji odchodzi z gry; jeśli została dobrana, zastępuje ją następna karta. Potem tura toczy się dalej.
# Under a picture of a cargo stack, top card first, with what each run brings.
rules-oltre-mare-venice-picture = Stos ładunku, gdy pojawia się Wenecja; wierzch jest po lewej.
rules-oltre-mare-venice-stays = zostaje

## The last round

rules-oltre-mare-end-deck = Gdy tylko zostanie wzięta ostatnia karta talii towarów, bieżąca runda staje się ostatnią. Kończy ją tura gracza po prawej stronie pierwszego gracza.
rules-oltre-mare-end-shuffle = Jeśli do tego czasu potrzebne są karty, tasuje się stos kart odrzuconych i powstaje nowa talia towarów.
rules-oltre-mare-end-start = Jeśli i tych zabraknie, stos ładunku i stos piratów pierwszego gracza są od razu punktowane i wtasowane do nowej talii. Pierwszy gracz zaczyna wtedy nowy stos ładunku.

## The final scoring, in four steps

rules-oltre-mare-scoring-prestige = Prestiż: najwięcej żetonów przynosi 6 dukatów, drugie miejsce 3, trzecie 1.
rules-oltre-mare-scoring-cargo = Ładunek: każda seria w stosie przynosi swoje dukaty.
rules-oltre-mare-scoring-pirates = Piraci: każda karta w stosie piratów kosztuje 1 dukata.
rules-oltre-mare-scoring-tokens = Żetony portu: miejsca jak przy prestiżu, znowu za 6, 3 i 1 dukata.
rules-oltre-mare-scoring-level = Przy remisie gracze dzielą miejsce i każdy otrzymuje pełną liczbę dukatów; najbliższa mniejsza liczba to następne miejsce. Brak żetonów to też miejsce.
# Heads of a small table that shows such a ranking.
rules-oltre-mare-scoring-have = Żetony
rules-oltre-mare-scoring-get = Dukaty
rules-oltre-mare-scoring-win = Wygrywa gracz z największą liczbą dukatów. Przy remisie ten, kto ma więcej kart w stosie ładunku; jeśli i to jest równe, kto jest wcześniej w kolejności tur. Karty na ręce nic nie są warte.

## What is open, what is hidden

rules-oltre-mare-secrets-open = Jawne dla wszystkich: dukaty i żetony, liczba kart na każdej ręce i w każdym stosie, wierzchnia karta każdego stosu ładunku oraz wszystko, co jest zagrywane i ładowane.
rules-oltre-mare-secrets-hidden = Ukryte: karty na ręce, stosy piratów, stosy ładunku pod wierzchnią kartą, kolejność talii towarów i miejsce karty Wenecji.
rules-oltre-mare-secrets-talk = Wszyscy słyszą, jakie towary i dukaty są oferowane i zmieniają właściciela. Same karty widzą tylko dwie osoby, które handlują.

## Fine points: rulings that come up at the table, each with a link to its section

rules-oltre-mare-rulings-gift = W którąkolwiek stronę idzie podarunek, żeton prestiżu należy się temu, kto nie jest aktywnym graczem.
rules-oltre-mare-rulings-once = Jeden żeton prestiżu w turze: obowiązuje to, nawet gdy w międzyczasie wypadnie pierwsza punktacja.
rules-oltre-mare-rulings-reach = Wymiana jest niedozwolona, jeśli po niej aktywny gracz nie mógłby zebrać kart na ładunek nawet z pozostałymi zakupami.
rules-oltre-mare-rulings-onward = Zdobyte właśnie karty można od razu, w tej samej turze, przekazać dalej.
rules-oltre-mare-rulings-debt = Z 2 dukatów pierwsza karta prowadzi do −1, druga do −5: wyższa cena obowiązuje od 0.
rules-oltre-mare-rulings-terms = Z żetonem „Dobre warunki handlu” długi nie podnoszą ceny karty.
rules-oltre-mare-rulings-stack = Ze stosu piratów kupujesz zawsze wierzchnią kartę i nie wolno ci go przeglądać.
rules-oltre-mare-rulings-deal = „Dobry interes” działa, nawet jeśli nie zagrasz symbolu dukata. Pięć symboli nie daje więcej niż cztery: 6 dukatów.
rules-oltre-mare-rulings-calm = „Spokojne morze” daje dukaty, jeśli masz je już przed ruchem statku.
rules-oltre-mare-rulings-hand = „Zwycięstwo nad piratami” nie pomaga, gdy na ręce jest za dużo kart.
rules-oltre-mare-rulings-stuck = Statek nie może wpłynąć w ślepy zaułek, dopóki inna droga pozwala na wszystkie ruchy. Jeśli takiej nie ma, płynie, jak daleko może.
rules-oltre-mare-rulings-compass = Kto trafia na kompas, może też zostać i zachowuje wtedy aktywny żeton. Skok do portu bez żetonu zakrywa go.
rules-oltre-mare-rulings-whole = Jeśli cały stos ładunku jest jedną serią, gdy pojawia się Wenecja, nic z niego nie jest punktowane.
rules-oltre-mare-rulings-last = Ostatnia runda zaczyna się z ostatnią kartą, nawet jeśli nikt już następnej nie potrzebuje. Dopóki w talii leży Wenecja, talia nie jest pusta.

## Options of the table

rules-oltre-mare-options-text = Powyższe zasady obowiązują przy zwykłym stole. Kto otwiera stół, może zmienić te punkty:
