# The Port Royal table in the browser. Names of cards, events, actions and refusals are in port-royal.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Many of these are labels of a few square centimetres: prefer short words; a comment says where length matters.

## Short names printed on the cards themselves: at most some 12 letters in a line, a space allows two lines.
## Ships have no colour here: colour, hatching and silhouette tell it.

web-port-royal-plate-ship_yellow = Szalupa
web-port-royal-plate-ship_blue = Fluita
web-port-royal-plate-ship_green = Skiff
web-port-royal-plate-ship_red = Fregata
web-port-royal-plate-ship_black = Galeon
web-port-royal-plate-trader = Handlarz
web-port-royal-plate-expedition = Ekspedycja
web-port-royal-plate-tax = Podwyżka podatków
web-port-royal-back = Zakryta karta: jedna moneta
web-port-royal-island = Jamajka

## Cards as a screen reader says them. $card is the card's name, the rest are figures with their words.

web-port-royal-label-ship = { $card }, { $coins }, { $swords }
web-port-royal-label-person = { $card }, koszt: { $coins }, { $points }
web-port-royal-label-expedition = { $card }, { $points }, { $coins }

## What a card does, in full sentences; shown beside the large card.

web-port-royal-text-ship = Kto go weźmie, otrzymuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }; potem statek jest odrzucany. Tuż po dobraniu aktywny gracz może go odeprzeć, mając co najmniej { $swords ->
        [one] { $swords } szablę
        [few] { $swords } szable
        [many] { $swords } szabel
       *[other] { $swords } szabli
    }. Drugi statek tego koloru, który zostaje, to pech.
web-port-royal-text-ship-skull = Kto go weźmie, otrzymuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }; potem statek jest odrzucany. Czaszka: nie można go odeprzeć. Drugi statek tego koloru to pech.
# $ship is a plate name such as “Frigate”; it stands behind a colon so that it needs no case.
web-port-royal-text-trader = O monetę więcej za każdy wzięty statek tego rodzaju, w swojej turze i w turach innych: { $ship }.
web-port-royal-text-settler = Ma symbol domu, jeden z wymaganych przez ekspedycje.
web-port-royal-text-captain = Ma symbol kotwicy, jeden z wymaganych przez ekspedycje.
web-port-royal-text-priest = Ma symbol krzyża, jeden z wymaganych przez ekspedycje.
web-port-royal-text-jack = Zastępuje dowolny jeden symbol ekspedycji: dom, kotwicę albo krzyż.
web-port-royal-text-sailor = Jedna szabla. Mając dość szabel, możesz odeprzeć właśnie dobrany statek; szable się nie zużywają. Liczą się też, gdy podwyżka podatków nagradza gracza z największą ich liczbą.
web-port-royal-text-pirate = Dwie szable. Mając dość szabel, możesz odeprzeć właśnie dobrany statek; szable się nie zużywają. Liczą się też, gdy podwyżka podatków nagradza gracza z największą ich liczbą.
web-port-royal-text-mademoiselle = Każda rekrutowana osoba kosztuje cię o monetę mniej, aż do zera. Moneta dla aktywnego gracza pozostaje.
web-port-royal-text-jester = Jedna moneta, ilekroć ktoś ma pecha, także ty; oraz jedna moneta w turze innego gracza, gdy przychodzi twoja kolej, a port jest pusty.
web-port-royal-text-admiral = Dwie monety zawsze, gdy przychodzi twoja kolej brania kart i w porcie leży pięć lub więcej kart, nawet jeśli nic nie weźmiesz.
web-port-royal-text-governor = Za każdym razem możesz wziąć o kartę więcej, w swojej turze i w turach innych. W turze innego gracza każda karta nadal kosztuje cię monetę dla aktywnego gracza.
# $symbols: a list such as “anchor, anchor, house”.
web-port-royal-text-expedition = W swojej turze, gdy decyzja należy do ciebie, odrzuć osoby z dokładnie tymi symbolami: { $symbols }. Ekspedycja zostaje u ciebie do końca partii, a ty otrzymujesz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }. Złota rączka zastępuje dowolny jeden symbol.
web-port-royal-text-tax_max_swords = Kto ma dwanaście lub więcej monet, płaci połowę, zaokrąglając w dół. Potem gracz z największą liczbą szabel otrzymuje monetę; przy remisie wszyscy remisujący.
web-port-royal-text-tax_min_vp = Kto ma dwanaście lub więcej monet, płaci połowę, zaokrąglając w dół. Potem gracz z najmniejszą liczbą punktów otrzymuje monetę; przy remisie wszyscy remisujący.
web-port-royal-text-back = Zakryta karta to jedna moneta. Nikt nie zna jej awersu, nawet właściciel.
# How many copies of the large card are in the pack.
web-port-royal-copies = { $count ->
    [one] { $count } w talii
    [few] { $count } w talii
    [many] { $count } w talii
   *[other] { $count } w talii
}
web-port-royal-symbol-anchor = kotwica
web-port-royal-symbol-cross = krzyż
web-port-royal-symbol-house = dom

## The bar on top

web-port-royal-turn = tura { $turn }
web-port-royal-goal = do 12 punktów
web-port-royal-goal-expedition = do 12 punktów z ekspedycją
web-port-royal-last-round = ostatnia runda
web-port-royal-undo = Cofnij
web-port-royal-undo-turn = Cofnij całą turę
web-port-royal-log = Przebieg

## The harbour and the piles

web-port-royal-count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-port-royal-count-types = { $count ->
    [one] { $count } rodzaj statków
    [few] { $count } rodzaje statków
    [many] { $count } rodzajów statków
   *[other] { $count } rodzaju statków
}
web-port-royal-types = Rodzaje statków w porcie
# Beside the row of ship types: how many cards the active player may take after stopping now.
web-port-royal-picks = { $picks ->
    [one] { $picks } karta do wzięcia
    [few] { $picks } karty do wzięcia
    [many] { $picks } kart do wzięcia
   *[other] { $picks } karty do wzięcia
}
# And what one more ship type would make of it.
web-port-royal-picks-more = { $picks ->
    [one] jeszcze jeden rodzaj: { $picks } karta
    [few] jeszcze jeden rodzaj: { $picks } karty
    [many] jeszcze jeden rodzaj: { $picks } kart
   *[other] jeszcze jeden rodzaj: { $picks } karty
}
# In the phase in which cards are taken: how many the player may still take. Short.
web-port-royal-picks-left = { $picks ->
    [one] jeszcze { $picks } karta
    [few] jeszcze { $picks } karty
    [many] jeszcze { $picks } kart
   *[other] jeszcze { $picks } karty
}
web-port-royal-harbour-empty = Port jest pusty
web-port-royal-harbour-calm = Pierwsza karta czeka na dobranie.
# Flag on the card that came last. Very short.
web-port-royal-new = nowa
# Flag on a ship that was just drawn and may be repelled. Very short.
web-port-royal-fate = ?
web-port-royal-deck = Talia
web-port-royal-deck-draw = Dobierz kartę
web-port-royal-discard = Odrzucone
web-port-royal-discard-open = Stos kart odrzuconych, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: przejrzyj
web-port-royal-discard-empty = Nic jeszcze nie odrzucono.
# Under an expedition. Very short.
web-port-royal-claim-now = ukończ teraz
web-port-royal-towards = { $have } z { $need }

## A card in the harbour, as a button. $card is the whole label of the card.

web-port-royal-offer-gain = { $card }. Daje ci { $gain ->
    [one] { $gain } monetę
    [few] { $gain } monety
    [many] { $gain } monet
   *[other] { $gain } monety
}
web-port-royal-offer-price = { $card }. { $price ->
    [0] Nic nie kosztuje
    [one] Kosztuje cię { $price } monetę
    [few] Kosztuje cię { $price } monety
    [many] Kosztuje cię { $price } monet
   *[other] Kosztuje cię { $price } monety
}
web-port-royal-offer-dear = { $card }. Kosztuje cię { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}: więcej, niż masz
web-port-royal-take-offer = Weź: { $offer }
# On the card that can be taken now. Very short.
web-port-royal-take = Weź

## Players

web-port-royal-you = ty
web-port-royal-others = Pozostali gracze
web-port-royal-coins = monety
web-port-royal-swords = szable
web-port-royal-points = punkty
web-port-royal-scale = { $points ->
    [one] { $points } punkt z 12
    [few] { $points } punkty z 12
    [many] { $points } punktów z 12
   *[other] { $points } punktu z 12
}
# $more: points after the claim that is possible now.
web-port-royal-scale-claim = { $points } z 12, z ekspedycją { $more }
web-port-royal-scale-plain = { $points } z 12
web-port-royal-active = aktywny gracz
web-port-royal-deciding = teraz decyduje
web-port-royal-offline = poza stołem
web-port-royal-display-of = Obszar gracza: { $name }
# The button that is a player’s panel. $coins, $swords and $points are figures with their words.
web-port-royal-panel = { $name }: { $coins }, { $swords }, { $points }. Obejrzyj karty
web-port-royal-display-empty = Jeszcze bez kart
web-port-royal-order = Kolejność

# Groups of a display. Short: they are headings over one card.
web-port-royal-family-trade = Handel
web-port-royal-family-swords = Szable
web-port-royal-family-symbols = Symbole
web-port-royal-family-office = Dwór
web-port-royal-family-expeditions = Ekspedycje

