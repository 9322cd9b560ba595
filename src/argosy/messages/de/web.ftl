# The frame around the games in the browser: office, tables, settings.
# Player names are never declined: they stand first, or behind a colon.

## Everywhere

web-home = Hafenamt
web-menu = Menü
web-close = Schließen
web-settings = Einstellungen
web-credits = Mitwirkende
web-language = Sprache
web-loading = Wird geladen …
web-connecting = Der Tisch wird vorbereitet …
web-laying = Der Tisch wird vorbereitet. Beim ersten Mal auf diesem Rechner dauert es ein, zwei Minuten.
web-yes = Ja
web-no = Nein
web-you = du
web-copied = Kopiert

## Harbour office: the first page

web-hello = Willkommen zurück, { $name }.
web-games = Spiele
web-about-port-royal = Fordere im Hafen dein Glück heraus: Schiffe und Personen aufdecken, rechtzeitig aufhören, eine Mannschaft anheuern und Expeditionen ausrüsten.
web-about-oltre-mare = Venezianische Kaufleute: frei handeln, die Ladung klug stapeln und die Routen des Mittelmeers befahren.
web-play-now = Gegen Bots spielen
web-new-table = Neuer Tisch
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und schick Freunden den Link.
web-finished = Beendete Partien
web-join-label = Link oder Kennung eines Tisches
web-join = Dorthin
web-join-unclear = Das ist weder ein Link zu einem Tisch noch seine Kennung.
web-your-decision = Du bist gefragt
# $names: one or several players, already joined with commas
web-waits-for = Wartet auf: { $names }
web-won-by = Sieg: { $names }
web-over = Beendet
# $count: seats at a table that anybody can take
web-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}

## Who one is

web-name-title = Dein Name
web-name-label = Wie sollen wir dich nennen?
web-name-then-play = Wie sollen wir dich nennen? Dann geht es los.
web-name-to-join = Wähle einen Namen, um dich zu setzen
web-name-submit = Das bin ich
web-devices = Ein anderes Gerät
web-devices-hint = Spiel auf dem Telefon oder einem anderen Rechner weiter: Lass dir hier einen Code zeigen und gib ihn dort ein.
web-code = Code
web-code-give = Code zeigen
# $time: a time of day, such as 14:35
web-code-until = Einmal gültig, bis { $time } Uhr.
web-code-label = Code vom anderen Gerät
web-code-take = Hier weiterspielen

## A new table

web-seats = Plätze
web-players = Anzahl der Spieler
# $number: of a seat at the table
web-seat = Platz { $number }
web-seat-me = Ich, an diesem Bildschirm
web-seat-open = Offen
web-seat-reserved = Mit Einladung
# $level: how strong the bot is
web-seat-bot = Bot: { $level }
# $number: number of a seat
web-seat-name = Name auf Platz { $number }
web-seats-hint = Mehrere eigene Plätze: Ihr teilt euch den Bildschirm. Wo es Handkarten gibt, bleibt jede Hand verdeckt, bis nach ihr gefragt wird.
web-table = Tisch
web-set-aids = Hilfen: genaue Wahrscheinlichkeiten, ungesehene Karten und Tipps
web-set-undo = Zurücknehmen
web-set-chat = Chat
web-set-spectators = Zuschauer erlaubt
web-set-public = In der Liste offener Tische zeigen
web-set-pace = Tempo der Bots
web-pace-none = Sofort
web-pace-quick = Flott
web-pace-calm = Ruhig
web-pace-slow = Langsam
web-set-clock = Uhr
web-clock-none = Keine
web-clock-decision = Je Entscheidung
web-clock-game = Für die ganze Partie
web-clock-seconds = Sekunden je Entscheidung
web-clock-minutes = Minuten je Spieler
web-clock-increment = Sekunden dazu nach jeder Entscheidung
web-rules-options = Regelvarianten
web-option-ending-standard = 12 Punkte
web-option-ending-expedition = 12 Punkte und eine Expedition
web-option-see_pirate_cards-nobody = niemand
web-option-see_pirate_cards-owner = ihr Besitzer
web-option-see_pirate_cards-all = alle
web-open-table = Tisch eröffnen
web-begin = Partie beginnen

## Before the game begins

# $name: the host
web-waiting-title = Gastgeber: { $name }
web-waiting-for-people = Schick Freunden den Link oder setz Bots auf die freien Plätze.
web-waiting-for-others = Es wird auf weitere Mitspieler gewartet.
web-waiting-for-host = Alle sind da. Der Gastgeber beginnt die Partie.
web-sit = Hinsetzen
web-stand = Aufstehen
web-remove = Entfernen
web-put-bot = Einen Bot spielen lassen
web-copy-link = Link zum Tisch kopieren
web-copy-seat-link = Link zu diesem Platz kopieren
web-close-table = Tisch absagen
web-away = abwesend
web-here = anwesend
web-bot-plays = ein Bot spielt
web-resigned = aufgegeben

