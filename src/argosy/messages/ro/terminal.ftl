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

## The table, its odds and its records

terminal-percent = { $percent } %
terminal-no-draw = Acum nimeni nu decide dacă trage o carte.
terminal-column-for-you = Pentru tine
terminal-last-round = Runda finală
terminal-game = Jucători: { $first }–{ $last }, versiunea regulilor: { $version }
terminal-checked = { $file }: { $amount ->
    [one] { $amount } acțiune
    [few] { $amount } acțiuni
   *[other] { $amount } de acțiuni
}, toate după reguli.

## The rules in a few lines (the word help)

terminal-rule-bust = A doua navă de aceeași culoare înseamnă ghinion: cărțile din port se pierd. Dacă ai cel puțin atâtea săbii câte arată nava, o poți alunga; o navă cu craniu nu poate fi alungată.
terminal-rule-picks = Cu patru culori de nave în port, jucătorul activ poate lua 2 cărți, cu cinci culori, 3. Ceilalți pot lua 1 carte și îi plătesc pentru ea jucătorului activ 1 galben.
terminal-rule-tax = Majorare de taxe: cine are 12 galbeni sau mai mulți pierde jumătate; apoi cele mai multe săbii sau cele mai puține puncte aduc 1 galben.
terminal-rule-swords = Marinar: 1 sabie. Pirat: 2 săbii.
terminal-rule-trader = Negustor: +1 galben pentru fiecare navă de culoarea lui cu care faci negoț.
terminal-rule-symbols = Căpitan, Preot, Colonist: pentru expedițiile pe care le revendici în tura ta. Mercenar: ține locul oricăruia dintre ei.
terminal-rule-mademoiselle = Damă: fiecare personaj te costă cu 1 galben mai puțin.
terminal-rule-admiral = Amiral: +2 galbeni dacă poți lua cărți și în port sunt cel puțin cinci.
terminal-rule-jester = Măscărici: +1 galben după fiecare ghinion și când, în tura altcuiva, îți vine rândul și portul este gol.
terminal-rule-governor = Guvernator: poți lua o carte în plus.
