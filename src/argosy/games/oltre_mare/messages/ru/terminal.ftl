# Oltre Mare at the terminal (argosy play, argosy replay).

## the table and its map

oltre-mare-terminal-column-ducats = Дукаты
oltre-mare-terminal-column-pirates = Пираты
oltre-mare-terminal-column-cargo = Стопка
oltre-mare-terminal-column-top = Сверху
oltre-mare-terminal-column-tokens = Жетоны
oltre-mare-terminal-column-cards = Карты
oltre-mare-terminal-column-power = Мощь
oltre-mare-terminal-column-port = Порт
oltre-mare-terminal-column-good = Товар
oltre-mare-terminal-column-payout = Выплата
oltre-mare-terminal-venice-in = Венеция ещё впереди
oltre-mare-terminal-venice-out = Венеция уже была
oltre-mare-terminal-venice-next = Вероятность, что следующая карта — Венеция: { $percent } %
oltre-mare-terminal-next-good = Следующая карта по товарам (одна из { $amount ->
    [one] { $amount } неизвестной карты
    [few] { $amount } неизвестных карт
    [many] { $amount } неизвестных карт
   *[other] { $amount } неизвестной карты
})
oltre-mare-terminal-no-card = Карт больше не осталось.
oltre-mare-terminal-map-ships = Цифры — корабли: номер перед именем игрока.
oltre-mare-terminal-map-reach = До портов в скобках сейчас можно доплыть.
oltre-mare-terminal-played = Сыгранные карты
oltre-mare-terminal-payouts = Серии из 1, 2, 3… карт приносят:
oltre-mare-terminal-symbols = 1, 2, 3, 4 одинаковых символа:
oltre-mare-terminal-set = Набор карт { $set }: карт { $cards }, портов { $ports }, морских путей { $routes }, жетонов порта { $tokens }.

## decisions

oltre-mare-terminal-help-words = help, map, odds, log, save ФАЙЛ, quit
oltre-mare-terminal-wanted-discard = отложите { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
} в пиратскую стопку (морская мощь { $power }). Введите номер.
oltre-mare-terminal-wanted-trade = торговля. Карт на руке: { $hand }, груз: { $load }, можно ещё купить: { $amount }.
oltre-mare-terminal-wanted-answer = предложение ждёт вашего ответа.
oltre-mare-terminal-wanted-play = сыграйте ровно { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}. Введите номера, например: 1 3
oltre-mare-terminal-wanted-sail = плывите. Осталось перемещений: { $amount }.
oltre-mare-terminal-wanted-compass = перенеситесь в порт или останьтесь.
oltre-mare-terminal-wanted-load = погрузите сыгранные карты, начиная с нижней. Введите номера, например: 2 1
oltre-mare-terminal-wanted-draft = закончите начатое.
oltre-mare-terminal-action-offer = Предложить сделку шаг за шагом
oltre-mare-terminal-runs = { $name }: груз приносит { $ducats } ({ $runs })
oltre-mare-terminal-run = серия { $goods }: { $ducats }
oltre-mare-terminal-run-at-least = серия, самое меньшее { $goods }: самое меньшее { $ducats }
oltre-mare-terminal-next-top = следующий ход: морская мощь { $power }, груз { $load }
oltre-mare-terminal-confirm = Enter: выполнить. Другие номера: выбрать заново. no: назад.
oltre-mare-terminal-yes-or-no = Enter: да. no: отменить.
oltre-mare-terminal-dropped = Отменено.
oltre-mare-terminal-one-card = Только по одной карте.
oltre-mare-terminal-card-twice = Названо дважды: { $card }
oltre-mare-terminal-no-such-card = Нет карты с номером «{ $text }».
oltre-mare-terminal-no-such-good = «{ $text }» — не товар.
oltre-mare-terminal-no-such-player = «{ $text }»: этому игроку нельзя сделать предложение.
oltre-mare-terminal-no-number = «{ $text }» — не целое число от 0 до { $most }.
oltre-mare-terminal-offer-begin = Предложение шаг за шагом; «cancel» отменяет его.
oltre-mare-terminal-offer-to = Кому? { $names }
oltre-mare-terminal-offer-all = всем
oltre-mare-terminal-offer-give = Какие карты вы отдаёте? Номера, например: 1 3. Enter: никаких.
oltre-mare-terminal-offer-give-ducats = Сколько дукатов вы отдаёте? Enter: нисколько.
oltre-mare-terminal-offer-want = Какие товары вы хотите? Например: 2 шёлк, самоцветы. Enter: никаких. Товары: { $goods }
oltre-mare-terminal-offer-want-ducats = Сколько дукатов вы хотите? Enter: нисколько.
oltre-mare-terminal-offer-whole = Предложение для: { $name }. Вы отдаёте: { $give }. Вы хотите: { $want }.
oltre-mare-terminal-offer-form = Предложение пишется так: { $text } (чёрточка — без карт или без товаров; вместо карт можно дать их номера).
oltre-mare-terminal-accept-with = Предложение просит: { $want }. Какие карты вы отдаёте? Введите номера.

## the rules in a few lines (the word help)

oltre-mare-terminal-rule-power = Морскую мощь и груз показывает верхняя карта вашей стопки груза. Если карт на руке больше морской мощи, сначала отложите карты в свою пиратскую стопку; каждая отнимает в конце 1 дукат.
oltre-mare-terminal-rule-buy = Торговля: можно купить до четырёх карт, по 3 дуката, или по 4, пока у вас 0 или меньше; долги разрешены. Карт нужно не меньше, чем требует груз.
oltre-mare-terminal-rule-deals = Сделки заключают активный игрок и один из остальных: любые карты и дукаты. Этот другой получает жетон престижа, не больше одного за ход.
oltre-mare-terminal-rule-truth = Товары в предложении всегда названы честно; символы, морская мощь, груз и порт видны только после сделки.
oltre-mare-terminal-rule-play = Действия: сыграйте ровно столько карт, сколько требует груз. Одинаковые символы считаются вместе: символы дуката приносят дукаты, пиратские флаги кладут карты в вашу пиратскую стопку, символы карт приносят карты, символы корабля — перемещения.
oltre-mare-terminal-rule-ship = Корабль проходит каждый морской путь не больше одного раза за ход. Там, где он останавливается, он берёт жетон порта, который с этого момента активен; в порту без жетона активный жетон переворачивается.
oltre-mare-terminal-rule-tokens = Действует только активный жетон. В конце за первое место по жетонам порта дают 6 дукатов, за второе — 3, за третье — 1; так же считаются жетоны престижа, при первом подсчёте и в конце.
oltre-mare-terminal-rule-load = Погрузка: сыгранные карты кладутся на стопку груза в любом порядке. Серии одного товара приносят дукаты по длине; верхняя карта задаёт морскую мощь и груз на следующий ход.
oltre-mare-terminal-rule-venice = Когда появляется Венеция, подсчитываются престиж и весь груз, кроме верхней серии: она остаётся.
oltre-mare-terminal-rule-end = Раунд, в котором кончается колода товаров, последний. Побеждает тот, у кого больше дукатов.
oltre-mare-terminal-rule-typing = Номера означают карты или порты, буквы — действия. Знаки на картах: ● дукат, ☠ пиратский флаг, ▤ добор карт, ▲ корабль; 5/2 — морская мощь 5, груз 2.
oltre-mare-terminal-rule-offer = Предложение в одной строке: { "offer 1 give gems-01,salt-03 2 want silk:2 0" }. Утверждение о нём: { "claim 4 power 6" }. Ответ: { "accept 4 with silk-02,silk-07" }.
