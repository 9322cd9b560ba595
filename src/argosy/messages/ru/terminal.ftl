# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Русский
terminal-you = Гость
terminal-compiling = Подготовка правил для этого компьютера (только в первый раз, минута-две)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}. Сид: { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
terminal-help = Введите букву или действие целиком. Другие команды: { $words }.
terminal-help-words = help, odds, log, save ФАЙЛ, quit
terminal-your-decision = { $name }, ваше решение:
terminal-column-player = Игрок
terminal-not-understood = Нет такой буквы или действия: «{ $text }».
terminal-near = Возможно, вы имели в виду «{ $text }»?
terminal-saved = Сохранено: { $file }
terminal-save-failed = Не удалось сохранить файл { $file }: { $reason }
terminal-save-name = Укажите имя файла: save ФАЙЛ
terminal-ranking = Итоговые места
terminal-winner = Победитель: { $names }
terminal-winners = Общая победа: { $names }
terminal-goodbye = Партия осталась незаконченной. Тот же стол ещё раз: { $command }

## The table, its odds and its records

terminal-percent = { $percent } %
terminal-last-round = Последний раунд
terminal-game = Игроков: { $first }–{ $last }, версия правил: { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } действие
    [few] { $amount } действия
    [many] { $amount } действий
   *[other] { $amount } действия
}, всё по правилам.
