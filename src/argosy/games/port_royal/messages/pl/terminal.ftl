# Port Royal at the terminal (argosy play, argosy replay).

port-royal-terminal-picks = możesz jeszcze wziąć { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
port-royal-terminal-bust = Ryzyko pecha przy następnej karcie: { $percent }%
port-royal-terminal-next-card = Następna karta według rodzaju
port-royal-terminal-kind-ship = Statek
port-royal-terminal-kind-person = Osoba
port-royal-terminal-kind-expedition = Ekspedycja
port-royal-terminal-kind-tax = Podwyżka podatków
port-royal-terminal-column-points = Punkty
port-royal-terminal-column-coins = Monety
port-royal-terminal-column-swords = Szable
port-royal-terminal-column-display = Obszar gracza
port-royal-terminal-not-eligible = bez ekspedycji nie można wygrać
port-royal-terminal-no-draw = Teraz nikt nie decyduje o dobraniu karty.
port-royal-terminal-column-for-you = Dla ciebie

## The rules in a few lines (the word help)

port-royal-terminal-rule-bust = Drugi statek w tym samym kolorze to pech: karty z portu przepadają. Mając co najmniej tyle szabel, ile pokazuje statek, możesz go odeprzeć; statku z czaszką nie odeprze nikt.
port-royal-terminal-rule-picks = Przy czterech kolorach statków w porcie aktywny gracz może wziąć 2 karty, przy pięciu 3. Pozostali mogą wziąć 1 kartę i płacą za nią aktywnemu graczowi 1 monetę.
port-royal-terminal-rule-tax = Podwyżka podatków: kto ma 12 lub więcej monet, traci połowę; potem 1 monetę otrzymuje gracz z największą liczbą szabel albo z najmniejszą liczbą punktów.
port-royal-terminal-rule-swords = Żeglarz: 1 szabla. Pirat: 2 szable.
port-royal-terminal-rule-trader = Handlarz: +1 moneta za każdy statek jego koloru, który bierzesz.
port-royal-terminal-rule-symbols = Kapitan, Kapłan, Osadnik: do ekspedycji, które kończysz we własnej turze. Złota rączka: zastępuje dowolną z tych osób.
port-royal-terminal-rule-mademoiselle = Mademoiselle: każda osoba kosztuje cię o 1 monetę mniej.
port-royal-terminal-rule-admiral = Admirał: +2 monety, gdy możesz brać karty, a w porcie jest ich co najmniej pięć.
port-royal-terminal-rule-jester = Błazen: +1 moneta po każdym pechu, a także gdy w cudzej turze przychodzi twoja kolej, a port jest pusty.
port-royal-terminal-rule-governor = Gubernator: możesz wziąć o jedną kartę więcej.
