# The frame around the games in the browser: office, tables, settings.
# Player names are never declined: they stand first, or behind a colon.

## Everywhere

web-home = Harbour office
web-menu = Menu
web-close = Close
web-settings = Settings
web-credits = Credits
web-language = Language
web-loading = Loading…
web-connecting = Joining the table…
web-laying = Setting up the table…
web-yes = Yes
web-no = No
web-you = you
# Whoever reads it, where a player's name would stand: first, or behind a colon or an arrow
you-first = You
you-within = you
web-copied = Copied

## Harbour office: the first page

web-hello = Welcome back, { $name }.
web-hello-new = Welcome aboard, { $name }.
web-games = Games
web-about-port-royal = Push your luck in the harbour: draw ships and people, stop in time, hire a crew and set out on expeditions.
web-about-oltre-mare = Venetian merchants: trade freely, load your cargo wisely and sail the routes of the Mediterranean.
web-fact-players = { $to ->
    [one] { $from }–{ $to } player
   *[other] { $from }–{ $to } players
}
web-fact-minutes = { $to ->
    [one] { $from }–{ $to } minute
   *[other] { $from }–{ $to } minutes
}
web-play-now = Play now
web-bots-level = Level of the bots
web-new-table = New table
web-my-tables = My tables
web-more-tables = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
web-open-tables = Open tables
web-no-open-tables = No tables are waiting for players right now. Open one and send the link to friends.
# A button under the list of open tables
web-more-open-tables = Show more tables
web-finished = Finished games
web-join-label = Table link or ID
web-join = Join
web-join-unclear = That is not a table link or ID.
web-your-decision = Waiting for your decision
# $names: one or several players, already joined with commas
web-waits-for = Waiting for: { $names }
web-won-by = Won by: { $names }
web-over = Finished
web-practice = Practice
web-practice-about = Practice with take-backs: even what revealed a card can be undone. This game does not count.
# $count: seats at a table that anybody can take
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## Who one is

web-name-title = Your name
web-name-label = What shall we call you?
web-name-why = Only needed when you play with others.
web-name-then-play = What shall we call you? Then the game begins.
web-name-to-join = Choose a name to take a seat
web-name-submit = That’s me
web-devices = Another device
web-devices-hint = Continue your games on your phone or another computer: get a code here and enter it there.
web-devices-mine = My devices
web-device-this = this device
web-device-program = A program
web-device-unknown = An unknown device
# $time: a date and a time
web-device-used = last used { $time }
web-device-revoke = Sign out
web-device-revoke-others = Sign out all other devices
web-sign-ins = What happened
web-sign-in-came = New device with this name
web-sign-in-code = Code for another device shown
web-sign-in-claimed = Device added by a code
web-sign-in-program = Token issued for a program
web-sign-in-left = Device signed itself out
web-sign-in-revoked = Device signed out
web-sign-in-others-revoked = All other devices signed out
web-sign-in-programs-revoked = All programs signed out
web-code = Code
web-code-give = Show a code
# $time: a time of day, such as 14:35
web-code-until = Valid once, until { $time }.
web-code-label = Code from your other device
web-code-take = Continue here

## A new table

web-seats = Seats
web-players = Number of players
web-players-short = { $count ->
    [one] player
   *[other] players
}
web-table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-table-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
# $number: of a seat at the table
web-seat = Seat { $number }
# Who sits at a seat of a new table
web-choose-me = Me
web-choose-here = Someone at this screen
web-choose-friend = Open for a friend
web-choose-reserved = Only by this seat’s link
web-seat-open = Open
web-seat-reserved = By invitation
# $level: how strong the bot is
web-seat-bot = Bot: { $level }
# $number: number of a seat
web-seat-name = Name for seat { $number }
web-seats-hint = Take several seats yourself for a hot-seat game: you share the screen. In games with hands of cards, each hand stays hidden until its player asks to see it.
web-waits-hint = Next you get a link and a QR code for your friends.
web-name-to-invite = Your name, so that friends know who invites them
# Three manners to play in, with one sentence each
web-manner = How you play
web-preset-quick = Quick
web-preset-quick-about = Bots decide fast; with friends, half a minute for each decision.
web-preset-friendly = Friendly
web-preset-friendly-about = Odds and hints are at hand, decisions can be taken back, and nobody hurries.
web-preset-strict = Strict
web-preset-strict-about = No hints, and nothing is taken back; with friends, a minute for each decision.
web-more-settings = More settings
web-table = Table
web-set-aids = Aids: exact odds, unseen cards and hints
web-set-undo = Undo
web-set-practice = Practice with take-backs (does not count)
web-set-chat = Chat
web-set-spectators = Allow spectators
web-set-public = Show in the list of open tables
web-set-pace = Bot speed
web-pace-none = Instant
web-pace-quick = Quick
web-pace-calm = Calm
web-pace-slow = Slow
web-set-patience = Bots wait for your answer
web-patience-short = Briefly (15 s)
web-patience-normal = A while (30 s)
web-patience-long = Long (90 s)
web-patience-answered = Until you answer
web-set-clock = Clock
web-clock-none = None
web-clock-decision = For each decision
web-clock-game = For the whole game
web-clock-seconds = Seconds for each decision
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds added after each decision
web-rules-options = Rule options
web-option-ending-standard = 12 points
web-option-ending-expedition = 12 points and an expedition
web-option-see_pirate_cards-nobody = nobody
web-option-see_pirate_cards-owner = their owner
web-option-see_pirate_cards-all = everybody
web-open-table = Open the table
web-begin = Start the game

