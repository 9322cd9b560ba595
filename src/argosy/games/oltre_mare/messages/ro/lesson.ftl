### What the coach says during the first lesson. Cards, ports and figures are always those named here. Keep it short: three lines on a phone.

web-lesson-oltre-mare-welcome = Bun venit în Oltre Mare! Ești negustor pe mare. Ducații sunt și bani, și puncte de victorie: cine are la sfârșit cei mai mulți câștigă.
web-lesson-oltre-mare-hand = Cărțile tale. Fiecare carte este o marfă, iar cele două simboluri spun ce se întâmplă când o joci.
web-lesson-oltre-mare-cargo = Încărcătura ta: se vede doar cartea de sus. Leul (5) spune câte cărți poți ține; balotul (2), câte trebuie să joci.
web-lesson-oltre-mare-parts = O tură are patru părți: putere navală, negoț, acțiuni, încărcare. Nu ai cărți în plus, iar schimburile vin mai târziu: încheie negoțul.
web-lesson-oltre-mare-marks = Ducații aduc bani, steagurile pirați, cărțile alte cărți, iar navele îți mișcă nava. Primele trei cresc repede: 1, 3, 6 pentru unul, două, trei simboluri.
web-lesson-oltre-mare-play = Alege cele două cărți de măsline. Linia de deasupra cărților arată ce vor face. Apoi joacă-le.
web-lesson-oltre-mare-sail = Un ducat, o carte și două deplasări ale navei. Primești jetonul portului în care se încheie. Inelele arată unde poate fi. Corfu are unul bun: navighează acolo.
web-lesson-oltre-mare-sail-on = Și mai departe la Corfu.
web-lesson-oltre-mare-token = Jetonul „Afacere bună” îți dă în fiecare tură un simbol ducat în plus. Acționează până iei altul; la sfârșit se numără fiecare jeton.
web-lesson-oltre-mare-load = Acum încarcă. Mărfurile identice alăturate formează o serie; seriile lungi aduc mult mai mult. Ultima carte stă deasupra și hotărăște tura următoare: atinge măslinele cu 3 baloturi, apoi încarcă.
web-lesson-oltre-mare-offer = E tura botului și îți oferă mătase pentru sare. Ai deja mătase, iar cine face schimb în tura altuia primește prestigiu. Acceptă.
web-lesson-oltre-mare-prestige = Jetonul tău de prestigiu. La fiecare punctare cine are cele mai multe primește 6 ducați, al doilea 3, al treilea 1.
web-lesson-oltre-mare-buy = Tura ta. Datorită măslinelor de deasupra se joacă acum trei cărți. Poți cumpăra până la patru: cumpără una din teancul de mărfuri, cu 3 ducați.
web-lesson-oltre-mare-bought = Din nou mătase! Ceramica nu se potrivește cu nimic, așa că vinde-o: la „Ofertă nouă” alege numele botului, atinge ceramica, cere 2 ducați și apasă „Oferă”.
web-lesson-oltre-mare-agreed = Botul e de acord. Ultimul cuvânt îl are cine a făcut oferta: încheie schimbul.
web-lesson-oltre-mare-sold = Doi ducați pentru o carte care nu-ți trebuie. Prestigiul îl primește partenerul, fiindcă e tura ta. Acum încheie negoțul.
web-lesson-oltre-mare-silk = Joacă toate cele trei cărți de mătase. Două simboluri ducat și cel al jetonului fac trei: 6 ducați!
web-lesson-oltre-mare-venice = A apărut cartea Veneția: prima punctare. Prestigiul aduce ducați și se dă înapoi; cele două cărți de ceramică aduc 3. Seria de sus, măslinele, rămâne și poate crește.
web-lesson-oltre-mare-free = Închide punctarea dacă te încurcă și fă două deplasări oriunde vrei. Pune cursorul pe un jeton ca să citești ce face.
web-lesson-oltre-mare-free-on = Încă o deplasare.
web-lesson-oltre-mare-run = Încarcă mătasea: o serie de trei aduce la sfârșit 7 ducați. Tu hotărăști ce carte stă deasupra.
web-lesson-oltre-mare-power = Botul avea mai multe cărți decât îi permite leul. Ce e în plus merge cu fața în jos la pirați, iar fiecare carte de acolo costă la sfârșit un ducat.
web-lesson-oltre-mare-final = Teancul de mărfuri e gol, deci aceasta a fost runda finală. Prestigiul aduce încă o dată ducați, apoi toate seriile, minus un ducat pentru fiecare carte de pirați, apoi jetoanele de port.
web-lesson-oltre-mare-end = Aceasta a fost lecția. O partidă adevărată are un teanc de mărfuri mult mai mare, mai mulți negustori și mult mai multe schimburi.
