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
web-laying = Masa se pregătește…
web-yes = Da
web-no = Nu
web-you = tu
# Whoever reads it, where a player's name would stand: first, or behind a colon or an arrow
you-first = Tu
you-within = tu
web-copied = Copiat

## Harbour office: the first page

web-hello = Bine ai revenit, { $name }.
web-hello-new = Bine ai venit la bord, { $name }.
web-games = Jocuri
web-about-port-royal = Încearcă-ți norocul în port: descoperă nave și personaje, oprește-te la timp, angajează un echipaj și pregătește expediții.
web-about-oltre-mare = Negustori venețieni: negociază liber, așază cu grijă încărcătura și navighează pe rutele Mediteranei.
web-fact-players = { $to ->
    [one] { $from }–{ $to } jucător
    [few] { $from }–{ $to } jucători
   *[other] { $from }–{ $to } de jucători
}
web-fact-minutes = { $to ->
    [one] { $from }–{ $to } minut
    [few] { $from }–{ $to } minute
   *[other] { $from }–{ $to } de minute
}
web-play-now = Joacă acum
web-bots-level = Nivelul boților
web-new-table = Masă nouă
web-my-tables = Mesele mele
web-more-tables = { $count ->
    [one] Încă { $count }
    [few] Încă { $count }
   *[other] Încă { $count }
}
web-open-tables = Mese deschise
web-no-open-tables = Nicio masă nu așteaptă jucători acum. Deschide una și trimite linkul prietenilor.
# Un buton sub lista meselor deschise
web-more-open-tables = Arată mai multe mese
web-finished = Partide încheiate
web-join-label = Link sau cod de masă
web-join = Mergi acolo
web-join-unclear = Acesta nu este nici link spre o masă, nici codul ei.
web-your-decision = Se așteaptă decizia ta
# $names: one or several players, already joined with commas
web-waits-for = Se așteaptă: { $names }
web-won-by = Victorie: { $names }
web-over = Încheiată
web-practice = Exersare
web-practice-about = Exersare cu retragerea mutărilor: se poate retrage și ce a descoperit o carte. Partida nu contează.
# $count: seats at a table that anybody can take
web-free-seats = { $count ->
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}

## Who one is

web-name-title = Numele tău
web-name-label = Cum să-ți spunem?
web-name-why = E nevoie de el doar când joci cu alții.
web-name-then-play = Cum să-ți spunem? Apoi partida începe.
web-name-to-join = Alege un nume ca să te așezi
web-name-submit = Eu sunt
web-devices = Alt dispozitiv
web-devices-hint = Continuă partidele pe telefon sau pe alt calculator: cere aici un cod și scrie-l acolo.
web-devices-mine = Dispozitivele mele
web-device-this = acest dispozitiv
web-device-program = Un program
web-device-unknown = Un dispozitiv necunoscut
# $time: a date and a time
web-device-used = folosit ultima oară: { $time }
web-device-revoke = Deconectează
web-device-revoke-others = Deconectează toate celelalte dispozitive
web-sign-ins = Ce s-a întâmplat
web-sign-in-came = Dispozitiv nou cu acest nume
web-sign-in-code = Cod afișat pentru alt dispozitiv
web-sign-in-claimed = Dispozitiv adăugat printr-un cod
web-sign-in-program = Cheie emisă pentru un program
web-sign-in-left = Dispozitivul s-a deconectat singur
web-sign-in-revoked = Dispozitiv deconectat
web-sign-in-others-revoked = Toate celelalte dispozitive deconectate
web-sign-in-programs-revoked = Toate programele deconectate
web-code = Cod
web-code-give = Arată un cod
# $time: a time of day, such as 14:35
web-code-until = Valabil o singură dată, până la { $time }.
web-code-label = Codul de pe celălalt dispozitiv
web-code-take = Continuă aici

## A new table

