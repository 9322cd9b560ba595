# The Oltre Mare table in the browser. Names of cards, goods, tokens, phases and events are in oltre-mare.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Most of these stand on buttons or beside figures: keep them short.

## Cards in words (read aloud, and under the large picture)

# $card: name of the card, such as “Salt 8”; $symbols: one or two names of symbols, joined by commas
web-oltre-mare-marks = { $card }: { $symbols }; Seefahrtsmacht { $power }, Fracht { $load }
web-oltre-mare-marks-port = { $card }: { $symbols }; Seefahrtsmacht { $power }, Fracht { $load }; Hafen: { $port }
# A card in a sentence, told from others of its good; $symbols: one or two, joined by “+”
web-oltre-mare-card-marked = { $good } ({ $symbols }, Macht { $power })
web-oltre-mare-symbols = Symbole
web-oltre-mare-port = Hafen
web-oltre-mare-copies = Karten dieser Ware
web-oltre-mare-payout = Eine Serie von 1, 2, 3 … bringt

## The bar on top

web-oltre-mare-phases = Phasen des Zuges
# The four phases of a turn, as short as possible
web-oltre-mare-phase-power = Seefahrtsmacht
web-oltre-mare-phase-trade = Handel
web-oltre-mare-phase-actions = Aktionen
web-oltre-mare-phase-loading = Laden
web-oltre-mare-your-decision = Du bist gefragt
# What is wanted of you, after “Your decision”
web-oltre-mare-why-offer = { $name } wartet auf deine Antwort
web-oltre-mare-why-choose = { $name } ist einverstanden: schließ das Geschäft ab
# You have accepted; the one who made the offer now chooses
web-oltre-mare-why-chosen = Du hast zugestimmt. Jetzt entscheidet { $name }
web-oltre-mare-why-discard = { $count ->
    [one] Gib { $count } Karte an die Piraten
   *[other] Gib { $count } Karten an die Piraten
}
web-oltre-mare-why-trade = Handle, kaufe, dann beende die Handelsphase
web-oltre-mare-why-play = { $count ->
    [one] Wähle { $count } Karte zum Ausspielen
   *[other] Wähle { $count } Karten zum Ausspielen
}
web-oltre-mare-why-sail = { $count ->
    [one] Segeln: noch { $count } Bewegung
   *[other] Segeln: noch { $count } Bewegungen
}
web-oltre-mare-why-compass = Folge dem Kompass in einen beliebigen Hafen oder bleib
web-oltre-mare-why-load = Wähle die Reihenfolge beim Verladen
# $names: one or several players, already joined with commas
web-oltre-mare-waits-for = Wartet auf: { $names }
web-oltre-mare-round = Runde { $number }
web-oltre-mare-last-round = Letzte Runde
web-oltre-mare-undo = Rückgängig

## Players

web-oltre-mare-you = Du
web-oltre-mare-others = Die anderen Spieler
web-oltre-mare-your-seat = Dein Platz
web-oltre-mare-watching = Du schaust nur zu.
# Bots bear first names of Venetian captains, one for each seat; they need no translation, only the right letters
web-oltre-mare-captain-0 = Anzolo
web-oltre-mare-captain-1 = Zuane
web-oltre-mare-captain-2 = Marin
web-oltre-mare-captain-3 = Piero
web-oltre-mare-captain-4 = Lunardo
# Said of another player, beside the name
web-oltre-mare-offers-you = bietet dir ein Geschäft an
web-oltre-mare-wants-no-deals = keine Geschäfte in diesem Zug
web-oltre-mare-considers = prüft ein Angebot
web-oltre-mare-all-about = Alles über: { $name }
web-oltre-mare-ducats = Dukaten
web-oltre-mare-tokens = Hafenmarker
web-oltre-mare-no-tokens = Noch keine Hafenmarker
web-oltre-mare-token-active = aktiv
web-oltre-mare-no-active-token = kein aktiver Marker
# Beside a figure, very little room
web-oltre-mare-prestige-short = Prestige
web-oltre-mare-pirates-short = Piraten
web-oltre-mare-in-port = in { $port }
web-oltre-mare-cargo-size = Frachtstapel: { $amount }
web-oltre-mare-my-cargo = { $amount ->
    [one] Dein Frachtstapel: { $amount } Karte
   *[other] Dein Frachtstapel: { $amount } Karten
}
web-oltre-mare-hand-empty = Keine Karten auf der Hand
web-oltre-mare-in-offer = in einem Angebot
web-oltre-mare-bottom-first = Von unten nach oben.
web-oltre-mare-unknown-card = eine Karte, die du nicht kennst
web-oltre-mare-cargo-closed = { $amount ->
    [one] { $amount } Karte. An diesem Tisch sieht niemand einen Frachtstapel durch: Nur die oberste Karte ist zu sehen.
   *[other] { $amount } Karten. An diesem Tisch sieht niemand einen Frachtstapel durch: Nur die oberste Karte ist zu sehen.
}
web-oltre-mare-pirates-closed = { $amount ->
    [one] { $amount } Karte, verdeckt. Am Ende kostet jede 1 Dukaten.
   *[other] { $amount } Karten, verdeckt. Am Ende kostet jede 1 Dukaten.
}

## The chart

web-oltre-mare-chart = Seekarte
# $names: the players whose ships lie in a port
web-oltre-mare-ships-here = Schiffe: { $names }
web-oltre-mare-may-sail = Dorthin kannst du fahren
# In the corner of the chart, behind a picture of the ring: where the trip of this turn can end
web-oltre-mare-trip-ends = { $count ->
    [one] { $count } Bewegung endet hier
   *[other] { $count } Bewegungen enden hier
}
# Before the ports of a course, joined by arrows
web-oltre-mare-trip = { $count ->
    [one] { $count } Bewegung:
   *[other] { $count } Bewegungen:
}
web-oltre-mare-planned = geplant
# What comes of ending there
web-oltre-mare-end-lost = Hier liegt kein Marker: Dein aktiver Marker würde umgedreht.
web-oltre-mare-end-nothing = Hier liegt kein Marker.
web-oltre-mare-end-compass = Von hier führt der Kompass in jeden Hafen.
web-oltre-mare-whole-chart = Ganze Karte oder nah an deinem Schiff
web-oltre-mare-nearer = Vergrößern
web-oltre-mare-farther = Verkleinern
web-oltre-mare-played = In diesem Zug ausgespielt: { $name }

## The planner: what the chosen cards will do

web-oltre-mare-planner = Planer
web-oltre-mare-play-so-many = { $chosen } von { $count } ausspielen
# Behind a figure that shows how many: “3 pirate cards”
web-oltre-mare-effect-ducat = { $count ->
    [one] Dukat
   *[other] Dukaten
}
web-oltre-mare-effect-pirate = { $count ->
    [one] Pirat
   *[other] Piraten
}
web-oltre-mare-effect-draw = { $count ->
    [one] Karte
   *[other] Karten
}
web-oltre-mare-effect-ship = { $count ->
    [one] Bewegung
   *[other] Bewegungen
}
web-oltre-mare-next-turn = nächster Zug
web-oltre-mare-load-order = Ladereihenfolge, unterste zuerst
# $place: 1 is the bottom; $card: the card and its marks
web-oltre-mare-load-place = Stelle { $place }: { $card }
web-oltre-mare-run = { $number } × { $good } brächte { oltre-mare-ducats-object }
web-oltre-mare-run-at-least = { $number } × { $good } oder mehr brächte mindestens { oltre-mare-ducats-object }
web-oltre-mare-sail-on = { $count ->
    [one] Segeln: { $count } Bewegung
   *[other] Segeln: { $count } Bewegungen
}
# $chosen: cards chosen so far
web-oltre-mare-discard-so-many = Seefahrtsmacht { $power }: { $chosen } von { $count } an die Piraten
web-oltre-mare-turn-of = { $name }: { $phase }
# The button that ends a phase
web-oltre-mare-do-discard = { $count ->
    [one] { $count } Karte an die Piraten
   *[other] { $count } Karten an die Piraten
}
web-oltre-mare-do-finish = Handel beenden
web-oltre-mare-do-play = { $count ->
    [one] { $count } Karte ausspielen
   *[other] { $count } Karten ausspielen
}
web-oltre-mare-do-stay = Hier bleiben
web-oltre-mare-do-load = Verladen
# On the same button, for those who want to be asked
web-oltre-mare-press-again = Noch einmal zum Bestätigen

## The dealing desk

web-oltre-mare-desk = Handelstisch
web-oltre-mare-desk-closed = Geschäfte gibt es in der Handelsphase.
web-oltre-mare-desk-idle = Kein Angebot ist offen.
web-oltre-mare-desk-quiet = Du willst in diesem Zug keine Geschäfte.
web-oltre-mare-no-deals = Diesmal keine Geschäfte
web-oltre-mare-offer-of = Angebot von: { $name }
# After a player’s name
web-oltre-mare-offers = bietet an
web-oltre-mare-offers-all = bietet allen an
web-oltre-mare-open-offer = Zeigen, was dabei herauskommt
web-oltre-mare-you-get = du erhältst
web-oltre-mare-you-give = du gibst
web-oltre-mare-which-cards = Welche Karten du gibst
web-oltre-mare-then-ducats = Dukaten
web-oltre-mare-then-hand = Hand
# What a deal is worth: the best run of one’s cargo in ducats; cards in hand against the naval power
web-oltre-mare-worth-run = beste Serie
web-oltre-mare-worth-hand = Hand, Macht { $power }
web-oltre-mare-then-load = Fracht { $load }
# Whether the load can still be reached after a deal
web-oltre-mare-out-of-reach = unerreichbar
web-oltre-mare-they-choose = Wenn du zustimmst, kommt das Geschäft erst zustande, wenn deine Antwort gewählt wird.
# The same where the offer is for you alone; $name: who made it
web-oltre-mare-they-confirm = Wenn du zustimmst, muss das Geschäft noch bestätigt werden: { $name }.
web-oltre-mare-accept = Annehmen
web-oltre-mare-counter = Gegenangebot
web-oltre-mare-decline = Ablehnen
web-oltre-mare-take-back = Zurücknehmen
web-oltre-mare-your-offer = Dein Angebot
web-oltre-mare-your-offer-all = Dein Angebot an alle
web-oltre-mare-your-offer-to = Dein Angebot an: { $name }
web-oltre-mare-withdraw = Zurückziehen
web-oltre-mare-choose-answer = Wähle eine Antwort
web-oltre-mare-agrees = { $name } stimmt zu
web-oltre-mare-deal = Geschäft abschließen
web-oltre-mare-considering = Überlegt noch: { $names }
web-oltre-mare-declined = Lehnt ab: { $names }
# Claims about hidden cards; true or not. In quotation marks.
web-oltre-mare-say = Etwas über die Karten sagen …
web-oltre-mare-claim-symbol = „Eine hat das Symbol { $symbol }.“
web-oltre-mare-claim-power = „Eine hat Seefahrtsmacht { $amount }.“
web-oltre-mare-claim-load = „Eine hat Fracht { $amount }.“
web-oltre-mare-claim-port = „Eine nennt den Hafen { $port }.“
web-oltre-mare-unchecked = ungeprüft
# What a bot says over an offer: about what all can see, never about its hand; it fits any gender.
# $goods: the goods it speaks of, in the case of “I seek …”
web-oltre-mare-said-gems = Edelsteine
web-oltre-mare-said-scrolls = Schriftrollen
web-oltre-mare-said-silk = Seide
web-oltre-mare-said-salt = Salz
web-oltre-mare-said-pottery = Tonwaren
web-oltre-mare-said-olives = Oliven
web-oltre-mare-said-grain = Korn
web-oltre-mare-says-counter = So nicht. Aber das hier ginge.
web-oltre-mare-says-seek-run = Ich sammle { $goods } für eine längere Serie.
web-oltre-mare-says-seek = Ich suche { $goods }.
web-oltre-mare-says-spare = Ich kann { $goods } entbehren.
web-oltre-mare-says-gift = Mit den besten Empfehlungen.
web-oltre-mare-says-beg = Und was bekomme ich dafür?
web-oltre-mare-says-need = { $goods } sammle ich selbst.
web-oltre-mare-says-few = { oltre-mare-ducats } für { $goods }? Zu wenig.
web-oltre-mare-says-dear = { oltre-mare-ducats }? Das ist mir zu teuer.
web-oltre-mare-says-rival = { $goods } sammelst du doch. Da helfe ich lieber nicht.
web-oltre-mare-says-other = Ich sammle { $goods }, nicht das.
web-oltre-mare-says-honoured = Mein Prestige habe ich in diesem Zug schon.
web-oltre-mare-says-little = Das bringt mir zu wenig.
# Said when it withdraws an offer that somebody has agreed to
web-oltre-mare-says-regret = Nein, doch lieber nicht.
web-oltre-mare-quoted = „{ $line }“
# The ducats of an offer have changed: $before is the figure it had
web-oltre-mare-new-price = Jetzt { oltre-mare-ducats } statt { $before }
web-oltre-mare-new-terms = Neue Bedingungen für dieselben Waren
web-oltre-mare-new-offer = Neues Angebot
web-oltre-mare-offer-to = Für wen
web-oltre-mare-all = Alle
web-oltre-mare-drop-offer = Dieses Angebot verwerfen
web-oltre-mare-give = ich gebe
web-oltre-mare-want = ich will
web-oltre-mare-give-ducats = Dukaten, die du gibst
web-oltre-mare-want-ducats = Dukaten, die du willst
web-oltre-mare-less = Einer weniger
web-oltre-mare-more = Einer mehr
web-oltre-mare-tap-cards = Karten auf der Hand antippen
web-oltre-mare-take-out = Herausnehmen: { $card }
web-oltre-mare-one-less = Eins weniger: { $good }
web-oltre-mare-add-good = Ware hinzufügen
web-oltre-mare-offer-hint = Füge Karten oder Waren hinzu. Ein Angebot mit einer leeren Seite ist ein Geschenk.
# Stands above figures: what hands and ducats would be after the deal.
web-oltre-mare-if-accepted = Wird es angenommen:
web-oltre-mare-send = Anbieten
web-oltre-mare-buy = Kaufen
web-oltre-mare-buys-left = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}

