# The Oltre Mare table in the browser. Names of cards, goods, tokens, phases and events are in oltre-mare.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Most of these stand on buttons or beside figures: keep them short.

## Cards in words (read aloud, and under the large picture)

# $card: name of the card, such as “Salt 8”; $symbols: one or two names of symbols, joined by commas
web-oltre-mare-marks = { $card }: { $symbols }; putere navală { $power }, încărcătură { $load }
web-oltre-mare-marks-port = { $card }: { $symbols }; putere navală { $power }, încărcătură { $load }; port: { $port }
web-oltre-mare-symbols = Simboluri
web-oltre-mare-port = Port
web-oltre-mare-copies = Cărți din această marfă
web-oltre-mare-payout = O serie de 1, 2, 3 … aduce

## The bar on top

web-oltre-mare-phases = Fazele turei
# The four phases of a turn, as short as possible
web-oltre-mare-phase-power = Putere navală
web-oltre-mare-phase-trade = Negoț
web-oltre-mare-phase-actions = Acțiuni
web-oltre-mare-phase-loading = Încărcare
web-oltre-mare-your-decision = Decizia ta
# What is wanted of you, after “Your decision”
web-oltre-mare-why-offer = { $name } așteaptă răspunsul tău
web-oltre-mare-why-discard = { $count ->
    [one] Decartează { $count } carte
    [few] Decartează { $count } cărți
   *[other] Decartează { $count } de cărți
}
web-oltre-mare-why-trade = Negociază, cumpără, apoi încheie faza de negoț
web-oltre-mare-why-play = { $count ->
    [one] Alege { $count } carte de jucat
    [few] Alege { $count } cărți de jucat
   *[other] Alege { $count } de cărți de jucat
}
web-oltre-mare-why-sail = { $count ->
    [one] Navigare: încă { $count } deplasare
    [few] Navigare: încă { $count } deplasări
   *[other] Navigare: încă { $count } de deplasări
}
web-oltre-mare-why-compass = Urmează busola spre orice port sau rămâi
web-oltre-mare-why-load = Alege ordinea încărcării
# $names: one or several players, already joined with commas
web-oltre-mare-waits-for = Se așteaptă: { $names }
web-oltre-mare-round = Runda { $number }
web-oltre-mare-last-round = Runda finală
web-oltre-mare-undo = Anulează

## Players

web-oltre-mare-you = Tu
web-oltre-mare-others = Ceilalți jucători
web-oltre-mare-your-seat = Locul tău
web-oltre-mare-watching = Ești spectator.
web-oltre-mare-bot = bot
# Bots bear first names of Venetian captains, one for each seat; they need no translation, only the right letters
web-oltre-mare-captain-0 = Anzolo
web-oltre-mare-captain-1 = Zuane
web-oltre-mare-captain-2 = Marin
web-oltre-mare-captain-3 = Piero
web-oltre-mare-captain-4 = Lunardo
# Said of another player, beside the name
web-oltre-mare-offers-you = îți propune un schimb
web-oltre-mare-wants-no-deals = fără schimburi în această tură
web-oltre-mare-considers = se gândește la o ofertă
web-oltre-mare-all-about = Totul despre: { $name }
web-oltre-mare-ducats = Ducați
web-oltre-mare-tokens = Jetoane de port
web-oltre-mare-no-tokens = Încă fără jetoane de port
web-oltre-mare-token-active = activ
web-oltre-mare-no-active-token = niciun jeton activ
# Beside a figure, very little room
web-oltre-mare-prestige-short = prestigiu
web-oltre-mare-pirates-short = pirați
web-oltre-mare-in-port = în { $port }
web-oltre-mare-cargo-size = Încărcătură: { $amount }
web-oltre-mare-my-cargo = { $amount ->
    [one] Teancul tău de încărcătură: { $amount } carte
    [few] Teancul tău de încărcătură: { $amount } cărți
   *[other] Teancul tău de încărcătură: { $amount } de cărți
}
web-oltre-mare-hand-empty = Nicio carte în mână
web-oltre-mare-in-offer = într-o ofertă
web-oltre-mare-bottom-first = De jos în sus.
web-oltre-mare-unknown-card = o carte pe care nu o cunoști
web-oltre-mare-cargo-closed = { $amount ->
    [one] { $amount } carte. La această masă nimeni nu răsfoiește teancul de încărcătură: se vede doar cartea de sus.
    [few] { $amount } cărți. La această masă nimeni nu răsfoiește teancul de încărcătură: se vede doar cartea de sus.
   *[other] { $amount } de cărți. La această masă nimeni nu răsfoiește teancul de încărcătură: se vede doar cartea de sus.
}
web-oltre-mare-pirates-closed = { $amount ->
    [one] { $amount } carte cu fața în jos. La sfârșit fiecare costă 1 ducat.
    [few] { $amount } cărți cu fața în jos. La sfârșit fiecare costă 1 ducat.
   *[other] { $amount } de cărți cu fața în jos. La sfârșit fiecare costă 1 ducat.
}

## The chart

web-oltre-mare-chart = Hartă maritimă
# $names: the players whose ships lie in a port
web-oltre-mare-ships-here = Nave: { $names }
web-oltre-mare-may-sail = Poți merge acolo
web-oltre-mare-whole-chart = Toată harta sau lângă nava ta
web-oltre-mare-nearer = Mai aproape
web-oltre-mare-farther = Mai departe
web-oltre-mare-played = Jucate în această tură: { $name }

## The planner: what the chosen cards will do

web-oltre-mare-planner = Plan
web-oltre-mare-play-so-many = Joacă { $chosen } din { $count }
# Behind a figure that shows how many: “3 pirate cards”
web-oltre-mare-effect-ducat = { $count ->
    [one] ducat
    [few] ducați
   *[other] de ducați
}
web-oltre-mare-effect-pirate = { $count ->
    [one] pirat
    [few] pirați
   *[other] de pirați
}
web-oltre-mare-effect-draw = { $count ->
    [one] carte
    [few] cărți
   *[other] de cărți
}
web-oltre-mare-effect-ship = { $count ->
    [one] deplasare
    [few] deplasări
   *[other] de deplasări
}
web-oltre-mare-next-turn = tura următoare
web-oltre-mare-load-order = Ordinea încărcării, de jos
# $place: 1 is the bottom; $card: the card and its marks
web-oltre-mare-load-place = Locul { $place }: { $card }
web-oltre-mare-run = { $number } × { $good } ar aduce { oltre-mare-ducats-object }
web-oltre-mare-run-at-least = { $number } × { $good } sau mai mult ar aduce cel puțin { oltre-mare-ducats-object }
web-oltre-mare-sail-on = { $count ->
    [one] Navigare: { $count } deplasare
    [few] Navigare: { $count } deplasări
   *[other] Navigare: { $count } de deplasări
}
# $chosen: cards chosen so far
web-oltre-mare-discard-so-many = Putere navală { $power }: decartează { $chosen } din { $count }
web-oltre-mare-turn-of = { $name }: { $phase }
# The button that ends a phase
web-oltre-mare-do-discard = { $count ->
    [one] Decartează { $count } carte
    [few] Decartează { $count } cărți
   *[other] Decartează { $count } de cărți
}
web-oltre-mare-do-finish = Încheie negoțul
web-oltre-mare-do-play = { $count ->
    [one] Joacă { $count } carte
    [few] Joacă { $count } cărți
   *[other] Joacă { $count } de cărți
}
web-oltre-mare-do-stay = Rămâi aici
web-oltre-mare-do-load = Încarcă
# On the same button, for those who want to be asked
web-oltre-mare-press-again = Încă o dată, pentru confirmare

## The dealing desk

web-oltre-mare-desk = Masa de negoț
web-oltre-mare-desk-closed = Schimburile se fac în faza de negoț.
web-oltre-mare-desk-idle = Nicio ofertă deschisă.
web-oltre-mare-desk-quiet = Nu vrei schimburi în această tură.
web-oltre-mare-no-deals = Fără schimburi în această tură
web-oltre-mare-offer-of = Ofertă de la: { $name }
# After a player’s name
web-oltre-mare-offers = oferă
web-oltre-mare-offers-all = oferă tuturor
web-oltre-mare-open-offer = Arată ce rezultă
web-oltre-mare-you-get = primești
web-oltre-mare-you-give = dai
web-oltre-mare-which-cards = Ce cărți dai
web-oltre-mare-then-ducats = ducați
web-oltre-mare-then-hand = mână
web-oltre-mare-then-load = încărcătură { $load }
# Whether the load can still be reached after a deal
web-oltre-mare-in-reach = accesibilă
web-oltre-mare-out-of-reach = inaccesibilă
web-oltre-mare-they-choose = Dacă accepți, schimbul are loc doar când răspunsul tău este ales.
web-oltre-mare-agreed = Ai acceptat și aștepți alegerea.
web-oltre-mare-accept = Acceptă
web-oltre-mare-counter = Contraofertă
web-oltre-mare-decline = Refuză
web-oltre-mare-take-back = Retrage
web-oltre-mare-your-offer = Oferta ta
web-oltre-mare-your-offer-all = Oferta ta pentru toți
web-oltre-mare-your-offer-to = Oferta ta pentru: { $name }
web-oltre-mare-withdraw = Retrage
web-oltre-mare-choose-answer = Alege un răspuns
web-oltre-mare-agrees = { $name } acceptă
web-oltre-mare-deal = Încheie schimbul
web-oltre-mare-considering = Încă se gândește: { $names }
web-oltre-mare-declined = Refuză: { $names }
# Claims about hidden cards; true or not. In quotation marks.
web-oltre-mare-say = Spune ceva despre cărți…
web-oltre-mare-claim-symbol = „Una are simbolul { $symbol }.”
web-oltre-mare-claim-power = „Una are puterea navală { $amount }.”
web-oltre-mare-claim-load = „Una are încărcătura { $amount }.”
web-oltre-mare-claim-port = „Pe una este portul { $port }.”
web-oltre-mare-unchecked = neverificat
web-oltre-mare-new-offer = Ofertă nouă
web-oltre-mare-offer-to = Pentru cine
web-oltre-mare-all = Toți
web-oltre-mare-drop-offer = Renunță la această ofertă
web-oltre-mare-give = dau
web-oltre-mare-want = vreau
web-oltre-mare-give-ducats = Ducați pe care îi dai
web-oltre-mare-want-ducats = Ducați pe care îi vrei
web-oltre-mare-less = Unul mai puțin
web-oltre-mare-more = Unul mai mult
web-oltre-mare-tap-cards = atinge cărți din mână
web-oltre-mare-take-out = Scoate: { $card }
web-oltre-mare-one-less = Una mai puțin: { $good }
web-oltre-mare-add-good = Adaugă o marfă
web-oltre-mare-offer-hint = Adaugă cărți sau mărfuri. O ofertă cu o parte goală este un dar.
# Stands above figures: what hands and ducats would be after the deal.
web-oltre-mare-if-accepted = Dacă este acceptată:
web-oltre-mare-send = Oferă
web-oltre-mare-buy = Cumpără
web-oltre-mare-buys-left = { $count ->
    [one] încă { $count }
    [few] încă { $count }
   *[other] încă { $count }
}

## Scorings

web-oltre-mare-first-scoring = Prima numărătoare
# One line for each thing that is scored, before the ducats it brings
web-oltre-mare-line-rank_prestige = prestigiu
web-oltre-mare-line-run = serie
# Runs of one card each, all in one line; the figure stands before it
web-oltre-mare-line-singles = { $count ->
    [one] carte izolată
    [few] cărți izolate
   *[other] de cărți izolate
}
web-oltre-mare-line-keep = rămâne încărcat
web-oltre-mare-line-loss = teancul piraților
web-oltre-mare-line-rank_tokens = jetoane de port
web-oltre-mare-line-hand_cards = cărți în mână
web-oltre-mare-scored = În total
# $place: rank in the game, 1 is the winner
web-oltre-mare-place = Locul { $place }

## Log and parts of the screen

web-oltre-mare-log = Jurnal
web-oltre-mare-log-undone = { $name } anulează o decizie
web-oltre-mare-parts = Părțile mesei
web-oltre-mare-tab-chart = Hartă
web-oltre-mare-tab-deals = Schimburi
web-oltre-mare-tab-log = Jurnal

## Keys

web-oltre-mare-key-arrows = Treci printre cărțile din mână sau porturi
web-oltre-mare-key-space = Alege cartea sau portul
web-oltre-mare-key-enter = Decartează, joacă, încarcă sau rămâi
web-oltre-mare-key-finish = Încheie negoțul
web-oltre-mare-key-buy-deck = Cumpără din teancul de mărfuri
web-oltre-mare-key-buy-pirates = Cumpără din teancul piraților
web-oltre-mare-key-offer = Începe o ofertă, apoi trimite-o
web-oltre-mare-key-accept = Acceptă cea mai nouă ofertă
web-oltre-mare-key-counter = Răspunde cu oferta ta
web-oltre-mare-key-decline = Refuz-o
web-oltre-mare-key-no-deals = Fără schimburi în această tură
web-oltre-mare-key-hand = La mână
web-oltre-mare-key-chart = La hartă
web-oltre-mare-key-load = Mută o carte în ordinea încărcării
web-oltre-mare-key-zoom = Harta mai aproape, mai departe, toată
web-oltre-mare-key-read = Citește cartea în întregime
web-oltre-mare-key-undo = Anulează ultima decizie
web-oltre-mare-key-reset = Anulează tura
