# The rules of Port Royal, as the page of rules tells them, in our own words.
# What a card does is told by web-port-royal-text-…, an option by port-royal-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-port-royal-start = За пять минут
rules-port-royal-pack = Карты
rules-port-royal-setup = Перед первым ходом
rules-port-royal-discover = Первая фаза: изыскания
rules-port-royal-repel = Мечи против кораблей
rules-port-royal-bust = Перебор
rules-port-royal-take = Вторая фаза: торговля и найм
rules-port-royal-fee = Очередь остальных
rules-port-royal-ships = Пять кораблей
rules-port-royal-persons = Персонажи
rules-port-royal-expeditions = Экспедиции
rules-port-royal-taxes = Повышение налогов
rules-port-royal-end = Конец игры и победитель
rules-port-royal-coins = Монеты и стопки
rules-port-royal-rulings = Тонкости
rules-port-royal-options = Настройки стола

## In five minutes

rules-port-royal-start-idea = Карта за картой гавань наполняется у вас на глазах. Корабли приносят деньги, персонажи поступают к вам на службу. Чем дольше ждать, тем больше выбор; но второй корабль того же цвета — и всё пропало.
rules-port-royal-start-goal = Вы собираете победные очки: их дают нанятые персонажи и выполненные экспедиции. С двенадцатью очками начинается конец игры.
# The three steps of a turn, under small pictures.
rules-port-royal-start-draw = Открывайте карты одну за другой, кладите их в гавань и вовремя остановитесь. Второй корабль того же цвета — это перебор: ваш ход окончен.
rules-port-royal-start-take = Возьмите карту: корабль за его монеты или персонажа за его цену. Четыре цвета кораблей в гавани позволяют взять две карты, пять цветов — три.
rules-port-royal-start-others = Теперь из оставшегося выбирают остальные: каждый берёт одну карту и платит вам за неё монету.
# Labels of two short paragraphs.
rules-port-royal-start-scores = Что приносит очки
rules-port-royal-start-scores-text = Только очки на персонажах и экспедициях, которые лежат перед вами. Монеты лишь разрешают ничью.
rules-port-royal-start-ends = Что завершает игру
rules-port-royal-start-ends-text = Двенадцать очков у кого угодно. Раунд доигрывается, чтобы у всех было поровну ходов; затем побеждает тот, у кого больше очков.
rules-port-royal-start-hint = Первый план
rules-port-royal-start-hint-text = Пораньше нанимайте тех, кто приносит или бережёт монеты, и несколько мечей. Пока топить нечем, три корабля в гавани — хороший момент, чтобы остановиться.

## The cards. Legends beside a picture of each kind.

rules-port-royal-pack-coin = На обороте каждой карты — монета. Лежащая перед вами лицом вниз карта — деньги и остаётся деньгами, пока вы ею не заплатите; карта, лежащая лицом вверх, монетой не становится никогда.
rules-port-royal-pack-ship = Корабли
rules-port-royal-pack-ship-text = Монеты, которые он приносит, и мечи, нужные, чтобы его потопить.
rules-port-royal-pack-person = Персонажи
rules-port-royal-pack-person-text = Вверху способность и очки, внизу цена.
rules-port-royal-pack-expedition = Экспедиции
rules-port-royal-pack-expedition-text = Требуемые символы, а также очки и монеты за них.
rules-port-royal-pack-tax = Повышение налогов
rules-port-royal-pack-tax-text = Действует сразу, как только карта открыта.

## Before the first turn

rules-port-royal-setup-coins = Каждый получает три карты лицом вниз: три монеты. На другую сторону никто не смотрит.
rules-port-royal-setup-piles = Остальное — колода. Стопка сброса рядом лежит открыто; её в любое время может просмотреть каждый.
rules-port-royal-setup-start = Первого игрока определяет жребий. Ходят по часовой стрелке.
rules-port-royal-setup-five = Впятером эта экспедиция лежит открытой с самого начала; иначе она остаётся в коробке.

## First phase: discover

rules-port-royal-discover-draw = В свой ход вы — активный игрок. Откройте верхнюю карту колоды. Первая карта обязательна; дальше можно остановиться после любой карты или продолжать сколько угодно.
rules-port-royal-discover-ship = Корабль встаёт в гавань, если вы его не потопите.
rules-port-royal-discover-person = Персонаж ждёт в гавани.
rules-port-royal-discover-expedition = Экспедиция кладётся рядом с гаванью. Там она ждёт сколько угодно ходов, пока кто-нибудь её не выполнит.
rules-port-royal-discover-tax = Повышение налогов исполняется и уходит в сброс; затем вы решаете дальше.
rules-port-royal-discover-stop = Когда вы останавливаетесь, начинается вторая фаза.

## Swords against ships

rules-port-royal-repel-may = Открылся корабль, а у ваших моряков и пиратов вместе не меньше мечей, чем на нём? Тогда его можно потопить: он уходит в сброс, и вы продолжаете.
rules-port-royal-repel-free = Мечи не тратятся. За ход можно потопить сколько угодно кораблей, в том числе корабль нового цвета.
rules-port-royal-repel-skull = Корабль с черепом не потопить никому. И потопить можно лишь тот корабль, который только что открыт, но не тот, что уже стоит в гавани.

## Bust

rules-port-royal-bust-what = Если приходит корабль цвета, который уже есть в гавани, и его не топят, это перебор. Гавань и этот корабль уходят в сброс, никто не берёт карт, и ваш ход окончен.
rules-port-royal-bust-jester = Экспедиции остаются на месте. Каждый, и активный игрок тоже, получает монету за каждого своего Шутника.
# Under a row of cards in which a ship type comes a second time.
rules-port-royal-bust-picture = Один цвет дважды: пропадает всё.

## Second phase: trade and hire

rules-port-royal-take-number = Выбор начинается с вас. Сколько карт можно взять, зависит от разных цветов кораблей, лежащих в гавани, когда вы останавливаетесь:
# Heads of a small table.
rules-port-royal-take-colours = Цвета
rules-port-royal-take-cards = Карты
rules-port-royal-take-ship = Берёте корабль: он уходит в сброс, а вы получаете его монеты и ещё по одной за каждого своего Торговца этого цвета.
rules-port-royal-take-person = Нанимаете персонажа: заплатите цену и положите карту перед собой. Способность действует сразу, уже для следующей вашей карты.
rules-port-royal-take-may = Брать что-либо необязательно. Кто пасует, на этот раз заканчивает.

## The others’ goes

rules-port-royal-fee-go = После вас каждый следующий игрок по часовой стрелке может взять одну карту, даже если вы не берёте ничего.
rules-port-royal-fee-coin = За каждую взятую карту активному игроку платят монету. Корабль может принести эту монету сам; для персонажа и цена, и монета должны быть заранее.
rules-port-royal-fee-left = Что остаётся в конце, уходит в сброс. Активным становится игрок слева.

## The five ships. Under each ship: its cards, with coins, swords and how often they exist.

rules-port-royal-ships-text = Каждый цвет — отдельный вид со своей штриховкой и формой. Чем больше корабль приносит, тем лучше он вооружён.

## The persons

rules-port-royal-persons-text = Персонаж работает на вас в каждый ход, и в ваш, и в чужие. Способности одинаковых персонажей складываются. При каждом видно, какие есть карты: цена, очки, количество.

## Expeditions

rules-port-royal-expeditions-when = Экспедиции выполняет только активный игрок: всякий раз, когда решение за ним, в обеих фазах и сколько сможет.
rules-port-royal-expeditions-how = Сбросьте своих персонажей ровно с теми символами, которые требуются; каких именно, решаете вы. Экспедиция теперь лежит перед вами до конца игры, а её монеты вы получаете сразу.
rules-port-royal-expeditions-worth = Экспедиция всегда приносит больше очков, чем персонажи, которых она стоит. Мастер на все руки заменяет любой один символ.

## Tax increases

rules-port-royal-taxes-half = Тот, у кого двенадцать монет или больше, отдаёт половину с округлением вниз: из 12 или 13 — шесть, из 14 или 15 — семь.
rules-port-royal-taxes-bonus = Затем карта даёт монету: либо тому, у кого больше всех мечей, либо тому, у кого меньше всех очков. При равенстве её получают все такие игроки, даже при нуле.

## The end and the winner

rules-port-royal-end-round = Как только кто-то набрал двенадцать очков, пусть и не в свой ход, текущий раунд становится последним. Он кончается ходом игрока справа от первого игрока.
rules-port-royal-end-win = Побеждает тот, у кого больше очков. При равенстве решают монеты; если и их поровну, победа общая.
rules-port-royal-end-option = Есть более строгий вариант: двенадцать очков завершают игру только вместе с экспедицией, и победить может лишь тот, у кого она есть.

## Coins and piles

rules-port-royal-coins-open = Сколько у кого монет, видят все. Что на их лицевой стороне, не знает никто, даже владелец. При оплате первыми уходят самые старые монеты; они ложатся в сброс лицом вверх. Только монета активному игроку переходит лицом вниз.
rules-port-royal-coins-shuffle = Если нужна карта, а колода пуста, стопка сброса перемешивается и становится новой колодой. Если пуста и она, монет больше не получить и открывать нечего.

## Fine points: rulings that come up at the table, each with a link to its section

rules-port-royal-rulings-empty = Можно остановиться и при пустой гавани, например после повышения налогов. Шутники остальных тогда приносят монеты, ваши — нет.
rules-port-royal-rulings-purpose = Корабль можно оставить в гавани, даже если вы можете его потопить и даже если это перебор: гавань пропадёт для всех.
rules-port-royal-rulings-pending = Пока судьба корабля не решена, ничего другого делать нельзя, даже выполнить экспедицию.
rules-port-royal-rulings-number = Сколько карт можно взять, определяется, когда вы останавливаетесь. Взятый корабль этого числа не уменьшает.
rules-port-royal-rulings-governor = Только что нанятый Губернатор сразу позволяет взять ещё одну карту.
rules-port-royal-rulings-admiral = Адмиралы смотрят на гавань один раз, до вашей первой карты. Экспедиции не считаются, а Адмирал, нанятый только теперь, опоздал.
rules-port-royal-rulings-jester = Гавань должна быть пуста, когда приходит ваша очередь. Если последнюю карту берёте вы сами, ваши Шутники ничего не приносят.
rules-port-royal-rulings-price = Никакая цена не опускается ниже нуля, и ни одна Девушка не уменьшает монету активному игроку.
rules-port-royal-rulings-two = Кто благодаря Губернатору берёт в чужой ход две карты, платит две монеты.
rules-port-royal-rulings-wait = Кто нанимает последнего недостающего персонажа в чужой ход, должен ждать с экспедицией своего хода.
rules-port-royal-rulings-after = После своей последней карты ещё можно выполнять экспедиции; после перебора — нельзя.
rules-port-royal-rulings-jack = Мастера на все руки можно отправить, даже если есть нужный персонаж. Больше символов, чем требуется, отдать нельзя.
rules-port-royal-rulings-keep = Очки никогда не убывают: кто достигает двенадцати, сохраняет их.

## Options of the table

rules-port-royal-options-text = Правила выше — для обычного стола. Кто открывает стол, может изменить эти пункты:
