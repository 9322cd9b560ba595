### What the coach says during the first lesson. Cards, ports and figures are always those named here. Keep it short: three lines on a phone.

web-lesson-oltre-mare-welcome = Willkommen bei Oltre Mare! Du bist Kaufmann zur See. Dukaten sind Geld und Siegpunkte zugleich: Wer am Ende die meisten hat, gewinnt.
web-lesson-oltre-mare-hand = Deine Handkarten. Jede Karte ist eine Ware, und ihre zwei Symbole sagen, was geschieht, wenn du sie spielst.
web-lesson-oltre-mare-cargo = Deine Fracht: Nur die oberste Karte ist zu sehen. Der Löwe (5) sagt, wie viele Karten du halten darfst, der Ballen (2), wie viele du spielen musst.
web-lesson-oltre-mare-parts = Ein Zug hat vier Teile: Seefahrtsmacht, Handel, Aktionen, Laden. Du hältst keine Karte zu viel, und Geschäfte kommen später: Beende den Handel.
web-lesson-oltre-mare-marks = Dukaten bringen Geld, Flaggen Piraten, Karten neue Karten, Schiffe bewegen dein Schiff. Die ersten drei wachsen schnell: 1, 3, 6 für ein, zwei, drei Symbole.
web-lesson-oltre-mare-play = Wähle beide Olivenkarten. Die Zeile über deinen Karten zeigt, was sie bewirken. Dann spiel sie aus.
web-lesson-oltre-mare-sail = Ein Dukat, eine Karte und zwei Bewegungen für dein Schiff. Du bekommst den Marker des Hafens, in dem sie enden. Die Ringe zeigen, wo das sein kann. Corfu hat einen guten: segle dorthin.
web-lesson-oltre-mare-sail-on = Und weiter nach Corfu.
web-lesson-oltre-mare-token = Der Marker „Gutes Geschäft“ gibt dir in jedem Zug ein Dukatensymbol mehr. Er wirkt, bis du einen anderen nimmst; am Ende zählt jeder Marker.
web-lesson-oltre-mare-load = Jetzt wird geladen. Gleiche Waren nebeneinander bilden eine Serie; lange Serien bringen viel mehr. Die letzte Karte liegt oben und bestimmt den nächsten Zug: Tippe die Oliven mit 3 Ballen an, dann verlade.
web-lesson-oltre-mare-offer = Der Bot ist am Zug und bietet dir Seide für dein Salz. Seide hast du schon, und wer im Zug eines anderen handelt, bekommt Prestige. Nimm an.
web-lesson-oltre-mare-prestige = Dein Prestigeplättchen. Bei jeder Wertung bekommt 6 Dukaten, wer die meisten Plättchen hat, der Zweite 3, der Dritte 1.
web-lesson-oltre-mare-buy = Dein Zug. Dank der Oliven obenauf werden jetzt drei Karten gespielt. Du darfst bis zu vier kaufen: Kauf eine vom Warenstapel für 3 Dukaten.
web-lesson-oltre-mare-bought = Wieder Seide! Die Tonwaren passen zu nichts, also verkauf sie: Drück bei „Neues Angebot“ auf den Namen des Bots, tipp die Tonwaren an, verlange 2 Dukaten und drück „Anbieten“.
web-lesson-oltre-mare-agreed = Der Bot ist einverstanden. Wer das Angebot gemacht hat, hat das letzte Wort: Schließ das Geschäft ab.
web-lesson-oltre-mare-sold = Zwei Dukaten für eine Karte, die du nicht brauchst. Das Prestige bekommt der Partner, denn du bist am Zug. Jetzt beende den Handel.
web-lesson-oltre-mare-silk = Spiel alle drei Seidenkarten. Zwei Dukatensymbole und das deines Markers sind drei: 6 Dukaten!
web-lesson-oltre-mare-venice = Die Venedigkarte ist erschienen: Zwischenwertung. Prestige bringt Dukaten und wird abgegeben; deine zwei Tonwarenkarten bringen 3. Die oberste Serie, deine Oliven, bleibt und darf wachsen.
web-lesson-oltre-mare-free = Schließ die Wertung, wenn sie im Weg ist, und segle mit deinen zwei Bewegungen, wohin du magst. Zeig auf einen Marker, um zu lesen, was er bewirkt.
web-lesson-oltre-mare-free-on = Noch eine Bewegung.
web-lesson-oltre-mare-run = Verlade die Seide: Eine Serie von dreien bringt am Ende 7 Dukaten. Welche Karte oben liegt, bestimmst du.
web-lesson-oltre-mare-power = Der Bot hielt mehr Karten, als sein Löwe erlaubt. Was zu viel ist, geht verdeckt zu seinen Piraten, und jede Karte dort kostet am Ende einen Dukaten.
web-lesson-oltre-mare-final = Der Warenstapel ist leer, also war dies die letzte Runde. Prestige bringt noch einmal Dukaten, dann alle Serien, abzüglich eines Dukaten je Piratenkarte, dann die Zahl der Marker.
web-lesson-oltre-mare-end = Das war die Lektion. In einer richtigen Partie ist der Warenstapel viel größer, es gibt mehr Kaufleute und viel mehr zu handeln.
