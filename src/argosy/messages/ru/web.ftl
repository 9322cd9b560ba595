# The frame around the games in the browser: office, tables, settings.
# Player names are never declined: they stand first, or behind a colon.

## Everywhere

web-home = Портовая контора
web-menu = Меню
web-close = Закрыть
web-settings = Настройки
web-credits = Авторы
web-language = Язык
web-loading = Загрузка…
web-connecting = Стол готовится…
web-laying = Стол готовится…
web-yes = Да
web-no = Нет
web-you = вы
# Whoever reads it, where a player's name would stand: first, or behind a colon or an arrow
you-first = Вы
you-within = вы
web-copied = Скопировано

## Harbour office: the first page

web-hello = С возвращением, { $name }.
web-hello-new = Добро пожаловать на борт, { $name }.
web-games = Игры
web-about-port-royal = Испытайте удачу в порту: открывайте корабли и персонажей, остановитесь вовремя, наймите команду и снарядите экспедиции.
web-about-oltre-mare = Венецианские купцы: торгуйте свободно, разумно складывайте груз и ходите путями Средиземноморья.
web-fact-players = { $to ->
    [one] { $from }–{ $to } игрок
    [few] { $from }–{ $to } игрока
    [many] { $from }–{ $to } игроков
   *[other] { $from }–{ $to } игрока
}
web-fact-minutes = { $to ->
    [one] { $from }–{ $to } минута
    [few] { $from }–{ $to } минуты
    [many] { $from }–{ $to } минут
   *[other] { $from }–{ $to } минуты
}
web-play-now = Играть
web-bots-level = Сила ботов
web-new-table = Новый стол
web-my-tables = Мои столы
web-more-tables = { $count ->
    [one] Ещё { $count }
    [few] Ещё { $count }
    [many] Ещё { $count }
   *[other] Ещё { $count }
}
web-open-tables = Открытые столы
web-no-open-tables = Сейчас ни один стол не ждёт игроков. Откройте свой и отправьте ссылку друзьям.
# Кнопка под списком открытых столов
web-more-open-tables = Показать ещё столы
web-finished = Завершённые партии
web-join-label = Ссылка на стол или его код
web-join = Перейти
web-join-unclear = Это не ссылка на стол и не его код.
web-your-decision = Нужно ваше решение
# $names: one or several players, already joined with commas
web-waits-for = Ожидаем: { $names }
web-won-by = Победа: { $names }
web-over = Завершена
web-practice = Тренировка
web-practice-about = Тренировка с отменой решений: отменить можно и то, что открыло карту. Эта партия не идёт в зачёт.
# $count: seats at a table that anybody can take
web-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}

## Who one is

web-name-title = Ваше имя
web-name-label = Как вас называть?
web-name-why = Нужно только для игры с другими.
web-name-then-play = Как вас называть? После этого партия начнётся.
web-name-to-join = Выберите имя, чтобы сесть за стол
web-name-submit = Это я
web-devices = Другое устройство
web-devices-hint = Продолжайте партии на телефоне или другом компьютере: здесь получите код, там введите его.
web-devices-mine = Мои устройства
web-device-this = это устройство
web-device-program = Программа
web-device-unknown = Неизвестное устройство
# $time: a date and a time
web-device-used = последний вход: { $time }
web-device-revoke = Выйти
web-device-revoke-others = Выйти на всех других устройствах
web-sign-ins = Что произошло
web-sign-in-came = Новое устройство с этим именем
web-sign-in-code = Показан код для другого устройства
web-sign-in-claimed = Устройство добавлено по коду
web-sign-in-program = Выдан ключ для программы
web-sign-in-left = Выход на самом устройстве
web-sign-in-revoked = Выход на устройстве
web-sign-in-others-revoked = Выход на всех других устройствах
web-sign-in-programs-revoked = Доступ всех программ отозван
web-code = Код
web-code-give = Показать код
# $time: a time of day, such as 14:35
web-code-until = Действует один раз, до { $time }.
web-code-label = Код с другого устройства
web-code-take = Продолжить здесь

## A new table

web-seats = Места
web-players = Число игроков
web-players-short = { $count ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
web-table-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-table-minutes = { $minutes ->
    [one] около { $minutes } минуты
    [few] около { $minutes } минут
    [many] около { $minutes } минут
   *[other] около { $minutes } минуты
}
# $number: of a seat at the table
web-seat = Место { $number }
# Who sits at a seat of a new table
web-choose-me = Я
web-choose-here = Кто-то у этого экрана
web-choose-friend = Свободно для друга
web-choose-reserved = Только по ссылке на это место
web-seat-open = Свободно
web-seat-reserved = По приглашению
# $level: how strong the bot is
web-seat-bot = Бот: { $level }
# $number: number of a seat
web-seat-name = Имя на месте { $number }
web-seats-hint = Несколько своих мест: вы делите один экран. Карты на руке скрыты, пока игрок не откроет их сам.
web-waits-hint = Потом вы получите ссылку и QR-код для друзей.
web-name-to-invite = Ваше имя, чтобы друзья знали, кто их приглашает
# Three manners to play in, with one sentence each
web-manner = Как играем
web-preset-quick = Быстро
web-preset-quick-about = Боты решают быстро; с друзьями полминуты на каждое решение.
web-preset-friendly = По-дружески
web-preset-friendly-about = Шансы и подсказки под рукой, решения можно отменить, и никто не торопит.
web-preset-strict = Строго
web-preset-strict-about = Без подсказок и без отмены; с друзьями минута на каждое решение.
web-more-settings = Другие настройки
web-table = Стол
web-set-aids = Помощь: точные вероятности, ещё не вышедшие карты и подсказки
web-set-undo = Отмена решений
web-set-practice = Тренировка с отменой решений (не в зачёт)
web-set-chat = Чат
web-set-spectators = Зрители могут смотреть
web-set-public = Показывать в списке открытых столов
web-set-pace = Темп ботов
web-pace-none = Сразу
web-pace-quick = Быстрый
web-pace-calm = Спокойный
web-pace-slow = Медленный
web-set-patience = Боты ждут вашего ответа
web-patience-short = Недолго (15 с)
web-patience-normal = Немного (30 с)
web-patience-long = Долго (90 с)
web-patience-answered = Пока не ответите
web-set-clock = Часы
web-clock-none = Нет
web-clock-decision = На каждое решение
web-clock-game = На всю партию
web-clock-seconds = Секунд на решение
web-clock-minutes = Минут на игрока
web-clock-increment = Секунд прибавляется после каждого решения
web-rules-options = Варианты правил
web-option-ending-standard = 12 очков
web-option-ending-expedition = 12 очков и экспедиция
web-option-see_pirate_cards-nobody = никто
web-option-see_pirate_cards-owner = их владелец
web-option-see_pirate_cards-all = все
web-open-table = Открыть стол
web-begin = Начать партию

## Before the game begins

# $name: the host
web-waiting-title = Хозяин стола: { $name }
web-waiting-for-people = Отправьте ссылку друзьям или посадите ботов на свободные места.
web-waiting-for-others = Ждём остальных игроков.
web-waiting-for-host = Все на месте. Партию начинает хозяин стола.
# $name: the host; $game: a game. Also the headline of the link in messengers
web-invited = { $name } приглашает вас сыграть в { $game }
# Under it, where nothing is known of the table
web-invited-unknown = Настольные игры о море и торговле в браузере: с друзьями или ботами.
web-invite-friends = Пригласить друзей
web-invite-code = QR-код со ссылкой на этот стол
web-invite-scan = Отсканируйте его телефоном или отправьте ссылку:
# Before two buttons: the lesson and the rules
web-first-time = Ещё не знаете эту игру?
web-sit = Сесть
web-stand = Встать
web-remove = Убрать
web-put-bot = Пусть играет бот
web-copy-link = Скопировать ссылку на стол
web-copy-seat-link = Скопировать ссылку на это место
web-share-link = Поделиться ссылкой на стол
web-share-seat-link = Поделиться ссылкой на это место
web-close-table = Закрыть стол
web-away = не за столом
web-here = за столом
# Of a seat
web-waits = ждёт друзей
web-bot-plays = играет бот
web-resigned = партия сдана

## At the table

web-chat = Чат
web-chat-unread = { $count ->
    [one] Чат, { $count } новое сообщение
    [few] Чат, { $count } новых сообщения
    [many] Чат, { $count } новых сообщений
   *[other] Чат, { $count } нового сообщения
}
web-chat-empty = Сообщений пока нет.
web-chat-line = Ваше сообщение
web-chat-say = Отправить
web-chat-off = Выключить чат
web-chat-on = Включить чат
# Кнопки хозяина стола: кто участвует в чате
web-chat-for-players = Чат только для игроков
web-chat-for-all = Чат для всех
web-silence = Отключить чат
web-unsilence = Вернуть в чат
# Кнопки у строки чата: скрывает строки этого человека, только у меня
web-hide-person = Скрыть
web-unhide-person = Показать снова
web-hidden-line = Скрыто вами
web-report = Пожаловаться
web-report-about = Вашу жалобу увидит владелец сервера. За столом о ней никто не узнает.
# Label of a field
web-report-reason = Что случилось?
web-report-send = Отправить
web-report-not = Отмена
web-report-sent = Спасибо. Владелец сервера это увидит.
# A button for the host: one line of each person in ten seconds
web-chat-slow = Медленный чат: строка в 10 с
web-chat-fast = Чат без задержки
# On the three dots below the newest entries of a long log
web-log-all = Показать весь журнал
web-sound-on = Включить звуки
web-sound-off = Выключить звуки
web-theme-toggle = День или ночь
web-offline = Нет связи. Ничего не потеряно; пробуем снова…
web-online = Связь восстановлена.
# For a spectator
web-watching = Вы смотрите эту партию.
web-paused = Партия приостановлена.
web-pause = Приостановить партию
web-go-on = Продолжить
web-restore = Вернуться в игру
web-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
web-abort = Предложить прервать партию
web-abort-alone = Прервать партию
web-abort-sure = Прервать эту партию без победителя?
web-resign = Сдаться
web-resign-sure = Сдать эту партию?
web-request-undo = { $name } просит отменить решение.
web-request-abort = { $name } предлагает закончить партию без победителя.
# $name: за кого играл бы бот
web-request-replace = Хозяин стола предлагает, чтобы за игрока { $name } играл бот.
web-request-remove = Хозяин стола предлагает, чтобы игрок { $name } покинул стол, а дальше играл бот.
web-outcome-finished = Партия окончена.
web-outcome-aborted = Партия прервана по общему согласию.
web-outcome-resigned = Партия закончилась сдачей.
web-outcome-closed = Этот стол закрыт.
# The headline of the end
web-end-you = Вы победили!
web-end-other = { $name } побеждает
web-end-shared = Общая победа: { $names }
web-end-nobody = Партия закончилась без победителя
web-end-points = Очки
# Over a chart; $points: what is counted, such as points or coins
web-end-race = { $points }, ход за ходом
web-rematch = Реванш
web-rematch-ready = Реванш готов.
web-rematch-go = Перейти
# For whoever listens instead of looking: a button, and the name of what is read aloud
web-tell = Прочитать, что на столе
web-heard = Что происходит за столом
web-keys = Клавиши
# A button: what would be best now
web-hint = Подсказка
# Beside a ring that empties: how long others wait for your answer
web-patience = { $seconds ->
    [one] Ждёт вас ещё { $seconds } секунду
    [few] Ждёт вас ещё { $seconds } секунды
    [many] Ждёт вас ещё { $seconds } секунд
   *[other] Ждёт вас ещё { $seconds } секунды
}
# While a hint is worked out
web-hint-thinking = Думаю…
web-pass-screen-title = Передайте экран
web-pass-screen = Экран получает: { $name }
web-pass-screen-hint = Карты скрыты, пока игрок не откроет их сам.
web-pass-screen-show = Это { $name }: показать мои карты

## Replay

web-replay = Просмотр
web-replay-first = К началу
web-replay-back = На шаг назад
web-replay-play = Смотреть
web-replay-pause = Остановить
web-replay-next = На шаг вперёд
web-replay-last = К концу
web-replay-speed = Скорость: { $speed }×
web-replay-move = Шаг
web-replay-count = Шаг { $move } из { $count }
web-replay-seat = Чьими глазами
web-replay-spectator = Зритель
web-replay-link = Ссылка на этот момент
web-record = Скачать запись
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Анализ
# A button: a new game from the position that is shown
web-replay-continue = Продолжить отсюда
web-replay-continue-title = Продолжить против ботов
web-replay-continue-hint = С этого момента игра пойдёт за новым столом. Чего игрок на этом месте тогда знать не мог, будет перемешано заново.
web-replay-continue-seat = Моё место
# $seat: number of a seat; $name: who sat there
web-replay-continue-place = Место { $seat }: { $name }
# Label of a choice: how strong they are
web-replay-continue-level = Боты
web-replay-continue-begin = Играть дальше
web-replay-to-table = Вернуться к столу
# Told of a line of the log, which leads there
web-replay-moment = Посмотреть этот момент
# A button: choose a file with the record of a game
web-bring = Открыть запись
web-bring-hint = Партия, сохранённая в файле (.argosy): посмотрите её и продолжите с любого момента.

## A newer version of this page

web-newer = Появилась новая версия.
web-newer-reload = Обновить
web-newer-later = Позже
web-part-missing = Эту часть страницы не удалось загрузить.

## With and without a connection

# Where one plays: a word, and what it means
web-place-online = В сети
web-place-online-about = Столы хранит сервер, и за них могут сесть другие.
web-place-here = На этом устройстве
web-place-here-about = Вы играете в этом браузере; больше за столом никого нет.
web-place-lost = Нет связи
web-place-lost-about = Сервер недоступен. Пока вы играете в этом браузере.

# Heading: what is kept for when there is no connection
web-kept = Без связи
web-kept-all = Argosy хранится на этом устройстве и открывается без связи.
web-kept-not = Этот браузер не хранит Argosy: без связи страница не откроется.
# $size, $kept: such as 4.9 MB
web-kept-ahead = Хранить и то, чему научились сильные боты ({ $size })
web-kept-part = Сохранено { $kept } из { $size }.
web-kept-full = В этом браузере нет места, чтобы сохранить остальное. Ничего не потеряно. Освободите место на устройстве и попробуйте снова.
web-kept-failed = Загрузить удалось не всё. Попробуйте снова, когда связь будет лучше.

# What a player at a table in this browser is called who has chosen no name
web-local-you = Вы
web-local-online = За столом на сервере, где могут смотреть и другие
web-local-delete = Удалить
# A game of this browser becomes one of the server
web-local-hand = Передать серверу
web-local-again = Попробовать ещё раз
web-local-not-kept = Этот браузер ничего не сохраняет: когда страница закроется, партия пропадёт.
web-local-full = В этом браузере больше нет места для партий. Всё сыгранное сохранено; игра продолжится, как только место появится. Удалите несколько старых партий.
web-local-unlearned = Не удаётся загрузить то, чему научился самый сильный бот. Пока это не получится, за него решает бот послабее.
# After: This game was played by other rules than those that are played here.
web-local-read-only = Её можно посмотреть и скачать, но не продолжить.

## Settings

web-set-look = Вид
web-set-theme = Тема
web-theme-system = Как на устройстве
web-theme-day = День
web-theme-night = Ночь
web-set-speed = Анимация
web-speed-none = Нет
web-speed-slow = Медленная
web-speed-normal = Обычная
web-speed-fast = Быстрая
web-set-patterns = Более заметные узоры в дополнение к цвету
web-set-play = Игра
web-set-sound = Звуки
web-set-talk = Боты иногда что-нибудь говорят
web-set-auto-pass = Пасовать автоматически, если больше ничего нельзя сделать
web-set-confirm = Подтверждать решение вторым нажатием
web-set-notify = Уведомлять, когда нужно моё решение

## Credits

web-credits-icons = Значки: Lorc, Delapouite и другие, game-icons.net, CC BY 3.0, перекрашены.
web-credits-coast = Береговые линии: Natural Earth, общественное достояние, через world-atlas.
web-credits-fonts = Шрифты: Alegreya, Alegreya SC и Source Sans 3, SIL Open Font License 1.1.
web-credits-own = Корабли, персонажи, карты и звуки созданы для Argosy.
web-credits-unofficial = Argosy — неофициальная реализация игр, не связанная с их издателями.

## Rules

web-rules = Правила
web-rules-contents = Содержание
web-rules-print = Напечатать
web-rules-own-tab = Открыть в отдельной вкладке
# $section: the heading of a section of the rules
web-rules-link = Ссылка: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = По умолчанию: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = Сервер недоступен.
web-refusal-failed = Не получилось. Ничего не изменилось.
web-refusal-no-table = Такого стола нет.
web-refusal-elsewhere = Этот стол открыт в другой вкладке. Продолжайте там или закройте её и попробуйте ещё раз.
web-refusal-storage-full = В этом браузере больше нет места для партий. Ничего не изменилось. Удалите несколько старых.
web-refusal-storage = Браузер не смог это сохранить. Ничего не изменилось.
web-refusal-no-engine = Этот браузер не может играть без сервера: в нём нет WebAssembly.
web-refusal-no-rules = Не удаётся загрузить файл с правилами. Попробуйте ещё раз, когда будет соединение.
web-refusal-no-net = Не удаётся загрузить то, на чём основаны подсказки и анализ. Попробуйте ещё раз, когда будет соединение.
web-refusal-bad-engine = Файл с правилами повреждён или от другой версии. Перезагрузите страницу.
web-refusal-no-state = Эта запись от более ранней версии; прочитать её может только сервер.
web-refusal-damaged = То, что этот браузер сохранил об этой партии, повреждено. Всё оставлено как есть: что ещё можно прочитать, можно посмотреть и скачать.
web-refusal-no-guest = Сначала выберите имя.
web-refusal-name = В имени от 1 до 24 отображаемых знаков.
web-refusal-bot-name = Так зовут ботов. Выберите другое имя.
web-refusal-code = Этот код неизвестен, использован или истёк.
web-refusal-draining = Новые столы сейчас не открываются: сервер скоро перезапустят. Начатые партии продолжаются.
web-refusal-banned = Владелец сервера на время закрыл вам доступ.
web-refusal-store = База данных сервера сейчас не отвечает. Попробуйте ещё раз чуть позже.
web-refusal-too-fast = Слишком много сразу. Немного подождите.
web-refusal-late = Тем временем что-то произошло. Посмотрите ещё раз.
web-refusal-not-yours = Это не ваше место.
web-refusal-not-host = Это может только хозяин стола.
web-refusal-no-seat = Здесь для вас нет свободного места.
web-refusal-invitation = Это приглашение за другой стол.
web-refusal-removed = Хозяин убрал вас из-за этого стола.
web-refusal-empty-seats = Некоторые места ещё пусты.
web-refusal-begun = Партия уже началась.
web-refusal-not-running = Партия не идёт.
web-refusal-paused = Партия приостановлена.
web-refusal-no-chat = Хозяин стола выключил чат.
web-refusal-silent = Хозяин отключил вам чат за этим столом.
web-refusal-muted = Владелец сервера на время отключил вам все чаты.
web-refusal-slow-chat = Хозяин замедлил чат. Подождите несколько секунд.
web-refusal-report = Выберите строки одного другого человека и в нескольких словах скажите, что случилось.
web-refusal-reported = Вы уже пожаловались здесь на этого человека. Владелец сервера это увидит.
web-refusal-reports = Слишком много жалоб за последнее время. Подождите до следующей.
web-refusal-no-undo = За этим столом решения не отменяются.
web-refusal-nothing-to-undo = Вам нечего отменять.
web-undo-limit = Отменить можно только то, что было после последней открытой карты
web-refusal-request-open = Другой запрос ещё не решён.
web-refusal-no-request = Этот запрос уже не действует.
web-refusal-no-spectators = Этот стол только для тех, кто за ним сидит.
web-refusal-bot-plays = На этом месте играет бот.
web-refusal-rematch = Реванш уже есть.
web-refusal-settings = С такими настройками играть нельзя.
web-refusal-no-record = Этот файл не является записью партии.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = Эта запись повреждена, изменена или не соответствует правилам. ({ $message })
web-refusal-partial-record = В этой записи есть только то, что мог знать один игрок. Полную можно получить, когда партия закончится.
web-refusal-other-rules = Эту партию играли по другим правилам, не по тем, что действуют здесь.
web-refusal-too-long = Это слишком длинно, чтобы прочитать здесь.
web-refusal-many-tables = У вас уже есть несколько открытых для всех столов. Сначала закройте один из них или начните за ним игру.
web-refusal-quota = Вы открыли уже много записей. Следующие можно будет открыть через час.
web-refusal-no-game = В эту игру здесь не играют.
web-refusal-over = Партия окончена.
web-refusal-no-move = Столько шагов в партии нет.
web-refusal-not-over = Партия ещё не окончена.
web-refusal-no-aids = За этим столом играют без помощи.
web-refusal-queue = Слишком много партий ждут анализа. Попробуйте через минуту.
# $message: why, in English
web-refusal-no-analysis = Эту партию нельзя проанализировать. ({ $message })

## First lessons

# A playable introduction to a game: a button, and the head of what it opens
web-lesson = Первый урок
# Who explains the game in a lesson: the name of a strip under the table
web-lesson-coach = Наставник
web-lesson-progress = Ход урока
# A button: what was said is understood
web-lesson-next = Дальше
# While the bot is thinking
web-lesson-watch = Бот принимает решение. Смотрите, что будет.
# The learner did something else than the lesson asks for
web-lesson-astray = Так тоже можно, но урок идёт другим путём. Отмените решение, чтобы продолжить урок, или играйте дальше, как хотите.
web-lesson-back = Отменить
# A button: go on without the coach
web-lesson-play-on = Играть свободно
web-lesson-play = Играть с ботами
web-lesson-rules = Все правила
web-lesson-again = Ещё раз
web-lesson-hide = Скрыть наставника

# What the server keeps of a person.
web-somebody = Игрок
web-my-data = Ваши данные
web-my-data-about = Сервер хранит ваше имя, столы, за которыми вы сидели, вместе с партиями, ваши строки в чате, ваши жалобы владельцу сервера и метку каждого вашего устройства; и никогда — адрес, почту или пароль. Законченные партии хранятся всегда, если владелец сервера не задал срок. Настройки остаются на этом устройстве.
web-my-data-download = Скачать всё моё
web-forget-me = Забудьте меня
web-forget-me-sure = Забыть вас навсегда? Ваше имя и строки в чате исчезнут со всех столов, начатые партии будут сданы, а все ваши устройства отключены. У остальных их партии останутся.
web-forget-me-yes = Да, забудьте меня
web-forgotten = Сервер вас забыл.

# What the operator says to everybody.
web-notice = От владельца сервера:
