### What the coach says during the first lesson. Cards, ports and figures are always those named here. Keep it short: three lines on a phone.

web-lesson-oltre-mare-welcome = Vítejte v Oltre Mare! Jste kupec na moři. Dukáty jsou peníze i vítězné body zároveň: kdo jich má na konci nejvíc, vyhrává.
web-lesson-oltre-mare-hand = Vaše karty. Každá karta je jedno zboží a její dva symboly říkají, co se stane, když ji vyložíte.
web-lesson-oltre-mare-cargo = Váš náklad: vidět je jen vrchní karta. Lev (5) říká, kolik karet smíte držet; balík (2), kolik jich musíte vyložit.
web-lesson-oltre-mare-parts = Tah má čtyři části: námořní síla, obchod, akce, nakládání. Žádnou kartu nemáte navíc a obchody přijdou později: ukončete obchodování.
web-lesson-oltre-mare-marks = Dukáty přinášejí peníze, vlajky piráty, karty nové karty a lodě pohnou vaší lodí. První tři rychle rostou: 1, 3, 6 za jeden, dva, tři symboly.
web-lesson-oltre-mare-play = Vyberte obě karty oliv. Řádek nad kartami ukazuje, co způsobí. Pak je vyložte.
web-lesson-oltre-mare-sail = Dukát, karta a dva pohyby lodi. Dostanete žeton přístavu, kde skončí. Kroužky ukazují, kde to může být. Na Corfu je dobrý: plujte tam.
web-lesson-oltre-mare-sail-on = A dál na Corfu.
web-lesson-oltre-mare-token = Žeton „Dobrý obchod“ vám v každém tahu přidá symbol dukátu. Platí, dokud si nevezmete jiný; na konci se počítá každý žeton.
web-lesson-oltre-mare-load = Teď nakládejte. Stejné zboží vedle sebe tvoří sérii; dlouhé série vynášejí mnohem víc. Poslední karta leží nahoře a řídí příští tah: klepněte na olivy se 3 balíky a naložte.
web-lesson-oltre-mare-offer = Na tahu je bot a nabízí vám hedvábí za sůl. Hedvábí už máte a kdo obchoduje v cizím tahu, získá prestiž. Přijměte.
web-lesson-oltre-mare-prestige = Váš žeton prestiže. Při každém bodování dostane hráč s nejvíce žetony 6 dukátů, druhý 3, třetí 1.
web-lesson-oltre-mare-buy = Jste na tahu. Podle oliv navrchu teď vyložíte tři karty. Koupit smíte až čtyři: kupte jednu z balíčku zboží za 3 dukáty.
web-lesson-oltre-mare-bought = Zase hedvábí! Keramika se k ničemu nehodí, tak ji prodejte: u „Nové nabídky“ zvolte jméno bota, klepněte na keramiku, žádejte 2 dukáty a stiskněte „Nabídnout“.
web-lesson-oltre-mare-agreed = Bot souhlasí. Poslední slovo má ten, kdo nabídku dal: uzavřete obchod.
web-lesson-oltre-mare-sold = Dva dukáty za kartu, kterou nepotřebujete. Prestiž získává partner, protože jste na tahu vy. Teď ukončete obchodování.
web-lesson-oltre-mare-silk = Vyložte všechny tři karty hedvábí. Dva symboly dukátu a ten z vašeho žetonu jsou tři: 6 dukátů!
web-lesson-oltre-mare-venice = Objevila se karta Benátek: první bodování. Prestiž vynese a vrací se; vaše dvě karty keramiky vynesou 3. Vrchní série, vaše olivy, zůstává a může růst.
web-lesson-oltre-mare-free = Zavřete bodování, překáží-li, a dvěma pohyby plujte, kam chcete. Ukažte na žeton a přečtete si, co dělá.
web-lesson-oltre-mare-free-on = Ještě jeden pohyb.
web-lesson-oltre-mare-run = Naložte hedvábí: série tří vynese na konci 7 dukátů. Která karta bude nahoře, určíte vy.
web-lesson-oltre-mare-power = Bot držel víc karet, než jeho lev dovolí. Co je navíc, jde lícem dolů k pirátům a každá taková karta na konci ubere dukát.
web-lesson-oltre-mare-final = Balíček zboží je prázdný, takže to bylo poslední kolo. Ještě jednou vynáší prestiž, pak všechny série, minus dukát za každou pirátskou kartu, a nakonec přístavní žetony.
web-lesson-oltre-mare-end = To byla lekce. Skutečná partie má mnohem větší balíček zboží, víc kupců a mnohem víc obchodů.
