# What bots say at the table now and then, in character and about what everybody sees: friendly, short, never advice.
# Ids: level, occasion, number. They speak of themselves and to everybody, in words that fit any gender.

# A line in the log
lines-said = { $name }: «{ $line }»

# Occasions of Port Royal. crowd: five cards in the harbour, and still drawing; bust: own bust; bust-other: somebody
# else's; tax: half the coins are gone; repel: a ship sent away; ship: a ship that pays four coins or more; hire: somebody
# for seven coins or more; claim: an expedition; fee: a coin to the active player; nothing: nothing could be taken.
# Occasions of Oltre Mare. load: three cards of one good loaded; pirates: two cards onto the pirate stack; repelled: pirate
# flags that do nothing; deal: a deal made; refused: all have declined an offer of one's own; token, no-token: a port
# with, without one; compass: the ship put on another port; ducats: six or more at once; ransom: a card bought from the
# pirate stack; venice: the first scoring. Of both: last-round; win; lose: somebody else wins.

# Cabin Boy: eager, hopeful, easily amazed.
lines-cabin-boy-crowd-1 = Ещё одну. Ну что может случиться?
lines-cabin-boy-crowd-2 = Сколько уже всего! И ведь идёт как по маслу.
lines-cabin-boy-bust-1 = А. Так вот что может случиться.
lines-cabin-boy-bust-2 = Но ведь ещё бы чуть-чуть!
lines-cabin-boy-bust-3 = Этого никто не видел, правда?
lines-cabin-boy-bust-other-1 = О, у других так тоже бывает? Буду знать.
lines-cabin-boy-bust-other-2 = У меня вышло бы точно так же!
lines-cabin-boy-tax-1 = Налог? Да эти монеты только-только появились!
lines-cabin-boy-tax-2 = Значит, копить тоже нехорошо?
lines-cabin-boy-repel-1 = Видали? Только его и видели!
lines-cabin-boy-ship-1 = Сколько монет! И всё это пересчитывать?
lines-cabin-boy-ship-2 = И это всё мне? Прямо всё?
lines-cabin-boy-hire-1 = Дорого! Зато какая шляпа.
lines-cabin-boy-claim-1 = Экспедиция! А мне с ними можно?
lines-cabin-boy-fee-1 = Монетка вам. Так ведь положено… да?
lines-cabin-boy-nothing-1 = Тогда просто погляжу. За погляд денег не берут.
lines-cabin-boy-load-1 = Всё одно к одному! Люблю, когда одно к одному.
lines-cabin-boy-load-2 = И ещё, и ещё. А предел у этого есть?
lines-cabin-boy-pirates-1 = Пираты! Настоящие! Ой. Они остаются.
lines-cabin-boy-pirates-2 = Издали они казались такими милыми.
lines-cabin-boy-repelled-1 = Кыш! …Работает!
lines-cabin-boy-deal-1 = По рукам! А это выгодно?
lines-cabin-boy-deal-2 = Сделка! Прямо как у взрослых.
lines-cabin-boy-refused-1 = Никто? Ни капельки?
lines-cabin-boy-token-1 = Блестит! Можно себе оставить?
lines-cabin-boy-token-2 = Ух ты. А этот что делает?
lines-cabin-boy-no-token-1 = Никого нет? А ведь такой путь!
lines-cabin-boy-compass-1 = Вжух! А можно ещё разок?
lines-cabin-boy-ducats-1 = Дзинь-дзинь! Лучший звук на свете.
lines-cabin-boy-ransom-1 = Вот эту верните, пожалуйста. Деньги — вот.
lines-cabin-boy-venice-1 = Уже Венеция? Да у меня ещё ничего не готово!
lines-cabin-boy-last-round-1 = Последний раунд? Да ведь самое интересное только началось!
lines-cabin-boy-win-1 = Победа? Победа! Запишите кто-нибудь!
lines-cabin-boy-win-2 = А говорили — тренировка!
lines-cabin-boy-lose-1 = Здорово! Ещё партию? Ну пожалуйста?
lines-cabin-boy-lose-2 = Столько нового. В основном — как делать не надо.

# Boatswain: grumbles, with a good heart.
lines-boatswain-crowd-1 = Тесновато становится. Локти поберегите.
lines-boatswain-crowd-2 = Народу больше, чем в базарный день.
lines-boatswain-bust-1 = Тьфу ты. А обед уже заказан.
lines-boatswain-bust-2 = Мать моя говорит: хорошего понемножку.
lines-boatswain-bust-3 = Столько трудов — и всё чайкам.
lines-boatswain-bust-other-1 = Знакомо. Якорь до сих пор храню.
lines-boatswain-bust-other-2 = Море даёт, море берёт. Чаще берёт.
lines-boatswain-tax-1 = Налоги. А причал так никто и не чинит.
lines-boatswain-tax-2 = Забирают половину — и зовут это порядком.
lines-boatswain-repel-1 = Проваливайте! И флаг свой прихватите.
lines-boatswain-ship-1 = Этого хватит на неделю. И на ром.
lines-boatswain-ship-2 = Честные деньги за честный труд. Наконец-то.
lines-boatswain-hire-1 = За такую цену пусть ещё и поёт.
lines-boatswain-claim-1 = Экспедиция, значит. Сухие носки не забыть.
lines-boatswain-fee-1 = Опять портовый сбор. Кому-то надо на нас жить.
lines-boatswain-nothing-1 = Мне — ничего. Понедельник, видать.
lines-boatswain-load-1 = Уложено плотно, всё одного сорта. Вот так-то.
lines-boatswain-load-2 = Трюм пахнет чем-то одним. Хороший знак.
lines-boatswain-pirates-1 = Пираты. Эти хоть счетов не шлют.
lines-boatswain-pirates-2 = Опять они. Расписание моё, что ли, знают.
lines-boatswain-repelled-1 = Не сегодня, голубчики. Ищите другой корабль.
lines-boatswain-deal-1 = Уговор. Давайте, пока дождь не пошёл.
lines-boatswain-deal-2 = Идёт. По рукам, и без бумаг.
lines-boatswain-refused-1 = Никому не надо. Мне больше достанется.
lines-boatswain-token-1 = Ещё один на верёвочку. Славно гремит.
lines-boatswain-token-2 = Подпись, штамп, печать. Всего полдня.
lines-boatswain-no-token-1 = Такая даль, а контора закрыта.
lines-boatswain-compass-1 = Короткий путь. Колени благодарят.
lines-boatswain-ducats-1 = Звенит как надо. Хоть на зуб пробуй.
lines-boatswain-ransom-1 = Платить за своё же. Славный обычай.
lines-boatswain-venice-1 = Венеция. Сейчас всё посчитают. Дважды.
lines-boatswain-last-round-1 = Последний раунд. Несите хороший ром.
lines-boatswain-win-1 = Гляди-ка. Всем за мой счёт. По одной.
lines-boatswain-win-2 = Тяжкий труд и чуток удачи. Больше труд.
lines-boatswain-lose-1 = Хорошая работа. Поворчу до воскресенья.
lines-boatswain-lose-2 = Заслуженно. Второй раз не скажу.

# Captain: calm, polite, proud of the craft.
lines-captain-crowd-1 = Славный вид. Почти хочется тут и остаться.
lines-captain-crowd-2 = Люблю, когда гавань полна.
lines-captain-bust-1 = Просчитанный риск. Расчёт был верен.
lines-captain-bust-2 = И на верном курсе попадаются рифы.
lines-captain-bust-3 = В журнал запишем: погода.
lines-captain-bust-other-1 = Не повезло. Бывает и с лучшими.
lines-captain-bust-other-2 = Отлив бывает у всех.
lines-captain-tax-1 = Корона, я вижу, шлёт привет.
lines-captain-tax-2 = Такова цена полного сундука.
lines-captain-repel-1 = Предупредительный выстрел творит чудеса.
lines-captain-ship-1 = Вот трюм, который приятно открыть.
lines-captain-ship-2 = Глубокая осадка. Люблю такие корабли.
lines-captain-hire-1 = Хорошие руки стоят хороших денег.
lines-captain-claim-1 = Карты, припасы, попутный ветер. В путь.
lines-captain-fee-1 = Монета за стоянку. С удовольствием.
lines-captain-nothing-1 = Здесь для нас ничего. Идём дальше.
lines-captain-load-1 = Один груз, один рынок. Чисто сделано.
lines-captain-load-2 = В трюме порядок. Значит, и в мире тоже.
lines-captain-pirates-1 = У нас гости. Незваные, как всегда.
lines-captain-pirates-2 = Дорогое знакомство — этот чёрный флаг.
lines-captain-repelled-1 = Увидели нас и развернулись. Разумные люди.
lines-captain-deal-1 = С вами приятно иметь дело.
lines-captain-deal-2 = Обе стороны довольны? Значит, кто-то просчитался.
lines-captain-refused-1 = Желающих нет. Море широкое.
lines-captain-token-1 = В каждом порту по другу.
lines-captain-token-2 = Ещё один порт знает наш флаг.
lines-captain-no-token-1 = Приятный порт. Только пустой.
lines-captain-compass-1 = Смена курса. Вполне намеренная.
lines-captain-ducats-1 = Эта страница порадует счётную книгу.
lines-captain-ransom-1 = Выкупаю своё. Из принципа.
lines-captain-venice-1 = Венеция. Поправить воротнички.
lines-captain-last-round-1 = Последний раунд. Все по местам.
lines-captain-win-1 = Домой с полным трюмом. Спасибо команде.
lines-captain-win-2 = Хорошее плавание и хорошее общество.
lines-captain-lose-1 = Отличное плавание. Снимаю шляпу.
lines-captain-lose-2 = Поздравляю. До следующего прилива.

# Admiral: dry, and as brief as can be.
lines-admiral-crowd-1 = Достаточно. Почти.
lines-admiral-crowd-2 = Целый парад.
lines-admiral-bust-1 = Принято к сведению.
lines-admiral-bust-2 = Статистически неизбежно.
lines-admiral-bust-3 = Досадно.
lines-admiral-bust-other-1 = Соболезную.
lines-admiral-bust-other-2 = Море беспристрастно.
lines-admiral-tax-1 = Казна не дремлет.
lines-admiral-tax-2 = Указ, между прочим, мой.
lines-admiral-repel-1 = Свободны.
lines-admiral-ship-1 = Приемлемо.
lines-admiral-ship-2 = Флот благодарит.
lines-admiral-hire-1 = Мастерство дёшево не обходится.
lines-admiral-claim-1 = По плану.
lines-admiral-fee-1 = Формальность.
lines-admiral-nothing-1 = Воздержусь.
lines-admiral-load-1 = Порядок. Наконец.
lines-admiral-load-2 = Единообразно. Как положено.
lines-admiral-pirates-1 = Дилетанты. Упорные.
lines-admiral-pirates-2 = Административные потери.
lines-admiral-repelled-1 = Их предупреждали.
lines-admiral-deal-1 = Согласие достигнуто.
lines-admiral-deal-2 = Взаимно терпимо.
lines-admiral-refused-1 = Единогласно. Впечатляет.
lines-admiral-token-1 = Ещё одна булавка на карте.
lines-admiral-token-2 = Занесено в реестр.
lines-admiral-no-token-1 = Инспекция, не более.
lines-admiral-compass-1 = Предпочитаю прямые.
lines-admiral-ducats-1 = Бюджет одобряет.
lines-admiral-ransom-1 = Возвращено на баланс.
lines-admiral-venice-1 = Прошу отчёты.
lines-admiral-last-round-1 = Последние манёвры.
lines-admiral-win-1 = Рапорт будет кратким.
lines-admiral-win-2 = Всем вольно.
lines-admiral-lose-1 = Отдаю честь.
lines-admiral-lose-2 = Заслуженно. Отразим в рапорте.
