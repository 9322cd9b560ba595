# Oltre Mare: everything a player reads, but for the frame around it and the names of ports, which are data.
# Player names are never declined: they stand first, or behind a colon or an arrow.

oltre-mare-title = Oltre Mare

## Cards. A goods card is called by its good and its number; its marks are shown beside it.

oltre-mare-card = { $good } { $number }
oltre-mare-card-venice = Karta Wenecji
oltre-mare-good-gems = Klejnoty
oltre-mare-good-scrolls = Zwoje
oltre-mare-good-silk = Jedwab
oltre-mare-good-salt = Sól
oltre-mare-good-pottery = Ceramika
oltre-mare-good-olives = Oliwki
oltre-mare-good-grain = Zboże
oltre-mare-symbol-ducat = Dukat
oltre-mare-symbol-pirate = Piracka bandera
oltre-mare-symbol-draw = Dobranie kart
oltre-mare-symbol-ship = Statek

## Port tokens, and what each does while it is active

oltre-mare-token-calm_sea = Spokojne morze
oltre-mare-token-calm_sea-effect = Każdy zagrany symbol statku przynosi 1 dukata.
oltre-mare-token-compass = Kompas
oltre-mare-token-compass-effect = Statek może od razu przenieść się do dowolnego innego portu bez kompasu; kompas odchodzi z gry.
oltre-mare-token-pirates_repelled = Zwycięstwo nad piratami
oltre-mare-token-pirates_repelled-effect = Zagrane przez ciebie pirackie bandery nie działają.
oltre-mare-token-good_deal = Dobry interes
oltre-mare-token-good_deal-effect = O jeden symbol dukata więcej w każdej twojej turze.
oltre-mare-token-local_influence = Lokalne wpływy
oltre-mare-token-local_influence-effect = Na początku swojej tury otrzymujesz tyle dukatów, ile wynosi twoja potęga morska minus 3.
oltre-mare-token-good_terms = Dobre warunki handlu
oltre-mare-token-good_terms-effect = Karty kupowane w ciągu tury kosztują 1, 2, 3 i 4 dukaty.

## Figures; an object is what somebody gets, pays or draws

oltre-mare-ducats = { $amount ->
    [one] { $amount } dukat
    [few] { $amount } dukaty
    [many] { $amount } dukatów
   *[other] { $amount } dukata
}
oltre-mare-ducats-object = { $amount ->
    [one] { $amount } dukata
    [few] { $amount } dukaty
    [many] { $amount } dukatów
   *[other] { $amount } dukata
}
oltre-mare-cards = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
oltre-mare-cards-object = { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
oltre-mare-prestige-tokens = { $amount ->
    [one] { $amount } żeton prestiżu
    [few] { $amount } żetony prestiżu
    [many] { $amount } żetonów prestiżu
   *[other] { $amount } żetonu prestiżu
}
oltre-mare-port-tokens = { $amount ->
    [one] { $amount } żeton portu
    [few] { $amount } żetony portu
    [many] { $amount } żetonów portu
   *[other] { $amount } żetonu portu
}
oltre-mare-moves = { $amount ->
    [one] { $amount } ruch
    [few] { $amount } ruchy
    [many] { $amount } ruchów
   *[other] { $amount } ruchu
}
oltre-mare-symbols = { $amount ->
    [one] { $amount } symbol
    [few] { $amount } symbole
    [many] { $amount } symboli
   *[other] { $amount } symbolu
}
oltre-mare-goods = { $number } × { $good }
oltre-mare-nothing = nic

## The parts of the table

oltre-mare-deck = Talia towarów
oltre-mare-discard = Stos kart odrzuconych
oltre-mare-hand = Ręka
oltre-mare-cargo = Stos ładunku
oltre-mare-pirates = Stos piratów
oltre-mare-power = Potęga morska
oltre-mare-load = Ładunek
oltre-mare-prestige = Prestiż
oltre-mare-ship = Statek
oltre-mare-ports = Porty
oltre-mare-offers = Oferty
oltre-mare-empty = pusto
oltre-mare-venice = Wenecja

## The phases of a turn

oltre-mare-phase-discard = Faza potęgi morskiej
oltre-mare-phase-trade = Faza handlu
oltre-mare-phase-play = Faza akcji
oltre-mare-phase-sail = Faza akcji: statek
oltre-mare-phase-compass = Faza akcji: kompas
oltre-mare-phase-load = Faza załadunku
oltre-mare-phase-over = Koniec gry

## What happened

oltre-mare-event-turn = Runda { $number }: { $name }
oltre-mare-event-turn-you = Runda { $number }: ty
oltre-mare-event-influence = { $name }: { oltre-mare-token-local_influence } przynoszą { oltre-mare-ducats-object }
oltre-mare-event-discard = { $name }: na ręce jest więcej kart, niż pozwala potęga morska, jedna trafia na stos piratów
oltre-mare-event-trade = { $name }: faza handlu (karty na ręce: { $number }, ładunek: { $amount })
oltre-mare-event-buy = { $name } kupuje kartę z talii towarów za { oltre-mare-ducats-object }
oltre-mare-event-buy-you = Kupujesz kartę z talii towarów za { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates = { $name } kupuje wierzchnią kartę swojego stosu piratów za { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates-you = Kupujesz wierzchnią kartę swojego stosu piratów za { oltre-mare-ducats-object }
oltre-mare-event-see = { $name } widzi: { $card }
oltre-mare-event-see-you = Widzisz: { $card }
oltre-mare-event-offer = { $name } → { $other }, oferta { $number }. Daje: { $give }. Chce: { $want }.
oltre-mare-event-offer-you = Ty → { $other }, oferta { $number }. Dajesz: { $give }. Chcesz: { $want }.
oltre-mare-event-offer-all = { $name } → wszyscy, oferta { $number }. Daje: { $give }. Chce: { $want }.
oltre-mare-event-offer-all-you = Ty → wszyscy, oferta { $number }. Dajesz: { $give }. Chcesz: { $want }.
oltre-mare-event-answer = { $name } → { $other }: zgadza się na ofertę { $number } i proponuje w zamian: { $give }
oltre-mare-event-answer-you = Ty → { $other }: zgadzasz się na ofertę { $number } i proponujesz w zamian: { $give }
oltre-mare-event-answer_void = { $name }: odpowiedź na ofertę { $number } już nie obowiązuje
oltre-mare-event-decline = { $name } odrzuca ofertę { $number }
oltre-mare-event-decline-you = Odrzucasz ofertę { $number }
oltre-mare-event-withdraw = { $name } wycofuje ofertę { $number }
oltre-mare-event-withdraw-you = Wycofujesz ofertę { $number }
oltre-mare-event-claim_symbol = { $name } o ofercie { $number }: jest w niej karta z symbolem { $symbol }
oltre-mare-event-claim_symbol-you = Ty o ofercie { $number }: jest w niej karta z symbolem { $symbol }
oltre-mare-event-claim_power = { $name } o ofercie { $number }: jest w niej karta z potęgą morską { $amount }
oltre-mare-event-claim_power-you = Ty o ofercie { $number }: jest w niej karta z potęgą morską { $amount }
oltre-mare-event-claim_load = { $name } o ofercie { $number }: jest w niej karta z ładunkiem { $amount }
oltre-mare-event-claim_load-you = Ty o ofercie { $number }: jest w niej karta z ładunkiem { $amount }
oltre-mare-event-claim_port = { $name } o ofercie { $number }: jest w niej karta z portem { $port }
oltre-mare-event-claim_port-you = Ty o ofercie { $number }: jest w niej karta z portem { $port }
oltre-mare-event-deal = { $name } → { $other }: wymiana dokonana (oferta { $number }). Daje: { $give }. Otrzymuje: { $want }.
oltre-mare-event-deal-you = Ty → { $other }: wymiana dokonana (oferta { $number }). Dajesz: { $give }. Otrzymujesz: { $want }.
oltre-mare-event-deal-with-you = { $name } → ty: wymiana dokonana (oferta { $number }). Dajesz: { $want }. Otrzymujesz: { $give }.
oltre-mare-event-quiet_deal = { $name } → { $other }: wymiana dokonana w cztery oczy. W sumie daje: { $give }. Otrzymuje: { $want }.
oltre-mare-event-quiet_deal-you = Ty → { $other }: wymiana dokonana w cztery oczy. W sumie dajesz: { $give }. Otrzymujesz: { $want }.
oltre-mare-event-hand_over = { $name } → { $other }: { $card }
oltre-mare-event-prestige = { $name } otrzymuje za wymianę 1 żeton prestiżu
oltre-mare-event-prestige-you = Otrzymujesz za wymianę 1 żeton prestiżu
oltre-mare-event-no_deals = { $name } nie chce wymian w tej turze
oltre-mare-event-no_deals-you = Nie chcesz wymian w tej turze
oltre-mare-event-lapse_cards = { $name }: oferta { $number } wygasa, bo jej kart nie ma już na ręce
oltre-mare-event-lapse_hand = { $name }: oferta { $number } wygasa, bo nikt, dla kogo jest przeznaczona, nie ma już dość kart
oltre-mare-event-lapse_load = { $name }: oferta { $number } wygasa, bo aktywny gracz nie zdobyłby po niej dość kart na swój ładunek
oltre-mare-event-lapse_no_deals = { $name }: oferta { $number } wygasa, bo jedna ze stron nie chce już wymian w tej turze
oltre-mare-event-lapse_declined = { $name }: oferta { $number } wygasa, bo wszyscy ją odrzucają
oltre-mare-event-finish_trade = { $name } kończy fazę handlu
oltre-mare-event-finish_trade-you = Kończysz fazę handlu
oltre-mare-event-play = { $name } zagrywa: { $card }
oltre-mare-event-play-you = Zagrywasz: { $card }
oltre-mare-event-ducats = { $name }: { oltre-mare-symbol-ducat } ×{ $number } przynosi { oltre-mare-ducats-object }
oltre-mare-event-calm_sea = { $name }: { oltre-mare-token-calm_sea } przynosi { oltre-mare-ducats-object } ({ oltre-mare-symbol-ship } ×{ $number })
oltre-mare-event-pirates = { $name }: { oltre-mare-symbol-pirate } ×{ $number } dokłada { oltre-mare-cards-object } na stos piratów
oltre-mare-event-repelled = { $name }: { oltre-mare-token-pirates_repelled }, { oltre-mare-symbol-pirate } ×{ $number } nie działa
oltre-mare-event-pirate = { $name } kładzie na stos piratów: { $card }
oltre-mare-event-pirate-you = Kładziesz na stos piratów: { $card }
oltre-mare-event-draws = { $name }: { oltre-mare-symbol-draw } ×{ $number } przynosi { oltre-mare-cards-object }
oltre-mare-event-no_card = { $name }: nie ma już kart do dobrania
oltre-mare-event-ships = { $name }: { oltre-mare-symbol-ship } ×{ $number } oznacza { oltre-mare-moves }
oltre-mare-event-sail = { $name } płynie → { $port }
oltre-mare-event-sail-you = Płyniesz → { $port }
oltre-mare-event-token = { $name } bierze żeton portu, odtąd aktywny: { $token }
oltre-mare-event-token-you = Bierzesz żeton portu, odtąd aktywny: { $token }
oltre-mare-event-no_token = { $name }: w tym porcie nie ma żetonu, aktywny żeton zostaje zakryty
oltre-mare-event-compass = { $name } dociera do kompasu, który teraz odchodzi z gry: { $port }
oltre-mare-event-compass-you = Docierasz do kompasu, który teraz odchodzi z gry: { $port }
oltre-mare-event-jump = { $name } korzysta z kompasu → { $port }
oltre-mare-event-jump-you = Korzystasz z kompasu → { $port }
oltre-mare-event-stay = { $name } zostaje na miejscu i nie korzysta z kompasu
oltre-mare-event-stay-you = Zostajesz na miejscu i nie korzystasz z kompasu
oltre-mare-event-load = { $name } ładuje: { $card }
oltre-mare-event-load-you = Ładujesz: { $card }
oltre-mare-event-venice = Pojawia się karta Wenecji: pierwsza punktacja
oltre-mare-event-rank_prestige = { $name }: miejsce według żetonów prestiżu ({ $number }) przynosi { oltre-mare-ducats-object }
oltre-mare-event-return_prestige = Wszystkie żetony prestiżu wracają do zasobów
oltre-mare-event-run = { $name }: seria { oltre-mare-goods } przynosi { oltre-mare-ducats-object }
oltre-mare-event-keep = { $name } zachowuje serię na wierzchu stosu ładunku: { oltre-mare-goods }
oltre-mare-event-keep-you = Zachowujesz serię na wierzchu stosu ładunku: { oltre-mare-goods }
oltre-mare-event-score_start = { $name }: talia towarów i stos kart odrzuconych są puste, więc stos ładunku i stos piratów pierwszego gracza są punktowane już teraz
oltre-mare-event-loss = { $name }: stos piratów ({ $number }) kosztuje { oltre-mare-ducats-object }
oltre-mare-event-gather = { $name }: stos ładunku i stos piratów zostają wtasowane do nowej talii towarów
oltre-mare-event-last_round = Talia towarów jest pusta: to ostatnia runda
oltre-mare-event-reshuffle = Tasowana jest nowa talia towarów: { oltre-mare-cards }
oltre-mare-event-final = Końcowa punktacja
oltre-mare-event-rank_tokens = { $name }: miejsce według żetonów portu ({ $number }) przynosi { oltre-mare-ducats-object }
oltre-mare-event-hand_cards = { $name }: karty na ręce ({ $number }) przynoszą { oltre-mare-ducats-object }
oltre-mare-event-over = Koniec gry
oltre-mare-event-win = { $name } wygrywa: { oltre-mare-ducats }
oltre-mare-event-win-you = Wygrywasz: { oltre-mare-ducats }

## What a seat can do

oltre-mare-action-discard = Dla piratów: { $card }
oltre-mare-action-buy-deck = Kup z talii towarów: { oltre-mare-ducats }
oltre-mare-action-buy-pirates = Kup ze stosu piratów: { oltre-mare-ducats }
oltre-mare-action-offer-to = Oferta dla: { $name }
oltre-mare-action-offer-to-all = Oferta dla wszystkich
oltre-mare-action-offer = Oferta dla: { $name }. Daj: { $give }. Zażądaj: { $want }.
oltre-mare-action-offer-all = Oferta dla wszystkich. Daj: { $give }. Zażądaj: { $want }.
oltre-mare-action-pick = Wybierz: { $card }
oltre-mare-action-want = Zażądaj: { $good }
oltre-mare-action-give-ducats = Daj: { oltre-mare-ducats }
oltre-mare-action-want-ducats = Zażądaj: { oltre-mare-ducats }
oltre-mare-action-send = Wyślij ofertę
oltre-mare-action-accept = Przyjmij ofertę { $number }
oltre-mare-action-decline = Odrzuć ofertę { $number }
oltre-mare-action-withdraw = Wycofaj ofertę { $number }
oltre-mare-action-choose = Oferta { $number }, dokonaj wymiany. Druga strona: { $name }
oltre-mare-action-no-deals = Bez wymian w tej turze
oltre-mare-action-finish-trade = Zakończ fazę handlu
oltre-mare-action-play = Zagraj: { $card }
oltre-mare-action-sail = Płyń → { $port }
oltre-mare-action-compass = Kompas → { $port }
oltre-mare-action-compass-stay = Zostań bez użycia kompasu
oltre-mare-action-load = Załaduj, od dolnej karty: { $card }

## Why something cannot be done

oltre-mare-refusal-game-over = Gra jest skończona.
oltre-mare-refusal-not-your-decision = Teraz decyduje inny gracz.
oltre-mare-refusal-wrong-phase = W tej fazie tury nie jest to możliwe.
oltre-mare-refusal-step-under-way = Najpierw dokończ rozpoczęte: wybierz pozostałe karty albo wyślij ofertę.
oltre-mare-refusal-not-in-hand = Nie masz tej karty na ręce.
oltre-mare-refusal-not-played = Załadować można tylko karty zagrane w tej turze.
oltre-mare-refusal-already-picked = Ta karta jest już wybrana: wybierz inną.
oltre-mare-refusal-out-of-order = Wybieraj w tej kolejności: karty tak, jak są ułożone, potem towary, dawane dukaty, żądane dukaty.
oltre-mare-refusal-cards-left = Są jeszcze karty: wybierz spośród nich.
oltre-mare-refusal-not-active = Może to zrobić tylko aktywny gracz.
oltre-mare-refusal-no-purchases-left = W jednej turze możesz kupić najwyżej cztery karty.
oltre-mare-refusal-no-cards-left = Nie ma już kart do dobrania.
oltre-mare-refusal-no-pirates = Twój stos piratów jest pusty.
oltre-mare-refusal-hand-below-load = Masz na ręce mniej kart, niż wymaga ładunek: najpierw kup karty albo zdobądź je przez wymianę.
oltre-mare-refusal-no-route = Z portu twojego statku nie prowadzi tam żaden szlak morski.
oltre-mare-refusal-route-used = Twój statek płynął już tym szlakiem w tej turze: wybierz inny.
oltre-mare-refusal-trail-too-short = Stamtąd statek nie mógłby wykonać wszystkich ruchów: wybierz inny port.
oltre-mare-refusal-already-there = Twój statek już tam jest: wybierz inny port albo zostań.
oltre-mare-refusal-compass-there = Tam też leży kompas: wybierz port bez kompasu.
oltre-mare-refusal-deals-with-active-only = Każda wymiana odbywa się między aktywnym graczem a jednym z pozostałych; oferty dla wszystkich składa tylko aktywny gracz.
oltre-mare-refusal-no-deals-said = Na tę turę masz ustawione: bez wymian.
oltre-mare-refusal-partner-wants-no-deals = Nikt, dla kogo jest ta oferta, nie chce wymian w tej turze.
oltre-mare-refusal-no-offers-left = Nie możesz złożyć więcej ofert w tej turze.
oltre-mare-refusal-too-many-open = Zbyt wiele ofert jest otwartych: najpierw trzeba na którąś odpowiedzieć albo ją wycofać.
oltre-mare-refusal-nothing-to-deal = Nie ma karty, która mogłaby zmienić właściciela.
oltre-mare-refusal-wants-too-many = Tylu kart nie da się dostać: zażądaj mniej.
oltre-mare-refusal-too-many-ducats = W jednej ofercie można dać lub żądać najwyżej 99 dukatów.
oltre-mare-refusal-name-the-seat = Przy dwóch graczach ofertę kieruje się do drugiego gracza.
oltre-mare-refusal-named-twice = Każdą kartę można wymienić tylko raz.
oltre-mare-refusal-nothing-offered = Nic za nic to nie oferta: dodaj karty albo dukaty.
oltre-mare-refusal-ducats-only = Przy tym stole w każdej wymianie musi zmienić właściciela co najmniej jedna karta.
oltre-mare-refusal-load-out-of-reach = Po tej wymianie aktywny gracz nie mógłby już zdobyć dość kart na swój ładunek: zmień ofertę.
oltre-mare-refusal-already-refused = Taka sama oferta została już odrzucona w tej turze: zmień ją.
oltre-mare-refusal-no-such-offer = Ta oferta nie jest otwarta.
oltre-mare-refusal-not-your-offer = Może to zrobić tylko autor oferty.
oltre-mare-refusal-own-offer = To twoja własna oferta: wycofaj ją albo poczekaj na odpowiedź.
oltre-mare-refusal-not-offered-to-you = Ta oferta jest dla innego gracza.
oltre-mare-refusal-already-answered = Na tę ofertę jest już twoja odpowiedź.
oltre-mare-refusal-goods-missing = Nie masz towarów, których żąda ta oferta.
oltre-mare-refusal-not-wanted = Ta oferta nie żąda tego towaru albo nie żąda go więcej.
oltre-mare-refusal-no-answer-of-seat = Ten gracz nie zgadza się na tę ofertę albo już nie może jej przyjąć.
oltre-mare-refusal-active-finishes = Jesteś aktywnym graczem: zamiast tego zakończ handel.
oltre-mare-refusal-wrong-number = Zagraj dokładnie tyle kart, ile wymaga ładunek.
oltre-mare-refusal-wrong-cards = Załaduj wszystkie zagrane karty i żadnych innych.
oltre-mare-refusal-wrong-goods = Daj dokładnie te towary, których żąda oferta.
oltre-mare-refusal-no-such-seat = Nie ma takiego miejsca przy tym stole.
oltre-mare-refusal-unknown-action = Nie ma takiej akcji.

## Options of a table

oltre-mare-option-open_trade = Karty w ofercie są jawne dla wszystkich, którzy ją słyszą. Karty pokazuje wtedy także ten, kto ofertę przyjmuje, a wymiana dochodzi do skutku dopiero za zgodą autora oferty.
oltre-mare-option-private_talk = Ofertę dla jednego gracza, odpowiedź i wymianę słyszą tylko obie strony; pozostali widzą jedynie, jak zmieniają się dukaty i liczba kart na ręce. Oferty dla wszystkich pozostają jawne.
oltre-mare-option-consent_for_gifts = Także ofertę, która niczego nie żąda, trzeba przyjąć. Bez tej opcji taki podarunek dla jednego gracza jest wykonywany od razu.
oltre-mare-option-allow_ducat_only_deals = Wymiana może obejmować same dukaty, bez żadnej karty.
oltre-mare-option-offers_per_turn = Ile ofert może złożyć każdy gracz w ciągu jednej tury, bez względu na to, czyja to tura.
oltre-mare-option-repeat_refused_offers = Odrzuconą ofertę można w tej samej turze złożyć ponownie bez zmian.
oltre-mare-option-unanswerable_offers_lapse = Oferta dla wszystkich wygasa, gdy nikt z graczy, którzy jej nie odrzucili, nie ma dość kart, by ją przyjąć.
oltre-mare-option-prestige_again_after_venice = Jeśli pierwsza punktacja wypada w trakcie tury, kolejny żeton prestiżu może otrzymać także gracz, który w tej turze już jeden otrzymał.
oltre-mare-option-prestige_supply = Ile jest żetonów prestiżu; dopóki gracze mają wszystkie, wymiana nie daje żadnego. 0 oznacza brak ograniczenia.
oltre-mare-option-venice_spread = Jak daleko od środka talii towarów może na początku leżeć karta Wenecji, w procentach talii. 0 oznacza dokładnie w środku.
oltre-mare-option-surcharge_with_good_terms = Nawet z żetonem „Dobre warunki handlu” zakup kosztuje o 1 dukata więcej, jeśli kupujący ma 0 dukatów lub mniej.
oltre-mare-option-fifth_ducat_symbol = Ile dukatów przynosi pięć symboli dukata: cztery na kartach i jeden za „Dobry interes”.
oltre-mare-option-see_pirate_cards = Kto widzi karty, które pirackie bandery dokładają na stos piratów: nikt, tylko właściciel stosu albo wszyscy.
oltre-mare-option-full_trail_required = Statek nie może płynąć tam, gdzie przedwcześnie utknie, dopóki inna droga pozwala na więcej jego ruchów. Bez tej opcji może, a pozostałe ruchy przepadają.
oltre-mare-option-compass_decline_keeps_active = Kto trafia na kompas i z niego nie korzysta, zachowuje aktywny żeton portu. Bez tej opcji żeton ten zostaje zakryty.
oltre-mare-option-zero_counts_as_rank = Przy ustalaniu miejsc według żetonów prestiżu i żetonów portu także zero żetonów daje miejsce i może przynieść dukaty. Bez tej opcji nie przynosi nic.
oltre-mare-option-hand_card_ducats = Ile dukatów przynosi na koniec gry każda karta na ręce; liczba ujemna oznacza stratę.
oltre-mare-option-removed_cargo_counts = Przy remisie w dukatach na koniec wygrywa gracz z większą liczbą kart w stosie ładunku. Z tą opcją liczą się także karty ładunku pierwszego gracza, które były punktowane wcześniej, bo zabrakło kart.
oltre-mare-option-pirate_memory_aid = Każdy gracz może sprawdzić, które karty w swoim stosie piratów zna.
oltre-mare-option-cargo_memory_aid = Każdy gracz może przeglądać swój stos ładunku.
