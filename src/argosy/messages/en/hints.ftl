# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = The next card is a bust with a probability of { $chance }.
hint-card-worth = { $card }: worth { $share } of the win to you, against taking nothing.
hint-denies = { $seat } loses most by it: { $share }.
hint-deal = Against no deal: you { $share }, { $seat } { $theirs }.
hint-ahead = The next best decision is { $share } worse.
hint-close = The next best decision is nearly as good.
hint-none = There is nothing to choose here.

## The analysis of a game

analysis-title = Win shares, and what they are made of
analysis-start = Start
analysis-luck = Luck
analysis-deals = Deals
analysis-skill = Own moves
analysis-others = Others’ moves
analysis-outcome = Outcome
analysis-accuracy = Accuracy
analysis-decisions = Decisions
analysis-costly = The decisions that cost most
analysis-cost = Move { $move }, { $name }: { $action } cost { $share }; better: { $better }
analysis-no-cost = No decision cost 2% of the win or more.
analysis-known = Each decision is judged by what its player could know.
analysis-all = Each decision is judged by all cards, also those its player could not see.
analysis-progress = Judging the game
