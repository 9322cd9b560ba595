# Oltre Mare at the terminal (argosy play, argosy replay).

## the table and its map

oltre-mare-terminal-column-ducats = Dukaty
oltre-mare-terminal-column-pirates = Piraci
oltre-mare-terminal-column-cargo = Stos
oltre-mare-terminal-column-top = Na wierzchu
oltre-mare-terminal-column-tokens = Żetony
oltre-mare-terminal-column-cards = Karty
oltre-mare-terminal-column-power = Potęga
oltre-mare-terminal-column-port = Port
oltre-mare-terminal-column-good = Towar
oltre-mare-terminal-column-payout = Wypłata
oltre-mare-terminal-venice-in = Wenecja dopiero nadejdzie
oltre-mare-terminal-venice-out = Wenecja już była
oltre-mare-terminal-venice-next = Prawdopodobieństwo, że następną kartą będzie Wenecja: { $percent }%
oltre-mare-terminal-next-good = Następna karta według towaru (z { $amount ->
    [one] { $amount } nieznanej karty
    [few] { $amount } nieznanych kart
    [many] { $amount } nieznanych kart
   *[other] { $amount } nieznanej karty
})
oltre-mare-terminal-no-card = Nie ma już kart do dobrania.
oltre-mare-terminal-map-ships = Cyfry to statki: numer przed nazwą gracza.
oltre-mare-terminal-map-reach = Do portów w nawiasach można teraz dopłynąć.
oltre-mare-terminal-played = Zagrane karty
oltre-mare-terminal-payouts = Serie 1, 2, 3… kart przynoszą:
oltre-mare-terminal-symbols = 1, 2, 3, 4 jednakowe symbole:
oltre-mare-terminal-set = Zestaw kart { $set }: karty { $cards }, porty { $ports }, szlaki morskie { $routes }, żetony portu { $tokens }.

## decisions

oltre-mare-terminal-help-words = help, map, odds, log, save PLIK, quit
oltre-mare-terminal-wanted-discard = odłóż { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
} na stos piratów (potęga morska { $power }). Wpisz numer.
oltre-mare-terminal-wanted-trade = handel. Karty na ręce: { $hand }, ładunek: { $load }, tyle kart możesz jeszcze kupić: { $amount }.
oltre-mare-terminal-wanted-answer = oferta czeka na twoją odpowiedź.
oltre-mare-terminal-wanted-play = zagraj dokładnie { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}. Wpisz numery, na przykład: 1 3
oltre-mare-terminal-wanted-sail = płyń. Pozostałe ruchy: { $amount }.
oltre-mare-terminal-wanted-compass = przenieś się do portu albo zostań.
oltre-mare-terminal-wanted-load = załaduj zagrane karty, najniższa najpierw. Wpisz numery, na przykład: 2 1
oltre-mare-terminal-wanted-draft = dokończ to, co już zaczęte.
oltre-mare-terminal-action-offer = Zaproponuj wymianę krok po kroku
oltre-mare-terminal-runs = { $name }: ładunek przynosi { $ducats } ({ $runs })
oltre-mare-terminal-run = seria { $goods }: { $ducats }
oltre-mare-terminal-run-at-least = seria co najmniej { $goods }: co najmniej { $ducats }
oltre-mare-terminal-next-top = następna tura: potęga morska { $power }, ładunek { $load }
oltre-mare-terminal-confirm = Enter: wykonaj. Inne numery: wybierz ponownie. no: wróć.
oltre-mare-terminal-yes-or-no = Enter: tak. no: porzuć.
oltre-mare-terminal-dropped = Porzucono.
oltre-mare-terminal-one-card = Tylko jedna karta naraz.
oltre-mare-terminal-card-twice = Podano dwa razy: { $card }
oltre-mare-terminal-no-such-card = Nie ma karty o numerze „{ $text }”.
oltre-mare-terminal-no-such-good = „{ $text }” to nie towar.
oltre-mare-terminal-no-such-player = „{ $text }”: temu graczowi nie można złożyć oferty.
oltre-mare-terminal-no-number = „{ $text }” to nie liczba całkowita od 0 do { $most }.
oltre-mare-terminal-offer-begin = Oferta krok po kroku; „cancel” ją porzuca.
oltre-mare-terminal-offer-to = Dla kogo? { $names }
oltre-mare-terminal-offer-all = wszyscy
oltre-mare-terminal-offer-give = Które karty dajesz? Numery, na przykład: 1 3. Enter: żadnych.
oltre-mare-terminal-offer-give-ducats = Ile dukatów dajesz? Enter: wcale.
oltre-mare-terminal-offer-want = Jakie towary chcesz? Na przykład: 2 jedwab, klejnoty. Enter: żadnych. Towary: { $goods }
oltre-mare-terminal-offer-want-ducats = Ile dukatów chcesz? Enter: wcale.
oltre-mare-terminal-offer-whole = Oferta dla: { $name }. Dajesz: { $give }. Chcesz: { $want }.
oltre-mare-terminal-offer-form = Ofertę zapisuje się tak: { $text } (kreska oznacza brak kart lub towarów; zamiast kart można podać ich numery).
oltre-mare-terminal-accept-with = Oferta wymaga: { $want }. Które karty dajesz? Wpisz numery.

## the rules in a few lines (the word help)

oltre-mare-terminal-rule-power = Potęgę morską i ładunek wskazuje wierzchnia karta twojego stosu ładunku. Mając na ręce więcej kart, niż wynosi potęga morska, najpierw odkładasz karty na swój stos piratów; każda kosztuje na końcu 1 dukata.
oltre-mare-terminal-rule-buy = Handel: możesz kupić do czterech kart, po 3 dukaty, albo po 4, gdy masz 0 lub mniej; długi są dozwolone. Potrzebujesz co najmniej tylu kart, ile wynosi ładunek.
oltre-mare-terminal-rule-deals = Wymian dokonują aktywny gracz i jeden z pozostałych: dowolne karty i dukaty. Ten drugi otrzymuje żeton prestiżu, najwyżej jeden na turę.
oltre-mare-terminal-rule-truth = Towary w ofercie są zawsze podane zgodnie z prawdą; symbole, potęgę morską, ładunek i port widać dopiero po wymianie.
oltre-mare-terminal-rule-play = Akcje: zagraj dokładnie tyle kart, ile wynosi ładunek. Jednakowe symbole liczą się razem: symbole dukata przynoszą dukaty, pirackie bandery odkładają karty na twój stos piratów, symbole kart przynoszą karty, symbole statku to ruchy.
oltre-mare-terminal-rule-ship = Statek używa każdego szlaku najwyżej raz na turę. Tam, gdzie kończy, zabiera żeton portu, odtąd aktywny; w porcie bez żetonu aktywny żeton zostaje odwrócony.
oltre-mare-terminal-rule-tokens = Działa tylko aktywny żeton. Na końcu pierwsze miejsce w żetonach portu daje 6 dukatów, drugie 3, trzecie 1; tak samo żetony prestiżu, przy pierwszej punktacji i na końcu.
oltre-mare-terminal-rule-load = Załadunek: zagrane karty trafiają na stos ładunku w dowolnej kolejności. Serie jednego towaru dają dukaty zależnie od długości; wierzchnia karta wyznacza potęgę morską i ładunek na następną turę.
oltre-mare-terminal-rule-venice = Gdy pojawia się Wenecja, punktuje się prestiż i cały ładunek oprócz wierzchniej serii, która zostaje.
oltre-mare-terminal-rule-end = Runda, w której skończy się talia towarów, jest ostatnia. Wygrywa gracz z największą liczbą dukatów.
oltre-mare-terminal-rule-typing = Numery oznaczają karty lub porty, litery akcje. Znaki na kartach: ● dukat, ☠ piracka bandera, ▤ dobranie kart, ▲ statek; 5/2 to potęga morska 5, ładunek 2.
oltre-mare-terminal-rule-offer = Oferta w jednej linii: { "offer 1 give gems-01,salt-03 2 want silk:2 0" }. Deklaracja do niej: { "claim 4 power 6" }. Odpowiedź: { "accept 4 with silk-02,silk-07" }.