## Before the game begins

# $name: the host
web-waiting-title = { $name }’s table
web-waiting-for-people = Send the link to friends, or fill the free seats with bots.
web-waiting-for-others = Waiting for other players.
web-waiting-for-host = Everyone is here. Waiting for the host to start the game.
# $name: the host; $game: a game. Also the headline of the link in messengers
web-invited = { $name } invites you to { $game }
# Under it, where nothing is known of the table
web-invited-unknown = Board games of sea and trade in the browser, with friends or bots.
web-invite-friends = Invite friends
web-invite-code = QR code with the link to this table
web-invite-scan = Scan it with a phone, or send the link:
# Before two buttons: the lesson and the rules
web-first-time = New to the game?
web-sit = Sit down
web-stand = Stand up
web-remove = Remove
web-put-bot = Let a bot play
web-copy-link = Copy the link to the table
web-copy-seat-link = Copy this seat’s link
web-share-link = Share the link to the table
web-share-seat-link = Share this seat’s link
web-close-table = Cancel the table
web-away = away
web-here = here
# Of a seat
web-waits = waiting for a friend
web-bot-plays = bot playing
web-resigned = resigned

## At the table

web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
web-chat-empty = No messages yet.
web-chat-line = Your message
web-chat-say = Send
web-chat-off = Turn chat off
web-chat-on = Turn chat on
# Buttons for the host: who takes part in the chat
web-chat-for-players = Chat for players only
web-chat-for-all = Chat for everybody
web-silence = Mute
web-unsilence = Unmute
# Buttons beside a line of chat: hides that person’s lines, for me alone
web-hide-person = Hide
web-unhide-person = Show again
web-hidden-line = Hidden by you
web-report = Report
web-report-about = The operator of this server will see your report. Nobody at the table learns of it.
# Label of a field
web-report-reason = What is wrong?
web-report-send = Send
web-report-not = Cancel
web-report-sent = Thank you. The operator will see it.
# A button for the host: one line of each person in ten seconds
web-chat-slow = Slow chat: a line every 10 s
web-chat-fast = Chat at full speed
# On the three dots below the newest entries of a long log
web-log-all = Show the whole log
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-theme-toggle = Switch between day and night
web-offline = No connection. Nothing is lost; trying again…
web-online = Connected again.
# For a spectator
web-watching = You are watching this game.
web-paused = The game is paused.
web-pause = Pause the game
web-go-on = Continue
web-restore = Take over from the bot
web-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-abort = Propose to end the game
web-abort-alone = End the game
web-abort-sure = End this game without a winner?
web-resign = Resign
web-resign-sure = Resign this game?
web-request-undo = { $name } asks to take a decision back.
web-request-abort = { $name } proposes to end the game without a winner.
# $name: the player for whom a bot would play
web-request-replace = The host proposes that a bot plays for { $name }.
web-request-remove = The host proposes that { $name } leaves the table and a bot plays on.
web-outcome-finished = The game is over.
web-outcome-aborted = The game was ended by agreement.
web-outcome-resigned = The game ended by resignation.
web-outcome-closed = This table was cancelled.
# The headline of the end
web-end-you = You win!
web-end-other = { $name } wins
web-end-shared = Shared victory: { $names }
web-end-nobody = The game ended without a winner
web-end-points = Points
# Over a chart; $points: what is counted, such as points or coins
web-end-race = { $points }, turn by turn
web-rematch = Rematch
web-rematch-ready = A rematch is ready.
web-rematch-go = Join
# For whoever listens instead of looking: a button, and the name of what is read aloud
web-tell = Tell me the table
web-heard = What happens at the table
web-keys = Keys
# A button: what would be best now
web-hint = Hint
# Beside a ring that empties: how long others wait for your answer
web-patience = { $seconds ->
    [one] Waits { $seconds } more second for you
   *[other] Waits { $seconds } more seconds for you
}
# While a hint is worked out
web-hint-thinking = Thinking…
web-pass-screen-title = Pass the screen on
web-pass-screen = Pass the screen to: { $name }
web-pass-screen-hint = The hand stays hidden until its player asks to see it.
web-pass-screen-show = I am { $name }: show my cards

## Replay

web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Stop
web-replay-next = One move on
web-replay-last = To the end
web-replay-speed = Speed: { $speed }×
web-replay-move = Move
web-replay-count = Move { $move } of { $count }
web-replay-seat = View as
web-replay-spectator = Spectator
web-replay-link = Link to this moment
web-record = Download the record
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Analysis
# A button: a new game from the position that is shown
web-replay-continue = Continue from here
web-replay-continue-title = Continue against bots
web-replay-continue-hint = A new table starts from this moment. Whatever the player in this seat could not have known is dealt anew.
web-replay-continue-seat = My seat
# $seat: number of a seat; $name: who sat there
web-replay-continue-place = Seat { $seat }: { $name }
# Label of a choice: how strong they are
web-replay-continue-level = The bots
web-replay-continue-begin = Play on
web-replay-to-table = Back to the table
# Told of a line of the log, which leads there
web-replay-moment = Go to this moment
# A button: choose a file with the record of a game
web-bring = Open a record
web-bring-hint = A game saved as a file (.argosy): watch it, and continue from any point.

## A newer version of this page

web-newer = A new version is available.
web-newer-reload = Reload
web-newer-later = Later
web-part-missing = This part of the page could not be loaded.

## With and without a connection

# Where one plays: a word, and what it means
web-place-online = Online
web-place-online-about = The server keeps the tables, and others can sit down at them.
web-place-here = On this device
web-place-here-about = You play in this browser; nobody else is at the table.
web-place-lost = No connection
web-place-lost-about = The server cannot be reached. You play in this browser meanwhile.

# Heading: what is kept for when there is no connection
web-kept = Without a connection
web-kept-all = Argosy is kept on this device and opens without a connection.
web-kept-not = This browser does not keep Argosy: it opens only with a connection.
# $size, $kept: such as 4.9 MB
web-kept-ahead = Also keep what the strong bots have learned ({ $size })
web-kept-part = { $kept } of { $size } are here.
web-kept-full = This browser has no room to keep more of Argosy. Nothing was lost. Make room on this device, then try again.
web-kept-failed = Not everything could be fetched. Try again when the connection is better.

# What a player at a table in this browser is called who has chosen no name
web-local-you = You
web-local-online = At a table of the server, where others can look on
web-local-delete = Delete
# A game of this browser becomes one of the server
web-local-hand = Hand to the server
web-local-again = Try again
web-local-not-kept = This browser keeps nothing: when the page is closed, this game is gone.
web-local-full = This browser has no room left for games. What was played so far is kept; the game goes on once there is room. Delete some old games.
web-local-unlearned = What the strongest bot has learned cannot be fetched. Until it can, a weaker one decides in its place.
# After: This game was played by other rules than those that are played here.
web-local-read-only = It can be looked at and downloaded, but not played on.

## Settings

web-set-look = Appearance
web-set-theme = Theme
web-theme-system = Same as device
web-theme-day = Day
web-theme-night = Night
web-set-speed = Animations
web-speed-none = None
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-set-patterns = Stronger patterns in addition to colours
web-set-play = Gameplay
web-set-sound = Sounds
web-set-talk = Bots make the occasional remark
web-set-auto-pass = Pass automatically when nothing else is possible
web-set-confirm = Ask me to confirm every decision
web-set-notify = Notify me when it is my turn to decide

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
web-rules-own-tab = Open in a new tab
# $section: the heading of a section of the rules
web-rules-link = Link to: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = Standard: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = The server cannot be reached.
web-refusal-failed = That did not work. Nothing was changed.
web-refusal-no-table = There is no such table.
web-refusal-elsewhere = This table is open in another tab. Go on there, or close it and try again.
web-refusal-storage-full = This browser has no room left for games. Nothing was changed. Delete some old ones.
web-refusal-storage = This browser could not keep that. Nothing was changed.
web-refusal-no-engine = This browser cannot play without a server: it has no WebAssembly.
web-refusal-no-rules = The file with the rules cannot be fetched. Try again when there is a connection.
web-refusal-no-net = What hints and analyses rest on cannot be fetched. Try again when there is a connection.
web-refusal-bad-engine = The file with the rules is damaged or of another version. Reload the page.
web-refusal-no-state = This record is of an earlier version; only a server can read it.
web-refusal-damaged = The saved data of this game is damaged. It has been left untouched: whatever can still be read can be viewed and downloaded.
web-refusal-no-guest = Choose a name first.
web-refusal-name = A name needs 1 to 24 visible characters.
web-refusal-bot-name = Bots go by that name. Please choose another.
web-refusal-code = This code is unknown, already used or expired.
web-refusal-draining = No new tables right now: the server is about to be restarted. Games that are running go on.
web-refusal-banned = The operator of this server is keeping you out for a while.
web-refusal-store = The server’s database is not answering. Please try again in a moment.
web-refusal-too-fast = Too many requests. Please wait a moment.
web-refusal-late = Something has changed in the meantime. Have another look.
web-refusal-not-yours = That seat is not yours.
web-refusal-not-host = Only the host can do that.
web-refusal-no-seat = There is no free seat for you here.
web-refusal-invitation = This invitation belongs to another table.
web-refusal-removed = The host has removed you from this table.
web-refusal-empty-seats = Some seats are still empty.
web-refusal-begun = The game has already started.
web-refusal-not-running = The game is not running.
web-refusal-paused = The game is paused.
web-refusal-no-chat = The host has turned chat off.
web-refusal-silent = The host has muted you at this table.
web-refusal-muted = The operator of this server has taken you out of every chat for a while.
web-refusal-slow-chat = The host has slowed the chat down. Wait a few seconds for your next line.
web-refusal-report = Choose lines of one other person, and say in a few words what is wrong.
web-refusal-reported = You have already reported this person here. The operator will see it.
web-refusal-reports = You have reported a lot lately. Wait a while before the next report.
web-refusal-no-undo = Undo is turned off at this table.
web-refusal-nothing-to-undo = You have nothing to undo.
web-undo-limit = Undo reaches back to the last revealed card
web-refusal-request-open = Another request is still open.
web-refusal-no-request = That request is no longer open.
web-refusal-no-spectators = This table does not allow spectators.
web-refusal-bot-plays = A bot plays for this seat.
web-refusal-rematch = A rematch has already been set up.
web-refusal-settings = No game can be played with these settings.
web-refusal-no-record = This file is not a game record.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = This record is damaged, was changed, or does not fit the rules. ({ $message })
web-refusal-partial-record = This record holds only what one player could know. The full record is available once the game is over.
web-refusal-other-rules = This game was played with different rules from those used here.
web-refusal-too-long = This file is too long to be opened here.
web-refusal-many-tables = You already have several public tables. Close one or start its game first.
web-refusal-quota = You have opened many game records. More can be opened in an hour.
web-refusal-no-game = This game is not available here.
web-refusal-over = The game is over.
web-refusal-no-move = The game does not have that many moves.
web-refusal-not-over = The game is not over yet.
web-refusal-no-aids = This table is played without aids.
web-refusal-queue = Too many games are waiting to be analysed. Try again in a minute.
# $message: why, in English
web-refusal-no-analysis = This game cannot be analysed. ({ $message })

## First lessons

# A playable introduction to a game: a button, and the head of what it opens
web-lesson = First lesson
# Who explains the game in a lesson: the name of a strip under the table
web-lesson-coach = Coach
web-lesson-progress = Lesson progress
# A button: what was said is understood
web-lesson-next = Continue
# While the bot is thinking
web-lesson-watch = The bot is deciding. Watch what happens.
# The learner did something else than the lesson asks for
web-lesson-astray = That works too, but the lesson goes a different way. Take it back to follow the lesson, or play on as you like.
web-lesson-back = Take it back
# A button: go on without the coach
web-lesson-play-on = Keep playing on my own
web-lesson-play = Play against bots
web-lesson-rules = All the rules
web-lesson-again = Once more
web-lesson-hide = Hide the coach

# What the server keeps of a person.
web-somebody = A player
web-my-data = Your data
web-my-data-about = The server keeps your name, the tables you sat at with their games, your chat lines, what you report to the operator, and a mark of each of your devices; never an address, an e-mail or a password. Finished games stay for ever unless the operator sets a limit. Your settings stay on this device.
web-my-data-download = Download everything of mine
web-forget-me = Forget me
web-forget-me-sure = Forget you for good? Your name and chat lines disappear from every table, running games are given up, and all your devices are signed out. The others keep their games.
web-forget-me-yes = Yes, forget me
web-forgotten = The server has forgotten you.

# What the operator says to everybody.
web-notice = From the operator:
