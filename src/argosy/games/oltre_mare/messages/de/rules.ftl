# The rules of Oltre Mare, as the page of rules tells them, in our own words.
# What a port token does is told by oltre-mare-token-…-effect, an option by oltre-mare-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-oltre-mare-start = In fünf Minuten
rules-oltre-mare-card = Eine Karte, viele Seiten
rules-oltre-mare-goods = Was Waren bringen
rules-oltre-mare-setup = Vor dem ersten Zug
rules-oltre-mare-power = Erste Phase: Seefahrtsmacht
rules-oltre-mare-deals = Zweite Phase: Geschäfte
rules-oltre-mare-buying = Zweite Phase: Kaufen
rules-oltre-mare-actions = Dritte Phase: Aktionen
rules-oltre-mare-sailing = Das Schiff segelt
rules-oltre-mare-tokens = Hafenmarker
rules-oltre-mare-loading = Vierte Phase: Laden
rules-oltre-mare-venice = Die Zwischenwertung
rules-oltre-mare-end = Die letzte Runde
rules-oltre-mare-scoring = Die Schlusswertung
rules-oltre-mare-secrets = Was offen ist, was verborgen
rules-oltre-mare-rulings = Feinheiten
rules-oltre-mare-options = Tischoptionen

## In five minutes

rules-oltre-mare-start-idea = Ihr seid Kaufleute aus Venedig. Du handelst mit allen am Tisch, segelst von Hafen zu Hafen und stapelst deine Fracht so, dass gleiche Waren beieinander liegen: Das zahlt sich aus.
rules-oltre-mare-start-ducats = Dukaten sind Geld und Siegpunkte zugleich. Du darfst dich unbegrenzt verschulden; am Ende zählt jeder Dukat.
# The four phases of a turn, under small pictures; their names are oltre-mare-phase-….
rules-oltre-mare-start-power = Hast du mehr Karten, als deine Seefahrtsmacht erlaubt, bekommen die Piraten den Rest.
rules-oltre-mare-start-trade = Mache Geschäfte und kaufe Karten, bis du mindestens so viele hast, wie deine Fracht verlangt.
rules-oltre-mare-start-actions = Spiele genau so viele Karten aus, wie deine Fracht angibt. Ihre Symbole bringen Dukaten, Piraten, Karten und Bewegungen deines Schiffs.
rules-oltre-mare-start-loading = Lege die ausgespielten Karten auf deinen Frachtstapel. Die oberste bestimmt Seefahrtsmacht und Fracht für deinen nächsten Zug.
# Labels of two short paragraphs.
rules-oltre-mare-start-scores = Was zählt
rules-oltre-mare-start-scores-text = Serien gleicher Waren in deinem Frachtstapel, Hafenmarker und Prestige für Geschäfte als Partner. Jede Karte in deinem Piratenstapel kostet einen Dukaten.
rules-oltre-mare-start-ends = Was das Ende bringt
rules-oltre-mare-start-ends-text = Der Warenstapel: Ist er leer, wird die Runde zu Ende gespielt und zum zweiten Mal gewertet. Das erste Mal ist zur Halbzeit, wenn die Venedigkarte erscheint.
rules-oltre-mare-start-hint = Ein erster Plan
rules-oltre-mare-start-hint-text = Entscheide dich für zwei oder drei Waren und erhandle sie dir. Denke vor dem Verladen an deinen nächsten Zug: Viel Macht bedeutet wenig Fracht und umgekehrt.

## A card has many sides. Numbered legends beside a large card.

rules-oltre-mare-card-symbols = Zwei Aktionen. Sie zählen, wenn du die Karte ausspielst.
rules-oltre-mare-card-copies = Die Ware und wie viele Karten es von ihr gibt.
rules-oltre-mare-card-port = Auf manchen Karten ein Hafen: Dort kann die Reise eines Schiffs beginnen.
rules-oltre-mare-card-payout = Was eine Serie dieser Ware bringt: für eine Karte, zwei, drei und so weiter.
rules-oltre-mare-card-power = Seefahrtsmacht, neben dem Löwen: So viele Karten darfst du zu Beginn deines Zuges auf der Hand haben.
rules-oltre-mare-card-load = Fracht, in Ballen: So viele Karten musst du ausspielen.
rules-oltre-mare-card-top = Seefahrtsmacht und Fracht gelten nur auf der obersten Karte deines Frachtstapels. Zusammen ergeben sie immer sieben.

## What goods bring. A table of goods and figures.

rules-oltre-mare-goods-text = Eine Serie ist eine lückenlose Folge gleicher Waren im Frachtstapel. Seltene Waren lohnen sich früher, häufige sind leichter zu bekommen. Ist eine Serie länger als ihre Zahlenreihe, bringt sie den letzten Wert und nicht mehr.
# Heads of the table; the figures 1, 2, 3 … are the length of the run.
rules-oltre-mare-goods-good = Ware
rules-oltre-mare-goods-cards = Karten

## Before the first turn

rules-oltre-mare-setup-tokens = Für jeden Hafen wird ein Hafenmarker gezogen und offen hingelegt. Die zwei übrigen werden nicht gebraucht.
rules-oltre-mare-setup-grain = Zu zweit kommt alles Korn aus dem Stapel.
rules-oltre-mare-setup-ship = Für jeden werden Karten aufgedeckt, bis eine einen Hafen nennt. Sie wird zur ersten Karte des Frachtstapels; das Schiff beginnt in diesem Hafen, und der Marker dort kommt aus dem Spiel.
rules-oltre-mare-setup-hand = Alle erhalten vier Handkarten und besitzen 11 Dukaten.
rules-oltre-mare-setup-venice = Die Venedigkarte wird ungefähr in der Mitte des Warenstapels versteckt. Den Startspieler bestimmt das Los; gespielt wird im Uhrzeigersinn.

## First phase: naval power

rules-oltre-mare-power-limit = Vergleiche deine Handkarten mit der Seefahrtsmacht deiner obersten Karte. Wähle die überzähligen und lege sie verdeckt auf deinen Piratenstapel, in beliebiger Reihenfolge.
rules-oltre-mare-power-once = Nur in diesem Moment ist die Hand begrenzt. Seefahrtsmacht und Fracht werden jetzt abgelesen und gelten für den ganzen Zug.
# Under a picture: a top card with its power, and a hand with two cards too many.
rules-oltre-mare-power-picture = Zu viel für dieses Schiff: Zwei Karten gehen an die Piraten.

## Second phase: deals

rules-oltre-mare-deals-who = Geschäfte und Käufe dürfen sich beliebig abwechseln. Ein Geschäft läuft immer zwischen dem aktiven Spieler und einem anderen; die übrigen handeln nicht untereinander.
rules-oltre-mare-deals-what = Handkarten und Dukaten dürfen den Besitzer wechseln, auf jeder Seite beliebig viele. Auch ein Geschenk ist ein Geschäft. Mindestens eine Karte muss dabei sein, und beide müssen zustimmen.
rules-oltre-mare-deals-truth = Die Ware jeder angebotenen Karte muss ehrlich genannt werden. Über Symbole, Seefahrtsmacht, Fracht und Hafen darfst du behaupten, was du willst.
rules-oltre-mare-deals-prestige = Wer mit dem aktiven Spieler ein Geschäft macht, erhält ein Prestigeplättchen, höchstens eines pro Zug. Der aktive Spieler erhält keines.
rules-oltre-mare-deals-desk = Ein Angebot nennt, was du gibst und was du willst. Man kann es annehmen, ablehnen oder mit einem Gegenangebot beantworten. Mit der Phase enden alle Angebote.

## Second phase: buying

rules-oltre-mare-buying-four = Der aktive Spieler darf in einem Zug bis zu vier Karten kaufen: vom Warenstapel oder die oberste des eigenen Piratenstapels. Du siehst jede Karte, bevor du über die nächste entscheidest.
rules-oltre-mare-buying-price = Eine Karte kostet 3 Dukaten; sie kostet 4, wenn du vor dem Bezahlen 0 oder weniger hast.
rules-oltre-mare-buying-enough = Die Phase kann erst enden, wenn du mindestens so viele Karten hast, wie deine Fracht verlangt. Auf Kredit gelingt das immer.

## Third phase: actions. The table shows what so many equal symbols bring.

rules-oltre-mare-actions-exact = Spiele genau so viele Karten aus, wie deine Fracht angibt, alle auf einmal. Zähle jedes Symbol über alle Karten. Ausgeführt wird von oben nach unten, und nichts darf entfallen:
# Heads of the table, then what each row counts.
rules-oltre-mare-actions-symbols = Symbole
rules-oltre-mare-actions-ducat = Dukaten für dich
rules-oltre-mare-actions-pirate = Karten vom Warenstapel auf deinen Piratenstapel, ungesehen
rules-oltre-mare-actions-draw = Karten vom Warenstapel auf deine Hand; in diesem Zug nicht mehr ausspielbar
rules-oltre-mare-actions-ship = Bewegungen deines Schiffs

## The ship sails

rules-oltre-mare-sailing-moves = Dein Schiff macht genau so viele Bewegungen, jede auf einem Seeweg in den nächsten Hafen. Kein Seeweg darf in einem Zug zweimal benutzt werden; Häfen dürfen erneut besucht werden, und beliebig viele Schiffe dürfen in einem liegen.
rules-oltre-mare-sailing-end = Nur der Hafen am Ende zählt. Du nimmst den Marker dort, und er ist nun dein aktiver. Dein bisheriger aktiver Marker wird umgedreht, bleibt aber bei dir. Liegt dort keiner, wird dein aktiver Marker trotzdem umgedreht.
rules-oltre-mare-sailing-none = Spielst du kein Schiffssymbol aus, bleibt das Schiff liegen, und nichts ändert sich.
# Under a piece of the chart with a course of three moves.
rules-oltre-mare-sailing-picture = Drei Bewegungen: Nur der Marker im letzten Hafen wird genommen.

## Port tokens

rules-oltre-mare-tokens-text = Nur der aktive Marker wirkt, und erst von dem Augenblick an, in dem du ihn nimmst. Am Spielende zählen alle deine Marker, offen oder verdeckt.

## Fourth phase: loading

rules-oltre-mare-loading-order = Lege alle ausgespielten Karten in beliebiger Reihenfolge auf deinen Frachtstapel. Dann steht die Reihenfolge fest, und niemand darf einen Frachtstapel durchsehen.
rules-oltre-mare-loading-choice = Die Reihenfolge ist eine Wahl zwischen zwei Zielen: eine Serie zu verlängern und für den nächsten Zug die richtige Karte oben zu haben.

## The first scoring

rules-oltre-mare-venice-when = Sobald die Venedigkarte gezogen wird oder am Ende eines Zuges oben auf dem Warenstapel liegt, ruht das Spiel für die Zwischenwertung.
rules-oltre-mare-venice-prestige = Prestige wird gewertet wie am Schluss; dann werden alle Prestigeplättchen zurückgegeben.
rules-oltre-mare-venice-cargo = In jedem Frachtstapel wird die oberste Serie beiseitegelegt: Sie bleibt und darf weiter wachsen. Alle Serien darunter werden ausgezahlt und abgelegt.
rules-oltre-mare-venice-on = Hafenmarker und Piratenstapel zählen noch nicht. In diesem Zug ausgespielte Karten sind noch nicht verladen und bleiben, wie sie sind. Die Venedigkarte kommt aus dem Spiel; wurde sie gezogen, rückt die nächste Karte an ihre Stelle. Dann geht der Zug weiter.
# Under a picture of a cargo stack, top card first, with what each run brings.
rules-oltre-mare-venice-picture = Ein Frachtstapel, wenn Venedig erscheint; links liegt oben.
rules-oltre-mare-venice-stays = bleibt

## The last round

rules-oltre-mare-end-deck = Sobald die letzte Karte des Warenstapels genommen ist, wird die laufende Runde zur letzten. Sie endet mit dem Zug des rechten Nachbarn des Startspielers.
rules-oltre-mare-end-shuffle = Werden bis dahin noch Karten gebraucht, wird der Ablagestapel gemischt und zum neuen Warenstapel.
rules-oltre-mare-end-start = Reichen auch diese nicht, werden Frachtstapel und Piratenstapel des Startspielers sofort gewertet und zu einem neuen Warenstapel gemischt. Der Startspieler beginnt dann einen neuen Frachtstapel.

## The final scoring, in four steps

rules-oltre-mare-scoring-prestige = Prestige: Die meisten Plättchen bringen 6 Dukaten, die zweitmeisten 3, die drittmeisten 1.
rules-oltre-mare-scoring-cargo = Fracht: Jede Serie im Stapel bringt ihre Dukaten.
rules-oltre-mare-scoring-pirates = Piraten: Jede Karte im Piratenstapel kostet 1 Dukaten.
rules-oltre-mare-scoring-tokens = Hafenmarker: Rangfolge wie beim Prestige, wieder für 6, 3 und 1 Dukaten.
rules-oltre-mare-scoring-level = Bei Gleichstand teilt man sich den Rang und erhält jeweils die vollen Dukaten; die nächstkleinere Anzahl ist der nächste Rang. Auch keines zu haben ist ein Rang.
# Heads of a small table that shows such a ranking.
rules-oltre-mare-scoring-have = Plättchen
rules-oltre-mare-scoring-get = Dukaten
rules-oltre-mare-scoring-win = Wer die meisten Dukaten hat, gewinnt. Bei Gleichstand zählen mehr Karten im Frachtstapel; ist auch das gleich, wer in der Reihenfolge früher sitzt. Handkarten sind nichts wert.

## What is open, what is hidden

rules-oltre-mare-secrets-open = Offen für alle: Dukaten, Plättchen und Marker, die Größe jeder Hand und jedes Stapels, die oberste Karte jedes Frachtstapels und alles, was ausgespielt und verladen wird.
rules-oltre-mare-secrets-hidden = Verborgen: Handkarten, Piratenstapel, Frachtstapel unter der obersten Karte, die Reihenfolge des Warenstapels und die Lage der Venedigkarte.
rules-oltre-mare-secrets-talk = Alle hören, welche Waren und Dukaten angeboten werden und den Besitzer wechseln. Die Karten selbst sehen nur die beiden, die handeln.

## Fine points: rulings that come up at the table, each with a link to its section

rules-oltre-mare-rulings-gift = In welche Richtung ein Geschenk auch geht: Das Prestigeplättchen bekommt, wer nicht der aktive Spieler ist.
rules-oltre-mare-rulings-once = Ein Prestigeplättchen pro Zug: Das gilt auch, wenn die Zwischenwertung dazwischenkommt.
rules-oltre-mare-rulings-reach = Ein Geschäft ist nicht erlaubt, wenn der aktive Spieler danach mit den übrigen Käufen die Fracht nicht mehr erreichen könnte.
rules-oltre-mare-rulings-onward = Gerade erhaltene Karten dürfen im selben Zug gleich weitergegeben werden.
rules-oltre-mare-rulings-debt = Von 2 Dukaten führt die erste Karte auf −1, die zweite auf −5: Ab 0 gilt der höhere Preis.
rules-oltre-mare-rulings-terms = Mit „Günstige Konditionen“ machen Schulden keine Karte teurer.
rules-oltre-mare-rulings-stack = Vom Piratenstapel kaufst du immer die oberste Karte; durchsehen darfst du ihn nicht.
rules-oltre-mare-rulings-deal = „Gutes Geschäft“ zählt auch, wenn du kein Dukatensymbol ausspielst. Fünf Symbole bringen nicht mehr als vier: 6 Dukaten.
rules-oltre-mare-rulings-calm = „Ruhige See“ bringt nur dann Dukaten, wenn du sie schon vor der Bewegung deines Schiffs hattest.
rules-oltre-mare-rulings-hand = „Sieg über die Piraten“ hilft nicht, wenn du zu viele Handkarten hast.
rules-oltre-mare-rulings-stuck = Ein Schiff darf nicht in eine Sackgasse segeln, solange ein anderer Weg alle Bewegungen erlaubt. Gibt es keinen, segelt es so weit wie möglich.
rules-oltre-mare-rulings-compass = Wer einen Kompass findet, darf auch bleiben und behält dann den aktiven Marker. Ein Sprung in einen Hafen ohne Marker dreht ihn um.
rules-oltre-mare-rulings-whole = Ist ein Frachtstapel eine einzige Serie, wenn Venedig erscheint, wird nichts davon gewertet.
rules-oltre-mare-rulings-last = Die letzte Runde beginnt mit der letzten Karte, auch wenn niemand mehr eine braucht. Solange Venedig im Warenstapel liegt, ist er nicht leer.

## Options of the table

rules-oltre-mare-options-text = Die Regeln oben sind die eines gewöhnlichen Tisches. Wer einen Tisch eröffnet, kann diese Punkte ändern:
