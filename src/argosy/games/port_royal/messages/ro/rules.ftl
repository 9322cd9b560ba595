# The rules of Port Royal, as the page of rules tells them, in our own words.
# What a card does is told by web-port-royal-text-…, an option by port-royal-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-port-royal-start = În cinci minute
rules-port-royal-pack = Cărțile
rules-port-royal-setup = Înainte de prima tură
rules-port-royal-discover = Prima fază: descoperirea
rules-port-royal-repel = Săbii împotriva navelor
rules-port-royal-bust = Ghinion
rules-port-royal-take = A doua fază: negoț și angajare
rules-port-royal-fee = Rândul celorlalți
rules-port-royal-ships = Cele cinci nave
rules-port-royal-persons = Personajele
rules-port-royal-expeditions = Expedițiile
rules-port-royal-taxes = Majorările de taxe
rules-port-royal-end = Sfârșitul și câștigătorul
rules-port-royal-coins = Galbeni și teancuri
rules-port-royal-rulings = Cazuri speciale
rules-port-royal-options = Opțiunile mesei

## In five minutes

rules-port-royal-start-idea = Carte cu carte, portul se umple sub ochii tăi. Navele aduc bani, personajele intră în slujba ta. Cu cât aștepți mai mult, cu atât ai mai mult de unde alege; dar o a doua navă de aceeași culoare, și totul se pierde.
rules-port-royal-start-goal = Aduni puncte de victorie: ele se află pe personajele pe care le angajezi și pe expedițiile pe care le revendici. Doisprezece puncte declanșează sfârșitul jocului.
# The three steps of a turn, under small pictures.
rules-port-royal-start-draw = Trage cărți în port una câte una și oprește-te la timp. O a doua navă de aceeași culoare înseamnă ghinion: tura ta s-a încheiat.
rules-port-royal-start-take = Ia o carte: o navă pentru galbenii ei sau un personaj pentru prețul lui. Patru culori de nave în port îți permit două cărți, cinci culori trei.
rules-port-royal-start-others = Acum ceilalți aleg din ce a rămas: fiecare câte o carte, și fiecare îți plătește pentru ea un galben.
# Labels of two short paragraphs.
rules-port-royal-start-scores = Ce aduce puncte
rules-port-royal-start-scores-text = Numai punctele de pe personajele și expedițiile din fața ta. Galbenii contează doar la egalitate.
rules-port-royal-start-ends = Ce încheie jocul
rules-port-royal-start-ends-text = Doisprezece puncte la oricare jucător. Runda se joacă până la capăt, ca toți să aibă la fel de multe ture; apoi câștigă cine are cele mai multe puncte.
rules-port-royal-start-hint = Un prim plan
rules-port-royal-start-hint-text = Angajează-i devreme pe cei care aduc sau economisesc galbeni, și câteva săbii. Cât timp nu poți alunga nimic, trei nave în port sunt un moment bun să te oprești.

## The cards. Legends beside a picture of each kind.

rules-port-royal-pack-coin = Fiecare carte are pe spate un galben. Cu fața în jos, în fața ta, este ban și rămâne ban până când plătești cu ea; o carte cu fața în sus nu devine niciodată galben.
rules-port-royal-pack-ship = Nave
rules-port-royal-pack-ship-text = Galbenii pe care îi aduce și săbiile de care ai nevoie ca s-o alungi.
rules-port-royal-pack-person = Personaje
rules-port-royal-pack-person-text = Sus abilitatea și punctele, jos prețul.
rules-port-royal-pack-expedition = Expediții
rules-port-royal-pack-expedition-text = Simbolurile cerute, precum și punctele și galbenii pe care îi aduce.
rules-port-royal-pack-tax = Majorări de taxe
rules-port-royal-pack-tax-text = Au efect în clipa în care sunt trase.

## Before the first turn

rules-port-royal-setup-coins = Fiecare primește trei cărți cu fața în jos: trei galbeni. Nimeni nu se uită pe cealaltă parte.
rules-port-royal-setup-piles = Restul este teancul de tragere. Teancul de decartare de lângă el stă la vedere; oricine îl poate răsfoi oricând.
rules-port-royal-setup-start = Jucătorul de start este tras la sorți. Se joacă în sensul acelor de ceasornic.
rules-port-royal-setup-five = În cinci jucători, această expediție stă la vedere de la început; altfel rămâne în cutie.

## First phase: discover

rules-port-royal-discover-draw = În tura ta ești jucătorul activ. Întoarce cartea de deasupra teancului de tragere. Prima carte este obligatorie; apoi te poți opri după orice carte sau poți continua cât vrei.
rules-port-royal-discover-ship = O navă intră în port, dacă nu o alungi.
rules-port-royal-discover-person = Un personaj așteaptă în port.
rules-port-royal-discover-expedition = O expediție se așază lângă port. Acolo așteaptă, la nevoie multe ture, până când o revendică cineva.
rules-port-royal-discover-tax = O majorare de taxe se aplică și se decartează; apoi decizi mai departe.
rules-port-royal-discover-stop = Când te oprești, începe a doua fază.

## Swords against ships

rules-port-royal-repel-may = Ai tras o navă, iar marinarii și pirații tăi au împreună cel puțin atâtea săbii câte arată ea? Atunci o poți alunga: se decartează, iar tu continui.
rules-port-royal-repel-free = Săbiile nu se consumă. Alungă într-o tură câte nave vrei, chiar și una de o culoare nouă.
rules-port-royal-repel-skull = Un craniu nu poate fi alungat de nimeni. Și poate fi alungată numai nava tocmai trasă, niciodată una care a intrat deja în port.

## Bust

rules-port-royal-bust-what = Dacă vine o navă de o culoare care se află deja în port și nu este alungată, ai ghinion. Portul și această navă se decartează, nimeni nu ia nicio carte, iar tura ta s-a încheiat.
rules-port-royal-bust-jester = Expedițiile rămân la locul lor. Fiecare primește un galben pentru fiecare Măscărici al său, inclusiv jucătorul activ.
# Under a row of cards in which a ship type comes a second time.
rules-port-royal-bust-picture = O culoare de două ori: totul se pierde.

## Second phase: trade and hire

rules-port-royal-take-number = Alegerea începe cu tine. Câte cărți poți lua depinde de culorile diferite de nave care se află în port când te oprești:
# Heads of a small table.
rules-port-royal-take-colours = Culori
rules-port-royal-take-cards = Cărți
rules-port-royal-take-ship = Iei o navă: se decartează, iar tu primești galbenii ei și încă unul pentru fiecare Negustor al tău de această culoare.
rules-port-royal-take-person = Angajezi un personaj: plătește prețul și pune cartea în fața ta. Abilitatea contează imediat, chiar și pentru următoarea ta carte.
rules-port-royal-take-may = Nu trebuie să iei nimic. Cine pasează a terminat de data aceasta.

## The others’ goes

rules-port-royal-fee-go = După tine, fiecare alt jucător, în sensul acelor de ceasornic, poate lua o carte, chiar dacă tu nu ai luat niciuna.
rules-port-royal-fee-coin = Pentru fiecare carte luată, jucătorul activ primește un galben. O navă poate aduce singură acest galben; pentru un personaj, prețul și galbenul trebuie să existe dinainte.
rules-port-royal-fee-left = Ce rămâne la sfârșit se decartează. Jucătorul din stânga devine jucătorul activ.

## The five ships. Under each ship: its cards, with coins, swords and how often they exist.

rules-port-royal-ships-text = Fiecare culoare este un fel aparte, cu hașură și formă proprii. Cu cât o navă aduce mai mult, cu atât este mai bine înarmată.

## The persons

rules-port-royal-persons-text = Un personaj lucrează pentru tine în fiecare tură, a ta sau a altora. Mai multe de același fel se adună. La fiecare vezi ce cărți există: preț, puncte, număr.

## Expeditions

