# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Română
terminal-you = Oaspete
terminal-compiling = Se pregătesc regulile pentru acest calculator (doar prima dată, un minut sau două)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}. Seed: { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
terminal-help = Scrie o scurtătură sau acțiunea însăși. Alte comenzi: { $words }.
terminal-help-words = help, odds, log, save FIȘIER, quit
terminal-your-decision = { $name }, decizia ta:
terminal-picks = mai poți lua { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
terminal-bust = Riscul de ghinion la cartea următoare: { $percent } %
terminal-next-card = Cartea următoare, pe tipuri
terminal-kind-ship = Navă
terminal-kind-person = Personaj
terminal-kind-expedition = Expediție
terminal-kind-tax = Majorare de taxe
terminal-column-player = Jucător
terminal-column-points = Puncte
terminal-column-coins = Galbeni
terminal-column-swords = Săbii
terminal-column-display = Zonă de joc
terminal-not-understood = „{ $text }” nu este nici scurtătură, nici acțiune.
terminal-near = Ai vrut să scrii „{ $text }”?
terminal-saved = Salvat: { $file }
terminal-save-failed = Fișierul { $file } nu a putut fi salvat: { $reason }
terminal-save-name = Indică un nume de fișier: save FIȘIER
terminal-ranking = Clasament final
terminal-winner = Câștigător: { $names }
terminal-winners = Victorie împărțită: { $names }
terminal-not-eligible = fără expediție nu se poate câștiga
terminal-goodbye = Partida a rămas neterminată. Aceeași masă din nou: { $command }

## The table, its odds and its records

terminal-percent = { $percent } %
terminal-no-draw = Acum nimeni nu decide dacă trage o carte.
terminal-column-for-you = Pentru tine
terminal-last-round = Runda finală
terminal-game = Jucători: { $first }–{ $last }, versiunea regulilor: { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } acțiune
    [few] { $amount } acțiuni
   *[other] { $amount } de acțiuni
}, toate după reguli.

## The rules in a few lines (the word help)

terminal-rule-bust = A doua navă de aceeași culoare înseamnă ghinion: cărțile din port se pierd. Dacă ai cel puțin atâtea săbii câte arată nava, o poți alunga; o navă cu craniu nu poate fi alungată.
terminal-rule-picks = Cu patru culori de nave în port, jucătorul activ poate lua 2 cărți, cu cinci culori, 3. Ceilalți pot lua 1 carte și îi plătesc pentru ea jucătorului activ 1 galben.
terminal-rule-tax = Majorare de taxe: cine are 12 galbeni sau mai mulți pierde jumătate; apoi cele mai multe săbii sau cele mai puține puncte aduc 1 galben.
terminal-rule-swords = Marinar: 1 sabie. Pirat: 2 săbii.
terminal-rule-trader = Negustor: +1 galben pentru fiecare navă de culoarea lui cu care faci negoț.
terminal-rule-symbols = Căpitan, Preot, Colonist: pentru expedițiile pe care le revendici în tura ta. Mercenar: ține locul oricăruia dintre ei.
terminal-rule-mademoiselle = Damă: fiecare personaj te costă cu 1 galben mai puțin.
terminal-rule-admiral = Amiral: +2 galbeni dacă poți lua cărți și în port sunt cel puțin cinci.
terminal-rule-jester = Măscărici: +1 galben după fiecare ghinion și când, în tura altcuiva, îți vine rândul și portul este gol.
terminal-rule-governor = Guvernator: poți lua o carte în plus.

## Oltre Mare: the table and its map

terminal-column-ducats = Ducați
terminal-column-pirates = Pirați
terminal-column-cargo = Teanc
terminal-column-top = Deasupra
terminal-column-tokens = Jetoane
terminal-column-cards = Cărți
terminal-column-power = Putere
terminal-column-port = Port
terminal-column-good = Marfă
terminal-column-payout = Câștig
terminal-venice-in = Veneția urmează să apară
terminal-venice-out = Veneția a apărut deja
terminal-venice-next = Probabilitatea ca următoarea carte să fie Veneția: { $percent } %
terminal-next-good = Cartea următoare, pe mărfuri (una din { $amount ->
    [one] { $amount } carte necunoscută
    [few] { $amount } cărți necunoscute
   *[other] { $amount } de cărți necunoscute
})
terminal-no-card = Nu mai este nicio carte de tras.
terminal-map-ships = Cifrele sunt nave: numărul dinaintea numelui jucătorului.
terminal-map-reach = În porturile din paranteze se poate ajunge acum.
terminal-played = Cărți jucate
terminal-payouts = Seriile de 1, 2, 3… cărți aduc:
terminal-symbols = 1, 2, 3, 4 simboluri la fel:
terminal-set = Set de cărți { $set }: cărți { $cards }, porturi { $ports }, rute maritime { $routes }, jetoane de port { $tokens }.

## Oltre Mare: decisions

terminal-sea-help-words = help, map, odds, log, save FIȘIER, quit
terminal-wanted-discard = pune deoparte { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
} (putere navală { $power }). Scrie un număr.
terminal-wanted-trade = negoț. Cărți în mână: { $hand }, încărcătură: { $load }, mai poți cumpăra: { $amount }.
terminal-wanted-answer = o ofertă așteaptă răspunsul tău.
terminal-wanted-play = joacă exact { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}. Scrie numerele, de exemplu: 1 3
terminal-wanted-sail = navighează. Deplasări rămase: { $amount }.
terminal-wanted-compass = sari într-un port sau rămâi.
terminal-wanted-load = încarcă toate cărțile jucate, cea mai de jos întâi. Scrie numerele, de exemplu: 2 1
terminal-wanted-draft = termină ce ai început.
terminal-action-offer = Oferă un schimb, pas cu pas
terminal-runs = { $name }: încărcătura aduce { $ducats } ({ $runs })
terminal-run = serie de { $goods }: { $ducats }
terminal-run-at-least = serie de cel puțin { $goods }: cel puțin { $ducats }
terminal-next-top = tura următoare: putere navală { $power }, încărcătură { $load }
terminal-confirm = Enter: execută. Alte numere: alege din nou. no: înapoi.
terminal-yes-or-no = Enter: da. no: renunță.
terminal-dropped = Ai renunțat.
terminal-one-card = Câte o singură carte.
terminal-card-twice = Numită de două ori: { $card }
terminal-no-such-card = Nu există carte cu numărul „{ $text }”.
terminal-no-such-good = „{ $text }” nu este o marfă.
terminal-no-such-player = „{ $text }”: acestui jucător nu i se poate face o ofertă.
terminal-no-number = „{ $text }” nu este un număr întreg de la 0 la { $most }.
terminal-offer-begin = O ofertă, pas cu pas; „cancel” o anulează.
terminal-offer-to = Cui? { $names }
terminal-offer-all = tuturor
terminal-offer-give = Ce cărți dai? Numere, de exemplu: 1 3. Enter: niciuna.
terminal-offer-give-ducats = Câți ducați dai? Enter: niciunul.
terminal-offer-want = Ce mărfuri vrei? De exemplu: 2 mătase, nestemate. Enter: niciuna. Mărfuri: { $goods }
terminal-offer-want-ducats = Câți ducați vrei? Enter: niciunul.
terminal-offer-whole = Ofertă pentru: { $name }. Dai: { $give }. Vrei: { $want }.
terminal-offer-form = O ofertă se scrie așa: { $text } (o liniuță înseamnă nicio carte sau nicio marfă; în locul cărților merg și numerele lor).
terminal-accept-with = Oferta cere: { $want }. Ce cărți dai? Scrie numerele.

## Oltre Mare: the rules in a few lines (the word help)

terminal-sea-rule-power = Puterea navală și încărcătura sunt cele de pe cartea de deasupra a teancului tău de încărcătură. Dacă ai în mână mai multe cărți decât puterea navală, pui întâi cărți pe teancul tău al piraților; fiecare costă la final 1 ducat.
terminal-sea-rule-buy = Negoț: poți cumpăra până la patru cărți, cu 3 ducați fiecare, sau cu 4 cât timp ai 0 sau mai puțini; datoriile sunt permise. Ai nevoie de cel puțin atâtea cărți cât încărcătura.
terminal-sea-rule-deals = Schimburile se fac între jucătorul activ și un altul: orice cărți și orice ducați. Celălalt primește un jeton de prestigiu, cel mult unul pe tură.
terminal-sea-rule-truth = Mărfurile dintr-o ofertă sunt mereu adevărate; simbolurile, puterea navală, încărcătura și portul se văd abia după schimb.
terminal-sea-rule-play = Acțiuni: joacă exact atâtea cărți cât încărcătura. Simbolurile la fel se adună: simbolurile de ducat aduc ducați, steagurile de pirați pun cărți pe teancul tău al piraților, simbolurile de cărți aduc cărți, simbolurile de navă sunt deplasări.
terminal-sea-rule-ship = Nava folosește fiecare rută maritimă cel mult o dată pe tură. Unde se oprește ia jetonul de port, activ de atunci înainte; într-un port fără jeton, cel activ se întoarce cu fața în jos.
terminal-sea-rule-tokens = Doar jetonul activ are efect. La final cele mai multe jetoane de port aduc 6 ducați, locul următor 3, al treilea 1; la fel jetoanele de prestigiu, la Veneția și la final.
terminal-sea-rule-load = Încărcare: cărțile jucate se pun pe teancul de încărcătură în orice ordine. Seriile din aceeași marfă plătesc după lungime; cartea de deasupra stabilește puterea navală și încărcătura pentru tura următoare.
terminal-sea-rule-venice = Când apare Veneția, se punctează prestigiul și toată încărcătura, în afară de seria de deasupra, care rămâne.
terminal-sea-rule-end = Runda în care se termină teancul de mărfuri este ultima. Câștigă cine are cei mai mulți ducați.
terminal-sea-rule-typing = Numerele înseamnă cărți sau porturi, literele acțiuni. Semne pe cărți: ● ducat, ☠ steag de pirați, ▤ tragere de cărți, ▲ navă; 5/2 înseamnă putere navală 5, încărcătură 2.
terminal-sea-rule-offer = O ofertă pe un rând: offer 1 give gems-01,salt-03 2 want silk:2 0. O afirmație despre ea: claim 4 power 6. Un răspuns: accept 4 with silk-02,silk-07.
