# The Oltre Mare table in the browser. Names of cards, goods, tokens, phases and events are in oltre-mare.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Most of these stand on buttons or beside figures: keep them short.

## Cards in words (read aloud, and under the large picture)

# $card: name of the card, such as “Salt 8”; $symbols: one or two names of symbols, joined by commas
web-oltre-mare-marks = { $card }: { $symbols }; naval power { $power }, load { $load }
web-oltre-mare-marks-port = { $card }: { $symbols }; naval power { $power }, load { $load }; port: { $port }
# A card in a sentence, told from others of its good; $symbols: one or two, joined by “+”
web-oltre-mare-card-marked = { $good } ({ $symbols }, power { $power })
web-oltre-mare-symbols = Symbols
web-oltre-mare-port = Port
web-oltre-mare-copies = Cards of this kind
web-oltre-mare-payout = A run of 1, 2, 3… cards brings

## The bar on top

web-oltre-mare-phases = Phases of the turn
# The four phases of a turn, as short as possible
web-oltre-mare-phase-power = Naval power
web-oltre-mare-phase-trade = Trade
web-oltre-mare-phase-actions = Actions
web-oltre-mare-phase-loading = Loading
web-oltre-mare-your-decision = Your decision
# What is wanted of you, after “Your decision”
web-oltre-mare-why-offer = { $name } is waiting for your answer
web-oltre-mare-why-choose = { $name } agrees: make the deal
# You have accepted; the one who made the offer now chooses
web-oltre-mare-why-chosen = You agreed. It is now up to { $name }
web-oltre-mare-why-discard = { $count ->
    [one] Give { $count } card to the pirates
   *[other] Give { $count } cards to the pirates
}
web-oltre-mare-why-trade = Deal, buy, then end the trade phase
web-oltre-mare-why-play = { $count ->
    [one] Choose { $count } card to play
   *[other] Choose { $count } cards to play
}
web-oltre-mare-why-sail = { $count ->
    [one] Sail: { $count } more move
   *[other] Sail: { $count } more moves
}
web-oltre-mare-why-compass = Follow the compass to any port, or stay
web-oltre-mare-why-load = Choose the loading order
# $names: one or several players, already joined with commas
web-oltre-mare-waits-for = Waiting for: { $names }
web-oltre-mare-round = Round { $number }
web-oltre-mare-last-round = Last round
web-oltre-mare-undo = Undo

## Players

web-oltre-mare-you = You
web-oltre-mare-others = The other players
web-oltre-mare-your-seat = Your seat
web-oltre-mare-watching = You are watching.
# Bots bear first names of Venetian captains, one for each seat; they need no translation, only the right letters
web-oltre-mare-captain-0 = Anzolo
web-oltre-mare-captain-1 = Zuane
web-oltre-mare-captain-2 = Marin
web-oltre-mare-captain-3 = Piero
web-oltre-mare-captain-4 = Lunardo
# Said of another player, beside the name
web-oltre-mare-offers-you = offers you a deal
web-oltre-mare-wants-no-deals = no deals this turn
web-oltre-mare-considers = considers an offer
web-oltre-mare-all-about = Everything about: { $name }
web-oltre-mare-ducats = Ducats
web-oltre-mare-tokens = Port tokens
web-oltre-mare-no-tokens = No port tokens yet
web-oltre-mare-token-active = active
web-oltre-mare-no-active-token = no active token
# Beside a figure, very little room
web-oltre-mare-prestige-short = prestige
web-oltre-mare-pirates-short = pirates
web-oltre-mare-in-port = in { $port }
web-oltre-mare-cargo-size = Cargo: { $amount }
web-oltre-mare-my-cargo = { $amount ->
    [one] Your cargo stack: { $amount } card
   *[other] Your cargo stack: { $amount } cards
}
web-oltre-mare-hand-empty = No cards in hand
web-oltre-mare-in-offer = in an offer
web-oltre-mare-bottom-first = From the bottom to the top.
web-oltre-mare-unknown-card = a card you do not know
web-oltre-mare-cargo-closed = { $amount ->
    [one] { $amount } card. At this table nobody may look through a cargo stack: only its top card is visible.
   *[other] { $amount } cards. At this table nobody may look through a cargo stack: only its top card is visible.
}
web-oltre-mare-pirates-closed = { $amount ->
    [one] { $amount } card, face down. At the end each costs 1 ducat.
   *[other] { $amount } cards, face down. At the end each costs 1 ducat.
}

## The chart

