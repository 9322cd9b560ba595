# Oltre Mare at the terminal (argosy play, argosy replay).

## the table and its map

oltre-mare-terminal-column-ducats = Ducați
oltre-mare-terminal-column-pirates = Pirați
oltre-mare-terminal-column-cargo = Teanc
oltre-mare-terminal-column-top = Deasupra
oltre-mare-terminal-column-tokens = Jetoane
oltre-mare-terminal-column-cards = Cărți
oltre-mare-terminal-column-power = Putere
oltre-mare-terminal-column-port = Port
oltre-mare-terminal-column-good = Marfă
oltre-mare-terminal-column-payout = Câștig
oltre-mare-terminal-venice-in = Veneția urmează să apară
oltre-mare-terminal-venice-out = Veneția a apărut deja
oltre-mare-terminal-venice-next = Probabilitatea ca următoarea carte să fie Veneția: { $percent } %
oltre-mare-terminal-next-good = Cartea următoare, pe mărfuri (una din { $amount ->
    [one] { $amount } carte necunoscută
    [few] { $amount } cărți necunoscute
   *[other] { $amount } de cărți necunoscute
})
oltre-mare-terminal-no-card = Nu mai este nicio carte de tras.
oltre-mare-terminal-map-ships = Cifrele sunt nave: numărul dinaintea numelui jucătorului.
oltre-mare-terminal-map-reach = În porturile din paranteze se poate ajunge acum.
oltre-mare-terminal-played = Cărți jucate
oltre-mare-terminal-payouts = Seriile de 1, 2, 3… cărți aduc:
oltre-mare-terminal-symbols = 1, 2, 3, 4 simboluri identice:
oltre-mare-terminal-set = Set de cărți { $set }: cărți { $cards }, porturi { $ports }, rute maritime { $routes }, jetoane de port { $tokens }.

## decisions

oltre-mare-terminal-help-words = help, map, odds, log, save FIȘIER, quit
oltre-mare-terminal-wanted-discard = pune { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
} în teancul piraților (putere navală { $power }). Scrie un număr.
oltre-mare-terminal-wanted-trade = negoț. Cărți în mână: { $hand }, încărcătură: { $load }, mai poți cumpăra: { $amount }.
oltre-mare-terminal-wanted-answer = o ofertă așteaptă răspunsul tău.
oltre-mare-terminal-wanted-play = joacă exact { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}. Scrie numerele, de exemplu: 1 3
oltre-mare-terminal-wanted-sail = navighează. Deplasări rămase: { $amount }.
oltre-mare-terminal-wanted-compass = sari într-un port sau rămâi.
oltre-mare-terminal-wanted-load = încarcă toate cărțile jucate, cea mai de jos întâi. Scrie numerele, de exemplu: 2 1
oltre-mare-terminal-wanted-draft = termină ce ai început.
oltre-mare-terminal-action-offer = Oferă un schimb, pas cu pas
oltre-mare-terminal-runs = { $name }: încărcătura aduce { $ducats } ({ $runs })
oltre-mare-terminal-run = serie de { $goods }: { $ducats }
oltre-mare-terminal-run-at-least = serie de cel puțin { $goods }: cel puțin { $ducats }
oltre-mare-terminal-next-top = tura următoare: putere navală { $power }, încărcătură { $load }
oltre-mare-terminal-confirm = Enter: execută. Alte numere: alege din nou. no: înapoi.
oltre-mare-terminal-yes-or-no = Enter: da. no: renunță.
oltre-mare-terminal-dropped = Ai renunțat.
oltre-mare-terminal-one-card = Câte o singură carte.
oltre-mare-terminal-card-twice = Numită de două ori: { $card }
oltre-mare-terminal-no-such-card = Nu există carte cu numărul „{ $text }”.
oltre-mare-terminal-no-such-good = „{ $text }” nu este o marfă.
oltre-mare-terminal-no-such-player = „{ $text }”: acestui jucător nu i se poate face o ofertă.
oltre-mare-terminal-no-number = „{ $text }” nu este un număr întreg de la 0 la { $most }.
oltre-mare-terminal-offer-begin = O ofertă, pas cu pas; „cancel” o anulează.
oltre-mare-terminal-offer-to = Cui? { $names }
oltre-mare-terminal-offer-all = tuturor
oltre-mare-terminal-offer-give = Ce cărți dai? Numere, de exemplu: 1 3. Enter: niciuna.
oltre-mare-terminal-offer-give-ducats = Câți ducați dai? Enter: niciunul.
oltre-mare-terminal-offer-want = Ce mărfuri vrei? De exemplu: 2 mătase, nestemate. Enter: niciuna. Mărfuri: { $goods }
oltre-mare-terminal-offer-want-ducats = Câți ducați vrei? Enter: niciunul.
oltre-mare-terminal-offer-whole = Ofertă pentru: { $name }. Dai: { $give }. Vrei: { $want }.
oltre-mare-terminal-offer-form = O ofertă se scrie așa: { $text } (o liniuță înseamnă nicio carte sau nicio marfă; în locul cărților merg și numerele lor).
oltre-mare-terminal-accept-with = Oferta cere: { $want }. Ce cărți dai? Scrie numerele.

## the rules in a few lines (the word help)

oltre-mare-terminal-rule-power = Puterea navală și încărcătura sunt cele de pe cartea de deasupra a teancului tău de încărcătură. Dacă ai în mână mai multe cărți decât puterea navală, pui întâi cărți pe teancul tău de pirați; fiecare te costă la final 1 ducat.
oltre-mare-terminal-rule-buy = Negoț: poți cumpăra până la patru cărți, cu 3 ducați fiecare, sau cu 4 cât timp ai 0 sau mai puțini; datoriile sunt permise. Ai nevoie de cel puțin atâtea cărți câte cere încărcătura.
oltre-mare-terminal-rule-deals = Schimburile se fac între jucătorul activ și un altul: orice cărți și orice ducați. Celălalt primește un jeton de prestigiu, cel mult unul pe tură.
oltre-mare-terminal-rule-truth = Mărfurile dintr-o ofertă sunt anunțate mereu cinstit; simbolurile, puterea navală, încărcătura și portul se văd abia după schimb.
oltre-mare-terminal-rule-play = Acțiuni: joacă exact atâtea cărți câte cere încărcătura. Simbolurile identice se adună: simbolurile de ducat aduc ducați, steagurile de pirați pun cărți pe teancul tău de pirați, simbolurile de cărți aduc cărți, simbolurile de navă sunt deplasări.
oltre-mare-terminal-rule-ship = Nava folosește fiecare rută maritimă cel mult o dată pe tură. Unde se oprește ia jetonul de port, activ de atunci înainte; într-un port fără jeton, cel activ se întoarce cu fața în jos.
oltre-mare-terminal-rule-tokens = Doar jetonul activ are efect. La final cine are cele mai multe jetoane de port primește 6 ducați, locul doi 3, locul trei 1; la fel jetoanele de prestigiu, la Veneția și la final.
oltre-mare-terminal-rule-load = Încărcare: cărțile jucate se pun pe teancul de încărcătură în orice ordine. Seriile din aceeași marfă aduc ducați după lungime; cartea de deasupra stabilește puterea navală și încărcătura pentru tura următoare.
oltre-mare-terminal-rule-venice = Când apare Veneția, se punctează prestigiul și toată încărcătura, în afară de seria de deasupra, care rămâne.
oltre-mare-terminal-rule-end = Runda în care se termină teancul de mărfuri este ultima. Câștigă cine are cei mai mulți ducați.
oltre-mare-terminal-rule-typing = Numerele înseamnă cărți sau porturi, literele acțiuni. Semne pe cărți: ● ducat, ☠ steag de pirați, ▤ tragere de cărți, ▲ navă; 5/2 înseamnă putere navală 5, încărcătură 2.
oltre-mare-terminal-rule-offer = O ofertă pe un rând: { "offer 1 give gems-01,salt-03 2 want silk:2 0" }. O afirmație despre ea: { "claim 4 power 6" }. Un răspuns: { "accept 4 with silk-02,silk-07" }.
