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
web-laying = Стол готовится. В первый раз на этом компьютере это занимает минуту-другую.
web-yes = Да
web-no = Нет
web-you = вы
web-copied = Скопировано

## Harbour office: the first page

web-hello = С возвращением, { $name }.
web-games = Игры
web-about-port-royal = Испытайте удачу в порту: открывайте корабли и персонажей, остановитесь вовремя, наймите команду и снарядите экспедиции.
web-about-oltre-mare = Венецианские купцы: торгуйте свободно, разумно складывайте груз и ходите путями Средиземноморья.
web-play-now = Играть с ботами
web-new-table = Новый стол
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-no-open-tables = Сейчас ни один стол не ждёт игроков. Откройте свой и отправьте ссылку друзьям.
web-finished = Завершённые партии
web-join-label = Ссылка на стол или его код
web-join = Перейти
web-join-unclear = Это не ссылка на стол и не его код.
web-your-decision = Нужно ваше решение
# $names: one or several players, already joined with commas
web-waits-for = Ожидается: { $names }
web-won-by = Победа: { $names }
web-over = Завершена
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
web-name-then-play = Как вас называть? После этого партия начнётся.
web-name-to-join = Выберите имя, чтобы сесть за стол
web-name-submit = Это я
web-devices = Другое устройство
web-devices-hint = Продолжайте партии на телефоне или другом компьютере: здесь получите код, там введите его.
web-code = Код
web-code-give = Показать код
# $time: a time of day, such as 14:35
web-code-until = Действует один раз, до { $time }.
web-code-label = Код с другого устройства
web-code-take = Продолжить здесь

## A new table

web-seats = Места
web-players = Число игроков
# $number: of a seat at the table
web-seat = Место { $number }
web-seat-me = Я, за этим экраном
web-seat-open = Свободно
web-seat-reserved = По приглашению
# $level: how strong the bot is
web-seat-bot = Бот: { $level }
# $number: number of a seat
web-seat-name = Имя на месте { $number }
web-seats-hint = Несколько своих мест: вы делите один экран. Там, где у игроков есть карты на руке, каждая рука скрыта, пока её не попросят показать.
web-table = Стол
web-set-aids = Помощь: точные вероятности, невидимые карты и подсказки
web-set-undo = Отмена решений
web-set-chat = Чат
web-set-spectators = Зрители могут смотреть
web-set-public = Показывать в списке открытых столов
web-set-pace = Темп ботов
web-pace-none = Сразу
web-pace-quick = Быстрый
web-pace-calm = Спокойный
web-pace-slow = Медленный
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
web-sit = Сесть
web-stand = Встать
web-remove = Убрать
web-put-bot = Пусть играет бот
web-copy-link = Скопировать ссылку на стол
web-copy-seat-link = Скопировать ссылку на это место
web-close-table = Отменить стол
web-away = не за столом
web-here = за столом
web-bot-plays = играет бот
web-resigned = партия сдана

## At the table

web-chat = Чат
web-chat-unread = { $count ->
    [one] Чат, { $count } новая строка
    [few] Чат, { $count } новые строки
    [many] Чат, { $count } новых строк
   *[other] Чат, { $count } новой строки
}
web-chat-empty = Пока никто ничего не сказал.
web-chat-line = Ваша строка
web-chat-say = Сказать
web-chat-off = Выключить чат
web-chat-on = Включить чат
web-sound-on = Включить звуки
web-sound-off = Выключить звуки
web-theme-toggle = День или ночь
web-offline = Нет связи. Ничего не потеряно; пробуем снова…
web-paused = Партия приостановлена.
web-pause = Приостановить партию
web-go-on = Продолжить
web-restore = Снова играть лично
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
web-outcome-finished = Партия окончена.
web-outcome-aborted = Партия прервана по общему согласию.
web-outcome-resigned = Партия закончилась сдачей.
web-outcome-closed = Этот стол отменён.
web-rematch = Реванш
web-rematch-ready = Реванш готов.
web-rematch-go = Перейти к реваншу
web-keys = Клавиши
# A button: what would be best now
web-hint = Подсказка
# While a hint is worked out
web-hint-thinking = Думаю …
web-pass-screen-title = Передайте экран
web-pass-screen = Экран получает: { $name }
web-pass-screen-hint = Рука скрыта, пока её не попросят показать.
web-pass-screen-show = Это { $name }: показать мои карты

## Replay

web-replay = Просмотр
web-replay-first = К началу
web-replay-back = На ход назад
web-replay-play = Смотреть
web-replay-pause = Остановить
web-replay-next = На ход вперёд
web-replay-last = К концу
web-replay-move = Ход
web-replay-count = Ход { $move } из { $count }
web-replay-seat = Чьими глазами
web-replay-spectator = Зритель
web-replay-link = Ссылка на этот момент
web-record = Скачать запись
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Анализ
# A button: a new game from the position that is shown
web-replay-continue = Продолжить отсюда
web-replay-continue-title = Продолжить против ботов
web-replay-continue-hint = С этого момента начнётся новый стол. Чего это место тогда знать не могло, будет перемешано заново.
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

## Settings

web-set-look = Вид
web-set-theme = Цвета
web-theme-system = Как на устройстве
web-theme-day = День
web-theme-night = Ночь
web-set-speed = Движение
web-speed-none = Нет
web-speed-slow = Медленное
web-speed-normal = Обычное
web-speed-fast = Быстрое
web-set-patterns = Более заметные узоры рядом с цветами
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
web-credits-unofficial = Argosy — неофициальное воплощение игр и не связано с их издателями.

## Rules

web-rules = Правила
web-rules-contents = Содержание
web-rules-print = Напечатать
web-rules-own-tab = Открыть в отдельной вкладке
# $section: the heading of a section of the rules
web-rules-link = Ссылка: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = Обычно: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = Сервер недоступен.
web-refusal-failed = Не получилось. Ничего не изменилось.
web-refusal-no-table = Такого стола нет.
web-refusal-damaged = Сохранённые данные этого стола повреждены. Они отложены, ничего не потеряно.
web-refusal-no-guest = Сначала выберите имя.
web-refusal-name = В имени от 1 до 24 отображаемых знаков.
web-refusal-code = Этот код неизвестен, использован или истёк.
web-refusal-too-fast = Слишком много сразу. Немного подождите.
web-refusal-late = Тем временем что-то произошло. Посмотрите ещё раз.
web-refusal-not-yours = Это не ваше место.
web-refusal-not-host = Это может только хозяин стола.
web-refusal-no-seat = Здесь для вас нет свободного места.
web-refusal-invitation = Это приглашение за другой стол.
web-refusal-empty-seats = Некоторые места ещё пусты.
web-refusal-begun = Партия уже началась.
web-refusal-not-running = Партия не идёт.
web-refusal-paused = Партия приостановлена.
web-refusal-no-chat = Хозяин стола выключил чат.
web-refusal-no-undo = За этим столом решения не отменяются.
web-refusal-nothing-to-undo = Вам нечего отменять.
web-refusal-request-open = Другая просьба ещё открыта.
web-refusal-no-request = Эта просьба уже не открыта.
web-refusal-no-spectators = Этот стол только для тех, кто за ним сидит.
web-refusal-bot-plays = За это место играет бот.
web-refusal-rematch = Реванш уже есть.
web-refusal-settings = С такими настройками играть нельзя.
web-refusal-no-record = Этот файл не является записью партии.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = Эта запись повреждена, изменена или не соответствует правилам. ({ $message })
web-refusal-partial-record = В этой записи есть только то, что могло знать одно место. Полную можно получить, когда партия закончится.
web-refusal-other-rules = Эту партию играли по другим правилам, чем на этом сервере.
web-refusal-too-long = Это слишком длинно, чтобы прочитать здесь.
web-refusal-no-game = В эту игру здесь не играют.
web-refusal-over = Партия окончена.
web-refusal-no-move = В партии меньше ходов.
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
web-lesson-progress = Сколько урока пройдено
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
