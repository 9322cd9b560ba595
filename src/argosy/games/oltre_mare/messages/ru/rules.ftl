# The rules of Oltre Mare, as the page of rules tells them, in our own words.
# What a port token does is told by oltre-mare-token-…-effect, an option by oltre-mare-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-oltre-mare-start = За пять минут
rules-oltre-mare-card = У карты много сторон
rules-oltre-mare-goods = Что приносят товары
rules-oltre-mare-setup = Перед первым ходом
rules-oltre-mare-power = Первая фаза: морская мощь
rules-oltre-mare-deals = Вторая фаза: сделки
rules-oltre-mare-buying = Вторая фаза: покупки
rules-oltre-mare-actions = Третья фаза: действия
rules-oltre-mare-sailing = Корабль в пути
rules-oltre-mare-tokens = Жетоны порта
rules-oltre-mare-loading = Четвёртая фаза: погрузка
rules-oltre-mare-venice = Первый подсчёт
rules-oltre-mare-end = Последний раунд
rules-oltre-mare-scoring = Итоговый подсчёт
rules-oltre-mare-secrets = Что открыто, а что скрыто
rules-oltre-mare-rulings = Тонкости
rules-oltre-mare-options = Настройки стола

## In five minutes

rules-oltre-mare-start-idea = Вы — купцы из Венеции. Вы торгуете со всеми за столом, ходите из порта в порт и складываете груз так, чтобы одинаковые товары лежали вместе: это и приносит доход.
rules-oltre-mare-start-ducats = Дукаты — и деньги, и победные очки. В долг можно уходить без ограничений; в конце на счету каждый дукат.
# The four phases of a turn, under small pictures; their names are oltre-mare-phase-….
rules-oltre-mare-start-power = Если карт на руке больше, чем позволяет морская мощь, лишнее достаётся пиратам.
rules-oltre-mare-start-trade = Заключайте сделки и покупайте карты, пока их не станет хотя бы столько, сколько требует груз.
rules-oltre-mare-start-actions = Сыграйте ровно столько карт, сколько требует груз. Их символы приносят дукаты, пиратов, карты и перемещения корабля.
rules-oltre-mare-start-loading = Сложите сыгранные карты на свою стопку груза. Верхняя задаёт морскую мощь и груз на ваш следующий ход.
# Labels of two short paragraphs.
rules-oltre-mare-start-scores = Что приносит дукаты
rules-oltre-mare-start-scores-text = Серии одинаковых товаров в стопке груза, жетоны порта и престиж за участие в сделках. Каждая карта в пиратской стопке отнимает дукат.
rules-oltre-mare-start-ends = Что завершает игру
rules-oltre-mare-start-ends-text = Колода товаров: когда она пуста, раунд доигрывается, и идёт второй подсчёт. Первый — на полпути, когда появляется карта Венеции.
rules-oltre-mare-start-hint = Первый план
rules-oltre-mare-start-hint-text = Выберите два-три товара и торгуйтесь за них. При погрузке думайте о следующем ходе: большая мощь — малый груз, и наоборот.

## A card has many sides. Numbered legends beside a large card.

rules-oltre-mare-card-symbols = Два действия. Они учитываются, когда вы играете карту.
rules-oltre-mare-card-copies = Товар и сколько всего его карт.
rules-oltre-mare-card-port = На некоторых картах — порт: там корабль может начать путь.
rules-oltre-mare-card-payout = Что приносит серия этого товара: за одну карту, две, три и так далее.
rules-oltre-mare-card-power = Морская мощь, рядом со львом: столько карт можно держать на руке в начале своего хода.
rules-oltre-mare-card-load = Груз, в тюках: столько карт нужно сыграть.
rules-oltre-mare-card-top = Морская мощь и груз действуют только на верхней карте стопки груза. Вместе они всегда дают семь.

## What goods bring. A table of goods and figures.

rules-oltre-mare-goods-text = Серия — это непрерывный ряд одинаковых товаров в стопке груза. Редкие товары окупаются раньше, частые легче достать. Серия длиннее своего ряда чисел приносит последнее число, не больше.
# Heads of the table; the figures 1, 2, 3 … are the length of the run.
rules-oltre-mare-goods-good = Товар
rules-oltre-mare-goods-cards = Карты

## Before the first turn

rules-oltre-mare-setup-tokens = Для каждого порта вытягивают жетон порта и кладут там лицом вверх. Два оставшихся не нужны.
rules-oltre-mare-setup-grain = Вдвоём из колоды убирают всё зерно.
rules-oltre-mare-setup-ship = Для каждого игрока открывают карты, пока на одной не окажется порт. Она становится первой картой стопки груза; корабль начинает в этом порту, а лежащий там жетон выходит из игры.
rules-oltre-mare-setup-hand = Все получают по четыре карты на руку, и у каждого 11 дукатов.
rules-oltre-mare-setup-venice = Карту Венеции прячут примерно в середине колоды товаров. Первого игрока определяет жребий; ходят по часовой стрелке.

## First phase: naval power

rules-oltre-mare-power-limit = Сравните карты на руке с морской мощью своей верхней карты. Лишние выберите сами и положите лицом вниз на свою пиратскую стопку в любом порядке.
rules-oltre-mare-power-once = Только в этот момент число карт на руке ограничено. Морская мощь и груз определяются сейчас и действуют весь ход.
# Under a picture: a top card with its power, and a hand with two cards too many.
rules-oltre-mare-power-picture = Для этого корабля слишком много: две карты достаются пиратам.

## Second phase: deals

rules-oltre-mare-deals-who = Сделки и покупки могут чередоваться как угодно. Сделка всегда идёт между активным игроком и одним из остальных; другие между собой не торгуют.
rules-oltre-mare-deals-what = Из рук в руки переходят карты с руки и дукаты, с каждой стороны сколько угодно. Подарок — тоже сделка. Но хотя бы одна карта должна перейти, и обе стороны должны согласиться.
rules-oltre-mare-deals-truth = Товар каждой предлагаемой карты надо называть честно. О символах, морской мощи, грузе и порте можно говорить что угодно.
rules-oltre-mare-deals-prestige = Кто заключает сделку с активным игроком, получает жетон престижа, не больше одного за ход. Активный игрок не получает ничего.
rules-oltre-mare-deals-desk = Предложение говорит, что вы даёте и чего хотите. Его можно принять, отклонить или ответить встречным. С концом фазы заканчиваются все предложения.

## Second phase: buying

rules-oltre-mare-buying-four = Активный игрок может купить за ход до четырёх карт: из колоды товаров или верхнюю из своей пиратской стопки. Каждую карту вы видите прежде, чем решать о следующей.
rules-oltre-mare-buying-price = Карта стоит 3 дуката; она стоит 4, если до оплаты у вас 0 или меньше.
rules-oltre-mare-buying-enough = Фазу можно закончить, только когда карт на руке не меньше, чем требует груз. В долг это удаётся всегда.

## Third phase: actions. The table shows what so many equal symbols bring.

rules-oltre-mare-actions-exact = Сыграйте ровно столько карт, сколько требует груз, все сразу. Сосчитайте каждый символ на всех картах. Они исполняются сверху вниз, и пропускать ничего нельзя:
# Heads of the table, then what each row counts.
rules-oltre-mare-actions-symbols = Символы
rules-oltre-mare-actions-ducat = дукаты вам
rules-oltre-mare-actions-pirate = карты из колоды товаров в вашу пиратскую стопку, не глядя
rules-oltre-mare-actions-draw = карты из колоды товаров на руку; в этот ход их уже не сыграть
rules-oltre-mare-actions-ship = перемещения вашего корабля

## The ship sails

rules-oltre-mare-sailing-moves = Корабль совершает ровно столько перемещений, каждое по морскому пути в соседний порт. Одним путём нельзя пройти дважды за ход; в порт можно зайти снова, и стоять в нём может сколько угодно кораблей.
rules-oltre-mare-sailing-end = Важен только порт, где путь кончается. Вы берёте лежащий там жетон, и теперь он активный. Прежний активный жетон переворачивается лицом вниз, но остаётся у вас. Если жетона там нет, активный жетон всё равно переворачивается.
rules-oltre-mare-sailing-none = Если не сыграть ни одного символа корабля, он стоит на месте и ничего не меняется.
# Under a piece of the chart with a course of three moves.
rules-oltre-mare-sailing-picture = Три перемещения: берётся только жетон последнего порта.

## Port tokens

rules-oltre-mare-tokens-text = Действует только активный жетон, и только с той минуты, когда вы его берёте. В конце игры считаются все ваши жетоны, лицом вверх и вниз.

## Fourth phase: loading

rules-oltre-mare-loading-order = Положите все сыгранные карты на свою стопку груза в любом порядке. После этого порядок неизменен, и просматривать стопку груза не может никто.
rules-oltre-mare-loading-choice = Порядок — это выбор между двумя желаниями: удлинить серию и получить наверху нужную карту для следующего хода.

## The first scoring

rules-oltre-mare-venice-when = Как только карта Венеции взята или в конце хода лежит наверху колоды товаров, игра прерывается для первого подсчёта.
rules-oltre-mare-venice-prestige = Престиж подсчитывается так же, как в конце; затем все жетоны престижа возвращаются.
rules-oltre-mare-venice-cargo = В каждой стопке груза верхняя серия откладывается: она остаётся и может расти. Все серии под ней приносят дукаты и уходят в сброс.
rules-oltre-mare-venice-on = Жетоны порта и пиратские стопки пока не считаются. Карты, сыгранные в этот ход, ещё не погружены и остаются как есть. Карта Венеции выходит из игры; если её взяли, на её место приходит следующая карта. Затем ход продолжается.
# Under a picture of a cargo stack, top card first, with what each run brings.
rules-oltre-mare-venice-picture = Стопка груза при появлении Венеции; верх слева.
rules-oltre-mare-venice-stays = остаётся

## The last round

rules-oltre-mare-end-deck = Как только взята последняя карта колоды товаров, текущий раунд становится последним. Он кончается ходом игрока справа от первого игрока.
rules-oltre-mare-end-shuffle = Если до этого нужны ещё карты, стопка сброса перемешивается и становится новой колодой товаров.
rules-oltre-mare-end-start = Если не хватает и их, стопка груза и пиратская стопка первого игрока подсчитываются сразу и замешиваются в новую колоду. Первый игрок начинает тогда новую стопку груза.

## The final scoring, in four steps

rules-oltre-mare-scoring-prestige = Престиж: больше всех жетонов — 6 дукатов, второе место — 3, третье — 1.
rules-oltre-mare-scoring-cargo = Груз: каждая серия в стопке приносит свои дукаты.
rules-oltre-mare-scoring-pirates = Пираты: каждая карта в пиратской стопке отнимает 1 дукат.
rules-oltre-mare-scoring-tokens = Жетоны порта: места как за престиж, снова за 6, 3 и 1 дукат.
rules-oltre-mare-scoring-level = При равенстве игроки делят место, и каждый получает дукаты полностью; ближайшее меньшее число — следующее место. Ни одного жетона — тоже место.
# Heads of a small table that shows such a ranking.
rules-oltre-mare-scoring-have = Жетоны
rules-oltre-mare-scoring-get = Дукаты
rules-oltre-mare-scoring-win = Побеждает тот, у кого больше дукатов. При равенстве — тот, у кого больше карт в стопке груза; если и это поровну — кто раньше в порядке ходов. Карты на руке ничего не стоят.

## What is open, what is hidden

rules-oltre-mare-secrets-open = Открыто всем: дукаты и жетоны, число карт на каждой руке и в каждой стопке, верхняя карта каждой стопки груза и всё, что играется и грузится.
rules-oltre-mare-secrets-hidden = Скрыто: карты на руке, пиратские стопки, стопки груза под верхней картой, порядок колоды товаров и место карты Венеции.
rules-oltre-mare-secrets-talk = Все слышат, какие товары и дукаты предлагаются и переходят из рук в руки. Сами карты видят только двое, кто торгует.

## Fine points: rulings that come up at the table, each with a link to its section

rules-oltre-mare-rulings-gift = В какую бы сторону ни шёл подарок, жетон престижа получает тот, кто не является активным игроком.
rules-oltre-mare-rulings-once = Один жетон престижа за ход: это верно, даже если между сделками случится первый подсчёт.
rules-oltre-mare-rulings-reach = Сделка запрещена, если после неё активный игрок не сможет набрать карт для груза оставшимися покупками.
rules-oltre-mare-rulings-onward = Только что полученные карты можно сразу, в тот же ход, передать дальше.
rules-oltre-mare-rulings-debt = При 2 дукатах первая карта оставит вам −1, вторая −5: более высокая цена действует с 0.
rules-oltre-mare-rulings-terms = С «Выгодными условиями» долги не делают карту дороже.
rules-oltre-mare-rulings-stack = Из пиратской стопки покупается всегда верхняя карта; просматривать стопку нельзя.
rules-oltre-mare-rulings-deal = «Выгодная сделка» действует, даже если вы не играете символов дуката. Пять символов приносят столько же, сколько четыре: 6 дукатов.
rules-oltre-mare-rulings-calm = «Спокойное море» приносит дукаты, только если оно активно уже до перемещения корабля.
rules-oltre-mare-rulings-hand = «Победа над пиратами» не помогает, когда карт на руке слишком много.
rules-oltre-mare-rulings-stuck = Корабль не может плыть в тупик, пока другой путь позволяет все перемещения. Если такого нет, он плывёт так далеко, как может.
rules-oltre-mare-rulings-compass = Нашедший компас может и остаться; тогда активный жетон сохраняется. Прыжок в порт без жетона переворачивает его.
rules-oltre-mare-rulings-whole = Если вся стопка груза — одна серия, когда появляется Венеция, из неё ничего не подсчитывается.
rules-oltre-mare-rulings-last = Последний раунд начинается с последней картой, даже если больше никому карт не нужно. Пока в колоде лежит Венеция, колода не пуста.

## Options of the table

rules-oltre-mare-options-text = Правила выше — для обычного стола. Кто открывает стол, может изменить эти пункты:
