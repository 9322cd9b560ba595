# The frame around the games in the browser: office, tables, settings.
# Player names are never declined: they stand first, or behind a colon.

## Everywhere

web-home = Harbour office
web-menu = Menu
web-close = Close
web-settings = Settings
web-credits = Credits
web-language = Language
web-loading = Loading …
web-connecting = Coming to the table …
web-laying = The table is being laid. The first time on this machine it takes a minute or two.
web-yes = Yes
web-no = No
web-you = you
web-copied = Copied

## Harbour office: the first page

web-hello = Welcome back, { $name }.
web-games = Games
web-about-port-royal = Push your luck in the harbour: draw ships and people, stop in time, hire a crew and man expeditions.
web-about-oltre-mare = Venetian merchants: trade freely, load your cargo wisely and sail the routes of the Mediterranean.
web-play-now = Play against bots
web-new-table = New table
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = No table waits for players at the moment. Open one and send the link to friends.
web-finished = Finished games
web-join-label = Link or id of a table
web-join = Go there
web-join-unclear = That is neither a link to a table nor its id.
web-your-decision = Your decision is wanted
# $names: one or several players, already joined with commas
web-waits-for = Waiting for: { $names }
web-won-by = Won by: { $names }
web-over = Over
# $count: seats at a table that anybody can take
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## Who one is

web-name-title = Your name
web-name-label = What shall we call you?
web-name-then-play = What shall we call you? Then the game begins.
web-name-to-join = Choose a name to sit down
web-name-submit = That’s me
web-devices = Another device
web-devices-hint = Go on with your games on your phone or another computer: ask for a code here and type it there.
web-code = Code
web-code-give = Show a code
# $time: a time of day, such as 14:35
web-code-until = Good once, until { $time }.
web-code-label = Code from your other device
web-code-take = Go on here

## A new table

web-seats = Seats
web-players = Number of players
# $number: of a seat at the table
web-seat = Seat { $number }
web-seat-me = Me, at this screen
web-seat-open = Open
web-seat-reserved = By invitation
# $level: how strong the bot is
web-seat-bot = Bot: { $level }
# $number: number of a seat
web-seat-name = Name of who sits at seat { $number }
web-seats-hint = Several seats of your own make a hot seat: you share the screen. Where players have hands, each stays hidden until it is asked for.
web-table = Table
web-set-aids = Aids: exact odds, unseen cards and hints
web-set-undo = Undo
web-set-chat = Chat
web-set-spectators = Spectators may look on
web-set-public = Show in the list of open tables
web-set-pace = Pace of the bots
web-pace-none = At once
web-pace-quick = Quick
web-pace-calm = Calm
web-pace-slow = Slow
web-set-clock = Clock
web-clock-none = None
web-clock-decision = For each decision
web-clock-game = For the whole game
web-clock-seconds = Seconds for each decision
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds added after each decision
web-rules-options = Options of the rules
web-option-ending-standard = 12 points
web-option-ending-expedition = 12 points and an expedition
web-option-see_pirate_cards-nobody = nobody
web-option-see_pirate_cards-owner = their owner
web-option-see_pirate_cards-all = everybody
web-open-table = Open the table
web-begin = Begin the game

## Before the game begins

# $name: the host
web-waiting-title = { $name }’s table
web-waiting-for-people = Send the link to friends, or put bots into the free seats.
web-waiting-for-others = Waiting for other players.
web-waiting-for-host = Everybody is here. The host begins the game.
web-sit = Sit down
web-stand = Stand up
web-remove = Remove
web-put-bot = Let a bot play
web-copy-link = Copy the link to the table
web-copy-seat-link = Copy this seat’s link
web-close-table = Call the table off
web-away = away
web-here = here
web-bot-plays = a bot plays
web-resigned = resigned

## At the table

web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
}
web-chat-empty = Nobody has said anything yet.
web-chat-line = Your line
web-chat-say = Say
web-chat-off = Switch the chat off
web-chat-on = Switch the chat on
web-sound-on = Switch sounds on
web-sound-off = Switch sounds off
web-theme-toggle = Day or night
web-offline = No connection. Nothing is lost; trying again …
web-paused = The game is paused.
web-pause = Pause the game
web-go-on = Go on
web-restore = Play again yourself
web-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-abort = Propose to end the game
web-abort-alone = End the game
web-abort-sure = End this game without a winner?
web-resign = Resign
web-resign-sure = Give up this game?
web-request-undo = { $name } asks to take a decision back.
web-request-abort = { $name } proposes to end the game without a winner.
web-outcome-finished = The game is over.
web-outcome-aborted = The game was ended by agreement.
web-outcome-resigned = The game ended by resignation.
web-outcome-closed = This table was called off.
web-rematch = Rematch
web-rematch-ready = There is a rematch.
web-rematch-go = Go there
web-keys = Keys
# A button: what would be best now
web-hint = Hint
# While a hint is worked out
web-hint-thinking = Thinking …
web-pass-screen-title = Pass the screen on
web-pass-screen = Pass the screen to: { $name }
web-pass-screen-hint = The hand stays hidden until it is asked for.
web-pass-screen-show = I am { $name }: show my cards

## Replay

