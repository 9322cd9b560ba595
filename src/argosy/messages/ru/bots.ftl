# The bots: their levels, in the waiting room and in the terminal.

level-cabin-boy = Юнга
level-boatswain = Боцман
level-captain = Капитан
level-admiral = Адмирал
level-simple = Простой
level-random = Случайный

# In one sentence, beside the name
level-about-cabin-boy = Новичок: слишком часто искушает судьбу и хватает всё, что блестит.
level-about-boatswain = Крепкий игрок для приятного вечера; мало следит за тем, что нужно другим.
level-about-captain = Знает вероятности и цену каждой карты: сильный соперник.
level-about-admiral = Самый сильный: продумывает каждое решение до конца и тратит на это чуть больше времени.
