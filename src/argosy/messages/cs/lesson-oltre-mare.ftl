### What the coach says during the first lesson. Cards, ports and figures are always those named here. Keep it short: three lines on a phone.

web-lesson-oltre-mare-welcome = Vítejte v Oltre Mare! Jste kupec na moři. Dukáty jsou peníze i vítězné body zároveň: kdo jich má na konci nejvíc, vyhrává.
web-lesson-oltre-mare-hand = Vaše ruka. Každá karta je jedno zboží a její dva symboly říkají, co se stane, když ji zahrajete.
web-lesson-oltre-mare-cargo = Váš náklad: vidět je jen vrchní karta. Lev, 5, říká, kolik karet smíte držet; balík, 2, kolik jich musíte zahrát.
web-lesson-oltre-mare-parts = Tah má čtyři části: námořní síla, obchod, akce, nakládání. Žádnou kartu nemáte navíc a obchody přijdou později: ukončete obchod.
web-lesson-oltre-mare-marks = Dukáty přinášejí peníze, vlajky piráty, karty nové karty a lodě pohnou vaší lodí. První tři rychle rostou: 1, 3, 6 za jeden, dva, tři symboly.
web-lesson-oltre-mare-play = Vyberte obě olivy. Řádek nad rukou ukazuje, co způsobí. Pak je zahrajte.
web-lesson-oltre-mare-sail = Dukát, karta a dva pohyby lodi. Dostanete žeton přístavu, kde skončí. Na Corfu je dobrý: nejdřív do přístavu Patrasso.
web-lesson-oltre-mare-sail-on = A dál na Corfu.
web-lesson-oltre-mare-token = Žeton „Dobrý obchod“ vám v každém tahu přidá symbol dukátu. Platí, dokud si nevezmete jiný; na konci se počítá každý žeton.
web-lesson-oltre-mare-load = Teď nakládejte. Stejné zboží vedle sebe tvoří sérii; dlouhé série platí mnohem víc. Poslední karta leží nahoře a řídí příští tah: klepněte na olivy se 3 balíky a naložte.
web-lesson-oltre-mare-offer = Na tahu je bot a nabízí vám hedvábí za sůl. Hedvábí už máte a kdo obchoduje v cizím tahu, získá prestiž. Přijměte.
web-lesson-oltre-mare-prestige = Váš žeton prestiže. Při každém bodování dostane 6 dukátů, kdo jich má nejvíc, druhý 3, třetí 1.
web-lesson-oltre-mare-buy = Jste na tahu. Díky olivám navrchu se teď hrají tři karty. Koupit smíte až čtyři: kupte jednu z balíčku zboží za 3 dukáty.
web-lesson-oltre-mare-bought = Zase hedvábí! U obchodního pultu byste mohli dávat i vlastní nabídky. Pro tentokrát dost: ukončete obchod.
web-lesson-oltre-mare-silk = Zahrajte všechna tři hedvábí. Dva symboly dukátu a ten z vašeho žetonu jsou tři: 6 dukátů!
web-lesson-oltre-mare-venice = Objevila se karta Benátek: první bodování. Prestiž vynese a vrací se; vaše dvě keramiky vynesou 3. Vrchní série, vaše olivy, zůstává a může růst.
web-lesson-oltre-mare-free = Zavřete bodování, překáží-li, a plujte dva pohyby, kam chcete. Ukažte na žeton a přečtete si, co dělá.
web-lesson-oltre-mare-free-on = Ještě jeden pohyb.
web-lesson-oltre-mare-run = Naložte hedvábí: série tří vynese na konci 7 dukátů. Která karta bude nahoře, určíte vy.
web-lesson-oltre-mare-power = Bot držel víc karet, než jeho lev dovolí. Co je navíc, jde lícem dolů k pirátům a každá karta tam stojí na konci dukát.
web-lesson-oltre-mare-final = Balíček zboží je prázdný, takže to bylo poslední kolo. Znovu platí prestiž, pak všechny série, minus dukát za každou pirátskou kartu, a nakonec počet žetonů.
web-lesson-oltre-mare-end = To byla lekce. Skutečná hra má mnohem větší balíček zboží, víc kupců a mnohem víc obchodů.
