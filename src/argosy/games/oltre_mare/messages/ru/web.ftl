# The Oltre Mare table in the browser. Names of cards, goods, tokens, phases and events are in oltre-mare.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Most of these stand on buttons or beside figures: keep them short.

## Cards in words (read aloud, and under the large picture)

# $card: name of the card, such as “Salt 8”; $symbols: one or two names of symbols, joined by commas
web-oltre-mare-marks = { $card }: { $symbols }; морская мощь { $power }, груз { $load }
web-oltre-mare-marks-port = { $card }: { $symbols }; морская мощь { $power }, груз { $load }; порт: { $port }
# A card in a sentence, told from others of its good; $symbols: one or two, joined by “+”
web-oltre-mare-card-marked = { $good } ({ $symbols }, мощь { $power })
web-oltre-mare-symbols = Символы
web-oltre-mare-port = Порт
web-oltre-mare-copies = Карты этого товара
web-oltre-mare-payout = Серия из 1, 2, 3… карт приносит

## The bar on top

web-oltre-mare-phases = Фазы хода
# The four phases of a turn, as short as possible
web-oltre-mare-phase-power = Морская мощь
web-oltre-mare-phase-trade = Торговля
web-oltre-mare-phase-actions = Действия
web-oltre-mare-phase-loading = Погрузка
web-oltre-mare-your-decision = Ваше решение
# What is wanted of you, after “Your decision”
web-oltre-mare-why-offer = { $name } ждёт вашего ответа
web-oltre-mare-why-choose = { $name } соглашается: заключите сделку
# You have accepted; the one who made the offer now chooses
web-oltre-mare-why-chosen = Вы согласились. Теперь решает { $name }
web-oltre-mare-why-discard = { $count ->
    [one] Отдайте пиратам { $count } карту
    [few] Отдайте пиратам { $count } карты
    [many] Отдайте пиратам { $count } карт
   *[other] Отдайте пиратам { $count } карты
}
web-oltre-mare-why-trade = Торгуйте, покупайте, затем завершите фазу торговли
web-oltre-mare-why-play = { $count ->
    [one] Выберите { $count } карту, чтобы сыграть
    [few] Выберите { $count } карты, чтобы сыграть
    [many] Выберите { $count } карт, чтобы сыграть
   *[other] Выберите { $count } карты, чтобы сыграть
}
web-oltre-mare-why-sail = { $count ->
    [one] Плавание: ещё { $count } перемещение
    [few] Плавание: ещё { $count } перемещения
    [many] Плавание: ещё { $count } перемещений
   *[other] Плавание: ещё { $count } перемещения
}
web-oltre-mare-why-compass = По компасу в любой порт или останьтесь
web-oltre-mare-why-load = Выберите порядок погрузки
# $names: one or several players, already joined with commas
web-oltre-mare-waits-for = Ожидаем: { $names }
web-oltre-mare-round = Раунд { $number }
web-oltre-mare-last-round = Последний раунд
web-oltre-mare-undo = Отменить

## Players

web-oltre-mare-you = Вы
web-oltre-mare-others = Другие игроки
web-oltre-mare-your-seat = Ваше место
web-oltre-mare-watching = Вы наблюдаете за партией.
# Bots bear first names of Venetian captains, one for each seat; they need no translation, only the right letters
web-oltre-mare-captain-0 = Андзоло
web-oltre-mare-captain-1 = Дзуане
web-oltre-mare-captain-2 = Марин
web-oltre-mare-captain-3 = Пьеро
web-oltre-mare-captain-4 = Лунардо
# Said of another player, beside the name
web-oltre-mare-offers-you = предлагает вам сделку
web-oltre-mare-wants-no-deals = без сделок в этом ходу
web-oltre-mare-considers = обдумывает предложение
web-oltre-mare-all-about = Всё об игроке: { $name }
web-oltre-mare-ducats = Дукаты
web-oltre-mare-tokens = Жетоны порта
web-oltre-mare-no-tokens = Жетонов порта пока нет
web-oltre-mare-token-active = активен
web-oltre-mare-no-active-token = нет активного жетона
# Beside a figure, very little room
web-oltre-mare-prestige-short = престиж
web-oltre-mare-pirates-short = пираты
web-oltre-mare-in-port = порт: { $port }
web-oltre-mare-cargo-size = Стопка: { $amount }
web-oltre-mare-my-cargo = { $amount ->
    [one] Ваша стопка груза: { $amount } карта
    [few] Ваша стопка груза: { $amount } карты
    [many] Ваша стопка груза: { $amount } карт
   *[other] Ваша стопка груза: { $amount } карты
}
web-oltre-mare-hand-empty = На руке нет карт
web-oltre-mare-in-offer = в предложении
web-oltre-mare-bottom-first = Снизу вверх.
web-oltre-mare-unknown-card = карта, которой вы не знаете
web-oltre-mare-cargo-closed = { $amount ->
    [one] { $amount } карта. За этим столом никто не просматривает стопку груза: видна только верхняя карта.
    [few] { $amount } карты. За этим столом никто не просматривает стопку груза: видна только верхняя карта.
    [many] { $amount } карт. За этим столом никто не просматривает стопку груза: видна только верхняя карта.
   *[other] { $amount } карты. За этим столом никто не просматривает стопку груза: видна только верхняя карта.
}
web-oltre-mare-pirates-closed = { $amount ->
    [one] { $amount } карта лицом вниз. В конце каждая отнимает 1 дукат.
    [few] { $amount } карты лицом вниз. В конце каждая отнимает 1 дукат.
    [many] { $amount } карт лицом вниз. В конце каждая отнимает 1 дукат.
   *[other] { $amount } карты лицом вниз. В конце каждая отнимает 1 дукат.
}

## The chart

web-oltre-mare-chart = Морская карта
# $names: the players whose ships lie in a port
web-oltre-mare-ships-here = Корабли: { $names }
web-oltre-mare-may-sail = Туда можно плыть
# In the corner of the chart, behind a picture of the ring: where the trip of this turn can end
web-oltre-mare-trip-ends = { $count ->
    [one] { $count } переход заканчивается здесь
    [few] { $count } перехода заканчиваются здесь
    [many] { $count } переходов заканчиваются здесь
   *[other] { $count } перехода заканчиваются здесь
}
# Before the ports of a course, joined by arrows
web-oltre-mare-trip = { $count ->
    [one] { $count } переход:
    [few] { $count } перехода:
    [many] { $count } переходов:
   *[other] { $count } перехода:
}
web-oltre-mare-planned = запланировано
# What comes of ending there
web-oltre-mare-end-lost = Здесь нет жетона: ваш активный жетон перевернётся.
web-oltre-mare-end-nothing = Здесь нет жетона.
web-oltre-mare-end-compass = Отсюда компас ведёт в любой порт.
web-oltre-mare-whole-chart = Вся карта или близ вашего корабля
web-oltre-mare-nearer = Приблизить
web-oltre-mare-farther = Отдалить
web-oltre-mare-played = Сыграно в этом ходу: { $name }

## The planner: what the chosen cards will do

web-oltre-mare-planner = План
web-oltre-mare-play-so-many = Сыграть { $chosen } из { $count }
# Behind a figure that shows how many: “3 pirate cards”
web-oltre-mare-effect-ducat = { $count ->
    [one] дукат
    [few] дуката
    [many] дукатов
   *[other] дуката
}
web-oltre-mare-effect-pirate = { $count ->
    [one] пират
    [few] пирата
    [many] пиратов
   *[other] пирата
}
web-oltre-mare-effect-draw = { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
web-oltre-mare-effect-ship = { $count ->
    [one] перемещение
    [few] перемещения
    [many] перемещений
   *[other] перемещения
}
web-oltre-mare-next-turn = следующий ход
web-oltre-mare-load-order = Порядок погрузки, снизу
# $place: 1 is the bottom; $card: the card and its marks
web-oltre-mare-load-place = Место { $place }: { $card }
web-oltre-mare-run = { $number } × { $good }: принесёт { oltre-mare-ducats-object }
web-oltre-mare-run-at-least = { $number } × { $good } или больше: принесёт самое меньшее { oltre-mare-ducats-object }
web-oltre-mare-sail-on = { $count ->
    [one] Плавание: { $count } перемещение
    [few] Плавание: { $count } перемещения
    [many] Плавание: { $count } перемещений
   *[other] Плавание: { $count } перемещения
}
# $chosen: cards chosen so far
web-oltre-mare-discard-so-many = Морская мощь { $power }: пиратам { $chosen } из { $count }
web-oltre-mare-turn-of = { $name }: { $phase }
# The button that ends a phase
web-oltre-mare-do-discard = { $count ->
    [one] Отдать пиратам { $count } карту
    [few] Отдать пиратам { $count } карты
    [many] Отдать пиратам { $count } карт
   *[other] Отдать пиратам { $count } карты
}
web-oltre-mare-do-finish = Завершить торговлю
web-oltre-mare-do-play = { $count ->
    [one] Сыграть { $count } карту
    [few] Сыграть { $count } карты
    [many] Сыграть { $count } карт
   *[other] Сыграть { $count } карты
}
web-oltre-mare-do-stay = Остаться здесь
web-oltre-mare-do-load = Погрузить
# On the same button, for those who want to be asked
web-oltre-mare-press-again = Ещё раз для подтверждения

## The dealing desk

web-oltre-mare-desk = Торговый стол
web-oltre-mare-desk-closed = Сделки заключают в фазе торговли.
web-oltre-mare-desk-idle = Открытых предложений нет.
web-oltre-mare-desk-quiet = В этом ходу вы не хотите сделок.
web-oltre-mare-no-deals = Без сделок в этом ходу
web-oltre-mare-offer-of = Предложение игрока: { $name }
# After a player’s name
web-oltre-mare-offers = предлагает
web-oltre-mare-offers-all = предлагает всем
web-oltre-mare-open-offer = Показать, что выйдет
web-oltre-mare-you-get = вы получите
web-oltre-mare-you-give = вы отдадите
web-oltre-mare-which-cards = Какие карты вы отдаёте
web-oltre-mare-then-ducats = дукаты
web-oltre-mare-then-hand = на руке
# What a deal is worth: the best run of one’s cargo in ducats; cards in hand against the naval power
web-oltre-mare-worth-run = лучшая серия
web-oltre-mare-worth-hand = рука, мощь { $power }
web-oltre-mare-then-load = груз { $load }
# Whether the load can still be reached after a deal
web-oltre-mare-out-of-reach = недостижим
web-oltre-mare-they-choose = Если вы согласны, сделка состоится, когда выберут ваш ответ.
# The same where the offer is for you alone; $name: who made it
web-oltre-mare-they-confirm = Если вы согласны, сделку ещё нужно подтвердить: { $name }.
web-oltre-mare-accept = Принять
web-oltre-mare-counter = Встречное
web-oltre-mare-decline = Отклонить
web-oltre-mare-take-back = Забрать назад
web-oltre-mare-your-offer = Ваше предложение
web-oltre-mare-your-offer-all = Ваше предложение всем
web-oltre-mare-your-offer-to = Ваше предложение, кому: { $name }
web-oltre-mare-withdraw = Отозвать
web-oltre-mare-choose-answer = Выберите ответ
web-oltre-mare-agrees = { $name } соглашается
web-oltre-mare-deal = Заключить сделку
web-oltre-mare-considering = Ещё думает: { $names }
web-oltre-mare-declined = Отказ: { $names }
# Claims about hidden cards; true or not. In quotation marks.
web-oltre-mare-say = Сказать о картах…
web-oltre-mare-claim-symbol = «На одной символ: { $symbol }».
web-oltre-mare-claim-power = «На одной морская мощь { $amount }».
web-oltre-mare-claim-load = «На одной груз { $amount }».
web-oltre-mare-claim-port = «На одной порт { $port }».
web-oltre-mare-unchecked = не проверено
# What a bot says over an offer: about what all can see, never about its hand; it fits any gender.
# $goods: the goods it speaks of, in the case of “I seek …”
web-oltre-mare-said-gems = самоцветы
web-oltre-mare-said-scrolls = свитки
web-oltre-mare-said-silk = шёлк
web-oltre-mare-said-salt = соль
web-oltre-mare-said-pottery = керамику
web-oltre-mare-said-olives = оливки
web-oltre-mare-said-grain = зерно
web-oltre-mare-says-counter = Так не пойдёт. А вот так можно.
web-oltre-mare-says-seek-run = Собираю { $goods }: хочу серию подлиннее.
web-oltre-mare-says-seek = Ищу { $goods }.
web-oltre-mare-says-spare = Могу отдать { $goods }.
web-oltre-mare-says-gift = Это подарок.
web-oltre-mare-says-beg = А что взамен?
web-oltre-mare-says-need = Для себя собираю { $goods }.
web-oltre-mare-says-few = { oltre-mare-ducats } за { $goods }? Маловато.
web-oltre-mare-says-dear = { oltre-mare-ducats }? Для меня дорого.
web-oltre-mare-says-rival = Вы собираете { $goods }. Помогать не буду.
web-oltre-mare-says-other = Собираю { $goods }, а это мне ни к чему.
web-oltre-mare-says-honoured = Престиж за этот ход у меня уже есть.
web-oltre-mare-says-little = Мне от этого мало пользы.
# Said when it withdraws an offer that somebody has agreed to
web-oltre-mare-says-regret = Нет, пожалуй, всё-таки не стоит.
web-oltre-mare-quoted = «{ $line }»
# The ducats of an offer have changed: $before is the figure it had
web-oltre-mare-new-price = Теперь { oltre-mare-ducats } вместо { $before }
web-oltre-mare-new-terms = Новые условия за те же товары
web-oltre-mare-new-offer = Новое предложение
web-oltre-mare-offer-to = Кому
web-oltre-mare-all = Всем
web-oltre-mare-drop-offer = Убрать предложение
web-oltre-mare-give = отдаю
web-oltre-mare-want = хочу
web-oltre-mare-give-ducats = Дукаты, которые вы отдаёте
web-oltre-mare-want-ducats = Дукаты, которые вы хотите
web-oltre-mare-less = На один меньше
web-oltre-mare-more = На один больше
web-oltre-mare-tap-cards = нажмите на карты на руке
web-oltre-mare-take-out = Убрать: { $card }
web-oltre-mare-one-less = На один меньше: { $good }
web-oltre-mare-add-good = Добавить товар
web-oltre-mare-offer-hint = Добавьте карты или товары. Предложение с пустой стороной — подарок.
# Stands above figures: what hands and ducats would be after the deal.
web-oltre-mare-if-accepted = Если его примут:
web-oltre-mare-send = Предложить
web-oltre-mare-buy = Купить
web-oltre-mare-buys-left = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
    [many] ещё { $count }
   *[other] ещё { $count }
}

## Scorings

web-oltre-mare-first-scoring = Первый подсчёт
# One line for each thing that is scored, before the ducats it brings
web-oltre-mare-line-rank_prestige = престиж
web-oltre-mare-line-run = серия
# Runs of one card each, all in one line; the figure stands before it
web-oltre-mare-line-singles = { $count ->
    [one] одиночная карта
    [few] одиночные карты
    [many] одиночных карт
   *[other] одиночной карты
}
web-oltre-mare-line-keep = остаётся в грузе
web-oltre-mare-line-loss = пиратская стопка
web-oltre-mare-line-rank_tokens = жетоны порта
web-oltre-mare-line-hand_cards = карты на руке
# Ducats before the scoring, above its lines
web-oltre-mare-before = До подсчёта
# Who won and by what; then where the difference to the second came from
web-oltre-mare-won-by = { $ahead ->
    [0] { $name } и { $other }: дукатов поровну, решает больший груз.
    [one] { $name } опережает на { $ahead } дукат, второе место: { $other }.
    [few] { $name } опережает на { $ahead } дуката, второе место: { $other }.
    [many] { $name } опережает на { $ahead } дукатов, второе место: { $other }.
   *[other] { $name } опережает на { $ahead } дуката, второе место: { $other }.
}
web-oltre-mare-won-by-you = { $ahead ->
    [0] Вы и { $other }: дукатов поровну, решает больший груз.
    [one] Вы опережаете на { $ahead } дукат, второе место: { $other }.
    [few] Вы опережаете на { $ahead } дуката, второе место: { $other }.
    [many] Вы опережаете на { $ahead } дукатов, второе место: { $other }.
   *[other] Вы опережаете на { $ahead } дуката, второе место: { $other }.
}
web-oltre-mare-won-over-you = { $ahead ->
    [0] { $name } и вы: дукатов поровну, решает больший груз.
    [one] { $name } опережает вас на { $ahead } дукат.
    [few] { $name } опережает вас на { $ahead } дуката.
    [many] { $name } опережает вас на { $ahead } дукатов.
   *[other] { $name } опережает вас на { $ahead } дуката.
}
web-oltre-mare-won-before = Больше всего значило заработанное до подсчёта (+{ $amount }).
web-oltre-mare-won-cargo = Больше всего значил груз (+{ $amount }).
web-oltre-mare-won-prestige = Больше всего значил престиж (+{ $amount }).
web-oltre-mare-won-pirates = Больше всего значила меньшая стопка пиратов (+{ $amount }).
web-oltre-mare-won-rank_tokens = Больше всего значили портовые жетоны (+{ $amount }).
web-oltre-mare-won-hand_cards = Больше всего значили карты на руке (+{ $amount }).
web-oltre-mare-won-run = Лучшая серия: { $number } × { $good } (+{ $amount }).
# What decided the game; $round: number of the round, $name: who did it
web-oltre-mare-decided-final = Всё решил итоговый подсчёт.
web-oltre-mare-decided-venice = Всё решил первый подсчёт в раунде { $round }.
web-oltre-mare-decided-deal = Всё решила сделка в раунде { $round }: { $name }.
web-oltre-mare-decided-quiet_deal = Всё решила сделка наедине в раунде { $round }.
web-oltre-mare-decided-turn = Всё решил раунд { $round }: { $name }.
web-oltre-mare-scored = Всего
# $place: rank in the game, 1 is the winner
web-oltre-mare-place = { $place }-е место

## Log and parts of the screen

web-oltre-mare-log = Журнал
web-oltre-mare-log-undone = { $name } отменяет решение
web-oltre-mare-log-undone-you = Вы отменяете решение
# One player, in a line before the ducats a scoring brings
web-oltre-mare-log-scored = { $name }: подсчёт
# What the log and the desk say of an offer; behind it pictures show what is given and what is wanted.
web-oltre-mare-told-offer = { $name } → { $other }, предложение:
web-oltre-mare-told-offer-you = Вы → { $other }, предложение:
web-oltre-mare-told-offer-all = { $name } → все, предложение:
web-oltre-mare-told-offer-all-you = Вы → все, предложение:
web-oltre-mare-told-deal = { $name } → { $other }: сделка заключена.
web-oltre-mare-told-deal-you = Вы → { $other }: сделка заключена.
web-oltre-mare-told-withdraw = { $name } отзывает предложение
web-oltre-mare-told-withdraw-you = Вы отзываете предложение
web-oltre-mare-told-lapse_cards = { $name }: предложение снимается, потому что его карт больше нет на руке
web-oltre-mare-told-lapse_cards-you = Ваше предложение снимается, потому что его карт больше нет на руке
web-oltre-mare-told-lapse_hand = { $name }: предложение снимается, потому что ни у кого, кому оно предназначено, больше не хватает карт
web-oltre-mare-told-lapse_hand-you = Ваше предложение снимается, потому что ни у кого, кому оно предназначено, больше не хватает карт
web-oltre-mare-told-lapse_load = { $name }: предложение снимается, потому что после него активный игрок не набрал бы карт для своего груза
web-oltre-mare-told-lapse_load-you = Ваше предложение снимается, потому что после него активный игрок не набрал бы карт для своего груза
web-oltre-mare-told-lapse_no_deals = { $name }: предложение снимается, потому что одна из сторон больше не хочет сделок в этом ходу
web-oltre-mare-told-lapse_no_deals-you = Ваше предложение снимается, потому что одна из сторон больше не хочет сделок в этом ходу
web-oltre-mare-told-lapse_declined = { $name }: предложение снимается, потому что все его отклоняют
web-oltre-mare-told-lapse_declined-you = Ваше предложение снимается, потому что все его отклоняют
web-oltre-mare-told-play = { $name } играет:
web-oltre-mare-told-play-you = Вы играете:
web-oltre-mare-told-load = { $name } грузит:
web-oltre-mare-told-load-you = Вы грузите:
web-oltre-mare-told-see = { $name } видит:
web-oltre-mare-told-see-you = Вы видите:
web-oltre-mare-parts = Части стола
web-oltre-mare-tab-chart = Карта
web-oltre-mare-tab-deals = Сделки
web-oltre-mare-tab-log = Журнал

## Keys

web-oltre-mare-key-arrows = Перемещаться по картам на руке или портам
web-oltre-mare-key-space = Выбрать карту или порт
web-oltre-mare-key-enter = Отдать пиратам, сыграть, погрузить или остаться
web-oltre-mare-key-finish = Завершить торговлю
web-oltre-mare-key-buy-deck = Купить из колоды товаров
web-oltre-mare-key-buy-pirates = Купить из пиратской стопки
web-oltre-mare-key-offer = Начать предложение, затем отправить
web-oltre-mare-key-accept = Принять верхнее предложение или заключить согласованную сделку
web-oltre-mare-key-counter = Ответить своим предложением
web-oltre-mare-key-decline = Отклонить его
web-oltre-mare-key-no-deals = Без сделок в этом ходу
web-oltre-mare-key-hand = К картам на руке
web-oltre-mare-key-chart = К морской карте
web-oltre-mare-key-load = Передвинуть карту в порядке погрузки
web-oltre-mare-key-zoom = Приблизить, отдалить, показать всю карту
web-oltre-mare-key-read = Прочитать карту целиком
web-oltre-mare-key-undo = Отменить последнее решение
web-oltre-mare-key-reset = Отменить ход
