# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Русский
terminal-you = Гость
terminal-compiling = Подготовка правил для этого компьютера (только в первый раз, около полуминуты)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}. Сид: { $seed }.
terminal-help = Введите клавишу или действие целиком. Другие команды: { $words }.
terminal-help-words = help, odds, log, save ФАЙЛ, quit
terminal-your-decision = { $name }, ваше решение:
terminal-picks = можно взять ещё { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
terminal-bust = Вероятность перебора на следующей карте: { $percent } %
terminal-next-card = Следующая карта по видам
terminal-kind-ship = Корабль
terminal-kind-person = Персонаж
terminal-kind-expedition = Экспедиция
terminal-kind-tax = Повышение налогов
terminal-column-player = Игрок
terminal-column-points = Очки
terminal-column-coins = Монеты
terminal-column-swords = Мечи
terminal-column-display = Личное поле
terminal-not-understood = Нет такой клавиши или действия: «{ $text }».
terminal-near = Возможно, вы имели в виду «{ $text }»?
terminal-saved = Сохранено: { $file }
terminal-save-failed = Не удалось сохранить файл { $file }: { $reason }
terminal-save-name = Укажите имя файла: save ФАЙЛ
terminal-ranking = Итоговые места
terminal-winner = Победитель: { $names }
terminal-winners = Общая победа: { $names }
terminal-not-eligible = без экспедиции победить нельзя
terminal-goodbye = Партия осталась незаконченной. Тот же стол ещё раз: { $command }
terminal-thinking = { $name } думает…
