# The rules of Port Royal, as the page of rules tells them, in our own words.
# What a card does is told by web-port-royal-text-…, an option by port-royal-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-port-royal-start = In fünf Minuten
rules-port-royal-pack = Die Karten
rules-port-royal-setup = Vor dem ersten Zug
rules-port-royal-discover = Erste Phase: Entdecken
rules-port-royal-repel = Säbel gegen Schiffe
rules-port-royal-bust = Zu viel riskiert
rules-port-royal-take = Zweite Phase: Handeln & Heuern
rules-port-royal-fee = Die anderen sind dran
rules-port-royal-ships = Die fünf Schiffe
rules-port-royal-persons = Die Personen
rules-port-royal-expeditions = Expeditionsaufrufe
rules-port-royal-taxes = Steuererhöhungen
rules-port-royal-end = Spielende und Sieg
rules-port-royal-coins = Münzen und Stapel
rules-port-royal-rulings = Feinheiten
rules-port-royal-options = Tischoptionen

## In five minutes

rules-port-royal-start-idea = Karte für Karte füllt sich vor deinen Augen ein Hafen. Schiffe bringen Geld, Personen treten in deinen Dienst. Je länger du wartest, desto größer die Auswahl; doch ein zweites Schiff derselben Farbe, und alles ist verloren.
rules-port-royal-start-goal = Du sammelst Einflusspunkte: auf den Personen, die du anheuerst, und auf den Expeditionsaufrufen, die du erfüllst. Zwölf davon läuten das Spielende ein.
# The three steps of a turn, under small pictures.
rules-port-royal-start-draw = Decke Karten für den Hafen auf, eine nach der anderen, und höre rechtzeitig auf. Mit einem zweiten Schiff derselben Farbe hast du zu viel riskiert: Dein Zug ist vorbei.
rules-port-royal-start-take = Nimm eine Karte: ein Schiff für seine Münzen oder eine Person für ihren Preis. Bei vier Schiffsfarben im Hafen darfst du zwei Karten nehmen, bei fünf drei.
rules-port-royal-start-others = Nun wählen die anderen aus dem, was übrig ist: jeder eine Karte, und jeder bezahlt dir dafür eine Münze.
# Labels of two short paragraphs.
rules-port-royal-start-scores = Was zählt
rules-port-royal-start-scores-text = Nur die Punkte auf Personen und Expeditionsaufrufen in deiner Auslage. Münzen entscheiden lediglich bei Gleichstand.
rules-port-royal-start-ends = Was das Ende bringt
rules-port-royal-start-ends-text = Zwölf Punkte bei irgendwem. Die Runde wird noch zu Ende gespielt, damit alle gleich oft am Zug waren; dann gewinnt, wer die meisten Punkte hat.
rules-port-royal-start-hint = Ein erster Plan
rules-port-royal-start-hint-text = Heuere früh an, wer Münzen bringt oder spart, und dazu ein paar Säbel. Solange du nichts abwehren kannst, sind drei Schiffe im Hafen ein guter Moment zum Aufhören.

## The cards. Legends beside a picture of each kind.

rules-port-royal-pack-coin = Jede Karte hat eine Münze auf der Rückseite. Verdeckt vor dir ist sie Geld und bleibt Geld, bis du damit bezahlst; eine offene Karte wird nie zur Münze.
rules-port-royal-pack-ship = Schiffe
rules-port-royal-pack-ship-text = Die Münzen, die es bringt, und die Säbel, die man zum Abwehren braucht.
rules-port-royal-pack-person = Personen
rules-port-royal-pack-person-text = Oben Fertigkeit und Punkte, unten der Preis.
rules-port-royal-pack-expedition = Expeditionsaufrufe
rules-port-royal-pack-expedition-text = Die verlangten Symbole sowie die Punkte und Münzen dafür.
rules-port-royal-pack-tax = Steuererhöhungen
rules-port-royal-pack-tax-text = Sie wirken in dem Augenblick, in dem sie aufgedeckt werden.

## Before the first turn

rules-port-royal-setup-coins = Alle erhalten drei Karten verdeckt: drei Münzen. Niemand sieht sich ihre andere Seite an.
rules-port-royal-setup-piles = Der Rest ist der Nachziehstapel. Der Ablagestapel daneben liegt offen; alle dürfen ihn jederzeit durchsehen.
rules-port-royal-setup-start = Den Startspieler bestimmt das Los. Gespielt wird im Uhrzeigersinn.
rules-port-royal-setup-five = Zu fünft liegt dieser Expeditionsaufruf von Anfang an aus; sonst bleibt er in der Schachtel.

## First phase: discover

rules-port-royal-discover-draw = In deinem Zug bist du der aktive Spieler. Decke die oberste Karte des Nachziehstapels auf. Die erste Karte ist Pflicht; danach darfst du nach jeder Karte aufhören oder weitermachen, so lange du willst.
rules-port-royal-discover-ship = Ein Schiff legt im Hafen an, wenn du es nicht abwehrst.
rules-port-royal-discover-person = Eine Person wartet im Hafen.
rules-port-royal-discover-expedition = Ein Expeditionsaufruf kommt neben den Hafen. Dort bleibt er liegen, notfalls viele Züge lang, bis ihn jemand erfüllt.
rules-port-royal-discover-tax = Eine Steuererhöhung wird ausgeführt und abgelegt; dann entscheidest du weiter.
rules-port-royal-discover-stop = Wenn du aufhörst, beginnt die zweite Phase.

## Swords against ships

rules-port-royal-repel-may = Du hast gerade ein Schiff aufgedeckt, und deine Matrosen und Piraten haben zusammen mindestens so viele Säbel, wie es zeigt? Dann darfst du es abwehren: Es wird abgelegt, und du machst weiter.
rules-port-royal-repel-free = Säbel verbrauchen sich nicht. Wehre in einem Zug so viele Schiffe ab, wie du magst, auch eines in einer neuen Farbe.
rules-port-royal-repel-skull = Einen Totenkopf kann niemand abwehren. Und abwehren lässt sich nur das gerade aufgedeckte Schiff, nie eines, das schon im Hafen liegt.

## Bust

rules-port-royal-bust-what = Kommt ein Schiff, dessen Farbe schon im Hafen liegt, und wird es nicht abgewehrt, dann hast du zu viel riskiert. Der Hafen und dieses Schiff werden abgelegt, niemand nimmt eine Karte, und dein Zug ist vorbei.
rules-port-royal-bust-jester = Expeditionsaufrufe bleiben liegen. Alle erhalten eine Münze für jeden eigenen Witzbold, auch der aktive Spieler.
# Under a row of cards in which a ship type comes a second time.
rules-port-royal-bust-picture = Eine Farbe zweimal: Alles ist verloren.

## Second phase: trade and hire

rules-port-royal-take-number = Du wählst zuerst. Wie viele Karten du nehmen darfst, hängt von den verschiedenen Schiffsfarben ab, die im Hafen liegen, wenn du aufhörst:
# Heads of a small table.
rules-port-royal-take-colours = Farben
rules-port-royal-take-cards = Karten
rules-port-royal-take-ship = Ein Schiff nehmen: Es wird abgelegt, und du erhältst seine Münzen sowie eine mehr für jeden deiner Händler in dieser Farbe.
rules-port-royal-take-person = Eine Person anheuern: Bezahle den Preis und lege die Karte in deine Auslage. Die Fertigkeit gilt sofort, schon für deine nächste Karte.
rules-port-royal-take-may = Du musst nichts nehmen. Wer passt, ist für diesmal fertig.

## The others’ goes

rules-port-royal-fee-go = Nach dir darf reihum jeder andere eine Karte nehmen, auch wenn du selbst keine genommen hast.
rules-port-royal-fee-coin = Für jede genommene Karte geben sie dem aktiven Spieler eine Münze. Ein Schiff darf diese Münze selbst einbringen; bei einer Person müssen Preis und Münze schon vorher da sein.
rules-port-royal-fee-left = Was am Ende übrig ist, wird abgelegt. Der linke Nachbar wird zum aktiven Spieler.

## The five ships. Under each ship: its cards, with coins, swords and how often they exist.

rules-port-royal-ships-text = Jede Farbe ist eine eigene Art mit eigener Schraffur und Form. Je mehr ein Schiff bringt, desto besser ist es bewaffnet.

## The persons

rules-port-royal-persons-text = Eine Person arbeitet für dich in jedem Zug, im eigenen und in denen der anderen. Mehrere der gleichen Art wirken zusammen. Bei jeder siehst du, welche Karten es gibt: Preis, Punkte, Anzahl.

## Expeditions

rules-port-royal-expeditions-when = Nur der aktive Spieler erfüllt Expeditionsaufrufe: immer wenn er zu entscheiden hat, in beiden Phasen und so viele, wie er kann.
rules-port-royal-expeditions-how = Lege eigene Personen mit genau den verlangten Symbolen ab; welche, wählst du. Der Expeditionsaufruf liegt nun für immer in deiner Auslage, und seine Münzen erhältst du sofort.
rules-port-royal-expeditions-worth = Ein Expeditionsaufruf bringt immer mehr Punkte, als die Personen dafür wert waren. Ein Tausendsassa ersetzt ein beliebiges Symbol.

## Tax increases

rules-port-royal-taxes-half = Wer zwölf oder mehr Münzen hat, gibt die Hälfte ab, abgerundet: von 12 oder 13 sechs, von 14 oder 15 sieben.
rules-port-royal-taxes-bonus = Danach bringt die Karte eine Münze: je nach Karte für die meisten Säbel oder die wenigsten Punkte. Bei Gleichstand erhalten alle Beteiligten eine, auch bei null.

## The end and the winner

rules-port-royal-end-round = Sobald jemand zwölf Punkte hat, auch außerhalb des eigenen Zuges, wird die laufende Runde zur letzten. Sie endet mit dem Zug des rechten Nachbarn des Startspielers.
rules-port-royal-end-win = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die Münzen; sind auch diese gleich, wird der Sieg geteilt.
rules-port-royal-end-option = Es gibt eine strengere Variante: Dann beenden zwölf Punkte das Spiel nur zusammen mit einem erfüllten Expeditionsaufruf, und nur wer einen erfüllt hat, kann gewinnen.

## Coins and piles

rules-port-royal-coins-open = Wie viele Münzen jemand hat, sehen alle. Ihre Vorderseiten kennt niemand, nicht einmal der Besitzer. Wer bezahlt, gibt die ältesten Münzen zuerst; sie kommen offen auf den Ablagestapel. Nur die Münze für den aktiven Spieler wechselt verdeckt den Besitzer.
rules-port-royal-coins-shuffle = Wird eine Karte gebraucht und ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen. Ist auch dieser leer, gibt es keine Münzen mehr, und niemand kann aufdecken.

## Fine points: rulings that come up at the table, each with a link to its section

rules-port-royal-rulings-empty = Du darfst bei leerem Hafen aufhören, etwa nach einer Steuererhöhung. Dann bringen die Witzbolde der anderen Münzen, deine nicht.
rules-port-royal-rulings-purpose = Du darfst ein Schiff anlegen lassen, obwohl du es abwehren könntest, auch wenn du damit zu viel riskierst: Das verdirbt allen den Hafen.
rules-port-royal-rulings-pending = Solange ein Schiff auf sein Schicksal wartet, geht nichts anderes, auch kein Expeditionsaufruf.
rules-port-royal-rulings-number = Wie viele Karten du nehmen darfst, steht fest, wenn du aufhörst. Ein Schiff zu nehmen ändert daran nichts.
rules-port-royal-rulings-governor = Ein gerade angeheuerter Gouverneur erlaubt dir sofort eine Karte mehr.
rules-port-royal-rulings-admiral = Admiräle zählen die Karten im Hafen nur einmal, bevor du die erste Karte nimmst. Expeditionsaufrufe zählen nicht, und ein jetzt erst angeheuerter Admiral kommt zu spät.
rules-port-royal-rulings-jester = Der Hafen muss leer sein, wenn du an die Reihe kommst. Nimmst du selbst die letzte Karte, bringen deine Witzbolde nichts.
rules-port-royal-rulings-price = Kein Preis sinkt unter null, und kein Fräulein verringert die Münze für den aktiven Spieler.
rules-port-royal-rulings-two = Wer dank eines Gouverneurs im Zug eines anderen zwei Karten nimmt, bezahlt zwei Münzen.
rules-port-royal-rulings-wait = Wer die letzte fehlende Person im Zug eines anderen anheuert, muss mit dem Expeditionsaufruf bis zum eigenen Zug warten.
rules-port-royal-rulings-after = Nach deiner letzten Karte darfst du noch Expeditionsaufrufe erfüllen; wenn du zu viel riskiert hast, nicht.
rules-port-royal-rulings-jack = Du darfst einen Tausendsassa schicken, auch wenn du die passende Person hast. Mehr Symbole als verlangt sind nicht erlaubt.
rules-port-royal-rulings-keep = Punkte werden nie weniger: Wer zwölf erreicht hat, behält sie.

## Options of the table

rules-port-royal-options-text = Die Regeln oben sind die eines gewöhnlichen Tisches. Wer einen Tisch eröffnet, kann diese Punkte ändern:
