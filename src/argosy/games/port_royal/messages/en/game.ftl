# Port Royal: everything a player reads, but for the frame around it.
# Player names are never declined: they stand first, or behind a colon or an arrow.

port-royal-title = Port Royal

## Cards. Ships carry their colour in the name; the figures of a card are shown beside it.

port-royal-card-ship_yellow = yellow Pinnace
port-royal-card-ship_blue = blue Flute
port-royal-card-ship_green = green Skiff
port-royal-card-ship_red = red Frigate
port-royal-card-ship_black = black Galleon
port-royal-card-trader_yellow = Trader (yellow)
port-royal-card-trader_blue = Trader (blue)
port-royal-card-trader_green = Trader (green)
port-royal-card-trader_red = Trader (red)
port-royal-card-trader_black = Trader (black)
port-royal-card-settler = Settler
port-royal-card-captain = Captain
port-royal-card-priest = Priest
port-royal-card-jack = Jack of all Trades
port-royal-card-sailor = Sailor
port-royal-card-pirate = Pirate
port-royal-card-mademoiselle = Mademoiselle
port-royal-card-jester = Jester
port-royal-card-admiral = Admiral
port-royal-card-governor = Governor
port-royal-card-expedition_cc = Expedition (2 Captains)
port-royal-card-expedition_pp = Expedition (2 Priests)
port-royal-card-expedition_ss = Expedition (2 Settlers)
port-royal-card-expedition_ccs = Expedition (2 Captains, Settler)
port-royal-card-expedition_pps = Expedition (2 Priests, Settler)
port-royal-card-expedition_cps_5p = Expedition (Captain, Priest, Settler)
port-royal-card-tax_max_swords = Tax Increase (most swords)
port-royal-card-tax_min_vp = Tax Increase (fewest points)

## Figures

port-royal-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
port-royal-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
port-royal-swords = { $amount ->
    [one] { $amount } sword
   *[other] { $amount } swords
}
port-royal-cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
port-royal-skull = skull

## The parts of the table

port-royal-harbour = Harbour
port-royal-row = Expeditions
port-royal-deck = Draw pile
port-royal-discard = Discard pile
port-royal-display = Display
port-royal-empty = empty

## What happened

port-royal-event-turn = Turn { $amount }: { $name }
port-royal-event-turn-you = Turn { $amount }: you
port-royal-event-reveal = { $name } draws: { $card }
port-royal-event-reveal-you = You draw: { $card }
port-royal-event-keep = { $name } keeps: { $card }
port-royal-event-keep-you = You keep: { $card }
port-royal-event-repel = { $name } repels: { $card }
port-royal-event-repel-you = You repel: { $card }
port-royal-event-bust = { $name } goes bust: a second { $card }. The harbour is lost.
port-royal-event-bust-you = You go bust: a second { $card }. The harbour is lost.
port-royal-event-taxed = { $name } pays tax: { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
port-royal-event-taxed-you = You pay tax: { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
port-royal-event-bonus = { $face ->
    [tax_max_swords] { $name } has the most swords
   *[tax_min_vp] { $name } has the fewest points
}
port-royal-event-bonus-you = { $face ->
    [tax_max_swords] You have the most swords
   *[tax_min_vp] You have the fewest points
}
port-royal-event-gain = { $name }: +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
port-royal-event-stop = { $name } stops and may take { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
port-royal-event-stop-you = You stop and may take { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
port-royal-event-admiral = { $name } finds five or more cards in the harbour: Admiral ×{ $amount }
port-royal-event-admiral-you = You find five or more cards in the harbour: Admiral ×{ $amount }
port-royal-event-jester = { $name }: Jester ×{ $amount }
port-royal-event-trade = { $name } trades: { $card }
port-royal-event-trade-you = You trade: { $card }
port-royal-event-hire = { $name } hires: { $card } ({ $amount ->
    [0] for nothing
    [one] { $amount } coin
   *[other] { $amount } coins
})
port-royal-event-hire-you = You hire: { $card } ({ $amount ->
    [0] for nothing
    [one] { $amount } coin
   *[other] { $amount } coins
})
port-royal-event-fee = { $name } → { $other }: { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
port-royal-event-pass = { $name } passes
port-royal-event-pass-you = You pass
port-royal-event-skip = { $name } has nothing left to take
port-royal-event-skip-you = You have nothing left to take
port-royal-event-claim = { $name } claims: { $card }
port-royal-event-claim-you = You claim: { $card }
port-royal-event-dismiss = { $name } sends on the expedition: { $card }
port-royal-event-dismiss-you = You send on the expedition: { $card }
port-royal-event-clear = Left in the harbour and discarded: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
port-royal-event-last_round = { $name } has triggered the end of the game: this is the last round
port-royal-event-last_round-you = You have triggered the end of the game: this is the last round
port-royal-event-reshuffle = The discard pile is shuffled into a new draw pile: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
port-royal-event-over = The game is over
port-royal-event-win = { $name } wins: { port-royal-points }
port-royal-event-win-you = You win: { port-royal-points }

## What a seat can do

port-royal-action-draw = Draw
port-royal-action-stop = Stop
port-royal-action-keep = Keep { $card }
port-royal-action-keep-bust = Keep { $card }: go bust on purpose
port-royal-action-repel = Repel { $card }
port-royal-action-pass = Pass
port-royal-action-trade = Trade: { $card }
port-royal-action-hire = Hire: { $card }
port-royal-action-claim = Claim: { $card } with { $persons }

## Why something cannot be done

port-royal-refusal-game-over = The game is over.
port-royal-refusal-not-your-decision = Another player is deciding now.
port-royal-refusal-ship-pending = First decide on the ship just drawn: keep or repel it.
port-royal-refusal-no-ship-pending = No ship is waiting to be kept or repelled.
port-royal-refusal-not-discovering = The discover phase of this turn is over.
port-royal-refusal-not-trading = The trade and hire phase has not begun.
port-royal-refusal-first-card-compulsory = You must draw the first card of your turn.
port-royal-refusal-harbour-empty = At this table you can’t stop while the harbour is empty.
port-royal-refusal-no-cards-left = There are no cards left to draw.
port-royal-refusal-ship-must-be-repelled = Deliberate busts are not allowed at this table: repel the ship.
port-royal-refusal-no-picks-left = You can’t take any more cards this time.
port-royal-refusal-not-in-harbour = That card is not in the harbour.
port-royal-refusal-too-expensive = Too expensive.
port-royal-refusal-not-active = Only the active player may claim expeditions.
port-royal-refusal-not-in-row = That expedition is not on the table.
port-royal-refusal-persons-missing = You don’t have the people for that expedition.
port-royal-refusal-unknown-action = There is no such action.

## Options of a table

port-royal-option-ending = What ends the game: 12 points; or 12 points and an expedition, and then only a player with an expedition can win.
port-royal-option-voluntary_bust = A ship whose colour is already in the harbour may be kept even if it could be repelled: a deliberate bust.
port-royal-option-governor_immediate = A Governor you have just hired lets you take one more card at once.
port-royal-option-claim_after_bust = After going bust, the active player may still claim expeditions.
port-royal-option-stop_on_empty_harbour = The active player may stop even if the harbour is empty.
port-royal-option-auto_pass = Players who could only pass are skipped.
port-royal-option-turn_limit = The game ends, at the latest, with the round in which this turn number is reached.
