# The Port Royal table in the browser. Names of cards, events, actions and refusals are in port-royal.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Many of these are labels of a few square centimetres: prefer short words; a comment says where length matters.

## Short names printed on the cards themselves: at most some 12 letters in a line, a space allows two lines.
## Ships have no colour here: colour, hatching and silhouette tell it.

web-port-royal-plate-ship_yellow = Šalupa
web-port-royal-plate-ship_blue = Flauta
web-port-royal-plate-ship_green = Briga
web-port-royal-plate-ship_red = Fregata
web-port-royal-plate-ship_black = Galeona
web-port-royal-plate-trader = Obchodník
web-port-royal-plate-expedition = Expedice
web-port-royal-plate-tax = Výběr daní
web-port-royal-back = Karta lícem dolů: jedna mince
web-port-royal-island = Jamajka

## Cards as a screen reader says them. $card is the card's name, the rest are figures with their words.

web-port-royal-label-ship = { $card }, { $coins }, { $swords }
web-port-royal-label-person = { $card }, cena: { $coins }, { $points }
web-port-royal-label-expedition = { $card }, { $points }, { $coins }

## What a card does, in full sentences; shown beside the large card.

web-port-royal-text-ship = Kdo ji vezme, získá { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }; loď se pak odhodí. Hned po otočení jí může aktivní hráč zabránit v zakotvení, má-li { $swords ->
        [one] { $swords } šavli
        [few] { $swords } šavle
        [many] { $swords } šavle
       *[other] { $swords } šavlí
    } nebo více. Zůstane-li druhá loď téže barvy, přístav propadá.
web-port-royal-text-ship-skull = Kdo ji vezme, získá { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }; loď se pak odhodí. Lebka: v zakotvení jí nelze zabránit. S druhou lodí téže barvy přístav propadá.
# $ship is a plate name such as “Frigate”; it stands behind a colon so that it needs no case.
web-port-royal-text-trader = O minci více za každou loď tohoto druhu, kterou vezmete, ve vlastním tahu i v tazích ostatních: { $ship }.
web-port-royal-text-settler = Má symbol domu, jeden z těch, které expedice vyžadují.
web-port-royal-text-captain = Má symbol kotvy, jeden z těch, které expedice vyžadují.
web-port-royal-text-priest = Má symbol kříže, jeden z těch, které expedice vyžadují.
web-port-royal-text-jack = Nahradí kterýkoli jeden symbol expedice: dům, kotvu, nebo kříž.
web-port-royal-text-sailor = Jedna šavle. S dostatkem šavlí můžete zabránit v zakotvení právě otočené lodi; šavle se nespotřebují. Počítají se i tehdy, když výběr daní odměňuje nejvíce šavlí.
web-port-royal-text-pirate = Dvě šavle. S dostatkem šavlí můžete zabránit v zakotvení právě otočené lodi; šavle se nespotřebují. Počítají se i tehdy, když výběr daní odměňuje nejvíce šavlí.
web-port-royal-text-mademoiselle = Každá najatá postava vás stojí o minci méně, až na nulu. Mince pro aktivního hráče zůstává.
web-port-royal-text-jester = Jedna mince, kdykoli má někdo smůlu, včetně vás; a jedna mince v tahu jiného hráče, když na vás přijde řada a přístav je prázdný.
web-port-royal-text-admiral = Dvě mince vždy, když na vás přijde řada brát karty a v přístavu leží pět nebo více karet, i když žádnou nevezmete.
web-port-royal-text-governor = Pokaždé smíte vzít o kartu více, ve vlastním tahu i v tazích ostatních. V tahu jiného hráče vás každá karta dál stojí minci pro aktivního hráče.
# $symbols: a list such as “anchor, anchor, house”.
web-port-royal-text-expedition = Kdykoli ve vlastním tahu rozhodujete, odhoďte postavy s přesně těmito symboly: { $symbols }. Expedice vám pak zůstane do konce partie a získáte { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }. Všeuměl nahradí kterýkoli jeden symbol.
web-port-royal-text-tax_max_swords = Kdo má dvanáct nebo více mincí, zaplatí polovinu, zaokrouhleno dolů. Pak získá minci hráč s nejvíce šavlemi; při shodě všichni takoví.
web-port-royal-text-tax_min_vp = Kdo má dvanáct nebo více mincí, zaplatí polovinu, zaokrouhleno dolů. Pak získá minci hráč s nejméně body; při shodě všichni takoví.
web-port-royal-text-back = Karta lícem dolů je jedna mince. Její líc nezná nikdo, ani majitel.
# How many copies of the large card are in the pack.
web-port-royal-copies = { $count ->
    [one] { $count } v balíčku
    [few] { $count } v balíčku
    [many] { $count } v balíčku
   *[other] { $count } v balíčku
}
web-port-royal-symbol-anchor = kotva
web-port-royal-symbol-cross = kříž
web-port-royal-symbol-house = dům

## The bar on top

web-port-royal-turn = { $turn }. tah
web-port-royal-goal = do 12 bodů
web-port-royal-goal-expedition = do 12 bodů s expedicí
web-port-royal-last-round = poslední kolo
web-port-royal-undo = Vrátit
web-port-royal-undo-turn = Vrátit celý tah
web-port-royal-log = Průběh

## The harbour and the piles

web-port-royal-count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
web-port-royal-count-types = { $count ->
    [one] { $count } druh lodí
    [few] { $count } druhy lodí
    [many] { $count } druhu lodí
   *[other] { $count } druhů lodí
}
web-port-royal-types = Druhy lodí v přístavu
# Beside the row of ship types: how many cards the active player may take after stopping now.
web-port-royal-picks = { $picks ->
    [one] vzít { $picks } kartu
    [few] vzít { $picks } karty
    [many] vzít { $picks } karty
   *[other] vzít { $picks } karet
}
# And what one more ship type would make of it.
web-port-royal-picks-more = { $picks ->
    [one] o druh více: { $picks } karta
    [few] o druh více: { $picks } karty
    [many] o druh více: { $picks } karty
   *[other] o druh více: { $picks } karet
}
# In the phase in which cards are taken: how many the player may still take. Short.
web-port-royal-picks-left = { $picks ->
    [one] ještě { $picks } karta
    [few] ještě { $picks } karty
    [many] ještě { $picks } karty
   *[other] ještě { $picks } karet
}
web-port-royal-harbour-empty = Přístav je prázdný
web-port-royal-harbour-calm = První karta se teprve otočí.
# Flag on the card that came last. Very short.
web-port-royal-new = nová
# Flag on a ship that was just drawn and may be repelled. Very short.
web-port-royal-fate = ?
web-port-royal-deck = Balíček
web-port-royal-deck-draw = Dobrat kartu
web-port-royal-discard = Odhozené
web-port-royal-discard-open = Odhazovací balíček, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}: prohlédnout
web-port-royal-discard-empty = Zatím nebylo nic odhozeno.
# Under an expedition. Very short.
web-port-royal-claim-now = lze provést
web-port-royal-towards = { $have } z { $need }

## A card in the harbour, as a button. $card is the whole label of the card.

web-port-royal-offer-gain = { $card }. Přinese vám { $gain ->
    [one] { $gain } minci
    [few] { $gain } mince
    [many] { $gain } mince
   *[other] { $gain } mincí
}
web-port-royal-offer-price = { $card }. { $price ->
    [0] Je zdarma
    [one] Stojí vás { $price } minci
    [few] Stojí vás { $price } mince
    [many] Stojí vás { $price } mince
   *[other] Stojí vás { $price } mincí
}
web-port-royal-offer-dear = { $card }. Stojí vás { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}: více, než máte
web-port-royal-take-offer = Vzít: { $offer }
# On the card that can be taken now. Very short.
web-port-royal-take = Vzít

## Players

web-port-royal-you = vy
web-port-royal-others = Ostatní hráči
web-port-royal-coins = mince
web-port-royal-swords = šavle
web-port-royal-points = body
web-port-royal-scale = { $points ->
    [one] { $points } bod z 12
    [few] { $points } body z 12
    [many] { $points } bodu z 12
   *[other] { $points } bodů z 12
}
# $more: points after the claim that is possible now.
web-port-royal-scale-claim = { $points } z 12, s expedicí { $more }
web-port-royal-scale-plain = { $points } z 12
web-port-royal-active = aktivní hráč
web-port-royal-deciding = právě rozhoduje
web-port-royal-offline = není tady
web-port-royal-display-of = Zásoba: { $name }
# The button that is a player’s panel. $coins, $swords and $points are figures with their words.
web-port-royal-panel = { $name }: { $coins }, { $swords }, { $points }. Prohlédnout zásobu
web-port-royal-display-empty = Zatím žádné karty
web-port-royal-order = Pořadí

# Groups of a display. Short: they are headings over one card.
web-port-royal-family-trade = Obchod
web-port-royal-family-swords = Šavle
web-port-royal-family-symbols = Symboly
web-port-royal-family-office = Dvůr
web-port-royal-family-expeditions = Expedice

