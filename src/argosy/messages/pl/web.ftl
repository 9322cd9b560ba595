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
web-laying = Stół jest przygotowywany. Za pierwszym razem na tym komputerze trwa to minutę lub dwie.
web-yes = Tak
web-no = Nie
web-you = ty
web-copied = Skopiowano

## Harbour office: the first page

web-hello = Witaj ponownie, { $name }.
web-games = Gry
web-about-port-royal = Kuś los w porcie: odkrywaj statki i osoby, zatrzymaj się w porę, najmij załogę i wyprawiaj ekspedycje.
web-about-oltre-mare = Weneccy kupcy: handluj swobodnie, mądrze układaj ładunek i żegluj szlakami Morza Śródziemnego.
web-play-now = Graj z botami
web-new-table = Nowy stół
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-no-open-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny i wyślij link znajomym.
web-finished = Zakończone partie
web-join-label = Link lub identyfikator stołu
web-join = Przejdź
web-join-unclear = To nie jest ani link do stołu, ani jego identyfikator.
web-your-decision = Czekamy na twoją decyzję
# $names: one or several players, already joined with commas
web-waits-for = Czekamy na: { $names }
web-won-by = Zwycięstwo: { $names }
web-over = Koniec
# $count: seats at a table that anybody can take
web-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}

## Who one is

web-name-title = Twoje imię
web-name-label = Jak się do ciebie zwracać?
web-name-then-play = Jak się do ciebie zwracać? Potem partia się zacznie.
web-name-to-join = Wybierz imię, aby usiąść
web-name-submit = To ja
web-devices = Inne urządzenie
web-devices-hint = Graj dalej na telefonie lub innym komputerze: tutaj poproś o kod, a tam go wpisz.
web-code = Kod
web-code-give = Pokaż kod
# $time: a time of day, such as 14:35
web-code-until = Ważny jednorazowo, do { $time }.
web-code-label = Kod z innego urządzenia
web-code-take = Graj dalej tutaj

## A new table

web-seats = Miejsca
web-players = Liczba graczy
# $number: of a seat at the table
web-seat = Miejsce { $number }
web-seat-me = Ja, przy tym ekranie
web-seat-open = Wolne
web-seat-reserved = Z zaproszeniem
# $level: how strong the bot is
web-seat-bot = Bot: { $level }
# $number: number of a seat
web-seat-name = Imię na miejscu { $number }
web-seats-hint = Kilka własnych miejsc: dzielicie się ekranem. Tam, gdzie gracze mają karty na ręce, każda ręka pozostaje ukryta, póki ktoś o nią nie poprosi.
web-table = Stół
web-set-aids = Pomoce: dokładne szanse, niewidziane karty i podpowiedzi
web-set-undo = Cofanie
web-set-chat = Czat
web-set-spectators = Widzowie mogą patrzeć
web-set-public = Pokaż na liście otwartych stołów
web-set-pace = Tempo botów
web-pace-none = Od razu
web-pace-quick = Szybkie
web-pace-calm = Spokojne
web-pace-slow = Wolne
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
web-sit = Usiądź
web-stand = Wstań
web-remove = Usuń
web-put-bot = Niech gra bot
web-copy-link = Kopiuj link do stołu
web-copy-seat-link = Kopiuj link do tego miejsca
web-close-table = Odwołaj stół
web-away = poza stołem
web-here = przy stole
web-bot-plays = gra bot
web-resigned = rezygnacja

## At the table

web-chat = Czat
web-chat-unread = { $count ->
    [one] Czat, { $count } nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-line = Twoja wiadomość
web-chat-say = Powiedz
web-chat-off = Wyłącz czat
web-chat-on = Włącz czat
web-sound-on = Włącz dźwięki
web-sound-off = Wyłącz dźwięki
web-theme-toggle = Dzień lub noc
web-offline = Brak połączenia. Nic nie przepadło; próbujemy ponownie…
web-paused = Partia jest wstrzymana.
web-pause = Wstrzymaj partię
web-go-on = Graj dalej
web-restore = Graj znów osobiście
web-spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
web-abort = Zaproponuj przerwanie partii
web-abort-alone = Przerwij partię
web-abort-sure = Przerwać tę partię bez zwycięzcy?
web-resign = Zrezygnuj
web-resign-sure = Zrezygnować z tej partii?
web-request-undo = { $name } prosi o cofnięcie decyzji.
web-request-abort = { $name } proponuje zakończyć partię bez zwycięzcy.
web-outcome-finished = Partia zakończona.
web-outcome-aborted = Partię przerwano za zgodą wszystkich.
web-outcome-resigned = Partia zakończyła się rezygnacją.
web-outcome-closed = Ten stół został odwołany.
web-rematch = Rewanż
web-rematch-ready = Rewanż czeka.
web-rematch-go = Przejdź do rewanżu
web-keys = Klawisze
# A button: what would be best now
web-hint = Podpowiedź
# While a hint is worked out
web-hint-thinking = Zastanawiam się …
web-pass-screen-title = Podaj ekran dalej
web-pass-screen = Ekran dostaje: { $name }
web-pass-screen-hint = Ręka pozostaje ukryta, póki ktoś o nią nie poprosi.
web-pass-screen-show = Tu { $name }: pokaż moje karty

## Replay

web-replay = Odtwarzanie
web-replay-first = Na początek
web-replay-back = Ruch wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-next = Ruch dalej
web-replay-last = Na koniec
web-replay-move = Ruch
web-replay-count = Ruch { $move } z { $count }
web-replay-seat = Czyj widok
web-replay-spectator = Widz
web-replay-link = Link do tej chwili
web-record = Pobierz zapis
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Analiza
# A button: a new game from the position that is shown
web-replay-continue = Graj dalej od tej chwili
web-replay-continue-title = Graj dalej z botami
web-replay-continue-hint = Od tej chwili zaczyna się nowy stół. To, czego to miejsce nie mogło wtedy wiedzieć, zostaje przetasowane.
web-replay-continue-seat = Moje miejsce
# $seat: number of a seat; $name: who sat there
web-replay-continue-place = Miejsce { $seat }: { $name }
# Label of a choice: how strong they are
web-replay-continue-level = Boty
web-replay-continue-begin = Graj dalej
web-replay-to-table = Wróć do stołu
# Told of a line of the log, which leads there
web-replay-moment = Zobacz tę chwilę
# A button: choose a file with the record of a game
web-bring = Otwórz zapis
web-bring-hint = Partia zapisana w pliku (.argosy): obejrzyj ją i graj dalej od dowolnej chwili.

## A newer version of this page

web-newer = Jest nowa wersja.
web-newer-reload = Wczytaj ponownie
web-newer-later = Później
web-part-missing = Nie udało się wczytać tej części strony.

## Settings

web-set-look = Wygląd
web-set-theme = Kolory
web-theme-system = Jak urządzenie
web-theme-day = Dzień
web-theme-night = Noc
web-set-speed = Ruch
web-speed-none = Brak
web-speed-slow = Wolny
web-speed-normal = Zwykły
web-speed-fast = Szybki
web-set-patterns = Wyraźniejsze wzory obok kolorów
web-set-play = Gra
web-set-sound = Dźwięki
web-set-talk = Boty czasem coś powiedzą
web-set-auto-pass = Pasuj automatycznie, gdy nie można nic innego
web-set-confirm = Decyzje potwierdzaj drugim naciśnięciem
web-set-notify = Powiadom mnie, gdy czeka moja decyzja

## Credits

web-credits-icons = Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0, ze zmienionymi kolorami.
web-credits-coast = Linie brzegowe: Natural Earth, domena publiczna, przez world-atlas.
web-credits-fonts = Kroje pisma: Alegreya, Alegreya SC i Source Sans 3, SIL Open Font License 1.1.
web-credits-own = Statki, osoby, karty, mapy i dźwięki powstały dla Argosy.
web-credits-unofficial = Argosy to nieoficjalna wersja, niezwiązana z wydawcami gier.

## Rules

web-rules = Zasady
web-rules-contents = Spis treści
web-rules-print = Drukuj
web-rules-own-tab = Otwórz w osobnej karcie
# $section: the heading of a section of the rules
web-rules-link = Odnośnik: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = Standardowo: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = Serwer jest niedostępny.
web-refusal-failed = To się nie udało. Nic się nie zmieniło.
web-refusal-no-table = Nie ma takiego stołu.
web-refusal-damaged = Zapis tego stołu jest uszkodzony. Odłożono go na bok, nic nie przepadło.
web-refusal-no-guest = Najpierw wybierz imię.
web-refusal-name = Imię ma od 1 do 24 znaków, które da się wyświetlić.
web-refusal-code = Ten kod jest nieznany, zużyty albo wygasł.
web-refusal-too-fast = Za dużo naraz. Poczekaj chwilę.
web-refusal-late = Tymczasem coś się wydarzyło. Spójrz jeszcze raz.
web-refusal-not-yours = To nie jest twoje miejsce.
web-refusal-not-host = To może zrobić tylko gospodarz.
web-refusal-no-seat = Nie ma tu dla ciebie wolnego miejsca.
web-refusal-invitation = To zaproszenie dotyczy innego stołu.
web-refusal-empty-seats = Niektóre miejsca są jeszcze puste.
web-refusal-begun = Partia już się zaczęła.
web-refusal-not-running = Partia nie trwa.
web-refusal-paused = Partia jest wstrzymana.
web-refusal-no-chat = Gospodarz wyłączył czat.
web-refusal-no-undo = Przy tym stole nic się nie cofa.
web-refusal-nothing-to-undo = Nie masz czego cofnąć.
web-refusal-request-open = Inna prośba jest jeszcze otwarta.
web-refusal-no-request = Ta prośba nie jest już aktualna.
web-refusal-no-spectators = Ten stół jest tylko dla siedzących przy nim.
web-refusal-bot-plays = Za to miejsce gra bot.
web-refusal-rematch = Rewanż już istnieje.
web-refusal-settings = Z tymi ustawieniami nie da się grać.
web-refusal-no-record = Ten plik nie jest zapisem partii.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = Ten zapis jest uszkodzony, został zmieniony albo nie zgadza się z zasadami. ({ $message })
web-refusal-partial-record = Ten zapis zawiera tylko to, co mogło wiedzieć jedno miejsce. Cały można pobrać po zakończeniu partii.
web-refusal-other-rules = Tę partię rozegrano według innych zasad niż na tym serwerze.
web-refusal-too-long = To zbyt długie, by je tu wczytać.
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
