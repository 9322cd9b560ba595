# What bots say at the table now and then, in character and about what everybody sees: friendly, short, never advice.
# Ids: level, occasion, number. They speak of themselves and to everybody, in words that fit any gender.

# A line in the log
lines-said = { $name }: „{ $line }“

# Occasions of Port Royal. crowd: five cards in the harbour, and still drawing; bust: own bust; bust-other: somebody
# else's; tax: half the coins are gone; repel: a ship sent away; ship: a ship that pays four coins or more; hire: somebody
# for seven coins or more; claim: an expedition; fee: a coin to the active player; nothing: nothing could be taken.
# Occasions of Oltre Mare. load: three cards of one good loaded; pirates: two cards onto the pirate stack; repelled: pirate
# flags that do nothing; deal: a deal made; refused: all have declined an offer of one's own; token, no-token: a port
# with, without one; compass: the ship put on another port; ducats: six or more at once; ransom: a card bought from the
# pirate stack; venice: the first scoring. Of both: last-round; win; lose: somebody else wins.

# Cabin Boy: eager, hopeful, easily amazed.
lines-cabin-boy-crowd-1 = Ještě jednu. Co by se mohlo stát?
lines-cabin-boy-crowd-2 = Už jich je tolik! A jde to jako po másle.
lines-cabin-boy-bust-1 = Aha. Tak tohle se mohlo stát.
lines-cabin-boy-bust-2 = A chyběl jen kousíček!
lines-cabin-boy-bust-3 = To nikdo neviděl, že ne?
lines-cabin-boy-bust-other-1 = Jé, to se stává i jiným? Dobré vědět.
lines-cabin-boy-bust-other-2 = U mě by to dopadlo stejně!
lines-cabin-boy-tax-1 = Daň? Vždyť ty mince sotva přišly!
lines-cabin-boy-tax-2 = Takže šetřit je taky špatně?
lines-cabin-boy-repel-1 = Viděli jste to? Už je pryč!
lines-cabin-boy-ship-1 = Tolik mincí! To mám všechno počítat?
lines-cabin-boy-ship-2 = A to všechno je pro mě? Úplně všechno?
lines-cabin-boy-hire-1 = Drahé! Ale podívejte na ten klobouk.
lines-cabin-boy-claim-1 = Expedice! Můžu taky?
lines-cabin-boy-fee-1 = Jedna mince pro tebe. Tak se to dělá… že?
lines-cabin-boy-nothing-1 = Tak se jen podívám. Dívat se je zadarmo.
lines-cabin-boy-load-1 = Všechno ladí! Když to ladí, to je krása.
lines-cabin-boy-load-2 = A ještě, a ještě. Má to nějaký strop?
lines-cabin-boy-pirates-1 = Piráti! Opravdoví! Ach. Oni tu zůstanou.
lines-cabin-boy-pirates-2 = Z dálky vypadali tak mile.
lines-cabin-boy-repelled-1 = Kšá! …Ono to funguje!
lines-cabin-boy-deal-1 = Platí! Byl to dobrý obchod?
lines-cabin-boy-deal-2 = Obchod! Jako ti velcí.
lines-cabin-boy-refused-1 = Nikdo? Ani trošku?
lines-cabin-boy-token-1 = To se leskne! Můžu si to nechat?
lines-cabin-boy-token-2 = Páni. A co dělá tenhle?
lines-cabin-boy-no-token-1 = Nikdo doma? A taková dálka!
lines-cabin-boy-compass-1 = Fíí! Můžeme to zkusit ještě jednou?
lines-cabin-boy-ducats-1 = Cink, cink, cink! Nejhezčí zvuk na světě.
lines-cabin-boy-ransom-1 = Tuhle zpátky, prosím. Tady jsou peníze.
lines-cabin-boy-venice-1 = Už Benátky? Vždyť ještě nemám hotovo!
lines-cabin-boy-last-round-1 = Poslední kolo? Vždyť to teprve začíná být pěkné!
lines-cabin-boy-win-1 = Výhra? Výhra! Zapíše to někdo?
lines-cabin-boy-win-2 = A prý jen cvičení!
lines-cabin-boy-lose-1 = Pěkná hra! Ještě jednu? Prosím?
lines-cabin-boy-lose-2 = Tolik poučení. Hlavně o tom, jak se to nedělá.

