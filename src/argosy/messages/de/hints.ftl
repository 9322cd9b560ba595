# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = Die nächste Karte ist mit { $chance } Wahrscheinlichkeit ein Fehlschlag.
hint-card-worth = { $card }: bringt dir { $share } Siegchance gegenüber gar keiner Karte.
hint-denies = { $seat } verliert dadurch am meisten: { $share }.
hint-deal = Gegenüber einer Ablehnung: du { $share }, { $seat } { $theirs }.
hint-ahead = Die nächstbeste Entscheidung ist { $share } schlechter.
hint-close = Die nächstbeste Entscheidung ist fast genauso gut.
hint-none = Hier gibt es nichts zu entscheiden.

## The analysis of a game

analysis-title = Siegchancen und woraus sie sich ergeben
analysis-start = Anfang
analysis-luck = Glück
analysis-deals = Geschäfte
analysis-skill = Eigene Entscheidungen
analysis-others = Entscheidungen anderer
analysis-outcome = Ergebnis
analysis-accuracy = Genauigkeit
analysis-decisions = Entscheidungen
analysis-costly = Die teuersten Entscheidungen
analysis-cost = Schritt { $move }, { $name }: { $action } kostete { $share }; besser: { $better }
analysis-no-cost = Keine Entscheidung kostete 2 % Siegchance oder mehr.
analysis-known = Jede Entscheidung wird danach beurteilt, was der Spieler wissen konnte.
analysis-all = Jede Entscheidung wird nach allen Karten beurteilt, auch nach denen, die der Spieler nicht sehen konnte.
analysis-progress = Die Partie wird ausgewertet
