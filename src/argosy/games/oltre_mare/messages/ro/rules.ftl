# The rules of Oltre Mare, as the page of rules tells them, in our own words.
# What a port token does is told by oltre-mare-token-…-effect, an option by oltre-mare-option-…: neither is repeated here.
# Paragraphs are as long as they need to be; headings and labels are short.

## Headings of the sections, in the order of the page, and the table of contents.

rules-oltre-mare-start = În cinci minute
rules-oltre-mare-card = O carte are multe fețe
rules-oltre-mare-goods = Ce aduc mărfurile
rules-oltre-mare-setup = Înainte de prima tură
rules-oltre-mare-power = Prima fază: puterea navală
rules-oltre-mare-deals = A doua fază: schimburi
rules-oltre-mare-buying = A doua fază: cumpărarea
rules-oltre-mare-actions = A treia fază: acțiuni
rules-oltre-mare-sailing = Nava navighează
rules-oltre-mare-tokens = Jetoanele de port
rules-oltre-mare-loading = A patra fază: încărcarea
rules-oltre-mare-venice = Prima punctare
rules-oltre-mare-end = Runda finală
rules-oltre-mare-scoring = Punctarea finală
rules-oltre-mare-secrets = Ce se vede și ce este ascuns
rules-oltre-mare-rulings = Cazuri speciale
rules-oltre-mare-options = Opțiunile mesei

## In five minutes

rules-oltre-mare-start-idea = Sunteți negustori din Veneția. Faci schimburi cu toți cei de la masă, navighezi din port în port și îți stivuiești încărcătura astfel încât mărfurile de același fel să stea împreună: asta aduce câștig.
rules-oltre-mare-start-ducats = Ducații sunt deopotrivă bani și puncte de victorie. Te poți îndatora fără limită; la sfârșit contează fiecare ducat.
# The four phases of a turn, under small pictures; their names are oltre-mare-phase-….
rules-oltre-mare-start-power = Dacă ai în mână mai multe cărți decât îți permite puterea navală, restul ajunge la pirați.
rules-oltre-mare-start-trade = Fă schimburi și cumpără cărți până ai cel puțin atâtea câte cere încărcătura.
rules-oltre-mare-start-actions = Joacă exact atâtea cărți câte cere încărcătura. Simbolurile lor aduc ducați, pirați, cărți și deplasări ale navei.
rules-oltre-mare-start-loading = Pune cărțile jucate pe teancul tău de încărcătură. Cea de deasupra stabilește puterea navală și încărcătura pentru tura ta următoare.
# Labels of two short paragraphs.
rules-oltre-mare-start-scores = Ce aduce ducați
rules-oltre-mare-start-scores-text = Serii de mărfuri de același fel în teancul de încărcătură, jetoane de port și prestigiu ca partener de schimb. Fiecare carte din teancul piraților costă un ducat.
rules-oltre-mare-start-ends = Ce încheie jocul
rules-oltre-mare-start-ends-text = Teancul de mărfuri: când se golește, runda se joacă până la capăt și se punctează a doua oară. Prima dată este la jumătate, când apare cartea Veneția.
rules-oltre-mare-start-hint = Un prim plan
rules-oltre-mare-start-hint-text = Alege două sau trei mărfuri și negociază pentru ele. La încărcare gândește-te la tura următoare: putere mare înseamnă încărcătură mică și invers.

## A card has many sides. Numbered legends beside a large card.

rules-oltre-mare-card-symbols = Două acțiuni. Contează când joci cartea.
rules-oltre-mare-card-copies = Marfa și câte cărți există din ea.
rules-oltre-mare-card-port = Pe unele cărți un port: acolo își poate începe nava drumul.
rules-oltre-mare-card-payout = Ce aduce o serie din această marfă: pentru o carte, două, trei și așa mai departe.
rules-oltre-mare-card-power = Puterea navală, lângă leu: atâtea cărți poți avea în mână când începe tura ta.
rules-oltre-mare-card-load = Încărcătura, în baloturi: atâtea cărți trebuie să joci.
rules-oltre-mare-card-top = Puterea navală și încărcătura contează numai pe cartea de deasupra teancului de încărcătură. Împreună fac întotdeauna șapte.

