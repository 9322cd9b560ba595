# The operator’s page: whoever runs the server looks after tables, guests and reports there.
# Player names are never declined: they stand first, or behind a colon.

web-operator = Управление
web-operator-how = Эта страница для владельца сервера. Выполните на сервере эту команду и откройте ссылку, которую она выведет. Ссылка действует один раз, десять минут.
web-operator-sign-out = Выйти
web-operator-signed-out = Вы вышли.
web-operator-sections = Разделы страницы
web-operator-more = Показать ещё
web-operator-nothing = Здесь ничего нет.
web-operator-sure = Да, выполнить
web-operator-done = Готово.

## Now

# What the server does at this moment, and what can be said to everybody.
web-operator-now = Сейчас
# Labels of figures
web-operator-count-busy = Играются
web-operator-count-sockets = Соединения
web-operator-count-open = Столы ждут
web-operator-count-running = Начатые партии
web-operator-count-over = Сыгранные партии
web-operator-count-damaged = Повреждённые столы
# Heading
web-operator-announce = Объявление
web-operator-announce-about = Видно за каждым столом, и тем, кто придёт позже.
web-operator-announce-text = Текст
web-operator-minutes = Минут
web-operator-announce-go = Объявить
# Before the text of an announcement
web-operator-announced = Сейчас показано:
web-operator-take-back = Снять
# Heading: before the server is stopped
web-operator-drain = Перед перезапуском
web-operator-drain-about = Новые столы не открываются, начатые партии продолжаются.
web-operator-drain-on = Не открывать новые столы
web-operator-drain-off = Снова открывать столы
web-operator-draining = Новые столы сейчас не открываются.
# When several programs serve one store
web-operator-one-process = Если процессов сервера несколько, это касается только того, который отвечает здесь.

## Reports

web-operator-reports = Жалобы
web-operator-reports-open = Открытые
web-operator-reports-closed = Закрытые
web-operator-reports-none = Жалоб нет.
# $name: who sent the report
web-operator-report-by = Жалоба от: { $name }
web-operator-close-report = Закрыть жалобу
# For how long somebody is muted or banned: label of a choice
web-operator-for = На сколько
web-operator-hour = 1 час
web-operator-day = 1 день
web-operator-week = 7 дней
web-operator-month = 30 дней
web-operator-year = 366 дней
# A button: the person says nothing at any table for that long
web-operator-mute = Отключить чат
# A button: the person is kept out for that long
web-operator-ban = Закрыть доступ

## Tables

web-operator-tables = Столы
web-operator-state = Состояние
web-operator-all = Все
web-operator-state-open = ждёт
web-operator-state-running = играется
web-operator-state-over = окончен
web-operator-state-damaged = повреждён
# Label of a choice: tables at which nothing has happened for so long
web-operator-older = Без изменений
web-operator-any = любое время
web-operator-entries = { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}
web-operator-end = Завершить
web-operator-delete = Удалить
web-operator-mend = Починить
web-operator-end-sure = Завершить этот стол, как если бы его закрыли?
web-operator-delete-sure = Удалить этот стол вместе с журналом, навсегда?
# $kept, $lost: numbers of entries; $time: when the last that stays was written
web-operator-mend-sure = Прочитать можно только часть. Останется состояние на { $time } (записей: { $kept }). Пропадёт: { $lost }. В резервной копии может быть больше.
# $number: of an entry of the table's log
web-operator-damaged-from = Повреждён с записи { $number }
web-operator-mended = Готово. Стол снова можно открыть.

## Guests and bans

web-operator-guests = Гости
web-operator-search = Имя или идентификатор
# $time: a date
web-operator-since = с { $time }
web-operator-guest-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}
web-operator-guest-devices = { $count ->
    [one] { $count } устройство
    [few] { $count } устройства
    [many] { $count } устройств
   *[other] { $count } устройства
}
web-operator-forget = Забыть
web-operator-forget-sure = Забыть этого гостя навсегда? Имя, чат и устройства исчезнут, у остальных партии останутся.
web-operator-bans = Запреты
web-operator-ban-value = Идентификатор гостя, адрес или сеть
web-operator-reason = Причина, себе на память
web-operator-kind-guest = доступ закрыт
web-operator-kind-address = адрес закрыт
web-operator-kind-voice = чат отключён
web-operator-until = до { $time }
# A button: a ban ends
web-operator-lift = Снять

## What operators did

web-operator-audit = Журнал
web-operator-who-key = Командная строка
# $session: which one, such as 4f1a09bc
web-operator-who-page = Страница { $session }
web-operator-did-link = создана ссылка на эту страницу
web-operator-did-sign-in = вход
web-operator-did-sign-out = выход
web-operator-did-sign-out-all = завершены все входы
web-operator-did-end = завершён стол
web-operator-did-delete = удалён стол
web-operator-did-mend = починен стол
web-operator-did-forget = забыт гость
web-operator-did-sweep = уборка
web-operator-did-drain = новые столы закрыты
web-operator-did-drain-off = новые столы открыты
web-operator-did-announce = объявление
web-operator-did-ban = закрыт доступ гостю
web-operator-did-ban-address = закрыт адрес
web-operator-did-mute = отключён чат гостю
web-operator-did-unban = снят запрет
web-operator-did-unmute = чат возвращён
web-operator-did-close-report = закрыта жалоба

## Refusals

web-refusal-operator = Вы здесь не вошли, или вход истёк.
web-refusal-operator-link = Эта ссылка использована, истекла, или есть более новая.
# $message: why, in English
web-refusal-unmendable = Этот стол нельзя починить. ({ $message })
web-refusal-whole = За этим столом можно играть: чинить нечего.
web-refusal-no-report = Этой жалобы больше нет.
