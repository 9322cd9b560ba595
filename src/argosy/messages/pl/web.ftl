# The frame around the games in the browser: office, tables, settings.
# Player names are never declined: they stand first, or behind a colon.

## Everywhere

web-home = Biuro portowe
web-menu = Menu
web-close = Zamknij
web-settings = Ustawienia
web-credits = Autorzy
web-language = Język
web-loading = Wczytywanie…
web-connecting = Przygotowujemy stół…
web-laying = Przygotowywanie stołu…
web-yes = Tak
web-no = Nie
web-you = ty
# Whoever reads it, where a player's name would stand: first, or behind a colon or an arrow
you-first = Ty
you-within = ty
web-copied = Skopiowano

## Harbour office: the first page

web-hello = Witaj ponownie! Grasz jako: { $name }
web-hello-new = Witaj na pokładzie! Grasz jako: { $name }
web-games = Gry
web-about-port-royal = Spróbuj szczęścia w porcie: odkrywaj statki i osoby, zatrzymaj się w porę, zrekrutuj załogę i wyprawiaj ekspedycje.
web-about-oltre-mare = Weneccy kupcy: handluj swobodnie, mądrze układaj ładunek i żegluj szlakami Morza Śródziemnego.
web-fact-players = { $to ->
    [one] { $from }–{ $to } gracz
    [few] { $from }–{ $to } graczy
    [many] { $from }–{ $to } graczy
   *[other] { $from }–{ $to } gracza
}
web-fact-minutes = { $to ->
    [one] { $from }–{ $to } minuta
    [few] { $from }–{ $to } minuty
    [many] { $from }–{ $to } minut
   *[other] { $from }–{ $to } minuty
}
web-play-now = Zagraj teraz
web-bots-level = Poziom botów
web-new-table = Nowy stół
web-my-tables = Moje stoły
web-more-tables = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
web-open-tables = Otwarte stoły
web-no-open-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny i wyślij link znajomym.
# Przycisk pod listą otwartych stołów
web-more-open-tables = Pokaż więcej stołów
web-finished = Zakończone partie
web-join-label = Link lub identyfikator stołu
web-join = Przejdź
web-join-unclear = To nie jest ani link do stołu, ani jego identyfikator.
web-your-decision = Czekamy na twoją decyzję
# $names: one or several players, already joined with commas
web-waits-for = Czekamy na: { $names }
web-won-by = Zwycięstwo: { $names }
web-over = Koniec
web-practice = Ćwiczenie
web-practice-about = Ćwiczenie z cofaniem: cofnąć można także to, co odkryło kartę. Ta partia się nie liczy.
# $count: seats at a table that anybody can take
web-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}

## Who one is

web-name-title = Nazwa gracza
web-name-label = Jak się do ciebie zwracać?
web-name-why = Potrzebne tylko do gry z innymi.
web-name-then-play = Jak się do ciebie zwracać? Potem partia się zacznie.
web-name-to-join = Podaj nazwę, aby usiąść
web-name-submit = To ja
web-devices = Inne urządzenie
web-devices-hint = Graj dalej na telefonie lub innym komputerze: tutaj poproś o kod, a tam go wpisz.
web-devices-mine = Moje urządzenia
web-device-this = to urządzenie
web-device-program = Program
web-device-unknown = Nieznane urządzenie
# $time: a date and a time
web-device-used = ostatnio używane: { $time }
web-device-revoke = Wyloguj
web-device-revoke-others = Wyloguj wszystkie inne urządzenia
web-sign-ins = Co się wydarzyło
web-sign-in-came = Nowe urządzenie z tym imieniem
web-sign-in-code = Pokazano kod dla innego urządzenia
web-sign-in-claimed = Urządzenie dodane kodem
web-sign-in-program = Wydano klucz dla programu
web-sign-in-left = Urządzenie samo się wylogowało
web-sign-in-revoked = Urządzenie wylogowane
web-sign-in-others-revoked = Wszystkie inne urządzenia wylogowane
web-sign-in-programs-revoked = Wszystkie programy wylogowane
web-code = Kod
web-code-give = Pokaż kod
# $time: a time of day, such as 14:35
web-code-until = Ważny jednorazowo, do { $time }.
web-code-label = Kod z innego urządzenia
web-code-take = Graj dalej tutaj

## A new table