## Scorings

web-oltre-mare-first-scoring = Zwischenwertung
# One line for each thing that is scored, before the ducats it brings
web-oltre-mare-line-rank_prestige = Prestige
web-oltre-mare-line-run = Serie
# Runs of one card each, all in one line; the figure stands before it
web-oltre-mare-line-singles = { $count ->
    [one] einzelne Karte
   *[other] einzelne Karten
}
web-oltre-mare-line-keep = bleibt geladen
web-oltre-mare-line-loss = Piratenstapel
web-oltre-mare-line-rank_tokens = Hafenmarker
web-oltre-mare-line-hand_cards = Handkarten
# Ducats before the scoring, above its lines
web-oltre-mare-before = Vorher
# Who won and by what; then where the difference to the second came from
web-oltre-mare-won-by = { $ahead ->
    [0] { $name } und { $other } haben gleich viele Dukaten; die größere Fracht entscheidet.
    [one] { $name } liegt { $ahead } Dukaten vor { $other }.
   *[other] { $name } liegt { $ahead } Dukaten vor { $other }.
}
web-oltre-mare-won-by-you = { $ahead ->
    [0] Du und { $other } habt gleich viele Dukaten; die größere Fracht entscheidet.
    [one] Du liegst { $ahead } Dukaten vor { $other }.
   *[other] Du liegst { $ahead } Dukaten vor { $other }.
}
web-oltre-mare-won-over-you = { $ahead ->
    [0] { $name } und du habt gleich viele Dukaten; die größere Fracht entscheidet.
    [one] { $name } liegt { $ahead } Dukaten vor dir.
   *[other] { $name } liegt { $ahead } Dukaten vor dir.
}
web-oltre-mare-won-before = Am meisten zählte, was vor der Wertung verdient war (+{ $amount }).
web-oltre-mare-won-cargo = Am meisten zählte die Fracht (+{ $amount }).
web-oltre-mare-won-prestige = Am meisten zählte das Prestige (+{ $amount }).
web-oltre-mare-won-pirates = Am meisten zählte der kleinere Piratenstapel (+{ $amount }).
web-oltre-mare-won-rank_tokens = Am meisten zählten die Hafenmarker (+{ $amount }).
web-oltre-mare-won-hand_cards = Am meisten zählten die Handkarten (+{ $amount }).
web-oltre-mare-won-run = Beste Serie: { $number } × { $good } (+{ $amount }).
# What decided the game; $round: number of the round, $name: who did it
web-oltre-mare-decided-final = Die Schlusswertung gab den Ausschlag.
web-oltre-mare-decided-venice = Die Zwischenwertung in Runde { $round } gab den Ausschlag.
web-oltre-mare-decided-deal = Das Geschäft in Runde { $round } gab den Ausschlag: { $name }.
web-oltre-mare-decided-quiet_deal = Das Geschäft unter vier Augen in Runde { $round } gab den Ausschlag.
web-oltre-mare-decided-turn = Runde { $round } gab den Ausschlag: { $name }.
web-oltre-mare-scored = Summe
# $place: rank in the game, 1 is the winner
web-oltre-mare-place = Platz { $place }

## Log and parts of the screen

web-oltre-mare-log = Verlauf
web-oltre-mare-log-undone = { $name } nimmt eine Entscheidung zurück
web-oltre-mare-log-undone-you = Du nimmst eine Entscheidung zurück
# One player, in a line before the ducats a scoring brings
web-oltre-mare-log-scored = { $name }: Wertung
# What the log and the desk say of an offer; behind it pictures show what is given and what is wanted.
web-oltre-mare-told-offer = { $name } → { $other }, Angebot:
web-oltre-mare-told-offer-you = Du → { $other }, Angebot:
web-oltre-mare-told-offer-all = { $name } → alle, Angebot:
web-oltre-mare-told-offer-all-you = Du → alle, Angebot:
web-oltre-mare-told-deal = { $name } → { $other }: Geschäft abgeschlossen.
web-oltre-mare-told-deal-you = Du → { $other }: Geschäft abgeschlossen.
web-oltre-mare-told-withdraw = { $name } zieht das Angebot zurück
web-oltre-mare-told-withdraw-you = Du ziehst das Angebot zurück
web-oltre-mare-told-lapse_cards = { $name }: Das Angebot endet, weil seine Karten nicht mehr auf der Hand sind
web-oltre-mare-told-lapse_cards-you = Dein Angebot endet, weil seine Karten nicht mehr auf der Hand sind
web-oltre-mare-told-lapse_hand = { $name }: Das Angebot endet, weil niemand, für den es gilt, noch genug Handkarten hat
web-oltre-mare-told-lapse_hand-you = Dein Angebot endet, weil niemand, für den es gilt, noch genug Handkarten hat
web-oltre-mare-told-lapse_load = { $name }: Das Angebot endet, weil dem aktiven Spieler danach Karten für die Fracht fehlen würden
web-oltre-mare-told-lapse_load-you = Dein Angebot endet, weil dem aktiven Spieler danach Karten für die Fracht fehlen würden
web-oltre-mare-told-lapse_no_deals = { $name }: Das Angebot endet, weil eine Seite in diesem Zug keine Geschäfte mehr will
web-oltre-mare-told-lapse_no_deals-you = Dein Angebot endet, weil eine Seite in diesem Zug keine Geschäfte mehr will
web-oltre-mare-told-lapse_declined = { $name }: Das Angebot endet, weil alle es ablehnen
web-oltre-mare-told-lapse_declined-you = Dein Angebot endet, weil alle es ablehnen
web-oltre-mare-told-play = { $name } spielt aus:
web-oltre-mare-told-play-you = Du spielst aus:
web-oltre-mare-told-load = { $name } verlädt:
web-oltre-mare-told-load-you = Du verlädst:
web-oltre-mare-told-see = { $name } sieht:
web-oltre-mare-told-see-you = Du siehst:
web-oltre-mare-parts = Teile des Tisches
web-oltre-mare-tab-chart = Karte
web-oltre-mare-tab-deals = Geschäfte
web-oltre-mare-tab-log = Verlauf

## Keys

web-oltre-mare-key-arrows = Zwischen Handkarten oder Häfen wechseln
web-oltre-mare-key-space = Karte oder Hafen wählen
web-oltre-mare-key-enter = An die Piraten geben, ausspielen, verladen oder bleiben
web-oltre-mare-key-finish = Handel beenden
web-oltre-mare-key-buy-deck = Vom Warenstapel kaufen
web-oltre-mare-key-buy-pirates = Vom Piratenstapel kaufen
web-oltre-mare-key-offer = Angebot beginnen, dann abschicken
web-oltre-mare-key-accept = Das oberste Angebot annehmen oder das vereinbarte Geschäft abschließen
web-oltre-mare-key-counter = Mit einem eigenen Angebot antworten
web-oltre-mare-key-decline = Ablehnen
web-oltre-mare-key-no-deals = Keine Geschäfte in diesem Zug
web-oltre-mare-key-hand = Zur Hand
web-oltre-mare-key-chart = Zur Seekarte
web-oltre-mare-key-load = Eine Karte in der Ladereihenfolge verschieben
web-oltre-mare-key-zoom = Seekarte vergrößern, verkleinern, ganz zeigen
web-oltre-mare-key-read = Die Karte im Ganzen lesen
web-oltre-mare-key-undo = Letzte Entscheidung zurücknehmen
web-oltre-mare-key-reset = Zug zurücknehmen