web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Stop
web-replay-next = One move on
web-replay-last = To the end
web-replay-move = Move
web-replay-count = Move { $move } of { $count }
web-replay-seat = Whose view
web-replay-spectator = Spectator
web-replay-link = Link to this moment
web-record = Download the record
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Analysis
# A button: a new game from the position that is shown
web-replay-continue = Continue from here
web-replay-continue-title = Continue against bots
web-replay-continue-hint = A new table begins at this moment. What this seat could not know then is dealt anew.
web-replay-continue-seat = My seat
# $seat: number of a seat; $name: who sat there
web-replay-continue-place = Seat { $seat }: { $name }
# Label of a choice: how strong they are
web-replay-continue-level = The bots
web-replay-continue-begin = Play on
web-replay-to-table = Back to the table
# Told of a line of the log, which leads there
web-replay-moment = Look at this moment
# A button: choose a file with the record of a game
web-bring = Open a record
web-bring-hint = A game saved as a file (.argosy): look at it, and go on from any of its moments.

## A newer version of this page

web-newer = A new version is there.
web-newer-reload = Reload
web-newer-later = Later
web-part-missing = This part of the page could not be loaded.

## Settings

web-set-look = Look
web-set-theme = Theme
web-theme-system = As the device
web-theme-day = Day
web-theme-night = Night
web-set-speed = Motion
web-speed-none = None
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-set-patterns = Stronger patterns beside colours
web-set-play = Play
web-set-sound = Sounds
web-set-talk = Bots say a word now and then
web-set-auto-pass = Pass by itself where nothing else can be done
web-set-confirm = Press twice to decide
web-set-notify = Tell me by a notification when my decision is wanted

## Credits

web-credits-icons = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, recoloured.
web-credits-coast = Coastlines: Natural Earth, public domain, through world-atlas.
web-credits-fonts = Typefaces: Alegreya, Alegreya SC and Source Sans 3, SIL Open Font License 1.1.
web-credits-own = Ships, people, cards, charts and sounds are drawn and made for Argosy.
web-credits-unofficial = Argosy is an unofficial implementation and is not connected with the publishers of the games.

## Rules

web-rules = Rules
web-rules-contents = Contents
web-rules-print = Print
web-rules-own-tab = Open in a tab of its own
# $section: the heading of a section of the rules
web-rules-link = Link to: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = Standard: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = The server cannot be reached.
web-refusal-failed = That did not work. Nothing was changed.
web-refusal-no-table = There is no such table.
web-refusal-damaged = What is stored of this table is damaged. It was set aside, nothing is lost.
web-refusal-no-guest = Choose a name first.
web-refusal-name = A name has 1 to 24 characters that can be shown.
web-refusal-code = This code is not known, was used, or has expired.
web-refusal-too-fast = That was too much at once. Wait a little.
web-refusal-late = Something happened meanwhile. Look again.
web-refusal-not-yours = That seat is not yours.
web-refusal-not-host = Only the host can do that.
web-refusal-no-seat = No seat is free for you here.
web-refusal-invitation = This invitation belongs to another table.
web-refusal-empty-seats = Some seats are still empty.
web-refusal-begun = The game has begun.
web-refusal-not-running = The game is not running.
web-refusal-paused = The game is paused.
web-refusal-no-chat = The host has switched the chat off.
web-refusal-no-undo = At this table nothing is taken back.
web-refusal-nothing-to-undo = There is nothing of yours to take back.
web-refusal-request-open = Another request is still open.
web-refusal-no-request = That request is no longer open.
web-refusal-no-spectators = This table is for those who sit at it.
web-refusal-bot-plays = A bot plays for this seat.
web-refusal-rematch = There is a rematch already.
web-refusal-settings = These settings do not make a game.
web-refusal-no-record = This file is not a record of a game.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = This record is damaged, was changed, or does not fit the rules. ({ $message })
web-refusal-partial-record = This record holds only what one seat could know. The whole record can be had when the game is over.
web-refusal-other-rules = This game was played by other rules than those of this server.
web-refusal-too-long = This is too long to be read here.
web-refusal-no-game = This game is not played here.
web-refusal-over = The game is over.
web-refusal-no-move = The game has fewer moves.
web-refusal-not-over = The game is not over yet.
web-refusal-no-aids = This table is played without aids.
web-refusal-queue = Too many games wait to be analysed. Try again in a minute.
# $message: why, in English
web-refusal-no-analysis = This game cannot be analysed. ({ $message })

## First lessons

# A playable introduction to a game: a button, and the head of what it opens
web-lesson = First lesson
# Who explains the game in a lesson: the name of a strip under the table
web-lesson-coach = Coach
web-lesson-progress = How far the lesson is
# A button: what was said is understood
web-lesson-next = Go on
# While the bot is thinking
web-lesson-watch = The bot decides. Watch what happens.
# The learner did something else than the lesson asks for
web-lesson-astray = That is possible too, only the lesson goes another way. Take it back to follow the lesson, or play on as you like.
web-lesson-back = Take it back
# A button: go on without the coach
web-lesson-play-on = Play on freely
web-lesson-play = Play against bots
web-lesson-rules = All the rules
web-lesson-again = Once more
web-lesson-hide = Put the coach away