rules-port-royal-expeditions-when = Numai jucătorul activ revendică expediții: ori de câte ori are de luat o decizie, în ambele faze și câte poate.
rules-port-royal-expeditions-how = Decartează personaje de-ale tale cu exact simbolurile cerute; tu alegi care. Expediția stă de acum definitiv în fața ta, iar galbenii ei îi primești imediat.
rules-port-royal-expeditions-worth = O expediție aduce întotdeauna mai multe puncte decât personajele pe care le costă. Un Mercenar ține locul oricărui simbol.

## Tax increases

rules-port-royal-taxes-half = Cine are doisprezece sau mai mulți galbeni dă jumătate, rotunjit în jos: din 12 sau 13 șase, din 14 sau 15 șapte.
rules-port-royal-taxes-bonus = Apoi cartea dă un galben: fie celui cu cele mai multe săbii, fie celui cu cele mai puține puncte. La egalitate îl primesc toți cei în cauză, chiar și la zero.

## The end and the winner

rules-port-royal-end-round = De îndată ce cineva are doisprezece puncte, chiar și în afara turei sale, runda în curs devine runda finală. Ea se încheie cu tura jucătorului din dreapta jucătorului de start.
rules-port-royal-end-win = Câștigă cine are cele mai multe puncte. La egalitate decid galbenii; dacă și aceștia sunt egali, victoria se împarte.
rules-port-royal-end-option = Există o variantă mai strictă: doisprezece puncte încheie jocul numai împreună cu o expediție, și poate câștiga numai cine a revendicat una.

## Coins and piles

rules-port-royal-coins-open = Câți galbeni are cineva văd toți. Fețele lor nu le cunoaște nimeni, nici măcar proprietarul. Cine plătește dă întâi galbenii cei mai vechi; ei ajung cu fața în sus pe teancul de decartare. Numai galbenul pentru jucătorul activ trece din mână în mână cu fața în jos.
rules-port-royal-coins-shuffle = Dacă este nevoie de o carte și teancul de tragere este gol, teancul de decartare se amestecă și îi ia locul. Dacă și acela este gol, nu mai sunt galbeni de primit și nimeni nu poate trage.

## Fine points: rulings that come up at the table, each with a link to its section

rules-port-royal-rulings-empty = Te poți opri chiar dacă portul este gol, de exemplu după o majorare de taxe. Măscăricii celorlalți aduc atunci galbeni, ai tăi nu.
rules-port-royal-rulings-purpose = Poți lăsa o navă în port deși ai putea s-o alungi, chiar dacă asta înseamnă ghinion: strică portul tuturor.
rules-port-royal-rulings-pending = Cât timp o navă își așteaptă soarta, nu se poate face nimic altceva, nici măcar o expediție.
rules-port-royal-rulings-number = Câte cărți poți lua se stabilește când te oprești. Luarea unei nave nu micșorează numărul.
rules-port-royal-rulings-governor = Un Guvernator tocmai angajat îți permite imediat încă o carte.
rules-port-royal-rulings-admiral = Amiralii se uită la port o singură dată, înainte să iei prima carte. Expedițiile nu se numără, iar un Amiral angajat abia acum vine prea târziu.
rules-port-royal-rulings-jester = Portul trebuie să fie gol când îți vine rândul. Dacă ultima carte o iei chiar tu, Măscăricii tăi nu aduc nimic.
rules-port-royal-rulings-price = Niciun preț nu scade sub zero, și nicio Damă nu micșorează galbenul pentru jucătorul activ.
rules-port-royal-rulings-two = Cine ia două cărți în tura altuia, datorită unui Guvernator, plătește doi galbeni.
rules-port-royal-rulings-wait = Cine angajează ultimul personaj lipsă în tura altuia trebuie să aștepte propria tură pentru expediție.
rules-port-royal-rulings-after = După ultima ta carte mai poți revendica expediții; după un ghinion, nu.
rules-port-royal-rulings-jack = Poți trimite un Mercenar chiar dacă ai personajul potrivit. Mai multe simboluri decât se cer nu sunt permise.
rules-port-royal-rulings-keep = Punctele nu scad niciodată: cine a ajuns la doisprezece le păstrează.

## Options of the table

rules-port-royal-options-text = Regulile de mai sus sunt cele ale unei mese obișnuite. Cine deschide o masă poate schimba aceste puncte:
