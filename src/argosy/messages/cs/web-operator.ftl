# The operator’s page: whoever runs the server looks after tables, guests and reports there.
# Player names are never declined: they stand first, or behind a colon.

web-operator = Provoz
web-operator-how = Tato stránka je pro toho, kdo server provozuje. Spusťte na serveru tento příkaz a otevřete odkaz, který vypíše. Platí jednou, po deset minut.
web-operator-sign-out = Odhlásit se
web-operator-signed-out = Jste odhlášeni.
web-operator-sections = Části této stránky
web-operator-more = Zobrazit další
web-operator-nothing = Tady nic není.
web-operator-sure = Ano, provést
web-operator-done = Hotovo.

## Now

# What the server does at this moment, and what can be said to everybody.
web-operator-now = Právě teď
# Labels of figures
web-operator-count-busy = Právě se hrají
web-operator-count-sockets = Připojení
web-operator-count-open = Čekající stoly
web-operator-count-running = Rozehrané partie
web-operator-count-over = Dohrané partie
web-operator-count-damaged = Poškozené stoly
# Heading
web-operator-announce = Oznámení
web-operator-announce-about = Zobrazí se u každého stolu, i těm, kdo přijdou později.
web-operator-announce-text = Text
web-operator-minutes = Minut
web-operator-announce-go = Oznámit
# Before the text of an announcement
web-operator-announced = Právě se zobrazuje:
web-operator-take-back = Vzít zpět
# Heading: before the server is stopped
web-operator-drain = Před restartem
web-operator-drain-about = Nové stoly se neotevírají, rozehrané partie pokračují.
web-operator-drain-on = Neotevírat nové stoly
web-operator-drain-off = Znovu otevírat nové stoly
web-operator-draining = Nové stoly se teď neotevírají.
# When several programs serve one store
web-operator-one-process = Běží-li více procesů serveru, týká se to jen toho, který tady odpovídá.

## Reports

web-operator-reports = Hlášení
web-operator-reports-open = Otevřená
web-operator-reports-closed = Vyřízená
web-operator-reports-none = Nikdo nic nenahlásil.
# $name: who sent the report
web-operator-report-by = Hlásí: { $name }
web-operator-close-report = Vyřídit hlášení
# For how long somebody is muted or banned: label of a choice
web-operator-for = Na jak dlouho
web-operator-hour = 1 hodina
web-operator-day = 1 den
web-operator-week = 7 dní
web-operator-month = 30 dní
web-operator-year = 366 dní
# A button: the person says nothing at any table for that long
web-operator-mute = Ztlumit
# A button: the person is kept out for that long
web-operator-ban = Zakázat vstup

## Tables

web-operator-tables = Stoly
web-operator-state = Stav
web-operator-all = Všechny
web-operator-state-open = čeká
web-operator-state-running = hraje se
web-operator-state-over = dohráno
web-operator-state-damaged = poškozeno
# Label of a choice: tables at which nothing has happened for so long
web-operator-older = Beze změny
web-operator-any = libovolně
web-operator-entries = { $count ->
    [one] { $count } záznam
    [few] { $count } záznamy
    [many] { $count } záznamu
   *[other] { $count } záznamů
}
web-operator-end = Ukončit
web-operator-delete = Smazat
web-operator-mend = Opravit
web-operator-end-sure = Ukončit tento stůl, jako by byl zrušen?
web-operator-delete-sure = Smazat tento stůl i s protokolem, navždy?
# $kept, $lost: numbers of entries; $time: when the last that stays was written
web-operator-mend-sure = Přečíst lze jen část. Zůstane stav z { $time } (záznamů: { $kept }). Ztratí se: { $lost }. V záloze může být víc.
# $number: of an entry of the table's log
web-operator-damaged-from = Poškozeno od záznamu { $number }
web-operator-mended = Opraveno. Stůl lze zase otevřít.

## Guests and bans

web-operator-guests = Hosté
web-operator-search = Jméno nebo identifikátor
# $time: a date
web-operator-since = od { $time }
web-operator-guest-tables = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
    [many] { $count } stolu
   *[other] { $count } stolů
}
web-operator-guest-devices = { $count ->
    [one] { $count } zařízení
    [few] { $count } zařízení
    [many] { $count } zařízení
   *[other] { $count } zařízení
}
web-operator-forget = Zapomenout
web-operator-forget-sure = Zapomenout na tohoto hosta navždy? Jméno, chat a zařízení zmizí, ostatním jejich partie zůstanou.
web-operator-bans = Zákazy
web-operator-ban-value = Identifikátor hosta, adresa nebo síť
web-operator-reason = Důvod, pro vlastní paměť
web-operator-kind-guest = zákaz vstupu
web-operator-kind-address = adresa zakázána
web-operator-kind-voice = ztlumení
web-operator-until = do { $time }
# A button: a ban ends
web-operator-lift = Zrušit

## What operators did

web-operator-audit = Protokol
web-operator-who-key = Příkazový řádek
# $session: which one, such as 4f1a09bc
web-operator-who-page = Stránka { $session }
web-operator-did-link = vytvořen odkaz na tuto stránku
web-operator-did-sign-in = přihlášení
web-operator-did-sign-out = odhlášení
web-operator-did-sign-out-all = odhlášeni všichni
web-operator-did-end = ukončen stůl
web-operator-did-delete = smazán stůl
web-operator-did-mend = opraven stůl
web-operator-did-forget = zapomenut host
web-operator-did-sweep = úklid
web-operator-did-drain = zastaveny nové stoly
web-operator-did-drain-off = povoleny nové stoly
web-operator-did-announce = oznámení
web-operator-did-ban = zakázán vstup hostovi
web-operator-did-ban-address = zakázána adresa
web-operator-did-mute = ztlumen host
web-operator-did-unban = zrušen zákaz
web-operator-did-unmute = zrušeno ztlumení
web-operator-did-close-report = vyřízeno hlášení

## Refusals

web-refusal-operator = Nejste tu přihlášeni, nebo už ne.
web-refusal-operator-link = Tento odkaz byl použit, vypršel, nebo existuje novější.
# $message: why, in English
web-refusal-unmendable = Tento stůl nelze opravit. ({ $message })
web-refusal-whole = U tohoto stolu se dá hrát: není co opravovat.
web-refusal-no-report = Toto hlášení už neexistuje.
