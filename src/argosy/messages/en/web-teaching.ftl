# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = win { $share }
web-teaching-hint-about = Judged by what you may know. Choose one to see where it is; it is still you who decides.

## The curve and its moments

web-teaching-curve = How likely each player was to win, move by move
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Move { $move } of { $count }: { $shares }
web-teaching-choice = The decision at this moment
web-teaching-decided = { $name }: { $action }
# Of a decision, beside its line in the log
web-teaching-note = cost { $share }; better: { $better }
web-teaching-good = Nothing else was clearly better.
# Beside the option that was decided on
web-teaching-played = played
web-teaching-step = These are the options of the step that cost most.

## What cost most

web-teaching-moved = Move { $move }, { $name }: { $action }
web-teaching-better = Better: { $better }

## How it is judged

web-teaching-judge = Judged by
web-teaching-by-known = What each player knew
web-teaching-by-all = All cards
web-teaching-again = Try again

## Another move

# A button: a new game from the position before this move
web-teaching-try = Try this move instead
# Label of a choice between the next two
web-teaching-first = The first move
web-teaching-first-better = Play the better one: { $better }
web-teaching-first-own = Decide for myself
