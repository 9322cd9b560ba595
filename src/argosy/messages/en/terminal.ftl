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
terminal-bust = Bust probability of the next card: { $percent } %
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
terminal-thinking = { $name } is thinking …