# Boatswain: grumbles, with a good heart.
lines-boatswain-crowd-1 = Začíná tu být těsno. Lokty k tělu.
lines-boatswain-crowd-2 = Větší provoz než o trzích.
lines-boatswain-bust-1 = Hrom do toho. A oběd už byl objednaný.
lines-boatswain-bust-2 = Moje stará máma říká: v nejlepším se má přestat.
lines-boatswain-bust-3 = Taková dřina, a všechno rackům.
lines-boatswain-bust-other-1 = Jo, to znám. Kotvu mám schovanou dodnes.
lines-boatswain-bust-other-2 = Moře dává, moře bere. Většinou bere.
lines-boatswain-tax-1 = Daně. A molo stejně nikdo nespraví.
lines-boatswain-tax-2 = Půlku seberou a říkají tomu pořádek.
lines-boatswain-repel-1 = Táhněte! A tu vlajku si vezměte s sebou.
lines-boatswain-ship-1 = To vystačí na týden. I na rum.
lines-boatswain-ship-2 = Poctivé peníze za poctivou dřinu. Pro jednou.
lines-boatswain-hire-1 = Za tu cenu čekám i zpěv.
lines-boatswain-claim-1 = Tak expedice. Hlavně suché ponožky.
lines-boatswain-fee-1 = Zas přístavné. Někdo z nás přece musí žít.
lines-boatswain-nothing-1 = Pro mě nic. To bude pondělkem.
lines-boatswain-load-1 = Narovnáno natěsno, jeden druh. Tak se to dělá.
lines-boatswain-load-2 = Podpalubí voní jen po jednom. Dobré znamení.
lines-boatswain-pirates-1 = Piráti. Aspoň neposílají účet.
lines-boatswain-pirates-2 = Zase oni. Asi znají můj jízdní řád.
lines-boatswain-repelled-1 = Dneska ne, přátelé. Zkuste další loď.
lines-boatswain-deal-1 = Ujednáno. A teď sem s tím, než začne pršet.
lines-boatswain-deal-2 = Platí. Ruku na to, a žádné papíry.
lines-boatswain-refused-1 = Nikdo to nechce. Aspoň zbude na mě.
lines-boatswain-token-1 = Další na šňůrku. Pěkně to chrastí.
lines-boatswain-token-2 = Podpis, razítko, pečeť. A jen půl dne.
lines-boatswain-no-token-1 = Taková cesta, a úřad má zavřeno.
lines-boatswain-compass-1 = Zkratka. Kolena děkují.
lines-boatswain-ducats-1 = To zvoní poctivě. Klidně si kousni.
lines-boatswain-ransom-1 = Platit za vlastní. Pěkný zvyk.
lines-boatswain-venice-1 = Benátky. Teď všechno spočítají. Dvakrát.
lines-boatswain-last-round-1 = Poslední kolo. Ať někdo přinese ten lepší rum.
lines-boatswain-win-1 = No vida. Zvu všechny. Na jednu.
lines-boatswain-win-2 = Poctivá dřina a trocha štěstí. Hlavně dřina.
lines-boatswain-lose-1 = Dobrá práce. Do neděle budu bručet.
lines-boatswain-lose-2 = Zasloužené. Říkám to jen jednou.

# Captain: calm, polite, proud of the craft.
lines-captain-crowd-1 = Pěkný pohled. Tady by se skoro dalo zůstat.
lines-captain-crowd-2 = Plný přístav má něco do sebe.
lines-captain-bust-1 = Kalkulované riziko. Výpočet byl v pořádku.
lines-captain-bust-2 = I na dobrém kurzu se občas najde útes.
lines-captain-bust-3 = Do deníku zapíšu: počasí.
lines-captain-bust-other-1 = Smůla. To potká i ty nejlepší.
lines-captain-bust-other-2 = Odliv jednou přijde na každého.
lines-captain-tax-1 = Koruna nás dává pozdravovat, jak vidím.
lines-captain-tax-2 = Taková je cena plné truhly.
lines-captain-repel-1 = Výstřel před příď dělá divy.
lines-captain-ship-1 = Tomuhle říkám podpalubí, které stojí za otevření.
lines-captain-ship-2 = Hluboký ponor. To se mi na lodi líbí.
lines-captain-hire-1 = Dobré ruce stojí dobré peníze.
lines-captain-claim-1 = Mapy, zásoby, dobrý vítr. Vyplouvají.
lines-captain-fee-1 = Mince za kotviště. S potěšením.
lines-captain-nothing-1 = Tady pro nás nic není. Plujeme dál.
lines-captain-load-1 = Jeden náklad, jeden trh. Čistá práce.
lines-captain-load-2 = V podpalubí je pořádek. Tedy i na světě.
lines-captain-pirates-1 = Máme návštěvu. Nezvanou, jako vždy.
lines-captain-pirates-2 = Drahá známost, ta černá vlajka.
lines-captain-repelled-1 = Uviděli nás a otočili. Rozumní lidé.
lines-captain-deal-1 = Bylo mi potěšením.
lines-captain-deal-2 = Spokojenost na obou stranách? Pak někomu něco uniklo.
lines-captain-refused-1 = Žádný zájem. Moře je široké.
lines-captain-token-1 = V každém přístavu přítel.
lines-captain-token-2 = Další přístav, který zná naši vlajku.
lines-captain-no-token-1 = Příjemný přístav. Jenom prázdný.
lines-captain-compass-1 = Změna kurzu. Zcela záměrná.
lines-captain-ducats-1 = Tahle stránka účetní knihu potěší.
lines-captain-ransom-1 = Kupuji zpět, co mi patří. Ze zásady.
lines-captain-venice-1 = Benátky. Narovnat límce.
lines-captain-last-round-1 = Poslední kolo. Všichni na svá místa.
lines-captain-win-1 = Domů s plným nákladem. Díky posádce.
lines-captain-win-2 = Dobrá plavba a dobrá společnost.
lines-captain-lose-1 = Pěkná plavba. Klobouk dolů.
lines-captain-lose-2 = Gratuluji. Do příštího přílivu.

# Admiral: dry, and as brief as can be.
lines-admiral-crowd-1 = Postačující. Téměř.
lines-admiral-crowd-2 = Slušná přehlídka.
lines-admiral-bust-1 = Beru na vědomí.
lines-admiral-bust-2 = Statisticky už na čase.
lines-admiral-bust-3 = Nepříjemné.
lines-admiral-bust-other-1 = Upřímnou soustrast.
lines-admiral-bust-other-2 = Moře je nestranné.
lines-admiral-tax-1 = Státní pokladna nikdy nespí.
lines-admiral-tax-2 = To nařízení je mimochodem moje.
lines-admiral-repel-1 = Rozchod.
lines-admiral-ship-1 = Přijatelné.
lines-admiral-ship-2 = Flotila děkuje.
lines-admiral-hire-1 = Schopnosti nebývají levné.
lines-admiral-claim-1 = Dle plánu.
lines-admiral-fee-1 = Formalita.
lines-admiral-nothing-1 = Zdržuji se.
lines-admiral-load-1 = Pořádek. Konečně.
lines-admiral-load-2 = Jednotné. Jak má být.
lines-admiral-pirates-1 = Amatéři. Vytrvalí.
lines-admiral-pirates-2 = Ztráta administrativní povahy.
lines-admiral-repelled-1 = Byli poučeni.
lines-admiral-deal-1 = Souhlasím.
lines-admiral-deal-2 = Oboustranně snesitelné.
lines-admiral-refused-1 = Jednomyslně. Působivé.
lines-admiral-token-1 = Další špendlík do mapy.
lines-admiral-token-2 = Řádně zapsáno.
lines-admiral-no-token-1 = Inspekce, nic víc.
lines-admiral-compass-1 = Dávám přednost přímkám.
lines-admiral-ducats-1 = Rozpočet schvaluje.
lines-admiral-ransom-1 = Zpět v inventáři.
lines-admiral-venice-1 = Účty, prosím.
lines-admiral-last-round-1 = Závěrečné manévry.
lines-admiral-win-1 = Hlášení bude stručné.
lines-admiral-win-2 = Pohov, všichni.
lines-admiral-lose-1 = Salutuji.
lines-admiral-lose-2 = Zasloužené. Bude to v hlášení.
