# The frame around the games in the browser: office, tables, settings.
# Player names are never declined: they stand first, or behind a colon.

## Everywhere

web-home = Přístavní úřad
web-menu = Menu
web-close = Zavřít
web-settings = Nastavení
web-credits = Autoři
web-language = Jazyk
web-loading = Načítá se…
web-connecting = Stůl se připravuje…
web-laying = Stůl se připravuje…
web-yes = Ano
web-no = Ne
web-you = vy
# Whoever reads it, where a player's name would stand: first, or behind a colon or an arrow
you-first = Vy
you-within = vy
web-copied = Zkopírováno

## Harbour office: the first page

web-hello = Vítejte zpět! Hrajete jako: { $name }
web-hello-new = Vítejte na palubě! Hrajete jako: { $name }
web-games = Hry
web-about-port-royal = Pokoušejte štěstí v přístavu: otáčejte lodě a postavy, včas přestaňte, najměte posádku a vypravte expedice.
web-about-oltre-mare = Benátští kupci: volně obchodujte, chytře nakládejte a plavte se po trasách Středomoří.
web-fact-players = { $to ->
    [one] { $from }–{ $to } hráč
    [few] { $from }–{ $to } hráči
    [many] { $from }–{ $to } hráče
   *[other] { $from }–{ $to } hráčů
}
web-fact-minutes = { $to ->
    [one] { $from }–{ $to } minuta
    [few] { $from }–{ $to } minuty
    [many] { $from }–{ $to } minuty
   *[other] { $from }–{ $to } minut
}
web-play-now = Hrát hned
web-bots-level = Síla botů
web-new-table = Nový stůl
web-my-tables = Moje stoly
web-more-tables = { $count ->
    [one] { $count } další
    [few] { $count } další
    [many] { $count } dalšího
   *[other] { $count } dalších
}
web-open-tables = Otevřené stoly
web-no-open-tables = Právě žádný stůl nečeká na hráče. Otevřete vlastní a pošlete odkaz přátelům.
# Tlačítko pod seznamem otevřených stolů
web-more-open-tables = Zobrazit další stoly
web-finished = Dohrané partie
web-join-label = Odkaz nebo označení stolu
web-join = Přejít
web-join-unclear = To není odkaz na stůl ani jeho označení.
web-your-decision = Čeká se na vaše rozhodnutí
# $names: one or several players, already joined with commas
web-waits-for = Čeká se na: { $names }
web-won-by = Vítěz: { $names }
web-over = Konec
web-practice = Cvičná hra
web-practice-about = Cvičná hra s vracením tahů: vrátit lze i to, co odkrylo kartu. Tato hra se nepočítá.
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
web-name-why = Potřebujete ho, jen když hrajete s ostatními.
web-name-then-play = Jak vám máme říkat? Pak partie začne.
web-name-to-join = Zvolte si jméno a posaďte se
web-name-submit = To jsem já
web-devices = Jiné zařízení
web-devices-hint = Pokračujte v partiích na telefonu nebo jiném počítači: tady si nechte ukázat kód a tam ho zadejte.
web-devices-mine = Moje zařízení
web-device-this = toto zařízení
web-device-program = Program
web-device-unknown = Neznámé zařízení
# $time: a date and a time
web-device-used = naposledy použito { $time }
web-device-revoke = Odhlásit
web-device-revoke-others = Odhlásit všechna ostatní zařízení
web-sign-ins = Co se stalo
web-sign-in-came = Nové zařízení s tímto jménem
web-sign-in-code = Zobrazen kód pro další zařízení
web-sign-in-claimed = Zařízení přidáno kódem
web-sign-in-program = Vydán klíč pro program
web-sign-in-left = Zařízení se samo odhlásilo
web-sign-in-revoked = Zařízení odhlášeno
web-sign-in-others-revoked = Všechna ostatní zařízení odhlášena
web-sign-in-programs-revoked = Všechny programy odhlášeny
web-code = Kód
web-code-give = Ukázat kód
# $time: a time of day, such as 14:35
web-code-until = Platí jednou, do { $time }.
web-code-label = Kód z jiného zařízení
web-code-take = Pokračovat tady

## A new table

