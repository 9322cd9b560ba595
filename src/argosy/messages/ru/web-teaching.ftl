# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = победа { $share }
web-teaching-hint-about = Оценено по тому, что вы можете знать. Выберите вариант, чтобы увидеть, где он; решаете всё равно вы.

## The curve and its moments

web-teaching-curve = Вероятность победы каждого игрока, ход за ходом
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Ход { $move } из { $count }: { $shares }
web-teaching-choice = Решение в этот момент
web-teaching-decided = { $name }: { $action }
# Of a decision, beside its line in the log
web-teaching-note = стоило { $share }; лучше: { $better }
web-teaching-good = Ничто другое не было заметно лучше.
# Beside the option that was decided on
web-teaching-played = сыграно
web-teaching-step = Это варианты того шага, который стоил больше всего.

## What cost most

web-teaching-moved = Ход { $move }, { $name }: { $action }
web-teaching-better = Лучше: { $better }

## How it is judged

web-teaching-judge = Оценивается по
web-teaching-by-known = Тому, что знал игрок
web-teaching-by-all = Всем картам
web-teaching-again = Попробовать снова

## Another move

# A button: a new game from the position before this move
web-teaching-try = Попробовать другой ход
# Label of a choice between the next two
web-teaching-first = Первый ход
web-teaching-first-better = Сыграть лучший: { $better }
web-teaching-first-own = Решить самостоятельно
