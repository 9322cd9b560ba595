# The Port Royal table in the browser. Names of cards, events, actions and refusals are in port-royal.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Many of these are labels of a few square centimetres: prefer short words; a comment says where length matters.

## Short names printed on the cards themselves: at most some 12 letters in a line, a space allows two lines.
## Ships have no colour here: colour, hatching and silhouette tell it.

web-port-royal-plate-ship_yellow = Pinasă
web-port-royal-plate-ship_blue = Bric
web-port-royal-plate-ship_green = Barcă
web-port-royal-plate-ship_red = Fregată
web-port-royal-plate-ship_black = Galion
web-port-royal-plate-trader = Negustor
web-port-royal-plate-expedition = Expediție
web-port-royal-plate-tax = Majorare de taxe
web-port-royal-back = Carte cu fața în jos: un galben
web-port-royal-island = Jamaica

## Cards as a screen reader says them. $card is the card's name, the rest are figures with their words.

web-port-royal-label-ship = { $card }, { $coins }, { $swords }
web-port-royal-label-person = { $card }, costă { $coins }, { $points }
web-port-royal-label-expedition = { $card }, { $points }, { $coins }

## What a card does, in full sentences; shown beside the large card.

web-port-royal-text-ship = Cine o ia primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }; apoi nava se decartează. Imediat după tragere, jucătorul activ o poate alunga cu { $swords ->
        [one] { $swords } sabie
        [few] { $swords } săbii
       *[other] { $swords } de săbii
    } sau mai multe. A doua navă de aceeași culoare care rămâne înseamnă ghinion.
web-port-royal-text-ship-skull = Cine o ia primește { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }; apoi nava se decartează. Craniul: nu poate fi alungată. A doua navă de aceeași culoare înseamnă ghinion.
# $ship is a plate name such as “Frigate”; it stands behind a colon so that it needs no case.
web-port-royal-text-trader = Un galben în plus pentru fiecare navă de acest fel pe care o iei, în tura ta și în ale altora: { $ship }.
web-port-royal-text-settler = Are simbolul casă, unul dintre cele cerute de expediții.
web-port-royal-text-captain = Are simbolul ancoră, unul dintre cele cerute de expediții.
web-port-royal-text-priest = Are simbolul cruce, unul dintre cele cerute de expediții.
web-port-royal-text-jack = Ține locul oricărui simbol al unei expediții: casă, ancoră sau cruce.
web-port-royal-text-sailor = O sabie. Cu destule săbii poți alunga o navă tocmai trasă; săbiile nu se consumă. Contează și când majorarea de taxe îl răsplătește pe cel cu cele mai multe.
web-port-royal-text-pirate = Două săbii. Cu destule săbii poți alunga o navă tocmai trasă; săbiile nu se consumă. Contează și când majorarea de taxe îl răsplătește pe cel cu cele mai multe.
web-port-royal-text-mademoiselle = Fiecare personaj angajat te costă cu un galben mai puțin, până la zero. Galbenul pentru jucătorul activ rămâne.
web-port-royal-text-jester = Un galben ori de câte ori cineva are ghinion, inclusiv tu; și un galben în tura altui jucător, când îți vine rândul și portul este gol.
web-port-royal-text-admiral = Doi galbeni de fiecare dată când îți vine rândul să iei cărți și în port sunt cinci sau mai multe cărți, chiar dacă nu iei niciuna.
web-port-royal-text-governor = De fiecare dată poți lua o carte în plus, în tura ta și în ale altora. În tura altui jucător fiecare carte te costă în continuare un galben pentru jucătorul activ.
# $symbols: a list such as “anchor, anchor, house”.
web-port-royal-text-expedition = În tura ta, când decizia îți aparține, decartează personaje cu exact aceste simboluri: { $symbols }. Expediția rămâne la tine până la sfârșitul partidei și primești { $coins ->
        [one] { $coins } galben
        [few] { $coins } galbeni
       *[other] { $coins } de galbeni
    }. Un Mercenar ține locul oricărui simbol.