web-seats = Místa
web-players = Počet hráčů
web-players-short = { $count ->
    [one] hráč
    [few] hráči
    [many] hráče
   *[other] hráčů
}
web-table-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
web-table-minutes = { $minutes ->
    [one] asi { $minutes } minuta
    [few] asi { $minutes } minuty
    [many] asi { $minutes } minuty
   *[other] asi { $minutes } minut
}
# $number: of a seat at the table
web-seat = Místo { $number }
# Who sits at a seat of a new table
web-choose-me = Já
web-choose-here = Někdo u této obrazovky
web-choose-friend = Volné pro přítele
web-choose-reserved = Jen s odkazem na toto místo
web-seat-open = Volné
web-seat-reserved = Na pozvání
# $level: how strong the bot is
web-seat-bot = Bot: { $level }
# $number: number of a seat
web-seat-name = Jméno na místě { $number }
web-seats-hint = Více vlastních míst: o obrazovku se dělíte. Karty v ruce zůstanou skryté, dokud je hráč neodkryje.
web-waits-hint = Pak dostanete odkaz a QR kód pro přátele.
web-name-to-invite = Vaše jméno, aby přátelé věděli, kdo je zve
# Three manners to play in, with one sentence each
web-manner = Jak se hraje
web-preset-quick = Rychle
web-preset-quick-about = Boti rozhodují rychle; s přáteli půl minuty na každé rozhodnutí.
web-preset-friendly = Přátelsky
web-preset-friendly-about = Šance a rady jsou po ruce, rozhodnutí lze vzít zpět a nikdo nespěchá.
web-preset-strict = Přísně
web-preset-strict-about = Žádné rady a nic se nebere zpět; s přáteli minuta na každé rozhodnutí.
web-more-settings = Další nastavení
web-table = Stůl
web-set-aids = Pomůcky: přesné pravděpodobnosti, dosud neznámé karty a rady
web-set-undo = Vracení tahů
web-set-practice = Cvičná hra s vracením tahů (nepočítá se)
web-set-chat = Chat
web-set-spectators = Diváci se smějí dívat
web-set-public = Ukázat v seznamu otevřených stolů
web-set-pace = Tempo botů
web-pace-none = Ihned
web-pace-quick = Svižné
web-pace-calm = Klidné
web-pace-slow = Pomalé
web-set-patience = Boti čekají na vaši odpověď
web-patience-short = Krátce (15 s)
web-patience-normal = Chvíli (30 s)
web-patience-long = Dlouho (90 s)
web-patience-answered = Dokud neodpovíte
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
web-waiting-title = Zakladatel stolu: { $name }
web-waiting-for-people = Pošlete odkaz přátelům, nebo na volná místa posaďte boty.
web-waiting-for-others = Čeká se na další hráče.
web-waiting-for-host = Všichni jsou tady. Partii začne zakladatel stolu.
# $name: the host; $game: a game. Also the headline of the link in messengers
web-invited = { $name } vás zve ke hře { $game }
# Under it, where nothing is known of the table
web-invited-unknown = Deskové hry o moři a obchodu v prohlížeči, s přáteli nebo s boty.
web-invite-friends = Pozvat přátele
web-invite-code = QR kód s odkazem na tento stůl
web-invite-scan = Naskenujte ho telefonem, nebo pošlete odkaz:
# Before two buttons: the lesson and the rules
web-first-time = Hru ještě neznáte?
web-sit = Posadit se
web-stand = Vstát
web-remove = Odebrat
web-put-bot = Nechat hrát bota
web-copy-link = Zkopírovat odkaz na stůl
web-copy-seat-link = Zkopírovat odkaz na toto místo
web-share-link = Sdílet odkaz na stůl
web-share-seat-link = Sdílet odkaz na toto místo
web-close-table = Zrušit stůl
web-away = mimo stůl
web-here = u stolu
# Of a seat
web-waits = čeká na přátele
web-bot-plays = hraje bot
web-resigned = partie vzdána

## At the table

web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat, { $count } nová zpráva
    [few] Chat, { $count } nové zprávy
    [many] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
}
web-chat-empty = Zatím žádné zprávy.
web-chat-line = Vaše zpráva
web-chat-say = Odeslat
web-chat-off = Vypnout chat
web-chat-on = Zapnout chat
# Tlačítka pro hostitele: kdo se účastní chatu
web-chat-for-players = Chat jen pro hráče
web-chat-for-all = Chat pro všechny
web-silence = Ztlumit
web-unsilence = Zrušit ztlumení
# Tlačítka u řádku chatu: skryje řádky této osoby, jen pro mě
web-hide-person = Skrýt
web-unhide-person = Znovu zobrazit
web-hidden-line = Skryto vámi
web-report = Nahlásit
web-report-about = Vaše hlášení uvidí provozovatel tohoto serveru. U stolu se o něm nikdo nedozví.
# Label of a field
web-report-reason = Co se děje?
web-report-send = Odeslat
web-report-not = Zrušit
web-report-sent = Děkujeme. Provozovatel to uvidí.
# A button for the host: one line of each person in ten seconds
web-chat-slow = Zpomalit chat: řádek za 10 s
web-chat-fast = Chat zase naplno
# On the three dots below the newest entries of a long log
web-log-all = Zobrazit celý průběh
web-sound-on = Zapnout zvuky
web-sound-off = Vypnout zvuky
web-theme-toggle = Den, nebo noc
web-offline = Není spojení. Nic se neztratilo; zkouší se to znovu…
web-online = Spojení je zpět.
# For a spectator
web-watching = Této partii přihlížíte.
web-paused = Partie je přerušena.
web-pause = Přerušit partii
web-go-on = Pokračovat
web-restore = Vrátit se do hry
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
# $name: za koho by hrál bot
web-request-replace = Hostitel navrhuje, aby místo hráče { $name } hrál bot.
web-request-remove = Hostitel navrhuje, aby { $name } opustil stůl a dál hrál bot.
web-outcome-finished = Partie skončila.
web-outcome-aborted = Partie byla ukončena dohodou.
web-outcome-resigned = Partie byla vzdána.
web-outcome-closed = Tento stůl byl zrušen.
# The headline of the end
web-end-you = Vítězíte!
web-end-other = { $name } vítězí
web-end-shared = Společné vítězství: { $names }
web-end-nobody = Partie skončila bez vítěze
web-end-points = Body
# Over a chart; $points: what is counted, such as points or coins
web-end-race = { $points }, tah po tahu
web-rematch = Odveta
web-rematch-ready = Je připravena odveta.
web-rematch-go = Přejít k ní
# For whoever listens instead of looking: a button, and the name of what is read aloud
web-tell = Přečíst stav stolu
web-heard = Co se děje u stolu
web-keys = Klávesy
# A button: what would be best now
web-hint = Rada
# Beside a ring that empties: how long others wait for your answer
web-patience = { $seconds ->
    [one] Čeká na vás ještě { $seconds } sekundu
    [few] Čeká na vás ještě { $seconds } sekundy
    [many] Čeká na vás ještě { $seconds } sekundy
   *[other] Čeká na vás ještě { $seconds } sekund
}
# While a hint is worked out
web-hint-thinking = Přemýšlím…
web-pass-screen-title = Předejte obrazovku
web-pass-screen = Obrazovku dostane: { $name }
web-pass-screen-hint = Karty v ruce zůstanou skryté, dokud je hráč neodkryje.
web-pass-screen-show = Jsem { $name }: ukázat mé karty

## Replay

web-replay = Přehrávání
web-replay-first = Na začátek
web-replay-back = O krok zpět
web-replay-play = Přehrát
web-replay-pause = Zastavit
web-replay-next = O krok dál
web-replay-last = Na konec
web-replay-speed = Rychlost: { $speed }×
web-replay-move = Krok
web-replay-count = Krok { $move } z { $count }
web-replay-seat = Čí pohled
web-replay-spectator = Divák
web-replay-link = Odkaz na tento okamžik
web-record = Stáhnout záznam
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Analýza
# A button: a new game from the position that is shown
web-replay-continue = Pokračovat odtud
web-replay-continue-title = Pokračovat proti botům
web-replay-continue-hint = Od tohoto okamžiku se hraje u nového stolu. Co hráč na tomto místě tehdy nemohl vědět, se zamíchá znovu.
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

## With and without a connection

# Where one plays: a word, and what it means
web-place-online = Online
web-place-online-about = Stoly drží server a mohou k nim přisednout ostatní.
web-place-here = Na tomto zařízení
web-place-here-about = Hrajete v tomto prohlížeči; nikdo další u stolu není.
web-place-lost = Není spojení
web-place-lost-about = Server není dostupný. Zatím hrajete v tomto prohlížeči.

# Heading: what is kept for when there is no connection
web-kept = Bez připojení
web-kept-all = Argosy je uloženo v tomto zařízení a otevře se i bez připojení.
web-kept-not = Tento prohlížeč si Argosy neukládá: otevře se jen s připojením.
# $size, $kept: such as 4.9 MB
web-kept-ahead = Uložit i to, co se silní boti naučili ({ $size })
web-kept-part = Uloženo { $kept } z { $size }.
web-kept-full = Tento prohlížeč už nemá místo, aby si z Argosy uložil víc. Nic se neztratilo. Uvolněte v zařízení místo a zkuste to znovu.
web-kept-failed = Nepodařilo se načíst všechno. Zkuste to znovu, až bude spojení lepší.

# What a player at a table in this browser is called who has chosen no name
web-local-you = Ty
web-local-online = U stolu na serveru, kde se mohou dívat i jiní
web-local-delete = Smazat
# A game of this browser becomes one of the server
web-local-hand = Předat serveru
web-local-again = Zkusit znovu
web-local-not-kept = Tento prohlížeč nic neuchovává: po zavření stránky bude hra pryč.
web-local-full = V tomto prohlížeči už není místo pro hry. Co se dosud odehrálo, je uloženo; jakmile se místo uvolní, hra bude pokračovat. Smaž některé staré hry.
web-local-unlearned = To, co se nejsilnější bot naučil, se nedaří načíst. Než se to podaří, rozhoduje místo něj slabší.
# After: This game was played by other rules than those that are played here.
web-local-read-only = Můžeš si ji prohlédnout a stáhnout, ale ne dohrát.

## Settings

web-set-look = Vzhled
web-set-theme = Motiv
web-theme-system = Podle zařízení
web-theme-day = Den
web-theme-night = Noc
web-set-speed = Animace
web-speed-none = Žádné
web-speed-slow = Pomalé
web-speed-normal = Běžné
web-speed-fast = Rychlé
web-set-patterns = Výraznější vzory kromě barev
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
web-rules-own-tab = Otevřít na nové kartě
# $section: the heading of a section of the rules
web-rules-link = Odkaz: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = Výchozí: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = Server není dostupný.
web-refusal-failed = To se nepovedlo. Nic se nezměnilo.
web-refusal-no-table = Takový stůl neexistuje.
web-refusal-elsewhere = Tento stůl je otevřený na jiné kartě. Pokračuj tam, nebo ji zavři a zkus to znovu.
web-refusal-storage-full = V tomto prohlížeči už není místo pro hry. Nic se nezměnilo. Smaž některé staré.
web-refusal-storage = Prohlížeč to nedokázal uložit. Nic se nezměnilo.
web-refusal-no-engine = Tento prohlížeč bez serveru hrát neumí: chybí mu WebAssembly.
web-refusal-no-rules = Soubor s pravidly se nedaří načíst. Zkus to znovu, až bude připojení.
web-refusal-no-net = To, z čeho vycházejí rady a analýzy, se nedaří načíst. Zkus to znovu, až bude připojení.
web-refusal-bad-engine = Soubor s pravidly je poškozený nebo z jiné verze. Načti stránku znovu.
web-refusal-no-state = Tento záznam je ze starší verze; přečíst ho umí jen server.
web-refusal-damaged = To, co si tento prohlížeč o této hře uložil, je poškozené. Nic se na tom neměnilo: co se ještě dá přečíst, si můžeš prohlédnout a stáhnout.
web-refusal-no-guest = Nejdříve si zvolte jméno.
web-refusal-name = Jméno má 1 až 24 zobrazitelných znaků.
web-refusal-bot-name = Tak se jmenují boti. Zvolte prosím jiné jméno.
web-refusal-code = Tento kód není známý, byl použit, nebo vypršel.
web-refusal-draining = Nové stoly se teď neotevírají: server se brzy restartuje. Rozehrané partie pokračují.
web-refusal-banned = Provozovatel tohoto serveru vám na čas zakázal vstup.
web-refusal-store = Databáze serveru teď neodpovídá. Zkuste to za chvíli znovu.
web-refusal-too-fast = To bylo moc najednou. Chvíli počkejte.
web-refusal-late = Mezitím se něco stalo. Podívejte se znovu.
web-refusal-not-yours = To není vaše místo.
web-refusal-not-host = To smí jen zakladatel stolu.
web-refusal-no-seat = Není tu pro vás volné místo.
web-refusal-invitation = Tato pozvánka patří k jinému stolu.
web-refusal-removed = Hostitel vás od tohoto stolu odebral.
web-refusal-empty-seats = Některá místa jsou ještě prázdná.
web-refusal-begun = Partie už začala.
web-refusal-not-running = Partie neběží.
web-refusal-paused = Partie je přerušena.
web-refusal-no-chat = Chat je u tohoto stolu vypnutý.
web-refusal-silent = Hostitel vás u tohoto stolu ztlumil.
web-refusal-muted = Provozovatel tohoto serveru vás na čas ztlumil ve všech chatech.
web-refusal-slow-chat = Hostitel chat zpomalil. S dalším řádkem pár sekund počkejte.
web-refusal-report = Vyberte řádky jedné jiné osoby a pár slovy řekněte, co se děje.
web-refusal-reported = Tuto osobu jste tu už nahlásili. Provozovatel to uvidí.
web-refusal-reports = V poslední době hlásíte mnoho. S dalším hlášením chvíli počkejte.
web-refusal-no-undo = U tohoto stolu se nic nevrací.
web-refusal-nothing-to-undo = Nemáte co vrátit.
web-undo-limit = Vrátit lze jen to, co přišlo po poslední odkryté kartě
web-refusal-request-open = Jiná žádost je ještě otevřená.
web-refusal-no-request = Tato žádost už není otevřená.
web-refusal-no-spectators = Tento stůl je jen pro ty, kdo u něj sedí.
web-refusal-bot-plays = Na tomto místě hraje bot.
web-refusal-rematch = Odveta už existuje.
web-refusal-settings = S tímto nastavením se hrát nedá.
web-refusal-no-record = Tento soubor není záznam partie.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = Tento záznam je poškozený, byl změněn nebo neodpovídá pravidlům. ({ $message })
web-refusal-partial-record = Tento záznam obsahuje jen to, co mohl vědět jeden hráč. Celý bude k dispozici po skončení partie.
web-refusal-other-rules = Tato hra se hrála podle jiných pravidel, než jaká platí zde.
web-refusal-too-long = Tento soubor je příliš dlouhý, nelze ho načíst.
web-refusal-many-tables = Už máte několik veřejných stolů. Nejdřív některý zavřete nebo na něm začněte hrát.
web-refusal-quota = Otevřeli jste už mnoho záznamů. Další půjdou otevřít za hodinu.
web-refusal-no-game = Tato hra se tu nehraje.
web-refusal-over = Partie skončila.
web-refusal-no-move = Tolik kroků partie nemá.
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
web-lesson-progress = Průběh lekce
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

# What the server keeps of a person.
web-somebody = Někdo
web-my-data = Vaše údaje
web-my-data-about = Server uchovává vaše jméno, stoly, u kterých hrajete nebo se hrálo s vámi, i s partiemi, vaše řádky v chatu, co nahlásíte provozovateli, a značku každého vašeho zařízení; nikdy adresu, e-mail ani heslo. Dohrané partie zůstávají navždy, pokud provozovatel nenastaví lhůtu. Nastavení zůstává v tomto zařízení.
web-my-data-download = Stáhnout všechno moje
web-forget-me = Zapomeňte na mě
web-forget-me-sure = Opravdu na vás navždy zapomenout? Vaše jméno a řádky v chatu zmizí ze všech stolů, rozehrané partie budou vzdány a všechna vaše zařízení odhlášena. Ostatním jejich partie zůstanou.
web-forget-me-yes = Ano, zapomeňte na mě
web-forgotten = Server na vás zapomněl.

# What the operator says to everybody.
web-notice = Od provozovatele:
