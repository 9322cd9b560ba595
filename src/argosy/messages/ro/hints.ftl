# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = Următoarea carte înseamnă ghinion cu probabilitatea de { $chance }.
hint-card-worth = { $card }: { $share } șanse de victorie față de a nu lua nimic.
hint-denies = { $seat } pierde cel mai mult prin asta: { $share }.
hint-deal = Față de un refuz: tu { $share }, { $seat } { $theirs }.
hint-ahead = A doua cea mai bună decizie este cu { $share } mai slabă.
hint-close = A doua cea mai bună decizie este aproape la fel de bună.
hint-none = Aici nu este nimic de ales.

## The analysis of a game

analysis-title = Șansele de victorie și din ce se compun
analysis-start = Început
analysis-luck = Noroc
analysis-deals = Schimburi
analysis-skill = Mutări proprii
analysis-others = Mutările altora
analysis-outcome = Rezultat
analysis-accuracy = Precizie
analysis-decisions = Decizii
analysis-costly = Deciziile cele mai scumpe
analysis-cost = Mutarea { $move }, { $name }: { $action } a costat { $share }; mai bine: { $better }
analysis-no-cost = Nicio decizie nu a costat 2 % din șansele de victorie sau mai mult.
analysis-known = Fiecare decizie este evaluată după ce putea ști jucătorul.
analysis-all = Fiecare decizie este evaluată după toate cărțile, inclusiv cele pe care jucătorul nu le putea vedea.
analysis-progress = Se analizează partida