# Bots have no names of their own: they are called after the beast drawn at their seat.
web-port-royal-beast-0 = Wieloryb
web-port-royal-beast-1 = Ośmiornica
web-port-royal-beast-2 = Konik morski
web-port-royal-beast-3 = Żółw
web-port-royal-beast-4 = Krab

## The question next to the buttons

web-port-royal-wanted = Czekamy na twoją decyzję
# The same where there is little room.
web-port-royal-wanted-short = Twoja decyzja
web-port-royal-ask-first = Zaczyna się twoja tura: dobierz pierwszą kartę.
web-port-royal-ask-draw = Dobierać dalej czy przerwać i wziąć karty?
web-port-royal-ask-draw-picks = { $picks ->
    [one] Dobierać dalej czy przerwać i wziąć { $picks } kartę?
    [few] Dobierać dalej czy przerwać i wziąć { $picks } karty?
    [many] Dobierać dalej czy przerwać i wziąć { $picks } kart?
   *[other] Dobierać dalej czy przerwać i wziąć { $picks } karty?
}
web-port-royal-ask-draw-only = Dobieraj dalej: tu nie można przerwać.
web-port-royal-ask-stop-only = Nie ma już kart do dobrania: przerwij.
# $card: a ship, such as “red Frigate”.
web-port-royal-ask-ship = { $card }: odeprzeć czy wpuścić do portu?
web-port-royal-ask-ship-bust = { $card }: ten rodzaj już jest w porcie. Odeprzeć go czy stracić wszystko?
web-port-royal-ask-ship-only = { $card }: trzeba odeprzeć.
web-port-royal-ask-take = { $picks ->
    [one] Weź { $picks } kartę z portu albo spasuj.
    [few] Weź do { $picks } kart z portu albo spasuj.
    [many] Weź do { $picks } kart z portu albo spasuj.
   *[other] Weź do { $picks } karty z portu albo spasuj.
}
# The seat’s own go in another player’s turn; $name gets the fee.
web-port-royal-ask-take-fee = { $picks ->
    [one] Weź { $picks } kartę albo spasuj. Monetę dostaje: { $name }
    [few] Weź do { $picks } kart albo spasuj. Monetę za każdą dostaje: { $name }
    [many] Weź do { $picks } kart albo spasuj. Monetę za każdą dostaje: { $name }
   *[other] Weź do { $picks } karty albo spasuj. Monetę za każdą dostaje: { $name }
}
web-port-royal-ask-nothing = Nie ma czego wziąć: spasuj.
web-port-royal-ask-claim = Ukończ ekspedycję albo zakończ turę.
web-port-royal-ask-after-bust = Pech. Możesz jeszcze ukończyć ekspedycję.
# In the place of the question, while the harbour is swept away. $card: a ship, such as “red Frigate”.
web-port-royal-bust-mine = Pech!
web-port-royal-bust-theirs = { $name }: pech!
web-port-royal-bust-lost = { $card } po raz drugi: { $count ->
    [one] przepada { $count } karta
    [few] przepadają { $count } karty
    [many] przepada { $count } kart
   *[other] przepada { $count } karty
}
web-port-royal-sure = Jeszcze raz, aby potwierdzić
web-port-royal-waiting = Stół czeka
web-port-royal-wait-first = { $name } zaczyna turę
web-port-royal-wait-draw = { $name } decyduje: dobierać dalej czy przerwać
web-port-royal-wait-ship = { $name } decyduje o statku: { $card }
web-port-royal-wait-take = { $name } może wziąć: { $picks ->
    [one] { $picks } kartę
    [few] { $picks } karty
    [many] { $picks } kart
   *[other] { $picks } karty
}
web-port-royal-wait-claim = { $name } może ukończyć ekspedycję
web-port-royal-paused = Partia jest wstrzymana
web-port-royal-over = Partia zakończona

## Buttons. Short; the key is shown beside them.

web-port-royal-draw = Dobierz
web-port-royal-draw-first = pierwsza karta jest obowiązkowa
web-port-royal-stop = Przerwij
web-port-royal-stop-takes = { $picks ->
    [one] weź { $picks } kartę
    [few] weź { $picks } karty
    [many] weź { $picks } kart
   *[other] weź { $picks } karty
}
web-port-royal-stop-plain = i weź karty
web-port-royal-stop-nothing = na nic cię nie stać
# On a card that is looked at while one draws.
web-port-royal-stop-and-take = Zakończ i weź tę kartę
web-port-royal-pass = Spasuj
web-port-royal-pass-hint = nic więcej nie bierz
web-port-royal-end-turn = Zakończ turę
web-port-royal-repel = Odeprzyj
web-port-royal-repel-hint = odrzuć statek
web-port-royal-keep = Wpuść
web-port-royal-keep-hint = zostaje w porcie
# What a kept ship makes of the harbour: so many ship types, and so many cards may be taken.
web-port-royal-keep-makes = { $types }. rodzaj statku: { $picks ->
    [one] { $picks } karta
    [few] { $picks } karty
    [many] { $picks } kart
   *[other] { $picks } karty
}
web-port-royal-keep-bust-hint = pech na własne życzenie
web-port-royal-claim = Ukończ
web-port-royal-claim-ways = { $count ->
    [one] { $count } sposób
    [few] { $count } sposoby
    [many] { $count } sposobów
   *[other] { $count } sposobu
}
web-port-royal-claim-choose = Kogo wysyłasz na ekspedycję?
web-port-royal-claim-label = Ukończ: { $card }, wyślij: { $persons }. Punkty { $points }, monety { $coins }

## Odds

# Behind a percentage, on the button that draws.
web-port-royal-bust = pech
# Shares of the next card, each a word and a percentage without its sign. Very short.
web-port-royal-odds-ship = statek { $share }
web-port-royal-odds-repel = odparcie { $share }
web-port-royal-odds-new = nowy statek { $share }
web-port-royal-odds-person = osoba { $share }
web-port-royal-odds-expedition = ekspedycja { $share }
web-port-royal-odds-tax = podatki { $share }
web-port-royal-odds-label = Następna karta: pech { $bust }, inny statek { $ship }, osoba { $person }, ekspedycja { $expedition }, podatki { $tax }
web-port-royal-unseen = Następna karta, z { $cards }
web-port-royal-unseen-hint = Co może przyjść, łącznie z zakrytymi monetami.
web-port-royal-unseen-ship = { $ship }: { $count }
web-port-royal-unseen-persons = Osoby
web-port-royal-unseen-expeditions = Ekspedycje
web-port-royal-unseen-taxes = Podatki
web-port-royal-unseen-bust = { $count ->
    [one] pech: { $count }
    [few] pech: { $count }
    [many] pech: { $count }
   *[other] pech: { $count }
}

## The log

web-port-royal-log-begin = Partia się zaczyna
web-port-royal-log-open = Otwórz przebieg
web-port-royal-log-empty = Jeszcze nic się nie wydarzyło.
web-port-royal-log-undone = { $name } cofa decyzję
web-port-royal-log-undone-you = Cofasz decyzję
web-port-royal-log-replaced = { $name }: grę przejmuje bot
web-port-royal-log-restored = { $name } znów gra
web-port-royal-log-restored-you = Znów grasz
web-port-royal-log-resigned = { $name } poddaje partię
web-port-royal-log-resigned-you = Poddajesz partię
# A change of coins, such as “Zofia −2”.
web-port-royal-delta = { $name } { $amount }

## The end

web-port-royal-end-winner = { $name } wygrywa
web-port-royal-end-winners = Wspólne zwycięstwo: { $names }
web-port-royal-end-nobody = Partia zakończyła się bez zwycięzcy
# What decided the game; $round: number of the turn, $name: who did it
web-port-royal-decided-bust = Zadecydował pech w turze { $round }: { $name }.
web-port-royal-decided-claim = Zadecydowała ekspedycja w turze { $round }: { $name }.
web-port-royal-decided-hire = Zadecydowała rekrutacja w turze { $round }: { $name }.
web-port-royal-decided-trade = Zadecydował statek w turze { $round }: { $name }.
web-port-royal-decided-turn = Zadecydowała tura { $round }: { $name }.
web-port-royal-end-player = Gracz
web-port-royal-end-total = Punkty
web-port-royal-end-tie = Remis punktowy: decydują monety.
web-port-royal-end-ineligible = bez ekspedycji: nie może wygrać
web-port-royal-end-line = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
web-port-royal-end-how = Skąd wzięły się punkty

## Keys, for the help

web-port-royal-key-draw = Dobierz kartę
web-port-royal-key-stop = Przerwij
web-port-royal-key-pass = Spasuj albo zakończ turę
web-port-royal-key-claim = Ukończ ekspedycję
web-port-royal-key-repel = Odeprzyj właśnie dobrany statek
web-port-royal-key-keep = Wpuść właśnie dobrany statek
web-port-royal-key-take = Weź kartę z portu, licząc od lewej
web-port-royal-key-read = Przeczytaj wybraną kartę
web-port-royal-key-undo = Cofnij
web-port-royal-key-undo-turn = Cofnij całą turę
web-port-royal-key-log = Otwórz lub zamknij przebieg
web-port-royal-key-discard = Przejrzyj stos kart odrzuconych
web-port-royal-key-arrows = Przechodź między kartami
