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
terminal-thinking = { $name } überlegt …
