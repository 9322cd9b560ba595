# Oltre Mare: everything a player reads, but for the frame around it and the names of ports, which are data.
# Player names are never declined: they stand first, or behind a colon or an arrow.

oltre-mare-title = Oltre Mare

## Cards. A goods card is called by its good and its number; its marks are shown beside it.

oltre-mare-card = { $good } { $number }
oltre-mare-card-venice = Cartea Veneția
oltre-mare-good-gems = Nestemate
oltre-mare-good-scrolls = Pergamente
oltre-mare-good-silk = Mătase
oltre-mare-good-salt = Sare
oltre-mare-good-pottery = Ceramică
oltre-mare-good-olives = Măsline
oltre-mare-good-grain = Grâne
oltre-mare-symbol-ducat = Ducat
oltre-mare-symbol-pirate = Steag de pirați
oltre-mare-symbol-draw = Tragere de cărți
oltre-mare-symbol-ship = Navă

## Port tokens, and what each does while it is active

oltre-mare-token-calm_sea = Mare liniștită
oltre-mare-token-calm_sea-effect = Fiecare simbol navă pe care îl joci aduce 1 ducat.
oltre-mare-token-compass = Busolă
oltre-mare-token-compass-effect = Nava poate sări imediat în orice alt port fără busolă; busola iese din joc.
oltre-mare-token-pirates_repelled = Victorie asupra piraților
oltre-mare-token-pirates_repelled-effect = Steagurile de pirați pe care le joci nu au efect.
oltre-mare-token-good_deal = Afacere bună
oltre-mare-token-good_deal-effect = Un simbol ducat în plus în fiecare tură a ta.
oltre-mare-token-local_influence = Influență locală
oltre-mare-token-local_influence-effect = La începutul turei tale primești atâția ducați cât este puterea ta navală minus 3.
oltre-mare-token-good_terms = Condiții avantajoase
oltre-mare-token-good_terms-effect = Cărțile pe care le cumperi într-o tură costă 1, 2, 3 și 4 ducați.

## Figures; an object is what somebody gets, pays or draws

oltre-mare-ducats = { $amount ->
    [one] { $amount } ducat
    [few] { $amount } ducați
   *[other] { $amount } de ducați
}
oltre-mare-ducats-object = { $amount ->
    [one] { $amount } ducat
    [few] { $amount } ducați
   *[other] { $amount } de ducați
}
oltre-mare-cards = { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
oltre-mare-cards-object = { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
oltre-mare-prestige-tokens = { $amount ->
    [one] { $amount } jeton de prestigiu
    [few] { $amount } jetoane de prestigiu
   *[other] { $amount } de jetoane de prestigiu
}
oltre-mare-port-tokens = { $amount ->
    [one] { $amount } jeton de port
    [few] { $amount } jetoane de port
   *[other] { $amount } de jetoane de port
}
oltre-mare-moves = { $amount ->
    [one] { $amount } deplasare
    [few] { $amount } deplasări
   *[other] { $amount } de deplasări
}
oltre-mare-symbols = { $amount ->
    [one] { $amount } simbol
    [few] { $amount } simboluri
   *[other] { $amount } de simboluri
}
oltre-mare-goods = { $number } × { $good }
oltre-mare-nothing = nimic

## The parts of the table

oltre-mare-deck = Teanc de mărfuri
oltre-mare-discard = Teanc de decartare
oltre-mare-hand = Mână
oltre-mare-cargo = Teanc de încărcătură
oltre-mare-pirates = Teancul piraților
oltre-mare-power = Putere navală
oltre-mare-load = Încărcătură
oltre-mare-prestige = Prestigiu
oltre-mare-ship = Navă
oltre-mare-ports = Porturi
oltre-mare-offers = Oferte
oltre-mare-empty = gol
oltre-mare-venice = Veneția

## The phases of a turn

oltre-mare-phase-discard = Faza puterii navale
oltre-mare-phase-trade = Faza de negoț
oltre-mare-phase-play = Faza acțiunilor
oltre-mare-phase-sail = Faza acțiunilor: nava
oltre-mare-phase-compass = Faza acțiunilor: busola
oltre-mare-phase-load = Faza de încărcare
oltre-mare-phase-over = Sfârșitul jocului

## What happened

oltre-mare-event-turn = Runda { $number }: { $name }
oltre-mare-event-turn-you = Runda { $number }: tu
oltre-mare-event-influence = { $name }: { oltre-mare-token-local_influence } aduce { oltre-mare-ducats-object }
oltre-mare-event-discard = { $name }: prea multe cărți în mână pentru puterea navală, una trece în teancul piraților
oltre-mare-event-trade = { $name }: faza de negoț (cărți în mână: { $number }, încărcătură: { $amount })
oltre-mare-event-buy = { $name } cumpără o carte din teancul de mărfuri cu { oltre-mare-ducats-object }
oltre-mare-event-buy-you = Cumperi o carte din teancul de mărfuri cu { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates = { $name } cumpără cartea de deasupra din propriul teanc de pirați cu { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates-you = Cumperi cartea de deasupra din teancul tău de pirați cu { oltre-mare-ducats-object }
oltre-mare-event-see = { $name } vede: { $card }
oltre-mare-event-see-you = Vezi: { $card }
oltre-mare-event-offer = { $name } → { $other }, oferta { $number }. Dă: { $give }. Vrea: { $want }.
oltre-mare-event-offer-you = Tu → { $other }, oferta { $number }. Dai: { $give }. Vrei: { $want }.
oltre-mare-event-offer-all = { $name } → toți, oferta { $number }. Dă: { $give }. Vrea: { $want }.
oltre-mare-event-offer-all-you = Tu → toți, oferta { $number }. Dai: { $give }. Vrei: { $want }.
oltre-mare-event-answer = { $name } → { $other }: este de acord cu oferta { $number } și ar da în schimb: { $give }
oltre-mare-event-answer-you = Tu → { $other }: ești de acord cu oferta { $number } și ai da în schimb: { $give }
oltre-mare-event-answer_void = { $name }: răspunsul la oferta { $number } nu mai este valabil
oltre-mare-event-decline = { $name } refuză oferta { $number }
oltre-mare-event-decline-you = Refuzi oferta { $number }
oltre-mare-event-withdraw = { $name } retrage oferta { $number }
oltre-mare-event-withdraw-you = Retragi oferta { $number }
oltre-mare-event-claim_symbol = { $name } afirmă despre oferta { $number }: o carte cu simbolul { $symbol }
oltre-mare-event-claim_symbol-you = Afirmi despre oferta { $number }: o carte cu simbolul { $symbol }
oltre-mare-event-claim_power = { $name } afirmă despre oferta { $number }: o carte cu puterea navală { $amount }
oltre-mare-event-claim_power-you = Afirmi despre oferta { $number }: o carte cu puterea navală { $amount }
oltre-mare-event-claim_load = { $name } afirmă despre oferta { $number }: o carte cu încărcătura { $amount }
oltre-mare-event-claim_load-you = Afirmi despre oferta { $number }: o carte cu încărcătura { $amount }
oltre-mare-event-claim_port = { $name } afirmă despre oferta { $number }: o carte cu portul { $port }
oltre-mare-event-claim_port-you = Afirmi despre oferta { $number }: o carte cu portul { $port }
oltre-mare-event-deal = { $name } → { $other }: schimb încheiat (oferta { $number }). Dă: { $give }. Primește: { $want }.
oltre-mare-event-deal-you = Tu → { $other }: schimb încheiat (oferta { $number }). Dai: { $give }. Primești: { $want }.
oltre-mare-event-deal-with-you = { $name } → tu: schimb încheiat (oferta { $number }). Dai: { $want }. Primești: { $give }.
oltre-mare-event-quiet_deal = { $name } → { $other }: schimb încheiat între patru ochi. În total dă: { $give }. Primește: { $want }.
oltre-mare-event-quiet_deal-you = Tu → { $other }: schimb încheiat între patru ochi. În total dai: { $give }. Primești: { $want }.
oltre-mare-event-hand_over = { $name } → { $other }: { $card }
oltre-mare-event-prestige = { $name } primește pentru schimb 1 jeton de prestigiu
oltre-mare-event-prestige-you = Primești pentru schimb 1 jeton de prestigiu
oltre-mare-event-no_deals = { $name } nu vrea schimburi în această tură
oltre-mare-event-no_deals-you = Nu vrei schimburi în această tură
oltre-mare-event-lapse_cards = { $name }: oferta { $number } se încheie, pentru că acele cărți nu mai sunt în mână
oltre-mare-event-lapse_hand = { $name }: oferta { $number } se încheie, pentru că nimeni dintre cei cărora le este destinată nu mai are destule cărți
oltre-mare-event-lapse_load = { $name }: oferta { $number } se încheie, pentru că după ea jucătorul activ nu ar mai putea strânge destule cărți pentru încărcătura sa
oltre-mare-event-lapse_no_deals = { $name }: oferta { $number } se încheie, pentru că una dintre părți nu mai vrea schimburi în această tură
oltre-mare-event-lapse_declined = { $name }: oferta { $number } se încheie, pentru că toți o refuză
oltre-mare-event-finish_trade = { $name } încheie faza de negoț
oltre-mare-event-finish_trade-you = Închei faza de negoț
oltre-mare-event-play = { $name } joacă: { $card }
oltre-mare-event-play-you = Joci: { $card }
oltre-mare-event-ducats = { $name }: { oltre-mare-symbol-ducat } ×{ $number } aduce { oltre-mare-ducats-object }
oltre-mare-event-calm_sea = { $name }: { oltre-mare-token-calm_sea } aduce { oltre-mare-ducats-object } ({ oltre-mare-symbol-ship } ×{ $number })
oltre-mare-event-pirates = { $name }: { oltre-mare-symbol-pirate } ×{ $number } adaugă { oltre-mare-cards-object } în teancul piraților
oltre-mare-event-repelled = { $name }: { oltre-mare-token-pirates_repelled }, { oltre-mare-symbol-pirate } ×{ $number } nu are efect
oltre-mare-event-pirate = { $name } pune în teancul piraților: { $card }
oltre-mare-event-pirate-you = Pui în teancul piraților: { $card }
oltre-mare-event-draws = { $name }: { oltre-mare-symbol-draw } ×{ $number } aduce { oltre-mare-cards-object }
oltre-mare-event-no_card = { $name }: nu mai este nicio carte de tras
oltre-mare-event-ships = { $name }: { oltre-mare-symbol-ship } ×{ $number } înseamnă { oltre-mare-moves }
oltre-mare-event-sail = { $name } navighează → { $port }
oltre-mare-event-sail-you = Navighezi → { $port }
oltre-mare-event-token = { $name } ia un jeton de port, activ de acum înainte: { $token }
oltre-mare-event-token-you = Iei un jeton de port, activ de acum înainte: { $token }
oltre-mare-event-no_token = { $name }: în acest port nu este niciun jeton, jetonul activ se întoarce cu fața în jos
oltre-mare-event-compass = { $name } ajunge la o busolă, care iese acum din joc: { $port }
oltre-mare-event-compass-you = Ajungi la o busolă, care iese acum din joc: { $port }
oltre-mare-event-jump = { $name } folosește busola → { $port }
oltre-mare-event-jump-you = Folosești busola → { $port }
oltre-mare-event-stay = { $name } rămâne pe loc și nu folosește busola
oltre-mare-event-stay-you = Rămâi pe loc și nu folosești busola
oltre-mare-event-load = { $name } încarcă: { $card }
oltre-mare-event-load-you = Încarci: { $card }
oltre-mare-event-venice = Apare cartea Veneția: prima punctare
oltre-mare-event-rank_prestige = { $name }: locul după jetoanele de prestigiu ({ $number }) aduce { oltre-mare-ducats-object }
oltre-mare-event-return_prestige = Toate jetoanele de prestigiu se întorc în rezervă
oltre-mare-event-run = { $name }: seria { oltre-mare-goods } aduce { oltre-mare-ducats-object }
oltre-mare-event-keep = { $name } păstrează seria de deasupra teancului de încărcătură: { oltre-mare-goods }
oltre-mare-event-keep-you = Păstrezi seria de deasupra teancului de încărcătură: { oltre-mare-goods }
oltre-mare-event-score_start = { $name }: teancul de mărfuri și teancul de decartare sunt goale, așa că teancul de încărcătură și teancul piraților ale jucătorului de start se punctează acum
oltre-mare-event-loss = { $name }: teancul piraților ({ $number }) costă { oltre-mare-ducats-object }
oltre-mare-event-gather = { $name }: teancul de încărcătură și teancul piraților se amestecă în noul teanc de mărfuri
oltre-mare-event-last_round = Teancul de mărfuri este gol: aceasta este runda finală
oltre-mare-event-reshuffle = Se amestecă un nou teanc de mărfuri: { oltre-mare-cards }
oltre-mare-event-final = Punctarea finală
oltre-mare-event-rank_tokens = { $name }: locul după jetoanele de port ({ $number }) aduce { oltre-mare-ducats-object }
oltre-mare-event-hand_cards = { $name }: cărțile din mână ({ $number }) aduc { oltre-mare-ducats-object }
oltre-mare-event-over = Partida s-a încheiat
oltre-mare-event-win = { $name } câștigă: { oltre-mare-ducats }
oltre-mare-event-win-you = Câștigi: { oltre-mare-ducats }

## What a seat can do

oltre-mare-action-discard = Piraților: { $card }
oltre-mare-action-buy-deck = Cumpără din teancul de mărfuri: { oltre-mare-ducats }
oltre-mare-action-buy-pirates = Cumpără din teancul piraților: { oltre-mare-ducats }
oltre-mare-action-offer-to = Ofertă pentru: { $name }
oltre-mare-action-offer-to-all = Ofertă pentru toți
oltre-mare-action-offer = Ofertă pentru: { $name }. Dă: { $give }. Cere: { $want }.
oltre-mare-action-offer-all = Ofertă pentru toți. Dă: { $give }. Cere: { $want }.
oltre-mare-action-pick = Alege: { $card }
oltre-mare-action-want = Cere: { $good }
oltre-mare-action-give-ducats = Dă: { oltre-mare-ducats }
oltre-mare-action-want-ducats = Cere: { oltre-mare-ducats }
oltre-mare-action-send = Trimite oferta
oltre-mare-action-accept = Acceptă oferta { $number }
oltre-mare-action-decline = Refuză oferta { $number }
oltre-mare-action-withdraw = Retrage oferta { $number }
oltre-mare-action-choose = Oferta { $number }, încheie schimbul cu: { $name }
oltre-mare-action-no-deals = Fără schimburi în această tură
oltre-mare-action-finish-trade = Încheie faza de negoț
oltre-mare-action-play = Joacă: { $card }
oltre-mare-action-sail = Navighează → { $port }
oltre-mare-action-compass = Busolă → { $port }
oltre-mare-action-compass-stay = Rămâi fără să folosești busola
oltre-mare-action-load = Încarcă, începând cu cartea de jos: { $card }

## Why something cannot be done

oltre-mare-refusal-game-over = Partida s-a încheiat.
oltre-mare-refusal-not-your-decision = Acum decide alt jucător.
oltre-mare-refusal-wrong-phase = În această fază a turei nu este posibil.
oltre-mare-refusal-step-under-way = Termină mai întâi ce ai început: alege cărțile rămase sau trimite oferta.
oltre-mare-refusal-not-in-hand = Nu ai această carte în mână.
oltre-mare-refusal-not-played = Se pot încărca numai cărțile jucate în această tură.
oltre-mare-refusal-already-picked = Această carte este deja aleasă: alege alta.
oltre-mare-refusal-out-of-order = Alege în această ordine: cărțile așa cum sunt aranjate, apoi mărfurile, ducații dați, ducații ceruți.
oltre-mare-refusal-cards-left = Mai sunt cărți: alege dintre ele.
oltre-mare-refusal-not-active = Numai jucătorul activ poate face asta.
oltre-mare-refusal-no-purchases-left = Nu poți cumpăra mai mult de patru cărți într-o tură.
oltre-mare-refusal-no-cards-left = Nu mai este nicio carte de tras.
oltre-mare-refusal-no-pirates = Teancul tău de pirați este gol.
oltre-mare-refusal-hand-below-load = Ai în mână mai puține cărți decât cere încărcătura: mai întâi cumpără cărți sau obține-le printr-un schimb.
oltre-mare-refusal-no-route = Din portul navei tale nu duce acolo nicio rută maritimă.
oltre-mare-refusal-route-used = Nava ta a folosit deja această rută maritimă în această tură: alege alta.
oltre-mare-refusal-trail-too-short = De acolo nava nu ar putea face toate deplasările: alege alt port.
oltre-mare-refusal-already-there = Nava ta este deja acolo: alege alt port sau rămâi.
oltre-mare-refusal-compass-there = Și acolo se află o busolă: alege un port fără busolă.
oltre-mare-refusal-deals-with-active-only = Orice schimb are loc între jucătorul activ și un alt jucător; oferte pentru toți face numai jucătorul activ.
oltre-mare-refusal-no-deals-said = Ai anunțat deja că nu vrei schimburi în această tură.
oltre-mare-refusal-partner-wants-no-deals = Nimeni dintre cei cărora le este destinată oferta nu vrea schimburi în această tură.
oltre-mare-refusal-no-offers-left = Nu mai poți face alte oferte în această tură.
oltre-mare-refusal-too-many-open = Sunt prea multe oferte deschise: mai întâi trebuie să se răspundă la una sau ea să fie retrasă.
oltre-mare-refusal-nothing-to-deal = Nu există nicio carte care să-și poată schimba proprietarul.
oltre-mare-refusal-wants-too-many = Nu se pot obține atâtea cărți: cere mai puține.
oltre-mare-refusal-too-many-ducats = Într-o ofertă se pot da sau cere cel mult 99 de ducați.
oltre-mare-refusal-name-the-seat = În doi jucători, oferta se adresează celuilalt jucător.
oltre-mare-refusal-named-twice = Fiecare carte poate fi numită o singură dată.
oltre-mare-refusal-nothing-offered = Nimic pentru nimic nu este o ofertă: adaugă cărți sau ducați.
oltre-mare-refusal-ducats-only = La această masă, în orice schimb trebuie să treacă de la unul la altul cel puțin o carte.
oltre-mare-refusal-load-out-of-reach = După acest schimb jucătorul activ nu ar mai putea strânge destule cărți pentru încărcătura sa: modifică oferta.
oltre-mare-refusal-already-refused = Aceeași ofertă a fost deja refuzată în această tură: modific-o.
oltre-mare-refusal-no-such-offer = Această ofertă nu este deschisă.
oltre-mare-refusal-not-your-offer = Asta poate face numai autorul ofertei.
oltre-mare-refusal-own-offer = Este propria ta ofertă: retrage-o sau așteaptă un răspuns.
oltre-mare-refusal-not-offered-to-you = Această ofertă este pentru alt jucător.
oltre-mare-refusal-already-answered = Ai răspuns deja la această ofertă.
oltre-mare-refusal-goods-missing = Nu ai mărfurile pe care le cere această ofertă.
oltre-mare-refusal-not-wanted = Oferta nu cere această marfă sau nu mai cere alta de acest fel.
oltre-mare-refusal-no-answer-of-seat = Acest jucător nu a acceptat oferta sau nu o mai poate accepta.
oltre-mare-refusal-active-finishes = Ești jucătorul activ: încheie mai bine negoțul.
oltre-mare-refusal-wrong-number = Joacă exact atâtea cărți câte cere încărcătura.
oltre-mare-refusal-wrong-cards = Încarcă toate cărțile pe care le-ai jucat și niciuna alta.
oltre-mare-refusal-wrong-goods = Dă exact mărfurile pe care le cere oferta.
oltre-mare-refusal-no-such-seat = La această masă nu există un asemenea loc.
oltre-mare-refusal-unknown-action = Nu există o asemenea acțiune.

## Options of a table

oltre-mare-option-open_trade = Cărțile dintr-o ofertă sunt la vedere pentru toți cei care o aud. Atunci și cine acceptă își arată cărțile, iar schimbul se încheie numai cu acordul autorului ofertei.
oltre-mare-option-private_talk = Oferta pentru un singur jucător, răspunsul și schimbul sunt auzite numai de cele două părți; ceilalți văd doar cum se schimbă ducații și numărul de cărți în mână. Ofertele pentru toți rămân publice.
oltre-mare-option-consent_for_gifts = Chiar și o ofertă care nu cere nimic trebuie acceptată. Fără această opțiune, un asemenea cadou pentru un singur jucător are loc imediat.
oltre-mare-option-allow_ducat_only_deals = Un schimb poate cuprinde numai ducați, fără nicio carte.
oltre-mare-option-offers_per_turn = Câte oferte poate face fiecare jucător într-o tură, indiferent a cui este tura.
oltre-mare-option-repeat_refused_offers = O ofertă refuzată poate fi făcută din nou, neschimbată, în aceeași tură.
oltre-mare-option-unanswerable_offers_lapse = O ofertă pentru toți se încheie de îndată ce niciunul dintre cei care nu au refuzat-o nu mai are destule cărți ca să o accepte.
oltre-mare-option-prestige_again_after_venice = Dacă prima punctare are loc în timpul unei ture, mai poate primi un jeton de prestigiu și cine a primit deja unul în acea tură.
oltre-mare-option-prestige_supply = Câte jetoane de prestigiu există; cât timp toate sunt la jucători, un schimb nu mai aduce niciunul. 0 înseamnă fără limită.
oltre-mare-option-venice_spread = Cât de departe de mijlocul teancului de mărfuri se poate afla la început cartea Veneția, în procente din teanc. 0 înseamnă exact la mijloc.
oltre-mare-option-surcharge_with_good_terms = Chiar și cu „Condiții avantajoase”, o cumpărare costă cu 1 ducat mai mult dacă cumpărătorul are 0 ducați sau mai puțin.
oltre-mare-option-fifth_ducat_symbol = Câți ducați aduc cinci simboluri ducat: patru pe cărți și unul de la „Afacere bună”.
oltre-mare-option-see_pirate_cards = Cine vede cărțile pe care steagurile de pirați le adaugă într-un teanc de pirați: nimeni, numai proprietarul teancului sau toți.
oltre-mare-option-full_trail_required = O navă nu poate naviga acolo unde s-ar bloca prea devreme, cât timp alt drum îi permite mai multe deplasări. Fără această opțiune poate, iar deplasările rămase se pierd.
oltre-mare-option-compass_decline_keeps_active = Cine găsește o busolă și nu o folosește păstrează jetonul de port activ. Fără această opțiune, jetonul se întoarce cu fața în jos.
oltre-mare-option-zero_counts_as_rank = La clasamentul după jetoanele de prestigiu și cele de port, zero jetoane este și el un loc și poate aduce ducați. Fără această opțiune nu aduce nimic.
oltre-mare-option-hand_card_ducats = Câți ducați aduce la sfârșitul jocului fiecare carte din mână; un număr negativ este o pierdere.
oltre-mare-option-removed_cargo_counts = La egalitate de ducați, la sfârșit câștigă cine are mai multe cărți în teancul de încărcătură. Cu această opțiune se numără și cărțile de încărcătură ale jucătorului de start punctate mai devreme, când s-au terminat cărțile.
oltre-mare-option-pirate_memory_aid = Fiecare jucător poate vedea ce cărți din propriul teanc de pirați cunoaște.
oltre-mare-option-cargo_memory_aid = Fiecare jucător își poate răsfoi propriul teanc de încărcătură.
