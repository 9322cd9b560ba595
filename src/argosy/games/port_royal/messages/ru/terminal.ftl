# Port Royal at the terminal (argosy play, argosy replay).

port-royal-terminal-picks = можно взять ещё { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
port-royal-terminal-bust = Вероятность перебора на следующей карте: { $percent } %
port-royal-terminal-next-card = Следующая карта по видам
port-royal-terminal-kind-ship = Корабль
port-royal-terminal-kind-person = Персонаж
port-royal-terminal-kind-expedition = Экспедиция
port-royal-terminal-kind-tax = Повышение налогов
port-royal-terminal-column-points = Очки
port-royal-terminal-column-coins = Монеты
port-royal-terminal-column-swords = Мечи
port-royal-terminal-column-display = Личное поле
port-royal-terminal-not-eligible = без экспедиции победить нельзя
port-royal-terminal-no-draw = Сейчас никто не решает, открывать ли карту.
port-royal-terminal-column-for-you = Для вас

## The rules in a few lines (the word help)

port-royal-terminal-rule-bust = Второй корабль того же цвета — перебор: все карты гавани уходят в сброс. Если мечей у вас не меньше, чем на корабле, его можно потопить; корабль с черепом потопить нельзя.
port-royal-terminal-rule-picks = При четырёх цветах кораблей в гавани активный игрок может взять 2 карты, при пяти — 3. Остальные могут взять 1 карту и платят за неё активному игроку 1 монету.
port-royal-terminal-rule-tax = Повышение налогов: у кого 12 монет или больше, тот теряет половину; затем 1 монету получает игрок с наибольшим числом мечей или с наименьшим числом очков.
port-royal-terminal-rule-swords = Моряк: 1 меч. Пират: 2 меча.
port-royal-terminal-rule-trader = Торговец: +1 монета за каждый взятый вами корабль его цвета.
port-royal-terminal-rule-symbols = Капитан, Пастор, Поселенец: для экспедиций, которые вы выполняете в свой ход. Мастер на все руки: заменяет любого из них.
port-royal-terminal-rule-mademoiselle = Девушка: каждый персонаж обходится вам на 1 монету дешевле.
port-royal-terminal-rule-admiral = Адмирал: +2 монеты, если вы можете брать карты и в гавани их не меньше пяти.
port-royal-terminal-rule-jester = Шутник: +1 монета после каждого перебора, а также если в чужой ход до вас дошла очередь, а гавань пуста.
port-royal-terminal-rule-governor = Губернатор: можно взять на одну карту больше.
