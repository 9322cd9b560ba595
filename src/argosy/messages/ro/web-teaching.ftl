# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = victorie { $share }
web-teaching-hint-about = Judecat după ce poți ști. Alege o variantă ca să vezi unde este; decizia rămâne a ta.

## The curve and its moments

web-teaching-curve = Cât de probabilă era victoria fiecărui jucător, mutare cu mutare
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Mutarea { $move } din { $count }: { $shares }
web-teaching-choice = Decizia din acest moment
web-teaching-decided = { $name }: { $action }
# Of a decision, beside its line in the log
web-teaching-note = a costat { $share }; mai bine: { $better }
web-teaching-good = Nimic altceva nu era clar mai bun.
# Beside the option that was decided on
web-teaching-played = jucat
web-teaching-step = Acestea sunt variantele pasului care a costat cel mai mult.

## What cost most

web-teaching-moved = Mutarea { $move }, { $name }: { $action }
web-teaching-better = Mai bine: { $better }

## How it is judged

web-teaching-judge = Judecat după
web-teaching-by-known = Ce știa jucătorul
web-teaching-by-all = Toate cărțile
web-teaching-again = Încearcă din nou

## Another move

# A button: a new game from the position before this move
web-teaching-try = Încearcă mutarea mai bună
# Label of a choice between the next two
web-teaching-first = Prima mutare
web-teaching-first-better = Joacă mutarea mai bună: { $better }
web-teaching-first-own = Decid eu
