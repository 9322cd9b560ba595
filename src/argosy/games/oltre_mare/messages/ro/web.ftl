# The Oltre Mare table in the browser. Names of cards, goods, tokens, phases and events are in oltre-mare.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Most of these stand on buttons or beside figures: keep them short.

## Cards in words (read aloud, and under the large picture)

# $card: name of the card, such as “Salt 8”; $symbols: one or two names of symbols, joined by commas
web-oltre-mare-marks = { $card }: { $symbols }; putere navală { $power }, încărcătură { $load }
web-oltre-mare-marks-port = { $card }: { $symbols }; putere navală { $power }, încărcătură { $load }; port: { $port }
# A card in a sentence, told from others of its good; $symbols: one or two, joined by “+”
web-oltre-mare-card-marked = { $good } ({ $symbols }, putere { $power })
web-oltre-mare-symbols = Simboluri
web-oltre-mare-port = Port
web-oltre-mare-copies = Cărți din această marfă
web-oltre-mare-payout = O serie de 1, 2, 3… cărți aduce

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
web-oltre-mare-why-choose = { $name } acceptă: încheie schimbul
# You have accepted; the one who made the offer now chooses
web-oltre-mare-why-chosen = Ai acceptat. Acum decide { $name }
web-oltre-mare-why-discard = { $count ->
    [one] Dă piraților { $count } carte
    [few] Dă piraților { $count } cărți
   *[other] Dă piraților { $count } de cărți
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
web-oltre-mare-undo = Retrage

## Players

web-oltre-mare-you = Tu
web-oltre-mare-others = Ceilalți jucători
web-oltre-mare-your-seat = Locul tău
web-oltre-mare-watching = Ești spectator.
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
web-oltre-mare-cargo-size = În teanc: { $amount }
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
# In the corner of the chart, behind a picture of the ring: where the trip of this turn can end
web-oltre-mare-trip-ends = { $count ->
    [one] { $count } deplasare se termină aici
    [few] { $count } deplasări se termină aici
   *[other] { $count } de deplasări se termină aici
}
# Before the ports of a course, joined by arrows
web-oltre-mare-trip = { $count ->
    [one] { $count } deplasare:
    [few] { $count } deplasări:
   *[other] { $count } de deplasări:
}
web-oltre-mare-planned = planificat
# What comes of ending there
web-oltre-mare-end-lost = Aici nu este niciun jeton: jetonul tău activ s-ar întoarce cu fața în jos.
web-oltre-mare-end-nothing = Aici nu este niciun jeton.
web-oltre-mare-end-compass = De aici busola duce în orice port.
web-oltre-mare-whole-chart = Toată harta sau lângă nava ta
web-oltre-mare-nearer = Mărește
web-oltre-mare-farther = Micșorează
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
web-oltre-mare-discard-so-many = Putere navală { $power }: piraților { $chosen } din { $count }
web-oltre-mare-turn-of = { $name }: { $phase }
# The button that ends a phase
web-oltre-mare-do-discard = { $count ->
    [one] Dă piraților { $count } carte
    [few] Dă piraților { $count } cărți
   *[other] Dă piraților { $count } de cărți
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
web-oltre-mare-press-again = Sigur? Apasă din nou

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
web-oltre-mare-then-hand = în mână
# What a deal is worth: the best run of one’s cargo in ducats; cards in hand against the naval power
web-oltre-mare-worth-run = cea mai bună serie
web-oltre-mare-worth-hand = mână, putere { $power }
web-oltre-mare-then-load = încărcătură { $load }
web-oltre-mare-out-of-reach = imposibilă
web-oltre-mare-they-choose = Dacă accepți, schimbul are loc doar când răspunsul tău este ales.
# The same where the offer is for you alone; $name: who made it
web-oltre-mare-they-confirm = Dacă accepți, schimbul trebuie încă confirmat: { $name }.
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
# What a bot says over an offer: about what all can see, never about its hand; it fits any gender.
# $goods: the goods it speaks of, in the case of “I seek …”
web-oltre-mare-said-gems = nestemate
web-oltre-mare-said-scrolls = pergamente
web-oltre-mare-said-silk = mătase
web-oltre-mare-said-salt = sare
web-oltre-mare-said-pottery = ceramică
web-oltre-mare-said-olives = măsline
web-oltre-mare-said-grain = grâne
web-oltre-mare-says-counter = Așa nu. Dar uite ce aș accepta.
web-oltre-mare-says-seek-run = Strâng { $goods } pentru o serie mai lungă.
web-oltre-mare-says-seek = Caut { $goods }.
web-oltre-mare-says-spare = Mă pot lipsi de { $goods }.
web-oltre-mare-says-gift = E un dar.
web-oltre-mare-says-beg = Și ce primesc în schimb?
web-oltre-mare-says-need = Strâng { $goods } și eu.
web-oltre-mare-says-few = { oltre-mare-ducats } pentru { $goods }? Prea puțin.
web-oltre-mare-says-dear = { oltre-mare-ducats }? Prea scump pentru mine.
web-oltre-mare-says-rival = Strângi { $goods }. Mai bine nu te ajut.
web-oltre-mare-says-other = Strâng { $goods }, nu asta.
web-oltre-mare-says-honoured = Prestigiul pe tura asta îl am deja.
web-oltre-mare-says-little = Îmi aduce prea puțin.
# Said when it withdraws an offer that somebody has agreed to
web-oltre-mare-says-regret = Totuși, mai bine nu.
web-oltre-mare-quoted = „{ $line }”
# The ducats of an offer have changed: $before is the figure it had
web-oltre-mare-new-price = Acum { oltre-mare-ducats } în loc de { $before }
web-oltre-mare-new-terms = Condiții noi pentru aceleași mărfuri
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
web-oltre-mare-offer-hint = Adaugă cărți sau mărfuri. O ofertă cu o parte goală este un cadou.
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

web-oltre-mare-first-scoring = Prima punctare
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
# Ducats before the scoring, above its lines
web-oltre-mare-before = Înainte
# Who won and by what; then where the difference to the second came from
web-oltre-mare-won-by = { $ahead ->
    [0] { $name } și { $other } au tot atâția ducați; decide încărcătura mai mare.
    [one] { $name } are un avans de { $ahead } ducat față de { $other }.
    [few] { $name } are un avans de { $ahead } ducați față de { $other }.
   *[other] { $name } are un avans de { $ahead } de ducați față de { $other }.
}
web-oltre-mare-won-by-you = { $ahead ->
    [0] Tu și { $other } aveți tot atâția ducați; decide încărcătura mai mare.
    [one] Ai un avans de { $ahead } ducat față de { $other }.
    [few] Ai un avans de { $ahead } ducați față de { $other }.
   *[other] Ai un avans de { $ahead } de ducați față de { $other }.
}
web-oltre-mare-won-over-you = { $ahead ->
    [0] { $name } și tu aveți tot atâția ducați; decide încărcătura mai mare.
    [one] { $name } are un avans de { $ahead } ducat față de tine.
    [few] { $name } are un avans de { $ahead } ducați față de tine.
   *[other] { $name } are un avans de { $ahead } de ducați față de tine.
}
web-oltre-mare-won-before = Cel mai mult a contat ce s-a câștigat înainte de numărătoare (+{ $amount }).
web-oltre-mare-won-cargo = Cel mai mult a contat încărcătura (+{ $amount }).
web-oltre-mare-won-prestige = Cel mai mult a contat prestigiul (+{ $amount }).
web-oltre-mare-won-pirates = Cel mai mult a contat teancul de pirați mai mic (+{ $amount }).
web-oltre-mare-won-rank_tokens = Cel mai mult au contat jetoanele de port (+{ $amount }).
web-oltre-mare-won-hand_cards = Cel mai mult au contat cărțile din mână (+{ $amount }).
web-oltre-mare-won-run = Cea mai bună serie: { $number } × { $good } (+{ $amount }).
# What decided the game; $round: number of the round, $name: who did it
web-oltre-mare-decided-final = Punctarea finală a decis.
web-oltre-mare-decided-venice = Prima punctare, în runda { $round }, a decis.
web-oltre-mare-decided-deal = Schimbul din runda { $round } a decis: { $name }.
web-oltre-mare-decided-quiet_deal = Schimbul între patru ochi din runda { $round } a decis.
web-oltre-mare-decided-turn = Runda { $round } a decis: { $name }.
web-oltre-mare-scored = În total
# $place: rank in the game, 1 is the winner
web-oltre-mare-place = Locul { $place }

## Log and parts of the screen

web-oltre-mare-log = Jurnal
web-oltre-mare-log-undone = { $name } își retrage o decizie
web-oltre-mare-log-undone-you = Îți retragi decizia
# One player, in a line before the ducats a scoring brings
web-oltre-mare-log-scored = { $name }: punctare
# What the log and the desk say of an offer; behind it pictures show what is given and what is wanted.
web-oltre-mare-told-offer = { $name } → { $other }, oferta:
web-oltre-mare-told-offer-you = Tu → { $other }, oferta:
web-oltre-mare-told-offer-all = { $name } → toți, oferta:
web-oltre-mare-told-offer-all-you = Tu → toți, oferta:
web-oltre-mare-told-deal = { $name } → { $other }: schimb încheiat.
web-oltre-mare-told-deal-you = Tu → { $other }: schimb încheiat.
web-oltre-mare-told-withdraw = { $name } retrage oferta
web-oltre-mare-told-withdraw-you = Retragi oferta
web-oltre-mare-told-lapse_cards = { $name }: oferta se încheie, pentru că acele cărți nu mai sunt în mână
web-oltre-mare-told-lapse_cards-you = Oferta ta se încheie, pentru că acele cărți nu mai sunt în mână
web-oltre-mare-told-lapse_hand = { $name }: oferta se încheie, pentru că nimeni dintre cei cărora le este destinată nu mai are destule cărți
web-oltre-mare-told-lapse_hand-you = Oferta ta se încheie, pentru că nimeni dintre cei cărora le este destinată nu mai are destule cărți
web-oltre-mare-told-lapse_load = { $name }: oferta se încheie, pentru că după ea jucătorul activ nu ar mai putea strânge destule cărți pentru încărcătura sa
web-oltre-mare-told-lapse_load-you = Oferta ta se încheie, pentru că după ea jucătorul activ nu ar mai putea strânge destule cărți pentru încărcătura sa
web-oltre-mare-told-lapse_no_deals = { $name }: oferta se încheie, pentru că una dintre părți nu mai vrea schimburi în această tură
web-oltre-mare-told-lapse_no_deals-you = Oferta ta se încheie, pentru că una dintre părți nu mai vrea schimburi în această tură
web-oltre-mare-told-lapse_declined = { $name }: oferta se încheie, pentru că toți o refuză
web-oltre-mare-told-lapse_declined-you = Oferta ta se încheie, pentru că toți o refuză
web-oltre-mare-told-play = { $name } joacă:
web-oltre-mare-told-play-you = Joci:
web-oltre-mare-told-load = { $name } încarcă:
web-oltre-mare-told-load-you = Încarci:
web-oltre-mare-told-see = { $name } vede:
web-oltre-mare-told-see-you = Vezi:
web-oltre-mare-parts = Părțile mesei
web-oltre-mare-tab-chart = Hartă
web-oltre-mare-tab-deals = Schimburi
web-oltre-mare-tab-log = Jurnal

## Keys

web-oltre-mare-key-arrows = Treci printre cărțile din mână sau porturi
web-oltre-mare-key-space = Alege cartea sau portul
web-oltre-mare-key-enter = Dă piraților, joacă, încarcă sau rămâi
web-oltre-mare-key-finish = Încheie negoțul
web-oltre-mare-key-buy-deck = Cumpără din teancul de mărfuri
web-oltre-mare-key-buy-pirates = Cumpără din teancul piraților
web-oltre-mare-key-offer = Începe o ofertă, apoi trimite-o
web-oltre-mare-key-accept = Acceptă oferta de sus sau încheie schimbul convenit
web-oltre-mare-key-counter = Răspunde cu oferta ta
web-oltre-mare-key-decline = Refuz-o
web-oltre-mare-key-no-deals = Fără schimburi în această tură
web-oltre-mare-key-hand = La cărțile din mână
web-oltre-mare-key-chart = La hartă
web-oltre-mare-key-load = Mută o carte în ordinea încărcării
web-oltre-mare-key-zoom = Mărește, micșorează, arată toată harta
web-oltre-mare-key-read = Citește cartea în întregime
web-oltre-mare-key-undo = Retrage ultima decizie
web-oltre-mare-key-reset = Retrage tura
