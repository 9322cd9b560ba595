# The frame around the games in the browser: office, tables, settings.
# Player names are never declined: they stand first, or behind a colon.

## Everywhere

web-home = Přístavní úřad
web-menu = Nabídka
web-close = Zavřít
web-settings = Nastavení
web-credits = Poděkování
web-language = Jazyk
web-loading = Načítá se…
web-connecting = Stůl se připravuje…
web-laying = Stůl se připravuje. Poprvé to na tomto počítači trvá minutu až dvě.
web-yes = Ano
web-no = Ne
web-you = vy
web-copied = Zkopírováno

## Harbour office: the first page

web-hello = Vítejte zpět, { $name }.
web-games = Hry
web-about-port-royal = Pokoušejte štěstí v přístavu: otáčejte lodě a postavy, včas přestaňte, najměte posádku a vypravte expedice.
web-about-oltre-mare = Benátští kupci: volně obchodujte, chytře nakládejte a plavte se po trasách Středomoří.
web-play-now = Hrát proti botům
web-new-table = Nový stůl
web-my-tables = Moje stoly
web-open-tables = Otevřené stoly
web-no-open-tables = Právě žádný stůl nečeká na hráče. Otevřete vlastní a pošlete odkaz přátelům.
web-finished = Dohrané partie
web-join-label = Odkaz nebo označení stolu
web-join = Přejít
web-join-unclear = To není odkaz na stůl ani jeho označení.
web-your-decision = Čeká se na vaše rozhodnutí
# $names: one or several players, already joined with commas
web-waits-for = Čeká se na: { $names }
web-won-by = Vítěz: { $names }
web-over = Konec
# $count: seats at a table that anybody can take
web-free-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}

## Who one is

web-name-title = Vaše jméno
web-name-label = Jak vám máme říkat?
web-name-then-play = Jak vám máme říkat? Pak partie začne.
web-name-to-join = Zvolte si jméno a posaďte se
web-name-submit = To jsem já
web-devices = Jiné zařízení
web-devices-hint = Pokračujte v partiích na telefonu nebo jiném počítači: tady si nechte ukázat kód a tam ho zadejte.
web-code = Kód
web-code-give = Ukázat kód
# $time: a time of day, such as 14:35
web-code-until = Platí jednou, do { $time }.
web-code-label = Kód z jiného zařízení
web-code-take = Pokračovat tady

## A new table

web-seats = Místa
web-players = Počet hráčů
# $number: of a seat at the table
web-seat = Místo { $number }
web-seat-me = Já, u této obrazovky
web-seat-open = Volné
web-seat-reserved = Na pozvání
# $level: how strong the bot is
web-seat-bot = Bot: { $level }
# $number: number of a seat
web-seat-name = Jméno na místě { $number }
web-seats-hint = Více vlastních míst: o obrazovku se dělíte. Kde se hraje z ruky, zůstane každá ruka skrytá, dokud si o ni někdo neřekne.
web-table = Stůl
web-set-aids = Pomůcky: přesné pravděpodobnosti, neviděné karty a rady
web-set-undo = Vracení tahů
web-set-chat = Chat
web-set-spectators = Diváci se smějí dívat
web-set-public = Ukázat v seznamu otevřených stolů
web-set-pace = Tempo botů
web-pace-none = Ihned
web-pace-quick = Svižné
web-pace-calm = Klidné
web-pace-slow = Pomalé
web-set-clock = Hodiny
web-clock-none = Žádné
web-clock-decision = Na každé rozhodnutí
web-clock-game = Na celou partii
web-clock-seconds = Sekundy na rozhodnutí
web-clock-minutes = Minuty pro každého hráče
web-clock-increment = Sekundy přidané po každém rozhodnutí
web-rules-options = Varianty pravidel
web-option-ending-standard = 12 bodů
web-option-ending-expedition = 12 bodů a expedice
web-option-see_pirate_cards-nobody = nikdo
web-option-see_pirate_cards-owner = jejich majitel
web-option-see_pirate_cards-all = všichni
web-open-table = Otevřít stůl
web-begin = Začít partii

## Before the game begins

# $name: the host
web-waiting-title = Hostitel: { $name }
web-waiting-for-people = Pošlete odkaz přátelům, nebo na volná místa posaďte boty.
web-waiting-for-others = Čeká se na další hráče.
web-waiting-for-host = Všichni jsou tady. Partii začne hostitel.
web-sit = Posadit se
web-stand = Vstát
web-remove = Odebrat
web-put-bot = Nechat hrát bota
web-copy-link = Zkopírovat odkaz na stůl
web-copy-seat-link = Zkopírovat odkaz na toto místo
web-close-table = Zrušit stůl
web-away = pryč
web-here = u stolu
web-bot-plays = hraje bot
web-resigned = partie vzdána

## At the table

web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat, { $count } nový řádek
    [few] Chat, { $count } nové řádky
    [many] Chat, { $count } nového řádku
   *[other] Chat, { $count } nových řádků
}
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-line = Váš řádek
web-chat-say = Říct
web-chat-off = Vypnout chat
web-chat-on = Zapnout chat
web-sound-on = Zapnout zvuky
web-sound-off = Vypnout zvuky
web-theme-toggle = Den, nebo noc
web-offline = Není spojení. Nic se neztratilo; zkouší se to znovu…
web-paused = Partie je přerušena.
web-pause = Přerušit partii
web-go-on = Pokračovat
web-restore = Hrát zase osobně
web-spectators = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
web-abort = Navrhnout ukončení partie
web-abort-alone = Ukončit partii
web-abort-sure = Ukončit tuto partii bez vítěze?
web-resign = Vzdát se
web-resign-sure = Vzdát tuto partii?
web-request-undo = { $name } žádá o vrácení rozhodnutí.
web-request-abort = { $name } navrhuje ukončit partii bez vítěze.
web-outcome-finished = Partie skončila.
web-outcome-aborted = Partie byla ukončena dohodou.
web-outcome-resigned = Partie skončila vzdáním.
web-outcome-closed = Tento stůl byl zrušen.
web-rematch = Odveta
web-rematch-ready = Je připravena odveta.
web-rematch-go = Přejít k ní
web-keys = Klávesy
# A button: what would be best now
web-hint = Rada
# While a hint is worked out
web-hint-thinking = Přemýšlím …
web-pass-screen-title = Předejte obrazovku
web-pass-screen = Obrazovku dostane: { $name }
web-pass-screen-hint = Ruka zůstane skrytá, dokud si o ni někdo neřekne.
web-pass-screen-show = Jsem { $name }: ukázat mé karty

## Replay

web-replay = Přehrávání
web-replay-first = Na začátek
web-replay-back = O tah zpět
web-replay-play = Přehrát
web-replay-pause = Zastavit
web-replay-next = O tah dál
web-replay-last = Na konec
web-replay-move = Tah
web-replay-count = Tah { $move } z { $count }
web-replay-seat = Čí pohled
web-replay-spectator = Divák
web-replay-link = Odkaz na tento okamžik
web-record = Stáhnout záznam
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Analýza
# A button: a new game from the position that is shown
web-replay-continue = Pokračovat odtud
web-replay-continue-title = Pokračovat proti botům
web-replay-continue-hint = V tomto okamžiku začne nový stůl. Co toto místo tehdy nemohlo vědět, se zamíchá znovu.
web-replay-continue-seat = Moje místo
# $seat: number of a seat; $name: who sat there
web-replay-continue-place = Místo { $seat }: { $name }
# Label of a choice: how strong they are
web-replay-continue-level = Boti
web-replay-continue-begin = Hrát dál
web-replay-to-table = Zpět ke stolu
# Told of a line of the log, which leads there
web-replay-moment = Podívat se na tento okamžik
# A button: choose a file with the record of a game
web-bring = Otevřít záznam
web-bring-hint = Partie uložená jako soubor (.argosy): prohlédněte si ji a hrajte dál od kteréhokoli okamžiku.

## A newer version of this page

web-newer = Je tu nová verze.
web-newer-reload = Načíst znovu
web-newer-later = Později
web-part-missing = Tuto část stránky se nepodařilo načíst.

## Settings

web-set-look = Vzhled
web-set-theme = Barvy
web-theme-system = Podle zařízení
web-theme-day = Den
web-theme-night = Noc
web-set-speed = Pohyb
web-speed-none = Žádný
web-speed-slow = Pomalý
web-speed-normal = Běžný
web-speed-fast = Rychlý
web-set-patterns = Výraznější vzory vedle barev
web-set-play = Hra
web-set-sound = Zvuky
web-set-talk = Boti občas něco prohodí
web-set-auto-pass = Pasovat automaticky, když nelze nic jiného
web-set-confirm = Rozhodnutí potvrzovat druhým stisknutím
web-set-notify = Upozornit, když se čeká na mé rozhodnutí

## Credits

web-credits-icons = Ikony: Lorc, Delapouite a další, game-icons.net, CC BY 3.0, přebarveno.
web-credits-coast = Pobřeží: Natural Earth, volné dílo, přes world-atlas.
web-credits-fonts = Písma: Alegreya, Alegreya SC a Source Sans 3, SIL Open Font License 1.1.
web-credits-own = Lodě, postavy, karty, mapy a zvuky vznikly pro Argosy.
web-credits-unofficial = Argosy je neoficiální zpracování a není spojeno s vydavateli her.

## Rules

web-rules = Pravidla
web-rules-contents = Obsah
web-rules-print = Vytisknout
web-rules-own-tab = Otevřít na vlastní kartě
# $section: the heading of a section of the rules
web-rules-link = Odkaz: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = Obvykle: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = Server není dostupný.
web-refusal-failed = To se nepovedlo. Nic se nezměnilo.
web-refusal-no-table = Takový stůl není.
web-refusal-damaged = Uložená data tohoto stolu jsou poškozená. Byla odložena stranou, nic se neztratilo.
web-refusal-no-guest = Nejdříve si zvolte jméno.
web-refusal-name = Jméno má 1 až 24 zobrazitelných znaků.
web-refusal-code = Tento kód není známý, byl použit, nebo vypršel.
web-refusal-too-fast = To bylo moc najednou. Chvíli počkejte.
web-refusal-late = Mezitím se něco stalo. Podívejte se znovu.
web-refusal-not-yours = To není vaše místo.
web-refusal-not-host = To může jen hostitel.
web-refusal-no-seat = Není tu pro vás volné místo.
web-refusal-invitation = Tato pozvánka patří k jinému stolu.
web-refusal-empty-seats = Některá místa jsou ještě prázdná.
web-refusal-begun = Partie už začala.
web-refusal-not-running = Partie neběží.
web-refusal-paused = Partie je přerušena.
web-refusal-no-chat = Hostitel vypnul chat.
web-refusal-no-undo = U tohoto stolu se nic nevrací.
web-refusal-nothing-to-undo = Nemáte co vrátit.
web-refusal-request-open = Jiná žádost je ještě otevřená.
web-refusal-no-request = Tato žádost už není otevřená.
web-refusal-no-spectators = Tento stůl je jen pro ty, kdo u něj sedí.
web-refusal-bot-plays = Za toto místo hraje bot.
web-refusal-rematch = Odveta už existuje.
web-refusal-settings = S tímto nastavením se hrát nedá.
web-refusal-no-record = Tento soubor není záznam partie.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = Tento záznam je poškozený, byl změněn nebo neodpovídá pravidlům. ({ $message })
web-refusal-partial-record = Tento záznam obsahuje jen to, co mohlo vědět jedno místo. Celý je k mání po skončení partie.
web-refusal-other-rules = Tato partie se hrála podle jiných pravidel, než má tento server.
web-refusal-too-long = Je to příliš dlouhé, než aby se to tu četlo.
web-refusal-no-game = Tato hra se tu nehraje.
web-refusal-over = Partie skončila.
web-refusal-no-move = Partie má méně tahů.
web-refusal-not-over = Partie ještě neskončila.
web-refusal-no-aids = U tohoto stolu se hraje bez pomůcek.
web-refusal-queue = Na analýzu čeká příliš mnoho partií. Zkuste to za minutu znovu.
# $message: why, in English
web-refusal-no-analysis = Tuto partii nelze analyzovat. ({ $message })

## First lessons

# A playable introduction to a game: a button, and the head of what it opens
web-lesson = První lekce
# Who explains the game in a lesson: the name of a strip under the table
web-lesson-coach = Průvodce
web-lesson-progress = Jak daleko je lekce
# A button: what was said is understood
web-lesson-next = Dál
# While the bot is thinking
web-lesson-watch = Bot se rozhoduje. Sledujte, co se stane.
# The learner did something else than the lesson asks for
web-lesson-astray = I to je možné, jen lekce vede jinudy. Vraťte to, chcete-li v ní pokračovat, nebo hrajte dál, jak se vám líbí.
web-lesson-back = Vrátit
# A button: go on without the coach
web-lesson-play-on = Hrát dál volně
web-lesson-play = Hrát proti botům
web-lesson-rules = Všechna pravidla
web-lesson-again = Ještě jednou
web-lesson-hide = Skrýt průvodce
