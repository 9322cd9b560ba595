### What the coach says during the first lesson. Cards, ports and figures are always those named here. Keep it short: three lines on a phone.

web-lesson-oltre-mare-welcome = Bun venit în Oltre Mare! Ești negustor pe mare. Ducații sunt și bani, și puncte de victorie: cine are la sfârșit cei mai mulți câștigă.
web-lesson-oltre-mare-hand = Mâna ta. Fiecare carte este o marfă, iar cele două simboluri spun ce se întâmplă când o joci.
web-lesson-oltre-mare-cargo = Încărcătura ta: se vede doar cartea de sus. Leul, 5, spune câte cărți poți ține; balotul, 2, câte trebuie să joci.
web-lesson-oltre-mare-parts = O tură are patru părți: putere navală, negoț, acțiuni, încărcare. Nu ai cărți în plus, iar schimburile vin mai târziu: încheie negoțul.
web-lesson-oltre-mare-marks = Ducații aduc bani, steagurile pirați, cărțile alte cărți, iar navele îți mișcă nava. Primele trei cresc repede: 1, 3, 6 pentru unul, două, trei simboluri.
web-lesson-oltre-mare-play = Alege cele două măsline. Rândul de deasupra mâinii arată ce vor face. Apoi joacă-le.
web-lesson-oltre-mare-sail = Un ducat, o carte și două mutări ale navei. Primești jetonul portului în care se încheie. Corfu are unul bun: întâi la Patrasso.
web-lesson-oltre-mare-sail-on = Și mai departe la Corfu.
web-lesson-oltre-mare-token = Jetonul „Afacere bună” îți dă în fiecare tură un simbol ducat în plus. Acționează până iei altul; la sfârșit se numără fiecare jeton.
web-lesson-oltre-mare-load = Acum încarcă. Mărfurile la fel, alăturate, formează o serie; seriile lungi plătesc mult mai mult. Ultima carte stă deasupra și hotărăște tura următoare: atinge măslinele cu 3 baloturi, apoi încarcă.
web-lesson-oltre-mare-offer = E tura botului și îți oferă mătase pentru sare. Ai deja mătase, iar cine face schimb în tura altuia primește prestigiu. Acceptă.
web-lesson-oltre-mare-prestige = Jetonul tău de prestigiu. La fiecare punctare cine are cele mai multe primește 6 ducați, al doilea 3, al treilea 1.
web-lesson-oltre-mare-buy = Tura ta. Datorită măslinelor de deasupra se joacă acum trei cărți. Poți cumpăra până la patru: cumpără una din teancul de mărfuri, cu 3 ducați.
web-lesson-oltre-mare-bought = Din nou mătase! La masa de negoț poți face și tu oferte. Deocamdată ajunge: încheie negoțul.
web-lesson-oltre-mare-silk = Joacă toate cele trei mătăsuri. Două simboluri ducat și cel al jetonului fac trei: 6 ducați!
web-lesson-oltre-mare-venice = A apărut cartea Veneția: prima punctare. Prestigiul plătește și se returnează; cele două ceramici plătesc 3. Seria de sus, măslinele, rămâne și poate crește.
web-lesson-oltre-mare-free = Închide punctarea dacă stă în cale și navighează două mutări oriunde vrei. Indică un jeton ca să citești ce face.
web-lesson-oltre-mare-free-on = Încă o mutare.
web-lesson-oltre-mare-run = Încarcă mătasea: o serie de trei plătește la sfârșit 7 ducați. Care carte stă deasupra, hotărăști tu.
web-lesson-oltre-mare-power = Botul avea mai multe cărți decât îi permite leul. Ce e în plus merge cu fața în jos la pirați, iar fiecare carte de acolo costă la sfârșit un ducat.
web-lesson-oltre-mare-final = Teancul de mărfuri e gol, deci aceasta a fost ultima rundă. Prestigiul plătește încă o dată, apoi toate seriile, minus un ducat pentru fiecare carte de pirați, apoi numărul jetoanelor.
web-lesson-oltre-mare-end = Aceasta a fost lecția. Un joc adevărat are un teanc de mărfuri mult mai mare, mai mulți negustori și mult mai multe schimburi.
