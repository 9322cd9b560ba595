# Hints at the table and the analysis of a game, in the browser. Shares are finished percentages; $action, $better and $shares are finished texts.
# Player names are never declined: they stand first, or behind a colon.

## A hint

# $share: of the win that may be expected of the best decision
web-teaching-win = победа { $share }
# A button under a hint: puts its cards, or its offer, in place; nothing is sent
web-teaching-lay-out = Подготовить за меня
web-teaching-hint-about = Оценено по тому, что вы можете знать. Выберите вариант, чтобы увидеть его на столе; решаете всё равно вы.
# The reason of a hint that has no other.
web-teaching-hint-best = Если доиграть отсюда, так побеждают чаще всего.
web-teaching-hint-less = Если доиграть отсюда, так побеждают реже.

## The curve and its moments

web-teaching-curve = Вероятность победы каждого игрока, шаг за шагом
# $shares: each player with his share of the win, joined with commas
web-teaching-at = Шаг { $move } из { $count }: { $shares }
web-teaching-choice = Решение в этот момент
web-teaching-decided = { $name }: { $action }
# Of a decision, beside its line in the log
web-teaching-note = цена: { $share }; лучше: { $better }
web-teaching-good = Ничто другое не было заметно лучше.
# Beside the option that was decided on
web-teaching-played = сыграно
web-teaching-step = Это варианты того шага, который стоил больше всего.

## What cost most

web-teaching-moved = Шаг { $move }, { $name }: { $action }
web-teaching-better = Лучше: { $better }
## At the end of a game: two figures, and the worst decision

web-teaching-figures = Точность: 100 — без ошибок. Удача: насколько случай изменил ваши шансы на победу.
web-teaching-costliest = Ваше самое дорогостоящее решение
# A button: the same moment once more
web-teaching-try-again = Попробовать ещё раз
web-teaching-no-cost = Ни одно ваше решение не стоило { $share } шансов на победу или больше.

## How it is judged

web-teaching-judge = Оценивается по
web-teaching-by-known = Знания игрока
web-teaching-by-all = Все карты
web-teaching-again = Ещё раз

## Another move

# A button: a new game from the position before this move
web-teaching-try = Сыграть отсюда иначе
# Label of a choice between the next two
web-teaching-first = Первый ход
web-teaching-first-better = Сыграть лучший: { $better }
web-teaching-first-own = Решить самостоятельно
