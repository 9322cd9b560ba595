# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Deutsch
terminal-you = Gast
terminal-compiling = Die Regeln werden für diesen Rechner vorbereitet (nur beim ersten Mal, ein bis zwei Minuten) …
terminal-welcome = { $game }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}. Seed: { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
terminal-help = Gib ein Kürzel oder die Aktion selbst ein. Weitere Befehle: { $words }.
terminal-help-words = help, odds, log, save DATEI, quit
terminal-your-decision = { $name }, deine Entscheidung:
terminal-picks = du darfst noch { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} nehmen
terminal-bust = Risiko bei der nächsten Karte: { $percent } %
terminal-next-card = Die nächste Karte nach Art
terminal-kind-ship = Schiff
terminal-kind-person = Person
terminal-kind-expedition = Expedition
terminal-kind-tax = Steuererhöhung
terminal-column-player = Spieler
terminal-column-points = Punkte
terminal-column-coins = Münzen
terminal-column-swords = Säbel
terminal-column-display = Auslage
terminal-not-understood = „{ $text }“ ist weder ein Kürzel noch eine Aktion.
terminal-near = Meintest du „{ $text }“?
terminal-saved = Gespeichert: { $file }
terminal-save-failed = { $file } konnte nicht gespeichert werden: { $reason }
terminal-save-name = Gib einen Dateinamen an: save DATEI
terminal-ranking = Endstand
terminal-winner = Sieger: { $names }
terminal-winners = Geteilter Sieg: { $names }
terminal-not-eligible = kein Expeditionsaufruf erfüllt: kann nicht gewinnen
terminal-goodbye = Die Partie wurde nicht zu Ende gespielt. Derselbe Tisch noch einmal: { $command }

## The table, its odds and its records

terminal-percent = { $percent } %
terminal-no-draw = Gerade steht kein Aufdecken an.
terminal-column-for-you = Für dich
terminal-last-round = Letzte Runde
terminal-game = { $first }–{ $last } Spieler, Regelversion { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } Aktion
   *[other] { $amount } Aktionen
}, alle nach den Regeln.

## The rules in a few lines (the word help)

terminal-rule-bust = Ein zweites Schiff derselben Farbe, und du hast zu viel riskiert: Die Hafenauslage ist verloren. Mit mindestens so vielen Säbeln, wie es zeigt, kannst du es abwehren; einen Totenkopf nie.
terminal-rule-picks = Bei vier Schiffsfarben in der Hafenauslage darf der aktive Spieler 2 Karten nehmen, bei fünf 3. Alle anderen dürfen 1 Karte nehmen und bezahlen ihm dafür 1 Münze.
terminal-rule-tax = Steuererhöhung: Wer 12 oder mehr Münzen hat, verliert die Hälfte; dann bringen die meisten Säbel oder die wenigsten Punkte 1 Münze.
terminal-rule-swords = Matrose: 1 Säbel. Pirat: 2 Säbel.
terminal-rule-trader = Händler: +1 Münze für jedes Schiff dieser Farbe, mit dem du handelst.
terminal-rule-symbols = Kapitän, Priester, Siedler: für Expeditionsaufrufe, die du im eigenen Zug erfüllst. Tausendsassa: ersetzt einen von ihnen.
terminal-rule-mademoiselle = Fräulein: Jede Person kostet dich 1 Münze weniger.
terminal-rule-admiral = Admiral: +2 Münzen, wenn du Karten nehmen darfst und mindestens fünf in der Hafenauslage liegen.
terminal-rule-jester = Witzbold: +1 Münze, wenn jemand zu viel riskiert hat, und wenn du in einem fremden Zug eine leere Hafenauslage vorfindest.
terminal-rule-governor = Gouverneur: Du darfst eine Karte mehr nehmen.

## Oltre Mare: the table and its map

terminal-column-ducats = Dukaten
terminal-column-pirates = Piraten
terminal-column-cargo = Stapel
terminal-column-top = Oberste
terminal-column-tokens = Marker
terminal-column-cards = Karten
terminal-column-power = Macht
terminal-column-port = Hafen
terminal-column-good = Ware
terminal-column-payout = Ausschüttung
terminal-venice-in = Venedig kommt noch
terminal-venice-out = Venedig ist vorbei
terminal-venice-next = Wahrscheinlichkeit, dass die nächste Karte Venedig ist: { $percent } %
terminal-next-good = Die nächste Karte nach Warensorte (eine von { $amount ->
    [one] { $amount } unbekannten Karte
   *[other] { $amount } unbekannten Karten
})
terminal-no-card = Es ist keine Karte mehr da, die man ziehen könnte.
terminal-map-ships = Ziffern sind Schiffe: die Zahl vor dem Namen des Spielers.
terminal-map-reach = Häfen in Klammern sind jetzt erreichbar.
terminal-played = Ausgespielte Karten
terminal-payouts = Serien von 1, 2, 3 … Karten bringen:
terminal-symbols = 1, 2, 3, 4 gleiche Symbole:
terminal-set = Kartensatz { $set }: { $cards } Karten, { $ports } Häfen, { $routes } Seewege, { $tokens } Hafenmarker.

## Oltre Mare: decisions

