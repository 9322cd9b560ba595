# Oltre Mare: everything a player reads, but for the frame around it and the names of ports, which are data.
# Player names are never declined: they stand first, or behind a colon or an arrow.

oltre-mare-title = Oltre Mare

## Cards. A goods card is called by its good and its number; its marks are shown beside it.

oltre-mare-card = { $good } { $number }
oltre-mare-card-venice = Карта Венеции
oltre-mare-good-gems = Самоцветы
oltre-mare-good-scrolls = Свитки
oltre-mare-good-silk = Шёлк
oltre-mare-good-salt = Соль
oltre-mare-good-pottery = Керамика
oltre-mare-good-olives = Оливки
oltre-mare-good-grain = Зерно
oltre-mare-symbol-ducat = Дукат
oltre-mare-symbol-pirate = Пиратский флаг
oltre-mare-symbol-draw = Добор карт
oltre-mare-symbol-ship = Корабль

## Port tokens, and what each does while it is active

oltre-mare-token-calm_sea = Спокойное море
oltre-mare-token-calm_sea-effect = Каждый сыгранный вами символ корабля приносит 1 дукат.
oltre-mare-token-compass = Компас
oltre-mare-token-compass-effect = Корабль может сразу перенестись в любой другой порт без компаса; компас выходит из игры.
oltre-mare-token-pirates_repelled = Победа над пиратами
oltre-mare-token-pirates_repelled-effect = Сыгранные вами пиратские флаги не действуют.
oltre-mare-token-good_deal = Выгодная сделка
oltre-mare-token-good_deal-effect = Ещё один символ дуката в каждый ваш ход.
oltre-mare-token-local_influence = Местное влияние
oltre-mare-token-local_influence-effect = В начале своего хода вы получаете дукаты в размере морской мощи минус 3.
oltre-mare-token-good_terms = Выгодные условия
oltre-mare-token-good_terms-effect = Карты, которые вы покупаете за ход, стоят 1, 2, 3 и 4 дуката.

## Figures; an object is what somebody gets, pays or draws

oltre-mare-ducats = { $amount ->
    [one] { $amount } дукат
    [few] { $amount } дуката
    [many] { $amount } дукатов
   *[other] { $amount } дуката
}
oltre-mare-ducats-object = { $amount ->
    [one] { $amount } дукат
    [few] { $amount } дуката
    [many] { $amount } дукатов
   *[other] { $amount } дуката
}
oltre-mare-cards = { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
oltre-mare-cards-object = { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
}
oltre-mare-prestige-tokens = { $amount ->
    [one] { $amount } жетон престижа
    [few] { $amount } жетона престижа
    [many] { $amount } жетонов престижа
   *[other] { $amount } жетона престижа
}
oltre-mare-port-tokens = { $amount ->
    [one] { $amount } жетон порта
    [few] { $amount } жетона порта
    [many] { $amount } жетонов порта
   *[other] { $amount } жетона порта
}
oltre-mare-moves = { $amount ->
    [one] { $amount } перемещение
    [few] { $amount } перемещения
    [many] { $amount } перемещений
   *[other] { $amount } перемещения
}
oltre-mare-symbols = { $amount ->
    [one] { $amount } символ
    [few] { $amount } символа
    [many] { $amount } символов
   *[other] { $amount } символа
}
oltre-mare-goods = { $number } × { $good }
oltre-mare-nothing = ничего

## The parts of the table

oltre-mare-deck = Колода товаров
oltre-mare-discard = Стопка сброса
oltre-mare-hand = Рука
oltre-mare-cargo = Стопка груза
oltre-mare-pirates = Пиратская стопка
oltre-mare-power = Морская мощь
oltre-mare-load = Груз
oltre-mare-prestige = Престиж
oltre-mare-ship = Корабль
oltre-mare-ports = Порты
oltre-mare-offers = Предложения
oltre-mare-empty = пусто
oltre-mare-venice = Венеция

## The phases of a turn

oltre-mare-phase-discard = Фаза морской мощи
oltre-mare-phase-trade = Фаза торговли
oltre-mare-phase-play = Фаза действий
oltre-mare-phase-sail = Фаза действий: корабль
oltre-mare-phase-compass = Фаза действий: компас
oltre-mare-phase-load = Фаза погрузки
oltre-mare-phase-over = Конец игры

## What happened

oltre-mare-event-turn = Раунд { $number }: { $name }
oltre-mare-event-turn-you = Раунд { $number }: вы
oltre-mare-event-influence = { $name }: { oltre-mare-token-local_influence } приносит { oltre-mare-ducats-object }
oltre-mare-event-discard = { $name }: карт на руке больше, чем позволяет морская мощь, одна уходит в пиратскую стопку
oltre-mare-event-trade = { $name }: фаза торговли (карт на руке: { $number }, груз: { $amount })
oltre-mare-event-buy = { $name } покупает карту из колоды товаров за { oltre-mare-ducats-object }
oltre-mare-event-buy-you = Вы покупаете карту из колоды товаров за { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates = { $name } покупает верхнюю карту своей пиратской стопки за { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates-you = Вы покупаете верхнюю карту своей пиратской стопки за { oltre-mare-ducats-object }
oltre-mare-event-see = { $name } видит: { $card }
oltre-mare-event-see-you = Вы видите: { $card }
oltre-mare-event-offer = { $name } → { $other }, предложение { $number }. Даёт: { $give }. Хочет: { $want }.
oltre-mare-event-offer-you = Вы → { $other }, предложение { $number }. Вы даёте: { $give }. Вы хотите: { $want }.
oltre-mare-event-offer-all = { $name } → все, предложение { $number }. Даёт: { $give }. Хочет: { $want }.
oltre-mare-event-offer-all-you = Вы → все, предложение { $number }. Вы даёте: { $give }. Вы хотите: { $want }.
oltre-mare-event-answer = { $name } → { $other }: соглашается на предложение { $number } и предлагает взамен: { $give }
oltre-mare-event-answer-you = Вы → { $other }: вы соглашаетесь на предложение { $number } и предлагаете взамен: { $give }
oltre-mare-event-answer_void = { $name }: ответ на предложение { $number } больше не действует
oltre-mare-event-decline = { $name } отклоняет предложение { $number }
oltre-mare-event-decline-you = Вы отклоняете предложение { $number }
oltre-mare-event-withdraw = { $name } отзывает предложение { $number }
oltre-mare-event-withdraw-you = Вы отзываете предложение { $number }
oltre-mare-event-claim_symbol = { $name } о предложении { $number }: в нём есть карта с символом «{ $symbol }»
oltre-mare-event-claim_symbol-you = Вы о предложении { $number }: в нём есть карта с символом «{ $symbol }»
oltre-mare-event-claim_power = { $name } о предложении { $number }: в нём есть карта с морской мощью { $amount }
oltre-mare-event-claim_power-you = Вы о предложении { $number }: в нём есть карта с морской мощью { $amount }
oltre-mare-event-claim_load = { $name } о предложении { $number }: в нём есть карта с грузом { $amount }
oltre-mare-event-claim_load-you = Вы о предложении { $number }: в нём есть карта с грузом { $amount }
oltre-mare-event-claim_port = { $name } о предложении { $number }: в нём есть карта с портом { $port }
oltre-mare-event-claim_port-you = Вы о предложении { $number }: в нём есть карта с портом { $port }
oltre-mare-event-deal = { $name } → { $other }: сделка заключена (предложение { $number }). Даёт: { $give }. Получает: { $want }.
oltre-mare-event-deal-you = Вы → { $other }: сделка заключена (предложение { $number }). Вы даёте: { $give }. Вы получаете: { $want }.
oltre-mare-event-deal-with-you = { $name } → вы: сделка заключена (предложение { $number }). Вы даёте: { $want }. Вы получаете: { $give }.
oltre-mare-event-quiet_deal = { $name } → { $other }: сделка заключена наедине. В итоге даёт: { $give }. Получает: { $want }.
oltre-mare-event-quiet_deal-you = Вы → { $other }: сделка заключена наедине. В итоге вы даёте: { $give }. Вы получаете: { $want }.
oltre-mare-event-hand_over = { $name } → { $other }: { $card }
oltre-mare-event-prestige = { $name } получает за сделку 1 жетон престижа
oltre-mare-event-prestige-you = Вы получаете за сделку 1 жетон престижа
oltre-mare-event-no_deals = { $name } не хочет сделок в этом ходу
oltre-mare-event-no_deals-you = Вы не хотите сделок в этом ходу
oltre-mare-event-lapse_cards = { $name }: предложение { $number } снимается, потому что его карт больше нет на руке
oltre-mare-event-lapse_hand = { $name }: предложение { $number } снимается, потому что ни у кого, кому оно предназначено, больше не хватает карт
oltre-mare-event-lapse_load = { $name }: предложение { $number } снимается, потому что после него активный игрок не набрал бы карт для своего груза
oltre-mare-event-lapse_no_deals = { $name }: предложение { $number } снимается, потому что одна из сторон больше не хочет сделок в этом ходу
oltre-mare-event-lapse_declined = { $name }: предложение { $number } снимается, потому что все его отклоняют
oltre-mare-event-finish_trade = { $name } завершает фазу торговли
oltre-mare-event-finish_trade-you = Вы завершаете фазу торговли
oltre-mare-event-play = { $name } играет: { $card }
oltre-mare-event-play-you = Вы играете: { $card }
oltre-mare-event-ducats = { $name }: { oltre-mare-symbol-ducat } ×{ $number } приносит { oltre-mare-ducats-object }
oltre-mare-event-calm_sea = { $name }: { oltre-mare-token-calm_sea } приносит { oltre-mare-ducats-object } ({ oltre-mare-symbol-ship } ×{ $number })
oltre-mare-event-pirates = { $name }: { oltre-mare-symbol-pirate } ×{ $number } отправляет { oltre-mare-cards-object } в пиратскую стопку
oltre-mare-event-repelled = { $name }: { oltre-mare-token-pirates_repelled }, { oltre-mare-symbol-pirate } ×{ $number } не действует
oltre-mare-event-pirate = { $name } кладёт в пиратскую стопку: { $card }
oltre-mare-event-pirate-you = Вы кладёте в пиратскую стопку: { $card }
oltre-mare-event-draws = { $name }: { oltre-mare-symbol-draw } ×{ $number } приносит { oltre-mare-cards-object }
oltre-mare-event-no_card = { $name }: карт для добора больше нет
oltre-mare-event-ships = { $name }: { oltre-mare-symbol-ship } ×{ $number } означает { oltre-mare-moves }
oltre-mare-event-sail = { $name } плывёт → { $port }
oltre-mare-event-sail-you = Вы плывёте → { $port }
oltre-mare-event-token = { $name } берёт жетон порта, с этого момента активный: { $token }
oltre-mare-event-token-you = Вы берёте жетон порта, с этого момента активный: { $token }
oltre-mare-event-no_token = { $name }: в этом порту нет жетона, активный жетон переворачивается лицом вниз
oltre-mare-event-compass = { $name } добирается до компаса, который теперь выходит из игры: { $port }
oltre-mare-event-compass-you = Вы добираетесь до компаса, который теперь выходит из игры: { $port }
oltre-mare-event-jump = { $name } пользуется компасом → { $port }
oltre-mare-event-jump-you = Вы пользуетесь компасом → { $port }
oltre-mare-event-stay = { $name } остаётся на месте и не пользуется компасом
oltre-mare-event-stay-you = Вы остаётесь на месте и не пользуетесь компасом
oltre-mare-event-load = { $name } грузит: { $card }
oltre-mare-event-load-you = Вы грузите: { $card }
oltre-mare-event-venice = Появляется карта Венеции: первый подсчёт
oltre-mare-event-rank_prestige = { $name }: место по жетонам престижа ({ $number }) приносит { oltre-mare-ducats-object }
oltre-mare-event-return_prestige = Все жетоны престижа возвращаются в запас
oltre-mare-event-run = { $name }: серия { oltre-mare-goods } приносит { oltre-mare-ducats-object }
oltre-mare-event-keep = { $name } сохраняет серию наверху стопки груза: { oltre-mare-goods }
oltre-mare-event-keep-you = Вы сохраняете серию наверху стопки груза: { oltre-mare-goods }
oltre-mare-event-score_start = { $name }: колода товаров и стопка сброса пусты, поэтому стопка груза и пиратская стопка первого игрока подсчитываются уже сейчас
oltre-mare-event-loss = { $name }: пиратская стопка ({ $number }) отнимает { oltre-mare-ducats-object }
oltre-mare-event-gather = { $name }: стопка груза и пиратская стопка замешиваются в новую колоду товаров
oltre-mare-event-last_round = Колода товаров пуста: этот раунд последний
oltre-mare-event-reshuffle = Перемешивается новая колода товаров: { oltre-mare-cards }
oltre-mare-event-final = Итоговый подсчёт
oltre-mare-event-rank_tokens = { $name }: место по жетонам порта ({ $number }) приносит { oltre-mare-ducats-object }
oltre-mare-event-hand_cards = { $name }: карты на руке ({ $number }) приносят { oltre-mare-ducats-object }
oltre-mare-event-over = Партия окончена
oltre-mare-event-win = { $name } побеждает: { oltre-mare-ducats }
oltre-mare-event-win-you = Вы побеждаете: { oltre-mare-ducats }

## What a seat can do

oltre-mare-action-discard = Пиратам: { $card }
oltre-mare-action-buy-deck = Купить из колоды товаров: { oltre-mare-ducats }
oltre-mare-action-buy-pirates = Купить из пиратской стопки: { oltre-mare-ducats }
oltre-mare-action-offer-to = Предложение, кому: { $name }
oltre-mare-action-offer-to-all = Предложение всем
oltre-mare-action-offer = Предложение, кому: { $name }. Дать: { $give }. Попросить: { $want }.
oltre-mare-action-offer-all = Предложение всем. Дать: { $give }. Попросить: { $want }.
oltre-mare-action-pick = Выбрать: { $card }
oltre-mare-action-want = Попросить: { $good }
oltre-mare-action-give-ducats = Дать: { oltre-mare-ducats }
oltre-mare-action-want-ducats = Попросить: { oltre-mare-ducats }
oltre-mare-action-send = Отправить предложение
oltre-mare-action-accept = Принять предложение { $number }
oltre-mare-action-decline = Отклонить предложение { $number }
oltre-mare-action-withdraw = Отозвать предложение { $number }
oltre-mare-action-choose = Предложение { $number }, заключить сделку. Вторая сторона: { $name }
oltre-mare-action-no-deals = Без сделок в этом ходу
oltre-mare-action-finish-trade = Завершить фазу торговли
oltre-mare-action-play = Сыграть: { $card }
oltre-mare-action-sail = Плыть → { $port }
oltre-mare-action-compass = Компас → { $port }
oltre-mare-action-compass-stay = Остаться и не пользоваться компасом
oltre-mare-action-load = Погрузить, начиная с нижней карты: { $card }

## Why something cannot be done

oltre-mare-refusal-game-over = Партия окончена.
oltre-mare-refusal-not-your-decision = Сейчас решает другой игрок.
oltre-mare-refusal-wrong-phase = В этой фазе хода это невозможно.
oltre-mare-refusal-step-under-way = Сначала завершите начатое: выберите остальные карты или отправьте предложение.
oltre-mare-refusal-not-in-hand = Этой карты нет у вас на руке.
oltre-mare-refusal-not-played = Погрузить можно только карты, сыгранные в этом ходу.
oltre-mare-refusal-already-picked = Эта карта уже выбрана: выберите другую.
oltre-mare-refusal-out-of-order = Выбирайте в таком порядке: карты по порядку, затем товары, отдаваемые дукаты, запрашиваемые дукаты.
oltre-mare-refusal-cards-left = Карты ещё есть: выберите из них.
oltre-mare-refusal-not-active = Это может сделать только активный игрок.
oltre-mare-refusal-no-purchases-left = За один ход можно купить не больше четырёх карт.
oltre-mare-refusal-no-cards-left = Карт для добора больше нет.
oltre-mare-refusal-no-pirates = Ваша пиратская стопка пуста.
oltre-mare-refusal-hand-below-load = Карт на руке меньше, чем требует груз: сначала купите карты или получите их в сделке.
oltre-mare-refusal-no-route = Из порта вашего корабля туда не ведёт ни один морской путь.
oltre-mare-refusal-route-used = Ваш корабль уже прошёл этим морским путём в этом ходу: выберите другой.
oltre-mare-refusal-trail-too-short = Оттуда корабль не смог бы совершить все перемещения: выберите другой порт.
oltre-mare-refusal-already-there = Ваш корабль уже там: выберите другой порт или останьтесь.
oltre-mare-refusal-compass-there = Там тоже лежит компас: выберите порт без компаса.
oltre-mare-refusal-deals-with-active-only = Каждая сделка идёт между активным игроком и одним из остальных; предложения всем делает только активный игрок.
oltre-mare-refusal-no-deals-said = Вы уже объявили, что не хотите сделок в этом ходу.
oltre-mare-refusal-partner-wants-no-deals = Никто, кому предназначено это предложение, не хочет сделок в этом ходу.
oltre-mare-refusal-no-offers-left = Больше предложений в этом ходу сделать нельзя.
oltre-mare-refusal-too-many-open = Открытых предложений слишком много: сначала на какое-то нужно ответить или отозвать его.
oltre-mare-refusal-nothing-to-deal = Нет карты, которая могла бы сменить владельца.
oltre-mare-refusal-wants-too-many = Столько карт получить нельзя: попросите меньше.
oltre-mare-refusal-too-many-ducats = В одном предложении можно дать или попросить не больше 99 дукатов.
oltre-mare-refusal-name-the-seat = Вдвоём предложение делают второму игроку, а не всем.
oltre-mare-refusal-named-twice = Каждую карту можно назвать только один раз.
oltre-mare-refusal-nothing-offered = «Ничего за ничего» — не предложение: добавьте карты или дукаты.
oltre-mare-refusal-ducats-only = За этим столом в каждой сделке должна сменить владельца хотя бы одна карта.
oltre-mare-refusal-load-out-of-reach = После этой сделки активный игрок уже не смог бы набрать карт для своего груза: измените предложение.
oltre-mare-refusal-already-refused = Такое же предложение в этом ходу уже отклонено: измените его.
oltre-mare-refusal-no-such-offer = Это предложение уже не действует.
oltre-mare-refusal-not-your-offer = Это может сделать только автор предложения.
oltre-mare-refusal-own-offer = Это ваше собственное предложение: отзовите его или дождитесь ответа.
oltre-mare-refusal-not-offered-to-you = Это предложение для другого игрока.
oltre-mare-refusal-already-answered = На это предложение вы уже ответили.
oltre-mare-refusal-goods-missing = У вас нет товаров, которые просит это предложение.
oltre-mare-refusal-not-wanted = Этого товара предложение не просит или больше не просит.
oltre-mare-refusal-no-answer-of-seat = Этот игрок не согласен на это предложение или уже не может его принять.
oltre-mare-refusal-active-finishes = Вы активный игрок: вместо этого завершите торговлю.
oltre-mare-refusal-wrong-number = Сыграйте ровно столько карт, сколько требует груз.
oltre-mare-refusal-wrong-cards = Погрузите все сыгранные карты и никаких других.
oltre-mare-refusal-wrong-goods = Дайте именно те товары, которые просит предложение.
oltre-mare-refusal-no-such-seat = За этим столом нет такого места.
oltre-mare-refusal-unknown-action = Такого действия нет.

## Options of a table

oltre-mare-option-open_trade = Карты в предложении видят все, кто его слышит. Тогда и принимающий показывает свои карты, а сделка совершается только с согласия автора предложения.
oltre-mare-option-private_talk = Предложение одному игроку, ответ и сделку слышат только обе стороны; остальные видят лишь, как меняются дукаты и число карт на руке. Предложения всем остаются открытыми.
oltre-mare-option-consent_for_gifts = Принять нужно даже предложение, которое ничего не просит. Без этой опции такой подарок одному игроку передаётся сразу.
oltre-mare-option-allow_ducat_only_deals = В сделке могут участвовать одни дукаты, без единой карты.
oltre-mare-option-offers_per_turn = Сколько предложений каждый игрок может сделать за один ход, чьим бы этот ход ни был.
oltre-mare-option-repeat_refused_offers = Отклонённое предложение можно повторить в том же ходу без изменений.
oltre-mare-option-unanswerable_offers_lapse = Предложение всем снимается, как только ни у кого из тех, кто его не отклонил, не хватает карт, чтобы его принять.
oltre-mare-option-prestige_again_after_venice = Если первый подсчёт приходится на середину хода, ещё один жетон престижа может получить и тот, кто уже получил жетон в этом ходу.
oltre-mare-option-prestige_supply = Сколько всего жетонов престижа; пока все они у игроков, сделка жетона не приносит. 0 — без ограничения.
oltre-mare-option-venice_spread = Насколько далеко от середины колоды товаров может лежать в начале карта Венеции, в процентах колоды. 0 — ровно посередине.
oltre-mare-option-surcharge_with_good_terms = Даже с «Выгодными условиями» покупка стоит на 1 дукат больше, если у покупателя 0 дукатов или меньше.
oltre-mare-option-fifth_ducat_symbol = Сколько дукатов приносят пять символов дуката: четыре на картах и один от «Выгодной сделки».
oltre-mare-option-see_pirate_cards = Кто видит карты, которые пиратские флаги отправляют в пиратскую стопку: никто, только владелец стопки или все.
oltre-mare-option-full_trail_required = Корабль не может плыть туда, где застрянет раньше времени, пока другой путь позволяет больше перемещений. Без этой опции может, и оставшиеся перемещения пропадают.
oltre-mare-option-compass_decline_keeps_active = Кто находит компас и не пользуется им, сохраняет активный жетон порта. Без этой опции этот жетон переворачивается лицом вниз.
oltre-mare-option-zero_counts_as_rank = При распределении мест по жетонам престижа и жетонам порта ноль жетонов — тоже место и может принести дукаты. Без этой опции не приносит ничего.
oltre-mare-option-hand_card_ducats = Сколько дукатов приносит в конце игры каждая карта на руке; отрицательное число — потеря.
oltre-mare-option-removed_cargo_counts = При равенстве дукатов в конце побеждает тот, у кого больше карт в стопке груза. С этой опцией учитываются и карты груза первого игрока, подсчитанные раньше времени, когда кончились карты.
oltre-mare-option-pirate_memory_aid = Каждый игрок может посмотреть, какие карты своей пиратской стопки ему известны.
oltre-mare-option-cargo_memory_aid = Каждый игрок может просматривать свою стопку груза.
