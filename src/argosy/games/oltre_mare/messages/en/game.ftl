# Oltre Mare: everything a player reads, but for the frame around it and the names of ports, which are data.
# Player names are never declined: they stand first, or behind a colon or an arrow.

oltre-mare-title = Oltre Mare

## Cards. A goods card is called by its good and its number; its marks are shown beside it.

oltre-mare-card = { $good } { $number }
oltre-mare-card-venice = Venice card
oltre-mare-good-gems = Gems
oltre-mare-good-scrolls = Scrolls
oltre-mare-good-silk = Silk
oltre-mare-good-salt = Salt
oltre-mare-good-pottery = Pottery
oltre-mare-good-olives = Olives
oltre-mare-good-grain = Grain
oltre-mare-symbol-ducat = Ducat
oltre-mare-symbol-pirate = Pirate flag
oltre-mare-symbol-draw = Card draw
oltre-mare-symbol-ship = Ship

## Port tokens, and what each does while it is active

oltre-mare-token-calm_sea = Calm sea
oltre-mare-token-calm_sea-effect = Each ship symbol you play brings 1 ducat.
oltre-mare-token-compass = Compass
oltre-mare-token-compass-effect = The ship may jump at once to any other port without a compass; the compass leaves the game.
oltre-mare-token-pirates_repelled = Pirates repelled
oltre-mare-token-pirates_repelled-effect = The pirate flags you play do nothing.
oltre-mare-token-good_deal = Good deal
oltre-mare-token-good_deal-effect = One extra ducat symbol on each of your turns.
oltre-mare-token-local_influence = Local influence
oltre-mare-token-local_influence-effect = At the start of your turn you get your naval power minus 3 in ducats.
oltre-mare-token-good_terms = Good terms
oltre-mare-token-good_terms-effect = The cards you buy in a turn cost 1, 2, 3 and 4 ducats.

## Figures; an object is what somebody gets, pays or draws

oltre-mare-ducats = { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
}
oltre-mare-ducats-object = { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
}
oltre-mare-cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
oltre-mare-cards-object = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
oltre-mare-prestige-tokens = { $amount ->
    [one] { $amount } prestige token
   *[other] { $amount } prestige tokens
}
oltre-mare-port-tokens = { $amount ->
    [one] { $amount } port token
   *[other] { $amount } port tokens
}
oltre-mare-moves = { $amount ->
    [one] { $amount } move
   *[other] { $amount } moves
}
oltre-mare-symbols = { $amount ->
    [one] { $amount } symbol
   *[other] { $amount } symbols
}
oltre-mare-goods = { $number } × { $good }
oltre-mare-nothing = nothing

## The parts of the table

oltre-mare-deck = Goods deck
oltre-mare-discard = Discard pile
oltre-mare-hand = Hand
oltre-mare-cargo = Cargo stack
oltre-mare-pirates = Pirate stack
oltre-mare-power = Naval power
oltre-mare-load = Load
oltre-mare-prestige = Prestige
oltre-mare-ship = Ship
oltre-mare-ports = Ports
oltre-mare-offers = Offers
oltre-mare-empty = empty
oltre-mare-venice = Venice

## The phases of a turn

oltre-mare-phase-discard = Naval power phase
oltre-mare-phase-trade = Trade phase
oltre-mare-phase-play = Action phase
oltre-mare-phase-sail = Action phase: ship
oltre-mare-phase-compass = Action phase: compass
oltre-mare-phase-load = Loading phase
oltre-mare-phase-over = End of game

## What happened

oltre-mare-event-turn = Round { $number }: { $name }
oltre-mare-event-turn-you = Round { $number }: you
oltre-mare-event-influence = { $name }: { oltre-mare-token-local_influence } brings { oltre-mare-ducats-object }
oltre-mare-event-discard = { $name }: hand exceeds naval power; one card goes onto the pirate stack
oltre-mare-event-trade = { $name }: trade phase (cards in hand: { $number }, load: { $amount })
oltre-mare-event-buy = { $name } buys a card from the goods deck for { oltre-mare-ducats-object }
oltre-mare-event-buy-you = You buy a card from the goods deck for { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates = { $name } buys the top card of their pirate stack for { oltre-mare-ducats-object }
oltre-mare-event-buy_pirates-you = You buy the top card of your pirate stack for { oltre-mare-ducats-object }
oltre-mare-event-see = { $name } sees: { $card }
oltre-mare-event-see-you = You see: { $card }
oltre-mare-event-offer = { $name } → { $other }, offer { $number }. Gives: { $give }. Wants: { $want }.
oltre-mare-event-offer-you = You → { $other }, offer { $number }. You give: { $give }. You want: { $want }.
oltre-mare-event-offer-all = { $name } → all, offer { $number }. Gives: { $give }. Wants: { $want }.
oltre-mare-event-offer-all-you = You → all, offer { $number }. You give: { $give }. You want: { $want }.
oltre-mare-event-answer = { $name } → { $other }: agrees to offer { $number } and would give: { $give }
oltre-mare-event-answer-you = You → { $other }: you agree to offer { $number } and would give: { $give }
oltre-mare-event-answer_void = { $name }: the answer to offer { $number } no longer stands
oltre-mare-event-decline = { $name } declines offer { $number }
oltre-mare-event-decline-you = You decline offer { $number }
oltre-mare-event-withdraw = { $name } withdraws offer { $number }
oltre-mare-event-withdraw-you = You withdraw offer { $number }
oltre-mare-event-claim_symbol = { $name } claims about offer { $number }: a card with the symbol { $symbol }
oltre-mare-event-claim_symbol-you = You claim about offer { $number }: a card with the symbol { $symbol }
oltre-mare-event-claim_power = { $name } claims about offer { $number }: a card with naval power { $amount }
oltre-mare-event-claim_power-you = You claim about offer { $number }: a card with naval power { $amount }
oltre-mare-event-claim_load = { $name } claims about offer { $number }: a card with load { $amount }
oltre-mare-event-claim_load-you = You claim about offer { $number }: a card with load { $amount }
oltre-mare-event-claim_port = { $name } claims about offer { $number }: a card with the port { $port }
oltre-mare-event-claim_port-you = You claim about offer { $number }: a card with the port { $port }
oltre-mare-event-deal = { $name } → { $other }: deal made (offer { $number }). Gives: { $give }. Gets: { $want }.
oltre-mare-event-deal-you = You → { $other }: deal made (offer { $number }). You give: { $give }. You get: { $want }.
oltre-mare-event-deal-with-you = { $name } → you: deal made (offer { $number }). You give: { $want }. You get: { $give }.
oltre-mare-event-quiet_deal = { $name } → { $other }: deal made in private. Overall, gives: { $give }. Gets: { $want }.
oltre-mare-event-quiet_deal-you = You → { $other }: deal made in private. Overall, you give: { $give }. You get: { $want }.
oltre-mare-event-hand_over = { $name } → { $other }: { $card }
oltre-mare-event-prestige = { $name } gets 1 prestige token for the deal
oltre-mare-event-prestige-you = You get 1 prestige token for the deal
oltre-mare-event-no_deals = { $name } wants no deals this turn
oltre-mare-event-no_deals-you = You want no deals this turn
oltre-mare-event-lapse_cards = { $name }: offer { $number } lapses: its cards are no longer in hand
oltre-mare-event-lapse_hand = { $name }: offer { $number } lapses: nobody it is addressed to has enough cards any more
oltre-mare-event-lapse_load = { $name }: offer { $number } lapses: it would leave the active player short of cards for the load
oltre-mare-event-lapse_no_deals = { $name }: offer { $number } lapses: one side wants no more deals this turn
oltre-mare-event-lapse_declined = { $name }: offer { $number } lapses: everybody has declined it
oltre-mare-event-finish_trade = { $name } ends the trade phase
oltre-mare-event-finish_trade-you = You end the trade phase
oltre-mare-event-play = { $name } plays: { $card }
oltre-mare-event-play-you = You play: { $card }
oltre-mare-event-ducats = { $name }: { oltre-mare-symbol-ducat } ×{ $number } brings { oltre-mare-ducats-object }
oltre-mare-event-calm_sea = { $name }: { oltre-mare-token-calm_sea } brings { oltre-mare-ducats-object } ({ oltre-mare-symbol-ship } ×{ $number })
oltre-mare-event-pirates = { $name }: { oltre-mare-symbol-pirate } ×{ $number } puts { oltre-mare-cards-object } onto the pirate stack
oltre-mare-event-repelled = { $name }: { oltre-mare-token-pirates_repelled }, { oltre-mare-symbol-pirate } ×{ $number } does nothing
oltre-mare-event-pirate = { $name } puts onto the pirate stack: { $card }
oltre-mare-event-pirate-you = You put onto the pirate stack: { $card }
oltre-mare-event-draws = { $name }: { oltre-mare-symbol-draw } ×{ $number } brings { oltre-mare-cards-object }
oltre-mare-event-no_card = { $name }: no card is left to draw
oltre-mare-event-ships = { $name }: { oltre-mare-symbol-ship } ×{ $number } means { oltre-mare-moves }
oltre-mare-event-sail = { $name } sails → { $port }
oltre-mare-event-sail-you = You sail → { $port }
oltre-mare-event-token = { $name } takes a port token, active from now on: { $token }
oltre-mare-event-token-you = You take a port token, active from now on: { $token }
oltre-mare-event-no_token = { $name }: no token in this port, the active one is turned face down
oltre-mare-event-compass = { $name } reaches a compass, which now leaves the game: { $port }
oltre-mare-event-compass-you = You reach a compass, which now leaves the game: { $port }
oltre-mare-event-jump = { $name } follows the compass → { $port }
oltre-mare-event-jump-you = You follow the compass → { $port }
oltre-mare-event-stay = { $name } stays and does not use the compass
oltre-mare-event-stay-you = You stay and do not use the compass
oltre-mare-event-load = { $name } loads: { $card }
oltre-mare-event-load-you = You load: { $card }
oltre-mare-event-venice = The Venice card appears: first scoring
oltre-mare-event-rank_prestige = { $name }: prestige ranking ({ $number }) brings { oltre-mare-ducats-object }
oltre-mare-event-return_prestige = All prestige tokens go back to the supply
oltre-mare-event-run = { $name }: run of { oltre-mare-goods } brings { oltre-mare-ducats-object }
oltre-mare-event-keep = { $name } keeps the run on top of the cargo stack: { oltre-mare-goods }
oltre-mare-event-keep-you = You keep the run on top of the cargo stack: { oltre-mare-goods }
oltre-mare-event-score_start = { $name }: goods deck and discard pile are empty, so the start player’s cargo stack and pirate stack are scored now
oltre-mare-event-loss = { $name }: pirate stack ({ $number }) costs { oltre-mare-ducats-object }
oltre-mare-event-gather = { $name }: cargo stack and pirate stack are shuffled into the new goods deck
oltre-mare-event-last_round = The goods deck is empty: this round is the last
oltre-mare-event-reshuffle = A new goods deck is shuffled: { oltre-mare-cards }
oltre-mare-event-final = Final scoring
oltre-mare-event-rank_tokens = { $name }: port token ranking ({ $number }) brings { oltre-mare-ducats-object }
oltre-mare-event-hand_cards = { $name }: cards in hand ({ $number }) bring { oltre-mare-ducats-object }
oltre-mare-event-over = The game is over
oltre-mare-event-win = { $name } wins: { oltre-mare-ducats }
oltre-mare-event-win-you = You win: { oltre-mare-ducats }

## What a seat can do

oltre-mare-action-discard = To the pirates: { $card }
oltre-mare-action-buy-deck = Buy from the goods deck: { oltre-mare-ducats }
oltre-mare-action-buy-pirates = Buy from the pirate stack: { oltre-mare-ducats }
oltre-mare-action-offer-to = Offer to: { $name }
oltre-mare-action-offer-to-all = Offer to all
oltre-mare-action-offer = Offer to: { $name }. Give: { $give }. Want: { $want }.
oltre-mare-action-offer-all = Offer to all. Give: { $give }. Want: { $want }.
oltre-mare-action-pick = Choose: { $card }
oltre-mare-action-want = Want: { $good }
oltre-mare-action-give-ducats = Give: { oltre-mare-ducats }
oltre-mare-action-want-ducats = Want: { oltre-mare-ducats }
oltre-mare-action-send = Send the offer
oltre-mare-action-accept = Accept offer { $number }
oltre-mare-action-decline = Decline offer { $number }
oltre-mare-action-withdraw = Withdraw offer { $number }
oltre-mare-action-choose = Offer { $number }, make the deal with: { $name }
oltre-mare-action-no-deals = No deals this turn
oltre-mare-action-finish-trade = End the trade phase
oltre-mare-action-play = Play: { $card }
oltre-mare-action-sail = Sail → { $port }
oltre-mare-action-compass = Compass → { $port }
oltre-mare-action-compass-stay = Stay without using the compass
oltre-mare-action-load = Load, bottom card first: { $card }

## Why something cannot be done

oltre-mare-refusal-game-over = The game is over.
oltre-mare-refusal-not-your-decision = Another player is deciding now.
oltre-mare-refusal-wrong-phase = That is not possible in this phase of the turn.
oltre-mare-refusal-step-under-way = Finish what you started first: choose the remaining cards or send the offer.
oltre-mare-refusal-not-in-hand = You do not have that card in hand.
oltre-mare-refusal-not-played = Only cards played this turn can be loaded.
oltre-mare-refusal-already-picked = That card is already chosen: choose another one.
oltre-mare-refusal-out-of-order = Choose in this order: cards as they are sorted, then goods, ducats given, ducats wanted.
oltre-mare-refusal-cards-left = There are cards left: choose among them.
oltre-mare-refusal-not-active = Only the active player may do that.
oltre-mare-refusal-no-purchases-left = You may not buy more than four cards per turn.
oltre-mare-refusal-no-cards-left = There are no cards left to draw.
oltre-mare-refusal-no-pirates = Your pirate stack is empty.
oltre-mare-refusal-hand-below-load = You don’t have enough cards for your load: buy some first, or get them in a deal.
oltre-mare-refusal-no-route = No sea route leads there from the port of your ship.
oltre-mare-refusal-route-used = Your ship has already used that sea route this turn: choose another one.
oltre-mare-refusal-trail-too-short = From there the ship could not make all its moves: choose another port.
oltre-mare-refusal-already-there = Your ship is already there: choose another port, or stay.
oltre-mare-refusal-compass-there = There is a compass there too: choose a port without one.
oltre-mare-refusal-deals-with-active-only = Every deal is between the active player and one other; only the active player makes offers to all.
oltre-mare-refusal-no-deals-said = You have already said: no deals this turn.
oltre-mare-refusal-partner-wants-no-deals = Nobody you would be offering to wants deals this turn.
oltre-mare-refusal-no-offers-left = You may not make any more offers this turn.
oltre-mare-refusal-too-many-open = Too many offers are open: one must first be answered or withdrawn.
oltre-mare-refusal-nothing-to-deal = There is no card that could change hands.
oltre-mare-refusal-wants-too-many = There aren’t that many cards to be had: ask for fewer.
oltre-mare-refusal-too-many-ducats = You can offer or ask for at most 99 ducats at a time.
oltre-mare-refusal-name-the-seat = With two players an offer names the other player.
oltre-mare-refusal-named-twice = Each card can be named only once.
oltre-mare-refusal-nothing-offered = An offer can’t be empty: add cards or ducats.
oltre-mare-refusal-ducats-only = At this table at least one card must change hands in every deal.
oltre-mare-refusal-load-out-of-reach = After this deal the active player could no longer get enough cards for the load: change the offer.
oltre-mare-refusal-already-refused = The same offer has already been declined this turn: change it.
oltre-mare-refusal-no-such-offer = That offer is not open.
oltre-mare-refusal-not-your-offer = Only the player who made the offer can do that.
oltre-mare-refusal-own-offer = This offer is your own: withdraw it or wait for an answer.
oltre-mare-refusal-not-offered-to-you = This offer is for another player.
oltre-mare-refusal-already-answered = You have already answered this offer.
oltre-mare-refusal-goods-missing = You don’t have the goods this offer asks for.
oltre-mare-refusal-not-wanted = This offer doesn’t ask for that, or not for any more of it.
oltre-mare-refusal-no-answer-of-seat = That player has not accepted this offer, or no longer can.
oltre-mare-refusal-active-finishes = You are the active player: finish trading instead.
oltre-mare-refusal-wrong-number = Play exactly as many cards as the load demands.
oltre-mare-refusal-wrong-cards = Load all the cards you have played, and no others.
oltre-mare-refusal-wrong-goods = Give exactly the goods this offer asks for.
oltre-mare-refusal-no-such-seat = There is no such seat at this table.
oltre-mare-refusal-unknown-action = There is no such action.

## Options of a table

oltre-mare-option-open_trade = The cards in an offer are visible to everyone who hears it. Whoever accepts shows cards too, and the deal is made only when the player who made the offer agrees.
oltre-mare-option-private_talk = Only the two sides hear an offer to one player, the answer and the deal; the others just see how ducats and the number of cards in hand change. Offers to all stay public.
oltre-mare-option-consent_for_gifts = An offer that asks for nothing must be accepted too. Without this option such a gift to one player is carried out at once.
oltre-mare-option-allow_ducat_only_deals = A deal may consist of ducats alone, without any card.
oltre-mare-option-offers_per_turn = How many offers each player may make in one turn, whoever’s turn it is.
oltre-mare-option-repeat_refused_offers = An offer that was declined may be made again, unchanged, in the same turn.
oltre-mare-option-unanswerable_offers_lapse = An offer to all players ends as soon as none of those who have not declined it has enough cards to accept it.
oltre-mare-option-prestige_again_after_venice = If the first scoring comes during a turn, players who already got a prestige token this turn can get another.
oltre-mare-option-prestige_supply = How many prestige tokens there are; while players hold all of them, a deal brings none. 0 means without limit.
oltre-mare-option-venice_spread = How far from the middle of the goods deck the Venice card may lie at the start, in percent of the deck. 0 means exactly in the middle.
oltre-mare-option-surcharge_with_good_terms = Even with Good terms a purchase costs 1 ducat more if the buyer has 0 ducats or fewer.
oltre-mare-option-fifth_ducat_symbol = How many ducats five ducat symbols bring: four on cards and one from Good deal.
oltre-mare-option-see_pirate_cards = Who sees the cards that pirate flags put onto a pirate stack: nobody, only its owner, or everybody.
oltre-mare-option-full_trail_required = A ship may not sail to where it would get stuck early while another way allows more of its moves. Without this option it may, and the remaining moves are lost.
oltre-mare-option-compass_decline_keeps_active = If you find a compass and do not use it, you keep your active port token. Without this option that token is turned face down.
oltre-mare-option-zero_counts_as_rank = When prestige tokens and port tokens are ranked, having none is a rank too and can bring ducats. Without this option it brings nothing.
oltre-mare-option-hand_card_ducats = How many ducats each card in hand brings at the end of the game; a negative number is a loss.
oltre-mare-option-removed_cargo_counts = If ducats are tied at the end, the larger cargo stack wins. With this option, cargo cards of the start player that were scored early, because no cards were left, count too.
oltre-mare-option-pirate_memory_aid = All players can look up which cards they know in their own pirate stacks.
oltre-mare-option-cargo_memory_aid = All players can look through their own cargo stacks.