web-port-royal-text-tax_max_swords = Cine are doisprezece sau mai mulți galbeni plătește jumătate, rotunjit în jos. Apoi jucătorul cu cele mai multe săbii primește un galben; la egalitate, toți cei în cauză.
web-port-royal-text-tax_min_vp = Cine are doisprezece sau mai mulți galbeni plătește jumătate, rotunjit în jos. Apoi jucătorul cu cele mai puține puncte primește un galben; la egalitate, toți cei în cauză.
web-port-royal-text-back = O carte cu fața în jos este un galben. Nimeni nu-i cunoaște fața, nici măcar proprietarul.
# How many copies of the large card are in the pack.
web-port-royal-copies = { $count ->
    [one] { $count } în pachet
    [few] { $count } în pachet
   *[other] { $count } în pachet
}
web-port-royal-symbol-anchor = ancoră
web-port-royal-symbol-cross = cruce
web-port-royal-symbol-house = casă

## The bar on top

web-port-royal-turn = tura { $turn }
web-port-royal-goal = până la 12 puncte
web-port-royal-goal-expedition = până la 12 puncte cu o expediție
web-port-royal-last-round = runda finală
web-port-royal-undo = Retrage
web-port-royal-undo-turn = Retrage toată tura
web-port-royal-log = Jurnal

## The harbour and the piles

web-port-royal-count-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
web-port-royal-count-types = { $count ->
    [one] { $count } fel de nave
    [few] { $count } feluri de nave
   *[other] { $count } de feluri de nave
}
web-port-royal-types = Feluri de nave în port
# Beside the row of ship types: how many cards the active player may take after stopping now.
web-port-royal-picks = { $picks ->
    [one] { $picks } carte de luat
    [few] { $picks } cărți de luat
   *[other] { $picks } de cărți de luat
}
# And what one more ship type would make of it.
web-port-royal-picks-more = { $picks ->
    [one] încă un fel: { $picks } carte
    [few] încă un fel: { $picks } cărți
   *[other] încă un fel: { $picks } de cărți
}
# In the phase in which cards are taken: how many the player may still take. Short.
web-port-royal-picks-left = { $picks ->
    [one] încă { $picks } carte
    [few] încă { $picks } cărți
   *[other] încă { $picks } de cărți
}
web-port-royal-harbour-empty = Portul este gol
web-port-royal-harbour-calm = Prima carte urmează să fie trasă.
# Flag on the card that came last. Very short.
web-port-royal-new = nouă
# Flag on a ship that was just drawn and may be repelled. Very short.
web-port-royal-fate = ?
web-port-royal-deck = Tragere
web-port-royal-deck-draw = Trage o carte
web-port-royal-discard = Decartate
web-port-royal-discard-open = Teanc de decartare, { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}: răsfoiește
web-port-royal-discard-empty = Nu s-a decartat nimic încă.
# Under an expedition. Very short.
web-port-royal-claim-now = revendică acum
web-port-royal-towards = { $have } din { $need }

## A card in the harbour, as a button. $card is the whole label of the card.

web-port-royal-offer-gain = { $card }. Îți aduce { $gain ->
    [one] { $gain } galben
    [few] { $gain } galbeni
   *[other] { $gain } de galbeni
}
web-port-royal-offer-price = { $card }. Te costă { $price ->
    [0] nimic
    [one] { $price } galben
    [few] { $price } galbeni
   *[other] { $price } de galbeni
}
web-port-royal-offer-dear = { $card }. Te costă { $price ->
    [one] { $price } galben
    [few] { $price } galbeni
   *[other] { $price } de galbeni
}: mai mult decât ai
web-port-royal-take-offer = Ia: { $offer }
# On the card that can be taken now. Very short.
web-port-royal-take = Ia

## Players

web-port-royal-you = tu
web-port-royal-others = Ceilalți jucători
web-port-royal-coins = galbeni
web-port-royal-swords = săbii
web-port-royal-points = puncte
web-port-royal-scale = { $points ->
    [one] { $points } punct din 12
    [few] { $points } puncte din 12
   *[other] { $points } de puncte din 12
}
# $more: points after the claim that is possible now.
web-port-royal-scale-claim = { $points } din 12, { $more } cu expediția
web-port-royal-scale-plain = { $points } din 12
web-port-royal-active = jucător activ
web-port-royal-deciding = decide acum
web-port-royal-offline = nu este aici
web-port-royal-display-of = Zonă de joc: { $name }
# The button that is a player’s panel. $coins, $swords and $points are figures with their words.
web-port-royal-panel = { $name }: { $coins }, { $swords }, { $points }. Vezi cărțile
web-port-royal-display-empty = Încă fără cărți
web-port-royal-order = Ordinea turelor

# Groups of a display. Short: they are headings over one card.
web-port-royal-family-trade = Negoț
web-port-royal-family-swords = Săbii
web-port-royal-family-symbols = Simboluri
web-port-royal-family-office = Curte
web-port-royal-family-expeditions = Expediții

# Bots have no names of their own: they are called after the beast drawn at their seat.
web-port-royal-beast-0 = Balenă
web-port-royal-beast-1 = Caracatiță
web-port-royal-beast-2 = Căluț de mare
web-port-royal-beast-3 = Țestoasă
web-port-royal-beast-4 = Crab

## The question next to the buttons

web-port-royal-wanted = Se așteaptă decizia ta
# The same where there is little room.
web-port-royal-wanted-short = Decizia ta
web-port-royal-ask-first = Începe tura ta: trage prima carte.
web-port-royal-ask-draw = Mai tragi sau te oprești și iei cărți?
web-port-royal-ask-draw-picks = { $picks ->
    [one] Mai tragi sau te oprești și iei { $picks } carte?
    [few] Mai tragi sau te oprești și iei { $picks } cărți?
   *[other] Mai tragi sau te oprești și iei { $picks } de cărți?
}
web-port-royal-ask-draw-only = Trage mai departe: aici nu te poți opri.
web-port-royal-ask-stop-only = Nu mai e nicio carte de tras: oprește-te.
# $card: a ship, such as “red Frigate”.
web-port-royal-ask-ship = { $card }: alungi nava sau o lași în port?
web-port-royal-ask-ship-bust = { $card }: acest fel este deja în port. Alungi nava sau pierzi tot?
web-port-royal-ask-ship-only = { $card }: nava trebuie alungată.
web-port-royal-ask-take = { $picks ->
    [one] Ia { $picks } carte din port sau spune pas.
    [few] Ia până la { $picks } cărți din port sau spune pas.
   *[other] Ia până la { $picks } de cărți din port sau spune pas.
}
# The seat’s own go in another player’s turn; $name gets the fee.
web-port-royal-ask-take-fee = { $picks ->
    [one] Ia { $picks } carte sau spune pas. Un galben primește: { $name }
    [few] Ia până la { $picks } cărți sau spune pas. Câte un galben pentru fiecare primește: { $name }
   *[other] Ia până la { $picks } de cărți sau spune pas. Câte un galben pentru fiecare primește: { $name }
}
web-port-royal-ask-nothing = Nu se poate lua nimic: pas.
web-port-royal-ask-claim = Revendică o expediție sau încheie tura.
web-port-royal-ask-after-bust = Ghinion. Mai poți revendica o expediție.
# In the place of the question, while the harbour is swept away. $card: a ship, such as “red Frigate”.
web-port-royal-bust-mine = Ghinion!
web-port-royal-bust-theirs = { $name }: ghinion!
web-port-royal-bust-lost = { $card }, a doua oară: { $count ->
    [one] se pierde { $count } carte
    [few] se pierd { $count } cărți
   *[other] se pierd { $count } de cărți
}
web-port-royal-sure = Încă o dată, pentru confirmare
web-port-royal-waiting = Masa așteaptă
web-port-royal-wait-first = { $name } începe o tură
web-port-royal-wait-draw = { $name } decide: mai trage sau se oprește
web-port-royal-wait-ship = { $name } decide despre navă: { $card }
web-port-royal-wait-take = { $name } poate lua { $picks ->
    [one] { $picks } carte
    [few] { $picks } cărți
   *[other] { $picks } de cărți
}
web-port-royal-wait-claim = { $name } poate revendica o expediție
web-port-royal-paused = Partida este întreruptă
web-port-royal-over = Partida s-a încheiat

## Buttons. Short; the key is shown beside them.

web-port-royal-draw = Trage
web-port-royal-draw-first = prima carte este obligatorie
web-port-royal-stop = Oprește-te
web-port-royal-stop-takes = { $picks ->
    [one] ia { $picks } carte
    [few] ia { $picks } cărți
   *[other] ia { $picks } de cărți
}
web-port-royal-stop-plain = și ia cărți
web-port-royal-stop-nothing = nu ai bani de nimic
# On a card that is looked at while one draws.
web-port-royal-stop-and-take = Oprește-te și ia cartea aceasta
web-port-royal-pass = Pas
web-port-royal-pass-hint = nu mai lua nimic
web-port-royal-end-turn = Încheie tura
web-port-royal-repel = Alungă
web-port-royal-repel-hint = decartează nava
web-port-royal-keep = Las-o
web-port-royal-keep-hint = rămâne în port
# What a kept ship makes of the harbour: so many ship types, and so many cards may be taken.
web-port-royal-keep-makes = { $types ->
    [one] { $types } fel de nave
    [few] { $types } feluri de nave
   *[other] { $types } de feluri de nave
}: { $picks ->
    [one] { $picks } carte
    [few] { $picks } cărți
   *[other] { $picks } de cărți
}
web-port-royal-keep-bust-hint = ghinion intenționat
web-port-royal-claim = Revendică
web-port-royal-claim-ways = { $count ->
    [one] { $count } mod
    [few] { $count } moduri
   *[other] { $count } de moduri
}
web-port-royal-claim-choose = Pe cine trimiți în expediție?
web-port-royal-claim-label = Revendică: { $card }, trimite: { $persons }. Puncte { $points }, galbeni { $coins }

