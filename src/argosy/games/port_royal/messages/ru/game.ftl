# Port Royal: everything a player reads, but for the frame around it.
# Player names are never declined: they stand first, or behind a colon or an arrow.

port-royal-title = Port Royal

## Cards. Ships carry their colour in the name; the figures of a card are shown beside it.

port-royal-card-ship_yellow = Жёлтая лодка
port-royal-card-ship_blue = Синий ялик
port-royal-card-ship_green = Зелёный шлюп
port-royal-card-ship_red = Красный фрегат
port-royal-card-ship_black = Чёрный галеон
port-royal-card-trader_yellow = Торговец (жёлтый)
port-royal-card-trader_blue = Торговец (синий)
port-royal-card-trader_green = Торговец (зелёный)
port-royal-card-trader_red = Торговец (красный)
port-royal-card-trader_black = Торговец (чёрный)
port-royal-card-settler = Поселенец
port-royal-card-captain = Капитан
port-royal-card-priest = Пастор
port-royal-card-jack = Мастер на все руки
port-royal-card-sailor = Моряк
port-royal-card-pirate = Пират
port-royal-card-mademoiselle = Девушка
port-royal-card-jester = Шутник
port-royal-card-admiral = Адмирал
port-royal-card-governor = Губернатор
port-royal-card-expedition_cc = Экспедиция (2 капитана)
port-royal-card-expedition_pp = Экспедиция (2 пастора)
port-royal-card-expedition_ss = Экспедиция (2 поселенца)
port-royal-card-expedition_ccs = Экспедиция (2 капитана, поселенец)
port-royal-card-expedition_pps = Экспедиция (2 пастора, поселенец)
port-royal-card-expedition_cps_5p = Экспедиция (капитан, пастор, поселенец)
port-royal-card-tax_max_swords = Повышение налогов (больше всех мечей)
port-royal-card-tax_min_vp = Повышение налогов (меньше всех очков)

## Figures

port-royal-coins = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}
port-royal-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
}
port-royal-swords = { $amount ->
    [one] { $amount } меч
    [few] { $amount } меча
    [many] { $amount } мечей
   *[other] { $amount } меча
}
port-royal-cards = { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
port-royal-skull = череп

## The parts of the table

port-royal-harbour = Гавань
port-royal-row = Экспедиции
port-royal-deck = Колода
port-royal-discard = Стопка сброса
port-royal-display = Личное поле
port-royal-empty = пусто

## What happened

port-royal-event-turn = Ход { $amount }: { $name }
port-royal-event-turn-you = Ход { $amount }: вы
port-royal-event-reveal = { $name } открывает: { $card }
port-royal-event-reveal-you = Вы открываете: { $card }
port-royal-event-keep = { $name } оставляет в гавани: { $card }
port-royal-event-keep-you = Вы оставляете в гавани: { $card }
port-royal-event-repel = { $name } топит: { $card }
port-royal-event-repel-you = Вы топите: { $card }
port-royal-event-bust = { $name }: перебор, снова { $card }. Все карты гавани уходят в сброс.
port-royal-event-bust-you = Перебор: у вас снова { $card }. Все карты гавани уходят в сброс.
port-royal-event-taxed = { $name } платит налог: { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}
port-royal-event-taxed-you = Вы платите налог: { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}
port-royal-event-bonus = { $face ->
    [tax_max_swords] { $name }: больше всех мечей
   *[tax_min_vp] { $name }: меньше всех очков
}
port-royal-event-bonus-you = { $face ->
    [tax_max_swords] У вас больше всех мечей
   *[tax_min_vp] У вас меньше всех очков
}
port-royal-event-gain = { $name }: +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}
port-royal-event-stop = { $name } останавливается и может взять { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
port-royal-event-stop-you = Вы останавливаетесь и можете взять { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
port-royal-event-admiral = { $name }: в гавани не меньше пяти карт, Адмирал ×{ $amount }
port-royal-event-admiral-you = Вы: в гавани не меньше пяти карт, Адмирал ×{ $amount }
port-royal-event-jester = { $name }: Шутник ×{ $amount }
port-royal-event-trade = { $name } торгует: { $card }
port-royal-event-trade-you = Вы торгуете: { $card }
port-royal-event-hire = { $name } нанимает: { $card } ({ $amount ->
    [0] бесплатно
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
})
port-royal-event-hire-you = Вы нанимаете: { $card } ({ $amount ->
    [0] бесплатно
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
})
port-royal-event-fee = { $name } → { $other }: { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}
port-royal-event-pass = { $name } пасует
port-royal-event-pass-you = Вы пасуете
port-royal-event-skip = { $name }: взять больше нечего
port-royal-event-skip-you = Вам больше нечего взять
port-royal-event-claim = { $name } выполняет: { $card }
port-royal-event-claim-you = Вы выполняете: { $card }
port-royal-event-dismiss = { $name } отправляет в экспедицию: { $card }
port-royal-event-dismiss-you = Вы отправляете в экспедицию: { $card }
port-royal-event-clear = Из гавани в сброс: { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
port-royal-event-last_round = { $name } выполняет условие конца игры: этот раунд последний
port-royal-event-last_round-you = Вы выполняете условие конца игры: этот раунд последний
port-royal-event-reshuffle = Сброс перемешивается и становится новой колодой: { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
port-royal-event-over = Партия окончена
port-royal-event-win = { $name } побеждает: { port-royal-points }
port-royal-event-win-you = Вы побеждаете: { port-royal-points }

## What a seat can do

port-royal-action-draw = Открыть карту
port-royal-action-stop = Остановиться
port-royal-action-keep = Оставить в гавани: { $card }
port-royal-action-keep-bust = Оставить в гавани: { $card } (намеренный перебор)
port-royal-action-repel = Потопить: { $card }
port-royal-action-pass = Пас
port-royal-action-trade = Торговать: { $card }
port-royal-action-hire = Нанять: { $card }
port-royal-action-claim = Выполнить: { $card }, отправить: { $persons }

## Why something cannot be done

port-royal-refusal-game-over = Партия окончена.
port-royal-refusal-not-your-decision = Сейчас решает другой игрок.
port-royal-refusal-ship-pending = Сначала решите судьбу только что открытого корабля: оставить в гавани или потопить.
port-royal-refusal-no-ship-pending = Сейчас ни один корабль не ждёт решения.
port-royal-refusal-not-discovering = Фаза «Изыскания» в этом ходу уже закончилась.
port-royal-refusal-not-trading = Фаза «Торговля и найм» ещё не началась.
port-royal-refusal-first-card-compulsory = Первая карта хода обязательна.
port-royal-refusal-harbour-empty = За этим столом нельзя остановиться, пока гавань пуста.
port-royal-refusal-no-cards-left = Открывать больше нечего: карт не осталось.
port-royal-refusal-ship-must-be-repelled = За этим столом намеренный перебор запрещён: потопите корабль.
port-royal-refusal-no-picks-left = Больше карт сейчас взять нельзя.
port-royal-refusal-not-in-harbour = Этой карты нет в гавани.
port-royal-refusal-too-expensive = Слишком дорого.
port-royal-refusal-not-active = Экспедиции выполняет только активный игрок.
port-royal-refusal-not-in-row = Этой экспедиции нет на столе.
port-royal-refusal-persons-missing = Для этой экспедиции не хватает персонажей.
port-royal-refusal-unknown-action = Такого действия нет.

## Options of a table

port-royal-option-ending = Что завершает игру: 12 победных очков или 12 победных очков и экспедиция; во втором случае победить может только игрок с экспедицией.
port-royal-option-voluntary_bust = Корабль, цвет которого уже есть в гавани, можно оставить, даже когда хватает сил его потопить: намеренный перебор.
port-royal-option-governor_immediate = Только что нанятый Губернатор сразу позволяет взять ещё одну карту.
port-royal-option-claim_after_bust = После перебора активный игрок ещё может выполнять экспедиции.
port-royal-option-stop_on_empty_harbour = Активный игрок может остановиться, даже если гавань пуста.
port-royal-option-auto_pass = Если игроку остаётся только пас, его очередь пропускается.
port-royal-option-turn_limit = Игра заканчивается не позже раунда, на который приходится ход с этим номером.
