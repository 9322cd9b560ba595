# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Русский
terminal-you = Гость
terminal-compiling = Подготовка правил для этого компьютера (только в первый раз, минута-две)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}. Сид: { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
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

## Oltre Mare: the table and its map

terminal-column-ducats = Дукаты
terminal-column-pirates = Пираты
terminal-column-cargo = Стопка
terminal-column-top = Сверху
terminal-column-tokens = Жетоны
terminal-column-cards = Карты
terminal-column-power = Мощь
terminal-column-port = Порт
terminal-column-good = Товар
terminal-column-payout = Выплата
terminal-venice-in = Венеция ещё впереди
terminal-venice-out = Венеция уже была
terminal-venice-next = Вероятность, что следующая карта — Венеция: { $percent } %
terminal-next-good = Следующая карта по товарам (одна из { $amount ->
    [one] { $amount } неизвестной карты
    [few] { $amount } неизвестных карт
    [many] { $amount } неизвестных карт
   *[other] { $amount } неизвестной карты
})
terminal-no-card = Карт больше не осталось.
terminal-map-ships = Цифры — корабли: номер перед именем игрока.
terminal-map-reach = В порты в скобках можно попасть сейчас.
terminal-played = Сыгранные карты
terminal-payouts = Серии из 1, 2, 3… карт приносят:
terminal-symbols = 1, 2, 3, 4 одинаковых символа:
terminal-set = Набор карт { $set }: карт { $cards }, портов { $ports }, морских путей { $routes }, жетонов порта { $tokens }.

## Oltre Mare: decisions

terminal-sea-help-words = help, map, odds, log, save ФАЙЛ, quit
terminal-wanted-discard = отложите { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
} (морская мощь { $power }). Введите номер.
terminal-wanted-trade = торговля. Карт на руке: { $hand }, груз: { $load }, можно ещё купить: { $amount }.
terminal-wanted-answer = предложение ждёт вашего ответа.
terminal-wanted-play = сыграйте ровно { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}. Введите номера, например: 1 3
terminal-wanted-sail = плывите. Осталось перемещений: { $amount }.
terminal-wanted-compass = перенеситесь в порт или останьтесь.
terminal-wanted-load = погрузите сыгранные карты, начиная с нижней. Введите номера, например: 2 1
terminal-wanted-draft = закончите начатое.
terminal-action-offer = Предложить сделку шаг за шагом
terminal-runs = { $name }: груз приносит { $ducats } ({ $runs })
terminal-run = серия { $goods }: { $ducats }
terminal-run-at-least = серия, самое меньшее { $goods }: самое меньшее { $ducats }
terminal-next-top = следующий ход: морская мощь { $power }, груз { $load }
terminal-confirm = Enter: выполнить. Другие номера: выбрать заново. no: назад.
terminal-yes-or-no = Enter: да. no: отменить.
terminal-dropped = Отменено.
terminal-one-card = Только по одной карте.
terminal-card-twice = Названо дважды: { $card }
terminal-no-such-card = Нет карты с номером «{ $text }».
terminal-no-such-good = «{ $text }» — не товар.
terminal-no-such-player = «{ $text }»: этому игроку нельзя сделать предложение.
terminal-no-number = «{ $text }» — не целое число от 0 до { $most }.
terminal-offer-begin = Предложение шаг за шагом; «cancel» отменяет его.
terminal-offer-to = Кому? { $names }
terminal-offer-all = всем
terminal-offer-give = Какие карты вы отдаёте? Номера, например: 1 3. Enter: никаких.
terminal-offer-give-ducats = Сколько дукатов вы отдаёте? Enter: нисколько.
terminal-offer-want = Какие товары вы хотите? Например: 2 шёлк, самоцветы. Enter: никаких. Товары: { $goods }
terminal-offer-want-ducats = Сколько дукатов вы хотите? Enter: нисколько.
terminal-offer-whole = Предложение для: { $name }. Вы отдаёте: { $give }. Вы хотите: { $want }.
terminal-offer-form = Предложение пишется так: { $text } (чёрточка — без карт или без товаров; вместо карт можно дать их номера).
terminal-accept-with = Предложение просит: { $want }. Какие карты вы отдаёте? Введите номера.

## Oltre Mare: the rules in a few lines (the word help)

terminal-sea-rule-power = Морскую мощь и груз показывает верхняя карта вашей стопки груза. Если карт на руке больше морской мощи, сначала отложите карты в свою пиратскую стопку; каждая стоит в конце 1 дукат.
terminal-sea-rule-buy = Торговля: можно купить до четырёх карт, по 3 дуката, или по 4, пока у вас 0 или меньше; долги разрешены. Карт нужно не меньше, чем груз.
terminal-sea-rule-deals = Сделки заключают активный игрок и один из остальных: любые карты и дукаты. Этот другой получает жетон престижа, не больше одного за ход.
terminal-sea-rule-truth = Товары в предложении всегда правдивы; символы, морская мощь, груз и порт видны только после сделки.
terminal-sea-rule-play = Действия: сыграйте ровно столько карт, каков груз. Одинаковые символы считаются вместе: символы дуката приносят дукаты, пиратские флаги кладут карты в вашу пиратскую стопку, символы карт приносят карты, символы корабля — перемещения.
terminal-sea-rule-ship = Корабль проходит каждый морской путь не больше одного раза за ход. Там, где он останавливается, он берёт жетон порта, который с этого момента активен; в порту без жетона активный жетон переворачивается.
terminal-sea-rule-tokens = Действует только активный жетон. В конце больше всех жетонов порта приносит 6 дукатов, следующее место 3, третье 1; так же жетоны престижа, при Венеции и в конце.
terminal-sea-rule-load = Погрузка: сыгранные карты кладутся на стопку груза в любом порядке. Серии одного товара платят по длине; верхняя карта задаёт морскую мощь и груз на следующий ход.
terminal-sea-rule-venice = Когда появляется Венеция, подсчитываются престиж и весь груз, кроме верхней серии: она остаётся.
terminal-sea-rule-end = Раунд, в котором кончается колода товаров, последний. Побеждает тот, у кого больше дукатов.
terminal-sea-rule-typing = Номера означают карты или порты, буквы — действия. Знаки на картах: ● дукат, ☠ пиратский флаг, ▤ добор карт, ▲ корабль; 5/2 — морская мощь 5, груз 2.
terminal-sea-rule-offer = Предложение в одной строке: offer 1 give gems-01,salt-03 2 want silk:2 0. Утверждение о нём: claim 4 power 6. Ответ: accept 4 with silk-02,silk-07.
