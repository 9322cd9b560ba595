# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = wygrana { $share }
web-teaching-hint-about = Ocenione według tego, co możesz wiedzieć. Wybierz propozycję, aby zobaczyć, gdzie jest; decyzja należy do ciebie.

## The curve and its moments

web-teaching-curve = Szanse każdego gracza na wygraną, ruch po ruchu
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Ruch { $move } z { $count }: { $shares }
web-teaching-choice = Decyzja w tej chwili
web-teaching-decided = { $name }: { $action }
# Of a decision, beside its line in the log
web-teaching-note = kosztowało { $share }; lepiej: { $better }
web-teaching-good = Nic innego nie było wyraźnie lepsze.
# Beside the option that was decided on
web-teaching-played = zagrane
web-teaching-step = To są możliwości kroku, który kosztował najwięcej.

## What cost most

web-teaching-moved = Ruch { $move }, { $name }: { $action }
web-teaching-better = Lepiej: { $better }

## How it is judged

web-teaching-judge = Oceniane według
web-teaching-by-known = Wiedza gracza
web-teaching-by-all = Wszystkie karty
web-teaching-again = Spróbuj ponownie

## Another move

# A button: a new game from the position before this move
web-teaching-try = Spróbuj zamiast tego lepszego ruchu
# Label of a choice between the next two
web-teaching-first = Pierwszy ruch
web-teaching-first-better = Zagraj lepszy: { $better }
web-teaching-first-own = Zdecyduję osobiście
