# Port Royal at the terminal (argosy play, argosy replay).

port-royal-terminal-picks = mai poți lua { $amount ->
    [one] { $amount } carte
    [few] { $amount } cărți
   *[other] { $amount } de cărți
}
port-royal-terminal-bust = Riscul de ghinion la cartea următoare: { $percent } %
port-royal-terminal-next-card = Cartea următoare, pe tipuri
port-royal-terminal-kind-ship = Navă
port-royal-terminal-kind-person = Personaj
port-royal-terminal-kind-expedition = Expediție
port-royal-terminal-kind-tax = Majorare de taxe
port-royal-terminal-column-points = Puncte
port-royal-terminal-column-coins = Galbeni
port-royal-terminal-column-swords = Săbii
port-royal-terminal-column-display = Zonă de joc
port-royal-terminal-not-eligible = fără expediție nu se poate câștiga
port-royal-terminal-no-draw = Acum nimeni nu decide dacă trage o carte.
port-royal-terminal-column-for-you = Pentru tine

## The rules in a few lines (the word help)

port-royal-terminal-rule-bust = A doua navă de aceeași culoare înseamnă ghinion: cărțile din port se pierd. Dacă ai cel puțin atâtea săbii câte arată nava, o poți alunga; o navă cu craniu nu poate fi alungată.
port-royal-terminal-rule-picks = Cu patru culori de nave în port, jucătorul activ poate lua 2 cărți, cu cinci culori, 3. Ceilalți pot lua 1 carte și îi plătesc pentru ea jucătorului activ 1 galben.
port-royal-terminal-rule-tax = Majorare de taxe: cine are 12 galbeni sau mai mulți pierde jumătate; apoi cele mai multe săbii sau cele mai puține puncte aduc 1 galben.
port-royal-terminal-rule-swords = Marinar: 1 sabie. Pirat: 2 săbii.
port-royal-terminal-rule-trader = Negustor: +1 galben pentru fiecare navă de culoarea lui cu care faci negoț.
port-royal-terminal-rule-symbols = Căpitan, Preot, Colonist: pentru expedițiile pe care le revendici în tura ta. Mercenar: ține locul oricăruia dintre ei.
port-royal-terminal-rule-mademoiselle = Damă: fiecare personaj te costă cu 1 galben mai puțin.
port-royal-terminal-rule-admiral = Amiral: +2 galbeni dacă poți lua cărți și în port sunt cel puțin cinci.
port-royal-terminal-rule-jester = Măscărici: +1 galben după fiecare ghinion și când, în tura altcuiva, îți vine rândul și portul este gol.
port-royal-terminal-rule-governor = Guvernator: poți lua o carte în plus.
