# The Oltre Mare table in the browser. Names of cards, goods, tokens, phases and events are in oltre-mare.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Most of these stand on buttons or beside figures: keep them short.

## Cards in words (read aloud, and under the large picture)

# $card: name of the card, such as “Salt 8”; $symbols: one or two names of symbols, joined by commas
web-oltre-mare-marks = { $card }: { $symbols }; potęga morska { $power }, ładunek { $load }
web-oltre-mare-marks-port = { $card }: { $symbols }; potęga morska { $power }, ładunek { $load }; port: { $port }
# A card in a sentence, told from others of its good; $symbols: one or two, joined by “+”
web-oltre-mare-card-marked = { $good } ({ $symbols }, potęga { $power })
web-oltre-mare-symbols = Symbole
web-oltre-mare-port = Port
web-oltre-mare-copies = Karty tego towaru
web-oltre-mare-payout = Seria 1, 2, 3… kart przynosi

## The bar on top

web-oltre-mare-phases = Fazy tury
# The four phases of a turn, as short as possible
web-oltre-mare-phase-power = Potęga morska
web-oltre-mare-phase-trade = Handel
web-oltre-mare-phase-actions = Akcje
web-oltre-mare-phase-loading = Załadunek
web-oltre-mare-your-decision = Twoja decyzja
# What is wanted of you, after “Your decision”
web-oltre-mare-why-offer = { $name } czeka na twoją odpowiedź
web-oltre-mare-why-choose = { $name } się zgadza: dokonaj wymiany
# You have accepted; the one who made the offer now chooses
web-oltre-mare-why-chosen = Zgoda wyrażona. Teraz decyduje { $name }
web-oltre-mare-why-discard = { $count ->
    [one] Oddaj piratom { $count } kartę
    [few] Oddaj piratom { $count } karty
    [many] Oddaj piratom { $count } kart
   *[other] Oddaj piratom { $count } karty
}
web-oltre-mare-why-trade = Wymieniaj, kupuj, potem zakończ fazę handlu
web-oltre-mare-why-play = { $count ->
    [one] Wybierz { $count } kartę do zagrania
    [few] Wybierz { $count } karty do zagrania
    [many] Wybierz { $count } kart do zagrania
   *[other] Wybierz { $count } karty do zagrania
}
web-oltre-mare-why-sail = { $count ->
    [one] Rejs: jeszcze { $count } ruch
    [few] Rejs: jeszcze { $count } ruchy
    [many] Rejs: jeszcze { $count } ruchów
   *[other] Rejs: jeszcze { $count } ruchu
}
web-oltre-mare-why-compass = Płyń z kompasem do dowolnego portu albo zostań
web-oltre-mare-why-load = Wybierz kolejność załadunku
# $names: one or several players, already joined with commas
web-oltre-mare-waits-for = Czekamy na: { $names }
web-oltre-mare-round = Runda { $number }
web-oltre-mare-last-round = Ostatnia runda
web-oltre-mare-undo = Cofnij

## Players

web-oltre-mare-you = Ty
web-oltre-mare-others = Pozostali gracze
web-oltre-mare-your-seat = Twoje miejsce
web-oltre-mare-watching = Oglądasz partię.
# Bots bear first names of Venetian captains, one for each seat; they need no translation, only the right letters
web-oltre-mare-captain-0 = Anzolo
web-oltre-mare-captain-1 = Zuane
web-oltre-mare-captain-2 = Marin
web-oltre-mare-captain-3 = Piero
web-oltre-mare-captain-4 = Lunardo
# Said of another player, beside the name
web-oltre-mare-offers-you = proponuje ci wymianę
web-oltre-mare-wants-no-deals = bez wymian w tej turze
web-oltre-mare-considers = rozważa ofertę
web-oltre-mare-all-about = Wszystko o graczu: { $name }
web-oltre-mare-ducats = Dukaty
web-oltre-mare-tokens = Żetony portu
web-oltre-mare-no-tokens = Jeszcze bez żetonów portu
web-oltre-mare-token-active = aktywny
web-oltre-mare-no-active-token = bez aktywnego żetonu
# Beside a figure, very little room
web-oltre-mare-prestige-short = prestiż
web-oltre-mare-pirates-short = piraci
web-oltre-mare-in-port = port: { $port }
web-oltre-mare-cargo-size = Stos: { $amount }
web-oltre-mare-my-cargo = { $amount ->
    [one] Twój stos ładunku: { $amount } karta
    [few] Twój stos ładunku: { $amount } karty
    [many] Twój stos ładunku: { $amount } kart
   *[other] Twój stos ładunku: { $amount } karty
}
web-oltre-mare-hand-empty = Brak kart na ręce
web-oltre-mare-in-offer = w ofercie
web-oltre-mare-bottom-first = Od dołu do góry.
web-oltre-mare-unknown-card = karta, której nie znasz
web-oltre-mare-cargo-closed = { $amount ->
    [one] { $amount } karta. Przy tym stole nikt nie przegląda stosu ładunku: widać tylko wierzchnią kartę.
    [few] { $amount } karty. Przy tym stole nikt nie przegląda stosu ładunku: widać tylko wierzchnią kartę.
    [many] { $amount } kart. Przy tym stole nikt nie przegląda stosu ładunku: widać tylko wierzchnią kartę.
   *[other] { $amount } karty. Przy tym stole nikt nie przegląda stosu ładunku: widać tylko wierzchnią kartę.
}
web-oltre-mare-pirates-closed = { $amount ->
    [one] { $amount } zakryta karta. Na końcu każda kosztuje 1 dukata.
    [few] { $amount } zakryte karty. Na końcu każda kosztuje 1 dukata.
    [many] { $amount } zakrytych kart. Na końcu każda kosztuje 1 dukata.
   *[other] { $amount } zakrytej karty. Na końcu każda kosztuje 1 dukata.
}

## The chart

web-oltre-mare-chart = Mapa morska
# $names: the players whose ships lie in a port
web-oltre-mare-ships-here = Statki: { $names }
web-oltre-mare-may-sail = Możesz tam popłynąć
# In the corner of the chart, behind a picture of the ring: where the trip of this turn can end
web-oltre-mare-trip-ends = { $count ->
    [one] { $count } ruch kończy się tutaj
    [few] { $count } ruchy kończą się tutaj
    [many] { $count } ruchów kończy się tutaj
   *[other] { $count } ruchu kończy się tutaj
}
# Before the ports of a course, joined by arrows
web-oltre-mare-trip = { $count ->
    [one] { $count } ruch:
    [few] { $count } ruchy:
    [many] { $count } ruchów:
   *[other] { $count } ruchu:
}
web-oltre-mare-planned = zaplanowano
# What comes of ending there
web-oltre-mare-end-lost = Nie ma tu żetonu: twój aktywny żeton zostałby zakryty.
web-oltre-mare-end-nothing = Nie ma tu żetonu.
web-oltre-mare-end-compass = Stąd kompas prowadzi do dowolnego portu.
web-oltre-mare-whole-chart = Cała mapa albo okolice twojego statku
web-oltre-mare-nearer = Przybliż
web-oltre-mare-farther = Oddal
web-oltre-mare-played = Zagrane w tej turze: { $name }

## The planner: what the chosen cards will do

web-oltre-mare-planner = Plan
web-oltre-mare-play-so-many = Zagraj { $chosen } z { $count }
# Behind a figure that shows how many: “3 pirate cards”
web-oltre-mare-effect-ducat = { $count ->
    [one] dukat
    [few] dukaty
    [many] dukatów
   *[other] dukata
}
web-oltre-mare-effect-pirate = { $count ->
    [one] pirat
    [few] piratów
    [many] piratów
   *[other] pirata
}
web-oltre-mare-effect-draw = { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
web-oltre-mare-effect-ship = { $count ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
}
web-oltre-mare-next-turn = następna tura
web-oltre-mare-load-order = Kolejność załadunku, od dołu
# $place: 1 is the bottom; $card: the card and its marks
web-oltre-mare-load-place = Miejsce { $place }: { $card }
web-oltre-mare-run = { $number } × { $good } przyniosłoby { oltre-mare-ducats-object }
web-oltre-mare-run-at-least = { $number } × { $good } lub więcej przyniosłoby co najmniej { oltre-mare-ducats-object }
web-oltre-mare-sail-on = { $count ->
    [one] Rejs: { $count } ruch
    [few] Rejs: { $count } ruchy
    [many] Rejs: { $count } ruchów
   *[other] Rejs: { $count } ruchu
}
# $chosen: cards chosen so far
web-oltre-mare-discard-so-many = Potęga morska { $power }: dla piratów { $chosen } z { $count }
web-oltre-mare-turn-of = { $name }: { $phase }
# The button that ends a phase
web-oltre-mare-do-discard = { $count ->
    [one] Oddaj piratom { $count } kartę
    [few] Oddaj piratom { $count } karty
    [many] Oddaj piratom { $count } kart
   *[other] Oddaj piratom { $count } karty
}
web-oltre-mare-do-finish = Zakończ handel
web-oltre-mare-do-play = { $count ->
    [one] Zagraj { $count } kartę
    [few] Zagraj { $count } karty
    [many] Zagraj { $count } kart
   *[other] Zagraj { $count } karty
}
web-oltre-mare-do-stay = Zostań tutaj
web-oltre-mare-do-load = Załaduj
# On the same button, for those who want to be asked
web-oltre-mare-press-again = Naciśnij ponownie

## The dealing desk

web-oltre-mare-desk = Stół handlowy
web-oltre-mare-desk-closed = Wymiany odbywają się w fazie handlu.
web-oltre-mare-desk-idle = Żadna oferta nie jest otwarta.
web-oltre-mare-desk-quiet = Nie chcesz wymian w tej turze.
web-oltre-mare-no-deals = Bez wymian w tej turze
web-oltre-mare-offer-of = Oferta gracza: { $name }
# After a player’s name
web-oltre-mare-offers = proponuje
web-oltre-mare-offers-all = proponuje wszystkim
web-oltre-mare-open-offer = Pokaż, co z tego wyniknie
web-oltre-mare-you-get = otrzymujesz
web-oltre-mare-you-give = dajesz
web-oltre-mare-which-cards = Które karty dajesz
web-oltre-mare-then-ducats = dukaty
web-oltre-mare-then-hand = na ręce
# What a deal is worth: the best run of one’s cargo in ducats; cards in hand against the naval power
web-oltre-mare-worth-run = najlepsza seria
web-oltre-mare-worth-hand = ręka, potęga { $power }
web-oltre-mare-then-load = ładunek { $load }
# Whether the load can still be reached after a deal
web-oltre-mare-out-of-reach = nieosiągalny
web-oltre-mare-they-choose = Jeśli się zgodzisz, wymiana nastąpi dopiero, gdy twoja odpowiedź zostanie wybrana.
# The same where the offer is for you alone; $name: who made it
web-oltre-mare-they-confirm = Jeśli się zgodzisz, wymiana wymaga jeszcze potwierdzenia: { $name }.
web-oltre-mare-accept = Przyjmij
web-oltre-mare-counter = Kontroferta
web-oltre-mare-decline = Odrzuć ofertę
web-oltre-mare-take-back = Wycofaj
web-oltre-mare-your-offer = Twoja oferta
web-oltre-mare-your-offer-all = Twoja oferta dla wszystkich
web-oltre-mare-your-offer-to = Twoja oferta dla: { $name }
web-oltre-mare-withdraw = Wycofaj
web-oltre-mare-choose-answer = Wybierz odpowiedź
web-oltre-mare-agrees = { $name } zgadza się
web-oltre-mare-deal = Dokonaj wymiany
web-oltre-mare-considering = Jeszcze rozważa: { $names }
web-oltre-mare-declined = Odmawia: { $names }
# Claims about hidden cards; true or not. In quotation marks.
web-oltre-mare-say = Powiedz coś o kartach…
web-oltre-mare-claim-symbol = „Jedna ma symbol { $symbol }”.
web-oltre-mare-claim-power = „Jedna ma potęgę morską { $amount }”.
web-oltre-mare-claim-load = „Jedna ma ładunek { $amount }”.
web-oltre-mare-claim-port = „Na jednej jest port { $port }”.
web-oltre-mare-unchecked = niesprawdzone
# What a bot says over an offer: about what all can see, never about its hand; it fits any gender.
# $goods: the goods it speaks of, in the case of “I seek …”
web-oltre-mare-said-gems = klejnoty
web-oltre-mare-said-scrolls = zwoje
web-oltre-mare-said-silk = jedwab
web-oltre-mare-said-salt = sól
web-oltre-mare-said-pottery = ceramikę
web-oltre-mare-said-olives = oliwki
web-oltre-mare-said-grain = zboże
web-oltre-mare-says-counter = To nie. Ale na taki układ pójdę.
web-oltre-mare-says-seek-run = Zbieram { $goods } na dłuższą serię.
web-oltre-mare-says-seek = Chętnie wezmę { $goods }.
web-oltre-mare-says-spare = Mogę oddać { $goods }.
web-oltre-mare-says-gift = W prezencie.
web-oltre-mare-says-beg = A co za to dostanę?
web-oltre-mare-says-need = Dla siebie zbieram { $goods }.
web-oltre-mare-says-few = { oltre-mare-ducats } za { $goods }? Za mało.
web-oltre-mare-says-dear = { oltre-mare-ducats }? Dla mnie za drogo.
web-oltre-mare-says-rival = Przecież zbierasz { $goods }. Wolę nie pomagać.
web-oltre-mare-says-other = Zbieram { $goods }, nie to.
web-oltre-mare-says-honoured = Prestiż w tej turze już mam.
web-oltre-mare-says-little = Za mało mi to daje.
# Said when it withdraws an offer that somebody has agreed to
web-oltre-mare-says-regret = A jednak wolę nie.
web-oltre-mare-quoted = „{ $line }”
# The ducats of an offer have changed: $before is the figure it had
web-oltre-mare-new-price = Teraz { oltre-mare-ducats } zamiast { $before }
web-oltre-mare-new-terms = Nowe warunki za te same towary
web-oltre-mare-new-offer = Nowa oferta
web-oltre-mare-offer-to = Dla kogo
web-oltre-mare-all = Wszyscy
web-oltre-mare-drop-offer = Porzuć tę ofertę
web-oltre-mare-give = daję
web-oltre-mare-want = chcę
web-oltre-mare-give-ducats = Dukaty, które dajesz
web-oltre-mare-want-ducats = Dukaty, których chcesz
web-oltre-mare-less = O jeden mniej
web-oltre-mare-more = O jeden więcej
web-oltre-mare-tap-cards = stuknij karty na ręce
web-oltre-mare-take-out = Wyjmij: { $card }
web-oltre-mare-one-less = O jeden mniej: { $good }
web-oltre-mare-add-good = Dodaj towar
web-oltre-mare-offer-hint = Dodaj karty lub towary. Oferta z jedną pustą stroną to podarunek.
# Stands above figures: what hands and ducats would be after the deal.
web-oltre-mare-if-accepted = Jeśli zostanie przyjęta:
web-oltre-mare-send = Zaproponuj
web-oltre-mare-buy = Kup
web-oltre-mare-buys-left = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}

## Scorings

web-oltre-mare-first-scoring = Pierwsza punktacja
# One line for each thing that is scored, before the ducats it brings
web-oltre-mare-line-rank_prestige = prestiż
web-oltre-mare-line-run = seria
# Runs of one card each, all in one line; the figure stands before it
web-oltre-mare-line-singles = { $count ->
    [one] pojedyncza karta
    [few] pojedyncze karty
    [many] pojedynczych kart
   *[other] pojedynczej karty
}
web-oltre-mare-line-keep = zostaje załadowane
web-oltre-mare-line-loss = stos piratów
web-oltre-mare-line-rank_tokens = żetony portu
web-oltre-mare-line-hand_cards = karty na ręce
# Ducats before the scoring, above its lines
web-oltre-mare-before = Przedtem
# Who won and by what; then where the difference to the second came from
web-oltre-mare-won-by = { $ahead ->
    [0] { $name } i { $other } mają tyle samo dukatów; decyduje większy ładunek.
    [one] { $name } wyprzedza o { $ahead } dukat, drugie miejsce: { $other }.
    [few] { $name } wyprzedza o { $ahead } dukaty, drugie miejsce: { $other }.
    [many] { $name } wyprzedza o { $ahead } dukatów, drugie miejsce: { $other }.
   *[other] { $name } wyprzedza o { $ahead } dukata, drugie miejsce: { $other }.
}
web-oltre-mare-won-by-you = { $ahead ->
    [0] Ty i { $other } macie tyle samo dukatów; decyduje większy ładunek.
    [one] Wyprzedzasz o { $ahead } dukat, drugie miejsce: { $other }.
    [few] Wyprzedzasz o { $ahead } dukaty, drugie miejsce: { $other }.
    [many] Wyprzedzasz o { $ahead } dukatów, drugie miejsce: { $other }.
   *[other] Wyprzedzasz o { $ahead } dukata, drugie miejsce: { $other }.
}
web-oltre-mare-won-over-you = { $ahead ->
    [0] { $name } i ty macie tyle samo dukatów; decyduje większy ładunek.
    [one] { $name } wyprzedza cię o { $ahead } dukat.
    [few] { $name } wyprzedza cię o { $ahead } dukaty.
    [many] { $name } wyprzedza cię o { $ahead } dukatów.
   *[other] { $name } wyprzedza cię o { $ahead } dukata.
}
web-oltre-mare-won-before = Najwięcej znaczyło to, co zarobiono przed podliczeniem (+{ $amount }).
web-oltre-mare-won-cargo = Najwięcej znaczył ładunek (+{ $amount }).
web-oltre-mare-won-prestige = Najwięcej znaczył prestiż (+{ $amount }).
web-oltre-mare-won-pirates = Najwięcej znaczył mniejszy stos piratów (+{ $amount }).
web-oltre-mare-won-rank_tokens = Najwięcej znaczyły żetony portów (+{ $amount }).
web-oltre-mare-won-hand_cards = Najwięcej znaczyły karty na ręce (+{ $amount }).
web-oltre-mare-won-run = Najlepsza seria: { $number } × { $good } (+{ $amount }).
# What decided the game; $round: number of the round, $name: who did it
web-oltre-mare-decided-final = Zadecydowała końcowa punktacja.
web-oltre-mare-decided-venice = Zadecydowała pierwsza punktacja w rundzie { $round }.
web-oltre-mare-decided-deal = Zadecydowała wymiana w rundzie { $round }: { $name }.
web-oltre-mare-decided-quiet_deal = Zadecydowała wymiana w cztery oczy w rundzie { $round }.
web-oltre-mare-decided-turn = Zadecydowała runda { $round }: { $name }.
web-oltre-mare-scored = Razem
# $place: rank in the game, 1 is the winner
web-oltre-mare-place = Miejsce { $place }

