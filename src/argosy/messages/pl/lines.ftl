# What bots say at the table now and then, in character and about what everybody sees: friendly, short, never advice.
# Ids: level, occasion, number. They speak of themselves and to everybody, in words that fit any gender.

# A line in the log
lines-said = { $name }: „{ $line }”

# Occasions of Port Royal. crowd: five cards in the harbour, and still drawing; bust: own bust; bust-other: somebody
# else's; tax: half the coins are gone; repel: a ship sent away; ship: a ship that pays four coins or more; hire: somebody
# for seven coins or more; claim: an expedition; fee: a coin to the active player; nothing: nothing could be taken.
# Occasions of Oltre Mare. load: three cards of one good loaded; pirates: two cards onto the pirate stack; repelled: pirate
# flags that do nothing; deal: a deal made; refused: all have declined an offer of one's own; token, no-token: a port
# with, without one; compass: the ship put on another port; ducats: six or more at once; ransom: a card bought from the
# pirate stack; venice: the first scoring. Of both: last-round; win; lose: somebody else wins.

# Cabin Boy: eager, hopeful, easily amazed.
lines-cabin-boy-crowd-1 = Jeszcze jedna. Co może pójść nie tak?
lines-cabin-boy-crowd-2 = Ile już tego! A idzie jak z płatka.
lines-cabin-boy-bust-1 = Aha. Czyli to mogło pójść nie tak.
lines-cabin-boy-bust-2 = Ale było tak blisko!
lines-cabin-boy-bust-3 = Nikt tego nie widział, prawda?
lines-cabin-boy-bust-other-1 = O, innym też się to zdarza? Dobrze wiedzieć.
lines-cabin-boy-bust-other-2 = U mnie skończyłoby się tak samo!
lines-cabin-boy-tax-1 = Podatek? Przecież te monety dopiero co przyszły!
lines-cabin-boy-tax-2 = To oszczędzać też nie wolno?
lines-cabin-boy-repel-1 = Widzieliście? Już go nie ma!
lines-cabin-boy-ship-1 = Tyle monet! Mam to wszystko liczyć?
lines-cabin-boy-ship-2 = I to wszystko dla mnie? Całe?
lines-cabin-boy-hire-1 = Drogo! Ale jaki kapelusz.
lines-cabin-boy-claim-1 = Ekspedycja! Mogę z nimi?
lines-cabin-boy-fee-1 = Moneta dla ciebie. Tak się to robi… prawda?
lines-cabin-boy-nothing-1 = To tylko popatrzę. Patrzenie nic nie kosztuje.
lines-cabin-boy-load-1 = Wszystko pasuje! Uwielbiam, jak pasuje.
lines-cabin-boy-load-2 = I jeszcze, i jeszcze. Jest na to jakiś limit?
lines-cabin-boy-pirates-1 = Piraci! Prawdziwi! Oj. Oni zostają.
lines-cabin-boy-pirates-2 = Z daleka wyglądali tak miło.
lines-cabin-boy-repelled-1 = Sio! …Działa!
lines-cabin-boy-deal-1 = Ręka na to! To był dobry interes?
lines-cabin-boy-deal-2 = Umowa! Zupełnie jak dorośli.
lines-cabin-boy-refused-1 = Nikt? Ani troszeczkę?
lines-cabin-boy-token-1 = Ale błyszczy! Mogę to zatrzymać?
lines-cabin-boy-token-2 = O. A do czego jest ten?
lines-cabin-boy-no-token-1 = Nikogo nie ma? A taki kawał drogi!
lines-cabin-boy-compass-1 = Ziuu! Możemy jeszcze raz?
lines-cabin-boy-ducats-1 = Brzdęk, brzdęk! Najpiękniejszy dźwięk na świecie.
lines-cabin-boy-ransom-1 = Tę poproszę z powrotem. Tu są pieniądze.
lines-cabin-boy-venice-1 = Już Wenecja? Przecież jeszcze nie wszystko gotowe!
lines-cabin-boy-last-round-1 = Ostatnia runda? Przecież dopiero robi się ciekawie!
lines-cabin-boy-win-1 = Wygrana? Wygrana! Niech ktoś to zapisze!
lines-cabin-boy-win-2 = A miały być tylko ćwiczenia!
lines-cabin-boy-lose-1 = Ładna gra! Jeszcze jedną? Proszę?
lines-cabin-boy-lose-2 = Tyle nauki. Głównie o tym, jak się tego nie robi.

