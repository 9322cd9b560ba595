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
web-laying = Der Tisch wird vorbereitet …
web-yes = Ja
web-no = Nein
web-you = du
# Whoever reads it, where a player's name would stand: first, or behind a colon or an arrow
you-first = Du
you-within = du
web-copied = Kopiert

## Harbour office: the first page

web-hello = Willkommen zurück, { $name }.
web-hello-new = Willkommen an Bord, { $name }.
web-games = Spiele
web-about-port-royal = Fordere im Hafen dein Glück heraus: Schiffe und Personen aufdecken, rechtzeitig aufhören, eine Mannschaft anheuern und Expeditionen ausrüsten.
web-about-oltre-mare = Venezianische Kaufleute: frei handeln, die Ladung klug stapeln und die Routen des Mittelmeers befahren.
web-fact-players = { $to ->
    [one] { $from }–{ $to } Spieler
   *[other] { $from }–{ $to } Spieler
}
web-fact-minutes = { $to ->
    [one] { $from }–{ $to } Minute
   *[other] { $from }–{ $to } Minuten
}
web-play-now = Jetzt spielen
web-bots-level = Stärke der Bots
web-new-table = Neuer Tisch
web-my-tables = Meine Tische
web-more-tables = { $count ->
    [one] { $count } weiterer
   *[other] { $count } weitere
}
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und schick Freunden den Link.
# Ein Knopf unter der Liste offener Tische
web-more-open-tables = Mehr Tische zeigen
web-finished = Beendete Partien
web-join-label = Link oder Kennung eines Tisches
web-join = Zum Tisch
web-join-unclear = Das ist weder ein Link zu einem Tisch noch seine Kennung.
web-your-decision = Du bist gefragt
# $names: one or several players, already joined with commas
web-waits-for = Wartet auf: { $names }
web-won-by = Sieg: { $names }
web-over = Beendet
web-practice = Übung
web-practice-about = Üben mit Zurücknehmen: Auch was eine Karte aufgedeckt hat, lässt sich zurücknehmen. Diese Partie zählt nicht.
# $count: seats at a table that anybody can take
web-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}

## Who one is

web-name-title = Dein Name
web-name-label = Wie sollen wir dich nennen?
web-name-why = Nur nötig, wenn du mit anderen spielst.
web-name-then-play = Wie sollen wir dich nennen? Dann geht es los.
web-name-to-join = Wähle einen Namen, um dich zu setzen
web-name-submit = Das bin ich
web-devices = Ein anderes Gerät
web-devices-hint = Spiel auf dem Telefon oder einem anderen Rechner weiter: Lass dir hier einen Code zeigen und gib ihn dort ein.
web-devices-mine = Meine Geräte
web-device-this = dieses Gerät
web-device-program = Ein Programm
web-device-unknown = Ein unbekanntes Gerät
# $time: a date and a time
web-device-used = zuletzt benutzt: { $time }
web-device-revoke = Abmelden
web-device-revoke-others = Alle anderen Geräte abmelden
web-sign-ins = Was geschehen ist
web-sign-in-came = Neues Gerät mit diesem Namen
web-sign-in-code = Code für ein anderes Gerät angezeigt
web-sign-in-claimed = Gerät mit einem Code hinzugefügt
web-sign-in-program = Schlüssel für ein Programm ausgestellt
web-sign-in-left = Gerät hat sich selbst abgemeldet
web-sign-in-revoked = Gerät abgemeldet
web-sign-in-others-revoked = Alle anderen Geräte abgemeldet
web-sign-in-programs-revoked = Alle Programme abgemeldet
web-code = Code
web-code-give = Code zeigen
# $time: a time of day, such as 14:35
web-code-until = Einmal gültig, bis { $time } Uhr.
web-code-label = Code vom anderen Gerät
web-code-take = Hier weiterspielen

## A new table

web-seats = Plätze
web-players = Anzahl der Spieler
web-players-short = { $count ->
    [one] Spieler
   *[other] Spieler
}
web-table-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-table-minutes = { $minutes ->
    [one] etwa { $minutes } Minute
   *[other] etwa { $minutes } Minuten
}
# $number: of a seat at the table
web-seat = Platz { $number }
# Who sits at a seat of a new table
web-choose-me = Ich
web-choose-here = Jemand an diesem Bildschirm
web-choose-friend = Frei für einen Freund
web-choose-reserved = Nur mit dem Link dieses Platzes
web-seat-open = Offen
web-seat-reserved = Mit Einladung
# $level: how strong the bot is
web-seat-bot = Bot: { $level }
# $number: number of a seat
web-seat-name = Name auf Platz { $number }
web-seats-hint = Mehrere eigene Plätze: Ihr teilt euch den Bildschirm. Handkarten bleiben verdeckt, bis ihr Besitzer sie aufdeckt.
web-waits-hint = Danach bekommst du einen Link und einen QR-Code für deine Freunde.
web-name-to-invite = Dein Name, damit Freunde wissen, wer sie einlädt
# Three manners to play in, with one sentence each
web-manner = So wird gespielt
web-preset-quick = Schnell
web-preset-quick-about = Bots entscheiden rasch; mit Freunden eine halbe Minute je Entscheidung.
web-preset-friendly = Freundlich
web-preset-friendly-about = Chancen und Tipps sind zur Hand, Entscheidungen lassen sich zurücknehmen, und niemand drängt.
web-preset-strict = Streng
web-preset-strict-about = Keine Tipps, und nichts wird zurückgenommen; mit Freunden eine Minute je Entscheidung.
web-more-settings = Weitere Einstellungen
web-table = Tisch
web-set-aids = Hilfen: genaue Wahrscheinlichkeiten, ungesehene Karten und Tipps
web-set-undo = Rückgängig machen
web-set-practice = Üben mit Zurücknehmen (zählt nicht)
web-set-chat = Chat
web-set-spectators = Zuschauer erlaubt
web-set-public = In der Liste offener Tische zeigen
web-set-pace = Tempo der Bots
web-pace-none = Sofort
web-pace-quick = Flott
web-pace-calm = Ruhig
web-pace-slow = Langsam
web-set-patience = Bots warten auf deine Antwort
web-patience-short = Kurz (15 s)
web-patience-normal = Eine Weile (30 s)
web-patience-long = Lange (90 s)
web-patience-answered = Bis du antwortest
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
# $name: the host; $game: a game. Also the headline of the link in messengers
web-invited = { $name } lädt dich zu { $game } ein
# Under it, where nothing is known of the table
web-invited-unknown = Brettspiele um Meer und Handel im Browser, mit Freunden oder Bots.
web-invite-friends = Freunde einladen
web-invite-code = QR-Code mit dem Link zu diesem Tisch
web-invite-scan = Mit dem Handy scannen oder den Link schicken:
# Before two buttons: the lesson and the rules
web-first-time = Neu in diesem Spiel?
web-sit = Hinsetzen
web-stand = Aufstehen
web-remove = Entfernen
web-put-bot = Bot einsetzen
web-copy-link = Link zum Tisch kopieren
web-copy-seat-link = Link zu diesem Platz kopieren
web-share-link = Link zum Tisch teilen
web-share-seat-link = Link zu diesem Platz teilen
web-close-table = Tisch auflösen
web-away = abwesend
web-here = anwesend
# Of a seat
web-waits = wartet auf Freunde
web-bot-plays = ein Bot spielt
web-resigned = aufgegeben

## At the table

web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat, { $count } neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
web-chat-empty = Noch keine Nachrichten.
web-chat-line = Deine Nachricht
web-chat-say = Senden
web-chat-off = Chat ausschalten
web-chat-on = Chat einschalten
# Knöpfe für den Gastgeber: wer am Chat teilnimmt
web-chat-for-players = Chat nur für Mitspieler
web-chat-for-all = Chat für alle
web-silence = Stummschalten
web-unsilence = Wieder zulassen
# Knöpfe neben einer Chatzeile: blendet die Zeilen dieser Person aus, nur für mich
web-hide-person = Ausblenden
web-unhide-person = Wieder zeigen
web-hidden-line = Von dir ausgeblendet
web-report = Melden
web-report-about = Der Betreiber dieses Servers sieht deine Meldung. Am Tisch erfährt niemand davon.
# Label of a field
web-report-reason = Was ist los?
web-report-send = Absenden
web-report-not = Abbrechen
web-report-sent = Danke. Der Betreiber sieht es.
# A button for the host: one line of each person in ten seconds
web-chat-slow = Chat verlangsamen: eine Zeile je 10 s
web-chat-fast = Chat wieder ohne Bremse
# On the three dots below the newest entries of a long log
web-log-all = Ganzen Verlauf zeigen
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-theme-toggle = Tag oder Nacht
web-offline = Keine Verbindung. Nichts ist verloren; neuer Versuch …
web-online = Wieder verbunden.
# For a spectator
web-watching = Du schaust bei dieser Partie zu.
web-paused = Die Partie ist unterbrochen.
web-pause = Partie unterbrechen
web-go-on = Weiter
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
# $name: für wen ein Bot spielen würde
web-request-replace = Der Gastgeber schlägt vor, dass ein Bot für { $name } spielt.
web-request-remove = Der Gastgeber schlägt vor, dass { $name } den Tisch verlässt und ein Bot weiterspielt.
web-outcome-finished = Die Partie ist zu Ende.
web-outcome-aborted = Die Partie wurde einvernehmlich abgebrochen.
web-outcome-resigned = Die Partie endete durch Aufgabe.
web-outcome-closed = Dieser Tisch wurde aufgelöst.
# The headline of the end
web-end-you = Du hast gewonnen!
web-end-other = { $name } gewinnt
web-end-shared = Geteilter Sieg: { $names }
web-end-nobody = Die Partie endete ohne Sieger
web-end-points = Punkte
# Over a chart; $points: what is counted, such as points or coins
web-end-race = { $points }, Zug um Zug
web-rematch = Revanche
web-rematch-ready = Es gibt eine Revanche.
web-rematch-go = Zur Revanche
# For whoever listens instead of looking: a button, and the name of what is read aloud
web-tell = Tisch vorlesen
web-heard = Was am Tisch geschieht
web-keys = Tasten
# A button: what would be best now
web-hint = Tipp
# Beside a ring that empties: how long others wait for your answer
web-patience = { $seconds ->
    [one] Wartet noch { $seconds } Sekunde auf dich
   *[other] Wartet noch { $seconds } Sekunden auf dich
}
# While a hint is worked out
web-hint-thinking = Ich überlege …
web-pass-screen-title = Bildschirm weitergeben
web-pass-screen = Bildschirm weitergeben an: { $name }
web-pass-screen-hint = Die Handkarten bleiben verdeckt, bis du sie aufdeckst.
web-pass-screen-show = Ich bin { $name }: meine Karten zeigen

## Replay

web-replay = Wiedergabe
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo: { $speed }×
web-replay-move = Schritt
web-replay-count = Schritt { $move } von { $count }
web-replay-seat = Wessen Sicht
web-replay-spectator = Zuschauer
web-replay-link = Link zu diesem Moment
web-record = Aufzeichnung herunterladen
# A button, and the head of what it opens: how well a finished game was played
web-analysis = Analyse
# A button: a new game from the position that is shown
web-replay-continue = Von hier weiterspielen
web-replay-continue-title = Gegen Bots weiterspielen
web-replay-continue-hint = Ab diesem Moment wird an einem neuen Tisch weitergespielt. Was der Spieler auf diesem Platz damals nicht wissen konnte, wird neu gemischt.
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

## With and without a connection

# Where one plays: a word, and what it means
web-place-online = Online
web-place-online-about = Der Server hält die Tische, und andere können sich dazusetzen.
web-place-here = Auf diesem Gerät
web-place-here-about = Du spielst in diesem Browser; niemand sonst sitzt am Tisch.
web-place-lost = Keine Verbindung
web-place-lost-about = Der Server ist nicht erreichbar. Du spielst solange in diesem Browser.

# Heading: what is kept for when there is no connection
web-kept = Ohne Verbindung
web-kept-all = Argosy liegt auf diesem Gerät bereit und öffnet sich auch ohne Verbindung.
web-kept-not = Dieser Browser bewahrt Argosy nicht auf: Es öffnet sich nur mit Verbindung.
# $size, $kept: such as 4.9 MB
web-kept-ahead = Auch bereithalten, was die starken Bots gelernt haben ({ $size })
web-kept-part = { $kept } von { $size } sind da.
web-kept-full = Dieser Browser hat keinen Platz für mehr von Argosy. Nichts ist verloren. Schaff Platz auf dem Gerät und versuch es dann noch einmal.
web-kept-failed = Nicht alles ließ sich laden. Versuch es bei besserer Verbindung noch einmal.

# What a player at a table in this browser is called who has chosen no name
web-local-you = Du
web-local-online = An einem Tisch des Servers, an dem andere zuschauen können
web-local-delete = Löschen
# A game of this browser becomes one of the server
web-local-hand = Dem Server übergeben
web-local-again = Noch einmal versuchen
web-local-not-kept = Dieser Browser behält nichts: Wird die Seite geschlossen, ist diese Partie weg.
web-local-full = Dieser Browser hat keinen Platz mehr für Partien. Was bisher gespielt wurde, ist gespeichert; sobald Platz ist, geht es weiter. Lösche ein paar alte Partien.
web-local-unlearned = Was der stärkste Bot gelernt hat, lässt sich nicht laden. Bis das gelingt, entscheidet an seiner Stelle ein schwächerer.
# After: This game was played by other rules than those that are played here.
web-local-read-only = Du kannst sie ansehen und herunterladen, aber nicht weiterspielen.

## Settings

web-set-look = Aussehen
web-set-theme = Farbschema
web-theme-system = Wie am Gerät
web-theme-day = Tag
web-theme-night = Nacht
web-set-speed = Animationen
web-speed-none = Keine
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-set-patterns = Deutlichere Muster zusätzlich zu den Farben
web-set-play = Spiel
web-set-sound = Ton
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
web-refusal-elsewhere = Dieser Tisch ist in einem anderen Tab offen. Spiel dort weiter, oder schließe ihn und versuche es noch einmal.
web-refusal-storage-full = Dieser Browser hat keinen Platz mehr für Partien. Nichts wurde geändert. Lösche ein paar alte.
web-refusal-storage = Dieser Browser konnte das nicht behalten. Nichts wurde geändert.
web-refusal-no-engine = Dieser Browser kann ohne Server nicht spielen: Ihm fehlt WebAssembly.
web-refusal-no-rules = Die Datei mit den Regeln lässt sich nicht laden. Versuche es noch einmal, sobald eine Verbindung besteht.
web-refusal-no-net = Worauf Tipps und Analysen beruhen, lässt sich nicht laden. Versuche es noch einmal, sobald eine Verbindung besteht.
web-refusal-bad-engine = Die Datei mit den Regeln ist beschädigt oder von einer anderen Version. Lade die Seite neu.
web-refusal-no-state = Diese Aufzeichnung ist von einer früheren Version; nur ein Server kann sie lesen.
web-refusal-damaged = Was dieser Browser von dieser Partie gespeichert hat, ist beschädigt. Es blieb, wie es ist: Was sich noch lesen lässt, kannst du ansehen und herunterladen.
web-refusal-no-guest = Wähle zuerst einen Namen.
web-refusal-name = Ein Name hat 1 bis 24 darstellbare Zeichen.
web-refusal-bot-name = So heißen schon die Bots. Wähle bitte einen anderen Namen.
web-refusal-code = Dieser Code ist unbekannt, verbraucht oder abgelaufen.
web-refusal-draining = Gerade werden keine neuen Tische eröffnet: Der Server wird bald neu gestartet. Laufende Partien gehen weiter.
web-refusal-banned = Der Betreiber dieses Servers hat dich für eine Weile ausgesperrt.
web-refusal-store = Die Datenbank des Servers antwortet gerade nicht. Versuch es gleich noch einmal.
web-refusal-too-fast = Das war zu viel auf einmal. Warte ein wenig.
web-refusal-late = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
web-refusal-not-yours = Das ist nicht dein Platz.
web-refusal-not-host = Das kann nur der Gastgeber.
web-refusal-no-seat = Hier ist kein Platz für dich frei.
web-refusal-invitation = Diese Einladung gehört zu einem anderen Tisch.
web-refusal-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
web-refusal-empty-seats = Einige Plätze sind noch leer.
web-refusal-begun = Die Partie hat begonnen.
web-refusal-not-running = Die Partie läuft nicht.
web-refusal-paused = Die Partie ist unterbrochen.
web-refusal-no-chat = Der Gastgeber hat den Chat ausgeschaltet.
web-refusal-silent = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
web-refusal-muted = Der Betreiber dieses Servers hat dich für eine Weile in jedem Chat stummgeschaltet.
web-refusal-slow-chat = Der Gastgeber hat den Chat verlangsamt. Warte ein paar Sekunden mit der nächsten Zeile.
web-refusal-report = Wähle Zeilen einer anderen Person und sag in wenigen Worten, was los ist.
web-refusal-reported = Du hast diese Person hier schon gemeldet. Der Betreiber sieht es.
web-refusal-reports = Du hast zuletzt viel gemeldet. Warte eine Weile bis zur nächsten Meldung.
web-refusal-no-undo = An diesem Tisch wird nichts zurückgenommen.
web-refusal-nothing-to-undo = Es gibt nichts von dir zurückzunehmen.
web-undo-limit = Zurücknehmen lässt sich, was nach der letzten aufgedeckten Karte kam
web-refusal-request-open = Eine andere Bitte ist noch offen.
web-refusal-no-request = Diese Bitte ist nicht mehr offen.
web-refusal-no-spectators = Dieser Tisch ist nur für die, die daran sitzen.
web-refusal-bot-plays = Für diesen Platz spielt ein Bot.
web-refusal-rematch = Es gibt schon eine Revanche.
web-refusal-settings = Mit diesen Einstellungen lässt sich nicht spielen.
web-refusal-no-record = Diese Datei ist keine Aufzeichnung einer Partie.
# $message: what exactly is wrong, and in which line of the file, in English
web-refusal-record = Diese Aufzeichnung ist beschädigt, wurde verändert oder passt nicht zu den Regeln. ({ $message })
web-refusal-partial-record = Diese Aufzeichnung enthält nur, was ein einzelner Spieler wissen konnte. Die vollständige gibt es, wenn die Partie zu Ende ist.
web-refusal-other-rules = Diese Partie wurde nach anderen Regeln gespielt als denen, die hier gelten.
web-refusal-too-long = Das ist zu lang, um hier gelesen zu werden.
web-refusal-many-tables = Du hast schon mehrere öffentliche Tische. Schließe erst einen oder beginne dort die Partie.
web-refusal-quota = Du hast schon viele Aufzeichnungen geöffnet. In einer Stunde geht es weiter.
web-refusal-no-game = Dieses Spiel wird hier nicht gespielt.
web-refusal-over = Die Partie ist zu Ende.
web-refusal-no-move = So viele Schritte hat die Partie nicht.
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
web-lesson-back = Rückgängig
# A button: go on without the coach
web-lesson-play-on = Frei weiterspielen
web-lesson-play = Gegen Bots spielen
web-lesson-rules = Alle Regeln
web-lesson-again = Noch einmal
web-lesson-hide = Lehrmeister ausblenden

# What the server keeps of a person.
web-somebody = Jemand
web-my-data = Deine Daten
web-my-data-about = Der Server speichert deinen Namen, die Tische, an denen du saßt, samt den Partien, deine Zeilen im Chat, was du dem Betreiber meldest, und ein Kennzeichen für jedes deiner Geräte; niemals eine Adresse, eine E-Mail oder ein Passwort. Beendete Partien bleiben für immer, wenn der Betreiber keine Frist setzt. Deine Einstellungen bleiben auf diesem Gerät.
web-my-data-download = Alles von mir herunterladen
web-forget-me = Vergesst mich
web-forget-me-sure = Dich für immer vergessen? Dein Name und deine Zeilen im Chat verschwinden von allen Tischen, laufende Partien werden aufgegeben, und alle deine Geräte werden abgemeldet. Die anderen behalten ihre Partien.
web-forget-me-yes = Ja, vergesst mich
web-forgotten = Der Server hat dich vergessen.

# What the operator says to everybody.
web-notice = Vom Betreiber:
