# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = Sieg { $share }
# A button under a hint: puts its cards, or its offer, in place; nothing is sent
web-teaching-lay-out = Für mich vorbereiten
web-teaching-hint-about = Beurteilt nach dem, was du wissen kannst. Wähle einen Vorschlag, um ihn auf dem Tisch zu sehen; entscheiden musst du selbst.
# The reason of a hint that has no other.
web-teaching-hint-best = Von hier aus weitergespielt, gewinnt das am häufigsten.
web-teaching-hint-less = Von hier aus weitergespielt, gewinnt das seltener.

## The curve and its moments

web-teaching-curve = Siegchancen aller Spieler, Schritt für Schritt
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Schritt { $move } von { $count }: { $shares }
web-teaching-choice = Die Entscheidung in diesem Augenblick
web-teaching-decided = { $name }: { $action }
# Of a decision, beside its line in the log
web-teaching-note = kostete { $share }; besser: { $better }
web-teaching-good = Nichts anderes war deutlich besser.
# Beside the option that was decided on
web-teaching-played = gespielt
web-teaching-step = Dies sind die Möglichkeiten des Schritts, der am meisten kostete.

## What cost most

web-teaching-moved = Schritt { $move }, { $name }: { $action }
web-teaching-better = Besser: { $better }
## At the end of a game: two figures, and the worst decision

web-teaching-figures = Genauigkeit: 100 ist fehlerfrei. Glück: wie viel der Zufall an deiner Siegchance änderte.
web-teaching-costliest = Deine teuerste Entscheidung
# A button: the same moment once more
web-teaching-try-again = Noch einmal versuchen
web-teaching-no-cost = Keine deiner Entscheidungen kostete { $share } Siegchance oder mehr.

## How it is judged

web-teaching-judge = Beurteilt nach
web-teaching-by-known = Wissen des Spielers
web-teaching-by-all = Alle Karten
web-teaching-again = Erneut versuchen

## Another move

# A button: a new game from the position before this move
web-teaching-try = Ab hier anders spielen
# Label of a choice between the next two
web-teaching-first = Der erste Zug
web-teaching-first-better = Den besseren spielen: { $better }
web-teaching-first-own = Selbst entscheiden
