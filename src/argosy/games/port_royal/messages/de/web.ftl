# The Port Royal table in the browser. Names of cards, events, actions and refusals are in port-royal.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Many of these are labels of a few square centimetres: prefer short words; a comment says where length matters.

## Short names printed on the cards themselves: at most some 12 letters in a line, a space allows two lines.
## Ships have no colour here: colour, hatching and silhouette tell it.

web-port-royal-plate-ship_yellow = Pinasse
web-port-royal-plate-ship_blue = Fleute
web-port-royal-plate-ship_green = Barke
web-port-royal-plate-ship_red = Fregatte
web-port-royal-plate-ship_black = Galeone
web-port-royal-plate-trader = Händler
web-port-royal-plate-expedition = Expedition
web-port-royal-plate-tax = Steuer­erhöhung
web-port-royal-back = Verdeckte Karte: eine Münze
web-port-royal-island = Jamaika

## Cards as a screen reader says them. $card is the card's name, the rest are figures with their words.

web-port-royal-label-ship = { $card }, { $coins }, { $swords }
web-port-royal-label-person = { $card }, kostet { $coins }, { $points }
web-port-royal-label-expedition = { $card }, { $points }, { $coins }

## What a card does, in full sentences; shown beside the large card.

web-port-royal-text-ship = Wer es nimmt, erhält { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }; dann wird das Schiff abgelegt. Gleich nach dem Aufdecken kann der aktive Spieler es mit { $swords ->
        [one] { $swords } Säbel
       *[other] { $swords } Säbeln
    } oder mehr abwehren. Bleibt ein zweites Schiff seiner Farbe, ist der Hafen verloren.
web-port-royal-text-ship-skull = Wer es nimmt, erhält { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }; dann wird das Schiff abgelegt. Der Totenkopf: Es lässt sich nicht abwehren. Beim zweiten Schiff seiner Farbe ist der Hafen verloren.
# $ship is a plate name such as “Frigate”; it stands behind a colon so that it needs no case.
web-port-royal-text-trader = Eine Münze mehr für jedes Schiff dieser Art, das du nimmst, im eigenen Zug und in denen der anderen: { $ship }.
web-port-royal-text-settler = Zeigt ein Haus, eines der Symbole für Expeditionen.
web-port-royal-text-captain = Zeigt einen Anker, eines der Symbole für Expeditionen.
web-port-royal-text-priest = Zeigt ein Kreuz, eines der Symbole für Expeditionen.
web-port-royal-text-jack = Steht für ein beliebiges Symbol einer Expedition: Haus, Anker oder Kreuz.
web-port-royal-text-sailor = Ein Säbel. Mit genug Säbeln kannst du ein gerade aufgedecktes Schiff abwehren; Säbel verbrauchen sich nie. Sie zählen auch, wenn eine Steuererhöhung die meisten Säbel belohnt.
web-port-royal-text-pirate = Zwei Säbel. Mit genug Säbeln kannst du ein gerade aufgedecktes Schiff abwehren; Säbel verbrauchen sich nie. Sie zählen auch, wenn eine Steuererhöhung die meisten Säbel belohnt.
web-port-royal-text-mademoiselle = Jede Person, die du anheuerst, kostet dich eine Münze weniger, bis hinab auf nichts. Die Münze für den aktiven Spieler bleibt.
web-port-royal-text-jester = Eine Münze, wann immer jemand zu viel riskiert, auch du selbst; und eine Münze im Zug eines anderen, wenn du an der Reihe bist und der Hafen leer ist.
web-port-royal-text-admiral = Zwei Münzen immer dann, wenn du Karten nehmen darfst und dabei fünf oder mehr Karten im Hafen liegen, auch wenn du keine nimmst.
web-port-royal-text-governor = Du darfst jedes Mal eine Karte mehr nehmen, im eigenen Zug und in denen der anderen. Im Zug eines anderen kostet dich jede Karte weiterhin eine Münze für den aktiven Spieler.
# $symbols: a list such as “anchor, anchor, house”.
web-port-royal-text-expedition = Wenn du in deinem eigenen Zug zu entscheiden hast, lege Personen mit genau diesen Symbolen ab: { $symbols }. Die Expedition bleibt dann bis zum Ende bei dir, und du erhältst { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }. Ein Tausendsassa steht für ein beliebiges Symbol.
web-port-royal-text-tax_max_swords = Wer zwölf oder mehr Münzen hat, bezahlt die Hälfte, abgerundet. Dann erhält, wer die meisten Säbel hat, eine Münze; bei Gleichstand alle Beteiligten.
web-port-royal-text-tax_min_vp = Wer zwölf oder mehr Münzen hat, bezahlt die Hälfte, abgerundet. Dann erhält, wer die wenigsten Punkte hat, eine Münze; bei Gleichstand alle Beteiligten.
web-port-royal-text-back = Eine verdeckte Karte ist eine Münze. Niemand kennt ihre Vorderseite, auch ihr Besitzer nicht.
# How many copies of the large card are in the pack.
web-port-royal-copies = { $count ->
    [one] { $count } im Stapel
   *[other] { $count } im Stapel
}
web-port-royal-symbol-anchor = Anker
web-port-royal-symbol-cross = Kreuz
web-port-royal-symbol-house = Haus

## The bar on top

web-port-royal-turn = Zug { $turn }
web-port-royal-goal = bis 12 Punkte
web-port-royal-goal-expedition = bis 12 Punkte mit Expedition
web-port-royal-last-round = letzte Runde
web-port-royal-undo = Rückgängig
web-port-royal-undo-turn = Ganzen Zug zurücknehmen
web-port-royal-log = Verlauf

## The harbour and the piles

web-port-royal-count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-port-royal-count-types = { $count ->
    [one] { $count } Schiffsart
   *[other] { $count } Schiffsarten
}
web-port-royal-types = Schiffsarten im Hafen
# Beside the row of ship types: how many cards the active player may take after stopping now.
web-port-royal-picks = { $picks ->
    [one] { $picks } Karte nehmen
   *[other] { $picks } Karten nehmen
}
# And what one more ship type would make of it.
web-port-royal-picks-more = { $picks ->
    [one] eine Art mehr: { $picks } Karte
   *[other] eine Art mehr: { $picks } Karten
}
# In the phase in which cards are taken: how many the player may still take. Short.
web-port-royal-picks-left = { $picks ->
    [one] noch { $picks } Karte
   *[other] noch { $picks } Karten
}
web-port-royal-harbour-empty = Der Hafen ist leer
web-port-royal-harbour-calm = Noch ist keine Karte aufgedeckt.
# Flag on the card that came last. Very short.
web-port-royal-new = neu
# Flag on a ship that was just drawn and may be repelled. Very short.
web-port-royal-fate = ?
web-port-royal-deck = Nachziehstapel
web-port-royal-deck-draw = Karte aufdecken
web-port-royal-discard = Ablage
web-port-royal-discard-open = Ablagestapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: durchsehen
web-port-royal-discard-empty = Noch wurde nichts abgelegt.
# Under an expedition. Very short.
web-port-royal-claim-now = jetzt erfüllbar
web-port-royal-towards = { $have } von { $need }

## A card in the harbour, as a button. $card is the whole label of the card.

web-port-royal-offer-gain = { $card }. Bringt dir { $gain ->
    [one] { $gain } Münze
   *[other] { $gain } Münzen
}
web-port-royal-offer-price = { $card }. Kostet dich { $price ->
    [0] nichts
    [one] { $price } Münze
   *[other] { $price } Münzen
}
web-port-royal-offer-dear = { $card }. Kostet dich { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}: mehr, als du hast
web-port-royal-take-offer = Nehmen: { $offer }
# On the card that can be taken now. Very short.
web-port-royal-take = Nehmen

## Players

web-port-royal-you = du
web-port-royal-others = Die anderen Spieler
web-port-royal-coins = Münzen
web-port-royal-swords = Säbel
web-port-royal-points = Punkte
web-port-royal-scale = { $points ->
    [one] { $points } Punkt von 12
   *[other] { $points } Punkte von 12
}
# $more: points after the claim that is possible now.
web-port-royal-scale-claim = { $points } von 12, { $more } mit der Expedition
web-port-royal-scale-plain = { $points } von 12
web-port-royal-active = aktiver Spieler
web-port-royal-deciding = entscheidet jetzt
web-port-royal-offline = nicht da
web-port-royal-display-of = Auslage: { $name }
# The button that is a player’s panel. $coins, $swords and $points are figures with their words.
web-port-royal-panel = { $name }: { $coins }, { $swords }, { $points }. Auslage ansehen
web-port-royal-display-empty = Noch keine Karten
web-port-royal-order = Reihenfolge

# Groups of a display. Short: they are headings over one card.
web-port-royal-family-trade = Handel
web-port-royal-family-swords = Säbel
web-port-royal-family-symbols = Symbole
web-port-royal-family-office = Hof
web-port-royal-family-expeditions = Expeditionen

# Bots have no names of their own: they are called after the beast drawn at their seat.
web-port-royal-beast-0 = Wal
web-port-royal-beast-1 = Krake
web-port-royal-beast-2 = Seepferdchen
web-port-royal-beast-3 = Schildkröte
web-port-royal-beast-4 = Krabbe

## The question next to the buttons

web-port-royal-wanted = Du bist gefragt
# The same where there is little room.
web-port-royal-wanted-short = Du bist gefragt
web-port-royal-ask-first = Dein Zug beginnt: Decke die erste Karte auf.
web-port-royal-ask-draw = Weiter aufdecken oder aufhören und Karten nehmen?
web-port-royal-ask-draw-picks = { $picks ->
    [one] Weiter aufdecken oder aufhören und { $picks } Karte nehmen?
   *[other] Weiter aufdecken oder aufhören und { $picks } Karten nehmen?
}
web-port-royal-ask-draw-only = Decke weiter Karten auf: Aufhören geht hier nicht.
web-port-royal-ask-stop-only = Es ist keine Karte mehr da: Hör auf.
# $card: a ship, such as “red Frigate”.
web-port-royal-ask-ship = Ein Schiff: { $card }. Abwehren oder anlegen lassen?
web-port-royal-ask-ship-bust = Ein Schiff: { $card }. Diese Art liegt schon im Hafen. Abwehren oder alles verlieren?
web-port-royal-ask-ship-only = Dieses Schiff muss abgewehrt werden: { $card }
web-port-royal-ask-take = { $picks ->
    [one] Nimm { $picks } Karte aus dem Hafen oder passe.
   *[other] Nimm bis zu { $picks } Karten aus dem Hafen oder passe.
}
# The seat’s own go in another player’s turn; $name gets the fee.
web-port-royal-ask-take-fee = { $picks ->
    [one] Nimm { $picks } Karte oder passe. Eine Münze geht an: { $name }
   *[other] Nimm bis zu { $picks } Karten oder passe. Je eine Münze geht an: { $name }
}
web-port-royal-ask-nothing = Du kannst nichts nehmen: Passe.
web-port-royal-ask-claim = Erfülle eine Expedition oder beende deinen Zug.
web-port-royal-ask-after-bust = Zu viel riskiert. Du kannst noch eine Expedition erfüllen.
# In the place of the question, while the harbour is swept away. $card: a ship, such as “red Frigate”.
web-port-royal-bust-mine = Fehlschlag!
web-port-royal-bust-theirs = { $name }: Fehlschlag!
web-port-royal-bust-lost = Eine zweite { $card }: { $count ->
    [one] { $count } Karte verloren
   *[other] { $count } Karten verloren
}
web-port-royal-sure = Noch einmal zum Bestätigen
web-port-royal-waiting = Der Tisch wartet
web-port-royal-wait-first = { $name } beginnt einen Zug
web-port-royal-wait-draw = { $name } entscheidet: weiter aufdecken oder aufhören
web-port-royal-wait-ship = { $name } entscheidet über dieses Schiff: { $card }
web-port-royal-wait-take = { $name } darf nehmen: { $picks ->
    [one] { $picks } Karte
   *[other] { $picks } Karten
}
web-port-royal-wait-claim = { $name } darf eine Expedition erfüllen
web-port-royal-paused = Die Partie ist unterbrochen
web-port-royal-over = Die Partie ist zu Ende

## Buttons. Short; the key is shown beside them.

web-port-royal-draw = Aufdecken
web-port-royal-draw-first = die erste Karte ist Pflicht
web-port-royal-stop = Aufhören
web-port-royal-stop-takes = { $picks ->
    [one] { $picks } Karte nehmen
   *[other] { $picks } Karten nehmen
}
web-port-royal-stop-plain = und Karten nehmen
web-port-royal-stop-nothing = nichts, was du bezahlen kannst
# On a card that is looked at while one draws.
web-port-royal-stop-and-take = Aufhören und diese nehmen
web-port-royal-pass = Passen
web-port-royal-pass-hint = nichts mehr nehmen
web-port-royal-end-turn = Zug beenden
web-port-royal-repel = Abwehren
web-port-royal-repel-hint = das Schiff ablegen
web-port-royal-keep = Anlegen lassen
web-port-royal-keep-hint = es legt an
# What a kept ship makes of the harbour: so many ship types, and so many cards may be taken.
web-port-royal-keep-makes = { $types }. Schiffsart: { $picks ->
    [one] { $picks } Karte
   *[other] { $picks } Karten
}
web-port-royal-keep-bust-hint = absichtlicher Fehlschlag
web-port-royal-claim = Erfüllen
web-port-royal-claim-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-port-royal-claim-choose = Wen schickst du auf die Expedition?
web-port-royal-claim-label = Erfüllen: { $card } mit { $persons }. Punkte { $points }, Münzen { $coins }

## Odds

# Behind a percentage, on the button that draws.
web-port-royal-bust = Fehlschlag
# Shares of the next card, each a word and a percentage without its sign. Very short.
web-port-royal-odds-ship = Schiff { $share }
web-port-royal-odds-repel = Abwehr { $share }
web-port-royal-odds-new = neues Schiff { $share }
web-port-royal-odds-person = Person { $share }
web-port-royal-odds-expedition = Expedition { $share }
web-port-royal-odds-tax = Steuer { $share }
web-port-royal-odds-label = Nächste Karte: Fehlschlag { $bust }, anderes Schiff { $ship }, Person { $person }, Expedition { $expedition }, Steuer { $tax }
web-port-royal-unseen = Nächste Karte, aus { $cards }
web-port-royal-unseen-hint = Was als Nächstes kommen kann, verdeckte Münzen eingerechnet.
web-port-royal-unseen-ship = { $ship }: { $count }
web-port-royal-unseen-persons = Personen
web-port-royal-unseen-expeditions = Expeditionen
web-port-royal-unseen-taxes = Steuer
web-port-royal-unseen-bust = { $count ->
    [one] Fehlschlag: { $count }
   *[other] Fehlschlag: { $count }
}

## The log

web-port-royal-log-begin = Die Partie beginnt
web-port-royal-log-open = Verlauf öffnen
web-port-royal-log-empty = Noch ist nichts geschehen.
web-port-royal-log-undone = { $name } nimmt eine Entscheidung zurück
web-port-royal-log-undone-you = Du nimmst eine Entscheidung zurück
web-port-royal-log-replaced = { $name }: ein Bot übernimmt
web-port-royal-log-restored = { $name } spielt wieder
web-port-royal-log-restored-you = Du spielst wieder
web-port-royal-log-resigned = { $name } gibt auf
web-port-royal-log-resigned-you = Du gibst auf
# A change of coins, such as “Zofia −2”.
web-port-royal-delta = { $name } { $amount }

## The end

web-port-royal-end-winner = { $name } gewinnt
web-port-royal-end-winners = Geteilter Sieg: { $names }
web-port-royal-end-nobody = Die Partie endete ohne Sieger
# What decided the game; $round: number of the turn, $name: who did it
web-port-royal-decided-bust = Zu viel riskiert in Zug { $round }, das gab den Ausschlag: { $name }.
web-port-royal-decided-claim = Die Expedition in Zug { $round } gab den Ausschlag: { $name }.
web-port-royal-decided-hire = Wer in Zug { $round } angeheuert wurde, gab den Ausschlag: { $name }.
web-port-royal-decided-trade = Das Schiff in Zug { $round } gab den Ausschlag: { $name }.
web-port-royal-decided-turn = Zug { $round } gab den Ausschlag: { $name }.
web-port-royal-end-player = Spieler
web-port-royal-end-total = Punkte
web-port-royal-end-tie = Gleich viele Punkte: Die Münzen entscheiden.
web-port-royal-end-ineligible = keine Expedition: kann nicht gewinnen
web-port-royal-end-line = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
web-port-royal-end-how = Wie die Punkte zustande kamen

## Keys, for the help

web-port-royal-key-draw = Karte aufdecken
web-port-royal-key-stop = Aufhören
web-port-royal-key-pass = Passen oder Zug beenden
web-port-royal-key-claim = Expedition erfüllen
web-port-royal-key-repel = Gerade aufgedecktes Schiff abwehren
web-port-royal-key-keep = Gerade aufgedecktes Schiff anlegen lassen
web-port-royal-key-take = Karte aus dem Hafen nehmen, von links gezählt
web-port-royal-key-read = Die gewählte Karte lesen
web-port-royal-key-undo = Rückgängig
web-port-royal-key-undo-turn = Ganzen Zug zurücknehmen
web-port-royal-key-log = Verlauf öffnen oder schließen
web-port-royal-key-discard = Ablagestapel durchsehen
web-port-royal-key-arrows = Zwischen den Karten wechseln
