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

## The table, its odds and its records

terminal-percent = { $percent } %
terminal-no-draw = Teď se o dobrání další karty nerozhoduje.
terminal-column-for-you = Pro vás
terminal-last-round = Poslední kolo
terminal-game = Počet hráčů: { $first }–{ $last }, verze pravidel: { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } akce
    [few] { $amount } akce
    [many] { $amount } akce
   *[other] { $amount } akcí
}, vše podle pravidel.

## The rules in a few lines (the word help)

terminal-rule-bust = Druhá loď stejné barvy znamená smůlu: karty v přístavu propadají. Máte-li aspoň tolik šavlí, kolik loď ukazuje, můžete jí v zakotvení zabránit; lodi s lebkou nikdy.
terminal-rule-picks = Při čtyřech barvách lodí v přístavu může aktivní hráč vzít 2 karty, při pěti 3. Ostatní mohou vzít 1 kartu a zaplatí za ni aktivnímu hráči 1 minci.
terminal-rule-tax = Výběr daní: kdo má 12 a více mincí, přijde o polovinu; potom nejvíce šavlí nebo nejméně bodů přináší 1 minci.
terminal-rule-swords = Námořník: 1 šavle. Pirát: 2 šavle.
terminal-rule-trader = Obchodník: +1 mince za každou loď jeho barvy, se kterou obchodujete.
terminal-rule-symbols = Kapitán, Mnich, Osadník: pro expedice, které provádíte ve svém tahu. Všeuměl: nahradí kteréhokoli z nich.
terminal-rule-mademoiselle = Slečna: každá postava vás stojí o 1 minci méně.
terminal-rule-admiral = Admirál: +2 mince, když můžete brát karty a v přístavu je jich aspoň pět.
terminal-rule-jester = Vtipálek: +1 mince po každé smůle a také tehdy, když na vás v cizím tahu dojde řada a přístav je prázdný.
terminal-rule-governor = Guvernér: můžete vzít o jednu kartu víc.
