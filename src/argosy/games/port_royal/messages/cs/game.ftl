# Port Royal: everything a player reads, but for the frame around it.
# Player names are never declined: they stand first, or behind a colon or an arrow.

port-royal-title = Port Royal

## Cards. Ships carry their colour in the name; the figures of a card are shown beside it.

port-royal-card-ship_yellow = Žlutá šalupa
port-royal-card-ship_blue = Modrá flauta
port-royal-card-ship_green = Zelená briga
port-royal-card-ship_red = Červená fregata
port-royal-card-ship_black = Černá galeona
port-royal-card-trader_yellow = Obchodník (žlutý)
port-royal-card-trader_blue = Obchodník (modrý)
port-royal-card-trader_green = Obchodník (zelený)
port-royal-card-trader_red = Obchodník (červený)
port-royal-card-trader_black = Obchodník (černý)
port-royal-card-settler = Osadník
port-royal-card-captain = Kapitán
port-royal-card-priest = Mnich
port-royal-card-jack = Všeuměl
port-royal-card-sailor = Námořník
port-royal-card-pirate = Pirát
port-royal-card-mademoiselle = Slečna
port-royal-card-jester = Vtipálek
port-royal-card-admiral = Admirál
port-royal-card-governor = Guvernér
port-royal-card-expedition_cc = Expedice (2 kapitáni)
port-royal-card-expedition_pp = Expedice (2 mniši)
port-royal-card-expedition_ss = Expedice (2 osadníci)
port-royal-card-expedition_ccs = Expedice (2 kapitáni, osadník)
port-royal-card-expedition_pps = Expedice (2 mniši, osadník)
port-royal-card-expedition_cps_5p = Expedice (kapitán, mnich, osadník)
port-royal-card-tax_max_swords = Výběr daní (nejvíce šavlí)
port-royal-card-tax_min_vp = Výběr daní (nejméně bodů)

## Figures

port-royal-coins = { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}
port-royal-points = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
}
port-royal-swords = { $amount ->
    [one] { $amount } šavle
    [few] { $amount } šavle
    [many] { $amount } šavle
   *[other] { $amount } šavlí
}
port-royal-cards = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
port-royal-skull = lebka

## The parts of the table

port-royal-harbour = Přístav
port-royal-row = Expedice
port-royal-deck = Dobírací balíček
port-royal-discard = Odhazovací balíček
port-royal-display = Zásoba
port-royal-empty = prázdno

## What happened

port-royal-event-turn = Tah { $amount }: { $name }
port-royal-event-turn-you = Tah { $amount }: vy
port-royal-event-reveal = { $name } otáčí: { $card }
port-royal-event-reveal-you = Otáčíte: { $card }
port-royal-event-keep = { $name } nechává zakotvit: { $card }
port-royal-event-keep-you = Necháváte zakotvit: { $card }
port-royal-event-repel = { $name } brání v zakotvení: { $card }
port-royal-event-repel-you = Bráníte v zakotvení: { $card }
port-royal-event-bust = { $name } má smůlu: znovu { $card }. Karty v přístavu propadají.
port-royal-event-bust-you = Máte smůlu: znovu { $card }. Karty v přístavu propadají.
port-royal-event-taxed = { $name } platí daň: { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}
port-royal-event-taxed-you = Platíte daň: { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}
port-royal-event-bonus = { $face ->
    [tax_max_swords] { $name } má nejvíce šavlí
   *[tax_min_vp] { $name } má nejméně bodů
}
port-royal-event-bonus-you = { $face ->
    [tax_max_swords] Máte nejvíce šavlí
   *[tax_min_vp] Máte nejméně bodů
}
port-royal-event-gain = { $name }: +{ $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}
port-royal-event-stop = { $name } ukončuje dobírání a může vzít { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
port-royal-event-stop-you = Ukončujete dobírání a můžete vzít { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
port-royal-event-admiral = { $name }: v přístavu je aspoň pět karet, Admirál ×{ $amount }
port-royal-event-admiral-you = Vy: v přístavu je aspoň pět karet, Admirál ×{ $amount }
port-royal-event-jester = { $name }: Vtipálek ×{ $amount }
port-royal-event-trade = { $name } obchoduje: { $card }
port-royal-event-trade-you = Obchodujete: { $card }
port-royal-event-hire = { $name } najímá: { $card } ({ $amount ->
    [0] zdarma
    [one] { $amount } mince
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
})
port-royal-event-hire-you = Najímáte: { $card } ({ $amount ->
    [0] zdarma
    [one] { $amount } mince
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
})
port-royal-event-fee = { $name } → { $other }: { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}
port-royal-event-pass = { $name } pasuje
port-royal-event-pass-you = Pasujete
port-royal-event-skip = { $name } už nemá co vzít
port-royal-event-skip-you = Už nemáte co vzít
port-royal-event-claim = { $name } provádí: { $card }
port-royal-event-claim-you = Provádíte: { $card }
port-royal-event-dismiss = { $name } vysílá na expedici: { $card }
port-royal-event-dismiss-you = Vysíláte na expedici: { $card }
port-royal-event-clear = Z přístavu se odhazuje: { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
port-royal-event-last_round = { $name } splňuje podmínku konce hry: toto kolo je poslední
port-royal-event-last_round-you = Splňujete podmínku konce hry: toto kolo je poslední
port-royal-event-reshuffle = Odhazovací balíček se zamíchá jako nový dobírací: { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
port-royal-event-over = Konec hry
port-royal-event-win = { $name } vítězí: { port-royal-points }
port-royal-event-win-you = Vítězíte: { port-royal-points }

## What a seat can do

port-royal-action-draw = Dobrat kartu
port-royal-action-stop = Ukončit dobírání
port-royal-action-keep = Nechat zakotvit: { $card }
port-royal-action-keep-bust = Nechat zakotvit: { $card } (dobrovolně o všechno přijít)
port-royal-action-repel = Zabránit v zakotvení: { $card }
port-royal-action-pass = Pasovat
port-royal-action-trade = Obchodovat: { $card }
port-royal-action-hire = Najmout: { $card }
port-royal-action-claim = Provést: { $card }, vyslat: { $persons }

## Why something cannot be done

port-royal-refusal-game-over = Hra už skončila.
port-royal-refusal-not-your-decision = Teď rozhoduje jiný hráč.
port-royal-refusal-ship-pending = Nejprve rozhodněte o právě otočené lodi: nechat ji zakotvit, nebo jí v tom zabránit.
port-royal-refusal-no-ship-pending = Žádná loď teď nečeká na rozhodnutí.
port-royal-refusal-not-discovering = Fáze Objevování v tomto tahu už skončila.
port-royal-refusal-not-trading = Fáze Obchodování a najímání postav ještě nezačala.
port-royal-refusal-first-card-compulsory = První karta v tahu je povinná.
port-royal-refusal-harbour-empty = U tohoto stolu nelze ukončit dobírání, dokud je přístav prázdný.
port-royal-refusal-no-cards-left = Už není žádná karta k dobrání.
port-royal-refusal-ship-must-be-repelled = U tohoto stolu nelze o přístav přijít dobrovolně: lodi je nutné v zakotvení zabránit.
port-royal-refusal-no-picks-left = Teď už nemůžete vzít žádnou další kartu.
port-royal-refusal-not-in-harbour = Tato karta není v přístavu.
port-royal-refusal-too-expensive = Příliš drahé.
port-royal-refusal-not-active = Expedice provádí jen aktivní hráč.
port-royal-refusal-not-in-row = Tato expedice není na stole.
port-royal-refusal-persons-missing = K této expedici chybí potřebné postavy.
port-royal-refusal-unknown-action = Taková akce neexistuje.

## Options of a table

port-royal-option-ending = Co ukončí hru: 12 bodů vlivu, nebo 12 bodů vlivu a expedice; ve druhém případě může zvítězit jen hráč s expedicí.
port-royal-option-voluntary_bust = Loď v barvě, která už v přístavu je, lze nechat zakotvit, i když by jí v tom šlo zabránit; hráč tak o přístav dobrovolně přijde.
port-royal-option-governor_immediate = Právě najatý Guvernér dovoluje hned vzít o jednu kartu víc.
port-royal-option-claim_after_bust = I po smůle může aktivní hráč ještě provádět expedice.
port-royal-option-stop_on_empty_harbour = Aktivní hráč může ukončit dobírání, i když je přístav prázdný.
port-royal-option-auto_pass = Kdo může jen pasovat, toho hra přeskočí.
port-royal-option-turn_limit = Hra skončí nejpozději na konci kola, do kterého spadá tah s tímto číslem.