## Odds

# Behind a percentage, on the button that draws.
web-port-royal-bust = ghinion
# Shares of the next card, each a word and a percentage without its sign. Very short.
web-port-royal-odds-ship = navă { $share }
web-port-royal-odds-repel = alungare { $share }
web-port-royal-odds-new = navă nouă { $share }
web-port-royal-odds-person = personaj { $share }
web-port-royal-odds-expedition = expediție { $share }
web-port-royal-odds-tax = taxe { $share }
web-port-royal-odds-label = Cartea următoare: ghinion { $bust }, altă navă { $ship }, personaj { $person }, expediție { $expedition }, taxe { $tax }
web-port-royal-unseen = Cartea următoare, din { $cards }
web-port-royal-unseen-hint = Ce poate urma, inclusiv galbenii cu fața în jos.
web-port-royal-unseen-ship = { $ship }: { $count }
web-port-royal-unseen-persons = Personaje
web-port-royal-unseen-expeditions = Expediții
web-port-royal-unseen-taxes = Taxe
web-port-royal-unseen-bust = { $count ->
    [one] ghinion: { $count }
    [few] ghinion: { $count }
   *[other] ghinion: { $count }
}

## The log

web-port-royal-log-begin = Partida începe
web-port-royal-log-open = Deschide jurnalul
web-port-royal-log-empty = Încă nu s-a întâmplat nimic.
web-port-royal-log-undone = { $name } își retrage decizia
web-port-royal-log-undone-you = Îți retragi decizia
web-port-royal-log-replaced = { $name }: preia un bot
web-port-royal-log-restored = { $name } joacă din nou
web-port-royal-log-restored-you = Joci din nou
web-port-royal-log-resigned = { $name } abandonează
web-port-royal-log-resigned-you = Abandonezi
# A change of coins, such as “Zofia −2”.
web-port-royal-delta = { $name } { $amount }

## The end

web-port-royal-end-winner = { $name } câștigă
web-port-royal-end-winners = Victorie împărțită: { $names }
web-port-royal-end-nobody = Partida s-a încheiat fără câștigător
# What decided the game; $round: number of the turn, $name: who did it
web-port-royal-decided-bust = Ghinionul din tura { $round } a decis: { $name }.
web-port-royal-decided-claim = Expediția din tura { $round } a decis: { $name }.
web-port-royal-decided-hire = Angajarea din tura { $round } a decis: { $name }.
web-port-royal-decided-trade = Corabia din tura { $round } a decis: { $name }.
web-port-royal-decided-turn = Tura { $round } a decis: { $name }.
web-port-royal-end-player = Jucător
web-port-royal-end-total = Puncte
web-port-royal-end-tie = Puncte egale: decid galbenii.
web-port-royal-end-ineligible = fără expediție: nu poate câștiga
web-port-royal-end-line = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, { $coins ->
    [one] { $coins } galben
    [few] { $coins } galbeni
   *[other] { $coins } de galbeni
}
web-port-royal-end-how = De unde vin punctele

## Keys, for the help

web-port-royal-key-draw = Trage o carte
web-port-royal-key-stop = Oprește-te
web-port-royal-key-pass = Pas sau încheie tura
web-port-royal-key-claim = Revendică o expediție
web-port-royal-key-repel = Alungă nava tocmai trasă
web-port-royal-key-keep = Lasă în port nava tocmai trasă
web-port-royal-key-take = Ia o carte din port, numărând de la stânga
web-port-royal-key-read = Citește cartea aleasă
web-port-royal-key-undo = Retrage
web-port-royal-key-undo-turn = Retrage toată tura
web-port-royal-key-log = Deschide sau închide jurnalul
web-port-royal-key-discard = Răsfoiește teancul de decartare
web-port-royal-key-arrows = Treci de la o carte la alta