## Log and parts of the screen

web-oltre-mare-log = Przebieg
web-oltre-mare-log-undone = { $name } cofa decyzję
web-oltre-mare-log-undone-you = Cofasz decyzję
# One player, in a line before the ducats a scoring brings
web-oltre-mare-log-scored = { $name }: punktacja
# What the log and the desk say of an offer; behind it pictures show what is given and what is wanted.
web-oltre-mare-told-offer = { $name } → { $other }, oferta:
web-oltre-mare-told-offer-you = Ty → { $other }, oferta:
web-oltre-mare-told-offer-all = { $name } → wszyscy, oferta:
web-oltre-mare-told-offer-all-you = Ty → wszyscy, oferta:
web-oltre-mare-told-deal = { $name } → { $other }: wymiana dokonana.
web-oltre-mare-told-deal-you = Ty → { $other }: wymiana dokonana.
web-oltre-mare-told-withdraw = { $name } wycofuje ofertę
web-oltre-mare-told-withdraw-you = Wycofujesz ofertę
web-oltre-mare-told-lapse_cards = { $name }: oferta wygasa, bo jej kart nie ma już na ręce
web-oltre-mare-told-lapse_cards-you = Twoja oferta wygasa, bo jej kart nie ma już na ręce
web-oltre-mare-told-lapse_hand = { $name }: oferta wygasa, bo nikt, dla kogo jest przeznaczona, nie ma już dość kart
web-oltre-mare-told-lapse_hand-you = Twoja oferta wygasa, bo nikt, dla kogo jest przeznaczona, nie ma już dość kart
web-oltre-mare-told-lapse_load = { $name }: oferta wygasa, bo aktywny gracz nie zdobyłby po niej dość kart na swój ładunek
web-oltre-mare-told-lapse_load-you = Twoja oferta wygasa, bo aktywny gracz nie zdobyłby po niej dość kart na swój ładunek
web-oltre-mare-told-lapse_no_deals = { $name }: oferta wygasa, bo jedna ze stron nie chce już wymian w tej turze
web-oltre-mare-told-lapse_no_deals-you = Twoja oferta wygasa, bo jedna ze stron nie chce już wymian w tej turze
web-oltre-mare-told-lapse_declined = { $name }: oferta wygasa, bo wszyscy ją odrzucają
web-oltre-mare-told-lapse_declined-you = Twoja oferta wygasa, bo wszyscy ją odrzucają
web-oltre-mare-told-play = { $name } zagrywa:
web-oltre-mare-told-play-you = Zagrywasz:
web-oltre-mare-told-load = { $name } ładuje:
web-oltre-mare-told-load-you = Ładujesz:
web-oltre-mare-told-see = { $name } widzi:
web-oltre-mare-told-see-you = Widzisz:
web-oltre-mare-parts = Części stołu
web-oltre-mare-tab-chart = Mapa
web-oltre-mare-tab-deals = Wymiany
web-oltre-mare-tab-log = Przebieg

