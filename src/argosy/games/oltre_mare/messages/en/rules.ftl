# The rules of Oltre Mare, as the page of rules tells them, in our own words.
# What a port token does is told by oltre-mare-token-…-effect, an option by oltre-mare-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-oltre-mare-start = In five minutes
rules-oltre-mare-card = What is on a card
rules-oltre-mare-goods = What goods bring
rules-oltre-mare-setup = Before the first turn
rules-oltre-mare-power = First phase: naval power
rules-oltre-mare-deals = Second phase: deals
rules-oltre-mare-buying = Second phase: buying
rules-oltre-mare-actions = Third phase: actions
rules-oltre-mare-sailing = The ship sails
rules-oltre-mare-tokens = Port tokens
rules-oltre-mare-loading = Fourth phase: loading
rules-oltre-mare-venice = The first scoring
rules-oltre-mare-end = The last round
rules-oltre-mare-scoring = The final scoring
rules-oltre-mare-secrets = What is open, what is hidden
rules-oltre-mare-rulings = Fine points
rules-oltre-mare-options = Table options

## In five minutes

rules-oltre-mare-start-idea = You are merchants of Venice. You trade goods with everyone at the table, sail from port to port and stack your cargo so that matching goods lie together: that is what pays.
rules-oltre-mare-start-ducats = Ducats are money and victory points in one. You may run into debt without limit; at the end every ducat counts.
# The four phases of a turn, under small pictures; their names are oltre-mare-phase-….
rules-oltre-mare-start-power = If you hold more cards than your naval power allows, the pirates get the rest.
rules-oltre-mare-start-trade = Make deals and buy cards until you have at least as many as your load requires.
rules-oltre-mare-start-actions = Play exactly as many cards as your load says. Their symbols bring ducats, pirates, cards and moves for your ship.
rules-oltre-mare-start-loading = Pile the played cards onto your cargo stack. The last one on top sets naval power and load for your next turn.
# Labels of two short paragraphs.
rules-oltre-mare-start-scores = What scores
rules-oltre-mare-start-scores-text = Runs of the same goods in your cargo stack, port tokens, and prestige for being a partner in deals. Each card in your pirate stack costs a ducat.
rules-oltre-mare-start-ends = What ends the game
rules-oltre-mare-start-ends-text = The goods deck: when it is empty, the round is played out and the second scoring follows. The first comes about halfway, when the Venice card appears.
rules-oltre-mare-start-hint = A first plan
rules-oltre-mare-start-hint-text = Settle on two or three goods and trade for them. Before you load, think of your next turn: high power means a low load, and vice versa.

## A card has many sides. Numbered legends beside a large card.

rules-oltre-mare-card-symbols = Two actions. They count when you play the card.
rules-oltre-mare-card-copies = The kind of goods, and how many of its cards exist.
rules-oltre-mare-card-port = On some cards a port: a ship can start its voyage there.
rules-oltre-mare-card-payout = What a run of these goods brings: for one card, two, three and so on.
rules-oltre-mare-card-power = Naval power, beside the lion: how many cards you may hold when your turn begins.
rules-oltre-mare-card-load = Load, in bales: how many cards you must play.
rules-oltre-mare-card-top = Naval power and load count only on the top card of your cargo stack. They always add up to seven.

## What goods bring. A table of goods and figures.

rules-oltre-mare-goods-text = A run is an unbroken row of the same goods in the cargo stack. Rare goods pay sooner; common ones are easier to come by. A run longer than its row of figures earns the last figure, no more.
# Heads of the table; the figures 1, 2, 3 … are the length of the run.
rules-oltre-mare-goods-good = Good
rules-oltre-mare-goods-cards = Cards

## Before the first turn

rules-oltre-mare-setup-tokens = A port token is drawn for every port and laid there face up. The two left over are not needed.
rules-oltre-mare-setup-grain = With two players, all grain is removed from the deck.
rules-oltre-mare-setup-ship = For each player, cards are turned up until one shows a port. It becomes the first card of the cargo stack; the ship starts in that port, and the token there is removed from the game.
rules-oltre-mare-setup-hand = Everyone gets a hand of four cards and starts with 11 ducats.
rules-oltre-mare-setup-venice = The Venice card is hidden near the middle of the goods deck. The start player is chosen at random; play goes clockwise.

