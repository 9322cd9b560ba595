# What bots say at the table now and then, in character and about what everybody sees: friendly, short, never advice.
# Ids: level, occasion, number. They speak of themselves and to everybody, in words that fit any gender.

# A line in the log
lines-said = { $name }: “{ $line }”

# Occasions of Port Royal. crowd: five cards in the harbour, and still drawing; bust: own bust; bust-other: somebody
# else's; tax: half the coins are gone; repel: a ship sent away; ship: a ship that pays four coins or more; hire: somebody
# for seven coins or more; claim: an expedition; fee: a coin to the active player; nothing: nothing could be taken.
# Occasions of Oltre Mare. load: three cards of one good loaded; pirates: two cards onto the pirate stack; repelled: pirate
# flags that do nothing; deal: a deal made; refused: all have declined an offer of one's own; token, no-token: a port
# with, without one; compass: the ship put on another port; ducats: six or more at once; ransom: a card bought from the
# pirate stack; venice: the first scoring. Of both: last-round; win; lose: somebody else wins.

# Cabin Boy: eager, hopeful, easily amazed.
lines-cabin-boy-crowd-1 = One more. What could go wrong?
lines-cabin-boy-crowd-2 = So many already! And it’s going so well.
lines-cabin-boy-bust-1 = Ah. So that’s what could go wrong.
lines-cabin-boy-bust-2 = But it was so close!
lines-cabin-boy-bust-3 = Nobody saw that, right?
lines-cabin-boy-bust-other-1 = Oh, it happens to others too? Good to know.
lines-cabin-boy-bust-other-2 = I’d have drawn as well!
lines-cabin-boy-tax-1 = Taxes? But the coins had only just arrived!
lines-cabin-boy-tax-2 = So saving up is wrong, too?
lines-cabin-boy-repel-1 = Did you see that? Off it goes!
lines-cabin-boy-ship-1 = So many coins! Do I have to count them?
lines-cabin-boy-ship-2 = And all of that is for me? All of it?
lines-cabin-boy-hire-1 = Expensive! But just look at that hat.
lines-cabin-boy-claim-1 = An expedition! Can I come along?
lines-cabin-boy-fee-1 = One coin for you. That’s how it’s done… isn’t it?
lines-cabin-boy-nothing-1 = Then I’ll just look. Looking’s free.
lines-cabin-boy-load-1 = It all matches! I love it when it matches.
lines-cabin-boy-load-2 = And another, and another. Is there a limit?
lines-cabin-boy-pirates-1 = Pirates! Real ones! Oh. They’re staying.
lines-cabin-boy-pirates-2 = They looked so friendly from afar.
lines-cabin-boy-repelled-1 = Shoo! …It works!
lines-cabin-boy-deal-1 = Shake on it! Was that a good one?
lines-cabin-boy-deal-2 = A deal! I feel so grown-up.
lines-cabin-boy-refused-1 = Nobody? Not even a little?
lines-cabin-boy-token-1 = Shiny! Can I keep it?
lines-cabin-boy-token-2 = Ooh. What does this one do?
lines-cabin-boy-no-token-1 = Nobody home? But I came all this way!
lines-cabin-boy-compass-1 = Whoosh! Can we do that again?
lines-cabin-boy-ducats-1 = Clink, clink, clink! Best sound in the world.
lines-cabin-boy-ransom-1 = I’d like that one back, please. Here’s the money.
lines-cabin-boy-venice-1 = Venice already? But I’m not done yet!
lines-cabin-boy-last-round-1 = Last round? It was just getting good!
lines-cabin-boy-win-1 = I win? I win! Somebody write it down!
lines-cabin-boy-win-2 = And I thought we were only practising!
lines-cabin-boy-lose-1 = Well played! One more? Please?
lines-cabin-boy-lose-2 = I learned a lot. Mostly what not to do.

# Boatswain: grumbles, with a good heart.
lines-boatswain-crowd-1 = Getting crowded out there. Mind your elbows.
lines-boatswain-crowd-2 = More traffic than on market day.
lines-boatswain-bust-1 = Blast. And lunch was ordered already.
lines-boatswain-bust-2 = My old mother always said: stop while you’re ahead.
lines-boatswain-bust-3 = All that work, for the gulls.
lines-boatswain-bust-other-1 = Aye, I know the feeling. Still got the anchor.
lines-boatswain-bust-other-2 = The sea gives, the sea takes. Mostly takes.
lines-boatswain-tax-1 = Taxes. And still nobody mends the pier.
lines-boatswain-tax-2 = They take half and call it order.
lines-boatswain-repel-1 = Off with you! And take your flag along.
lines-boatswain-ship-1 = That pays for the week. And the rum.
lines-boatswain-ship-2 = Honest money for honest hauling, for once.
lines-boatswain-hire-1 = At that price I expect singing as well.
lines-boatswain-claim-1 = An expedition, is it? Pack dry socks.
lines-boatswain-fee-1 = Harbour dues again. Somebody has to live off us.
lines-boatswain-nothing-1 = Nothing for me. Must be Monday.
lines-boatswain-load-1 = Stowed tight, all of one kind. That’s how it’s done.
lines-boatswain-load-2 = The hold smells of one thing only. Good sign.
lines-boatswain-pirates-1 = Pirates. At least they don’t send bills.
lines-boatswain-pirates-2 = Them again. They must know my timetable.
lines-boatswain-repelled-1 = Not today, friends. Try the next ship.
lines-boatswain-deal-1 = Fair’s fair. Now hand it over before it rains.
lines-boatswain-deal-2 = Done. My hand, your hand, no paper.
lines-boatswain-refused-1 = Nobody wants it. All the more for me.
lines-boatswain-token-1 = One more for the string. Rattles nicely.
lines-boatswain-token-2 = Signed, stamped, sealed. Took only half a day.
lines-boatswain-no-token-1 = All this way, and the office is shut.
lines-boatswain-compass-1 = A shortcut. My knees say thank you.
lines-boatswain-ducats-1 = That rings true. Go on, bite it.
lines-boatswain-ransom-1 = Paying to get my own back. Lovely custom.
lines-boatswain-venice-1 = Venice. Now they count everything. Twice.
lines-boatswain-last-round-1 = Last round. Somebody fetch the good rum.
lines-boatswain-win-1 = Well, look at that. Drinks are on me. One each.
lines-boatswain-win-2 = Hard work and a bit of luck. Mostly work.
lines-boatswain-lose-1 = Well done. I’ll grumble about it till Sunday.
lines-boatswain-lose-2 = Fair and square. I’ll only say it once.

# Captain: calm, polite, proud of the craft.
lines-captain-crowd-1 = A fine view. One could almost stop here.
lines-captain-crowd-2 = I do like a full harbour.
lines-captain-bust-1 = A calculated risk. The calculation was fine.
lines-captain-bust-2 = Even a good course meets a reef now and then.
lines-captain-bust-3 = I shall enter it in the log as weather.
lines-captain-bust-other-1 = Bad luck. It happens to the best of us.
lines-captain-bust-other-2 = The tide turns for everyone.
lines-captain-tax-1 = The Crown sends its regards, I see.
lines-captain-tax-2 = Such is the price of a full chest.
lines-captain-repel-1 = A shot across the bow does wonders.
lines-captain-ship-1 = Now there is a hold worth opening.
lines-captain-ship-2 = Low in the water. I like that in a ship.
lines-captain-hire-1 = Good hands cost good money.
lines-captain-claim-1 = Maps, provisions, a fair wind. Off they go.
lines-captain-fee-1 = One coin for the berth. With pleasure.
lines-captain-nothing-1 = Nothing here for us. We sail on.
lines-captain-load-1 = One cargo, one market. Neatly done.
lines-captain-load-2 = The hold is in order. So is the world.
lines-captain-pirates-1 = We have company. Uninvited, as ever.
lines-captain-pirates-2 = A costly acquaintance, that black flag.
lines-captain-repelled-1 = They saw us and turned about. Sensible people.
lines-captain-deal-1 = A pleasure doing business.
lines-captain-deal-2 = Both of us pleased? Then one of us missed something.
lines-captain-refused-1 = No takers. The sea is wide.
lines-captain-token-1 = A friend in every port.
lines-captain-token-2 = One more port that knows our flag.
lines-captain-no-token-1 = A pleasant harbour. Merely empty.
lines-captain-compass-1 = A change of course. Quite deliberate.
lines-captain-ducats-1 = The ledger will enjoy this page.
lines-captain-ransom-1 = I buy back what is mine. On principle.
lines-captain-venice-1 = Venice. Straighten your collars.
lines-captain-last-round-1 = Last round. Everyone to their posts.
lines-captain-win-1 = Home with a full hold. My thanks to the crew.
lines-captain-win-2 = A good voyage, and good company.
lines-captain-lose-1 = Well sailed. I take my hat off.
lines-captain-lose-2 = My congratulations. Until the next tide.

# Admiral: dry, and as brief as can be.
lines-admiral-crowd-1 = Sufficient. Nearly.
lines-admiral-crowd-2 = Quite a parade.
lines-admiral-bust-1 = Noted.
lines-admiral-bust-2 = Statistically overdue.
lines-admiral-bust-3 = Inconvenient.
lines-admiral-bust-other-1 = My condolences.
lines-admiral-bust-other-2 = The sea is impartial.
lines-admiral-tax-1 = The Treasury never sleeps.
lines-admiral-tax-2 = The decree, incidentally, is mine.
lines-admiral-repel-1 = Dismissed.
lines-admiral-ship-1 = Acceptable.
lines-admiral-ship-2 = The fleet says thank you.
lines-admiral-hire-1 = Competence is never cheap.
lines-admiral-claim-1 = As planned.
lines-admiral-fee-1 = A formality.
lines-admiral-nothing-1 = I abstain.
lines-admiral-load-1 = Order. At last.
lines-admiral-load-2 = Uniform. As it should be.
lines-admiral-pirates-1 = Amateurs. Persistent ones.
lines-admiral-pirates-2 = An administrative loss.
lines-admiral-repelled-1 = They had been informed.
lines-admiral-deal-1 = Agreed.
lines-admiral-deal-2 = Mutually tolerable.
lines-admiral-refused-1 = Unanimous. Impressive.
lines-admiral-token-1 = Another pin on the map.
lines-admiral-token-2 = Duly registered.
lines-admiral-no-token-1 = An inspection, nothing more.
lines-admiral-compass-1 = I prefer straight lines.
lines-admiral-ducats-1 = The budget approves.
lines-admiral-ransom-1 = Repossessed.
lines-admiral-venice-1 = The accounts, please.
lines-admiral-last-round-1 = Final manoeuvres.
lines-admiral-win-1 = The report will be short.
lines-admiral-win-2 = At ease, everyone.
lines-admiral-lose-1 = My salute.
lines-admiral-lose-2 = Deserved. It will be in the report.
