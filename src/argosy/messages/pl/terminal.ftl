# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Polski
terminal-you = Gość
terminal-compiling = Przygotowywanie zasad dla tego komputera (tylko za pierwszym razem, minutę lub dwie)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}. Ziarno: { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
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

## Oltre Mare: the table and its map

terminal-column-ducats = Dukaty
terminal-column-pirates = Piraci
terminal-column-cargo = Stos
terminal-column-top = Na wierzchu
terminal-column-tokens = Żetony
terminal-column-cards = Karty
terminal-column-power = Potęga
terminal-column-port = Port
terminal-column-good = Towar
terminal-column-payout = Wypłata
terminal-venice-in = Wenecja dopiero nadejdzie
terminal-venice-out = Wenecja już była
terminal-venice-next = Prawdopodobieństwo, że następną kartą będzie Wenecja: { $percent }%
terminal-next-good = Następna karta według towaru (z { $amount ->
    [one] { $amount } nieznanej karty
    [few] { $amount } nieznanych kart
    [many] { $amount } nieznanych kart
   *[other] { $amount } nieznanej karty
})
terminal-no-card = Nie ma już kart do dobrania.
terminal-map-ships = Cyfry to statki: numer przed imieniem gracza.
terminal-map-reach = Do portów w nawiasach można teraz dopłynąć.
terminal-played = Zagrane karty
terminal-payouts = Serie 1, 2, 3… kart przynoszą:
terminal-symbols = 1, 2, 3, 4 jednakowe symbole:
terminal-set = Zestaw kart { $set }: karty { $cards }, porty { $ports }, szlaki morskie { $routes }, żetony portu { $tokens }.

## Oltre Mare: decisions

terminal-sea-help-words = help, map, odds, log, save PLIK, quit
terminal-wanted-discard = odłóż { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
} (potęga morska { $power }). Wpisz numer.
terminal-wanted-trade = handel. Karty na ręce: { $hand }, ładunek: { $load }, tyle kart możesz jeszcze kupić: { $amount }.
terminal-wanted-answer = oferta czeka na twoją odpowiedź.
terminal-wanted-play = zagraj dokładnie { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}. Wpisz numery, na przykład: 1 3
terminal-wanted-sail = płyń. Pozostałe ruchy: { $amount }.
terminal-wanted-compass = przenieś się do portu albo zostań.
terminal-wanted-load = załaduj zagrane karty, najniższa najpierw. Wpisz numery, na przykład: 2 1
terminal-wanted-draft = dokończ to, co już zaczęte.
terminal-action-offer = Zaproponuj wymianę krok po kroku
terminal-runs = { $name }: ładunek przynosi { $ducats } ({ $runs })
terminal-run = seria { $goods }: { $ducats }
terminal-run-at-least = seria co najmniej { $goods }: co najmniej { $ducats }
terminal-next-top = następna tura: potęga morska { $power }, ładunek { $load }
terminal-confirm = Enter: wykonaj. Inne numery: wybierz ponownie. no: wróć.
terminal-yes-or-no = Enter: tak. no: porzuć.
terminal-dropped = Porzucono.
terminal-one-card = Tylko jedna karta naraz.
terminal-card-twice = Podano dwa razy: { $card }
terminal-no-such-card = Nie ma karty o numerze „{ $text }”.
terminal-no-such-good = „{ $text }” to nie towar.
terminal-no-such-player = „{ $text }”: temu graczowi nie można złożyć oferty.
terminal-no-number = „{ $text }” to nie liczba całkowita od 0 do { $most }.
terminal-offer-begin = Oferta krok po kroku; „cancel” ją porzuca.
terminal-offer-to = Dla kogo? { $names }
terminal-offer-all = wszyscy
terminal-offer-give = Które karty dajesz? Numery, na przykład: 1 3. Enter: żadnych.
terminal-offer-give-ducats = Ile dukatów dajesz? Enter: wcale.
terminal-offer-want = Jakie towary chcesz? Na przykład: 2 jedwab, klejnoty. Enter: żadnych. Towary: { $goods }
terminal-offer-want-ducats = Ile dukatów chcesz? Enter: wcale.
terminal-offer-whole = Oferta dla: { $name }. Dajesz: { $give }. Chcesz: { $want }.
terminal-offer-form = Ofertę zapisuje się tak: { $text } (kreska oznacza brak kart lub towarów; zamiast kart można podać ich numery).
terminal-accept-with = Oferta wymaga: { $want }. Które karty dajesz? Wpisz numery.

## Oltre Mare: the rules in a few lines (the word help)

terminal-sea-rule-power = Potęgę morską i ładunek wskazuje wierzchnia karta twojego stosu ładunku. Mając na ręce więcej kart, niż wynosi potęga morska, najpierw odkładasz karty na swój stos piratów; każda kosztuje na końcu 1 dukata.
terminal-sea-rule-buy = Handel: możesz kupić do czterech kart, po 3 dukaty, albo po 4, gdy masz 0 lub mniej; długi są dozwolone. Potrzebujesz co najmniej tylu kart, ile wynosi ładunek.
terminal-sea-rule-deals = Wymiany zawiera aktywny gracz z jednym innym: dowolne karty i dukaty. Ten drugi otrzymuje żeton prestiżu, najwyżej jeden na turę.
terminal-sea-rule-truth = Towary w ofercie są zawsze prawdziwe; symbole, potęgę morską, ładunek i port widać dopiero po wymianie.
terminal-sea-rule-play = Akcje: zagraj dokładnie tyle kart, ile wynosi ładunek. Jednakowe symbole liczą się razem: symbole dukata przynoszą dukaty, pirackie bandery odkładają karty na twój stos piratów, symbole kart przynoszą karty, symbole statku to ruchy.
terminal-sea-rule-ship = Statek używa każdego szlaku najwyżej raz na turę. Tam, gdzie kończy, zabiera żeton portu, odtąd aktywny; w porcie bez żetonu aktywny żeton zostaje odwrócony.
terminal-sea-rule-tokens = Działa tylko aktywny żeton. Na końcu najwięcej żetonów portu przynosi 6 dukatów, następne miejsce 3, trzecie 1; tak samo żetony prestiżu, przy Wenecji i na końcu.
terminal-sea-rule-load = Załadunek: zagrane karty trafiają na stos ładunku w dowolnej kolejności. Serie jednego towaru płacą według długości; wierzchnia karta wyznacza potęgę morską i ładunek na następną turę.
terminal-sea-rule-venice = Gdy pojawia się Wenecja, punktuje się prestiż i cały ładunek oprócz wierzchniej serii, która zostaje.
terminal-sea-rule-end = Runda, w której skończy się talia towarów, jest ostatnia. Wygrywa najwięcej dukatów.
terminal-sea-rule-typing = Numery oznaczają karty lub porty, litery akcje. Znaki na kartach: ● dukat, ☠ piracka bandera, ▤ dobranie kart, ▲ statek; 5/2 to potęga morska 5, ładunek 2.
terminal-sea-rule-offer = Oferta w jednej linii: offer 1 give gems-01,salt-03 2 want silk:2 0. Deklaracja do niej: claim 4 power 6. Odpowiedź: accept 4 with silk-02,silk-07.
