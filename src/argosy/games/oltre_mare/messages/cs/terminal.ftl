# Oltre Mare at the terminal (argosy play, argosy replay).

## the table and its map

oltre-mare-terminal-column-ducats = Dukáty
oltre-mare-terminal-column-pirates = Piráti
oltre-mare-terminal-column-cargo = Naloženo
oltre-mare-terminal-column-top = Navrchu
oltre-mare-terminal-column-tokens = Žetony
oltre-mare-terminal-column-cards = Karty
oltre-mare-terminal-column-power = Síla
oltre-mare-terminal-column-port = Přístav
oltre-mare-terminal-column-good = Zboží
oltre-mare-terminal-column-payout = Výnos
oltre-mare-terminal-venice-in = Benátky teprve přijdou
oltre-mare-terminal-venice-out = Benátky už byly
oltre-mare-terminal-venice-next = Pravděpodobnost, že další karta budou Benátky: { $percent } %
oltre-mare-terminal-next-good = Další karta podle druhu zboží (jedna z { $amount ->
    [one] { $amount } neznámé karty
    [few] { $amount } neznámých karet
    [many] { $amount } neznámé karty
   *[other] { $amount } neznámých karet
})
oltre-mare-terminal-no-card = Není už žádná karta k dobrání.
oltre-mare-terminal-map-ships = Číslice jsou lodě: číslo před jménem hráče.
oltre-mare-terminal-map-reach = Do přístavů v závorkách teď lze doplout.
oltre-mare-terminal-played = Vyložené karty
oltre-mare-terminal-payouts = Série 1, 2, 3… karet přinášejí:
oltre-mare-terminal-symbols = 1, 2, 3, 4 stejné symboly:
oltre-mare-terminal-set = Sada karet { $set }: karet { $cards }, přístavů { $ports }, námořních cest { $routes }, přístavních žetonů { $tokens }.

## decisions

oltre-mare-terminal-help-words = help, map, odds, log, save SOUBOR, quit
oltre-mare-terminal-wanted-discard = odložte { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
} (námořní síla { $power }). Napište číslo.
oltre-mare-terminal-wanted-trade = obchod. Karet v ruce: { $hand }, náklad: { $load }, ještě můžete koupit: { $amount }.
oltre-mare-terminal-wanted-answer = na vaši odpověď čeká nabídka.
oltre-mare-terminal-wanted-play = vyložte přesně { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}. Napište čísla, například: 1 3
oltre-mare-terminal-wanted-sail = plujte. Zbývající pohyby: { $amount }.
oltre-mare-terminal-wanted-compass = přesuňte se do některého přístavu, nebo zůstaňte.
oltre-mare-terminal-wanted-load = naložte vyložené karty, nejspodnější první. Napište čísla, například: 2 1
oltre-mare-terminal-wanted-draft = dokončete rozdělanou volbu.
oltre-mare-terminal-action-offer = Nabídnout obchod krok za krokem
oltre-mare-terminal-runs = { $name }: náklad přináší { $ducats } ({ $runs })
oltre-mare-terminal-run = série { $goods }: { $ducats }
oltre-mare-terminal-run-at-least = série aspoň { $goods }: aspoň { $ducats }
oltre-mare-terminal-next-top = příští tah: námořní síla { $power }, náklad { $load }
oltre-mare-terminal-confirm = Enter: provést. Jiná čísla: vybrat znovu. no: zpět.
oltre-mare-terminal-yes-or-no = Enter: ano. no: zrušit.
oltre-mare-terminal-dropped = Zrušeno.
oltre-mare-terminal-one-card = Vždy jen jedna karta.
oltre-mare-terminal-card-twice = Uvedeno dvakrát: { $card }
oltre-mare-terminal-no-such-card = Karta s číslem „{ $text }“ tu není.
oltre-mare-terminal-no-such-good = „{ $text }“ není druh zboží.
oltre-mare-terminal-no-such-player = Hráči „{ $text }“ nelze nic nabídnout.
oltre-mare-terminal-no-number = „{ $text }“ není celé číslo od 0 do { $most }.
oltre-mare-terminal-offer-begin = Nabídka krok za krokem; „cancel“ ji zruší.
oltre-mare-terminal-offer-to = Komu? { $names }
oltre-mare-terminal-offer-all = všem
oltre-mare-terminal-offer-give = Které karty dáváte? Čísla, například: 1 3. Enter: žádné.
oltre-mare-terminal-offer-give-ducats = Kolik dukátů dáváte? Enter: žádné.
oltre-mare-terminal-offer-want = Které zboží chcete? Například: 2 hedvábí, drahokamy. Enter: žádné. Zboží: { $goods }
oltre-mare-terminal-offer-want-ducats = Kolik dukátů chcete? Enter: žádné.
oltre-mare-terminal-offer-whole = Nabídka pro: { $name }. Dáváte: { $give }. Chcete: { $want }.
oltre-mare-terminal-offer-form = Nabídka se píše takto: { $text } (pomlčka znamená žádné karty nebo žádné zboží; místo karet stačí jejich čísla).
oltre-mare-terminal-accept-with = Nabídka chce: { $want }. Které karty dáváte? Napište čísla.

## the rules in a few lines (the word help)

oltre-mare-terminal-rule-power = Námořní sílu a náklad udává vrchní karta vašeho nákladového balíčku. Máte-li v ruce víc karet, než je námořní síla, nejprve odložíte karty na svůj pirátský balíček; každá na konci ubere 1 dukát.
oltre-mare-terminal-rule-buy = Obchod: můžete koupit až čtyři karty, každou za 3 dukáty, nebo za 4, máte-li 0 a méně; dluhy jsou povoleny. Potřebujete aspoň tolik karet, kolik je náklad.
oltre-mare-terminal-rule-deals = Obchody se uzavírají mezi aktivním hráčem a jedním dalším: libovolné karty a dukáty. Ten druhý získá žeton prestiže, nejvýše jeden za tah.
oltre-mare-terminal-rule-truth = Zboží se v nabídce vždy uvádí pravdivě; symboly, námořní síla, náklad a přístav jsou vidět až po obchodu.
oltre-mare-terminal-rule-play = Akce: vyložte přesně tolik karet, kolik je náklad. Stejné symboly se sčítají: symboly dukátu přinášejí dukáty, pirátské vlajky dávají karty na váš pirátský balíček, symboly karet přinášejí karty, symboly lodi jsou pohyby.
oltre-mare-terminal-rule-ship = Loď použije každou námořní cestu nejvýše jednou za tah. Kde skončí, vezme přístavní žeton, který je od té chvíle aktivní; v přístavu bez žetonu se aktivní žeton otočí.
oltre-mare-terminal-rule-tokens = Působí jen aktivní žeton. Na konci získá hráč s nejvíce přístavními žetony 6 dukátů, druhý 3, třetí 1; stejně se hodnotí žetony prestiže, při prvním bodování i na konci.
oltre-mare-terminal-rule-load = Nakládání: vyložené karty se kladou na nákladový balíček v libovolném pořadí. Série jednoho zboží vynášejí podle délky; vrchní karta určuje námořní sílu a náklad pro váš příští tah.
oltre-mare-terminal-rule-venice = Když se objeví Benátky, boduje se prestiž a všechen náklad kromě vrchní série, která zůstává.
oltre-mare-terminal-rule-end = Kolo, ve kterém dojde balíček zboží, je poslední. Vyhrává hráč s nejvíce dukáty.
oltre-mare-terminal-rule-typing = Čísla znamenají karty nebo přístavy, písmena akce. Značky na kartách: ● dukát, ☠ pirátská vlajka, ▤ dobrání karet, ▲ loď; 5/2 je námořní síla 5, náklad 2.
oltre-mare-terminal-rule-offer = Nabídka na jednom řádku: { "offer 1 give gems-01,salt-03 2 want silk:2 0" }. Tvrzení o ní: { "claim 4 power 6" }. Odpověď: { "accept 4 with silk-02,silk-07" }.
