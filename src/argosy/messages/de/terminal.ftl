# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Deutsch
terminal-you = Gast
terminal-compiling = Die Regeln werden für diesen Rechner vorbereitet (nur beim ersten Mal, etwa eine halbe Minute) …
terminal-welcome = { $game }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}. Seed: { $seed }.
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