web-seats = Locuri
web-players = Numărul de jucători
web-players-short = { $count ->
    [one] jucător
    [few] jucători
   *[other] de jucători
}
web-table-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
web-table-minutes = { $minutes ->
    [one] aproximativ { $minutes } minut
    [few] aproximativ { $minutes } minute
   *[other] aproximativ { $minutes } de minute
}
# $number: of a seat at the table
web-seat = Locul { $number }
# Who sits at a seat of a new table
web-choose-me = Eu
web-choose-here = Cineva la acest ecran
web-choose-friend = Liber pentru un prieten
web-choose-reserved = Doar cu linkul acestui loc
web-seat-open = Liber
web-seat-reserved = Cu invitație
# $level: how strong the bot is
web-seat-bot = Bot: { $level }
# $number: number of a seat
web-seat-name = Numele de pe locul { $number }
web-seats-hint = Mai multe locuri ale tale: împărțiți același ecran. Cărțile din mână rămân ascunse până când jucătorul le descoperă.
web-waits-hint = Apoi primești un link și un cod QR pentru prieteni.
web-name-to-invite = Numele tău, ca prietenii să știe cine îi invită
# Three manners to play in, with one sentence each
web-manner = Cum se joacă
web-preset-quick = Rapid
web-preset-quick-about = Boții hotărăsc repede; cu prietenii, o jumătate de minut pentru fiecare decizie.
web-preset-friendly = Prietenesc
web-preset-friendly-about = Șansele și sfaturile sunt la îndemână, deciziile pot fi retrase și nimeni nu se grăbește.
web-preset-strict = Strict
web-preset-strict-about = Fără sfaturi și fără retragerea mutărilor; cu prietenii, un minut pentru fiecare decizie.
web-more-settings = Mai multe setări
web-table = Masă
web-set-aids = Ajutoare: șanse exacte, cărți nevăzute și sfaturi
web-set-undo = Retragerea mutărilor
web-set-practice = Exersare cu retragerea mutărilor (nu contează)
web-set-chat = Chat
web-set-spectators = Spectatorii pot privi
web-set-public = Arată în lista meselor deschise
web-set-pace = Ritmul boților
web-pace-none = Imediat
web-pace-quick = Rapid
web-pace-calm = Liniștit
web-pace-slow = Lent
web-set-patience = Boții îți așteaptă răspunsul
web-patience-short = Puțin (15 s)
web-patience-normal = O vreme (30 s)
web-patience-long = Mult (90 s)
web-patience-answered = Până răspunzi
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
# $name: the host; $game: a game. Also the headline of the link in messengers
web-invited = { $name } te invită la { $game }
# Under it, where nothing is known of the table
web-invited-unknown = Jocuri de masă despre mare și comerț în browser, cu prieteni sau boți.
web-invite-friends = Invită prieteni
web-invite-code = Cod QR cu linkul acestei mese
web-invite-scan = Scanează-l cu telefonul sau trimite linkul:
# Before two buttons: the lesson and the rules
web-first-time = Nu știi încă jocul?
web-sit = Așază-te
web-stand = Ridică-te
web-remove = Elimină
web-put-bot = Lasă un bot să joace
web-copy-link = Copiază linkul mesei
web-copy-seat-link = Copiază linkul acestui loc
web-share-link = Distribuie linkul mesei
web-share-seat-link = Distribuie linkul acestui loc
web-close-table = Închide masa
web-away = nu e la masă
web-here = la masă
# Of a seat
web-waits = așteaptă prieteni
web-bot-plays = joacă un bot
web-resigned = abandon

## At the table

