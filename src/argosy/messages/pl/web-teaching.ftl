# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = wygrana { $share }
# A button under a hint: puts its cards, or its offer, in place; nothing is sent
web-teaching-lay-out = Przygotuj to za mnie
web-teaching-hint-about = Ocenione według tego, co możesz wiedzieć. Wybierz propozycję, aby zobaczyć, gdzie jest; decyzja należy do ciebie.
# The reason of a hint that has no other.
web-teaching-hint-best = W partiach rozegranych od tego miejsca wygrywa najczęściej.
web-teaching-hint-less = W partiach rozegranych od tego miejsca wygrywa rzadziej.

## The curve and its moments

web-teaching-curve = Szanse każdego gracza na wygraną, ruch po ruchu
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Ruch { $move } z { $count }: { $shares }
web-teaching-choice = Decyzja w tym momencie
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
## At the end of a game: two figures, and the worst decision

web-teaching-figures = Dokładność: 100 to gra bezbłędna. Szczęście: o ile przypadek zmienił twoje szanse na wygraną.
web-teaching-costliest = Twoja najdroższa decyzja
# A button: the same moment once more
web-teaching-try-again = Spróbuj jeszcze raz
web-teaching-no-cost = Żadna twoja decyzja nie kosztowała { $share } szans na wygraną ani więcej.

## How it is judged

web-teaching-judge = Oceniane według
web-teaching-by-known = Wiedza gracza
web-teaching-by-all = Wszystkie karty
web-teaching-again = Ponów próbę

## Another move

# A button: a new game from the position before this move
web-teaching-try = Zagraj stąd inaczej
# Label of a choice between the next two
web-teaching-first = Pierwszy ruch
web-teaching-first-better = Zagraj lepszy: { $better }
web-teaching-first-own = Decyduję po swojemu
