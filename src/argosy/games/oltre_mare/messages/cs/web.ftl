# The Oltre Mare table in the browser. Names of cards, goods, tokens, phases and events are in oltre-mare.ftl.
# Player names are never declined: they stand first, or behind a colon.
# Most of these stand on buttons or beside figures: keep them short.

## Cards in words (read aloud, and under the large picture)

# $card: name of the card, such as “Salt 8”; $symbols: one or two names of symbols, joined by commas
web-oltre-mare-marks = { $card }: { $symbols }; námořní síla { $power }, náklad { $load }
web-oltre-mare-marks-port = { $card }: { $symbols }; námořní síla { $power }, náklad { $load }; přístav: { $port }
# A card in a sentence, told from others of its good; $symbols: one or two, joined by “+”
web-oltre-mare-card-marked = { $good } ({ $symbols }, síla { $power })
web-oltre-mare-symbols = Symboly
web-oltre-mare-port = Přístav
web-oltre-mare-copies = Karty tohoto zboží
web-oltre-mare-payout = Série 1, 2, 3… karet přináší

## The bar on top

web-oltre-mare-phases = Fáze tahu
# The four phases of a turn, as short as possible
web-oltre-mare-phase-power = Námořní síla
web-oltre-mare-phase-trade = Obchod
web-oltre-mare-phase-actions = Akce
web-oltre-mare-phase-loading = Nakládání
web-oltre-mare-your-decision = Rozhodněte se
# What is wanted of you, after “Your decision”
web-oltre-mare-why-offer = { $name } čeká na vaši odpověď
web-oltre-mare-why-choose = { $name } souhlasí: uzavřete obchod
# You have accepted; the one who made the offer now chooses
web-oltre-mare-why-chosen = Souhlasíte. Teď rozhoduje { $name }
web-oltre-mare-why-discard = { $count ->
    [one] Odevzdejte pirátům { $count } kartu
    [few] Odevzdejte pirátům { $count } karty
    [many] Odevzdejte pirátům { $count } karty
   *[other] Odevzdejte pirátům { $count } karet
}
web-oltre-mare-why-trade = Obchodujte, nakupte a ukončete obchodní fázi
web-oltre-mare-why-play = { $count ->
    [one] Vyberte { $count } kartu k vyložení
    [few] Vyberte { $count } karty k vyložení
    [many] Vyberte { $count } karty k vyložení
   *[other] Vyberte { $count } karet k vyložení
}
web-oltre-mare-why-sail = { $count ->
    [one] Plavba: ještě { $count } pohyb
    [few] Plavba: ještě { $count } pohyby
    [many] Plavba: ještě { $count } pohybu
   *[other] Plavba: ještě { $count } pohybů
}
web-oltre-mare-why-compass = Podle kompasu do libovolného přístavu, nebo zůstaňte
web-oltre-mare-why-load = Zvolte pořadí nakládání
# $names: one or several players, already joined with commas
web-oltre-mare-waits-for = Čeká se na: { $names }
web-oltre-mare-round = Kolo { $number }
web-oltre-mare-last-round = Poslední kolo
web-oltre-mare-undo = Vrátit

## Players

web-oltre-mare-you = Vy
web-oltre-mare-others = Ostatní hráči
web-oltre-mare-your-seat = Vaše místo
web-oltre-mare-watching = Sledujete partii.
# Bots bear first names of Venetian captains, one for each seat; they need no translation, only the right letters
web-oltre-mare-captain-0 = Anzolo
web-oltre-mare-captain-1 = Zuane
web-oltre-mare-captain-2 = Marin
web-oltre-mare-captain-3 = Piero
web-oltre-mare-captain-4 = Lunardo
# Said of another player, beside the name
web-oltre-mare-offers-you = nabízí vám obchod
web-oltre-mare-wants-no-deals = v tomto tahu neobchoduje
web-oltre-mare-considers = zvažuje nabídku
web-oltre-mare-all-about = Vše o hráči: { $name }
web-oltre-mare-ducats = Dukáty
web-oltre-mare-tokens = Přístavní žetony
web-oltre-mare-no-tokens = Zatím žádné přístavní žetony
web-oltre-mare-token-active = aktivní
web-oltre-mare-no-active-token = žádný aktivní žeton
# Beside a figure, very little room
web-oltre-mare-prestige-short = prestiž
web-oltre-mare-pirates-short = piráti
web-oltre-mare-in-port = přístav: { $port }
web-oltre-mare-cargo-size = V balíčku: { $amount }
web-oltre-mare-my-cargo = { $amount ->
    [one] Váš nákladový balíček: { $amount } karta
    [few] Váš nákladový balíček: { $amount } karty
    [many] Váš nákladový balíček: { $amount } karty
   *[other] Váš nákladový balíček: { $amount } karet
}
web-oltre-mare-hand-empty = Žádné karty v ruce
web-oltre-mare-in-offer = v nabídce
web-oltre-mare-bottom-first = Odspodu nahoru.
web-oltre-mare-unknown-card = karta, kterou neznáte
web-oltre-mare-cargo-closed = { $amount ->
    [one] { $amount } karta. U tohoto stolu nikdo neprohlíží nákladový balíček: vidět je jen vrchní karta.
    [few] { $amount } karty. U tohoto stolu nikdo neprohlíží nákladový balíček: vidět je jen vrchní karta.
    [many] { $amount } karty. U tohoto stolu nikdo neprohlíží nákladový balíček: vidět je jen vrchní karta.
   *[other] { $amount } karet. U tohoto stolu nikdo neprohlíží nákladový balíček: vidět je jen vrchní karta.
}
web-oltre-mare-pirates-closed = { $amount ->
    [one] { $amount } karta lícem dolů. Na konci každá ubere 1 dukát.
    [few] { $amount } karty lícem dolů. Na konci každá ubere 1 dukát.
    [many] { $amount } karty lícem dolů. Na konci každá ubere 1 dukát.
   *[other] { $amount } karet lícem dolů. Na konci každá ubere 1 dukát.
}

## The chart

web-oltre-mare-chart = Námořní mapa
# $names: the players whose ships lie in a port
web-oltre-mare-ships-here = Lodě: { $names }
web-oltre-mare-may-sail = Tam můžete plout
# In the corner of the chart, behind a picture of the ring: where the trip of this turn can end
web-oltre-mare-trip-ends = { $count ->
    [one] { $count } pohyb končí zde
    [few] { $count } pohyby končí zde
    [many] { $count } pohybu končí zde
   *[other] { $count } pohybů končí zde
}
# Before the ports of a course, joined by arrows
web-oltre-mare-trip = { $count ->
    [one] { $count } pohyb:
    [few] { $count } pohyby:
    [many] { $count } pohybu:
   *[other] { $count } pohybů:
}
web-oltre-mare-planned = naplánováno
# What comes of ending there
web-oltre-mare-end-lost = Není tu žeton: váš aktivní žeton by se otočil lícem dolů.
web-oltre-mare-end-nothing = Není tu žeton.
web-oltre-mare-end-compass = Odtud vede kompas do kteréhokoli přístavu.
web-oltre-mare-whole-chart = Celá mapa, nebo blízko vaší lodi
web-oltre-mare-nearer = Přiblížit
web-oltre-mare-farther = Oddálit
web-oltre-mare-played = Vyloženo v tomto tahu: { $name }

## The planner: what the chosen cards will do

web-oltre-mare-planner = Plánovač
web-oltre-mare-play-so-many = Vyložit { $chosen } z { $count }
# Behind a figure that shows how many: “3 pirate cards”
web-oltre-mare-effect-ducat = { $count ->
    [one] dukát
    [few] dukáty
    [many] dukátu
   *[other] dukátů
}
web-oltre-mare-effect-pirate = { $count ->
    [one] pirát
    [few] piráti
    [many] piráta
   *[other] pirátů
}
web-oltre-mare-effect-draw = { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
}
web-oltre-mare-effect-ship = { $count ->
    [one] pohyb
    [few] pohyby
    [many] pohybu
   *[other] pohybů
}
web-oltre-mare-next-turn = příští tah
web-oltre-mare-load-order = Pořadí nakládání, spodní první
# $place: 1 is the bottom; $card: the card and its marks
web-oltre-mare-load-place = Místo { $place }: { $card }
web-oltre-mare-run = { $number } × { $good } by přineslo { oltre-mare-ducats-object }
web-oltre-mare-run-at-least = { $number } × { $good } nebo více by přineslo aspoň { oltre-mare-ducats-object }
web-oltre-mare-sail-on = { $count ->
    [one] Plavba: { $count } pohyb
    [few] Plavba: { $count } pohyby
    [many] Plavba: { $count } pohybu
   *[other] Plavba: { $count } pohybů
}
# $chosen: cards chosen so far
web-oltre-mare-discard-so-many = Námořní síla { $power }: pirátům { $chosen } z { $count }
web-oltre-mare-turn-of = { $name }: { $phase }
# The button that ends a phase
web-oltre-mare-do-discard = { $count ->
    [one] Odevzdat pirátům { $count } kartu
    [few] Odevzdat pirátům { $count } karty
    [many] Odevzdat pirátům { $count } karty
   *[other] Odevzdat pirátům { $count } karet
}
web-oltre-mare-do-finish = Ukončit obchodování
web-oltre-mare-do-play = { $count ->
    [one] Vyložit { $count } kartu
    [few] Vyložit { $count } karty
    [many] Vyložit { $count } karty
   *[other] Vyložit { $count } karet
}
web-oltre-mare-do-stay = Zůstat tady
web-oltre-mare-do-load = Naložit
# On the same button, for those who want to be asked
web-oltre-mare-press-again = Potvrďte ještě jednou

## The dealing desk

web-oltre-mare-desk = Obchodní pult
web-oltre-mare-desk-closed = Obchoduje se v obchodní fázi.
web-oltre-mare-desk-idle = Žádná nabídka není otevřená.
web-oltre-mare-desk-quiet = V tomto tahu nechcete obchodovat.
web-oltre-mare-no-deals = V tomto tahu neobchodovat
web-oltre-mare-offer-of = Nabídka od: { $name }
# After a player’s name
web-oltre-mare-offers = nabízí
web-oltre-mare-offers-all = nabízí všem
web-oltre-mare-open-offer = Ukázat, co z toho bude
web-oltre-mare-you-get = získáte
web-oltre-mare-you-give = dáte
web-oltre-mare-which-cards = Které karty dáte
web-oltre-mare-then-ducats = dukáty
web-oltre-mare-then-hand = v ruce
# What a deal is worth: the best run of one’s cargo in ducats; cards in hand against the naval power
web-oltre-mare-worth-run = nejlepší série
web-oltre-mare-worth-hand = ruka, síla { $power }
web-oltre-mare-then-load = náklad { $load }
# Whether the load can still be reached after a deal
web-oltre-mare-out-of-reach = nedosažitelný
web-oltre-mare-they-choose = Když souhlasíte, obchod nastane, až bude vaše odpověď vybrána.
# The same where the offer is for you alone; $name: who made it
web-oltre-mare-they-confirm = Když souhlasíte, obchod je ještě třeba potvrdit: { $name }.
web-oltre-mare-accept = Přijmout
web-oltre-mare-counter = Protinabídka
web-oltre-mare-decline = Odmítnout
web-oltre-mare-take-back = Vzít zpět
web-oltre-mare-your-offer = Vaše nabídka
web-oltre-mare-your-offer-all = Vaše nabídka všem
web-oltre-mare-your-offer-to = Vaše nabídka pro: { $name }
web-oltre-mare-withdraw = Stáhnout
web-oltre-mare-choose-answer = Vyberte odpověď
web-oltre-mare-agrees = { $name } souhlasí
web-oltre-mare-deal = Uzavřít obchod
web-oltre-mare-considering = Ještě zvažuje: { $names }
web-oltre-mare-declined = Odmítá: { $names }
# Claims about hidden cards; true or not. In quotation marks.
web-oltre-mare-say = Říct něco o kartách…
web-oltre-mare-claim-symbol = „Jedna má symbol { $symbol }.“
web-oltre-mare-claim-power = „Jedna má námořní sílu { $amount }.“
web-oltre-mare-claim-load = „Jedna má náklad { $amount }.“
web-oltre-mare-claim-port = „Na jedné je přístav { $port }.“
web-oltre-mare-unchecked = neověřeno
# What a bot says over an offer: about what all can see, never about its hand; it fits any gender.
# $goods: the goods it speaks of, in the case of “I seek …”
web-oltre-mare-said-gems = drahokamy
web-oltre-mare-said-scrolls = svitky
web-oltre-mare-said-silk = hedvábí
web-oltre-mare-said-salt = sůl
web-oltre-mare-said-pottery = keramiku
web-oltre-mare-said-olives = olivy
web-oltre-mare-said-grain = obilí
web-oltre-mare-says-counter = Takhle ne. Ale tohle by šlo.
web-oltre-mare-says-seek-run = Sbírám { $goods } do delší série.
web-oltre-mare-says-seek = Sháním { $goods }.
web-oltre-mare-says-spare = Můžu postrádat { $goods }.
web-oltre-mare-says-gift = Jen tak, pro radost.
web-oltre-mare-says-beg = A co za to?
web-oltre-mare-says-need = Pro sebe sbírám { $goods }.
web-oltre-mare-says-few = { oltre-mare-ducats } za { $goods }? To je málo.
web-oltre-mare-says-dear = { oltre-mare-ducats }? To je na mě moc.
web-oltre-mare-says-rival = Sbíráš { $goods }. S tím raději nepomůžu.
web-oltre-mare-says-other = Sbírám { $goods }, tohle ne.
web-oltre-mare-says-honoured = Prestiž za tento tah už mám.
web-oltre-mare-says-little = To mi přinese málo.
# Said when it withdraws an offer that somebody has agreed to
web-oltre-mare-says-regret = Přece jen raději ne.
web-oltre-mare-quoted = „{ $line }“
# The ducats of an offer have changed: $before is the figure it had
web-oltre-mare-new-price = Nyní { oltre-mare-ducats } místo { $before }
web-oltre-mare-new-terms = Nové podmínky za stejné zboží
web-oltre-mare-new-offer = Nová nabídka
web-oltre-mare-offer-to = Komu
web-oltre-mare-all = Všem
web-oltre-mare-drop-offer = Zrušit tuto nabídku
web-oltre-mare-give = dám
web-oltre-mare-want = chci
web-oltre-mare-give-ducats = Dukáty, které dáte
web-oltre-mare-want-ducats = Dukáty, které chcete
web-oltre-mare-less = O jeden méně
web-oltre-mare-more = O jeden více
web-oltre-mare-tap-cards = klepněte na karty v ruce
web-oltre-mare-take-out = Vyjmout: { $card }
web-oltre-mare-one-less = O jedno méně: { $good }
web-oltre-mare-add-good = Přidat zboží
web-oltre-mare-offer-hint = Přidejte karty nebo zboží. Nabídka s jednou prázdnou stranou je dar.
# Stands above figures: what hands and ducats would be after the deal.
web-oltre-mare-if-accepted = Bude-li přijata:
web-oltre-mare-send = Nabídnout
web-oltre-mare-buy = Koupit
web-oltre-mare-buys-left = { $count ->
    [one] ještě { $count }
    [few] ještě { $count }
    [many] ještě { $count }
   *[other] ještě { $count }
}

## Scorings

web-oltre-mare-first-scoring = První bodování
# One line for each thing that is scored, before the ducats it brings
web-oltre-mare-line-rank_prestige = prestiž
web-oltre-mare-line-run = série
# Runs of one card each, all in one line; the figure stands before it
web-oltre-mare-line-singles = { $count ->
    [one] samostatná karta
    [few] samostatné karty
    [many] samostatné karty
   *[other] samostatných karet
}
web-oltre-mare-line-keep = zůstává naloženo
web-oltre-mare-line-loss = pirátský balíček
web-oltre-mare-line-rank_tokens = přístavní žetony
web-oltre-mare-line-hand_cards = karty v ruce
# Ducats before the scoring, above its lines
web-oltre-mare-before = Předtím
# Who won and by what; then where the difference to the second came from
web-oltre-mare-won-by = { $ahead ->
    [0] { $name } a { $other } mají stejně dukátů; rozhoduje větší náklad.
    [one] { $name } vede o { $ahead } dukát, druhé místo: { $other }.
    [few] { $name } vede o { $ahead } dukáty, druhé místo: { $other }.
    [many] { $name } vede o { $ahead } dukátu, druhé místo: { $other }.
   *[other] { $name } vede o { $ahead } dukátů, druhé místo: { $other }.
}
web-oltre-mare-won-by-you = { $ahead ->
    [0] Vy a { $other } máte stejně dukátů; rozhoduje větší náklad.
    [one] Vedete o { $ahead } dukát, druhé místo: { $other }.
    [few] Vedete o { $ahead } dukáty, druhé místo: { $other }.
    [many] Vedete o { $ahead } dukátu, druhé místo: { $other }.
   *[other] Vedete o { $ahead } dukátů, druhé místo: { $other }.
}
web-oltre-mare-won-over-you = { $ahead ->
    [0] { $name } a vy máte stejně dukátů; rozhoduje větší náklad.
    [one] { $name } vede o { $ahead } dukát, druhé místo: vy.
    [few] { $name } vede o { $ahead } dukáty, druhé místo: vy.
    [many] { $name } vede o { $ahead } dukátu, druhé místo: vy.
   *[other] { $name } vede o { $ahead } dukátů, druhé místo: vy.
}
web-oltre-mare-won-before = Nejvíc rozhodlo, co bylo vyděláno před bodováním (+{ $amount }).
web-oltre-mare-won-cargo = Nejvíc rozhodl náklad (+{ $amount }).
web-oltre-mare-won-prestige = Nejvíc rozhodla prestiž (+{ $amount }).
web-oltre-mare-won-pirates = Nejvíc rozhodl menší pirátský balíček (+{ $amount }).
web-oltre-mare-won-rank_tokens = Nejvíc rozhodly přístavní žetony (+{ $amount }).
web-oltre-mare-won-hand_cards = Nejvíc rozhodly karty v ruce (+{ $amount }).
web-oltre-mare-won-run = Nejlepší série: { $number } × { $good } (+{ $amount }).
# What decided the game; $round: number of the round, $name: who did it
web-oltre-mare-decided-final = Rozhodlo závěrečné bodování.
web-oltre-mare-decided-venice = Rozhodlo první bodování v kole { $round }.
web-oltre-mare-decided-deal = Rozhodl obchod v kole { $round }: { $name }.
web-oltre-mare-decided-quiet_deal = Rozhodl soukromý obchod v kole { $round }.
web-oltre-mare-decided-turn = Rozhodlo kolo { $round }: { $name }.
web-oltre-mare-scored = Celkem
# $place: rank in the game, 1 is the winner
web-oltre-mare-place = { $place }. místo

## Log and parts of the screen

web-oltre-mare-log = Průběh
web-oltre-mare-log-undone = { $name } vrací rozhodnutí
web-oltre-mare-log-undone-you = Vracíte rozhodnutí
# One player, in a line before the ducats a scoring brings
web-oltre-mare-log-scored = { $name }: bodování
# What the log and the desk say of an offer; behind it pictures show what is given and what is wanted.
web-oltre-mare-told-offer = { $name } → { $other }, nabídka:
web-oltre-mare-told-offer-you = Vy → { $other }, nabídka:
web-oltre-mare-told-offer-all = { $name } → všichni, nabídka:
web-oltre-mare-told-offer-all-you = Vy → všichni, nabídka:
web-oltre-mare-told-deal = { $name } → { $other }: obchod uzavřen.
web-oltre-mare-told-deal-you = Vy → { $other }: obchod uzavřen.
web-oltre-mare-told-withdraw = { $name } stahuje nabídku
web-oltre-mare-told-withdraw-you = Stahujete nabídku
web-oltre-mare-told-lapse_cards = { $name }: nabídka končí, protože její karty už nejsou v ruce
web-oltre-mare-told-lapse_cards-you = Vaše nabídka končí, protože její karty už nejsou v ruce
web-oltre-mare-told-lapse_hand = { $name }: nabídka končí, protože nikdo, komu je určena, už nemá dost karet
web-oltre-mare-told-lapse_hand-you = Vaše nabídka končí, protože nikdo, komu je určena, už nemá dost karet
web-oltre-mare-told-lapse_load = { $name }: nabídka končí, protože aktivní hráč by po ní už nezískal dost karet na svůj náklad
web-oltre-mare-told-lapse_load-you = Vaše nabídka končí, protože aktivní hráč by po ní už nezískal dost karet na svůj náklad
web-oltre-mare-told-lapse_no_deals = { $name }: nabídka končí, protože jedna strana už v tomto tahu nechce obchodovat
web-oltre-mare-told-lapse_no_deals-you = Vaše nabídka končí, protože jedna strana už v tomto tahu nechce obchodovat
web-oltre-mare-told-lapse_declined = { $name }: nabídka končí, protože ji všichni odmítají
web-oltre-mare-told-lapse_declined-you = Vaše nabídka končí, protože ji všichni odmítají
web-oltre-mare-told-play = { $name } vykládá:
web-oltre-mare-told-play-you = Vykládáte:
web-oltre-mare-told-load = { $name } nakládá:
web-oltre-mare-told-load-you = Nakládáte:
web-oltre-mare-told-see = { $name } vidí:
web-oltre-mare-told-see-you = Vidíte:
web-oltre-mare-parts = Části stolu
web-oltre-mare-tab-chart = Mapa
web-oltre-mare-tab-deals = Obchody
web-oltre-mare-tab-log = Průběh

## Keys

web-oltre-mare-key-arrows = Pohyb mezi kartami v ruce nebo přístavy
web-oltre-mare-key-space = Vybrat kartu nebo přístav
web-oltre-mare-key-enter = Odevzdat pirátům, vyložit, naložit nebo zůstat
web-oltre-mare-key-finish = Ukončit obchodování
web-oltre-mare-key-buy-deck = Koupit z balíčku zboží
web-oltre-mare-key-buy-pirates = Koupit z pirátského balíčku
web-oltre-mare-key-offer = Začít nabídku, pak ji odeslat
web-oltre-mare-key-accept = Přijmout horní nabídku, nebo uzavřít dohodnutý obchod
web-oltre-mare-key-counter = Odpovědět vlastní nabídkou
web-oltre-mare-key-decline = Odmítnout
web-oltre-mare-key-no-deals = V tomto tahu neobchodovat
web-oltre-mare-key-hand = Na karty v ruce
web-oltre-mare-key-chart = K mapě
web-oltre-mare-key-load = Posunout kartu v pořadí nakládání
web-oltre-mare-key-zoom = Přiblížit, oddálit, zobrazit celou mapu
web-oltre-mare-key-read = Přečíst celou kartu
web-oltre-mare-key-undo = Vrátit poslední rozhodnutí
web-oltre-mare-key-reset = Vrátit tah
