# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = English
terminal-you = Guest
terminal-compiling = Preparing the rules for this computer (only the first time; about half a minute) …
terminal-welcome = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Seed { $seed }.
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
