# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Polski
terminal-you = Gość
terminal-compiling = Przygotowywanie zasad dla tego komputera (tylko za pierwszym razem, około pół minuty)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}. Ziarno: { $seed }.
terminal-help = Wpisz skrót albo samą akcję. Inne polecenia: { $words }.
terminal-help-words = help, odds, log, save PLIK, quit
terminal-your-decision = { $name } – twoja decyzja:
terminal-picks = możesz jeszcze wziąć { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
terminal-bust = Ryzyko pecha przy następnej karcie: { $percent }%
terminal-next-card = Następna karta według rodzaju
terminal-kind-ship = Statek
terminal-kind-person = Osoba
terminal-kind-expedition = Ekspedycja
terminal-kind-tax = Podwyżka podatków
terminal-column-player = Gracz
terminal-column-points = Punkty
terminal-column-coins = Monety
terminal-column-swords = Szable
terminal-column-display = Obszar gracza
terminal-not-understood = „{ $text }” to ani skrót, ani akcja.
terminal-near = Czy chodziło o „{ $text }”?
terminal-saved = Zapisano: { $file }
terminal-save-failed = Nie udało się zapisać pliku { $file }: { $reason }
terminal-save-name = Podaj nazwę pliku: save PLIK
terminal-ranking = Klasyfikacja końcowa
terminal-winner = Zwycięzca: { $names }
terminal-winners = Wspólne zwycięstwo: { $names }
terminal-not-eligible = bez ekspedycji nie można wygrać
terminal-goodbye = Partia nie została dokończona. Ten sam stół jeszcze raz: { $command }

## The table, its odds and its records

terminal-percent = { $percent }%
terminal-no-draw = Teraz nikt nie decyduje o dobraniu karty.
terminal-column-for-you = Dla ciebie
terminal-last-round = Ostatnia runda
terminal-game = Liczba graczy: { $first }–{ $last }, wersja zasad: { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } akcja
    [few] { $amount } akcje
    [many] { $amount } akcji
   *[other] { $amount } akcji
}, wszystko zgodnie z zasadami.

## The rules in a few lines (the word help)

terminal-rule-bust = Drugi statek w tym samym kolorze to pech: karty z portu przepadają. Mając co najmniej tyle szabel, ile pokazuje statek, możesz go odeprzeć; statku z czaszką nie odeprze nikt.
terminal-rule-picks = Przy czterech kolorach statków w porcie aktywny gracz może wziąć 2 karty, przy pięciu 3. Pozostali mogą wziąć 1 kartę i płacą za nią aktywnemu graczowi 1 monetę.
terminal-rule-tax = Podwyżka podatków: kto ma 12 lub więcej monet, traci połowę; potem najwięcej szabel albo najmniej punktów przynosi 1 monetę.
terminal-rule-swords = Żeglarz: 1 szabla. Pirat: 2 szable.
terminal-rule-trader = Handlarz: +1 moneta za każdy statek jego koloru, którym handlujesz.
terminal-rule-symbols = Kapitan, Kapłan, Osadnik: do ekspedycji, które kończysz we własnej turze. Złota rączka: zastępuje dowolną z tych osób.
terminal-rule-mademoiselle = Mademoiselle: każda osoba kosztuje cię o 1 monetę mniej.
terminal-rule-admiral = Admirał: +2 monety, gdy możesz brać karty, a w porcie jest ich co najmniej pięć.
terminal-rule-jester = Błazen: +1 moneta po każdym pechu, a także gdy w cudzej turze przychodzi twoja kolej, a port jest pusty.
terminal-rule-governor = Gubernator: możesz wziąć o jedną kartę więcej.