# Bots have no names of their own: they are called after the beast drawn at their seat.
web-port-royal-beast-0 = Velryba
web-port-royal-beast-1 = Chobotnice
web-port-royal-beast-2 = Mořský koník
web-port-royal-beast-3 = Želva
web-port-royal-beast-4 = Krab

## The question next to the buttons

web-port-royal-wanted = Čeká se na vaše rozhodnutí
# The same where there is little room.
web-port-royal-wanted-short = Rozhodněte se
web-port-royal-ask-first = Začíná váš tah: doberte první kartu.
web-port-royal-ask-draw = Dobírat dál, nebo přestat a vzít si karty?
web-port-royal-ask-draw-picks = { $picks ->
    [one] Dobírat dál, nebo přestat a vzít { $picks } kartu?
    [few] Dobírat dál, nebo přestat a vzít { $picks } karty?
    [many] Dobírat dál, nebo přestat a vzít { $picks } karty?
   *[other] Dobírat dál, nebo přestat a vzít { $picks } karet?
}
web-port-royal-ask-draw-only = Dobírejte dál: přestat tu nelze.
web-port-royal-ask-stop-only = Není co dobírat: přestaňte.
# $card: a ship, such as “red Frigate”.
web-port-royal-ask-ship = { $card }: zabránit v zakotvení, nebo nechat zakotvit?
web-port-royal-ask-ship-bust = { $card }: tento druh už v přístavu je. Zabránit v zakotvení, nebo o všechno přijít?
web-port-royal-ask-ship-only = { $card }: v zakotvení je nutné zabránit.
web-port-royal-ask-take = { $picks ->
    [one] Vezměte { $picks } kartu z přístavu, nebo pasujte.
    [few] Vezměte až { $picks } karty z přístavu, nebo pasujte.
    [many] Vezměte až { $picks } karty z přístavu, nebo pasujte.
   *[other] Vezměte až { $picks } karet z přístavu, nebo pasujte.
}
# The seat’s own go in another player’s turn; $name gets the fee.
web-port-royal-ask-take-fee = { $picks ->
    [one] Vezměte { $picks } kartu, nebo pasujte. Minci dostane: { $name }
    [few] Vezměte až { $picks } karty, nebo pasujte. Za každou dostane minci: { $name }
    [many] Vezměte až { $picks } karty, nebo pasujte. Za každou dostane minci: { $name }
   *[other] Vezměte až { $picks } karet, nebo pasujte. Za každou dostane minci: { $name }
}
web-port-royal-ask-nothing = Nic nelze vzít: pasujte.
web-port-royal-ask-claim = Proveďte expedici, nebo ukončete tah.
web-port-royal-ask-after-bust = Smůla. Ještě můžete provést expedici.
# In the place of the question, while the harbour is swept away. $card: a ship, such as “red Frigate”.
web-port-royal-bust-mine = Smůla!
web-port-royal-bust-theirs = { $name }: smůla!
web-port-royal-bust-lost = { $card } podruhé: { $count ->
    [one] { $count } karta propadá
    [few] { $count } karty propadají
    [many] { $count } karty propadá
   *[other] { $count } karet propadá
}
web-port-royal-sure = Potvrďte ještě jednou
web-port-royal-waiting = Stůl čeká
web-port-royal-wait-first = { $name } začíná tah
web-port-royal-wait-draw = { $name } rozhoduje: dobírat dál, nebo přestat
web-port-royal-wait-ship = { $name } rozhoduje o lodi: { $card }
web-port-royal-wait-take = { $name } smí vzít: { $picks ->
    [one] { $picks } kartu
    [few] { $picks } karty
    [many] { $picks } karty
   *[other] { $picks } karet
}
web-port-royal-wait-claim = { $name } smí provést expedici
web-port-royal-paused = Partie je přerušena
web-port-royal-over = Partie skončila

## Buttons. Short; the key is shown beside them.

