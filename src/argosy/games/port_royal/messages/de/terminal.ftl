# Port Royal at the terminal (argosy play, argosy replay).

port-royal-terminal-picks = du darfst noch { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} nehmen
port-royal-terminal-bust = Risiko bei der nächsten Karte: { $percent } %
port-royal-terminal-next-card = Die nächste Karte nach Art
port-royal-terminal-kind-ship = Schiff
port-royal-terminal-kind-person = Person
port-royal-terminal-kind-expedition = Expedition
port-royal-terminal-kind-tax = Steuererhöhung
port-royal-terminal-column-points = Punkte
port-royal-terminal-column-coins = Münzen
port-royal-terminal-column-swords = Säbel
port-royal-terminal-column-display = Auslage
port-royal-terminal-not-eligible = kein Expeditionsaufruf erfüllt: kann nicht gewinnen
port-royal-terminal-no-draw = Gerade steht kein Aufdecken an.
port-royal-terminal-column-for-you = Für dich

## The rules in a few lines (the word help)

port-royal-terminal-rule-bust = Ein zweites Schiff derselben Farbe, und du hast zu viel riskiert: Die Hafenauslage ist verloren. Mit mindestens so vielen Säbeln, wie es zeigt, kannst du es abwehren; einen Totenkopf nie.
port-royal-terminal-rule-picks = Bei vier Schiffsfarben in der Hafenauslage darf der aktive Spieler 2 Karten nehmen, bei fünf 3. Alle anderen dürfen 1 Karte nehmen und bezahlen ihm dafür 1 Münze.
port-royal-terminal-rule-tax = Steuererhöhung: Wer 12 oder mehr Münzen hat, verliert die Hälfte; dann bringen die meisten Säbel oder die wenigsten Punkte 1 Münze.
port-royal-terminal-rule-swords = Matrose: 1 Säbel. Pirat: 2 Säbel.
port-royal-terminal-rule-trader = Händler: +1 Münze für jedes Schiff dieser Farbe, mit dem du handelst.
port-royal-terminal-rule-symbols = Kapitän, Priester, Siedler: für Expeditionsaufrufe, die du im eigenen Zug erfüllst. Tausendsassa: ersetzt einen von ihnen.
port-royal-terminal-rule-mademoiselle = Fräulein: Jede Person kostet dich 1 Münze weniger.
port-royal-terminal-rule-admiral = Admiral: +2 Münzen, wenn du Karten nehmen darfst und mindestens fünf in der Hafenauslage liegen.
port-royal-terminal-rule-jester = Witzbold: +1 Münze, wenn jemand zu viel riskiert hat, und wenn du in einem fremden Zug eine leere Hafenauslage vorfindest.
port-royal-terminal-rule-governor = Gouverneur: Du darfst eine Karte mehr nehmen.
