# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = English
terminal-you = Guest
terminal-compiling = Preparing the rules for this computer (only the first time; a minute or two) …
terminal-welcome = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Seed { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
terminal-help = Type a key, or the action itself. Other words: { $words }.
terminal-help-words = help, odds, log, save FILE, quit
terminal-your-decision = { $name }, your decision:
terminal-picks = cards you may still take: { $amount }
terminal-bust = Bust probability of the next card: { $percent }%
terminal-next-card = The next card, by kind
terminal-kind-ship = Ship
terminal-kind-person = Person
terminal-kind-expedition = Expedition
terminal-kind-tax = Tax Increase
terminal-column-player = Player
terminal-column-points = Points
terminal-column-coins = Coins
terminal-column-swords = Swords
terminal-column-display = Display
terminal-not-understood = “{ $text }” is neither a key nor an action.
terminal-near = Did you mean “{ $text }”?
terminal-saved = Saved: { $file }
terminal-save-failed = Could not save { $file }: { $reason }
terminal-save-name = Give a file name: save FILE
terminal-ranking = Final ranking
terminal-winner = Winner: { $names }
terminal-winners = Shared victory: { $names }
terminal-not-eligible = no expedition: cannot win
terminal-goodbye = The game was left unfinished. The same table again: { $command }

## The table, its odds and its records

terminal-percent = { $percent }%
terminal-no-draw = Nobody has a draw to decide on now.
terminal-column-for-you = For you
terminal-last-round = Last round
terminal-game = { $first }–{ $last } players, version { $version } of the rules
terminal-checked = { $file }: { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
}, all by the rules.

## The rules in a few lines (the word help)

terminal-rule-bust = A second ship of the same colour is a bust: the harbour is lost. With at least as many swords as it shows you can repel it; a skull cannot be repelled.
terminal-rule-picks = Four ship colours in the harbour allow the active player 2 cards, five allow 3. Everybody else may take 1 card and pays the active player 1 coin for it.
terminal-rule-tax = Tax Increase: whoever has 12 or more coins loses half of them; then the most swords or the fewest points bring 1 coin.
terminal-rule-swords = Sailor: 1 sword. Pirate: 2 swords.
terminal-rule-trader = Trader: +1 coin for each ship of that colour you trade.
terminal-rule-symbols = Captain, Priest, Settler: needed for expeditions, which you claim in your own turn. Jack of all Trades: stands for any one of them.
terminal-rule-mademoiselle = Mademoiselle: every person costs you 1 coin less.
terminal-rule-admiral = Admiral: +2 coins if there are at least five cards in the harbour when you may take.
terminal-rule-jester = Jester: +1 coin after every bust, and when you find the harbour empty in another player’s turn.
terminal-rule-governor = Governor: you may take one card more.

## Oltre Mare: the table and its map

terminal-column-ducats = Ducats
terminal-column-pirates = Pirates
terminal-column-cargo = Cargo
terminal-column-top = On top
terminal-column-tokens = Tokens
terminal-column-cards = Cards
terminal-column-power = Power
terminal-column-port = Port
terminal-column-good = Good
terminal-column-payout = Payout
terminal-venice-in = Venice is still to come
terminal-venice-out = Venice has come
terminal-venice-next = Probability that the next card is Venice: { $percent }%
terminal-next-good = The next card, by good (one of { $amount ->
    [one] { $amount } unseen card
   *[other] { $amount } unseen cards
})
terminal-no-card = No card is left to draw.
terminal-map-ships = Digits are ships: the number before the player’s name.
terminal-map-reach = Ports in brackets can be reached now.
terminal-played = Cards played
terminal-payouts = Runs of 1, 2, 3 … cards pay:
terminal-symbols = 1, 2, 3, 4 equal symbols:
terminal-set = Card set { $set }: { $cards } cards, { $ports } ports, { $routes } sea routes, { $tokens } port tokens.

## Oltre Mare: decisions

terminal-sea-help-words = help, map, odds, log, save FILE, quit
terminal-wanted-discard = discard { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} (naval power { $power }). Type a number.
terminal-wanted-trade = trade. Cards in hand: { $hand }, load: { $load }, cards you may still buy: { $amount }.
terminal-wanted-answer = an offer waits for your answer.
terminal-wanted-play = play exactly { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}. Type the numbers, for example: 1 3
terminal-wanted-sail = sail. Moves left: { $amount }.
terminal-wanted-compass = jump to a port, or stay.
terminal-wanted-load = load the cards played, bottom card first. Type the numbers, for example: 2 1
terminal-wanted-draft = finish what you have begun.
terminal-action-offer = Offer a deal, step by step
terminal-runs = { $name }: the cargo brings { $ducats } ({ $runs })
terminal-run = run of { $goods }: { $ducats }
terminal-run-at-least = run of at least { $goods }: at least { $ducats }
terminal-next-top = next turn: naval power { $power }, load { $load }
terminal-confirm = Enter: do it. Other numbers: choose again. no: back.
terminal-yes-or-no = Enter: yes. no: drop it.
terminal-dropped = Dropped.
terminal-one-card = One card at a time.
terminal-card-twice = Named twice: { $card }
terminal-no-such-card = There is no card with the number “{ $text }”.
terminal-no-such-good = “{ $text }” is not a good.
terminal-no-such-player = “{ $text }” is nobody you can make an offer to.
terminal-no-number = “{ $text }” is not a whole number from 0 to { $most }.
terminal-offer-begin = An offer, step by step; “cancel” drops it.
terminal-offer-to = To whom? { $names }
terminal-offer-all = all
terminal-offer-give = Which cards do you give? Numbers, for example: 1 3. Enter: none.
terminal-offer-give-ducats = How many ducats do you give? Enter: none.
terminal-offer-want = Which goods do you want? For example: 2 silk, gems. Enter: none. Goods: { $goods }
terminal-offer-want-ducats = How many ducats do you want? Enter: none.
terminal-offer-whole = Offer to: { $name }. You give: { $give }. You want: { $want }.
terminal-offer-form = An offer is written like this: { $text } (a dash stands for no cards or no goods; cards can be given by their numbers).
terminal-accept-with = The offer wants: { $want }. Which cards do you give? Type the numbers.

## Oltre Mare: the rules in a few lines (the word help)

terminal-sea-rule-power = Naval power and load are those of the top card of your cargo stack. With more cards in hand than naval power you first put cards onto your pirate stack; each costs 1 ducat at the end.
terminal-sea-rule-buy = Trade: you may buy up to four cards, for 3 ducats each, or 4 while you have 0 or fewer; debts are allowed. You need at least as many cards as the load.
terminal-sea-rule-deals = Deals are between the active player and one other: any cards and ducats. The other one gets a prestige token, at most one per turn.
terminal-sea-rule-truth = The goods of an offer are always true; symbols, naval power, load and port are seen only after the deal.
terminal-sea-rule-play = Actions: play exactly as many cards as the load. Equal symbols count together: ducat symbols bring ducats, pirate flags put cards onto your pirate stack, card symbols bring cards, ship symbols are moves.
terminal-sea-rule-ship = The ship uses each sea route at most once a turn. Where it ends it takes the port token, which is active from then on; in a port without a token the active one is turned over.
terminal-sea-rule-tokens = Only the active token works. At the end most port tokens bring 6 ducats, the next rank 3, the third 1; prestige tokens do the same, at Venice and at the end.
terminal-sea-rule-load = Loading: the cards played go onto the cargo stack in any order. Runs of one good pay by their length; the top card sets naval power and load for your next turn.
terminal-sea-rule-venice = When Venice appears, prestige and all cargo are scored, but for the run on top, which stays.
terminal-sea-rule-end = The round in which the goods deck runs out is the last. Most ducats win.
terminal-sea-rule-typing = Numbers mean cards or ports, letters mean actions. Signs on cards: ● ducat, ☠ pirate flag, ▤ card draw, ▲ ship; 5/2 is naval power 5, load 2.
terminal-sea-rule-offer = An offer in one line: offer 1 give gems-01,salt-03 2 want silk:2 0. A claim about it: claim 4 power 6. An answer: accept 4 with silk-02,silk-07.
