# The rules of Port Royal, as the page of rules tells them, in our own words.
# What a card does is told by web-port-royal-text-…, an option by port-royal-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-port-royal-start = In five minutes
rules-port-royal-pack = The cards
rules-port-royal-setup = Before the first turn
rules-port-royal-discover = First phase: discover
rules-port-royal-repel = Swords against ships
rules-port-royal-bust = Bust
rules-port-royal-take = Second phase: trade and hire
rules-port-royal-fee = Everyone else’s pick
rules-port-royal-ships = The five ships
rules-port-royal-persons = The people
rules-port-royal-expeditions = Expeditions
rules-port-royal-taxes = Tax increases
rules-port-royal-end = The end and the winner
rules-port-royal-coins = Coins and piles
rules-port-royal-rulings = Fine points
rules-port-royal-options = Table options

## In five minutes

rules-port-royal-start-idea = Card by card, a harbour fills before your eyes. Ships bring money, people enter your service. The longer you wait, the more there is to choose from; but a second ship of the same colour, and everything is gone.
rules-port-royal-start-goal = You collect points from the people you hire and the expeditions you complete. Twelve points trigger the end of the game.
# The three steps of a turn, under small pictures.
rules-port-royal-start-draw = Draw cards into the harbour one by one, and stop in time. A second ship of the same colour is a bust: your turn is over.
rules-port-royal-start-take = Take a card: a ship for its coins, or a person for their price. Four ship colours in the harbour let you take two cards, five let you take three.
rules-port-royal-start-others = Now the others choose from what is left, one card each, and pay you a coin for it.
# Labels of two short paragraphs.
rules-port-royal-start-scores = What scores
rules-port-royal-start-scores-text = Only the points on people and expeditions in front of you. Coins merely break a tie.
rules-port-royal-start-ends = What ends the game
rules-port-royal-start-ends-text = Twelve points in front of any player. The round is still played out so that everyone has had the same number of turns; then whoever has the most points wins.
rules-port-royal-start-hint = A first plan
rules-port-royal-start-hint-text = Early on, hire people who earn or save you coins, and a few swords. Until you can repel ships, three of them in the harbour is a good time to stop.

## The cards. Legends beside a picture of each kind.

rules-port-royal-pack-coin = Every card has a coin on its back. Face down in front of you it is money, and stays money until you pay with it; a card that lies face up never becomes a coin.
rules-port-royal-pack-ship = Ships
rules-port-royal-pack-ship-text = The coins it brings, and the swords you need to repel it.
rules-port-royal-pack-person = Persons
rules-port-royal-pack-person-text = Ability and points at the top, price at the bottom.
rules-port-royal-pack-expedition = Expeditions
rules-port-royal-pack-expedition-text = The symbols it asks for, and the points and coins it brings.
rules-port-royal-pack-tax = Tax increases
rules-port-royal-pack-tax-text = They take effect the moment they are drawn.

## Before the first turn

rules-port-royal-setup-coins = Everybody gets three cards face down: three coins. Nobody looks at the other side.
rules-port-royal-setup-piles = The rest is the draw pile. The discard pile next to it is open; anybody may look through it at any time.
rules-port-royal-setup-start = The start player is chosen at random. Play goes clockwise.
rules-port-royal-setup-five = With five players this expedition is open from the start; with fewer it stays in the box.

## First phase: discover

rules-port-royal-discover-draw = On your turn you are the active player. Turn up the top card of the draw pile. The first card is compulsory; after that you may stop after any card, or go on for as long as you like.
rules-port-royal-discover-ship = A ship docks in the harbour, unless you repel it.
rules-port-royal-discover-person = A person waits in the harbour.
rules-port-royal-discover-expedition = An expedition is placed next to the harbour. It waits there, over many turns if need be, until somebody completes it.
rules-port-royal-discover-tax = A tax increase is carried out and discarded; then you decide again.
rules-port-royal-discover-stop = When you stop, the second phase begins.

## Swords against ships

rules-port-royal-repel-may = Have you just turned up a ship, and do your Sailors and Pirates together have at least as many swords as it shows? Then you may repel it: it is discarded, and you go on.
rules-port-royal-repel-free = Swords are not used up. Repel as many ships in a turn as you like, even ones of a new colour.
rules-port-royal-repel-skull = A ship with a skull can never be repelled. And only the ship that has just been turned up can be repelled, never one that has docked.

## Bust

rules-port-royal-bust-what = If a ship comes whose colour is already in the harbour, and it is not repelled, you have risked too much. The harbour and this ship are discarded, nobody takes a card, and your turn is over.
rules-port-royal-bust-jester = Expeditions stay where they are. Everybody gets a coin for each Jester of their own, the active player too.
# Under a row of cards in which a ship type comes a second time.
rules-port-royal-bust-picture = One colour twice: all of it is lost.

## Second phase: trade and hire

rules-port-royal-take-number = You choose first. How many cards you may take depends on the number of different ship colours in the harbour when you stop:
# Heads of a small table.
rules-port-royal-take-colours = Colours
rules-port-royal-take-cards = Cards
rules-port-royal-take-ship = Take a ship: it is discarded, and you get its coins, plus one for each of your Traders of this colour.
rules-port-royal-take-person = Hire a person: pay the price, and lay the card in front of you. The ability works at once, even for the next card you take.
rules-port-royal-take-may = You do not have to take anything. If you pass, you are done for now.

## The others’ goes

rules-port-royal-fee-go = After you every other player, clockwise, may take one card, even if you took none.
rules-port-royal-fee-coin = For each card taken they pay the active player a coin. The coin may come out of the ship’s own income; for a person, you need both price and coin beforehand.
rules-port-royal-fee-left = What is left at the end is discarded. The player to the left becomes the active player.

## The five ships. Under each ship: its cards, with coins, swords and how often they exist.

rules-port-royal-ships-text = Each colour is a type of its own, with its own hatching and shape. The more a ship brings, the better it is armed.

## The persons

rules-port-royal-persons-text = A person works for you on every turn, your own and everyone else’s. Several of a kind add up. Beside each you see which cards exist: price, points, number.

## Expeditions

rules-port-royal-expeditions-when = Only the active player completes expeditions: whenever a decision is theirs, in both phases, and as many as they can.
rules-port-royal-expeditions-how = Discard people of yours with exactly the symbols asked for; you choose which. The expedition then lies in front of you for good, and you get its coins at once.
rules-port-royal-expeditions-worth = An expedition always brings more points than the people it costs. A Jack of all Trades stands in for any one symbol.

## Tax increases

rules-port-royal-taxes-half = Anyone with twelve or more coins gives up half of them, rounded down: six out of 12 or 13, seven out of 14 or 15.
rules-port-royal-taxes-bonus = Then the card pays a coin: to whoever has the most swords, or to whoever has the fewest points. All tied players get one, even at zero.

## The end and the winner

rules-port-royal-end-round = As soon as somebody has twelve points, even on another player’s turn, the current round becomes the last. It ends with the turn of the player to the right of the start player.
rules-port-royal-end-win = Whoever has the most points wins. If tied, coins decide; if those are equal too, the victory is shared.
rules-port-royal-end-option = There is a stricter option: twelve points end the game only together with an expedition, and only players who have completed one can win.

## Coins and piles

rules-port-royal-coins-open = Everyone can see how many coins a player has. What is on the other side nobody knows, not even the owner. You pay with your oldest coins first; they go face up onto the discard pile. Only the coin for the active player changes hands face down.
rules-port-royal-coins-shuffle = If a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new draw pile. If that is empty too, no more coins can be gained and nobody can draw.

## Fine points: rulings that come up at the table, each with a link to its section

rules-port-royal-rulings-empty = You may stop even if the harbour is empty, for instance after a tax increase. The others’ Jesters then bring coins; yours do not.
rules-port-royal-rulings-purpose = You may let a ship dock even if you could repel it, and even if that is a bust: it spoils the harbour for everyone.
rules-port-royal-rulings-pending = While a ship waits for its fate, nothing else can be done, not even an expedition.
rules-port-royal-rulings-number = The number of cards you may take is settled when you stop. Taking a ship does not lower it.
rules-port-royal-rulings-governor = A Governor you have just hired allows you one more card at once.
rules-port-royal-rulings-admiral = Admirals count the harbour once, when it becomes your turn to take cards. Expeditions do not count, and an Admiral you hire only then comes too late.
rules-port-royal-rulings-jester = The harbour must be empty when it becomes your turn to take. If you take the last card yourself, your Jesters bring nothing.
rules-port-royal-rulings-price = No price drops below zero, and no Mademoiselle lowers the coin for the active player.
rules-port-royal-rulings-two = If you take two cards on another player’s turn, thanks to a Governor, you pay two coins.
rules-port-royal-rulings-wait = If you hire the last person you need on another player’s turn, you must wait for your own turn to complete the expedition.
rules-port-royal-rulings-after = After your last card you may still complete expeditions; after a bust you may not.
rules-port-royal-rulings-jack = You may send a Jack of all Trades even if you have the right person. More symbols than asked for are not allowed.
rules-port-royal-rulings-keep = Points never go down: once you have twelve, you keep them.

## Options of the table

rules-port-royal-options-text = The rules above are those of a standard table. Whoever opens a table can change the following:
