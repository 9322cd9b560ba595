# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Română
terminal-you = Invitat
terminal-compiling = Se pregătesc regulile pentru acest calculator (doar prima dată, un minut sau două)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}. Seed: { $seed }.
# $names: of bots; $about: one sentence about their level
terminal-bots = { $names }: { $level }. { $about }
terminal-help = Scrie o scurtătură sau acțiunea însăși. Alte comenzi: { $words }.
terminal-help-words = help, odds, log, save FIȘIER, quit
terminal-your-decision = { $name }, decizia ta:
terminal-column-player = Jucător
terminal-not-understood = „{ $text }” nu este nici scurtătură, nici acțiune.
terminal-near = Ai vrut să scrii „{ $text }”?
terminal-saved = Salvat: { $file }
terminal-save-failed = Fișierul { $file } nu a putut fi salvat: { $reason }
terminal-save-name = Indică un nume de fișier: save FIȘIER
terminal-ranking = Clasament final
terminal-winner = Câștigător: { $names }
terminal-winners = Victorie împărțită: { $names }
terminal-goodbye = Partida a rămas neterminată. Aceeași masă din nou: { $command }

## The table, its odds and its records

terminal-percent = { $percent } %
terminal-last-round = Runda finală
terminal-game = Jucători: { $first }–{ $last }, versiunea regulilor: { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } acțiune
    [few] { $amount } acțiuni
   *[other] { $amount } de acțiuni
}, toate după reguli.