# Boatswain: grumbles, with a good heart.
lines-boatswain-crowd-1 = Robi się ciasno. Łokcie przy sobie.
lines-boatswain-crowd-2 = Większy ruch niż w dzień targowy.
lines-boatswain-bust-1 = Do licha. A obiad już zamówiony.
lines-boatswain-bust-2 = Moja stara matka mawia: kończ, póki dobrze.
lines-boatswain-bust-3 = Tyle roboty, a wszystko dla mew.
lines-boatswain-bust-other-1 = Ano, znam to. Kotwicę mam do dziś.
lines-boatswain-bust-other-2 = Morze daje, morze zabiera. Przeważnie zabiera.
lines-boatswain-tax-1 = Podatki. A pomostu i tak nikt nie naprawi.
lines-boatswain-tax-2 = Zabierają połowę i nazywają to porządkiem.
lines-boatswain-repel-1 = Zmiatać! I flagę zabrać ze sobą.
lines-boatswain-ship-1 = To starczy na tydzień. I na rum.
lines-boatswain-ship-2 = Uczciwy grosz za uczciwe dźwiganie. Wreszcie.
lines-boatswain-hire-1 = Za tę cenę oczekuję też śpiewu.
lines-boatswain-claim-1 = Ekspedycja, powiadacie. Suche skarpety spakować.
lines-boatswain-fee-1 = Znów opłata portowa. Ktoś musi z nas żyć.
lines-boatswain-nothing-1 = Dla mnie nic. Widać poniedziałek.
lines-boatswain-load-1 = Ułożone ciasno, jeden gatunek. Tak to się robi.
lines-boatswain-load-2 = Ładownia pachnie tylko jednym. Dobry znak.
lines-boatswain-pirates-1 = Piraci. Ci chociaż nie wystawiają rachunków.
lines-boatswain-pirates-2 = Znowu oni. Chyba znają mój rozkład.
lines-boatswain-repelled-1 = Nie dziś, kochani. Spróbujcie u następnych.
lines-boatswain-deal-1 = Stoi. A teraz dawać, zanim zacznie padać.
lines-boatswain-deal-2 = Zgoda. Ręka za rękę, żadnych papierów.
lines-boatswain-refused-1 = Nikt nie chce. Więcej dla mnie.
lines-boatswain-token-1 = Jeszcze jeden na sznurek. Ładnie brzęczy.
lines-boatswain-token-2 = Podpis, stempel, pieczęć. Tylko pół dnia.
lines-boatswain-no-token-1 = Taki kawał drogi, a urząd zamknięty.
lines-boatswain-compass-1 = Skrót. Kolana dziękują.
lines-boatswain-ducats-1 = Dźwięczy jak trzeba. Można nadgryźć.
lines-boatswain-ransom-1 = Płacić za swoje. Piękny zwyczaj.
lines-boatswain-venice-1 = Wenecja. Teraz wszystko policzą. Dwa razy.
lines-boatswain-last-round-1 = Ostatnia runda. Niech ktoś przyniesie ten lepszy rum.
lines-boatswain-win-1 = No proszę. Stawiam kolejkę. Jedną.
lines-boatswain-win-2 = Ciężka praca i trochę szczęścia. Głównie praca.
lines-boatswain-lose-1 = Dobra robota. Do niedzieli będę zrzędzić.
lines-boatswain-lose-2 = Zasłużone. Powtarzać nie będę.

