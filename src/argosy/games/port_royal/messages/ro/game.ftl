# Port Royal: everything a player reads, but for the frame around it.
# Player names are never declined: they stand first, or behind a colon or an arrow.

port-royal-title = Port Royal

## Cards. Ships carry their colour in the name; the figures of a card are shown beside it.

port-royal-card-ship_yellow = Pinasă galbenă
port-royal-card-ship_blue = Bric albastru
port-royal-card-ship_green = Barcă verde
port-royal-card-ship_red = Fregată roșie
port-royal-card-ship_black = Galion negru
port-royal-card-trader_yellow = Negustor (pinasă galbenă)
port-royal-card-trader_blue = Negustor (bric albastru)
port-royal-card-trader_green = Negustor (barcă verde)
port-royal-card-trader_red = Negustor (fregată roșie)
port-royal-card-trader_black = Negustor (galion negru)
port-royal-card-settler = Colonist
port-royal-card-captain = Căpitan
port-royal-card-priest = Preot
port-royal-card-jack = Mercenar
port-royal-card-sailor = Marinar
port-royal-card-pirate = Pirat
port-royal-card-mademoiselle = Damă
port-royal-card-jester = Măscărici
port-royal-card-admiral = Amiral
port-royal-card-governor = Guvernator
port-royal-card-expedition_cc = Expediție (2 căpitani)
port-royal-card-expedition_pp = Expediție (2 preoți)
port-royal-card-expedition_ss = Expediție (2 coloniști)
port-royal-card-expedition_ccs = Expediție (2 căpitani, colonist)
port-royal-card-expedition_pps = Expediție (2 preoți, colonist)
port-royal-card-expedition_cps_5p = Expediție (căpitan, preot, colonist)
port-royal-card-tax_max_swords = Majorare de taxe (cele mai multe săbii)
port-royal-card-tax_min_vp = Majorare de taxe (cele mai puține puncte)

## Figures

