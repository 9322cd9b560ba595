# Oltre Mare at the terminal (argosy play, argosy replay).

## the table and its map

oltre-mare-terminal-column-ducats = Ducats
oltre-mare-terminal-column-pirates = Pirates
oltre-mare-terminal-column-cargo = Cargo
oltre-mare-terminal-column-top = On top
oltre-mare-terminal-column-tokens = Tokens
oltre-mare-terminal-column-cards = Cards
oltre-mare-terminal-column-power = Power
oltre-mare-terminal-column-port = Port
oltre-mare-terminal-column-good = Good
oltre-mare-terminal-column-payout = Payout
oltre-mare-terminal-venice-in = Venice is still to come
oltre-mare-terminal-venice-out = Venice has come
oltre-mare-terminal-venice-next = Probability that the next card is Venice: { $percent }%
oltre-mare-terminal-next-good = The next card, by kind of goods (one of { $amount ->
    [one] { $amount } unseen card
   *[other] { $amount } unseen cards
})
oltre-mare-terminal-no-card = There are no cards left to draw.
oltre-mare-terminal-map-ships = Digits are ships: the number before the player’s name.
oltre-mare-terminal-map-reach = Ports in brackets can be reached now.
oltre-mare-terminal-played = Cards played
oltre-mare-terminal-payouts = Runs of 1, 2, 3… cards pay:
oltre-mare-terminal-symbols = 1, 2, 3, 4 matching symbols:
oltre-mare-terminal-set = Card set { $set }: { $cards } cards, { $ports } ports, { $routes } sea routes, { $tokens } port tokens.

## decisions

oltre-mare-terminal-help-words = help, map, odds, log, save FILE, quit
oltre-mare-terminal-wanted-discard = put onto your pirate stack: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} (naval power { $power }). Type a number.
oltre-mare-terminal-wanted-trade = trade. Cards in hand: { $hand }, load: { $load }, cards you may still buy: { $amount }.
oltre-mare-terminal-wanted-answer = an offer waits for your answer.
oltre-mare-terminal-wanted-play = play exactly { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}. Type the numbers, for example: 1 3
oltre-mare-terminal-wanted-sail = sail. Moves left: { $amount }.
oltre-mare-terminal-wanted-compass = jump to a port, or stay.
oltre-mare-terminal-wanted-load = load the cards played, bottom card first. Type the numbers, for example: 2 1
oltre-mare-terminal-wanted-draft = finish what you have begun.
oltre-mare-terminal-action-offer = Offer a deal, step by step
oltre-mare-terminal-runs = { $name }: the cargo brings { $ducats } ({ $runs })
oltre-mare-terminal-run = run of { $goods }: { $ducats }
oltre-mare-terminal-run-at-least = run of at least { $goods }: at least { $ducats }
oltre-mare-terminal-next-top = next turn: naval power { $power }, load { $load }
oltre-mare-terminal-confirm = Enter: do it. Other numbers: choose again. no: back.
oltre-mare-terminal-yes-or-no = Enter: yes. no: drop it.
oltre-mare-terminal-dropped = Cancelled.
oltre-mare-terminal-one-card = One card at a time.
oltre-mare-terminal-card-twice = Listed twice: { $card }
oltre-mare-terminal-no-such-card = There is no card with the number “{ $text }”.
oltre-mare-terminal-no-such-good = “{ $text }” is not a kind of goods.
oltre-mare-terminal-no-such-player = You can’t make an offer to “{ $text }”.
oltre-mare-terminal-no-number = “{ $text }” is not a whole number from 0 to { $most }.
oltre-mare-terminal-offer-begin = An offer, step by step; “cancel” drops it.
oltre-mare-terminal-offer-to = To whom? { $names }
oltre-mare-terminal-offer-all = all
oltre-mare-terminal-offer-give = Which cards do you give? Numbers, for example: 1 3. Enter: none.
oltre-mare-terminal-offer-give-ducats = How many ducats do you give? Enter: none.
oltre-mare-terminal-offer-want = Which goods do you want? For example: 2 silk, gems. Enter: none. Goods: { $goods }
oltre-mare-terminal-offer-want-ducats = How many ducats do you want? Enter: none.
oltre-mare-terminal-offer-whole = Offer to: { $name }. You give: { $give }. You want: { $want }.
oltre-mare-terminal-offer-form = An offer is written like this: { $text } (a dash stands for no cards or no goods; cards can be given by their numbers).
oltre-mare-terminal-accept-with = The offer asks for: { $want }. Which cards do you give? Type the numbers.

## the rules in a few lines (the word help)

oltre-mare-terminal-rule-power = Naval power and load are shown on the top card of your cargo stack. If you hold more cards than your naval power, the extra ones go onto your pirate stack first; each costs you 1 ducat at the end.
oltre-mare-terminal-rule-buy = Trade: you may buy up to four cards, for 3 ducats each, or 4 while you have 0 or fewer; debts are allowed. You need at least as many cards as the load.
oltre-mare-terminal-rule-deals = Deals are between the active player and one other: any cards and ducats. The other one gets a prestige token, at most one per turn.
oltre-mare-terminal-rule-truth = The goods in an offer are always stated truthfully; symbols, naval power, load and port are seen only after the deal.
oltre-mare-terminal-rule-play = Actions: play exactly as many cards as the load says. Matching symbols add up: ducat symbols bring ducats, pirate flags put cards onto your pirate stack, card symbols bring cards, ship symbols are moves.
oltre-mare-terminal-rule-ship = The ship uses each sea route at most once a turn. Where it ends it takes the port token, which is active from then on; in a port without a token the active one is turned over.
oltre-mare-terminal-rule-tokens = Only the active token works. At the end, the most port tokens earn 6 ducats, second place 3, third 1; prestige tokens earn the same, at Venice and at the end.
oltre-mare-terminal-rule-load = Loading: the cards played go onto the cargo stack in any order. Runs of the same goods pay by their length; the top card sets naval power and load for your next turn.
oltre-mare-terminal-rule-venice = When Venice appears, prestige and all cargo are scored, except for the run on top, which stays.
oltre-mare-terminal-rule-end = The round in which the goods deck runs out is the last. Whoever has the most ducats wins.
oltre-mare-terminal-rule-typing = Numbers mean cards or ports, letters mean actions. Signs on cards: ● ducat, ☠ pirate flag, ▤ card draw, ▲ ship; 5/2 is naval power 5, load 2.
oltre-mare-terminal-rule-offer = An offer in one line: { "offer 1 give gems-01,salt-03 2 want silk:2 0" }. A claim about it: { "claim 4 power 6" }. An answer: { "accept 4 with silk-02,silk-07" }.
