# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = výhra { $share }
# A button under a hint: puts its cards, or its offer, in place; nothing is sent
web-teaching-lay-out = Připravit za mě
web-teaching-hint-about = Posouzeno podle toho, co můžete vědět. Výběrem návrhu uvidíte, kde je; rozhodujete vy.
# The reason of a hint that has no other.
web-teaching-hint-best = Při dohrávání odsud tak vyhrajete nejčastěji.
web-teaching-hint-less = Při dohrávání odsud tak vyhrajete méně často.

## The curve and its moments

web-teaching-curve = Jak pravděpodobná byla výhra každého hráče, krok za krokem
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Krok { $move } z { $count }: { $shares }
web-teaching-choice = Rozhodnutí v této chvíli
web-teaching-decided = { $name }: { $action }
# Of a decision, beside its line in the log
web-teaching-note = stálo { $share }; lépe: { $better }
web-teaching-good = Nic jiného nebylo zřetelně lepší.
# Beside the option that was decided on
web-teaching-played = zahráno
web-teaching-step = Toto jsou možnosti kroku, který stál nejvíc.

## What cost most

web-teaching-moved = Krok { $move }, { $name }: { $action }
web-teaching-better = Lépe: { $better }
## At the end of a game: two figures, and the worst decision

web-teaching-figures = Přesnost: 100 je bez chyby. Štěstí: o kolik náhoda změnila vaši šanci na výhru.
web-teaching-costliest = Vaše nejdražší rozhodnutí
# A button: the same moment once more
web-teaching-try-again = Zkusit to znovu
web-teaching-no-cost = Žádné vaše rozhodnutí nestálo { $share } šance na výhru ani víc.

## How it is judged

web-teaching-judge = Posuzuje se podle
web-teaching-by-known = Co hráč věděl
web-teaching-by-all = Všechny karty
web-teaching-again = Zkusit znovu

## Another move

# A button: a new game from the position before this move
web-teaching-try = Zkusit to odtud jinak
# Label of a choice between the next two
web-teaching-first = První tah
web-teaching-first-better = Zahrát ten lepší: { $better }
web-teaching-first-own = Rozhodnu se po svém