port-royal-coins = { $amount ->
    [one] { $amount } galben
    [few] { $amount } galbeni
   *[other] { $amount } de galbeni
}
port-royal-points = { $amount ->
    [one] { $amount } punct
    [few] { $amount } puncte
   *[other] { $amount } de puncte
}
port-royal-swords = { $amount ->
    [one] { $amount } sabie
    [few] { $amount } săbii
   *[other] { $amount } de săbii
}
port-royal-cards = { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
port-royal-skull = craniu

## The parts of the table

port-royal-harbour = Port
port-royal-row = Expediții
port-royal-deck = Teanc de tragere
port-royal-discard = Teanc de decartare
port-royal-display = Zonă de joc
port-royal-empty = nicio carte

## What happened

port-royal-event-turn = Tura { $amount }: { $name }
port-royal-event-turn-you = Tura { $amount }: tu
port-royal-event-reveal = { $name } trage: { $card }
port-royal-event-reveal-you = Tragi: { $card }
port-royal-event-keep = { $name } lasă în port: { $card }
port-royal-event-keep-you = Lași în port: { $card }
port-royal-event-repel = { $name } alungă: { $card }
port-royal-event-repel-you = Alungi: { $card }
port-royal-event-bust = { $name } are ghinion: din nou { $card }. Cărțile din port se pierd.
port-royal-event-bust-you = Ai ghinion: din nou { $card }. Cărțile din port se pierd.
port-royal-event-taxed = { $name } plătește taxe: { $amount ->
    [one] { $amount } galben
    [few] { $amount } galbeni
   *[other] { $amount } de galbeni
}
port-royal-event-taxed-you = Plătești taxe: { $amount ->
    [one] { $amount } galben
    [few] { $amount } galbeni
   *[other] { $amount } de galbeni
}
port-royal-event-bonus = { $face ->
    [tax_max_swords] { $name } are cele mai multe săbii
   *[tax_min_vp] { $name } are cele mai puține puncte
}
port-royal-event-bonus-you = { $face ->
    [tax_max_swords] Ai cele mai multe săbii
   *[tax_min_vp] Ai cele mai puține puncte
}
port-royal-event-gain = { $name }: +{ $amount ->
    [one] { $amount } galben
    [few] { $amount } galbeni
   *[other] { $amount } de galbeni
}
port-royal-event-stop = { $name } se oprește și poate lua { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
port-royal-event-stop-you = Te oprești și poți lua { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
port-royal-event-admiral = { $name }: cel puțin cinci cărți în port, Amiral ×{ $amount }
port-royal-event-admiral-you = Tu: cel puțin cinci cărți în port, Amiral ×{ $amount }
port-royal-event-jester = { $name }: Măscărici ×{ $amount }
port-royal-event-trade = { $name } face negoț: { $card }
port-royal-event-trade-you = Faci negoț: { $card }
port-royal-event-hire = { $name } angajează: { $card } ({ $amount ->
    [0] gratis
    [one] { $amount } galben
    [few] { $amount } galbeni
   *[other] { $amount } de galbeni
})
port-royal-event-hire-you = Angajezi: { $card } ({ $amount ->
    [0] gratis
    [one] { $amount } galben
    [few] { $amount } galbeni
   *[other] { $amount } de galbeni
})
port-royal-event-fee = { $name } → { $other }: { $amount ->
    [one] { $amount } galben
    [few] { $amount } galbeni
   *[other] { $amount } de galbeni
}
port-royal-event-pass = { $name } pasează
port-royal-event-pass-you = Pasezi
port-royal-event-skip = { $name } nu mai are ce lua
port-royal-event-skip-you = Nu mai ai ce lua
port-royal-event-claim = { $name } revendică: { $card }
port-royal-event-claim-you = Revendici: { $card }
port-royal-event-dismiss = { $name } trimite în expediție: { $card }
port-royal-event-dismiss-you = Trimiți în expediție: { $card }
port-royal-event-clear = Din port se decartează: { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
port-royal-event-last_round = { $name } îndeplinește condiția de sfârșit al jocului: aceasta este runda finală
port-royal-event-last_round-you = Îndeplinești condiția de sfârșit al jocului: aceasta este runda finală
port-royal-event-reshuffle = Teancul de decartare se amestecă și devine noul teanc de tragere: { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
port-royal-event-over = Partida s-a încheiat
port-royal-event-win = { $name } câștigă: { port-royal-points }
port-royal-event-win-you = Câștigi: { port-royal-points }

## What a seat can do

port-royal-action-draw = Trage o carte
port-royal-action-stop = Oprește-te
port-royal-action-keep = Lasă în port: { $card }
port-royal-action-keep-bust = Lasă în port: { $card } (ghinion intenționat)
port-royal-action-repel = Alungă: { $card }
port-royal-action-pass = Pas
port-royal-action-trade = Fă negoț: { $card }
port-royal-action-hire = Angajează: { $card }
port-royal-action-claim = Revendică: { $card }, trimite: { $persons }

## Why something cannot be done

port-royal-refusal-game-over = Partida s-a încheiat.
port-royal-refusal-not-your-decision = Acum decide alt jucător.
port-royal-refusal-ship-pending = Decide mai întâi soarta navei tocmai trase: o lași în port sau o alungi.
port-royal-refusal-no-ship-pending = Nicio navă nu așteaptă acum o decizie.
port-royal-refusal-not-discovering = Faza de Descoperire din această tură s-a încheiat.
port-royal-refusal-not-trading = Faza de Negoț și angajare nu a început încă.
port-royal-refusal-first-card-compulsory = Prima carte a unei ture este obligatorie.
port-royal-refusal-harbour-empty = La această masă nu te poți opri cât timp portul este gol.
port-royal-refusal-no-cards-left = Nu mai este nicio carte de tras.
port-royal-refusal-ship-must-be-repelled = La această masă ghinionul intenționat nu este permis: alungă nava.
port-royal-refusal-no-picks-left = Acum nu mai poți lua alte cărți.
port-royal-refusal-not-in-harbour = Această carte nu este în port.
port-royal-refusal-too-expensive = Prea scump.
port-royal-refusal-not-active = Numai jucătorul activ revendică expediții.
port-royal-refusal-not-in-row = Această expediție nu este pe masă.
port-royal-refusal-persons-missing = Lipsesc personajele pentru această expediție.
port-royal-refusal-unknown-action = Nu există o asemenea acțiune.

## Options of a table

port-royal-option-ending = Ce încheie jocul: 12 puncte de victorie sau 12 puncte de victorie și o expediție; în al doilea caz poate câștiga numai un jucător cu expediție.
port-royal-option-voluntary_bust = O navă a cărei culoare este deja în port poate fi lăsată să intre, deși ar putea fi alungată: ghinion intenționat.
port-royal-option-governor_immediate = Un Guvernator tocmai angajat permite imediat încă o carte.
port-royal-option-claim_after_bust = După un ghinion, jucătorul activ mai poate revendica expediții.
port-royal-option-stop_on_empty_harbour = Jucătorul activ se poate opri chiar dacă portul este gol.
port-royal-option-auto_pass = Rândul unui jucător care nu poate decât să paseze este sărit.
port-royal-option-turn_limit = Jocul se încheie cel târziu cu runda în care se joacă tura cu acest număr.