web-seats = Miejsca
web-players = Liczba graczy
web-players-short = { $count ->
    [one] gracz
    [few] graczy
    [many] graczy
   *[other] gracza
}
web-table-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
web-table-minutes = { $minutes ->
    [one] około { $minutes } minuty
    [few] około { $minutes } minut
    [many] około { $minutes } minut
   *[other] około { $minutes } minuty
}
# $number: of a seat at the table
web-seat = Miejsce { $number }
# Who sits at a seat of a new table
web-choose-me = Ja
web-choose-here = Ktoś przy tym ekranie
web-choose-friend = Wolne dla znajomego
web-choose-reserved = Tylko z linkiem do tego miejsca
web-seat-open = Wolne
web-seat-reserved = Z zaproszeniem
# $level: how strong the bot is
web-seat-bot = Bot: { $level }
# $number: number of a seat
web-seat-name = Nazwa gracza na miejscu { $number }
web-seats-hint = Kilka własnych miejsc: dzielicie się ekranem. Karty na ręce pozostają ukryte, dopóki gracz ich nie odsłoni.
web-waits-hint = Potem dostaniesz link i kod QR dla znajomych.
web-name-to-invite = Twoje imię, żeby znajomi wiedzieli, kto ich zaprasza
# Three manners to play in, with one sentence each
web-manner = Sposób gry
web-preset-quick = Szybko
web-preset-quick-about = Boty decydują szybko; ze znajomymi pół minuty na każdą decyzję.
web-preset-friendly = Przyjaźnie
web-preset-friendly-about = Szanse i podpowiedzi są pod ręką, decyzje można cofać, a nikt się nie spieszy.
web-preset-strict = Surowo
web-preset-strict-about = Bez podpowiedzi i bez cofania; ze znajomymi minuta na każdą decyzję.
web-more-settings = Więcej ustawień
web-table = Stół
web-set-aids = Pomoce: dokładne szanse, nieznane jeszcze karty i podpowiedzi
web-set-undo = Cofanie
web-set-practice = Ćwiczenie z cofaniem (nie liczy się)
web-set-chat = Czat
web-set-spectators = Widzowie mogą patrzeć
web-set-public = Pokaż na liście otwartych stołów
web-set-pace = Tempo botów
web-pace-none = Od razu
web-pace-quick = Szybkie
web-pace-calm = Spokojne
web-pace-slow = Wolne
web-set-patience = Boty czekają na twoją odpowiedź
web-patience-short = Krótko (15 s)
web-patience-normal = Chwilę (30 s)
web-patience-long = Długo (90 s)
web-patience-answered = Aż odpowiesz
web-set-clock = Zegar
web-clock-none = Brak
web-clock-decision = Na każdą decyzję
web-clock-game = Na całą partię
web-clock-seconds = Sekundy na decyzję
web-clock-minutes = Minuty na gracza
web-clock-increment = Sekundy dodawane po każdej decyzji
web-rules-options = Warianty zasad
web-option-ending-standard = 12 punktów
web-option-ending-expedition = 12 punktów i ekspedycja
web-option-see_pirate_cards-nobody = nikt
web-option-see_pirate_cards-owner = ich właściciel
web-option-see_pirate_cards-all = wszyscy
web-open-table = Otwórz stół
web-begin = Rozpocznij partię

## Before the game begins

# $name: the host
web-waiting-title = Gospodarz: { $name }
web-waiting-for-people = Wyślij link znajomym albo posadź boty na wolnych miejscach.
web-waiting-for-others = Czekamy na pozostałych graczy.
web-waiting-for-host = Wszyscy są na miejscu. Partię rozpoczyna gospodarz.
# $name: the host; $game: a game. Also the headline of the link in messengers
web-invited = { $name } zaprasza do gry { $game }
# Under it, where nothing is known of the table
web-invited-unknown = Gry planszowe o morzu i handlu w przeglądarce, ze znajomymi lub botami.
web-invite-friends = Zaproś znajomych
web-invite-code = Kod QR z linkiem do tego stołu
web-invite-scan = Zeskanuj go telefonem albo wyślij link:
# Before two buttons: the lesson and the rules
web-first-time = Nie znasz jeszcze tej gry?
web-sit = Usiądź
web-stand = Wstań
web-remove = Usuń
web-put-bot = Niech gra bot
web-copy-link = Kopiuj link do stołu
web-copy-seat-link = Kopiuj link do tego miejsca
web-share-link = Udostępnij link do stołu
web-share-seat-link = Udostępnij link do tego miejsca
web-close-table = Zamknij stół
web-away = nie przy stole
web-here = przy stole
# Of a seat
web-waits = czeka na znajomych
web-bot-plays = gra bot
web-resigned = partia poddana

## At the table

web-chat = Czat
web-chat-unread = { $count ->
    [one] Czat, { $count } nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
web-chat-empty = Nie ma jeszcze wiadomości.
web-chat-line = Twoja wiadomość
web-chat-say = Powiedz
web-chat-off = Wyłącz czat
web-chat-on = Włącz czat
# Przyciski gospodarza: kto bierze udział w czacie
web-chat-for-players = Czat tylko dla graczy
web-chat-for-all = Czat dla wszystkich
web-silence = Wycisz
web-unsilence = Wyłącz wyciszenie
# Przyciski przy wierszu czatu: ukrywa wiersze tej osoby, tylko u mnie
web-hide-person = Ukryj
web-unhide-person = Pokaż znowu
web-hidden-line = Ukryte przez ciebie
web-report = Zgłoś
web-report-about = Zgłoszenie zobaczy operator tego serwera. Przy stole nikt się o nim nie dowie.
# Label of a field
web-report-reason = Co się stało?
web-report-send = Wyślij
web-report-not = Anuluj
web-report-sent = Dziękujemy. Operator to zobaczy.
# A button for the host: one line of each person in ten seconds
web-chat-slow = Spowolnij czat: wpis co 10 s
web-chat-fast = Czat bez spowolnienia
# On the three dots below the newest entries of a long log
web-log-all = Pokaż cały przebieg
web-sound-on = Włącz dźwięki
web-sound-off = Wyłącz dźwięki
web-theme-toggle = Dzień lub noc
web-offline = Brak połączenia. Nic nie przepadło; próbujemy ponownie…
web-online = Połączenie wróciło.
# For a spectator
web-watching = Oglądasz tę partię.
web-paused = Partia jest wstrzymana.
web-pause = Wstrzymaj partię
web-go-on = Graj dalej
web-restore = Wróć do gry
web-spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
web-abort = Zaproponuj przerwanie partii
web-abort-alone = Przerwij partię
web-abort-sure = Przerwać tę partię bez zwycięzcy?
web-resign = Poddaj partię
web-resign-sure = Poddać tę partię?
web-request-undo = { $name } prosi o cofnięcie decyzji.
web-request-abort = { $name } proponuje zakończyć partię bez zwycięzcy.
# $name: za kogo grałby bot
web-request-replace = Gospodarz proponuje, żeby za gracza { $name } grał bot.
web-request-remove = Gospodarz proponuje, żeby gracz { $name } opuścił stół, a dalej grał bot.
web-outcome-finished = Partia zakończona.
web-outcome-aborted = Partię przerwano za zgodą wszystkich.
web-outcome-resigned = Partia zakończyła się poddaniem.
web-outcome-closed = Ten stół został zamknięty.
# The headline of the end
web-end-you = Wygrywasz!
web-end-other = { $name } wygrywa
web-end-shared = Wspólne zwycięstwo: { $names }
web-end-nobody = Partia zakończyła się bez zwycięzcy
web-end-points = Punkty
# Over a chart; $points: what is counted, such as points or coins
web-end-race = { $points }, tura po turze
web-rematch = Rewanż
web-rematch-ready = Rewanż czeka.
web-rematch-go = Przejdź
# For whoever listens instead of looking: a button, and the name of what is read aloud
web-tell = Odczytaj stan stołu
web-heard = Co się dzieje przy stole
web-keys = Klawisze
# A button: what would be best now
web-hint = Podpowiedź
# Beside a ring that empties: how long others wait for your answer
web-patience = { $seconds ->
    [one] Czeka na ciebie jeszcze { $seconds } sekundę
    [few] Czeka na ciebie jeszcze { $seconds } sekundy
    [many] Czeka na ciebie jeszcze { $seconds } sekund
   *[other] Czeka na ciebie jeszcze { $seconds } sekundy
}
# While a hint is worked out
web-hint-thinking = Zastanawiam się…
web-pass-screen-title = Podaj ekran dalej
web-pass-screen = Ekran dostaje: { $name }
web-pass-screen-hint = Karty pozostają ukryte, dopóki gracz ich nie odsłoni.
web-pass-screen-show = Tu { $name }: pokaż moje karty

## Replay

web-replay = Powtórka
web-replay-first = Na początek
web-replay-back = Ruch wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-next = Ruch dalej
web-replay-last = Na koniec
web-replay-speed = Tempo: { $speed }×
web-replay-move = Ruch
web-replay-count = Ruch { $move } z { $count }
web-replay-seat = Czyj widok
web-replay-spectator = Widz
web-replay-link = Link do tego momentu
web-record = Pobierz zapis
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Analiza
# A button: a new game from the position that is shown
web-replay-continue = Graj od tego momentu
web-replay-continue-title = Graj dalej z botami
web-replay-continue-hint = Od tego momentu gra toczy się przy nowym stole. To, czego gracz na tym miejscu nie mógł wtedy wiedzieć, zostaje przetasowane.
web-replay-continue-seat = Moje miejsce
# $seat: number of a seat; $name: who sat there
web-replay-continue-place = Miejsce { $seat }: { $name }
# Label of a choice: how strong they are
web-replay-continue-level = Boty
web-replay-continue-begin = Graj dalej
web-replay-to-table = Wróć do stołu
# Told of a line of the log, which leads there
web-replay-moment = Zobacz ten moment
# A button: choose a file with the record of a game
web-bring = Otwórz zapis
web-bring-hint = Partia zapisana w pliku (.argosy): obejrzyj ją i graj dalej od dowolnego momentu.

## A newer version of this page

web-newer = Jest nowa wersja.
web-newer-reload = Odśwież
web-newer-later = Później
web-part-missing = Nie udało się wczytać tej części strony.

## With and without a connection

# Where one plays: a word, and what it means
web-place-online = Online
web-place-online-about = Stoły są na serwerze i inni mogą się do nich dosiąść.
web-place-here = Na tym urządzeniu
web-place-here-about = Grasz w tej przeglądarce; nikogo innego przy stole nie ma.
web-place-lost = Brak połączenia
web-place-lost-about = Serwer jest niedostępny. Na razie grasz w tej przeglądarce.

# Heading: what is kept for when there is no connection
web-kept = Bez połączenia
web-kept-all = Argosy jest zapisane na tym urządzeniu i otwiera się bez połączenia.
web-kept-not = Ta przeglądarka nie zapisuje Argosy: otwiera się ono tylko z połączeniem.
# $size, $kept: such as 4.9 MB
web-kept-ahead = Zapisz też to, czego nauczyły się silne boty ({ $size })
web-kept-part = Zapisano { $kept } z { $size }.
web-kept-full = Ta przeglądarka nie ma miejsca, by zapisać więcej z Argosy. Nic nie przepadło. Zwolnij miejsce na urządzeniu i spróbuj ponownie.
web-kept-failed = Nie udało się pobrać wszystkiego. Spróbuj ponownie przy lepszym połączeniu.

# What a player at a table in this browser is called who has chosen no name
web-local-you = Ty
web-local-online = Przy stole na serwerze, gdzie inni mogą się przyglądać
web-local-delete = Usuń
# A game of this browser becomes one of the server
web-local-hand = Przekaż serwerowi
web-local-again = Spróbuj ponownie
web-local-not-kept = Ta przeglądarka niczego nie zachowuje: po zamknięciu strony gra zniknie.
web-local-full = W tej przeglądarce nie ma już miejsca na gry. To, co dotąd rozegrano, jest zachowane; gra potoczy się dalej, gdy znajdzie się miejsce. Usuń kilka starych gier.
web-local-unlearned = Nie można wczytać tego, czego nauczył się najsilniejszy bot. Do tego czasu decyduje za niego słabszy.
# After: This game was played by other rules than those that are played here.
web-local-read-only = Można ją obejrzeć i pobrać, ale nie dokończyć.

## Settings

web-set-look = Wygląd
web-set-theme = Motyw
web-theme-system = Jak w urządzeniu
web-theme-day = Dzień
web-theme-night = Noc
web-set-speed = Animacje
web-speed-none = Brak
web-speed-slow = Wolne
web-speed-normal = Zwykłe
web-speed-fast = Szybkie
web-set-patterns = Wyraźniejsze wzory oprócz kolorów
web-set-play = Gra
web-set-sound = Dźwięki
web-set-talk = Boty czasem coś powiedzą
web-set-auto-pass = Pasuj automatycznie, gdy nie można nic innego
web-set-confirm = Potwierdzaj decyzje drugim naciśnięciem
web-set-notify = Powiadom mnie, gdy czeka moja decyzja

## Credits

web-credits-icons = Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0, ze zmienionymi kolorami.
web-credits-coast = Linie brzegowe: Natural Earth, domena publiczna, za pośrednictwem world-atlas.
web-credits-fonts = Kroje pisma: Alegreya, Alegreya SC i Source Sans 3, SIL Open Font License 1.1.
web-credits-own = Statki, osoby, karty, mapy i dźwięki powstały dla Argosy.
web-credits-unofficial = Argosy to nieoficjalna wersja, niezwiązana z wydawcami gier.

## Rules

web-rules = Zasady
web-rules-contents = Spis treści
web-rules-print = Drukuj
web-rules-own-tab = Otwórz w nowej karcie
# $section: the heading of a section of the rules
web-rules-link = Odnośnik: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = Standardowo: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = Serwer jest niedostępny.
web-refusal-failed = To się nie udało. Nic się nie zmieniło.
web-refusal-no-table = Nie ma takiego stołu.
web-refusal-elsewhere = Ten stół jest otwarty w innej karcie. Graj dalej tam albo zamknij ją i spróbuj ponownie.
web-refusal-storage-full = W tej przeglądarce nie ma już miejsca na gry. Nic się nie zmieniło. Usuń kilka starych.
web-refusal-storage = Przeglądarka nie mogła tego zachować. Nic się nie zmieniło.
web-refusal-no-engine = Ta przeglądarka nie zagra bez serwera: brakuje jej WebAssembly.
web-refusal-no-rules = Nie można wczytać pliku z zasadami. Spróbuj ponownie, gdy będzie połączenie.
web-refusal-no-net = Nie można wczytać tego, na czym opierają się podpowiedzi i analizy. Spróbuj ponownie, gdy będzie połączenie.
web-refusal-bad-engine = Plik z zasadami jest uszkodzony albo pochodzi z innej wersji. Odśwież stronę.
web-refusal-no-state = Ten zapis pochodzi z wcześniejszej wersji; odczyta go tylko serwer.
web-refusal-damaged = To, co ta przeglądarka zachowała z tej gry, jest uszkodzone. Niczego nie ruszono: to, co da się jeszcze odczytać, można obejrzeć i pobrać.
web-refusal-no-guest = Najpierw podaj nazwę.
web-refusal-name = Nazwa musi mieć od 1 do 24 widocznych znaków.
web-refusal-bot-name = Tak nazywają się boty. Wybierz inne imię.
web-refusal-code = Ten kod jest nieznany, zużyty albo wygasł.
web-refusal-draining = Nowych stołów teraz się nie otwiera: serwer zostanie wkrótce uruchomiony ponownie. Trwające gry toczą się dalej.
web-refusal-banned = Operator tego serwera zablokował ci na pewien czas dostęp.
web-refusal-store = Baza danych serwera teraz nie odpowiada. Spróbuj ponownie za chwilę.
web-refusal-too-fast = Za dużo naraz. Poczekaj chwilę.
web-refusal-late = Tymczasem coś się wydarzyło. Spójrz jeszcze raz.
web-refusal-not-yours = To nie jest twoje miejsce.
web-refusal-not-host = To może zrobić tylko gospodarz.
web-refusal-no-seat = Nie ma tu dla ciebie wolnego miejsca.
web-refusal-invitation = To zaproszenie dotyczy innego stołu.
web-refusal-removed = Gospodarz usunął cię od tego stołu.
web-refusal-empty-seats = Niektóre miejsca są jeszcze puste.
web-refusal-begun = Partia już się zaczęła.
web-refusal-not-running = Partia nie trwa.
web-refusal-paused = Partia jest wstrzymana.
web-refusal-no-chat = Gospodarz wyłączył czat.
web-refusal-silent = Gospodarz wyciszył cię przy tym stole.
web-refusal-muted = Operator tego serwera wyciszył cię na pewien czas na każdym czacie.
web-refusal-slow-chat = Gospodarz spowolnił czat. Poczekaj kilka sekund z następnym wpisem.
web-refusal-report = Wybierz wpisy jednej innej osoby i napisz w kilku słowach, co się stało.
web-refusal-reported = Ta osoba jest już przez ciebie zgłoszona. Operator to zobaczy.
web-refusal-reports = Dużo ostatnio zgłaszasz. Poczekaj z następnym zgłoszeniem.
web-refusal-no-undo = Przy tym stole nic się nie cofa.
web-refusal-nothing-to-undo = Nie masz czego cofnąć.
web-undo-limit = Cofnąć można tylko to, co nastąpiło po ostatniej odkrytej karcie
web-refusal-request-open = Inna prośba jest jeszcze otwarta.
web-refusal-no-request = Ta prośba nie jest już aktualna.
web-refusal-no-spectators = Ten stół jest tylko dla siedzących przy nim.
web-refusal-bot-plays = Na tym miejscu gra bot.
web-refusal-rematch = Rewanż już istnieje.
web-refusal-settings = Z tymi ustawieniami nie da się grać.
web-refusal-no-record = Ten plik nie jest zapisem partii.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = Ten zapis jest uszkodzony, został zmieniony albo nie zgadza się z zasadami. ({ $message })
web-refusal-partial-record = Ten zapis zawiera tylko to, co mógł wiedzieć jeden gracz. Cały można pobrać po zakończeniu partii.
web-refusal-other-rules = Tę grę rozegrano według innych zasad niż obowiązujące tutaj.
web-refusal-too-long = To zbyt długie, by je tu wczytać.
web-refusal-many-tables = Masz już kilka publicznych stołów. Najpierw zamknij któryś z nich albo rozpocznij przy nim grę.
web-refusal-quota = Otwarto już wiele zapisów. Kolejne będzie można otworzyć za godzinę.
web-refusal-no-game = W tę grę się tu nie gra.
web-refusal-over = Partia jest zakończona.
web-refusal-no-move = Partia ma mniej ruchów.
web-refusal-not-over = Partia jeszcze się nie skończyła.
web-refusal-no-aids = Przy tym stole gra się bez pomocy.
web-refusal-queue = Zbyt wiele partii czeka na analizę. Spróbuj ponownie za minutę.
# $message: why, in English
web-refusal-no-analysis = Tej partii nie można przeanalizować. ({ $message })

## First lessons

# A playable introduction to a game: a button, and the head of what it opens
web-lesson = Pierwsza lekcja
# Who explains the game in a lesson: the name of a strip under the table
web-lesson-coach = Przewodnik
web-lesson-progress = Postęp lekcji
# A button: what was said is understood
web-lesson-next = Dalej
# While the bot is thinking
web-lesson-watch = Bot decyduje. Zobacz, co się stanie.
# The learner did something else than the lesson asks for
web-lesson-astray = To też jest możliwe, ale lekcja prowadzi inną drogą. Cofnij to, aby za nią podążać, albo graj dalej po swojemu.
web-lesson-back = Cofnij
# A button: go on without the coach
web-lesson-play-on = Graj dalej swobodnie
web-lesson-play = Graj z botami
web-lesson-rules = Wszystkie zasady
web-lesson-again = Jeszcze raz
web-lesson-hide = Ukryj przewodnika

# What the server keeps of a person.
web-somebody = Ktoś
web-my-data = Twoje dane
web-my-data-about = Serwer przechowuje twoje imię, stoły z twoim udziałem wraz z grami, twoje wpisy na czacie, to, co zgłosisz operatorowi, i znacznik każdego twojego urządzenia; nigdy adresu, e-maila ani hasła. Zakończone gry zostają na zawsze, chyba że operator ustawi termin. Ustawienia zostają na tym urządzeniu.
web-my-data-download = Pobierz wszystko moje
web-forget-me = Zapomnijcie o mnie
web-forget-me-sure = Zapomnieć o tobie na zawsze? Twoje imię i wpisy na czacie znikną ze wszystkich stołów, trwające gry zostaną poddane, a wszystkie twoje urządzenia wylogowane. Inni zachowają swoje gry.
web-forget-me-yes = Tak, zapomnijcie o mnie
web-forgotten = Serwer o tobie zapomniał.

# What the operator says to everybody.
web-notice = Od operatora:
