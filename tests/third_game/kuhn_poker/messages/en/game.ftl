kuhn-poker-title = Kuhn Poker
kuhn-poker-option-hands = How many hands are played.
kuhn-poker-card-jack = Jack
kuhn-poker-card-queen = Queen
kuhn-poker-card-king = King
kuhn-poker-action-check = Check
kuhn-poker-action-bet = Bet a chip
kuhn-poker-action-call = Call
kuhn-poker-action-fold = Fold
kuhn-poker-event-turn = Hand { $number } begins; { $name } speaks first.
kuhn-poker-event-see = { $name } holds the { $card }.
kuhn-poker-event-check = { $name } checks.
kuhn-poker-event-bet = { $name } bets a chip.
kuhn-poker-event-call = { $name } calls.
kuhn-poker-event-fold = { $name } folds.
kuhn-poker-event-show = { $name } shows the { $card }.
kuhn-poker-event-take = { $name } takes { $amount ->
    [one] one chip
   *[other] { $amount } chips
}.
kuhn-poker-event-over = The game is over.
kuhn-poker-event-win = { $name } wins with a balance of { $amount }.
