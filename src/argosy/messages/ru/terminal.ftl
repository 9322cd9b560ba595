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

## The table, its odds and its records

terminal-percent = { $percent } %
terminal-no-draw = Сейчас никто не решает, открывать ли карту.
terminal-column-for-you = Для вас
terminal-last-round = Последний раунд
terminal-game = Игроков: { $first }–{ $last }, версия правил: { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } действие
    [few] { $amount } действия
    [many] { $amount } действий
   *[other] { $amount } действия
}, всё по правилам.

## The rules in a few lines (the word help)

terminal-rule-bust = Второй корабль того же цвета — перебор: все карты гавани уходят в сброс. Если мечей у вас не меньше, чем на корабле, его можно потопить; корабль с черепом потопить нельзя.
terminal-rule-picks = При четырёх цветах кораблей в гавани активный игрок может взять 2 карты, при пяти — 3. Остальные могут взять 1 карту и платят за неё активному игроку 1 монету.
terminal-rule-tax = Повышение налогов: у кого 12 монет или больше, тот теряет половину; затем больше всех мечей или меньше всех очков приносит 1 монету.
terminal-rule-swords = Моряк: 1 меч. Пират: 2 меча.
terminal-rule-trader = Торговец: +1 монета за каждый корабль его цвета, которым вы торгуете.
terminal-rule-symbols = Капитан, Пастор, Поселенец: для экспедиций, которые вы выполняете в свой ход. Мастер на все руки: заменяет любого из них.
terminal-rule-mademoiselle = Девушка: каждый персонаж обходится вам на 1 монету дешевле.
terminal-rule-admiral = Адмирал: +2 монеты, если вы можете брать карты и в гавани их не меньше пяти.
terminal-rule-jester = Шутник: +1 монета после каждого перебора, а также если в чужой ход до вас дошла очередь, а гавань пуста.
terminal-rule-governor = Губернатор: можно взять на одну карту больше.
