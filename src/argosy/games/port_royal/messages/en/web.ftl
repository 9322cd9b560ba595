# The Port Royal table in the browser. Names of cards, events, actions and refusals are in port-royal.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Many of these are labels of a few square centimetres: prefer short words; a comment says where length matters.

## Short names printed on the cards themselves: at most some 12 letters in a line, a space allows two lines.
## Ships have no colour here: colour, hatching and silhouette tell it.

web-port-royal-plate-ship_yellow = Pinnace
web-port-royal-plate-ship_blue = Flute
web-port-royal-plate-ship_green = Skiff
web-port-royal-plate-ship_red = Frigate
web-port-royal-plate-ship_black = Galleon
web-port-royal-plate-trader = Trader
web-port-royal-plate-expedition = Expedition
web-port-royal-plate-tax = Tax Increase
web-port-royal-back = Card face down: one coin
web-port-royal-island = Jamaica

## Cards as a screen reader says them. $card is the card's name, the rest are figures with their words.

web-port-royal-label-ship = { $card }, { $coins }, { $swords }
web-port-royal-label-person = { $card }, costs { $coins }, { $points }
web-port-royal-label-expedition = { $card }, { $points }, { $coins }

## What a card does, in full sentences; shown beside the large card.

web-port-royal-text-ship = Whoever takes it gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; then the ship is discarded. When it has just been drawn, the active player can repel it with { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    } or more. If a second ship of its colour stays in the harbour, that is a bust.
web-port-royal-text-ship-skull = Whoever takes it gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; then the ship is discarded. The skull: it cannot be repelled. A second ship of its colour is a bust.
# $ship is a plate name such as “Frigate”; it stands behind a colon so that it needs no case.
web-port-royal-text-trader = One more coin for every ship of this kind that you take, on your own turn and on others’: { $ship }.
web-port-royal-text-settler = Has a house, one of the symbols that expeditions ask for.
web-port-royal-text-captain = Has an anchor, one of the symbols that expeditions ask for.
web-port-royal-text-priest = Has a cross, one of the symbols that expeditions ask for.
web-port-royal-text-jack = Stands for any one symbol of an expedition: house, anchor or cross.
web-port-royal-text-sailor = One sword. With enough swords you can repel a ship you have just drawn; swords are never used up. They also count when a tax increase rewards whoever has the most.
web-port-royal-text-pirate = Two swords. With enough swords you can repel a ship you have just drawn; swords are never used up. They also count when a tax increase rewards whoever has the most.
web-port-royal-text-mademoiselle = Every person you hire costs you one coin less, down to zero. You still pay the active player their coin.
web-port-royal-text-jester = One coin whenever anyone goes bust, including you; and one coin on another player’s turn if the harbour is empty when it is your turn to take.
web-port-royal-text-admiral = Two coins each time it is your turn to take cards and there are five or more cards in the harbour, even if you take none.
web-port-royal-text-governor = You may take one extra card every time, on your own turn and on others’. On another player’s turn each card still costs you a coin for the active player.
# $symbols: a list such as “anchor, anchor, house”.
web-port-royal-text-expedition = On your own turn, whenever a decision is yours, discard people with exactly these symbols: { $symbols }. The expedition then stays with you for the rest of the game, and you get { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. A Jack of all Trades stands for any one symbol.
web-port-royal-text-tax_max_swords = Everyone with twelve or more coins pays half of them, rounded down. Then the player with the most swords gets one coin; if tied, all tied players do.
web-port-royal-text-tax_min_vp = Everyone with twelve or more coins pays half of them, rounded down. Then the player with the fewest points gets one coin; if tied, all tied players do.
web-port-royal-text-back = A face-down card is one coin. Nobody knows what is on the other side, not even its owner.
# How many copies of the large card are in the pack.
web-port-royal-copies = { $count ->
    [one] { $count } in the pack
   *[other] { $count } in the pack
}
web-port-royal-symbol-anchor = anchor
web-port-royal-symbol-cross = cross
web-port-royal-symbol-house = house

## The bar on top

web-port-royal-turn = turn { $turn }
web-port-royal-goal = to 12 points
web-port-royal-goal-expedition = to 12 points with an expedition
web-port-royal-last-round = last round
web-port-royal-undo = Undo
web-port-royal-undo-turn = Take back the whole turn
web-port-royal-log = Log

## The harbour and the piles

web-port-royal-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-port-royal-count-types = { $count ->
    [one] { $count } ship type
   *[other] { $count } ship types
}
web-port-royal-types = Ship types in the harbour
# Beside the row of ship types: how many cards the active player may take after stopping now.
web-port-royal-picks = { $picks ->
    [one] { $picks } card to take
   *[other] { $picks } cards to take
}
# And what one more ship type would make of it.
web-port-royal-picks-more = { $picks ->
    [one] one more type: { $picks } card
   *[other] one more type: { $picks } cards
}
# In the phase in which cards are taken: how many the player may still take. Short.
web-port-royal-picks-left = { $picks ->
    [one] { $picks } card left
   *[other] { $picks } cards left
}
web-port-royal-harbour-empty = The harbour is empty
web-port-royal-harbour-calm = No card has been drawn yet.
# Flag on the card that came last. Very short.
web-port-royal-new = new
# Flag on a ship that was just drawn and may be repelled. Very short.
web-port-royal-fate = ?
web-port-royal-deck = Draw pile
web-port-royal-deck-draw = Top card of the pile: draw
web-port-royal-discard = Discard
web-port-royal-discard-open = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: look through it
web-port-royal-discard-empty = Nothing has been discarded.
# Under an expedition. Very short.
web-port-royal-claim-now = claim now
web-port-royal-towards = { $have } of { $need }

## A card in the harbour, as a button. $card is the whole label of the card.

web-port-royal-offer-gain = { $card }. Brings you { $gain ->
    [one] { $gain } coin
   *[other] { $gain } coins
}
web-port-royal-offer-price = { $card }. Costs you { $price ->
    [0] nothing
    [one] { $price } coin
   *[other] { $price } coins
}
web-port-royal-offer-dear = { $card }. Costs you { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}: more than you have
web-port-royal-take-offer = Take: { $offer }
# On the card that can be taken now. Very short.
web-port-royal-take = Take

## Players

web-port-royal-you = you
web-port-royal-others = The other players
web-port-royal-coins = coins
web-port-royal-swords = swords
web-port-royal-points = points
web-port-royal-scale = { $points ->
    [one] { $points } of 12 points
   *[other] { $points } of 12 points
}
# $more: points after the claim that is possible now.
web-port-royal-scale-claim = { $points } of 12, { $more } with the expedition
web-port-royal-scale-plain = { $points } of 12
web-port-royal-active = active player
web-port-royal-deciding = decides now
web-port-royal-offline = not here
web-port-royal-display-of = Display: { $name }
# The button that is a player’s panel. $coins, $swords and $points are figures with their words.
web-port-royal-panel = { $name }: { $coins }, { $swords }, { $points }. Look at the display
web-port-royal-display-empty = No cards yet
web-port-royal-order = Turn order

# Groups of a display. Short: they are headings over one card.
web-port-royal-family-trade = Trade
web-port-royal-family-swords = Swords
web-port-royal-family-symbols = Symbols
web-port-royal-family-office = Court
web-port-royal-family-expeditions = Expeditions

# Bots have no names of their own: they are called after the beast drawn at their seat.
web-port-royal-beast-0 = Whale
web-port-royal-beast-1 = Octopus
web-port-royal-beast-2 = Seahorse
web-port-royal-beast-3 = Turtle
web-port-royal-beast-4 = Crab

## The question next to the buttons

web-port-royal-wanted = Waiting for your decision
# The same where there is little room.
web-port-royal-wanted-short = Your decision
web-port-royal-ask-first = Your turn begins: draw the first card.
web-port-royal-ask-draw = Keep drawing, or stop and take cards?
web-port-royal-ask-draw-picks = { $picks ->
    [one] Keep drawing, or stop and take { $picks } card?
   *[other] Keep drawing, or stop and take { $picks } cards?
}
web-port-royal-ask-draw-only = Keep drawing: you can’t stop yet.
web-port-royal-ask-stop-only = There are no cards left to draw: stop.
# $card: a ship, such as “red Frigate”.
web-port-royal-ask-ship = A ship: { $card }. Repel it, or let it dock?
web-port-royal-ask-ship-bust = A ship: { $card }. This type is already here. Repel it, or go bust?
web-port-royal-ask-ship-only = This ship must be repelled: { $card }
web-port-royal-ask-take = { $picks ->
    [one] Take { $picks } card from the harbour, or pass.
   *[other] Take up to { $picks } cards from the harbour, or pass.
}
# The seat’s own go in another player’s turn; $name gets the fee.
web-port-royal-ask-take-fee = { $picks ->
    [one] Take { $picks } card, or pass. One coin goes to: { $name }
   *[other] Take up to { $picks } cards, or pass. One coin for each goes to: { $name }
}
web-port-royal-ask-nothing = There is nothing you can take: pass.
web-port-royal-ask-claim = Claim an expedition, or end your turn.
web-port-royal-ask-after-bust = Bust. You can still claim an expedition.
# In the place of the question, while the harbour is swept away. $card: a ship, such as “red Frigate”.
web-port-royal-bust-mine = Bust!
web-port-royal-bust-theirs = { $name }: bust!
web-port-royal-bust-lost = A second { $card }: { $count ->
    [one] { $count } card lost
   *[other] { $count } cards lost
}
web-port-royal-sure = Press again to confirm
web-port-royal-waiting = Waiting for others
web-port-royal-wait-first = { $name } begins a turn
web-port-royal-wait-draw = { $name } decides: keep drawing or stop
web-port-royal-wait-ship = { $name } decides: repel or keep { $card }
web-port-royal-wait-take = { $name } may take { $picks ->
    [one] { $picks } card
   *[other] { $picks } cards
}
web-port-royal-wait-claim = { $name } may claim an expedition
web-port-royal-paused = The game is paused
web-port-royal-over = The game is over

## Buttons. Short; the key is shown beside them.

web-port-royal-draw = Draw
web-port-royal-draw-first = the first card is compulsory
web-port-royal-stop = Stop
web-port-royal-stop-takes = { $picks ->
    [one] take { $picks } card
   *[other] take { $picks } cards
}
web-port-royal-stop-plain = and take cards
web-port-royal-stop-nothing = nothing you can afford
# On a card that is looked at while one draws.
web-port-royal-stop-and-take = Stop and take this
web-port-royal-pass = Pass
web-port-royal-pass-hint = take nothing more
web-port-royal-end-turn = End turn
web-port-royal-repel = Repel
web-port-royal-repel-hint = discard the ship
web-port-royal-keep = Keep
web-port-royal-keep-hint = it docks
# What a kept ship makes of the harbour: so many ship types, and so many cards may be taken.
web-port-royal-keep-makes = makes { $types ->
    [one] { $types } type
   *[other] { $types } types
}: { $picks ->
    [one] { $picks } card
   *[other] { $picks } cards
}
web-port-royal-keep-bust-hint = go bust on purpose
web-port-royal-claim = Claim
web-port-royal-claim-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
web-port-royal-claim-choose = Who do you send on the expedition?
web-port-royal-claim-label = Claim: { $card } with { $persons }. Points { $points }, coins { $coins }

## Odds

# Behind a percentage, on the button that draws.
web-port-royal-bust = bust
# Shares of the next card, each a word and a percentage without its sign. Very short.
web-port-royal-odds-ship = ship { $share }
web-port-royal-odds-repel = repel { $share }
web-port-royal-odds-new = new ship { $share }
web-port-royal-odds-person = person { $share }
web-port-royal-odds-expedition = expedition { $share }
web-port-royal-odds-tax = tax { $share }
web-port-royal-odds-label = Next card: bust { $bust }, other ship { $ship }, person { $person }, expedition { $expedition }, tax { $tax }
web-port-royal-unseen = Next card, of { $cards }
web-port-royal-unseen-hint = What may come next, including cards that lie face down as coins.
web-port-royal-unseen-ship = { $ship }: { $count }
web-port-royal-unseen-persons = Persons
web-port-royal-unseen-expeditions = Expeditions
web-port-royal-unseen-taxes = Tax
web-port-royal-unseen-bust = { $count ->
    [one] { $count } bust
   *[other] { $count } bust
}

## The log

web-port-royal-log-begin = The game begins
web-port-royal-log-open = Open the log
web-port-royal-log-empty = Nothing has happened yet.
web-port-royal-log-undone = { $name } takes a decision back
web-port-royal-log-undone-you = You take a decision back
web-port-royal-log-replaced = { $name }: a bot takes over
web-port-royal-log-restored = { $name } plays again
web-port-royal-log-restored-you = You play again
web-port-royal-log-resigned = { $name } gives up
web-port-royal-log-resigned-you = You give up
# A change of coins, such as “Zofia −2”.
web-port-royal-delta = { $name } { $amount }

## The end

web-port-royal-end-winner = { $name } wins
web-port-royal-end-winners = Shared victory: { $names }
web-port-royal-end-nobody = The game ended without a winner
# What decided the game; $round: number of the turn, $name: who did it
web-port-royal-decided-bust = The bust in turn { $round } decided it: { $name }.
web-port-royal-decided-claim = The expedition in turn { $round } decided it: { $name }.
web-port-royal-decided-hire = The person hired in turn { $round } decided it: { $name }.
web-port-royal-decided-trade = The ship traded in turn { $round } decided it: { $name }.
web-port-royal-decided-turn = Turn { $round } decided it: { $name }.
web-port-royal-end-player = Player
web-port-royal-end-total = Points
web-port-royal-end-tie = Tied on points: coins decide.
web-port-royal-end-ineligible = no expedition: cannot win
web-port-royal-end-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
web-port-royal-end-how = Where the points came from

## Keys, for the help

web-port-royal-key-draw = Draw a card
web-port-royal-key-stop = Stop
web-port-royal-key-pass = Pass, or end the turn
web-port-royal-key-claim = Claim an expedition
web-port-royal-key-repel = Repel the ship just drawn
web-port-royal-key-keep = Keep the ship just drawn
web-port-royal-key-take = Take a card from the harbour, counting from the left
web-port-royal-key-read = Read the selected card
web-port-royal-key-undo = Undo
web-port-royal-key-undo-turn = Take back the whole turn
web-port-royal-key-log = Open or close the log
web-port-royal-key-discard = Look through the discard pile
web-port-royal-key-arrows = Move along the cards