web-oltre-mare-chart = Sea chart
# $names: the players whose ships lie in a port
web-oltre-mare-ships-here = Ships: { $names }
web-oltre-mare-may-sail = You can sail there
# In the corner of the chart, behind a picture of the ring: where the trip of this turn can end
web-oltre-mare-trip-ends = { $count ->
    [one] { $count } move ends here
   *[other] { $count } moves end here
}
# Before the ports of a course, joined by arrows
web-oltre-mare-trip = { $count ->
    [one] { $count } move:
   *[other] { $count } moves:
}
web-oltre-mare-planned = planned
# What comes of ending there
web-oltre-mare-end-lost = No token here: your active token would be turned face down.
web-oltre-mare-end-nothing = No token here.
web-oltre-mare-end-compass = From here the compass leads to any port.
web-oltre-mare-whole-chart = Whole chart, or around your ship
web-oltre-mare-nearer = Zoom in
web-oltre-mare-farther = Zoom out
web-oltre-mare-played = Played this turn: { $name }

## The planner: what the chosen cards will do

web-oltre-mare-planner = Planner
web-oltre-mare-play-so-many = Play { $chosen } of { $count }
# Behind a figure that shows how many: “3 pirate cards”
web-oltre-mare-effect-ducat = { $count ->
    [one] ducat
   *[other] ducats
}
web-oltre-mare-effect-pirate = { $count ->
    [one] pirate
   *[other] pirates
}
web-oltre-mare-effect-draw = { $count ->
    [one] card
   *[other] cards
}
web-oltre-mare-effect-ship = { $count ->
    [one] move
   *[other] moves
}
web-oltre-mare-next-turn = next turn
web-oltre-mare-load-order = Loading order, bottom card first
# $place: 1 is the bottom; $card: the card and its marks
web-oltre-mare-load-place = Place { $place }: { $card }
web-oltre-mare-run = { $number } × { $good } would bring { oltre-mare-ducats-object }
web-oltre-mare-run-at-least = { $number } × { $good } or more would bring at least { oltre-mare-ducats-object }
web-oltre-mare-sail-on = { $count ->
    [one] Sail: { $count } move
   *[other] Sail: { $count } moves
}
# $chosen: cards chosen so far
web-oltre-mare-discard-so-many = Naval power { $power }: { $chosen } of { $count } to the pirates
web-oltre-mare-turn-of = { $name }: { $phase }
# The button that ends a phase
web-oltre-mare-do-discard = { $count ->
    [one] { $count } card to the pirates
   *[other] { $count } cards to the pirates
}
web-oltre-mare-do-finish = Finish trading
web-oltre-mare-do-play = { $count ->
    [one] Play { $count } card
   *[other] Play { $count } cards
}
web-oltre-mare-do-stay = Stay here
web-oltre-mare-do-load = Load
# On the same button, for those who want to be asked
web-oltre-mare-press-again = Sure? Press again

## The dealing desk

