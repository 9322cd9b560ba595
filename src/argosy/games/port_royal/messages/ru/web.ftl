# The Port Royal table in the browser. Names of cards, events, actions and refusals are in port-royal.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Many of these are labels of a few square centimetres: prefer short words; a comment says where length matters.

## Short names printed on the cards themselves: at most some 12 letters in a line, a space allows two lines.
## Ships have no colour here: colour, hatching and silhouette tell it.

web-port-royal-plate-ship_yellow = Лодка
web-port-royal-plate-ship_blue = Ялик
web-port-royal-plate-ship_green = Шлюп
web-port-royal-plate-ship_red = Фрегат
web-port-royal-plate-ship_black = Галеон
web-port-royal-plate-trader = Торговец
web-port-royal-plate-expedition = Экспедиция
web-port-royal-plate-tax = Повышение налогов
web-port-royal-back = Карта лицом вниз: одна монета
web-port-royal-island = Ямайка

## Cards as a screen reader says them. $card is the card's name, the rest are figures with their words.

web-port-royal-label-ship = { $card }, { $coins }, { $swords }
web-port-royal-label-person = { $card }, цена: { $coins }, { $points }
web-port-royal-label-expedition = { $card }, { $points }, { $coins }

## What a card does, in full sentences; shown beside the large card.

web-port-royal-text-ship = Кто его берёт, получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }; затем корабль уходит в сброс. Только что открытый корабль активный игрок может потопить, если мечей хотя бы { $swords ->
        [one] { $swords }
        [few] { $swords }
        [many] { $swords }
       *[other] { $swords }
    }. Второй корабль того же цвета, который остаётся, — это перебор.
web-port-royal-text-ship-skull = Кто его берёт, получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }; затем корабль уходит в сброс. Череп: потопить его нельзя. Второй корабль того же цвета — это перебор.
# $ship is a plate name such as “Frigate”; it stands behind a colon so that it needs no case.
web-port-royal-text-trader = На монету больше за каждый взятый корабль этого вида, в свой ход и в чужие: { $ship }.
web-port-royal-text-settler = Символ дома — один из тех, которые требуют экспедиции.
web-port-royal-text-captain = Символ якоря — один из тех, которые требуют экспедиции.
web-port-royal-text-priest = Символ креста — один из тех, которые требуют экспедиции.
web-port-royal-text-jack = Заменяет любой один символ экспедиции: дом, якорь или крест.
web-port-royal-text-sailor = Один меч. Если мечей достаточно, вы можете потопить только что открытый корабль; мечи не тратятся. Они учитываются и тогда, когда повышение налогов награждает за мечи.
web-port-royal-text-pirate = Два меча. Если мечей достаточно, вы можете потопить только что открытый корабль; мечи не тратятся. Они учитываются и тогда, когда повышение налогов награждает за мечи.
web-port-royal-text-mademoiselle = Каждый нанятый персонаж стоит вам на монету меньше, вплоть до нуля. Монета активному игроку остаётся.
web-port-royal-text-jester = Одна монета при каждом переборе, чьём угодно, и вашем тоже; и одна монета в чужой ход, когда очередь доходит до вас, а гавань пуста.
web-port-royal-text-admiral = Две монеты каждый раз, когда приходит ваша очередь брать карты и в гавани лежит пять карт или больше, даже если вы ничего не берёте.
web-port-royal-text-governor = Каждый раз можно взять на одну карту больше, в свой ход и в чужие. В чужой ход вы по-прежнему платите активному игроку монету за каждую карту.
# $symbols: a list such as “anchor, anchor, house”.
web-port-royal-text-expedition = В свой ход, когда решение за вами, сбросьте персонажей ровно с этими символами: { $symbols }. Экспедиция остаётся у вас до конца партии, и вы получаете { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }. Мастер на все руки заменяет любой один символ.
web-port-royal-text-tax_max_swords = Тот, у кого двенадцать монет или больше, платит половину с округлением вниз. Затем игрок с наибольшим числом мечей получает монету; при равенстве — все такие игроки.
web-port-royal-text-tax_min_vp = Тот, у кого двенадцать монет или больше, платит половину с округлением вниз. Затем игрок с наименьшим числом очков получает монету; при равенстве — все такие игроки.
web-port-royal-text-back = Карта лицом вниз — одна монета. Что на её лицевой стороне, не знает никто, даже владелец.
# How many copies of the large card are in the pack.
web-port-royal-copies = { $count ->
    [one] { $count } в колоде
    [few] { $count } в колоде
    [many] { $count } в колоде
   *[other] { $count } в колоде
}
web-port-royal-symbol-anchor = якорь
web-port-royal-symbol-cross = крест
web-port-royal-symbol-house = дом

## The bar on top

web-port-royal-turn = ход { $turn }
web-port-royal-goal = до 12 очков
web-port-royal-goal-expedition = до 12 очков с экспедицией
web-port-royal-last-round = последний раунд
web-port-royal-undo = Отменить
web-port-royal-undo-turn = Отменить весь ход
web-port-royal-log = Журнал

## The harbour and the piles

web-port-royal-count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
web-port-royal-count-types = { $count ->
    [one] { $count } вид кораблей
    [few] { $count } вида кораблей
    [many] { $count } видов кораблей
   *[other] { $count } вида кораблей
}
web-port-royal-types = Виды кораблей в гавани
# Beside the row of ship types: how many cards the active player may take after stopping now.
web-port-royal-picks = { $picks ->
    [one] взять { $picks } карту
    [few] взять { $picks } карты
    [many] взять { $picks } карт
   *[other] взять { $picks } карты
}
# And what one more ship type would make of it.
web-port-royal-picks-more = { $picks ->
    [one] ещё один вид: { $picks } карта
    [few] ещё один вид: { $picks } карты
    [many] ещё один вид: { $picks } карт
   *[other] ещё один вид: { $picks } карты
}
# In the phase in which cards are taken: how many the player may still take. Short.
web-port-royal-picks-left = { $picks ->
    [one] ещё { $picks } карта
    [few] ещё { $picks } карты
    [many] ещё { $picks } карт
   *[other] ещё { $picks } карты
}
web-port-royal-harbour-empty = Гавань пуста
web-port-royal-harbour-calm = Первая карта ещё не открыта.
# Flag on the card that came last. Very short.
web-port-royal-new = новая
# Flag on a ship that was just drawn and may be repelled. Very short.
web-port-royal-fate = ?
web-port-royal-deck = Колода
web-port-royal-deck-draw = Открыть карту
web-port-royal-discard = Сброс
web-port-royal-discard-open = Стопка сброса, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: просмотреть
web-port-royal-discard-empty = Пока ничего не сброшено.
# Under an expedition. Very short.
web-port-royal-claim-now = можно выполнить
web-port-royal-towards = { $have } из { $need }

## A card in the harbour, as a button. $card is the whole label of the card.

web-port-royal-offer-gain = { $card }. Принесёт вам { $gain ->
    [one] { $gain } монету
    [few] { $gain } монеты
    [many] { $gain } монет
   *[other] { $gain } монеты
}
web-port-royal-offer-price = { $card }. { $price ->
    [0] Бесплатно для вас
    [one] Стоит вам { $price } монету
    [few] Стоит вам { $price } монеты
    [many] Стоит вам { $price } монет
   *[other] Стоит вам { $price } монеты
}
web-port-royal-offer-dear = { $card }. Стоит вам { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}: больше, чем есть
web-port-royal-take-offer = Взять: { $offer }
# On the card that can be taken now. Very short.
web-port-royal-take = Взять

## Players

web-port-royal-you = вы
web-port-royal-others = Другие игроки
web-port-royal-coins = монеты
web-port-royal-swords = мечи
web-port-royal-points = очки
web-port-royal-scale = { $points ->
    [one] { $points } очко из 12
    [few] { $points } очка из 12
    [many] { $points } очков из 12
   *[other] { $points } очка из 12
}
# $more: points after the claim that is possible now.
web-port-royal-scale-claim = { $points } из 12, с экспедицией { $more }
web-port-royal-scale-plain = { $points } из 12
web-port-royal-active = активный игрок
web-port-royal-deciding = решает сейчас
web-port-royal-offline = не за столом
web-port-royal-display-of = Личное поле: { $name }
# The button that is a player’s panel. $coins, $swords and $points are figures with their words.
web-port-royal-panel = { $name }: { $coins }, { $swords }, { $points }. Посмотреть карты
web-port-royal-display-empty = Карт пока нет
web-port-royal-order = Порядок хода

# Groups of a display. Short: they are headings over one card.
web-port-royal-family-trade = Торговля
web-port-royal-family-swords = Мечи
web-port-royal-family-symbols = Символы
web-port-royal-family-office = Двор
web-port-royal-family-expeditions = Экспедиции

# Bots have no names of their own: they are called after the beast drawn at their seat.
web-port-royal-beast-0 = Кит
web-port-royal-beast-1 = Осьминог
web-port-royal-beast-2 = Морской конёк
web-port-royal-beast-3 = Черепаха
web-port-royal-beast-4 = Краб

## The question next to the buttons

web-port-royal-wanted = Нужно ваше решение
# The same where there is little room.
web-port-royal-wanted-short = Ваше решение
web-port-royal-ask-first = Ваш ход: откройте первую карту.
web-port-royal-ask-draw = Открывать дальше или остановиться и взять карты?
web-port-royal-ask-draw-picks = { $picks ->
    [one] Открывать дальше или остановиться и взять { $picks } карту?
    [few] Открывать дальше или остановиться и взять { $picks } карты?
    [many] Открывать дальше или остановиться и взять { $picks } карт?
   *[other] Открывать дальше или остановиться и взять { $picks } карты?
}
web-port-royal-ask-draw-only = Открывайте дальше: остановиться здесь нельзя.
web-port-royal-ask-stop-only = Открывать больше нечего: остановитесь.
# $card: a ship, such as “red Frigate”.
web-port-royal-ask-ship = { $card }: потопить или оставить в гавани?
web-port-royal-ask-ship-bust = { $card }: такой корабль уже в гавани. Потопить или потерять всё?
web-port-royal-ask-ship-only = { $card }: нужно потопить.
web-port-royal-ask-take = { $picks ->
    [one] Возьмите { $picks } карту из гавани или пасуйте.
    [few] Возьмите до { $picks } карт из гавани или пасуйте.
    [many] Возьмите до { $picks } карт из гавани или пасуйте.
   *[other] Возьмите до { $picks } карты из гавани или пасуйте.
}
# The seat’s own go in another player’s turn; $name gets the fee.
web-port-royal-ask-take-fee = { $picks ->
    [one] Возьмите { $picks } карту или пасуйте. Монету получит: { $name }
    [few] Возьмите до { $picks } карт или пасуйте. По монете за каждую получит: { $name }
    [many] Возьмите до { $picks } карт или пасуйте. По монете за каждую получит: { $name }
   *[other] Возьмите до { $picks } карты или пасуйте. По монете за каждую получит: { $name }
}
web-port-royal-ask-nothing = Взять ничего нельзя: пас.
web-port-royal-ask-claim = Выполните экспедицию или закончите ход.
web-port-royal-ask-after-bust = Перебор. Ещё можно выполнить экспедицию.
# In the place of the question, while the harbour is swept away. $card: a ship, such as “red Frigate”.
web-port-royal-bust-mine = Перебор!
web-port-royal-bust-theirs = { $name }: перебор!
web-port-royal-bust-lost = { $card } во второй раз: { $count ->
    [one] потеряна { $count } карта
    [few] потеряны { $count } карты
    [many] потеряно { $count } карт
   *[other] потеряно { $count } карты
}
web-port-royal-sure = Ещё раз для подтверждения
web-port-royal-waiting = Стол ждёт
web-port-royal-wait-first = { $name } начинает ход
web-port-royal-wait-draw = { $name } решает: открывать дальше или остановиться
web-port-royal-wait-ship = { $name } решает, потопить ли корабль: { $card }
web-port-royal-wait-take = { $name } может взять: { $picks ->
    [one] { $picks } карту
    [few] { $picks } карты
    [many] { $picks } карт
   *[other] { $picks } карты
}
web-port-royal-wait-claim = { $name } может выполнить экспедицию
web-port-royal-paused = Партия приостановлена
web-port-royal-over = Партия окончена

## Buttons. Short; the key is shown beside them.

web-port-royal-draw = Открыть
web-port-royal-draw-first = первая карта обязательна
web-port-royal-stop = Стоп
web-port-royal-stop-takes = { $picks ->
    [one] взять { $picks } карту
    [few] взять { $picks } карты
    [many] взять { $picks } карт
   *[other] взять { $picks } карты
}
web-port-royal-stop-plain = и взять карты
web-port-royal-stop-nothing = ни на что не хватает монет
# On a card that is looked at while one draws.
web-port-royal-stop-and-take = Остановиться и взять эту карту
web-port-royal-pass = Пас
web-port-royal-pass-hint = больше ничего не брать
web-port-royal-end-turn = Закончить ход
web-port-royal-repel = Потопить
web-port-royal-repel-hint = корабль уйдёт в сброс
web-port-royal-keep = Оставить
web-port-royal-keep-hint = встанет в гавани
# What a kept ship makes of the harbour: so many ship types, and so many cards may be taken.
web-port-royal-keep-makes = { $types }-й вид кораблей: { $picks ->
    [one] { $picks } карта
    [few] { $picks } карты
    [many] { $picks } карт
   *[other] { $picks } карты
}
web-port-royal-keep-bust-hint = намеренный перебор
web-port-royal-claim = Выполнить
web-port-royal-claim-ways = { $count ->
    [one] { $count } способ
    [few] { $count } способа
    [many] { $count } способов
   *[other] { $count } способа
}
web-port-royal-claim-choose = Кого отправить в экспедицию?
web-port-royal-claim-label = Выполнить: { $card }, отправить: { $persons }. Очки { $points }, монеты { $coins }

## Odds

# Behind a percentage, on the button that draws.
web-port-royal-bust = перебор
# Shares of the next card, each a word and a percentage without its sign. Very short.
web-port-royal-odds-ship = корабль { $share }
web-port-royal-odds-repel = потопить { $share }
web-port-royal-odds-new = новый вид { $share }
web-port-royal-odds-person = персонаж { $share }
web-port-royal-odds-expedition = экспедиция { $share }
web-port-royal-odds-tax = налоги { $share }
web-port-royal-odds-label = Следующая карта: перебор { $bust }, другой корабль { $ship }, персонаж { $person }, экспедиция { $expedition }, налоги { $tax }
web-port-royal-unseen = Следующая карта, из { $cards }
web-port-royal-unseen-hint = Что может выйти, считая карты, лежащие монетами.
web-port-royal-unseen-ship = { $ship }: { $count }
web-port-royal-unseen-persons = Персонажи
web-port-royal-unseen-expeditions = Экспедиции
web-port-royal-unseen-taxes = Налоги
web-port-royal-unseen-bust = { $count ->
    [one] перебор: { $count }
    [few] перебор: { $count }
    [many] перебор: { $count }
   *[other] перебор: { $count }
}

## The log

web-port-royal-log-begin = Партия начинается
web-port-royal-log-open = Открыть журнал
web-port-royal-log-empty = Пока ничего не произошло.
web-port-royal-log-undone = { $name } отменяет решение
web-port-royal-log-undone-you = Вы отменяете решение
web-port-royal-log-replaced = { $name }: играть будет бот
web-port-royal-log-restored = { $name } снова играет
web-port-royal-log-restored-you = Вы снова играете
web-port-royal-log-resigned = { $name } сдаётся
web-port-royal-log-resigned-you = Вы сдаётесь
# A change of coins, such as “Zofia −2”.
web-port-royal-delta = { $name } { $amount }

## The end

web-port-royal-end-winner = { $name } побеждает
web-port-royal-end-winners = Общая победа: { $names }
web-port-royal-end-nobody = Партия закончилась без победителя
# What decided the game; $round: number of the turn, $name: who did it
web-port-royal-decided-bust = Всё решил перебор на ходу { $round }: { $name }.
web-port-royal-decided-claim = Всё решила экспедиция на ходу { $round }: { $name }.
web-port-royal-decided-hire = Всё решил наём на ходу { $round }: { $name }.
web-port-royal-decided-trade = Всё решил корабль на ходу { $round }: { $name }.
web-port-royal-decided-turn = Всё решил ход { $round }: { $name }.
web-port-royal-end-player = Игрок
web-port-royal-end-total = Очки
web-port-royal-end-tie = Очков поровну: решают монеты.
web-port-royal-end-ineligible = без экспедиции: победа невозможна
web-port-royal-end-line = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
web-port-royal-end-how = Из чего сложились очки

## Keys, for the help

web-port-royal-key-draw = Открыть карту
web-port-royal-key-stop = Остановиться
web-port-royal-key-pass = Пас или конец хода
web-port-royal-key-claim = Выполнить экспедицию
web-port-royal-key-repel = Потопить только что открытый корабль
web-port-royal-key-keep = Оставить только что открытый корабль
web-port-royal-key-take = Взять карту из гавани, считая слева
web-port-royal-key-read = Прочитать выбранную карту
web-port-royal-key-undo = Отменить
web-port-royal-key-undo-turn = Отменить весь ход
web-port-royal-key-log = Открыть или закрыть журнал
web-port-royal-key-discard = Просмотреть стопку сброса
web-port-royal-key-arrows = Перемещаться по картам
