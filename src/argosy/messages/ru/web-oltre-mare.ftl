# The Oltre Mare table in the browser. Names of cards, goods, tokens, phases and events are in oltre-mare.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Most of these stand on buttons or beside figures: keep them short.

## Cards in words (read aloud, and under the large picture)

# $card: name of the card, such as “Salt 8”; $symbols: one or two names of symbols, joined by commas
web-oltre-mare-marks = { $card }: { $symbols }; морская мощь { $power }, груз { $load }
web-oltre-mare-marks-port = { $card }: { $symbols }; морская мощь { $power }, груз { $load }; порт: { $port }
web-oltre-mare-symbols = Символы
web-oltre-mare-port = Порт
web-oltre-mare-copies = Карты этого товара
web-oltre-mare-payout = Серия из 1, 2, 3 … приносит

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
web-oltre-mare-why-discard = { $count ->
    [one] Сбросьте { $count } карту
    [few] Сбросьте { $count } карты
    [many] Сбросьте { $count } карт
   *[other] Сбросьте { $count } карты
}
web-oltre-mare-why-trade = Торгуйте, покупайте, затем завершите фазу торговли
web-oltre-mare-why-play = { $count ->
    [one] Выберите { $count } карту, чтобы сыграть
    [few] Выберите { $count } карты, чтобы сыграть
    [many] Выберите { $count } карт, чтобы сыграть
   *[other] Выберите { $count } карты, чтобы сыграть
}
web-oltre-mare-why-sail = { $count ->
    [one] Плавание: ещё { $count } переход
    [few] Плавание: ещё { $count } перехода
    [many] Плавание: ещё { $count } переходов
   *[other] Плавание: ещё { $count } перехода
}
web-oltre-mare-why-compass = По компасу в любой порт или останьтесь
web-oltre-mare-why-load = Выберите порядок погрузки
# $names: one or several players, already joined with commas
web-oltre-mare-waits-for = Ожидается: { $names }
web-oltre-mare-round = Раунд { $number }
web-oltre-mare-last-round = Последний раунд
web-oltre-mare-undo = Отменить

## Players

web-oltre-mare-you = Вы
web-oltre-mare-others = Другие игроки
web-oltre-mare-your-seat = Ваше место
web-oltre-mare-watching = Вы смотрите.
web-oltre-mare-bot = бот
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
web-oltre-mare-cargo-size = Груз: { $amount }
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
web-oltre-mare-whole-chart = Вся карта или близ вашего корабля
web-oltre-mare-nearer = Ближе
web-oltre-mare-farther = Дальше
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
    [one] переход
    [few] перехода
    [many] переходов
   *[other] перехода
}
web-oltre-mare-next-turn = следующий ход
web-oltre-mare-load-order = Порядок погрузки, снизу
# $place: 1 is the bottom; $card: the card and its marks
web-oltre-mare-load-place = Место { $place }: { $card }
web-oltre-mare-run = { $number } × { $good }: принесёт { oltre-mare-ducats-object }
web-oltre-mare-run-at-least = { $number } × { $good } или больше: принесёт самое меньшее { oltre-mare-ducats-object }
web-oltre-mare-sail-on = { $count ->
    [one] Плавание: { $count } переход
    [few] Плавание: { $count } перехода
    [many] Плавание: { $count } переходов
   *[other] Плавание: { $count } перехода
}
# $chosen: cards chosen so far
web-oltre-mare-discard-so-many = Морская мощь { $power }: сбросить { $chosen } из { $count }
web-oltre-mare-turn-of = { $name }: { $phase }
# The button that ends a phase
web-oltre-mare-do-discard = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
    [many] Сбросить { $count } карт
   *[other] Сбросить { $count } карты
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
web-oltre-mare-then-hand = рука
web-oltre-mare-then-load = груз { $load }
# Whether the load can still be reached after a deal
web-oltre-mare-in-reach = достижим
web-oltre-mare-out-of-reach = недостижим
web-oltre-mare-they-choose = Если вы согласны, сделка состоится, когда выберут ваш ответ.
web-oltre-mare-agreed = Вы согласны и ждёте выбора.
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
web-oltre-mare-new-offer = Новое предложение
web-oltre-mare-offer-to = Кому
web-oltre-mare-all = Всем
web-oltre-mare-drop-offer = Отбросить это предложение
web-oltre-mare-give = отдать
web-oltre-mare-want = хочу
web-oltre-mare-give-ducats = Дукаты, которые вы отдаёте
web-oltre-mare-want-ducats = Дукаты, которые вы хотите
web-oltre-mare-less = На один меньше
web-oltre-mare-more = На один больше
web-oltre-mare-tap-cards = нажмите карты на руке
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
web-oltre-mare-scored = Всего
# $place: rank in the game, 1 is the winner
web-oltre-mare-place = Место { $place }

## Log and parts of the screen

web-oltre-mare-log = Журнал
web-oltre-mare-log-undone = { $name } отменяет решение
web-oltre-mare-parts = Части стола
web-oltre-mare-tab-chart = Карта
web-oltre-mare-tab-deals = Сделки
web-oltre-mare-tab-log = Журнал

## Keys

web-oltre-mare-key-arrows = Перемещаться по картам на руке или портам
web-oltre-mare-key-space = Выбрать карту или порт
web-oltre-mare-key-enter = Сбросить, сыграть, погрузить или остаться
web-oltre-mare-key-finish = Завершить торговлю
web-oltre-mare-key-buy-deck = Купить из колоды товаров
web-oltre-mare-key-buy-pirates = Купить из пиратской стопки
web-oltre-mare-key-offer = Начать предложение, затем отправить
web-oltre-mare-key-accept = Принять новейшее предложение
web-oltre-mare-key-counter = Ответить своим предложением
web-oltre-mare-key-decline = Отклонить его
web-oltre-mare-key-no-deals = Без сделок в этом ходу
web-oltre-mare-key-hand = К руке
web-oltre-mare-key-chart = К морской карте
web-oltre-mare-key-load = Передвинуть карту в порядке погрузки
web-oltre-mare-key-zoom = Карта ближе, дальше, целиком
web-oltre-mare-key-read = Прочитать карту целиком
web-oltre-mare-key-undo = Отменить последнее решение
web-oltre-mare-key-reset = Отменить ход
