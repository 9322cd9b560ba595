# The rules of Port Royal, as the page of rules tells them, in our own words.
# What a card does is told by web-port-royal-text-…, an option by port-royal-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-port-royal-start = Za pět minut
rules-port-royal-pack = Karty
rules-port-royal-setup = Před prvním tahem
rules-port-royal-discover = První fáze: objevování
rules-port-royal-repel = Šavle proti lodím
rules-port-royal-bust = Smůla
rules-port-royal-take = Druhá fáze: obchod a najímání
rules-port-royal-fee = Řada na ostatních
rules-port-royal-ships = Pět lodí
rules-port-royal-persons = Postavy
rules-port-royal-expeditions = Expedice
rules-port-royal-taxes = Výběr daní
rules-port-royal-end = Konec a vítěz
rules-port-royal-coins = Mince a balíčky
rules-port-royal-rulings = Zvláštní případy
rules-port-royal-options = Nastavení stolu

## In five minutes

rules-port-royal-start-idea = Kartu po kartě se vám před očima plní přístav. Lodě přinášejí peníze, postavy vstupují do vašich služeb. Čím déle čekáte, tím víc je z čeho vybírat; ale druhá loď stejné barvy, a je po všem.
rules-port-royal-start-goal = Sbíráte body vlivu: mají je postavy, které najmete, a expedice, které provedete. S dvanácti body začíná závěr hry.
# The three steps of a turn, under small pictures.
rules-port-royal-start-draw = Otáčejte do přístavu kartu po kartě a včas přestaňte. Druhá loď stejné barvy znamená smůlu: váš tah končí.
rules-port-royal-start-take = Vezměte si kartu: loď za její mince, nebo postavu za její cenu. Čtyři barvy lodí v přístavu dovolují vzít dvě karty, pět barev tři.
rules-port-royal-start-others = Teď si z toho, co zbylo, vybírají ostatní: každý jednu kartu, a každý vám za ni zaplatí minci.
# Labels of two short paragraphs.
rules-port-royal-start-scores = Za co jsou body
rules-port-royal-start-scores-text = Jen body na postavách a expedicích, které leží před vámi. Mince rozhodují pouze při shodě.
rules-port-royal-start-ends = Co hru ukončí
rules-port-royal-start-ends-text = Dvanáct bodů u kohokoli. Kolo se ještě dohraje, aby měli všichni stejný počet tahů; pak vítězí hráč s nejvíce body.
rules-port-royal-start-hint = První plán
rules-port-royal-start-hint-text = Brzy najměte ty, kdo mince vydělávají nebo šetří, a k nim pár šavlí. Dokud neumíte žádné lodi zabránit v zakotvení, jsou tři lodě v přístavu dobrá chvíle přestat.

## The cards. Legends beside a picture of each kind.

rules-port-royal-pack-coin = Každá karta má na rubu minci. Lícem dolů před vámi je penězi a zůstane jimi, dokud jí nezaplatíte; karta ležící lícem nahoru se mincí nikdy nestane.
rules-port-royal-pack-ship = Lodě
rules-port-royal-pack-ship-text = Mince, které přinese, a šavle potřebné k tomu, aby se jí zabránilo v zakotvení.
rules-port-royal-pack-person = Postavy
rules-port-royal-pack-person-text = Nahoře schopnost a body, dole cena.
rules-port-royal-pack-expedition = Expedice
rules-port-royal-pack-expedition-text = Symboly, které vyžaduje, a body a mince, které přinese.
rules-port-royal-pack-tax = Výběr daní
rules-port-royal-pack-tax-text = Platí ve chvíli, kdy je karta otočena.

## Before the first turn

rules-port-royal-setup-coins = Všichni dostanou tři karty lícem dolů: tři mince. Na jejich druhou stranu se nikdo nedívá.
rules-port-royal-setup-piles = Zbytek je dobírací balíček. Odhazovací balíček vedle leží lícem nahoru; kdokoli si ho může kdykoli prohlédnout.
rules-port-royal-setup-start = Začínajícího hráče určí los. Hraje se po směru hodinových ručiček.
rules-port-royal-setup-five = V pěti hráčích leží tato expedice na stole od začátku; jinak zůstává v krabici.

## First phase: discover

rules-port-royal-discover-draw = Ve svém tahu jste aktivním hráčem. Otočte vrchní kartu dobíracího balíčku. První karta je povinná; potom můžete po každé kartě přestat, nebo pokračovat, jak dlouho chcete.
rules-port-royal-discover-ship = Loď zakotví v přístavu, pokud jí v tom nezabráníte.
rules-port-royal-discover-person = Postava čeká v přístavu.
rules-port-royal-discover-expedition = Expedice se položí vedle přístavu. Tam čeká, třeba i mnoho tahů, dokud ji někdo neprovede.
rules-port-royal-discover-tax = Výběr daní se provede a odhodí; pak rozhodujete dál.
rules-port-royal-discover-stop = Když přestanete, začíná druhá fáze.

## Swords against ships

rules-port-royal-repel-may = Přijde loď a vaši námořníci a piráti mají dohromady alespoň tolik šavlí, kolik jich ukazuje? Pak jí můžete zabránit v zakotvení: odhodí se a vy pokračujete.
rules-port-royal-repel-free = Šavle se nespotřebují. V jednom tahu můžete takto odrazit, kolik lodí chcete, i loď nové barvy.
rules-port-royal-repel-skull = Lodi s lebkou nezabrání v zakotvení nikdo. A zabránit v něm lze jen právě otočené lodi, nikdy té, která už zakotvila.

## Bust

rules-port-royal-bust-what = Když přijde loď barvy, která už v přístavu je, a nic jí v zakotvení nezabrání, máte smůlu. Přístav i tato loď se odhodí, nikdo si kartu nevezme a váš tah končí.
rules-port-royal-bust-jester = Expedice zůstávají na místě. Každý, i aktivní hráč, získá minci za každého svého Vtipálka.
# Under a row of cards in which a ship type comes a second time.
rules-port-royal-bust-picture = Jedna barva dvakrát: všechno propadá.

## Second phase: trade and hire

rules-port-royal-take-number = Vybíráte první. Kolik karet smíte vzít, určují různé barvy lodí, které leží v přístavu, když přestanete:
# Heads of a small table.
rules-port-royal-take-colours = Barvy
rules-port-royal-take-cards = Karty
rules-port-royal-take-ship = Vezmete-li loď, odhodí se a vy získáte její mince a jednu navíc za každého svého Obchodníka této barvy.
rules-port-royal-take-person = Najmete-li postavu, zaplaťte cenu a položte kartu před sebe. Schopnost platí hned, už pro vaši další kartu.
rules-port-royal-take-may = Nic brát nemusíte. Kdo pasuje, pro tentokrát končí.

## The others’ goes

rules-port-royal-fee-go = Po vás si smí každý další hráč po směru hodinových ručiček vzít jednu kartu, i když vy žádnou nevezmete.
rules-port-royal-fee-coin = Za každou vzatou kartu se aktivnímu hráči platí mince. Loď může tuto minci přinést sama; u postavy musí být cena i mince k dispozici předem.
rules-port-royal-fee-left = Co nakonec zbude, se odhodí. Aktivním se stává hráč po levici.

## The five ships. Under each ship: its cards, with coins, swords and how often they exist.

rules-port-royal-ships-text = Každá barva je samostatný druh s vlastním šrafováním a tvarem. Čím víc loď přináší, tím lépe je vyzbrojena.

## The persons

rules-port-royal-persons-text = Postava pro vás pracuje v každém tahu, ve vašem i v tazích ostatních. Více stejných se sčítá. U každé vidíte, jaké karty existují: cena, body, počet.

## Expeditions

rules-port-royal-expeditions-when = Expedice provádí jen aktivní hráč: kdykoli právě rozhoduje, v obou fázích a kolik jich zvládne.
rules-port-royal-expeditions-how = Odhoďte vlastní postavy přesně s těmi symboly, které jsou třeba; které to budou, si vyberete. Expedice teď leží před vámi natrvalo a její mince získáte hned.
rules-port-royal-expeditions-worth = Expedice vždy přinese víc bodů, než kolik měly postavy, které stála. Všeuměl nahradí kterýkoli jeden symbol.

## Tax increases

rules-port-royal-taxes-half = Kdo má dvanáct nebo více mincí, odevzdá polovinu, zaokrouhleno dolů: z 12 nebo 13 šest, ze 14 nebo 15 sedm.
rules-port-royal-taxes-bonus = Pak karta přinese minci: buď tomu, kdo má nejvíce šavlí, nebo tomu, kdo má nejméně bodů. Při shodě ji dostanou všichni takoví hráči, i při nule.

## The end and the winner

rules-port-royal-end-round = Jakmile má někdo dvanáct bodů, třeba i mimo svůj tah, hraje se poslední kolo. Končí tahem hráče po pravici začínajícího hráče.
rules-port-royal-end-win = Vítězí hráč s nejvíce body. Při shodě rozhodnou mince; jsou-li stejné i ty, o vítězství se hráči dělí.
rules-port-royal-end-option = Existuje přísnější varianta: dvanáct bodů ukončí hru jen spolu s expedicí a zvítězit může pouze ten, kdo nějakou provedl.

## Coins and piles

rules-port-royal-coins-open = Kolik má kdo mincí, vidí všichni. Jejich líc nezná nikdo, ani majitel. Kdo platí, dává nejdřív nejstarší mince; ty přijdou lícem nahoru na odhazovací balíček. Jen mince pro aktivního hráče mění majitele lícem dolů.
rules-port-royal-coins-shuffle = Je-li třeba karta a dobírací balíček je prázdný, zamíchá se odhazovací balíček a nahradí ho. Je-li prázdný i ten, další mince už nejsou a nikdo nemůže dobírat.

## Fine points: rulings that come up at the table, each with a link to its section

rules-port-royal-rulings-empty = Můžete přestat, i když je přístav prázdný, například po výběru daní. Vtipálci ostatních pak mince přinesou, vaši ne.
rules-port-royal-rulings-purpose = Loď smíte nechat zakotvit, i když jí v tom dokážete zabránit, dokonce i za cenu smůly: tím přístav pokazíte všem.
rules-port-royal-rulings-pending = Dokud loď čeká na svůj osud, nelze dělat nic jiného, ani expedici.
rules-port-royal-rulings-number = Kolik karet smíte vzít, se rozhodne, když přestanete. Vzetím lodi se počet nesníží.
rules-port-royal-rulings-governor = Právě najatý Guvernér vám hned dovolí vzít o kartu víc.
rules-port-royal-rulings-admiral = Admirálové počítají karty v přístavu jen jednou, než vezmete první kartu. Expedice se nepočítají a Admirál najatý až teď přichází pozdě.
rules-port-royal-rulings-jester = Přístav musí být prázdný ve chvíli, kdy na vás přijde řada. Vezmete-li poslední kartu vy, vaši Vtipálci nepřinesou nic.
rules-port-royal-rulings-price = Žádná cena neklesne pod nulu a žádná Slečna nesníží minci pro aktivního hráče.
rules-port-royal-rulings-two = Kdo si díky Guvernérovi vezme v cizím tahu dvě karty, zaplatí dvě mince.
rules-port-royal-rulings-wait = Kdo poslední chybějící postavu najme v cizím tahu, musí s expedicí počkat na vlastní tah.
rules-port-royal-rulings-after = Po své poslední kartě smíte ještě provádět expedice; po smůle už ne.
rules-port-royal-rulings-jack = Všeuměla smíte vyslat, i když máte tu pravou postavu. Více symbolů, než je třeba, použít nelze.
rules-port-royal-rulings-keep = Bodů nikdy neubývá: kdo dosáhne dvanácti, ten je má nastálo.

## Options of the table

rules-port-royal-options-text = Pravidla výše platí u běžného stolu. Kdo stůl otevírá, může změnit tyto body:
