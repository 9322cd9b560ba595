# The frame around the games in the browser: office, tables, settings.
# Player names are never declined: they stand first, or behind a colon.

## Everywhere

web-home = Căpitănia portului
web-menu = Meniu
web-close = Închide
web-settings = Setări
web-credits = Autori
web-language = Limbă
web-loading = Se încarcă…
web-connecting = Se pregătește masa…
web-laying = Masa se pregătește. Prima dată pe acest calculator durează un minut sau două.
web-yes = Da
web-no = Nu
web-you = tu
web-copied = Copiat

## Harbour office: the first page

web-hello = Bine ai revenit, { $name }.
web-games = Jocuri
web-about-port-royal = Încearcă-ți norocul în port: descoperă nave și personaje, oprește-te la timp, angajează un echipaj și pregătește expediții.
web-about-oltre-mare = Negustori venețieni: negociază liber, așază cu grijă încărcătura și navighează pe rutele Mediteranei.
web-play-now = Joacă împotriva boților
web-new-table = Masă nouă
web-my-tables = Mesele mele
web-open-tables = Mese deschise
web-no-open-tables = Nicio masă nu așteaptă jucători acum. Deschide una și trimite linkul prietenilor.
web-finished = Partide încheiate
web-join-label = Link sau cod de masă
web-join = Mergi acolo
web-join-unclear = Acesta nu este nici link spre o masă, nici codul ei.
web-your-decision = Se așteaptă decizia ta
# $names: one or several players, already joined with commas
web-waits-for = Se așteaptă: { $names }
web-won-by = Câștigă: { $names }
web-over = Încheiată
# $count: seats at a table that anybody can take
web-free-seats = { $count ->
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}

## Who one is

web-name-title = Numele tău
web-name-label = Cum să-ți spunem?
web-name-then-play = Cum să-ți spunem? Apoi partida începe.
web-name-to-join = Alege un nume ca să te așezi
web-name-submit = Eu sunt
web-devices = Alt dispozitiv
web-devices-hint = Continuă partidele pe telefon sau pe alt calculator: cere aici un cod și scrie-l acolo.
web-code = Cod
web-code-give = Arată un cod
# $time: a time of day, such as 14:35
web-code-until = Valabil o singură dată, până la { $time }.
web-code-label = Codul de pe celălalt dispozitiv
web-code-take = Continuă aici

## A new table

web-seats = Locuri
web-players = Numărul de jucători
# $number: of a seat at the table
web-seat = Locul { $number }
web-seat-me = Eu, la acest ecran
web-seat-open = Liber
web-seat-reserved = Cu invitație
# $level: how strong the bot is
web-seat-bot = Bot: { $level }
# $number: number of a seat
web-seat-name = Numele de pe locul { $number }
web-seats-hint = Mai multe locuri ale tale: împărțiți același ecran. Unde jucătorii au cărți în mână, fiecare mână rămâne ascunsă până când este cerută.
web-table = Masă
web-set-aids = Ajutoare: șanse exacte, cărți nevăzute și sfaturi
web-set-undo = Anularea deciziilor
web-set-chat = Chat
web-set-spectators = Spectatorii pot privi
web-set-public = Arată în lista meselor deschise
web-set-pace = Ritmul boților
web-pace-none = Imediat
web-pace-quick = Rapid
web-pace-calm = Liniștit
web-pace-slow = Lent
web-set-clock = Ceas
web-clock-none = Fără
web-clock-decision = Pentru fiecare decizie
web-clock-game = Pentru toată partida
web-clock-seconds = Secunde pentru o decizie
web-clock-minutes = Minute pentru fiecare jucător
web-clock-increment = Secunde adăugate după fiecare decizie
web-rules-options = Variante de reguli
web-option-ending-standard = 12 puncte
web-option-ending-expedition = 12 puncte și o expediție
web-option-see_pirate_cards-nobody = nimeni
web-option-see_pirate_cards-owner = proprietarul lor
web-option-see_pirate_cards-all = toți
web-open-table = Deschide masa
web-begin = Începe partida

## Before the game begins

# $name: the host
web-waiting-title = Gazdă: { $name }
web-waiting-for-people = Trimite linkul prietenilor sau pune boți pe locurile libere.
web-waiting-for-others = Se așteaptă ceilalți jucători.
web-waiting-for-host = Toți sunt aici. Gazda începe partida.
web-sit = Așază-te
web-stand = Ridică-te
web-remove = Elimină
web-put-bot = Lasă un bot să joace
web-copy-link = Copiază linkul mesei
web-copy-seat-link = Copiază linkul acestui loc
web-close-table = Anulează masa
web-away = plecat
web-here = la masă
web-bot-plays = joacă un bot
web-resigned = abandon

## At the table

web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat, { $count } rând nou
    [few] Chat, { $count } rânduri noi
   *[other] Chat, { $count } de rânduri noi
}
web-chat-empty = Încă nu a spus nimeni nimic.
web-chat-line = Rândul tău
web-chat-say = Spune
web-chat-off = Oprește chatul
web-chat-on = Pornește chatul
web-sound-on = Pornește sunetele
web-sound-off = Oprește sunetele
web-theme-toggle = Zi sau noapte
web-offline = Fără conexiune. Nimic nu s-a pierdut; se încearcă din nou…
web-paused = Partida este întreruptă.
web-pause = Întrerupe partida
web-go-on = Continuă
web-restore = Joacă din nou tu
web-spectators = { $count ->
    [one] { $count } spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
}
web-abort = Propune încheierea partidei
web-abort-alone = Încheie partida
web-abort-sure = Închei această partidă fără câștigător?
web-resign = Abandonează
web-resign-sure = Abandonezi această partidă?
web-request-undo = { $name } cere anularea unei decizii.
web-request-abort = { $name } propune încheierea partidei fără câștigător.
web-outcome-finished = Partida s-a încheiat.
web-outcome-aborted = Partida a fost încheiată de comun acord.
web-outcome-resigned = Partida s-a încheiat prin abandon.
web-outcome-closed = Această masă a fost anulată.
web-rematch = Revanșă
web-rematch-ready = Există o revanșă.
web-rematch-go = Mergi acolo
web-keys = Taste
# A button: what would be best now
web-hint = Sfat
# While a hint is worked out
web-hint-thinking = Mă gândesc …
web-pass-screen-title = Dă ecranul mai departe
web-pass-screen = Ecranul trece la: { $name }
web-pass-screen-hint = Mâna rămâne ascunsă până când este cerută.
web-pass-screen-show = Eu sunt { $name }: arată cărțile mele

## Replay

web-replay = Reluare
web-replay-first = La început
web-replay-back = O mutare înapoi
web-replay-play = Redă
web-replay-pause = Oprește
web-replay-next = O mutare înainte
web-replay-last = La sfârșit
web-replay-move = Mutare
web-replay-count = Mutarea { $move } din { $count }
web-replay-seat = Din perspectiva cui
web-replay-spectator = Spectator
web-replay-link = Link spre acest moment
web-record = Descarcă înregistrarea
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Analiză
# A button: a new game from the position that is shown
web-replay-continue = Continuă de aici
web-replay-continue-title = Continuă împotriva boților
web-replay-continue-hint = Din acest moment începe o masă nouă. Ce nu putea ști atunci acest loc se amestecă din nou.
web-replay-continue-seat = Locul meu
# $seat: number of a seat; $name: who sat there
web-replay-continue-place = Locul { $seat }: { $name }
# Label of a choice: how strong they are
web-replay-continue-level = Boții
web-replay-continue-begin = Joacă mai departe
web-replay-to-table = Înapoi la masă
# Told of a line of the log, which leads there
web-replay-moment = Vezi acest moment
# A button: choose a file with the record of a game
web-bring = Deschide o înregistrare
web-bring-hint = O partidă salvată ca fișier (.argosy): privește-o și continuă din orice moment.

## A newer version of this page

web-newer = Există o versiune nouă.
web-newer-reload = Reîncarcă
web-newer-later = Mai târziu
web-part-missing = Această parte a paginii nu a putut fi încărcată.

## Settings

web-set-look = Aspect
web-set-theme = Culori
web-theme-system = Ca dispozitivul
web-theme-day = Zi
web-theme-night = Noapte
web-set-speed = Mișcare
web-speed-none = Fără
web-speed-slow = Lentă
web-speed-normal = Obișnuită
web-speed-fast = Rapidă
web-set-patterns = Modele mai vizibile pe lângă culori
web-set-play = Joc
web-set-sound = Sunete
web-set-talk = Boții mai spun câte ceva
web-set-auto-pass = Pasează automat când nu se poate face altceva
web-set-confirm = Confirmă fiecare decizie printr-o a doua apăsare
web-set-notify = Anunță-mă când se așteaptă decizia mea

## Credits

web-credits-icons = Pictograme: Lorc, Delapouite și alții, game-icons.net, CC BY 3.0, recolorate.
web-credits-coast = Linii de coastă: Natural Earth, domeniu public, prin world-atlas.
web-credits-fonts = Fonturi: Alegreya, Alegreya SC și Source Sans 3, SIL Open Font License 1.1.
web-credits-own = Navele, personajele, cărțile, hărțile și sunetele au fost create pentru Argosy.
web-credits-unofficial = Argosy este o realizare neoficială, fără legătură cu editorii jocurilor.

## Rules

web-rules = Reguli
web-rules-contents = Cuprins
web-rules-print = Tipărește
web-rules-own-tab = Deschide într-o filă separată
# $section: the heading of a section of the rules
web-rules-link = Legătură: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = De obicei: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = Serverul nu poate fi contactat.
web-refusal-failed = Nu a mers. Nimic nu s-a schimbat.
web-refusal-no-table = Nu există această masă.
web-refusal-damaged = Datele acestei mese sunt deteriorate. Au fost puse deoparte, nimic nu s-a pierdut.
web-refusal-no-guest = Alege mai întâi un nume.
web-refusal-name = Un nume are între 1 și 24 de caractere care pot fi afișate.
web-refusal-code = Acest cod este necunoscut, folosit sau expirat.
web-refusal-too-fast = Prea multe deodată. Așteaptă puțin.
web-refusal-late = Între timp s-a întâmplat ceva. Privește din nou.
web-refusal-not-yours = Acesta nu este locul tău.
web-refusal-not-host = Doar gazda poate face asta.
web-refusal-no-seat = Aici nu este niciun loc liber pentru tine.
web-refusal-invitation = Această invitație este pentru altă masă.
web-refusal-empty-seats = Unele locuri sunt încă goale.
web-refusal-begun = Partida a început.
web-refusal-not-running = Partida nu este în desfășurare.
web-refusal-paused = Partida este întreruptă.
web-refusal-no-chat = Gazda a oprit chatul.
web-refusal-no-undo = La această masă nimic nu se anulează.
web-refusal-nothing-to-undo = Nu ai nimic de anulat.
web-refusal-request-open = Altă cerere este încă deschisă.
web-refusal-no-request = Această cerere nu mai este deschisă.
web-refusal-no-spectators = Această masă este doar pentru cei care stau la ea.
web-refusal-bot-plays = Pentru acest loc joacă un bot.
web-refusal-rematch = Există deja o revanșă.
web-refusal-settings = Cu aceste setări nu se poate juca.
web-refusal-no-record = Acest fișier nu este înregistrarea unei partide.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = Această înregistrare este deteriorată, a fost schimbată sau nu se potrivește cu regulile. ({ $message })
web-refusal-partial-record = Această înregistrare conține doar ce putea ști un singur loc. Cea întreagă se poate obține după sfârșitul partidei.
web-refusal-other-rules = Această partidă s-a jucat după alte reguli decât cele ale acestui server.
web-refusal-too-long = Este prea lung pentru a fi citit aici.
web-refusal-no-game = Acest joc nu se joacă aici.
web-refusal-over = Partida s-a încheiat.
web-refusal-no-move = Partida are mai puține mutări.
web-refusal-not-over = Partida nu s-a încheiat încă.
web-refusal-no-aids = La această masă se joacă fără ajutoare.
web-refusal-queue = Prea multe partide așteaptă analiza. Încearcă din nou peste un minut.
# $message: why, in English
web-refusal-no-analysis = Această partidă nu poate fi analizată. ({ $message })

## First lessons

# A playable introduction to a game: a button, and the head of what it opens
web-lesson = Prima lecție
# Who explains the game in a lesson: the name of a strip under the table
web-lesson-coach = Ghid
web-lesson-progress = Cât s-a parcurs din lecție
# A button: what was said is understood
web-lesson-next = Mai departe
# While the bot is thinking
web-lesson-watch = Botul decide. Urmărește ce se întâmplă.
# The learner did something else than the lesson asks for
web-lesson-astray = Și așa se poate, dar lecția merge pe alt drum. Anulează ca să o urmezi sau joacă mai departe cum îți place.
web-lesson-back = Anulează
# A button: go on without the coach
web-lesson-play-on = Joacă liber
web-lesson-play = Joacă împotriva boților
web-lesson-rules = Toate regulile
web-lesson-again = Încă o dată
web-lesson-hide = Ascunde ghidul
