# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = English
terminal-you = Guest
terminal-compiling = Preparing the rules for this computer (first time only; this takes a minute or two)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Seed { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
terminal-help = Type a key, or the action itself. Other commands: { $words }.
terminal-help-words = help, odds, log, save FILE, quit
terminal-your-decision = { $name }, your decision:
terminal-column-player = Player
terminal-not-understood = “{ $text }” is neither a key nor an action.
terminal-near = Did you mean “{ $text }”?
terminal-saved = Saved: { $file }
terminal-save-failed = Could not save { $file }: { $reason }
terminal-save-name = Enter a file name: save FILE
terminal-ranking = Final ranking
terminal-winner = Winner: { $names }
terminal-winners = Shared victory: { $names }
terminal-goodbye = The game was left unfinished. To play the same table again: { $command }

## The table, its odds and its records

terminal-percent = { $percent }%
terminal-last-round = Last round
terminal-game = { $first }–{ $last } players, version { $version } of the rules
terminal-checked = { $file }: { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
}, all legal.