web-oltre-mare-desk = Trading desk
web-oltre-mare-desk-closed = Deals are made in the trade phase.
web-oltre-mare-desk-idle = There are no open offers.
web-oltre-mare-desk-quiet = You want no deals this turn.
web-oltre-mare-no-deals = No deals this turn
web-oltre-mare-offer-of = Offer from: { $name }
# After a player’s name
web-oltre-mare-offers = offers
web-oltre-mare-offers-all = offers to all
web-oltre-mare-open-offer = Preview the outcome
web-oltre-mare-you-get = you get
web-oltre-mare-you-give = you give
web-oltre-mare-which-cards = Which cards you give
web-oltre-mare-then-ducats = ducats
web-oltre-mare-then-hand = hand
# What a deal is worth: the best run of one’s cargo in ducats; cards in hand against the naval power
web-oltre-mare-worth-run = best run
web-oltre-mare-worth-hand = hand, power { $power }
web-oltre-mare-then-load = load { $load }
# Whether the load can still be reached after a deal
web-oltre-mare-out-of-reach = out of reach
web-oltre-mare-they-choose = If you agree, the deal is made only if your answer is the one chosen.
# The same where the offer is for you alone; $name: who made it
web-oltre-mare-they-confirm = If you agree, the deal still has to be confirmed: { $name }.
web-oltre-mare-accept = Accept
web-oltre-mare-counter = Counter
web-oltre-mare-decline = Decline
web-oltre-mare-take-back = Take back
web-oltre-mare-your-offer = Your offer
web-oltre-mare-your-offer-all = Your offer to all
web-oltre-mare-your-offer-to = Your offer to: { $name }
web-oltre-mare-withdraw = Withdraw
web-oltre-mare-choose-answer = Choose an answer
web-oltre-mare-agrees = { $name } agrees
web-oltre-mare-deal = Make the deal
web-oltre-mare-considering = Still considering: { $names }
web-oltre-mare-declined = Declined: { $names }
# Claims about hidden cards; true or not. In quotation marks.
web-oltre-mare-say = Say something about the cards…
web-oltre-mare-claim-symbol = “One has the symbol { $symbol }.”
web-oltre-mare-claim-power = “One has naval power { $amount }.”
web-oltre-mare-claim-load = “One has load { $amount }.”
web-oltre-mare-claim-port = “One shows the port { $port }.”
web-oltre-mare-unchecked = unchecked
# What a bot says over an offer: about what all can see, never about its hand; it fits any gender.
# $goods: the goods it speaks of, in the case of “I seek …”
web-oltre-mare-said-gems = gems
web-oltre-mare-said-scrolls = scrolls
web-oltre-mare-said-silk = silk
web-oltre-mare-said-salt = salt
web-oltre-mare-said-pottery = pottery
web-oltre-mare-said-olives = olives
web-oltre-mare-said-grain = grain
web-oltre-mare-says-counter = Not that. But this I would do.
web-oltre-mare-says-seek-run = I’m collecting { $goods } for a longer run.
web-oltre-mare-says-seek = I’m looking for { $goods }.
web-oltre-mare-says-spare = I can spare { $goods }.
web-oltre-mare-says-gift = With my compliments.
web-oltre-mare-says-beg = And what do I get for it?
web-oltre-mare-says-need = I’m collecting { $goods } myself.
web-oltre-mare-says-few = { oltre-mare-ducats } for { $goods }? Too little.
web-oltre-mare-says-dear = { oltre-mare-ducats }? Too dear for me.
web-oltre-mare-says-rival = You’re collecting { $goods }. I’d rather not help.
web-oltre-mare-says-other = I’m collecting { $goods }, not that.
web-oltre-mare-says-honoured = I’ve already earned my prestige this turn.
web-oltre-mare-says-little = That brings me too little.
# Said when it withdraws an offer that somebody has agreed to
web-oltre-mare-says-regret = On second thoughts, no.
web-oltre-mare-quoted = “{ $line }”
# The ducats of an offer have changed: $before is the figure it had
web-oltre-mare-new-price = Now { oltre-mare-ducats } instead of { $before }
web-oltre-mare-new-terms = New terms for the same goods
web-oltre-mare-new-offer = New offer
web-oltre-mare-offer-to = For whom
web-oltre-mare-all = All
web-oltre-mare-drop-offer = Drop this offer
web-oltre-mare-give = give
web-oltre-mare-want = want
web-oltre-mare-give-ducats = Ducats you give
web-oltre-mare-want-ducats = Ducats you want
web-oltre-mare-less = One less
web-oltre-mare-more = One more
web-oltre-mare-tap-cards = tap cards in your hand
web-oltre-mare-take-out = Take out: { $card }
web-oltre-mare-one-less = One less: { $good }
web-oltre-mare-add-good = Add goods
web-oltre-mare-offer-hint = Add cards or goods. An offer with one empty side is a gift.
# Stands above figures: what hands and ducats would be after the deal.
web-oltre-mare-if-accepted = If it is accepted:
web-oltre-mare-send = Offer
web-oltre-mare-buy = Buy
web-oltre-mare-buys-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}

## Scorings

web-oltre-mare-first-scoring = First scoring
# One line for each thing that is scored, before the ducats it brings
web-oltre-mare-line-rank_prestige = prestige
web-oltre-mare-line-run = run
# Runs of one card each, all in one line; the figure stands before it
web-oltre-mare-line-singles = { $count ->
    [one] single card
   *[other] single cards
}
web-oltre-mare-line-keep = stays loaded
web-oltre-mare-line-loss = pirate stack
web-oltre-mare-line-rank_tokens = port tokens
web-oltre-mare-line-hand_cards = cards in hand
# Ducats before the scoring, above its lines
web-oltre-mare-before = Before
# Who won and by what; then where the difference to the second came from
web-oltre-mare-won-by = { $ahead ->
    [0] { $name } and { $other } have equal ducats; the larger cargo decides.
    [one] { $name } is { $ahead } ducat ahead of { $other }.
   *[other] { $name } is { $ahead } ducats ahead of { $other }.
}
web-oltre-mare-won-by-you = { $ahead ->
    [0] You and { $other } have equal ducats; the larger cargo decides.
    [one] You are { $ahead } ducat ahead of { $other }.
   *[other] You are { $ahead } ducats ahead of { $other }.
}
web-oltre-mare-won-over-you = { $ahead ->
    [0] { $name } and you have equal ducats; the larger cargo decides.
    [one] { $name } is { $ahead } ducat ahead of you.
   *[other] { $name } is { $ahead } ducats ahead of you.
}
web-oltre-mare-won-before = What was earned before the scoring counted most (+{ $amount }).
web-oltre-mare-won-cargo = The cargo counted most (+{ $amount }).
web-oltre-mare-won-prestige = Prestige counted most (+{ $amount }).
web-oltre-mare-won-pirates = The smaller pirate stack counted most (+{ $amount }).
web-oltre-mare-won-rank_tokens = Port tokens counted most (+{ $amount }).
web-oltre-mare-won-hand_cards = Cards in hand counted most (+{ $amount }).
web-oltre-mare-won-run = Best run: { $number } × { $good } (+{ $amount }).
# What decided the game; $round: number of the round, $name: who did it
web-oltre-mare-decided-final = The final scoring decided it.
web-oltre-mare-decided-venice = The first scoring decided it, in round { $round }.
web-oltre-mare-decided-deal = The deal in round { $round } decided it: { $name }.
web-oltre-mare-decided-quiet_deal = The private deal in round { $round } decided it.
web-oltre-mare-decided-turn = Round { $round } decided it: { $name }.
web-oltre-mare-scored = Total
# $place: rank in the game, 1 is the winner
web-oltre-mare-place = Rank { $place }

## Log and parts of the screen

web-oltre-mare-log = Log
web-oltre-mare-log-undone = { $name } takes a decision back
web-oltre-mare-log-undone-you = You take a decision back
# One player, in a line before the ducats a scoring brings
web-oltre-mare-log-scored = { $name }: scoring
# What the log and the desk say of an offer; behind it pictures show what is given and what is wanted.
web-oltre-mare-told-offer = { $name } → { $other }, offer:
web-oltre-mare-told-offer-you = You → { $other }, offer:
web-oltre-mare-told-offer-all = { $name } → all, offer:
web-oltre-mare-told-offer-all-you = You → all, offer:
web-oltre-mare-told-deal = { $name } → { $other }: deal made.
web-oltre-mare-told-deal-you = You → { $other }: deal made.
web-oltre-mare-told-withdraw = { $name } withdraws the offer
web-oltre-mare-told-withdraw-you = You withdraw the offer
web-oltre-mare-told-lapse_cards = { $name }: the offer lapses: its cards are no longer in hand
web-oltre-mare-told-lapse_cards-you = Your offer lapses: its cards are no longer in hand
web-oltre-mare-told-lapse_hand = { $name }: the offer lapses: nobody it is addressed to has enough cards any more
web-oltre-mare-told-lapse_hand-you = Your offer lapses: nobody it is addressed to has enough cards any more
web-oltre-mare-told-lapse_load = { $name }: the offer lapses: it would leave the active player short of cards for the load
web-oltre-mare-told-lapse_load-you = Your offer lapses: it would leave the active player short of cards for the load
web-oltre-mare-told-lapse_no_deals = { $name }: the offer lapses: one side wants no more deals this turn
web-oltre-mare-told-lapse_no_deals-you = Your offer lapses: one side wants no more deals this turn
web-oltre-mare-told-lapse_declined = { $name }: the offer lapses: everybody has declined it
web-oltre-mare-told-lapse_declined-you = Your offer lapses: everybody has declined it
web-oltre-mare-told-play = { $name } plays:
web-oltre-mare-told-play-you = You play:
web-oltre-mare-told-load = { $name } loads:
web-oltre-mare-told-load-you = You load:
web-oltre-mare-told-see = { $name } sees:
web-oltre-mare-told-see-you = You see:
web-oltre-mare-parts = Parts of the table
web-oltre-mare-tab-chart = Chart
web-oltre-mare-tab-deals = Deals
web-oltre-mare-tab-log = Log

## Keys

web-oltre-mare-key-arrows = Move between the cards in hand, or between the ports
web-oltre-mare-key-space = Choose the card or port
web-oltre-mare-key-enter = Give to the pirates, play, load or stay
web-oltre-mare-key-finish = Finish trading
web-oltre-mare-key-buy-deck = Buy from the goods deck
web-oltre-mare-key-buy-pirates = Buy from your pirate stack
web-oltre-mare-key-offer = Begin an offer, then send it
web-oltre-mare-key-accept = Accept the offer on top, or make the deal that was agreed to
web-oltre-mare-key-counter = Answer it with an offer of your own
web-oltre-mare-key-decline = Decline it
web-oltre-mare-key-no-deals = No deals this turn
web-oltre-mare-key-hand = Go to the hand
web-oltre-mare-key-chart = Go to the chart
web-oltre-mare-key-load = Move a card in the loading order
web-oltre-mare-key-zoom = Zoom the chart in, out, or show all of it
web-oltre-mare-key-read = Read the card in full
web-oltre-mare-key-undo = Take back the last decision
web-oltre-mare-key-reset = Take back the turn
