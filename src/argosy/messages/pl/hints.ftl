# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = Następna karta oznacza pecha z prawdopodobieństwem { $chance }.
hint-card-worth = { $card }: warta dla ciebie { $share } wygranej w porównaniu z niewzięciem niczego.
hint-denies = { $seat } traci na tym najwięcej: { $share }.
hint-deal = W porównaniu z brakiem transakcji: ty { $share }, { $seat } { $theirs }.
hint-ahead = Druga najlepsza decyzja jest gorsza o { $share }.
hint-close = Druga najlepsza decyzja jest prawie równie dobra.
hint-none = Tu nie ma nic do wyboru.

## The analysis of a game

analysis-title = Udziały w wygranej i z czego się składają
analysis-start = Początek
analysis-luck = Szczęście
analysis-deals = Transakcje
analysis-skill = Własne ruchy
analysis-others = Ruchy innych
analysis-outcome = Wynik
analysis-accuracy = Dokładność
analysis-decisions = Liczba decyzji
analysis-costly = Najdroższe decyzje
analysis-cost = Ruch { $move }, { $name }: { $action } kosztowało { $share }; lepiej: { $better }
analysis-no-cost = Żadna decyzja nie kosztowała 2% wygranej ani więcej.
analysis-known = Każda decyzja jest oceniana według tego, co jej gracz mógł wiedzieć.
analysis-all = Każda decyzja jest oceniana według wszystkich kart, także tych, których jej gracz nie mógł widzieć.
analysis-progress = Ocena partii
