# The operator’s page: whoever runs the server looks after tables, guests and reports there.
# Player names are never declined: they stand first, or behind a colon.

web-operator = Administrare
web-operator-how = Această pagină este pentru cine administrează serverul. Rulează pe server această comandă și deschide linkul pe care îl afișează. Este valabil o singură dată, zece minute.
web-operator-sign-out = Deconectează-te
web-operator-signed-out = Te-ai deconectat.
web-operator-sections = Părțile paginii
web-operator-more = Arată mai multe
web-operator-nothing = Nu este nimic aici.
web-operator-sure = Da, fă asta
web-operator-done = Gata.

## Now

# What the server does at this moment, and what can be said to everybody.
web-operator-now = Acum
# Labels of figures
web-operator-count-busy = Se joacă acum
web-operator-count-sockets = Conexiuni
web-operator-count-open = Mese în așteptare
web-operator-count-running = Partide în curs
web-operator-count-over = Partide încheiate
web-operator-count-damaged = Mese deteriorate
# Heading
web-operator-announce = Anunț
web-operator-announce-about = Apare la fiecare masă, și pentru cei care vin mai târziu.
web-operator-announce-text = Text
web-operator-minutes = Minute
web-operator-announce-go = Anunță
# Before the text of an announcement
web-operator-announced = Se vede acum:
web-operator-take-back = Retrage
# Heading: before the server is stopped
web-operator-drain = Înainte de repornire
web-operator-drain-about = Nu se deschid mese noi, partidele în curs continuă.
web-operator-drain-on = Refuză mese noi
web-operator-drain-off = Permite din nou mese noi
web-operator-draining = Mesele noi sunt refuzate acum.
# When several programs serve one store
web-operator-one-process = Dacă sunt mai multe procese, este vorba doar de cel care răspunde aici.

## Reports

web-operator-reports = Sesizări
web-operator-reports-open = Deschise
web-operator-reports-closed = Închise
web-operator-reports-none = Nimeni nu a sesizat nimic.
# $name: who sent the report
web-operator-report-by = Sesizat de: { $name }
web-operator-close-report = Închide sesizarea
# For how long somebody is muted or banned: label of a choice
web-operator-for = Pentru cât timp
web-operator-hour = 1 oră
web-operator-day = 1 zi
web-operator-week = 7 zile
web-operator-month = 30 de zile
web-operator-year = 366 de zile
# A button: the person says nothing at any table for that long
web-operator-mute = Redu la tăcere
# A button: the person is kept out for that long
web-operator-ban = Interzice accesul

## Tables

web-operator-tables = Mese
web-operator-state = Stare
web-operator-all = Toate
web-operator-state-open = așteaptă
web-operator-state-running = în curs
web-operator-state-over = încheiată
web-operator-state-damaged = deteriorată
# Label of a choice: tables at which nothing has happened for so long
web-operator-older = Neatinsă de
web-operator-any = oricât
web-operator-entries = { $count ->
    [one] { $count } înregistrare
    [few] { $count } înregistrări
   *[other] { $count } de înregistrări
}
web-operator-end = Încheie
web-operator-delete = Șterge
web-operator-mend = Repară
web-operator-end-sure = Închei această masă ca și cum ar fi fost anulată?
web-operator-delete-sure = Ștergi definitiv această masă, cu jurnalul ei?
# $kept, $lost: numbers of entries; $time: when the last that stays was written
web-operator-mend-sure = Se poate citi doar o parte. Rămâne starea din { $time } (înregistrări: { $kept }). Se pierd: { $lost }. Într-o copie de rezervă poate fi mai mult.
# $number: of an entry of the table's log
web-operator-damaged-from = Deteriorată de la înregistrarea { $number }
web-operator-mended = Reparată. Masa se poate deschide din nou.

## Guests and bans

web-operator-guests = Oaspeți
web-operator-search = Nume sau identificator
# $time: a date
web-operator-since = din { $time }
web-operator-guest-tables = { $count ->
    [one] { $count } masă
    [few] { $count } mese
   *[other] { $count } de mese
}
web-operator-guest-devices = { $count ->
    [one] { $count } dispozitiv
    [few] { $count } dispozitive
   *[other] { $count } de dispozitive
}
web-operator-forget = Uită
web-operator-forget-sure = Uiți definitiv acest oaspete? Numele, chatul și dispozitivele dispar, ceilalți își păstrează partidele.
web-operator-bans = Interdicții
web-operator-ban-value = Identificatorul oaspetelui, adresă sau rețea
web-operator-reason = Motiv, ca să ții minte
web-operator-kind-guest = acces interzis
web-operator-kind-address = adresă interzisă
web-operator-kind-voice = fără chat
web-operator-until = până la { $time }
# A button: a ban ends
web-operator-lift = Ridică

## What operators did

web-operator-audit = Jurnal
web-operator-who-key = Linia de comandă
# $session: which one, such as 4f1a09bc
web-operator-who-page = Pagina { $session }
web-operator-did-link = link către această pagină
web-operator-did-sign-in = conectare
web-operator-did-sign-out = deconectare
web-operator-did-sign-out-all = toți deconectați
web-operator-did-end = masă încheiată
web-operator-did-delete = masă ștearsă
web-operator-did-mend = masă reparată
web-operator-did-forget = oaspete uitat
web-operator-did-sweep = curățenie
web-operator-did-drain = mese noi refuzate
web-operator-did-drain-off = mese noi permise
web-operator-did-announce = anunț
web-operator-did-ban = oaspete interzis
web-operator-did-ban-address = adresă interzisă
web-operator-did-mute = oaspete fără chat
web-operator-did-unban = interdicție ridicată
web-operator-did-unmute = chat permis din nou
web-operator-did-close-report = sesizare închisă

## Refusals

web-refusal-operator = Nu ai o sesiune deschisă aici sau ea a expirat.
web-refusal-operator-link = Acest link a fost folosit, a expirat sau există unul mai nou.
# $message: why, in English
web-refusal-unmendable = Această masă nu poate fi reparată. ({ $message })
web-refusal-whole = La această masă se poate juca: nu este nimic de reparat.
web-refusal-no-report = Această sesizare nu mai există.
