# Port Royal at the terminal (argosy play, argosy replay).

port-royal-terminal-picks = ještě můžete vzít { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
port-royal-terminal-bust = Riziko smůly u další karty: { $percent } %
port-royal-terminal-next-card = Další karta podle druhu
port-royal-terminal-kind-ship = Loď
port-royal-terminal-kind-person = Postava
port-royal-terminal-kind-expedition = Expedice
port-royal-terminal-kind-tax = Výběr daní
port-royal-terminal-column-points = Body
port-royal-terminal-column-coins = Mince
port-royal-terminal-column-swords = Šavle
port-royal-terminal-column-display = Zásoba
port-royal-terminal-not-eligible = bez expedice nelze zvítězit
port-royal-terminal-no-draw = Teď se o dobrání další karty nerozhoduje.
port-royal-terminal-column-for-you = Pro vás

## The rules in a few lines (the word help)

port-royal-terminal-rule-bust = Druhá loď stejné barvy znamená smůlu: karty v přístavu propadají. Máte-li aspoň tolik šavlí, kolik loď ukazuje, můžete jí v zakotvení zabránit; lodi s lebkou nikdy.
port-royal-terminal-rule-picks = Při čtyřech barvách lodí v přístavu může aktivní hráč vzít 2 karty, při pěti 3. Ostatní mohou vzít 1 kartu a zaplatí za ni aktivnímu hráči 1 minci.
port-royal-terminal-rule-tax = Výběr daní: kdo má 12 a více mincí, přijde o polovinu; potom získá 1 minci hráč s nejvíce šavlemi, nebo s nejméně body.
port-royal-terminal-rule-swords = Námořník: 1 šavle. Pirát: 2 šavle.
port-royal-terminal-rule-trader = Obchodník: +1 mince za každou loď jeho barvy, se kterou obchodujete.
port-royal-terminal-rule-symbols = Kapitán, Mnich, Osadník: pro expedice, které provádíte ve svém tahu. Všeuměl: nahradí kteréhokoli z nich.
port-royal-terminal-rule-mademoiselle = Slečna: každá postava vás stojí o 1 minci méně.
port-royal-terminal-rule-admiral = Admirál: +2 mince, když můžete brát karty a v přístavu je jich aspoň pět.
port-royal-terminal-rule-jester = Vtipálek: +1 mince po každé smůle a také tehdy, když na vás v cizím tahu dojde řada a přístav je prázdný.
port-royal-terminal-rule-governor = Guvernér: můžete vzít o jednu kartu víc.
