# The frame around a game in the terminal (argosy play, argosy replay).

terminal-language = Română
terminal-you = Oaspete
terminal-compiling = Se pregătesc regulile pentru acest calculator (doar prima dată, cam o jumătate de minut)…
terminal-welcome = { $game }, { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}. Seed: { $seed }.
terminal-help = Scrie o scurtătură sau acțiunea însăși. Alte comenzi: { $words }.
terminal-help-words = help, odds, log, save FIȘIER, quit
terminal-your-decision = { $name }, decizia ta:
terminal-picks = mai poți lua { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
terminal-bust = Riscul de ghinion la cartea următoare: { $percent } %
terminal-next-card = Cartea următoare, pe tipuri
terminal-kind-ship = Navă
terminal-kind-person = Personaj
terminal-kind-expedition = Expediție
terminal-kind-tax = Majorare de taxe
terminal-column-player = Jucător
terminal-column-points = Puncte
terminal-column-coins = Galbeni
terminal-column-swords = Săbii
terminal-column-display = Zonă de joc
terminal-not-understood = „{ $text }” nu este nici scurtătură, nici acțiune.
terminal-near = Ai vrut să scrii „{ $text }”?
terminal-saved = Salvat: { $file }
terminal-save-failed = Fișierul { $file } nu a putut fi salvat: { $reason }
terminal-save-name = Indică un nume de fișier: save FIȘIER
terminal-ranking = Clasament final
terminal-winner = Câștigător: { $names }
terminal-winners = Victorie împărțită: { $names }
terminal-not-eligible = fără expediție nu se poate câștiga
terminal-goodbye = Partida a rămas neterminată. Aceeași masă din nou: { $command }
terminal-thinking = { $name } se gândește…