## What goods bring. A table of goods and figures.

rules-oltre-mare-goods-text = O serie este un șir neîntrerupt de mărfuri de același fel în teancul de încărcătură. Mărfurile rare aduc câștig mai repede, cele obișnuite se găsesc mai ușor. O serie mai lungă decât șirul ei de numere aduce ultimul număr, nu mai mult.
# Heads of the table; the figures 1, 2, 3 … are the length of the run.
rules-oltre-mare-goods-good = Marfă
rules-oltre-mare-goods-cards = Cărți

## Before the first turn

rules-oltre-mare-setup-tokens = Pentru fiecare port se trage un jeton de port și se așază acolo cu fața în sus. De cele două rămase nu este nevoie.
rules-oltre-mare-setup-grain = În doi jucători, toate grânele se scot din teanc.
rules-oltre-mare-setup-ship = Pentru fiecare jucător se întorc cărți până când una poartă numele unui port. Ea devine prima carte a teancului de încărcătură; nava începe în acel port, iar jetonul de acolo iese din joc.
rules-oltre-mare-setup-hand = Fiecare primește patru cărți în mână și are 11 ducați.
rules-oltre-mare-setup-venice = Cartea Veneția se ascunde cam la mijlocul teancului de mărfuri. Jucătorul de start este tras la sorți; se joacă în sensul acelor de ceasornic.

## First phase: naval power

rules-oltre-mare-power-limit = Compară numărul cărților din mână cu puterea navală a cărții tale de deasupra. Alege cărțile care sunt în plus și pune-le cu fața în jos pe teancul tău de pirați, în orice ordine.
rules-oltre-mare-power-once = Numai în acest moment mâna este limitată. Puterea navală și încărcătura se citesc acum și sunt valabile toată tura.
# Under a picture: a top card with its power, and a hand with two cards too many.
rules-oltre-mare-power-picture = Prea multe pentru această navă: două cărți ajung la pirați.

## Second phase: deals

rules-oltre-mare-deals-who = Schimburile și achizițiile pot alterna oricum. Un schimb are loc întotdeauna între jucătorul activ și un alt jucător; ceilalți nu fac schimburi între ei.
rules-oltre-mare-deals-what = Din mână în mână pot trece cărți din mână și ducați, oricât de fiecare parte. Și un cadou este un schimb. Dar trebuie să treacă cel puțin o carte, iar ambele părți trebuie să fie de acord.
rules-oltre-mare-deals-truth = Marfa fiecărei cărți oferite trebuie spusă cinstit. Despre simboluri, putere navală, încărcătură și port poți afirma orice.
rules-oltre-mare-deals-prestige = Cine face un schimb cu jucătorul activ primește un jeton de prestigiu, cel mult unul pe tură. Jucătorul activ nu primește niciunul.
rules-oltre-mare-deals-desk = O ofertă spune ce dai și ce vrei. Poate fi acceptată, refuzată sau primi drept răspuns o contraofertă. La sfârșitul fazei se încheie toate ofertele.

## Second phase: buying

rules-oltre-mare-buying-four = Jucătorul activ poate cumpăra într-o tură până la patru cărți: din teancul de mărfuri sau cartea de deasupra propriului teanc de pirați. Vezi fiecare carte înainte să decizi despre următoarea.
rules-oltre-mare-buying-price = O carte costă 3 ducați; costă 4 dacă înainte de plată ai 0 sau mai puțin.
rules-oltre-mare-buying-enough = Faza se poate încheia numai când ai în mână cel puțin atâtea cărți câte cere încărcătura. Pe credit reușești întotdeauna.

## Third phase: actions. The table shows what so many equal symbols bring.

rules-oltre-mare-actions-exact = Joacă exact atâtea cărți câte cere încărcătura, toate deodată. Numără fiecare simbol pe toate cărțile. Se execută de sus în jos și niciunul nu poate fi omis:
# Heads of the table, then what each row counts.
rules-oltre-mare-actions-symbols = Simboluri
rules-oltre-mare-actions-ducat = ducați pentru tine
rules-oltre-mare-actions-pirate = cărți din teancul de mărfuri în teancul tău de pirați, fără să le vezi
rules-oltre-mare-actions-draw = cărți din teancul de mărfuri în mână; nu mai pot fi jucate în această tură
rules-oltre-mare-actions-ship = deplasări ale navei tale

## The ship sails

rules-oltre-mare-sailing-moves = Nava face exact atâtea deplasări, fiecare pe o rută maritimă până în portul vecin. Nicio rută de două ori într-o tură; porturile pot fi vizitate din nou, iar într-unul pot sta oricâte nave.
rules-oltre-mare-sailing-end = Contează numai portul în care se termină drumul. Iei jetonul de acolo, iar de acum acesta este jetonul tău activ. Fostul jeton activ se întoarce cu fața în jos, dar rămâne la tine. Dacă acolo nu este niciunul, jetonul activ se întoarce oricum cu fața în jos.
rules-oltre-mare-sailing-none = Dacă nu joci niciun simbol navă, nava stă pe loc și nimic nu se schimbă.
# Under a piece of the chart with a course of three moves.
rules-oltre-mare-sailing-picture = Trei deplasări: se ia numai jetonul din ultimul port.

## Port tokens

rules-oltre-mare-tokens-text = Are efect numai jetonul activ, și numai din clipa în care îl iei. La sfârșitul jocului contează toate jetoanele tale, cu fața în sus sau în jos.

## Fourth phase: loading

rules-oltre-mare-loading-order = Pune toate cărțile jucate pe teancul tău de încărcătură, în orice ordine. Apoi ordinea este fixată și nimeni nu are voie să răsfoiască un teanc de încărcătură.
rules-oltre-mare-loading-choice = Ordinea este o alegere între două dorințe: să lungești o serie și să ai deasupra cartea potrivită pentru tura următoare.

## The first scoring

rules-oltre-mare-venice-when = De îndată ce cartea Veneția este trasă sau se află deasupra teancului de mărfuri la sfârșitul unei ture, jocul se oprește pentru prima punctare.
rules-oltre-mare-venice-prestige = Prestigiul se punctează ca la final; apoi toate jetoanele de prestigiu se dau înapoi.
rules-oltre-mare-venice-cargo = În fiecare teanc de încărcătură, seria de deasupra se pune deoparte: rămâne și poate crește. Toate seriile de dedesubt aduc ducați și se decartează.
rules-oltre-mare-venice-on = Jetoanele de port și teancurile piraților nu contează încă. Cărțile jucate în această tură nu sunt încă încărcate și rămân cum sunt. Cartea Veneția iese din joc; dacă a fost trasă, îi ia locul cartea următoare. Apoi tura continuă.
# Under a picture of a cargo stack, top card first, with what each run brings.
rules-oltre-mare-venice-picture = Un teanc de încărcătură când apare Veneția; partea de sus este în stânga.
rules-oltre-mare-venice-stays = rămâne

## The last round

rules-oltre-mare-end-deck = De îndată ce ultima carte a teancului de mărfuri este luată, runda în curs devine runda finală. Ea se încheie cu tura jucătorului din dreapta jucătorului de start.
rules-oltre-mare-end-shuffle = Dacă până atunci mai este nevoie de cărți, teancul de decartare se amestecă și devine noul teanc de mărfuri.
rules-oltre-mare-end-start = Dacă nu ajung nici acestea, teancul de încărcătură și teancul piraților ale jucătorului de start se punctează pe loc și se amestecă într-un nou teanc. Jucătorul de start începe apoi un nou teanc de încărcătură.

## The final scoring, in four steps

