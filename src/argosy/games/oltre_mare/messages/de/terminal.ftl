# Oltre Mare at the terminal (argosy play, argosy replay).

## the table and its map

oltre-mare-terminal-column-ducats = Dukaten
oltre-mare-terminal-column-pirates = Piraten
oltre-mare-terminal-column-cargo = Stapel
oltre-mare-terminal-column-top = Oberste
oltre-mare-terminal-column-tokens = Marker
oltre-mare-terminal-column-cards = Karten
oltre-mare-terminal-column-power = Macht
oltre-mare-terminal-column-port = Hafen
oltre-mare-terminal-column-good = Ware
oltre-mare-terminal-column-payout = Ausschüttung
oltre-mare-terminal-venice-in = Venedig kommt noch
oltre-mare-terminal-venice-out = Venedig ist vorbei
oltre-mare-terminal-venice-next = Wahrscheinlichkeit, dass die nächste Karte Venedig ist: { $percent } %
oltre-mare-terminal-next-good = Die nächste Karte nach Warensorte (eine von { $amount ->
    [one] { $amount } unbekannten Karte
   *[other] { $amount } unbekannten Karten
})
oltre-mare-terminal-no-card = Es ist keine Karte zum Ziehen mehr da.
oltre-mare-terminal-map-ships = Ziffern sind Schiffe: die Zahl vor dem Namen des Spielers.
oltre-mare-terminal-map-reach = Häfen in Klammern sind jetzt erreichbar.
oltre-mare-terminal-played = Ausgespielte Karten
oltre-mare-terminal-payouts = Serien von 1, 2, 3 … Karten bringen:
oltre-mare-terminal-symbols = 1, 2, 3, 4 gleiche Symbole:
oltre-mare-terminal-set = Kartensatz { $set }: { $cards } Karten, { $ports } Häfen, { $routes } Seewege, { $tokens } Hafenmarker.

## decisions

oltre-mare-terminal-help-words = help, map, odds, log, save DATEI, quit
oltre-mare-terminal-wanted-discard = lege { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} auf den Piratenstapel (Seefahrtsmacht { $power }). Gib eine Nummer ein.
oltre-mare-terminal-wanted-trade = Handel. Handkarten: { $hand }, Fracht: { $load }, noch mögliche Käufe: { $amount }.
oltre-mare-terminal-wanted-answer = Ein Angebot wartet auf deine Antwort.
oltre-mare-terminal-wanted-play = spiele genau { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} aus. Gib die Nummern ein, zum Beispiel: 1 3
oltre-mare-terminal-wanted-sail = segle. Bewegungen übrig: { $amount }.
oltre-mare-terminal-wanted-compass = springe in einen Hafen oder bleib.
oltre-mare-terminal-wanted-load = verlade die ausgespielten Karten, die unterste zuerst. Gib die Nummern ein, zum Beispiel: 2 1
oltre-mare-terminal-wanted-draft = bring zu Ende, was du begonnen hast.
oltre-mare-terminal-action-offer = Ein Geschäft anbieten, Schritt für Schritt
oltre-mare-terminal-runs = { $name }: Die Fracht bringt { $ducats } ({ $runs })
oltre-mare-terminal-run = Serie von { $goods }: { $ducats }
oltre-mare-terminal-run-at-least = Serie von mindestens { $goods }: mindestens { $ducats }
oltre-mare-terminal-next-top = nächster Zug: Seefahrtsmacht { $power }, Fracht { $load }
oltre-mare-terminal-confirm = Enter: ausführen. Andere Nummern: neu wählen. no: zurück.
oltre-mare-terminal-yes-or-no = Enter: ja. no: verwerfen.
oltre-mare-terminal-dropped = Verworfen.
oltre-mare-terminal-one-card = Nur eine Karte auf einmal.
oltre-mare-terminal-card-twice = Doppelt genannt: { $card }
oltre-mare-terminal-no-such-card = Es gibt keine Karte mit der Nummer „{ $text }“.
oltre-mare-terminal-no-such-good = „{ $text }“ ist keine Ware.
oltre-mare-terminal-no-such-player = „{ $text }“ ist niemand, dem du ein Angebot machen kannst.
oltre-mare-terminal-no-number = „{ $text }“ ist keine ganze Zahl von 0 bis { $most }.
oltre-mare-terminal-offer-begin = Ein Angebot, Schritt für Schritt; „cancel“ verwirft es.
oltre-mare-terminal-offer-to = An wen? { $names }
oltre-mare-terminal-offer-all = alle
oltre-mare-terminal-offer-give = Welche Karten gibst du? Nummern, zum Beispiel: 1 3. Enter: keine.
oltre-mare-terminal-offer-give-ducats = Wie viele Dukaten gibst du? Enter: keine.
oltre-mare-terminal-offer-want = Welche Waren willst du? Zum Beispiel: 2 Seide, Edelsteine. Enter: keine. Waren: { $goods }
oltre-mare-terminal-offer-want-ducats = Wie viele Dukaten willst du? Enter: keine.
oltre-mare-terminal-offer-whole = Angebot an: { $name }. Du gibst: { $give }. Du willst: { $want }.
oltre-mare-terminal-offer-form = Ein Angebot wird so geschrieben: { $text } (ein Strich steht für keine Karten oder keine Waren; statt der Karten gehen auch ihre Nummern).
oltre-mare-terminal-accept-with = Das Angebot will: { $want }. Welche Karten gibst du? Gib die Nummern ein.

## the rules in a few lines (the word help)

oltre-mare-terminal-rule-power = Seefahrtsmacht und Fracht zeigt die oberste Karte deines Frachtstapels. Hast du mehr Handkarten als Seefahrtsmacht, legst du zuerst Karten auf deinen Piratenstapel; jede kostet am Ende 1 Dukaten.
oltre-mare-terminal-rule-buy = Handel: Du darfst bis zu vier Karten kaufen, für je 3 Dukaten, oder 4, solange du 0 oder weniger hast; Schulden sind erlaubt. Du brauchst mindestens so viele Karten, wie die Fracht verlangt.
oltre-mare-terminal-rule-deals = Geschäfte gibt es zwischen dem aktiven Spieler und einem anderen: beliebige Karten und Dukaten. Der andere erhält ein Prestigeplättchen, höchstens eines pro Zug.
oltre-mare-terminal-rule-truth = Die Waren eines Angebots stimmen immer; Symbole, Seefahrtsmacht, Fracht und Hafen sieht man erst nach dem Geschäft.
oltre-mare-terminal-rule-play = Aktionen: Spiele genau so viele Karten aus, wie die Fracht angibt. Gleiche Symbole zählen zusammen: Dukatensymbole bringen Dukaten, Piratenflaggen legen Karten auf deinen Piratenstapel, Kartensymbole bringen Karten, Schiffssymbole sind Bewegungen.
oltre-mare-terminal-rule-ship = Das Schiff nutzt jeden Seeweg höchstens einmal pro Zug. Wo es ankommt, nimmt es den Hafenmarker, der von da an aktiv ist; in einem Hafen ohne Marker wird der aktive umgedreht.
oltre-mare-terminal-rule-tokens = Nur der aktive Marker wirkt. Am Ende bringen die meisten Hafenmarker 6 Dukaten, der nächste Rang 3, der dritte 1; ebenso die Prestigeplättchen, bei Venedig und am Ende.
oltre-mare-terminal-rule-load = Verladen: Die ausgespielten Karten kommen in beliebiger Reihenfolge auf den Frachtstapel. Serien einer Ware bringen je nach Länge Dukaten; die oberste Karte bestimmt Seefahrtsmacht und Fracht deines nächsten Zuges.
oltre-mare-terminal-rule-venice = Erscheint Venedig, werden Prestige und alle Fracht gewertet, nur die oberste Serie nicht; sie bleibt liegen.
oltre-mare-terminal-rule-end = Die Runde, in der der Warenstapel leer wird, ist die letzte. Wer die meisten Dukaten hat, gewinnt.
oltre-mare-terminal-rule-typing = Nummern stehen für Karten oder Häfen, Buchstaben für Aktionen. Zeichen auf Karten: ● Dukat, ☠ Piratenflagge, ▤ Karten ziehen, ▲ Schiff; 5/2 heißt Seefahrtsmacht 5, Fracht 2.
oltre-mare-terminal-rule-offer = Ein Angebot in einer Zeile: { "offer 1 give gems-01,salt-03 2 want silk:2 0" }. Eine Behauptung dazu: { "claim 4 power 6" }. Eine Antwort: { "accept 4 with silk-02,silk-07" }.
