# Port Royal: everything a player reads, but for the frame around it.
# Player names are never declined: they stand first, or behind a colon or an arrow.

port-royal-title = Port Royal

## Cards. Ships carry their colour in the name; the figures of a card are shown beside it.

port-royal-card-ship_yellow = gelbe Pinasse
port-royal-card-ship_blue = blaue Fleute
port-royal-card-ship_green = grüne Barke
port-royal-card-ship_red = rote Fregatte
port-royal-card-ship_black = schwarze Galeone
port-royal-card-trader_yellow = Händler (gelb)
port-royal-card-trader_blue = Händler (blau)
port-royal-card-trader_green = Händler (grün)
port-royal-card-trader_red = Händler (rot)
port-royal-card-trader_black = Händler (schwarz)
port-royal-card-settler = Siedler
port-royal-card-captain = Kapitän
port-royal-card-priest = Priester
port-royal-card-jack = Tausendsassa
port-royal-card-sailor = Matrose
port-royal-card-pirate = Pirat
port-royal-card-mademoiselle = Fräulein
port-royal-card-jester = Witzbold
port-royal-card-admiral = Admiral
port-royal-card-governor = Gouverneur
port-royal-card-expedition_cc = Expedition (2 Kapitäne)
port-royal-card-expedition_pp = Expedition (2 Priester)
port-royal-card-expedition_ss = Expedition (2 Siedler)
port-royal-card-expedition_ccs = Expedition (2 Kapitäne, Siedler)
port-royal-card-expedition_pps = Expedition (2 Priester, Siedler)
port-royal-card-expedition_cps_5p = Expedition (Kapitän, Priester, Siedler)
port-royal-card-tax_max_swords = Steuererhöhung (meiste Säbel)
port-royal-card-tax_min_vp = Steuererhöhung (wenigste Punkte)

## Figures

port-royal-coins = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
port-royal-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
port-royal-swords = { $amount ->
    [one] { $amount } Säbel
   *[other] { $amount } Säbel
}
port-royal-cards = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}
port-royal-skull = Totenkopf

## The parts of the table

port-royal-harbour = Hafenauslage
port-royal-row = Expeditionsaufrufe
port-royal-deck = Nachziehstapel
port-royal-discard = Ablagestapel
port-royal-display = Auslage
port-royal-empty = leer

## What happened

port-royal-event-turn = Zug { $amount }: { $name }
port-royal-event-turn-you = Zug { $amount }: du
port-royal-event-reveal = { $name } deckt auf: { $card }
port-royal-event-reveal-you = Du deckst auf: { $card }
port-royal-event-keep = { $name } lässt anlegen: { $card }
port-royal-event-keep-you = Du lässt anlegen: { $card }
port-royal-event-repel = { $name } wehrt ab: { $card }
port-royal-event-repel-you = Du wehrst ab: { $card }
port-royal-event-bust = { $name } riskiert zu viel: eine zweite { $card }. Die Hafenauslage ist verloren.
port-royal-event-bust-you = Du riskierst zu viel: eine zweite { $card }. Die Hafenauslage ist verloren.
port-royal-event-taxed = { $name } bezahlt Steuern: { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
port-royal-event-taxed-you = Du bezahlst Steuern: { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
port-royal-event-bonus = { $face ->
    [tax_max_swords] { $name } hat die meisten Säbel
   *[tax_min_vp] { $name } hat die wenigsten Punkte
}
port-royal-event-bonus-you = { $face ->
    [tax_max_swords] Du hast die meisten Säbel
   *[tax_min_vp] Du hast die wenigsten Punkte
}
port-royal-event-gain = { $name }: +{ $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
port-royal-event-stop = { $name } hört auf und darf { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} nehmen
port-royal-event-stop-you = Du hörst auf und darfst { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} nehmen
port-royal-event-admiral = { $name }: mindestens fünf Karten in der Hafenauslage, Admiral ×{ $amount }
port-royal-event-admiral-you = Du: mindestens fünf Karten in der Hafenauslage, Admiral ×{ $amount }
port-royal-event-jester = { $name }: Witzbold ×{ $amount }
port-royal-event-trade = { $name } handelt: { $card }
port-royal-event-trade-you = Du handelst: { $card }
port-royal-event-hire = { $name } heuert an: { $card } ({ $amount ->
    [0] kostenlos
    [one] { $amount } Münze
   *[other] { $amount } Münzen
})
port-royal-event-hire-you = Du heuerst an: { $card } ({ $amount ->
    [0] kostenlos
    [one] { $amount } Münze
   *[other] { $amount } Münzen
})
port-royal-event-fee = { $name } → { $other }: { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
port-royal-event-pass = { $name } passt
port-royal-event-pass-you = Du passt
port-royal-event-skip = { $name } kann nichts mehr nehmen
port-royal-event-skip-you = Du kannst nichts mehr nehmen
port-royal-event-claim = { $name } erfüllt: { $card }
port-royal-event-claim-you = Du erfüllst: { $card }
port-royal-event-dismiss = { $name } schickt auf Expedition: { $card }
port-royal-event-dismiss-you = Du schickst auf Expedition: { $card }
port-royal-event-clear = Rest der Hafenauslage abgelegt: { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}
port-royal-event-last_round = { $name } erfüllt die Bedingung für das Spielende: Dies ist die letzte Runde
port-royal-event-last_round-you = Du erfüllst die Bedingung für das Spielende: Dies ist die letzte Runde
port-royal-event-reshuffle = Der Ablagestapel wird zum neuen Nachziehstapel gemischt: { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}
port-royal-event-over = Die Partie ist zu Ende
port-royal-event-win = { $name } gewinnt: { port-royal-points }
port-royal-event-win-you = Du gewinnst: { port-royal-points }

## What a seat can do

port-royal-action-draw = Karte aufdecken
port-royal-action-stop = Aufhören
port-royal-action-keep = Anlegen lassen: { $card }
port-royal-action-keep-bust = Anlegen lassen: { $card } (absichtlich zu viel riskieren)
port-royal-action-repel = Abwehren: { $card }
port-royal-action-pass = Passen
port-royal-action-trade = Handeln: { $card }
port-royal-action-hire = Anheuern: { $card }
port-royal-action-claim = Erfüllen: { $card } mit { $persons }

## Why something cannot be done

port-royal-refusal-game-over = Die Partie ist zu Ende.
port-royal-refusal-not-your-decision = Gerade entscheidet jemand anders.
port-royal-refusal-ship-pending = Entscheide zuerst über das gerade aufgedeckte Schiff: anlegen lassen oder abwehren.
port-royal-refusal-no-ship-pending = Gerade wartet kein Schiff auf eine Entscheidung.
port-royal-refusal-not-discovering = Die Phase Entdecken ist in diesem Zug schon vorbei.
port-royal-refusal-not-trading = Die Phase Handeln & Heuern hat noch nicht begonnen.
port-royal-refusal-first-card-compulsory = Die erste Karte eines Zuges ist Pflicht.
port-royal-refusal-harbour-empty = An diesem Tisch darf niemand aufhören, solange die Hafenauslage leer ist.
port-royal-refusal-no-cards-left = Es ist keine Karte zum Aufdecken mehr da.
port-royal-refusal-ship-must-be-repelled = An diesem Tisch darf niemand absichtlich zu viel riskieren: Das Schiff muss abgewehrt werden.
port-royal-refusal-no-picks-left = Mehr Karten darfst du jetzt nicht nehmen.
port-royal-refusal-not-in-harbour = Diese Karte liegt nicht in der Hafenauslage.
port-royal-refusal-too-expensive = Zu teuer.
port-royal-refusal-not-active = Nur der aktive Spieler darf Expeditionsaufrufe erfüllen.
port-royal-refusal-not-in-row = Dieser Expeditionsaufruf liegt nicht aus.
port-royal-refusal-persons-missing = Für diesen Expeditionsaufruf fehlen die Personen.
port-royal-refusal-unknown-action = Diese Aktion gibt es nicht.

## Options of a table

port-royal-option-ending = Was das Spielende auslöst: 12 Einflusspunkte; oder 12 Einflusspunkte und ein erfüllter Expeditionsaufruf, und dann kann nur gewinnen, wer einen erfüllt hat.
port-royal-option-voluntary_bust = Ein Schiff, dessen Farbe schon in der Hafenauslage liegt, darf anlegen, obwohl man es abwehren könnte: So riskiert man absichtlich zu viel.
port-royal-option-governor_immediate = Ein gerade angeheuerter Gouverneur erlaubt sofort eine weitere Karte.
port-royal-option-claim_after_bust = Der aktive Spieler darf auch dann noch Expeditionsaufrufe erfüllen, wenn er zu viel riskiert hat.
port-royal-option-stop_on_empty_harbour = Der aktive Spieler darf auch bei leerer Hafenauslage aufhören.
port-royal-option-auto_pass = Wer nur passen könnte, wird übersprungen.
port-royal-option-turn_limit = Die Partie endet spätestens mit der Runde, in die der Zug mit dieser Nummer fällt.