## First phase: naval power

rules-oltre-mare-power-limit = Compare the number of cards in your hand with the naval power of your top card. Choose the extra ones and lay them face down on your pirate stack, in any order.
rules-oltre-mare-power-once = This is the only moment when your hand is limited. Naval power and load are read now and hold for the whole turn.
# Under a picture: a top card with its power, and a hand with two cards too many.
rules-oltre-mare-power-picture = Too many for this ship: two cards go to the pirates.

## Second phase: deals

rules-oltre-mare-deals-who = Deals and purchases may follow each other in any order. A deal is always between the active player and one other; the others do not deal among themselves.
rules-oltre-mare-deals-what = Cards in hand and ducats may change hands, as many as you like on either side. A gift is a deal too. But at least one card must change hands, and both sides must agree.
rules-oltre-mare-deals-truth = You must tell the truth about the goods on every card you offer. About its symbols, naval power, load and port you may say anything.
rules-oltre-mare-deals-prestige = If you make a deal with the active player, you get a prestige token, at most one per turn. The active player gets none.
rules-oltre-mare-deals-desk = An offer states what you give and what you want. It can be accepted, declined, or answered with a counter-offer. All offers lapse when the phase ends.

## Second phase: buying

rules-oltre-mare-buying-four = The active player may buy up to four cards per turn: from the goods deck, or the top one of their own pirate stack. You see each card before you decide on the next.
rules-oltre-mare-buying-price = A card costs 3 ducats; it costs 4 if you have 0 or fewer before you pay.
rules-oltre-mare-buying-enough = The phase can end only when you hold at least as many cards as your load requires. Buying on credit always gets you there.

## Third phase: actions. The table shows what so many equal symbols bring.

rules-oltre-mare-actions-exact = Play exactly as many cards as your load says, all at once. Add up each symbol across all of them. They are carried out from top to bottom, and none may be skipped:
# Heads of the table, then what each row counts.
rules-oltre-mare-actions-symbols = Symbols
rules-oltre-mare-actions-ducat = ducats for you
rules-oltre-mare-actions-pirate = cards from the goods deck onto your pirate stack, unseen
rules-oltre-mare-actions-draw = cards from the goods deck into your hand; they cannot be played this turn
rules-oltre-mare-actions-ship = moves of your ship

## The ship sails

rules-oltre-mare-sailing-moves = Your ship makes exactly that many moves, each along a sea route to the next port. No route may be used twice in a turn; ports may be revisited, and any number of ships may lie in one.
rules-oltre-mare-sailing-end = Only the port where it stops matters. You take the token there, and it becomes your active one. Your previous active token is turned face down but stays yours. If there is no token there, your active token is turned face down all the same.
rules-oltre-mare-sailing-none = If you play no ship symbol, the ship stays, and nothing changes.
# Under a piece of the chart with a course of three moves.
rules-oltre-mare-sailing-picture = Three moves: only the token in the last port is taken.

## Port tokens

rules-oltre-mare-tokens-text = Only the active token works, and only from the moment you take it. At the end of the game all your tokens count, face up or face down.

## Fourth phase: loading

rules-oltre-mare-loading-order = Lay all the cards you played onto your cargo stack, in any order. Then the order is fixed, and nobody may look through a cargo stack.
rules-oltre-mare-loading-choice = The order is a trade-off between two aims: making a run longer, and having the right card on top for your next turn.

## The first scoring

rules-oltre-mare-venice-when = As soon as the Venice card is drawn, or lies on top of the goods deck when a turn ends, the game stops for the first scoring.
rules-oltre-mare-venice-prestige = Prestige is ranked as in the final scoring; then all prestige tokens are given back.
rules-oltre-mare-venice-cargo = In each cargo stack the run on top is set aside: it stays and can grow. All runs beneath it are paid out and discarded.
rules-oltre-mare-venice-on = Port tokens and pirate stacks do not count yet. Cards played this turn are not loaded yet and stay where they are. The Venice card leaves the game; if it was drawn, the next card takes its place. Then the turn continues.
# Under a picture of a cargo stack, top card first, with what each run brings.
rules-oltre-mare-venice-picture = A cargo stack when Venice appears, the top on the left.
rules-oltre-mare-venice-stays = stays

## The last round

rules-oltre-mare-end-deck = As soon as the last card of the goods deck is taken, the current round becomes the last. It ends with the turn of the player to the right of the start player.
rules-oltre-mare-end-shuffle = If more cards are needed before then, the discard pile is shuffled and becomes the new goods deck.
rules-oltre-mare-end-start = If even these run out, the cargo and pirate stacks of the start player are scored at once and shuffled into a new deck. The start player then starts a new cargo stack.

## The final scoring, in four steps

rules-oltre-mare-scoring-prestige = Prestige: the most tokens bring 6 ducats, second place 3, third place 1.
rules-oltre-mare-scoring-cargo = Cargo: every run in the stack brings its ducats.
rules-oltre-mare-scoring-pirates = Pirates: each card in the pirate stack costs 1 ducat.
rules-oltre-mare-scoring-tokens = Port tokens: ranked like prestige, again for 6, 3 and 1 ducats.
rules-oltre-mare-scoring-level = Tied players share a rank and each get its full ducats; the next lower number is the next rank. Having none counts as a rank too.
# Heads of a small table that shows such a ranking.
rules-oltre-mare-scoring-have = Tokens
rules-oltre-mare-scoring-get = Ducats
rules-oltre-mare-scoring-win = Whoever has the most ducats wins. Ties are broken by the number of cards in the cargo stack, then by turn order from the start player. Cards in hand are worth nothing.

## What is open, what is hidden

rules-oltre-mare-secrets-open = Open to all: ducats and tokens, the size of every hand and stack, the top card of each cargo stack, and everything that is played and loaded.
rules-oltre-mare-secrets-hidden = Hidden: hands, pirate stacks, cargo stacks below the top card, the order of the goods deck and the position of the Venice card.
rules-oltre-mare-secrets-talk = Everybody hears which goods and ducats are offered and change hands. The cards themselves are seen only by the two who deal.

## Fine points: rulings that come up at the table, each with a link to its section

rules-oltre-mare-rulings-gift = Whichever way a gift goes, the prestige token is for the player who is not active.
rules-oltre-mare-rulings-once = One prestige token per turn: that holds even if the first scoring comes in between.
rules-oltre-mare-rulings-reach = A deal is not allowed if the active player could no longer reach the load with the purchases that are left.
rules-oltre-mare-rulings-onward = Cards you have just gained may be passed on at once, in the same turn.
rules-oltre-mare-rulings-debt = With 2 ducats, the first card takes you to −1, the second to −5: the higher price applies from 0.
rules-oltre-mare-rulings-terms = With “Good terms”, debt does not make cards more expensive.
rules-oltre-mare-rulings-stack = You buy from your pirate stack from the top, and may not look through it.
rules-oltre-mare-rulings-deal = “Good deal” counts even if you play no ducat symbol. Five symbols bring no more than four do: 6 ducats.
rules-oltre-mare-rulings-calm = “Calm sea” pays only if you had it before your ship moved.
rules-oltre-mare-rulings-hand = “Pirates repelled” does not help if your hand is too large.
rules-oltre-mare-rulings-stuck = A ship may not sail into a dead end while another way allows all its moves. If none does, it sails as far as it can.
rules-oltre-mare-rulings-compass = If you find a compass, you may stay instead, and you then keep your active token. A jump to a port without a token turns it face down.
rules-oltre-mare-rulings-whole = If a whole cargo stack is one run when Venice appears, nothing of it is scored.
rules-oltre-mare-rulings-last = The last round begins with the last card, even if nobody needs another. As long as the Venice card is in the deck, the deck is not empty.

## Options of the table

rules-oltre-mare-options-text = The rules above are those of a standard table. Whoever opens a table can change the following:
