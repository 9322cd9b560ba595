# The rules of Oltre Mare, as the page of rules tells them, in our own words.
# What a port token does is told by oltre-mare-token-…-effect, an option by oltre-mare-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-oltre-mare-start = Za pět minut
rules-oltre-mare-card = Karta má mnoho tváří
rules-oltre-mare-goods = Co zboží přinese
rules-oltre-mare-setup = Před prvním tahem
rules-oltre-mare-power = První fáze: námořní síla
rules-oltre-mare-deals = Druhá fáze: obchody
rules-oltre-mare-buying = Druhá fáze: nákup
rules-oltre-mare-actions = Třetí fáze: akce
rules-oltre-mare-sailing = Loď pluje
rules-oltre-mare-tokens = Přístavní žetony
rules-oltre-mare-loading = Čtvrtá fáze: nakládání
rules-oltre-mare-venice = První bodování
rules-oltre-mare-end = Poslední kolo
rules-oltre-mare-scoring = Závěrečné bodování
rules-oltre-mare-secrets = Co je vidět a co je skryto
rules-oltre-mare-rulings = Zvláštní případy
rules-oltre-mare-options = Nastavení stolu

## In five minutes

rules-oltre-mare-start-idea = Jste kupci z Benátek. Obchodujete se všemi u stolu, plujete z přístavu do přístavu a skládáte náklad tak, aby stejné zboží leželo pohromadě: právě to se vyplácí.
rules-oltre-mare-start-ducats = Dukáty jsou peníze i vítězné body zároveň. Zadlužit se můžete bez omezení; na konci se počítá každý dukát.
# The four phases of a turn, under small pictures; their names are oltre-mare-phase-….
rules-oltre-mare-start-power = Máte-li v ruce víc karet, než dovoluje vaše námořní síla, zbytek připadne pirátům.
rules-oltre-mare-start-trade = Uzavírejte obchody a kupujte karty, dokud jich nemáte aspoň tolik, kolik žádá váš náklad.
rules-oltre-mare-start-actions = Vyložte přesně tolik karet, kolik udává náklad. Jejich symboly přinášejí dukáty, piráty, karty a pohyby lodi.
rules-oltre-mare-start-loading = Vyložené karty položte na svůj nákladový balíček. Vrchní z nich určí námořní sílu a náklad pro váš příští tah.
# Labels of two short paragraphs.
rules-oltre-mare-start-scores = Za co jsou dukáty
rules-oltre-mare-start-scores-text = Série stejného zboží v nákladovém balíčku, přístavní žetony a prestiž za obchody v cizích tazích. Každá karta v pirátském balíčku ubírá dukát.
rules-oltre-mare-start-ends = Co hru ukončí
rules-oltre-mare-start-ends-text = Balíček zboží: když dojde, kolo se dohraje a boduje se podruhé. Poprvé se boduje v půli, když se objeví karta Benátek.
rules-oltre-mare-start-hint = První plán
rules-oltre-mare-start-hint-text = Vyberte si dva tři druhy zboží a získávejte je obchodem. Při nakládání myslete na příští tah: velká síla znamená malý náklad a naopak.

## A card has many sides. Numbered legends beside a large card.

rules-oltre-mare-card-symbols = Dvě akce. Platí, když kartu vyložíte.
rules-oltre-mare-card-copies = Druh zboží a kolik jeho karet existuje.
rules-oltre-mare-card-port = Na některých kartách přístav: loď tam může začít svou plavbu.
rules-oltre-mare-card-payout = Co přinese série tohoto zboží: za jednu kartu, dvě, tři a tak dále.
rules-oltre-mare-card-power = Námořní síla, vedle lva: tolik karet smíte mít v ruce, když váš tah začíná.
rules-oltre-mare-card-load = Náklad v balících: tolik karet musíte vyložit.
rules-oltre-mare-card-top = Námořní síla a náklad platí jen na vrchní kartě nákladového balíčku. Dohromady dávají vždy sedm.

## What goods bring. A table of goods and figures.

rules-oltre-mare-goods-text = Série je nepřerušená řada stejného zboží v nákladovém balíčku. Vzácné zboží vynáší dřív, běžné se snáz shání. Série delší než její řada čísel přinese poslední číslo, víc ne.
# Heads of the table; the figures 1, 2, 3 … are the length of the run.
rules-oltre-mare-goods-good = Zboží
rules-oltre-mare-goods-cards = Karty

## Before the first turn

rules-oltre-mare-setup-tokens = Pro každý přístav se vylosuje přístavní žeton a položí se tam lícem nahoru. Dva zbylé nejsou potřeba.
rules-oltre-mare-setup-grain = Ve dvou hráčích se z balíčku odstraní všechno obilí.
rules-oltre-mare-setup-ship = Pro každého hráče se otáčejí karty, dokud některá nenese jméno přístavu. Ta se stane první kartou nákladového balíčku; loď začíná v tomto přístavu a žeton odtud opouští hru.
rules-oltre-mare-setup-hand = Všichni dostanou čtyři karty do ruky a mají 11 dukátů.
rules-oltre-mare-setup-venice = Karta Benátek se ukryje zhruba doprostřed balíčku zboží. Začínajícího hráče určí los; hraje se po směru hodinových ručiček.

## First phase: naval power

rules-oltre-mare-power-limit = Porovnejte karty v ruce s námořní silou své vrchní karty. Přebytečné si vyberte a položte lícem dolů na svůj pirátský balíček, v libovolném pořadí.
rules-oltre-mare-power-once = Jen v této chvíli je počet karet v ruce omezen. Námořní síla a náklad se určí teď a platí po celý tah.
# Under a picture: a top card with its power, and a hand with two cards too many.
rules-oltre-mare-power-picture = Na tuto loď je jich moc: dvě karty připadnou pirátům.

## Second phase: deals

rules-oltre-mare-deals-who = Obchody a nákupy se mohou libovolně střídat. Obchod probíhá vždy mezi aktivním hráčem a jedním dalším; ostatní mezi sebou neobchodují.
rules-oltre-mare-deals-what = Majitele mohou měnit karty z ruky a dukáty, na každé straně v libovolném počtu. I dar je obchod. Musí v něm však být aspoň jedna karta a oba musí souhlasit.
rules-oltre-mare-deals-truth = Druh zboží na každé nabízené kartě musíte říci pravdivě. O symbolech, námořní síle, nákladu a přístavu můžete tvrdit cokoli.
rules-oltre-mare-deals-prestige = Kdo uzavře obchod s aktivním hráčem, získá žeton prestiže, nejvýše jeden za tah. Aktivní hráč nezískává žádný.
rules-oltre-mare-deals-desk = Nabídka říká, co dáváte a co chcete. Lze ji přijmout, odmítnout nebo na ni odpovědět protinabídkou. S koncem fáze končí všechny nabídky.

## Second phase: buying

rules-oltre-mare-buying-four = Aktivní hráč smí v tahu koupit až čtyři karty: z balíčku zboží, nebo vrchní kartu vlastního pirátského balíčku. Každou vidíte dřív, než se rozhodnete o další.
rules-oltre-mare-buying-price = Karta stojí 3 dukáty; máte-li před placením 0 nebo méně, stojí 4.
rules-oltre-mare-buying-enough = Fáze může skončit, teprve když máte v ruce aspoň tolik karet, kolik žádá náklad. Na dluh se to podaří vždycky.

## Third phase: actions. The table shows what so many equal symbols bring.

rules-oltre-mare-actions-exact = Vyložte přesně tolik karet, kolik udává náklad, všechny najednou. Každý symbol sečtěte přes všechny karty. Provádějí se shora dolů a žádný nelze vynechat:
# Heads of the table, then what each row counts.
rules-oltre-mare-actions-symbols = Symboly
rules-oltre-mare-actions-ducat = dukáty pro vás
rules-oltre-mare-actions-pirate = karty z balíčku zboží na váš pirátský balíček, aniž je kdo vidí
rules-oltre-mare-actions-draw = karty z balíčku zboží do ruky; v tomto tahu je už nelze vyložit
rules-oltre-mare-actions-ship = pohyby vaší lodi

## The ship sails

rules-oltre-mare-sailing-moves = Loď vykoná přesně tolik pohybů, každý po námořní cestě do sousedního přístavu. Žádnou cestu nelze použít v jednom tahu dvakrát; přístavy lze navštívit znovu a v jednom smí kotvit libovolný počet lodí.
rules-oltre-mare-sailing-end = Rozhoduje jen přístav, kde plavba skončí. Žeton odtud si vezmete a je teď váš aktivní. Dosavadní aktivní žeton otočíte lícem dolů, ale zůstává vám. Neleží-li tam žádný, aktivní žeton se otočí lícem dolů také.
rules-oltre-mare-sailing-none = Nevyložíte-li žádný symbol lodi, loď zůstane stát a nic se nemění.
# Under a piece of the chart with a course of three moves.
rules-oltre-mare-sailing-picture = Tři pohyby: bere se jen žeton v posledním přístavu.

## Port tokens

rules-oltre-mare-tokens-text = Působí jen aktivní žeton, a to od chvíle, kdy ho vezmete. Na konci hry se počítají všechny vaše žetony, lícem nahoru i dolů.

## Fourth phase: loading

rules-oltre-mare-loading-order = Všechny vyložené karty položte na svůj nákladový balíček v libovolném pořadí. Pak už je pořadí dané a nikdo nesmí nákladovým balíčkem listovat.
rules-oltre-mare-loading-choice = Pořadí je volba mezi dvěma přáními: prodloužit sérii a mít navrchu správnou kartu pro příští tah.

## The first scoring

rules-oltre-mare-venice-when = Jakmile je karta Benátek dobrána nebo na konci tahu leží na vrchu balíčku zboží, hra se přeruší pro první bodování.
rules-oltre-mare-venice-prestige = Prestiž se vyhodnotí jako na konci; pak se všechny žetony prestiže vrátí.
rules-oltre-mare-venice-cargo = V každém nákladovém balíčku se vrchní série odloží stranou: zůstává a může růst. Všechny série pod ní se vyplatí a odloží na odkládací balíček.
rules-oltre-mare-venice-on = Přístavní žetony a pirátské balíčky se ještě nepočítají. Karty vyložené v tomto tahu ještě nejsou naložené a zůstávají, jak jsou. Karta Benátek opouští hru; byla-li dobrána, nahradí ji další karta. Pak tah pokračuje.
# Under a picture of a cargo stack, top card first, with what each run brings.
rules-oltre-mare-venice-picture = Nákladový balíček, když se objeví Benátky; vrch je vlevo.
rules-oltre-mare-venice-stays = zůstává

## The last round

rules-oltre-mare-end-deck = Jakmile je odebrána poslední karta balíčku zboží, hraje se poslední kolo. Končí tahem hráče po pravici začínajícího hráče.
rules-oltre-mare-end-shuffle = Jsou-li do té doby třeba další karty, zamíchá se odkládací balíček a stane se novým balíčkem zboží.
rules-oltre-mare-end-start = Dojdou-li i ty, hned se boduje nákladový a pirátský balíček začínajícího hráče a jejich karty se zamíchají do nového balíčku. Začínající hráč pak začíná nový nákladový balíček.

## The final scoring, in four steps

rules-oltre-mare-scoring-prestige = Prestiž: nejvíce žetonů přinese 6 dukátů, druhý nejvyšší počet 3, třetí 1.
rules-oltre-mare-scoring-cargo = Náklad: každá série v balíčku přinese své dukáty.
rules-oltre-mare-scoring-pirates = Piráti: za každou kartu v pirátském balíčku se odečte 1 dukát.
rules-oltre-mare-scoring-tokens = Přístavní žetony: pořadí jako u prestiže, znovu za 6, 3 a 1 dukát.
rules-oltre-mare-scoring-level = Při shodě se hráči o místo dělí a každý získá plný počet dukátů; nejbližší menší počet je další místo. I nula žetonů je místo v pořadí.
# Heads of a small table that shows such a ranking.
rules-oltre-mare-scoring-have = Žetony
rules-oltre-mare-scoring-get = Dukáty
rules-oltre-mare-scoring-win = Vítězí hráč s nejvíce dukáty. Při shodě ten, kdo má víc karet v nákladovém balíčku; je-li i to stejné, kdo je dřív v pořadí tahů. Karty v ruce nemají žádnou hodnotu.

## What is open, what is hidden

rules-oltre-mare-secrets-open = Všichni vidí: dukáty a žetony, počet karet v každé ruce a v každém balíčku, vrchní kartu každého nákladového balíčku a vše, co se vykládá a nakládá.
rules-oltre-mare-secrets-hidden = Skryto je: karty v ruce, pirátské balíčky, nákladové balíčky pod vrchní kartou, pořadí balíčku zboží a místo karty Benátek.
rules-oltre-mare-secrets-talk = Všichni slyší, jaké zboží a kolik dukátů se nabízí a mění majitele. Samotné karty vidí jen ti dva, kdo obchodují.

## Fine points: rulings that come up at the table, each with a link to its section

rules-oltre-mare-rulings-gift = Ať jde dar kterýmkoli směrem, žeton prestiže patří tomu, kdo není aktivním hráčem.
rules-oltre-mare-rulings-once = Jeden žeton prestiže za tah: to platí, i když mezitím přijde první bodování.
rules-oltre-mare-rulings-reach = Obchod není dovolen, pokud by po něm aktivní hráč už nedosáhl nákladu ani se zbývajícími nákupy.
rules-oltre-mare-rulings-onward = Právě získané karty lze hned v témže tahu poslat dál.
rules-oltre-mare-rulings-debt = Ze 2 dukátů vás první karta dostane na −1, druhá na −5: vyšší cena platí od 0.
rules-oltre-mare-rulings-terms = S žetonem „Dobré obchodní podmínky“ dluhy kartu nezdražují.
rules-oltre-mare-rulings-stack = Z pirátského balíčku kupujete vždy vrchní kartu a nesmíte jím listovat.
rules-oltre-mare-rulings-deal = Žeton „Dobrý obchod“ platí, i když žádný symbol dukátu nevyložíte. Pět symbolů nepřinese víc než čtyři: 6 dukátů.
rules-oltre-mare-rulings-calm = Žeton „Klidné moře“ vynáší, jen pokud je aktivní už před pohybem lodi.
rules-oltre-mare-rulings-hand = Žeton „Úspěšný boj s piráty“ nepomůže, máte-li v ruce příliš mnoho karet.
rules-oltre-mare-rulings-stuck = Loď nesmí plout do slepé uličky, dokud jiná cesta dovoluje všechny pohyby. Není-li taková, pluje, kam až může.
rules-oltre-mare-rulings-compass = Kdo najde kompas, může i zůstat a aktivní žeton si pak ponechá. Skok do přístavu bez žetonu ho otočí lícem dolů.
rules-oltre-mare-rulings-whole = Je-li celý nákladový balíček jediná série, když se objeví Benátky, nic se z něj neboduje.
rules-oltre-mare-rulings-last = Poslední kolo začíná poslední kartou, i když už nikdo další nepotřebuje. Dokud v balíčku leží Benátky, není prázdný.

## Options of the table

rules-oltre-mare-options-text = Pravidla výše platí u běžného stolu. Kdo stůl otevírá, může změnit tyto body:
