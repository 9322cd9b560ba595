### What the coach says during the first lesson. Cards, ports and figures are always those named here. Keep it short: three lines on a phone.

web-lesson-oltre-mare-welcome = Welcome to Oltre Mare! You are a merchant at sea. Ducats are both money and victory points: whoever has the most at the end wins.
web-lesson-oltre-mare-hand = This is your hand. Each card is a kind of goods, and its two symbols say what happens when you play it.
web-lesson-oltre-mare-cargo = Your cargo: only its top card shows. The lion (5) says how many cards you may hold, the bales (2) how many you must play.
web-lesson-oltre-mare-parts = A turn has four parts: naval power, trade, actions, loading. You are not over the limit, and we’ll get to deals later: finish trading.
web-lesson-oltre-mare-marks = Ducat symbols bring money, flags bring pirates, card symbols bring cards, ships move your ship. The first three grow quickly: 1, 3, 6 for one, two, three symbols.
web-lesson-oltre-mare-play = Choose both olive cards. The line above your hand shows what they will do. Then play them.
web-lesson-oltre-mare-sail = One ducat, one card, and two moves for your ship. You get the token of the port where it stops. The rings show where that can be. Corfu has a good one: sail there.
web-lesson-oltre-mare-sail-on = And on to Corfu.
web-lesson-oltre-mare-token = The “Good deal” token gives you one more ducat symbol each turn. It works until you take another; at the end every token counts.
web-lesson-oltre-mare-load = Now load. Matching goods next to each other form a run; long runs pay far more. The last card ends up on top and sets up your next turn: tap the olives with 3 bales, then load.
web-lesson-oltre-mare-offer = It is the bot’s turn, and it offers you silk for your salt. You already have silk, and dealing on someone else’s turn earns you prestige. Accept.
web-lesson-oltre-mare-prestige = Your prestige token. At each scoring, whoever has the most gets 6 ducats, second place 3, third 1.
web-lesson-oltre-mare-buy = Your turn. With those olives on top, you play three cards this time. You may buy up to four: buy one from the goods deck, for 3 ducats.
web-lesson-oltre-mare-bought = Silk again! The pottery fits nothing you have, so sell it: under “New offer” press the bot’s name, tap the pottery, ask for 2 ducats and press “Offer”.
web-lesson-oltre-mare-agreed = The bot agrees. Whoever made the offer has the last word: make the deal.
web-lesson-oltre-mare-sold = Two ducats for a card you do not need. The prestige goes to your partner, for it is your turn. Now finish trading.
web-lesson-oltre-mare-silk = Play all three silk cards. Two ducat symbols plus the one on your token make three: 6 ducats!
web-lesson-oltre-mare-venice = The Venice card has come up: first scoring. Prestige pays out and goes back; your two pottery cards pay 3. The run on top, your olives, stays and can still grow.
web-lesson-oltre-mare-free = Close the scoring if it is in the way, and make your two moves wherever you like. Point at a token to read what it does.
web-lesson-oltre-mare-free-on = One more move.
web-lesson-oltre-mare-run = Load the silk: a run of three pays 7 ducats at the end. Which card goes on top is up to you.
web-lesson-oltre-mare-power = The bot held more cards than its lion allows. The extra cards go face down to its pirates, and each one costs it a ducat at the end.
web-lesson-oltre-mare-final = The goods deck is empty, so this round was the last. Prestige pays once more, then all runs, minus a ducat for each pirate card, then the port tokens.
web-lesson-oltre-mare-end = That’s the lesson! A real game has a far bigger goods deck, more merchants, and much more to haggle over.
