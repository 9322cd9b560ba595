# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = výhra { $share }
web-teaching-hint-about = Posouzeno podle toho, co můžete vědět. Výběrem návrhu uvidíte, kde je; rozhodujete vy.

## The curve and its moments

web-teaching-curve = Jak pravděpodobná byla výhra každého hráče, tah po tahu
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Tah { $move } z { $count }: { $shares }
web-teaching-choice = Rozhodnutí v této chvíli
web-teaching-decided = { $name }: { $action }
# Of a decision, beside its line in the log
web-teaching-note = stálo { $share }; lepší: { $better }
web-teaching-good = Nic jiného nebylo zřetelně lepší.
# Beside the option that was decided on
web-teaching-played = zahráno
web-teaching-step = Toto jsou možnosti kroku, který stál nejvíc.

## What cost most

web-teaching-moved = Tah { $move }, { $name }: { $action }
web-teaching-better = Lepší: { $better }

## How it is judged

web-teaching-judge = Posuzuje se podle
web-teaching-by-known = Co hráč věděl
web-teaching-by-all = Všechny karty
web-teaching-again = Zkusit znovu

## Another move

# A button: a new game from the position before this move
web-teaching-try = Zkusit místo toho lepší tah
# Label of a choice between the next two
web-teaching-first = První tah
web-teaching-first-better = Zahrát ten lepší: { $better }
web-teaching-first-own = Rozhodnout sám za sebe
