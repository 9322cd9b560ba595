# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Deutsch
terminal-you = Gast
terminal-compiling = Die Regeln werden für diesen Rechner vorbereitet (nur beim ersten Mal, ein bis zwei Minuten) …
terminal-welcome = { $game }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}. Seed: { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
terminal-help = Gib ein Kürzel oder die Aktion selbst ein. Weitere Befehle: { $words }.
terminal-help-words = help, odds, log, save DATEI, quit
terminal-your-decision = { $name }, deine Entscheidung:
terminal-column-player = Spieler
terminal-not-understood = „{ $text }“ ist weder ein Kürzel noch eine Aktion.
terminal-near = Meintest du „{ $text }“?
terminal-saved = Gespeichert: { $file }
terminal-save-failed = { $file } konnte nicht gespeichert werden: { $reason }
terminal-save-name = Gib einen Dateinamen an: save DATEI
terminal-ranking = Endstand
terminal-winner = Sieger: { $names }
terminal-winners = Geteilter Sieg: { $names }
terminal-goodbye = Die Partie wurde nicht zu Ende gespielt. Derselbe Tisch noch einmal: { $command }

## The table, its odds and its records

terminal-percent = { $percent } %
terminal-last-round = Letzte Runde
terminal-game = { $first }–{ $last } Spieler, Regelversion { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } Aktion
   *[other] { $amount } Aktionen
}, alle nach den Regeln.
