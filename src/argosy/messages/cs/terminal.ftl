# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Čeština
terminal-you = Host
terminal-compiling = Pravidla se připravují pro tento počítač (jen poprvé, minutu až dvě)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}. Seed: { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
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

## Oltre Mare: the table and its map

terminal-column-ducats = Dukáty
terminal-column-pirates = Piráti
terminal-column-cargo = Naloženo
terminal-column-top = Navrchu
terminal-column-tokens = Žetony
terminal-column-cards = Karty
terminal-column-power = Síla
terminal-column-port = Přístav
terminal-column-good = Zboží
terminal-column-payout = Výnos
terminal-venice-in = Benátky teprve přijdou
terminal-venice-out = Benátky už byly
terminal-venice-next = Pravděpodobnost, že další karta budou Benátky: { $percent } %
terminal-next-good = Další karta podle druhu zboží (ze { $amount ->
    [one] { $amount } neznámé karty
    [few] { $amount } neznámých karet
    [many] { $amount } neznámé karty
   *[other] { $amount } neznámých karet
})
terminal-no-card = Není už žádná karta k dobrání.
terminal-map-ships = Číslice jsou lodě: číslo před jménem hráče.
terminal-map-reach = Do přístavů v závorkách lze teď doplout.
terminal-played = Vyložené karty
terminal-payouts = Série 1, 2, 3 … karet přinášejí:
terminal-symbols = 1, 2, 3, 4 stejné symboly:
terminal-set = Sada karet { $set }: karet { $cards }, přístavů { $ports }, námořních cest { $routes }, přístavních žetonů { $tokens }.

## Oltre Mare: decisions

terminal-sea-help-words = help, map, odds, log, save SOUBOR, quit
terminal-wanted-discard = odložte { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
} (námořní síla { $power }). Napište číslo.
terminal-wanted-trade = obchod. Karet v ruce: { $hand }, náklad: { $load }, ještě můžete koupit: { $amount }.
terminal-wanted-answer = na vaši odpověď čeká nabídka.
terminal-wanted-play = vyložte přesně { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}. Napište čísla, například: 1 3
terminal-wanted-sail = plujte. Zbývající pohyby: { $amount }.
terminal-wanted-compass = přesuňte se do některého přístavu, nebo zůstaňte.
terminal-wanted-load = naložte vyložené karty, nejspodnější první. Napište čísla, například: 2 1
terminal-wanted-draft = dokončete, co jste začali.
terminal-action-offer = Nabídnout obchod krok za krokem
terminal-runs = { $name }: náklad přináší { $ducats } ({ $runs })
terminal-run = série { $goods }: { $ducats }
terminal-run-at-least = série aspoň { $goods }: aspoň { $ducats }
terminal-next-top = příští tah: námořní síla { $power }, náklad { $load }
terminal-confirm = Enter: provést. Jiná čísla: vybrat znovu. no: zpět.
terminal-yes-or-no = Enter: ano. no: zrušit.
terminal-dropped = Zrušeno.
terminal-one-card = Vždy jen jedna karta.
terminal-card-twice = Uvedeno dvakrát: { $card }
terminal-no-such-card = Karta s číslem „{ $text }“ tu není.
terminal-no-such-good = „{ $text }“ není druh zboží.
terminal-no-such-player = Komu „{ $text }“ nelze nic nabídnout.
terminal-no-number = „{ $text }“ není celé číslo od 0 do { $most }.
terminal-offer-begin = Nabídka krok za krokem; „cancel“ ji zruší.
terminal-offer-to = Komu? { $names }
terminal-offer-all = všem
terminal-offer-give = Které karty dáváte? Čísla, například: 1 3. Enter: žádné.
terminal-offer-give-ducats = Kolik dukátů dáváte? Enter: žádné.
terminal-offer-want = Které zboží chcete? Například: 2 hedvábí, drahokamy. Enter: žádné. Zboží: { $goods }
terminal-offer-want-ducats = Kolik dukátů chcete? Enter: žádné.
terminal-offer-whole = Nabídka pro: { $name }. Dáváte: { $give }. Chcete: { $want }.
terminal-offer-form = Nabídka se píše takto: { $text } (pomlčka znamená žádné karty nebo žádné zboží; místo karet stačí jejich čísla).
terminal-accept-with = Nabídka chce: { $want }. Které karty dáváte? Napište čísla.

## Oltre Mare: the rules in a few lines (the word help)

terminal-sea-rule-power = Námořní sílu a náklad udává vrchní karta vašeho nákladového balíčku. Máte-li v ruce víc karet, než je námořní síla, nejprve odložíte karty na svůj pirátský balíček; každá stojí na konci 1 dukát.
terminal-sea-rule-buy = Obchod: můžete koupit až čtyři karty, každou za 3 dukáty, nebo za 4, máte-li 0 a méně; dluhy jsou povoleny. Potřebujete aspoň tolik karet, kolik je náklad.
terminal-sea-rule-deals = Obchody se uzavírají mezi aktivním hráčem a jedním dalším: libovolné karty a dukáty. Ten druhý získá žeton prestiže, nejvýše jeden za tah.
terminal-sea-rule-truth = Zboží v nabídce je vždy pravdivé; symboly, námořní síla, náklad a přístav jsou vidět až po obchodu.
terminal-sea-rule-play = Akce: vyložte přesně tolik karet, kolik je náklad. Stejné symboly se sčítají: symboly dukátu přinášejí dukáty, pirátské vlajky dávají karty na váš pirátský balíček, symboly karet přinášejí karty, symboly lodi jsou pohyby.
terminal-sea-rule-ship = Loď použije každou námořní cestu nejvýše jednou za tah. Kde skončí, vezme přístavní žeton, který je od té chvíle aktivní; v přístavu bez žetonu se aktivní žeton otočí.
terminal-sea-rule-tokens = Účinkuje jen aktivní žeton. Na konci nejvíce přístavních žetonů přináší 6 dukátů, další pořadí 3, třetí 1; stejně žetony prestiže, při Benátkách i na konci.
terminal-sea-rule-load = Nakládání: vyložené karty se kladou na nákladový balíček v libovolném pořadí. Série jednoho zboží platí podle délky; vrchní karta určuje námořní sílu a náklad pro váš příští tah.
terminal-sea-rule-venice = Když se objeví Benátky, boduje se prestiž a všechen náklad kromě vrchní série, která zůstává.
terminal-sea-rule-end = Kolo, ve kterém dojde balíček zboží, je poslední. Vyhrává nejvíce dukátů.
terminal-sea-rule-typing = Čísla znamenají karty nebo přístavy, písmena akce. Značky na kartách: ● dukát, ☠ pirátská vlajka, ▤ dobrání karet, ▲ loď; 5/2 je námořní síla 5, náklad 2.
terminal-sea-rule-offer = Nabídka na jednom řádku: offer 1 give gems-01,salt-03 2 want silk:2 0. Tvrzení o ní: claim 4 power 6. Odpověď: accept 4 with silk-02,silk-07.
