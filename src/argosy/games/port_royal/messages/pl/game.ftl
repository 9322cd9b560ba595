# Port Royal: everything a player reads, but for the frame around it.
# Player names are never declined: they stand first, or behind a colon or an arrow.

port-royal-title = Port Royal

## Cards. Ships carry their colour in the name; the figures of a card are shown beside it.

port-royal-card-ship_yellow = Żółta szalupa
port-royal-card-ship_blue = Niebieska fluita
port-royal-card-ship_green = Zielony skiff
port-royal-card-ship_red = Czerwona fregata
port-royal-card-ship_black = Czarny galeon
port-royal-card-trader_yellow = Handlarz (żółty)
port-royal-card-trader_blue = Handlarz (niebieski)
port-royal-card-trader_green = Handlarz (zielony)
port-royal-card-trader_red = Handlarz (czerwony)
port-royal-card-trader_black = Handlarz (czarny)
port-royal-card-settler = Osadnik
port-royal-card-captain = Kapitan
port-royal-card-priest = Kapłan
port-royal-card-jack = Złota rączka
port-royal-card-sailor = Żeglarz
port-royal-card-pirate = Pirat
port-royal-card-mademoiselle = Mademoiselle
port-royal-card-jester = Błazen
port-royal-card-admiral = Admirał
port-royal-card-governor = Gubernator
port-royal-card-expedition_cc = Ekspedycja (2 kapitanów)
port-royal-card-expedition_pp = Ekspedycja (2 kapłanów)
port-royal-card-expedition_ss = Ekspedycja (2 osadników)
port-royal-card-expedition_ccs = Ekspedycja (2 kapitanów, osadnik)
port-royal-card-expedition_pps = Ekspedycja (2 kapłanów, osadnik)
port-royal-card-expedition_cps_5p = Ekspedycja (kapitan, kapłan, osadnik)
port-royal-card-tax_max_swords = Podwyżka podatków (najwięcej szabel)
port-royal-card-tax_min_vp = Podwyżka podatków (najmniej punktów)

## Figures

port-royal-coins = { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}
port-royal-points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
}
port-royal-swords = { $amount ->
    [one] { $amount } szabla
    [few] { $amount } szable
    [many] { $amount } szabel
   *[other] { $amount } szabli
}
port-royal-cards = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
port-royal-skull = czaszka

## The parts of the table

port-royal-harbour = Port
port-royal-row = Ekspedycje
port-royal-deck = Talia
port-royal-discard = Stos kart odrzuconych
port-royal-display = Obszar gracza
port-royal-empty = pusto

## What happened

port-royal-event-turn = Tura { $amount }: { $name }
port-royal-event-turn-you = Tura { $amount }: ty
port-royal-event-reveal = { $name } dobiera: { $card }
port-royal-event-reveal-you = Dobierasz: { $card }
port-royal-event-keep = { $name } wpuszcza do portu: { $card }
port-royal-event-keep-you = Wpuszczasz do portu: { $card }
port-royal-event-repel = { $name } odpiera: { $card }
port-royal-event-repel-you = Odpierasz: { $card }
port-royal-event-bust = { $name } ma pecha: znowu { $card }. Karty z portu przepadają.
port-royal-event-bust-you = Masz pecha: znowu { $card }. Karty z portu przepadają.
port-royal-event-taxed = { $name } płaci podatek: { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}
port-royal-event-taxed-you = Płacisz podatek: { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}
port-royal-event-bonus = { $face ->
    [tax_max_swords] { $name } ma najwięcej szabel
   *[tax_min_vp] { $name } ma najmniej punktów
}
port-royal-event-bonus-you = { $face ->
    [tax_max_swords] Masz najwięcej szabel
   *[tax_min_vp] Masz najmniej punktów
}
port-royal-event-gain = { $name }: +{ $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}
port-royal-event-stop = { $name } przerywa i może wziąć { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
port-royal-event-stop-you = Przerywasz i możesz wziąć { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
port-royal-event-admiral = { $name }: co najmniej pięć kart w porcie, Admirał ×{ $amount }
port-royal-event-admiral-you = Ty: co najmniej pięć kart w porcie, Admirał ×{ $amount }
port-royal-event-jester = { $name }: Błazen ×{ $amount }
port-royal-event-trade = { $name } handluje: { $card }
port-royal-event-trade-you = Handlujesz: { $card }
port-royal-event-hire = { $name } rekrutuje: { $card } ({ $amount ->
    [0] za darmo
    [one] { $amount } moneta
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
})
port-royal-event-hire-you = Rekrutujesz: { $card } ({ $amount ->
    [0] za darmo
    [one] { $amount } moneta
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
})
port-royal-event-fee = { $name } → { $other }: { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}
port-royal-event-pass = { $name } pasuje
port-royal-event-pass-you = Pasujesz
port-royal-event-skip = { $name } nie ma już czego wziąć
port-royal-event-skip-you = Nie masz już czego wziąć
port-royal-event-claim = { $name } kończy: { $card }
port-royal-event-claim-you = Kończysz: { $card }
port-royal-event-dismiss = { $name } wysyła na ekspedycję: { $card }
port-royal-event-dismiss-you = Wysyłasz na ekspedycję: { $card }
port-royal-event-clear = Odrzucono z portu: { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
port-royal-event-last_round = { $name } spełnia warunek końca gry: to ostatnia runda
port-royal-event-last_round-you = Spełniasz warunek końca gry: to ostatnia runda
port-royal-event-reshuffle = Przetasowane karty odrzucone tworzą nową talię: { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
port-royal-event-over = Koniec gry
port-royal-event-win = { $name } wygrywa: { port-royal-points }
port-royal-event-win-you = Wygrywasz: { port-royal-points }

## What a seat can do

port-royal-action-draw = Dobierz kartę
port-royal-action-stop = Przerwij
port-royal-action-keep = Wpuść do portu: { $card }
port-royal-action-keep-bust = Wpuść do portu: { $card } (pech na własne życzenie)
port-royal-action-repel = Odeprzyj: { $card }
port-royal-action-pass = Spasuj
port-royal-action-trade = Handluj: { $card }
port-royal-action-hire = Zrekrutuj: { $card }
port-royal-action-claim = Ukończ: { $card }, wyślij: { $persons }

## Why something cannot be done

port-royal-refusal-game-over = Gra jest skończona.
port-royal-refusal-not-your-decision = Teraz decyduje inny gracz.
port-royal-refusal-ship-pending = Najpierw zdecyduj o dobranym właśnie statku: wpuść go do portu albo odeprzyj.
port-royal-refusal-no-ship-pending = Żaden statek nie czeka teraz na decyzję.
port-royal-refusal-not-discovering = Faza odkrycia w tej turze już się skończyła.
port-royal-refusal-not-trading = Faza handlu i rekrutacji jeszcze się nie zaczęła.
port-royal-refusal-first-card-compulsory = Pierwsza karta w turze jest obowiązkowa.
port-royal-refusal-harbour-empty = Przy tym stole nie wolno przerwać, gdy port jest pusty.
port-royal-refusal-no-cards-left = Nie ma już kart do dobrania.
port-royal-refusal-ship-must-be-repelled = Przy tym stole pech na własne życzenie jest niedozwolony: odeprzyj statek.
port-royal-refusal-no-picks-left = Nie możesz już teraz wziąć więcej kart.
port-royal-refusal-not-in-harbour = Tej karty nie ma w porcie.
port-royal-refusal-too-expensive = Za drogo.
port-royal-refusal-not-active = Ekspedycje może ukończyć tylko aktywny gracz.
port-royal-refusal-not-in-row = Tej ekspedycji nie ma na stole.
port-royal-refusal-persons-missing = Brakuje osób do tej ekspedycji.
port-royal-refusal-unknown-action = Nie ma takiej akcji.

## Options of a table

port-royal-option-ending = Co kończy grę: 12 punktów zwycięstwa albo 12 punktów zwycięstwa i ekspedycja; w drugim przypadku wygrać może tylko gracz z ekspedycją.
port-royal-option-voluntary_bust = Statek w kolorze, który już jest w porcie, można wpuścić, choć dałoby się go odeprzeć: pech na własne życzenie.
port-royal-option-governor_immediate = Dopiero co zrekrutowany Gubernator od razu pozwala wziąć jeszcze jedną kartę.
port-royal-option-claim_after_bust = Mimo pecha aktywny gracz może jeszcze ukończyć ekspedycje.
port-royal-option-stop_on_empty_harbour = Aktywny gracz może przerwać, nawet gdy port jest pusty.
port-royal-option-auto_pass = Gracz, który może tylko spasować, jest pomijany.
port-royal-option-turn_limit = Gra kończy się najpóźniej z rundą, w której wypada tura o tym numerze.
