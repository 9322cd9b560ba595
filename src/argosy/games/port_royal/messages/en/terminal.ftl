# Port Royal at the terminal (argosy play, argosy replay).

port-royal-terminal-picks = cards you may still take: { $amount }
port-royal-terminal-bust = Chance that the next card is a bust: { $percent }%
port-royal-terminal-next-card = The next card, by kind
port-royal-terminal-kind-ship = Ship
port-royal-terminal-kind-person = Person
port-royal-terminal-kind-expedition = Expedition
port-royal-terminal-kind-tax = Tax Increase
port-royal-terminal-column-points = Points
port-royal-terminal-column-coins = Coins
port-royal-terminal-column-swords = Swords
port-royal-terminal-column-display = Display
port-royal-terminal-not-eligible = no expedition: cannot win
port-royal-terminal-no-draw = There is no draw to decide on right now.
port-royal-terminal-column-for-you = For you

## The rules in a few lines (the word help)

port-royal-terminal-rule-bust = A second ship of the same colour is a bust: the harbour is lost. With at least as many swords as it shows you can repel it; a skull cannot be repelled.
port-royal-terminal-rule-picks = With four ship colours in the harbour the active player takes 2 cards, with five 3. Everyone else may take 1 card and pays the active player 1 coin for it.
port-royal-terminal-rule-tax = Tax Increase: anyone with 12 or more coins loses half of them; then whoever has the most swords, or the fewest points, gets 1 coin.
port-royal-terminal-rule-swords = Sailor: 1 sword. Pirate: 2 swords.
port-royal-terminal-rule-trader = Trader: +1 coin for each ship of that colour you trade.
port-royal-terminal-rule-symbols = Captain, Priest, Settler: needed for expeditions, which you claim on your own turn. Jack of all Trades: stands for any one of them.
port-royal-terminal-rule-mademoiselle = Mademoiselle: every person costs you 1 coin less.
port-royal-terminal-rule-admiral = Admiral: +2 coins if there are at least five cards in the harbour when it is your turn to take.
port-royal-terminal-rule-jester = Jester: +1 coin after every bust, and when you find the harbour empty on another player’s turn.
port-royal-terminal-rule-governor = Governor: you may take one extra card.
