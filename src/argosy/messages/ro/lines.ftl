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
lines-cabin-boy-crowd-1 = Încă una. Ce se poate întâmpla?
lines-cabin-boy-crowd-2 = Ce multe sunt deja! Și merge ca uns.
lines-cabin-boy-bust-1 = Aha. Deci asta se putea întâmpla.
lines-cabin-boy-bust-2 = Dar a lipsit atât de puțin!
lines-cabin-boy-bust-3 = Asta n-a văzut-o nimeni, nu?
lines-cabin-boy-bust-other-1 = A, li se întâmplă și altora? Bine de știut.
lines-cabin-boy-bust-other-2 = Și eu aș fi tras!
lines-cabin-boy-tax-1 = Taxe? Dar galbenii abia au sosit!
lines-cabin-boy-tax-2 = Deci nici să strângi nu e bine?
lines-cabin-boy-repel-1 = Ați văzut? A șters-o!
lines-cabin-boy-ship-1 = Câți galbeni! Trebuie să-i număr pe toți?
lines-cabin-boy-ship-2 = Și toate astea sunt pentru mine? Toate?
lines-cabin-boy-hire-1 = Scump! Dar uitați-vă ce pălărie.
lines-cabin-boy-claim-1 = O expediție! Pot să merg și eu?
lines-cabin-boy-fee-1 = Un galben pentru tine. Așa se face… nu?
lines-cabin-boy-nothing-1 = Atunci doar mă uit. Uitatul e gratis.
lines-cabin-boy-load-1 = Totul se potrivește! Ce frumos e când se potrivește.
lines-cabin-boy-load-2 = Și încă una, și încă una. Există vreo limită?
lines-cabin-boy-pirates-1 = Pirați! Adevărați! Of. Rămân aici.
lines-cabin-boy-pirates-2 = De departe păreau atât de drăguți.
lines-cabin-boy-repelled-1 = Hâș! …Chiar merge!
lines-cabin-boy-deal-1 = Batem palma! A fost o afacere bună?
lines-cabin-boy-deal-2 = O afacere! Ca oamenii mari.
lines-cabin-boy-refused-1 = Nimeni? Nici măcar puțin?
lines-cabin-boy-token-1 = Ce lucește! Pot să-l păstrez?
lines-cabin-boy-token-2 = Uau. Și ăsta ce face?
lines-cabin-boy-no-token-1 = Nu-i nimeni acasă? După atâta drum!
lines-cabin-boy-compass-1 = Fiuu! Mai facem o dată?
lines-cabin-boy-ducats-1 = Cling, cling! Cel mai frumos sunet din lume.
lines-cabin-boy-ransom-1 = Pe asta o vreau înapoi, vă rog. Poftiți banii.
lines-cabin-boy-venice-1 = Deja Veneția? Dar încă n-am terminat!
lines-cabin-boy-last-round-1 = Ultima rundă? Abia începea să fie frumos!
lines-cabin-boy-win-1 = Am câștigat? Am câștigat! Să noteze cineva!
lines-cabin-boy-win-2 = Și eu credeam că doar exersăm!
lines-cabin-boy-lose-1 = Frumos jucat! Încă una? Vă rog?
lines-cabin-boy-lose-2 = Am învățat multe. Mai ales ce să nu fac.

# Boatswain: grumbles, with a good heart.
lines-boatswain-crowd-1 = Se înghesuie lumea. Atenție la coate.
lines-boatswain-crowd-2 = Mai multă forfotă decât în zi de târg.
lines-boatswain-bust-1 = La naiba. Și prânzul era deja comandat.
lines-boatswain-bust-2 = Mama zice mereu: oprește-te cât e frumos.
lines-boatswain-bust-3 = Atâta muncă, numai pentru pescăruși.
lines-boatswain-bust-other-1 = Știu cum e. Mai am și acum ancora.
lines-boatswain-bust-other-2 = Marea dă, marea ia. Mai mult ia.
lines-boatswain-tax-1 = Taxe. Și cheiul tot nu-l repară nimeni.
lines-boatswain-tax-2 = Iau jumătate și îi zic ordine.
lines-boatswain-repel-1 = Plecați! Și luați-vă și steagul.
lines-boatswain-ship-1 = Asta ajunge pe o săptămână. Și de rom.
lines-boatswain-ship-2 = Bani cinstiți pentru muncă cinstită. În sfârșit.
lines-boatswain-hire-1 = La prețul ăsta vreau și cântec.
lines-boatswain-claim-1 = Expediție, deci. Luați șosete uscate.
lines-boatswain-fee-1 = Iar taxă de port. Cineva trebuie să trăiască din noi.
lines-boatswain-nothing-1 = Pentru mine nimic. O fi luni.
lines-boatswain-load-1 = Stivuit strâns, tot de un fel. Așa se face.
lines-boatswain-load-2 = Cala miroase a un singur lucru. Semn bun.
lines-boatswain-pirates-1 = Pirați. Măcar ăștia nu trimit facturi.
lines-boatswain-pirates-2 = Iar ei. Parcă mi-ar ști orarul.
lines-boatswain-repelled-1 = Nu azi, prieteni. Încercați la corabia următoare.
lines-boatswain-deal-1 = Ne-am înțeles. Acum dă încoace, până nu plouă.
lines-boatswain-deal-2 = Gata. Mâna mea, mâna ta, fără hârtii.
lines-boatswain-refused-1 = Nu vrea nimeni. Rămâne mai mult pentru mine.
lines-boatswain-token-1 = Încă unul pe sfoară. Zornăie frumos.
lines-boatswain-token-2 = Semnat, ștampilat, sigilat. Doar o jumătate de zi.
lines-boatswain-no-token-1 = Atâta drum, și biroul e închis.
lines-boatswain-compass-1 = O scurtătură. Genunchii mulțumesc.
lines-boatswain-ducats-1 = Sună a aur curat. Poți să și muști.
lines-boatswain-ransom-1 = Să plătești pentru ce-i al tău. Frumos obicei.
lines-boatswain-venice-1 = Veneția. Acum numără tot. De două ori.
lines-boatswain-last-round-1 = Ultima rundă. Să aducă cineva romul cel bun.
lines-boatswain-win-1 = Ia te uită. Fac cinste. Un rând.
lines-boatswain-win-2 = Muncă grea și puțin noroc. Mai mult muncă.
lines-boatswain-lose-1 = Bravo. O să bombăn până duminică.
lines-boatswain-lose-2 = Meritat. O spun o singură dată.

