# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = Die nächste Karte ist mit { $chance } Wahrscheinlichkeit ein Fehlschlag.
hint-card-worth = { $card }: dir { $share } des Sieges wert, verglichen damit, nichts zu nehmen.
hint-denies = { $seat } verliert dadurch am meisten: { $share }.
hint-deal = Verglichen mit keinem Handel: du { $share }, { $seat } { $theirs }.
hint-ahead = Die nächstbeste Entscheidung ist { $share } schlechter.
hint-close = Die nächstbeste Entscheidung ist fast genauso gut.
hint-none = Hier gibt es nichts zu entscheiden.

## The analysis of a game

analysis-title = Siegesanteile, und woraus sie bestehen
analysis-start = Anfang
analysis-luck = Glück
analysis-deals = Handel
analysis-skill = Eigene Züge
analysis-others = Züge anderer
analysis-outcome = Ergebnis
analysis-accuracy = Genauigkeit
analysis-decisions = Entscheidungen
analysis-costly = Die teuersten Entscheidungen
analysis-cost = Zug { $move }, { $name }: { $action } kostete { $share }; besser: { $better }
analysis-no-cost = Keine Entscheidung kostete 2 % des Sieges oder mehr.
analysis-known = Jede Entscheidung wird nach dem beurteilt, was ihr Spieler wissen konnte.
analysis-all = Jede Entscheidung wird nach allen Karten beurteilt, auch nach denen, die ihr Spieler nicht sehen konnte.
analysis-progress = Die Partie wird beurteilt
