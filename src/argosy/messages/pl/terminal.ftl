# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Polski
terminal-you = Gość
terminal-compiling = Przygotowywanie zasad dla tego komputera (tylko za pierwszym razem, minutę lub dwie)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}. Ziarno: { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
terminal-help = Wpisz skrót albo samą akcję. Inne polecenia: { $words }.
terminal-help-words = help, odds, log, save PLIK, quit
terminal-your-decision = { $name } – twoja decyzja:
terminal-column-player = Gracz
terminal-not-understood = „{ $text }” to ani skrót, ani akcja.
terminal-near = Czy chodziło o „{ $text }”?
terminal-saved = Zapisano: { $file }
terminal-save-failed = Nie udało się zapisać pliku { $file }: { $reason }
terminal-save-name = Podaj nazwę pliku: save PLIK
terminal-ranking = Klasyfikacja końcowa
terminal-winner = Zwycięzca: { $names }
terminal-winners = Wspólne zwycięstwo: { $names }
terminal-goodbye = Partia nie została dokończona. Ten sam stół jeszcze raz: { $command }

## The table, its odds and its records

terminal-percent = { $percent }%
terminal-last-round = Ostatnia runda
terminal-game = Liczba graczy: { $first }–{ $last }, wersja zasad: { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } akcja
    [few] { $amount } akcje
    [many] { $amount } akcji
   *[other] { $amount } akcji
}, wszystko zgodnie z zasadami.