## At the table

web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat, { $count } neue Zeile
   *[other] Chat, { $count } neue Zeilen
}
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-line = Deine Zeile
web-chat-say = Sagen
web-chat-off = Chat ausschalten
web-chat-on = Chat einschalten
web-sound-on = Töne einschalten
web-sound-off = Töne ausschalten
web-theme-toggle = Tag oder Nacht
web-offline = Keine Verbindung. Nichts ist verloren; neuer Versuch …
web-paused = Die Partie ist unterbrochen.
web-pause = Partie unterbrechen
web-go-on = Weiterspielen
web-restore = Wieder selbst spielen
web-spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
web-abort = Abbruch vorschlagen
web-abort-alone = Partie abbrechen
web-abort-sure = Diese Partie ohne Sieger abbrechen?
web-resign = Aufgeben
web-resign-sure = Diese Partie aufgeben?
web-request-undo = { $name } bittet, eine Entscheidung zurückzunehmen.
web-request-abort = { $name } schlägt vor, die Partie ohne Sieger zu beenden.
web-outcome-finished = Die Partie ist zu Ende.
web-outcome-aborted = Die Partie wurde einvernehmlich abgebrochen.
web-outcome-resigned = Die Partie endete durch Aufgabe.
web-outcome-closed = Dieser Tisch wurde abgesagt.
web-rematch = Revanche
web-rematch-ready = Es gibt eine Revanche.
web-rematch-go = Dorthin
web-keys = Tasten
# A button: what would be best now
web-hint = Tipp
# While a hint is worked out
web-hint-thinking = Ich überlege …
web-pass-screen-title = Bildschirm weitergeben
web-pass-screen = Bildschirm weitergeben an: { $name }
web-pass-screen-hint = Die Hand bleibt verdeckt, bis nach ihr gefragt wird.
web-pass-screen-show = Ich bin { $name }: meine Karten zeigen

## Replay

web-replay = Wiedergabe
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-move = Zug
web-replay-count = Zug { $move } von { $count }
web-replay-seat = Wessen Sicht
web-replay-spectator = Zuschauer
web-replay-link = Link zu diesem Moment
web-record = Aufzeichnung herunterladen
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Analyse
# A button: a new game from the position that is shown
web-replay-continue = Von hier weiterspielen
web-replay-continue-title = Gegen Bots weiterspielen
web-replay-continue-hint = Mit diesem Moment beginnt ein neuer Tisch. Was dieser Platz damals nicht wissen konnte, wird neu gemischt.
web-replay-continue-seat = Mein Platz
# $seat: number of a seat; $name: who sat there
web-replay-continue-place = Platz { $seat }: { $name }
# Label of a choice: how strong they are
web-replay-continue-level = Die Bots
web-replay-continue-begin = Weiterspielen
web-replay-to-table = Zurück zum Tisch
# Told of a line of the log, which leads there
web-replay-moment = Diesen Moment ansehen
# A button: choose a file with the record of a game
web-bring = Aufzeichnung öffnen
web-bring-hint = Eine als Datei gespeicherte Partie (.argosy): ansehen und von jedem Moment an weiterspielen.

## A newer version of this page

web-newer = Es gibt eine neue Version.
web-newer-reload = Neu laden
web-newer-later = Später
web-part-missing = Dieser Teil der Seite ließ sich nicht laden.

## Settings

web-set-look = Aussehen
web-set-theme = Farben
web-theme-system = Wie das Gerät
web-theme-day = Tag
web-theme-night = Nacht
web-set-speed = Bewegung
web-speed-none = Keine
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-set-patterns = Deutlichere Muster neben den Farben
web-set-play = Spiel
web-set-sound = Töne
web-set-talk = Bots sagen hin und wieder etwas
web-set-auto-pass = Von selbst passen, wenn nichts anderes möglich ist
web-set-confirm = Zum Entscheiden zweimal drücken
web-set-notify = Benachrichtige mich, wenn ich gefragt bin

## Credits

web-credits-icons = Symbole von Lorc, Delapouite und anderen, game-icons.net, CC BY 3.0, umgefärbt.
web-credits-coast = Küstenlinien: Natural Earth, gemeinfrei, über world-atlas.
web-credits-fonts = Schriften: Alegreya, Alegreya SC und Source Sans 3, SIL Open Font License 1.1.
web-credits-own = Schiffe, Personen, Karten, Seekarten und Töne wurden für Argosy gezeichnet und gemacht.
web-credits-unofficial = Argosy ist eine inoffizielle Umsetzung und steht in keiner Verbindung zu den Verlagen der Spiele.

## Rules

web-rules = Spielregeln
web-rules-contents = Inhalt
web-rules-print = Drucken
web-rules-own-tab = In eigenem Tab öffnen
# $section: the heading of a section of the rules
web-rules-link = Link zu: { $section }
# Under an option of the rules; $value: yes, no, a number or a word
web-rules-usual = Standard: { $value }

## Refusals of the server, by its words for them

web-refusal-offline = Der Server ist nicht erreichbar.
web-refusal-failed = Das hat nicht geklappt. Nichts wurde verändert.
web-refusal-no-table = Diesen Tisch gibt es nicht.
web-refusal-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt. Es wurde beiseitegelegt, nichts ist verloren.
web-refusal-no-guest = Wähle zuerst einen Namen.
web-refusal-name = Ein Name hat 1 bis 24 darstellbare Zeichen.
web-refusal-code = Dieser Code ist unbekannt, verbraucht oder abgelaufen.
web-refusal-too-fast = Das war zu viel auf einmal. Warte ein wenig.
web-refusal-late = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
web-refusal-not-yours = Das ist nicht dein Platz.
web-refusal-not-host = Das kann nur der Gastgeber.
web-refusal-no-seat = Hier ist kein Platz für dich frei.
web-refusal-invitation = Diese Einladung gehört zu einem anderen Tisch.
web-refusal-empty-seats = Einige Plätze sind noch leer.
web-refusal-begun = Die Partie hat begonnen.
web-refusal-not-running = Die Partie läuft nicht.
web-refusal-paused = Die Partie ist unterbrochen.
web-refusal-no-chat = Der Gastgeber hat den Chat ausgeschaltet.
web-refusal-no-undo = An diesem Tisch wird nichts zurückgenommen.
web-refusal-nothing-to-undo = Es gibt nichts von dir zurückzunehmen.
web-refusal-request-open = Eine andere Bitte ist noch offen.
web-refusal-no-request = Diese Bitte ist nicht mehr offen.
web-refusal-no-spectators = Dieser Tisch ist nur für die, die daran sitzen.
web-refusal-bot-plays = Für diesen Platz spielt ein Bot.
web-refusal-rematch = Es gibt schon eine Revanche.
web-refusal-settings = Mit diesen Einstellungen lässt sich nicht spielen.
web-refusal-no-record = Diese Datei ist keine Aufzeichnung einer Partie.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = Diese Aufzeichnung ist beschädigt, wurde verändert oder passt nicht zu den Regeln. ({ $message })
web-refusal-partial-record = Diese Aufzeichnung enthält nur, was ein einzelner Platz wissen konnte. Die vollständige gibt es, wenn die Partie zu Ende ist.
web-refusal-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server sie kennt.
web-refusal-too-long = Das ist zu lang, um hier gelesen zu werden.
web-refusal-no-game = Dieses Spiel wird hier nicht gespielt.
web-refusal-over = Die Partie ist zu Ende.
web-refusal-no-move = Die Partie hat weniger Züge.
web-refusal-not-over = Die Partie ist noch nicht zu Ende.
web-refusal-no-aids = An diesem Tisch wird ohne Hilfen gespielt.
web-refusal-queue = Zu viele Partien warten auf ihre Analyse. Versuche es in einer Minute noch einmal.
# $message: why, in English
web-refusal-no-analysis = Diese Partie kann nicht analysiert werden. ({ $message })

## First lessons

# A playable introduction to a game: a button, and the head of what it opens
web-lesson = Erste Lektion
# Who explains the game in a lesson: the name of a strip under the table
web-lesson-coach = Lehrmeister
web-lesson-progress = Fortschritt der Lektion
# A button: what was said is understood
web-lesson-next = Weiter
# While the bot is thinking
web-lesson-watch = Der Bot entscheidet. Schau, was geschieht.
# The learner did something else than the lesson asks for
web-lesson-astray = Auch das ist möglich, nur geht die Lektion einen anderen Weg. Nimm es zurück, um ihr zu folgen, oder spiel weiter, wie du magst.
web-lesson-back = Zurücknehmen
# A button: go on without the coach
web-lesson-play-on = Frei weiterspielen
web-lesson-play = Gegen Bots spielen
web-lesson-rules = Alle Regeln
web-lesson-again = Noch einmal
web-lesson-hide = Lehrmeister ausblenden
