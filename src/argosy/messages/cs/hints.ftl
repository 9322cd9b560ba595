# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = Další karta znamená smůlu s pravděpodobností { $chance }.
hint-card-worth = { $card }: { $share } šance na výhru oproti tomu, když nevezmete nic.
hint-denies = { $seat } tím ztrácí nejvíc: { $share }.
hint-deal = Oproti odmítnutí: vy { $share }, { $seat } { $theirs }.
hint-ahead = Druhé nejlepší rozhodnutí je o { $share } horší.
hint-close = Druhé nejlepší rozhodnutí je téměř stejně dobré.
hint-none = Tady není z čeho vybírat.

## The analysis of a game

analysis-title = Šance na výhru a z čeho se skládají
analysis-start = Začátek
analysis-luck = Štěstí
analysis-deals = Obchody
analysis-skill = Vlastní rozhodnutí
analysis-others = Rozhodnutí ostatních
analysis-outcome = Výsledek
analysis-accuracy = Přesnost
analysis-decisions = Počet rozhodnutí
analysis-costly = Nejdražší rozhodnutí
analysis-cost = Krok { $move }, { $name }: { $action } stálo { $share }; lépe: { $better }
analysis-no-cost = Žádné rozhodnutí nestálo 2 % šance na výhru ani víc.
analysis-known = Každé rozhodnutí se posuzuje podle toho, co hráč mohl vědět.
analysis-all = Každé rozhodnutí se posuzuje podle všech karet, i těch, které hráč nemohl vidět.
analysis-progress = Partie se vyhodnocuje