# Captain: calm, polite, proud of the craft.
lines-captain-crowd-1 = Piękny widok. Niemal można by tu zostać.
lines-captain-crowd-2 = Pełny port ma swój urok.
lines-captain-bust-1 = Obliczone ryzyko. Obliczenia były w porządku.
lines-captain-bust-2 = I na dobrym kursie zdarza się rafa.
lines-captain-bust-3 = W dzienniku zapiszę: pogoda.
lines-captain-bust-other-1 = Pech. Zdarza się najlepszym.
lines-captain-bust-other-2 = Odpływ przychodzi po każdego.
lines-captain-tax-1 = Korona przesyła pozdrowienia, jak widzę.
lines-captain-tax-2 = Taka jest cena pełnej skrzyni.
lines-captain-repel-1 = Strzał przed dziób działa cuda.
lines-captain-ship-1 = Oto ładownia, którą warto otworzyć.
lines-captain-ship-2 = Głębokie zanurzenie. To lubię u statków.
lines-captain-hire-1 = Dobre ręce kosztują.
lines-captain-claim-1 = Mapy, prowiant, dobry wiatr. W drogę.
lines-captain-fee-1 = Moneta za postój. Z przyjemnością.
lines-captain-nothing-1 = Nic tu dla nas. Płyniemy dalej.
lines-captain-load-1 = Jeden ładunek, jeden rynek. Czysta robota.
lines-captain-load-2 = W ładowni porządek. Czyli i na świecie.
lines-captain-pirates-1 = Mamy gości. Nieproszonych, jak zawsze.
lines-captain-pirates-2 = Kosztowna znajomość, ta czarna bandera.
lines-captain-repelled-1 = Zobaczyli nas i zawrócili. Rozsądni ludzie.
lines-captain-deal-1 = Przyjemnie robić z wami interesy.
lines-captain-deal-2 = Obie strony zadowolone? Ktoś więc coś przeoczył.
lines-captain-refused-1 = Brak chętnych. Morze jest szerokie.
lines-captain-token-1 = W każdym porcie przyjaciel.
lines-captain-token-2 = Kolejny port, który zna naszą banderę.
lines-captain-no-token-1 = Miły port. Tylko pusty.
lines-captain-compass-1 = Zmiana kursu. Najzupełniej celowa.
lines-captain-ducats-1 = Ta strona ucieszy księgę rachunkową.
lines-captain-ransom-1 = Odkupuję, co moje. Dla zasady.
lines-captain-venice-1 = Wenecja. Poprawić kołnierze.
lines-captain-last-round-1 = Ostatnia runda. Wszyscy na stanowiska.
lines-captain-win-1 = Do domu z pełną ładownią. Dzięki, załogo.
lines-captain-win-2 = Dobry rejs i dobre towarzystwo.
lines-captain-lose-1 = Piękny rejs. Czapki z głów.
lines-captain-lose-2 = Gratuluję. Do następnego przypływu.

# Admiral: dry, and as brief as can be.
lines-admiral-crowd-1 = Wystarczy. Prawie.
lines-admiral-crowd-2 = Niezła parada.
lines-admiral-bust-1 = Odnotowano.
lines-admiral-bust-2 = Statystycznie nieuniknione.
lines-admiral-bust-3 = Niefortunne.
lines-admiral-bust-other-1 = Kondolencje.
lines-admiral-bust-other-2 = Morze jest bezstronne.
lines-admiral-tax-1 = Fiskus nigdy nie śpi.
lines-admiral-tax-2 = Dekret, nawiasem mówiąc, jest mój.
lines-admiral-repel-1 = Odmaszerować.
lines-admiral-ship-1 = Do przyjęcia.
lines-admiral-ship-2 = Flota dziękuje.
lines-admiral-hire-1 = Kompetencje kosztują.
lines-admiral-claim-1 = Zgodnie z planem.
lines-admiral-fee-1 = Formalność.
lines-admiral-nothing-1 = Wstrzymuję się.
lines-admiral-load-1 = Porządek. Nareszcie.
lines-admiral-load-2 = Jednolicie. Jak należy.
lines-admiral-pirates-1 = Amatorzy. Wytrwali.
lines-admiral-pirates-2 = Strata administracyjna.
lines-admiral-repelled-1 = Zostali pouczeni.
lines-admiral-deal-1 = Zgoda.
lines-admiral-deal-2 = Obustronnie znośne.
lines-admiral-refused-1 = Jednogłośnie. Imponujące.
lines-admiral-token-1 = Kolejna szpilka na mapie.
lines-admiral-token-2 = Wpisano do rejestru.
lines-admiral-no-token-1 = Inspekcja, nic więcej.
lines-admiral-compass-1 = Wolę linie proste.
lines-admiral-ducats-1 = Budżet aprobuje.
lines-admiral-ransom-1 = Z powrotem w inwentarzu.
lines-admiral-venice-1 = Proszę o rachunki.
lines-admiral-last-round-1 = Ostatnie manewry.
lines-admiral-win-1 = Raport będzie krótki.
lines-admiral-win-2 = Spocznij, wszyscy.
lines-admiral-lose-1 = Salutuję.
lines-admiral-lose-2 = Zasłużone. Będzie w raporcie.
