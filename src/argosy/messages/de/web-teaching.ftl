# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = Sieg { $share }
web-teaching-hint-about = Beurteilt nach dem, was du wissen kannst. Wähle einen Vorschlag, um zu sehen, wo er ist; entscheiden musst du selbst.

## The curve and its moments

web-teaching-curve = Wie wahrscheinlich jeder gewann, Zug für Zug
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Zug { $move } von { $count }: { $shares }
web-teaching-choice = Die Entscheidung in diesem Augenblick
web-teaching-decided = { $name }: { $action }
# Of a decision, beside its line in the log
web-teaching-note = kostete { $share }; besser: { $better }
web-teaching-good = Nichts anderes war deutlich besser.
# Beside the option that was decided on
web-teaching-played = gespielt
web-teaching-step = Dies sind die Möglichkeiten des Schritts, der am meisten kostete.

## What cost most

web-teaching-moved = Zug { $move }, { $name }: { $action }
web-teaching-better = Besser: { $better }

## How it is judged

web-teaching-judge = Beurteilt nach
web-teaching-by-known = Wissen des Spielers
web-teaching-by-all = Alle Karten
web-teaching-again = Noch einmal versuchen

## Another move

# A button: a new game from the position before this move
web-teaching-try = Stattdessen diesen Zug versuchen
# Label of a choice between the next two
web-teaching-first = Der erste Zug
web-teaching-first-better = Den besseren spielen: { $better }
web-teaching-first-own = Selbst entscheiden
