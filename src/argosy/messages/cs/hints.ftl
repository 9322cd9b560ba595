# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = Další karta znamená smůlu s pravděpodobností { $chance }.
hint-card-worth = { $card }: má pro vás hodnotu { $share } výhry oproti tomu nevzít nic.
hint-denies = { $seat } tím ztrácí nejvíc: { $share }.
hint-deal = Oproti žádnému obchodu: vy { $share }, { $seat } { $theirs }.
hint-ahead = Druhé nejlepší rozhodnutí je o { $share } horší.
hint-close = Druhé nejlepší rozhodnutí je téměř stejně dobré.
hint-none = Tady není z čeho vybírat.

## The analysis of a game

analysis-title = Podíly na výhře a z čeho se skládají
analysis-start = Začátek
analysis-luck = Štěstí
analysis-deals = Obchody
analysis-skill = Vlastní tahy
analysis-others = Tahy ostatních
analysis-outcome = Výsledek
analysis-accuracy = Přesnost
analysis-decisions = Počet rozhodnutí
analysis-costly = Nejdražší rozhodnutí
analysis-cost = Tah { $move }, { $name }: { $action } stálo { $share }; lepší: { $better }
analysis-no-cost = Žádné rozhodnutí nestálo 2 % výhry nebo víc.
analysis-known = Každé rozhodnutí se posuzuje podle toho, co jeho hráč mohl vědět.
analysis-all = Každé rozhodnutí se posuzuje podle všech karet, i těch, které jeho hráč nemohl vidět.
analysis-progress = Posuzuje se partie
