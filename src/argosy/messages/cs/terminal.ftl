# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Čeština
terminal-you = Host
terminal-compiling = Pravidla se připravují pro tento počítač (jen poprvé, asi půl minuty)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}. Seed: { $seed }.
terminal-help = Napište zkratku, nebo přímo akci. Další příkazy: { $words }.
terminal-help-words = help, odds, log, save SOUBOR, quit
terminal-your-decision = { $name } – vaše rozhodnutí:
terminal-picks = ještě můžete vzít { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
terminal-bust = Riziko smůly u další karty: { $percent } %
terminal-next-card = Další karta podle druhu
terminal-kind-ship = Loď
terminal-kind-person = Postava
terminal-kind-expedition = Expedice
terminal-kind-tax = Výběr daní
terminal-column-player = Hráč
terminal-column-points = Body
terminal-column-coins = Mince
terminal-column-swords = Šavle
terminal-column-display = Zásoba
terminal-not-understood = „{ $text }“ není zkratka ani akce.
terminal-near = Máte na mysli „{ $text }“?
terminal-saved = Uloženo: { $file }
terminal-save-failed = Soubor { $file } se nepodařilo uložit: { $reason }
terminal-save-name = Zadejte název souboru: save SOUBOR
terminal-ranking = Konečné pořadí
terminal-winner = Vítěz: { $names }
terminal-winners = Společné vítězství: { $names }
terminal-not-eligible = bez expedice nelze zvítězit
terminal-goodbye = Partie zůstala nedohraná. Stejný stůl znovu: { $command }
terminal-thinking = { $name } přemýšlí…