## Keys

web-oltre-mare-key-arrows = Przechodź między kartami na ręce lub portami
web-oltre-mare-key-space = Wybierz kartę lub port
web-oltre-mare-key-enter = Oddaj piratom, zagraj, załaduj albo zostań
web-oltre-mare-key-finish = Zakończ handel
web-oltre-mare-key-buy-deck = Kup z talii towarów
web-oltre-mare-key-buy-pirates = Kup ze stosu piratów
web-oltre-mare-key-offer = Zacznij ofertę, potem ją wyślij
web-oltre-mare-key-accept = Przyjmij górną ofertę albo dokonaj uzgodnionej wymiany
web-oltre-mare-key-counter = Odpowiedz własną ofertą
web-oltre-mare-key-decline = Odrzuć ofertę
web-oltre-mare-key-no-deals = Bez wymian w tej turze
web-oltre-mare-key-hand = Do kart na ręce
web-oltre-mare-key-chart = Do mapy
web-oltre-mare-key-load = Przesuń kartę w kolejności załadunku
web-oltre-mare-key-zoom = Przybliż, oddal, pokaż całą mapę
web-oltre-mare-key-read = Przeczytaj całą kartę
web-oltre-mare-key-undo = Cofnij ostatnią decyzję
web-oltre-mare-key-reset = Cofnij turę