web-port-royal-draw = Dobrat
web-port-royal-draw-first = první karta je povinná
web-port-royal-stop = Přestat
web-port-royal-stop-takes = { $picks ->
    [one] vzít { $picks } kartu
    [few] vzít { $picks } karty
    [many] vzít { $picks } karty
   *[other] vzít { $picks } karet
}
web-port-royal-stop-plain = a vzít si karty
web-port-royal-stop-nothing = na nic nemáte dost mincí
# On a card that is looked at while one draws.
web-port-royal-stop-and-take = Skončit a vzít tuto kartu
web-port-royal-pass = Pasovat
web-port-royal-pass-hint = už nic nebrat
web-port-royal-end-turn = Ukončit tah
web-port-royal-repel = Odrazit
web-port-royal-repel-hint = odhodit loď
web-port-royal-keep = Nechat
web-port-royal-keep-hint = loď zakotví
# What a kept ship makes of the harbour: so many ship types, and so many cards may be taken.
web-port-royal-keep-makes = { $types }. druh lodi: { $picks ->
    [one] { $picks } karta
    [few] { $picks } karty
    [many] { $picks } karty
   *[other] { $picks } karet
}
web-port-royal-keep-bust-hint = dobrovolně o vše přijít
web-port-royal-claim = Provést
web-port-royal-claim-ways = { $count ->
    [one] { $count } způsob
    [few] { $count } způsoby
    [many] { $count } způsobu
   *[other] { $count } způsobů
}
web-port-royal-claim-choose = Koho vyšlete na expedici?
web-port-royal-claim-label = Provést: { $card }, vyslat: { $persons }. Body { $points }, mince { $coins }

## Odds

# Behind a percentage, on the button that draws.
web-port-royal-bust = smůla
# Shares of the next card, each a word and a percentage without its sign. Very short.
web-port-royal-odds-ship = loď { $share }
web-port-royal-odds-repel = odražení { $share }
web-port-royal-odds-new = nová loď { $share }
web-port-royal-odds-person = postava { $share }
web-port-royal-odds-expedition = expedice { $share }
web-port-royal-odds-tax = daně { $share }
web-port-royal-odds-label = Další karta: smůla { $bust }, jiná loď { $ship }, postava { $person }, expedice { $expedition }, daně { $tax }
web-port-royal-unseen = Další karta, z { $cards }
web-port-royal-unseen-hint = Co může přijít, včetně mincí lícem dolů.
web-port-royal-unseen-ship = { $ship }: { $count }
web-port-royal-unseen-persons = Postavy
web-port-royal-unseen-expeditions = Expedice
web-port-royal-unseen-taxes = Daně
web-port-royal-unseen-bust = { $count ->
    [one] smůla: { $count }
    [few] smůla: { $count }
    [many] smůla: { $count }
   *[other] smůla: { $count }
}

## The log

web-port-royal-log-begin = Partie začíná
web-port-royal-log-open = Otevřít průběh
web-port-royal-log-empty = Zatím se nic nestalo.
web-port-royal-log-undone = { $name } vrací rozhodnutí
web-port-royal-log-undone-you = Vracíte rozhodnutí
web-port-royal-log-replaced = { $name }: dál hraje bot
web-port-royal-log-restored = { $name } zase hraje
web-port-royal-log-restored-you = Zase hrajete
web-port-royal-log-resigned = { $name } se vzdává
web-port-royal-log-resigned-you = Vzdáváte se
# A change of coins, such as “Zofia −2”.
web-port-royal-delta = { $name } { $amount }

## The end

web-port-royal-end-winner = { $name } vítězí
web-port-royal-end-winners = Společné vítězství: { $names }
web-port-royal-end-nobody = Partie skončila bez vítěze
# What decided the game; $round: number of the turn, $name: who did it
web-port-royal-decided-bust = Rozhodla smůla v tahu { $round }: { $name }.
web-port-royal-decided-claim = Rozhodla expedice v tahu { $round }: { $name }.
web-port-royal-decided-hire = Rozhodlo najmutí v tahu { $round }: { $name }.
web-port-royal-decided-trade = Rozhodla loď v tahu { $round }: { $name }.
web-port-royal-decided-turn = Rozhodl tah { $round }: { $name }.
web-port-royal-end-player = Hráč
web-port-royal-end-total = Body
web-port-royal-end-tie = Shoda bodů: rozhodují mince.
web-port-royal-end-ineligible = bez expedice: nemůže vyhrát
web-port-royal-end-line = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
web-port-royal-end-how = Za co body jsou

## Keys, for the help

web-port-royal-key-draw = Dobrat kartu
web-port-royal-key-stop = Přestat
web-port-royal-key-pass = Pasovat, nebo ukončit tah
web-port-royal-key-claim = Provést expedici
web-port-royal-key-repel = Zabránit v zakotvení právě otočené lodi
web-port-royal-key-keep = Nechat právě otočenou loď zakotvit
web-port-royal-key-take = Vzít kartu z přístavu, počítáno zleva
web-port-royal-key-read = Přečíst vybranou kartu
web-port-royal-key-undo = Vrátit
web-port-royal-key-undo-turn = Vrátit celý tah
web-port-royal-key-log = Otevřít nebo zavřít průběh
web-port-royal-key-discard = Prohlédnout odhazovací balíček
web-port-royal-key-arrows = Pohyb mezi kartami
