# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = Следующая карта — перебор с вероятностью { $chance }.
hint-card-worth = { $card }: { $share } к шансам на победу по сравнению с тем, чтобы не брать ничего.
hint-denies = { $seat } теряет от этого больше всех: { $share }.
hint-deal = По сравнению с отказом от сделки: вы { $share }, { $seat } { $theirs }.
hint-ahead = Следующее по силе решение хуже на { $share }.
hint-close = Следующее по силе решение почти так же хорошо.
hint-none = Здесь не из чего выбирать.

## The analysis of a game

analysis-title = Шансы на победу и из чего они складываются
analysis-start = Начало
analysis-luck = Удача
analysis-deals = Сделки
analysis-skill = Свои решения
analysis-others = Решения других
analysis-outcome = Итог
analysis-accuracy = Точность
analysis-decisions = Решений
analysis-costly = Самые дорогостоящие решения
analysis-cost = Шаг { $move }, { $name }: { $action }, цена { $share }; лучше: { $better }
analysis-no-cost = Ни одно решение не стоило 2 % шансов на победу или больше.
analysis-known = Каждое решение оценивается по тому, что мог знать игрок.
analysis-all = Каждое решение оценивается по всем картам, в том числе по тем, которых игрок не видел.
analysis-progress = Партия оценивается