web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat, { $count } mesaj nou
    [few] Chat, { $count } mesaje noi
   *[other] Chat, { $count } de mesaje noi
}
web-chat-empty = Niciun mesaj încă.
web-chat-line = Mesajul tău
web-chat-say = Trimite
web-chat-off = Oprește chatul
web-chat-on = Pornește chatul
# Butoane pentru gazdă: cine ia parte la chat
web-chat-for-players = Chat doar pentru jucători
web-chat-for-all = Chat pentru toți
web-silence = Redu la tăcere
web-unsilence = Permite din nou
# Butoane lângă un rând de chat: ascunde rândurile acestei persoane, doar pentru mine
web-hide-person = Ascunde
web-unhide-person = Arată din nou
web-hidden-line = Ascuns de tine
web-report = Sesizează
web-report-about = Operatorul acestui server va vedea sesizarea. La masă nu află nimeni de ea.
# Label of a field
web-report-reason = Ce s-a întâmplat?
web-report-send = Trimite
web-report-not = Renunță
web-report-sent = Mulțumim. Operatorul va vedea asta.
# A button for the host: one line of each person in ten seconds
web-chat-slow = Chat lent: un rând la 10 s
web-chat-fast = Chat fără întârziere
# On the three dots below the newest entries of a long log
web-log-all = Arată tot jurnalul
web-sound-on = Pornește sunetele
web-sound-off = Oprește sunetele
web-theme-toggle = Zi sau noapte
web-offline = Fără conexiune. Nimic nu s-a pierdut; se încearcă din nou…
web-online = Conexiunea a revenit.
# For a spectator
web-watching = Urmărești această partidă.
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
web-request-undo = { $name } cere să-și retragă o decizie.
web-request-abort = { $name } propune încheierea partidei fără câștigător.
# $name: în locul cui ar juca un bot
web-request-replace = Gazda propune ca un bot să joace în locul lui { $name }.
web-request-remove = Gazda propune ca { $name } să părăsească masa și să joace mai departe un bot.
web-outcome-finished = Partida s-a încheiat.
web-outcome-aborted = Partida a fost încheiată de comun acord.
web-outcome-resigned = Partida s-a încheiat prin abandon.
web-outcome-closed = Această masă a fost închisă.
# The headline of the end
web-end-you = Ai câștigat!
web-end-other = { $name } câștigă
web-end-shared = Victorie împărțită: { $names }
web-end-nobody = Partida s-a încheiat fără câștigător
web-end-points = Puncte
# Over a chart; $points: what is counted, such as points or coins
web-end-race = { $points }, tură cu tură
web-rematch = Revanșă
web-rematch-ready = Revanșa este pregătită.
web-rematch-go = Mergi acolo
# For whoever listens instead of looking: a button, and the name of what is read aloud
web-tell = Citește starea mesei
web-heard = Ce se întâmplă la masă
web-keys = Taste
# A button: what would be best now
web-hint = Sfat
# Beside a ring that empties: how long others wait for your answer
web-patience = { $seconds ->
    [one] Te mai așteaptă { $seconds } secundă
    [few] Te mai așteaptă { $seconds } secunde
   *[other] Te mai așteaptă { $seconds } de secunde
}
# While a hint is worked out
web-hint-thinking = Mă gândesc…
web-pass-screen-title = Dă ecranul mai departe
web-pass-screen = Ecranul trece la: { $name }
web-pass-screen-hint = Cărțile rămân ascunse până când jucătorul le descoperă.
web-pass-screen-show = Eu sunt { $name }: arată cărțile mele

## Replay

web-replay = Reluare
web-replay-first = La început
web-replay-back = O mutare înapoi
web-replay-play = Redă
web-replay-pause = Oprește
web-replay-next = O mutare înainte
web-replay-last = La sfârșit
web-replay-speed = Viteză: { $speed }×
web-replay-move = Mutare
web-replay-count = Mutarea { $move } din { $count }
web-replay-seat = Perspectiva
web-replay-spectator = Spectator
web-replay-link = Link spre acest moment
web-record = Descarcă înregistrarea
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Analiză
# A button: a new game from the position that is shown
web-replay-continue = Continuă de aici
web-replay-continue-title = Continuă împotriva boților
web-replay-continue-hint = Din acest moment se joacă la o masă nouă. Ce nu putea ști atunci jucătorul de pe acest loc se amestecă din nou.
web-replay-continue-seat = Locul meu
# $seat: number of a seat; $name: who sat there
web-replay-continue-place = Locul { $seat }: { $name }
# Label of a choice: how strong they are
web-replay-continue-level = Boții
web-replay-continue-begin = Joacă
web-replay-to-table = Înapoi la masă
# Told of a line of the log, which leads there
web-replay-moment = Vezi acest moment
# A button: choose a file with the record of a game
web-bring = Deschide un fișier
web-bring-hint = O partidă salvată ca fișier (.argosy): privește-o și continuă din orice moment.

## A newer version of this page

web-newer = Există o versiune nouă.
web-newer-reload = Reîncarcă
web-newer-later = Mai târziu
web-part-missing = Această parte a paginii nu a putut fi încărcată.

## With and without a connection

# Where one plays: a word, and what it means
web-place-online = Online
web-place-online-about = Mesele sunt pe server, iar alții se pot așeza la ele.
web-place-here = Pe acest dispozitiv
web-place-here-about = Joci în acest browser; nimeni altcineva nu este la masă.
web-place-lost = Fără conexiune
web-place-lost-about = Serverul nu poate fi contactat. Între timp joci în acest browser.

# Heading: what is kept for when there is no connection
web-kept = Fără conexiune
web-kept-all = Argosy este păstrat pe acest dispozitiv și se deschide fără conexiune.
web-kept-not = Acest browser nu păstrează Argosy: se deschide doar cu conexiune.
# $size, $kept: such as 4.9 MB
web-kept-ahead = Păstrează și ce au învățat boții puternici ({ $size })
web-kept-part = { $kept } din { $size } sunt aici.
web-kept-full = Acest browser nu mai are loc să păstreze mai mult din Argosy. Nimic nu s-a pierdut. Eliberează spațiu pe dispozitiv și încearcă din nou.
web-kept-failed = Nu s-a putut încărca totul. Încearcă din nou când conexiunea este mai bună.

# What a player at a table in this browser is called who has chosen no name
web-local-you = Tu
web-local-online = La o masă a serverului, unde pot privi și alții
web-local-delete = Șterge
# A game of this browser becomes one of the server
web-local-hand = Predă serverului
web-local-again = Încearcă din nou
web-local-not-kept = Acest browser nu păstrează nimic: când se închide pagina, partida dispare.
web-local-full = În acest browser nu mai este loc pentru partide. Ce s-a jucat până acum este păstrat; partida continuă când va fi loc. Șterge câteva partide vechi.
web-local-unlearned = Ce a învățat cel mai puternic bot nu poate fi încărcat. Până atunci decide în locul lui unul mai slab.
# After: This game was played by other rules than those that are played here.
web-local-read-only = Poate fi privită și descărcată, dar nu continuată.

## Settings

web-set-look = Aspect
web-set-theme = Temă
web-theme-system = Ca pe dispozitiv
web-theme-day = Zi
web-theme-night = Noapte
web-set-speed = Animații
web-speed-none = Fără
web-speed-slow = Lente
web-speed-normal = Obișnuite
web-speed-fast = Rapide
web-set-patterns = Modele mai vizibile pe lângă culori
web-set-play = Joc
web-set-sound = Sunete
web-set-talk = Boții mai spun câte ceva
web-set-auto-pass = Pasează automat când nu se poate face altceva
web-set-confirm = Confirmă deciziile a doua oară
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
web-rules-link = Link: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = Standard: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = Serverul nu poate fi contactat.
web-refusal-failed = Nu a mers. Nimic nu s-a schimbat.
web-refusal-no-table = Nu există această masă.
web-refusal-elsewhere = Masa aceasta este deschisă în altă filă. Continuă acolo sau închide-o și încearcă din nou.
web-refusal-storage-full = În acest browser nu mai este loc pentru partide. Nu s-a schimbat nimic. Șterge câteva vechi.
web-refusal-storage = Browserul nu a putut păstra asta. Nu s-a schimbat nimic.
web-refusal-no-engine = Acest browser nu poate juca fără server: îi lipsește WebAssembly.
web-refusal-no-rules = Fișierul cu regulile nu poate fi încărcat. Încearcă din nou când există conexiune.
web-refusal-no-net = Datele pe care se bazează sfaturile și analizele nu pot fi încărcate. Încearcă din nou când există conexiune.
web-refusal-bad-engine = Fișierul cu regulile este deteriorat sau din altă versiune. Reîncarcă pagina.
web-refusal-no-state = Această înregistrare este dintr-o versiune mai veche; numai un server o poate citi.
web-refusal-damaged = Ce a păstrat acest browser din această partidă este deteriorat. A rămas cum este: ce se mai poate citi poate fi privit și descărcat.
web-refusal-no-guest = Alege mai întâi un nume.
web-refusal-name = Un nume are între 1 și 24 de caractere care pot fi afișate.
web-refusal-bot-name = Așa se numesc boții. Alege alt nume.
web-refusal-code = Acest cod este necunoscut, folosit sau expirat.
web-refusal-draining = Acum nu se deschid mese noi: serverul va fi repornit în curând. Partidele în curs continuă.
web-refusal-banned = Operatorul acestui server ți-a interzis accesul pentru o vreme.
web-refusal-store = Baza de date a serverului nu răspunde acum. Încearcă din nou peste puțin timp.
web-refusal-too-fast = Prea multe deodată. Așteaptă puțin.
web-refusal-late = Între timp s-a schimbat ceva. Mai uită-te o dată.
web-refusal-not-yours = Acesta nu este locul tău.
web-refusal-not-host = Doar gazda poate face asta.
web-refusal-no-seat = Aici nu este niciun loc liber pentru tine.
web-refusal-invitation = Această invitație este pentru altă masă.
web-refusal-removed = Gazda te-a eliminat de la această masă.
web-refusal-empty-seats = Unele locuri sunt încă goale.
web-refusal-begun = Partida a început.
web-refusal-not-running = Partida nu este în desfășurare.
web-refusal-paused = Partida este întreruptă.
web-refusal-no-chat = Gazda a oprit chatul.
web-refusal-silent = Gazda te-a redus la tăcere la această masă.
web-refusal-muted = Operatorul acestui server te-a scos o vreme din toate chaturile.
web-refusal-slow-chat = Gazda a încetinit chatul. Așteaptă câteva secunde până la rândul următor.
web-refusal-report = Alege rândurile unei singure alte persoane și spune în câteva cuvinte ce s-a întâmplat.
web-refusal-reported = Ai sesizat deja această persoană aici. Operatorul va vedea.
web-refusal-reports = Ai sesizat mult în ultima vreme. Așteaptă puțin până la următoarea sesizare.
web-refusal-no-undo = La această masă nu se retrage nimic.
web-refusal-nothing-to-undo = Nu ai nimic de retras.
web-undo-limit = Se poate retrage doar ce a urmat după ultima carte descoperită
web-refusal-request-open = Altă cerere este încă deschisă.
web-refusal-no-request = Această cerere nu mai este deschisă.
web-refusal-no-spectators = Această masă este doar pentru cei care stau la ea.
web-refusal-bot-plays = Pentru acest loc joacă un bot.
web-refusal-rematch = Există deja o revanșă.
web-refusal-settings = Cu aceste setări nu se poate juca.
web-refusal-no-record = Acest fișier nu este înregistrarea unei partide.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = Această înregistrare este deteriorată, a fost schimbată sau nu se potrivește cu regulile. ({ $message })
web-refusal-partial-record = Această înregistrare conține doar ce putea ști un singur jucător. Cea întreagă este disponibilă după sfârșitul partidei.
web-refusal-other-rules = Partida aceasta s-a jucat după alte reguli decât cele de aici.
web-refusal-too-long = Este prea lung pentru a fi citit aici.
web-refusal-many-tables = Ai deja mai multe mese publice. Închide una sau începe întâi jocul la ea.
web-refusal-quota = Ai deschis deja multe înregistrări. Altele vor putea fi deschise peste o oră.
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
web-lesson-progress = Progresul lecției
# A button: what was said is understood
web-lesson-next = Mai departe
# While the bot is thinking
web-lesson-watch = Botul decide. Urmărește ce se întâmplă.
# The learner did something else than the lesson asks for
web-lesson-astray = Și așa se poate, dar lecția merge pe alt drum. Retrage mutarea ca să o urmezi sau joacă mai departe cum îți place.
web-lesson-back = Retrage
# A button: go on without the coach
web-lesson-play-on = Joacă liber
web-lesson-play = Joacă cu boții
web-lesson-rules = Toate regulile
web-lesson-again = Încă o dată
web-lesson-hide = Ascunde ghidul

# What the server keeps of a person.
web-somebody = Cineva
web-my-data = Datele tale
web-my-data-about = Serverul păstrează numele tău, mesele la care ai stat, cu partidele lor, rândurile tale din chat, ce sesizezi operatorului și un semn al fiecărui dispozitiv al tău; niciodată o adresă, un e-mail sau o parolă. Partidele încheiate rămân pentru totdeauna, dacă operatorul nu stabilește un termen. Setările rămân pe acest dispozitiv.
web-my-data-download = Descarcă tot ce este al meu
web-forget-me = Uitați-mă
web-forget-me-sure = Să te uităm pentru totdeauna? Numele tău și rândurile tale din chat dispar de la toate mesele, partidele în curs sunt abandonate, iar toate dispozitivele tale sunt deconectate. Ceilalți își păstrează partidele.
web-forget-me-yes = Da, uitați-mă
web-forgotten = Serverul te-a uitat.

# What the operator says to everybody.
web-notice = De la operator:
