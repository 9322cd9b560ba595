### What the coach says during the first lesson. Cards, ports and figures are always those named here. Keep it short: three lines on a phone.

web-lesson-oltre-mare-welcome = Welcome to Oltre Mare! You are a merchant at sea. Ducats are money and victory points at once: whoever has most at the end wins.
web-lesson-oltre-mare-hand = Your hand. Each card is one of the goods, and its two symbols say what happens when you play it.
web-lesson-oltre-mare-cargo = Your cargo: only its top card shows. The lion, 5, says how many cards you may hold; the bale, 2, how many you must play.
web-lesson-oltre-mare-parts = A turn has four parts: naval power, trade, actions, loading. You hold no card too many, and deals come later: finish trading.
web-lesson-oltre-mare-marks = Ducats bring money, flags bring pirates, cards bring cards, ships move your ship. The first three grow quickly: 1, 3, 6 for one, two, three symbols.
web-lesson-oltre-mare-play = Choose the two olives. The line above your hand shows what they will do. Then play them.
web-lesson-oltre-mare-sail = One ducat, one card, and two moves for your ship. You get the token of the port where they end. Corfu has a good one: first to Patrasso.
web-lesson-oltre-mare-sail-on = And on to Corfu.
web-lesson-oltre-mare-token = The token “Good deal” gives you one more ducat symbol in each turn. It works until you take another; at the end each token counts.
web-lesson-oltre-mare-load = Now load. Equal goods side by side form a run; long runs pay far more. The last card lies on top and rules your next turn: tap the olives with 3 bales, then load.
web-lesson-oltre-mare-offer = It is the bot’s turn, and it offers you silk for your salt. You already have silk, and whoever deals in another’s turn gets prestige. Accept.
web-lesson-oltre-mare-prestige = Your prestige token. At each scoring whoever has most gets 6 ducats, the second 3, the third 1.
web-lesson-oltre-mare-buy = Your turn. Thanks to the olives on top three cards are played now. You may buy up to four: buy one from the goods deck, for 3 ducats.
web-lesson-oltre-mare-bought = Silk again! At the dealing desk you could also make offers of your own. Enough for now: finish trading.
web-lesson-oltre-mare-silk = Play all three silks. Two ducat symbols and the one of your token make three: 6 ducats!
web-lesson-oltre-mare-venice = The Venice card has come up: first scoring. Prestige pays and is given back; your two pottery pay 3. The run on top, your olives, stays and may grow.
web-lesson-oltre-mare-free = Close the scoring if it lies in the way, and sail two moves wherever you like. Point at a token to read what it does.
web-lesson-oltre-mare-free-on = One more move.
web-lesson-oltre-mare-run = Load the silk: a run of three pays 7 ducats at the end. Which card lies on top is for you to say.
web-lesson-oltre-mare-power = The bot held more cards than its lion allows. What is too much goes face down to its pirates, and each card there costs a ducat at the end.
web-lesson-oltre-mare-final = The goods deck is empty, so this round was the last. Prestige pays once more, then all runs, less a ducat for each pirate card, then the number of tokens.
web-lesson-oltre-mare-end = That was the lesson. A real game has a far larger goods deck, more merchants, and much more to deal about.
