# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Čeština
terminal-you = Host
terminal-compiling = Pravidla se připravují pro tento počítač (jen poprvé, minutu až dvě)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}. Seed: { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
terminal-help = Napište zkratku, nebo přímo akci. Další příkazy: { $words }.
terminal-help-words = help, odds, log, save SOUBOR, quit
terminal-your-decision = { $name } – vaše rozhodnutí:
terminal-column-player = Hráč
terminal-not-understood = „{ $text }“ není zkratka ani akce.
terminal-near = Máte na mysli „{ $text }“?
terminal-saved = Uloženo: { $file }
terminal-save-failed = Soubor { $file } se nepodařilo uložit: { $reason }
terminal-save-name = Zadejte název souboru: save SOUBOR
terminal-ranking = Konečné pořadí
terminal-winner = Vítěz: { $names }
terminal-winners = Společné vítězství: { $names }
terminal-goodbye = Partie zůstala nedohraná. Stejný stůl znovu: { $command }

## The table, its odds and its records

terminal-percent = { $percent } %
terminal-last-round = Poslední kolo
terminal-game = Počet hráčů: { $first }–{ $last }, verze pravidel: { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } akce
    [few] { $amount } akce
    [many] { $amount } akce
   *[other] { $amount } akcí
}, vše podle pravidel.
