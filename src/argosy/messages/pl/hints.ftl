# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = Następna karta oznacza pecha z prawdopodobieństwem { $chance }.
hint-card-worth = { $card }: { $share } szans na wygraną w porównaniu z niewzięciem niczego.
hint-denies = { $seat } traci na tym najwięcej: { $share }.
hint-deal = W porównaniu z odmową: ty { $share }, { $seat } { $theirs }.
hint-ahead = Druga najlepsza decyzja jest gorsza o { $share }.
hint-close = Druga najlepsza decyzja jest prawie równie dobra.
hint-none = Tu nie ma nic do wyboru.

## The analysis of a game

analysis-title = Szanse na wygraną i co się na nie składa
analysis-start = Początek
analysis-luck = Szczęście
analysis-deals = Wymiany
analysis-skill = Własne ruchy
analysis-others = Ruchy innych
analysis-outcome = Wynik
analysis-accuracy = Dokładność
analysis-decisions = Liczba decyzji
analysis-costly = Najdroższe decyzje
analysis-cost = Ruch { $move }, { $name }: { $action } kosztowało { $share }; lepiej: { $better }
analysis-no-cost = Żadna decyzja nie kosztowała 2% szans na wygraną ani więcej.
analysis-known = Każda decyzja jest oceniana według tego, co gracz mógł wiedzieć.
analysis-all = Każda decyzja jest oceniana według wszystkich kart, także tych, których gracz nie mógł widzieć.
analysis-progress = Trwa analiza partii