rules-oltre-mare-scoring-prestige = Prestigiu: cele mai multe jetoane aduc 6 ducați, locul al doilea 3, locul al treilea 1.
rules-oltre-mare-scoring-cargo = Încărcătură: fiecare serie din teanc își aduce ducații.
rules-oltre-mare-scoring-pirates = Pirați: fiecare carte din teancul piraților costă 1 ducat.
rules-oltre-mare-scoring-tokens = Jetoane de port: clasament ca la prestigiu, din nou pentru 6, 3 și 1 ducat.
rules-oltre-mare-scoring-level = La egalitate jucătorii împart locul și fiecare primește toți ducații; următorul număr mai mic este locul următor. Și zero jetoane înseamnă un loc.
# Heads of a small table that shows such a ranking.
rules-oltre-mare-scoring-have = Jetoane
rules-oltre-mare-scoring-get = Ducați
rules-oltre-mare-scoring-win = Câștigă cine are cei mai mulți ducați. La egalitate, cine are mai multe cărți în teancul de încărcătură; dacă și acestea sunt egale, cine vine mai devreme în ordinea turelor. Cărțile din mână nu valorează nimic.

## What is open, what is hidden

rules-oltre-mare-secrets-open = La vedere pentru toți: ducații și jetoanele, numărul de cărți din fiecare mână și din fiecare teanc, cartea de deasupra fiecărui teanc de încărcătură și tot ce se joacă și se încarcă.
rules-oltre-mare-secrets-hidden = Ascunse: cărțile din mână, teancurile piraților, teancurile de încărcătură sub cartea de deasupra, ordinea teancului de mărfuri și locul cărții Veneția.
rules-oltre-mare-secrets-talk = Toți aud ce mărfuri și câți ducați se oferă și trec din mână în mână. Cărțile însele le văd numai cei doi care fac schimbul.

## Fine points: rulings that come up at the table, each with a link to its section

rules-oltre-mare-rulings-gift = În orice sens ar merge un cadou, jetonul de prestigiu este al jucătorului care nu este activ.
rules-oltre-mare-rulings-once = Un jeton de prestigiu pe tură: asta e valabil chiar dacă între timp vine prima punctare.
rules-oltre-mare-rulings-reach = Un schimb nu este permis dacă după el jucătorul activ nu ar mai putea strânge cărți pentru încărcătură cu achizițiile rămase.
rules-oltre-mare-rulings-onward = Cărțile tocmai obținute pot fi date imediat mai departe, în aceeași tură.
rules-oltre-mare-rulings-debt = De la 2 ducați, prima carte te duce la −1, a doua la −5: prețul mai mare începe de la 0.
rules-oltre-mare-rulings-terms = Cu „Condiții avantajoase”, datoriile nu scumpesc nicio carte.
rules-oltre-mare-rulings-stack = Din teancul piraților cumperi întotdeauna cartea de deasupra și nu ai voie să-l răsfoiești.
rules-oltre-mare-rulings-deal = „Afacere bună” contează chiar dacă nu joci niciun simbol ducat. Cinci simboluri nu aduc mai mult decât patru: 6 ducați.
rules-oltre-mare-rulings-calm = „Mare liniștită” aduce ducați dacă era activă deja înainte de deplasarea navei.
rules-oltre-mare-rulings-hand = „Victorie asupra piraților” nu ajută când ai prea multe cărți în mână.
rules-oltre-mare-rulings-stuck = O navă nu poate intra într-o fundătură cât timp alt drum îi permite toate deplasările. Dacă nu există niciunul, navighează cât poate.
rules-oltre-mare-rulings-compass = Cine găsește o busolă poate și să rămână, iar atunci păstrează jetonul activ. Un salt într-un port fără jeton îl întoarce cu fața în jos.
rules-oltre-mare-rulings-whole = Dacă un întreg teanc de încărcătură este o singură serie când apare Veneția, nu se punctează nimic din el.
rules-oltre-mare-rulings-last = Runda finală începe odată cu ultima carte, chiar dacă nimeni nu mai are nevoie de alta. Cât timp Veneția se află în teanc, teancul nu este gol.

## Options of the table

rules-oltre-mare-options-text = Regulile de mai sus sunt cele ale unei mese obișnuite. Cine deschide o masă poate schimba aceste puncte:
