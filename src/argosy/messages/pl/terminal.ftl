# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Polski
terminal-you = Gość
terminal-compiling = Przygotowywanie zasad dla tego komputera (tylko za pierwszym razem, około pół minuty)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}. Ziarno: { $seed }.
terminal-help = Wpisz skrót albo samą akcję. Inne polecenia: { $words }.
terminal-help-words = help, odds, log, save PLIK, quit
terminal-your-decision = { $name } – twoja decyzja:
terminal-picks = możesz jeszcze wziąć { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}
terminal-bust = Ryzyko pecha przy następnej karcie: { $percent }%
terminal-next-card = Następna karta według rodzaju
terminal-kind-ship = Statek
terminal-kind-person = Osoba
terminal-kind-expedition = Ekspedycja
terminal-kind-tax = Podwyżka podatków
terminal-column-player = Gracz
terminal-column-points = Punkty
terminal-column-coins = Monety
terminal-column-swords = Szable
terminal-column-display = Obszar gracza
terminal-not-understood = „{ $text }” to ani skrót, ani akcja.
terminal-near = Czy chodziło o „{ $text }”?
terminal-saved = Zapisano: { $file }
terminal-save-failed = Nie udało się zapisać pliku { $file }: { $reason }
terminal-save-name = Podaj nazwę pliku: save PLIK
terminal-ranking = Klasyfikacja końcowa
terminal-winner = Zwycięzca: { $names }
terminal-winners = Wspólne zwycięstwo: { $names }
terminal-not-eligible = bez ekspedycji nie można wygrać
terminal-goodbye = Partia nie została dokończona. Ten sam stół jeszcze raz: { $command }
terminal-thinking = { $name } myśli…
