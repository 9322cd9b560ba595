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
rules-port-royal-fee = The others’ goes
rules-port-royal-ships = The five ships
rules-port-royal-persons = The persons
rules-port-royal-expeditions = Expeditions
rules-port-royal-taxes = Tax increases
rules-port-royal-end = The end and the winner
rules-port-royal-coins = Coins and piles
rules-port-royal-rulings = Fine points
rules-port-royal-options = Options of the table

## In five minutes

rules-port-royal-start-idea = Card by card a harbour fills before your eyes. Ships bring money, persons enter your service. The longer you wait, the more there is to choose from; but a second ship of one colour, and everything is gone.
rules-port-royal-start-goal = You collect points: on the persons you hire and on the expeditions you complete. Twelve of them bring the game to its end.
# The three steps of a turn, under small pictures.
rules-port-royal-start-draw = Draw cards into the harbour one by one, and stop in time. A second ship of the same colour is a bust: your turn is over.
rules-port-royal-start-take = Take a card: a ship for its coins, or a person for their price. Four ship colours in the harbour let you take two cards, five let you take three.
rules-port-royal-start-others = Now the others choose from what is left, one card each, and pay you a coin for it.
# Labels of two short paragraphs.
rules-port-royal-start-scores = What scores
rules-port-royal-start-scores-text = Only the points on persons and expeditions that lie in front of you. Coins merely break a tie.
rules-port-royal-start-ends = What ends the game
rules-port-royal-start-ends-text = Twelve points in front of anybody. The round is still finished, so that all have had equally many turns; then the most points win.
rules-port-royal-start-hint = A first plan
rules-port-royal-start-hint-text = Hire early whoever earns or saves coins, and a few swords. Until you can repel something, three ships in the harbour are a good moment to stop.

## The cards. Legends beside a picture of each kind.

rules-port-royal-pack-coin = Every card has a coin on its back. Face down in front of you it is money, and stays money until you pay with it; a card that lies face up never becomes a coin.
rules-port-royal-pack-ship = Ships
rules-port-royal-pack-ship-text = The coins it brings, and the swords you need to repel it.
rules-port-royal-pack-person = Persons
rules-port-royal-pack-person-text = Above the ability and the points, below the price.
rules-port-royal-pack-expedition = Expeditions
rules-port-royal-pack-expedition-text = The symbols it asks for, and the points and coins it brings.
rules-port-royal-pack-tax = Tax increases
rules-port-royal-pack-tax-text = They take effect the moment they are drawn.

## Before the first turn

rules-port-royal-setup-coins = Everybody gets three cards face down: three coins. Nobody looks at the other side.
rules-port-royal-setup-piles = The rest is the draw pile. The discard pile beside it lies open; anybody may look through it at any time.
rules-port-royal-setup-start = The start player is drawn by lot. Turns go clockwise.
rules-port-royal-setup-five = With five players this expedition lies open from the beginning; with fewer it stays in the box.

## First phase: discover

rules-port-royal-discover-draw = In your turn you are the active player. Turn up the top card of the draw pile. The first card is compulsory; from then on you may stop after every card, or go on as long as you like.
rules-port-royal-discover-ship = A ship docks in the harbour, unless you repel it.
rules-port-royal-discover-person = A person waits in the harbour.
rules-port-royal-discover-expedition = An expedition is laid beside the harbour. It waits there, over many turns if need be, until somebody completes it.
rules-port-royal-discover-tax = A tax increase is carried out and discarded; then you decide again.
rules-port-royal-discover-stop = When you stop, the second phase begins.

## Swords against ships

rules-port-royal-repel-may = Have you just turned up a ship, and do your Sailors and Pirates have at least as many swords as it shows? Then you may repel it: it is discarded, and you go on.
rules-port-royal-repel-free = Swords are not used up. Repel as many ships in a turn as you like, also one whose colour is new.
rules-port-royal-repel-skull = Nobody can repel a skull. And only the ship that has just been turned up can be repelled, never one that has docked.

## Bust

rules-port-royal-bust-what = If a ship of a colour that already lies in the harbour comes and is not repelled, you have risked too much. The harbour and this ship are discarded, nobody takes a card, and your turn is over.
rules-port-royal-bust-jester = Expeditions stay where they are. Everybody gets a coin for each Jester of their own, the active player too.
# Under a row of cards in which a ship type comes a second time.
rules-port-royal-bust-picture = One colour twice: all of it is lost.

## Second phase: trade and hire

rules-port-royal-take-number = You choose first. How many cards you may take is decided by the different ship colours that lie in the harbour when you stop:
# Heads of a small table.
rules-port-royal-take-colours = Colours
rules-port-royal-take-cards = Cards
rules-port-royal-take-ship = Take a ship: it is discarded, and you get its coins, plus one for each of your Traders of this colour.
rules-port-royal-take-person = Hire a person: pay the price, and lay the card in front of you. The ability counts at once, even for the next card of the same go.
rules-port-royal-take-may = You need not take anything. Whoever passes ends their go.

## The others’ goes

rules-port-royal-fee-go = After you every other player, clockwise, may take one card, even if you took none.
rules-port-royal-fee-coin = For each card taken they give the active player a coin. A ship may bring in that coin itself; for a person, price and coin must both be in hand beforehand.
rules-port-royal-fee-left = What is left at the end is discarded. The player to the left becomes the active player.

## The five ships. Under each ship: its cards, with coins, swords and how often they exist.

rules-port-royal-ships-text = The five types differ in colour, hatching and shape. The more a ship brings, the better it is armed.

## The persons

rules-port-royal-persons-text = A person works for you in every turn, your own and those of others. Several of a kind add up. Beside each you see which cards there are: price, points, number.

## Expeditions

rules-port-royal-expeditions-when = Only the active player completes expeditions: whenever a decision is theirs, in both phases, and as many as they can.
rules-port-royal-expeditions-how = Discard persons of your own with exactly the symbols that are asked for; you choose which. The expedition now lies in front of you for good, and its coins are yours at once.
rules-port-royal-expeditions-worth = An expedition always brings more points than the persons it costs. A Jack of all Trades stands in for any one symbol.

## Tax increases

rules-port-royal-taxes-half = Whoever has twelve or more coins gives up half of them, rounded down: six of 12 or 13, seven of 14 or 15.
rules-port-royal-taxes-bonus = Then the card helps out with a coin: either the most swords or the fewest points. All who are level get one, even at zero.

## The end and the winner

rules-port-royal-end-round = As soon as somebody has twelve points, even outside their own turn, the last round has come. It ends with the turn of the player to the right of the start player.
rules-port-royal-end-win = The most points win. If they are equal, coins decide; if these are equal too, the victory is shared.
rules-port-royal-end-option = A table can ask for more: then twelve points end the game only together with an expedition, and only those who have completed one can win.

## Coins and piles

rules-port-royal-coins-open = How many coins somebody has, all can see. Their faces nobody knows, not even their owner. Whoever pays gives the oldest coins first; they go face up onto the discard pile. Only the coin for the active player changes hands face down.
rules-port-royal-coins-shuffle = If a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new one. If that is empty too, there are no more coins to get, and nobody can draw.

## Fine points: rulings that come up at the table, each with a link to its section

rules-port-royal-rulings-empty = You may stop although the harbour is empty, after a tax increase for instance. The others’ Jesters then bring coins, yours do not.
rules-port-royal-rulings-purpose = You may let a ship dock although you could repel it, even if that is a bust: it spoils the harbour for all.
rules-port-royal-rulings-pending = While a ship waits for its fate, nothing else can be done, not even an expedition.
rules-port-royal-rulings-number = The number of cards you may take is settled when you stop. Taking a ship does not lower it.
rules-port-royal-rulings-governor = A Governor you have just hired allows you one more card at once.
rules-port-royal-rulings-admiral = Admirals look at the harbour once, at the start of a go. Expeditions do not count, and an Admiral hired in this go comes too late.
rules-port-royal-rulings-jester = The harbour must be empty when your go begins. If you take the last card yourself, your Jesters bring nothing.
rules-port-royal-rulings-price = No price sinks below zero, and no Mademoiselle lowers the coin for the active player.
rules-port-royal-rulings-two = Whoever takes two cards in another’s turn, thanks to a Governor, pays two coins.
rules-port-royal-rulings-wait = Whoever hires the last missing person in another’s turn must wait for their own turn to complete the expedition.
rules-port-royal-rulings-after = After your last card you may still complete expeditions; after a bust you may not.
rules-port-royal-rulings-jack = You may send a Jack of all Trades even if you have the right person. More symbols than asked for are not allowed.
rules-port-royal-rulings-keep = Points never decrease: who has reached twelve keeps them.

## Options of the table

rules-port-royal-options-text = The rules above are those of a standard table. Whoever opens a table can change these points:
