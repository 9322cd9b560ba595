# The rules of Port Royal, as the page of rules tells them, in our own words.
# What a card does is told by web-port-royal-text-…, an option by port-royal-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-port-royal-start = W pięć minut
rules-port-royal-pack = Karty
rules-port-royal-setup = Przed pierwszą turą
rules-port-royal-discover = Faza pierwsza: odkrycie
rules-port-royal-repel = Szable przeciw statkom
rules-port-royal-bust = Pech
rules-port-royal-take = Faza druga: handel i rekrutacja
rules-port-royal-fee = Kolej na pozostałych
rules-port-royal-ships = Pięć statków
rules-port-royal-persons = Osoby
rules-port-royal-expeditions = Ekspedycje
rules-port-royal-taxes = Podwyżki podatków
rules-port-royal-end = Koniec gry i zwycięzca
rules-port-royal-coins = Monety i stosy
rules-port-royal-rulings = Szczegóły
rules-port-royal-options = Opcje stołu

## In five minutes

rules-port-royal-start-idea = Karta po karcie port zapełnia się na twoich oczach. Statki przynoszą pieniądze, osoby wstępują do ciebie na służbę. Im dłużej czekasz, tym większy wybór; ale drugi statek tego samego koloru, i po wszystkim.
rules-port-royal-start-goal = Zbierasz punkty zwycięstwa: dają je osoby, które zrekrutujesz, i ekspedycje, które ukończysz. Dwanaście punktów rozpoczyna koniec gry.
# The three steps of a turn, under small pictures.
rules-port-royal-start-draw = Odkrywaj karty w porcie jedną po drugiej i przerwij w porę. Drugi statek tego samego koloru to pech: twoja tura się kończy.
rules-port-royal-start-take = Weź kartę: statek za jego monety albo osobę za jej cenę. Cztery kolory statków w porcie pozwalają wziąć dwie karty, pięć kolorów trzy.
rules-port-royal-start-others = Teraz pozostali wybierają z tego, co zostało: każdy jedną kartę, i każdy płaci ci za nią monetę.
# Labels of two short paragraphs.
rules-port-royal-start-scores = Co się liczy
rules-port-royal-start-scores-text = Tylko punkty na osobach i ekspedycjach leżących przed tobą. Monety rozstrzygają jedynie remis.
rules-port-royal-start-ends = Co kończy grę
rules-port-royal-start-ends-text = Dwanaście punktów u kogokolwiek. Rundę rozgrywa się do końca, żeby wszyscy mieli tyle samo tur; potem wygrywa gracz z największą liczbą punktów.
rules-port-royal-start-hint = Pierwszy plan
rules-port-royal-start-hint-text = Wcześnie rekrutuj tych, którzy zarabiają lub oszczędzają monety, i kilka szabel. Dopóki nie możesz niczego odeprzeć, trzy statki w porcie to dobry moment, by przerwać.

## The cards. Legends beside a picture of each kind.

rules-port-royal-pack-coin = Każda karta ma na rewersie monetę. Zakryta przed tobą jest pieniędzmi i zostaje nimi, dopóki nią nie zapłacisz; karta odkryta nigdy nie staje się monetą.
rules-port-royal-pack-ship = Statki
rules-port-royal-pack-ship-text = Monety, które przynosi, i szable potrzebne, by go odeprzeć.
rules-port-royal-pack-person = Osoby
rules-port-royal-pack-person-text = U góry umiejętność i punkty, na dole cena.
rules-port-royal-pack-expedition = Ekspedycje
rules-port-royal-pack-expedition-text = Wymagane symbole oraz punkty i monety, które przynosi.
rules-port-royal-pack-tax = Podwyżki podatków
rules-port-royal-pack-tax-text = Działają w chwili odkrycia.

## Before the first turn

rules-port-royal-setup-coins = Wszyscy dostają trzy zakryte karty: trzy monety. Nikt nie ogląda ich drugiej strony.
rules-port-royal-setup-piles = Reszta to talia. Obok leży odkryty stos kart odrzuconych; każdy może go w każdej chwili przejrzeć.
rules-port-royal-setup-start = Pierwszego gracza wyznacza los. Gra toczy się zgodnie z ruchem wskazówek zegara.
rules-port-royal-setup-five = W pięć osób ta ekspedycja leży odkryta od początku; w mniejszym gronie zostaje w pudełku.

## First phase: discover

rules-port-royal-discover-draw = W swojej turze jesteś aktywnym graczem. Odkryj wierzchnią kartę talii. Pierwsza karta jest obowiązkowa; potem po każdej karcie możesz przerwać albo grać dalej, jak długo chcesz.
rules-port-royal-discover-ship = Statek cumuje w porcie, jeśli go nie odeprzesz.
rules-port-royal-discover-person = Osoba czeka w porcie.
rules-port-royal-discover-expedition = Ekspedycja trafia obok portu. Czeka tam, choćby przez wiele tur, aż ktoś ją ukończy.
rules-port-royal-discover-tax = Podwyżkę podatków wykonuje się i odrzuca; potem decydujesz dalej.
rules-port-royal-discover-stop = Gdy przerwiesz, zaczyna się druga faza.

## Swords against ships

rules-port-royal-repel-may = Właśnie odkrywasz statek, a twoi żeglarze i piraci mają razem co najmniej tyle szabel, ile pokazuje? Możesz go odeprzeć: trafia na stos kart odrzuconych, a ty grasz dalej.
rules-port-royal-repel-free = Szable się nie zużywają. W jednej turze odeprzesz tyle statków, ile chcesz, także statek w nowym kolorze.
rules-port-royal-repel-skull = Statku z czaszką nie odeprze nikt. Odeprzeć można tylko statek właśnie odkryty, nigdy taki, który już zacumował.

## Bust

rules-port-royal-bust-what = Jeśli przypływa statek w kolorze, który już jest w porcie, i nie zostaje odparty, masz pecha. Port i ten statek zostają odrzucone, nikt nie bierze karty, a twoja tura się kończy.
rules-port-royal-bust-jester = Ekspedycje zostają na miejscu. Każdy, także aktywny gracz, otrzymuje monetę za każdego swojego Błazna.
# Under a row of cards in which a ship type comes a second time.
rules-port-royal-bust-picture = Jeden kolor dwa razy: wszystko przepada.

## Second phase: trade and hire

rules-port-royal-take-number = Wybór zaczyna się od ciebie. Ile kart możesz wziąć, zależy od różnych kolorów statków, które leżą w porcie, gdy przerywasz:
# Heads of a small table.
rules-port-royal-take-colours = Kolory
rules-port-royal-take-cards = Karty
rules-port-royal-take-ship = Bierzesz statek: zostaje odrzucony, a ty otrzymujesz jego monety i jeszcze jedną za każdego swojego Handlarza tego koloru.
rules-port-royal-take-person = Rekrutujesz osobę: zapłać cenę i połóż kartę przed sobą. Umiejętność działa od razu, już przy twojej następnej karcie.
rules-port-royal-take-may = Niczego brać nie musisz. Kto pasuje, tym razem już kończy.

## The others’ goes

rules-port-royal-fee-go = Po tobie każdy kolejny gracz, zgodnie z ruchem wskazówek zegara, może wziąć jedną kartę, nawet jeśli ty nie bierzesz żadnej.
rules-port-royal-fee-coin = Za każdą wziętą kartę płaci się aktywnemu graczowi monetę. Statek może tę monetę przynieść sam; przy osobie cena i moneta muszą być gotowe z góry.
rules-port-royal-fee-left = Co zostanie na końcu, jest odrzucane. Aktywnym graczem zostaje sąsiad z lewej.

## The five ships. Under each ship: its cards, with coins, swords and how often they exist.

rules-port-royal-ships-text = Każdy kolor to osobny rodzaj z własnym kreskowaniem i kształtem. Im więcej statek przynosi, tym lepiej jest uzbrojony.

## The persons

rules-port-royal-persons-text = Osoba pracuje dla ciebie w każdej turze, twojej i cudzej. Umiejętności takich samych osób się sumują. Przy każdej widzisz, jakie są karty: cena, punkty, liczba.

## Expeditions

rules-port-royal-expeditions-when = Ekspedycje kończy tylko aktywny gracz: zawsze gdy decyzja należy do niego, w obu fazach i tyle, ile zdoła.
rules-port-royal-expeditions-how = Odrzuć swoje osoby z dokładnie tymi symbolami, których trzeba; które to będą, wybierasz ty. Ekspedycja leży odtąd przed tobą na stałe, a jej monety otrzymujesz od razu.
rules-port-royal-expeditions-worth = Ekspedycja zawsze przynosi więcej punktów niż osoby, które kosztuje. Złota rączka zastępuje dowolny jeden symbol.

## Tax increases

rules-port-royal-taxes-half = Kto ma dwanaście lub więcej monet, oddaje połowę, zaokrąglając w dół: z 12 lub 13 sześć, z 14 lub 15 siedem.
rules-port-royal-taxes-bonus = Potem karta daje monetę: temu, kto ma najwięcej szabel, albo temu, kto ma najmniej punktów. Przy remisie otrzymują ją wszyscy remisujący, nawet przy zerze.

## The end and the winner

rules-port-royal-end-round = Gdy tylko ktoś zdobędzie dwanaście punktów, choćby poza swoją turą, bieżąca runda staje się ostatnią. Kończy ją tura gracza po prawej stronie pierwszego gracza.
rules-port-royal-end-win = Wygrywa gracz z największą liczbą punktów. Przy remisie decydują monety; jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
rules-port-royal-end-option = Jest ostrzejszy wariant: dwanaście punktów kończy grę tylko razem z ekspedycją, a wygrać może jedynie ten, kto jakąś ukończył.

## Coins and piles

rules-port-royal-coins-open = Ile kto ma monet, widzą wszyscy. Ich awersów nie zna nikt, nawet właściciel. Kto płaci, oddaje najpierw najstarsze monety; trafiają odkryte na stos kart odrzuconych. Tylko moneta dla aktywnego gracza zmienia właściciela zakryta.
rules-port-royal-coins-shuffle = Gdy potrzebna jest karta, a talia jest pusta, tasuje się stos kart odrzuconych i powstaje nowa talia. Jeśli i on jest pusty, nie ma już monet do wzięcia i nikt nie może dobierać.

## Fine points: rulings that come up at the table, each with a link to its section

rules-port-royal-rulings-empty = Możesz przerwać, choć port jest pusty, na przykład po podwyżce podatków. Błazny innych przynoszą wtedy monety, twoje nie.
rules-port-royal-rulings-purpose = Możesz wpuścić statek, choć da się go odeprzeć, nawet jeśli to oznacza pecha: psuje to port wszystkim.
rules-port-royal-rulings-pending = Dopóki statek czeka na swój los, nie można robić nic innego, nawet ukończyć ekspedycji.
rules-port-royal-rulings-number = Liczba kart, które możesz wziąć, jest ustalona, gdy przerywasz. Wzięcie statku jej nie zmniejsza.
rules-port-royal-rulings-governor = Dopiero co zrekrutowany Gubernator od razu pozwala ci wziąć o kartę więcej.
rules-port-royal-rulings-admiral = Admirałowie liczą karty w porcie tylko raz, zanim weźmiesz pierwszą kartę. Ekspedycje się nie liczą, a Admirał zrekrutowany dopiero teraz się spóźnia.
rules-port-royal-rulings-jester = Port musi być pusty, gdy przychodzi twoja kolej. Jeśli ostatnią kartę bierzesz ty, twoje Błazny nie przynoszą nic.
rules-port-royal-rulings-price = Żadna cena nie spada poniżej zera i żadna Mademoiselle nie zmniejsza monety dla aktywnego gracza.
rules-port-royal-rulings-two = Kto dzięki Gubernatorowi bierze w cudzej turze dwie karty, płaci dwie monety.
rules-port-royal-rulings-wait = Kto rekrutuje ostatnią brakującą osobę w cudzej turze, z ekspedycją musi poczekać na swoją turę.
rules-port-royal-rulings-after = Po swojej ostatniej karcie możesz jeszcze ukończyć ekspedycje; po pechu już nie.
rules-port-royal-rulings-jack = Złotą rączkę możesz wysłać, nawet jeśli masz właściwą osobę. Nie wolno użyć więcej symboli, niż potrzeba.
rules-port-royal-rulings-keep = Punktów nigdy nie ubywa: kto osiąga dwanaście, ten je zachowuje.

## Options of the table

rules-port-royal-options-text = Powyższe zasady obowiązują przy zwykłym stole. Kto otwiera stół, może zmienić te punkty:
