# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = win { $share }
# A button under a hint: puts its cards, or its offer, in place; nothing is sent
web-teaching-lay-out = Lay it out for me
web-teaching-hint-about = Judged only by what you can know. Choose one to see where it is; the decision is still yours.
# The reason of a hint that has no other.
web-teaching-hint-best = Played on from here, this wins most often.
web-teaching-hint-less = Played on from here, this wins less often.

## The curve and its moments

web-teaching-curve = Each player’s winning chances, move by move
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Move { $move } of { $count }: { $shares }
web-teaching-choice = The decision at this moment
web-teaching-decided = { $name }: { $action }
# Of a decision, beside its line in the log
web-teaching-note = cost { $share }; better: { $better }
web-teaching-good = Nothing else was clearly better.
# Beside the option that was decided on
web-teaching-played = played
web-teaching-step = These were the options at the step that cost the most.

## What cost most

web-teaching-moved = Move { $move }, { $name }: { $action }
web-teaching-better = Better: { $better }
## At the end of a game: two figures, and the worst decision

web-teaching-figures = Accuracy: 100 is perfect. Luck: how much chance changed your share of the win.
web-teaching-costliest = Your costliest decision
# A button: the same moment once more
web-teaching-try-again = Try it again
web-teaching-no-cost = None of your decisions cost { $share } or more in winning chances.

## How it is judged

web-teaching-judge = Judged by
web-teaching-by-known = What each player knew
web-teaching-by-all = All cards
web-teaching-again = Try again

## Another move

# A button: a new game from the position before this move
web-teaching-try = Replay from this decision
# Label of a choice between the next two
web-teaching-first = The first move
web-teaching-first-better = Play the better one: { $better }
web-teaching-first-own = I’ll decide myself
