# Oltre Mare: everything a player reads, but for the frame around it and the names of ports, which are data.
# Player names are never declined: they stand first, or behind a colon or an arrow.

oltre-mare-title = Oltre Mare

## Cards. A goods card is called by its good and its number; its marks are shown beside it.

oltre-mare-card = { $good } { $number }
oltre-mare-card-venice = Karta Benátek
oltre-mare-good-gems = Drahokamy
oltre-mare-good-scrolls = Svitky
oltre-mare-good-silk = Hedvábí
oltre-mare-good-salt = Sůl
oltre-mare-good-pottery = Keramika
oltre-mare-good-olives = Olivy
oltre-mare-good-grain = Obilí
oltre-mare-symbol-ducat = Dukát
oltre-mare-symbol-pirate = Pirátská vlajka
oltre-mare-symbol-draw = Dobrání karet
oltre-mare-symbol-ship = Loď

## Port tokens, and what each does while it is active

oltre-mare-token-calm_sea = Klidné moře
oltre-mare-token-calm_sea-effect = Každý vyložený symbol lodi přináší 1 dukát.
oltre-mare-token-compass = Kompas
oltre-mare-token-compass-effect = Loď se může hned přesunout do kteréhokoli jiného přístavu bez kompasu; kompas opouští hru.
oltre-mare-token-pirates_repelled = Úspěšný boj s piráty
oltre-mare-token-pirates_repelled-effect = Pirátské vlajky, které vyložíte, se nepočítají.
oltre-mare-token-good_deal = Dobrý obchod
oltre-mare-token-good_deal-effect = V každém svém tahu máte o jeden symbol dukátu víc.
oltre-mare-token-local_influence = Místní vliv
oltre-mare-token-local_influence-effect = Na začátku svého tahu získáte tolik dukátů, kolik je vaše námořní síla minus 3.
oltre-mare-token-good_terms = Dobré obchodní podmínky
oltre-mare-token-good_terms-effect = Karty, které během tahu koupíte, stojí 1, 2, 3 a 4 dukáty.

## Figures; an object is what somebody gets, pays or draws

oltre-mare-ducats = { $amount ->
    [one] { $amount } dukát
    [few] { $amount } dukáty
    [many] { $amount } dukátu
   *[other] { $amount } dukátů
}
oltre-mare-ducats-object = { $amount ->
    [one] { $amount } dukát
    [few] { $amount } dukáty
    [many] { $amount } dukátu
   *[other] { $amount } dukátů
}
oltre-mare-cards = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
oltre-mare-cards-object = { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
oltre-mare-prestige-tokens = { $amount ->
    [one] { $amount } žeton prestiže
    [few] { $amount } žetony prestiže
    [many] { $amount } žetonu prestiže
   *[other] { $amount } žetonů prestiže
}
oltre-mare-port-tokens = { $amount ->
    [one] { $amount } přístavní žeton
    [few] { $amount } přístavní žetony
    [many] { $amount } přístavního žetonu
   *[other] { $amount } přístavních žetonů
}
oltre-mare-moves = { $amount ->
    [one] { $amount } pohyb
    [few] { $amount } pohyby
    [many] { $amount } pohybu
   *[other] { $amount } pohybů
}
oltre-mare-symbols = { $amount ->
    [one] { $amount } symbol
    [few] { $amount } symboly
    [many] { $amount } symbolu
   *[other] { $amount } symbolů
}
oltre-mare-goods = { $number } × { $good }
oltre-mare-nothing = nic

## The parts of the table

oltre-mare-deck = Balíček zboží
oltre-mare-discard = Odkládací balíček
oltre-mare-hand = Ruka
oltre-mare-cargo = Nákladový balíček
oltre-mare-pirates = Pirátský balíček
oltre-mare-power = Námořní síla
oltre-mare-load = Náklad
oltre-mare-prestige = Prestiž
oltre-mare-ship = Loď
oltre-mare-ports = Přístavy
oltre-mare-offers = Nabídky
oltre-mare-empty = prázdno
oltre-mare-venice = Benátky

## The phases of a turn

oltre-mare-phase-discard = Fáze námořní síly
oltre-mare-phase-trade = Obchodní fáze
oltre-mare-phase-play = Fáze akcí
oltre-mare-phase-sail = Fáze akcí: loď
oltre-mare-phase-compass = Fáze akcí: kompas
oltre-mare-phase-load = Fáze nakládání
oltre-mare-phase-over = Konec hry

## What happened

oltre-mare-event-turn = Kolo { $number }: { $name }
oltre-mare-event-turn-you = Kolo { $number }: vy
oltre-mare-event-influence = { $name }: { oltre-mare-token-local_influence } přináší { oltre-mare-ducats-object }
oltre-mare-event-discard = { $name }: na námořní sílu je v ruce příliš mnoho karet, jedna jde na pirátský balíček
oltre-mare-event-trade = { $name }: obchodní fáze (karty v ruce: { $number }, náklad: { $amount })
oltre-mare-event-buy = { $name } kupuje kartu z balíčku zboží za { oltre-mare-ducats-object }
oltre-mare-event-buy-you = Kupujete kartu z balíčku zboží za { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates = { $name } kupuje vrchní kartu svého pirátského balíčku za { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates-you = Kupujete vrchní kartu svého pirátského balíčku za { oltre-mare-ducats-object }
oltre-mare-event-see = { $name } vidí: { $card }
oltre-mare-event-see-you = Vidíte: { $card }
oltre-mare-event-offer = { $name } → { $other }, nabídka { $number }. Dává: { $give }. Chce: { $want }.
oltre-mare-event-offer-you = Vy → { $other }, nabídka { $number }. Dáváte: { $give }. Chcete: { $want }.
oltre-mare-event-offer-all = { $name } → všichni, nabídka { $number }. Dává: { $give }. Chce: { $want }.
oltre-mare-event-offer-all-you = Vy → všichni, nabídka { $number }. Dáváte: { $give }. Chcete: { $want }.
oltre-mare-event-answer = { $name } → { $other }: souhlasí s nabídkou { $number } a nabízí za to: { $give }
oltre-mare-event-answer-you = Vy → { $other }: souhlasíte s nabídkou { $number } a nabízíte za to: { $give }
oltre-mare-event-answer_void = { $name }: odpověď na nabídku { $number } už neplatí
oltre-mare-event-decline = { $name } odmítá nabídku { $number }
oltre-mare-event-decline-you = Odmítáte nabídku { $number }
oltre-mare-event-withdraw = { $name } stahuje nabídku { $number }
oltre-mare-event-withdraw-you = Stahujete nabídku { $number }
oltre-mare-event-claim_symbol = { $name } o nabídce { $number }: je v ní karta se symbolem { $symbol }
oltre-mare-event-claim_symbol-you = Vy o nabídce { $number }: je v ní karta se symbolem { $symbol }
oltre-mare-event-claim_power = { $name } o nabídce { $number }: je v ní karta s námořní silou { $amount }
oltre-mare-event-claim_power-you = Vy o nabídce { $number }: je v ní karta s námořní silou { $amount }
oltre-mare-event-claim_load = { $name } o nabídce { $number }: je v ní karta s nákladem { $amount }
oltre-mare-event-claim_load-you = Vy o nabídce { $number }: je v ní karta s nákladem { $amount }
oltre-mare-event-claim_port = { $name } o nabídce { $number }: je v ní karta s přístavem { $port }
oltre-mare-event-claim_port-you = Vy o nabídce { $number }: je v ní karta s přístavem { $port }
oltre-mare-event-deal = { $name } → { $other }: obchod uzavřen (nabídka { $number }). Dává: { $give }. Získává: { $want }.
oltre-mare-event-deal-you = Vy → { $other }: obchod uzavřen (nabídka { $number }). Dáváte: { $give }. Získáváte: { $want }.
oltre-mare-event-deal-with-you = { $name } → vy: obchod uzavřen (nabídka { $number }). Dáváte: { $want }. Získáváte: { $give }.
oltre-mare-event-quiet_deal = { $name } → { $other }: obchod uzavřen v soukromí. Celkově dává: { $give }. Získává: { $want }.
oltre-mare-event-quiet_deal-you = Vy → { $other }: obchod uzavřen v soukromí. Celkově dáváte: { $give }. Získáváte: { $want }.
oltre-mare-event-hand_over = { $name } → { $other }: { $card }
oltre-mare-event-prestige = { $name } získává za obchod 1 žeton prestiže
oltre-mare-event-prestige-you = Získáváte za obchod 1 žeton prestiže
oltre-mare-event-no_deals = { $name } nechce v tomto tahu obchodovat
oltre-mare-event-no_deals-you = Nechcete v tomto tahu obchodovat
oltre-mare-event-lapse_cards = { $name }: nabídka { $number } končí, protože její karty už nejsou v ruce
oltre-mare-event-lapse_hand = { $name }: nabídka { $number } končí, protože nikdo, komu je určena, už nemá dost karet
oltre-mare-event-lapse_load = { $name }: nabídka { $number } končí, protože aktivní hráč by po ní už nezískal dost karet na svůj náklad
oltre-mare-event-lapse_no_deals = { $name }: nabídka { $number } končí, protože jedna strana už v tomto tahu nechce obchodovat
oltre-mare-event-lapse_declined = { $name }: nabídka { $number } končí, protože ji všichni odmítají
oltre-mare-event-finish_trade = { $name } ukončuje obchodní fázi
oltre-mare-event-finish_trade-you = Ukončujete obchodní fázi
oltre-mare-event-play = { $name } vykládá: { $card }
oltre-mare-event-play-you = Vykládáte: { $card }
oltre-mare-event-ducats = { $name }: { oltre-mare-symbol-ducat } ×{ $number } přináší { oltre-mare-ducats-object }
oltre-mare-event-calm_sea = { $name }: { oltre-mare-token-calm_sea } přináší { oltre-mare-ducats-object } ({ oltre-mare-symbol-ship } ×{ $number })
oltre-mare-event-pirates = { $name }: { oltre-mare-symbol-pirate } ×{ $number } přidává { oltre-mare-cards-object } na pirátský balíček
oltre-mare-event-repelled = { $name }: { oltre-mare-token-pirates_repelled }, { oltre-mare-symbol-pirate } ×{ $number } se nepočítá
oltre-mare-event-pirate = { $name } dává na pirátský balíček: { $card }
oltre-mare-event-pirate-you = Dáváte na pirátský balíček: { $card }
oltre-mare-event-draws = { $name }: { oltre-mare-symbol-draw } ×{ $number } přináší { oltre-mare-cards-object }
oltre-mare-event-no_card = { $name }: už není žádná karta k dobrání
oltre-mare-event-ships = { $name }: { oltre-mare-symbol-ship } ×{ $number } znamená { oltre-mare-moves }
oltre-mare-event-sail = { $name } pluje → { $port }
oltre-mare-event-sail-you = Plujete → { $port }
oltre-mare-event-token = { $name } bere přístavní žeton, který je od této chvíle aktivní: { $token }
oltre-mare-event-token-you = Berete přístavní žeton, který je od této chvíle aktivní: { $token }
oltre-mare-event-no_token = { $name }: v tomto přístavu žeton není, aktivní žeton se obrací lícem dolů
oltre-mare-event-compass = { $name } připlouvá ke kompasu, který nyní opouští hru: { $port }
oltre-mare-event-compass-you = Připlouváte ke kompasu, který nyní opouští hru: { $port }
oltre-mare-event-jump = { $name } využívá kompas → { $port }
oltre-mare-event-jump-you = Využíváte kompas → { $port }
oltre-mare-event-stay = { $name } zůstává na místě a kompas nevyužívá
oltre-mare-event-stay-you = Zůstáváte na místě a kompas nevyužíváte
oltre-mare-event-load = { $name } nakládá: { $card }
oltre-mare-event-load-you = Nakládáte: { $card }
oltre-mare-event-venice = Objevuje se karta Benátek: první bodování
oltre-mare-event-rank_prestige = { $name }: pořadí podle žetonů prestiže ({ $number }) přináší { oltre-mare-ducats-object }
oltre-mare-event-return_prestige = Všechny žetony prestiže se vracejí do zásoby
oltre-mare-event-run = { $name }: série { oltre-mare-goods } přináší { oltre-mare-ducats-object }
oltre-mare-event-keep = { $name } si nechává sérii navrchu nákladového balíčku: { oltre-mare-goods }
oltre-mare-event-keep-you = Necháváte si sérii navrchu nákladového balíčku: { oltre-mare-goods }
oltre-mare-event-score_start = { $name }: balíček zboží i odkládací balíček jsou prázdné, proto se nákladový a pirátský balíček začínajícího hráče bodují už teď
oltre-mare-event-loss = { $name }: pirátský balíček ({ $number }) ubírá { oltre-mare-ducats-object }
oltre-mare-event-gather = { $name }: nákladový a pirátský balíček se zamíchají do nového balíčku zboží
oltre-mare-event-last_round = Balíček zboží je prázdný: toto kolo je poslední
oltre-mare-event-reshuffle = Míchá se nový balíček zboží: { oltre-mare-cards }
oltre-mare-event-final = Závěrečné bodování
oltre-mare-event-rank_tokens = { $name }: pořadí podle přístavních žetonů ({ $number }) přináší { oltre-mare-ducats-object }
oltre-mare-event-hand_cards = { $name }: karty v ruce ({ $number }) přinášejí { oltre-mare-ducats-object }
oltre-mare-event-over = Konec hry
oltre-mare-event-win = { $name } vítězí: { oltre-mare-ducats }
oltre-mare-event-win-you = Vítězíte: { oltre-mare-ducats }

## What a seat can do

oltre-mare-action-discard = Pirátům: { $card }
oltre-mare-action-buy-deck = Koupit z balíčku zboží: { oltre-mare-ducats }
oltre-mare-action-buy-pirates = Koupit z pirátského balíčku: { oltre-mare-ducats }
oltre-mare-action-offer-to = Nabídka pro: { $name }
oltre-mare-action-offer-to-all = Nabídka pro všechny
oltre-mare-action-offer = Nabídka pro: { $name }. Dát: { $give }. Požadovat: { $want }.
oltre-mare-action-offer-all = Nabídka pro všechny. Dát: { $give }. Požadovat: { $want }.
oltre-mare-action-pick = Vybrat: { $card }
oltre-mare-action-want = Požadovat: { $good }
oltre-mare-action-give-ducats = Dát: { oltre-mare-ducats }
oltre-mare-action-want-ducats = Požadovat: { oltre-mare-ducats }
oltre-mare-action-send = Odeslat nabídku
oltre-mare-action-accept = Přijmout nabídku { $number }
oltre-mare-action-decline = Odmítnout nabídku { $number }
oltre-mare-action-withdraw = Stáhnout nabídku { $number }
oltre-mare-action-choose = Nabídka { $number }, uzavřít obchod. Druhá strana: { $name }
oltre-mare-action-no-deals = V tomto tahu neobchodovat
oltre-mare-action-finish-trade = Ukončit obchodní fázi
oltre-mare-action-play = Vyložit: { $card }
oltre-mare-action-sail = Plout → { $port }
oltre-mare-action-compass = Kompas → { $port }
oltre-mare-action-compass-stay = Zůstat a kompas nevyužít
oltre-mare-action-load = Naložit, spodní kartu první: { $card }

## Why something cannot be done

oltre-mare-refusal-game-over = Hra už skončila.
oltre-mare-refusal-not-your-decision = Teď rozhoduje jiný hráč.
oltre-mare-refusal-wrong-phase = V této fázi tahu to není možné.
oltre-mare-refusal-step-under-way = Nejprve dokončete rozdělanou volbu: vyberte zbývající karty, nebo odešlete nabídku.
oltre-mare-refusal-not-in-hand = Tuto kartu nemáte v ruce.
oltre-mare-refusal-not-played = Naložit lze jen karty vyložené v tomto tahu.
oltre-mare-refusal-already-picked = Tato karta je už vybraná: vyberte jinou.
oltre-mare-refusal-out-of-order = Vybírejte v tomto pořadí: karty tak, jak jsou seřazené, potom zboží, dávané dukáty, požadované dukáty.
oltre-mare-refusal-cards-left = Karty ještě zbývají: vybírejte z nich.
oltre-mare-refusal-not-active = To smí jen aktivní hráč.
oltre-mare-refusal-no-purchases-left = V jednom tahu nelze koupit více než čtyři karty.
oltre-mare-refusal-no-cards-left = Už není žádná karta k dobrání.
oltre-mare-refusal-no-pirates = Váš pirátský balíček je prázdný.
oltre-mare-refusal-hand-below-load = Máte v ruce méně karet, než vyžaduje náklad: nejprve nějaké kupte nebo získejte obchodem.
oltre-mare-refusal-no-route = Z přístavu vaší lodi tam nevede žádná námořní cesta.
oltre-mare-refusal-route-used = Tuto námořní cestu vaše loď v tomto tahu už použila: vyberte jinou.
oltre-mare-refusal-trail-too-short = Odtamtud by loď nemohla vykonat všechny pohyby: vyberte jiný přístav.
oltre-mare-refusal-already-there = Vaše loď už tam je: vyberte jiný přístav, nebo zůstaňte.
oltre-mare-refusal-compass-there = I tam leží kompas: vyberte přístav bez kompasu.
oltre-mare-refusal-deals-with-active-only = Každý obchod probíhá mezi aktivním hráčem a jedním dalším; nabídky pro všechny dělá jen aktivní hráč.
oltre-mare-refusal-no-deals-said = Na tento tah máte zvoleno: žádné obchody.
oltre-mare-refusal-partner-wants-no-deals = Nikdo, komu je nabídka určena, v tomto tahu obchodovat nechce.
oltre-mare-refusal-no-offers-left = Víc nabídek v tomto tahu dát nemůžete.
oltre-mare-refusal-too-many-open = Otevřených nabídek je příliš mnoho: nejprve je třeba na některou odpovědět nebo ji stáhnout.
oltre-mare-refusal-nothing-to-deal = Není žádná karta, která by mohla změnit majitele.
oltre-mare-refusal-wants-too-many = Tolik karet získat nejde: požadujte méně.
oltre-mare-refusal-too-many-ducats = V jedné nabídce lze dát nebo požadovat nejvýše 99 dukátů.
oltre-mare-refusal-name-the-seat = Ve dvou hráčích se nabídka adresuje druhému hráči.
oltre-mare-refusal-named-twice = Každou kartu lze uvést jen jednou.
oltre-mare-refusal-nothing-offered = Nic za nic není nabídka: přidejte karty nebo dukáty.
oltre-mare-refusal-ducats-only = U tohoto stolu musí při každém obchodu změnit majitele aspoň jedna karta.
oltre-mare-refusal-load-out-of-reach = Po tomto obchodu by aktivní hráč už nemohl získat dost karet na svůj náklad: změňte nabídku.
oltre-mare-refusal-already-refused = Stejná nabídka už byla v tomto tahu odmítnuta: změňte ji.
oltre-mare-refusal-no-such-offer = Tato nabídka není otevřená.
oltre-mare-refusal-not-your-offer = To smí jen autor nabídky.
oltre-mare-refusal-own-offer = To je vaše vlastní nabídka: stáhněte ji, nebo počkejte na odpověď.
oltre-mare-refusal-not-offered-to-you = Tato nabídka je pro jiného hráče.
oltre-mare-refusal-already-answered = Tuto nabídku už máte zodpovězenou.
oltre-mare-refusal-goods-missing = Nemáte zboží, které tato nabídka požaduje.
oltre-mare-refusal-not-wanted = Toto zboží nabídka nepožaduje, nebo už ne víc.
oltre-mare-refusal-no-answer-of-seat = Tento hráč s nabídkou nesouhlasí, nebo ji už přijmout nemůže.
oltre-mare-refusal-active-finishes = Jste aktivní hráč: ukončete místo toho obchodování.
oltre-mare-refusal-wrong-number = Vyložte přesně tolik karet, kolik vyžaduje náklad.
oltre-mare-refusal-wrong-cards = Naložte všechny vyložené karty a žádné jiné.
oltre-mare-refusal-wrong-goods = Dejte přesně to zboží, které tato nabídka požaduje.
oltre-mare-refusal-no-such-seat = Takové místo u tohoto stolu není.
oltre-mare-refusal-unknown-action = Taková akce neexistuje.

## Options of a table

oltre-mare-option-open_trade = Karty v nabídce vidí všichni, kdo ji slyší. Karty pak ukazuje i ten, kdo nabídku přijímá, a obchod se uzavře, teprve když souhlasí autor nabídky.
oltre-mare-option-private_talk = Nabídku jednomu hráči, odpověď i obchod slyší jen obě strany; ostatní vidí pouze, jak se mění dukáty a počet karet v ruce. Nabídky pro všechny zůstávají veřejné.
oltre-mare-option-consent_for_gifts = I nabídku, která nic nepožaduje, je třeba přijmout. Bez této volby se takový dar jednomu hráči uskuteční hned.
oltre-mare-option-allow_ducat_only_deals = Při obchodu mohou změnit majitele jen dukáty, bez jediné karty.
oltre-mare-option-offers_per_turn = Kolik nabídek může každý hráč dát během jednoho tahu, ať je na tahu kdokoli.
oltre-mare-option-repeat_refused_offers = Odmítnutou nabídku lze v témže tahu zopakovat beze změny.
oltre-mare-option-unanswerable_offers_lapse = Nabídka všem končí, jakmile nikdo z těch, kdo ji neodmítli, nemá dost karet, aby ji mohl přijmout.
oltre-mare-option-prestige_again_after_venice = Přijde-li první bodování během tahu, může další žeton prestiže získat i ten, kdo už v tomto tahu jeden získal.
oltre-mare-option-prestige_supply = Kolik je žetonů prestiže; dokud je mají hráči všechny, obchod žádný nepřinese. 0 znamená bez omezení.
oltre-mare-option-venice_spread = Jak daleko od středu balíčku zboží může na začátku ležet karta Benátek, v procentech balíčku. 0 znamená přesně uprostřed.
oltre-mare-option-surcharge_with_good_terms = I s žetonem „Dobré obchodní podmínky“ stojí nákup o 1 dukát víc, má-li kupující 0 dukátů nebo méně.
oltre-mare-option-fifth_ducat_symbol = Kolik dukátů přinese pět symbolů dukátu: čtyři na kartách a jeden za žeton „Dobrý obchod“.
oltre-mare-option-see_pirate_cards = Kdo vidí karty, které pirátské vlajky přidávají na pirátský balíček: nikdo, jen majitel balíčku, nebo všichni.
oltre-mare-option-full_trail_required = Loď nesmí plout tam, kde předčasně uvázne, dokud jiná cesta dovoluje více jejích pohybů. Bez této volby smí a zbývající pohyby propadají.
oltre-mare-option-compass_decline_keeps_active = Kdo najde kompas a nevyužije ho, ponechá si aktivní přístavní žeton. Bez této volby se tento žeton obrátí lícem dolů.
oltre-mare-option-zero_counts_as_rank = V pořadí podle žetonů prestiže a přístavních žetonů je místem i nula žetonů a může přinést dukáty. Bez této volby nepřinese nic.
oltre-mare-option-hand_card_ducats = Kolik dukátů přinese na konci hry každá karta v ruce; záporné číslo je ztráta.
oltre-mare-option-removed_cargo_counts = Při shodě dukátů na konci vyhrává více karet v nákladovém balíčku. S touto volbou se počítají i karty nákladu začínajícího hráče, které byly bodovány předčasně, protože došly karty.
oltre-mare-option-pirate_memory_aid = Každý hráč se může podívat, které karty ve svém pirátském balíčku zná.
oltre-mare-option-cargo_memory_aid = Každý hráč si může prohlížet svůj nákladový balíček.