terminal-sea-help-words = help, map, odds, log, save DATEI, quit
terminal-wanted-discard = lege { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} ab (Seefahrtsmacht { $power }). Gib eine Nummer ein.
terminal-wanted-trade = Handel. Handkarten: { $hand }, Fracht: { $load }, noch mögliche Käufe: { $amount }.
terminal-wanted-answer = Ein Angebot wartet auf deine Antwort.
terminal-wanted-play = spiele genau { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} aus. Gib die Nummern ein, zum Beispiel: 1 3
terminal-wanted-sail = segle. Bewegungen übrig: { $amount }.
terminal-wanted-compass = springe in einen Hafen oder bleib.
terminal-wanted-load = verlade die ausgespielten Karten, die unterste zuerst. Gib die Nummern ein, zum Beispiel: 2 1
terminal-wanted-draft = bring zu Ende, was du begonnen hast.
terminal-action-offer = Ein Geschäft anbieten, Schritt für Schritt
terminal-runs = { $name }: Die Fracht bringt { $ducats } ({ $runs })
terminal-run = Serie von { $goods }: { $ducats }
terminal-run-at-least = Serie von mindestens { $goods }: mindestens { $ducats }
terminal-next-top = nächster Zug: Seefahrtsmacht { $power }, Fracht { $load }
terminal-confirm = Enter: ausführen. Andere Nummern: neu wählen. no: zurück.
terminal-yes-or-no = Enter: ja. no: verwerfen.
terminal-dropped = Verworfen.
terminal-one-card = Immer nur eine Karte auf einmal.
terminal-card-twice = Doppelt genannt: { $card }
terminal-no-such-card = Es gibt keine Karte mit der Nummer „{ $text }“.
terminal-no-such-good = „{ $text }“ ist keine Ware.
terminal-no-such-player = „{ $text }“ ist niemand, dem du ein Angebot machen kannst.
terminal-no-number = „{ $text }“ ist keine ganze Zahl von 0 bis { $most }.
terminal-offer-begin = Ein Angebot, Schritt für Schritt; „cancel“ verwirft es.
terminal-offer-to = An wen? { $names }
terminal-offer-all = alle
terminal-offer-give = Welche Karten gibst du? Nummern, zum Beispiel: 1 3. Enter: keine.
terminal-offer-give-ducats = Wie viele Dukaten gibst du? Enter: keine.
terminal-offer-want = Welche Waren willst du? Zum Beispiel: 2 Seide, Edelsteine. Enter: keine. Waren: { $goods }
terminal-offer-want-ducats = Wie viele Dukaten willst du? Enter: keine.
terminal-offer-whole = Angebot an: { $name }. Du gibst: { $give }. Du willst: { $want }.
terminal-offer-form = Ein Angebot wird so geschrieben: { $text } (ein Strich steht für keine Karten oder keine Waren; statt der Karten gehen auch ihre Nummern).
terminal-accept-with = Das Angebot will: { $want }. Welche Karten gibst du? Gib die Nummern ein.

## Oltre Mare: the rules in a few lines (the word help)

terminal-sea-rule-power = Seefahrtsmacht und Fracht zeigt die oberste Karte deines Frachtstapels. Hast du mehr Handkarten als Seefahrtsmacht, legst du zuerst Karten auf deinen Piratenstapel; jede kostet am Ende 1 Dukaten.
terminal-sea-rule-buy = Handel: Du darfst bis zu vier Karten kaufen, für je 3 Dukaten, oder 4, solange du 0 oder weniger hast; Schulden sind erlaubt. Du brauchst mindestens so viele Karten wie die Fracht.
terminal-sea-rule-deals = Geschäfte gibt es zwischen dem aktiven Spieler und einem anderen: beliebige Karten und Dukaten. Der andere erhält ein Prestigeplättchen, höchstens eines pro Zug.
terminal-sea-rule-truth = Die Waren eines Angebots stimmen immer; Symbole, Seefahrtsmacht, Fracht und Hafen sieht man erst nach dem Geschäft.
terminal-sea-rule-play = Aktionen: Spiele genau so viele Karten aus wie die Fracht. Gleiche Symbole zählen zusammen: Dukatensymbole bringen Dukaten, Piratenflaggen legen Karten auf deinen Piratenstapel, Kartensymbole bringen Karten, Schiffssymbole sind Bewegungen.
terminal-sea-rule-ship = Das Schiff nutzt jeden Seeweg höchstens einmal pro Zug. Wo es ankommt, nimmt es den Hafenmarker, der von da an aktiv ist; in einem Hafen ohne Marker wird der aktive umgedreht.
terminal-sea-rule-tokens = Nur der aktive Marker wirkt. Am Ende bringen die meisten Hafenmarker 6 Dukaten, der nächste Rang 3, der dritte 1; ebenso die Prestigeplättchen, bei Venedig und am Ende.
terminal-sea-rule-load = Verladen: Die ausgespielten Karten kommen in beliebiger Reihenfolge auf den Frachtstapel. Serien einer Ware zahlen nach ihrer Länge; die oberste Karte bestimmt Seefahrtsmacht und Fracht deines nächsten Zuges.
terminal-sea-rule-venice = Erscheint Venedig, werden Prestige und alle Fracht gewertet, nur die oberste Serie nicht; sie bleibt liegen.
terminal-sea-rule-end = Die Runde, in der der Warenstapel leer wird, ist die letzte. Die meisten Dukaten gewinnen.
terminal-sea-rule-typing = Nummern meinen Karten oder Häfen, Buchstaben meinen Aktionen. Zeichen auf Karten: ● Dukat, ☠ Piratenflagge, ▤ Karten ziehen, ▲ Schiff; 5/2 heißt Seefahrtsmacht 5, Fracht 2.
terminal-sea-rule-offer = Ein Angebot in einer Zeile: offer 1 give gems-01,salt-03 2 want silk:2 0. Eine Behauptung dazu: claim 4 power 6. Eine Antwort: accept 4 with silk-02,silk-07.
