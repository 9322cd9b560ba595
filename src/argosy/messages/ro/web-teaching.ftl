# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = victorie { $share }
# A button under a hint: puts its cards, or its offer, in place; nothing is sent
web-teaching-lay-out = Pregătește-mi asta
web-teaching-hint-about = Evaluat după ce poți ști. Alege o variantă ca s-o vezi pe masă; decizia rămâne a ta.
# The reason of a hint that has no other.
web-teaching-hint-best = Jucând mai departe de aici, așa se câștigă cel mai des.
web-teaching-hint-less = Jucând mai departe de aici, așa se câștigă mai rar.

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
## At the end of a game: two figures, and the worst decision

web-teaching-figures = Precizie: 100 înseamnă fără greșeală. Noroc: cât a schimbat hazardul șansele tale de victorie.
web-teaching-costliest = Decizia ta cea mai scumpă
# A button: the same moment once more
web-teaching-try-again = Încearcă din nou
web-teaching-no-cost = Nicio decizie a ta nu a costat { $share } din șansele de victorie sau mai mult.

## How it is judged

web-teaching-judge = Evaluat după
web-teaching-by-known = Ce știa jucătorul
web-teaching-by-all = Toate cărțile
web-teaching-again = Încearcă din nou

## Another move

# A button: a new game from the position before this move
web-teaching-try = Joacă altfel de aici
# Label of a choice between the next two
web-teaching-first = Prima mutare
web-teaching-first-better = Joacă mutarea mai bună: { $better }
web-teaching-first-own = Decid eu
