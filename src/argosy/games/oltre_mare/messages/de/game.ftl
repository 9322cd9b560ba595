# Oltre Mare: everything a player reads, but for the frame around it and the names of ports, which are data.
# Player names are never declined: they stand first, or behind a colon or an arrow.

oltre-mare-title = Oltre Mare

## Cards. A goods card is called by its good and its number; its marks are shown beside it.

oltre-mare-card = { $good } { $number }
oltre-mare-card-venice = Venedigkarte
oltre-mare-good-gems = Edelsteine
oltre-mare-good-scrolls = Schriftrollen
oltre-mare-good-silk = Seide
oltre-mare-good-salt = Salz
oltre-mare-good-pottery = Tonwaren
oltre-mare-good-olives = Oliven
oltre-mare-good-grain = Korn
oltre-mare-symbol-ducat = Dukat
oltre-mare-symbol-pirate = Piratenflagge
oltre-mare-symbol-draw = Karten ziehen
oltre-mare-symbol-ship = Schiff

## Port tokens, and what each does while it is active

oltre-mare-token-calm_sea = Ruhige See
oltre-mare-token-calm_sea-effect = Jedes Schiffssymbol, das du ausspielst, bringt 1 Dukaten.
oltre-mare-token-compass = Kompass
oltre-mare-token-compass-effect = Das Schiff darf sofort in einen beliebigen anderen Hafen ohne Kompass springen; der Kompass kommt aus dem Spiel.
oltre-mare-token-pirates_repelled = Sieg über die Piraten
oltre-mare-token-pirates_repelled-effect = Die Piratenflaggen, die du ausspielst, bleiben wirkungslos.
oltre-mare-token-good_deal = Gutes Geschäft
oltre-mare-token-good_deal-effect = Ein zusätzliches Dukatensymbol in jedem deiner Züge.
oltre-mare-token-local_influence = Lokaler Einfluss
oltre-mare-token-local_influence-effect = Zu Beginn deines Zuges erhältst du Dukaten in Höhe deiner Seefahrtsmacht minus 3.
oltre-mare-token-good_terms = Günstige Konditionen
oltre-mare-token-good_terms-effect = Die Karten, die du in einem Zug kaufst, kosten 1, 2, 3 und 4 Dukaten.

## Figures; an object is what somebody gets, pays or draws

oltre-mare-ducats = { $amount ->
    [one] { $amount } Dukat
   *[other] { $amount } Dukaten
}
oltre-mare-ducats-object = { $amount ->
    [one] { $amount } Dukaten
   *[other] { $amount } Dukaten
}
oltre-mare-cards = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}
oltre-mare-cards-object = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}
oltre-mare-prestige-tokens = { $amount ->
    [one] { $amount } Prestigeplättchen
   *[other] { $amount } Prestigeplättchen
}
oltre-mare-port-tokens = { $amount ->
    [one] { $amount } Hafenmarker
   *[other] { $amount } Hafenmarker
}
oltre-mare-moves = { $amount ->
    [one] { $amount } Bewegung
   *[other] { $amount } Bewegungen
}
oltre-mare-symbols = { $amount ->
    [one] { $amount } Symbol
   *[other] { $amount } Symbole
}
oltre-mare-goods = { $number } × { $good }
oltre-mare-nothing = nichts

## The parts of the table

oltre-mare-deck = Warenstapel
oltre-mare-discard = Ablagestapel
oltre-mare-hand = Hand
oltre-mare-cargo = Frachtstapel
oltre-mare-pirates = Piratenstapel
oltre-mare-power = Seefahrtsmacht
oltre-mare-load = Fracht
oltre-mare-prestige = Prestige
oltre-mare-ship = Schiff
oltre-mare-ports = Häfen
oltre-mare-offers = Angebote
oltre-mare-empty = leer
oltre-mare-venice = Venedig

## The phases of a turn

oltre-mare-phase-discard = Seefahrtsmacht-Phase
oltre-mare-phase-trade = Handelsphase
oltre-mare-phase-play = Aktionsphase
oltre-mare-phase-sail = Aktionsphase: Schiff
oltre-mare-phase-compass = Aktionsphase: Kompass
oltre-mare-phase-load = Ladephase
oltre-mare-phase-over = Spielende

## What happened

oltre-mare-event-turn = Runde { $number }: { $name }
oltre-mare-event-turn-you = Runde { $number }: du
oltre-mare-event-influence = { $name }: { oltre-mare-token-local_influence } bringt { oltre-mare-ducats-object }
oltre-mare-event-discard = { $name }: zu viele Handkarten für die Seefahrtsmacht, eine kommt auf den Piratenstapel
oltre-mare-event-trade = { $name }: Handelsphase (Handkarten: { $number }, Fracht: { $amount })
oltre-mare-event-buy = { $name } kauft eine Karte vom Warenstapel für { oltre-mare-ducats-object }
oltre-mare-event-buy-you = Du kaufst eine Karte vom Warenstapel für { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates = { $name } kauft die oberste Karte des eigenen Piratenstapels für { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates-you = Du kaufst die oberste Karte deines Piratenstapels für { oltre-mare-ducats-object }
oltre-mare-event-see = { $name } sieht: { $card }
oltre-mare-event-see-you = Du siehst: { $card }
oltre-mare-event-offer = { $name } → { $other }, Angebot { $number }. Gibt: { $give }. Will: { $want }.
oltre-mare-event-offer-you = Du → { $other }, Angebot { $number }. Du gibst: { $give }. Du willst: { $want }.
oltre-mare-event-offer-all = { $name } → alle, Angebot { $number }. Gibt: { $give }. Will: { $want }.
oltre-mare-event-offer-all-you = Du → alle, Angebot { $number }. Du gibst: { $give }. Du willst: { $want }.
oltre-mare-event-answer = { $name } → { $other }: stimmt Angebot { $number } zu und gäbe dafür: { $give }
oltre-mare-event-answer-you = Du → { $other }: du stimmst Angebot { $number } zu und gäbest dafür: { $give }
oltre-mare-event-answer_void = { $name }: Die Antwort auf Angebot { $number } gilt nicht mehr
oltre-mare-event-decline = { $name } lehnt Angebot { $number } ab
oltre-mare-event-decline-you = Du lehnst Angebot { $number } ab
oltre-mare-event-withdraw = { $name } zieht Angebot { $number } zurück
oltre-mare-event-withdraw-you = Du ziehst Angebot { $number } zurück
oltre-mare-event-claim_symbol = { $name } behauptet zu Angebot { $number }: eine Karte mit dem Symbol { $symbol }
oltre-mare-event-claim_symbol-you = Du behauptest zu Angebot { $number }: eine Karte mit dem Symbol { $symbol }
oltre-mare-event-claim_power = { $name } behauptet zu Angebot { $number }: eine Karte mit Seefahrtsmacht { $amount }
oltre-mare-event-claim_power-you = Du behauptest zu Angebot { $number }: eine Karte mit Seefahrtsmacht { $amount }
oltre-mare-event-claim_load = { $name } behauptet zu Angebot { $number }: eine Karte mit Fracht { $amount }
oltre-mare-event-claim_load-you = Du behauptest zu Angebot { $number }: eine Karte mit Fracht { $amount }
oltre-mare-event-claim_port = { $name } behauptet zu Angebot { $number }: eine Karte mit dem Hafen { $port }
oltre-mare-event-claim_port-you = Du behauptest zu Angebot { $number }: eine Karte mit dem Hafen { $port }
oltre-mare-event-deal = { $name } → { $other }: Geschäft abgeschlossen (Angebot { $number }). Gibt: { $give }. Erhält: { $want }.
oltre-mare-event-deal-you = Du → { $other }: Geschäft abgeschlossen (Angebot { $number }). Du gibst: { $give }. Du erhältst: { $want }.
oltre-mare-event-deal-with-you = { $name } → du: Geschäft abgeschlossen (Angebot { $number }). Du gibst: { $want }. Du erhältst: { $give }.
oltre-mare-event-quiet_deal = { $name } → { $other }: Geschäft unter vier Augen abgeschlossen. Gibt unterm Strich: { $give }. Erhält: { $want }.
oltre-mare-event-quiet_deal-you = Du → { $other }: Geschäft unter vier Augen abgeschlossen. Du gibst unterm Strich: { $give }. Du erhältst: { $want }.
oltre-mare-event-hand_over = { $name } → { $other }: { $card }
oltre-mare-event-prestige = { $name } erhält für das Geschäft 1 Prestigeplättchen
oltre-mare-event-prestige-you = Du erhältst für das Geschäft 1 Prestigeplättchen
oltre-mare-event-no_deals = { $name } will in diesem Zug keine Geschäfte
oltre-mare-event-no_deals-you = Du willst in diesem Zug keine Geschäfte
oltre-mare-event-lapse_cards = { $name }: Angebot { $number } endet, weil seine Karten nicht mehr auf der Hand sind
oltre-mare-event-lapse_hand = { $name }: Angebot { $number } endet, weil niemand, für den es gilt, noch genug Handkarten hat
oltre-mare-event-lapse_load = { $name }: Angebot { $number } endet, weil dem aktiven Spieler danach Karten für die Fracht fehlen würden
oltre-mare-event-lapse_no_deals = { $name }: Angebot { $number } endet, weil eine Seite in diesem Zug keine Geschäfte mehr will
oltre-mare-event-lapse_declined = { $name }: Angebot { $number } endet, weil alle es ablehnen
oltre-mare-event-finish_trade = { $name } beendet die Handelsphase
oltre-mare-event-finish_trade-you = Du beendest die Handelsphase
oltre-mare-event-play = { $name } spielt aus: { $card }
oltre-mare-event-play-you = Du spielst aus: { $card }
oltre-mare-event-ducats = { $name }: { oltre-mare-symbol-ducat } ×{ $number } bringt { oltre-mare-ducats-object }
oltre-mare-event-calm_sea = { $name }: { oltre-mare-token-calm_sea } bringt { oltre-mare-ducats-object } ({ oltre-mare-symbol-ship } ×{ $number })
oltre-mare-event-pirates = { $name }: { oltre-mare-symbol-pirate } ×{ $number } bringt { oltre-mare-cards-object } auf den Piratenstapel
oltre-mare-event-repelled = { $name }: { oltre-mare-token-pirates_repelled }, { oltre-mare-symbol-pirate } ×{ $number } bleibt wirkungslos
oltre-mare-event-pirate = { $name } legt auf den Piratenstapel: { $card }
oltre-mare-event-pirate-you = Du legst auf den Piratenstapel: { $card }
oltre-mare-event-draws = { $name }: { oltre-mare-symbol-draw } ×{ $number } bringt { oltre-mare-cards-object }
oltre-mare-event-no_card = { $name }: Es ist keine Karte zum Ziehen mehr da
oltre-mare-event-ships = { $name }: { oltre-mare-symbol-ship } ×{ $number } bedeutet { oltre-mare-moves }
oltre-mare-event-sail = { $name } segelt → { $port }
oltre-mare-event-sail-you = Du segelst → { $port }
oltre-mare-event-token = { $name } nimmt einen Hafenmarker, der ab jetzt aktiv ist: { $token }
oltre-mare-event-token-you = Du nimmst einen Hafenmarker, der ab jetzt aktiv ist: { $token }
oltre-mare-event-no_token = { $name }: kein Marker in diesem Hafen, der aktive wird umgedreht
oltre-mare-event-compass = { $name } erreicht einen Kompass, der jetzt aus dem Spiel kommt: { $port }
oltre-mare-event-compass-you = Du erreichst einen Kompass, der jetzt aus dem Spiel kommt: { $port }
oltre-mare-event-jump = { $name } folgt dem Kompass → { $port }
oltre-mare-event-jump-you = Du folgst dem Kompass → { $port }
oltre-mare-event-stay = { $name } bleibt und nutzt den Kompass nicht
oltre-mare-event-stay-you = Du bleibst und nutzt den Kompass nicht
oltre-mare-event-load = { $name } verlädt: { $card }
oltre-mare-event-load-you = Du verlädst: { $card }
oltre-mare-event-venice = Die Venedigkarte erscheint: Zwischenwertung
oltre-mare-event-rank_prestige = { $name }: Rang nach Prestigeplättchen ({ $number }) bringt { oltre-mare-ducats-object }
oltre-mare-event-return_prestige = Alle Prestigeplättchen gehen in den Vorrat zurück
oltre-mare-event-run = { $name }: Serie von { oltre-mare-goods } bringt { oltre-mare-ducats-object }
oltre-mare-event-keep = { $name } behält die Serie oben auf dem Frachtstapel: { oltre-mare-goods }
oltre-mare-event-keep-you = Du behältst die Serie oben auf dem Frachtstapel: { oltre-mare-goods }
oltre-mare-event-score_start = { $name }: Warenstapel und Ablagestapel sind leer, deshalb werden Frachtstapel und Piratenstapel des Startspielers jetzt gewertet
oltre-mare-event-loss = { $name }: Piratenstapel ({ $number }) kostet { oltre-mare-ducats-object }
oltre-mare-event-gather = { $name }: Frachtstapel und Piratenstapel werden in den neuen Warenstapel gemischt
oltre-mare-event-last_round = Der Warenstapel ist leer: Dies ist die letzte Runde
oltre-mare-event-reshuffle = Ein neuer Warenstapel wird gemischt: { oltre-mare-cards }
oltre-mare-event-final = Schlusswertung
oltre-mare-event-rank_tokens = { $name }: Rang nach Hafenmarkern ({ $number }) bringt { oltre-mare-ducats-object }
oltre-mare-event-hand_cards = { $name }: Handkarten ({ $number }) bringen { oltre-mare-ducats-object }
oltre-mare-event-over = Die Partie ist zu Ende
oltre-mare-event-win = { $name } gewinnt: { oltre-mare-ducats }
oltre-mare-event-win-you = Du gewinnst: { oltre-mare-ducats }

## What a seat can do

oltre-mare-action-discard = Zu den Piraten: { $card }
oltre-mare-action-buy-deck = Vom Warenstapel kaufen: { oltre-mare-ducats }
oltre-mare-action-buy-pirates = Vom Piratenstapel kaufen: { oltre-mare-ducats }
oltre-mare-action-offer-to = Angebot an: { $name }
oltre-mare-action-offer-to-all = Angebot an alle
oltre-mare-action-offer = Angebot an: { $name }. Geben: { $give }. Verlangen: { $want }.
oltre-mare-action-offer-all = Angebot an alle. Geben: { $give }. Verlangen: { $want }.
oltre-mare-action-pick = Auswählen: { $card }
oltre-mare-action-want = Verlangen: { $good }
oltre-mare-action-give-ducats = Geben: { oltre-mare-ducats }
oltre-mare-action-want-ducats = Verlangen: { oltre-mare-ducats }
oltre-mare-action-send = Angebot abschicken
oltre-mare-action-accept = Angebot { $number } annehmen
oltre-mare-action-decline = Angebot { $number } ablehnen
oltre-mare-action-withdraw = Angebot { $number } zurückziehen
oltre-mare-action-choose = Angebot { $number }, Geschäft abschließen mit: { $name }
oltre-mare-action-no-deals = Keine Geschäfte in diesem Zug
oltre-mare-action-finish-trade = Handelsphase beenden
oltre-mare-action-play = Ausspielen: { $card }
oltre-mare-action-sail = Segeln → { $port }
oltre-mare-action-compass = Kompass → { $port }
oltre-mare-action-compass-stay = Bleiben, ohne den Kompass zu nutzen
oltre-mare-action-load = Verladen, unterste Karte zuerst: { $card }

## Why something cannot be done

oltre-mare-refusal-game-over = Die Partie ist zu Ende.
oltre-mare-refusal-not-your-decision = Gerade entscheidet jemand anders.
oltre-mare-refusal-wrong-phase = Das ist in dieser Phase des Zuges nicht möglich.
oltre-mare-refusal-step-under-way = Bringe erst zu Ende, was du begonnen hast: Wähle die restlichen Karten aus oder schicke das Angebot ab.
oltre-mare-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
oltre-mare-refusal-not-played = Nur Karten, die in diesem Zug ausgespielt wurden, können verladen werden.
oltre-mare-refusal-already-picked = Diese Karte ist schon ausgewählt: Nimm eine andere.
oltre-mare-refusal-out-of-order = Wähle in dieser Reihenfolge: Karten, wie sie sortiert sind, dann Waren, gegebene Dukaten, verlangte Dukaten.
oltre-mare-refusal-cards-left = Es sind noch Karten da: Wähle unter ihnen.
oltre-mare-refusal-not-active = Das darf nur der aktive Spieler.
oltre-mare-refusal-no-purchases-left = Mehr als vier Karten darfst du in einem Zug nicht kaufen.
oltre-mare-refusal-no-cards-left = Es ist keine Karte zum Ziehen mehr da.
oltre-mare-refusal-no-pirates = Dein Piratenstapel ist leer.
oltre-mare-refusal-hand-below-load = Du hast weniger Handkarten, als die Fracht verlangt: Kaufe erst welche oder hole sie dir durch ein Geschäft.
oltre-mare-refusal-no-route = Vom Hafen deines Schiffs führt kein Seeweg dorthin.
oltre-mare-refusal-route-used = Diesen Seeweg hat dein Schiff in diesem Zug schon benutzt: Wähle einen anderen.
oltre-mare-refusal-trail-too-short = Von dort aus könnte das Schiff nicht alle Bewegungen machen: Wähle einen anderen Hafen.
oltre-mare-refusal-already-there = Dein Schiff ist schon dort: Wähle einen anderen Hafen oder bleibe.
oltre-mare-refusal-compass-there = Auch dort liegt ein Kompass: Wähle einen Hafen ohne Kompass.
oltre-mare-refusal-deals-with-active-only = Jedes Geschäft läuft zwischen dem aktiven Spieler und einem anderen; Angebote an alle macht nur der aktive Spieler.
oltre-mare-refusal-no-deals-said = Du hast gesagt, dass du in diesem Zug keine Geschäfte willst.
oltre-mare-refusal-partner-wants-no-deals = Niemand, für den dieses Angebot wäre, will in diesem Zug Geschäfte.
oltre-mare-refusal-no-offers-left = Mehr Angebote darfst du in diesem Zug nicht machen.
oltre-mare-refusal-too-many-open = Es sind zu viele Angebote offen: Erst muss eines beantwortet oder zurückgezogen werden.
oltre-mare-refusal-nothing-to-deal = Es gibt keine Karte, die den Besitzer wechseln könnte.
oltre-mare-refusal-wants-too-many = So viele Karten sind nicht zu haben: Verlange weniger.
oltre-mare-refusal-too-many-ducats = In einem Angebot können höchstens 99 Dukaten gegeben oder verlangt werden.
oltre-mare-refusal-name-the-seat = Zu zweit richtet sich ein Angebot an den anderen Spieler, nicht an alle.
oltre-mare-refusal-named-twice = Jede Karte kann nur einmal genannt werden.
oltre-mare-refusal-nothing-offered = Nichts gegen nichts ist kein Angebot: Füge Karten oder Dukaten hinzu.
oltre-mare-refusal-ducats-only = An diesem Tisch muss bei jedem Geschäft mindestens eine Karte den Besitzer wechseln.
oltre-mare-refusal-load-out-of-reach = Nach diesem Geschäft könnte der aktive Spieler nicht mehr genug Karten für die Fracht bekommen: Ändere das Angebot.
oltre-mare-refusal-already-refused = Dasselbe Angebot wurde in diesem Zug schon abgelehnt: Ändere es.
oltre-mare-refusal-no-such-offer = Dieses Angebot ist nicht offen.
oltre-mare-refusal-not-your-offer = Das kann nur, wer das Angebot gemacht hat.
oltre-mare-refusal-own-offer = Das ist dein eigenes Angebot: Ziehe es zurück oder warte auf eine Antwort.
oltre-mare-refusal-not-offered-to-you = Dieses Angebot ist für jemand anders.
oltre-mare-refusal-already-answered = Dieses Angebot hast du schon beantwortet.
oltre-mare-refusal-goods-missing = Du hast die Waren nicht, die dieses Angebot verlangt.
oltre-mare-refusal-not-wanted = Diese Ware verlangt das Angebot nicht, oder nicht noch mehr davon.
oltre-mare-refusal-no-answer-of-seat = Dieser Spieler hat das Angebot nicht angenommen oder kann es nicht mehr.
oltre-mare-refusal-active-finishes = Du bist der aktive Spieler: Beende stattdessen den Handel.
oltre-mare-refusal-wrong-number = Spiele genau so viele Karten aus, wie die Fracht verlangt.
oltre-mare-refusal-wrong-cards = Verlade alle Karten, die du ausgespielt hast, und keine anderen.
oltre-mare-refusal-wrong-goods = Gib genau die Waren, die dieses Angebot verlangt.
oltre-mare-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
oltre-mare-refusal-unknown-action = Diese Aktion gibt es nicht.

## Options of a table

oltre-mare-option-open_trade = Die Karten eines Angebots liegen für alle offen, die es hören. Auch wer annimmt, zeigt dann Karten, und das Geschäft kommt erst zustande, wenn der Anbieter zustimmt.
oltre-mare-option-private_talk = Ein Angebot an einen einzelnen Spieler, die Antwort und das Geschäft hören nur die beiden Seiten; die anderen sehen nur, wie sich Dukaten und Zahl der Handkarten ändern. Angebote an alle bleiben öffentlich.
oltre-mare-option-consent_for_gifts = Auch ein Angebot, das nichts verlangt, muss angenommen werden. Ohne diese Option wird ein solches Geschenk an einen einzelnen Spieler sofort ausgeführt.
oltre-mare-option-allow_ducat_only_deals = Ein Geschäft darf allein aus Dukaten bestehen, ohne eine einzige Karte.
oltre-mare-option-offers_per_turn = Wie viele Angebote jeder Spieler in einem Zug machen darf, egal wer am Zug ist.
oltre-mare-option-repeat_refused_offers = Ein abgelehntes Angebot darf im selben Zug unverändert noch einmal gemacht werden.
oltre-mare-option-unanswerable_offers_lapse = Ein Angebot an alle endet, sobald niemand, der es nicht abgelehnt hat, genug Handkarten hat, um es anzunehmen.
oltre-mare-option-prestige_again_after_venice = Kommt die Zwischenwertung mitten in einem Zug, so kann auch, wer in diesem Zug schon ein Prestigeplättchen erhalten hat, noch eines erhalten.
oltre-mare-option-prestige_supply = Wie viele Prestigeplättchen es gibt; solange die Spieler alle besitzen, bringt ein Geschäft keines. 0 heißt: ohne Grenze.
oltre-mare-option-venice_spread = Wie weit von der Mitte des Warenstapels die Venedigkarte zu Beginn liegen kann, in Prozent des Stapels. 0 heißt: genau in der Mitte.
oltre-mare-option-surcharge_with_good_terms = Auch mit „Günstige Konditionen“ kostet ein Kauf 1 Dukaten mehr, wenn der Käufer 0 Dukaten oder weniger hat.
oltre-mare-option-fifth_ducat_symbol = Wie viele Dukaten fünf Dukatensymbole bringen: vier auf Karten und eines durch „Gutes Geschäft“.
oltre-mare-option-see_pirate_cards = Wer die Karten sieht, die durch Piratenflaggen auf einen Piratenstapel kommen: niemand, nur der Besitzer des Stapels oder alle.
oltre-mare-option-full_trail_required = Ein Schiff darf nicht so segeln, dass es vorzeitig festsitzt, solange ein anderer Weg mehr seiner Bewegungen zulässt. Ohne diese Option darf es das, und die übrigen Bewegungen verfallen.
oltre-mare-option-compass_decline_keeps_active = Wer einen Kompass findet und nicht nutzt, behält den aktiven Hafenmarker. Ohne diese Option wird dieser Marker umgedreht.
oltre-mare-option-zero_counts_as_rank = Bei der Rangfolge nach Prestigeplättchen und Hafenmarkern ist auch „keines“ ein Rang und kann Dukaten bringen. Ohne diese Option bringt es nichts.
oltre-mare-option-hand_card_ducats = Wie viele Dukaten jede Handkarte am Spielende bringt; eine negative Zahl ist ein Verlust.
oltre-mare-option-removed_cargo_counts = Bei Gleichstand an Dukaten gewinnt am Ende, wer mehr Karten im Frachtstapel hat. Mit dieser Option zählen dabei auch Frachtkarten des Startspielers mit, die vorzeitig gewertet wurden, weil keine Karten mehr da waren.
oltre-mare-option-pirate_memory_aid = Alle Spieler können nachsehen, welche Karten im eigenen Piratenstapel sie kennen.
oltre-mare-option-cargo_memory_aid = Alle Spieler können den eigenen Frachtstapel durchsehen.
