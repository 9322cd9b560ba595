# Hints and the analysis of games. Shares and chances come as finished percentages, some with a sign; $card is the name of a card, $seat that of a player.

hint-bust-chance = The next card has a { $chance } chance of being a bust.
hint-card-worth = { $card }: worth { $share } in winning chances, compared with taking nothing.
hint-denies = { $seat } loses the most by it: { $share }.
hint-deal = Compared with declining: you { $share }, { $seat } { $theirs }.
hint-ahead = The next best choice is { $share } worse.
hint-close = The next best choice is nearly as good.
hint-none = There is nothing to decide here.

## The analysis of a game

analysis-title = Winning chances, and what they are made of
analysis-start = Start
analysis-luck = Luck
analysis-deals = Deals
analysis-skill = Own moves
analysis-others = Others’ moves
analysis-outcome = Outcome
analysis-accuracy = Accuracy
analysis-decisions = Decisions
analysis-costly = Costliest decisions
analysis-cost = Move { $move }, { $name }: { $action } cost { $share }; better: { $better }
analysis-no-cost = No decision cost 2% or more in winning chances.
analysis-known = Each decision is judged by what the player could know at the time.
analysis-all = Each decision is judged with all cards known, including those the player could not see.
analysis-progress = Analysing the game