# Captain: calm, polite, proud of the craft.
lines-captain-crowd-1 = Frumoasă priveliște. Aproape că ne-am opri aici.
lines-captain-crowd-2 = Îmi place un port plin.
lines-captain-bust-1 = Un risc calculat. Calculul a fost corect.
lines-captain-bust-2 = Și pe un drum bun mai dai de câte un recif.
lines-captain-bust-3 = În jurnal voi trece: vremea.
lines-captain-bust-other-1 = Ghinion. Li se întâmplă și celor mai buni.
lines-captain-bust-other-2 = După flux vine refluxul, pentru fiecare.
lines-captain-tax-1 = Coroana ne transmite salutări, văd.
lines-captain-tax-2 = Acesta e prețul unui cufăr plin.
lines-captain-repel-1 = O lovitură de avertisment face minuni.
lines-captain-ship-1 = Iată o cală care merită deschisă.
lines-captain-ship-2 = Stă adânc în apă. Așa îmi plac corăbiile.
lines-captain-hire-1 = Mâinile bune costă bani buni.
lines-captain-claim-1 = Hărți, provizii, vânt bun. La drum.
lines-captain-fee-1 = Un galben pentru dană. Cu plăcere.
lines-captain-nothing-1 = Nimic pentru noi aici. Mergem mai departe.
lines-captain-load-1 = O marfă, o piață. Curat lucrat.
lines-captain-load-2 = În cală e ordine. Deci și în lume.
lines-captain-pirates-1 = Avem musafiri. Nepoftiți, ca întotdeauna.
lines-captain-pirates-2 = O cunoștință scumpă, steagul acela negru.
lines-captain-repelled-1 = Ne-au văzut și au întors. Oameni cu judecată.
lines-captain-deal-1 = O plăcere să facem afaceri.
lines-captain-deal-2 = Mulțumite ambele părți? Atunci una a scăpat ceva.
lines-captain-refused-1 = Niciun amator. Marea e largă.
lines-captain-token-1 = În fiecare port, un prieten.
lines-captain-token-2 = Încă un port care ne știe steagul.
lines-captain-no-token-1 = Un port plăcut. Doar că gol.
lines-captain-compass-1 = O schimbare de curs. Cu tot dinadinsul.
lines-captain-ducats-1 = Pagina asta va încânta registrul.
lines-captain-ransom-1 = Răscumpăr ce e al meu. Din principiu.
lines-captain-venice-1 = Veneția. Îndreptați-vă gulerele.
lines-captain-last-round-1 = Ultima rundă. Toată lumea la posturi.
lines-captain-win-1 = Acasă cu cala plină. Mulțumiri echipajului.
lines-captain-win-2 = O călătorie bună și o companie pe măsură.
lines-captain-lose-1 = Frumos navigat. Îmi scot pălăria.
lines-captain-lose-2 = Felicitări. Pe curând, la următorul flux.

# Admiral: dry, and as brief as can be.
lines-admiral-crowd-1 = Suficient. Aproape.
lines-admiral-crowd-2 = O adevărată paradă.
lines-admiral-bust-1 = Am luat notă.
lines-admiral-bust-2 = Statistic, era vremea.
lines-admiral-bust-3 = Inoportun.
lines-admiral-bust-other-1 = Condoleanțe.
lines-admiral-bust-other-2 = Marea e imparțială.
lines-admiral-tax-1 = Vistieria nu doarme niciodată.
lines-admiral-tax-2 = Decretul, apropo, e al meu.
lines-admiral-repel-1 = Sunteți liberi.
lines-admiral-ship-1 = Acceptabil.
lines-admiral-ship-2 = Flota mulțumește.
lines-admiral-hire-1 = Priceperea nu e ieftină.
lines-admiral-claim-1 = Conform planului.
lines-admiral-fee-1 = O formalitate.
lines-admiral-nothing-1 = Mă abțin.
lines-admiral-load-1 = Ordine. În sfârșit.
lines-admiral-load-2 = Uniform. Cum se cuvine.
lines-admiral-pirates-1 = Amatori. Perseverenți.
lines-admiral-pirates-2 = O pierdere administrativă.
lines-admiral-repelled-1 = Fuseseră informați.
lines-admiral-deal-1 = De acord.
lines-admiral-deal-2 = Reciproc tolerabil.
lines-admiral-refused-1 = Unanim. Impresionant.
lines-admiral-token-1 = Încă un ac pe hartă.
lines-admiral-token-2 = Trecut în registru.
lines-admiral-no-token-1 = O inspecție, nimic mai mult.
lines-admiral-compass-1 = Prefer liniile drepte.
lines-admiral-ducats-1 = Bugetul aprobă.
lines-admiral-ransom-1 = Înapoi în inventar.
lines-admiral-venice-1 = Conturile, vă rog.
lines-admiral-last-round-1 = Ultimele manevre.
lines-admiral-win-1 = Raportul va fi scurt.
lines-admiral-win-2 = Pe loc repaus, toată lumea.
lines-admiral-lose-1 = Salut cu respect.
lines-admiral-lose-2 = Meritat. Va fi în raport.
