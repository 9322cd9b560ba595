# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = Следующая карта — перебор с вероятностью { $chance }.
hint-card-worth = { $card }: приносит вам { $share } победы по сравнению с тем, чтобы не брать ничего.
hint-denies = { $seat } теряет от этого больше всех: { $share }.
hint-deal = По сравнению с отказом от сделки: вы { $share }, { $seat } { $theirs }.
hint-ahead = Следующее по силе решение хуже на { $share }.
hint-close = Следующее по силе решение почти так же хорошо.
hint-none = Здесь не из чего выбирать.

## The analysis of a game

analysis-title = Доли победы и из чего они складываются
analysis-start = Начало
analysis-luck = Удача
analysis-deals = Сделки
analysis-skill = Свои ходы
analysis-others = Ходы других
analysis-outcome = Итог
analysis-accuracy = Точность
analysis-decisions = Решений
analysis-costly = Самые дорогие решения
analysis-cost = Ход { $move }, { $name }: { $action } стоило { $share }; лучше: { $better }
analysis-no-cost = Ни одно решение не стоило 2 % победы или больше.
analysis-known = Каждое решение оценивается по тому, что мог знать игрок.
analysis-all = Каждое решение оценивается по всем картам, в том числе по тем, которых игрок не видел.
analysis-progress = Партия оценивается
